import { daylight } from '../daylight.mjs';
import { cat, GINGER } from '../heroes/parts/cabinet-top.mjs';
import { buyer, storekeeper } from './parts/stock-people.mjs';
import { auditor, manager } from './parts/stock-people-right.mjs';
import { BOARDS, shelf } from './parts/stock-shelf.mjs';

/** StockMaster: one shelf, and who signs for it: one counts, one buys what is missing, one brings it, one doubts a tap. */
export default function stockmasterShelf() {
  return daylight(
    shelf() +
      cat(1006, BOARDS[1], 0.7, GINGER) +
      storekeeper(140, 192) +
      buyer(506, 192) +
      manager(886, 186) +
      auditor(1264, 192),
    { meet: 720, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
