/** The water of the harbour: how high it stands, its tints, what it hides and what it mirrors. */
import { DAY } from '../../daylight.mjs';
import { clipped, faded, mapped, polygon, repeat } from '../../parts/shapes.mjs';
import { area, chance, round, sample } from '../../stage.mjs';
import { along, FOOT, HORIZON, levelY } from './harbour-place.mjs';

/** How far the water at a depth stands above its mean: in whole pixels of the film, as what just moves is cheap to encode. */
const lift = (depth, height) => 0.75 * Math.round((depth * height) / 0.75);
export const waterY = (depth, height) => levelY(depth, 0) - lift(depth, height);

/** What floats at a depth and is drawn at mean water. */
export const lifted = (depth, height, markup) => `<g transform="translate(0 ${-lift(depth, height)})">${markup}</g>`;

/** The sea in flat tints that deepen towards us, without what floats. */
export const water = (() => {
  const tints =
    '<linearGradient id="sea" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1200" y2="0"><stop stop-color="#7cc4ba"/>' +
    '<stop offset=".45" stop-color="#a5d8d0"/><stop offset=".75" stop-color="#d5e3cd"/><stop offset="1" stop-color="#f3d79f"/></linearGradient>' +
    '<linearGradient id="near" gradientUnits="userSpaceOnUse" x1="300" y1="0" x2="1200" y2="0"><stop stop-color="#0b6b6a"/><stop offset="1" stop-color="#d08a30"/></linearGradient>';
  const nearer = (y, i) => {
    const edge = along((x) => y + (3 + 2 * i) * Math.sin(x / (60 + 30 * i) + i));
    return area(`${edge}V${FOOT + 20}H-20z`, 'url(#near)', 'fill-opacity="0.15" ');
  };
  return tints + area(`M-20 ${HORIZON}H1220V${FOOT + 20}H-20z`, 'url(#sea)') + [428, 508, 620].map(nearer).join('');
})();

/**
 * Crests of the swell, shorter as they are farther. They stay where they are: many thin lines that rise and fall would
 * double the size of the film.
 */
export const crests = (() => {
  const crest = (row, i) => {
    const seed = row * 17 + i;
    const depth = 3.4 * 1.27 ** row;
    const y = round(levelY(depth, 0) + depth * 0.5 * chance(seed + 3));
    const long = depth * (0.8 + 1.2 * chance(seed));
    const x = round(-60 + (i + (row % 2) / 2 + 0.7 * chance(seed + 8)) * 260);
    return `M${x} ${y}Q${round(x + long)} ${round(y - depth * 0.09)} ${round(x + long * 2)} ${y}Q${round(x + long)} ${round(y + depth * 0.03)} ${x} ${y}z`;
  };
  const rows = (from, fill) =>
    area(
      repeat(6, (k) => repeat(6, (i) => crest(from + 2 * k, i))),
      fill,
    );
  return rows(0, DAY.light) + rows(1, '#2f8781');
})();

/** Where the water mirrors: between the troughs, which lie wider apart as they come near. */
export const RIPPLED = (() => {
  const strip = (i) => {
    const depth = 1.6 * 1.135 ** i;
    const edge = (share, k) =>
      sample(
        (x) => levelY(depth * share, 0) + depth * 0.055 * Math.sin(x / (7 + depth * 0.55) + i * 2 + k),
        -20,
        1220,
        10,
      );
    return polygon([...edge(1, 0), ...edge(1.105, 1.3).reverse()]);
  };
  return `<clipPath id="rippled"><path d="${repeat(30, strip)}"/></clipPath>`;
})();

/** What stands in the water, cut off where the water stands now. */
export const standing = ({ depth, markup }, height, i) =>
  clipped(`w${i}`, `M-60 0H1300V${waterY(depth, height)}H-60z`, markup);

/** How long an image in the water is, as a share of the thing. */
export const SHORT = 0.62;

/** Turns path data over at mean water. */
export const mirror = (depth) => {
  const y = levelY(depth, 0);
  return mapped((u, v) => [u, y + SHORT * (y - v)]);
};

// The troughs move with what is mirrored between them: an image that only moves as a whole is cheap to encode.
export const rippled = (markup, id = 'rippled') => `<g clip-path="url(#${id})">${faded(0.6, markup)}</g>`;
