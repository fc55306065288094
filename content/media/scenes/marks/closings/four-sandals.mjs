import { daylight } from '../daylight.mjs';
import { placed } from '../parts/shapes.mjs';
import { crow } from './parts/pitch-crow.mjs';
import { hammering } from './parts/pitch-hammer.mjs';
import { seller, thumbOnSlipper } from './parts/pitch-seller.mjs';
import { fourPairs, mat, meeting, offered } from './parts/pitch-shoes.mjs';
import { street } from './parts/pitch-street.mjs';
import { flowers, tools } from './parts/pitch-things.mjs';

/** A seller of shoes on a pavement in Colombo, from the ground: he holds out one of four pairs. */
export default function fourSandals() {
  const slipper = placed(838, 452, -30, 0.92);
  return daylight(
    street() +
      mat() +
      crow(placed(934, 152, -10, 1)) +
      meeting() +
      seller() +
      offered(slipper) +
      thumbOnSlipper() +
      fourPairs() +
      hammering() +
      tools() +
      flowers(),
    { meet: 870, spread: 620, left: 740, top: 84, width: 700, height: 525 },
  );
}
