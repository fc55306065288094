import { lamplight, passers } from '../parts/facade.mjs';
import { cottage, crown, hills } from '../parts/hillside.mjs';
import { fade, gardenWall, lantern, neighbour, pole, street, thinner, wires } from '../parts/roadside.mjs';
import { placed, polygon, shine, stars } from '../parts/shapes.mjs';
import { bicycle, palm, threeWheeler } from '../parts/street.mjs';
import { accounts, coldStore, hotel, people, school, shop } from '../parts/trades.mjs';
import { bell, glow, round, stage } from '../stage.mjs';

const [WIDTH, HEIGHT, TOP] = [1800, 1012.5, 160];
const MEET = 866;

/** The street climbs to the right. */
const ground = (x) => round(576 - 0.032 * x);
const at = (x) => placed(x, ground(x), 0, 0.97);

const POLES = [-230, 294, 1036, 1510, 2000].map((x) => [x, ground(x)]);

/** The hills behind: a long back at the left, a summit right of the middle, another where the street goes on. */
const crest = (x) => 386 - 128 * bell(x, 1130, 250) - 92 * bell(x, 380, 260) - 110 * bell(x, 1700, 190);

/** Light of the lesson on the pavement. */
function spill() {
  const y = ground(MEET);
  const pool = polygon([
    [MEET - 60, y + 2],
    [MEET + 60, y - 2],
    [MEET + 116, y + 62],
    [MEET - 124, y + 62],
  ]);
  return shine('spill', pool, 0.42, 0);
}

/** Those who are out late: place, who, and which way they go. */
const PASSERS = [
  [44, 'elder', 1],
  [212, 'woman', 1],
  [376, 'guest', 1],
  [566, 'woman', 1],
  [586, 'child', 1],
  [652, 'dog', 1],
  [744, 'child', 1],
  [762, 'child', 1],
  [984, 'woman', -1],
  [1004, 'child', -1],
  [1330, 'man', 1],
  [1356, 'woman', -1],
  [1706, 'man', -1],
];

/** A street of six trades at night, in front elevation; in the middle an evening lesson, white-hot. */
export default function industries() {
  const walls = [
    [36, 70],
    [262, 336],
    [640, 716],
    [1016, 1064],
    [1484, 1524],
    [1712, 1830],
  ];
  const gardens =
    crown(304, ground(304) - 96, 46) +
    crown(1026, ground(1026) - 104, 40) +
    crown(1502, ground(1502) - 112, 42) +
    walls.map(([from, to]) => gardenWall(from, to, ground(to))).join('');
  const far = cottage(742, 396) + cottage(796, 372, -1) + cottage(986, 350) + cottage(1626, 344, -1);
  const houses =
    neighbour(-70, 40, ground(0), 138, 0.6) +
    accounts(at(166)) +
    hotel(at(490)) +
    school(at(MEET), true) +
    people(at(1152)) +
    shop(at(1376)) +
    coldStore(at(1652));
  const lamps = [
    [320, '#8ff5e4'],
    [690, '#c5f8ee'],
    [1228, '#ffe4b8'],
  ];
  return stage(
    lamplight(MEET, 680) +
      stars(34, [0, TOP + 14, WIDTH, 110], 1.2) +
      hills(crest, WIDTH) +
      far +
      wires(POLES) +
      POLES.map(([x, y]) => pole(x, y + 4)).join('') +
      thinner(gardens, 0.84) +
      thinner(palm(674, ground(674), 270, 12, 66)) +
      glow(MEET, ground(MEET) - 70, 280, '#ffffff', 0.5) +
      thinner(houses, 0.84) +
      glow(MEET, ground(MEET) - 60, 200, '#ffffff', 0.1) +
      street(ground, -20, WIDTH + 20) +
      spill() +
      lamps.map(([x, colour]) => lantern(x, ground(x) + 10, colour)).join('') +
      passers(ground, PASSERS) +
      thinner(bicycle(1246, ground(1246) + 12, 0.36)) +
      fade('foot', WIDTH, TOP + 0.402 * HEIGHT, TOP + 0.462 * HEIGHT, TOP + HEIGHT + 2) +
      thinner(threeWheeler(262, ground(262) + 27, 0.5)) +
      fade('head', WIDTH, TOP + 60, TOP - 10, TOP - 2),
    { meet: MEET, spread: 780, left: 0, top: TOP, width: WIDTH, height: HEIGHT },
  );
}
