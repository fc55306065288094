import { DAY, daylight, ink } from '../daylight.mjs';
import { palmAt } from '../parts/garden-plants.mjs';
import { BRIGHT_TEAL } from '../parts/palette.mjs';
import { box, card, dot, hair, mapped, placed, repeat, solid, spot } from '../parts/shapes.mjs';
import { area, line } from '../stage.mjs';
import { dispatcher } from './parts/depot-dispatcher.mjs';
import { bus, busShadow, conductor, ground, hills, shed, traveller } from './parts/depot-yard.mjs';

const WOOD = '#c08a4a';

/** Places and paint of the four buses; the last is on its way out. */
const BUSES = [
  [[-6.6, 15.2], { body: DAY.paper, side: '#dccfb4', band: BRIGHT_TEAL }],
  [[-2.6, 15.2], { body: BRIGHT_TEAL, side: '#17706f', band: DAY.paper }],
  [[5.32, 15.2], { body: '#22343e', side: '#14232c', band: '#e9a23f' }],
  [[-0.05, 12.9], { body: '#e9a23f', side: '#c47d28', band: DAY.paper, driver: true }],
];

/** A barrow of pineapples. */
function barrow() {
  const put = placed(782, 566, 0, 0.8);
  const heap = [-18, 2, 20].map((u) => placed(u, -64)).concat([-28, -9, 10, 28].map((u) => placed(u, -51)));
  const fruit = (at) =>
    solid(put(at('M-3 -9L-9 -21L-2 -16L0 -25L3 -16L9 -21L3 -9z')), '#2f8f80', ink(1.1)) +
    solid(put(at('M-8 0C-9 -12 9 -12 8 0C8 10 -8 10 -8 0z')), '#e9a23f', ink(1.3)) +
    line(put(at('M-7 -3L3 7M-3 -8L7 3M7 -3L-3 7M3 -8L-7 3')), { width: 0.8, colour: '#8a4f06' });
  return (
    area(put('M-40 2L40 2L0 22L-54 20z'), '#d9b184') +
    line(put('M28 -30L38 0M30 -34L78 -46'), ink(3.4)) +
    area(put(card(-51, -26, 26, 26, 13)), DAY.ink) +
    heap.map(fruit).join('') +
    solid(put('M-44 -46L44 -46L30 -22L-30 -22z'), BRIGHT_TEAL, ink(2))
  );
}

/** All that lies outside, the furthest first. */
const yard = () =>
  hills() +
  palmAt(210, 330, 0.9).replaceAll('url(#two)', '#0b6b6a') +
  palmAt(801, 330, -0.84) +
  ground() +
  shed() +
  BUSES.map(([place]) => busShadow(place)).join('') +
  BUSES.map(([place, paint]) => bus(place, paint)).join('') +
  traveller(5.3, 12.6, '#e9a23f', '#f4d9ae', '#d2854a') +
  traveller(4.46, 11.6, '#c8702a', BRIGHT_TEAL, DAY.paper) +
  barrow() +
  conductor(-1.16, 12.6);

const board = (i) => placed(i * 30 - 3, 76)('M0 0L30 0L30 16C28 28 20 30 15 42C10 30 2 28 0 16z');
const hole = (i) => card(i * 30 + 8, 88, 8, 8, 4);

/** The eave from below, up to the edge of the picture: boards, the beam that the sun touches, the carved boards. */
const eave = () =>
  area(box(-5, -5, 910, 70), '#8a5a2c') +
  line(
    repeat(17, (i) => `M${450 + (i - 8) * 66} -5L${450 + (i - 8) * 60} 60`),
    { width: 2, colour: '#40240d' },
  ) +
  solid(repeat(31, board), '#17706f', ink(2)) +
  area(repeat(31, hole), DAY.paper) +
  solid(box(-5, 56, 910, 20), WOOD, ink(2.2)) +
  line('M-5 73H905', { width: 2.2, colour: '#f5c98b' });

/** The desk from the sill to us, and what the sill and the laptop cast on it. */
const desk = () =>
  area(box(0, 600, 900, 220), '#f0cd92') +
  hair('M0 640L900 634M0 694L900 686M0 764L900 752', 0.6) +
  solid(box(-5, 586, 910, 22), '#7b4f22', ink(2.2)) +
  area('M0 609H900V620H0zM634 622L613 741L327 741L386 630z', WOOD);

/** Moves those at the desk to where every crop of the page has them whole. */
const atDesk = (markup) => `<g transform="translate(33 84) scale(.84)">${markup}</g>`;

/** Brings percent of the width and the height of the screen to their place. */
const shown = mapped((u, v) => [408 + 0.08 * v + (2.92 - 0.0018 * v) * u, 499 - 0.1 * u + (1.63 - 0.0006 * u) * v]);

/** The laptop: a board of departures in bars and dots; one row of it is pure white. */
function laptop() {
  const row = (v, colour, name, long) =>
    dot(...spot(shown, 7, v + 4), 7.5, colour) +
    area(shown(box(16, v, name, 8) + box(50, v, long, 8) + box(86, v, 7, 8)), colour);
  const keys = repeat(5, (i) => `M${412 - i * 6} ${681 + i * 9}L${694 + i * 6} ${665 + i * 9}`);
  return (
    solid('M406 668L698 651L742 728L366 751z', '#c9d8d4', ink(2.6)) +
    line(keys, { width: 4.6, colour: '#4d6c6e', extra: 'stroke-dasharray="9 8" ' }) +
    solid('M366 751L742 728L742 736L366 760z', '#8fb3ae', ink(2)) +
    solid('M396 490C396 486 398 484 402 484L706 474C712 474 714 476 714 480L702 657L404 675z', '#0a141c', ink(3)) +
    area(shown(box(0, 0, 100, 100)), '#10303a') +
    area(shown(box(0, 33, 100, 26)), '#2c6468') +
    area(shown(box(-2, 37, 104, 18)), '#ffffff') +
    row(7, '#5eead4', 20, 12) +
    row(22, '#f0b25c', 12, 24) +
    row(42, DAY.ink, 26, 28) +
    row(63, '#5eead4', 24, 16) +
    row(79, '#f0b25c', 16, 8)
  );
}

/** A telephone with a dial, a tin with pens, a glass of plain tea, a rubber stamp. */
function things() {
  const [phone, tin, tea, stamp] = [
    placed(806, 676, 0, 0.9),
    placed(700, 634, 0, 0.9),
    placed(778, 724, 0, 0.9),
    placed(836, 786, 0, 0.9),
  ];
  const number = (i) => card(-1 + 18 * Math.cos(i * 0.75), -19 + 14 * Math.sin(i * 0.75), 6, 5, 2.5);
  const handset = 'M-64 -46C-70 -66 -50 -72 -30 -70L36 -70C56 -72 76 -66 70 -46L46 -46L42 -56L-36 -56L-40 -46z';
  const cast = phone('M-66 8L58 8L36 34L-70 34z') + tin('M-18 2L18 2L-46 20z') + stamp('M-34 6L34 6L9 24L-60 22z');
  return (
    area(cast, WOOD) +
    solid(phone('M-58 10C-56 -24 -40 -40 -34 -58L38 -58C46 -40 60 -24 62 10z'), '#1f6f70', ink(2.4)) +
    solid(phone(card(-24, -38, 54, 42, 20)), DAY.paper, ink(2)) +
    area(phone(repeat(8, number)), DAY.ink) +
    solid(phone(handset), '#2f8f88', ink(2.4)) +
    line(tin('M-10 -30L-18 -72M-2 -30L-2 -78M8 -30L16 -68'), ink(5)) +
    solid(tin('M-19 -40L19 -40L18 4L-18 4z'), '#d2854a', ink(2.2)) +
    area(tea('M-18 2L18 2L0 20L-40 18z'), '#d08a3a') +
    solid(tea('M-22 -56L22 -56L17 4L-17 4z'), '#e6f0e6', ink(2)) +
    area(tea('M-20 -40L20 -40L16 2L-16 2z'), '#b5561c') +
    area(tin('M-18 -26L18 -26L17 -12L-17 -12z') + tea('M13 -52L16 -52L13 -4L10 -4z'), DAY.paper) +
    solid(stamp('M-32 -8L30 -8L34 6L-36 6zM-20 -22L20 -22L20 -9L-20 -9z'), '#b5471b', ink(2)) +
    area(stamp('M-5 -22L-7 -36C-16 -44 -10 -58 0 -58C10 -58 16 -44 7 -36L5 -22z'), DAY.ink)
  );
}

/** A bus depot in the hills of Sri Lanka in the morning, from the window of its dispatcher. */
export default function webApplicationDevelopment() {
  const view = { meet: 480, spread: 520, left: 0, top: 0, width: 900, height: 810 };
  return daylight(yard() + eave() + desk() + things() + atDesk(laptop() + dispatcher()), view);
}
