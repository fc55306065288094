/** What happens in the aisles of the stockmaster-floor closing: spilt paint, the cat that went through it, a boy and his toy lorry. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { BRIGHT_RUST, DARK_CLOTH, GOLD, HONEY, HONEY_SHADE } from '../../parts/palette.mjs';
import { box, card, repeat, solid, spot, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { spine } from './floor-figures.mjs';
import { crate, drop, sack } from './floor-goods.mjs';
import { at } from './floor-plan.mjs';
import { cat } from './veranda-above.mjs';

const PAINT = '#12808a';

/** A tin on its side, and its paint on the floor. */
export const spill = (put) =>
  area(
    put(
      'M-6 -12C-40 -44 -74 -30 -92 -44C-112 -54 -124 -34 -108 -22C-140 -16 -150 10 -120 16C-126 34 -98 44 -84 30C-66 54 -34 40 -30 24C-16 30 -6 22 -6 12z',
    ),
    PAINT,
  ) +
  line(
    put(
      'M-6 -12C-40 -44 -74 -30 -92 -44C-112 -54 -124 -34 -108 -22C-140 -16 -150 10 -120 16C-126 34 -98 44 -84 30C-66 54 -34 40 -30 24C-16 30 -6 22 -6 12',
    ),
    ink(2.2),
  ) +
  line(put('M-104 -10C-96 -22 -84 -26 -70 -22M-112 6L-110 2'), { width: 4, colour: '#8fe0d6' }) +
  area(put(oval(-146, -30, 6) + oval(-70, 58, 5)), PAINT) +
  drop(put, box(-2, -36, 58, 50)) +
  solid(put(box(-6, -24, 56, 48)), '#c9d8d5', ink(2.2)) +
  solid(put(box(8, -24, 28, 48)), PAINT, ink(1.6)) +
  area(put(box(-5, -23, 54, 13)), DAY.ink, 'fill-opacity=".2" ') +
  solid(put(card(-10, -27, 8, 54, 3) + card(46, -27, 8, 54, 3)), '#e6efec', ink(2)) +
  line(put('M-4 -26C-10 -50 20 -54 26 -40'), ink(2)) +
  solid(put(oval(-2, 62, 22, 20)), '#c9d8d5', ink(2)) +
  solid(put(oval(-2, 62, 15, 13)), PAINT, ink(1.6));

/** Paw prints in paint along points `[u, v, turn]` of the plan. */
export const prints = (list) =>
  list
    .map(([u, v, turn], i) => {
      const put = at(u, v + (i % 2 ? 9 : -9), turn, 0.9);
      return area(
        put(oval(0, 2, 6.4, 5.4) + oval(-8, -6, 2.8) + oval(-3, -10, 2.8) + oval(3.4, -10, 2.8) + oval(8, -6, 2.8)),
        PAINT,
        `fill-opacity="${Math.max(0.3, 1 - i * 0.055)}" `,
      );
    })
    .join('');

/** The cat asleep on a crate, one paw still wet. */
export function sleeper(put) {
  const [x, y] = spot(put, 0, -2);
  const paw = within(put, -30, 34, 24);
  return (
    crate(put, 124, 100) +
    `<g transform="translate(${x} ${y}) scale(.62)">${cat(0, 0, 12)}</g>` +
    solid(paw('M-9 -12C-12 6 -8 14 0 14C8 14 12 6 9 -12z'), '#eda94e', ink(2)) +
    area(paw('M-9.6 1C-9.6 10 -6 13 0 13C6 13 9.6 10 9.6 1C4 -2 -4 4 -9.6 1z'), PAINT) +
    line(paw('M-3 13L-3 7M3 13L3 7'), ink(1.6))
  );
}

/** A pallet of cement. */
export const pallet = (put) =>
  drop(put, box(-92, -60, 170, 140)) +
  repeat(6, (i) => solid(put(box(-82, -66 + i * 23, 164, 17)), i % 2 ? '#cf9b55' : '#e2bb7e', ink(2))) +
  [
    [-38, -33, 0],
    [38, -31, 2],
    [-37, 31, -2],
    [40, 30, 1],
    [4, 0, 86],
  ]
    .map(([u, v, turn]) => sack(within(put, u, v, turn, 0.86)))
    .join('');

/** A boy on his stomach behind a lorry made of a sardine tin; its bonnet is along y. */
export function boy(put) {
  const [skin, shade] = TONES.warm;
  const leg = (m) => {
    const bend = spine(m * 15, -88, 15, m * 19, -124, 12, m * 22, -164, 9);
    return (
      solid(put(tapered(bend)), skin, ink(2)) +
      solid(within(put, m * 23, -176, m * -10)(card(-8, -14, 16, 26, 7)), shade, ink(2))
    );
  };
  const arm = (m) =>
    solid(put(tapered(spine(m * 34, -12, 11, m * 42, 22, 9, m * 24, 58, 7))), skin, ink(2)) +
    solid(put(oval(m * 22, 62, 9, 11)), skin, ink(2)) +
    line(put(`M${m * 22 - 3} 66L${m * 22 - 3} 72M${m * 22 + 3} 66L${m * 22 + 3} 72`), ink(1.4));
  const toy = within(put, 0, 96);
  return (
    drop(put, 'M-44 -40L-34 -176L20 -172L30 -40L20 30L-40 30z') +
    leg(-1) +
    leg(1) +
    solid(
      put('M-30 -70C-34 -96 -32 -112 -30 -120L-3 -118L0 -98L3 -118L30 -120C32 -112 34 -96 30 -70z'),
      DARK_CLOTH,
      ink(2.2),
    ) +
    drop(toy, box(-32, -34, 54, 84)) +
    [-1, 1]
      .map((m) => solid(toy(card(m * 26 - 6, -28, 12, 18, 4) + card(m * 26 - 6, 18, 12, 18, 4)), DAY.ink, ink(1.6)))
      .join('') +
    solid(toy(card(-25, -38, 50, 54, 4)), BRIGHT_RUST, ink(2.2)) +
    solid(toy(box(-18, -31, 36, 40)), '#8f3714', ink(1.8)) +
    solid(toy(card(-22, 20, 44, 30, 6)), HONEY, ink(2.2)) +
    solid(toy(box(-15, 36, 30, 8)), '#16343c', ink(1.6)) +
    solid(toy(box(-12, -25, 24, 26)), '#e2bb7e', ink(1.8)) +
    line(toy('M-12 -12L12 -12M0 -25L0 1'), ink(1.4)) +
    arm(-1) +
    arm(1) +
    solid(
      put(
        'M-44 -8C-44 -26 -30 -32 0 -32C30 -32 44 -26 44 -8C44 4 34 2 32 -4L32 -72C20 -80 -20 -80 -32 -72L-32 -4C-34 2 -44 4 -44 -8z',
      ),
      GOLD,
      ink(2.4),
    ) +
    area(
      put('M-42 -8C-42 -24 -30 -31 -8 -31C-20 -20 -22 -50 -20 -76C-28 -76 -32 -72 -32 -72L-32 -4C-34 2 -42 4 -42 -8z'),
      HONEY_SHADE,
      'fill-opacity=".7" ',
    ) +
    [-1, 1].map((m) => solid(put(oval(m * 25, 10, 5, 8)), skin, ink(1.8))).join('') +
    solid(put('M-6 30C-5 40 5 40 6 30z'), skin, ink(2)) +
    solid(put('M-25 8C-30 -34 30 -34 25 8C24 26 12 33 0 33C-12 33 -24 26 -25 8z'), DAY.ink, ink(2.2)) +
    line(put('M2 -2C8 -6 12 2 6 6C-4 10 -12 0 -6 -10C4 -20 20 -12 18 2M-18 6C-18 16 -12 24 -4 27'), {
      width: 1.6,
      colour: '#8aa6a2',
    })
  );
}
