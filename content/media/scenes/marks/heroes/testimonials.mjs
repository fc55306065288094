import { lamplight } from '../parts/facade.mjs';
import { veil } from '../parts/roadside.mjs';
import { box, stars } from '../parts/shapes.mjs';
import { bell, stage } from '../stage.mjs';
import { foreground, lowHills } from './parts/wire-land.mjs';
import { pharmacy, terrace } from './parts/wire-left.mjs';
import { birds, booth, bracket, hang, harbour, pole, service, wire } from './parts/wire-middle.mjs';
import { factory, teaHill, veranda } from './parts/wire-right.mjs';

const [WIDTH, HEIGHT, MEET] = [1800, 1012.5, 900];

/** The ground that all stand on. */
const ground = (x) => 642 + 5 * Math.sin(x / 130);

/** Low hills behind the telephone box. */
const crest = (x) => 610 - 24 * bell(x, 620, 130) - 22 * bell(x, 790, 70) + 40 * bell(x, 960, 60);

/** The poles: the middle of each head. */
const POLES = [
  [-60, 104],
  [462, 84],
  [1338, 84],
  [1860, 104],
];

const SPANS = [
  hang(POLES[0], POLES[1], 40),
  hang(POLES[1], POLES[2], 40),
  hang(POLES[2], POLES[3], 40),
  // Below the links of the page; the one at the right leads to the telephone on the jetty.
  hang([462, 546], [872, 536], 16),
  hang([928, 536], [1216, 557], 12),
];

const LAMPS = [
  [0, 0.63],
  [0, 0.9],
  [1, 0.1],
  [1, 0.26],
  [1, 0.74],
  [1, 0.9],
  [2, 0.2],
  [2, 0.48],
  [3, 0.2],
  [3, 0.5],
  [3, 0.8],
  [4, 0.14],
  [4, 0.5],
];

const PERCHED = [
  [1, 0.33, 'crow', 1],
  [1, 0.365, 'crow', -1],
  [1, 0.6, 'mynah', -1],
  [0, 0.72, 'mynah', 1],
  [2, 0.36, 'crow', -1],
  [1, 0.18, 'mynah', 1],
  [1, 0.8, 'mynah', -1],
  [1, 0.83, 'mynah', 1],
];

/** Testimonials: five clients tell of it by telephone, in five places on one wire; the lit telephone box is for the reader. */
export default function testimonials() {
  const dusk = veil('foot', `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="680" y2="900"`, box(0, 600, WIDTH, 420), [
    [0, 0],
    [1, 1],
  ]);
  return stage(
    `<defs>${lamplight(MEET, 760)}</defs>` +
      stars(15, [490, 14, 820, 90], 1.1) +
      lowHills(crest, [440, 1100], 660) +
      teaHill() +
      foreground(ground, [-20, WIDTH + 20], 1030) +
      harbour() +
      service(462, 100, 343, 286) +
      service(462, 112, 222, 250) +
      service(1338, 100, 1384, 290) +
      service(1338, 100, 1606, 226) +
      POLES.slice(1, 3)
        .map((at) => pole(at, 644))
        .join('') +
      terrace() +
      pharmacy() +
      veranda() +
      factory() +
      booth(MEET, 644) +
      bracket(462, 546) +
      wire(SPANS, LAMPS, MEET) +
      birds(SPANS, PERCHED) +
      dusk,
    { meet: MEET, spread: 800, left: 0, top: 0, width: WIDTH, height: HEIGHT },
  );
}
