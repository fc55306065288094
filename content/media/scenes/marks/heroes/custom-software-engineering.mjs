import { lamplight } from '../parts/facade.mjs';
import { fade, thinner } from '../parts/roadside.mjs';
import { fine, hair, ON_WHITE, pen, placed, shine, solid, stars } from '../parts/shapes.mjs';
import { palm } from '../parts/street.mjs';
import { area, glow, line, stage } from '../stage.mjs';
import { dugout, furled, hull, outrigger, paddle, sail, spars } from './parts/boatyard.mjs';
import {
  block,
  boards,
  carpenter,
  coil,
  netHeap,
  pusher,
  sawing,
  shavings,
  stormLantern,
  trestle,
} from './parts/boatyard-people.mjs';
import { dryingNet, shed } from './parts/boatyard-shed.mjs';
import { fleet, headland, sand, sea, tuft, wash } from './parts/boatyard-shore.mjs';

const [WIDTH, HEIGHT, TOP] = [1800, 1350, 160];
const MEET = 1000;

/** Keels of the four berths. */
const BERTHS = [
  [268, 518],
  [680, 518],
  [1092, 518],
  [1520, 530],
];
const [first, second, third, fourth] = BERTHS.map(([x, y]) => placed(x, y, 0, 1.03));

/** The trestles of a berth. */
const rest = ([x, y]) => [-92, 92].map((u) => trestle(placed(x + u, y + 22))).join('');

/** A storm lantern where it stands. */
const lanternAt = (x, y, colour, size = 0.8) => stormLantern(placed(x, y, 0, size), [x, y], colour, size);

/** The pressure lamp that hangs from a bamboo arm on the mast: the one white-hot thing. */
function lamp() {
  const put = placed(MEET, 316);
  return (
    line('M976 276L1046 268', pen(4)) +
    fine(put('M0 -38L0 -26')) +
    solid(put('M-15 -14C-14 -24 -6 -27 0 -27C6 -27 14 -24 15 -14z'), '#fff', { width: 2.4, colour: '#fff' }) +
    area(put('M-10 -13L10 -13L11 12L14 24L-14 24L-11 12z'), '#fff') +
    line(put('M-10 -13L10 -13L11 12L14 24L-14 24L-11 12z'), { width: 2.6, colour: '#fff' }) +
    line(put('M-11 12L11 12M-4 -11L-4 10M4 -11L4 10M-14 -14L14 -14'), { width: 1.5, colour: ON_WHITE })
  );
}

/** Third: mast and rig; the carpenter on the planks under his lamp. */
const rigging = () =>
  glow(MEET, 350, 300, '#ffffff', 0.66) +
  shine('cone', 'M986 340L1014 340L1110 470L890 470z', 0.5, 0) +
  spars(third) +
  furled(third) +
  rest(BERTHS[2]) +
  hull(third) +
  carpenter(placed(974, 451)) +
  lamp() +
  glow(MEET, 470, 190, '#ffffff', 0.14) +
  outrigger(third);

/** Fourth: under sail, pushed out by two. */
const launch = () =>
  spars(fourth) +
  sail(fourth) +
  hull(fourth) +
  wash(1480, 534) +
  pusher(placed(1280, 546)) +
  pusher(placed(1344, 570)) +
  outrigger(fourth) +
  hair('M1400 592C1450 586 1540 596 1620 590C1660 594 1710 586 1760 590M1440 604C1500 598 1590 608 1670 602', 0.7);

/** A boatyard at night: one boat at four stages of building, and each of them floats. */
export default function customSoftware() {
  return stage(
    lamplight(MEET, 680) +
      stars(40, [0, TOP + 30, WIDTH, 150], 1.2) +
      sea() +
      fleet([
        [1310, 411],
        [1724, 410],
        [1770, 420],
      ]) +
      headland() +
      sand() +
      thinner(palm(640, 452, 176, -34, 76), 0.8) +
      shed(placed(474, 506)) +
      thinner(palm(888, 476, 234, -40, 90), 0.9) +
      dryingNet(placed(738, 458, 0, 0.94)) +
      thinner(palm(34, 500, 256, 66, 98), 0.95) +
      tuft(888, 476) +
      tuft(34, 500) +
      rest(BERTHS[0]) +
      dugout(first) +
      paddle(placed(176, 560, 18, 1.1)) +
      boards(placed(876, 588, 0, 0.86)) +
      rest(BERTHS[1]) +
      paddle(placed(716, 456, 68, 0.98)) +
      hull(second) +
      outrigger(second) +
      rigging() +
      launch() +
      shavings(322, 600, 16, 3) +
      sawing(placed(338, 592, 0, 0.94)) +
      netHeap(placed(92, 578)) +
      lanternAt(470, 590, '#8ff5e4') +
      shavings(900, 602, 12, 20) +
      coil(placed(706, 602)) +
      block(placed(1110, 606)) +
      lanternAt(1262, 602, '#ffe4b8') +
      fade('foot', WIDTH, TOP + 446, TOP + 560, TOP + HEIGHT + 2) +
      fade('head', WIDTH, TOP + 60, TOP - 10, TOP - 2),
    { meet: MEET, spread: 780, left: 0, top: TOP, width: WIDTH, height: HEIGHT },
  );
}
