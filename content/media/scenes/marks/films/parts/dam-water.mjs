/** Moving water about the dam; every motion runs a whole number of times per loop, so that the film has no seam. */
import { faded, hair, repeat, ring } from '../../parts/shapes.mjs';
import { area, chance, glow, line, round, thousandths } from '../../stage.mjs';
import { deck, foot, MEET, OPENING } from './dam.mjs';
import { course, current } from './reservoir.mjs';

/** Dashes that run along a line `laps` whole times per loop. */
const running = (on, off, laps, t) =>
  `stroke-dasharray="${on} ${off}" stroke-dashoffset="${round(-(on + off) * laps * t)}" `;

/** Water from a gate: `head` and `tail` say how far its first and its last drops have fallen, 0 to 1. */
export function fall(x, open, t, { head = 1, tail = 0, colour = 'url(#two)', body = 0.2 } = {}) {
  if (tail >= 1 || head <= 0) return '';
  const lip = deck(x) + OPENING.top + OPENING.height;
  const depth = foot(x) + 10 - lip;
  const half = 2.4 + 22 * open;
  // A jet: as wide as the gate where it leaves, then narrower, then broken up by the air.
  const reach = (share) => half * (1 + 0.3 * share) + (20 - half) * Math.exp(-share * 14) * Math.min(1, open / 0.1);
  const at = (u, share) => `${round(x + u * reach(share))} ${round(lip + depth * share)}`;
  const edge = (u, from = tail, to = head) => {
    const shares = [0.04, 0.09, 0.16, 0.4, 0.7].filter((share) => share > from && share < to);
    const start = from ? at(u, from) : `${round(x + 24 * u)} ${round(lip - OPENING.height * open)}L${at(u, 0)}`;
    return `M${start}${[...shares, to].map((share) => `L${at(u, share)}`).join('')}`;
  };
  // While its end is in the air, the water has no straight edge.
  const ragged = (share, i) => share + 0.5 * share * (1 - share) * (chance(i * 9 + x) - 0.5);
  const strand = (i) => {
    const [on, off] = [40 + 60 * chance(i + x), 6 + 14 * chance(i * 3 + x)].map(Math.round);
    const u = -0.94 + (1.88 * (i + 0.7 * chance(i + 40) - 0.35)) / 15;
    return line(edge(u, ragged(tail, i), ragged(head, i)), {
      width: round(0.8 + 1.1 * chance(i * 11)),
      opacity: round(0.5 + 0.45 * chance(i * 5 + x)),
      colour,
      extra: running(on, off, Math.round(1300 / (on + off)), t + chance(i * 7)),
    });
  };
  const [left, right] = [edge(-1), edge(1)].map((d) => d.slice(1).split('L'));
  const share = thousandths(body * head ** 3 * (1 - tail));
  const sheet = area(`M${[...left, ...right.toReversed()].join('L')}z`, colour, `fill-opacity="${share}" `);
  // All strands lie upon each other in a thin jet: without this it would be the brightest.
  return faded(0.4 + 0.6 * Math.min(1, open / 0.35), sheet + repeat(16, strand));
}

/** Rings that widen on the water about (x, y). */
const rings = (x, y, t, from, to) =>
  repeat(3, (i) => {
    const way = (t * 5 + i / 3) % 1;
    const rx = from + (to - from) * way;
    return hair(ring(x, y + 4 + 6 * way, round(rx), round(rx * 0.19)), thousandths(0.75 * Math.sin(Math.PI * way)));
  });

/** Where an outer fall meets the basin. */
export const splash = (x, t, strength, colour) => {
  const y = round(foot(x) + 8);
  return faded(strength, glow(x, y, 44, colour, 0.5) + rings(x, y, t, 12, 40));
};

/** The one white-hot thing: the foot of the middle fall, broader while it carries the water of two. */
export function focus(open, t) {
  const y = round(foot(MEET) + 8);
  const wide = round(20 + 24 * open);
  return (
    glow(MEET, y, 190, '#ffffff', thousandths(0.34 + 0.2 * open)) +
    rings(MEET, y, t, wide, wide + 42) +
    glow(MEET, y - 4, 60, '#ffffff', 0.9) +
    area(ring(MEET, y + 1, wide, 6.5), '#fff')
  );
}

/** The river below the basin: ripples that drift towards us, and lines that run along the banks. */
export function river(t) {
  const ripple = (i) => {
    const way = (t + (i + chance(i + 70)) / 56) % 1;
    const y = 670 + 172 * way ** 1.4;
    const size = 6 + 20 * way + 16 * chance(i + 8);
    const x = course(0.08 + 0.84 * ((i * 0.618) % 1))(y);
    const arc = `M${round(x - size)} ${round(y)}q${round(size / 2)} ${round(-2 - 3 * way)} ${round(size)} 0t${round(size)} 0`;
    return hair(arc, thousandths(0.5 * Math.sin(Math.PI * way)));
  };
  const edges = [0.025, 0.05, 0.95, 0.975].map((share, i) =>
    line(current(share), { width: 1.3, opacity: 0.4, extra: running(38 + i * 6, 22 + i * 5, 4, t) }),
  );
  return repeat(56, ripple) + edges.join('');
}

/** Water that leaves the powerhouse below a window. */
export const outflow = (x, t, strength) =>
  repeat(6, (i) => {
    const spread = (i - 2.5) * 4;
    const d = `M${round(x + spread)} 660L${round(x + spread)} 667Q${round(x + spread)} 674 ${round(x - 9 + spread * 1.7)} ${679 + (i % 3) * 5}`;
    const extra = running(12 + i, 5, 16 - i, t + chance(i));
    return line(d, { width: 1.2, opacity: thousandths(0.55 * strength), extra });
  });
