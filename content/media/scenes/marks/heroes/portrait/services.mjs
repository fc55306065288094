import { fade } from '../../parts/roadside.mjs';
import { stars } from '../../parts/shapes.mjs';
import { bell, stage } from '../../stage.mjs';
import { MEET, ribbon, streetLamp } from '../parts/valley-blocks.mjs';
import { paved, rows, terraceOf } from '../parts/valley-ground.mjs';
import { bakery, shop } from '../parts/valley-houses.mjs';
import { tree } from '../parts/valley-land.mjs';
import { cyclist, walker } from '../parts/valley-people.mjs';
import { arc, clockTower, pool } from '../parts/valley-works.mjs';

const [WIDTH, HEIGHT] = [480, 360];
const [LEFT, TOP] = [MEET - WIDTH / 2, 300];

/** Crests from far to near: the hill, the rise with the tower, the street. */
const CRESTS = [
  (x) => 486 - 86 * bell(x, MEET + 84, 120) - 88 * bell(x, MEET - 140, 110),
  (x) => 530 - 20 * bell(x, MEET, 160),
  (x) => 584 + 3 * Math.sin(x / 60),
  () => 720,
];

const ROADS = [
  '1130,720,110 1196,650,84 1246,606,56 1254,576,42 1232,552,34 1224,536,30',
  '1232,552,24 1276,536,18 1296,516,13 1270,494,9 1264,474,7 1300,458,5 1330,444,4 1316,424,3 1306,402,2.4',
].map((text) => ribbon(rows(text)));

const TOWER = [MEET, 548];
const ROOFS = [
  [1092, 414],
  [1370, 466],
];

/** Services on phones: a shop and a bakery, large, on the road to one bright clock. */
export default function services() {
  const land =
    terraceOf(CRESTS, 0, 7, '#0a1c26') + terraceOf(CRESTS, 1, 4, '#091a24') + terraceOf(CRESTS, 2, 6, '#08161f');
  const [x, y] = TOWER;
  return stage(
    stars(26, [LEFT + 20, TOP + 20, WIDTH - 40, 90], 0.9) +
      land +
      paved(ROADS, { width: 3, opacity: 0.85 }) +
      pool(x + 2, y + 10, 0.9) +
      clockTower(x, y, 0.96) +
      tree(1290, 566, 1) +
      shop(964, 602, 1.26) +
      bakery(1286, 606, 1.08) +
      streetLamp(1186, 610, 1.1) +
      ROOFS.map((roof) => arc([MEET, y - 190], roof, 2.4)).join('') +
      walker(1110, 640, 1.44, -1) +
      walker(1392, 640, 1.44, 1) +
      cyclist(1222, 644, 0.42) +
      fade('foot', LEFT + WIDTH, 640, 666, 670),
    { meet: MEET, spread: 300, left: LEFT, top: TOP, width: WIDTH, height: HEIGHT },
  );
}
