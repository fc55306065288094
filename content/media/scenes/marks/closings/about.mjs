import { steps } from '../heroes/parts/village-land.mjs';
import { coconut, dagoba } from '../heroes/parts/village-things.mjs';
import { box, dot, fine, firm, hair, pen, repeat, solid } from '../parts/shapes.mjs';
import { beam, home, windowEdge } from '../parts/village.mjs';
import { area, bell, chance, curve, glow, line, round, sample, stage } from '../stage.mjs';
import { DESK, laid } from './parts/desk.mjs';
import { cat, lamp, laptop, notebook, plant, SCREEN, shutter, tea } from './parts/evening-desk.mjs';
import { writer } from './parts/writer.mjs';

const MEET = 1082;
const VIEW = { x: 604, y: 160, w: 820, h: 366 };

/** Crests outside, from far to near. */
const CRESTS = [
  (x) => 292 - 84 * bell(x, 1120, 210) - 10 * Math.sin(x / 90),
  (x) => 352 - 44 * bell(x, 1100, 260) + 5 * Math.sin(x / 70),
  (x) => 440 - 14 * bell(x, 1100, 260) + 5 * Math.sin(x / 80),
  () => 560,
];

/** The other thirteen: x, y and size, which way each worker looks, kind. */
const HOMES = [
  [1024, 258, 0.36, 1, 'eaves'],
  [1176, 266, 0.38, -1, 'hipped'],
  [908, 296, 0.4, 1, 'gable'],
  [1080, 322, 0.44, -1, 'verandah'],
  [1240, 334, 0.46, 1, 'gable'],
  [1340, 306, 0.4, -1, 'eaves'],
  [744, 318, 0.42, 1, 'hipped'],
  [634, 340, 0.46, -1, 'eaves'],
  [640, 446, 0.62, 1, 'hipped'],
  [900, 394, 0.54, 1, 'eaves'],
  [1010, 410, 0.5, -1, 'gable'],
  [1150, 414, 0.56, 1, 'hipped'],
  [1236, 446, 0.64, -1, 'verandah'],
].map(([x, y, s, m, kind], seed) => ({ x, y, s, m, kind, seed, colour: x < MEET - 40 ? '#8ff5e4' : '#ffdda6' }));

const along = (f) => curve(sample(f, VIEW.x - 20, VIEW.x + VIEW.w + 20, 10));

/** The village outside. */
function view() {
  const { x, y, w, h } = VIEW;
  const ground = CRESTS.slice(0, -1).map((f, k) => {
    const next = CRESTS[k + 1];
    const folds = repeat(5, (i) =>
      hair(
        along((u) => f(u) + ((next(u) - f(u)) * (i + 1)) / 6),
        0.3,
      ),
    );
    return (
      area(`${along(f)}L1500 600L560 600z`, ['#0b222c', '#0a1c26', '#081720'][k]) +
      (k ? fine : firm)(along(f), 0.8) +
      folds
    );
  });
  const stars = repeat(24, (i) =>
    dot(round(x + 10 + chance(i + 7) * w), round(y + 8 + chance(i + 40) * 100), 1.5, '#cfe9e6'),
  );
  const palms = coconut(846, 346, 58, 6) + coconut(1222, 356, 70, 6) + coconut(1398, 400, 84, 8);
  return (
    `<clipPath id="pane"><path d="${box(x, y, w, h)}"/></clipPath><g clip-path="url(#pane)">${area(box(x, y, w, h), '#0a2129')}${stars}` +
    `${ground.join('')}${steps('1117,208 1128,232 1108,256 1124,282', 5)}${dagoba(1116, 208, 0.44)}${palms}${HOMES.map(home).join('')}</g>`
  );
}

/** Arcs of light from all windows to the laptop. */
const ties = () => {
  const [u, v] = [SCREEN.x + SCREEN.w / 2, SCREEN.y + 4];
  return HOMES.map((house) => {
    const [x, y] = windowEdge(house);
    const rise = 20 + 0.16 * Math.abs(u - x);
    return (
      beam(`M${x} ${y}Q${round(x + (u - x) * 0.6)} ${round(y - rise)} ${u} ${v}`, 2.9) +
      line(`M${x} ${y}l0.1 0`, { width: 5 })
    );
  }).join('');
};

/** Frame, a vent of fixed louvres above, sill and shutters. */
function casement() {
  const { x, y, w, h } = VIEW;
  return (
    line(box(x - 12, y - 12, w + 24, h + 12), pen(3.2)) +
    line(box(x, y, w, h), pen(2.2)) +
    shutter(x - 12, x - 112, y - 8, y + h - 10) +
    shutter(x + w + 12, x + w + 112, y - 8, y + h - 10) +
    solid(box(x - 34, y + h, w + 68, 18), '#0d242e', pen(2.8))
  );
}

/** The desk: boards that run along it. */
function desk() {
  const grain = repeat(9, (i) =>
    hair(laid(curve(sample((x) => 22 + i * 34 + 4 * Math.sin(x / 110 + i * 2), -40, 2040))), 0.28),
  );
  return (
    solid(laid('M-40 0L2040 0L2040 330L-40 330z'), '#081821', pen(3.2)) +
    grain +
    solid(box(380, DESK.front, 1240, 90), '#060f17', pen(3.2)) +
    fine(`${box(1090, DESK.front + 15, 320, 70)}M1226 ${DESK.front + 38}h48`, 0.6)
  );
}

/** About's closing: one of the fourteen at her desk of an evening; through the window the other thirteen, joined to her. */
export default function about() {
  const wall = repeat(12, (i) => hair(curve(sample((x) => 130 + i * 42 + 12 * Math.sin(x / 210 + i * 0.5))), 0.18));
  const [x, y] = [SCREEN.x + SCREEN.w / 2, SCREEN.y + SCREEN.h / 2];
  const things = plant(496, 640) + lamp(1512, 628) + tea(1280, 650) + notebook();
  return stage(
    wall +
      view() +
      casement() +
      cat(1384, 528) +
      desk() +
      glow(x, y, 330, '#ffffff', 0.5) +
      things +
      laptop() +
      ties() +
      writer(),
    { meet: MEET, spread: 540, top: 112 },
  );
}
