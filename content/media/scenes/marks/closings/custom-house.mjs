import { lamplight } from '../parts/facade.mjs';
import { fade, veil } from '../parts/roadside.mjs';
import { box, firm, relief, stars } from '../parts/shapes.mjs';
import { palm } from '../parts/street.mjs';
import { area, bell, curve, sample, stage } from '../stage.mjs';
import { bridge, MEET } from './parts/house-bridge.mjs';
import { mainHouse } from './parts/house-door.mjs';
import { liftedHouse } from './parts/house-lifted.mjs';
import { plankCarriers } from './parts/house-plank.mjs';

const [WIDTH, HEIGHT, GROUND] = [1440, 600, 528];

/** Hills beyond the site, as contour lines. */
function hills() {
  const crest = (x) => 430 - 190 * bell(x, 330, 330) - 250 * bell(x, 1180, 300) - 30 * Math.sin(x / 90);
  return (
    area(`${curve(sample(crest, -20, 1460, 20))}L1460 ${GROUND}L-20 ${GROUND}z`, '#071722', '') +
    relief(7, (x, i) => crest(x) + i * 24 + 4 * Math.sin(x / 70 + i), 0.34)
  );
}

/** The ground of the site. */
const ground = () =>
  area(box(-5, GROUND, WIDTH + 10, 90), '#060f17') +
  firm(`M-5 ${GROUND}H${WIDTH + 5}`) +
  relief(4, (x, i) => GROUND + 14 + i * 13 + 2 * Math.sin(x / 125 + i), 0.5);

/** Both ends fade into the ink of the page. */
const sides = () =>
  [
    ['left', 0, 64],
    ['right', WIDTH, WIDTH - 64],
  ]
    .map(([id, from, to]) => {
      const span = `gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="0"`;
      const stops = [
        [0, 1],
        [0.5, 0.4],
        [1, 0],
      ];
      return veil(id, span, box(Math.min(from, to) - 2, -2, 68, HEIGHT + 4), stops);
    })
    .join('');

/** Custom software: a house that fits, at four places of one building site by night. */
export default function customHouse() {
  return stage(
    lamplight(MEET, 620) +
      stars(70, [0, 30, WIDTH, 200], 1.3) +
      hills() +
      palm(424, GROUND, 330, -8, 70) +
      palm(1046, GROUND, 350, 60, 88) +
      palm(1352, GROUND, 430, -30, 104) +
      ground() +
      mainHouse() +
      liftedHouse() +
      bridge() +
      plankCarriers() +
      sides() +
      fade('foot', WIDTH, 556, 600, 602) +
      fade('head', WIDTH, 46, 0, -2),
    { meet: MEET, spread: 640, left: 0, top: 0, width: WIDTH, height: HEIGHT },
  );
}
