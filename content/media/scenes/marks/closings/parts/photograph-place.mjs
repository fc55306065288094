/** The ice factory of the iot-photograph closing: cold coils and blocks of ice, the wet floor, the door to the fish landing. */
import { across, DAY, hillsOn, ink } from '../../daylight.mjs';
import { box, card, pen, placed, relief, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, glow, line } from '../../stage.mjs';
import { cat } from '../../testimonials/parts/tasting-cat.mjs';
import { frostedPipe, icicles } from './photograph-machine.mjs';

const [TEAL, DEEP, HONEY, RUST] = ['#1f8f90', '#0f5f63', '#f0a53a', '#c8502a'];
/** Where the wall meets the floor, and the axis of the pipe. */
const FOOT = 560;
const PIPE = 168;
const DOOR = { x: 1052, y: 96, w: 340 };
const SEA = 330;

/** An outrigger canoe with its square sail, its waterline at the origin. */
const oru = (put) =>
  line(put('M-52 6L70 6'), ink(5)) +
  line(put('M-30 -12L-38 4M36 -12L44 4'), ink(2.4)) +
  solid(put('M-8 -150L64 -126L52 -26L-14 -34z'), '#b5622c', ink(2.4)) +
  area(put('M-8 -150L20 -141L8 -31L-14 -34z'), '#8f3714') +
  line(put('M-12 -8L-8 -158M-10 -30L66 -132'), ink(3)) +
  solid(put('M-78 -20C-40 -8 40 -8 84 -24C80 -8 70 0 60 2L-58 2C-68 0 -76 -8 -78 -20z'), HONEY, ink(2.4)) +
  solid(put('M22 -14C18 -30 24 -40 32 -40C40 -40 44 -30 42 -14z'), DEEP, ink(1.8)) +
  area(put(oval(32, -48, 8)), '#5f3a1e');

const trawler = (put) =>
  line(put('M-10 -44L-10 -118M-10 -112L52 -60'), ink(2)) +
  solid(put('M-40 -42L-40 -82L24 -82L30 -42z'), '#fbefd6', ink(2.2)) +
  solid(put('M-48 -82L30 -82L34 -92L-50 -92z'), RUST, ink(2)) +
  area(put(box(-30, -74, 18, 18) + box(-4, -74, 18, 18)), DEEP) +
  solid(put('M-92 -48C-50 -38 40 -38 102 -66C96 -34 84 -12 70 0L-72 0C-82 -12 -90 -28 -92 -48z'), TEAL, ink(2.4)) +
  line(put('M-88 -32C-50 -24 40 -24 94 -46'), { width: 6, colour: HONEY });

const gull = (x, y, s) => line(placed(x, y, 0, s)('M-24 -6C-16 -14 -6 -10 0 0C6 -10 16 -14 24 -6'), ink(2.4));

/** Sea, boats and beach beyond the open door. */
function landing() {
  const { x, y, w } = DOOR;
  const hills = hillsOn(SEA, 1.6);
  return (
    `<clipPath id="landing"><path d="${box(x, y, w, FOOT - y)}"/></clipPath><g clip-path="url(#landing)">` +
    area(box(x, y, w, FOOT - y), '#fdf1d2') +
    glow(1330, 176, 220, '#ffcf73', 0.9) +
    area(oval(1340, 186, 28), '#f7b750') +
    hills((u) => 330 - 46 * bell(u, 1400, 90) - 22 * bell(u, 1240, 70), 1030, 1420, '#e3e4bd') +
    area(box(x, SEA, w, 130), '#9ed5cd') +
    line(`M${x} ${SEA}L${x + w} ${SEA}`, ink(2)) +
    line('M1236 350L1262 350M1250 386L1300 386M1350 404L1400 404M1280 420L1320 420', {
      width: 2.6,
      colour: '#eef8f3',
    }) +
    trawler(placed(1366, 350, 0, 0.36)) +
    oru(placed(1312, 410, 0, 0.92)) +
    area('M1040 470C1160 436 1280 440 1400 430L1400 570L1040 570z', '#f0d79e') +
    line('M1040 470C1160 436 1280 440 1400 430', { width: 5, colour: '#fffdf8' }) +
    gull(1150, 150, 0.8) +
    gull(1192, 128, 0.6) +
    '</g>'
  );
}

/** Posts and lintel, and the sliding leaf pushed to the right. */
function doorway() {
  const { x, y, w } = DOOR;
  const right = x + w;
  return (
    solid(box(right, y - 8, 70, FOOT - y + 8), '#d9a24e', ink(2.6)) +
    line(
      repeat(3, (i) => `M${right + 22 + i * 20} ${y}L${right + 22 + i * 20} ${FOOT}`),
      ink(1.6),
    ) +
    solid(box(right - 4, y, 14, FOOT - y), '#8a5524', ink(2.4)) +
    solid(box(x - 16, y, 18, FOOT - y), '#8a5524', ink(2.4)) +
    area(box(x - 4, y + 2, 5, FOOT - y - 4), '#f6d28c') +
    solid(box(x - 40, y - 20, 460, 22), '#a5692a', ink(2.6))
  );
}

/** The coil of frosted pipe on the wall, whose end comes from the compressor. */
const coil = () => {
  const d = `M728 296L728 ${PIPE + 26}C728 ${PIPE + 8} 720 ${PIPE} 702 ${PIPE}L330 ${PIPE}L86 ${PIPE}C44 ${PIPE} 44 228 86 228L290 228C332 228 332 288 290 288L-40 288`;
  const along = [
    [730, 262, 19],
    [726, 206, 20],
    [690, 168, 20],
    [640, 166, 17],
    [588, 170, 19],
    [520, 167, 18],
    [452, 170, 18],
    [300, 166, 18],
    [200, 170, 19],
    [110, 168, 18],
    [66, 200, 18],
    [150, 228, 18],
    [250, 228, 18],
    [314, 258, 18],
    [210, 290, 19],
    [110, 288, 18],
    [24, 290, 18],
  ];
  return (
    icicles(PIPE + 12, [
      [664, 44],
      [626, 30],
      [584, 40],
      [500, 20],
      [440, 38],
      [372, 26],
    ]) +
    icicles(302, [
      [40, 34],
      [84, 46],
      [262, 40],
      [300, 26],
    ]) +
    frostedPipe(d, along)
  );
};

/** A block of ice with its front at (x, y). */
const block = (x, y, w, h) =>
  solid(
    `M${x} ${y}L${x + 26} ${y - 22}L${x + w + 26} ${y - 22}L${x + w + 26} ${y + h - 22}L${x + w} ${y + h}L${x} ${y + h}z`,
    '#d3efeb',
    ink(2.6),
  ) +
  area(`M${x + w} ${y}L${x + w + 26} ${y - 22}L${x + w + 26} ${y + h - 22}L${x + w} ${y + h}z`, '#8ccac4') +
  area(`M${x} ${y}L${x + 26} ${y - 22}L${x + w + 26} ${y - 22}L${x + w} ${y}z`, '#fffdf8') +
  area(
    `M${x + 14} ${y + 18}L${x + 44} ${y + 18}L${x + 22} ${y + h - 30}L${x + 14} ${y + h - 30}z`,
    '#fffdf8',
    'fill-opacity=".9" ',
  ) +
  area(
    `M${x + w - 40} ${y + h * 0.4}L${x + w - 20} ${y + h * 0.4}L${x + w - 36} ${y + h - 12}L${x + w - 62} ${y + h - 12}z`,
    '#fffdf8',
    'fill-opacity=".6" ',
  ) +
  line(`M${x + w} ${y}L${x + w} ${y + h}M${x} ${y}L${x + w} ${y}L${x + w + 26} ${y - 22}`, ink(2));

/** Blocks on a low cart. */
const ice = () =>
  area('M330 640L20 668L-40 668L-40 640z', '#6fa79d', 'fill-opacity=".5" ') +
  solid(box(12, 612, 316, 18), '#b98746', ink(2.6)) +
  [72, 272].map((x) => solid(oval(x, 640, 22), DAY.ink, ink(2)) + area(oval(x, 640, 8), HONEY)).join('') +
  block(28, 478, 128, 134) +
  block(170, 478, 128, 134) +
  block(100, 366, 128, 112) +
  line('M138 338C138 306 194 306 194 338M138 338L124 380M194 338L210 380', ink(8)) +
  line('M138 338C138 306 194 306 194 338M138 338L124 380M194 338L210 380', { width: 4, colour: HONEY });

export const room = () =>
  across('wall', ['#cfe6dc', '#e4ead6', '#f7e6bf'], 0, 1440) +
  across('floor', ['#b9d8cc', '#e0d5b2', '#f0d39a'], 0, 1440) +
  area(box(-20, -20, 1480, 600), 'url(#wall)') +
  relief(5, (x, i) => 30 + i * 88 + 8 * Math.sin(x / 130 + i), 0.3) +
  area(box(-20, 430, 1080, 140), '#9ccbbf') +
  area('M560 430L1040 430L1040 570L440 570z', '#c9d6b4', 'fill-opacity=".8" ') +
  line('M-20 430L1040 430', ink(2.4)) +
  landing() +
  doorway() +
  area(box(-20, FOOT, 1480, 270), 'url(#floor)') +
  area('M1052 560L1392 560L1240 820L640 820z', '#fdebc0') +
  line(`M-20 ${FOOT}L1460 ${FOOT}`, ink(2.6)) +
  area(oval(300, 712, 210, 20), '#e4f4ef', 'fill-opacity=".85" ') +
  line('M180 708L270 708M320 718L420 718', { width: 2.4, colour: '#7dbdb2' }) +
  coil() +
  ice();

/** The box of fish; its upper left corner is at (x, y). */
export const fishBox = (x, y) => {
  const fish = (u, v, turn, fill) => {
    const put = placed(x + u, y + v, turn);
    return (
      solid(put('M-46 0C-24 -22 18 -22 38 -4L62 -18L58 0L62 18L38 4C18 20 -24 20 -46 0z'), fill, ink(2.2)) +
      area(put(oval(-30, -3, 3.4)), DAY.ink) +
      line(put('M-18 -12C-12 -4 -12 4 -18 11'), ink(1.6))
    );
  };
  return (
    area(
      `M${x} ${y + 92}L${x + 150} ${y + 92}L${x + 100} ${y + 108}L${x - 70} ${y + 108}z`,
      '#7d8f6c',
      'fill-opacity=".45" ',
    ) +
    fish(50, -6, 18, '#a9d9d2') +
    fish(100, -10, -24, '#f0b25a') +
    fish(74, -18, -4, '#d5e6dc') +
    solid(card(x, y, 150, 92, 4), '#e0ae62', ink(2.6)) +
    area(box(x + 2, y + 2, 20, 88), '#a8743a') +
    line(`M${x} ${y + 30}L${x + 150} ${y + 30}M${x} ${y + 61}L${x + 150} ${y + 61}`, ink(2)) +
    line(
      `M${x + 10} ${y + 15}L${x + 10.1} ${y + 15}M${x + 140} ${y + 15}L${x + 140.1} ${y + 15}M${x + 140} ${y + 76}L${x + 140.1} ${y + 76}`,
      pen(4),
    )
  );
};

/** A cat on its hind legs at the box, its middle at (x, y). */
export const thief = (x, y) =>
  area(oval(x + 10, y + 66, 62, 9), '#7d8f6c', 'fill-opacity=".45" ') +
  `<g transform="translate(${x} ${y}) scale(.6)">${cat(0, 0)}</g>` +
  area(oval(x + 2, y + 66, 22, 8) + oval(x + 34, y + 64, 20, 8), DAY.ink);
