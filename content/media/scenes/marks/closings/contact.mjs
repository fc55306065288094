import { daylight } from '../daylight.mjs';
import { nearArm } from './parts/call-arms.mjs';
import { place, plant } from './parts/call-place.mjs';
import { laptop, notebook, phone, steam, table } from './parts/call-table.mjs';
import { woman } from './parts/call-woman.mjs';
import { tea } from './parts/start-writing.mjs';

/** Contact: a call in working hours, from a veranda; clocks of five cities, the client greets back. */
export default function contact() {
  return daylight(
    place() +
      plant() +
      table() +
      woman() +
      laptop() +
      notebook() +
      tea(1276, 764, 0.86) +
      steam(1276, 700) +
      phone() +
      nearArm(),
    {
      meet: 760,
      spread: 600,
      left: 0,
      top: 0,
      width: 1440,
      height: 900,
    },
  );
}
