/** The village after the rain: hills, the cloud that leaves, the yard with its puddles. */
import { DAY, hillsOn } from '../../daylight.mjs';
import { blob, box, fine, hair, pen, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, chance, curve, glow, line, round, sample } from '../../stage.mjs';

function hills() {
  const crests = [
    (x) => 372 - 170 * bell(x, 760, 190) - 90 * bell(x, 160, 160) - 70 * bell(x, 1340, 150) + 4 * Math.sin(x / 40),
    (x) => 452 - 90 * bell(x, 560, 150) - 120 * bell(x, 1220, 200) - 30 * bell(x, 60, 120),
    (x) => 520 - 40 * bell(x, 760, 190) - 40 * bell(x, 60, 160) - 40 * bell(x, 1420, 120),
  ];
  const hill = hillsOn(700, 0.8);
  const folds = (f) => repeat(7, (k) => hair(curve(sample((x) => f(x) + 12 + k * 13, -20, 1460, 10)), 0.4 - k * 0.045));
  return crests.map((f, i) => hill(f, -20, 1460, ['#e4efe2', '#d0e5d4', '#bcdac6'][i]) + folds(f)).join('');
}

/** The cloud that has let go its rain, and the last of it over the hills. */
const cloud = () =>
  line(
    repeat(15, (i) => {
      const [x, y] = [70 + i * 22 + 10 * chance(i), 134 + 30 * chance(i + 5)];
      return `M${round(x)} ${round(y)}L${round(x - 26)} ${round(y + 70 + 30 * chance(i + 11))}`;
    }),
    { width: 2, colour: '#3d8f8a', opacity: 0.5 },
  ) +
  solid(
    blob([
      [-40, -30],
      [500, -40],
      [470, 28],
      [400, 20],
      [372, 78],
      [300, 66],
      [262, 124],
      [190, 96],
      [140, 138],
      [70, 104],
      [20, 130],
      [-40, 100],
    ]),
    '#8dbdb5',
    pen(2.2),
  ) +
  fine('M60 72C80 50 120 52 132 74M196 62C216 38 260 42 272 66M330 32C346 14 380 16 390 36', 0.6);

/** The yard: wet earth, puddles that hold the sky. */
function yard() {
  const puddle = ([x, y, w, h]) =>
    solid(oval(x, y, w, h), '#bfe0da', { width: 2, colour: '#8a6a34', opacity: 0.8 }) +
    line(
      `M${x - w * 0.5} ${y - h * 0.1}L${x - w * 0.1} ${y - h * 0.1}M${x} ${y + h * 0.4}L${x + w * 0.5} ${y + h * 0.4}`,
      { width: 2.4, colour: DAY.light },
    );
  const blades = repeat(15, (i) => {
    const [x, y] = [round(20 + 560 * chance(i + 3)), round(700 + 190 * chance(i + 41))];
    return `M${x} ${y}l-5 -9M${x + 3} ${y}l0 -12M${x + 6} ${y}l5 -8`;
  });
  return (
    area(box(-20, 620, 1490, 300), '#e6c591') +
    fine('M-20 620L1460 620', 0.8) +
    area('M700 621L1460 621L1460 760L560 760z', '#f2d8a6') +
    hair(blades, 0.6) +
    [
      [500, 850, 84, 18],
      [110, 744, 80, 13],
    ]
      .map(puddle)
      .join('')
  );
}

export const village = () => glow(1180, 120, 420, '#fff3d0', 0.9) + cloud() + hills() + yard();
