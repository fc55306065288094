/** Before the boatwrights of the boat-plank closing: five straight planks on the keel, a cat asleep on them, tools and shavings. */
import { across, DAY, ink } from '../../daylight.mjs';
import { HONEY, HONEY_SHADE, RUST } from '../../parts/palette.mjs';
import { placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const BACK = [676, 724];
const [W, T] = [330, 26];

/** Plank `i` from below: its top, its side and its end, as it recedes to the bow. */
function board(i) {
  const [shift, deep] = [[0, 10, -6, 5, -3][i], 0.74];
  const [x, y] = [548 + shift, 1070 - i * T];
  const far = (u, v) => [u + (BACK[0] - u) * deep, v + (BACK[1] - 60 - v) * deep];
  const top = polygon([[x, y - T], [x + W, y - T], far(x + W, y - T), far(x, y - T)]);
  const side = polygon([[x, y - T], far(x, y - T), far(x, y), [x, y]]);
  const other = polygon([[x + W, y - T], far(x + W, y - T), far(x + W, y), [x + W, y]]);
  return (
    solid(other, 'url(#board1)', ink(2.4)) +
    solid(side, 'url(#board1)', ink(2.4)) +
    solid(top, 'url(#board0)', ink(2.8)) +
    solid(
      polygon([
        [x, y - T],
        [x + W, y - T],
        [x + W, y],
        [x, y],
      ]),
      i % 2 ? '#f0d6a0' : '#f7e3b6',
      ink(2.8),
    ) +
    line(
      `M${x + 30} ${y - 3}C${x + 60} ${y - 22} ${x + 100} ${y - 22} ${x + 130} ${y - 3}M${x + 50} ${y - 3}C${x + 70} ${y - 14} ${x + 90} ${y - 14} ${x + 110} ${y - 3}M${x + 180} ${y - 26}C${x + 210} ${y - 8} ${x + 250} ${y - 8} ${x + 280} ${y - 26}`,
      { width: 1.8, colour: '#9a6a2c', opacity: 0.7 },
    )
  );
}

function cat() {
  const put = placed(716, 868, 0, 1.04);
  return (
    area(put(oval(4, 14, 122, 16)), DAY.ink, 'fill-opacity=".3" ') +
    solid(
      put('M-104 8C-118 -22 -104 -56 -70 -66C-36 -96 40 -98 84 -66C120 -42 122 -4 100 12C60 20 -60 20 -104 8z'),
      HONEY,
      ink(3),
    ) +
    area(put('M66 -76C106 -54 116 -12 98 11C76 17 50 18 20 18C80 4 92 -40 66 -76z'), HONEY_SHADE) +
    line(
      put(
        'M-20 -86C-16 -72 -18 -60 -24 -52M8 -88C14 -74 12 -60 6 -50M36 -84C44 -70 44 -56 38 -46M64 -74C74 -62 76 -48 70 -38',
      ),
      { width: 7, colour: RUST },
    ) +
    line(put('M98 6C122 26 60 34 -4 26C-30 22 -36 8 -20 6'), ink(26)) +
    line(put('M98 6C122 26 60 34 -4 26C-30 22 -36 8 -20 6'), { width: 20, colour: HONEY }) +
    line(put('M-8 25C-28 22 -36 8 -20 6'), { width: 20, colour: '#fdf1da' }) +
    solid(put('M-118 -34L-122 -72L-92 -56zM-60 -58L-36 -80L-32 -42z'), HONEY, ink(2.8)) +
    solid(
      put('M-124 -16C-126 -46 -104 -60 -78 -60C-48 -60 -26 -44 -28 -16C-30 8 -52 18 -76 18C-102 18 -122 8 -124 -16z'),
      HONEY,
      ink(3),
    ) +
    area(
      put('M-98 -2C-94 -14 -86 -16 -77 -16C-68 -16 -60 -12 -56 -2C-58 12 -68 16 -77 16C-88 16 -96 10 -98 -2z'),
      '#fdf1da',
    ) +
    line(put('M-78 -58L-78 -42M-92 -55L-90 -42M-64 -55L-66 -42'), { width: 5, colour: RUST }) +
    line(put('M-112 -18C-106 -10 -98 -10 -92 -16M-62 -16C-56 -10 -48 -10 -42 -18'), ink(3.4)) +
    area(put('M-84 -10L-70 -10L-77 -3z'), RUST) +
    line(put('M-77 -3L-77 2C-82 7 -88 6 -90 2M-77 2C-72 7 -66 6 -64 2'), ink(2.4)) +
    line(put('M-100 2L-126 -2M-100 6L-124 10M-54 2L-30 -2M-54 6L-30 10'), ink(1.5))
  );
}

/** Curls of wood. */
const shaving = (x, y, s, turn) =>
  solid(
    placed(
      x,
      y,
      turn,
      s,
    )(
      'M-30 6C-34 -16 -10 -28 6 -16C18 -6 10 12 -4 8C-12 4 -8 -6 0 -4C-2 -14 -18 -12 -18 4C-16 18 10 22 28 8L30 16C8 34 -26 30 -30 6z',
    ),
    '#f6dca6',
    ink(2),
  );

/** A coil of coir for the stitches. */
export function coir(x, y) {
  const put = placed(x, y);
  const end = put('M52 -16C84 -10 96 20 74 40C60 52 40 48 34 36');
  return (
    area(put(oval(4, 14, 70, 22)), DAY.ink, 'fill-opacity=".35" ') +
    line(end, ink(11)) +
    line(end, { width: 6.5, colour: '#d8b676' }) +
    repeat(4, (i) =>
      solid(put(oval(i % 2 ? 3 : -2, 6 - i * 11, 58 - i * 2, 22)), i % 2 ? '#c79f5c' : '#dcb878', ink(2.4)),
    ) +
    solid(put(oval(1, -29, 26, 8)), '#4a3214', ink(2.2)) +
    line(put('M-50 -20L-42 -8M-30 -10L-24 2M-6 -6L0 6M20 -8L24 5M42 -16L44 -4'), { width: 1.8, colour: '#6f4d1c' })
  );
}

export const pile = () =>
  across('board0', ['#cfe3c4', '#f6e2b2', '#f0c67e'], 500, 900) +
  across('board1', ['#8fb49a', '#cda86a', '#b97f3c'], 500, 900) +
  area('M520 1100C530 1000 570 900 620 800L800 800C860 880 888 960 896 1100z', DAY.ink, 'fill-opacity=".35" ') +
  repeat(5, board) +
  cat() +
  shaving(744, 778, 0.8, -8) +
  shaving(596, 930, 0.8, 40);
