/** The shop cabinet by day: a teak case of compartments above a row of drawers, the middle one out. */
import { DAY, ink } from '../../daylight.mjs';
import { BRASS } from '../../parts/palette.mjs';
import { box, card, clipped, placed, polygon, receding, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const TEAK = { face: '#b5742f', lit: '#d29a55', shade: '#7b4f22', deep: '#5c3815', drawer: '#c58a45' };

/** Where the things on the cabinet stand. */
export const TOP = 210;
export const CASE = { left: 890, right: 1530 };
const BASE = { left: 872, right: 1548 };
/** The compartments: the first corner, the size, the way from one to the next. */
const BAY = { x: 902, y: 246, w: 145, h: 196, across: 157, down: 208 };
/** Left edges of the drawers, and the right edge of the last. */
const DRAWERS = [884, 1105, 1315, 1536];
const DRAWER_HEIGHT = 104;

/** What a number of rows of compartments leads to: the ledge above the drawers, and the eye. */
const heights = (rows) => ({ ledge: BAY.y + BAY.down * rows - 6, eye: [1210, BAY.y + BAY.down * (rows * 0.5) - 46] });

const corners = (x, y, w, h) => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** A compartment, painted in `paint` at the back, and what stands in it. */
function bay(draw, i, eye) {
  const deep = receding(eye);
  const [x, y, w, h] = [BAY.x + (i % 4) * BAY.across, BAY.y + Math.floor(i / 4) * BAY.down, BAY.w, BAY.h];
  const front = corners(x, y, w, h);
  const back = front.map((p) => deep(p, 0.13));
  const side = (k, fill) => {
    const next = (k + 1) % 4;
    return solid(polygon([front[k], front[next], back[next], back[k]]), fill, ink(1.4));
  };
  const [[left, top], [right], , [, foot]] = back;
  const [paint, shade] = i % 4 < 2 ? ['#8fcac0', '#6fb0a8'] : ['#f6d698', '#e3b76c'];
  const put = placed(x + w / 2, deep([x, y + h], 0.045)[1], 0, 0.97);
  return (
    clipped(
      `bay${i}`,
      polygon(front),
      area(polygon(back), paint) +
        area(
          `M${left} ${top}L${right} ${top}L${right} ${top + 14}L${left + 20} ${top + 14}L${left + 20} ${foot}L${left} ${foot}z`,
          shade,
        ) +
        line(polygon(back), ink(1.4)) +
        side(0, TEAK.deep) +
        side(1, TEAK.lit) +
        side(2, '#e3b577') +
        side(3, TEAK.shade) +
        area(put('M-52 0L66 0L80 -9L-40 -9z'), TEAK.shade, 'fill-opacity=".55" ') +
        draw(put),
    ) + line(polygon(front), ink(2.6))
  );
}

/** The upper case with its cornice, and the compartments in rows of four. */
function upper(bays, { ledge, eye }) {
  const { left, right } = CASE;
  const dentils = repeat(40, (i) => box(left + 4 + i * 16, TOP + 21, 8, 8));
  return (
    solid(box(left, TOP + 18, right - left, ledge - TOP - 18), TEAK.face, ink(2.8)) +
    area(box(right - 8, TOP + 34, 7, ledge - TOP - 36), TEAK.shade) +
    line(`M${left + 4} ${TOP + 36}V${ledge - 4}`, { width: 3, colour: TEAK.lit }) +
    bays.map((draw, i) => bay(draw, i, eye)).join('') +
    area(dentils, TEAK.deep) +
    solid(
      `M${left - 16} ${TOP}L${right + 16} ${TOP}L${right + 16} ${TOP + 8}L${right + 3} ${TOP + 20}L${left - 3} ${TOP + 20}L${left - 16} ${TOP + 8}z`,
      TEAK.drawer,
      ink(2.6),
    ) +
    line(`M${left - 14} ${TOP + 8.5}L${right + 14} ${TOP + 8.5}`, ink(1.6)) +
    line(`M${left - 12} ${TOP + 4}L${right + 12} ${TOP + 4}`, { width: 3, colour: '#ebbf82' })
  );
}

/** A front of a drawer: a bevel, a frame for its label, a brass cup handle. */
function drawerFront(x, y, w, h, fill) {
  const put = placed(x + w / 2, y + h / 2);
  return (
    solid(box(x, y, w, h), fill, ink(2.6)) +
    line(box(x + 9, y + 9, w - 18, h - 18), { width: 2, colour: TEAK.shade }) +
    line(`M${round(x + 4)} ${round(y + 4)}H${round(x + w - 4)}`, { width: 2.6, colour: '#ebbf82' }) +
    solid(put(card(-30, -30, 60, 22, 3)), DAY.light, ink(2)) +
    solid(put('M-30 26C-30 -6 30 -6 30 26C16 19 -16 19 -30 26z'), BRASS, ink(2.2)) +
    line(put('M-19 13C-10 6 2 5 10 8'), { width: 2.6, colour: '#ffe2ad' })
  );
}

/** The lower case: a ledge, a row of drawers, a plinth on turned feet. */
function lower({ ledge }) {
  const { left, right } = BASE;
  const foot = ledge + 140;
  const feet = [left + 44, right - 44].map((x) =>
    solid(placed(x, foot)('M-22 0C-36 12 -28 30 -15 36L15 36C28 30 36 12 22 0z'), TEAK.shade, ink(2.6)),
  );
  const shut = [0, 2].map((i) =>
    drawerFront(DRAWERS[i] + 6, ledge + 22, DRAWERS[i + 1] - DRAWERS[i] - 12, DRAWER_HEIGHT, TEAK.drawer),
  );
  return (
    feet.join('') +
    solid(box(left, ledge + 10, right - left, foot - ledge - 10), TEAK.face, ink(2.8)) +
    area(box(right - 9, ledge + 14, 8, foot - ledge - 14), TEAK.shade) +
    shut.join('') +
    solid(box(left - 10, foot - 6, right - left + 20, 14), TEAK.drawer, ink(2.6)) +
    solid(box(left - 12, ledge, right - left + 24, 14), TEAK.lit, ink(2.6)) +
    line(`M${left - 8} ${ledge + 4}H${right + 8}`, { width: 3, colour: '#f5cf98' })
  );
}

/** The drawer that is out, full of folders; one of them is pure white. */
function openDrawer({ ledge, eye }) {
  const deep = receding(eye);
  const hole = corners(DRAWERS[1] + 6, ledge + 22, DRAWERS[2] - DRAWERS[1] - 12, DRAWER_HEIGHT);
  const out = hole.map((p) => deep(p, -0.15));
  const [[left, top], [right], [, foot]] = out;
  const folder = ([fill, tab], i) => {
    const [[x, y], [far]] = [hole[0], hole[1]].map((p) => deep(p, -0.022 * (i + 0.8)));
    const head = y - 17 + i * 1.5;
    const at = x + 10 + tab * (far - x - 76);
    return solid(
      `M${round(x + 7)} ${round(y + 22)}V${round(head)}H${round(at)}l6 -13h44l6 13H${round(far - 7)}V${round(y + 22)}z`,
      fill,
      ink(2),
    );
  };
  const folders = [
    ['#1f8f90', 0.08],
    [BRASS, 0.72],
    ['#fbf1dc', 0.36],
    ['#c8502a', 0.92],
    ['#ffffff', 0.5],
  ];
  return (
    solid(polygon(hole), TEAK.deep, ink(2.2)) +
    area(polygon([hole[3], hole[2], [right, foot + 10], [left + 14, foot + 10]]), TEAK.deep, 'fill-opacity=".5" ') +
    solid(polygon([hole[0], hole[1], out[1], out[0]]), TEAK.deep, ink(2.2)) +
    folders.map(folder).join('') +
    solid(polygon([hole[0], [hole[0][0] + 6, hole[0][1]], [left + 7, top], out[0]]), TEAK.lit, ink(1.6)) +
    solid(polygon([[hole[1][0] - 6, hole[1][1]], hole[1], out[1], [right - 7, top]]), TEAK.lit, ink(1.6)) +
    drawerFront(left, top, right - left, foot - top, '#d29a55')
  );
}

/** The cabinet with what `bays` draw, four in a row. */
export function cabinet(bays) {
  const size = heights(bays.length / 4);
  return upper(bays, size) + lower(size) + openDrawer(size);
}
