/** What stands in the yard of the veranda: lemon grass, and the bicycle against a post. */
import { dot, fine, hair, pen, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { bicycle } from '../../parts/street.mjs';
import { area, chance, curve, line, round } from '../../stage.mjs';

/** Lemon grass: blades that rise from one place and bend over. */
export const clump = (x, y, size) =>
  hair(`M${round(x - size * 0.9)} ${y + 3}Q${x} ${y - 6} ${round(x + size * 0.5)} ${y + 3}`, 0.7) +
  repeat(19, (i) => {
    const lean = (i - 9) / 9 + 0.3 * (chance(i + x) - 0.5);
    const [high, out] = [size * (0.7 + 0.4 * chance(i * 3 + x)), size * lean * 0.75];
    const [u, tip, fall] = [x + (i - 9) * 1.1, round(x + out), round(y - high * (1 - 0.5 * Math.abs(lean)))];
    const bend = `${round(x + out * 0.42)} ${round(y - high * 1.05)}`;
    return solid(`M${u - 3} ${y}Q${bend} ${tip} ${fall}Q${bend} ${u + 3} ${y}z`, '#0c2428', pen(1.3, 0.8));
  });

/** Flat stones of a path from the step into the dark. */
export const stones = () =>
  [
    [1092, 953, 44, 7],
    [1024, 972, 52, 9],
    [944, 996, 60, 10],
  ]
    .map((one) => solid(ring(...one), '#0a1a23', pen(1.6, 0.65)))
    .join('');

// Leaves in the basket, and the weave of it.
const GREENS =
  'M92 -88C84 -92 80 -100 82 -106C89 -103 93 -96 92 -88zM97 -88C93 -98 94 -108 99 -113C103 -106 102 -96 97 -88zM102 -88C102 -97 107 -105 114 -107C115 -100 110 -92 102 -88zM108 -88C111 -93 117 -96 122 -95C120 -90 114 -87 108 -88z';
const WEAVE =
  'M86.6 -84.5L113.4 -84.5M87.4 -81L112.6 -81M88 -73.5L110.8 -73.5M88 -70L109.8 -70M91.5 -88L92.5 -66M102.5 -88L102 -66M108.5 -88L106 -66';

/** A roadster that leans against a post: the bicycle of the street with what shows from near. */
export function roadster(x, y, s) {
  const put = placed(x, y, 0, s);
  const hubs = [0, 96];
  const guard = (hub, from, to) =>
    curve(
      Array.from({ length: 13 }, (_, i) => {
        const a = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
        return [x + (hub + 35.5 * Math.cos(a)) * s, y - (32 + 35.5 * Math.sin(a)) * s];
      }),
    );
  const wheels = hubs.map((hub) => ring(x + hub * s, y - 32 * s, round(32 * s))).join('');
  const chain = 'M2 -37L38 -38C48 -38 48 -22 38 -22L2 -27C-4 -27 -4 -37 2 -37z';
  return (
    area(ring(x + 48 * s, y + 2, round(84 * s), 7), '#03080c') +
    area(wheels, '#06121a', 'fill-opacity=".8" ') +
    bicycle(x, y, s) +
    line(guard(0, 158, 22) + guard(96, 134, 24), pen(3)) +
    solid(put(chain), '#2a1f0e', pen(1.8)) +
    fine(ring(x + 38 * s, y - 30 * s, round(4 * s))) +
    line(put('M38 -30L46 -18M42 -17L51 -17M38 -30L30 -42M26 -43L34 -43'), pen(3)) +
    fine(put('M84 -72L89 -74M85 -62L91 -67M6 -28L14 0')) +
    dot(round(x + 82 * s), round(y - 82 * s), 6, '#ffd08a') +
    solid(put(GREENS), '#2a2413', pen(1.7)) +
    hair(put(WEAVE), 0.6)
  );
}
