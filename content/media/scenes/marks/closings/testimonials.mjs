import { lamplight } from '../parts/facade.mjs';
import { veil } from '../parts/roadside.mjs';
import { box, stars } from '../parts/shapes.mjs';
import { stage } from '../stage.mjs';
import { caller, EAR } from './parts/caller.mjs';
import { factory, landing, sea } from './parts/callers-coast.mjs';
import { front, ground, HILL, land, palms, range } from './parts/callers-land.mjs';
import { pharmacy, practice } from './parts/callers-rooms.mjs';
import { rain, terrace } from './parts/callers-terrace.mjs';
import { drops, posts, wire } from './parts/callers-wire.mjs';
import { porch } from './parts/porch.mjs';

const MEET = EAR[0];

/** Ink over the sky under the heading, and over the ground at the foot. */
const dusk = (id, from, to) =>
  veil(id, `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${from}" y2="${to}"`, box(0, 0, 1440, 810), [
    [0, 1],
    [1, 0],
  ]);

/** Testimonials: five clients at work in five places on one wire; in the middle someone in a doorway listens to them. */
export default function testimonials() {
  const places =
    terrace(ground) +
    pharmacy(426, ground(426) + 2) +
    practice(945, ground(945) + 2) +
    factory(HILL, ground(HILL) + 3) +
    landing(1327, 545);
  return stage(
    `<defs>${lamplight(MEET, 520)}</defs>` +
      stars(26, [330, 240, 1080, 110], 1.2) +
      range().join('') +
      dusk('sky', 210, 350) +
      sea() +
      land() +
      posts() +
      palms() +
      drops() +
      places +
      rain() +
      front() +
      porch() +
      caller() +
      wire() +
      dusk('foot', 800, 600),
    { meet: MEET, spread: 560, left: 0, top: 0, width: 1440, height: 810 },
  );
}
