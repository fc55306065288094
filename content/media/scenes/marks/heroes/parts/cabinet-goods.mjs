/** Tools of the trades that sell, for a shop cabinet: each `put` has its origin on the floor of a compartment, in the middle. */
import { disc } from '../../parts/facade.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const BRASS = '#5a4318';
const WOOD = '#241b0e';

/** A stoppered apothecary bottle with a plain label, its foot at the origin of `put`. */
function bottle(put, w, h, fill, level = 0.5) {
  const r = w / 2;
  const neck = r * 0.45;
  const body = `M${-r} -3C${-r} 0 ${r} 0 ${r} -3L${r} ${-h * 0.58}C${r} ${-h * 0.7} ${neck} ${-h * 0.68} ${neck} ${-h * 0.78}L${neck} ${-h * 0.86}L${-neck} ${-h * 0.86}L${-neck} ${-h * 0.78}C${-neck} ${-h * 0.68} ${-r} ${-h * 0.7} ${-r} ${-h * 0.58}z`;
  const inside = `M${-r + 2} -3L${r - 2} -3L${r - 2} ${-h * level}L${-r + 2} ${-h * level}z`;
  return (
    solid(put(body), '#0b2129', pen(2)) +
    area(put(inside), fill, 'fill-opacity=".6" ') +
    solid(put(box(-neck - 3, -h * 0.89, neck * 2 + 6, h * 0.05)), '#12363e', pen(1.6)) +
    solid(
      put(`M${-neck} ${-h * 0.89}L${-neck * 0.8} ${-h}L${neck * 0.8} ${-h}L${neck} ${-h * 0.89}z`),
      '#17434a',
      pen(1.6),
    ) +
    solid(put(box(-r + 3, -h * 0.46, w - 6, h * 0.26)), '#33352a', pen(1.3)) +
    hair(put(`M${-r + 7} ${-h * 0.37}L${r - 7} ${-h * 0.37}M${-r + 7} ${-h * 0.29}L${r - 10} ${-h * 0.29}`), 0.9)
  );
}

/** The pharmacy: a shelf of bottles, below it a mortar with its pestle, a strip of tablets and a jar. */
export function pharmacy(put) {
  const at = (u, v) => (d) => put(placed(u, v)(d));
  const mortar = 'M-44 -58C-42 -30 -30 -18 -16 -14L-24 -2L24 -2L16 -14C30 -18 42 -30 44 -58z';
  const strip = (d) => put(placed(66, -12, -4)(d));
  const cross = 'M-4 -12L4 -12L4 -4L12 -4L12 4L4 4L4 12L-4 12L-4 4L-12 4L-12 -4L-4 -4z';
  const tablets = repeat(8, (i) => disc(-20 + (i % 4) * 13.4, -5 + Math.floor(i / 4) * 11, 3.6));
  return (
    bottle(at(-72, -104), 34, 64, '#8a5a1c', 0.5) +
    bottle(at(-32, -104), 30, 78, '#1f7d78', 0.36) +
    bottle(at(4, -104), 26, 56, '#8a5a1c', 0.54) +
    bottle(at(66, -104), 44, 70, '#b9812e', 0.44) +
    solid(put('M-112 -104L112 -104L112 -96L-112 -96z'), '#1d180e', pen(2)) +
    line(at(-30, 0)('M14 -62L40 -90'), { width: 13 }) +
    line(at(-30, 0)('M14 -62L40 -90'), { width: 8, colour: '#33352a' }) +
    solid(at(-30, 0)(mortar), '#2a2413', pen(2.4)) +
    solid(at(-30, 0)(oval(0, -58, 45, 8)), '#120f0a', pen(2.2)) +
    hair(at(-30, 0)('M-38 -42C-20 -36 20 -36 38 -42M-16 -14L16 -14'), 0.8) +
    solid(put('M44 -30L44 -78C44 -82 88 -82 88 -78L88 -30z'), '#241b0e', pen(2)) +
    solid(put(card(41, -90, 50, 10, 3)), '#4a3a1c', pen(1.8)) +
    area(put(placed(66, -56)(cross)), '#ffd08a', 'fill-opacity=".85" ') +
    solid(strip('M-30 -12L32 -12L36 12L-34 12z'), '#33352a', pen(1.8)) +
    line(strip(tablets), pen(1.5))
  );
}

/** A barcode scanner, its grip downwards and its nose to the left. */
const scanner = (put) =>
  solid(put('M-8 -8L16 -8L26 56L2 58z'), '#2a2011', pen(2.2)) +
  solid(
    put('M-46 -34C-48 -44 -40 -50 -30 -48L20 -40C34 -38 36 -16 24 -8L-6 -4L-36 -18C-44 -22 -44 -28 -46 -34z'),
    '#3a2c14',
    pen(2.3),
  ) +
  solid(put('M-49 -44L-40 -20L-46 -17L-56 -42z'), '#8a5a1c', pen(1.7)) +
  fine(put('M-7 4C-16 8 -14 18 -4 20M-26 -40L14 -34'), 0.9) +
  hair(put('M6 20L20 18M8 30L22 28M9 40L23 38'), 0.7);

/** The shop: a till drawer with its notes and coins; a scanner on a stand reads the bars on a packet. */
export function shop(put) {
  const cup = (i) => {
    const u = -58 + i * 39;
    const coins = repeat([3, 4, 2, 3][i], (k) =>
      solid(put(oval(u + [0, 6, -6, 3][k], -24 - k * 4.5, 11, 4)), BRASS, pen(1.4)),
    );
    return solid(put(`M${u - 17} -18L${u - 15} -34L${u + 15} -34L${u + 17} -18z`), '#0f0c08', pen(1.6)) + coins;
  };
  const note = (i) => {
    const u = -55 + i * 37;
    return (
      solid(
        put(`M${u - 15} -38L${u - 13} -62L${u + 13} -62L${u + 15} -38z`),
        ['#2b4a3c', '#4a3a1c', '#3a4632', '#5a4318'][i],
        pen(1.5),
      ) +
      fine(put(oval(u, -51, 6, 4.5)), 0.9) +
      line(put(`M${u} -68L${u} -50M${u - 6} -50L${u + 6} -50`), pen(1.8))
    );
  };
  const bars = [0, 5, 8, 14, 18, 21, 27, 31]
    .map((u, i) => box(-62 + u, -98, [3, 1.4, 4, 2, 1.4, 4, 2, 3][i], 20))
    .join('');
  return (
    solid(put('M-74 -68L-76 -136L-70 -142L-24 -142L-18 -136L-20 -68z'), '#2a3326', pen(2.2)) +
    hair(put('M-76 -132L-18 -132M-64 -142L-64 -132M-30 -142L-30 -132'), 0.7) +
    solid(put('M-47 -128C-36 -122 -36 -112 -47 -106C-58 -112 -58 -122 -47 -128z'), '#4a5a32', pen(1.6)) +
    hair(put('M-47 -128L-47 -104'), 0.9) +
    area(put(box(-66, -102, 40, 28)), '#d9c9a0') +
    area(put(bars), '#0f0c08') +
    area(put('M14 -138L-28 -87L-62 -87z'), '#ffb85a', 'fill-opacity=".22" ') +
    line(put('M-64 -87L-27 -87'), { width: 2.4, colour: '#ffb85a' }) +
    line(put('M60 -80C82 -100 80 -120 68 -128'), pen(3.4)) +
    solid(put('M40 -70L86 -70L82 -80L46 -80z'), '#241b0e', pen(2)) +
    scanner((d) => put(placed(56, -118, 14, 0.86)(d))) +
    solid(put('M-70 -70L70 -70L86 -16L-86 -16z'), '#120e08', pen(2)) +
    repeat(4, note) +
    hair(put('M-76 -38L76 -38M-36 -66L-42 -16M0 -66L0 -16M36 -66L42 -16'), 0.9) +
    repeat(4, cup) +
    solid(put('M-90 -18L90 -18L90 -1L-90 -1z'), WOOD, pen(2.4)) +
    solid(put(disc(0, -9.5, 5)), BRASS, pen(1.6)) +
    line(put('M0 -12L0 -8'), pen(1.4))
  );
}
