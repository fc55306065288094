import { daylight } from '../daylight.mjs';
import { placed } from '../parts/shapes.mjs';
import { houseCrow } from '../testimonials/parts/pharmacy-crow.mjs';
import { bolt, bonnet, car, engine } from './parts/card-car.mjs';
import { desk, garage } from './parts/card-garage.mjs';
import { adviser, mechanic, mechanicsArms } from './parts/card-people.mjs';
import { cashier, cashierWrites, owner } from './parts/card-people-right.mjs';

/** On the roof of the car, a bolt in its beak. */
const thief = () => bolt(placed(782, 92, 66, 1)) + houseCrow(placed(716, 154, 0, 0.8));

const MECHANIC = [474, 164];
const CASHIER = [890, 170];

/** AutoCare: four jobs on one card: one marks the scratch, one mends, one gives the key back, one looks at the bays. */
export default function autocareCard() {
  return daylight(
    garage() +
      mechanic(...MECHANIC) +
      engine() +
      mechanicsArms(...MECHANIC) +
      bonnet() +
      car() +
      thief() +
      cashier(...CASHIER) +
      desk() +
      cashierWrites(...CASHIER) +
      owner(1272, 180) +
      adviser(166, 244),
    { meet: 720, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
