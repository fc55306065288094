/** The courier of the lift-buttons closing, who holds a cake above his head. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, TONES } from '../../parts/face.mjs';
import { AMBER, BRICK, BRIGHT_RUST, CREAM, HONEY, HONEY_SHADE, RUST } from '../../parts/palette.mjs';
import { box, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { palm, thumb } from './counter-hands.mjs';
import { arm, collar, neck, shirt, sleeve } from './crew.mjs';
import { FROM_BELOW, faceOf, mirrored } from './lift-light.mjs';

const BOX = '#f7ead0';

/** A cake in a box with a window and a bow. */
function cakeBox(put) {
  return (
    area(put('M-60 -8C-54 -34 54 -34 60 -8z'), '#f6c667') +
    solid(put('M-104 -40L104 -40L104 40L-104 40z'), BOX, ink(2.6)) +
    area(put('M-104 -40L-78 -40L-78 40L-104 40z'), '#cfdcc8') +
    solid(put(box(-62, -24, 124, 48)), '#5a3320', ink(2.2)) +
    solid(put('M-48 24L-48 0C-40 -8 40 -8 48 0L48 24z'), '#f2b6a0', ink(2)) +
    area(
      put('M-48 2C-40 -8 40 -8 48 2L48 8C40 16 32 4 24 8C16 16 8 4 0 8C-8 16 -16 4 -24 8C-32 16 -40 4 -48 8z'),
      CREAM,
    ) +
    repeat(4, (i) => solid(put(oval(-30 + i * 20, -10, 6)), BRIGHT_RUST, ink(1.5))) +
    line(put('M88 -40L88 40'), { width: 12, colour: AMBER }) +
    solid(put('M-112 -54L112 -54L112 -38L-112 -38z'), BOX, ink(2.6)) +
    solid(put('M86 -54C64 -76 54 -62 84 -54C114 -64 108 -78 86 -54z'), AMBER, ink(2.2))
  );
}

export function courier() {
  const at = placed(896, 258, 0, 0.9);
  const put = within(at, 0, 4, -7);
  const face = {
    calm: true,
    tones: TONES.light,
    turn: 10,
    look: [2, 7],
    lid: 0.1,
    brow: 8,
    tilt: 8,
    mouth: 'parted',
    wide: 20,
  };
  const left = within(at, -82, -134, 4);
  const right = mirrored(within(at, 92, -146, -4));
  return (
    neck(at, face.tones) +
    shirt(at, HONEY, HONEY_SHADE) +
    collar(at, CREAM) +
    arm(
      at,
      [
        [-134, 40, 30],
        [-128, -20, 26],
        [-100, -80, 20],
        [-86, -104, 18],
      ],
      face.tones,
      -1,
    ) +
    sleeve(
      at,
      [
        [-96, 190, 40],
        [-124, 120, 42],
        [-136, 50, 38],
      ],
      HONEY,
      HONEY_SHADE,
      1,
      CREAM,
    ) +
    arm(
      at,
      [
        [138, 40, 30],
        [134, -20, 26],
        [110, -84, 20],
        [96, -112, 18],
      ],
      face.tones,
    ) +
    sleeve(
      at,
      [
        [96, 190, 40],
        [128, 120, 42],
        [140, 50, 38],
      ],
      HONEY,
      HONEY_SHADE,
      -1,
      CREAM,
    ) +
    palm(left, face.tones) +
    palm(right, face.tones) +
    cakeBox(within(at, 4, -152, -4)) +
    thumb(left, face.tones) +
    thumb(right, face.tones) +
    ear(put, -63, 8, face.tones) +
    faceOf(put, face, FROM_BELOW.amber) +
    area(
      put('M-58 30C-56 66 -34 102 12 104C46 102 62 74 62 40C56 60 46 78 34 84C24 92 0 92 -10 84C-30 76 -46 56 -58 30z'),
      DAY.ink,
      'fill-opacity=".28" ',
    ) +
    solid(put('M-70 -34C-74 -90 -30 -116 6 -114C48 -112 76 -82 68 -36C40 -62 -40 -64 -70 -34z'), RUST, ink(2.6)) +
    solid(put('M-58 -46C-20 -76 50 -74 84 -40C60 -50 -10 -56 -58 -46z'), BRICK, ink(2.4)) +
    line(put('M46 -98C56 -88 62 -76 64 -64'), { width: 4, colour: '#ffd9a0' })
  );
}
