/** Pharmacy: what runs out soon comes up on a list; the chief pharmacist sends a box of it to another branch in time. */
import { daylight } from '../../daylight.mjs';
import { pharmacist, pharmacistsArm, pharmacistsHands } from './pharmacist.mjs';
import { bench, customer } from './pharmacy-bench.mjs';
import { box, tablet } from './pharmacy-box.mjs';
import { crow } from './pharmacy-crow.mjs';
import { riders, ridersHand } from './pharmacy-rider.mjs';
import { counter, room } from './pharmacy-room.mjs';
import { shelves } from './pharmacy-shelves.mjs';
import { street } from './pharmacy-street.mjs';

/** The whole picture. */
export const pharmacy = () =>
  daylight(
    street() +
      room() +
      shelves() +
      pharmacist() +
      counter() +
      bench() +
      riders() +
      box() +
      pharmacistsArm() +
      pharmacistsHands() +
      ridersHand() +
      tablet() +
      customer() +
      crow(),
    { meet: 640, spread: 560, left: 0, top: 0 },
  );
