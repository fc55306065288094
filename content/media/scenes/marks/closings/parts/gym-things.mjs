/** Things of the fittrackpro-gym closing: a palm, a rooster, lamps, weights. */
import { DAY, ink } from '../../daylight.mjs';
import { placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** A coconut palm from the side; its foot is at (x, y). */
export function crownedPalm(x, y) {
  const put = placed(x, y);
  const top = within(put, -22, -178);
  const frond = (turn, long, fill) => {
    const own = within(top, 0, 0, turn);
    return (
      solid(
        own(
          `M0 0C${long * 0.3} -34 ${long * 0.8} -30 ${long} 14C${long * 0.86} 2 ${long * 0.78} 2 ${long * 0.7} 10C${long * 0.62} -2 ${long * 0.5} -2 ${long * 0.44} 8C${long * 0.36} -4 ${long * 0.24} -2 0 0z`,
        ),
        fill,
        ink(2),
      ) + line(own(`M0 0C${long * 0.3} -22 ${long * 0.7} -20 ${long} 14`), { width: 1.4, colour: '#0f5f63' })
    );
  };
  return (
    solid(put('M-8 10C-4 -60 -14 -120 -28 -176L-18 -180C0 -120 8 -60 12 10z'), '#7b5a34', ink(2.2)) +
    [
      [-206, 74, '#2f7f78'],
      [-28, 78, '#2f7f78'],
      [-244, 66, '#3f9389'],
      [12, 92, '#3f9389'],
      [168, 78, '#3f9389'],
      [-70, 66, '#57a99a'],
      [-8, 96, '#57a99a'],
    ]
      .map(([turn, long, fill]) => frond(turn, long, fill))
      .join('') +
    [
      [-6, 8],
      [10, 9],
      [2, 18],
    ]
      .map(([u, v]) => solid(top(oval(u, v, 8.4)), '#f0a53a', ink(1.8)))
      .join('')
  );
}

/** A rooster that crows, to the left; its feet are at (x, y). */
export function rooster(x, y, size) {
  const put = placed(x, y, 0, size);
  const tail = (d, fill) => solid(put(d), fill, ink(2));
  return (
    line(put('M-4 -26L-6 -2M10 -26L12 -2M-14 0L2 0M4 0L20 0'), { width: 3.4, colour: '#a5692a' }) +
    tail('M22 -58C34 -96 64 -104 76 -84C60 -84 52 -72 46 -50z', '#0f5f63') +
    tail('M24 -52C44 -80 72 -76 78 -56C62 -60 52 -52 42 -38z', '#1f8f90') +
    tail('M22 -44C42 -60 66 -50 68 -32C56 -38 46 -34 34 -28z', '#17757a') +
    solid(
      put(
        'M-34 -92C-30 -102 -14 -104 -10 -92C-8 -76 4 -68 20 -66C36 -64 44 -50 40 -38C34 -18 4 -16 -12 -24C-28 -32 -34 -58 -34 -92z',
      ),
      '#fffdf8',
      ink(2.4),
    ) +
    area(
      put('M-33 -84C-24 -76 -16 -76 -10 -86C-6 -72 2 -66 10 -64C2 -50 -14 -50 -26 -58C-30 -66 -32 -76 -33 -84z'),
      '#f0a53a',
    ) +
    line(put('M-26 -58L-20 -64L-14 -54L-6 -62L2 -52L8 -62'), { width: 1.8, colour: '#8a4a1c' }) +
    solid(put('M4 -48C16 -54 30 -50 34 -40C26 -28 8 -28 4 -48z'), '#c8762a', ink(2)) +
    solid(
      put(
        'M-34 -98C-44 -108 -36 -116 -32 -110C-32 -122 -22 -120 -22 -112C-18 -122 -8 -116 -12 -108C-4 -110 -4 -100 -10 -96z',
      ),
      '#d6402a',
      ink(2),
    ) +
    solid(put('M-34 -94L-56 -104L-36 -84zM-34 -86L-52 -82L-32 -78z'), '#f6c667', ink(1.8)) +
    solid(put('M-30 -80C-36 -74 -34 -64 -28 -66C-24 -70 -24 -76 -26 -80z'), '#d6402a', ink(1.8)) +
    area(put(oval(-25, -93, 3)), DAY.ink) +
    line(put('M-66 -108L-81 -113M-62 -117L-73 -129M-53 -122L-57 -138'), { width: 4, colour: '#c8502a' })
  );
}

/** A lamp on its cable from y = `from`; the rim of its shade is at y. */
export const lamp = (x, from, y, lit) =>
  line(`M${x} ${from}L${x} ${y - 40}`, ink(3.4)) +
  (lit ? solid(oval(x, y + 2, 15, 15), '#fffbe8', ink(2)) : solid(oval(x, y + 2, 13, 12), '#8a6a4a', ink(2))) +
  solid(
    `M${x - 11} ${y - 42}L${x + 11} ${y - 42}L${x + 38} ${y}L${x - 38} ${y}z`,
    lit ? '#17757a' : '#0f5f63',
    ink(2.6),
  ) +
  (lit ? line(`M${x - 38} ${y}L${x + 38} ${y}`, { width: 5, colour: '#ffe9a8' }) : '') +
  line(`M${x - 38} ${y + (lit ? 3 : 0)}L${x + 38} ${y + (lit ? 3 : 0)}`, ink(2.2));

/** A rack of dumbbells whose left foot is at (x, y). */
export const rack = (x, y) => {
  const bell = (u, v, fill, s) =>
    line(`M${u - 14 * s} ${v}L${u + 14 * s} ${v}`, ink(6)) +
    [-1, 1]
      .map((m) =>
        solid(placed(u + m * 15 * s, v)(`M-6 ${-11 * s}L6 ${-11 * s}L6 ${11 * s}L-6 ${11 * s}z`), fill, ink(2)),
      )
      .join('');
  return (
    line(`M${x} ${y}L${x} ${y - 84}M${x + 128} ${y}L${x + 128} ${y - 84}`, ink(6)) +
    [y - 60, y - 22]
      .map(
        (v, r) =>
          line(`M${x - 4} ${v + 12}L${x + 132} ${v + 12}`, ink(6)) +
          repeat(3, (i) => bell(x + 24 + i * 40, v, ['#c8502a', '#f0a53a', '#1f8f90'][(i + r) % 3], 0.92 + 0.1 * r)),
      )
      .join('')
  );
};

/** A house gecko on a wall, its head upwards. */
export const gecko = (x, y, turn, size) => {
  const put = placed(x, y, turn, size);
  const legs = 'M-6 -10L-18 -18L-22 -12M6 -10L18 -20L24 -16M-6 10L-18 16L-20 24M6 10L17 14L22 22';
  return (
    line(put(legs), ink(5.6)) +
    line(put(legs), { width: 2.8, colour: '#f6dca0' }) +
    solid(
      put(
        'M0 -40C8 -40 10 -32 8 -24C12 -10 11 4 7 14C8 30 2 42 12 52C0 50 -6 34 -6 14C-11 4 -12 -10 -8 -24C-10 -32 -8 -40 0 -40z',
      ),
      '#f6dca0',
      ink(2),
    ) +
    area(put(oval(-6, -32, 2.6) + oval(6, -32, 2.6)), DAY.ink)
  );
};

/** A pair of rubber slippers left on a floor. */
export const slippers = (x, y, fill) =>
  [0, 17]
    .map((dx, i) => {
      const put = placed(x + dx, y - i * 4, -24);
      return solid(put(oval(0, 0, 13, 5.6)), fill, ink(1.8)) + line(put('M-3 -5L8 0L-3 5'), ink(1.8));
    })
    .join('');
