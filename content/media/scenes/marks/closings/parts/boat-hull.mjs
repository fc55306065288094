/** The unfinished hull of the boat-plank closing from inside: planks with their stitches, the bow, ribs. */
import { across, DAY, ink } from '../../daylight.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const gunwale = (x) => (x > 440 ? 300 - (x - 440) * 0.09 : 300 - (440 - x) * 0.25);

/** Planks up to where they are built: from the left, over the bow, to the right. */
const SKIN = `M-20 640L120 622L122 560L196 548L198 440L290 428L292 ${gunwale(292)}L440 300L1120 ${gunwale(1120)}L1122 398L1196 400L1198 520L1290 530L1292 640L1460 660L1460 1100L-20 1100z`;

const SEAMS = [
  'M440 340C600 324 900 312 1122 318',
  'M506 446C480 440 460 430 444 420',
  'M994 424C1050 410 1090 402 1122 398',
  'M512 540C490 530 468 516 446 500M992 560C1060 540 1130 520 1198 520',
  'M446 556C500 640 600 680 700 660C820 640 980 650 1292 640',
  'M456 612C540 710 700 740 840 734C1000 728 1200 750 1460 800',
  'M468 640C560 740 760 790 940 800C1120 810 1300 880 1460 960',
  'M500 690C620 820 800 900 1000 940C1160 970 1300 1030 1400 1100',
  'M440 340C380 330 330 316 292 304M442 420C380 420 330 424 198 440M444 500C360 520 280 540 122 560',
  'M446 560C360 610 180 650 -20 720M454 610C380 690 200 760 -20 840M470 660C410 770 240 860 -20 980M500 710C470 850 380 960 260 1100',
];

/** Coir stitches along a seam from one point to another. */
const stitches = ([a, b], [c, d], count) =>
  repeat(count, (i) => {
    const [x, y] = [a + ((c - a) * (i + 0.5)) / count, b + ((d - b) * (i + 0.5)) / count];
    return `M${round(x - 6)} ${round(y - 8)}L${round(x + 6)} ${round(y + 8)}M${round(x + 6)} ${round(y - 8)}L${round(x - 6)} ${round(y + 8)}`;
  });

const beam = (spine, fill = 'url(#rib)') => solid(tapered(spine), fill, ink(3));
const lit = (spine, side) =>
  area(
    tapered(spine.map(([x, y, w]) => [x + side * w * 0.62, y - w * 0.1, w * 0.12])),
    side > 0 ? '#9fe0d4' : '#ffd9a0',
    'fill-opacity=".6" ',
  );

export const hull = () =>
  across('wood', ['#458a82', '#6fa590', '#c4ab74', '#c78a44', '#a9662a'], 0, 1440) +
  across('rib', ['#22666a', '#5f8f7c', '#c9a263', '#a9682b', '#7a4519'], 0, 1440) +
  across('low', ['#276a68', '#548674', '#a5844a', '#9a622b', '#7a4a1e'], 0, 1440) +
  solid(SKIN, 'url(#wood)', ink(3)) +
  area(
    'M446 560C520 620 600 624 690 604C800 584 980 620 1292 640L1460 660L1460 1100L-20 1100L-20 720C180 650 360 610 446 560z',
    'url(#low)',
    'fill-opacity=".55" ',
  ) +
  area(
    'M468 640C560 740 760 790 940 800C1120 810 1300 880 1460 960L1460 1100L-20 1100L-20 980C240 860 410 770 468 640z',
    'url(#low)',
    'fill-opacity=".7" ',
  ) +
  line(SEAMS.join(''), ink(2.6)) +
  line(
    'M560 360C680 352 800 350 960 352M620 700C760 690 900 690 1100 690M700 770C860 750 1000 770 1200 820M300 590C220 620 120 650 20 690M600 316C760 300 940 288 1080 284',
    { width: 1.6, colour: DAY.ink, opacity: 0.35 },
  ) +
  line(
    stitches([470, 336], [1100, 318], 17) +
      stitches([600, 668], [1130, 646], 14) +
      stitches([560, 704], [1000, 732], 11),
    { width: 3, colour: '#fbefd6' },
  );

/** The gunwale and the stem. */
export const bow = () =>
  beam([
    [1470, gunwale(1470) + 4, 17],
    [1000, gunwale(1000) + 2, 14],
    [700, gunwale(700), 12],
    [440, 300, 10],
  ]) +
  beam([
    [-30, gunwale(-30), 18],
    [220, gunwale(220), 14],
    [440, 300, 10],
  ]) +
  beam([
    [690, 830, 34],
    [560, 740, 28],
    [478, 640, 22],
    [446, 500, 18],
    [440, 300, 16],
    [424, 170, 15],
    [404, 130, 12],
  ]) +
  line('M462 640C446 580 436 500 430 310', { width: 4, colour: '#9fe0d4', opacity: 0.7 });

/** Points `[x, y, half the width]` of a rib from its foot. */
const points = (text) => text.split(', ').map((one) => one.split(' ').map(Number));

const FAR = [
  '640 800 16, 800 780 16, 910 700 15, 950 600 12',
  '600 830 15, 500 800 15, 410 690 14, 372 540 13, 352 290 12',
];
const MIDDLE = [
  '700 890 22, 930 850 22, 1090 700 21, 1160 480 20, 1166 236 18, 1160 150 16',
  '640 900 22, 430 880 23, 276 740 23, 224 500 22, 232 250 19, 244 120 17',
];
const NEAR = [
  '860 1130 38, 1180 1060 40, 1366 860 38, 1424 560 35, 1424 240 30, 1402 -40 24',
  '560 1130 38, 250 1070 40, 62 870 38, 14 560 35, 20 240 30, 42 -40 24',
];
const both = (pair) =>
  pair
    .map(points)
    .map((spine, i) => beam(spine) + lit(spine, i ? 1 : -1))
    .join('');

export const farRibs = () => both(FAR);
export const middleRibs = () => both(MIDDLE);
/** The ribs that frame the picture. */
export const nearRibs = () => both(NEAR);
