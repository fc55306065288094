/** What grows, hangs and lies about the roads of the which-bus closing: trees, tea, washing, a cow, a kite. */
import { DAY, ink } from '../../daylight.mjs';
import { BRICK } from '../../parts/palette.mjs';
import { facing, mapped, placed, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { cast, castUpright, heading, limb } from './bus-view.mjs';
import { crown } from './workshop-iso.mjs';

const LEAVES =
  'M-40 -58C-62 -62 -62 -96 -40 -98C-38 -124 -4 -132 8 -116C28 -126 54 -108 46 -88C66 -78 60 -50 36 -52C24 -38 -26 -36 -40 -58z';

/** A round tree with blossom; the foot at (x, y). */
export function tree(x, y, s, [fill, shade], blossom) {
  const put = placed(x, y, 0, s);
  const flower = ([u, v]) =>
    solid(
      put(
        `M${u - 5} ${v}C${u - 5} ${v - 7} ${u + 5} ${v - 7} ${u + 5} ${v}C${u + 5} ${v + 7} ${u - 5} ${v + 7} ${u - 5} ${v}z`,
      ),
      blossom,
      ink(1.1),
    );
  const spots = [
    [-34, -78],
    [-16, -106],
    [8, -84],
    [30, -100],
    [38, -70],
    [-8, -62],
    [14, -58],
    [-26, -94],
  ];
  return (
    cast(
      castUpright(x, y, s)('M-12 0L-12 -48L12 -48L12 0z') +
        mapped((u, v) => [x + (u * 1.05 - 116) * s, y + (v * 0.72 + 103) * s])(LEAVES),
    ) +
    solid(put('M-8 2C-4 -16 -5 -36 -10 -60L10 -60C5 -36 4 -16 9 2z'), '#8a5f30', ink(2)) +
    solid(put(LEAVES), fill, ink(2.2)) +
    area(
      put(
        'M-40 -58C-62 -62 -62 -96 -40 -98C-38 -112 -28 -119 -18 -121C-34 -104 -30 -62 -4 -44C-20 -44 -34 -48 -40 -58z',
      ),
      shade,
    ) +
    line(put('M-20 -84C-14 -94 -4 -92 -2 -84M14 -98C22 -104 30 -100 32 -92M10 -68C18 -74 28 -70 30 -64'), ink(1.5)) +
    (blossom ? spots.map(flower).join('') : '')
  );
}

/** Rows of tea or vegetables, a terrace for each row. */
export const rows = (x, y, count, long, turn, fill) => {
  const p = heading(x, y, turn);
  return repeat(count, (k) => {
    const v = k * 24;
    return (
      cast(polygon([p(-14, v + 2), p(long - 10, v + 2), p(long - 10, v + 18), p(-14, v + 18)]), 0.2) +
      repeat(Math.floor(long / 19), (i) => {
        const [u, w] = p(i * 19, v, 0);
        return solid(placed(u, w)('M-11 4C-15 -10 -5 -17 0 -12C6 -18 15 -10 11 4C4 8 -4 8 -11 4z'), fill, ink(1.4));
      })
    );
  });
};

/** A coconut palm; the foot at (x, y), its crown `lean` to the side. */
export const palm = (x, y, lean, size, fills) => {
  const [u, v] = [x + lean, y - 130 * size];
  return (
    cast(`M${x - 4} ${y}L${x - 110 * size} ${y + 26 * size}L${x - 104 * size} ${y + 32 * size}L${x + 6} ${y + 4}z`) +
    limb((d) => d, `M${x} ${y}L${x + lean * 0.35} ${y - 60 * size}L${u} ${v}`, 9 * size, '#8a5f30', 4) +
    crown(u, v, size * 0.62, fills)
  );
};

/** Washing on a line between two posts. */
export const washing = (x, y) => {
  const cloth = (i, fill) => {
    const [u, v] = [x + 10 + i * 23, y - 50 + i * 5];
    return solid(
      `M${u} ${v}L${u + 17} ${v + 4}L${u + 18} ${v + 32}C${u + 12} ${v + 27} ${u + 6} ${v + 34} ${u - 1} ${v + 28}z`,
      fill,
      ink(1.8),
    );
  };
  return (
    cast(`M${x - 66} ${y + 12}L${x + 40} ${y + 40}L${x + 14} ${y + 54}L${x - 92} ${y + 26}z`, 0.22) +
    line(`M${x} ${y}L${x} ${y - 56}M${x + 108} ${y + 24}L${x + 108} ${y - 32}`, ink(4)) +
    line(`M${x} ${y - 54}Q${x + 54} ${y - 36} ${x + 108} ${y - 30}`, ink(1.6)) +
    ['#1f8f90', '#fffdf8', '#f0a53a', '#c8502a'].map((fill, i) => cloth(i, fill)).join('')
  );
};

/** A cow that lies and chews; m = -1 turns it to the left. */
export function cow(x, y, s, m = 1) {
  const own = placed(x, y, 0, s);
  const put = (d) => own(facing(m)(d));
  return (
    cast(own(`M-110 4C-90 -12 20 -16 40 -2C40 14 -90 16 -110 4z`)) +
    solid(
      put('M-50 -8C-56 -36 -30 -46 0 -42C20 -46 34 -36 38 -16C44 -4 40 4 30 4L-40 4C-48 4 -50 -2 -50 -8z'),
      '#fbf1dc',
      ink(2.2),
    ) +
    area(
      put('M-30 -42C-12 -46 -4 -36 -10 -26C-20 -16 -36 -26 -30 -42zM8 -18C18 -24 28 -14 22 -4C12 0 2 -8 8 -18z'),
      BRICK,
    ) +
    line(put('M-50 -10C-62 -6 -62 8 -52 10M-20 4C-14 -8 2 -8 8 4'), ink(2)) +
    solid(
      put('M30 -40C26 -54 36 -62 48 -60C60 -60 64 -50 60 -42C62 -28 56 -20 48 -20C38 -20 34 -28 30 -40z'),
      '#fbf1dc',
      ink(2.2),
    ) +
    solid(put('M30 -50C20 -56 18 -48 28 -44zM62 -50C72 -56 74 -48 64 -44z'), '#e3b9a0', ink(1.8)) +
    line(put('M38 -60C34 -68 38 -74 42 -74M54 -60C58 -68 56 -74 52 -74'), { width: 4, colour: '#8a5f30' }) +
    solid(put('M38 -30C38 -36 58 -36 58 -30C60 -20 38 -18 38 -30z'), '#e3b9a0', ink(1.8)) +
    area(
      put('M42 -46C42 -50 46 -50 46 -46zM52 -46C52 -50 56 -50 56 -46z') +
        ring(...put('43 -29').split(' ').map(Number), 1.4) +
        ring(...put('52 -29').split(' ').map(Number), 1.4),
      DAY.ink,
    )
  );
}
/** A kite with a tail, its string to the hand at (x, y). */
export const kite = (x, y) =>
  line(`M${x} ${y}Q${x + 10} ${y - 20} ${x + 2} ${y - 54}`, ink(1.4)) +
  line(`M${x - 4} ${y - 26}q-12 12 -2 22q10 8 -4 22`, { width: 3, colour: '#c8502a' }) +
  solid(`M${x + 8} ${y - 92}L${x + 34} ${y - 58}L${x - 4} ${y - 24}L${x - 26} ${y - 62}z`, '#f6c667', ink(2.2)) +
  line(`M${x + 8} ${y - 92}L${x - 4} ${y - 24}M${x - 26} ${y - 62}L${x + 34} ${y - 58}`, ink(1.6));
