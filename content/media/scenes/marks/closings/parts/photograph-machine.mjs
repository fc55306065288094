/** The compressor of the iot-photograph closing: motor, belt, flywheel, two cylinders and a gauge on one bed. */
import { DAY } from '../../daylight.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const [TEAL, DEEP, MINT, HONEY, AMBER, RUST, BRICK, GOLD, CREAM] = [
  '#1f8f90',
  '#0f5f63',
  '#8fd0c8',
  '#f0a53a',
  '#c8762a',
  '#c8502a',
  '#8f3714',
  '#f6c667',
  '#fbefd6',
];
const FROST = '#eefaf8';

const LARGE = { at: [-32, -130], r: 94 };
const SMALL = { at: [-178, -80], r: 36 };

/** The two straight runs of the belt: they touch both wheels. */
const belt = [-1, 1]
  .map((m) => {
    const [dx, dy] = [LARGE.at[0] - SMALL.at[0], LARGE.at[1] - SMALL.at[1]];
    const far = Math.hypot(dx, dy);
    const sin = (SMALL.r - LARGE.r) / far;
    const cos = m * Math.sqrt(1 - sin * sin);
    const [nx, ny] = [(dx * sin - dy * cos) / far, (dy * sin + dx * cos) / far];
    const touch = ({ at: [x, y], r }) => `${round(x + nx * (r - 3))} ${round(y + ny * (r - 3))}`;
    return `M${touch(SMALL)}L${touch(LARGE)}`;
  })
  .join('');

/** Path data without arcs, from its foot in the middle of the bed; `w` widens the lines. */
export function machine(put, w = 1) {
  const ink = (width) => ({ width: width * w, colour: DAY.ink });
  const within = (d, ...place) => put(placed(...place)(d));
  const wheel = ({ at: [x, y], r }, rim, shade, spokes) =>
    solid(put(oval(x, y, r)), rim, ink(2.8)) +
    area(put(`${oval(x, y, r - 4)}${oval(x + r * 0.1, y - r * 0.08, r - 8)}`), shade, 'fill-rule="evenodd" ') +
    solid(put(oval(x, y, r * 0.78)), DAY.ink, ink(2)) +
    repeat(spokes, (i) =>
      solid(
        within(
          `M-8 0C-10 ${-r * 0.4} 2 ${-r * 0.6} -4 ${-r * 0.8}L9 ${-r * 0.8}C14 ${-r * 0.5} 6 ${-r * 0.3} 8 0z`,
          x,
          y,
          (i * 360) / spokes + 14,
        ),
        rim,
        ink(1.6),
      ),
    ) +
    solid(put(oval(x, y, r * 0.22)), GOLD, ink(2.2)) +
    solid(put(oval(x, y, r * 0.08)), DAY.ink, ink(1));
  const cylinder = (x) =>
    solid(put(box(x, -292, 62, 110)), TEAL, ink(2.6)) +
    area(put(box(x + 40, -290, 20, 106)), DEEP) +
    repeat(6, (i) => solid(put(card(x - 7, -284 + i * 17, 76, 8, 3)), i % 2 ? TEAL : '#2ba3a2', ink(1.6))) +
    solid(put(card(x - 8, -318, 78, 28, 5)), HONEY, ink(2.6)) +
    area(put(box(x + 44, -316, 24, 24)), AMBER) +
    repeat(3, (i) => solid(put(box(x + 2 + i * 22, -325, 12, 8)), GOLD, ink(1.6)));
  return (
    solid(put(box(-246, -36, 500, 36)), '#dcc79c', ink(2.8)) +
    area(put(box(-244, -34, 496, 11)), CREAM) +
    line(put('M-246 -22L254 -22'), ink(1.6)) +
    solid(put('M-230 -36L-216 -60L-124 -60L-112 -36z'), DEEP, ink(2.4)) +
    solid(put(card(-234, -132, 118, 78, 16)), HONEY, ink(2.6)) +
    area(put(card(-230, -84, 110, 26, 12)), AMBER) +
    line(put(repeat(7, (i) => `M${-220 + i * 15} -124L${-220 + i * 15} -62`)), ink(1.8)) +
    solid(put(card(-200, -152, 50, 24, 4)), RUST, ink(2.2)) +
    cylinder(10) +
    cylinder(98) +
    solid(
      put('M-60 -36L-48 -158C-46 -178 -36 -188 -16 -188L152 -188C170 -188 178 -178 180 -160L192 -36z'),
      TEAL,
      ink(2.8),
    ) +
    area(put('M118 -186L152 -186C168 -186 176 -178 178 -160L190 -38L140 -38z'), DEEP) +
    solid(put(oval(112, -104, 44)), '#2ba3a2', ink(2.6)) +
    solid(put(oval(112, -104, 26)), MINT, ink(2)) +
    line(put('M112 -126L112 -82M90 -104L134 -104'), ink(1.6)) +
    repeat(8, (i) => solid(within(oval(0, -35, 4), 112, -104, i * 45), GOLD, ink(1.2))) +
    line(put('M-50 -196L-50 -262'), ink(13)) +
    line(put('M-50 -196L-50 -262'), { width: 8 * w, colour: GOLD }) +
    solid(put(oval(-50, -292, 37)), GOLD, ink(2.8)) +
    solid(put(oval(-50, -292, 29)), '#fffdf8', ink(2)) +
    line(put(repeat(7, (i) => placed(-50, -292, -120 + i * 40)('M0 -25L0 -19'))), ink(2.4)) +
    line(put('M-50 -292L-36 -311'), { width: 4 * w, colour: RUST }) +
    solid(put(oval(-50, -292, 4.5)), DAY.ink, ink(1)) +
    wheel(SMALL, MINT, '#62b0a8', 4) +
    wheel(LARGE, RUST, BRICK, 5) +
    line(put(belt), ink(14)) +
    line(put(belt), { width: 9 * w, colour: '#6b4426' })
  );
}

/** A frosted pipe along path data, `wide` with its rime; `flakes` are the places `[x, y, r]` where it is thick. */
export const frostedPipe = (d, flakes, wide = 26) =>
  line(d, { width: wide + 6, colour: DAY.ink }) +
  flakes.map(([x, y, r]) => solid(oval(x, y, r, r * 0.92), FROST, { width: 2.6, colour: DAY.ink })).join('') +
  line(d, { width: wide, colour: FROST }) +
  flakes.map(([x, y, r]) => area(oval(x, y, r - 2.4, r * 0.92 - 2.4), FROST)).join('');

/** Icicles `[x, long]` that hang from y. */
export const icicles = (y, places) =>
  places
    .map(
      ([x, long]) =>
        solid(
          `M${x - 9} ${y}C${x - 7} ${y + long * 0.5} ${x - 3} ${y + long * 0.8} ${x} ${y + long}C${x + 3} ${y + long * 0.8} ${x + 7} ${y + long * 0.5} ${x + 9} ${y}`,
          FROST,
          { width: 2.2, colour: DAY.ink },
        ) + line(`M${x + 3} ${y + 4}L${x + 1} ${y + long * 0.6}`, { width: 2.4, colour: MINT }),
    )
    .join('');
