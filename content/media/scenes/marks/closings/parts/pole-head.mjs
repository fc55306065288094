/** The head of the engineer from above: a large helmet, her eyes on the telephone, a braid that swings. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { BRIGHT_RUST, GOLD } from '../../parts/palette.mjs';
import { mapped, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { SHEEN } from './crew.mjs';

const own = placed(868, 302, 15, 0.92);
const put = (d) => own(mapped((u, v) => [-u, v < 0 ? v * 0.9 : v * 0.86])(d));
const tones = TONES.warm;

/** The braid behind her shoulder, with a ribbon at its end. */
export function braid() {
  const links = [
    [924, 340, 20, -20],
    [946, 368, 22, -30],
    [968, 396, 23, -40],
    [992, 424, 22, -46],
    [1018, 448, 20, -52],
    [1044, 468, 18, -58],
    [1068, 484, 16, -62],
  ];
  const tail = placed(1080, 492, -64);
  return (
    solid(tail('M-8 -4C-14 20 -10 44 0 62C10 44 14 20 8 -4z'), DAY.ink, ink(2)) +
    links
      .map(([x, y, r, turn]) => {
        const at = placed(x, y, turn);
        return (
          solid(at(oval(0, 0, r, 20)), DAY.ink, ink(2)) +
          line(at(`M${-r + 5} -8C-4 2 4 8 ${r - 8} 12M${r - 5} -8C4 0 0 2 -4 4`), SHEEN)
        );
      })
      .join('') +
    solid(tail('M-13 -8L13 -8L11 6L-11 6z'), BRIGHT_RUST, ink(2))
  );
}

const DOME = 'M-96 -34C-108 -124 -56 -178 4 -178C68 -178 112 -124 100 -34C66 -62 -56 -62 -96 -34z';

export function head() {
  const face = { tones, turn: 20, look: [2, 7], lid: 0.3, brow: 2, tilt: 5, mouth: 'soft', wide: 20 };
  return (
    solid(put('M-66 -50C-84 0 -80 40 -62 66L-30 60L-40 -50z'), DAY.ink, ink(2)) +
    ear(put, -63, 10, tones) +
    skull(put, tones, face.turn, 2) +
    features(put, face) +
    area(put(oval(14, -40, 5)), '#b5471b') +
    area(put('M-64 -50C-66 -30 -64 -10 -60 6C-52 -16 -46 -34 -36 -50z'), DAY.ink) +
    area(put(oval(-66, 34, 6)), GOLD) +
    line(put('M-70 -30C-66 20 -52 76 -8 110C10 116 34 112 44 104M62 -30C72 0 74 40 62 72'), ink(8)) +
    line(put('M-70 -30C-66 20 -52 76 -8 110C10 116 34 112 44 104M62 -30C72 0 74 40 62 72'), {
      width: 4,
      colour: '#37606a',
    }) +
    area(put('M-62 -50C-40 -44 40 -44 62 -40L60 -8C30 -34 -30 -36 -62 -12z'), tones[1], 'fill-opacity=".55" ') +
    solid(put(DOME), '#f6c02f', ink(2.8)) +
    area(put('M-96 -34C-108 -124 -56 -178 4 -178C-48 -160 -74 -110 -64 -50C-78 -46 -88 -42 -96 -34z'), '#ffe08a') +
    area(put('M100 -34C112 -124 68 -178 4 -178C58 -160 84 -110 72 -48C82 -44 92 -40 100 -34z'), '#d0922a') +
    repeat(3, (i) => {
      const x = -44 + i * 46;
      const w = i === 1 ? 15 : 9;
      return solid(
        put(
          `M${x - w} -58C${x * 0.7 - w} -110 ${x * 0.6 - w} -140 ${x * 0.5 - w * 0.8} -166L${x * 0.5 + w * 0.8} -166C${x * 0.6 + w} -140 ${x * 0.7 + w} -110 ${x + w} -58z`,
        ),
        '#ffd65c',
        ink(2),
      );
    }) +
    solid(
      put('M-104 -36C-60 -78 70 -80 104 -44C128 -22 122 -4 100 -14C48 -42 -34 -42 -88 -14C-112 -10 -114 -24 -104 -36z'),
      '#ffd65c',
      ink(2.8),
    ) +
    line(put('M-90 -26C-40 -52 50 -54 104 -22'), { width: 2, colour: '#a86d10' })
  );
}
