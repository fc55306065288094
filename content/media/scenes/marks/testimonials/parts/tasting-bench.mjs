/** The long white bench: bowls from pale to dark, cups with the wet leaf on their lids, heaps of dry leaf, the milk. */
import { across, DAY, ink } from '../../daylight.mjs';
import { box, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const [BACK, FRONT, COUNT, PITCH] = [566, 668, 6, 112];
const CHINA = '#fffdf8';
const SHADE = '#bcd6cd';
const LIQUOR = ['#f3c25a', '#eba53c', '#dd8730', '#c96a26', '#b04f1e', '#8f3a17'];

/** A flat shadow on the bench: the sun is behind the window, at the right. */
const cast = (d) => area(d, '#9fc3bb', 'fill-opacity=".8" ');

/** A tasting cup with its lid on it upside down, the wet leaf on that; (x, y) is the middle of its foot. */
function cup(x, y, leaf) {
  const put = placed(x, y);
  return (
    cast(put('M18 -4L-20 4L-66 12L-60 2z')) +
    line(put('M-22 -34C-40 -36 -40 -14 -20 -14'), ink(8)) +
    line(put('M-22 -34C-40 -36 -40 -14 -20 -14'), { width: 4, colour: CHINA }) +
    solid(put('M-24 -46L24 -46L21 -6C12 2 -12 2 -21 -6z'), CHINA, ink(2.2)) +
    area(put('M-23 -45L-10 -45L-10 -1C-16 -2 -20 -4 -21 -6z'), SHADE) +
    solid(put(oval(0, -49, 28, 6)), CHINA, ink(2.2)) +
    solid(
      put('M-18 -50C-18 -56 -12 -60 -8 -58C-6 -64 2 -66 6 -61C12 -62 19 -56 18 -50C8 -46 -8 -46 -18 -50z'),
      leaf,
      ink(1.8),
    ) +
    hair(put('M-10 -54L-5 -57M0 -52L5 -56M9 -54L12 -57'), 0.8)
  );
}

/** A bowl of tea. */
function bowl(x, y, fill) {
  const put = placed(x, y);
  return (
    cast(put('M22 -4L-22 6L-84 16L-74 0z')) +
    solid(put('M-38 -36C-38 -14 -26 0 -16 2L16 2C26 0 38 -14 38 -36z'), CHINA, ink(2.4)) +
    area(put('M-38 -36C-38 -14 -26 0 -16 2L-4 2C-14 -4 -24 -16 -24 -34z'), SHADE) +
    solid(put(oval(0, -36, 38, 10.5)), CHINA, ink(2.4)) +
    area(put(oval(0, -34.5, 31, 7.2)), fill) +
    line(put('M8 -38C16 -38 22 -37 26 -35'), { width: 2.4, colour: '#fff3d0' })
  );
}

/** A heap of dry leaf on a square of paper. */
const heap = (x, y) =>
  solid(placed(x, y)('M-22 -12L26 -12L22 8L-30 8z'), '#f6e6c4', ink(1.6)) +
  area(placed(x, y)('M-20 3C-14 -8 -8 -7 -2 -15C4 -9 12 -8 18 2C9 6 -9 6 -20 3z'), '#2a1d14');

/** The jug of milk, a drop down its side. */
export function jug(x, y) {
  const put = placed(x, y);
  return (
    cast(put('M24 -4L-24 6L-96 16L-80 0z')) +
    line(put('M-20 -58C-46 -62 -50 -24 -28 -20'), ink(10)) +
    line(put('M-20 -58C-46 -62 -50 -24 -28 -20'), { width: 5, colour: '#5fb3aa' }) +
    solid(
      put('M-24 -72C-22 -56 -34 -40 -32 -18C-30 0 -20 3 0 3C20 3 30 0 32 -18C34 -40 20 -56 22 -72L34 -78L6 -72z'),
      '#8fd0c8',
      ink(2.4),
    ) +
    area(put('M-24 -72C-22 -56 -34 -40 -32 -18C-30 0 -20 3 -8 3C-22 -10 -18 -44 -10 -72z'), '#5fb3aa') +
    solid(put('M34 -78L22 -71C8 -66 -16 -66 -24 -72C-18 -80 8 -80 18 -77z'), CHINA, ink(2)) +
    line(put('M-31 -30C-16 -24 16 -24 32 -30'), { width: 5, colour: CHINA }) +
    area(put('M33 -77C39 -66 39 -60 34 -58C29 -60 29 -66 33 -77z'), CHINA) +
    line(put('M33 -77C39 -66 39 -60 34 -58C29 -60 29 -66 33 -77z'), ink(1.4))
  );
}

/** Its top and its front of glazed tiles. */
export const bench = () =>
  across('tiles', ['#d8e9e2', '#eef2e6', '#fbf0d8'], 180, 1200) +
  area(box(186, FRONT + 14, 1030, 90), 'url(#tiles)') +
  hair(`${repeat(17, (i) => `M${246 + i * 60} ${FRONT + 14}V760`)}M186 726H1210`, 0.4) +
  area(box(186, FRONT + 14, 1030, 10), '#8fb8ae') +
  fine(`M186 ${FRONT + 14}V760`, 0.9) +
  solid(`M206 ${BACK}L1220 ${BACK}L1220 ${FRONT}L172 ${FRONT}z`, '#f3f5ec', pen(2.6)) +
  area(`M930 ${BACK}L1220 ${BACK}L1220 ${FRONT}L830 ${FRONT}z`, '#fdf3dc') +
  solid(box(166, FRONT - 2, 1050, 17), DAY.light, pen(2.6));

/** All the samples in their rows. */
export const samples = () =>
  repeat(COUNT, (i) => cup(306 + i * (PITCH - 2), 606, ['#7d8a3c', '#8a6a2c', '#8f5a26'][Math.floor(i / 2)])) +
  repeat(COUNT, (i) => heap(308 + i * PITCH, 640)) +
  repeat(COUNT, (i) => bowl(250 + i * PITCH, 650, LIQUOR[i]));
