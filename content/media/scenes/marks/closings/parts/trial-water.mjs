/** The water of the bridge-trial closing: what it mirrors, ripples, the sparkle of the sun, lilies, a terrapin. */
import { across, DAY, ink } from '../../daylight.mjs';
import { box, clipped, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, glow, line, round } from '../../stage.mjs';

const lens = (x, y, w, h) =>
  `M${round(x - w)} ${round(y)}Q${round(x)} ${round(y - h)} ${round(x + w)} ${round(y)}Q${round(x)} ${round(y + h)} ${round(x - w)} ${round(y)}z`;

/** Lens-shaped ripples, wider towards us. */
const ripples = (count, seed, [from, to], [top, foot], size) =>
  repeat(count, (i) => {
    const y = top + (foot - top) * chance(i * 7 + seed);
    const near = (y - top) / (foot - top);
    return lens(from + (to - from) * chance(i * 3 + seed + 1), y, (26 + 60 * near) * size, (1.6 + 3 * near) * size);
  });

/** The water below y = `top`; it mirrors `scene` at a share of its height. */
export const water = (scene, top, share = 0.62) =>
  across('pool', ['#1f7f80', '#3f9f98', '#9fcbb0', '#efd096', '#e2a850'], 0, 1440) +
  '<filter id="wave" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="turbulence" baseFrequency=".006 .11" numOctaves="1" seed="4"/><feDisplacementMap in="SourceGraphic" scale="16" xChannelSelector="R" yChannelSelector="A"/></filter>' +
  area(box(-20, top, 1480, 180), 'url(#pool)') +
  clipped(
    'pond',
    box(-20, top, 1480, 180),
    `<g opacity=".66" filter="url(#wave)"><g transform="translate(0 ${top * (1 + share)}) scale(1 ${-share})">${scene}</g></g>`,
  ) +
  area(ripples(26, 3, [-20, 620], [top + 14, 600], 1), '#1c7577', 'fill-opacity=".55" ') +
  area(ripples(16, 40, [-20, 560], [top + 14, 600], 0.8), '#a9dcd2', 'fill-opacity=".7" ') +
  area(ripples(26, 70, [1060, 1460], [top + 14, 600], 0.9), '#fbe3ae', 'fill-opacity=".7" ') +
  area(ripples(14, 90, [1100, 1460], [top + 14, 600], 1), '#b97a2a', 'fill-opacity=".4" ') +
  area(ripples(12, 120, [600, 860], [top + 14, 600], 0.9), '#d5efe2', 'fill-opacity=".6" ') +
  line(`M-20 ${top}H420M704 ${top}H1068`, { width: 2, opacity: 0.7, colour: DAY.light });

const star = (x, y, s) => placed(x, y, 0, s)('M0 -24Q5 -3 78 0Q5 3 0 24Q-5 3 -78 0Q-5 -3 0 -24z');

/** The sparkle: strips of light below the sun, white where they meet the bend. */
export function sparkle(x, top, [meetX, meetY]) {
  const strips = repeat(30, (i) => {
    const t = i / 30;
    const y = top + 4 + t * 140;
    const reach = 26 + 100 * t;
    return lens(x - 70 * t + (chance(i * 5) - 0.5) * reach * 1.7, y, 16 + 34 * t * (0.5 + chance(i)), 2 + 3 * t);
  });
  const core = repeat(9, (i) =>
    lens(meetX + (i % 2 ? 1 : -1) * 9 * ((i * 7) % 5), meetY - 26 + i * 7, 84 - Math.abs(i - 4) * 15, 3.6),
  );
  return (
    glow(meetX, meetY, 160, '#fff6dc', 0.85) +
    area(strips, '#ffe7ae') +
    glow(meetX, meetY, 74, '#ffffff', 1) +
    area(core + star(meetX, meetY, 1), '#ffffff')
  );
}

/** A leaf of a water lily, and with `bloom` its flower. */
export const lily = (x, y, s, fill, bloom) => {
  const put = placed(x, y, 0, s);
  const petal = (turn, tint) =>
    solid(placed(x, y - 8 * s, turn, s)('M0 0C-10 -10 -9 -24 0 -34C9 -24 10 -10 0 0z'), tint, ink(1.8));
  return (
    solid(put('M4 -2L40 -10C56 -4 52 10 30 13C4 17 -38 15 -46 4C-52 -8 -20 -15 18 -13z'), fill, ink(2)) +
    line(put('M0 0L-34 4M2 0L-14 -9M6 2L26 8'), { width: 1.4, colour: '#1f6a52' }) +
    (bloom ? [-66, 66, -34, 34, 0].map((turn, i) => petal(turn, i > 2 ? '#f7b9c4' : '#e88fa6')).join('') : '')
  );
};

/** A terrapin on a stone, which looks up at the bend. */
export function terrapin(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    solid(put('M-74 22C-70 2 -40 -8 0 -8C44 -8 74 4 78 22z'), '#8fa08a', ink(2.4)) +
    area(put('M-74 22C-70 6 -50 -4 -30 -6C-44 4 -46 14 -44 22z'), '#5f7a6c') +
    solid(
      put('M26 -18C38 -24 44 -38 50 -48C56 -58 72 -56 74 -46C75 -36 66 -34 62 -30C56 -18 48 -8 34 -6z'),
      '#6f8f4a',
      ink(2.2),
    ) +
    solid(put('M-40 -6C-44 -2 -46 2 -52 4L-34 6L-26 -4zM22 -6L30 6L14 6L10 -4z'), '#6f8f4a', ink(2)) +
    solid(put('M-48 -6C-46 -32 -24 -44 -4 -44C18 -44 36 -30 38 -6C14 2 -24 2 -48 -6z'), '#4a6b3c', ink(2.4)) +
    line(put('M-20 -41L-12 -24L-24 -4M14 -40L8 -24L20 -4M-12 -24L8 -24M-12 -24L-42 -18M8 -24L35 -18'), {
      width: 1.6,
      colour: '#a9c07a',
    }) +
    area(put(oval(62, -48, 3.6)), DAY.light) +
    area(put(oval(63, -49.4, 2.2)), DAY.ink)
  );
}

/** Reeds near us at an edge of the picture; m = -1 bends them to the left. */
export const reeds = (x, y, m, [fill, shade]) =>
  [
    [0, 250, 60, fill],
    [34, 190, 74, shade],
    [-14, 160, 20, shade],
    [62, 120, 70, fill],
  ]
    .map(([u, tall, lean, tint]) => {
      const [a, b] = [x + m * u, m * lean];
      return solid(
        `M${a - 8} ${y}C${a - 6} ${y - tall * 0.5} ${a + b * 0.3} ${y - tall * 0.9} ${a + b} ${y - tall}C${a + b * 0.5} ${y - tall * 0.7} ${a + 10} ${y - tall * 0.4} ${a + 10} ${y}z`,
        tint,
        ink(2.4),
      );
    })
    .join('');

/** A dragonfly about its middle. */
export const dragonfly = (x, y, s, turn) => {
  const put = placed(x, y, turn, s);
  return (
    solid(
      put(
        'M-4 -2C-24 -30 -46 -34 -50 -24C-48 -12 -20 -2 -4 -2zM4 -2C24 -30 46 -34 50 -24C48 -12 20 -2 4 -2zM-4 2C-26 -4 -42 6 -42 14C-34 22 -12 10 -4 2zM4 2C26 -4 42 6 42 14C34 22 12 10 4 2z',
      ),
      '#e6f4ee',
      ink(1.6),
    ) +
    line(put('M0 -8L0 50'), ink(7)) +
    line(put('M0 -8L0 50'), { width: 4, colour: '#c8502a' }) +
    solid(put(oval(0, -12, 7, 6)), '#c8502a', ink(1.6))
  );
};
