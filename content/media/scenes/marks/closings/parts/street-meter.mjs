/** Companion to a device: an old woman's hands hold a phone against the water meter on her garden wall. */
import { DAY, ink } from '../../daylight.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { BRASS, BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD, HONEY, HONEY_SHADE, TEAL } from '../../parts/palette.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';
import { flipped } from './half-figure.mjs';
import { pinchOver, pinchUnder, pointing } from './table-hands.mjs';

const SKIN = '#8f5a34';
const METER = [1254, 488];

/** Bougainvillea that hangs over the wall on the right. */
const climber = () => {
  const leaves = placed(
    0,
    -26,
  )(
    'M1300 190C1290 150 1320 132 1346 142C1350 104 1396 96 1410 122C1430 104 1470 116 1470 140L1470 238C1452 254 1430 246 1424 232C1410 242 1392 238 1390 226C1374 238 1356 232 1352 214C1330 220 1306 212 1300 190z',
  );
  const bracts = [
    [1322, 168],
    [1352, 160],
    [1344, 192],
    [1380, 136],
    [1384, 182],
    [1412, 152],
    [1408, 206],
    [1434, 180],
    [1376, 216],
    [1430, 132],
    [1320, 196],
  ];
  return (
    solid(leaves, '#5f9f72', ink(2.6)) +
    line(
      'M1336 150C1340 144 1344 140 1350 140M1398 142C1402 134 1408 132 1412 134M1416 190C1420 180 1426 176 1432 176',
      { width: 2.4, colour: '#2f6b4c' },
    ) +
    bracts
      .map(([x, y], i) =>
        solid(
          placed(x, y - 26, i * 40)('M0 0C-16 -4 -16 -20 -2 -18C0 -30 16 -26 12 -12C26 -8 20 8 8 4C4 16 -10 12 0 0z'),
          i % 3 === 1 ? '#f29a78' : '#d8486a',
          ink(1.6),
        ),
      )
      .join('')
  );
};

export const gardenWall = () =>
  palmAt(1330, 236, 0.86) +
  solid(box(1150, 214, 320, 420), '#f6d79c', ink(2.8)) +
  area(box(1151, 214, 30, 420), '#dcb775') +
  area(box(1151, 236, 320, 16), '#c79a52', 'fill-opacity=".5" ') +
  line('M1214 280L1250 280M1390 276L1430 276M1240 560L1290 560M1386 588L1430 588', { width: 2.4, colour: '#c79a52' }) +
  solid(box(1136, 188, 330, 32), CREAM, ink(2.8)) +
  climber();

/** A brass water meter in its pipe: the lid stands open, a tap on the left. */
function meter() {
  const [x, y] = METER;
  const ticks = repeat(10, (i) => {
    const a = ((i - 4.5) * Math.PI) / 6.4;
    const at = (r) => `${round(x + r * Math.sin(a))} ${round(y - r * Math.cos(a))}`;
    return `M${at(37)}L${at(45)}`;
  });
  const pipe = `M${x + 20} ${y + 6}L${x + 132} ${y + 6}C${x + 150} ${y + 6} ${x + 150} ${y + 14} ${x + 150} ${y + 30}L${x + 150} 660M${x - 20} ${y + 6}L${x - 82} ${y + 6}L${x - 82} 660`;
  const nut = (u) =>
    solid(card(x + u - 17, y - 22, 34, 56, 6), BRASS, ink(2.6)) +
    line(`M${x + u - 17} ${y - 3}L${x + u + 17} ${y - 3}M${x + u - 17} ${y + 16}L${x + u + 17} ${y + 16}`, ink(1.8));
  return (
    line(pipe, ink(40)) +
    line(pipe, { width: 34, colour: '#7fb4b0' }) +
    line(`M${x + 20} ${y - 3}L${x + 132} ${y - 3}`, { width: 5, colour: '#d6ebe2' }) +
    nut(-64) +
    nut(78) +
    // The lid, on its hinge.
    solid(placed(x - 52, y - 84, -38)(oval(0, 0, 56, 26)), BRASS, ink(2.8)) +
    solid(placed(x - 50, y - 80, -38)(oval(0, 0, 44, 17)), HONEY_SHADE, ink(2)) +
    solid(placed(x - 40, y - 54, -38)(card(-13, -8, 26, 20, 5)), HONEY, ink(2.2)) +
    solid(oval(x, y, 68), HONEY, ink(3)) +
    area(
      `M${x - 66} ${y}C${x - 66} ${y + 88} ${x + 40} ${y + 88} ${x + 54} ${y + 40}C${x + 20} ${y + 68} ${x - 48} ${y + 58} ${x - 66} ${y}z`,
      HONEY_SHADE,
    ) +
    line(oval(x, y, 68), ink(3)) +
    solid(oval(x, y, 52), DAY.light, ink(2.6)) +
    line(ticks, ink(3)) +
    area(
      `M${x} ${y + 8}C${x + 10} ${y + 20} ${x + 14} ${y + 26} ${x + 14} ${y + 32}C${x + 14} ${y + 41} ${x + 7} ${y + 46} ${x} ${y + 46}C${x - 7} ${y + 46} ${x - 14} ${y + 41} ${x - 14} ${y + 32}C${x - 14} ${y + 26} ${x - 10} ${y + 20} ${x} ${y + 8}z`,
      BRIGHT_TEAL,
    ) +
    line(`M${x - 8} ${y + 6}L${x + 22} ${y - 28}`, { width: 6, colour: '#c8402a' }) +
    area(oval(x, y, 7), DAY.ink)
  );
}

/** Radio between the meter and the phone. */
const waves = () =>
  repeat(3, (i) => {
    const r = 20 + i * 20;
    const own = placed(1262, 380, 22);
    return line(
      own(
        `M${round(-r * 0.7)} ${round(-r * 0.7)}C${round(-r * 0.32)} ${round(-r * 1.1)} ${round(r * 0.32)} ${round(-r * 1.1)} ${round(r * 0.7)} ${round(-r * 0.7)}`,
      ),
      {
        width: 7,
        colour: '#0f8f8a',
      },
    );
  });

/** Water, and all is right with it. */
const phone = (put) =>
  solid(put(card(-50, -91, 100, 182, 16)), DAY.ink, { width: 2.4, colour: '#5fb8b0' }) +
  area(put(card(-42, -80, 84, 160, 9)), '#ffffff') +
  area(put(card(-30, -66, 60, 26, 8)), HONEY) +
  area(put('M0 -30C24 2 34 18 34 36C34 58 18 70 0 70C-18 70 -34 58 -34 36C-34 18 -24 2 0 -30z'), BRIGHT_TEAL) +
  line(put('M-15 36L-4 48L17 24'), { width: 7, colour: '#ffffff' });

/** Lines of age and bangles on an arm that lies as those of table-hands. */
const aged = (put) =>
  line(
    put(
      'M-6 -14C-12 -6 -12 6 -6 14M30 -20C42 -14 50 -4 52 8M26 6C38 10 46 16 50 24M-150 -16C-130 -12 -112 -10 -96 -10',
    ),
    { width: 2, colour: '#5b3519' },
  ) +
  repeat(3, (i) => {
    const d = put(`M${-30 - i * 14} -30C${-22 - i * 14} -12 ${-22 - i * 14} 14 ${-30 - i * 14} 33`);
    return line(d, ink(10)) + line(d, { width: 6, colour: i % 2 ? '#c8402a' : GOLD });
  });

/** The end of a sleeve. */
const cuff = (put, from) =>
  solid(
    put(`M${from} -56L${from - 260} -76L${from - 260} 76L${from} 56C${from + 8} 20 ${from + 8} -20 ${from} -56z`),
    TEAL,
    ink(2.8),
  ) +
  area(
    put(`M${from} 20L${from - 260} 30L${from - 260} 76L${from} 56C${from + 4} 44 ${from + 6} 32 ${from} 20z`),
    DEEP_TEAL,
  ) +
  line(put(`M${from - 14} -54C${from - 6} -20 ${from - 6} 20 ${from - 14} 54`), { width: 9, colour: GOLD });

export function meterReading() {
  const holds = placed(1386, 498, -112, 1.04);
  const points = placed(1500, 234, 164, 0.98);
  const taps = flipped(points);
  const put = placed(1342, 328, -14, 1.16);
  return (
    meter() +
    waves() +
    pinchUnder(holds, SKIN) +
    phone(put) +
    pinchOver(holds, SKIN) +
    aged(holds) +
    cuff(holds, -82) +
    pointing(taps, SKIN) +
    aged(taps)
  );
}
