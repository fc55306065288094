import { daylight } from '../daylight.mjs';
import { customer } from './parts/first-customer.mjs';
import { electrician, fuseBoard, stepladder } from './parts/first-electrician.mjs';
import { engineer } from './parts/first-engineer.mjs';
import { keyBoxes, keyHolder } from './parts/first-keys.mjs';
import { monkey } from './parts/first-monkey.mjs';
import { desk, officer, stamping } from './parts/first-officer.mjs';
import { fan, harbour, quay, veranda } from './parts/first-quay.mjs';

/** A quay where three things are settled: a key for each box, a permit and the mains, and what is not built. */
export default function iotFirst() {
  return daylight(
    harbour() +
      quay() +
      veranda() +
      fan(650, 76) +
      fuseBoard(952, 178) +
      monkey(422, 332) +
      keyBoxes() +
      officer() +
      desk() +
      stamping() +
      stepladder() +
      electrician() +
      keyHolder() +
      engineer() +
      customer(),
    { meet: 720, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
