/** Heads of the people on the ferry: a face that looks to the lower right, with an expression, and what is on top. */
import { DAY, ink } from '../../daylight.mjs';
import { dot, solid, spot, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

export const TONES = {
  deep: ['#7d4d26', '#57351c'],
  warm: ['#96602f', '#6d4225'],
  light: ['#ab7043', '#7d4f2c'],
  fair: ['#e0a878', '#b87d52'],
};
const BLACK = [DAY.ink, '#7f9a98'];
export const GREY = ['#dbe2de', '#8b9a96'];
const [LIP, TEETH] = ['#6b2a1c', '#fffdf8'];

const mouths = {
  smile: (put) => line(put('M3 18C8 24 16 23 20 16'), { width: 2.4, colour: LIP }),
  smirk: (put) => line(put('M4 20C10 23 16 21 20 15'), { width: 2.4, colour: LIP }),
  flat: (put) => line(put('M5 20L17 19'), { width: 2.6, colour: LIP }),
  worry: (put) => line(put('M3 22C6 17 9 17 11 20C13 23 16 22 18 18'), { width: 2.6, colour: LIP }),
  oh: (put) => solid(put(oval(11, 20, 5, 6)), LIP, ink(1.6)),
  shout: (put) =>
    solid(put('M2 15C8 13 16 12 21 13C22 24 16 29 10 28C5 27 2 22 2 15z'), LIP, ink(1.8)) +
    area(put('M4 16C9 14 15 13 19 14L19 18C14 19 9 19 5 19z'), TEETH),
  grin: (put) =>
    solid(put('M2 15C8 17 15 17 21 13C20 23 15 26 10 26C5 26 3 20 2 15z'), TEETH, { width: 2, colour: LIP }),
};

const eye = (put, x, y, w, { look: [u, v] = [1, 0.6], lid }, [skin]) => {
  if (lid === 'shut') return line(put(`M${x - w} ${y}C${x - 2} ${y + 5} ${x + 2} ${y + 5} ${x + w} ${y}`), ink(2.4));
  const d = put(oval(x, y, w, 6.6));
  const pupil = spot(put, x + u * (w - 2.8), y + v * 3.4);
  const edge = `M${x - w} ${y + 0.5}C${x - 3} ${y - 4} ${x + 3} ${y - 4} ${x + w} ${y + 0.5}`;
  const half = put(`${edge}L${x + w + 1} ${y - 8}L${x - w - 1} ${y - 8}z`);
  return (
    area(d, TEETH) +
    dot(...pupil, 3.1, DAY.ink) +
    (lid ? area(half, skin) + line(put(edge), ink(2)) : line(d, ink(1.4)))
  );
};

const face = (put, tones, who) => {
  const [skin, dusk] = tones;
  const { brow = 0, tilt = 0, mouth = 'smile', front, brows = DAY.ink, nod = 0 } = who;
  const own = within(put, front ? -9 : 0, nod);
  const side = within(put, 0, nod * 0.3);
  const up = -8 - brow;
  return (
    solid(side(oval(-23, 6, 6, 7.4)), skin, ink(2)) +
    (front ? solid(side(oval(24, 5, 5, 7)), skin, ink(2)) : '') +
    solid(put('M-24 -8C-27 15 -15 32 3 32C21 32 28 15 26 -6C25 -34 -22 -36 -24 -8z'), skin, ink(2.4)) +
    area(put('M-25 2C-24 20 -14 31 3 32C8 32 12 31 16 28C0 30 -16 20 -18 -4z'), dusk, 'fill-opacity=".6" ') +
    eye(own, 2, 2, 6.4, who, tones) +
    eye(own, 17, 1.4, 5.6, who, tones) +
    line(
      own(
        `M-5 ${up + 1}C-2 ${up - 4} 4 ${up - 4 - tilt} 8 ${up - tilt}M13 ${up - tilt}C16 ${up - 4 - tilt} 21 ${up - 3} 24 ${up + 1}`,
      ),
      {
        width: 3,
        colour: brows,
      },
    ) +
    line(own('M11 4C14 8 17 11 14 13.5C12 14.5 10 14 9 13'), { width: 2, colour: dusk }) +
    mouths[mouth](own) +
    (who.moustache
      ? area(own('M0 17C4 11 9 12 11.500 14C14 12 20 11 23 15C19 18 14 18 11.500 16.500C8 18 4 19 0 17z'), brows)
      : '') +
    (who.beard
      ? area(
          put('M-24 4C-26 26 -14 36 4 36C20 36 28 20 25 2C22 16 20 20 17 22C12 19 6 20 3 23C-10 22 -17 14 -24 4z'),
          brows,
        ) + mouths[mouth](own)
      : '') +
    (who.glasses ? line(own(`${oval(2, 2, 8.4)}${oval(18, 1.5, 7.4)}M-6 1L-22 4`), ink(1.9)) : '') +
    (who.sweat ? solid(own('M31 -14C36 -6 36 -2 32 -1C28 -2 28 -6 31 -14z'), '#bfe6e4', ink(1.4)) : '')
  );
};

const crop = 'M-26 6C-34 -22 -16 -36 3 -35C26 -34 33 -14 27 1C21 -9 12 -14 2 -13C-10 -12 -18 -6 -20 8z';

/** Hair, `[fill, sheen]`, or what is worn, `[fill, shade]`. */
const tops = {
  short: (put, [fill, sheen]) =>
    area(put(crop), fill) +
    line(put('M-16 -20C-8 -28 4 -30 12 -27M-20 -10C-14 -20 -4 -22 2 -21'), { width: 1.6, colour: sheen }),
  tuft: (put, [fill]) =>
    area(
      put(
        'M-26 4C-34 -20 -18 -34 -6 -34L-8 -43L2 -36L8 -44L12 -34C28 -30 32 -12 27 0C20 -12 12 -10 8 -16C4 -8 -4 -14 -8 -10C-16 -8 -20 0 -21 7z',
      ),
      fill,
    ),
  bald: (put, [fill, sheen]) =>
    solid(put('M-27 10C-34 -2 -30 -16 -22 -18C-20 -8 -20 2 -20 10z'), fill, ink(1.8)) +
    line(put('M-8 -22C0 -26 10 -25 16 -21'), { width: 2, colour: sheen }),
  bun: (put, [fill, sheen]) =>
    solid(put(oval(-23, -22, 15, 14)), fill, ink(2)) +
    solid(
      put('M-26 9C-35 -22 -16 -37 3 -36C26 -35 34 -12 27 2C24 -8 15 -15 7 -17C-6 -15 -18 -6 -20 8z'),
      fill,
      ink(1.8),
    ) +
    line(put('M6 -19C-8 -24 -18 -16 -22 -4M8 -22C0 -30 -12 -29 -20 -20'), { width: 1.6, colour: sheen }),
  plait: (put, [fill, sheen]) =>
    [0, 1, 2, 3].map((i) => solid(put(oval(-27 - i * 1.5, 16 + i * 14, 8 - i, 9)), fill, ink(1.8))).join('') +
    solid(put('M-33 66L-22 64L-20 74L-28 70L-37 76z'), '#c8502a', ink(1.6)) +
    area(put('M-26 10C-35 -22 -16 -36 3 -35C26 -34 33 -12 27 2C22 -8 14 -14 4 -17C-8 -14 -18 -6 -20 10z'), fill) +
    line(put('M4 -18C-8 -20 -17 -12 -21 0M4 -34L4 -20'), { width: 1.6, colour: sheen }),
  bob: (put, [fill, sheen]) =>
    area(put('M-22 26C-40 22 -38 -38 3 -37C30 -36 36 -10 30 8C26 -4 20 -14 8 -18C-8 -14 -18 -4 -16 24z'), fill) +
    line(put('M4 -22C-12 -20 -24 -8 -25 14M-2 -30C-16 -28 -26 -16 -29 0'), { width: 1.6, colour: sheen }),
  cap: (put, [fill, shade]) =>
    solid(put('M-27 0C-32 -26 -14 -38 3 -38C24 -38 31 -20 28 -4C12 -10 -10 -10 -27 0z'), fill, ink(2.2)) +
    area(put('M-26 -1C-31 -26 -14 -37 -2 -37C-16 -28 -22 -14 -18 -4z'), shade) +
    solid(put('M-2 -10C12 -14 32 -10 42 2C42 8 36 8 30 6C20 0 8 -3 -2 0z'), fill, ink(2.2)),
  pillbox: (put, [fill, shade]) =>
    area(put(crop), DAY.ink) +
    solid(put('M-22 -20L-18 -46C-4 -52 16 -52 26 -44L26 -18C12 -26 -8 -26 -22 -20z'), fill, ink(2.2)) +
    line(put('M-21 -25C-8 -31 12 -31 26 -24'), { width: 4, colour: shade }),
  straw: (put, [fill, shade]) =>
    solid(put('M-46 0C-36 -12 40 -16 50 -4C40 4 -30 8 -46 0z'), fill, ink(2.2)) +
    solid(put('M-25 -5C-26 -32 -12 -40 4 -40C22 -40 30 -28 28 -7C14 -2 -12 -1 -25 -5z'), fill, ink(2.2)) +
    line(put('M-25 -11C-10 -5 14 -6 28 -12'), { width: 5, colour: shade }),
  cloth: (put, [fill, shade]) =>
    solid(put('M-24 -2L-40 8L-36 -8L-46 -14L-27 -14z'), shade, ink(2)) +
    solid(put('M-27 0C-32 -24 -16 -38 3 -38C26 -38 32 -18 28 -5C12 -12 -10 -12 -27 0z'), fill, ink(2.2)) +
    line(put('M-26 -6C-12 -18 14 -20 28 -11M-22 -18C-10 -28 10 -30 24 -24'), { width: 1.8, colour: shade }),
};

/** A head from behind, its hair `[fill, sheen]`. */
const nape = (put, [skin], [fill, sheen], bun) =>
  solid(put('M2 -26C24 -26 30 -6 27 10C23 24 12 29 2 28z'), skin, ink(2.2)) +
  solid(put('M17 -14C23 -32 -12 -40 -24 -22C-33 -6 -27 24 -8 28C3 30 11 20 13 6C15 0 15 -8 17 -14z'), fill, ink(2)) +
  line(put('M-4 -26C-15 -14 -19 2 -13 20M5 -24C-2 -10 -4 4 0 20'), { width: 1.6, colour: sheen }) +
  solid(put(oval(15, 4, 5.4, 7)), skin, ink(2)) +
  (bun ? solid(put(oval(-10, 14, 15, 14)), fill, ink(2)) : '');

/** A head about the origin of `put`. */
export const head = (put, tones, { back, top = 'short', colours = BLACK, ...who }) =>
  back ? nape(put, tones, colours, top === 'bun') : face(put, tones, who) + tops[top](put, colours);
