/** The old man of the bridge-trial closing under his umbrella, who shakes his head and smiles. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { grip } from '../../parts/limbs.mjs';
import { BRICK, BRIGHT_RUST, GOLD, WHITE_SHADE } from '../../parts/palette.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { placed, solid, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { headOn, neck } from './counter-people.mjs';
import { bareFoot, sleeved } from './trial-limbs.mjs';

/** A black umbrella about the top of its stick. */
const umbrella = (put) =>
  line(put('M0 -8L0 -24'), ink(5)) +
  solid(
    put(
      'M-118 62C-116 6 -62 -12 0 -12C62 -12 116 6 118 62C102 50 86 50 76 60C62 46 44 46 34 58C22 46 -22 46 -34 58C-44 46 -62 46 -76 60C-86 50 -102 50 -118 62z',
    ),
    '#1b3038',
    ink(2.4),
  ) +
  area(put('M-118 62C-116 6 -62 -12 0 -12C-40 -4 -72 24 -76 60C-86 50 -102 50 -118 62z'), '#2f6f74') +
  line(put('M0 -12C-22 2 -32 30 -34 58M0 -12C22 2 32 30 34 58M0 -12C50 0 72 26 76 60'), {
    width: 1.8,
    colour: '#8fb4b0',
  }) +
  line(put('M62 -2C92 8 108 26 113 44'), { width: 3, colour: '#ffd9a0' });

/** White hair at the temples of a bald head, and a moustache above a smile. */
const whiteHair = (put) =>
  solid(put('M17 38C6 32 -14 34 -24 46C-12 49 6 49 17 45C28 49 44 48 52 43C44 33 28 32 17 38z'), '#f3f1e6', ink(2)) +
  solid(put('M-66 6C-84 -36 -74 -66 -56 -78C-48 -60 -50 -40 -56 -26C-58 -14 -62 -4 -66 6z'), '#e6ece8', ink(2)) +
  solid(put('M54 -74C66 -64 70 -40 66 -20C60 -26 58 -40 56 -52z'), '#e6ece8', ink(2)) +
  line(put('M-38 -56C-18 -64 12 -64 32 -58M-30 -68C-12 -74 10 -72 24 -70'), { width: 1.8, colour: TONES.warm[2] });

/** His neck is at (x, y), his feet are on `ground`. */
export function elder(x, y, ground) {
  const put = placed(x, y, 0, 0.3);
  const his = TONES.warm;
  const sole = (ground - y) / 0.3;
  const stick = put('M150 250C150 280 176 280 176 258M150 250L150 -330');
  const head = headOn(put, 9, 1, 1.1);
  return (
    [-50, 62].map((u) => bareFoot(put, u, sole, his, -1)).join('') +
    sleeved(put, '-90 70 32, -150 180 31, -140 250 26, -84 290 22', his, [DAY.light, WHITE_SHADE], 1) +
    umbrella(within(put, 150, -330, 8, 3)) +
    thinner(neck(put, his), 0.9) +
    solid(
      put(
        'M-44 -4C-76 4 -112 14 -126 46C-134 130 -122 220 -120 330L112 330C118 220 130 130 126 46C112 14 76 4 44 -4L0 40z',
      ),
      DAY.light,
      ink(2.5),
    ) +
    area(put('M-52 -2C-80 6 -112 14 -126 46C-134 130 -122 220 -120 330L-70 330C-84 200 -90 90 -52 -2z'), WHITE_SHADE) +
    line(put('M0 40L2 320'), ink(1.8)) +
    solid(
      put(
        `M-118 316C-132 420 -130 520 -118 ${sole - 60}C-60 ${sole - 48} 60 ${sole - 48} 114 ${sole - 62}C124 520 122 420 110 316z`,
      ),
      BRIGHT_RUST,
      ink(2.5),
    ) +
    area(put(`M-118 316C-132 420 -130 520 -118 ${sole - 60}L-76 ${sole - 54}C-90 500 -88 400 -70 318z`), BRICK) +
    line(put(`M20 322C36 420 36 520 28 ${sole - 54}`), ink(2)) +
    line(put(`M-120 ${sole - 84}C-60 ${sole - 72} 60 ${sole - 72} 116 ${sole - 86}`), { width: 4, colour: GOLD }) +
    line(stick, ink(6.4)) +
    line(stick, { width: 3, colour: '#c98f45' }) +
    thinner(
      ear(head, -63, 8, his) +
        skull(head, his, 14) +
        features(head, {
          tones: his,
          turn: 14,
          look: [6, 4],
          lid: 0.3,
          brow: 7,
          tilt: -3,
          mouth: 'grin',
          wide: 27,
          hair: '#eef0ea',
        }) +
        whiteHair(head),
      0.66,
    ) +
    line(
      head(
        'M-86 38C-84 60 -76 78 -64 92M-108 40C-108 64 -98 88 -82 106M92 36C92 58 86 76 76 90M114 36C116 62 108 86 94 104',
      ),
      ink(2),
    ) +
    sleeved(put, '90 70 32, 168 190 30, 182 150 25, 150 62 20', his, [DAY.light, WHITE_SHADE], -1) +
    thinner(grip(within(put, 150, 46, 92, 0.84), his), 0.75)
  );
}
