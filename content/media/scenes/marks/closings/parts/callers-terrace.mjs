/** A terrace of brick houses that goes down an English street in the rain; the letting agent at the desk in a bay window. */
import { DEEP, disc, figure, INK, lit, PEOPLE, TRIM, WALL } from '../../parts/facade.mjs';
import { box, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, line, round, thousandths } from '../../stage.mjs';
import { before, drawn } from './callers-rooms.mjs';

const WIDE = 86;
const COUNT = 4;
const AGENT = 2;

/** Courses of bricks: dashes, each row shifted by half a brick. */
const bricks = (put) =>
  repeat(13, (i) => {
    const row = put(`M3 ${-8 - i * 8}L${WIDE - 3} ${-8 - i * 8}`);
    return line(row, { width: 1, opacity: 0.3, extra: `stroke-dasharray="7 3" stroke-dashoffset="${(i % 2) * 5}" ` });
  });

/** A sash window with a stone lintel; dark or lit. */
const sash = (put, u, v, w, h, light) => {
  const d = put(box(u, v - h, w, h));
  return (
    area(d, '#0f2e38') +
    (light ? lit(d, 0.9) : '') +
    line(
      put(`M${u} ${v - h / 2}L${u + w} ${v - h / 2}M${u + w / 2} ${v - h}L${u + w / 2} ${v}`),
      light ? { width: 1.4, colour: INK } : pen(1.1, 0.6),
    ) +
    line(d, pen(1.7, 0.9)) +
    solid(put(box(u - 3, v - h - 5, w + 6, 5)), TRIM, pen(1.3, 0.8)) +
    fine(put(`M${u - 3} ${v + 2}L${u + w + 3} ${v + 2}`), 0.8)
  );
};

/** The agent at a desk, a telephone at the ear; keys hang on the wall. */
const agent = 'M-14 0L-14 -9C-14 -18 -8 -20 -3 -19L2 -23L4 -21L-1 -15L1 -10L14 -8L14 -6L22 -6L22 0z';
const keys = repeat(10, (i) => `M${2 + (i % 5) * 5} ${i < 5 ? -34 : -26}L${2 + (i % 5) * 5} ${i < 5 ? -31 : -23}`);

/** A bay with a lean-to roof; its middle light is as wide as the desk. */
function bay(put, i) {
  const light = i === AGENT;
  const glass = put(box(8, -54, 44, 36));
  return (
    solid(put('M4 0L4 -56L56 -56L56 0z'), WALL, pen(2)) +
    solid(put('M0 -56L8 -68L52 -68L60 -56z'), '#0a1c26', pen(1.9)) +
    hair(put(repeat(6, (k) => `M${13 + k * 7} -67L${9 + k * 8.6} -57`)), 0.6) +
    area(glass, '#0f2e38') +
    (light ? lit(glass, 0.95) : i === 0 ? lit(glass, 0.45) : '') +
    (light
      ? drawn(put(placed(24, -18)(keys)), 1.6) +
        before(put(placed(24, -18)(agent))) +
        before(put(placed(24, -18)(disc(-3, -23, 4.4))))
      : line(put('M30 -54L30 -18M8 -42L52 -42'), pen(1.3, 0.7))) +
    line(glass, pen(1.8)) +
    fine(put('M4 -18L56 -18M4 -12L56 -12'), 0.6)
  );
}

/** The front door with its fanlight, and the step. */
const door = (put) =>
  solid(put(box(62, -50, 18, 50)), '#0d2731', pen(1.8)) +
  lit(put(box(64, -48, 14, 7)), 0.7) +
  hair(put('M66 -36L76 -36L76 -22L66 -22zM66 -18L76 -18L76 -5L66 -5z'), 0.7) +
  solid(put(box(59, -2, 24, 5)), TRIM, pen(1.5));

/** One house from its lower left corner, with the chimney on the wall it shares with the next. */
function house(x, y, i) {
  const put = placed(x, y);
  const stack = i === COUNT - 1 ? WIDE - 13 : WIDE;
  const roof = `M0 -112L0 -150L${WIDE} -150L${WIDE} -112z`;
  const slates = repeat(5, (k) => `M0 ${-145 + k * 7}L${WIDE} ${-145 + k * 7}`);
  const joints = repeat(5, (k) =>
    repeat(10, (j) => `M${4 + j * 8.5 + (k % 2) * 4} ${-145 + k * 7}L${4 + j * 8.5 + (k % 2) * 4} ${-138 + k * 7}`),
  );
  const pots = [-7, 0, 7]
    .map((u) => `M${stack + u - 2.6} -184L${stack + u - 2} -194L${stack + u + 2} -194L${stack + u + 2.6} -184z`)
    .join('');
  return (
    solid(put(box(stack - 12, -180, 24, 66)), DEEP, pen(2)) +
    hair(put(repeat(5, (k) => `M${stack - 12} ${-172 + k * 6}L${stack + 12} ${-172 + k * 6}`)), 0.35) +
    solid(put(box(stack - 14, -184, 28, 5)), TRIM, pen(1.7)) +
    solid(put(pots), TRIM, pen(1.5)) +
    solid(put(box(0, -112, WIDE, 114)), i % 2 ? WALL : DEEP, pen(2.2)) +
    bricks(put) +
    solid(put(roof), '#091923', pen(2.4)) +
    hair(put(slates + joints), 0.3) +
    line(put(`M-2 -111L${WIDE + 2} -111`), pen(3)) +
    sash(put, 12, -76, 17, 26, i === 1) +
    sash(put, 52, -76, 17, 26, i === 1 || i === 3) +
    bay(put, i) +
    door(put) +
    hair(put(`M${WIDE - 3} -110L${WIDE - 3} 0`), 0.7)
  );
}

/** An agent's board on a post, as outside a house to let. */
const board = (put) =>
  line(put('M0 0L0 -58'), pen(2.6)) +
  solid(put(box(1, -58, 25, 17)), '#17454b', pen(1.9)) +
  hair(put('M5 -53L22 -53M5 -48L17 -48'), 0.9);

const umbrella = 'M-15 -38C-13 -53 13 -53 15 -38C10 -41 7 -41 4 -38C1 -41 -2 -41 -5 -38C-8 -41 -12 -41 -15 -38z';

/** The terrace on the ground y = f(x). */
export function terrace(f) {
  const homes = repeat(COUNT, (i) => {
    const x = -50 + i * WIDE;
    return house(x, round(f(x + WIDE * 0.6) + 2), i);
  });
  const tenant = placed(262, round(f(262) + 9), 0, 1.06);
  return (
    homes +
    board(placed(196, round(f(196) + 8))) +
    figure(PEOPLE.guest, tenant) +
    line(tenant('M6 -20L2 -50'), pen(1.6)) +
    solid(tenant(placed(2, -1)(umbrella)), '#12383d', pen(1.7))
  );
}

/** Slanting rain over the terrace, thinner to its edge. */
export const rain = () =>
  repeat(190, (i) => {
    const [u, v] = [chance(i + 5), chance(i + 300)];
    const x = -10 + 360 * u ** 1.15;
    const long = 10 + 10 * chance(i + 90);
    return hair(
      `M${round(x)} ${round(270 + 270 * v)}l${round(-long * 0.3)} ${round(long)}`,
      thousandths(0.52 - 0.36 * u),
    );
  });
