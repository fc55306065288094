import { fade } from '../parts/roadside.mjs';
import { box, fine, firm, hair, ON_WHITE, pen, polygon, receding, repeat, solid } from '../parts/shapes.mjs';
import { area, bell, chance, glow, line, round, stage } from '../stage.mjs';
import { farWall, space, VANISH, wall } from './parts/archive.mjs';

const [WIDTH, HEIGHT, TOP] = [1440, 810, 68];
const MEET = 760;
const LEVELS = [-330, -222, -112, 0, 108, 214];
const [LEFT, RIGHT, FAR] = [-470, 1230, 1.5];

/** The cards stand across a drawer that is pulled out towards us. */
const DRAWER = { left: 400, right: 1096, rim: 536, foot: 604, depth: 0.13 };
const PITCH = 12;
const COUNT = Math.floor((DRAWER.right - DRAWER.left - 26) / PITCH);
const HOT = 30;

const deep = receding(VANISH);

/** How far a card stands out of the drawer: three seasons, each higher than the last. */
function tall(i) {
  const x = i / COUNT;
  const seasons = 78 * bell(x, 0.13, 0.06) + 116 * bell(x, 0.36, 0.08) + 158 * bell(x, 0.8, 0.1);
  return 30 + seasons + 14 * chance(i * 7);
}

/** A card on edge, its face turned to the left. */
function card(i) {
  const hot = i === HOT;
  const x = DRAWER.left + 14 + i * PITCH;
  const top = DRAWER.rim - tall(i) - (hot ? 118 : 0);
  const near = [
    [x, DRAWER.rim + 6],
    [x, top],
  ];
  const far = near.map((p) => deep(p, DRAWER.depth));
  const face = polygon([near[0], near[1], far[1], far[0]]);
  if (!hot) {
    const [l, r] = [0.2, 0.55].map((share) => deep([x, top], DRAWER.depth * ((share + i * 0.23) % 0.8)));
    const tab = i % 6 === 2 && l[0] > r[0] ? polygon([l, [l[0], l[1] - 9], [r[0], r[1] - 9], r]) : '';
    return solid(tab, '#1a4850', pen(1.4)) + solid(face, ['#0d242e', '#0b1d27', '#0f2a33'][i % 3], pen(1.7, 0.9));
  }
  const row = (k) => {
    const left = deep([x, top + 16 + k * 15], DRAWER.depth * (k % 3 ? 0.86 : 0.6));
    return polygon([deep([x, top + 16 + k * 15], 0.02), left], false);
  };
  return (
    area(face, '#fff') +
    line(repeat(6, row), { width: 2, colour: ON_WHITE, opacity: 0.85 }) +
    line(face, { width: 3, colour: '#fff' })
  );
}

/** The low cabinet before the shelves, and its drawer. */
function cabinet() {
  const { left, right, rim, depth } = DRAWER;
  const corner = (x, y, share = depth + 0.03) => deep([x, y], share);
  const body = polygon([
    corner(left - 90, rim - 10),
    corner(right + 120, rim - 10),
    corner(right + 120, 900),
    corner(left - 90, 900),
  ]);
  const slab = polygon([
    corner(left - 96, rim - 16, depth + 0.14),
    corner(right + 126, rim - 16, depth + 0.14),
    corner(right + 132, rim - 10),
    corner(left - 106, rim - 10),
  ]);
  const inside = polygon([[left, rim], [right, rim], corner(right, rim), corner(left, rim)]);
  return solid(body, '#091920', pen(2, 0.7)) + solid(slab, '#0f2a33', pen(2.2)) + solid(inside, '#050d13', pen(2));
}

/** The drawer's front, with its label holder and two pulls. */
function front() {
  const { left, right, rim, foot } = DRAWER;
  const middle = (left + right) / 2;
  const pull = (x) =>
    firm(`M${x - 26} ${rim + 36}q0 16 12 16h28q12 0 12 -16`) +
    fine(`M${x - 32} ${rim + 36}h12M${x + 20} ${rim + 36}h12`);
  return (
    solid(box(left, rim, right - left, foot - rim), '#0c222b', pen(2.8)) +
    hair(box(left + 9, rim + 9, right - left - 18, foot - rim - 18), 0.5) +
    solid(box(middle - 44, rim + 18, 88, 30), '#143a42', pen(2)) +
    hair(`M${middle - 30} ${rim + 29}h52M${middle - 30} ${rim + 38}h36`, 0.8) +
    pull(left + 150) +
    pull(right - 150)
  );
}

/** A ladder that leans on the right-hand wall. */
function ladder() {
  const [foot, head] = [
    [1206, 690],
    [1322, 216],
  ];
  const at = (t, side) =>
    `${round(foot[0] + (head[0] - foot[0]) * t + side * (21 - 5 * t))} ${round(foot[1] + (head[1] - foot[1]) * t + side * (6 - 3 * t))}`;
  const rungs = repeat(14, (i) => `M${at(0.05 + i * 0.068, -1)}L${at(0.05 + i * 0.068, 1)}`);
  return line(`M${at(0, -1)}L${at(1, -1)}M${at(0, 1)}L${at(1, 1)}`, pen(4)) + line(rungs, pen(2.8));
}

/** Your own records: a store's archive; the cards of a drawer stand like a chart, one of them white-hot. */
export default function dataScienceAi() {
  const ends = [-0.3, -0.1, 0.12, 0.4, 0.76, 1.16, FAR];
  const cards = Array.from({ length: COUNT }, (_, i) => card(COUNT - 1 - i)).join('');
  const boards = repeat(9, (i) => polygon([space(LEFT + i * 212, 250, FAR), space(LEFT + i * 212, 250, -0.3)], false));
  const light = DRAWER.left + 14 + HOT * PITCH - 28;
  return stage(
    farWall(LEFT, RIGHT, LEVELS, FAR, 0.2) +
      hair(boards, 0.2) +
      wall(LEFT, LEVELS, ends, (i) => 0.8 - 0.09 * i) +
      wall(RIGHT, LEVELS, ends, (i) => 0.72 - 0.08 * i) +
      ladder() +
      cabinet() +
      glow(light, 400, 270, '#ffffff', 0.4) +
      cards +
      front() +
      fade('foot', WIDTH, 600, 690, TOP + HEIGHT + 2) +
      fade('head', WIDTH, TOP + 0.2 * HEIGHT, TOP, TOP - 2),
    { meet: MEET, spread: 620, left: 0, top: TOP, width: WIDTH, height: HEIGHT },
  );
}
