import { lamplight } from '../../parts/facade.mjs';
import { fade } from '../../parts/roadside.mjs';
import { placed, stars } from '../../parts/shapes.mjs';
import { glow, stage } from '../../stage.mjs';
import { boatbuilder, hand, swing } from '../parts/boatbuilder.mjs';
import { float } from '../parts/boatyard.mjs';
import { block, shavings, stormLantern, trestle } from '../parts/boatyard-people.mjs';
import { shed } from '../parts/boatyard-shed.mjs';
import { fleet, headland, sand, sea } from '../parts/boatyard-shore.mjs';
import { farSide, nearSide, plank } from '../parts/half-planked.mjs';
import { coconut } from '../parts/village-things.mjs';

const [WIDTH, HEIGHT, TOP] = [832, 624, 172];
const MEET = 416;

const boat = placed(MEET, 664);

/** The light of the plank. */
const blaze = (radius, strength) => glow(MEET + 30, 490, radius, '#ffffff', strength);

/** Custom software on phones: one boat, planked on one side, its ribs bare on the other; the next plank is white-hot. */
export default function customSoftware() {
  return stage(
    `<defs>${lamplight(MEET, 420)}</defs>` +
      stars(18, [190, TOP + 60, 520, 130], 1.2) +
      sea() +
      fleet([[566, 411]]) +
      headland() +
      sand() +
      coconut(114, 560, 296, 44) +
      shed(placed(936, 560, 0, 1.3)) +
      blaze(330, 0.6) +
      [-190, 190].map((u) => trestle(placed(MEET + u, 694, 0, 1.6))).join('') +
      farSide(boat) +
      boatbuilder(boat) +
      nearSide(boat) +
      blaze(210, 0.2) +
      plank(boat) +
      hand(boat) +
      swing(boat) +
      float(placed(226, 690)) +
      block(placed(674, 728, 0, 1.1)) +
      shavings(486, 724, 14, 3) +
      stormLantern(placed(766, 728), [766, 728], '#ffd9a0', 1) +
      fade('foot', WIDTH, TOP + HEIGHT - 56, TOP + HEIGHT - 4, TOP + HEIGHT + 2),
    { meet: MEET, spread: 520, left: 0, top: TOP, width: WIDTH, height: HEIGHT },
  );
}
