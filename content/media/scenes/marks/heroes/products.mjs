import { veil } from '../parts/roadside.mjs';
import { box, dot, fine, hair, ON_WHITE, pen, placed, polygon, receding, repeat, solid } from '../parts/shapes.mjs';
import { area, chance, curve, glow, line, round, sample, stage } from '../stage.mjs';
import { lower, pull, upper } from './parts/cabinet.mjs';
import { pharmacy, shop } from './parts/cabinet-goods.mjs';
import { customers, gym, payroll, recruiting } from './parts/cabinet-offices.mjs';
import { cat, moneyPlant, radio } from './parts/cabinet-top.mjs';
import { stock, workshop } from './parts/cabinet-yard.mjs';
import { TALL, WIDE } from './parts/valley-ground.mjs';

const MEET = 1266;
const EYE = [1190, 450];
/** Left edges and top edges of the compartments, and their size. */
const BAYS = { left: [902, 1103, 1304, 1505], top: [270, 484], w: 184, h: 196 };
/** The drawer that is out: left, top, width, height. */
const OPEN = [1163, 730, 206, 58];

const deep = receding(EYE);

const corners = (x, y, w, h) => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** A compartment: the boards of its back, its sides, and the tools. */
function bay(draw, i) {
  const [x, y, w, h] = [BAYS.left[i % 4], BAYS.top[Math.floor(i / 4)], BAYS.w, BAYS.h];
  const front = corners(x, y, w, h);
  const back = front.map((p) => deep(p, 0.13));
  const edges = front.map((p, k) => polygon([p, back[k]], false)).join('');
  const boards = repeat(3, (k) => {
    const u = back[0][0] + ((back[1][0] - back[0][0]) * (k + 1)) / 4;
    return polygon(
      [
        [u, back[0][1]],
        [u, back[3][1]],
      ],
      false,
    );
  });
  const fill = i % 4 < 2 ? '#0a2027' : '#171710';
  const [put, id] = [placed((x + w / 2) * 0.978 + EYE[0] * 0.022, y + h - (i < 4 ? 1 : 12), 0, 0.89), `bay${i}`];
  return (
    area(polygon(front), '#060f17') +
    `<clipPath id="${id}"><path d="${polygon(front)}"/></clipPath><g clip-path="url(#${id})">` +
    `${area(polygon(back), fill)}${hair(polygon(back) + edges, 0.55)}${hair(boards, 0.22)}${draw(put)}</g>` +
    line(polygon(front), pen(2.4)) +
    hair(box(x - 5, y - 5, w + 10, h + 10), 0.45)
  );
}

/** The drawer that is out, full of light. */
function openDrawer() {
  const front = corners(...OPEN);
  const out = front.map((p) => deep(p, -0.17));
  const [a, b] = [out[0], out[1]];
  const put = placed((a[0] + b[0]) / 2, (a[1] + out[2][1]) / 2 + 6);
  const mouth = polygon([front[0], front[1], b, a]);
  const cards = repeat(4, (i) => {
    const [p, q] = front.slice(0, 2).map((corner) => deep(corner, -0.037 * (i + 0.6)));
    const tab = p[0] + 22 + ((i * 67) % 150);
    return `M${round(p[0] + 5)} ${round(p[1])}H${round(tab)}l4 -6h26l4 6H${round(q[0] - 5)}`;
  });
  const motes = repeat(26, (i) =>
    dot(
      round(1266 + (chance(i) - 0.5) * (120 + 90 * chance(i + 9))),
      round(730 - 330 * chance(i + 50) ** 1.5),
      round(1 + 1.2 * chance(i + 70)),
      '#ffffff',
    ),
  );
  return (
    area(polygon(out.map(([x, y]) => [x + 4, y + 16])), '#02060a', 'fill-opacity=".7" ') +
    solid(polygon(front), '#fff', { width: 2, colour: '#fff' }) +
    `<g transform="translate(1266 736) scale(.34 1)">${glow(0, 0, 470, '#ffffff', 0.38)}</g>` +
    glow(1266, 740, 330, '#ffffff', 0.62) +
    area(mouth, '#fff') +
    line(cards, { width: 2, colour: ON_WHITE, opacity: 0.8 }) +
    motes +
    solid(polygon([deep(front[0], -0.155), deep(front[1], -0.155), b, a]), '#12323b', { width: 2, colour: '#fff' }) +
    solid(polygon(out), '#0d232c', { width: 3, colour: '#fff' }) +
    hair(polygon(corners(a[0] + 8, a[1] + 8, b[0] - a[0] - 16, out[2][1] - a[1] - 16)), 0.8) +
    fine(put(box(-22, -30, 44, 14)), 0.9) +
    pull(put, 1.15)
  );
}

/** The room: a papered wall, a skirting, boards of the floor. */
function room() {
  const paper = repeat(13, (i) =>
    hair(curve(sample((x) => 60 + i * 62 + 26 * Math.sin(x / 260 + i * 0.4), 500, 1820)), 0.16),
  );
  const boards = repeat(22, (i) => polygon([deep([380 + i * 76, 908], -0.34), [380 + i * 76, 908]], false));
  return (
    paper +
    area(box(0, 880, WIDE, 140), '#060f17') +
    hair(`M0 872H${WIDE}M0 880H${WIDE}`, 0.5) +
    hair(boards, 0.3) +
    area(placed(1296, 916)('M-450 0C-450 -16 450 -16 450 0C450 16 -450 16 -450 0z'), '#02060a', 'fill-opacity=".8" ')
  );
}

/** The picture sinks into the page at the left, the foot and the top. */
const edges = () =>
  veil('west', 'x2="1"', box(0, 0, 880, TALL), [
    [0, 0.96],
    [0.5, 0.86],
    [0.8, 0.5],
    [1, 0],
  ]) +
  veil('south', 'x2="0" y2="1"', box(0, 896, WIDE, 120), [
    [0, 0],
    [0.6, 0.7],
    [1, 1],
  ]) +
  veil('north', 'x1="0" y1="1" x2="0" y2="0"', box(0, 0, WIDE, 84), [
    [0, 0],
    [0.6, 0.6],
    [1, 1],
  ]);

/** Products: an old shop cabinet, in each of eight compartments the tools of one trade; from the drawer that they share comes the light. */
export default function products() {
  const bays = [customers, gym, recruiting, pharmacy, payroll, shop, stock, workshop].map(bay).join('');
  const top = cat(1012, 218) + radio(1356, 218) + moneyPlant(1640, 218, 1736);
  return stage(room() + upper() + bays + lower() + top + openDrawer() + edges(), {
    meet: MEET,
    spread: 560,
    left: 0,
    top: 0,
    width: WIDE,
    height: TALL,
  });
}
