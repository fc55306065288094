/** The salesman of the lankacrm-call closing, just in, helmet under his arm: he points at what he promised. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { HONEY, HONEY_SHADE } from '../../parts/palette.mjs';
import { facing, placed, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { heldHelmet } from './counter-heads.mjs';
import { collar, neck, pointingHand, tips, torso } from './half-figure.mjs';

const TONE = TONES.light;
const JACKET = HONEY;
const at = placed(1282, 352, 0, 1.12);

function head() {
  const face = within(at, 0, 0, -7);
  const put = (d) => face(facing(-1)(d));
  return (
    ear(put, -63, 8, TONE) +
    skull(put, TONE, 15) +
    features(put, { tones: TONE, turn: 15, look: [7, 6], lid: 0.08, brow: 7, mouth: 'grin', wide: 25 }) +
    area(
      put(
        'M-64 8C-80 -40 -76 -96 -24 -116C-10 -130 44 -130 66 -106C84 -86 80 -48 69 -10C66 -24 64 -38 60 -50C46 -46 34 -50 26 -60C18 -50 4 -48 -8 -58C-18 -46 -34 -40 -50 -42C-58 -28 -60 -10 -64 8z',
      ),
      DAY.ink,
    ) +
    // What a helmet does to hair.
    line(
      put('M-26 -112C-36 -126 -30 -136 -20 -138M4 -118C0 -134 8 -140 18 -138M30 -118C36 -130 46 -132 52 -126'),
      ink(5),
    ) +
    line(put('M26 -60C30 -78 40 -90 54 -98M-8 -58C-4 -80 8 -96 26 -106M-50 -42C-46 -68 -30 -90 -6 -102'), {
      width: 2,
      colour: '#7f9a98',
    })
  );
}

const body = () =>
  neck(at, TONE) +
  torso(at, JACKET, HONEY_SHADE) +
  area(at('M-140 256C-60 272 60 272 140 256L140 290C60 306 -60 306 -140 290z'), '#17757a') +
  line(at('M-139 273C-60 289 60 289 139 273'), { width: 6, colour: '#fff3d0' }) +
  line(at('M0 170L2 440'), ink(2.2)) +
  collar(at, '#17757a');

const sleeved = (spine, side) =>
  area(at(tapered(spine)), JACKET) +
  area(at(shaded(spine, side, 0.4)), HONEY_SHADE) +
  line(at(tapered(spine)), ink(2.6));

/** The arm about the helmet. */
const holds = () =>
  tips(within(at, 56, 344, 186, 0.96), TONE, 3) +
  sleeved(
    [
      [150, 340, 38],
      [112, 350, 32],
      [76, 346, 27],
    ],
    1,
  ) +
  sleeved(
    [
      [106, 192, 40],
      [144, 250, 45],
      [162, 330, 43],
      [160, 400, 40],
    ],
    -1,
  );

/** The arm that points, before the laptop. */
export function points() {
  const hand = placed(1086, 704, -80);
  return (
    sleeved(
      [
        [-98, 192, 38],
        [-118, 250, 40],
        [-119, 334, 40],
      ],
      1,
    ) +
    sleeved(
      [
        [-108, 352, 40],
        [-132, 340, 32],
        [-150, 328, 26],
      ],
      1,
    ) +
    pointingHand(hand, TONE)
  );
}

export const rider = () => body() + heldHelmet(within(at, 72, 284, 8, 1.12)) + holds() + head();
