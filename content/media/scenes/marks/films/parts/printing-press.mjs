/** The stop-cylinder press of the printing house and its dispatch, from the side. */
import { box, dot, fine, firm, hair, pen, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, line, round, TAU } from '../../stage.mjs';

const DRUM = { x: 1168, y: 662, r: 30 };
const WHEEL = { x: 1118, y: 702, r: 25 };

/** Spokes of a wheel that has turned by an angle; `from` and `to` are shares of its radius. */
const spokes = ({ x, y, r }, count, turn, from, to) =>
  repeat(count, (i) => {
    const a = turn + (i * TAU) / count;
    const at = (share) => `${round(x + r * share * Math.cos(a))} ${round(y + r * share * Math.sin(a))}`;
    return `M${at(from)}L${at(to)}`;
  });

/** The parts of the press that stand still behind its wheels: feed board, frame, bed and delivery table. */
export const press =
  solid(box(1034, 708, 42, 24), '#0d242e', pen(2)) +
  hair('M1034 720H1076', 0.6) +
  solid('M1100 732L1110 700H1232L1242 732H1226L1216 716C1196 704 1150 704 1130 716L1118 732z', '#0b222c', pen(2.4)) +
  solid(box(1094, 691, 150, 9), '#123640', pen(2.2)) +
  solid(box(1104, 684, 48, 7), '#0d242e', pen(1.8)) +
  line('M1096 691V626M1088 634L1150 645', pen(2.6)) +
  solid('M1078 620L1148 636L1148 641L1078 625z', '#123640', pen(2)) +
  solid('M1082 608L1128 618.5L1128 630L1082 620z', '#12343d', pen(1.7)) +
  hair(
    repeat(3, (i) => `M1083 ${611 + i * 3}L1127 ${621.5 + i * 3}`),
    0.8,
  ) +
  solid(box(1220, 688, 52, 5), '#123640', pen(2)) +
  line('M1226 693V732M1266 693V732', pen(2.4)) +
  solid(box(1226, 674, 38, 14), '#12343d', pen(1.7)) +
  hair(
    repeat(3, (i) => `M1228 ${677.5 + i * 3.4}h34`),
    0.8,
  ) +
  fine('M1190 640L1238 652M1194 684L1222 690M1238 652V674', 0.8);

/** The printing drum in its geared rim and the flywheel, turned by an angle. */
export function wheels(turn) {
  const { x, y, r } = DRUM;
  return (
    solid(ring(x, y, r), '#0e2f38', pen(2.6)) +
    hair(spokes(DRUM, 30, turn, 1, 1.1), 0.9) +
    hair(ring(x, y, r * 0.84), 0.8) +
    firm(spokes(DRUM, 6, turn, 0.22, 0.82), 0.85) +
    dot(x, y, 6, '#dff5ee') +
    line('M1158 700L1164 668M1178 700L1172 668', pen(2.4)) +
    line(ring(WHEEL.x, WHEEL.y, WHEEL.r), { width: 6.4 }) +
    line(ring(WHEEL.x, WHEEL.y, WHEEL.r), { width: 3, colour: '#0b222c' }) +
    fine(spokes(WHEEL, 5, -turn, 0.12, 0.9), 0.9) +
    dot(WHEEL.x, WHEEL.y, 3.6, '#dff5ee')
  );
}

/** A parcel on its foot at (x, y), turned by some degrees. */
export const parcel = (x, y, turn = 0) => {
  const put = placed(x, y, turn);
  return solid(put(box(-13, -18, 26, 18)), '#6b5228', pen(1.9)) + fine(put('M-13 -10L13 -10M0 -18L0 0'), 0.9);
};

/** The dispatch under its lean-to, and the chute to the kerb. */
export const dispatch =
  area('M1288 578L1440 612L1440 732L1288 732z', '#0b1c22') +
  [612, 648].map((y) => solid(box(1294, y, 62, 4), '#2a2413', pen(1.4))).join('') +
  [
    [1306, 612, 15],
    [1330, 612, 20],
    [1304, 648, 20],
  ]
    .map(([x, y, h]) => solid(box(x - 9, y - h, 20, h), '#2a2413', pen(1.6)) + hair(`M${x + 1} ${y - h}v${h}`, 0.8))
    .join('') +
  solid('M1280 566L1462 608L1462 616L1280 576z', '#123640', pen(2.2)) +
  hair(
    repeat(18, (i) => `M${1286 + i * 10} ${round(567 + i * 2.32)}v9`),
    0.7,
  ) +
  line('M1440 612V732', pen(3.4)) +
  line('M1289 677L1420 722M1289 685L1418 730M1340 702V732M1402 726V740', pen(2.2)) +
  repeat(13, (i) => dot(round(1293 + i * 10.2), round(682.5 + i * 3.5), 2.6, '#caa667'));
