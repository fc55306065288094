/** The bridge of the bridge-trial closing: a bamboo pole that bends, planks, a rope rail, a straight thread; sacks. */
import { ink } from '../../daylight.mjs';
import { BRIGHT_RUST, HONEY_SHADE, SAND } from '../../parts/palette.mjs';
import { box, card, facing, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, curve, line, sample } from '../../stage.mjs';

/** Where the pole lies on the banks, and the x of the load. */
export const [LEFT, RIGHT, TOP, LOAD] = [632, 1172, 384, 1002];
const SPAN = RIGHT - LEFT;
const SAG = 48;

/** How far a beam with one load sinks, at `t` of its length. */
const sunk = (t, a) => (t <= a ? (1 - a) * t * (1 - (1 - a) ** 2 - t * t) : sunk(1 - t, 1 - a));
const MOST = sunk(0.55, (LOAD - LEFT) / SPAN);

/** The y of the top of the planks; beyond the banks the ends of the pole tip up. */
export const deck = (x) => {
  if (x < LEFT) return TOP - (LEFT - x) * 0.16;
  if (x > RIGHT) return TOP - (x - RIGHT) * 0.2;
  return TOP + (SAG * sunk((x - LEFT) / SPAN, (LOAD - LEFT) / SPAN)) / MOST;
};

const turn = (x) => (Math.atan2(deck(x + 4) - deck(x - 4), 8) * 180) / Math.PI;

function pole() {
  const d = curve(sample((x) => deck(x) + 17, LEFT - 44, RIGHT + 44, 11));
  const nodes = repeat(11, (i) => {
    const x = LEFT - 206 + i * 60;
    return line(placed(x, deck(x) + 17, turn(x))('M-3 -9C0 -4 0 4 -3 9M3 -9C6 -4 6 4 3 9'), ink(1.8));
  });
  return (
    line(d, ink(23)) +
    line(d, { width: 18, colour: '#d9b44a' }) +
    line(curve(sample((x) => deck(x) + 22, LEFT - 42, RIGHT + 42, 11)), { width: 7, colour: '#a9822c' }) +
    line(curve(sample((x) => deck(x) + 12, LEFT - 40, RIGHT + 40, 11)), { width: 2.4, colour: '#fbe6a4' }) +
    nodes
  );
}

const planks = () =>
  repeat(15, (i) => {
    const x = LEFT + 14 + i * 36;
    const put = placed(x, deck(x), turn(x));
    return (
      solid(put(card(-17, -1, 34, 10, 2)), ['#e6c48c', '#d3a866', '#dcb678'][i % 3], ink(1.8)) +
      (i % 3 === 1 ? line(put('M-3 8C-5 16 -4 24 -1 28M2 8C3 16 4 22 3 28'), { width: 2.6, colour: '#fbefd6' }) : '')
    );
  });

/** A forked post for the rope. */
const post = (x, m) =>
  [7, 3.6]
    .map((w, i) =>
      line(
        `M${x} ${TOP + 34}L${x} ${TOP - 104}M${x} ${TOP - 84}L${x + m * 13} ${TOP - 108}`,
        i ? { width: w, colour: HONEY_SHADE } : ink(w + 1),
      ),
    )
    .join('');

/** A rope between two posts, as a rail. */
export const rail = () => {
  const rope = `M${LEFT - 20} ${TOP - 88}C${LEFT + 120} ${TOP - 52} ${LOAD - 90} ${TOP - 34} ${LOAD} ${TOP - 36}C${LOAD + 70} ${TOP - 38} ${RIGHT - 60} ${TOP - 62} ${RIGHT - 8} ${TOP - 88}`;
  return post(LEFT - 20, -1) + post(RIGHT - 8, 1) + line(rope, ink(4.4)) + line(rope, { width: 2, colour: SAND });
};

/** The pole with its planks. */
export const bridge = () => pole() + planks();

/** The thread that shows where the pole was before the load. */
export const thread = () =>
  line(`M${LEFT - 20} ${TOP + 8}L${RIGHT - 8} ${TOP + 8}`, { width: 2.6, colour: BRIGHT_RUST }) +
  [LEFT - 20, RIGHT - 8].map((x) => area(box(x - 5, TOP + 4, 10, 8), BRIGHT_RUST)).join('');

/** A tied sack that lies down, its underside at (x, y). */
export function sack(x, y, s = 1, [fill, shade] = ['#e9d2a0', '#c7a564'], m = 1) {
  const put = placed(x, y, 0, s);
  const at = (d) => put(facing(m)(d));
  return (
    solid(at('M40 -30C50 -36 56 -40 62 -36C58 -30 58 -20 64 -14C56 -12 50 -16 42 -20z'), fill, ink(2)) +
    solid(
      at('M-48 -2C-56 -14 -54 -34 -42 -40C-20 -46 16 -46 34 -38C44 -32 48 -20 42 -4C20 2 -24 2 -48 -2z'),
      fill,
      ink(2.4),
    ) +
    area(at('M-48 -2C-54 -12 -53 -24 -48 -33C-44 -18 -10 -10 43 -12L42 -4C20 2 -24 2 -48 -2z'), shade) +
    line(at('M40 -34C44 -28 44 -22 41 -17'), { width: 3.6, colour: BRIGHT_RUST }) +
    line(at('M-30 -36C-24 -30 -24 -24 -26 -18M-8 -39L-7 -31M14 -39C11 -34 11 -28 13 -24'), {
      width: 1.6,
      colour: '#8a6a34',
    })
  );
}

/** The next load. */
export const sacks = (x, y) =>
  sack(x - 50, y) + sack(x + 50, y, 1, ['#f0dcb0', '#d0b074'], -1) + sack(x + 2, y - 38, 0.98, ['#f6e6c2', '#d6b981']);
