/** The grocery of the nexbill-shop picture: walls in lamplight, the door to a dark street, the counter. */
import { across, DAY, ink } from '../../daylight.mjs';
import { MARIGOLD, MINT, RUST, TEAL } from '../../parts/palette.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, curve, glow, line, sample } from '../../stage.mjs';
import { board, bottle, jar, tins } from './grocery-shelves.mjs';

const NIGHT = '#0d2a33';

/** The sides of the door. */
const [LEFT, RIGHT] = [664, 1052];

const walls = () =>
  across('boards', ['#a9cfc6', '#f6dfae', '#fbe9c2', '#f3d69c', '#fbe9c2', '#f0cf92'], 0, 1440) +
  area(box(-20, -20, 1480, 640), 'url(#boards)') +
  hair(
    repeat(18, (i) => `M${30 + i * 84} -10L${30 + i * 84} 450`),
    0.22,
  ) +
  glow(358, 116, 300, '#fffbe8', 0.9);

const shelves = () =>
  board(-20, 84, 684) +
  board(1052, 84, 400) +
  [26, 78].map((x, i) => jar(x, 84, [RUST, MARIGOLD][i])).join('') +
  [252, 290].map((x, i) => bottle(x, 84, 0.76, DAY.ink, [MARIGOLD, MINT][i])).join('') +
  [428, 466].map((x, i) => bottle(x, 84, 0.76, [TEAL, RUST][i], [DAY.amber, DAY.paper][i])).join('') +
  jar(628, 84, TEAL) +
  [1088, 1140].map((x, i) => jar(x, 84, [MARIGOLD, RUST][i])).join('') +
  [1352, 1390, 1424]
    .map((x, i) => bottle(x, 84, 0.76, [DAY.ink, TEAL, DAY.ink][i], [MINT, DAY.paper, MARIGOLD][i]))
    .join('') +
  board(1376, 262, 90) +
  tins(1384, 262, RUST);

/** The man who mends the line, small, on the pole: helmet, belt, an arm at the cut wire. */
function repairman(put) {
  return (
    line(put('M10 24L30 50L22 78M2 24L12 54L4 84'), ink(11)) +
    line(put('M10 24L30 50L22 78M2 24L12 54L4 84'), { width: 7, colour: '#1d4a5a' }) +
    line(put('M-6 20C-20 26 -22 10 -14 4'), { width: 3, colour: MARIGOLD }) +
    solid(put('M-4 -22C10 -28 24 -22 24 -10L20 26L-4 26z'), '#e08a2e', ink(2)) +
    line(put('M0 -8L18 -8M-2 8L20 8'), { width: 3, colour: '#fff0c8' }) +
    line(put('M14 -16L38 -26L46 -50'), ink(10)) +
    line(put('M14 -16L38 -26L46 -50'), { width: 6, colour: '#e08a2e' }) +
    solid(put(oval(46, -54, 5)), '#8a5629', ink(1.6)) +
    solid(put(oval(6, -34, 11, 12)), '#8a5629', ink(1.8)) +
    solid(put('M-8 -36C-8 -54 20 -54 21 -36L26 -34L-8 -33z'), '#ffd08a', ink(1.8))
  );
}

/** A spark: rays from a white point. */
const spark = (x, y) =>
  glow(x, y, 60, '#fff3c4', 0.9) +
  line(
    repeat(9, (i) => {
      const [put, long] = [placed(x, y, i * 40 + 12), i % 2 ? 17 : 27];
      return put(`M8 0L${long} 0`);
    }),
    { width: 3, colour: '#ffe2a0' },
  ) +
  area(oval(x, y, 5), '#ffffff');

/** The street in the dark: hills, houses without a light, the pole with its cut line. */
function street() {
  const far = (x) => 300 - 74 * bell(x, 930, 120) - 40 * bell(x, 700, 70);
  const near = (x) => 338 - 40 * bell(x, 1030, 90) - 20 * bell(x, 740, 60);
  const hill = (f, fill) => {
    const crest = curve(sample(f, LEFT, RIGHT, 10));
    return (
      area(`${crest}L${RIGHT} 450L${LEFT} 450z`, fill) + line(crest, { width: 1.6, colour: '#5fa59f', opacity: 0.7 })
    );
  };
  const folds = repeat(4, (k) => curve(sample((x) => far(x) + 12 + k * 13, LEFT, RIGHT, 10)));
  const house = (x, w, y) =>
    solid(box(x, y, w, 440 - y), NIGHT, { width: 1.6, colour: '#3c7e80' }) +
    solid(`M${x - 10} ${y + 2}L${x + w / 2} ${y - 34}L${x + w + 10} ${y + 2}z`, '#133742', {
      width: 1.6,
      colour: '#3c7e80',
    }) +
    area(box(x + w * 0.2, y + 20, w * 0.2, 24) + box(x + w * 0.6, y + 20, w * 0.2, 24), '#071820');
  const wire = (d) => line(d, { width: 3, colour: '#071820' });
  return (
    `<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#12404b"/><stop offset=".62" stop-color="#3f7f80"/><stop offset=".9" stop-color="#e8a860"/></linearGradient>` +
    area(box(LEFT, -20, RIGHT - LEFT, 400), 'url(#dusk)') +
    area('M850 34C828 42 824 74 846 86C834 88 816 82 812 64C810 46 826 30 850 34z', '#ffe9bd') +
    hill(far, '#1f5a60') +
    line(folds, { width: 1.2, colour: '#5fa59f', opacity: 0.4 }) +
    hill(near, '#164650') +
    house(776, 70, 352) +
    house(986, 56, 346) +
    area(box(LEFT, 400, RIGHT - LEFT, 50), '#0f323b') +
    wire('M664 96C680 100 700 98 716 86M664 120C680 122 700 118 716 106') +
    wire('M746 86C840 128 960 128 1052 92') +
    solid('M724 40L738 40L742 450L720 450z', '#0a1c24', { width: 1.6, colour: '#4d9f98' }) +
    solid(box(700, 78, 62, 9) + box(706, 100, 50, 7), '#0a1c24', { width: 1.6, colour: '#4d9f98' }) +
    area(oval(706, 74, 5) + oval(756, 74, 5) + oval(731, 36, 5), '#8fd0c8') +
    wire('M754 102C784 114 790 160 780 200C774 232 784 252 778 280') +
    spark(778, 288) +
    repairman(placed(744, 172, 0, 0.92))
  );
}

const frame = () =>
  area(box(LEFT - 14, -20, 28, 480) + box(RIGHT - 14, -20, 28, 480), DAY.ink) +
  line(`M${LEFT - 12} -10V440M${RIGHT + 12} -10V440`, { width: 3.4, colour: '#ffd08a' });

/** A hurricane lamp on a chain: the light of the shop. */
function lamp(x, y) {
  const put = placed(x, y);
  return (
    line(put('M0 -140L0 -62'), { width: 4, colour: DAY.ink, extra: 'stroke-dasharray="7 5" ' }) +
    line(put('M-36 44C-56 -20 -40 -58 0 -60C40 -58 56 -20 36 44'), ink(5)) +
    solid(put('M-14 -46L14 -46L20 -34L-20 -34z'), TEAL, ink(2.2)) +
    solid(put('M-20 -34L20 -34C36 -14 34 16 20 32L-20 32C-34 16 -36 -14 -20 -34z'), '#fff6d8', ink(2.4)) +
    solid(put('M0 -20C14 2 14 22 0 28C-14 22 -14 2 0 -20z'), '#f59e2c', { width: 2, colour: '#c8641a' }) +
    area(put('M0 0C7 10 7 20 0 24C-7 20 -7 10 0 0z'), '#fff3c4') +
    solid(put('M-24 32L24 32L34 44L38 66L-38 66L-34 44z'), TEAL, ink(2.4)) +
    line(put('M-26 52L-4 52'), { width: 3, colour: MINT }) +
    line(put('M-28 -12C-28 0 -27 10 -22 20'), { width: 3, colour: '#ffffff' })
  );
}

/** All behind the people. */
export const shop = () => walls() + shelves() + street() + frame() + lamp(350, 138);

/** The counter along the shop. */
export const counter = () =>
  solid(box(-20, 476, 1490, 140), TEAL, pen(2.6)) +
  repeat(
    7,
    (i) =>
      solid(card(-54 + i * 222, 510, 186, 130, 4), '#0f5f63', pen(2)) +
      hair(`M${-44 + i * 222} 520H${122 + i * 222}`, 0.6),
  ) +
  area(box(-20, 486, 1490, 12), '#0b4a4c') +
  solid(box(-20, 436, 1490, 44), '#f0cd93', pen(2.8)) +
  area('M190 437L530 437L600 474L100 474z', '#fae3b4') +
  hair('M-20 450L1470 450', 0.4) +
  solid(box(-20, 474, 1490, 16), '#c8944e', pen(2.4)) +
  fine('M-20 482L1470 482', 0.3);
