/** Bodies and arms of people who stand behind a counter, from the front; the base of the neck is at the origin of `put`. */
import { DAY, ink } from '../../daylight.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { facing, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';

/** Path data of a head, turned to the left with m = -1. */
export const headOn = (put, tilt = 0, m = 1, size = 1) => {
  const own = within(put, 0, -134, tilt, size);
  return (d) => own(facing(m)(d));
};

export const neck = (put, [, dusk]) =>
  solid(put('M-36 -66L36 -66L44 0C44 14 26 34 0 40C-26 34 -44 14 -44 0z'), dusk, ink(2.2));

const TRUNK =
  'M-44 -4C-72 6 -114 14 -134 46C-146 104 -136 190 -132 420L132 420C136 190 146 104 134 46C114 14 72 6 44 -4L0 36z';

/** The trunk in a cloth of `[fill, shade]`. */
export const trunk = (put, [fill, shade], outline = TRUNK) =>
  solid(put(outline), fill, ink(2.6)) +
  area(put('M-52 0C-76 8 -116 16 -134 46C-146 104 -136 190 -132 420L-84 420C-94 260 -96 120 -62 6z'), shade) +
  line(put(outline), ink(2.6));

/** A shirt with a collar and buttons. */
export const shirt = (put, cloth, button = '#17757a') =>
  trunk(put, cloth) +
  line(put('M0 38C4 150 4 280 0 410'), { width: 1.8, colour: DAY.ink, opacity: 0.8 }) +
  line(put(repeat(4, (i) => `M-10 ${92 + i * 66}L-9.9 ${92 + i * 66}`)), { width: 5, colour: button }) +
  solid(put('M-42 -16L0 36L-22 66L-64 4zM42 -16L0 36L22 66L64 4z'), cloth[2] ?? cloth[0], ink(2.2));

/** A blouse, and a saree of `[fill, fold]` with a border of two colours over the left shoulder. */
export const saree = (put, blouse, [fill, fold], [border, gold]) =>
  trunk(put, blouse, TRUNK.replace('L0 36z', 'C38 28 -38 28 -44 -4z')) +
  solid(
    put('M44 -4C74 6 116 14 136 44C150 104 142 190 136 420L-128 420L-126 226C-76 180 -16 120 16 26C32 20 42 10 44 -4z'),
    fill,
    ink(2.6),
  ) +
  line(put('M62 6C62 90 10 190 -60 270M96 16C98 120 50 230 -30 320M122 34C128 160 90 270 40 360'), {
    width: 1.8,
    colour: fold,
  }) +
  line(put('M34 16C10 98 -44 168 -122 224'), { width: 11, colour: border }) +
  line(put('M34 16C10 98 -44 168 -122 224'), { width: 3, colour: gold }) +
  line(put('M-43 0C-32 26 32 26 43 0'), { width: 2.6, colour: gold });

/**
 * An arm with its sleeve, without the hand.
 * @param {(d: string) => string} put
 * @param {{ m: number, elbow: number[], wrist: number[], tones: string[], cloth: string[], cover?: number, trim?: string,
 *   long?: boolean, root?: number[] }} arm m is -1 for the arm on the left of the picture; `cover` is the share of the upper arm in the sleeve
 */
export function arm(put, { m, elbow, wrist, tones, cloth, cover = 0.62, trim, long, root = [m * 112, 62] }) {
  const [s, e, w] = [root, elbow, wrist];
  const between = ([a, b], [c, d], t) => [a + (c - a) * t, b + (d - b) * t];
  const upper = [
    [...e, 27],
    [...between(e, s, 0.5), 32],
    [...s, 36],
  ];
  const fore = [
    [...e, 27],
    [...between(e, w, 0.3), 29],
    [...between(e, w, 0.7), 22],
    [...w, 19],
  ];
  const skin = long ? cloth[0] : tones[0];
  const parts = [put(tapered(upper)), put(tapered(fore)), put(oval(...e, 28))];
  const reach = Math.hypot(e[0] - s[0], e[1] - s[1]);
  const d = [(e[0] - s[0]) / reach, (e[1] - s[1]) / reach];
  const n = m < 0 ? [-d[1], d[0]] : [d[1], -d[0]];
  const at = (along, out) => `${round(s[0] + d[0] * along + n[0] * out)} ${round(s[1] + d[1] * along + n[1] * out)}`;
  const hem = reach * (long ? 0.9 : cover);
  const edge = `M${m * 80} 8C${m * 100} 13 ${at(-34, 34)} ${at(0, 42)}L${at(hem, 45)}C${at(hem + 11, 20)} ${at(hem + 11, -20)} ${at(hem, -42)}`;
  const sleeve = `${edge}L${at(hem * 0.34, -40)}`;
  const shade =
    m < 0
      ? `M${at(0, 42)}L${at(hem, 45)}C${at(hem + 6, 36)} ${at(hem + 8, 28)} ${at(hem + 8, 18)}L${at(20, 22)}z`
      : `M${at(hem * 0.5, -40)}L${at(hem, -42)}C${at(hem + 6, -34)} ${at(hem + 8, -26)} ${at(hem + 8, -14)}z`;
  const cuff = `M${at(hem - 9, 45)}C${at(hem + 2, 20)} ${at(hem + 2, -20)} ${at(hem - 9, -42)}`;
  return (
    parts.map((p) => line(p, ink(4.8))).join('') +
    parts.map((p) => area(p, skin)).join('') +
    area(put(shaded(fore, m, 0.4)), long ? cloth[1] : tones[1], 'fill-opacity=".5" ') +
    (long
      ? area(
          put(
            `M${m * 80} 8C${m * 100} 13 ${at(-34, 34)} ${at(0, 40)}L${at(reach * 0.55, 31)}L${at(reach * 0.55, -29)}L${at(-8, -42)}z`,
          ),
          cloth[0],
        ) + line(put(`M${m * 80} 8C${m * 100} 13 ${at(-34, 34)} ${at(0, 40)}L${at(reach * 0.55, 32)}`), ink(2.6))
      : area(put(`${sleeve}L${at(-8, -42)}z`), cloth[0]) +
        area(put(shade), cloth[1]) +
        line(put(sleeve), ink(2.6)) +
        (trim ? line(put(cuff), { width: 4, colour: trim }) : ''))
  );
}
