import { daylight } from '../daylight.mjs';
import { girl, girlsHand } from './parts/boat-child.mjs';
import { gap, oddPlank, rays, sparkle } from './parts/boat-gap.mjs';
import { bow, farRibs, hull, middleRibs, nearRibs } from './parts/boat-hull.mjs';
import { man, mansArms, mansHold } from './parts/boat-man.mjs';
import { heron, outrigger, outside, thatch } from './parts/boat-outside.mjs';
import { coir, pile } from './parts/boat-pile.mjs';
import { woman, womansArms, womansHold } from './parts/boat-woman.mjs';

/** From inside an unfinished hull: two boatwrights close an odd gap with the one plank cut for it, past five straight ones. */
export default function boatPlank() {
  return daylight(
    outside() +
      outrigger(120, 452, 0.8) +
      heron(1324, 642, 0.92) +
      thatch() +
      girl() +
      hull() +
      gap() +
      farRibs() +
      middleRibs() +
      bow() +
      girlsHand() +
      rays() +
      woman() +
      coir(884, 852) +
      man() +
      womansHold() +
      mansHold() +
      oddPlank() +
      sparkle() +
      womansArms() +
      mansArms() +
      pile() +
      nearRibs(),
    { meet: 742, spread: 640, left: 0, top: 0, width: 1440, height: 1080 },
  );
}
