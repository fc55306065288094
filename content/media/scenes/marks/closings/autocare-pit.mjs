import { daylight } from '../daylight.mjs';
import { glow } from '../stage.mjs';
import { gecko } from './parts/gym-things.mjs';
import { adviser, scratch } from './parts/pit-adviser.mjs';
import { catBefore, catBehind, crow } from './parts/pit-animals.mjs';
import { bumper, pipes, shaft, silencer, sump, underside } from './parts/pit-car.mjs';
import { cashier, cashiersArm } from './parts/pit-cashier.mjs';
import { windowChild } from './parts/pit-child.mjs';
import { creeperAndArms, mechanic } from './parts/pit-mechanic.mjs';
import { owner, ownersArms } from './parts/pit-owner.mjs';
import { fan, gate, liftArm, nextBay, pitEdge, roof, shafts } from './parts/pit-roof.mjs';

const car = () =>
  underside() +
  bumper() +
  scratch() +
  [
    [596, 40, 504, 176],
    [596, 40, 690, 176],
    [690, 590, 620, 474],
    [690, 590, 762, 476],
  ]
    .map((ends) => liftArm(...ends))
    .join('') +
  pipes() +
  catBehind() +
  silencer() +
  catBefore() +
  shaft() +
  sump() +
  glow(548, 292, 170, '#5eead4', 0.42) +
  glow(752, 306, 200, '#ffc266', 0.36);

/** AutoCare from the inspection pit: round the underside of a car, four jobs: advice, repair, payment, the bays. */
export default function autocarePit() {
  return daylight(
    roof() +
      gate() +
      shafts() +
      fan(352, 104, 84) +
      nextBay(1298, 138, 0.76, 6) +
      windowChild() +
      car() +
      mechanic() +
      pitEdge() +
      cashier() +
      owner() +
      adviser() +
      cashiersArm() +
      ownersArms() +
      creeperAndArms() +
      gecko(132, 112, 62, 1.25) +
      crow(812, 524, 0.66),
    { meet: 640, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
