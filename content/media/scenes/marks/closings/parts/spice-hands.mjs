/** Large hands from the side, drawn pointing along x with the wrist at the origin: a fist on a handle, a palm below a load, a hand about a jar. */
import { ink } from '../../daylight.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

const NAIL = '#dcab85';
const EDGE = { width: 3, colour: '#2b1a10' };

const crease = (put, d, tones) => line(put(d), { width: 2, colour: tones[2] });

/** A forearm along points `[x, y, half its width]` in the picture, shaded below. */
export const forearm = (spine, [skin, dusk]) =>
  solid(tapered(spine), skin, EDGE) + area(shaded(spine, 1, 0.4), dusk, 'fill-opacity=".6" ');

/** Rings of gold and glass round a forearm. */
export const bangles = (put, count, half) =>
  repeat(count, (i) => {
    const x = -26 - i * 13;
    const d = put(`M${x} ${-half - 3 - i}C${x + 9} ${-half * 0.4} ${x + 9} ${half * 0.4} ${x} ${half + 3 + i}`);
    return line(d, ink(11)) + line(d, { width: 6.4, colour: ['#f3b740', '#c8381f', '#1f8f90'][i % 3] });
  });

/** A finger seen from the side: from its root to its tip, with a nail if `nail`. */
const digit = (put, d, tones, nail = '') => solid(put(d), tones[0], EDGE) + (nail ? area(put(nail), NAIL) : '');

/** Thumb along the top of the handle; it lies behind it. */
export const fistThumb = (put, tones) =>
  digit(
    put,
    'M20 -26C34 -44 54 -60 78 -66L128 -70C146 -70 148 -50 130 -46L96 -40L60 -14z',
    tones,
    'M118 -67C132 -70 142 -66 141 -60C134 -58 124 -58 116 -60z',
  ) + crease(put, 'M92 -64C96 -60 96 -54 94 -50M98 -65C102 -61 102 -55 100 -51', tones);

/** The back of a fist and its fingers, which bend away below the handle. */
export function fist(put, tones) {
  const lobes = [
    'M62 24C70 22 92 24 98 32C104 44 94 54 82 54C68 54 56 50 52 42z',
    'M70 4C88 0 110 4 116 14C120 26 112 36 98 37C84 38 66 34 62 26z',
    'M76 -18C94 -22 120 -20 127 -8C131 4 122 14 108 15C92 16 74 12 70 4z',
    'M72 -40C92 -46 122 -44 130 -32C134 -20 126 -10 112 -8C96 -6 78 -10 72 -20z',
  ];
  const back = 'M-6 -26C10 -30 24 -34 40 -38C54 -44 70 -46 84 -42C90 -20 84 20 72 46C50 54 24 36 -6 28z';
  return (
    lobes.map((d) => digit(put, d, tones)).join('') +
    area(put(back), tones[0]) +
    area(put('M72 46C50 54 24 36 -6 28L-6 12C20 18 50 30 78 26z'), tones[1], 'fill-opacity=".6" ') +
    line(put('M-6 -26C10 -30 20 -32 30 -36M72 46C50 54 24 36 -6 28'), EDGE) +
    crease(
      put,
      'M84 -36C92 -34 94 -28 90 -22M84 -12C92 -10 93 -4 89 2M78 10C85 12 86 18 82 23M66 32C73 34 74 40 70 44M40 -30C50 -22 60 -18 70 -20M36 -6C46 -2 56 0 66 -2',
      tones,
    ) +
    line(put('M96 -43C108 -44 118 -41 124 -36M2 -27C14 -31 24 -33 34 -37'), {
      width: 3,
      colour: '#ffd9a0',
      opacity: 0.9,
    })
  );
}

/** A palm turned up: what of it lies behind the load. */
export const palmBack = (put, tones) =>
  digit(put, 'M0 -22C30 -26 60 -30 100 -38L150 -46C168 -48 172 -28 154 -25L60 10z', tones) +
  digit(put, 'M30 -16L168 -29C186 -30 187 -9 170 -8L80 14z', tones) +
  area(put('M-6 -12C30 -18 60 -16 90 -12L140 -6L100 20L60 30L-6 24z'), tones[1]);

/** The edge of that palm towards us, and the little finger. */
export const palmFront = (put, tones) =>
  solid(
    put('M-8 -22C14 -24 28 -12 48 -4C70 4 96 4 138 -2C154 -3 156 14 142 18C116 26 96 34 72 36C44 40 20 30 -8 25z'),
    tones[0],
    EDGE,
  ) +
  area(put('M-8 12C20 20 60 30 148 12C134 24 100 34 72 36C44 40 20 30 -8 25z'), tones[1], 'fill-opacity=".6" ') +
  area(put('M-12 -21L-2 -22L-2 25L-12 24z'), tones[0]) +
  crease(put, 'M112 4C115 8 115 13 113 18M74 8C78 12 79 18 77 22', tones);

/** A hand about a jar that stands at (150, -30): what of it is behind the glass. */
export const aroundBack = (put, tones) =>
  area(put('M-6 -26C20 -40 50 -60 92 -68L200 -60L208 30L120 48C70 52 30 36 -6 26z'), tones[0]) +
  line(put('M-6 -26C20 -40 50 -60 96 -70L200 -62M206 30L120 48C70 52 30 36 -6 26'), EDGE) +
  crease(put, 'M110 -44L200 -40M110 -18L204 -14M108 8L204 10', tones);

/** The tips of the fingers that come round to us, and the thumb in front of the glass. */
export const aroundFront = (put, tones) =>
  [
    [-58, -9],
    [-35, -4],
    [-12, -4],
    [11, -9],
  ]
    .map(([y, out]) =>
      digit(
        put,
        `M${212 + out} ${y - 11}C${200 + out} ${y - 13} ${186 + out} ${y - 11} ${180 + out} ${y - 6}C${174 + out} ${y} ${178 + out} ${y + 9} ${188 + out} ${y + 10}L${212 + out} ${y + 12}C${222 + out} ${y + 8} ${222 + out} ${y - 8} ${212 + out} ${y - 11}z`,
        tones,
        `M${186 + out} ${y - 7}C${178 + out} ${y - 4} ${178 + out} ${y + 4} ${187 + out} ${y + 6}C${193 + out} ${y + 4} ${193 + out} ${y - 5} ${186 + out} ${y - 7}z`,
      ),
    )
    .join('') +
  area(put('M-6 -26C16 -38 40 -54 76 -62L92 -30L150 -26L120 20L110 48C70 52 30 36 -6 26z'), tones[0]) +
  area(put('M-6 10C40 22 80 26 112 18L120 48C70 52 30 36 -6 26z'), tones[1], 'fill-opacity=".6" ') +
  solid(put('M40 -22C62 -34 84 -36 104 -32L146 -24C166 -18 164 4 144 5L112 4C100 10 96 26 94 46'), tones[0], EDGE) +
  area(put('M136 -20C150 -18 156 -12 153 -5C147 -2 140 -3 133 -6C128 -11 130 -18 136 -20z'), NAIL) +
  crease(put, 'M106 -28C111 -23 112 -14 110 -8M113 -26C118 -21 119 -13 117 -8M60 0C70 8 78 20 80 34', tones) +
  line(put('M-6 -26C16 -38 40 -54 76 -62M110 48C70 52 30 36 -6 26'), EDGE) +
  line(put('M58 -27C72 -33 88 -33 102 -29'), { width: 3, colour: '#ffd9a0', opacity: 0.9 });

/** A sleeve about points `[x, y, half its width]`; at its end a cuff of another colour, stitched. */
export function sleeveAlong(spine, [cloth, shade, cuff], print) {
  const [[a, b], [x, y, w]] = spine.slice(-2);
  const put = placed(x, y, (Math.atan2(y - b, x - a) * 180) / Math.PI);
  const hem = put(`M-30 ${-w - 3}C-22 -20 -22 20 -30 ${w + 3}L0 ${w + 5}C8 20 8 -20 0 ${-w - 5}z`);
  return (
    solid(tapered(spine), cloth, ink(3)) +
    print +
    area(shaded(spine, 1, 0.4), shade, 'fill-opacity=".8" ') +
    line(put(`M-44 ${-w * 0.5}L-110 ${-w * 0.62}M-40 -2L-150 -10M-44 ${w * 0.5}L-96 ${w * 0.62}`), ink(2)) +
    solid(hem, cuff, ink(2.8)) +
    line(put(`M-20 ${-w}C-12 -20 -12 20 -20 ${w}M-8 ${-w - 2}C0 -20 0 20 -8 ${w + 2}`), { width: 2.2, colour: shade })
  );
}
