import { daylight } from '../../daylight.mjs';
import { cabinet } from '../parts/cabinet.mjs';
import { pharmacy, shop, stock, workshop } from '../parts/cabinet-goods.mjs';
import { onTop, sun, wall } from '../products.mjs';

/** The shop cabinet on phones: four of its trades, with a wall above that is the paper of the page. */
export default function products() {
  const body = wall() + cabinet([pharmacy, shop, stock, workshop]) + onTop() + sun();
  const crop = `<g transform="scale(1.7) translate(-857 -64)">${body}</g>`;
  return daylight(crop, { meet: 600, left: 0, top: 0, width: 1200, height: 900 });
}
