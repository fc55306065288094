import { daylight } from '../daylight.mjs';
import { bookkeeper, desk, lamp } from './parts/mirror-books.mjs';
import { boy } from './parts/mirror-boy.mjs';
import { cashier, coconuts, counter, givingArm, till } from './parts/mirror-change.mjs';
import { door } from './parts/mirror-door.mjs';
import { framed } from './parts/mirror-frame.mjs';
import { cat, owner } from './parts/mirror-owner.mjs';
import { approvingArm, returningMan, supervisor } from './parts/mirror-return.mjs';
import { dusk, room } from './parts/mirror-room.mjs';

/** NexBill: a grocery in a power cut, in the convex mirror below its ceiling; the till alone has light of its own. */
export default function nexbillMirror() {
  const people =
    lamp(1106, 172) +
    cashier() +
    supervisor() +
    counter() +
    till(432, 408) +
    returningMan() +
    approvingArm() +
    owner() +
    bookkeeper() +
    desk() +
    cat(1014, 556) +
    coconuts(452, 568) +
    boy() +
    givingArm();
  return daylight(framed(room() + dusk() + door() + people), {
    meet: 640,
    spread: 640,
    left: 0,
    top: 0,
    width: 1440,
    height: 600,
  });
}
