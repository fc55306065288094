/** The painted board of the ai-agents closing, which answers what is asked most: hours, full moon, delivery, paint. */
import { DAY, ink } from '../../daylight.mjs';
import { box, card, dot, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { threeWheeler } from '../../parts/street.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** The corner of the board, and the side of a cell. */
const [LEFT, TOP, CELL] = [176, 96, 134];

const cell = (i) => [LEFT + 18 + (i % 2) * (CELL + 10), TOP + 18 + Math.floor(i / 2) * (CELL + 10)];

/** When we are there: a clock. */
function hours([x, y]) {
  const put = placed(x + CELL / 2, y + CELL / 2);
  const ticks = repeat(12, (i) => placed(x + CELL / 2, y + CELL / 2, i * 30)(`M0 -42L0 ${i % 3 ? -38 : -33}`));
  return (
    area(put(oval(0, 0, 52)), DAY.ink) +
    area(put(oval(0, 0, 45)), DAY.light) +
    line(ticks, ink(3.4)) +
    line(put('M0 0L-18 -14M0 0L0 -33'), ink(6)) +
    area(put(oval(0, 0, 6)), '#c2600f')
  );
}

/** When we are not: the full moon over a dagoba. */
function moon([x, y]) {
  const put = placed(x + CELL / 2, y + CELL);
  return (
    area(put(oval(18, -84, 30)), '#f7c65f') +
    area(put(oval(10, -92, 6) + oval(26, -78, 8) + oval(24, -98, 4)), '#e0a23f') +
    dot(x + 26, y + 28, 3, DAY.light) +
    dot(x + 46, y + 54, 2.4, DAY.light) +
    dot(x + 20, y + 74, 2.4, DAY.light) +
    area(
      put(
        'M-59 0C-64 0 -67 -3 -67 -8L-67 -14L-58 -14L-58 -20C-56 -52 -14 -52 -12 -20L-4 -14L67 -14L67 -8C67 -3 64 0 59 0z',
      ),
      DAY.light,
    ) +
    area(put('M-41 -44L-29 -44L-31 -54L-39 -54zM-38 -54L-32 -54L-35 -76z'), DAY.light)
  );
}

/** How it comes to you: a three-wheeler with parcels on its roof. */
const delivery = ([x, y]) =>
  solid(box(x + 48, y + 20, 34, 24), '#b5471b', ink(2)) +
  solid(box(x + 84, y + 26, 24, 18), '#fbe9c8', ink(2)) +
  line(`M${x + 65} ${y + 20}V${y + 44}`, { width: 3, colour: '#fbe9c8' }) +
  threeWheeler(x + 12, y + 116, 0.72)
    .replaceAll('url(#two)', DAY.ink)
    .replaceAll('#0f2731', DAY.ink)
    .replaceAll('#0a1a22', '#17757a')
    .replaceAll('#0c1f27', '#0f5559')
    .replaceAll('#123640', '#cfe8e0')
    .replaceAll('#040a10', DAY.ink)
    .replaceAll('#fff3dc', DAY.paper);

/** That we mix paint: a tin that drips, a brush. */
function paint([x, y]) {
  const put = placed(x + 62, y + 112);
  return (
    line(put('M-34 -58C-34 -98 34 -98 34 -58'), ink(4)) +
    solid(put('M-36 -58L36 -58L32 0L-32 0z'), DAY.paper, ink(2.8)) +
    area(
      put(
        'M-37 -60L37 -60L35 -34C28 -34 28 -16 20 -16C12 -16 14 -34 4 -34C-4 -34 -4 -24 -11 -24C-18 -24 -16 -36 -35 -36z',
      ),
      '#d9702a',
    ) +
    line(put('M-36 -58L36 -58'), ink(3))
  );
}

/** The board, white, in a frame of wood on two chains. */
export function board() {
  const [wide, high] = [2 * CELL + 46, 2 * CELL + 46];
  const chain = (x) => line(`M${x} -20V${TOP - 4}`, { width: 4, colour: DAY.ink, extra: 'stroke-dasharray="9 5" ' });
  const fills = ['#8fd0c8', '#123a4a', '#f7d79c', '#8fd0c8'];
  return (
    area(box(LEFT - 30, TOP + 22, wide, high), '#0b5a58', 'fill-opacity=".24" ') +
    chain(LEFT + 40) +
    chain(LEFT + wide - 40) +
    solid(card(LEFT - 8, TOP - 8, wide + 16, high + 16, 8), '#b9793a', pen(2.8)) +
    solid(box(LEFT + 4, TOP + 4, wide - 8, high - 8), '#ffffff', ink(2)) +
    [0, 1, 2, 3].map((i) => area(card(...cell(i), CELL, CELL, 8), fills[i])).join('') +
    hours(cell(0)) +
    moon(cell(1)) +
    delivery(cell(2)) +
    paint(cell(3))
  );
}
