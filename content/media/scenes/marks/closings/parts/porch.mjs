/** The porch of a small house in front view: a double door thrown open, a fretted gable, and the wire that comes in. */
import { lit, TRIM, uprights, WALL } from '../../parts/facade.mjs';
import { box, card, dot, fine, firm, hair, pen, polygon, repeat, ring, shine, solid } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { dog, post, potted, slippers, umbrella } from './porch-things.mjs';

export const FLOOR = 552;
/** The opening: left, right and lintel. */
const DOOR = { left: 622, right: 758, top: 336 };
const MIDDLE = (DOOR.left + DOOR.right) / 2;
const HALF = 140;

/** Where the wire ends: insulators under the eaves, left and right. */
export const BRACKETS = [
  [MIDDLE - HALF - 4, 356],
  [MIDDLE + HALF + 4, 356],
];

/** The room behind the door: a lit wall with a dado and a picture of hills. */
function room() {
  const { left, right, top } = DOOR;
  const opening = box(left, top, right - left, FLOOR - top);
  return (
    area(opening, '#0b232c') +
    lit(opening, 0.3) +
    shine('hall', opening, 0.06, 0.2, false) +
    fine(`M${left} 488H${right}M${left} 494H${right}`, 0.35) +
    hair(uprights(left + 8, right - 8, 494, 538, 15), 0.22) +
    fine(`M${left} 538H${right}`, 0.4) +
    solid(box(654, 372, 40, 30), '#0f323a', pen(1.5, 0.6)) +
    hair('M658 396Q666 378 674 390Q682 380 690 394', 0.6)
  );
}

/** A leaf of the door against the wall, seen nearly from its edge: louvres above, a panel below. */
const leaf = (x, w) =>
  solid(box(x, DOOR.top + 2, w, FLOOR - DOOR.top - 2), '#0d2731', pen(2.2)) +
  solid(box(x + 6, DOOR.top + 12, w - 12, 108), '#0a1c25', pen(1.5, 0.7)) +
  hair(
    repeat(15, (i) => `M${x + 8} ${DOOR.top + 18 + i * 7}H${x + w - 8}`),
    0.6,
  ) +
  solid(box(x + 6, DOOR.top + 132, w - 12, 70), '#0a1c25', pen(1.5, 0.7));

/** The gable: a fretted board along both slopes, louvres in the triangle, a finial. */
function gable() {
  const [apex, foot, reach] = [264, 344, HALF + 26];
  const slope = (m) =>
    polygon([
      [MIDDLE, apex],
      [MIDDLE + m * reach, foot],
      [MIDDLE + m * reach, foot + 11],
      [MIDDLE, apex + 13],
    ]);
  const fret = (m) =>
    repeat(15, (i) => {
      const t = (i + 0.6) / 15.4;
      const [x, y] = [MIDDLE + m * reach * t, apex + 13 + (foot - apex - 2) * t];
      return ring(x, y + 4, 3.2);
    });
  const louvres = repeat(5, (i) => `M${MIDDLE - 12 - i * 8} ${300 + i * 6}H${MIDDLE + 12 + i * 8}`);
  return (
    solid(
      polygon([
        [MIDDLE, apex + 8],
        [MIDDLE + reach - 18, foot],
        [MIDDLE - reach + 18, foot],
      ]),
      WALL,
      pen(1.6, 0.6),
    ) +
    fine(louvres, 0.7) +
    solid(fret(-1) + fret(1), '#0f2a33', pen(1.4, 0.8)) +
    solid(slope(-1) + slope(1), TRIM, pen(2.6)) +
    solid(
      `M${MIDDLE - 5} ${apex + 2}L${MIDDLE - 2.5} ${apex - 10}L${MIDDLE} ${apex - 26}L${MIDDLE + 2.5} ${apex - 10}L${MIDDLE + 5} ${apex + 2}z`,
      TRIM,
      pen(2),
    )
  );
}

/** The wire goes under the eaves from both sides, and in by the door to the telephone. */
const inlet = () => {
  const [[a, y], [b]] = BRACKETS;
  const run = `M${a} ${y}Q${a + 20} 347 ${a + 44} 347H${DOOR.left + 14}V478M${b} ${y}Q${b - 20} 347 ${b - 44} 347H${DOOR.left + 14}`;
  // Each light, and where its tail begins.
  const lights = [
    [a + 58, 347, -28, 0],
    [DOOR.left + 14, 378, 0, -24],
    [DOOR.left + 14, 446, 0, -30],
    [b - 62, 347, 28, 0],
    [b - 150, 347, 34, 0],
  ];
  const light = ([u, v, du, dv]) =>
    line(`M${u + du} ${v + dv}L${u} ${v}`, pen(3.2, 0.8)) + glow(u, v, 16, '#ffffff', 0.55) + dot(u, v, 2.7, '#fff');
  return line(run, pen(1.8, 0.8)) + lights.map(light).join('');
};

/** The porch without the one who stands in it. */
export function porch() {
  const { left, right, top } = DOOR;
  const [from, to] = [MIDDLE - HALF, MIDDLE + HALF];
  const frame = `M${left - 6} ${FLOOR}V${top - 6}H${right + 6}V${FLOOR}`;
  return (
    solid(box(from, 340, to - from, FLOOR - 340), WALL, pen(2)) +
    hair(
      repeat(5, (i) => `M${from} ${430 + i * 24}H${left - 6}M${right + 6} ${430 + i * 24}H${to}`),
      0.16,
    ) +
    room() +
    leaf(left - 52, 44) +
    leaf(right + 8, 44) +
    line(frame, pen(3.2)) +
    post(from, FLOOR, 1) +
    post(to, FLOOR, -1) +
    gable() +
    inlet() +
    solid(box(from - 16, FLOOR, to - from + 32, 13), '#0d242e', pen(2.8)) +
    solid(box(from + 26, FLOOR + 13, to - from - 52, 13), '#0a1c25', pen(2.6)) +
    shine(
      'step',
      polygon([
        [left, FLOOR + 26],
        [right, FLOOR + 26],
        [right + 64, 660],
        [left - 64, 660],
      ]),
      0.13,
      0,
    ) +
    potted(from + 20, FLOOR, 1.3) +
    umbrella(812, FLOOR) +
    slippers(776, FLOOR + 9) +
    dog(MIDDLE - 74, FLOOR + 13) +
    BRACKETS.map(
      ([x, y]) => firm(`M${x} ${y}V${y + 12}`) + solid(card(x - 4, y - 6, 8, 9, 3), '#e8f4ec', pen(1.6)),
    ).join('')
  );
}
