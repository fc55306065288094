/** What is on the desk and the calendar of the peoplenest-payday picture: a calculator, envelopes, a ring-necked parakeet. */
import { DAY, ink } from '../../daylight.mjs';
import { RUST } from '../../parts/palette.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** A desk calculator that leans towards us on its stand; its paper is a strip. */
function calculator(x, y) {
  const put = placed(x, y);
  const keys = repeat(12, (i) => {
    const [u, v] = [-38 + (i % 4) * 21, -44 + Math.floor(i / 4) * 16];
    return solid(put(card(u, v, 16, 11, 3)), i === 11 ? '#f0a53a' : i % 4 === 3 ? '#8fd0c8' : '#fbf1dc', ink(1.5));
  });
  return (
    area(put('M-52 8L52 8L36 18L-70 18z'), '#a8743a', 'fill-opacity=".5" ') +
    solid(put('M-24 -84C-24 -116 -30 -126 -22 -138L26 -138C20 -126 26 -116 26 -84z'), '#fffdf8', ink(2)) +
    line(put('M-12 -124L12 -124M-14 -112L8 -112M-14 -100L14 -100'), { width: 3.4, colour: '#5f8f8e' }) +
    solid(put('M-44 -90L44 -90L56 8L-56 8z'), '#22404c', ink(2.6)) +
    solid(put(card(-38, -80, 76, 26, 4)), '#bfe6d2', ink(2)) +
    line(put('M2 -67L28 -67'), { width: 8, colour: '#22404c' }) +
    keys
  );
}

/** Closed envelopes in a pile, the upper one with a seal. */
const pile = (x, y) =>
  repeat(4, (i) => {
    const put = placed(x + [0, 6, -4, 2][i], y - i * 13, [0, 1, -2, 1][i]);
    return (
      solid(put(box(-56, -14, 112, 14)), ['#f7e3b8', '#fffdf8', '#8fd0c8', '#fffdf8'][i], ink(2)) +
      line(put('M-50 -7L50 -7'), { width: 1.6, colour: '#b58a4a' })
    );
  });

/** A stamp for what is paid. */
const stamp = (x, y) => {
  const put = placed(x, y);
  return (
    solid(put('M-8 -34C-18 -46 -16 -66 0 -66C16 -66 18 -46 8 -34L10 -18L-10 -18z'), '#22404c', ink(2.2)) +
    solid(put(box(-26, -20, 52, 16)), RUST, ink(2.2)) +
    solid(put(box(-30, -6, 60, 8)), DAY.ink, ink(1.4))
  );
};

/** A ring-necked parakeet that looks down to the right, an envelope in its beak; its feet at (x, y). */
export function parakeet(x, y) {
  const put = placed(x, y, 0, 0.86);
  return (
    solid(put('M-22 -8C-40 30 -48 70 -46 104L-34 96L-28 108C-20 70 -8 30 4 0z'), '#1f8a6d', ink(2.2)) +
    solid(
      put('M-26 -10C-34 -44 -22 -84 8 -88C34 -88 40 -60 34 -36C28 -12 10 6 -8 6C-18 6 -24 0 -26 -10z'),
      '#4fb283',
      ink(2.4),
    ) +
    solid(put('M-26 -12C-34 -40 -24 -64 -6 -66C8 -56 8 -24 -14 6C-22 4 -25 -4 -26 -12z'), '#1f8a6d', ink(2)) +
    line(put('M-18 -46C-10 -44 -4 -40 -2 -34M-22 -30C-14 -28 -8 -24 -6 -18'), { width: 2, colour: '#a8dcb8' }) +
    solid(put('M-2 -78C-10 -104 8 -124 30 -120C50 -116 54 -92 42 -76C32 -66 8 -66 -2 -78z'), '#5fc08f', ink(2.4)) +
    line(put('M0 -80C14 -70 34 -70 44 -80'), { width: 5, colour: '#e0573a' }) +
    solid(put('M46 -110C62 -112 70 -98 62 -82C58 -84 54 -88 46 -90z'), '#e0573a', ink(2)) +
    area(put(oval(30, -102, 7)), '#fffdf8') +
    area(put(oval(32, -101, 4)), DAY.ink) +
    line(put('M-2 2L0 12M12 -2L14 12M-8 12L22 12'), { width: 5, colour: '#c8762a' })
  );
}

/** What the desk bears. */
export const onDesk = () => calculator(408, 476) + pile(680, 480) + stamp(312, 486);
