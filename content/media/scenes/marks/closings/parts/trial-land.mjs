/** The land of the bridge-trial closing: hills and paddy terraces, the stream between its two banks, palms. */
import { across, folds, hillsOn, ink } from '../../daylight.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { box, dot, fine, pen, placed, relief, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, chance, curve, glow, line, sample } from '../../stage.mjs';

export const SUN = [1112, 192];

const tuft = (x, y, s) => placed(x, y, 0, s)('M0 0Q-4 -12 -9 -17M0 0Q-1 -12 -3 -22M0 0Q1 -12 4 -21M0 0Q4 -12 10 -16');
const tufts = (from, to, step, y, s, colour, seed) =>
  line(
    repeat(Math.floor((to - from) / step), (i) =>
      tuft(from + i * step + step * 0.7 * chance(i + seed), y(from + i * step), s * (0.8 + 0.4 * chance(i * 3 + seed))),
    ),
    { width: 2.2, colour },
  );

function hills() {
  const crests = [
    (x) => 300 - 206 * bell(x, 604, 130) - 150 * bell(x, 1400, 120) + 3 * Math.sin(x / 26),
    (x) => 300 - 150 * bell(x, 470, 170) - 96 * bell(x, 760, 120) - 120 * bell(x, 1330, 190) + 3 * Math.sin(x / 30),
    (x) => 330 - 108 * bell(x, 200, 160) - 66 * bell(x, 640, 130) - 70 * bell(x, 1220, 120) + 3 * Math.sin(x / 41),
    (x) => 356 - 60 * bell(x, 420, 170) - 30 * bell(x, 830, 90) - 64 * bell(x, 1420, 170) - 40 * bell(x, 0, 140),
  ];
  const hill = hillsOn(460, 1.6);
  return crests
    .map((f, i) => hill(f, -20, 1460, `url(#hill${(i + 3) % 4})`) + folds(f, -20, 1460, i ? 8 : 6, 9))
    .join('');
}

/** Flooded terraces up to the foot of the hills. */
function terraces() {
  const steps = [
    [(x) => 352 + 10 * Math.sin(x / 210 + 1) + 4 * Math.sin(x / 60), 'terrace0'],
    [(x) => 370 + 7 * Math.sin(x / 170 + 3), 'terrace1'],
  ];
  return steps
    .map(([f, id], i) => {
      const crest = curve(sample(f, -20, 1460, 12));
      return (
        area(`${crest}L1460 470L-20 470z`, `url(#${id})`) +
        fine(crest, 0.8) +
        tufts(-10, 1450, 26, (x) => f(x) + 14, 0.55 + i * 0.15, '#4f8f5c', i * 40)
      );
    })
    .join('');
}

/** The stream, from far off to the bridge. */
const stream = () =>
  area('M640 470L640 440L1000 396L1050 396L1130 440L1130 470z', 'url(#water)') +
  solid('M560 392C700 386 860 388 1004 394C920 404 800 424 668 462L560 470z', 'url(#bankL)', pen(2)) +
  solid('M1236 390C1176 388 1126 390 1082 394C1110 404 1136 420 1154 462L1236 470z', 'url(#bankR)', pen(2)) +
  tufts(690, 990, 17, (x) => 397 - (x - 690) * 0.006, 0.6, '#3f7f5a', 7) +
  tufts(1052, 1110, 12, () => 396, 0.6, '#7f8a3a', 9);

export const backdrop = () =>
  across('sky', ['#bfe0d8', '#dcebdd', '#f8ecca', '#fbdb9c', '#f6c778'], 0, 1440) +
  across('hill3', ['#d3e8de', '#e3ecd9', '#fae9c2', '#f7d7a0'], 0, 1440) +
  across('hill0', ['#c3e0d6', '#dbe8d6', '#f7e3b6', '#f3cf92'], 0, 1440) +
  across('hill1', ['#9fcfc0', '#bfdcc4', '#ecd69c', '#e6bd78'], 0, 1440) +
  across('hill2', ['#77b7a6', '#9ccbae', '#dcca86', '#d6a75c'], 0, 1440) +
  across('terrace0', ['#8fcaa6', '#aad8a4', '#d9d58a', '#e8c46c'], 0, 1440) +
  across('terrace1', ['#6fb691', '#8fc98e', '#c9cb72', '#deb658'], 0, 1440) +
  across('bankL', ['#5d9c74', '#7db86f'], 520, 1000) +
  across('bankR', ['#b9b857', '#cba548'], 1040, 1200) +
  across('water', ['#2f8f8e', '#58aca4', '#f4dfae', '#eebc6c'], 300, 1440) +
  area(box(-20, -20, 1480, 500), 'url(#sky)') +
  relief(5, (x, i) => 26 + i * 44 + 12 * Math.sin(x / 150 + i * 0.8), 0.34) +
  glow(...SUN, 330, '#fff4d6', 1) +
  dot(...SUN, 50, '#f9bd55') +
  dot(...SUN, 41, '#fdd27e') +
  hills() +
  line('M640 150q9 -9 16 0q8 -8 16 0M690 176q7 -7 13 0q6 -6 13 0M612 186q6 -6 11 0q5 -5 11 0', ink(2.2)) +
  terraces() +
  stream();

/** Earth towards us below grass; its foot is the water. */
const face = (d, fill) => solid(d, fill, ink(2.6));

/** Grass that hangs over the edge of a bank. */
const hanging = (from, to, colour) =>
  line(
    repeat(Math.floor((to - from) / 21), (i) =>
      placed(
        from + i * 21 + 12 * chance(i + from),
        404 + 5 * chance(i + 3),
        180,
        0.7 + 0.5 * chance(i * 5 + from),
      )('M0 0Q-4 -12 -9 -17M0 0Q-1 -12 -3 -22M0 0Q4 -12 10 -16'),
    ),
    { width: 2.2, colour },
  );

/** Stones at the foot of the banks, between their two waterlines. */
const stones = () =>
  [24, 120, 214, 300, 1104, 1180, 1290, 1382]
    .map((x, i) =>
      solid(oval(x, 452 + 4 * chance(i), 12 + 8 * chance(i + 9), 7), x < 720 ? '#a9b79a' : '#e2c48a', ink(1.8)),
    )
    .join('');

/** Both banks by the bridge; she who measures has a ledge. */
export const banks = () =>
  across('earth', ['#7c6a44', '#a5824c', '#b98d4f', '#c9903f'], 0, 1440) +
  across('grass', ['#4f9a78', '#79b56c', '#b9b755', '#d5a945'], 0, 1440) +
  face('M-20 388C180 380 420 386 614 388C648 390 668 398 676 414C684 434 692 446 712 460L-20 460z', 'url(#earth)') +
  face(
    'M1460 384C1330 380 1256 384 1186 388C1154 390 1140 400 1134 418C1130 436 1120 448 1104 460L1460 460z',
    'url(#earth)',
  ) +
  line(
    'M-20 430C140 424 300 436 480 428M20 446C120 442 240 450 400 444M1150 430C1240 424 1330 434 1450 428M1180 446C1260 442 1340 448 1440 444',
    { width: 1.8, colour: '#5a4420', opacity: 0.7 },
  ) +
  stones() +
  solid(
    'M-20 384C180 376 420 382 614 384C648 386 670 394 676 412C660 404 648 406 634 410C608 400 578 408 548 412C500 402 470 412 430 410C390 402 350 414 300 410C250 402 200 414 150 410C100 402 50 412 -20 408z',
    'url(#grass)',
    ink(2.4),
  ) +
  solid(
    'M1460 380C1330 376 1256 380 1186 384C1154 386 1138 396 1134 414C1146 404 1160 408 1176 410C1206 402 1236 412 1276 408C1312 402 1330 412 1370 408C1400 402 1430 410 1460 406z',
    'url(#grass)',
    ink(2.4),
  ) +
  hanging(-10, 600, '#2c7350') +
  hanging(1130, 1450, '#9a7a24');

export const ledge = () =>
  face('M454 468C466 452 490 446 534 446L654 448C700 449 728 458 740 472z', '#b08a52') +
  line('M484 458L554 456M594 459L664 460', { width: 1.8, colour: '#6f5328' });

/** Rice and reeds before the feet of those on the banks. */
export const fringe = () =>
  tufts(-10, 250, 23, () => 390, 1.1, '#1f6a52', 3) +
  tufts(350, 520, 30, () => 394, 0.9, '#2c7350', 5) +
  tufts(1180, 1450, 30, () => 390, 1, '#8a6a1c', 8);

export const palms = () => palmAt(30, 388, 1.3) + palmAt(1236, 388, 0.8);
