import { daylight } from '../daylight.mjs';
import { child, dachshund } from './parts/shelf-counter.mjs';
import { cashier, customer, gives, stick } from './parts/shelf-customers.mjs';
import { amberBottle, geckoBottle, meeting, tealBottle } from './parts/shelf-glass.mjs';
import { blister, capsules, mortar, nearBox } from './parts/shelf-near.mjs';
import { owner } from './parts/shelf-owner.mjs';
import { pharmacist, takes } from './parts/shelf-pharmacist.mjs';
import { counterBack, counterTop, lowerBoard, sachets, upperBoard, wall } from './parts/shelf-room.mjs';
import { armFromAbove, hangingHead, holdsOn, lastLonger, putsInFront } from './parts/shelf-storekeeper.mjs';
import { door } from './parts/shelf-street.mjs';

/** What is beyond the shelf, and is seen again in its bottles. */
const beyond = () =>
  wall() +
  door() +
  owner() +
  counterBack() +
  customer() +
  stick() +
  child() +
  counterTop() +
  cashier() +
  gives() +
  hangingHead() +
  dachshund() +
  armFromAbove() +
  sachets() +
  upperBoard() +
  pharmacist() +
  lowerBoard();

/** MediFlow, seen from inside the medicine shelf: four people at four depths, and what stands on the shelf before them. */
export default function mediflowShelf() {
  return daylight(
    `<g id="beyond">${beyond()}</g>` +
      holdsOn() +
      lastLonger() +
      putsInFront() +
      takes() +
      nearBox() +
      tealBottle() +
      mortar() +
      capsules() +
      meeting() +
      geckoBottle() +
      blister() +
      amberBottle(),
    { meet: 774, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
