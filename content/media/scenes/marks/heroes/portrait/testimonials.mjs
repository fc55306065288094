import { lamplight, WALL } from '../../parts/facade.mjs';
import { box, pen, solid, stars } from '../../parts/shapes.mjs';
import { bell, stage } from '../../stage.mjs';
import { foreground, lowHills } from '../parts/wire-land.mjs';
import { bay, chimney, slateRoof } from '../parts/wire-left.mjs';
import { birds, booth, bracket, hang, pole, wire } from '../parts/wire-middle.mjs';
import { factoryRoof, factoryWall, tastingRoom, teaHill } from '../parts/wire-right.mjs';

const [WIDTH, HEIGHT, TOP, MEET] = [800, 600, 245, 400];
const BRIGHT = 0.88;

const ground = (x) => 627 + 3 * Math.sin(x / 130);

/** Low hills between the house and the telephone box. */
const crest = (x) => 604 - 64 * bell(x, 318, 66) + 30 * bell(x, 480, 70);

/** The poles: the middle of each head. */
const POLES = [
  [-110, 322],
  [308, 322],
  [492, 322],
  [910, 322],
];

const SPANS = [
  hang(POLES[0], POLES[1], 20),
  hang(POLES[1], POLES[2], 22),
  hang(POLES[2], POLES[3], 20),
  hang([308, 420], [360, 478], 14),
  hang([440, 478], [492, 420], 14),
];

const LAMPS = [
  [0, 0.5],
  [0, 0.84],
  [1, 0.14],
  [1, 0.86],
  [2, 0.16],
  [2, 0.5],
  [3, 0.5],
  [4, 0.5],
];

const PERCHED = [
  [1, 0.42, 'crow', 1],
  [1, 0.6, 'crow', -1],
  [0, 0.64, 'mynah', 1],
  [2, 0.36, 'crow', -1],
];

const moved = (x, markup) => `<g transform="translate(${x} 0)">${markup}</g>`;

/** Testimonials on phones: two clients at the ends of one wire, large, and between them the lit telephone box for the reader. */
export default function testimonials() {
  const house = chimney(46, 380) + solid(box(-22, 396, 244, 250), WALL, pen(2.4)) + bay(BRIGHT) + slateRoof(360, 3);
  const factory = factoryWall(390) + tastingRoom(BRIGHT) + factoryRoof(358, 396);
  return stage(
    `<defs>${lamplight(MEET, 420)}</defs>` +
      stars(9, [320, 296, 170, 110], 1.1) +
      moved(-708, teaHill()) +
      lowHills(crest, [220, 580], 660) +
      moved(63, house) +
      moved(-1061, factory) +
      POLES.slice(1, 3)
        .map((at) => pole(at, 640))
        .join('') +
      foreground(ground, [-20, WIDTH + 20], 860) +
      booth(MEET, ground(MEET), 1.35) +
      bracket(308, 420) +
      bracket(492, 420) +
      wire(SPANS, LAMPS, MEET) +
      birds(SPANS, PERCHED),
    { meet: MEET, spread: 520, left: 0, top: TOP, width: WIDTH, height: HEIGHT },
  );
}
