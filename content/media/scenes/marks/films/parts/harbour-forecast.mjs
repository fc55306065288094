/** The forecast over the harbour: the tide as a curve that the sun follows, in dots within a band where it is still to come. */
import { DAY } from '../../daylight.mjs';
import { clipped, dot, polygon, repeat } from '../../parts/shapes.mjs';
import { area, chance, curve, line, round, sample, TAU } from '../../stage.mjs';
import { along, HORIZON, JETTY, SWING } from './harbour-place.mjs';
import { ease } from './time.mjs';

// Shares of the tide's round: high water, and where the first frame begins.
const [HIGH, START] = [0.42, 0.4];

const heightAt = (share) => SWING * Math.cos(TAU * (share - HIGH));

/** How high the water stands above its mean, in metres. */
export const tide = (t) => heightAt((t + START) % 1);

/** As `ease`, for what goes on after the film has started again: times above 1 belong to the next round. */
export const lasting = (t, from, to) => ease(t < from ? t + 1 : t, from, to);

// The curve of one round is wider than the picture, and as high as the water at the gauge rises and falls.
const [START_X, ROUND] = [-110, 1420];
const curveX = (share) => START_X + ROUND * share;
const shareAt = (x) => (x - START_X) / ROUND;
const curveY = (x) => 186 - JETTY.depth * heightAt(shareAt(x));
const error = (x) => 5 + 30 * shareAt(x);

/** The predicted curve in dots, and the band of its error, which widens. */
const predicted = (() => {
  const upper = sample((x) => curveY(x) - error(x), -20, 1220);
  const lower = sample((x) => curveY(x) + error(x), -20, 1220);
  return (
    area(polygon([...upper, ...lower.toReversed()]), '#ffe2a6') +
    line(curve(upper) + curve(lower), { width: 1.6, colour: '#d48a2a' }) +
    line(along(curveY), { width: 5, extra: 'stroke-dasharray="0.1 13" ', colour: DAY.ink })
  );
})();

/** Markup between two places from left to right. */
const between = (id, from, to, markup) =>
  clipped(id, `M${round(from)} 0H${round(Math.max(from, to))}V${HORIZON}H${round(from)}z`, markup);

/** The sun on the curve, the line that it leaves over the dots, and the forecast, which unrolls over the line of the last tide. */
export function reading(t) {
  const share = (t + START) % 1;
  const [x, y] = [curveX(share), curveY(curveX(share))];
  const known = { width: 6, colour: '#0b7a77' };
  const next = t >= 1 - START;
  const unrolled = next ? -40 + 1280 * lasting(t, 1 - START, 1.22 - START) : 1240;
  const old = next ? between('old', unrolled, 1240, line(along(curveY), known)) : '';
  const own = x > -20 ? line(curve([...sample(curveY, -20, x, 10), [x, y]]), known) : '';
  const [u, v] = [round(x), round(y)];
  const sun =
    dot(u, v, 45, '#ffe6b0') + dot(u, v, 34, '#fbc766') + dot(u, v, 24.6, DAY.ink) + dot(u, v, 21.6, '#ffffff');
  return between('ahead', x, unrolled, predicted) + old + own + sun;
}

/** The sun's glitter on the water. */
export const glitter = (t) => {
  const x = curveX((t + START) % 1);
  const dashes = repeat(8, (i) => {
    const half = 34 * (0.4 + 0.6 * chance(i + 40)) * (1 - i / 16);
    return `M${round(x - half + 8 * Math.sin(i * 2.3))} ${388 + i * 8 + i * i}h${round(half * 2)}`;
  });
  return line(dashes, { width: 3, colour: '#ffffff' });
};
