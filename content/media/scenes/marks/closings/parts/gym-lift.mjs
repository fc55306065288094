/** Noon on the ground floor: a woman in her sixties lifts, a trainer kneels and corrects her, her granddaughter counts. */
import { DAY, ink } from '../../daylight.mjs';
import { repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { line } from '../../stage.mjs';
import { arm, drops, face, figure, GREY, hair, hand, headOn, leg, SKIN, shoe, trunk, tube } from './gym-figures.mjs';
import { deep, GROUND, onFloor, shadow } from './gym-hall.mjs';
import { rack } from './gym-things.mjs';

const [X, Y] = deep(702, GROUND, 0.03);

/** The bar, which sags under its plates; about the middle of the grip. */
function bar(put) {
  const d = put('M-150 22C-90 2 -50 -3 0 -3C50 -3 90 2 150 22');
  const plate = (m, x, y, h, fill, w = 8) => {
    const own = within(put, m * x, y, m * 12);
    return solid(
      own(`M${-w} ${-h + 5}C${-w} ${-h} ${w} ${-h} ${w} ${-h + 5}L${w} ${h - 5}C${w} ${h} ${-w} ${h} ${-w} ${h - 5}z`),
      fill,
      ink(2.4),
    );
  };
  const load = (m) =>
    plate(m, 146, 20, 24, '#f0a53a', 5) + plate(m, 132, 15, 36, '#1f8f90') + plate(m, 114, 10, 46, '#c8502a');
  return line(d, ink(10)) + line(d, { width: 5, colour: '#dfe9e4' }) + load(-1) + load(1);
}

function lifter() {
  const put = figure(X, Y, { size: 1 });
  const low = Object.assign((d) => put(within((e) => e, 0, 16)(d)), { size: 1 });
  const tones = SKIN.light;
  const head = headOn(low, 0, 2, -160);
  const rod = within(put, 0, -194);
  return (
    shadow(X, Y, 62) +
    leg(
      put,
      [
        [-13, -58],
        [-40, -34],
        [-32, -8],
      ],
      '#0f5f63',
      23,
    ) +
    leg(
      put,
      [
        [14, -58],
        [42, -34],
        [34, -8],
      ],
      '#17757a',
      23,
    ) +
    shoe(figure(X, Y, { m: -1 }), [34, -2]) +
    shoe(put, [36, -2]) +
    trunk(low, ['#c8502a', '#8f3714']) +
    line(low('M-28 -84C-10 -74 16 -74 32 -82'), { width: 7, colour: '#f6c667' }) +
    tube(
      put,
      [
        [-32, -110],
        [-66, -142],
        [-56, -192],
      ],
      15,
      tones[0],
    ) +
    tube(
      put,
      [
        [32, -110],
        [68, -142],
        [60, -192],
      ],
      15,
      tones[0],
    ) +
    tube(
      put,
      [
        [-32, -110],
        [-50, -127],
      ],
      20,
      '#c8502a',
    ) +
    tube(
      put,
      [
        [32, -110],
        [51, -127],
      ],
      20,
      '#c8502a',
    ) +
    face(head, tones, { mouth: 'grin', brow: 3, brows: '#8b9a96', glasses: true }) +
    hair.bun(head, GREY) +
    line(head('M-24 -4C-14 -18 4 -22 24 -10'), { width: 5, colour: '#1f8f90' }) +
    bar(rod) +
    [-56, 60]
      .map(
        (x) =>
          hand(put, [x, -193], tones) + line(put(`M${x - 4} -199L${x - 4} -189M${x + 2} -200L${x + 2} -190`), ink(1.4)),
      )
      .join('')
  );
}

function trainer() {
  const [x, y] = deep(560, GROUND, 0.02);
  const put = figure(x, y, { size: 1.06 });
  const low = Object.assign((d) => put(within((e) => e, -2, 34, 6)(d)), { size: 1.06 });
  const tones = SKIN.deep;
  const head = headOn(low, -4);
  return (
    shadow(x, y, 62) +
    tube(
      low,
      [
        [26, -122],
        [56, -128],
        [86, -110],
      ],
      13.5,
      tones[0],
    ) +
    leg(
      put,
      [
        [-14, -40],
        [-20, -10],
        [-56, -9],
      ],
      '#16343c',
      22,
    ) +
    shoe(put, [-62, -10], '#fffdf8', 70) +
    trunk(low, ['#1f8f90', '#0f5f63']) +
    line(low('M4 -136L8 -66'), { width: 2, colour: '#0f5f63' }) +
    shoe(put, [54, -2]) +
    leg(
      put,
      [
        [4, -40],
        [52, -58],
        [50, -14],
      ],
      '#234c56',
      23,
    ) +
    face(head, tones, { eyes: 'wide', look: [2, -2], mouth: 'small', brow: 5 }) +
    hair.short(head) +
    drops(head, [[-34, -18, -30]]) +
    arm(
      low,
      [
        [-24, -122],
        [8, -92],
        [66, -88],
      ],
      tones,
      '#1f8f90',
    ) +
    solid(low('M-8 -130C-6 -114 6 -108 16 -112'), 'none', { width: 2.4, colour: DAY.ink }) +
    solid(low(oval(18, -110, 6, 7)), '#f6c667', ink(1.8))
  );
}

function granddaughter() {
  const [x, y] = deep(862, GROUND, 0.012);
  const put = figure(x, y, { m: -1, size: 0.8 });
  const tones = SKIN.light;
  const head = headOn(put, -8);
  const open = within(put, 54, -112, 8);
  const fingers = [-38, -14, 10, 34, 80];
  return (
    shadow(x, y, 34) +
    tube(
      put,
      [
        [-12, -60],
        [-12, -12],
      ],
      15,
      tones[0],
    ) +
    tube(
      put,
      [
        [13, -60],
        [13, -10],
      ],
      15,
      tones[0],
    ) +
    shoe(put, [-12, -4], DAY.ink) +
    shoe(put, [13, -2], DAY.ink) +
    repeat(4, (i) => solid(put(oval(-30 - i * 3, -146 + i * 12, 8, 9)), DAY.ink, { width: 1.4, colour: '#7f9a98' })) +
    solid(put('M-30 -76C-38 -58 -44 -46 -46 -36C-20 -26 24 -26 46 -36C44 -48 38 -60 30 -76z'), '#f0a53a', ink(2.4)) +
    line(put('M-14 -62L-20 -34M2 -62L2 -31M18 -62L24 -34'), { width: 2, colour: '#c8762a' }) +
    trunk(put, ['#fffdf8', '#cfe2dc']) +
    face(head, tones, { eyes: 'wide', look: [1, -2], mouth: 'grin', brow: 5 }) +
    hair.drawnBack(head) +
    solid(head('M-24 6L-40 -4L-38 14zM-24 6L-34 20L-20 20z'), '#c8502a', ink(1.8)) +
    arm(
      put,
      [
        [30, -122],
        [56, -92],
        [56, -106],
      ],
      tones,
      '#fffdf8',
    ) +
    fingers
      .map((a) => solid(within(open, 0, 0, a)('M-4 -6L-4 -25C-4 -30 4 -30 4 -25L4 -6z'), tones[0], ink(1.8)))
      .join('') +
    solid(open(oval(0, 0, 11.5, 11)), tones[0], ink(2)) +
    arm(
      put,
      [
        [-26, -122],
        [-14, -86],
        [26, -98],
      ],
      tones,
      '#cfe2dc',
    ) +
    solid(within(put, 30, -102, 56)('M-4 0L-4 -18C-4 -24 4 -24 4 -18L4 0z'), tones[0], ink(1.8))
  );
}

export const lift = () => {
  const [x, y] = deep(488, GROUND, 0.115);
  return rack(x, y) + onFloor(540, 896, 0.004, 0.07, GROUND, '#17757a') + lifter() + trainer() + granddaughter();
};
