/** The owner at the right end of the pit: she taps her watch, and her eyes are on the next bay. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_TEAL, DEEP_TEAL, GOLD, RUST } from '../../parts/palette.mjs';
import { card, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { womansHead } from './counter-heads.mjs';
import { arm, bangles, neck, pointer, shirt, sleeve, stands, wide } from './crew.mjs';
import { cased } from './pit-car.mjs';
import { openHand } from './pit-child.mjs';

const HERS = TONES.warm;
const same = (d) => d;
const put = stands(1264, 360, 0.76, -1, -30);

const WATCH_ARM = [
  [1288, 566, 32],
  [1222, 556, 32],
  [1176, 524, 25],
  [1140, 474, 17],
  [1130, 458, 16],
];
const TAP_ARM = [
  [1404, 478, 34],
  [1430, 544, 33],
  [1380, 586, 28],
  [1300, 556, 22],
  [1256, 524, 17],
  [1242, 514, 16],
];

/** A fold of the sari over her shoulder, with its border. */
const sari = () =>
  solid(
    put('M40 124C70 134 112 146 126 180C134 260 130 460 130 700L-130 700L-126 420C-60 340 0 240 40 124z'),
    RUST,
    ink(2.6),
  ) +
  area(put('M90 150C60 300 0 480 -60 700L20 700C80 520 110 300 112 164z'), BRICK, 'fill-opacity=".7" ') +
  cased(put('M40 124C0 240 -60 340 -126 420'), 8, GOLD);

/** Glasses on a chain about her neck, that hang towards us. */
const hangingGlasses = () =>
  cased(put('M-38 108C-40 150 -36 190 -30 206M40 108C72 140 86 170 84 194'), 2.6, GOLD, 2.4) +
  area(put(oval(0, 222, 27, 25) + oval(60, 214, 27, 25)), '#e6fbf6', 'fill-opacity=".75" ') +
  line(
    put(`${oval(0, 222, 27, 25)}${oval(60, 214, 27, 25)}M26 218C28 212 32 212 34 216M-26 218L-32 204M86 210L84 192`),
    ink(4),
  ) +
  line(put('M-10 218L0 208M50 210L60 200'), { width: 3, colour: '#ffffff' });

/** Her wristwatch, its middle at the origin, its strap along y. */
const watch = (at) =>
  solid(at(card(-13, -23, 26, 46, 5)), '#7a4a22', ink(2.4)) +
  solid(at(oval(0, 0, 22)), GOLD, ink(2.6)) +
  solid(at(oval(0, 0, 16)), DAY.light, ink(2)) +
  line(at('M0 0L0 -11M0 0L8 4'), ink(2.8));

export const owner = () =>
  neck(put, HERS) +
  shirt(put, BRIGHT_TEAL, DEEP_TEAL) +
  sari() +
  line(put('M-34 108C-10 132 20 132 40 108'), { width: 4.4, colour: GOLD }) +
  womansHead(
    put,
    {
      tones: HERS,
      turn: 12,
      look: [-8, -6],
      lid: 0.18,
      brow: 3,
      tilt: -5,
      mouth: 'soft',
      wide: 20,
      hair: '#e6ece8',
      calm: true,
    },
    { bun: true, grey: true },
  ) +
  hangingGlasses();

export const ownersArms = () =>
  arm(same, WATCH_ARM, HERS, 1) +
  sleeve(same, WATCH_ARM.slice(0, 2).map(wide), BRIGHT_TEAL, DEEP_TEAL, 1, GOLD) +
  openHand(placed(1110, 424, -30, 0.8), HERS) +
  watch(placed(1146, 482, 60, 0.86)) +
  arm(same, TAP_ARM, HERS, 1) +
  sleeve(same, TAP_ARM.slice(0, 2).map(wide), BRIGHT_TEAL, DEEP_TEAL, 1, GOLD) +
  bangles(same, 1268, 533, -54, 20, 2) +
  pointer(same, HERS, 1216, 502, -68, 0.8);
