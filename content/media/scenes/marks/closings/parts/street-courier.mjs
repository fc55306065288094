/** Field visits and delivery: a courier on a scooter, from behind, with the route on the phone. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import {
  BRICK,
  BRIGHT_RUST,
  BRIGHT_TEAL,
  DEEP_TEAL,
  GLINT,
  GOLD,
  HONEY,
  HONEY_SHADE,
  MINT,
} from '../../parts/palette.mjs';
import { box, card, clipped, facing, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { fist } from './crew.mjs';
import { FACE } from './grocer.mjs';
import { tips } from './half-figure.mjs';

const TONE = TONES.deep;
const [SKIN, DUSK, CREASE] = TONE;
const PHONE = placed(428, 318, 9, 1.22);

/** A map with the way to go, about its middle, 100 × 182. */
function phone(put) {
  const screen = card(-42, -80, 84, 160, 9);
  const way = 'M-20 62L-20 20L18 6L18 -26L-8 -44';
  return (
    solid(put(card(-50, -91, 100, 182, 16)), DAY.ink, { width: 2.4, colour: '#5fb8b0' }) +
    clipped(
      'route',
      put(screen),
      area(put(screen), '#f4ecdc') +
        area(put('M-60 -90L-24 -90L-30 -20L-60 -6zM26 30L60 18L60 90L8 90L8 56z'), '#bfe0c8') +
        area(put('M34 -90L60 -90L60 -6L34 0z'), '#b9dfe4') +
        line(put('M-60 30L60 -8M-20 90L-20 -10L-60 -90M18 90L18 -90M-60 -34L60 -64M-60 72L60 50'), {
          width: 13,
          colour: '#ffffff',
        }) +
        line(put(way), { width: 12, colour: '#0f8f8a' }),
    ) +
    solid(put(oval(-20, 62, 10)), DAY.light, { width: 5, colour: DEEP_TEAL }) +
    solid(
      put('M-8 -40C-20 -54 -28 -62 -28 -72C-28 -84 -18 -92 -8 -92C2 -92 12 -84 12 -72C12 -62 4 -54 -8 -40z'),
      '#e4572e',
      ink(2.2),
    ) +
    area(put(oval(-8, -72, 7)), DAY.light)
  );
}

/** A mirror with the road behind us, on its stem. */
const mirror = (id, x, y, stem) =>
  line(stem, ink(8)) +
  line(stem, { width: 3.6, colour: '#8fa7a6' }) +
  solid(oval(x, y, 46, 40), DAY.ink, ink(3)) +
  clipped(
    id,
    oval(x, y, 39, 33),
    area(box(x - 50, y - 50, 100, 100), '#d6eef0') +
      area(
        `M${x - 50} ${y + 14}C${x - 20} ${y - 12} ${x + 6} ${y + 8} ${x + 50} ${y - 14}L${x + 50} ${y + 50}L${x - 50} ${y + 50}z`,
        '#8fc4a2',
      ) +
      area(`M${x - 18} ${y + 50}L${x - 2} ${y + 6}L${x + 6} ${y + 6}L${x + 30} ${y + 50}z`, '#f2e4c2') +
      area(
        `M${x - 26} ${y - 50}L${x - 8} ${y - 50}L${x - 34} ${y + 50}L${x - 54} ${y + 50}z`,
        DAY.light,
        'fill-opacity=".75" ',
      ),
  );

/** The scooter as far as one sees it: bars, grips, a mirror with a garland. */
const bars = () =>
  line('M-20 420L120 408M330 408L420 430', { width: 17, colour: DAY.ink }) +
  line('M60 414L120 408M330 408L372 418', { width: 10, colour: '#8fa7a6' }) +
  mirror('left', 18, 262, 'M58 408C50 360 30 320 22 300') +
  mirror('right', 308, 246, 'M352 410C350 360 322 320 312 284') +
  // Jasmine and a marigold on the stem.
  repeat(6, (i) => {
    const [x, y] = [322 + i * 4, 300 + i * 11];
    return area(oval(x, y, 8), '#8a6a3a') + area(oval(x, y, 6.6), i % 3 === 1 ? HONEY : DAY.light);
  });

/** The face in profile, towards the phone, under a helmet. */
function head() {
  const put = placed(88, 74, 12, 0.92);
  const dome =
    'M160 56C158 -12 112 -58 50 -54C-22 -50 -58 20 -50 98C-47 150 -34 190 0 206C34 214 66 208 84 196C82 168 88 150 102 132C108 112 104 92 112 74C126 60 144 56 160 56z';
  const shell =
    'M160 56C158 -12 112 -58 50 -54C-22 -50 -58 20 -50 98C-47 150 -34 190 0 206C10 208 20 209 30 208C-10 180 -24 120 -14 60C-4 10 40 -30 92 -40';
  return (
    solid(put(FACE), SKIN, ink(2.8)) +
    area(
      put('M163 196C166 202 165 212 157 218C148 223 134 219 122 215C104 209 88 196 82 172C98 194 132 204 163 196z'),
      DUSK,
      'fill-opacity=".55" ',
    ) +
    line(put('M173 170C164 174 154 170 146 160M166 150C160 152 156 147 159 141'), { width: 2.8, colour: CREASE }) +
    line(put('M140 154C138 160 138 166 141 172'), { width: 2.2, colour: CREASE }) +
    line(put('M126 78C134 68 148 68 158 76'), ink(5)) +
    area(put('M134 106C139 96 149 95 158 101C155 110 150 114 144 114C139 114 136 111 134 106z'), DAY.light) +
    area(put(oval(151, 107, 5.4, 6.6)), DAY.ink) +
    line(put('M129 106C136 95 148 92 159 98'), ink(3.6)) +
    line(put('M92 186C100 206 118 220 140 222'), ink(6)) +
    solid(put(dome), BRIGHT_RUST, ink(3)) +
    clipped(
      'helmet',
      put(dome),
      area(put(`${shell}z`), BRICK) +
        line(put('M150 -34C66 -32 8 8 -6 74C-12 118 0 168 34 226'), { width: 15, colour: GLINT }),
    ) +
    line(put(dome), ink(3)) +
    solid(
      put('M100 22C120 0 148 -6 166 2C184 14 194 34 196 52C176 44 138 44 104 66C94 52 92 36 100 22z'),
      '#a9d6d4',
      ink(2.6),
    ) +
    line(put('M120 22C136 10 156 10 170 22'), { width: 4, colour: DAY.light }) +
    solid(put(oval(102, 46, 11)), GOLD, ink(2.2)) +
    line(put('M92 -22C104 -18 114 -12 122 -4'), { width: 4, colour: '#ffb48a' })
  );
}

const BACK =
  'M118 300C92 316 62 322 44 348C26 388 28 500 32 640L322 640C330 500 334 390 312 350C296 324 262 318 236 300C206 324 150 324 118 300z';

/** The jacket from behind, a band that reflects, and the box behind the seat. */
const back = () =>
  solid('M116 240L184 232C186 266 198 292 232 306C206 334 142 334 110 308C120 290 120 266 116 240z', DUSK, ink(2.4)) +
  solid(BACK, HONEY, ink(3)) +
  area('M118 300C92 316 62 322 44 348C26 388 28 500 32 640L88 640C76 520 76 400 132 312z', HONEY_SHADE) +
  area('M30 432C110 452 250 452 327 432L327 470C250 490 110 490 30 470z', BRIGHT_TEAL) +
  line('M37 453C110 471 250 471 322 453', { width: 7, colour: GLINT }) +
  line('M66 368C84 384 96 402 100 420M292 366C280 384 272 400 270 418', { width: 2.4, colour: '#a85f1c' }) +
  line(BACK, ink(3)) +
  solid(box(54, 520, 256, 120), BRIGHT_TEAL, ink(3)) +
  area(box(55, 520, 56, 120), DEEP_TEAL) +
  solid('M44 494C44 486 50 482 58 482L306 482C314 482 320 486 320 494L320 522L44 522z', '#2ba3a2', ink(3)) +
  line('M66 494L298 494', { width: 4, colour: MINT });

const sleeve = (spine, side) =>
  solid(tapered(spine), HONEY, ink(2.8)) +
  area(shaded(spine, side, 0.36), HONEY_SHADE) +
  line(tapered(spine), ink(2.8));

/** The hand on the left grip, and its arm. */
const steers = () =>
  fist((d) => placed(26, 404, -4, 0.95)(d), TONE, 0, 0, 0, 1) +
  sleeve(
    [
      [70, 372, 44],
      [34, 410, 45],
      [2, 480, 42],
      [-30, 540, 40],
    ],
    1,
  );

const mirrored = (d) => PHONE(facing(-1)(d));

/** The hand that holds the phone: fingers round its left edge, the thumb up its right. */
const shows = () =>
  area(mirrored('M-16 134C-44 116 -64 92 -66 62C-68 30 -60 6 -44 -6L40 40C44 84 30 110 26 140z'), SKIN) +
  line(mirrored('M-40 122C-52 104 -65 88 -66 62M26 140C30 110 44 84 42 50'), ink(2.6)) +
  phone(PHONE) +
  tips(within(PHONE, -52, 44, 0, 1.02), TONE) +
  area(
    mirrored(
      'M-40 118C-60 98 -68 78 -66 54C-64 28 -54 4 -42 -12C-34 -22 -20 -18 -22 -4C-26 22 -26 40 -20 58C-14 76 -20 100 -40 118z',
    ),
    SKIN,
  ) +
  line(
    mirrored('M-44 112C-62 94 -68 76 -66 54C-64 28 -54 4 -42 -12C-34 -22 -20 -18 -22 -4C-26 22 -26 40 -20 58'),
    ink(2.6),
  ) +
  line(mirrored('M-40 -8C-36 -12 -30 -10 -30 -4'), { width: 1.8, colour: CREASE }) +
  sleeve(
    [
      [366, 540, 46],
      [380, 512, 46],
      [396, 484, 40],
      [408, 462, 36],
    ],
    1,
  ) +
  solid(placed(409, 462, 22)('M-40 -9C-14 -17 14 -17 40 -9L40 11C14 3 -14 3 -40 11z'), BRIGHT_TEAL, ink(2.4));

/** The upper arm of that hand, its shoulder part of the back. */
const upperArm = () =>
  area(
    'M246 314C290 324 318 340 336 374L412 520C420 545 400 574 372 576C346 578 328 566 320 550L246 404C236 372 236 340 246 314z',
    HONEY,
  ) +
  area('M250 404L320 550C328 566 346 578 372 576C356 566 346 552 338 536L282 416z', HONEY_SHADE) +
  line('M246 310C290 322 318 340 336 374L412 520C420 545 400 574 372 576C346 578 328 566 320 550L252 404', ink(3));

/** The collar about the neck. */
const collar = () =>
  solid(
    'M104 296C124 328 206 330 228 298C244 304 252 310 254 318C230 354 108 354 84 318C88 306 96 300 104 296z',
    '#ffc566',
    ink(2.6),
  );

export const courier = () => bars() + steers() + shows() + back() + upperArm() + collar() + head();
