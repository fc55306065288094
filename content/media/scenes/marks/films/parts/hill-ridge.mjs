/** The ridge that hides the hill road and takes its signal: tea on both flanks, one in shade and one in the sun. */
import { firm, repeat } from '../../parts/shapes.mjs';
import { area, curve } from '../../stage.mjs';
import { along, hedge } from './hill-road.mjs';

const SKYLINE = [
  [-60, 690],
  [110, 672],
  [230, 640],
  [330, 606],
  [420, 584],
  [500, 552],
  [566, 498],
  [612, 436],
  [650, 372],
  [690, 328],
  [736, 312],
  [776, 330],
  [810, 370],
  [842, 388],
  [872, 432],
  [910, 500],
  [972, 562],
  [1070, 618],
  [1260, 668],
];

/** The skyline at x, smooth through its points. */
const skyline = (x) => {
  const i = Math.max(
    1,
    SKYLINE.findLastIndex(([from]) => from <= x),
  );
  const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map((k) => SKYLINE[Math.min(k, SKYLINE.length - 1)]);
  const [rise, fall] = [(c[1] - a[1]) / (c[0] - a[0]), d === c ? 0 : (d[1] - b[1]) / (d[0] - b[0])];
  const [t, wide] = [(x - b[0]) / (c[0] - b[0]), c[0] - b[0]];
  const start = (1 + 2 * t) * (1 - t) ** 2 * b[1] + t * (1 - t) ** 2 * wide * rise;
  return start + t * t * (3 - 2 * t) * c[1] + t * t * (t - 1) * wide * fall;
};

/** Where the flank in the sun meets the flank in shade. */
const ARETE = [
  [732, 300],
  [716, 360],
  [738, 410],
  [728, 470],
  [764, 540],
  [752, 610],
  [800, 700],
];

const SHADE = { ground: '#1f6966', foot: '#0d2f35', side: '#1f6966', top: '#4a9c95' };
const SUNNY = { ground: '#f4cd8c', foot: '#9a5f1c', side: '#eebf76', top: '#fff0cf' };

/** The ridge: hedges along its folds; the sunny flank is drawn over the other. */
export const ridge = () => {
  const outline = `${along(skyline)}V700H-20z`;
  const sunny = `${curve(ARETE)}L1240 700L1240 300L732 300z`;
  const level = (i) => (x) => 724 - (724 - skyline(x)) * (0.87 - i * 0.135) + 4 * Math.sin(x / 47 + i * 2);
  const size = (x) => 0.1 * (724 - skyline(x)) + 1;
  const flank = (fills, from, to) =>
    area(outline, fills.ground) + repeat(6, (i) => hedge(level(i), from, to, size, fills, i * 70 + 3));
  return (
    flank(SHADE, -20, 820) +
    `<clipPath id="ridge"><path d="${outline}"/></clipPath><clipPath id="sun-side"><path d="${sunny}"/></clipPath>` +
    `<g clip-path="url(#ridge)"><g clip-path="url(#sun-side)">${flank(SUNNY, 690, 1220)}</g></g>` +
    firm(along(skyline), 1)
  );
};
