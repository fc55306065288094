/** The monsoon of mobile-in-use: wet land, a mast cut by cloud, a banyan that keeps the rain off, a dog with a leaf. */
import { dog } from '../../closings/parts/puzzled-dog.mjs';
import { DAY, ink } from '../../daylight.mjs';
import { fine, hair, placed, relief, repeat, ring, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, chance, curve, line, round, sample } from '../../stage.mjs';

const MAST = [1030, 402];
const GROUND = 590;

const far = (x) => 420 - 60 * bell(x, 1030, 170) - 90 * bell(x, 420, 220) + 4 * Math.sin(x / 40);
const near = (x) => 480 - 40 * bell(x, 1240, 180) - 30 * bell(x, 760, 150);

function land(f, fill, foot = 760) {
  const top = curve(sample(f, -20, 1220, 10));
  return area(`${top}L1220 ${foot}L-20 ${foot}z`, fill) + fine(top, 0.7);
}

/** A bank of cloud, flat below. */
const cloud = (x, y, s, fill) =>
  solid(
    placed(
      x,
      y,
      0,
      s,
    )(
      'M-130 0C-160 -4 -160 -44 -124 -46C-120 -84 -66 -96 -44 -68C-28 -104 40 -104 52 -64C84 -82 124 -64 120 -36C152 -36 156 -4 130 0z',
    ),
    fill,
    { width: 2.4, opacity: 0.8 },
  );

/** A lattice mast; its signal breaks off at the cloud. */
function mast() {
  const [x, y] = MAST;
  const [height, n] = [250, 9];
  const half = (i) => 34 - 2.9 * i;
  const level = (i) => round(y - (height * i) / n);
  const braces = repeat(n, (i) => {
    const [a, b] = [half(i), half(i + 1)];
    return `M${x - a} ${level(i)}L${x + b} ${level(i + 1)}M${x + a} ${level(i)}L${x - b} ${level(i + 1)}`;
  });
  const arcs = [-1, 1]
    .map((m) =>
      repeat(3, (i) => {
        const r = 38 + i * 28;
        return line(
          `M${round(x + m * r * 0.8)} ${round(y - height - r * 0.6)}A${r} ${r} 0 0 ${m > 0 ? 1 : 0} ${round(x + m * r * 0.8)} ${round(y - height + r * 0.6)}`,
          { width: 5.4 - i, colour: '#c8702a', extra: i ? `stroke-dasharray="${18 - i * 6} ${12 + i * 5}" ` : '' },
        );
      }),
    )
    .join('');
  return (
    arcs +
    line(braces, ink(2.4)) +
    line(`M${x - 34} ${y}L${x - 8} ${y - height}V${y - height - 30}M${x + 34} ${y}L${x + 8} ${y - height}`, ink(4.4)) +
    area(`M${x - 24} ${y - height - 8}h11v38h-11zM${x + 13} ${y - height - 8}h11v38h-11z`, DAY.ink)
  );
}

/** A buffalo that likes the rain, in its pool, an egret on its back. */
const buffalo = (x, y) => {
  const put = placed(x, y, 0, 1.02);
  return (
    solid(put(oval(0, 0, 128, 14)), '#8fc9c1', { width: 2.2 }) +
    solid(put('M-88 2C-100 -40 -84 -72 -50 -78C-10 -86 30 -82 62 -74L84 2z'), '#3d5558', ink(2.6)) +
    solid(
      put('M54 -84C70 -98 94 -94 104 -80C118 -64 130 -46 128 -34C124 -24 108 -24 98 -32C86 -34 72 -34 62 -28z'),
      '#3d5558',
      ink(2.6),
    ) +
    solid(put('M74 -88C58 -106 32 -108 14 -96C26 -124 74 -124 90 -90z'), '#e9d8ac', ink(2.2)) +
    solid(put('M66 -78C54 -84 42 -80 38 -72C48 -64 60 -64 68 -68z'), '#2b4043', ink(2.2)) +
    line(put('M86 -66C90 -62 95 -62 98 -66'), { width: 2.6, colour: DAY.light }) +
    line(put('M118 -38L121 -36M104 -28C110 -30 116 -32 120 -30M-70 -60C-50 -70 -20 -74 6 -72'), {
      width: 2.4,
      colour: '#8fb5b0',
    }) +
    solid(
      put(
        'M-34 -90C-28 -108 -10 -110 -6 -104C0 -112 -10 -122 -4 -130C0 -134 7 -132 8 -126L20 -123L7 -121C4 -120 6 -116 6 -112C10 -100 6 -90 -8 -86z',
      ),
      DAY.light,
      ink(2),
    ) +
    line(put('M-18 -87L-18 -80M-8 -86L-8 -80'), ink(2)) +
    line(put('M-112 5L-72 5M64 8L108 8'), { width: 2.6, colour: DAY.light })
  );
};

/** Rain that falls aslant, in front of the land. */
const rain = () => {
  const drops = (seed, count, long) =>
    repeat(count, (i) => {
      const [x, y] = [250 + 990 * chance(i + seed), 60 + 520 * chance(i + seed + 400)];
      return `M${round(x)} ${round(y)}l${round(-long * 0.26)} ${long}`;
    });
  return (
    line(drops(1, 70, 46), { width: 2.4, colour: DAY.light, opacity: 0.95 }) +
    line(drops(900, 46, 34), { width: 2, colour: '#0b6b6a', opacity: 0.55 })
  );
};

const puddle = (x, y, rx, ry) =>
  area(ring(x, y, rx, ry), '#8fc9c1') +
  line(`M${x - rx * 0.5} ${y - 4}h${round(rx * 0.5)}M${x} ${y + 5}h${round(rx * 0.5)}`, {
    width: 3,
    colour: DAY.light,
  }) +
  [-0.45, 0.35]
    .map((t, i) => {
      const u = round(x + rx * t);
      return (
        line(ring(u, y + 2, 15, 4), { width: 2, colour: '#0b6b6a' }) +
        line(
          `M${u} ${y - 4}V${y - 16}M${u - 10} ${y - 3}L${u - 15} ${y - 12 - i * 2}M${u + 10} ${y - 3}L${u + 15} ${y - 12}`,
          { width: 2.4, colour: '#0b6b6a' },
        )
      );
    })
    .join('');

/** All that lies in the rain. */
export const monsoon = () =>
  area('M-20 -20H1220V620H-20z', '#cfe3dc') +
  area('M640 -20H1220V620H760z', '#e2e5d2') +
  relief(7, (x, i) => 150 + i * 40 + 9 * Math.sin(x / 120 + i * 0.7), 0.4) +
  cloud(420, 300, 1.1, '#b7d2cb') +
  cloud(1150, 112, 1.25, '#b7d2cb') +
  land(far, '#b3d3c4') +
  relief(4, (x, i) => far(x) + 20 + i * 17, 0.45) +
  mast() +
  cloud(1000, 292, 0.92, '#dbe5d8') +
  cloud(1120, 326, 0.6, '#c3d8cf') +
  land(near, '#8cc0a6') +
  relief(3, (x, i) => near(x) + 16 + i * 15, 0.5) +
  area('M560 530C760 516 1000 520 1220 510V640H560z', '#d8cf8e') +
  line('M560 530C760 516 1000 520 1220 510M640 560C860 548 1040 552 1220 544', { width: 2.6, opacity: 0.8 }) +
  line(
    repeat(26, (i) =>
      placed(
        720 + i * 20 + 6 * Math.sin(i),
        546 + (i % 2) * 30,
        0,
        0.8,
      )('M0 0Q-4 -10 -8 -15M0 0L0 -19M0 0Q4 -10 8 -15'),
    ),
    { width: 2.4, colour: '#4f7f3a' },
  ) +
  buffalo(1046, 576) +
  rain();

/** The earth: dry under the tree, wet beyond. */
export const earth = () =>
  solid(`M-20 ${GROUND + 6}C300 ${GROUND - 6} 800 ${GROUND - 4} 1220 ${GROUND + 8}V780H-20z`, '#d6bb86', ink(2.6)) +
  area('M-20 604C220 596 560 600 760 640C860 670 860 720 800 780H-20z', '#ecd6a6') +
  hair('M60 652H220M300 640H420M120 732H260M520 738H640', 0.5) +
  puddle(1010, 716, 130, 17) +
  puddle(1130, 640, 80, 10);

const ROOTS = [
  [20, 60],
  [268, 330],
  [300, 250],
  [338, 210],
  [150, 470],
  [392, 180],
];

/** The trunk of the banyan with its roots. */
export const trunk = () =>
  solid(
    'M-30 -20L196 -20C190 60 176 130 178 220C180 330 196 440 214 520C226 570 262 600 316 628C270 632 226 624 200 606C196 628 182 646 156 660C150 636 140 622 126 612C110 640 70 656 -30 664z',
    '#7a5632',
    ink(3),
  ) +
  area('M-30 -20L60 -20C40 120 40 400 20 656L-30 664z', '#54381e') +
  line(
    'M110 0C96 160 110 360 120 520C122 560 124 590 126 612M156 20C140 160 150 330 176 480C184 530 190 570 200 604M74 60C64 240 76 420 66 640M130 180C126 260 134 330 142 400',
    {
      width: 2.6,
      colour: '#38230f',
    },
  ) +
  ROOTS.map(([x, y]) =>
    line(`M${x} 60C${x + 6} ${y * 0.5 + 30} ${x - 6} ${y * 0.7 + 30} ${x + 2} ${y}`, { width: 6, colour: '#54381e' }),
  ).join('');

/** The crown across the top. */
export const crown = () => {
  const edge = (drop, seed) =>
    repeat(15, (i) => {
      const x = 1010 - i * 72;
      const y = drop + 26 * chance(i + seed) - (i < 3 ? (3 - i) * 26 : 0);
      return `Q${x} ${round(y + 44)} ${x - 36} ${round(y)}Q${x - 40} ${round(y + 6)} ${x - 50} ${round(y)}`;
    });
  const leaves = repeat(16, (i) => {
    const put = placed(round(20 + i * 60), round(46 + 34 * chance(i + 70)), round(-40 + 80 * chance(i + 20)), 0.8);
    return area(put('M-22 0C-10 -14 10 -14 24 0C10 12 -10 12 -22 0z'), '#6fb39a') + hair(put('M-22 0L24 0'), 0.7);
  });
  return (
    solid(`M-20 -30H1060C1062 0 1058 20 1040 ${40}${edge(76, 3)}L-20 90z`, '#2d7f78', ink(2.8)) +
    area(`M-20 -30H1060L1046 0${edge(26, 40)}L-20 40z`, '#1c5f60') +
    leaves
  );
};

/** The dog of the tree, a leaf for an umbrella on its head. */
export const shelteringDog = (x, y) => {
  const leaf = placed(x, y - 274, -16, 0.9);
  return (
    dog(x, y, 1) +
    solid(
      leaf('M-98 34C-108 -14 -56 -60 8 -50C66 -44 104 -6 126 52C92 24 44 12 4 18C-34 6 -72 12 -98 34z'),
      '#5fae86',
      ink(2.6),
    ) +
    line(
      leaf(
        'M-30 -48C10 -34 80 -4 120 46M-4 -38C-18 -24 -20 0 -12 14M34 -22C24 -8 24 4 30 16M70 -2C64 8 66 16 72 26M4 -34C24 -38 38 -40 48 -38M44 -16C62 -18 74 -18 84 -14',
      ),
      { width: 2.4, colour: '#1c5f60' },
    ) +
    line(leaf('M-30 -48C-40 -54 -48 -64 -50 -76'), ink(5))
  );
};
