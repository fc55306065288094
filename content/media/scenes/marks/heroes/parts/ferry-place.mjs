/** The river by day about the ferry: hills with contour lines, a bank in teal, a bank in the sun with a landing and a hut. */
import { across, folds, hillsOn, ink } from '../../daylight.mjs';
import { palmAt, SHADE } from '../../parts/garden-plants.mjs';
import { box, dot, hair, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, bell, chance, curve, glow, line, round, sample } from '../../stage.mjs';
import { rings } from '../../testimonials/parts/tea-terraces.mjs';
import { DEEP } from './ferry-figures.mjs';

const BROWN = '#8a5a1c';
const SUN = [1228, 74];
const LEFT = 'M-20 486C40 470 90 430 140 372C196 306 240 250 330 206C400 172 500 158 620 152L620 146L-20 104z';
const RIGHT =
  'M1460 640C1380 600 1310 560 1264 486C1226 424 1244 376 1220 316C1196 260 1130 210 1040 182C960 160 860 154 760 152L760 146L1460 104z';

const hill = hillsOn(190, 2);

function hills() {
  const far = (x) =>
    128 - 66 * bell(x, 330, 150) - 84 * bell(x, 640, 130) - 60 * bell(x, 930, 160) - 40 * bell(x, 1420, 120);
  const near = (x) =>
    156 - 84 * bell(x, 130, 190) - 22 * bell(x, 470, 90) - 40 * bell(x, 860, 120) - 66 * bell(x, 1340, 190);
  return (
    hill(far, -20, 1460, 'url(#far)') +
    folds(far, -20, 1460, 8, 7) +
    hill(near, -20, 1460, 'url(#near)') +
    folds(near, -20, 1460, 9, 6)
  );
}

/** The river: ripples, and the sun on the water at the right. */
const river = () =>
  area(box(-20, 152, 1480, 680), 'url(#river)') +
  hair(
    repeat(66, (i) => {
      const y = 168 + ((i * i * 0.15 + 8 * i * 0.2) % 650);
      const x = round(1440 * chance(i * 3 + 1));
      const w = 20 + y * 0.11;
      return `M${x} ${round(y)}q${round(w / 4)} -5 ${round(w / 2)} 0t${round(w / 2)} 0`;
    }),
    0.5,
  ) +
  line(
    repeat(
      44,
      (i) =>
        `M${round(1210 - i * 4.6 + (60 + i * 3) * (chance(i + 4) - 0.5))} ${270 + i * 12}h${round(10 + 34 * chance(i + 90))}`,
    ),
    { width: 3, colour: '#fff3d0', opacity: 0.75 },
  );

const tuft = (x, y, s, fill, edge = DEEP) =>
  solid(
    placed(
      x,
      y,
      0,
      s,
    )(
      'M-16 2C-20 -10 -26 -18 -34 -22C-22 -22 -14 -14 -10 -6C-12 -22 -14 -32 -20 -42C-8 -34 -3 -20 -2 -8C0 -24 4 -36 12 -44C10 -30 8 -18 6 -8C12 -18 20 -22 30 -22C20 -16 16 -8 14 2z',
    ),
    fill,
    { width: 1.6, colour: edge },
  );

function banks() {
  return (
    area(LEFT.replace('M-20 486', 'M-20 506').replace('372C', '390C'), '#3f7f72') +
    area(LEFT, 'url(#left-bank)') +
    line(LEFT.slice(0, LEFT.indexOf('L')), ink(2.4)) +
    hair(
      'M-20 452C50 430 110 380 160 318C210 262 270 216 360 186M-20 408C60 384 110 336 160 280C206 236 260 204 330 182M-20 356C50 334 100 292 150 250C190 220 230 200 280 184M-20 300C40 284 80 256 120 228M-20 250C20 240 50 226 80 208',
      0.6,
    ) +
    area(placed(-6, 16)(RIGHT), '#b98a3e') +
    area(RIGHT, 'url(#right-bank)') +
    line(RIGHT.slice(0, RIGHT.indexOf('L')), ink(2.4)) +
    hair(
      'M1460 590C1370 550 1330 520 1300 460C1270 400 1286 360 1262 300C1236 246 1170 204 1090 180M1460 530C1390 500 1360 470 1340 420C1318 370 1330 330 1306 280C1284 236 1230 204 1160 184M1460 470C1410 440 1394 400 1376 360',
      0.6,
    )
  );
}

/** A row of bushes on a far shore, from one point to another. */
function bushes([x, y], [u, v], count, fill, edge) {
  const at = (k) => [x + ((u - x) * k) / count, y + ((v - y) * k) / count];
  const bumps = repeat(count, (i) => {
    const [[a, b], [c, d]] = [at(i + 0.5), at(i + 1)];
    return `Q${round(a)} ${round(b - 18 - 22 * chance(i + x))} ${round(c)} ${round(d)}`;
  });
  return solid(`M${x} ${y}${bumps}L${u} ${v + 10}L${x} ${y + 10}z`, fill, { width: 1.8, colour: edge });
}

/** Sky, hills, river and both banks. */
export const place = () =>
  across('river', ['#4f9f93', '#6fab94', '#98ae83', '#c2b478', '#e0b86c'], 0, 1440) +
  across('far', ['#a9d8ce', '#d8e8d0', '#f3dfb0', '#f7d596'], 0, 1440) +
  across('near', ['#7fc2b3', '#b4d6b8', '#e3d9a4', '#eec278'], 0, 1440) +
  across('left-bank', ['#5fae9f', '#a3d0b6'], 0, 520) +
  across('right-bank', ['#e5d79c', '#f4d28c', '#e7b561'], 820, 1440) +
  glow(...SUN, 420, '#f59e2c', 0.6) +
  rings(SUN, [70, 120, 190, 280, 390, 520]) +
  dot(...SUN, 38, '#fde7b8') +
  hair(
    repeat(3, (i) => curve(sample((x) => 20 + i * 26 + 7 * Math.sin(x / 110 + i), -20, 620 - i * 120))),
    0.3,
  ) +
  hills() +
  river() +
  banks() +
  bushes([-20, 112], [640, 152], 22, '#5fae9f', DEEP) +
  bushes([1460, 112], [744, 152], 24, '#d9b45c', BROWN) +
  palmAt(104, 330, 1) +
  palmAt(26, 424, 0.86) +
  palmAt(1192, 196, 0.5).replaceAll(SHADE, '#dcae5a') +
  [
    [180, 330, 0.8],
    [60, 448, 1],
    [250, 236, 0.6],
    [20, 300, 0.8],
    [420, 172, 0.4],
  ]
    .map(([x, y, s]) => tuft(x, y, s, '#2f7f70'))
    .join('') +
  [
    [1400, 596, 1],
    [1290, 486, 0.8],
    [1430, 420, 0.9],
    [1226, 300, 0.5],
  ]
    .map(([x, y, s]) => tuft(x, y, s, '#c79a3c', BROWN))
    .join('');
