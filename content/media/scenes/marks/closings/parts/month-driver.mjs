/** A driver's head in three-quarter view to the left, laughing; the origin is the middle of the head. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { clipped, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const [SKIN, DUSK, CREASE] = TONES.warm;
const LIT = '#d98f4e';
const GREY = '#7f9a98';

const FACE =
  'M-86 -96C-92 -70 -94 -50 -90 -30C-94 -22 -96 -14 -92 -4C-98 16 -98 36 -92 58C-90 84 -84 112 -72 138C-64 158 -48 172 -26 174C6 176 40 162 62 138C80 118 88 88 90 56L94 -60C70 -130 -60 -140 -86 -96z';
const HAIR =
  'M-90 -72C-104 -112 -88 -142 -62 -148C-48 -172 2 -178 34 -168C84 -160 112 -120 108 -66C108 -34 104 -8 94 22L84 26C84 0 82 -24 74 -44C66 -58 62 -74 58 -88C20 -84 -50 -86 -74 -104C-82 -96 -88 -86 -90 -72z';
const MOUTH = 'M-84 92C-66 104 -14 102 26 80C26 110 6 146 -36 148C-64 146 -80 122 -84 92z';
const TEETH = 'M-82 94C-66 104 -14 102 24 82C22 94 18 102 12 108C-14 120 -56 122 -76 112C-80 106 -82 100 -82 94z';

/** The ear, with its folds; the light of the evening lies on its rim. */
const ear = (put) =>
  solid(put('M82 -14C92 -40 124 -38 122 -4C120 28 108 52 90 50C80 46 80 28 80 10z'), SKIN, ink(3.4)) +
  line(put('M92 -10C100 -24 112 -18 110 0C108 12 98 14 98 26M92 4C98 6 100 12 96 18'), { width: 3, colour: CREASE }) +
  line(put('M117 -10C118 10 112 30 104 40'), { width: 5, colour: '#ffcf87' });

/** Eyes narrowed by laughter that look at what he reads, with brows and folds. */
const eyes = (put) =>
  area(put('M-88 -18C-82 -32 -64 -34 -54 -18C-62 -10 -78 -10 -88 -18z'), DAY.light) +
  area(put('M-24 -14C-14 -36 16 -38 32 -16C18 -4 -10 -4 -24 -14z'), DAY.light) +
  area(
    put('M-84 -15C-84 -34 -66 -34 -67 -13C-72 -10 -80 -11 -84 -15zM-18 -12C-16 -36 8 -36 8 -8C0 -6 -12 -7 -18 -12z'),
    DAY.ink,
  ) +
  area(put(oval(-78, -22, 2.4) + oval(-9, -23, 3.2)), DAY.light) +
  line(put('M-90 -16C-82 -34 -62 -36 -52 -18M-27 -12C-14 -38 18 -40 36 -14'), ink(5)) +
  line(put('M-86 -13C-78 -8 -64 -8 -56 -15M-20 -10C-8 -2 16 -3 29 -12'), { width: 3, colour: CREASE }) +
  line(put('M-82 0C-74 6 -62 6 -56 0M-20 8C-2 18 20 14 36 2M42 -22L60 -32M44 -14L64 -16M42 -6L58 2'), {
    width: 3,
    colour: CREASE,
  }) +
  line(put('M-92 -50C-86 -62 -68 -64 -54 -52M-28 -50C-10 -68 26 -70 46 -44'), ink(10));

const nose = (put) =>
  area(put('M-46 -34C-56 0 -74 20 -92 34C-104 46 -96 60 -82 60C-66 64 -52 62 -40 60C-32 58 -30 44 -40 38z'), SKIN) +
  area(put('M-96 52C-86 64 -56 66 -40 60C-50 54 -76 58 -96 52z'), DUSK, 'fill-opacity=".7" ') +
  line(put('M-48 -32C-58 4 -78 20 -92 34C-104 46 -98 60 -82 59C-76 64 -66 66 -60 60M-42 34C-28 40 -28 58 -42 60'), {
    width: 3.4,
    colour: CREASE,
  }) +
  line(put('M-86 40C-90 44 -90 46 -88 50'), { width: 4, colour: '#e9b47c' });

/** An open laugh under a moustache. */
const laugh = (put) =>
  solid(put(MOUTH), '#5c2014', ink(3)) +
  area(put('M-64 138C-58 122 -20 118 2 132C-6 144 -20 148 -36 148C-48 148 -58 144 -64 138z'), '#c8502a') +
  area(put(TEETH), '#ffffff') +
  line(put('M-88 88C-84 92 -84 92 -84 94M24 72C30 78 30 84 28 90'), ink(3.4)) +
  solid(
    put('M-66 68C-84 70 -94 82 -90 96C-78 90 -68 92 -58 88C-36 98 4 96 34 88C30 68 -8 58 -38 70C-48 64 -58 66 -66 68z'),
    DAY.ink,
    ink(2),
  ) +
  line(put('M-44 76C-20 72 4 76 20 82M-70 76C-76 78 -80 82 -82 86'), { width: 2, colour: GREY }) +
  line(put('M40 40C54 58 56 84 44 106M-52 160C-42 164 -32 164 -22 160'), { width: 3.2, colour: CREASE });

/** His head without the neck. */
export function laughingHead(put) {
  const face = put(FACE);
  const light = put('M100 -80L100 110C86 150 50 176 10 180C44 150 62 120 62 84C62 50 44 34 56 4C62 -20 66 -50 62 -90z');
  const stubble = put(
    'M-80 96C-78 140 -60 186 -20 180C40 180 84 130 84 62C70 80 60 104 34 128C10 152 -40 170 -62 148C-74 134 -78 112 -80 96z',
  );
  return (
    ear(put) +
    area(face, SKIN) +
    clipped(
      'driver',
      face,
      area(light, LIT) +
        area(
          put('M-110 -100L-70 -100C-84 -60 -66 -20 -78 10C-84 60 -80 110 -40 180L-110 180z'),
          DUSK,
          'fill-opacity=".5" ',
        ) +
        area(stubble, '#3b2a20', 'fill-opacity=".28" '),
    ) +
    line(face, ink(3.6)) +
    laugh(put) +
    eyes(put) +
    nose(put) +
    solid(put(HAIR), DAY.ink, ink(3)) +
    line(
      put(
        'M-66 -128C-30 -146 30 -142 66 -116M-52 -142C-10 -164 50 -152 82 -112M-76 -114C-40 -124 20 -120 56 -104M90 -92C98 -60 96 -30 90 0',
      ),
      {
        width: 2.4,
        colour: GREY,
      },
    )
  );
}
