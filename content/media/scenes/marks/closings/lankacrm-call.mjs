import { daylight } from '../daylight.mjs';
import { CORD, caller, fingersOnLid } from './parts/promise-caller.mjs';
import { laptop, telephone } from './parts/promise-card.mjs';
import { coconut, crow, ledgers, office, table } from './parts/promise-place.mjs';
import { points, rider } from './parts/promise-rider.mjs';
import { teaBringer } from './parts/promise-tea.mjs';

/** LankaCRM: whoever picks up the phone knows what was promised; the card is there for her, and for him who promised it. */
export default function lankacrmCall() {
  return daylight(
    office() +
      rider() +
      caller() +
      teaBringer() +
      table() +
      ledgers() +
      crow(190, 902) +
      laptop() +
      fingersOnLid() +
      points() +
      telephone(600, 966, CORD) +
      coconut(),
    { meet: 720, spread: 640, left: 0, top: 0, width: 1440, height: 1080 },
  );
}
