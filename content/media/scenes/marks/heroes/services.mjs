import { fine, hair, placed, stars } from '../parts/shapes.mjs';
import { palm, threeWheeler } from '../parts/street.mjs';
import { stage } from '../stage.mjs';
import { cottage, MEET, streetLamp } from './parts/valley-blocks.mjs';
import { fade, range, roads, rows, step, TALL, WIDE } from './parts/valley-ground.mjs';
import { boat, crane, headland, pier, sea, ship, yard } from './parts/valley-harbour.mjs';
import { bakery, shop, studio, tutor } from './parts/valley-houses.mjs';
import { mast, tree, trial } from './parts/valley-land.mjs';
import { cyclist, walker } from './parts/valley-people.mjs';
import { arc, clockTower, coldStore, exchange, mill, office, pool } from './parts/valley-works.mjs';

/** What stands between the places: x, y and size; of those who walk, also the way they go. */
const COTTAGES = rows('1148,508,0.36 1118,566,0.54 1262,566,0.46 1046,566,0.52');
const TREES = rows('862,612,0.8 1062,672,0.75 1286,780,0.9 1300,800,1 1482,736,1 1512,722,0.9');
const LAMPS = rows('1276,848,0.9 1402,674,0.7 1524,660,0.7 1218,874,1');
const WALKERS = rows(
  '1192,846,0.86,-1 994,802,0.8,1 1009,804,0.62,1 1452,896,0.9,1 1282,663,0.6,-1 1692,752,0.7,-1 1544,582,0.5,1 864,656,0.6,1 1262,830,0.8,1',
);

/** Where the arcs of light end, and which ends they join. */
const SPOTS = {
  tower: [MEET, 440],
  mast: [1030, 118],
  trial: [930, 414],
  mill: [962, 536],
  exchange: [1126, 552],
  tutor: [925, 652],
  shop: [1116, 676],
  bakery: [1380, 739],
  office: [1420, 418],
  coldStore: [1626, 546],
  crane: [1548, 337],
  studio: [1568, 694],
  ship: [1706, 432],
};
const TIES =
  'tower-mast tower-trial tower-mill tower-exchange tower-office tower-crane tower-coldStore office-ship mill-tutor exchange-shop studio-bakery coldStore-studio';

const tied = (pair) => arc(...pair.split('-').map((name) => SPOTS[name]));

/** The telephone line from the exchange to the house of the teacher. */
const telephone = () =>
  fine('M1000 718V644M990 651H1010M992 659H1008') +
  hair('M1088 564Q1054 640 1008 650M1088 574Q1056 646 1008 658M992 651Q980 658 968 660');

const each = (list, draw) => list.map((numbers) => draw(...numbers)).join('');

/** Services: a valley town down to its harbour at night; all the places of the services, joined to one bright clock. */
export default function services() {
  const house = (x, y, s) => cottage(placed(x, y, 0, s), x, x);
  const harbour = boat(1622, 474, 0.56) + pier(1430, 590) + ship(1652, 562) + yard(1452, 552);
  const hills = mast(1030, 252, 112) + step(0) + step(1);
  const ground = step(2) + step(3) + step(4) + roads() + pool(MEET + 2, 656);
  const upper =
    each(TREES, tree) +
    trial(856, 496) +
    crane(1500, 574) +
    each(COTTAGES, house) +
    mill(880, 640) +
    office(1306, 640) +
    coldStore(1600, 726) +
    exchange(1080, 664) +
    clockTower(MEET, 640) +
    telephone();
  const lower =
    palm(828, 776, 116, -12, 52) +
    tutor(846, 772) +
    shop(1030, 826) +
    bakery(1310, 866) +
    studio(1496, 850) +
    house(1712, 890, 0.95) +
    palm(1656, 894, 112, -8, 52);
  const traffic = each(WALKERS, walker) + cyclist(1340, 700, 0.31) + threeWheeler(1150, 914, 0.42);
  const town = upper + each(LAMPS, streetLamp) + lower + traffic + TIES.split(' ').map(tied).join('');
  return stage(
    stars(46, [500, 60, 1290, 210], 1.3) + sea() + headland() + range() + hills + harbour + ground + town + fade(),
    {
      meet: MEET,
      spread: 600,
      left: 0,
      top: 0,
      width: WIDE,
      height: TALL,
    },
  );
}
