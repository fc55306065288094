/** Open jute sacks, each full to above its rolled rim. */
import { ink } from '../../daylight.mjs';
import { clipped, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';
import { COLOURS, heap } from './spice-heaps.mjs';

/** Two woven stripes down the front of a sack. */
const stripes = (x, rim, half, colour) =>
  line(
    [0.1, 0.3]
      .map(
        (u) =>
          `M${round(x + half * u)} ${rim + 20}C${round(x + half * u * 1.24)} ${rim + 90} ${round(x + half * u * 1.24)} 540 ${round(x + half * u)} 620`,
      )
      .join(''),
    { width: round(half * 0.1), colour, opacity: 0.85 },
  );

/** Threads of jute over the front of a sack. */
function weave(x, rim, half) {
  const across = repeat(
    12,
    (i) =>
      `M${round(x - half * 1.2)} ${rim + 34 + i * 20}C${x - half * 0.5} ${rim + 52 + i * 20} ${x + half * 0.5} ${rim + 52 + i * 20} ${round(x + half * 1.2)} ${rim + 34 + i * 20}`,
  );
  const down = repeat(9, (i) => {
    const u = (i - 4) / 4;
    return `M${round(x + half * u * 0.92)} ${rim + 30}C${round(x + half * u * 1.16)} ${rim + 90} ${round(x + half * u * 1.16)} ${rim + 180} ${round(x + half * u)} 620`;
  });
  return line(across + down, { width: 1.3, colour: '#6b4a1e', opacity: 0.42 });
}

/** A sack whose rim is at (x, rim), `half` its width; `inside` stands in it, behind the front of the rim. */
export function sack(x, rim, half, inside, stripe, slack = 0) {
  const ry = half * 0.25;
  const body = `M${x - half} ${rim}C${x - half * 1.24} ${rim + 70} ${x - half * 1.2} 560 ${x - half * 0.98} 620L${x + half * 0.98} 620C${x + half * 1.2} 560 ${x + half * 1.24} ${rim + 70} ${x + half} ${rim}C${x + half * 0.6} ${rim + ry + 8} ${x - half * 0.6} ${rim + ry + 8 + slack} ${x - half} ${rim}z`;
  const shade = `M${x - half * 1.3} ${rim}L${x - half * 0.56} ${rim}C${x - half * 0.86} ${rim + 90} ${x - half * 0.84} 540 ${x - half * 0.6} 620L${x - half * 1.3} 620z`;
  const front = `M${x - half - 8} ${rim - 4}C${x - half - 12} ${rim + 6} ${x - half - 8} ${rim + 18} ${x - half + 2} ${rim + 20}C${x - half * 0.5} ${rim + ry + 26 + slack} ${x + half * 0.5} ${rim + ry + 26} ${x + half - 2} ${rim + 20}C${x + half + 8} ${rim + 18} ${x + half + 12} ${rim + 6} ${x + half + 8} ${rim - 4}C${x + half * 0.6} ${rim + ry + 4} ${x - half * 0.6} ${rim + ry + 4 + slack} ${x - half - 8} ${rim - 4}z`;
  const back = `M${x - half - 8} ${rim - 2}C${x - half} ${rim - ry - 14} ${x + half} ${rim - ry - 14} ${x + half + 8} ${rim - 2}C${x + half * 0.7} ${rim + ry} ${x - half * 0.7} ${rim + ry} ${x - half - 8} ${rim - 2}z`;
  return (
    solid(back, '#b98c4e', ink(2.6)) +
    area(oval(x, rim + 2, half * 0.9, ry * 0.82), '#2a1c0e') +
    inside +
    area(body, '#cfa566') +
    clipped(
      `jute-${x}`,
      body,
      stripes(x, rim, half, stripe) +
        weave(x, rim, half) +
        area(shade, '#0b4a4c', 'fill-opacity=".34" ') +
        line(
          `M${x + half * 1.02} ${rim + 44}C${x + half * 1.1} ${rim + 100} ${x + half * 1.08} 540 ${x + half * 0.94} 610`,
          { width: 5, colour: '#f6d9a0', opacity: 0.8 },
        ),
    ) +
    line(body, ink(2.8)) +
    solid(front, '#e6c68c', ink(2.6)) +
    line(
      repeat(9, (i) => {
        const u = (i - 4) / 4.6;
        const y = rim + 6 + ry * 0.95 * (1 - u * u);
        return `M${round(x + half * u)} ${round(y)}L${round(x + half * u - 5)} ${round(y + 15)}`;
      }),
      { width: 1.5, colour: '#8a6330' },
    )
  );
}

/** A full sack of a spice. */
export const full = (spice, x, rim, half, high) =>
  sack(x, rim, half, heap(spice, x, rim, half, high), spice === 'coriander' ? '#1f8f90' : COLOURS[spice][1]);
