/** The telephone of the reception, out on a small table: so seldom does it ring that a vine has grown out of it. */
import { DAY, ink } from '../../daylight.mjs';
import { AMBER } from '../../parts/palette.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

const [WOOD, DARK] = ['#d3a25c', '#a8743a'];
const DEEP = '#c27a24';

/** Table; (x, y) is the middle of its top, in front. */
const table = (x, y) => {
  const put = placed(x, y);
  return (
    area(put('M70 166L-60 166L-170 180L-60 190z'), '#b9813f', 'fill-opacity=".55" ') +
    solid(put(`${box(-74, 8, 13, 164)}${box(61, 8, 13, 164)}`), DARK, ink(2.2)) +
    solid(put(`${box(-54, 8, 9, 132)}${box(46, 8, 9, 132)}`), '#8a5a2a', ink(1.8)) +
    solid(put('M-70 -32L70 -32L90 0L-90 0z'), '#e3b868', ink(2.4)) +
    solid(put(box(-92, 0, 184, 13)), WOOD, ink(2.4))
  );
};

/** A telephone with keys. */
const telephone = (put) => {
  const keys = repeat(12, (i) => card(-25 + (i % 3) * 19, -48 + Math.floor(i / 3) * 12, 12, 7.6, 2));
  return (
    area(put('M62 0L-30 4L-104 4L-62 -8z'), DARK, 'fill-opacity=".6" ') +
    line(put('M-58 -66C-84 -60 -66 -50 -80 -44C-66 -38 -86 -30 -74 -24C-66 -18 -84 -12 -70 -4'), ink(4)) +
    solid(put('M-44 -62L44 -62L66 -6C67 2 62 5 56 5L-56 5C-62 5 -67 2 -66 -6z'), AMBER, ink(2.6)) +
    area(put('M-44 -62L-30 -62L-46 4L-56 4C-62 4 -66 1 -65 -6z'), DEEP) +
    solid(put(keys), DAY.light, ink(1.5)) +
    solid(put('M-42 -74L-28 -74L-26 -60L-46 -60zM28 -74L42 -74L46 -60L26 -60z'), DEEP, ink(2))
  );
};
const receiver = (put) =>
  solid(
    put(
      'M-74 -68C-80 -90 -62 -96 -44 -92C-20 -86 20 -86 44 -92C62 -96 80 -90 74 -68C70 -58 46 -58 42 -68C28 -76 -28 -76 -42 -68C-46 -58 -70 -58 -74 -68z',
    ),
    AMBER,
    ink(2.6),
  ) + line(put('M48 -87C60 -90 69 -86 69 -76'), { width: 2.8, colour: '#fdf0c8' });

/** The vine, from under the receiver up, and a cobweb. */
const vine = (put) => {
  const leaf = (x, y, turn, size = 1, fill = '#2f8f80') => {
    const own = placed(x, y, turn, size);
    return (
      solid(put(own('M0 0C-22 -8 -24 -34 0 -48C24 -34 22 -8 0 0z')), fill, ink(2.2)) +
      line(put(own('M0 -4L0 -36')), { width: 1.6, colour: '#0f5559' })
    );
  };
  const stem =
    'M4 -62C-4 -96 18 -120 4 -150C-6 -174 12 -190 26 -198M8 -112C28 -122 44 -120 54 -130M2 -146C-18 -152 -32 -162 -38 -174';
  return (
    line(put(stem), ink(6)) +
    line(put(stem), { width: 2.6, colour: '#5fae8e' }) +
    leaf(10, -104, -72, 0.95) +
    leaf(54, -128, 62, 1, '#5fae8e') +
    leaf(-38, -172, -44, 1.05, '#5fae8e') +
    leaf(2, -160, 74, 0.8) +
    leaf(24, -196, 22, 1.1) +
    leaf(30, -122, 8, 0.7)
  );
};

export function phoneTable(x, y) {
  const put = placed(x, y - 14);
  return table(x, y) + telephone(put) + vine(put) + receiver(put);
}
