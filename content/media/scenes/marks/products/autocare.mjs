import { spanner, wheel } from '../heroes/parts/cabinet-goods.mjs';
import { within } from '../parts/shapes.mjs';
import { AMBER, compartment } from './parts/compartment.mjs';

/** AutoCare: a wheel, and a spanner that leans against it. */
export default function autocare() {
  return compartment(
    AMBER,
    (put) => wheel(within(put, -10, 0), [0, -64]) + spanner(within(put, 52, -68, -79, 0.72)),
    [-44, 56],
  );
}
