/** Spices heaped over the rim of a sack, and the pods that a mouse has left. */
import { ink } from '../../daylight.mjs';
import { clipped, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';

/** Of each spice: its shade, its colour, its light. */
export const COLOURS = {
  chilli: ['#8f2414', '#c8381f', '#ef7a55'],
  turmeric: ['#c97a10', '#f4ad22', '#ffd976'],
  coriander: ['#97723a', '#d3ab63', '#f2d89c'],
  cardamom: ['#47702f', '#7ea648', '#b8d584'],
  pepper: ['#0d1314', '#2c3336', '#75858a'],
  cloves: ['#331709', '#6a351b', '#a8653a'],
  cinnamon: ['#6d3413', '#b4622a', '#e09a5c'],
};

/** One piece of a spice about (x, y): its path, its turn. */
const PIECES = {
  chilli: ['M-17 -3C-6 -9 8 -6 18 3C8 6 -8 6 -17 3L-23 1z', 50],
  coriander: [oval(0, 0, 6), 0],
  cardamom: ['M-12 0C-7 -8 7 -8 12 0C7 8 -7 8 -12 0z', 80],
  pepper: [oval(0, 0, 6.2), 0],
  cloves: ['M-12 -2L4 -3L5 -7L9 -4L13 -5L11 0L13 5L9 4L5 7L4 3L-12 2z', 90],
};

/** Pieces in rows over a heap `high` above the rim, light on the right of each. */
function pieces(spice, x, rim, half, high) {
  const [d, turn] = PIECES[spice];
  const step = spice === 'chilli' ? 21 : spice === 'cloves' ? 17 : 14;
  const rows = Math.ceil((high + half * 0.3) / (step * 0.66));
  const count = Math.ceil((half * 2) / step);
  return repeat(rows, (r) =>
    repeat(count, (i) => {
      const seed = r * 31 + i * 7 + x;
      const u = round(x - half + (i + (r % 2) / 2) * step + 5 * (chance(seed) - 0.5));
      const put = placed(u, rim - high + 6 + r * step * 0.66, (chance(seed + 3) - 0.5) * 2 * turn);
      const bright = chance(seed + 9) < 0.24 + (0.3 * (u - x)) / half;
      return solid(put(d), bright ? COLOURS[spice][2] : COLOURS[spice][1], { width: 1.5, colour: COLOURS[spice][0] });
    }),
  );
}

/** Rolled bark, upright in the sack. */
const sticks = (x, rim, half, high) =>
  repeat(11, (i) => {
    const put = placed(x - half * 0.78 + i * half * 0.155, rim + 16, (i - 5) * 2.4 + (chance(i) - 0.5) * 5);
    const top = -(high + 6 + 24 * chance(i + 5) - Math.abs(i - 5) * 5);
    return (
      solid(
        put(`M-9 0L-9 ${top}C-9 ${top - 7} 9 ${top - 7} 9 ${top}L9 0z`),
        i % 3 ? COLOURS.cinnamon[1] : '#9a4f1f',
        ink(2),
      ) +
      line(put(`M5 -4L5 ${top + 6}`), { width: 2.4, colour: COLOURS.cinnamon[2] }) +
      line(put(`M-6 ${top}C-6 ${top - 4} 5 ${top - 4} 5 ${top}C5 ${top + 3} -1 ${top + 3} -1 ${top}`), {
        width: 1.8,
        colour: COLOURS.cinnamon[0],
      })
    );
  });

/** A smooth heap of powder with the furrows of the scoop. */
const furrows = (x, rim, half, high) =>
  line(
    repeat(
      5,
      (i) =>
        `M${round(x - half * 0.1 - i * 9)} ${rim - high + 8 + i * 9}C${round(x + half * 0.2)} ${rim - high + 14 + i * 11} ${round(x + half * 0.45)} ${rim - high + 30 + i * 12} ${round(x + half * 0.62)} ${rim - high + 52 + i * 12}`,
    ),
    { width: 2.6, colour: COLOURS.turmeric[0], opacity: 0.7 },
  );

/** What rises over the rim. */
export function heap(spice, x, rim, half, high) {
  const w = half * 0.96;
  const d = `M${x - w} ${rim + 2}C${x - w * 0.86} ${rim - high * 0.62} ${x - w * 0.5} ${rim - high} ${x} ${rim - high}C${x + w * 0.5} ${rim - high} ${x + w * 0.86} ${rim - high * 0.62} ${x + w} ${rim + 2}C${x + w * 0.6} ${rim + half * 0.34} ${x - w * 0.6} ${rim + half * 0.34} ${x - w} ${rim + 2}z`;
  if (spice === 'cinnamon') return sticks(x, rim, half, high);
  const top = spice === 'turmeric' ? furrows(x, rim, half, high) : pieces(spice, x, rim, half, high);
  const light = `M${x + w * 0.3} ${rim - high + 6}C${x + w * 0.66} ${rim - high * 0.84} ${x + w * 0.86} ${rim - high * 0.5} ${x + w - 3} ${rim}`;
  const shade = `M${x - w - 4} ${rim + 40}L${x - w - 4} ${rim - high}L${x - w * 0.1} ${rim - high - 4}C${x - w * 0.5} ${rim - high * 0.5} ${x - w * 0.62} ${rim} ${x - w * 0.56} ${rim + 40}z`;
  return (
    area(d, COLOURS[spice][1]) +
    clipped(
      `heap-${spice}`,
      d,
      top + area(shade, '#06393c', 'fill-opacity=".3" ') + line(light, { width: 9, colour: '#ffe2a8', opacity: 0.6 }),
    ) +
    line(d, ink(2.6))
  );
}

/** What the mouse has left. */
export const leftPods = (x, rim, half) =>
  repeat(16, (i) => {
    const put = placed(
      round(x + half * 0.8 * (chance(i) * 2 - 1)),
      round(rim + 6 + 12 * chance(i + 40)),
      160 * chance(i + 8),
      1.1,
    );
    return solid(put(PIECES.cardamom[0]), i % 3 ? COLOURS.cardamom[1] : COLOURS.cardamom[2], {
      width: 1.8,
      colour: COLOURS.cardamom[0],
    });
  });
