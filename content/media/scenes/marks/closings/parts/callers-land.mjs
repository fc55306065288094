/** The ground of the five places: hills far off, the tea hill and its rows, and the near ground before the porch. */
import { fine, hair, pen, repeat } from '../../parts/shapes.mjs';
import { palm } from '../../parts/street.mjs';
import { area, bell, curve, line, sample } from '../../stage.mjs';

/** The middle of the tea hill. */
export const HILL = 1154;

/** The hill of the tea factory: a level top with steep sides. */
const estate = (x) => 64 / (1 + ((x - HILL) / 108) ** 6);

/** The ground the five places stand on. */
export const ground = (x) => 542 - 62 * bell(x, -110, 290) - estate(x) + 2 * Math.sin(x / 60);

/** The ground before the porch. */
const near = (x) => 576 - 12 * bell(x, 60, 260) + 8 * bell(x, 1330, 200) + 3 * Math.sin(x / 90);

const along = (f, from = -20, to = 1460) => curve(sample(f, from, to, 10));
const below = (f, fill) => area(`${along(f)}L1460 830L-20 830z`, fill);

/** Two ranges of hills far off, in contour lines. */
export function range() {
  const crests = [
    (x) => 408 - 66 * bell(x, 1170, 170) - 52 * bell(x, 470, 150) - 30 * bell(x, 160, 120) + 4 * Math.sin(x / 70),
    (x) => 470 - 48 * bell(x, 980, 150) - 40 * bell(x, 420, 190) + 26 * bell(x, 1380, 120) + 4 * Math.sin(x / 55),
  ];
  return crests.map((f, k) => {
    const folds = repeat(5, (i) =>
      hair(
        along((x) => f(x) + 12 + i * 14),
        0.26 - i * 0.03,
      ),
    );
    return below(f, ['#08192199', '#081821'][k]) + line(along(f), pen(1.7, 0.5)) + folds;
  });
}

/** The ground of the five places, the contours between it and the near ground, and the rows of tea on the hill. */
export const land = () => {
  const between = (t) => (x) => ground(x) + (near(x) - ground(x)) * t;
  const tea = [0.16, 0.32, 0.48, 0.64, 0.8].map((t, i) => {
    const row = curve(sample(between(t), HILL - 84 - 8 * i, HILL + 84 + 8 * i, 6));
    return line(row, { width: 5.4, opacity: 0.62 - 0.07 * i, extra: 'stroke-dasharray="0.1 8.2" ' });
  });
  return (
    below(ground, '#07151d') +
    fine(along(ground), 0.9) +
    repeat(6, (i) => hair(along(between((i + 1) / 7)), 0.34 - i * 0.02)) +
    tea.join('')
  );
};

/** Coconut palms behind the landing. */
export const palms = () => palm(1284, 545, 134, 10, 34) + palm(1311, 545, 108, 14, 26);

/** The near ground and its contours, which run out into the dark. */
export const front = () =>
  below(near, '#050e15') +
  line(along(near), pen(2.6, 0.9)) +
  repeat(9, (i) =>
    hair(
      along((x) => near(x) + 10 + i * 9 + i * i * 1.4 + 4 * Math.sin(x / 150 + i * 0.4)),
      0.36 - i * 0.03,
    ),
  );
