import { DAY, daylight, ink } from '../daylight.mjs';
import { palmAt } from '../parts/garden-plants.mjs';
import { box, card, dot, facing, hair, mapped, placed, repeat, solid, spot } from '../parts/shapes.mjs';
import { area, line } from '../stage.mjs';
import { bus, busShadow, conductor, ground, hills, shed, traveller } from './parts/depot-yard.mjs';

const SKIN = '#8a5530';
const WOOD = '#c08a4a';
const TEAL = '#1f8f90';
const FOLD = { width: 1.6, colour: '#4f9a96' };
const SUNLIT = { width: 3.2, colour: '#f5c98b' };

/** Places and paint of the four buses; the last is on its way out. */
const BUSES = [
  [[-7.3, 15.2], { body: DAY.paper, side: '#dccfb4', band: TEAL }],
  [[-2.8, 15.2], { body: TEAL, side: '#17706f', band: DAY.paper }],
  [[6.2, 15.2], { body: '#22343e', side: '#14232c', band: '#e9a23f' }],
  [[-0.05, 12.9], { body: '#e9a23f', side: '#c47d28', band: DAY.paper, driver: true }],
];

/** A barrow of pineapples. */
function barrow() {
  const put = placed(96, 578, 0, 1.2);
  const heap = [-18, 2, 20].map((u) => placed(u, -64)).concat([-28, -9, 10, 28].map((u) => placed(u, -51)));
  const fruit = (at) =>
    solid(put(at('M-3 -9L-9 -21L-2 -16L0 -25L3 -16L9 -21L3 -9z')), '#2f8f80', ink(1.1)) +
    solid(put(at('M-8 0C-9 -12 9 -12 8 0C8 10 -8 10 -8 0z')), '#e9a23f', ink(1.3)) +
    line(put(at('M-7 -3L3 7M-3 -8L7 3M7 -3L-3 7M3 -8L-7 3')), { width: 0.8, colour: '#8a4f06' });
  return (
    area(put('M-40 2L40 2L0 22L-80 20z'), '#d9b184') +
    line(put('M28 -30L38 0M30 -34L78 -46'), ink(3.4)) +
    area(put(card(-51, -26, 26, 26, 13)), DAY.ink) +
    heap.map(fruit).join('') +
    solid(put('M-44 -46L44 -46L30 -22L-30 -22z'), TEAL, ink(2))
  );
}

/** All that lies outside, the furthest first. */
const yard = () =>
  hills() +
  palmAt(112, 330, 0.96).replaceAll('url(#two)', '#0b6b6a') +
  palmAt(838, 336, -0.84) +
  ground() +
  shed() +
  BUSES.map(([place]) => busShadow(place)).join('') +
  BUSES.map(([place, paint]) => bus(place, paint)).join('') +
  traveller(6.15, 12.6, '#e9a23f', '#f4d9ae', '#d2854a') +
  traveller(5.1, 11.4, '#c8702a', TEAL, DAY.paper) +
  barrow() +
  conductor(-1.58, 10.2);

const board = (i) => placed(i * 30, 76)('M0 0L30 0L30 16C28 28 20 30 15 42C10 30 2 28 0 16z');
const hole = (i) => card(i * 30 + 41, 88, 8, 8, 4);

/** The window: a beam with carved boards, two posts that the sun touches, the sill. */
const frame = () =>
  area(repeat(30, board) + box(0, 0, 900, 78) + box(0, 0, 26, 616) + box(878, 0, 30, 616), DAY.ink) +
  area(repeat(28, hole), DAY.paper) +
  line('M877 80V604M27 80V604', { width: 2.2, colour: '#f5c98b' });

/** The desk from the sill to us, and what the sill and the laptop cast on it. */
const desk = () =>
  area(box(0, 616, 900, 200), '#f0cd92') +
  hair('M0 652L900 646M0 700L900 692M0 764L900 752', 0.6) +
  solid(box(-5, 602, 910, 22), '#7b4f22', ink(2.2)) +
  area('M0 625H900V636H0zM716 640L690 782L350 782L420 650z', WOOD);

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
  const [phone, tin, tea, stamp] = [placed(824, 694), placed(744, 646), placed(776, 752), placed(846, 756)];
  const number = (i) => card(-1 + 18 * Math.cos(i * 0.75), -19 + 14 * Math.sin(i * 0.75), 6, 5, 2.5);
  const handset = 'M-64 -46C-70 -66 -50 -72 -30 -70L36 -70C56 -72 76 -66 70 -46L46 -46L42 -56L-36 -56L-40 -46z';
  const cast = phone('M-66 8L58 8L30 40L-99 40z') + tin('M-18 2L18 2L-46 20z') + stamp('M-34 6L34 6L9 24L-60 22z');
  return (
    area(cast, WOOD) +
    solid(phone('M-58 10C-56 -24 -40 -40 -34 -58L38 -58C46 -40 60 -24 62 10z'), '#1f6f70', ink(2.4)) +
    solid(phone(card(-24, -38, 54, 42, 20)), DAY.paper, ink(2)) +
    area(phone(repeat(8, number)), DAY.ink) +
    solid(phone(handset), '#2f8f88', ink(2.4)) +
    line(tin('M-10 -30L-18 -72M-2 -30L-2 -78M8 -30L16 -68'), ink(5)) +
    solid(tin('M-19 -40L19 -40L18 4L-18 4z'), '#d2854a', ink(2.2)) +
    area(tea('M-18 2L18 2L-20 26L-66 24z'), '#d08a3a') +
    solid(tea('M-22 -56L22 -56L17 4L-17 4z'), '#e6f0e6', ink(2)) +
    area(tea('M-20 -40L20 -40L16 2L-16 2z'), '#b5561c') +
    area(tin('M-18 -26L18 -26L17 -12L-17 -12z') + tea('M13 -52L16 -52L13 -4L10 -4z'), DAY.paper) +
    solid(stamp('M-32 -8L30 -8L34 6L-36 6zM-20 -22L20 -22L20 -9L-20 -9z'), '#b5471b', ink(2)) +
    area(stamp('M-5 -22L-7 -36C-16 -44 -10 -58 0 -58C10 -58 16 -44 7 -36L5 -22z'), DAY.ink)
  );
}

const FOREARM =
  'M318 690L372 690C392 706 408 704 424 694L446 683C462 678 482 682 496 688C500 694 494 699 484 699L468 704C458 713 442 722 424 730C396 750 350 758 318 730z';
const BLOUSE =
  'M20 830C22 710 26 636 56 612C88 592 144 590 164 560L228 560C246 592 292 594 322 620C352 646 372 690 378 726C360 738 340 744 322 742L326 830z';
const HAIR =
  'M196 372C248 372 272 412 258 458C252 498 238 518 194 562C152 518 142 498 134 458C120 412 144 372 196 372z';

/** The dispatcher from behind: hair drawn to a plait, a flower in it, a blouse, the right hand at the keys. */
function dispatcher() {
  const lobe = (i, m) =>
    placed(194 - i * 1.2, 518 + i * 26, 0, 1.42 - i * 0.05)(facing(m)('M0 30C-3 18 2 4 11 0C20 6 17 22 0 30z'));
  const strand = (u) => `M${196 + u * 0.7} ${375 + (u * u) / 140}Q${196 + u * 1.35} 450 ${194 + u * 0.3} 528`;
  const petal = (turn) => placed(228, 500, turn)('M0 0C-12 -6 -10 -22 0 -24C10 -22 12 -6 0 0z');
  return (
    solid(FOREARM, SKIN, ink(2.2)) +
    line('M497 689L474 693M488 698L468 700M450 683L438 690', ink(1.6)) +
    area(BLOUSE, DAY.ink) +
    solid('M166 500L228 500L231 564C212 592 180 592 161 564z', SKIN, ink(2)) +
    solid('M252 456C264 449 269 460 266 474C263 488 254 494 249 486z', SKIN, ink(2)) +
    dot(259, 490, 4.5, '#f7b955') +
    area(HAIR, DAY.ink) +
    line([-52, -27, 0, 27, 52].map(strand).join(''), FOLD) +
    repeat(12, (i) => solid(lobe(i, 1) + lobe(i, -1), DAY.ink, FOLD)) +
    [0, 72, 144, 216, 288].map((turn) => solid(petal(turn), DAY.amber, ink(1.4))).join('') +
    dot(228, 500, 5, '#e08a3c') +
    line('M246 394C258 412 262 436 259 452M288 602C330 616 362 660 376 722', SUNLIT) +
    line('M322 742C318 716 316 700 308 682M58 614C32 638 26 726 24 810M134 430C134 410 144 392 156 384', FOLD)
  );
}

/** A bus depot in the hills of Sri Lanka in the morning, over the shoulder of its dispatcher. */
export default function webApplicationDevelopment() {
  const view = { meet: 480, spread: 520, left: 0, top: 0, width: 900, height: 810 };
  return daylight(yard() + frame() + desk() + things() + laptop() + dispatcher(), view);
}
