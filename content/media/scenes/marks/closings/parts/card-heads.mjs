/** The heads of the four people of the autocare-card closing. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { BRIGHT_RUST, CREAM, GOLD } from '../../parts/palette.mjs';
import { dot, repeat, solid, spot, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { SHEEN, SUN } from './crew.mjs';

const GREY = '#e6ece8';

export function advisersHead(body) {
  const put = within(body, 0, 0, 2);
  const his = TONES.light;
  return (
    ear(put, -63, 8, his) +
    skull(put, his, 14, 2) +
    features(put, { tones: his, turn: 14, look: [6, 6], lid: 0.24, brow: 2, tilt: -5, mouth: 'soft', wide: 20 }) +
    area(put('M18 42C6 36 -8 42 -14 51C-2 52 8 51 17 48C27 51 40 52 46 48C40 38 28 36 18 42z'), DAY.ink) +
    area(
      put(
        'M-66 4C-78 -50 -62 -112 6 -114C58 -114 84 -78 69 -10C66 -22 64 -34 60 -46C40 -44 14 -52 -8 -70C-14 -54 -36 -44 -54 -38C-60 -28 -60 -10 -58 8z',
      ),
      DAY.ink,
    ) +
    line(put('M-8 -70C-2 -86 8 -98 24 -104M6 -64C18 -78 36 -86 52 -84M-14 -66C-32 -64 -48 -54 -58 -40'), SHEEN) +
    line(put('M61 -74C68 -60 70 -46 70 -32'), SUN)
  );
}

export function mechanicsHead(body) {
  const put = within(body, 0, 4, 7);
  const her = TONES.deep;
  return (
    ear(put, -63, 8, her) +
    skull(put, her, 12, 2) +
    features(put, { tones: her, turn: 12, look: [4, 6], lid: 0.24, brow: 4, mouth: 'grin', wide: 24 }) +
    area(
      put(
        'M-64 4C-72 -40 -60 -70 -30 -74L50 -72C66 -60 68 -30 64 -6C60 -22 56 -36 46 -48C24 -56 0 -56 -20 -50C-44 -46 -56 -26 -60 4z',
      ),
      DAY.ink,
    ) +
    solid(
      put('M-70 -36C-74 -92 -30 -120 6 -118C48 -118 76 -86 68 -38C40 -64 -40 -66 -70 -36z'),
      BRIGHT_RUST,
      ink(2.6),
    ) +
    line(put('M-68 -50C-40 -74 40 -74 68 -50'), { width: 4, colour: GOLD }) +
    area(put(repeat(5, (i) => oval(-40 + i * 20, -84 - (i % 2) * 14, 3.8))), CREAM) +
    solid(
      put(
        'M-66 -46C-82 -54 -98 -46 -100 -32C-88 -30 -76 -32 -66 -38zM-68 -38C-80 -28 -86 -10 -80 2C-72 -6 -66 -20 -64 -34z',
      ),
      BRIGHT_RUST,
      ink(2),
    ) +
    area(
      put('M-40 34C-30 28 -20 30 -16 36C-22 40 -30 38 -36 44C-40 42 -42 38 -40 34z'),
      DAY.ink,
      'fill-opacity=".7" ',
    ) +
    area(put(oval(-67, 32, 6)), GOLD) +
    line(put(oval(-67, 32, 6)), ink(1.6))
  );
}

export function cashiersHead(body) {
  const put = within(body, 0, 0, 4);
  const his = TONES.warm;
  return (
    ear(put, -63, 8, his) +
    skull(put, his, 12) +
    features(put, { tones: his, turn: 12, look: [6, 1], lid: 0.16, brow: 5, mouth: 'grin', wide: 24, hair: GREY }) +
    solid(put('M16 42C6 36 -12 42 -20 52C-8 54 4 52 14 49C24 52 38 53 46 49C42 40 28 36 16 42z'), GREY, ink(1.8)) +
    solid(put('M-66 4C-78 -36 -70 -62 -58 -74C-50 -60 -50 -40 -56 -26C-58 -14 -62 -4 -66 4z'), GREY, ink(2)) +
    solid(put('M54 -74C66 -64 70 -40 66 -20C60 -26 58 -40 56 -52z'), GREY, ink(2)) +
    line(put('M-36 -54C-18 -61 10 -61 30 -55M-30 -66C-14 -71 8 -71 22 -67'), { width: 1.8, colour: his[2] }) +
    line(put(`${oval(-14, -4, 25, 22)}${oval(42, -4, 20, 22)}M11 -6C14 -10 18 -10 22 -6M-39 -6L-60 -10`), ink(2.8))
  );
}

export function ownersHead(body) {
  const put = within(body, 0, 0, -6);
  const her = TONES.warm;
  const hair =
    'M-66 8C-76 -40 -66 -108 0 -112C66 -108 78 -40 68 0C66 -14 64 -30 56 -44C42 -56 26 -66 12 -84C-6 -64 -38 -52 -56 -38C-62 -24 -64 -6 -66 8z';
  const petals = repeat(10, (i) => {
    const a = Math.PI * (1.02 + i * 0.086);
    const [x, y] = spot(put, -14 + 50 * Math.cos(a), -92 + 26 * Math.sin(a));
    return dot(x, y, 7.6, '#8a6a3a') + dot(x, y, 6.4, DAY.paper);
  });
  return (
    area(put(oval(-14, -118, 44, 36)), DAY.ink) +
    line(put('M-46 -128C-34 -148 8 -150 20 -126M-36 -118C-22 -136 0 -136 10 -118'), SHEEN) +
    petals +
    ear(put, -63, 8, her) +
    skull(put, her, 13, 4) +
    features(put, { tones: her, turn: 13, look: [6, -5], lid: 0.1, brow: 4, tilt: -5, mouth: 'soft', wide: 24 }) +
    area(put(oval(14, -38, 4.6)), BRIGHT_RUST) +
    area(put(hair), DAY.ink) +
    line(put('M12 -84C-12 -70 -44 -56 -62 -20M16 -88C40 -78 58 -58 63 -28M8 -92C-20 -90 -54 -74 -66 -28'), SHEEN) +
    line(put('M2 -72C-28 -60 -46 -50 -58 -30M22 -74C40 -62 52 -50 58 -32'), { width: 3, colour: '#b9c6c2' }) +
    area(put(oval(-68, 34, 6.5)), GOLD) +
    line(put(oval(-68, 34, 6.5)), ink(1.6))
  );
}
