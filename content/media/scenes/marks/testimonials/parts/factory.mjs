/** A tea factory of the hills at night, its loading door open: what is made leaves by lorry. */
import { INK } from '../../parts/facade.mjs';
import { box, fine, firm, hair, pen, polygon, repeat, ring, shine, solid } from '../../parts/shapes.mjs';
import { area, glow, line, round } from '../../stage.mjs';
import { chest, lorry, porter } from './loading.mjs';

/** Ground, eaves and ridge; the ends of the long block. */
const FOOT = 604;
const EAVES = 372;
const RIDGE = 306;
const LEFT = 664;
const RIGHT = 1336;
const STOREY = (FOOT - EAVES) / 4;

/** The gabled bay: its middle and half its width. */
export const DOOR = 956;
const BAY = 96;

/** Lamplight by place: teal, then nearly white, then amber. */
const lamplight = (x) => {
  const side = x < DOOR ? [143, 245, 228] : [255, 216, 158];
  const share = Math.min(1, Math.abs(x - DOOR) / 150);
  return `rgb(${[250, 255, 248].map((c, i) => Math.round(c + (side[i] - c) * share))})`;
};

/** A tall window of six panes; lit ones on the top floor. */
function window(x, storey) {
  const [w, h] = [21, 36];
  const [left, y] = [x - w / 2, EAVES + STOREY * storey + 13];
  const lit = storey === 0;
  const colour = lamplight(x);
  const frame = box(left, y, w, h);
  const bars = `M${x} ${y}v${h}M${left} ${y + h / 3}h${w}M${left} ${y + (2 * h) / 3}h${w}`;
  return (
    area(frame, lit ? colour : '#103039') +
    line(frame, { width: 1.8, opacity: lit ? 1 : 0.75, ...(lit && { colour }) }) +
    line(bars, { width: 1.3, opacity: lit ? 0.9 : 0.5, ...(lit && { colour: INK }) }) +
    line(`M${left - 3} ${y + h + 3}h${w + 6}`, pen(1.6, 0.6))
  );
}

/** Windows in each column on each of the floors; the top one is 0. */
const windows = (xs, floors) => floors.flatMap((floor) => xs.map((x) => window(x, floor))).join('');
const columns = (from, count, pitch = 35) => Array.from({ length: count }, (_, i) => from + i * pitch);

/** A ventilator on the ridge: louvres under a roof of its own. */
const ventilator = (x) =>
  solid(box(x - 27, RIDGE - 21, 54, 22), '#0c222c', pen(2.2)) +
  hair(
    repeat(3, (i) => `M${x - 22} ${RIDGE - 15 + i * 6}h44`),
    0.7,
  ) +
  solid(
    polygon([
      [x - 36, RIDGE - 19],
      [x - 20, RIDGE - 33],
      [x + 20, RIDGE - 33],
      [x + 36, RIDGE - 19],
    ]),
    '#0f2a33',
    pen(2.4),
  );

/** The roof of corrugated iron: sheets lap in two rows. */
function roof() {
  const outline = polygon([
    [LEFT - 12, EAVES],
    [LEFT + 4, RIDGE],
    [RIGHT - 4, RIDGE],
    [RIGHT + 12, EAVES],
  ]);
  const ribs = repeat(75, (i) => {
    const t = (i + 0.5) / 75;
    return `M${round(LEFT + 4 + t * (RIGHT - LEFT - 8))} ${RIDGE + 4}L${round(LEFT - 12 + t * (RIGHT - LEFT + 24))} ${EAVES - 3}`;
  });
  return (
    [730, 826, 1088, 1176, 1264].map(ventilator).join('') +
    solid(outline, '#0a1d27', pen(3)) +
    hair(ribs, 0.42) +
    hair(`M${LEFT - 4} ${RIDGE + 36}L${RIGHT + 4} ${RIDGE + 36}`, 0.7) +
    line(`M${LEFT - 14} ${EAVES + 4}L${RIGHT + 14} ${EAVES + 4}`, pen(2, 0.8))
  );
}

/** The bay whose gable rises in steps, with the open door at its foot. */
function bay() {
  const steps = [
    [BAY, EAVES - 14],
    [74, EAVES - 46],
    [50, EAVES - 78],
    [26, EAVES - 108],
  ];
  const side = (m) =>
    steps.flatMap(([half, y], i) => [
      [DOOR + m * half, i ? steps[i - 1][1] : FOOT],
      [DOOR + m * half, y],
    ]);
  const copings = steps.map(([half, y], i) => {
    const inner = steps[i + 1]?.[0] ?? 0;
    return [-1, 1].map((m) => `M${DOOR + m * (half + 4)} ${y}L${DOOR + m * inner} ${y}`).join('');
  });
  const vent = EAVES - 50;
  const louvres = [11, 16, 17, 16, 11].map((half, i) => `M${DOOR - half} ${vent - 12 + i * 6}h${2 * half}`).join('');
  return (
    solid(polygon([...side(-1), ...side(1).reverse()]), '#0d242e', pen(3)) +
    line(copings.join(''), pen(4.4)) +
    solid(ring(DOOR, vent, 19), '#103039', pen(2.4)) +
    hair(louvres, 0.8) +
    fine(
      repeat(4, (i) => `M${DOOR - BAY} ${round(EAVES + i * STOREY)}h${2 * BAY}`),
      0.5,
    ) +
    windows(columns(DOOR - 70, 5), [0, 1]) +
    windows([DOOR - 72, DOOR + 72], [2, 3])
  );
}

/** The white-hot door, two leaves thrown back, and its light on the ground. */
function door() {
  const [w, h] = [46, 108];
  const leaf = (m) =>
    solid(
      polygon([
        [DOOR + m * w, FOOT - h],
        [DOOR + m * (w + 36), FOOT - h + 6],
        [DOOR + m * (w + 36), FOOT + 8],
        [DOOR + m * w, FOOT],
      ]),
      '#0f2a33',
      pen(2.4),
    ) +
    hair(
      repeat(3, (i) => `M${DOOR + m * (w + 9 + i * 9)} ${FOOT - h + 8}L${DOOR + m * (w + 9 + i * 9)} ${FOOT + i * 2}`),
      0.7,
    );
  const opening = box(DOOR - w, FOOT - h, 2 * w, h);
  const floor = polygon([
    [DOOR - w, FOOT],
    [DOOR + w, FOOT],
    [DOOR + w + 54, FOOT + 50],
    [DOOR - w - 54, FOOT + 50],
  ]);
  return (
    shine('spill', floor, 0.8, 0) +
    leaf(-1) +
    leaf(1) +
    area(opening, '#fff') +
    line(opening, { width: 3.4, colour: '#fff' }) +
    porter(DOOR - 6, FOOT + 3, INK, { width: 1, colour: INK })
  );
}

/** The boiler house at the end of the block, its chimney and the smoke. */
function boiler() {
  const x = 588;
  const chimney = polygon([
    [x + 18, FOOT],
    [x + 23, 268],
    [x + 45, 268],
    [x + 50, FOOT],
  ]);
  const smoke = repeat(
    4,
    (i) =>
      `M${x + 27 + i * 5} 252C${x + 8 + i * 3} 232 ${x + 44 + i * 2} 218 ${x + 14 - i} 200C${x - 10 - i * 3} 186 ${x + 4 - i * 4} 170 ${x - 34 - i * 9} ${164 + i * 5}`,
  );
  return (
    hair(smoke, 0.5) +
    solid(chimney, '#0b1f29', pen(2.6)) +
    hair(
      repeat(13, (i) => `M${x + 22 - i * 0.2} ${292 + i * 18}L${x + 46 + i * 0.2} ${292 + i * 18}`),
      0.4,
    ) +
    solid(box(x + 19, 260, 30, 10), '#0f2a33', pen(2.2)) +
    solid(box(x, FOOT - 66, 76, 66), '#0a1c25', pen(2.6)) +
    solid(
      polygon([
        [x - 8, FOOT - 62],
        [x + 76, FOOT - 96],
        [x + 76, FOOT - 62],
      ]),
      '#0f2731',
      pen(2.6),
    ) +
    hair(
      repeat(6, (i) => `M${x + 8 + i * 10} ${FOOT - 64}L${x + 8 + i * 10} ${round(FOOT - 72 - i * 4.2)}`),
      0.5,
    ) +
    solid(box(x + 12, FOOT - 42, 22, 42), '#103039', pen(1.8))
  );
}

/** The factory, its yard and the lorry. */
export function factory() {
  const walls =
    solid(box(LEFT, EAVES, RIGHT - LEFT, FOOT - EAVES), '#0b1f29', pen(3)) +
    hair(
      repeat(3, (i) => `M${LEFT} ${EAVES + STOREY * (i + 1)}h${RIGHT - LEFT}`),
      0.5,
    ) +
    windows([...columns(LEFT + 26, 5), ...columns(DOOR + BAY + 23, 8, 34)], [0, 1, 2, 3]);
  const outside = porter(1050, FOOT + 24, '#12313a', pen(2.2));
  const chests = chest(852, FOOT + 14, 27) + chest(884, FOOT + 18, 27) + chest(868, FOOT - 12, 27);
  return (
    boiler() +
    walls +
    roof() +
    bay() +
    glow(DOOR, FOOT - 52, 210, '#ffffff', 0.6) +
    door() +
    chests +
    outside +
    lorry(1086, FOOT + 30) +
    firm(`M${LEFT - 70} ${FOOT}H852M1060 ${FOOT}H1080`, 0.8)
  );
}
