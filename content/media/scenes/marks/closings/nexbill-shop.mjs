import { daylight } from '../daylight.mjs';
import { scale } from '../heroes/parts/cabinet-goods.mjs';
import { placed } from '../parts/shapes.mjs';
import { bookkeeper, cashier, owner, spiking, supervisor } from './parts/dusk-people.mjs';
import { counter, shop } from './parts/dusk-shop.mjs';
import { cat, receipt, till } from './parts/dusk-things.mjs';
import { bananas, sack } from './parts/grocery-shelves.mjs';

/** NexBill: the line is cut and the street dark; by lamplight cashier, supervisor, owner and bookkeeper go on. */
export default function nexbillShop() {
  return daylight(
    shop() +
      bananas(1124, 122, 97) +
      cashier() +
      supervisor() +
      owner() +
      bookkeeper() +
      counter() +
      spiking() +
      till(328, 452) +
      scale(placed(704, 458, 0, 0.82)) +
      receipt(368, 302) +
      cat(474, 554) +
      sack(1400, 608, '#d9bd88', '#fffdf8') +
      sack(40, 612, '#c9aa72', '#fffdf8'),
    { meet: 720, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
