import { figure, lamplight, PEOPLE } from '../../parts/facade.mjs';
import { hills } from '../../parts/hillside.mjs';
import { fade, street, thinner } from '../../parts/roadside.mjs';
import { placed, polygon, shine, stars } from '../../parts/shapes.mjs';
import { bell, glow, stage } from '../../stage.mjs';
import { grocer, hotel, workshop } from '../parts/corner-fronts.mjs';
import { coconut } from '../parts/village-things.mjs';

const [WIDTH, HEIGHT, TOP] = [792, 594, 246];
const MEET = 397;
const PAVEMENT = 712;

const crest = (x) => 372 - 44 * bell(x, 640, 130) + 30 * bell(x, 256, 60);

/** Light of a front on the pavement. */
const spill = (id, from, to, strength) =>
  shine(
    id,
    polygon([
      [from, PAVEMENT],
      [to, PAVEMENT],
      [to + 34, PAVEMENT + 70],
      [from - 34, PAVEMENT + 70],
    ]),
    strength,
    0,
  );

/** Industries on phones: three trades of a street by night, large; the grocer's balance in the middle is white-hot. */
export default function industries() {
  return stage(
    `<defs>${lamplight(MEET, 420)}</defs>` +
      stars(16, [270, TOP + 50, 510, 60], 1.2) +
      hills(crest, WIDTH) +
      coconut(690, 470, 146, 18) +
      glow(MEET, 520, 330, '#ffffff', 0.4) +
      hotel(PAVEMENT) +
      workshop(PAVEMENT) +
      grocer(PAVEMENT) +
      street(() => PAVEMENT, -20, WIDTH + 20) +
      spill('workshop-light', 566, 820, 0.14) +
      spill('grocer-light', 330, 464, 0.34) +
      thinner(figure(PEOPLE.dog, placed(212, PAVEMENT + 15, 0, 1.7)), 1.7) +
      fade('foot', WIDTH, TOP + HEIGHT - 76, TOP + HEIGHT - 8, TOP + HEIGHT + 2),
    { meet: MEET, spread: 520, left: 0, top: TOP, width: WIDTH, height: HEIGHT },
  );
}
