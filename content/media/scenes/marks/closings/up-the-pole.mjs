import { daylight } from '../daylight.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL } from '../parts/palette.mjs';
import { glow } from '../stage.mjs';
import * as held from './parts/pole-arms.mjs';
import { ladder, longShadow, van } from './parts/pole-below.mjs';
import * as engineer from './parts/pole-engineer.mjs';
import { braid, head } from './parts/pole-head.mjs';
import { house } from './parts/pole-house.mjs';
import { colours, fields, river, road } from './parts/pole-land.mjs';
import { monkey, tail } from './parts/pole-monkey.mjs';
import { buffalo, child, dog, egrets, harvester, sheaves } from './parts/pole-onlookers.mjs';
import { palmFromAbove } from './parts/pole-palm.mjs';
import { crossarm, lines, pole } from './parts/pole-top.mjs';

const CLAY = ['#e0803c', '#c8602a', '#9a4520'];
const SHADED = ['#b96a42', '#a4573a', '#7a4436'];
const GREEN = ['#4fa392', '#3b8c80'];
const OLIVE = ['#9fa84a', '#7d9246'];

const VILLAGE = [
  [180, 852, 6, [5.4, 3.6], SHADED],
  [92, 380, 58, [5, 3.6], SHADED],
  [1330, 600, 30, [5, 3.4], CLAY],
  [1210, 520, 24, [6, 4], CLAY],
  [1196, 640, -58, [4.4, 3], CLAY],
  [1376, 886, 30, [5.6, 3.8], CLAY],
  [1190, 954, 24, [5.4, 3.6], CLAY],
  [770, 1060, 4, [5, 3.4], CLAY],
];

const hung = (markup) => `<g transform="translate(${engineer.MOVED.join(' ')})">${markup}</g>`;

const below = () =>
  `<defs>${colours()}</defs>` +
  fields() +
  river() +
  road() +
  longShadow() +
  VILLAGE.map((place) => house(...place)).join('') +
  palmFromAbove(352, 792, 0.5, GREEN) +
  palmFromAbove(1282, 500, 0.44, OLIVE, 2) +
  palmFromAbove(1322, 694, 0.44, OLIVE, 5) +
  van(972, 928, 15) +
  sheaves([
    [1098, 40, 84, 4],
    [1060, 176, 78, 6],
  ]) +
  harvester(1010, 120, BRIGHT_TEAL, 0.8) +
  harvester(1290, 200, '#8fd0c8', 0.8) +
  buffalo(306, 116, -28, 0.86) +
  harvester(372, 178, BRIGHT_RUST, 0.74) +
  child(500, 910, { girl: true, skin: 1, size: 0.86 }) +
  child(556, 862, { skin: 0, size: 0.88 }) +
  child(604, 914, { girl: true, skin: 2, size: 0.72 }) +
  dog(826, 900, 0.9) +
  ladder() +
  egrets();

/** An engineer at the top of a pole, from above: where she stands, what she carries, when the signal goes. */
export default function upThePole() {
  const { farStrap, legs, trunk, belt } = engineer;
  const { farArm, palm, telephone, nearArm, grasp, screwdriver } = held;
  return daylight(
    below() +
      lines() +
      hung(farStrap()) +
      glow(722, 400, 230, '#fffdf8', 0.7) +
      tail(410, 404) +
      pole() +
      crossarm() +
      monkey(406, 402) +
      hung(
        legs() +
          braid() +
          farArm() +
          trunk() +
          belt() +
          glow(736, 476, 170, '#fff6dc', 0.55) +
          palm() +
          telephone() +
          nearArm() +
          grasp() +
          head(),
      ) +
      screwdriver(),
    { meet: 720, spread: 640, left: 150, top: 40, width: 1200, height: 900 },
  );
}
