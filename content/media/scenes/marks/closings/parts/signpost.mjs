/** A tall wooden signpost with many arms, seen from the road: arms that lead away from us shorten towards the horizon. */
import { disc } from '../../parts/facade.mjs';
import { fine, hair, mapped, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';

const HORIZON = 452;

// Ends of boards, from the upper to the lower corner, for a length `l` and half the height `h`.
const ENDS = {
  arrow: (l, h) => `L${l - 24} ${-h}L${l} 0L${l - 24} ${h}`,
  round: (l, h) => `L${l - h} ${-h}C${l + h * 0.3} ${-h} ${l + h * 0.3} ${h} ${l - h} ${h}`,
  swallow: (l, h) => `L${l} ${-h}L${l - 15} 0L${l} ${h}`,
  blunt: (l, h) => `L${l - 10} ${-h}L${l} ${-h + 9}L${l} ${h - 9}L${l - 10} ${h}`,
  broken: (l, h) => `L${l} ${-h}L${l - 9} ${-h * 0.4}L${l - 3} ${h * 0.1}L${l - 17} ${h}`,
  spear: (l, h) => `L${l - 38} ${-h}L${l - 30} ${-h - 6}L${l} 0L${l - 30} ${h + 6}L${l - 38} ${h}`,
};

// Small drawn signs, their middle at the origin.
const wheel = `${disc(0, 0, 10)}${disc(0, 0, 2.6)}${repeat(8, (i) => placed(0, 0, i * 45)('M0 -3L0 -10'))}`;
const leaf =
  'M0 11C-1 4 -1 -1 0 -4M0 -4C-4 -7 -3 -12 0 -14C3 -12 4 -7 0 -4M0 3C-8 3 -13 -3 -14 -10C-6 -10 0 -5 0 3M0 3C8 3 13 -3 14 -10C6 -10 0 -5 0 3';
const fish =
  'M-17 0C-9 -10 5 -10 13 0C5 10 -9 10 -17 0M13 0L21 -7L19 0L21 7L13 0M-8 -5C-5 -2 -5 2 -8 5M-1 -6L2 -11L7 -5M-12 -2L-11 -2';
const key = `${disc(-10, 0, 7)}${disc(-10, 0, 2.4)}M-3 0L17 0M17 0L17 6M11 0L11 5`;
const cup = 'M-9 -7L-7 6C-6 9 5 9 6 6L8 -7zM8 -4C15 -5 14 4 7 4M-4 -11C-7 -14 -1 -15 -3 -18M3 -11C0 -14 6 -15 4 -18';

/** Height of the middle, side, length, half height, share of its size at the far end, end, sign, tilt. */
const ARMS = [
  { y: 176, side: 1, l: 160, h: 17, far: 0.9, end: 'arrow', sign: wheel },
  { y: 207, side: -1, l: 138, h: 17, far: 1.07, end: 'swallow', sign: leaf, tilt: 0.02 },
  { y: 236, side: 1, l: 72, h: 12, far: 0.82, end: 'blunt', tilt: -0.02 },
  { y: 268, side: -1, l: 176, h: 17, far: 0.9, end: 'spear', sign: fish },
  { y: 300, side: 1, l: 146, h: 17, far: 1.06, end: 'round', sign: key, tilt: 0.02 },
  { y: 334, side: -1, l: 92, h: 12, far: 0.82, end: 'arrow' },
  { y: 362, side: 1, l: 116, h: 16, far: 0.86, end: 'swallow', sign: cup },
  { y: 390, side: -1, l: 74, h: 12, far: 0.95, end: 'broken', tilt: -0.12 },
];

/** One board, nailed to the front of the post: its underside, its face, grain, nails, its sign. */
function arm(x, { y, side, l, h, far, end, sign = '', tilt = 0 }, seed) {
  const put = mapped((u, v) => {
    const share = 1 + (far - 1) * (u / l);
    return [x + side * u, HORIZON + (y + v - tilt * u - HORIZON) * share];
  });
  const tail = -15 - 11 * chance(seed + 2);
  const outline = `M${tail} ${-h}${ENDS[end](l, h)}L${tail} ${h}${seed % 2 ? `L${tail + 6} 0` : ''}z`;
  const grain = repeat(4, (i) => {
    const [from, v] = [tail + 12 + 30 * chance(seed * 5 + i), -h + (2 * h * (i + 0.8)) / 4.6];
    return `M${round(from)} ${round(v)}Q${round(l * 0.5)} ${round(v + 4 * chance(seed + i) - 2)} ${round(l - 40 - 20 * chance(i + seed))} ${round(v)}`;
  });
  const drawn = sign && put(placed(l * 0.56, 0, 0, 1.12)(sign));
  const plate = sign && put(disc(l * 0.56, 0, h - 1));
  return (
    solid(put(placed(0, 5)(outline)), '#1d5a5c', pen(1.8, 0.9)) +
    solid(put(outline), ['#0f2a33', '#0d242e', '#12313a'][seed % 3], pen(2.6)) +
    hair(put(grain), 0.42) +
    (sign ? area(plate, ['#0f2a33', '#0d242e', '#12313a'][seed % 3]) + line(drawn, pen(2.2)) : '') +
    fine(put(`M-4 ${-h * 0.5}L-3.9 ${-h * 0.5}M4 ${h * 0.5}L4.1 ${h * 0.5}`), 0.95)
  );
}

/** A crow that sleeps on an arm; its feet at (x, y). */
const crow = (x, y) =>
  solid(
    placed(x, y)('M-24 3L-10 -8C-8 -16 2 -20 6 -20C8 -26 16 -27 18 -22L24 -19L18 -17C18 -8 12 -1 2 0L-8 -1z'),
    '#06131a',
    pen(1.8),
  ) + hair(placed(x, y)('M-12 -5C-4 -6 4 -8 8 -14M-1 0L-1 4M5 -1L5 4'), 0.9);

/** The post, from its heap of stones to its cap, its nearer side lit by the lantern. */
export function signpost(x, foot) {
  const put = placed(x, foot);
  const top = 152 - foot;
  const body = `M-10 0L-8 ${top}L8 ${top}L10 0z`;
  const stones = [
    [-30, -2, 15, 11],
    [26, -1, 17, 12],
    [-12, 4, 17, 12],
    [10, 5, 14, 10],
    [-42, 5, 11, 7],
    [42, 6, 10, 7],
  ].map(([u, v, w, h]) =>
    solid(
      put(
        `M${u - w} ${v + h * 0.5}C${u - w} ${v - h * 0.6} ${u - w * 0.4} ${v - h} ${u + 2} ${v - h}C${u + w * 0.7} ${v - h} ${u + w} ${v - h * 0.3} ${u + w} ${v + h * 0.5}z`,
      ),
      '#0b1d27',
      pen(1.9),
    ),
  );
  return (
    solid(put(body), '#0c222b', pen(2.8)) +
    hair(put(`M-3 -6L-2 ${top + 8}M4 -60L4 ${top + 120}M-6 -150L-5 -40M0 -120C4 -112 4 -100 0 -94`), 0.5) +
    solid(put(`M-12 ${top}L-9 ${top - 7}L0 ${top - 17}L9 ${top - 7}L12 ${top}z`), '#12313a', pen(2.4)) +
    solid(put('M-11 -62L11 -62L11 -54L-11 -54z'), '#123640', pen(1.6)) +
    stones.join('') +
    ARMS.map((one, i) => arm(x, one, i)).join('') +
    crow(x - 112, 180)
  );
}
