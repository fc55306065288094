/** The pharmacist of the mediflow-counter closing: a box held back in one hand while she reads the prescription in the other. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { WHITE_SHADE } from '../../parts/palette.mjs';
import { box, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, flipped, neck, palm, thumb, tips, torso } from './half-figure.mjs';

const TONE = TONES.deep;
const COAT = DAY.light;
const at = placed(206, 208, 0, 0.78);

function head() {
  const put = within(at, 0, 0, 7);
  return (
    area(put(oval(-62, -58, 38, 42)), DAY.ink) +
    line(put('M-92 -62C-84 -86 -66 -94 -50 -88M-88 -40C-80 -66 -66 -74 -52 -70'), { width: 1.8, colour: '#7f9a98' }) +
    ear(put, -62, 8, TONE) +
    skull(put, TONE, 13, 2) +
    features(put, { tones: TONE, turn: 13, look: [6, 6], lid: 0.3, brow: 3, tilt: -5, mouth: 'soft', wide: 18 }) +
    area(
      put(
        'M-64 16C-84 -36 -76 -112 4 -117C60 -116 84 -76 68 -14C66 -36 58 -56 34 -72C4 -64 -40 -52 -52 -14C-55 0 -57 8 -64 16z',
      ),
      DAY.ink,
    ) +
    line(put('M32 -78C0 -74 -42 -58 -58 -24M24 -94C-14 -92 -50 -72 -64 -38M40 -80C54 -70 62 -58 66 -42'), {
      width: 1.8,
      colour: '#7f9a98',
    }) +
    area(put(oval(17, -42, 4.4)), '#a8321a') +
    line(put(`${oval(-13, -1, 26, 22)}${oval(43, -2, 21, 21)}M13 -4C17 -8 19 -8 22 -4M-39 -4L-60 -8`), ink(3)) +
    area(put(oval(-64, 34, 6)), '#f6c667') +
    line(put(oval(-64, 34, 6)), ink(1.6))
  );
}

const body = () =>
  neck(at, TONE) +
  torso(at, COAT, WHITE_SHADE) +
  solid(at('M-44 134C-30 176 30 176 44 134L30 440L-30 440z'), '#c8502a', ink(2.2)) +
  solid(
    at('M-46 128L-64 150L-60 214L-42 226L-28 330L-22 260L-36 150zM46 128L64 150L60 214L42 226L28 330L22 260L36 150z'),
    COAT,
    ink(2.2),
  ) +
  line(at('M-44 136C-30 176 30 176 44 136'), { width: 3, colour: '#f6c667' });

/** What is held back: a box that wants a second look. */
function heldBack() {
  const put = within(at, -168, -6, -6);
  return (
    solid(put(box(-50, -66, 100, 132)), '#c8502a', ink(2.6)) +
    area(put(box(-50, -66, 18, 132)), '#8f3714') +
    area(put(box(-50, -30, 100, 60)), DAY.light) +
    line(put('M-50 -30L50 -30M-50 30L50 30'), ink(2)) +
    solid(put('M8 -24L36 22L-20 22z'), '#f5b93a', ink(2.6)) +
    line(put('M8 -9L8 6M8 13L8 13.2'), ink(5))
  );
}

const RAISED = {
  tones: TONE,
  spine: [
    [-150, 300, 30],
    [-172, 250, 29],
    [-178, 190, 23],
    [-176, 140, 20],
    [-174, 118, 20],
  ],
  sleeve: [
    [-108, 192, 38],
    [-134, 240, 42],
    [-150, 310, 40],
  ],
  cloth: COAT,
  shade: WHITE_SHADE,
  side: 1,
};

/** The forearm of the coat. */
const CUFFED = [
  [-164, 330, 36],
  [-172, 280, 36],
  [-178, 236, 34],
  [-180, 206, 32],
];

function raised() {
  const hand = flipped(within(at, -172, 56, -92));
  return (
    arm(at, RAISED) +
    area(at(tapered(CUFFED)), COAT) +
    area(at(shaded(CUFFED, 1, 0.36)), WHITE_SHADE) +
    line(at(tapered(CUFFED)), ink(2.6)) +
    palm(hand, TONE) +
    heldBack() +
    tips(within(at, -221, 16, -6, 0.96), TONE) +
    thumb(flipped(within(at, -148, 62, -74)), TONE)
  );
}

/** The prescription: lines, a capsule, and one line that is underlined. */
function prescription() {
  const put = within(at, 140, 136, 10);
  return (
    solid(put('M-56 -78L58 -78L58 66L42 80L-56 80z'), '#ffffff', ink(2.4)) +
    solid(put('M58 66L42 80L40 64z'), '#d9cdb0', ink(1.8)) +
    area(put(oval(-30, -54, 13)), '#17757a') +
    line(put('M-36 -54L-24 -54M-30 -60L-30 -48'), { width: 4, colour: DAY.light }) +
    line(put('M-6 -54L42 -54'), { width: 6, colour: DAY.ink }) +
    line(put(repeat(3, (i) => `M-40 ${-20 + i * 26}L${[36, 20, 32][i]} ${-20 + i * 26}`)), {
      width: 5,
      colour: '#5c7a80',
    }) +
    line(put('M-42 16C-20 12 10 20 26 14'), { width: 5, colour: '#e88a1a' })
  );
}

function reading() {
  const hand = flipped(within(at, 148, 226, -96));
  return (
    arm(at, {
      tones: TONE,
      spine: [
        [152, 400, 30],
        [156, 360, 28],
        [154, 310, 22],
        [153, 290, 21],
      ],
      sleeve: [
        [108, 192, 38],
        [138, 250, 42],
        [158, 320, 42],
        [158, 350, 38],
        [156, 336, 34],
      ],
      cloth: COAT,
      shade: WHITE_SHADE,
    }) +
    palm(hand, TONE) +
    prescription() +
    thumb(hand, TONE)
  );
}

export const pharmacist = () => body() + raised() + reading() + head();
