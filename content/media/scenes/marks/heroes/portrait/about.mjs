import { figure, PEOPLE } from '../../parts/facade.mjs';
import { crown } from '../../parts/hillside.mjs';
import { fade, thinner } from '../../parts/roadside.mjs';
import { placed, stars } from '../../parts/shapes.mjs';
import { home, tie } from '../../parts/village.mjs';
import { bell, glow, stage } from '../../stage.mjs';
import { ribbon, streetLamp } from '../parts/valley-blocks.mjs';
import { paved, rows, terraceOf } from '../parts/valley-ground.mjs';
import { walker } from '../parts/valley-people.mjs';
import { coconut, dagoba } from '../parts/village-things.mjs';

const [WIDTH, HEIGHT] = [560, 420];
const [MEET, TOP] = [1224, 280];
const LEFT = MEET - WIDTH / 2;

/** Crests from far to near: the hill, its terraces, the lane at its foot. */
const CRESTS = [
  (x) => 520 - 118 * bell(x, MEET + 146, 210) - 30 * bell(x, MEET - 250, 90),
  (x) => 548 - 20 * bell(x, MEET - 30, 150),
  (x) => 610 - 10 * bell(x, MEET, 200),
  (x) => 678 + 4 * Math.sin(x / 70),
  () => 760,
];

const ROADS = ['1180,740,110 1216,692,80 1262,652,58 1262,622,44 1236,594,34 1206,570,27 1192,544,22'].map((text) =>
  ribbon(rows(text)),
);

const HOMES = [
  [988, 668, 1.4, 1, 'eaves', 8],
  [1160, 542, 1.16, 1, 'storeys', 5],
  [1290, 674, 1.5, -1, 'gable', 1],
].map(([x, y, s, m, kind, seed]) => ({
  x,
  y,
  s,
  m,
  kind,
  seed,
  hot: seed === 5,
  colour: x < MEET ? '#8ff5e4' : '#ffdda6',
}));

/** About on phones: three of the village on the hill path, each at work in a lit window, and joined. */
export default function about() {
  const [west, middle, east] = HOMES;
  const hill = CRESTS.slice(0, -1).map((_, k) =>
    terraceOf(CRESTS, k, k ? 5 : 8, ['#0a1c26', '#091a24', '#081822', '#08161f'][k]),
  );
  return stage(
    stars(30, [LEFT + 20, TOP + 24, WIDTH - 40, 110], 1) +
      hill.join('') +
      dagoba(1372, 406, 0.84) +
      paved(ROADS, { width: 3, opacity: 0.85 }) +
      coconut(1048, 590, 150, -10) +
      coconut(1346, 600, 118, 12) +
      glow(1244, 462, 240, '#ffffff', 0.75) +
      home(middle) +
      thinner(crown(1300, 580, 18), 0.75) +
      home(west) +
      home(east) +
      streetLamp(1216, 622, 1.1) +
      walker(1254, 634, 1.1, -1) +
      figure(PEOPLE.dog, placed(1236, 666, 0, 1)) +
      [west, east].map((end) => tie(middle, end)).join('') +
      fade('foot', LEFT + WIDTH, 670, 706, 710),
    { meet: MEET, spread: 320, left: LEFT, top: TOP, width: WIDTH, height: HEIGHT },
  );
}
