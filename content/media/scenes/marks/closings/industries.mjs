import { lamplight, WALL } from '../parts/facade.mjs';
import { cottage, crown, hills } from '../parts/hillside.mjs';
import { fade, gardenWall, lantern, pole, street, thinner, wires } from '../parts/roadside.mjs';
import { box, hair, pen, placed, polygon, repeat, shine, solid, stars } from '../parts/shapes.mjs';
import { bicycle } from '../parts/street.mjs';
import { coldStore, shop } from '../parts/trades.mjs';
import { area, bell, chance, curve, glow, line, round, sample, stage } from '../stage.mjs';
import { idea, pegs, pool } from './parts/ground-plan.mjs';
import { barrow, bricks, cat, frangipani, leaf, pier, planner, tileStack } from './parts/plot.mjs';

const [WIDTH, HEIGHT, TOP] = [1440, 810, 52];
const MEET = 720;
const LAMP = 906;

/** The street climbs to the right, the plot behind it to the hill. */
const ground = (x) => round(624 - 0.02 * x);
const back = (x) => 494 - 0.012 * x + 4 * Math.sin(x / 90);
const at = (x) => placed(x, ground(x), 0, 1.9);

const crest = (x) => 384 - 112 * bell(x, 790, 210) - 60 * bell(x, 420, 150) - 84 * bell(x, 1180, 170);

/** The plot: its ground in contour lines, grass in tufts. */
function plot() {
  const level = (t) => curve(sample((x) => back(x) + (ground(x) - back(x)) * t, 200, 1180));
  const tufts = repeat(64, (i) => {
    const x = 384 + 760 * chance(i * 3 + 1);
    const y = back(x) + 12 + 74 * chance(i * 7 + 2);
    const tall = 5 + 6 * chance(i + 5);
    const blades = `M-5 ${-0.7 * tall}L0 0L1 ${-tall}M0 0L6 ${-0.8 * tall}`;
    return Math.abs(x - MEET) > 200 ? placed(x, y)(blades) : '';
  });
  return (
    area(`${level(0)}L1180 640L200 640z`, '#081720') +
    line(level(0), pen(2, 0.7)) +
    repeat(6, (i) => hair(level(((i + 1) / 7) ** 1.2), 0.3)) +
    hair(tufts, 0.75)
  );
}

/** Light through the gate on the pavement. */
function spill() {
  const y = ground(MEET);
  const path = polygon([
    [MEET - 42, y + 1],
    [MEET + 42, y - 1],
    [MEET + 66, y + 48],
    [MEET - 82, y + 48],
  ]);
  return shine('spill', path, 0.5, 0);
}

/** The wall in stretches between piers, and the open gate. */
function walls() {
  const stretches = [
    [388, 530],
    [530, 668],
    [772, 960],
    [960, 1136],
  ];
  const piers = [388, 530, 960, 1136].map((x) => pier(x, ground(x), 46, 7)).join('');
  const [left, right] = [668, 772].map((x) => pier(x, ground(x), 64, 10));
  return (
    leaf(678, ground(678), 700, 590, 54) +
    leaf(762, ground(762), 742, 589, 54) +
    stretches.map(([from, to]) => gardenWall(from, to, ground((from + to) / 2), 36)).join('') +
    piers +
    left +
    right
  );
}

/** Both ends of the street fade into the page's ink. */
const ends = (reach) =>
  [
    ['west', 0, reach, -2],
    ['east', WIDTH, WIDTH - reach, WIDTH - reach],
  ]
    .map(([id, from, to, x]) => {
      const stops = '<stop stop-color="#050b12"/><stop offset="1" stop-color="#050b12" stop-opacity="0"/>';
      const span = `gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="0"`;
      return `<linearGradient id="${id}" ${span}>${stops}</linearGradient>${area(box(x, TOP, reach + 2, HEIGHT), `url(#${id})`)}`;
    })
    .join('');

/** Your trade next: a free plot in the street of trades, pegged out under a lamp, its light on the ground white-hot. */
export default function industries() {
  const poles = [-620, 176, 1066, 1760].map((x) => [x, round(back(x) + 16)]);
  const far = cottage(404, 372) + cottage(562, 386, -1) + cottage(946, 350, -1) + cottage(1106, 398);
  const behind = crown(1006, 418, 36);
  const beam = polygon([
    [LAMP - 12, 420],
    [LAMP + 12, 420],
    [MEET + 206, 556],
    [MEET - 150, 556],
  ]);
  return stage(
    lamplight(MEET, 620) +
      stars(22, [0, TOP + 60, WIDTH, 110], 1.3) +
      hills(crest, WIDTH) +
      far +
      wires(poles) +
      poles.map(([x, y]) => pole(x, y)).join('') +
      behind +
      plot() +
      glow(MEET, 520, 320, '#ffffff', 0.3) +
      pool(MEET) +
      idea(MEET) +
      pegs(MEET) +
      shine('beam', beam, 0.2, 0) +
      frangipani(474, 592, 55, 9) +
      bricks(1000, 584, 6, 9) +
      tileStack(1094, 584, 5, 3) +
      coldStore(at(104)) +
      area(at(1356)('M-112 -96L-128 -66L-112 -60z'), WALL) +
      shop(at(1356)) +
      walls() +
      street(ground, -20, WIDTH + 20, 2) +
      spill() +
      thinner(bicycle(560, ground(560) + 10, 0.5), 0.7) +
      barrow(1030, ground(1030) + 14) +
      cat(836, ground(866) - 40) +
      lantern(LAMP, ground(LAMP) + 20, '#fff', 1.7) +
      solid(placed(LAMP, ground(LAMP) + 20, 0, 1.7)('M-2 -101L2 -101L6 -106L-6 -106z'), '#0f2a33', pen(1.6)) +
      planner(MEET - 4, ground(MEET) + 20) +
      fade('foot', WIDTH, TOP + 0.78 * HEIGHT, TOP + 0.97 * HEIGHT, TOP + HEIGHT + 2) +
      fade('head', WIDTH, TOP + 0.15 * HEIGHT, TOP, TOP - 2) +
      ends(120),
    { meet: MEET, spread: 620, left: 0, top: TOP, width: WIDTH, height: HEIGHT },
  );
}
