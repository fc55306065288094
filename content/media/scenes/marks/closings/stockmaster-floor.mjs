import { daylight } from '../daylight.mjs';
import { boy, pallet, prints, sleeper, spill } from './parts/floor-aisles.mjs';
import { longShadow, spine } from './parts/floor-figures.mjs';
import { buyer, storekeeper } from './parts/floor-people.mjs';
import { auditor, manager } from './parts/floor-people-right.mjs';
import { at, GAP, ground, tape, wall } from './parts/floor-plan.mjs';
import { gap, rack, rackShade } from './parts/floor-racks.mjs';
import { lorry, yard } from './parts/floor-yard.mjs';

const PLACES = {
  storekeeper: at(-520, 118, -4),
  buyer: at(-170, 134, -14),
  manager: at(212, -172, 66),
  auditor: at(552, -163, 74),
};
const PRINTS = spine(
  -366,
  -104,
  80,
  -338,
  -100,
  84,
  -310,
  -102,
  96,
  -284,
  -110,
  112,
  -258,
  -122,
  108,
  -232,
  -130,
  90,
  -206,
  -130,
  80,
);

/** StockMaster: a store straight from above, and four people along one yellow line on its floor. */
export default function stockmasterFloor() {
  const { storekeeper: counts, buyer: asks, manager: brings, auditor: checks } = PLACES;
  return daylight(
    ground() +
      rackShade(-900, 900, 0) +
      tape() +
      longShadow(counts, 1) +
      longShadow(asks, 0.86) +
      longShadow(brings, 0.8) +
      longShadow(checks, 1.22) +
      spill(at(-492, -108, 184, 0.86)) +
      prints(PRINTS) +
      sleeper(at(-118, -150, 8)) +
      pallet(at(196, 150, -5)) +
      rack(-900, GAP[0], 0, ['amber', 'reels', 'bins', 'tins']) +
      gap() +
      rack(GAP[1], 900, 0, ['hoses', 'crates', 'pipes', 'basins']) +
      rack(-900, 330, 278, ['counted', 'counted', 'lids', 'cartons', 'coils', 'sacks', 'drums']) +
      rack(-900, 330, 396, ['hoses', 'pipes', 'basins', 'crates', 'reels', 'bins']) +
      boy(at(436, 130, 88, 0.82)) +
      yard() +
      wall() +
      lorry() +
      storekeeper(counts) +
      buyer(asks) +
      manager(brings) +
      auditor(checks),
    { meet: 720, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
