/** People seen from above, who look along y from the origin of `put`: shoulders, arms, heads thrown back a little, shadows. */
import { DAY, ink } from '../../daylight.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { box, card, clipped, mapped, polygon, solid, spot, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { cast } from './floor-plan.mjs';

/** Points `[x, y, half a width]`, or `[x, y, turn]`, from numbers in a row. */
export const spine = (...flat) => Array.from({ length: flat.length / 3 }, (_, i) => flat.slice(3 * i, 3 * i + 3));

/** A hand of `table-hands.mjs`, 0.32 of its size: its wrist and the direction of its fingers; m = -1 is a left hand. */
export function hand(put, [x, y, turn], m, draw, skin, reach = 200) {
  const own = within(put, x, y, turn, 0.32);
  const flip = mapped((u, v) => [u, m * v]);
  const to = (d) => own(flip(d));
  const id = `h${to('0 0').replace(/\W/g, '-')}${draw.name}`;
  return clipped(id, to(box(-reach, -240, reach + 560, 480)), thinner(draw(to, skin), 0.66));
}

/** A short sleeve from the shoulder over the elbow, points `[x, y, half its width]`, and its hem. */
export function sleeve(put, bend, [cloth, shade], hem = shade) {
  const [a, b] = bend.slice(-2);
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [dx, dy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  const edge = (back) => [1, -1].map((m) => [b[0] - dx * back - dy * b[2] * m, b[1] - dy * back + dx * b[2] * m]);
  const [p, q] = edge(0);
  const [r, s] = edge(6);
  return (
    solid(put(tapered(bend)), cloth, ink(2.4)) +
    solid(put(polygon([p, q, s, r])), hem, ink(1.8)) +
    line(put(`M${a[0]} ${a[1]}L${a[0] + dx * 14} ${a[1] + dy * 14}`), { width: 1.8, colour: shade })
  );
}

/** Fingertips of a hand that pinches something; the hand as in `hand`. */
export function fingertips(put, [x, y, turn], m, skin) {
  const own = within(put, x, y, turn, 0.32);
  return [24, 2, -20]
    .map((v, i) => solid(own(card(104, m * v - 13, 70 - i * 3, 26, 13)), skin, { width: 2, colour: '#2b1a10' }))
    .join('');
}

const SHOULDERS =
  'M-64 4C-66 -18 -42 -29 0 -29C42 -29 66 -18 64 4C64 22 50 38 26 43C12 46 -12 46 -26 43C-50 38 -64 22 -64 4z';

/** Shoulders and chest in cloth; the left half lies in the shade. */
export const shoulders = (put, [cloth, shade]) =>
  area(put(mapped((u, v) => [u - 10, v + 12])(SHOULDERS)), DAY.ink, 'fill-opacity=".3" ') +
  solid(put(SHOULDERS), cloth, ink(2.6)) +
  area(put('M-62 4C-64 -16 -42 -27 -8 -28C-34 -16 -40 12 -22 42C-46 38 -62 22 -62 4z'), shade);

/** Shoes under a body, each `[x, y, turn]`. */
export const shoes = (put, list, fill = DAY.ink) =>
  list
    .map(([x, y, turn]) => {
      const own = within(put, x, y, turn);
      return (
        solid(own('M-11 -26C-12 0 -14 14 -8 23C-3 28 3 28 8 23C14 14 12 0 11 -26z'), fill, ink(2)) +
        line(own('M-6 12C-2 16 3 16 7 12'), { width: 1.8, colour: '#8aa6a2' })
      );
    })
    .join('');

/**
 * A head from above and in front, its chin along y.
 * @param {{ tones: string[], look?: number[], lid?: number, brows: string, browLine?: object, mouth: string, hair: string,
 *   hairFill?: string, beard?: string, lines?: string }} face `look` is where the irises are, `lid` closes the eyes from 0 to
 *   1; brows, hair, beard and the lines on the hair are path data, the mouth is markup
 */
export function head(
  put,
  {
    tones: [skin, shade, crease],
    look = [0, 0],
    lid = 0.3,
    brows,
    browLine = ink(3),
    mouth,
    hair,
    hairFill = DAY.ink,
    beard = '',
    lines = '',
  },
) {
  const face = 'M-30 -8C-32 10 -29 28 -17 39C-8 46 8 46 17 39C29 28 32 10 30 -8C30 -46 -30 -46 -30 -8z';
  const own = (d) => put(d);
  const eye = (x) => {
    const [u, v] = [x + look[0], 8 + look[1]];
    return (
      area(own(oval(x, 8, 8, 6.4)), DAY.light) +
      area(own(oval(u, v, 3.6, 4)), DAY.ink) +
      area(
        own(
          `M${x - 9} 8C${x - 8} ${-1} ${x + 8} ${-1} ${x + 9} 8C${x + 6} ${2 + lid * 11} ${x - 6} ${2 + lid * 11} ${x - 9} 8z`,
        ),
        skin,
      ) +
      line(own(`M${x - 9} 8C${x - 6} ${2 + lid * 11} ${x + 6} ${2 + lid * 11} ${x + 9} 8`), ink(2.2))
    );
  };
  return (
    area(own(mapped((u, v) => [u - 5, v + 8])(face)), DAY.ink, 'fill-opacity=".32" ') +
    [-1, 1]
      .map(
        (m) =>
          solid(own(oval(m * 31, 4, 6, 9)), skin, ink(2)) +
          line(own(`M${m * 32} 0C${m * 35} 2 ${m * 34} 8 ${m * 31} 8`), { width: 1.4, colour: crease }),
      )
      .join('') +
    solid(own(face), skin, ink(2.4)) +
    area(own('M-29 0C-30 16 -27 28 -16 37C-8 44 6 44 14 40C-6 38 -20 26 -21 0z'), shade, 'fill-opacity=".75" ') +
    (beard && solid(own(beard), hairFill, ink(2))) +
    eye(-12) +
    eye(12) +
    line(own(brows), browLine) +
    line(own('M-2 10C-4 18 -9 21 -7 25C-4 28 4 28 7 25C9 22 5 19 4 16'), { width: 2, colour: crease }) +
    mouth +
    solid(own(hair), hairFill, ink(2.2)) +
    (lines && line(own(lines), { width: 1.6, colour: '#8aa6a2', opacity: 0.9 }))
  );
}

/** The shadow, to the left, of a person who stands at the origin of `put`; at `long` 1 it is as long as the person is tall. */
export function longShadow(put, long) {
  const [x, y] = spot(put, 0, 0);
  const to = mapped((u, v) => [x - u * long, y + 14 - u * 0.12 - v]);
  return cast(
    to(
      'M0 -30L0 30L116 24C132 30 150 42 182 44C198 42 202 18 207 14L214 14C220 32 264 32 264 0C264 -32 220 -32 214 -14L207 -14C202 -18 198 -42 182 -44C150 -42 132 -30 116 -24z',
    ),
    0.3,
  );
}
