/** The eldest of the office in the lankacrm-call closing, who brings tea for three and hears that all is well. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { WHITE_SHADE } from '../../parts/palette.mjs';
import { facing, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, collar, flipped, neck, palm, thumb, torso } from './half-figure.mjs';

const TONE = TONES.deep;
const [SHIRT, GREY] = [DAY.light, '#b9c2bd'];
const at = placed(230, 340, 0, 1.12);

function head() {
  const put = within(at, 0, 0, 4);
  return (
    ear(put, -63, 8, TONE) +
    skull(put, TONE, 14, 3) +
    features(put, {
      tones: TONE,
      turn: 14,
      look: [7, 4],
      lid: 0.16,
      brow: 7,
      mouth: 'grin',
      wide: 26,
      hair: '#8d9a98',
    }) +
    solid(put('M18 40C6 32 -14 36 -22 50C-8 54 6 52 18 48C28 52 42 52 50 48C46 36 32 32 18 40z'), GREY, ink(2)) +
    solid(
      put(
        'M-66 8C-84 -38 -76 -98 -22 -116C20 -126 62 -116 72 -84C78 -62 74 -36 68 -14C66 -34 62 -52 54 -68C30 -82 -10 -82 -34 -66C-52 -50 -58 -20 -66 8z',
      ),
      GREY,
      ink(2.2),
    ) +
    line(put('M-30 -74C-14 -88 20 -94 46 -84M-44 -64C-36 -88 -10 -104 20 -106M-60 -28C-62 -56 -52 -80 -36 -92'), {
      width: 2,
      colour: '#7f8c88',
    }) +
    line(put('M-40 -46C-20 -54 10 -54 34 -50'), { width: 1.8, colour: TONE[2], opacity: 0.7 })
  );
}

const body = () =>
  neck(at, TONE) +
  torso(at, SHIRT, WHITE_SHADE) +
  line(at('M0 170L2 440'), { width: 1.8, colour: '#7f9a98' }) +
  line(at('M1 220L1.1 220M2 280L2.1 280'), { width: 7, colour: '#17757a' }) +
  collar(at, SHIRT);

const glass = (x, y) =>
  solid(
    `M${x - 30} ${y - 78}L${x + 30} ${y - 78}L${x + 23} ${y}C${x + 12} ${y + 7} ${x - 12} ${y + 7} ${x - 23} ${y}z`,
    DAY.paper,
    ink(2.4),
  ) +
  area(
    `M${x - 28} ${y - 58}L${x + 28} ${y - 58}L${x + 22} ${y - 2}C${x + 11} ${y + 4} ${x - 11} ${y + 4} ${x - 22} ${y - 2}z`,
    '#b4621c',
  ) +
  line(oval(x, y - 78, 30, 7), ink(2)) +
  line(`M${x + 16} ${y - 48}L${x + 13} ${y - 16}`, { width: 4, colour: '#e9a860' });

const TRAY = [232, 680];

function tray() {
  const [x, y] = TRAY;
  return (
    solid(
      `M${x - 142} ${y}C${x - 138} ${y + 40} ${x + 138} ${y + 40} ${x + 142} ${y}L${x + 134} ${y + 22}C${x + 122} ${y + 54} ${x - 122} ${y + 54} ${x - 134} ${y + 22}z`,
      '#7d4a1c',
      ink(2.4),
    ) +
    solid(oval(x, y, 142, 34), '#c8944e', ink(2.8)) +
    line(oval(x, y, 126, 26), { width: 2, colour: '#8a5a2c' }) +
    glass(x - 74, y + 2) +
    glass(x + 2, y + 12) +
    glass(x + 76, y + 2)
  );
}

const HANDS = [within(at, -100, 320, 8), within(at, 104, 320, 172)];

const UPPER = [
  [150, 266, 30],
  [164, 310, 30],
  [164, 346, 28],
];

/** His arms, and the tray on his hands. */
const brings = () => {
  const right = flipped(HANDS[1]);
  return (
    [-1, 1].map((m) => solid(at(facing(m)(tapered(UPPER))), TONE[0], ink(2.4))).join('') +
    arm(at, {
      tones: TONE,
      spine: [
        [-154, 346, 29],
        [-172, 332, 26],
        [-168, 314, 21],
      ],
      sleeve: [
        [-106, 192, 40],
        [-138, 236, 44],
        [-156, 286, 42],
      ],
      cloth: SHIRT,
      shade: WHITE_SHADE,
      side: 1,
    }) +
    arm(at, {
      tones: TONE,
      spine: [
        [154, 346, 29],
        [172, 332, 26],
        [172, 314, 21],
      ],
      sleeve: [
        [106, 192, 40],
        [138, 236, 44],
        [156, 286, 42],
      ],
      cloth: SHIRT,
      shade: WHITE_SHADE,
    }) +
    palm(HANDS[0], TONE) +
    palm(right, TONE) +
    tray() +
    thumb(HANDS[0], TONE) +
    thumb(right, TONE)
  );
};

export const teaBringer = () => body() + head() + brings();
