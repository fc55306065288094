/** The land before the veranda: hills, steps of paddy, and far off the houses of two who work from home too. */
import { fine, repeat } from '../../parts/shapes.mjs';
import { home } from '../../parts/village.mjs';
import { bell, chance, line, round } from '../../stage.mjs';
import { along, terraceOf } from './valley-ground.mjs';
import { coconut } from './village-things.mjs';

/** Crests from far to near: the range, a hill, then steps of paddy down to the garden. */
const CRESTS = [
  (x) =>
    452 -
    104 * bell(x, 470, 210) -
    34 * bell(x, 800, 120) -
    26 * bell(x, 1290, 130) -
    30 * bell(x, 1120, 70) +
    5 * Math.sin(x / 36),
  (x) => 486 - 46 * bell(x, 660, 190) - 44 * bell(x, 1090, 130) - 20 * bell(x, 1420, 90) + 3 * Math.sin(x / 70),
  (x) => 520 + 8 * Math.sin(x / 130 + 1),
  (x) => 548 + 10 * Math.sin(x / 150 + 2),
  (x) => 586 + 12 * Math.sin(x / 140),
  (x) => 640 + 14 * Math.sin(x / 170 + 1),
  (x) => 722 + 16 * Math.sin(x / 190 + 3),
  (x) => 838 + 12 * Math.sin(x / 210),
  () => 1040,
];
const FILLS = ['#0a1c26', '#0a1d27', '#091b24', '#091a23', '#081922', '#08171f', '#07141c', '#060f17'];

/** One step of paddy: bunds that part one field from the next, young rice in rows. */
function paddy(k) {
  const [f, next] = [CRESTS[k], CRESTS[k + 1]];
  const down = (t) => (x) => f(x) + (next(x) - f(x)) * t;
  const pitch = 52 + (k - 2) * 30;
  const from = 740 + 60 * chance(k * 9);
  const bunds = repeat(Math.ceil(800 / pitch), (i) => {
    const x = from + i * pitch + (i && pitch * 0.5 * chance(i + k * 9));
    const slant = (x - 1240) * 0.05 * (k - 1);
    return `M${round(x)} ${round(f(x))}Q${round(x + slant * 0.2 + 6)} ${round(down(0.5)(x))} ${round(x + slant)} ${round(next(x + slant))}`;
  });
  const size = k - 1;
  const rice = [0.3, 0.7].map((t) =>
    line(along(down(t), from + (from - 1240) * 0.05 * (k - 1) * t, 1600), {
      width: 1.6 + size * 0.7,
      opacity: 0.3,
      extra: `stroke-dasharray="${size} ${4 + size * 2.4}" `,
    }),
  );
  return fine(bunds, 0.45) + rice.join('');
}

/** All of it, from the range down to the garden. */
export function land() {
  const level = (k) => terraceOf(CRESTS, k, k < 2 ? 5 : 3, FILLS[k]) + (k > 1 && k < 6 ? paddy(k) : '');
  const far = home({ x: 1070, y: 476, s: 0.3, kind: 'gable', m: 1, seed: 3, colour: '#b9f5ea' });
  const near = home({ x: 1216, y: 530, s: 0.52, kind: 'eaves', m: -1, seed: 4, colour: '#ffe9c4' });
  return (
    [0, 1].map(level).join('') +
    far +
    level(2) +
    coconut(1294, 536, 74, 8) +
    near +
    coconut(1208, 540, 56, -7) +
    [3, 4, 5, 6, 7].map(level).join('')
  );
}
