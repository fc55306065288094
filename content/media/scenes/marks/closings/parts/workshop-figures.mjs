/** People of the custom-workshop closing, seen from above; each faces the lower right, or the upper right with `back`. */
import { DAY, ink } from '../../daylight.mjs';
import { facing, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { cast } from './workshop-iso.mjs';

export const SKIN = { deep: ['#7d4d26', '#57351c'], warm: ['#96602f', '#6d4225'], light: ['#ab7043', '#7d4f2c'] };

/** Path data of points `[x, y]`, bent at the middle one. */
const limbOf = (points) => `M${points.map((p) => p.join(' ')).join('L')}`;

const stroke = (put, points, width, fill) => {
  const d = put(limbOf(points));
  return line(d, { width: width + 5, colour: DAY.ink }) + line(d, { width, colour: fill });
};

/** An arm along shoulder, elbow and hand: bare from half the upper arm on. */
export function arm(put, [s, e, h], [skin], fill) {
  const mid = [(s[0] + e[0] * 2) / 3, (s[1] + e[1] * 2) / 3];
  return (
    stroke(put, [s, e, h], 13, skin) +
    stroke(put, [s, mid], 18, fill) +
    line(put(limbOf([s, mid])), { width: 18, colour: fill }) +
    solid(put(oval(h[0], h[1], 9, 9.6)), skin, ink(2.2))
  );
}

const HELMET = 'M-29 2C-34 -28 -16 -42 2 -42C22 -42 34 -26 29 0C14 11 -14 12 -29 2z';

/** What is on a head: hair, a helmet of two colours, a cap or a cloth. */
const tops = {
  short: (put) =>
    area(put('M-25 6C-32 -22 -14 -33 2 -32C24 -32 31 -14 26 0C20 -9 8 -12 -4 -10C-14 -8 -20 -2 -20 8z'), DAY.ink),
  bun: (put, [fill, sheen]) =>
    solid(put(oval(-20, -24, 15, 14)), fill, ink(2)) +
    solid(
      put('M-25 8C-34 -22 -14 -34 2 -33C24 -32 32 -12 26 2C22 -8 14 -14 6 -16C-6 -14 -18 -6 -20 8z'),
      fill,
      ink(2),
    ) +
    line(put('M4 -18C-8 -22 -18 -16 -23 -2M6 -20C0 -28 -12 -28 -20 -18M10 -18C18 -16 22 -10 24 -4'), {
      width: 1.5,
      colour: sheen,
    }),
  helmet: (put, [fill, shade]) =>
    solid(put('M-30 2C-20 16 18 18 34 6C38 12 34 16 28 18C8 24 -22 20 -32 8z'), fill, ink(2.2)) +
    solid(put(HELMET), fill, ink(2.4)) +
    area(put('M-29 2C-34 -28 -16 -42 -2 -42C-18 -30 -24 -12 -18 6C-22 6 -26 4 -29 2z'), shade) +
    line(put('M-8 -41C-10 -26 -8 -6 -6 8M10 -41C14 -26 14 -6 12 8'), ink(2)) +
    line(put('M22 -30C26 -24 27 -16 26 -10'), { width: 3.4, colour: '#fff3dc' }),
  cap: (put, [fill, shade]) =>
    solid(put('M-26 2C-32 -24 -14 -35 2 -35C22 -35 30 -18 27 -2C12 -8 -10 -8 -26 2z'), fill, ink(2.2)) +
    area(put('M-26 2C-32 -24 -14 -35 -2 -35C-16 -26 -22 -12 -18 -2z'), shade) +
    solid(put('M-2 -8C12 -12 30 -8 40 4C40 10 34 10 28 8C18 2 6 0 -2 2z'), fill, ink(2.2)),
  backCap: (put, [fill, shade]) =>
    solid(put('M-27 2C-33 -24 -14 -37 2 -36C22 -36 30 -18 26 -6C12 2 -12 8 -27 2z'), fill, ink(2.2)) +
    area(put('M-27 2C-33 -24 -14 -37 -2 -36C-16 -26 -22 -12 -18 5z'), shade),
};

/** A face that looks to the lower right. */
const face = (put, [skin, dusk], { hair = DAY.ink, glasses, shut }) =>
  solid(put(oval(-21, 9, 6, 7)), skin, ink(2)) +
  solid(put('M-22 -8C-26 14 -14 29 4 29C20 29 27 14 25 -4C24 -26 -20 -28 -22 -8z'), skin, ink(2.4)) +
  area(put('M-20 8C-14 22 0 26 16 23C12 27 8 29 4 29C-10 29 -18 20 -20 8z'), dusk, 'fill-opacity=".6" ') +
  (shut
    ? line(put('M-2 6C1 9 5 9 8 6M14 6C17 9 20 8 22 5'), ink(2.2))
    : area(put(oval(4, 5, 2.7, 3.5)), DAY.ink) + area(put(oval(18, 4, 2.5, 3.4)), DAY.ink)) +
  line(put('M-3 -3C1 -6 6 -6 9 -4M14 -5C17 -7 20 -6 23 -4'), { width: 2.4, colour: hair }) +
  line(put('M12 5C14 9 16 12 14 14C12 15 10 14 9 13'), { width: 2, colour: dusk }) +
  (glasses ? line(put(`${oval(4, 5, 8, 7.4)}${oval(19, 4, 6.4, 7.4)}M-4 4L-20 6`), ink(1.8)) : '') +
  line(put('M4 20C9 24 15 23 19 18'), { width: 2.2, colour: '#4f2d15' });

/** A head from behind: hair, an ear, a piece of cheek. */
const nape = (put, [skin, dusk], [fill, sheen]) =>
  solid(put('M-12 8L10 12L10 34L-14 30z'), dusk, ink(2)) +
  solid(put('M0 -26C22 -26 29 -6 26 10C22 22 12 26 2 26z'), skin, ink(2.2)) +
  solid(put('M16 -14C22 -28 -10 -38 -22 -22C-32 -6 -26 22 -8 26C2 28 10 20 12 6C14 0 14 -8 16 -14z'), fill, ink(2)) +
  line(put('M-4 -24C-14 -14 -18 2 -12 18M4 -22C-2 -10 -4 4 0 18'), { width: 1.5, colour: sheen }) +
  solid(put(oval(13, 4, 5.4, 7)), skin, ink(2));

const FRONT =
  'M-16 -128C-32 -126 -38 -114 -38 -100L-29 -58C-12 -48 16 -48 30 -56L38 -98C38 -112 30 -124 16 -128C8 -120 -8 -120 -16 -128z';
const SIDE = 'M-16 -128C-32 -126 -38 -114 -38 -100L-29 -58C-24 -54 -18 -52 -10 -51C-16 -80 -20 -106 -10 -124z';

/** Feet, legs and cloth about the hips: bare legs under a sarong, or trousers. */
const lower = (
  put,
  {
    sarong,
    cloth,
    shade,
    steps = [
      [-14, 0],
      [14, 6],
    ],
    shoe = DAY.ink,
  },
) => {
  const [[a, b], [c, d]] = steps;
  const foot = (x, y) => solid(put(oval(x + 5, y - 3, 13, 7)), shoe, ink(1.6));
  if (sarong)
    return (
      foot(a, b) +
      foot(c, d) +
      solid(
        put(`M-28 -64C-36 -40 -36 -20 ${a - 16} -10C-10 -2 18 0 ${c + 16} -6C36 -24 34 -44 29 -62z`),
        cloth,
        ink(2.4),
      ) +
      area(put(`M-28 -64C-36 -40 -36 -20 ${a - 16} -10L-12 -4C-20 -24 -18 -44 -12 -60z`), shade) +
      line(put('M8 -54C4 -36 8 -18 6 -4'), ink(1.6))
    );
  return (
    foot(a, b) +
    foot(c, d) +
    stroke(
      put,
      [
        [-13, -58],
        [a, b - 8],
      ],
      20,
      shade,
    ) +
    stroke(
      put,
      [
        [14, -56],
        [c, d - 8],
      ],
      20,
      cloth,
    ) +
    line(
      put(
        limbOf([
          [-13, -58],
          [14, -56],
        ]),
      ),
      { width: 20, colour: cloth },
    )
  );
};

/**
 * One person, the feet at (x, y); m = -1 faces the left.
 * @param {object} who tones, shirt `[fill, shade]`, lower, top and its colours, the arms as shoulder, elbow and hand; no shadow when `aloft`
 */
export function person(x, y, who) {
  const {
    m = 1,
    size = 1,
    turn = 0,
    back = false,
    tones,
    shirt,
    legs,
    top = 'short',
    colours,
    far,
    near,
    aloft,
    over = () => '',
  } = who;
  const at = placed(x, y, turn, size);
  const put = (d) => at(facing(m)(d));
  const head = (d) => put(placed(back ? 2 : 5, back ? -150 : -148)(d));
  const ground = placed(x, y, 0, size);
  const hair = who.hair ?? [DAY.ink, '#7f9a98'];
  return (
    (aloft ? '' : cast(ground('M12 8C-10 14 -40 12 -70 8L-128 20C-148 22 -150 8 -132 4L-66 -4L0 -10z'))) +
    (legs ? lower(put, legs) : '') +
    (far ? arm(put, far, tones, shirt[1]) : '') +
    solid(put(FRONT), shirt[0], ink(2.5)) +
    area(put(SIDE), shirt[1]) +
    line(put(FRONT), ink(2.5)) +
    over(put) +
    (back
      ? nape(head, tones, hair) +
        (top === 'helmet' ? tops.helmet(head, colours) : '') +
        (top === 'bun' ? solid(head(oval(-12, 12, 14, 13)), hair[0], ink(2)) : '') +
        (top === 'backCap' ? tops.backCap(head, colours) : '')
      : face(head, tones, { ...who, hair: who.brows }) +
        tops[top](top === 'helmet' ? (d) => head(placed(1, -21, 0, 0.97)(d)) : head, colours ?? hair)) +
    (near ? arm(put, near, tones, shirt[0]) : '')
  );
}
