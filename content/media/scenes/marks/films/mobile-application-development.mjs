import { DAY, daylight, ink } from '../daylight.mjs';
import { disc } from '../parts/facade.mjs';
import { bend, box, card, dot, faded, placed, ring, solid } from '../parts/shapes.mjs';
import { area, FILM, line, round, thousandths } from '../stage.mjs';
import { oak, plucker } from '../testimonials/parts/tea-plants.mjs';
import { ridge } from './parts/hill-ridge.mjs';
import { hillside, LAMP, mast, road, roadway, shop, signal, sky, terraces } from './parts/hill-road.mjs';
import { during, ease, part } from './parts/time.mjs';

/** The side of a note. */
const NOTE = 40;
/** Where the three-wheeler stops at the shops, and from where to where the ridge hides it. */
const STOPS = [228, 512];
const HIDDEN = [600, 850];

const behind =
  sky() +
  hillside() +
  mast() +
  signal() +
  oak(12, road(12) - 12, 0.94, 5) +
  oak(252, road(252) - 12, 0.7, 8) +
  oak(1132, road(1132) - 10, 0.76, 3) +
  oak(1178, road(1178) - 10, 0.6, 12) +
  roadway() +
  terraces(0) +
  plucker(1008, 592, 0.66, 1, 6) +
  terraces(1) +
  plucker(240, 638, 0.66, -1, 4) +
  terraces(2) +
  shop(112, 1, true, '#17757a') +
  shop(378, -1, false, '#e08a2e');

/** The three-wheeler with its load box, its nose to the right, and its shadow on the road. */
const threeWheeler = (put) => {
  const wheel = (u) => area(put(disc(u, -13, 13)), DAY.ink) + area(put(disc(u, -13, 5)), DAY.paper);
  const canopy = 'M2 -84L34 -84C44 -84 50 -78 54 -66L58 -48L52 -48L44 -74L8 -76L8 -40L2 -40z';
  const shell = 'M2 -42L34 -42L38 -26L44 -30L52 -49L60 -47C68 -40 70 -28 64 -18L52 -13L2 -13z';
  const shirt = 'M14 -42C14 -54 20 -57 26 -56C32 -55 34 -48 46 -46L45 -42L30 -43L30 -40z';
  return (
    area(put('M-92 2L-70 -8L62 -8L56 2z'), DAY.ink, 'fill-opacity="0.4" ') +
    area(put('M6 -78L44 -76L56 -46L40 -26L6 -26z'), '#d8ece6') +
    area(put(disc(25, -63, 7)), '#7d4a22') +
    area(put('M17.5 -62C17 -71 31 -73 32.5 -65L22 -65L21 -60z'), DAY.ink) +
    area(put(shirt), '#17757a') +
    line(put('M40 -40L49 -48'), ink(2.6)) +
    wheel(48) +
    area(put(canopy), DAY.ink) +
    solid(put(shell), '#f0a53a', ink(2.6)) +
    solid(put('M34 -16C34 -34 62 -34 64 -15z'), '#f0a53a', ink(2.4)) +
    wheel(-40) +
    solid(put(box(-66, -90, 70, 68)), '#d5e8e0', ink(2.8)) +
    area(put(box(-66, -90, 70, 12)), '#e08a2e') +
    line(put('M-66 -78L4 -78M-31 -78L-31 -22M-38 -52L-38 -44M-24 -52L-24 -44'), ink(2)) +
    solid(put('M-66 -24L-58 -24C-58 -32 -24 -32 -22 -22L4 -22L4 -14L-20 -14L-60 -14z'), '#f0a53a', ink(2.2)) +
    solid(put(disc(64, -36, 4.6)), DAY.light, ink(1.8))
  );
};

/** A saved note: a white sheet with two lines in it, in so much shade, 0 to 1. */
const note = (x, y, { size = 1, strength = 1, shade = 0 }) => {
  const at = placed(x, y, 0, size);
  const half = NOTE / 2;
  const sheet = at(card(-half, -half, NOTE, NOTE, 7));
  return faded(
    strength,
    area(sheet, '#ffffff') +
      area(sheet, '#7fb9b2', `fill-opacity="${thousandths(shade)}" `) +
      line(sheet, { width: 3, colour: DAY.ink }) +
      line(at('M-10 -6L10 -6M-10 6L3 6'), { width: round(4.2 * size), colour: '#0b6b6a' }),
  );
};

/** Where a three-wheeler is; at t = 0 it stands at the first shop. */
const place = (t) => {
  // Even speed, then a slow stop; a slow start, then even speed.
  const stopping = (u) => (u < 0.5 ? u / 0.75 : 1 - (2 * (1 - u)) ** 2 / 3);
  const starting = (u) => (u < 0.2 ? (u * u) / 0.36 : (u - 0.1) / 0.9);
  if (t < 0.05) return -210 + (STOPS[0] + 210) * stopping(part(t, -0.36, -0.07));
  if (t < 0.32) return STOPS[0] + (STOPS[1] - STOPS[0]) * ease(t, 0.05, 0.23);
  return STOPS[1] + (1300 - STOPS[1]) * starting(part(t, 0.32, 0.9));
};

/** The place of the i-th note above a three-wheeler at x. */
const slot = (x, i) => [x - 58 + i * 50, road(x) - 132];

/** When each note is written, when it leaves for the mast and when it is there. */
const NOTES = [
  { written: -0.06, leaves: 0.62, there: 0.73 },
  { written: 0.24, leaves: 0.72, there: 0.83 },
];

/** A note: it rises out of the cabin, rides along, lies in shade behind the ridge, then goes up to the mast. */
const saved = (t, { written, leaves, there }, i) => {
  if (t < written || t > there) return '';
  const x = place(Math.min(t, leaves));
  const risen = ease(t, written, written + 0.045);
  const shade = 0.75 * during(x, [HIDDEN[0] - 30, HIDDEN[0] + 30], [HIDDEN[1] - 40, HIDDEN[1] + 10]);
  const [u, v] = slot(x, i);
  if (t < leaves) {
    return note(u + (1 - risen) * 40, v + (1 - risen) * 44, { size: 0.4 + 0.6 * risen, strength: risen, shade });
  }
  const gone = ease(t, leaves, there);
  const [cx, cy] = [u + (i ? 130 : -60), LAMP[1] + 50];
  // The way that is left, from the mast on, so that its dots stay where they are.
  const [mx, my] = [cx + (LAMP[0] - cx) * gone, cy + (LAMP[1] - cy) * gone];
  const [x1, y1] = [bend(gone, u, cx, LAMP[0]), bend(gone, v, cy, LAMP[1])];
  const way = line(`M${LAMP[0]} ${LAMP[1]}Q${round(mx)} ${round(my)} ${round(x1)} ${round(y1)}`, {
    width: 4.4,
    opacity: thousandths(part(gone, 0, 0.12)),
    extra: 'stroke-dasharray="0.1 12" ',
    colour: DAY.ink,
  });
  return way + note(x1, y1, { size: 1 - 0.6 * gone, strength: 1 - part(gone, 0.86, 1) });
};

/** One three-wheeler on its way. */
const ride = (t) => {
  const x = place(t);
  const turn = (Math.atan2(road(x + 48) - road(x - 40), 88) * 180) / Math.PI;
  return threeWheeler(placed(x, road(x) + 9, turn, 1.12));
};

/** The wave that the mast sends when a note has come. */
const wave = (t, { there }) => {
  const gone = ease(t, there - 0.02, there + 0.1);
  return line(ring(...LAMP, round(18 + 90 * gone)), {
    width: 5,
    colour: '#0b7a77',
    opacity: thousandths(4 * gone * (1 - gone)),
  });
};

/** The head of the mast, white in a ring of ink. */
const head = dot(...LAMP, 17, DAY.ink) + dot(...LAMP, 11, '#ffffff');

const before = oak(706, 332, 0.56, 2) + oak(754, 330, 0.42, 7) + ridge();

/** Mobile apps: a delivery round on a hill road; notes saved at two shops keep behind the hill and go to the mast beyond it. */
export default function mobileApplicationDevelopment(time) {
  // The film, and so its poster, begins with a note on its way to the mast.
  const t = (time + 0.66) % 1;
  const rounds = [t, t - 1].filter((at) => at > -0.36 && at < 0.92);
  const each = (draw) => rounds.map((at) => NOTES.map((one, i) => draw(at, one, i)).join('')).join('');
  return daylight(behind + rounds.map(ride).join('') + before + each(wave) + each(saved) + head, {
    meet: 930,
    spread: 700,
    left: 0,
    top: 0,
    ...FILM,
  });
}
