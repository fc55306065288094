import { DAY, daylight, ink } from '../daylight.mjs';
import { box, clipped, polygon } from '../parts/shapes.mjs';
import { area, line } from '../stage.mjs';
import { pinnedLeave } from './parts/month-calendar.mjs';
import { addingUp, tape } from './parts/month-desk.mjs';
import { tapeThief, upTheScaffold } from './parts/month-scaffold.mjs';
import { payslipHome } from './parts/month-tuk.mjs';

/** The panels, each `[top left, top right, foot left, foot right]`: the gutters slant to alternate sides. */
const PANELS = [
  [-10, 352, -10, 296],
  [360, 622, 304, 690],
  [630, 1030, 698, 960],
  [1038, 1450, 968, 1450],
];

/** A panel of the strip, drawn inside its frame. */
function panel(i, markup) {
  const [a, b, c, d] = PANELS[i];
  const frame = polygon([
    [a, -10],
    [b, -10],
    [d, 610],
    [c, 610],
  ]);
  return clipped(`panel-${i}`, frame, markup) + line(frame, ink(3.4));
}

/** PeopleNest: a month of a payroll as a comic strip, from the leave slip in the morning to the payslip in the evening. */
export default function peoplenestMonth() {
  return daylight(
    area(box(-10, -10, 1460, 620), DAY.light) +
      panel(0, pinnedLeave()) +
      panel(1, addingUp()) +
      panel(2, upTheScaffold()) +
      panel(3, payslipHome()) +
      tape() +
      tapeThief(),
    { meet: 690, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
