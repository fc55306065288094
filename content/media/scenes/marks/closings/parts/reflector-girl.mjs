/** The girl who holds a round reflector, and the sun that it throws back. */
import { DAY } from '../../daylight.mjs';
import { SKIN } from '../../parts/palette.mjs';
import { fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** The girl behind the round reflector: a straw hat, a plait, hands on its rim, a skirt; light goes from it to the cake. */
export function girl(x, y) {
  const put = placed(x, y);
  const disc = placed(x + 34, y - 236, 12);
  const hand = (u, v, turn) =>
    solid(disc(placed(u, v, turn)('M-12 -9C-4 -14 10 -12 14 -4L14 4C8 12 -8 12 -12 8z')), SKIN, pen(1.8)) +
    hair(disc(placed(u, v, turn)('M0 -4L13 -4M0 2L13 3')), 0.9);
  return (
    area(put('M-40 0L30 0L-20 14L-230 14L-140 2z'), '#0b6b6a', 'fill-opacity=".3" ') +
    solid(put('M-22 -90L-20 -8L-4 -8L0 -90zM8 -90L10 -4L26 -4L30 -90z'), SKIN, pen(2)) +
    area(put('M-24 -10L-2 -10L2 0L-26 0zM6 -6L28 -6L36 4L6 4z'), DAY.ink) +
    solid(
      put('M-34 -230C-44 -180 -56 -130 -60 -84C-30 -72 40 -72 62 -84C56 -130 40 -180 34 -230z'),
      '#0f5f63',
      pen(2.4),
    ) +
    line(put('M-24 -180L-38 -82M-4 -180L-8 -78M18 -160L26 -78'), { width: 1.6, colour: '#7fd0c6' }) +
    solid(put('M-40 -228C-48 -280 -44 -316 -14 -322L18 -322C42 -316 46 -280 40 -228z'), '#f3cf8d', pen(2.4)) +
    solid(put('M-34 -312C-66 -296 -70 -262 -62 -236L-40 -222L-30 -262z'), '#e0b063', pen(2)) +
    solid(put('M-12 -318L14 -318L16 -346L-14 -346z'), SKIN, pen(1.6)) +
    area(put('M-32 -368C-34 -336 -20 -330 2 -330C24 -330 34 -340 32 -368z'), DAY.ink) +
    line(put('M-22 -346C-34 -320 -40 -300 -36 -270'), { width: 13, colour: DAY.ink }) +
    solid(disc(oval(0, 0, 92, 108)), '#d79a3c', pen(3)) +
    area(disc(oval(2, 0, 84, 100)), '#fbe2a6') +
    area(disc('M2 -100C50 -96 86 -52 86 0C86 52 50 96 2 100C34 60 40 -50 2 -100z'), '#fff4d4') +
    hair(disc('M-52 -76C-34 -30 -34 30 -50 78M-22 -94C-6 -40 -6 40 -22 94'), 0.6) +
    hand(-92, -14, 20) +
    hand(20, -104, 80) +
    solid(
      put('M-70 -360C-60 -384 60 -392 76 -372C80 -356 30 -344 -4 -344C-40 -344 -74 -348 -70 -360z'),
      '#f2d597',
      pen(2.4),
    ) +
    solid(
      put('M-38 -364C-40 -410 -20 -420 4 -420C30 -420 44 -408 42 -372C20 -358 -18 -356 -38 -364z'),
      '#f9e3b4',
      pen(2.2),
    ) +
    line(put('M-38 -370C-16 -362 20 -364 42 -378'), { width: 7, colour: '#17757a' }) +
    fine(put('M-58 -358C-20 -350 40 -354 66 -370'), 0.6)
  );
}

/** Rays from the reflector at (x, y) towards the right, a fan of short strokes. */
export const rays = (x, y) => {
  const put = placed(x, y);
  const ray = (i) => {
    const a = ((i - 3.2) * 9 * Math.PI) / 180;
    const [from, to] = [118, i % 2 ? 150 : 166];
    return `M${from * Math.cos(a)} ${from * Math.sin(a)}L${to * Math.cos(a)} ${to * Math.sin(a)}`;
  };
  return line(put(repeat(6, ray)), { width: 3.2, colour: '#ffe2a8' });
};
