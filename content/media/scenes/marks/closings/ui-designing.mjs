import { coconut } from '../heroes/parts/village-things.mjs';
import { lamplight } from '../parts/facade.mjs';
import { cottage, hills } from '../parts/hillside.mjs';
import { pen, placed, repeat, solid, stars } from '../parts/shapes.mjs';
import { area, bell, chance, glow, round, stage } from '../stage.mjs';
import { bench, buckets, fence, floor, satchel, train } from './parts/platform.mjs';
import { board, clock, post, roof } from './parts/platform-roof.mjs';
import { sketcher } from './parts/sketcher.mjs';
import { machine } from './parts/ticket-machine.mjs';
import { first, schoolboy, shopper } from './parts/ticket-queue.mjs';
import { grandmother, monk, traveller } from './parts/ticket-queue-end.mjs';

const WIDE = 1440;
const MEET = 932;
const SPREAD = 640;
const GROUND = 566;

const far = (x) => 404 - 78 * bell(x, 930, 150) - 60 * bell(x, 260, 190) + 5 * Math.sin(x / 44);
const near = (x) => 452 - 46 * bell(x, 560, 170) - 34 * bell(x, 60, 130) + 4 * Math.sin(x / 60);

/** Hills across the line, with a few lights. */
const country = () =>
  stars(34, [10, 292, 1420, 90], 1.3) +
  stars(20, [10, 8, 1420, 70], 1.4) +
  hills(far, WIDE, 9) +
  hills(near, WIDE, 6) +
  coconut(118, round(near(118)) + 6, 76, -8) +
  coconut(322, round(near(322)) + 6, 58, 5) +
  [
    [62, 1],
    [498, 1],
    [1010, -1],
    [1084, 1],
  ]
    .map(([x, side]) => cottage(x, round(near(x)) + 4, side))
    .join('');

/** The pad's light on the floor. */
const pool = () => `<g transform="translate(930 588) scale(1 .12)">${glow(0, 0, 260, '#ffffff', 0.24)}</g>`;

/** Wrong tickets on the floor. */
const strays = () =>
  repeat(7, (i) => {
    const put = placed(620 + round(chance(i + 4) * 200), 578 + round(chance(i + 17) * 22), chance(i + 9) * 80 - 40);
    return solid(put('M-7 -3L7 -3L7 3L-7 3z'), '#2f7f7a', pen(1.3));
  });

/** The six people of the queue, in order, each with a shadow. */
function queue() {
  const people = [
    [monk, 180, 0],
    [grandmother, 263, 2],
    [traveller, 380, 0],
    [schoolboy, 436, 10],
    [shopper, 497, 2],
    [first, 580, 2],
  ];
  return people
    .map(([draw, x, drop]) => {
      const y = GROUND + drop;
      const shade = area(`M${x - 34} ${y}C${x - 30} ${y + 9} ${x + 34} ${y + 9} ${x + 40} ${y}z`, '#03080c');
      return shade + draw(placed(x, y, draw === schoolboy ? 8 : 0));
    })
    .join('');
}

/** UI design's closing: at a station a queue waits before a ticket machine with too many buttons; a designer draws it with one. */
export default function uiDesigning() {
  return stage(
    `<defs>${lamplight(MEET, SPREAD)}</defs>` +
      country() +
      train(1168) +
      fence(-10, 1160) +
      floor() +
      roof() +
      [28, 546, 1130].map((x) => post(x)).join('') +
      board(208, 302, 132) +
      clock(445, 332) +
      buckets(56, 556) +
      bench(1246, 574) +
      machine(placed(772, GROUND, 0, 0.94)) +
      pool() +
      strays() +
      queue() +
      satchel(placed(1086, 588)) +
      sketcher(placed(1020, 584, 0, 1.04)),
    { meet: MEET, spread: SPREAD, left: 0, top: 14, width: WIDE, height: 810 },
  );
}
