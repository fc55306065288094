import { across, DAY, daylight, ink } from '../daylight.mjs';
import { box, mapped, polygon, repeat, solid } from '../parts/shapes.mjs';
import { area, line } from '../stage.mjs';
import { CASE, cabinet, TOP } from './parts/cabinet.mjs';
import { pharmacy, shop, stock, workshop } from './parts/cabinet-goods.mjs';
import { customers, gym, payroll, recruiting } from './parts/cabinet-offices.mjs';
import { cat, GINGER, moneyPlant, radio } from './parts/cabinet-top.mjs';

/** The paper of the pages, so that the wall goes over into them. */
const WALL = '#fbfaf7';
const FLOOR = 812;

/** Panes of the morning sun, as they lie on the wall: `u` across the window, `v` down it. */
const onWall = mapped((u, v) => [940 + u + v * 0.62, 84 + v + u * 0.1]);
const PANES = repeat(2, (i) => repeat(3, (k) => onWall(box(i * 176, k * 232, 160, 214))));

/** What the morning does: the panes on the wall, behind the cabinet. */
const wall = () => area(box(0, 0, 1600, 940), WALL) + area(PANES, '#fdebc6');

/** And the same panes on the cabinet. */
const sun = () =>
  `<clipPath id="cabinet"><path d="${box(840, 60, 716, 790)}"/></clipPath>` +
  area(PANES, '#ffe3cc', 'clip-path="url(#cabinet)" fill-opacity=".4" style="mix-blend-mode:overlay" ');

/** What stands on the cabinet. */
const onTop = () => cat(1000, TOP, 0.96, GINGER) + radio(1196, TOP) + moneyPlant(1436, TOP, CASE.right + 4);

/** A mat of reed: bands of colour across it, a fringe at its ends. */
function mat() {
  const lie = mapped((u, v) => [1210 + u * (1 + v / 420), 848 + v]);
  const bands = [
    [-290, 26, '#c8502a'],
    [-250, 14, '#17605f'],
    [236, 14, '#17605f'],
    [264, 26, '#c8502a'],
  ];
  return (
    line(lie(repeat(9, (i) => `M-310 ${i * 5 + 1}L-322 ${i * 5 + 2}M310 ${i * 5 + 1}L322 ${i * 5 + 2}`)), ink(1.8)) +
    solid(lie('M-310 0L310 0L310 42L-310 42z'), '#f3d79c', ink(2.4)) +
    bands.map(([u, w, fill]) => area(lie(box(u, 1, w, 40)), fill)).join('') +
    line(lie(repeat(4, (i) => `M-308 ${8 + i * 9}L308 ${8 + i * 9}`)), { width: 1.3, colour: '#b98a3f' })
  );
}

/** The floor comes out of the paper at the left. */
const floor = () =>
  across('floor', [WALL, '#ecd9b4'], 834, 940) +
  across('skirt', [WALL, DAY.ink], 834, 910) +
  area(box(834, FLOOR, 780, 128), 'url(#floor)') +
  line(`M836 ${FLOOR}L1610 ${FLOOR}`, { width: 2.2, colour: 'url(#skirt)' }) +
  area(
    polygon([
      [884, 813],
      [1550, 813],
      [1584, 842],
      [896, 842],
    ]),
    '#cfae78',
  );

/** Paper over what lies in a box, none at its start and all of it at its end; `way` is where the gradient runs. */
const veil = (id, way, d) =>
  `<linearGradient id="${id}" ${way}><stop stop-color="${WALL}" stop-opacity="0"/><stop offset="1" stop-color="${WALL}"/></linearGradient>` +
  area(d, `url(#${id})`);

/** Wall and floor go over into the paper at the right and below, so that the picture has no edge there. */
const edges = () =>
  veil('right', '', box(1516, 236, 76, 704)) +
  area(box(1592, 236, 20, 704), WALL) +
  veil('foot', 'x2="0" y2="1"', box(830, FLOOR + 20, 770, 86)) +
  area(box(830, FLOOR + 106, 770, 30), WALL);

/** Products: an old shop cabinet by morning, in each of eight compartments the tools of one trade, below them the drawer that they share. */
export default function products() {
  const bays = [customers, gym, recruiting, pharmacy, payroll, shop, stock, workshop];
  const shadow = area(`M1546 ${TOP + 30}L1582 ${TOP + 60}L1582 ${FLOOR}L1546 ${FLOOR}z`, '#ece3d0');
  const body = wall() + shadow + floor() + edges() + mat() + cabinet(bays) + onTop() + sun();
  return daylight(`<g transform="scale(1.125) translate(0 -26)">${body}</g>`, {
    meet: 1360,
    left: 0,
    top: 0,
    width: 1800,
    height: 1012.5,
  });
}
