/** What stands along the hill line at night: semaphore, water tower, the lane with its gates, and those who wait. */
import { disc, INK, lit, TRIM, uprights, WALL } from '../../parts/facade.mjs';
import { box, card, dot, facing, fine, hair, pen, placed, polygon, repeat, solid, spot } from '../../parts/shapes.mjs';
import { area, glow, line, round } from '../../stage.mjs';

const POST = 1.12;

/** A signal arm about its pivot; `side` is -1 for one that points to the left, `clear` 0 to 1 lets it fall. */
function arm(x, y, side, clear) {
  const at = placed(x, y, side * 48 * clear, POST);
  const put = (d) => at(facing(side)(d));
  const [u, v] = spot(put, -11, 5);
  const colour = clear > 0.5 ? '#8ff5e4' : '#ffc06a';
  return (
    solid(put('M-4 -6L-16 -3C-19 2 -18 10 -13 13L-3 7z'), TRIM, pen(1.7)) +
    glow(u, v, 26, colour, 0.5) +
    dot(u, v, 3.4, colour) +
    area(put('M-4 -6.5L62 -8L62 8L-4 6.5z'), INK) +
    lit(put('M-4 -6.5L62 -8L62 8L-4 6.5z'), 0.75) +
    area(put('M44 -7.6L52 -7.8L52 7.8L44 7.6z'), INK) +
    line(put('M-4 -6.5L62 -8L62 8L-4 6.5z'), pen(2.2)) +
    solid(ringAt(x, y), TRIM, pen(1.6))
  );
}
const ringAt = (x, y) => placed(x, y)(disc(0, 0, 3.4));

/** A two-arm semaphore of the lower quadrant; each arm falls to clear. */
export const semaphorePost = (x, y) => {
  const put = placed(x, y, 0, POST);
  return (
    hair(put(`M9 -6L9 -196M15 -6L15 -196${repeat(20, (i) => `M9 ${-10 - i * 9.6}L15 ${-10 - i * 9.6}`)}`), 0.65) +
    solid(put('M-4.5 0L-3 -214L3 -214L4.5 0z'), WALL, pen(2)) +
    solid(put('M-5 -214L0 -226L5 -214z'), TRIM, pen(1.7)) +
    solid(put(box(-8, -5, 16, 7)), TRIM, pen(1.7)) +
    hair(put('M-5 -26L-22 -20M-5 -44L20 -38'), 0.9) +
    solid(put(`${card(-27, -24, 8, 8, 2)}${card(18, -42, 8, 8, 2)}`), TRIM, pen(1.5)) +
    hair(put('M-16 -22L-10 -196M15 -40L10 -148'), 0.6)
  );
};
export const semaphoreArms = (x, y, left, right) => arm(x, y - 198 * POST, -1, left) + arm(x, y - 148 * POST, 1, right);

/** A water tower of iron plates, from the time of steam. */
export function waterTower(x, y) {
  const put = placed(x, y);
  const legs = [-34, -11, 12, 35].map((u) => box(u - 3, -96, 5, 97)).join('');
  const braces =
    'M-34 -90L-11 -50M-11 -90L-34 -50M12 -90L35 -50M35 -90L12 -50M-34 -47L35 -47M-34 -8L-11 -46M35 -8L12 -46';
  const plates = `${uprights(-21, 21, -148, -98, 21)}M-42 -124L42 -124`;
  const rivets = repeat(4, (i) => repeat(2, (k) => disc(-31.5 + i * 21, -136 + k * 25, 3.4)));
  return (
    fine(put(braces), 0.55) +
    solid(put(legs), WALL, pen(1.6)) +
    solid(put(box(-42, -150, 84, 53)), WALL, pen(2.4)) +
    hair(put(plates), 0.75) +
    hair(put(rivets), 0.5) +
    solid(put(box(-46, -154, 92, 5)), TRIM, pen(1.8)) +
    solid(put(box(-40, -97, 80, 5)), TRIM, pen(1.7)) +
    fine(put('M0 -92L0 -2M4 -92L4 -2'), 0.7) +
    hair(put(`M48 -154L48 0M55 -154L55 0${repeat(16, (i) => `M48 ${-8 - i * 9.4}L55 ${-8 - i * 9.4}`)}`), 0.6) +
    fine(put('M-42 -104L-58 -104Q-66 -104 -66 -96L-66 -84'), 0.95) +
    hair(put('M-69 -84L-63 -84L-62 -66L-70 -66z'), 0.8)
  );
}

/** A closed gate: a pole in bands between two posts, a lamp on it. */
export function barrier(from, to, y, height) {
  const top = y - height;
  const middle = (from + to) / 2;
  const bands = repeat(7, (i) => box(round(from + 10 + (i * (to - from - 20)) / 7), top - 3, 7, 6));
  return (
    solid(`${box(from - 4, top - 8, 7, height + 9)}${box(to - 3, top - 8, 7, height + 9)}`, TRIM, pen(1.7)) +
    solid(box(from - 20, top - 3, to - from + 24, 6), WALL, pen(1.7)) +
    lit(bands, 0.7) +
    solid(box(from - 26, top - 5, 12, 10), TRIM, pen(1.6)) +
    glow(middle, top, 26, '#ffc98a', 0.45) +
    dot(middle, top, 3.4, '#ffd9a0')
  );
}

/** A three-wheeler from behind. */
export function rickshaw(x, y, s) {
  const put = placed(x, y, 0, s);
  const lamps = [-11, 11].map((u) => spot(put, u, -9));
  return (
    solid(put(`${card(-14, -7, 5, 8, 1.5)}${card(9, -7, 5, 8, 1.5)}`), '#040a10', pen(1.4)) +
    solid(put('M-14 -16L-11 -30C-9 -37 9 -37 11 -30L14 -16z'), TRIM, pen(2)) +
    solid(put(card(-5.5, -30, 11, 6, 2.6)), INK, pen(1.3)) +
    hair(put('M-12 -24Q0 -21 12 -24M-13 -20L13 -20'), 0.5) +
    solid(put('M-14 -17L14 -17C15 -10 14 -6 13 -4L-13 -4C-14 -6 -15 -10 -14 -17z'), WALL, pen(2)) +
    hair(put('M-6 -13L6 -13M-6 -11L6 -11M-6 -9L6 -9M-3 -4L-3 1L3 1L3 -4'), 0.8) +
    lamps.map(([u, v]) => glow(u, v, 15, '#ffb25e', 0.5) + dot(u, v, 2, '#ffc98a')).join('')
  );
}

/** Two who wait, from behind: a woman in a saree, and a man in a sarong with his bicycle. */
export function waiting(x, y, s) {
  const put = placed(x, y, 0, s);
  const saree = 'M-7 0L-5 -17L-6 -25C-5 -31 5 -31 6 -25L5 -17L7 0z';
  const plait = 'M0 -31L1 -22';
  const sarong = 'M17 -1L18 -16L27 -16L28 -1z';
  const shirt = 'M16 -14L17 -25C18 -30 27 -30 28 -25L29 -14z';
  const wheels = 'M36 0L36 -12M36 -12L36 -19M30 -22L42 -22M33 -19L39 -19';
  return (
    solid(put(saree), '#12343d', pen(1.4)) +
    hair(put('M5 -28L-6 -12M-4 -8L5 -10'), 0.8) +
    solid(put(disc(0, -33, 3.3)), INK, pen(1.3)) +
    hair(put(plait), 0.9) +
    fine(put(wheels), 0.9) +
    fine(put('M28 -22L32 -21')) +
    solid(put(sarong), '#12343d', pen(1.4)) +
    solid(put(shirt), '#0c222c', pen(1.4)) +
    solid(put(disc(22.5, -32.5, 3.3)), INK, pen(1.3))
  );
}

/** The lane over the line: from the foreground to the crest. */
export const lane =
  'M418 700C450 620 470 560 482 486L500 412C484 396 448 392 430 377L440 376C470 386 520 390 558 411L552 486C568 560 590 620 622 700z';
export const laneEdges =
  'M418 700C450 620 470 560 482 486M622 700C590 620 568 560 552 486M500 412C484 396 448 392 430 377M558 411C520 390 470 386 440 376';

/** Boards between the rails where the lane crosses them. */
export const boards = (f) => {
  const strip = (from, to) =>
    polygon([
      [489, f(489) + from],
      [555, f(555) + from],
      [553, f(553) + to],
      [487, f(487) + to],
    ]);
  return solid(`${strip(-20, -13)}${strip(-9.5, -2)}${strip(2.5, 10)}`, TRIM, pen(1.1, 0.6));
};
