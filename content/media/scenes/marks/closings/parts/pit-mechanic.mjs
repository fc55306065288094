/** The mechanic, who has rolled out over the pit on his creeper: lamp in one hand, spanner on the drain in the other. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, CREAM, GOLD, HONEY, HONEY_SHADE, SAND } from '../../parts/palette.mjs';
import { card, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { mansHead } from './counter-heads.mjs';
import { arm, fist, neck, sleeve, stands, wide } from './crew.mjs';
import { cased } from './pit-car.mjs';

const HIS = TONES.deep;
const same = (d) => d;
const put = stands(530, 424, 0.84, 1, -5);

const LAMP_ARM = [
  [430, 548, 36],
  [400, 470, 36],
  [410, 400, 30],
  [452, 336, 22],
  [468, 314, 20],
];
const SPANNER_ARM = [
  [640, 552, 36],
  [712, 520, 37],
  [744, 458, 30],
  [724, 396, 22],
  [716, 376, 20],
];

/** A lamp in a wire cage; its light leaves at the right. */
function lamp() {
  const at = placed(486, 296, -8);
  return (
    cased('M446 302C380 316 330 300 312 360C300 420 332 470 318 520C312 550 300 570 306 604', 4, BRIGHT_RUST, 4) +
    solid(at(card(-46, -12, 70, 24, 8)), BRIGHT_RUST, ink(2.6)) +
    solid(at('M22 -20L36 -24L36 24L22 20z'), DAY.ink, ink(2)) +
    solid(at('M36 -23C70 -32 96 -20 98 0C96 20 70 32 36 23z'), '#ffffff', ink(2.6)) +
    line(at('M54 -27L54 27M74 -24L74 24M36 0L98 0'), ink(2.2))
  );
}

/** A ring spanner along x, its ring at the origin. */
const spanner = (at) =>
  solid(
    at(
      'M20 -9L150 -9C158 -24 176 -30 190 -26L174 -10L174 10L190 26C176 30 158 24 150 9L20 9C8 30 -26 24 -26 0C-26 -24 8 -30 20 -9z',
    ),
    '#dfe6e0',
    ink(2.6),
  ) +
  area(at('M20 2L150 2L150 9L20 9z'), '#9fb3af') +
  solid(at(oval(0, 0, 13)), '#e8b04a', ink(2.4));

/** Light from the lamp on the sump, the brightest point. */
const light = () =>
  area('M580 268L706 222L706 376L580 306z', '#ffffff', 'fill-opacity=".55" ') +
  glow(628, 288, 190, '#ffffff', 0.95) +
  glow(612, 286, 70, '#ffffff', 1);

/** Oil that falls from the drain, larger the nearer it is. */
const drops = () => {
  const drop = (x, y, s) => {
    const at = placed(x, y, 0, s);
    return (
      solid(
        at('M0 -30C10 -14 20 -4 20 10C20 23 11 31 0 31C-11 31 -20 23 -20 10C-20 -4 -10 -14 0 -30z'),
        '#2a1a10',
        ink(2),
      ) +
      area(at('M8 -8C15 2 16 12 10 20C12 10 10 2 4 -6z'), HONEY) +
      area(at(oval(-8, 10, 4, 7)), DAY.light)
    );
  };
  return drop(640, 342, 0.3) + drop(640, 366, 0.5) + drop(642, 420, 1.25);
};

const cap = () =>
  solid(put('M-72 -34C-78 -94 -36 -124 6 -122C52 -120 80 -88 74 -34C40 -58 -40 -60 -72 -34z'), BRIGHT_RUST, ink(2.6)) +
  area(put('M-72 -34C-78 -94 -36 -124 0 -122C-34 -104 -50 -80 -52 -48C-60 -44 -66 -40 -72 -34z'), BRICK) +
  line(put('M-20 -118C-8 -96 -4 -76 -4 -52M34 -114C30 -96 28 -76 28 -51'), { width: 2.2, colour: BRICK }) +
  solid(
    put('M-78 -26C-70 -72 66 -76 82 -32C84 -22 76 -20 70 -26C40 -48 -34 -48 -66 -20C-74 -16 -80 -18 -78 -26z'),
    GOLD,
    ink(2.4),
  );

const cheek = () =>
  area(
    put(
      'M-44 30C-34 22 -20 26 -14 34C-22 36 -28 40 -38 40C-46 42 -50 36 -44 30zM-36 50C-28 46 -20 48 -16 52C-22 56 -30 56 -36 50z',
    ),
    DAY.ink,
    'fill-opacity=".8" ',
  );

/** The creeper from below: a padded board with a head rest, and castors at its corners. */
function creeper() {
  const at = placed(534, 562, -5);
  const castor = (u, v) =>
    solid(at(oval(u, v, 17)), '#dfe6e0', ink(2.6)) +
    solid(at(card(u - 9, v - 14, 18, 28, 7)), DAY.ink, ink(2)) +
    line(at(`M${u} ${v - 8}L${u} ${v + 8}`), { width: 2.4, colour: '#7f9a98' });
  return (
    solid(at('M-70 -44C-70 -56 70 -56 70 -44L90 -20L112 90L-112 90L-90 -20z'), HONEY_SHADE, ink(3)) +
    area(at('M-70 -40C-60 -50 60 -50 70 -40L76 -30L-76 -30z'), HONEY) +
    line(at('M-26 -46L-36 90M26 -46L36 90'), ink(2.2)) +
    cased(at('M-84 -14L84 -14M-98 40L98 40'), 12, '#47696c') +
    castor(-94, -14) +
    castor(94, -14)
  );
}

export const mechanic = () =>
  solid('M388 560C396 520 440 506 490 508L580 506C630 504 680 516 690 560L660 600L420 600z', CREAM, ink(2.6)) +
  neck(put, HIS) +
  drops() +
  mansHead(put, { tones: HIS, turn: 14, look: [7, -4], lid: 0.1, brow: 6, mouth: 'soft', wide: 25, calm: true }) +
  cap() +
  cheek();

export const creeperAndArms = () =>
  arm(same, LAMP_ARM, HIS, -1) +
  sleeve(same, LAMP_ARM.slice(0, 3).map(wide), CREAM, SAND, -1, HONEY_SHADE) +
  lamp() +
  fist(same, HIS, 478, 298, 82, 0.8) +
  light() +
  arm(same, SPANNER_ARM, HIS, 1) +
  sleeve(same, SPANNER_ARM.slice(0, 3).map(wide), CREAM, SAND, 1, HONEY_SHADE) +
  spanner(placed(640, 318, 21, 0.92)) +
  fist(same, HIS, 712, 346, 6, 0.86) +
  creeper();
