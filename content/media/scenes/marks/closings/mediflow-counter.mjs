import { daylight } from '../daylight.mjs';
import { cat, GINGER } from '../heroes/parts/cabinet-top.mjs';
import { bagInHand, cashier, gives } from './parts/counter-cashier.mjs';
import { girl } from './parts/counter-girl.mjs';
import { owner } from './parts/counter-owner.mjs';
import { pharmacist } from './parts/counter-pharmacist.mjs';
import { counter, shop, till } from './parts/counter-shop.mjs';
import { ladder, storekeeper } from './parts/counter-storekeeper.mjs';

/** MediFlow: four people at one counter: one holds a box back, one takes the money, one takes what expires first, one sees it all. */
export default function mediflowCounter() {
  return daylight(
    shop() +
      ladder() +
      pharmacist() +
      cashier() +
      storekeeper() +
      owner() +
      counter() +
      till() +
      gives() +
      bagInHand() +
      cat(1042, 454, 0.78, GINGER) +
      girl(),
    { meet: 720, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
