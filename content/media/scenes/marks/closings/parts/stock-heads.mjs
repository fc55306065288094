/** The heads of the four people of the stockmaster-shelf closing. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { BRIGHT_RUST, CREAM, GOLD, HONEY } from '../../parts/palette.mjs';
import { dot, repeat, solid, spot, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { SHEEN, SUN } from './crew.mjs';

const GREY = '#dfe6e1';

export function storekeepersHead(body) {
  const put = within(body, 0, 0, -4);
  const his = TONES.deep;
  return (
    ear(put, -63, 8, his) +
    skull(put, his, 13, 2) +
    features(put, { tones: his, turn: 13, look: [6, -4], lid: 0.08, brow: 8, mouth: 'ah', wide: 22, hair: GREY }) +
    solid(put('M17 42C6 35 -12 40 -20 53C-6 55 6 52 17 49C27 52 42 53 50 49C44 38 30 35 17 42z'), GREY, ink(1.8)) +
    area(
      put(
        'M-66 6C-80 -40 -66 -106 0 -114C56 -114 80 -70 66 -16C62 -30 58 -44 50 -56C30 -62 0 -62 -24 -68C-40 -60 -52 -46 -54 -30C-58 -16 -60 -6 -66 6z',
      ),
      '#a3b1ad',
    ) +
    line(
      put(
        'M-66 6C-80 -40 -66 -106 0 -114C56 -114 80 -70 66 -16M-24 -68C-30 -82 -20 -96 0 -100M4 -64C10 -78 22 -88 40 -90M-30 -66C-44 -60 -56 -46 -60 -26',
      ),
      ink(2),
    ) +
    // The pencil behind his ear.
    line(put('M-82 -24L-34 -8'), ink(9)) +
    line(put('M-82 -24L-34 -8'), { width: 5, colour: HONEY }) +
    line(put('M-38 -9L-31 -7'), { width: 5, colour: CREAM })
  );
}

export function buyersHead(body) {
  const put = within(body, 0, 0, 5);
  const her = TONES.light;
  const hair =
    'M-66 14C-80 -40 -66 -112 2 -114C66 -112 80 -56 66 -4C66 -18 62 -36 52 -52C36 -58 22 -66 12 -80C-4 -60 -36 -46 -56 -36C-62 -22 -62 -4 -66 14z';
  return (
    skull(put, her, 13, 3) +
    features(put, { tones: her, turn: 13, look: [6, 0], lid: 0.04, brow: 8, tilt: 5, mouth: 'ah', wide: 24 }) +
    area(put(oval(14, -38, 4.4)), BRIGHT_RUST) +
    area(put(hair), DAY.ink) +
    line(put('M12 -80C-10 -64 -40 -54 -60 -24M16 -88C-12 -80 -48 -66 -66 -26M18 -84C36 -72 54 -60 62 -32'), SHEEN) +
    line(put('M60 -70C66 -56 68 -44 68 -30'), SUN)
  );
}

export function managersHead(body) {
  const put = within(body, 0, 0, 5);
  const his = TONES.warm;
  return (
    ear(put, -63, 8, his) +
    skull(put, his, 11, 3) +
    area(
      put(
        'M-62 2C-64 30 -62 50 -54 66C-42 92 -12 108 14 107C46 106 64 88 64 56C66 48 66 40 65 32C58 42 52 42 44 36C34 30 24 32 14 34C2 30 -10 34 -18 44C-28 52 -40 40 -46 22C-48 14 -50 8 -52 0z',
      ),
      DAY.ink,
    ) +
    features(put, { tones: his, turn: 11, look: [6, 1], lid: 0.14, brow: 6, mouth: 'grin', wide: 25 }) +
    area(
      put(
        'M-64 8C-80 -40 -70 -104 -14 -116C44 -124 84 -88 67 -18C62 -34 60 -44 54 -54C34 -48 6 -54 -12 -68C-22 -54 -42 -48 -54 -44C-58 -26 -58 -10 -58 6z',
      ),
      DAY.ink,
    ) +
    line(put('M-12 -68C-4 -84 12 -94 34 -96M4 -64C16 -76 34 -82 52 -80M-18 -72C-36 -70 -50 -60 -60 -48'), SHEEN) +
    line(put('M60 -80C68 -64 70 -46 69 -30'), SUN)
  );
}

export function auditorsHead(body) {
  const put = within(body, 6, 6, 9);
  const her = TONES.warm;
  const hair =
    'M-66 10C-78 -40 -66 -108 2 -112C66 -108 78 -50 67 -4C66 -20 62 -36 54 -48C36 -56 22 -66 10 -82C-8 -62 -38 -50 -56 -38C-62 -24 -64 -8 -66 10z';
  const petals = repeat(9, (i) => {
    const a = 2.1 + i * 0.34;
    const [x, y] = spot(put, -64 + 42 * Math.cos(a), -62 + 40 * Math.sin(a));
    return dot(x, y, 7.4, '#8a6a3a') + dot(x, y, 6.2, DAY.paper);
  });
  return (
    petals +
    area(put(oval(-64, -62, 36, 34)), DAY.ink) +
    line(put('M-88 -70C-84 -92 -52 -92 -44 -72M-80 -60C-72 -76 -56 -76 -50 -62'), SHEEN) +
    ear(put, -63, 8, her) +
    skull(put, her, 14, 3) +
    features(put, { tones: her, turn: 14, look: [3, 6], lid: 0.34, brow: 2, tilt: -7, mouth: 'soft', wide: 19 }) +
    area(put(hair), DAY.ink) +
    line(put('M10 -82C-14 -66 -42 -54 -60 -24M14 -88C-14 -82 -50 -66 -66 -24M16 -84C36 -74 54 -60 62 -32'), SHEEN) +
    line(put('M-12 -68C-32 -58 -48 -48 -58 -32M20 -74C36 -66 48 -56 56 -42'), { width: 3, colour: '#b9c6c2' }) +
    line(put(`${oval(-12, 0, 26, 23)}${oval(45, -1, 21, 22)}M14 -3C17 -7 21 -7 24 -3M-38 -3L-62 -6`), ink(3)) +
    area(put(oval(-68, 34, 6.5)), GOLD) +
    line(put(oval(-68, 34, 6.5)), ink(1.6))
  );
}
