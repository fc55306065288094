/** The verandah of the clinic: boards, two posts with iron lace below the roof, a rail on both sides of the steps. */
import { DAY, ink } from '../../daylight.mjs';
import { TEAL } from '../../parts/palette.mjs';
import { box, card, hair, pen, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const FLOOR = 590;
/** Where the posts stand. */
const POSTS = [206, 932];

const floor = () =>
  area(box(-20, FLOOR, 1240, 180), '#e6bd80') +
  area(`M560 ${FLOOR}L1220 ${FLOOR}L1220 760L700 760z`, '#f0cd92', 'fill-opacity=".8" ') +
  hair(
    repeat(21, (i) => {
      const x = -700 + i * 130;
      return `M${round(590 + (x - 590) * 0.56)} ${FLOOR}L${x} 760`;
    }),
    0.5,
  ) +
  solid(box(-20, FLOOR - 8, 1240, 12), '#c98f4e', pen(2.4));

/** A rail from one x to another. */
const rail = (from, to) => {
  const count = Math.round((to - from) / 30);
  return (
    repeat(count, (i) => solid(card(round(from + 8 + i * 30), 508, 11, 76, 3), '#e9f1e6', ink(1.8))) +
    solid(box(from, 560, to - from, 10), '#e9f1e6', ink(2)) +
    solid(card(from - 6, 496, to - from + 12, 16, 5), '#fffdf8', ink(2.4))
  );
};

const post = (x) =>
  solid(box(x - 9, 40, 18, 552), '#fffdf8', ink(2.4)) +
  area(box(x - 8, 40, 6, 540), '#bcd6cd') +
  solid(box(x - 15, 556, 30, 36), '#fffdf8', ink(2.2)) +
  solid(box(x - 14, 112, 28, 10), TEAL, ink(2)) +
  // Brackets of iron lace.
  line(`M${x + 10} 116C${x + 14} 84 ${x + 34} 70 ${x + 70} 66M${x - 10} 116C${x - 14} 84 ${x - 34} 70 ${x - 70} 66`, {
    width: 4,
    colour: TEAL,
  }) +
  line(`${ring(x + 24, 74, 9)}${ring(x - 24, 74, 9)}${ring(x + 44, 66, 5)}${ring(x - 44, 66, 5)}`, {
    width: 3,
    colour: TEAL,
  });

/** The edge of the roof: corrugated iron from below, a frieze of lace. */
const roof = () =>
  line(
    repeat(31, (i) => `M${-20 + i * 40} 40C${-20 + i * 40} 66 ${20 + i * 40} 66 ${20 + i * 40} 40`),
    { width: 3, colour: TEAL },
  ) +
  line(
    repeat(31, (i) => `M${i * 40} 59L${i * 40} 66`),
    { width: 5, colour: TEAL },
  ) +
  solid(box(-20, -20, 1240, 50), '#b5471b', ink(2.4)) +
  area(
    repeat(16, (i) => box(-20 + i * 80, -20, 40, 48)),
    '#cf5a24',
  ) +
  solid(box(-20, 28, 1240, 14), DAY.paper, ink(2.4));

export const verandah = () => rail(-20, POSTS[0]) + rail(POSTS[1], 1220) + floor() + POSTS.map(post).join('') + roof();
