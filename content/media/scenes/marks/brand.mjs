/**
 * The brand mark: contour lines of a ridge seen from above. Every line is struck from two
 * centres, one per light, so the wavefronts of teal and amber meet in a point on the ridge.
 */
import { readFileSync } from 'node:fs';

const BOX = 64;
const AXIS = BOX / 2;
const BASE = 59;
const STRAIGHT = 5; // upright foot of each arc, in units of the 64 box
const SPREAD = 34; // distance from the axis to each light
const THICKNESS = 6.2;
const LINES = [59.4, 48]; // radii of the two outer contour lines
const CORE = 40.2; // radius of the solid innermost contour

// [offset, colour] on a dark ground: white-hot where the lights meet.
const STOPS = [
  [0, '#0fb5ae'],
  [0.3, '#5eead4'],
  [0.5, '#fff'],
  [0.7, '#ffd08a'],
  [1, '#f59e2c'],
];

const round = (n) => Number(n.toFixed(2));

/** Outline of one pointed contour of radius `r` (box units), open at its feet. */
function contour(r) {
  const half = r - SPREAD;
  const top = BASE - STRAIGHT - Math.sqrt(r * r - SPREAD * SPREAD);
  const arc = (x, y) => `A${r} ${r} 0 0 1 ${round(x)} ${round(y)}`;
  return `M${round(AXIS - half)} ${BASE}v-${STRAIGHT}${arc(AXIS, top)}${arc(AXIS + half, BASE - STRAIGHT)}v${STRAIGHT}`;
}

const stops = STOPS.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
const gradient = `<defs><linearGradient id="rl-dark" gradientUnits="userSpaceOnUse" x1="4" y1="0" x2="60" y2="0">${stops}</linearGradient></defs>`;

const shape =
  `<path fill="none" stroke="url(#rl-dark)" stroke-width="${THICKNESS}" stroke-linejoin="miter" stroke-miterlimit="6" d="${LINES.map(contour).join('')}"/>` +
  `<path fill="url(#rl-dark)" d="${contour(CORE)}z"/>`;

const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`;

/** The square mark on a transparent ground. */
export const mark = () => svg(BOX, BOX, gradient + shape);

/** Mark and name side by side; the name is already outlined in brand-name.json. */
function wordmark() {
  const name = JSON.parse(readFileSync(new URL('./brand-name.json', import.meta.url), 'utf8'));
  const scale = 0.54;
  const left = 77;
  const baseline = 51;
  const width = Math.ceil(left + name.width * scale + 2);
  const outline = `<path fill="#eef4f6" transform="translate(${left} ${baseline}) scale(${scale})" d="${name.d}"/>`;
  return svg(width, BOX, gradient + shape + outline);
}

/**
 * The app icon: the mark on ink.
 * @param {number} fill share of the square the mark takes, 0 to 1
 * @param {number} radius corner radius in units of the 64 box
 */
export function icon(fill, radius) {
  const inset = round((BOX * (1 - fill)) / 2);
  const ground = `<rect width="${BOX}" height="${BOX}" rx="${radius}" fill="#0a131d"/>`;
  const placed = `<g transform="translate(${inset} ${inset}) scale(${fill})">${shape}</g>`;
  return svg(BOX, BOX, gradient + ground + placed);
}

const RIDGE = { width: 1440, height: 120, lines: 5 };

/** Turning points of the highest contour of the ridge, which is highest where the lights meet. */
const SUMMITS = [
  [0, 84],
  [190, 58],
  [300, 66],
  [470, 34],
  [560, 44],
  [720, 4],
  [880, 52],
  [1000, 40],
  [1140, 70],
  [1270, 54],
  [1440, 80],
];

/** A contour of the ridge; each further one is flatter and lower. */
function ridgeLine(i) {
  const points = SUMMITS.map(([x, y]) => [x, round(84 - (84 - y) * (1 - i * 0.17) + i * 8)]);
  const curves = points.slice(1).map(([x, y], j) => {
    const [fromX, fromY] = points[j];
    const middle = (fromX + x) / 2;
    return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
  });
  return `M${points[0].join(' ')}${curves.join('')}`;
}

/** The ridge seen from the side, which stretches to the size of its place. */
const ridge = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${RIDGE.width} ${RIDGE.height}" width="${RIDGE.width}" height="${RIDGE.height}" preserveAspectRatio="none" fill="none"><defs><linearGradient id="rl-ridge" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${RIDGE.width}" y2="0">${stops}</linearGradient></defs>` +
  `<g stroke="url(#rl-ridge)">${Array.from({ length: RIDGE.lines }, (_, i) => `<path vector-effect="non-scaling-stroke" stroke-width="${i ? 1.2 : 2}"${i ? ` stroke-opacity="${round(0.75 - i * 0.12)}"` : ''} d="${ridgeLine(i)}"/>`).join('')}</g></svg>\n`;

/** File name to SVG text for every vector form of the brand. */
export const brandFiles = () => ({
  'mark.svg': mark(),
  'ridge.svg': ridge(),
  'wordmark.svg': wordmark(),
});
