import { disc, lamplight, PEOPLE, turned } from '../parts/facade.mjs';
import { thinner } from '../parts/roadside.mjs';
import { bend, box, card, faded, fine, firm, hair, pen, placed, repeat, ring, solid, stars } from '../parts/shapes.mjs';
import { area, bell, curve, FILM, glow, line, round, stage, thousandths } from '../stage.mjs';
import { tree } from '../testimonials/parts/tea-garden.mjs';
import { along, hillside, LAMP, mast, range, road, roadway, shop, signal, under } from './parts/hill-road.mjs';
import { during, ease, part } from './parts/time.mjs';

/** The side of a note. */
const NOTE = 27;
/** Where the three-wheeler stops at the shops, and from where to where the shoulder hides it. */
const STOPS = [228, 512];
const HIDDEN = [600, 850];

/** Outline of the shoulder: a spur on our side of the road that hides the three-wheeler. */
const SHOULDER = [
  [-30, 688],
  [110, 672],
  [230, 640],
  [330, 606],
  [420, 588],
  [500, 556],
  [566, 500],
  [612, 436],
  [650, 368],
  [690, 326],
  [736, 312],
  [776, 328],
  [806, 364],
  [836, 384],
  [866, 432],
  [904, 500],
  [968, 566],
  [1070, 622],
  [1230, 664],
];

const behind =
  lamplight(930, 520) +
  stars(30, [20, 14, 1160, 210], 1.7) +
  area(under(range), '#08171f') +
  fine(along(range), 0.55) +
  repeat(4, (i) =>
    hair(
      along((x) => range(x) + 20 + i * 22),
      thousandths(0.3 - i * 0.05),
    ),
  ) +
  hillside() +
  mast() +
  signal() +
  tree(14, road(14) - 14, 0.94) +
  tree(1128, road(1128) - 12, 0.76) +
  tree(1178, road(1178) - 12, 0.56) +
  roadway() +
  shop(80, true, PEOPLE.clerk) +
  shop(378, false, turned(PEOPLE.clerk));

/** The dark shoulder, planted on its flanks. */
const before =
  tree(706, 330, 0.56) +
  tree(752, 330, 0.4) +
  area(`${curve(SHOULDER)}V700H-30z`, '#040b11') +
  repeat(5, (i) => {
    const fold = SHOULDER.map(([x, y], k) => [x + 5 * Math.sin(k * 1.9 + i), 720 - (720 - y) * (0.88 - i * 0.15)]);
    const planted = SHOULDER.map(([x, y], k) => [x + 5 * Math.sin(k * 1.9 + i), 720 - (720 - y) * (0.8 - i * 0.15)]);
    const rows = {
      width: 5 + i * 1.2,
      opacity: thousandths(0.1 + i * 0.04),
      extra: `stroke-dasharray="0.1 ${12 + i * 3}" `,
    };
    return hair(curve(fold), 0.26) + line(curve(planted), rows);
  }) +
  firm(curve(SHOULDER), 0.85);

/** The three-wheeler with its load box, its nose to the right. */
const threeWheeler = (put) => {
  const wheel = (u) => solid(put(disc(u, -13, 13)), '#040a10', pen(2.8)) + fine(put(disc(u, -13, 5)));
  const canopy = 'M2 -84L34 -84C44 -84 50 -78 54 -66L58 -48L52 -48L44 -74L8 -76L8 -40L2 -40z';
  const shell = 'M2 -42L34 -42L38 -26L44 -30L52 -49L60 -47C68 -40 70 -28 64 -18L52 -13L2 -13z';
  const driver = `${disc(25, -63, 7)}M14 -42C14 -54 20 -57 26 -56C32 -55 34 -48 46 -46L45 -42L30 -43L30 -40z`;
  return thinner(
    area(put('M6 -78L44 -76L56 -46L40 -26L6 -26z'), '#0d2f37') +
      area(put(driver), '#2a6a70') +
      line(put('M40 -40L49 -48'), pen(2.6)) +
      wheel(48) +
      solid(put(canopy), '#12343d', pen(2.8)) +
      solid(put(shell), '#0c222c', pen(2.8)) +
      solid(put('M34 -16C34 -34 62 -34 64 -15z'), '#0c222c', pen(2.6)) +
      wheel(-40) +
      solid(put(box(-66, -90, 70, 68)), '#17484f', pen(3.4)) +
      fine(put('M-66 -80L4 -80M-31 -80L-31 -22M-38 -52L-38 -46M-24 -52L-24 -46'), 0.6) +
      solid(put('M-66 -24L-58 -24C-58 -32 -24 -32 -22 -22L4 -22L4 -14L-20 -14L-60 -14z'), '#0c222c', pen(2.4)) +
      area(put(disc(64, -36, 4.6)), '#ffe9c4'),
    0.95,
  );
};

/** A saved note: a lit square with two lines in it. */
const note = (x, y, size, strength) => {
  const at = placed(x, y, 0, size);
  const half = NOTE / 2;
  const square = area(at(card(-half, -half, NOTE, NOTE, 5)), '#cffff3');
  const words = line(at('M-6 -3.5L6 -3.5M-6 3.5L2 3.5'), { width: 3.2, colour: '#0b5a5c' });
  const halo = glow(round(x), round(y), round(38 * size), '#ffffff', 0.4);
  return faded(strength, halo + square + words);
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
const slot = (x, i) => [x - 54 + i * 36, road(x) - 124];

/** When each note is written, when it leaves for the mast and when it is there. */
const NOTES = [
  { written: -0.06, leaves: 0.62, there: 0.73 },
  { written: 0.24, leaves: 0.72, there: 0.83 },
];

/** A note: it rises out of the cabin, rides along, dims behind the shoulder, then goes up to the mast. */
const saved = (t, { written, leaves, there }, i) => {
  if (t < written || t > there) return '';
  const x = place(Math.min(t, leaves));
  const risen = ease(t, written, written + 0.045);
  const dim = 1 - 0.42 * during(x, [HIDDEN[0] - 30, HIDDEN[0] + 30], [HIDDEN[1] - 40, HIDDEN[1] + 10]);
  const [u, v] = slot(x, i);
  if (t < leaves) return note(u + (1 - risen) * 40, v + (1 - risen) * 44, 0.4 + 0.6 * risen, risen * dim);
  const gone = ease(t, leaves, there);
  const [cx, cy] = [u + (i ? 130 : -60), LAMP[1] + 50];
  const arc = line(
    `M${round(u)} ${round(v)}Q${cx} ${cy} ${LAMP[0]} ${LAMP[1]}`,
    pen(2.4, round(4 * gone * (1 - gone) * 90) / 100),
  );
  return arc + note(bend(gone, u, cx, LAMP[0]), bend(gone, v, cy, LAMP[1]), 1 - 0.6 * gone, 1 - part(gone, 0.86, 1));
};

// One gradient serves all headlights, for it takes the size of the shape it fills.
const beam =
  '<linearGradient id="beam"><stop stop-color="#ffe9c4" stop-opacity=".34"/>' +
  '<stop offset="1" stop-color="#ffe9c4" stop-opacity="0"/></linearGradient>';

/** One three-wheeler on its way, and the light before it. */
const ride = (t) => {
  const x = place(t);
  const turn = (Math.atan2(road(x + 48) - road(x - 40), 88) * 180) / Math.PI;
  const put = placed(x, road(x) + 9, turn, 1.12);
  return area(put('M67 -38L176 -44L176 -1L146 -1z'), 'url(#beam)') + threeWheeler(put);
};

/** Mobile apps: a delivery round on a hill road; notes saved at two shops keep behind the hill and go to the mast beyond it. */
export default function mobileApplicationDevelopment(time) {
  // The film, and so its poster, begins with a note on its way to the mast.
  const t = (time + 0.66) % 1;
  const rounds = [t, t - 1].filter((at) => at > -0.36 && at < 0.92);
  const arrived = NOTES.reduce((sum, { there }) => sum + bell(t, there, 0.05), 0);
  const light =
    glow(...LAMP, 300, '#ffffff', 0.16 + 0.26 * arrived) +
    glow(...LAMP, 130, '#ffffff', 0.34 + 0.3 * arrived) +
    glow(...LAMP, 62, '#ffffff', 0.8 + 0.2 * arrived) +
    area(ring(...LAMP, 10), '#fff');
  return stage(
    beam +
      behind +
      rounds.map(ride).join('') +
      before +
      light +
      rounds.map((at) => NOTES.map((one, i) => saved(at, one, i)).join('')).join(''),
    { meet: 930, spread: 700, left: 0, top: 0, ...FILM },
  );
}
