import { across, daylight } from '../daylight.mjs';
import { box, relief } from '../parts/shapes.mjs';
import { area, line } from '../stage.mjs';
import { joinedRoofs } from './parts/workshop-bridge.mjs';
import { fittedDoor } from './parts/workshop-door.mjs';
import { bed, bush, crown, hen } from './parts/workshop-iso.mjs';
import { liftedHouse } from './parts/workshop-lifted.mjs';
import { site } from './parts/workshop-site.mjs';

const PATH =
  'M-20 560C120 520 240 586 380 556C520 520 620 586 760 560C900 532 990 590 1090 562C1190 530 1232 470 1196 372';

/** The yard of a hill village from above: contour lines, and a path from the one side to the gate. */
const yard = () =>
  across('yard', ['#cbe2d0', '#ece2c0', '#f4d9a2'], 0, 1440) +
  area(box(-20, -20, 1480, 660), 'url(#yard)') +
  relief(10, (x, i) => -20 + i * 70 + 26 * Math.sin(x / 190 + i * 0.7), 0.34) +
  line(PATH, { width: 58, colour: '#c3a869' }) +
  line(PATH, { width: 53, colour: '#fbefd6' });

/** Custom software by day, a village yard from above: four jobs at four houses whose roofs are off. */
export default function customWorkshop() {
  return daylight(
    yard() +
      crown(392, 52, 0.72) +
      bush(30, 150, 0.9) +
      bush(716, 96, 0.9) +
      bush(1112, 150, 1) +
      crown(1080, 40, 0.6, ['#6fae94', '#8fc4a2']) +
      site() +
      joinedRoofs() +
      liftedHouse() +
      fittedDoor() +
      bed(250, 446, 96, 2, '#5fae9f') +
      bed(1304, 448, 120, 2, '#9cb85a') +
      bush(480, 506, 0.9) +
      bush(770, 490, 0.8) +
      hen(600, 560, 0.9, 1, '#fffdf8') +
      hen(672, 574, 0.9, -1, '#c8772b') +
      hen(636, 590, 0.5, 1, '#f6c667') +
      crown(1424, 596, 0.62, ['#c9b05a', '#dcc678']) +
      crown(20, 560, 0.66),
    { meet: 720, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
