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

const gradient = `<defs><linearGradient id="rl-dark" gradientUnits="userSpaceOnUse" x1="4" y1="0" x2="60" y2="0">${STOPS.map(
  ([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`,
).join('')}</linearGradient></defs>`;

const shape =
  `<path fill="none" stroke="url(#rl-dark)" stroke-width="${THICKNESS}" stroke-linejoin="miter" stroke-miterlimit="6" d="${LINES.map(contour).join('')}"/>` +
  `<path fill="url(#rl-dark)" d="${contour(CORE)}z"/>`;

const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`;

/** The square mark on a transparent ground. */
export const mark = () => svg(BOX, BOX, gradient + shape);

/** Mark and name side by side; the name is already outlined in brand-name.json. */
export function wordmark() {
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

/** File name to SVG text for every vector form of the brand. */
export const brandFiles = () => ({
  'mark.svg': mark(),
  'wordmark.svg': wordmark(),
});
