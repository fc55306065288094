/** The owner of the mediflow-counter closing: he looks at the day of all his shops on a tablet. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { box, card, facing, pen, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { whiteHair } from './counter-heads.mjs';
import { arm, collar, neck, palm, thumb, tips, torso } from './half-figure.mjs';

const TONE = TONES.warm;
const [SHIRT, SHADE, WHITE] = ['#2f7f86', '#1c565f', '#e6ece8'];
const at = placed(1268, 208, 0, 0.78);

function head() {
  const face = within(at, 0, 0, -7);
  const put = (d) => face(facing(-1)(d));
  return (
    ear(put, -63, 8, TONE) +
    skull(put, TONE, 12, 3) +
    features(put, { tones: TONE, turn: 12, look: [5, 7], lid: 0.3, brow: 6, mouth: 'soft', wide: 20, hair: WHITE }) +
    whiteHair(put, TONE) +
    line(put(`${oval(-14, 4, 24, 20)}${oval(42, 4, 19, 20)}M10 2C14 -2 18 -2 23 2M-38 2L-60 -6`), ink(2.8))
  );
}

const body = () =>
  neck(at, TONE) + torso(at, SHIRT, SHADE) + line(at('M0 170L2 440'), pen(1.8, 0.8)) + collar(at, '#fdf3dd');

/** The tablet: a bar for each day, one of them bright. */
function tablet() {
  const put = within(at, -92, 206, -8);
  return (
    solid(put(card(-98, -74, 196, 148, 14)), DAY.ink, { width: 2, colour: '#5fb8b0' }) +
    area(put(box(-86, -62, 172, 124)), '#ffffff') +
    [34, 52, 44, 70, 88]
      .map((h, i) => area(put(box(-70 + i * 30, 46 - h, 20, h)), i === 4 ? '#f0a53a' : '#17757a'))
      .join('') +
    line(put('M-74 50L80 50'), ink(2)) +
    line(put('M-62 -12L-30 -26L0 -20L30 -42L62 -54'), { width: 4, colour: '#c8502a' })
  );
}

/** His arms and what they hold. */
function looks() {
  const [far, near] = [within(at, -192, 226, -8), within(at, 4, 214, 196)];
  return (
    arm(at, {
      tones: TONE,
      spine: [
        [-190, 350, 30],
        [-230, 330, 26],
        [-246, 284, 20],
      ],
      sleeve: [
        [-108, 190, 38],
        [-140, 240, 42],
        [-166, 296, 42],
      ],
      cloth: SHIRT,
      shade: SHADE,
      side: 1,
    }) +
    arm(at, {
      tones: TONE,
      spine: [
        [150, 300, 31],
        [140, 310, 28],
        [104, 272, 23],
        [72, 234, 20],
      ],
      sleeve: [
        [108, 190, 38],
        [136, 240, 42],
        [152, 300, 42],
      ],
      cloth: SHIRT,
      shade: SHADE,
    }) +
    palm(near, TONE) +
    tablet() +
    tips(far, TONE) +
    thumb(near, TONE)
  );
}

export const owner = () => body() + looks() + head();
