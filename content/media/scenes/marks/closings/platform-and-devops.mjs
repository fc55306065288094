import { daylight } from '../daylight.mjs';
import { village } from './parts/after-rain.mjs';
import { coconut, fallenPalm } from './parts/fallen-palm.mjs';
import { keeperOfKeys } from './parts/key-baker.mjs';
import { loafBaker } from './parts/loaf-baker.mjs';
import { table } from './parts/loaves.mjs';
import { fallenSign, rubble } from './parts/oven-debris.mjs';
import { dog } from './parts/puzzled-dog.mjs';
import { broken, working } from './parts/twin-ovens.mjs';

/** Platform and DevOps: a palm has broken one of two ovens built alike; the bread comes out of the other. */
export default function platformAndDevops() {
  const debris = rubble([
    [372, 716, 20, 0],
    [404, 748, -10, 1],
  ]);
  const yard = village() + broken(330, 690) + working(1026, 690) + fallenPalm() + debris + fallenSign(452, 694);
  return daylight(yard + keeperOfKeys() + loafBaker() + table() + coconut(420, 830) + dog(250, 868, 0.94), {
    meet: 760,
    spread: 600,
    left: 0,
    top: 0,
    width: 1440,
    height: 900,
  });
}
