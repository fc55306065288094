/** Houses of a hill town in morning sun, somebody at work at a window or on the verandah of each. */
import { DAY } from '../../daylight.mjs';
import { box, facing, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const SKIN = '#8f5a33';
const DUSK = '#123a40';
const DEEP = [26, -12];

/** Measures of each kind: width, height of walls and roof, where its person sits (left edge and sill), and the door. */
const KINDS = {
  long: { w: 112, h: 56, rise: 36, seat: [14, -14], door: 82 },
  gable: { w: 92, h: 58, rise: 44, seat: [26, -14] },
  verandah: { w: 118, h: 54, rise: 34, seat: [34, 0], door: 8 },
  storeys: { w: 94, h: 104, rise: 34, seat: [22, -62], door: 10 },
};

/** Head and shoulders of one who works at a laptop; `m` is the way they look, `cloth` what they wear. */
function worker(put, m, cloth) {
  const own = (d) => put(facing(m)(d));
  return (
    area(own('M-22 0C-24 -14 -18 -21 -8 -22C2 -21 6 -14 8 -8L18 -7L18 0z'), cloth) +
    area(own('M-14 -24C-14 -34 0 -34 2 -26C3 -18 -2 -15 -6 -15C-11 -15 -14 -18 -14 -24z'), SKIN) +
    area(own('M-16 -20C-20 -36 -4 -40 2 -31C-4 -32 -8 -28 -9 -22z'), DAY.ink) +
    area(own('M12 0L12 -3L20 -3L27 -19L30 -18L24 0z'), DAY.light)
  );
}

/** A dark opening with its sill, and the one who works in it. */
const opening = (put, [u, v], m, cloth) =>
  area(put(box(u, v - 40, 52, 40)), DUSK) +
  worker((d) => put(placed(u + 26 - m * 2, v)(d)), m, cloth) +
  line(put(box(u, v - 40, 52, 40)), pen(1.8)) +
  solid(put(box(u - 4, v, 60, 5)), DAY.light, pen(1.4));

/** Walls: the front in the shade of the morning, the end in the sun. */
function walls(put, { w, h }, wall) {
  const [a, b] = DEEP;
  const end = polygon([
    [w, 0],
    [w + a, b],
    [w + a, b - h],
    [w, -h],
  ]);
  return solid(put(end), DAY.light, pen(1.8)) + solid(put(box(0, -h, w, h)), wall, pen(2));
}

/** A roof whose ridge runs along the front, its gable over the end. */
function longRoof(put, { w, h, rise }, roof) {
  const [a, b] = DEEP;
  const [ridgeLeft, ridgeRight] = [
    [a / 2, b / 2 - h - rise],
    [w + a / 2, b / 2 - h - rise],
  ];
  const ribs = repeat(9, (i) => {
    const t = (i + 0.5) / 9;
    return polygon(
      [
        [-8 + (w + 14) * t, -h + 5],
        [ridgeLeft[0] - 4 + (w + 8) * t, ridgeLeft[1]],
      ],
      false,
    );
  });
  return (
    solid(put(polygon([[w, -h], [w + a, b - h], ridgeRight])), DAY.light, pen(1.6)) +
    solid(
      put(
        polygon([
          [-8, -h + 5],
          [w + 6, -h + 5],
          [w + a / 2 + 4, ridgeRight[1]],
          [a / 2 - 4, ridgeLeft[1]],
        ]),
      ),
      roof,
      pen(2),
    ) +
    hair(put(ribs), 0.6) +
    line(
      put(
        polygon(
          [
            [w + 6, -h + 5],
            [w + a / 2 + 4, ridgeRight[1]],
            [w + a + 5, b - h + 4],
          ],
          false,
        ),
      ),
      pen(2.6),
    )
  );
}

/** A roof whose gable looks at us; the slope behind it is in the sun. */
function gableRoof(put, { w, h, rise }, roof, wall) {
  const [a, b] = DEEP;
  const top = [w / 2, -h - rise];
  return (
    solid(put(polygon([[0, -h], top, [w, -h]])), wall, pen(1.8)) +
    solid(put(polygon([top, [top[0] + a, top[1] + b], [w + a + 8, b - h + 7], [w + 8, -h + 7]])), roof, pen(2)) +
    line(put(polygon([[-8, -h + 7], top, [w + 8, -h + 7]], false)), { width: 4.4, colour: DAY.ink }) +
    area(put(box(w / 2 - 7, -h - 20, 14, 14)), DUSK)
  );
}

/** Posts and a rail, and the lean-to roof over them. */
function verandah(put, { w, h }, roof) {
  const posts = [-8, w / 2 + 26, w + 4].map((u) => box(u, -h + 14, 4, h - 8)).join('');
  return (
    solid(put(`M-16 ${-h + 16}L-4 ${-h - 2}L${w + 4} ${-h - 2}L${w + 14} ${-h + 16}z`), roof, pen(1.8)) +
    area(put(posts), DAY.ink) +
    hair(
      put(`M${w / 2 + 28} -16L${w + 6} -16${repeat(4, (i) => `M${w / 2 + 36 + i * 8} -16L${w / 2 + 36 + i * 8} 4`)}`),
      0.9,
    )
  );
}

const doorway = (put, u) => area(put(box(u, -36, 20, 36)), '#1f7d7a') + line(put(box(u, -36, 20, 36)), pen(1.5));

/** The ground floor of two: a string course and a window. */
const below = (put, w) =>
  area(put(box(44, -38, 34, 24)), DUSK) + line(put(`M-4 -54L${w + 2} -54`), pen(2.2)) + hair(put('M61 -38L61 -14'));

/** Where the arc of a house begins: over the head of the one who works there. */
export const worksAt = ({ x, y, s, kind }) => {
  const [u, v] = KINDS[kind].seat;
  return [round(x + (u + 26) * s), round(y + (v - 40) * s)];
};

/** A house; (x, y) is its lower left front corner. */
export function home({ x, y, s, kind, m, wall, roof, cloth }) {
  const put = placed(x, y, 0, s);
  const measures = KINDS[kind];
  const { w, seat, door } = measures;
  const shadow = area(put(`M0 2L${w} 2L${w - 30} 16L-64 16L-46 2z`), '#2f6f68', 'fill-opacity=".34" ');
  return (
    shadow +
    walls(put, measures, wall) +
    (kind === 'gable' ? gableRoof(put, measures, roof, wall) : longRoof(put, measures, roof)) +
    (kind === 'storeys' ? below(put, w) : '') +
    (door ? doorway(put, door) : '') +
    opening(put, seat, m, cloth) +
    (kind === 'verandah' ? verandah(put, measures, roof) : '') +
    solid(put(box(-6, 0, w + 12, 6)), DAY.paper, pen(1.4))
  );
}
