import { daylight } from '../daylight.mjs';
import { placed } from '../parts/shapes.mjs';
import { crow } from './parts/pitch-crow.mjs';
import { customer } from './parts/pitch-customer.mjs';
import { hammering } from './parts/pitch-hammer.mjs';
import { passersBy } from './parts/pitch-passers.mjs';
import { seller, thumbOnSlipper } from './parts/pitch-seller.mjs';
import { fourPairs, mat, meeting, offered } from './parts/pitch-shoes.mjs';
import { street } from './parts/pitch-street.mjs';
import { flowers, tools } from './parts/pitch-things.mjs';
import { toddler } from './parts/pitch-toddler.mjs';

/** A seller of shoes on a pavement in Colombo, from the ground: a bare foot hesitates over four pairs. */
export default function fourSandals() {
  const slipper = placed(838, 452, -30, 0.92);
  return daylight(
    street() +
      passersBy() +
      mat() +
      crow(placed(934, 152, -10, 1)) +
      meeting() +
      seller() +
      offered(slipper) +
      thumbOnSlipper() +
      customer() +
      toddler() +
      fourPairs() +
      hammering() +
      tools() +
      flowers(),
    { meet: 870, spread: 620, left: 760, top: 96, width: 680, height: 510 },
  );
}
