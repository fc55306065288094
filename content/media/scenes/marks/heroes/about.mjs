import { figure, PEOPLE } from '../parts/facade.mjs';
import { crown } from '../parts/hillside.mjs';
import { thinner } from '../parts/roadside.mjs';
import { hair, placed, stars } from '../parts/shapes.mjs';
import { threeWheeler } from '../parts/street.mjs';
import { home, tie } from '../parts/village.mjs';
import { glow, stage } from '../stage.mjs';
import { streetLamp } from './parts/valley-blocks.mjs';
import { fade, rows, TALL, WIDE } from './parts/valley-ground.mjs';
import { tree } from './parts/valley-land.mjs';
import { walker } from './parts/valley-people.mjs';
import { farTea, range, roads, steps, tea, terrace } from './parts/village-land.mjs';
import { banana, beds, coconut, dagoba, powerLine, washing, well } from './parts/village-things.mjs';

const MEET = 1260;
const HUB = 5;

/** The fourteen from far to near: x, y and size, which way its worker looks, kind. */
const HOMES = [
  [1268, 352, 0.44, 1, 'gable'],
  [1092, 412, 0.54, 1, 'hipped'],
  [1490, 416, 0.54, -1, 'eaves'],
  [1000, 556, 0.74, -1, 'eaves'],
  [1654, 536, 0.72, 1, 'verandah'],
  [1192, 604, 0.98, 1, 'storeys'],
  [1424, 582, 0.74, -1, 'hipped'],
  [842, 618, 0.8, 1, 'gable'],
  [946, 744, 1, 1, 'tower'],
  [1400, 742, 0.98, 1, 'eaves'],
  [1622, 752, 1, -1, 'storeys'],
  [832, 868, 1.18, -1, 'verandah'],
  [1426, 890, 1.22, 1, 'gable'],
  [1612, 900, 1.2, -1, 'hipped'],
].map(([x, y, s, m, kind], seed) => ({
  x,
  y,
  s,
  m,
  kind,
  seed,
  hot: seed === HUB,
  colour: x < MEET - 60 ? '#8ff5e4' : '#ffdda6',
}));

/** Which windows are joined. */
const TIES = '5-0 5-1 5-2 5-3 5-4 5-6 5-8 5-9 3-7 8-11 6-10 9-12 10-13 0-2 1-3';

const each = (list, draw) => list.map((numbers) => draw(...numbers)).join('');

/** About: fourteen people, no office: a village up a hill at night, in each lit window one at work, all of them joined. */
export default function about() {
  const ties = TIES.split(' ').map((pair) => tie(...pair.split('-').map((i) => HOMES[i])));
  const houses = (from, to) => HOMES.slice(from, to).map(home).join('');
  const [x, y] = [1263, 507];
  const hill = terrace(0) + farTea() + terrace(1) + tea() + [2, 3, 4, 5].map(terrace).join('');
  const garden = beds(rows('1168,682,12 1180,698,13 1210,714,11 1246,730,7'));
  const ways = steps('1219,612 1221,622 1224,634', 11) + roads() + steps('974,756 1040,742 1092,724', 7) + garden;
  const oak = (u, v, r) => thinner(crown(u, v, r), 0.75);
  const top = oak(1370, 164, 21) + dagoba(1422, 214, 1) + oak(1480, 176, 14);
  const upperLine = powerLine(rows('1548,598,68 1584,500,52 1404,466,42 1178,440,38'));
  const far =
    coconut(1204, 402, 62, 6) +
    houses(0, 3) +
    coconut(1594, 424, 70, -8) +
    each(rows('1070,430,0.62 1354,362,0.5 1462,424,0.5'), tree);
  const middle =
    upperLine +
    coconut(986, 566, 108, -14) +
    coconut(1560, 582, 104, 12) +
    houses(3, 5) +
    glow(x, y, 270, '#ffffff', 0.66) +
    coconut(1388, 604, 132, -14) +
    oak(1160, 562, 18) +
    houses(5, 8) +
    tree(1358, 606, 0.9);
  const lowerLine = powerLine(rows('1378,872,132 1340,752,100 1146,694,90'));
  const near =
    coconut(1590, 760, 150, 12) +
    coconut(872, 758, 122, -8) +
    houses(8, 11) +
    lowerLine +
    hair('M1154 610Q1172 574 1192 534', 0.5) +
    washing(1126, 826, 0.84) +
    well(1212, 856, 0.9);
  const front = coconut(1062, 888, 124, 16) + coconut(1792, 884, 150, -16) + houses(11, 14) + banana(1596, 902, 0.66);
  const traffic =
    threeWheeler(1282, 874, 0.5) +
    each(rows('1210,764,0.58,1 1164,744,0.52,-1 1470,624,0.42,1 1398,926,0.86,-1'), walker) +
    figure(PEOPLE.dog, placed(1352, 916, 0, 0.72));
  const lamps = each(rows('1256,814,0.8 1286,664,0.62 1650,580,0.5'), streetLamp);
  const village = top + far + middle + near + lamps + front + traffic;
  return stage(stars(60, [420, 112, 1370, 210], 1.3) + range() + hill + ways + village + ties.join('') + fade(), {
    meet: MEET,
    spread: 560,
    left: 0,
    top: 0,
    width: WIDE,
    height: TALL,
  });
}
