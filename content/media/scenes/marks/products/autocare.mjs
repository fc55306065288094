import { spanner, wheel } from '../heroes/parts/cabinet-goods.mjs';
import { AMBER, compartment, on } from './parts/compartment.mjs';

/** AutoCare: a wheel, and a spanner that leans against it. */
export default function autocare() {
  return compartment(
    AMBER,
    (put) => wheel(on(put, -10, 0), [0, -64]) + spanner(on(put, 52, -68, -79, 0.72)),
    [-44, 56],
  );
}
