/** What is about the mirror: ceiling with a still fan and a dead lamp, the rim, and the gloss of the glass. */
import { across, DAY, ink } from '../../daylight.mjs';
import { card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { outline } from './mirror-lens.mjs';

const blade = (turn) => {
  const put = placed(58, 34, turn);
  return (
    solid(put('M14 -5L40 -7L40 7L14 5z'), '#8a5a2c', ink(2)) +
    solid(put('M36 -12L118 -22C134 -22 138 20 120 24L36 12z'), '#4d9f98', ink(2.4)) +
    line(put('M46 -8L116 -15'), { width: 3, colour: '#9fe0d6' })
  );
};

const fan = () =>
  [8, 98, 190, 282].map(blade).join('') +
  solid(oval(58, 34, 22), '#e9a23f', ink(2.6)) +
  solid(oval(58, 34, 9), '#fff3dc', ink(2));

/** A bulb that does not burn, on its cord. */
const bulb = () =>
  line('M1392 -10L1392 22', ink(4)) +
  solid('M1380 20L1404 20L1406 40L1378 40z', DAY.ink, ink(2)) +
  solid('M1380 40C1362 54 1362 88 1392 90C1422 88 1422 54 1404 40z', '#8b8f86', ink(2.4)) +
  line('M1384 44L1388 66L1392 56L1396 66L1400 44', ink(1.8)) +
  line('M1374 62C1374 72 1378 78 1384 81', { width: 3, colour: '#dfe6e0' });

/** A gecko that hangs on the wall below the mirror. */
const gecko = (x, y, turn) => {
  const put = placed(x, y, turn, 0.8);
  const leg = (d) => line(put(d), ink(9)) + line(put(d), { width: 5, colour: '#5fb39a' });
  return (
    leg('M-6 -8L-24 -20L-30 -12M8 -8L24 -20L32 -14M-6 18L-22 26L-28 20M8 18L22 28L30 22') +
    solid(
      put(
        'M0 -46C14 -44 16 -28 8 -18C16 0 12 20 6 30C4 50 10 66 24 72C4 72 -6 52 -5 30C-11 20 -14 0 -7 -18C-14 -28 -13 -44 0 -46z',
      ),
      '#5fb39a',
      ink(2.2),
    ) +
    area(put(`${oval(-6, -34, 3.4)}${oval(8, -34, 3.4)}`), DAY.ink) +
    line(put('M-6 -8L8 -8M-8 4L9 4M-6 16L8 16'), { width: 3, colour: '#17605f' })
  );
};

/** A switch on the wall, its two rockers down. */
const lightSwitch = (x, y) => {
  const put = placed(x, y);
  return (
    solid(put(card(-24, -32, 48, 64, 6)), '#f7f1e4', ink(2.4)) +
    solid(put(card(-16, -20, 14, 40, 3) + card(3, -20, 14, 40, 3)), '#dfe6e0', ink(1.8)) +
    area(put('M-15 0L-3 0L-3 18L-15 18zM4 0L16 0L16 18L4 18z'), '#8fb8b0')
  );
};

/** The wall and ceiling that the mirror hangs before. */
const corners = () =>
  across('ceiling', ['#6fb3ad', '#c9dfd0', '#f3e0b4', '#dca45a'], 0, 1440) +
  area('M-20 -20L1460 -20L1460 620L-20 620z', 'url(#ceiling)') +
  line(
    repeat(24, (i) => `M-10 ${10 + i * 26}L1450 ${10 + i * 26}`),
    { width: 1.4, opacity: 0.35 },
  ) +
  area(placed(8, 14)(outline(-9)), DAY.ink, 'fill-opacity=".2" ') +
  fan() +
  bulb() +
  lightSwitch(52, 540) +
  gecko(1396, 546, -38);

/** The picture cut to the glass, with the rim about it. */
export const framed = (room) =>
  corners() +
  `<clipPath id="glass"><path d="${outline(8)}"/></clipPath><g clip-path="url(#glass)">${room}${gloss()}</g>` +
  across('rim', ['#0f5f63', '#1f8f90', '#3aa39a', '#c98a3a', '#b5471b', '#8f3714'], 0, 1440) +
  line(outline(1), { width: 19, colour: DAY.ink }) +
  line(outline(1), { width: 14, colour: 'url(#rim)' }) +
  line(outline(-2), { width: 2.6, colour: DAY.light, opacity: 0.55 });

/** Shade towards the rim, and bright reflections at the upper left and the lower right. */
const gloss = () =>
  `<radialGradient id="shade" cx=".5" cy=".5" r=".5"><stop offset=".78" stop-color="${DAY.ink}" stop-opacity="0"/><stop offset="1" stop-color="${DAY.ink}" stop-opacity=".42"/></radialGradient>` +
  `<ellipse cx="720" cy="300" rx="800" ry="360" fill="url(#shade)"/>` +
  area(
    'M64 250C72 150 130 84 240 54C300 40 380 34 440 30C330 48 240 66 178 104C116 142 90 190 82 262z',
    '#ffffff',
    'fill-opacity=".5" ',
  ) +
  area('M478 27C520 24 560 23 600 22C560 28 520 32 482 38z', '#ffffff', 'fill-opacity=".5" ') +
  area('M1376 350C1366 452 1300 510 1190 544C1270 506 1342 452 1358 348z', '#ffe6b0', 'fill-opacity=".4" ');
