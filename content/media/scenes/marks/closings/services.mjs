import { DAY, daylight, ink } from '../daylight.mjs';
import { arch } from '../parts/facade.mjs';
import { SKIN } from '../parts/palette.mjs';
import { thinner } from '../parts/roadside.mjs';
import { box, card, facing, fine, limb, pen, placed, relief, repeat, solid } from '../parts/shapes.mjs';
import { bicycle } from '../parts/street.mjs';
import { oval } from '../parts/trade-shapes.mjs';
import { area, bell, curve, glow, line, sample } from '../stage.mjs';
import { oak } from '../testimonials/parts/tea-plants.mjs';
import { hill, tints } from '../testimonials/parts/tea-terraces.mjs';
import { bag, postOffice } from './parts/post-office.mjs';

const ORANGE = '#e8952f';
const BROWN = '#8a5a2c';

/** What the sun, at the right, lets fall on the ground. */
const cast = (d) => area(d, '#0b6b6a', 'fill-opacity=".34" ');

/** A pale range, and before it a slope of tea. */
function range() {
  const far = (x) => 450 - 84 * bell(x, 300, 170) - 60 * bell(x, 620, 150) - 150 * bell(x, 1500, 190);
  const crest = curve(sample(far, 120, 1440, 10));
  return (
    relief(5, (x, i) => 150 + i * 44 + 9 * Math.sin(x / 150 + i * 0.7), 0.26) +
    glow(1400, 230, 260, '#fff6df', 0.9) +
    area(`${crest}L1440 620L120 620z`, '#dcebdd') +
    fine(crest, 0.5) +
    relief(5, (x, i) => far(x) + 16 + i * 17, 0.36)
  );
}

/** Slopes of tea, whose terraces are contour lines. */
const slope = (x, y, wide, high, levels, seed) =>
  hill({ x, y, wide, high, deep: 40, levels, seed, m: x > 960 ? 1 : -1, bushes: 3, strength: 0.6 });

/** Far off, the morning train on a viaduct, its steam blown back; the rails lie at y. */
function train(y) {
  const spans = repeat(8, (i) => arch(279 + i * 26, y + 62, 19, 48));
  const panes = repeat(11, (i) => (i === 5 ? '' : box(297 + i * 7, y - 13, 4, 5)));
  const engine = 'M0 -3L0 -17L11 -17L11 -13L27 -13L27 -19L31 -19L31 -13L35 -12L35 -3z';
  const steam = 'M29 -22C20 -34 0 -30 -8 -40C-24 -48 -46 -38 -58 -50C-36 -46 -26 -56 -6 -50C16 -44 34 -36 33 -22z';
  return (
    solid(`${box(262, y, 214, 62)}${spans}`, '#e8dcc0', pen(1.6)).replace('<path', '<path fill-rule="evenodd"') +
    solid(box(120, y - 3, 386, 5), '#f3e6c8', pen(1.4)) +
    solid(box(293, y - 17, 39, 14) + box(335, y - 17, 39, 14), '#17757a', ink(1.3)) +
    area(panes, '#f9ddb0') +
    area(placed(378, y)(engine), DAY.ink) +
    area(placed(378, y)(steam), DAY.paper)
  );
}

/** The yard before the post office, and the lane that leads away from it. */
const yard = () =>
  area('M110 560L760 560L1440 612V740H110z', '#d6e3c4') +
  area('M100 716C300 690 420 640 452 560L474 560C486 600 560 640 640 700L1440 700V860H100z', '#fbefd6') +
  fine('M100 716C300 690 420 640 452 560M474 560C480 586 510 608 560 640M110 560L452 560M474 560L624 560', 0.6) +
  relief(4, (x, i) => 734 + i * 28 + 4 * Math.sin(x / 130 + i), 0.22) +
  cast('M740 702L1366 702L1300 722L560 722L640 706z');

/** Rows of tea beside the lane, plucked flat. */
const field = () =>
  repeat(5, (i) => {
    const [y, end, width] = [574 + i * 15 + i * i * 2, 428 - i * 31, 8 + i * 2];
    const row = `M110 ${y}Q${end - 140} ${y - 14} ${end} ${y + 3}`;
    const crowns = `stroke-dasharray="0.1 ${5 + i * 1.6}" transform="translate(0 -2)" `;
    return line(row, { width, colour: '#4a9a8f' }) + line(row, { width, colour: '#a9d8c8', extra: crowns });
  });

/** A round pillar box under its cap, on an ink foot; the origin is the middle of its foot. */
function pillarBox(put) {
  const cap = 'M-31 -126C-29 -134 -22 -136 -18 -140C-8 -150 8 -150 18 -140C22 -136 29 -134 31 -126z';
  const shade = 'M-30 -127C-29 -134 -22 -136 -18 -140C-12 -146 -6 -148 -4 -148C-10 -140 -12 -132 -12 -127z';
  return (
    cast(put('M-26 0L26 0L-10 12L-150 12z')) +
    solid(put(box(-24, -128, 48, 114)), ORANGE, ink(2.4)) +
    area(put(box(17, -127, 5, 112)), '#ffd9a0') +
    solid(put(cap), ORANGE, ink(2.4)) +
    area(put(box(-23, -125, 14, 110) + shade), '#b5622a') +
    area(put(card(-28, -17, 56, 18, 4) + box(-15, -114, 30, 8)), DAY.ink) +
    solid(put(card(-11, -98, 22, 26, 2)), DAY.paper, ink(1.4)) +
    line(put('M-24 -62L24 -62M-24 -121L24 -121'), ink(1.3))
  );
}

const TROUSERS = 'M-14 -82L16 -82C17 -50 16 -24 14 -3L1 -3L0 -60L-3 -3L-15 -3C-16 -30 -16 -56 -14 -82z';

/** Somebody who looks to the right, without a face: skirt or trousers, shirt, head, what goes over them, an arm. */
function person(put, [below, cloth], shirt, over, arm = 'M8 -110Q14 -92 26 -92L63 -112') {
  const torso = 'M-14 -80C-18 -99 -16 -114 -8 -120L8 -120C17 -114 19 -98 15 -80z';
  return (
    area(put('M-14 -4L2 -4L3 1L-12 1zM2 -4L13 -4L18 1L2 1z'), DAY.ink) +
    solid(put(below), cloth, ink(1.8)) +
    solid(put(torso), shirt, ink(1.8)) +
    area(put(`M-5 -130L6 -130L8 -118L-6 -118z${oval(4, -136, 9, 11)}`), SKIN) +
    over +
    limb(put(arm), 10, 7, SKIN) +
    limb(put('M7 -112Q8 -100 14 -95'), 16, 12.6, shirt)
  );
}

/** A woman in a sari, its end over her far shoulder, jasmine in her hair. */
function visitor(put) {
  const skirt = 'M-14 -84C-20 -56 -23 -26 -24 -1L22 -1C22 -28 20 -60 15 -84z';
  const end = 'M12 -118C4 -122 -4 -122 -9 -119C-20 -104 -28 -66 -30 -30L-12 -26C-10 -60 -2 -92 14 -110z';
  const folds = 'M4 -80C6 -50 10 -26 11 -5M10 -78C13 -50 16 -28 17 -5M-24 -38L-12 -34M8 -118C-8 -104 -18 -66 -20 -32';
  const hair =
    'M11 -147C2 -153 -10 -148 -9 -136C-9 -130 -5 -126 1 -127C5 -132 5 -140 11 -147zM-2 -134C-8 -141 -17 -136 -16 -130C-15 -123 -5 -122 -2 -128z';
  const jasmine = repeat(4, (i) => oval(-15 + i * 3.4, -127 + [0, 3, 4, 3][i], 2.1));
  const over = solid(put(end), '#f3b740', ink(2)) + line(put(folds), { width: 1.3, colour: '#8a4f06' });
  return person(put, [skirt, ORANGE], '#17757a', over + area(put(hair), DAY.ink) + area(put(jasmine), DAY.paper));
}

/** The clerk, grey, who looks to the left. */
function clerk(place) {
  const put = (d) => place(facing(-1)(d));
  const hair = area(put('M9 -147C-1 -153 -11 -146 -9 -134C-8 -128 -5 -126 -2 -127C-2 -134 -1 -140 9 -147z'), '#d9d3c4');
  return person(put, [TROUSERS, '#5fb0a6'], '#f0e3c4', hair);
}

/** The postman in khaki, who straps a bag on the carrier of his bicycle. */
function postman(put) {
  const hair = area(put(oval(2, -135, 9, 11)), DAY.ink);
  const cap = solid(put('M-8 -139C-8 -151 13 -152 14 -141L21 -138L-8 -136z'), BROWN, ink(1.6));
  return (
    cast('M500 674L640 674L600 684L400 684z') +
    thinner(bicycle(548, 674, 0.82).replaceAll('url(#two)', DAY.ink), 0.8) +
    bag(placed(546, 624, 0, 0.72), '#dcb67c') +
    person(put, [TROUSERS, BROWN], '#c89a5a', hair + cap, 'M8 -110Q10 -92 16 -90L36 -78')
  );
}

/** A hill-country post office in the morning: half a sheet of paper passes through the window of the counter. */
export default function services() {
  return daylight(
    tints(960, 560) +
      range() +
      slope(150, 566, 330, 150, 11, 2) +
      slope(640, 560, 240, 92, 8, 5) +
      slope(1480, 600, 230, 190, 13, 3) +
      train(496) +
      yard() +
      field() +
      oak(1392, 700, 1.5, 4) +
      postOffice(clerk(placed(1054, 658)) + visitor(placed(890, 658))) +
      postman(placed(522, 672, 0, 0.86)) +
      pillarBox(placed(690, 706)),
    { meet: 960, spread: 620, left: 140, top: 204, width: 1280, height: 533 },
  );
}
