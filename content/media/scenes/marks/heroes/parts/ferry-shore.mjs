/** What grows and swims in the water before the ferry: lotus, reeds, a turtle, a fish that leaps. */
import { DAY, ink } from '../../daylight.mjs';
import { dot, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';
import { DEEP, HONEY, MINT } from './ferry-figures.mjs';

const pad = (x, y, s, fill) => {
  const put = placed(x, y, 0, s);
  return (
    area(put(oval(-4, 8, 56, 18)), '#12403c', 'fill-opacity=".35" ') +
    solid(
      put('M4 2L54 -10C66 10 36 22 0 22C-36 22 -58 12 -56 0C-54 -14 -24 -20 6 -18C22 -18 34 -16 44 -14z'),
      fill,
      ink(2.2),
    ) +
    line(put('M4 2L-40 -4M4 2L-22 16M4 2L24 17M4 2L-10 -15'), { width: 1.5, colour: DEEP })
  );
};

const lotus = (x, y, s) => {
  const put = placed(x, y, 0, s);
  const petal = (turn, fill) =>
    solid(placed(x, y, turn, s)('M0 4C-18 -10 -14 -36 0 -48C14 -36 18 -10 0 4z'), fill, ink(2));
  return (
    petal(-62, '#e9a5b8') +
    petal(62, '#e9a5b8') +
    petal(-30, '#f3c2cd') +
    petal(30, '#f3c2cd') +
    petal(0, '#fbdfe2') +
    solid(put('M-22 0C-12 8 12 8 22 0C14 12 -14 12 -22 0z'), '#d98aa2', ink(1.6))
  );
};

/** Blades that rise from the lower edge about x. */
const reeds = (x, count, tall, fills) =>
  repeat(count, (i) => {
    const [u, lean] = [x + i * 17, 60 * (chance(i + x) - 0.45)];
    const top = 830 - tall * (0.6 + 0.5 * chance(i * 3 + x));
    return solid(
      `M${round(u - 7)} 830Q${round(u - 5)} ${round(top + 80)} ${round(u + lean)} ${round(top)}Q${round(u + 9)} ${round(top + 90)} ${round(u + 8)} 830z`,
      fills[i % fills.length],
      ink(1.8),
    );
  });

function turtle(x, y) {
  const put = placed(x, y);
  return (
    area(put(oval(-4, 12, 56, 9)), '#12403c', 'fill-opacity=".35" ') +
    solid(put('M34 -2C40 -24 62 -26 64 -14C64 -4 50 -2 44 8z'), '#8fae5a', ink(2)) +
    dot(...put('56 -16').split(' '), 2.4, DAY.ink) +
    solid(put('M-44 8C-40 -34 34 -38 44 8z'), '#4f7f4a', ink(2.4)) +
    line(put('M-26 6L-14 -14L12 -14L24 6M-14 -14L-20 -22M12 -14L18 -22'), { width: 1.8, colour: '#bfd28a' }) +
    line(put('M-62 12Q-50 4 -38 12Q-26 4 -14 12Q-2 4 10 12Q22 4 34 12Q46 4 58 12'), { width: 2.4, colour: '#e6f2e6' })
  );
}

/** A fish above its splash; it looks up at the ice box. */
function leap(x, y) {
  const put = placed(x, y);
  return (
    solid(put('M-8 -8C-24 -30 -10 -62 18 -70C24 -44 14 -16 -2 -6L4 10L-8 4L-22 10z'), '#cfe2dc', ink(2.2)) +
    area(put('M-8 -8C-24 -30 -10 -62 18 -70C0 -52 -6 -28 -2 -6z'), '#7fb9b4') +
    dot(...put('9 -55').split(' '), 3, DAY.ink) +
    line(put('M-2 -44C4 -42 8 -40 12 -36M-10 -22L-2 -20'), ink(1.8)) +
    line(put('M-34 14Q-20 4 -6 14Q8 4 24 14M-44 26Q-24 14 -4 26Q16 14 36 26M-30 2L-38 -8M20 2L30 -8M28 -16L32 -20'), {
      width: 2.6,
      colour: '#f4f6e6',
    })
  );
}

export const shore = () =>
  leap(590, 726) +
  turtle(380, 742) +
  pad(232, 716, 1, '#5fae8f') +
  pad(140, 766, 1.3, '#7fc2a0') +
  pad(300, 790, 1.1, '#5fae8f') +
  pad(770, 782, 1, '#a9b868') +
  pad(860, 760, 0.8, '#bcc070') +
  lotus(150, 752, 1) +
  lotus(780, 770, 0.8) +
  reeds(-8, 6, 250, ['#1f6f66', '#2f8f7f', MINT]) +
  reeds(1352, 7, 230, ['#b9862e', HONEY, '#8a6a24']);
