import { daylight } from '../daylight.mjs';
import { glow } from '../stage.mjs';
import { boy, nurse } from './parts/lift-boy.mjs';
import { cabin } from './parts/lift-cabin.mjs';
import { courier } from './parts/lift-courier.mjs';
import { goat } from './parts/lift-goat.mjs';
import { grandmother } from './parts/lift-grandmother.mjs';
import { label, panel } from './parts/lift-panel.mjs';
import { designer, designersThumb, HAND, man, mansHand } from './parts/lift-people-right.mjs';

/** UI design by day, from behind the panel of a lift: six people look for the right button, and one of them labels it. */
export default function liftButtons() {
  return daylight(
    cabin() +
      goat() +
      courier() +
      grandmother() +
      nurse() +
      man() +
      boy() +
      designer() +
      mansHand() +
      glow(984, 428, 220, '#fff6d8', 0.5) +
      panel() +
      designersThumb() +
      label(HAND),
    { meet: 900, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
