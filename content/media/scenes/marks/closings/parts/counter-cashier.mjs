/** The cashier of the mediflow-counter closing: notes in one hand over the till, a paper bag in the other for the child. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { HONEY, HONEY_SHADE } from '../../parts/palette.mjs';
import { box, pen, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, collar, neck, palm, thumb, torso } from './half-figure.mjs';

const TONE = TONES.light;
const SHIRT = HONEY;
const at = placed(536, 208, 0, 0.78);

function head() {
  const put = within(at, 0, 0, 7);
  return (
    ear(put, -63, 8, TONE) +
    skull(put, TONE, 14) +
    solid(
      put(
        'M-63 4C-66 40 -60 64 -48 80C-30 104 10 112 40 100C60 92 68 72 67 44C66 54 58 52 50 44C40 34 14 34 2 42C-14 54 -44 52 -50 22C-52 14 -52 8 -52 0z',
      ),
      DAY.ink,
      ink(1.6),
    ) +
    area(put('M0 50C12 42 36 42 46 50C46 68 38 78 22 78C8 78 0 68 0 50z'), TONE[0]) +
    features(put, { tones: TONE, turn: 14, look: [5, 7], lid: 0.16, brow: 7, mouth: 'grin', wide: 22 }) +
    area(
      put(
        'M-64 8C-80 -40 -76 -100 -20 -118C10 -130 56 -124 70 -92C80 -70 76 -40 68 -14C66 -30 64 -46 56 -62C34 -54 4 -58 -14 -66C-24 -52 -44 -46 -52 -34C-58 -20 -60 -6 -64 8z',
      ),
      DAY.ink,
    ) +
    line(put('M-14 -66C-8 -84 8 -98 28 -106M8 -62C22 -76 40 -86 58 -90M-22 -62C-40 -58 -52 -44 -58 -30'), {
      width: 1.8,
      colour: '#7f9a98',
    })
  );
}

const body = () =>
  neck(at, TONE) +
  torso(at, SHIRT, HONEY_SHADE) +
  solid(at('M-66 210L66 210L74 440L-74 440z'), '#17757a', ink(2.4)) +
  line(at('M-62 212C-66 190 -62 166 -52 146M62 212C66 190 62 166 52 146'), { width: 7, colour: '#17757a' }) +
  solid(at('M-6 250L46 250L44 286L20 296L-4 286z'), '#0f5f63', pen(1.8)) +
  line(at('M10 258L10 234'), { width: 5, colour: '#f6c667' }) +
  line(at('M26 258L26 236'), { width: 5, colour: DAY.light }) +
  collar(at, '#f6bd63');

const note = (turn, fill) => {
  const put = within(at, -148, 178, turn);
  return (
    solid(put(box(-34, -104, 68, 116)), fill, ink(2)) +
    line(put(box(-26, -96, 52, 100)), { width: 1.6, colour: '#8a4f06' }) +
    area(put(oval(0, -56, 15, 18)), '#8a4f06', 'fill-opacity=".45" ')
  );
};

/** The notes, in a fan. */
function takes() {
  const hand = within(at, -150, 210, -84);
  return (
    arm(at, {
      tones: TONE,
      spine: [
        [-150, 356, 30],
        [-160, 340, 28],
        [-160, 300, 22],
        [-156, 274, 20],
      ],
      sleeve: [
        [-108, 192, 38],
        [-132, 240, 42],
        [-148, 300, 42],
      ],
      cloth: SHIRT,
      shade: HONEY_SHADE,
      side: 1,
    }) +
    palm(hand, TONE) +
    note(-34, '#8fd0c8') +
    note(-12, '#f3d9a0') +
    note(10, '#eea27a') +
    thumb(hand, TONE)
  );
}

/** A paper bag with a green cross, folded at the top; it hangs from the origin. */
const bag = (put) =>
  solid(put('M-46 -18L46 -18L54 132L-52 132z'), '#e3b878', ink(2.6)) +
  area(put('M-46 -18L-24 -18L-26 132L-52 132z'), '#b98448') +
  solid(put('M-48 -34L48 -34L50 2L-48 2z'), '#efcb92', ink(2.2)) +
  area(put('M-6 24L14 24L14 40L30 40L30 60L14 60L14 76L-6 76L-6 60L-22 60L-22 40L-6 40z'), '#17757a');

const giving = placed(770, 366, 3, 0.78);
const GRASP = [732, 374, -22, 0.78];

const UPPER = [
  [120, 236, 30],
  [136, 280, 29],
  [142, 310, 27],
];

/** The arm that hands over the bag. */
export const gives = () =>
  solid(at(tapered(UPPER)), TONE[0], ink(2.4)) +
  arm(at, {
    tones: TONE,
    spine: [
      [142, 300, 28],
      [166, 266, 24],
      [193, 237, 20],
    ],
    sleeve: [
      [108, 190, 38],
      [128, 226, 42],
      [138, 262, 41],
    ],
    cloth: SHIRT,
    shade: HONEY_SHADE,
  });

export const bagInHand = () => palm(placed(...GRASP), TONE) + bag(giving) + thumb(placed(...GRASP), TONE);

export const cashier = () => body() + takes() + head();
