/** Booking: a woman with a rolled mat books her class at the studio door; one stamp is still to come. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, GOLD, HONEY, MINT } from '../../parts/palette.mjs';
import { box, card, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { bangles, handOn, palm, thumb } from './counter-hands.mjs';
import { womansHead } from './counter-heads.mjs';
import { arm, headOn, neck } from './counter-people.mjs';
import { leg, phone, shadow, shoeAt, someone, torso } from './foot-figures.mjs';
import { pointingHand } from './half-figure.mjs';

const SHEEN = { width: 1.6, colour: '#7f9a98' };

/** The place that she books, and the stamps of the visits before. */
const booking = (put) =>
  phone(
    put,
    area(put(card(-32, -66, 64, 46, 6)), GOLD) +
      line(put('M-16 -44L-5 -33L17 -56'), { width: 7, colour: DEEP_TEAL }) +
      repeat(6, (i) => {
        const d = put(oval(-24 + (i % 3) * 24, 6 + Math.floor(i / 3) * 26, 9));
        return i < 5 ? area(d, BRIGHT_TEAL) : line(d, { width: 2.4, colour: BRIGHT_TEAL });
      }) +
      area(put(box(-32, 52, 64, 20)), BRIGHT_RUST),
  );

/** The mat, rolled, its near end at the origin. */
const mat = (put) =>
  solid(put('M-36 0L-36 -250C-36 -272 36 -272 36 -250L36 0z'), BRIGHT_RUST, ink(2.6)) +
  area(put('M-36 0L-36 -250C-36 -262 -24 -266 -10 -267L-10 0z'), BRICK) +
  solid(put(oval(0, 0, 36, 22)), '#e0774a', ink(2.4)) +
  line(put('M0 0C6 -4 12 2 4 8C-10 12 -20 2 -10 -8C6 -16 28 -6 24 6'), { width: 2, colour: BRICK }) +
  line(put('M-36 -60C-30 -48 30 -48 36 -60M-36 -200C-30 -188 30 -188 36 -200'), { width: 6, colour: DEEP_TEAL });

const leggings = (put) => {
  const cloth = [DEEP_TEAL, '#0a464b'];
  const side = (m) =>
    leg(
      put,
      [
        [m * 48, 290, 58],
        [m * 54, 420, 47],
        [m * 56, 540, 36],
        [m * 56, 640, 26],
      ],
      cloth,
    );
  return side(1) + side(-1) + line(put('M100 330C100 420 92 520 84 600'), { width: 4, colour: GOLD });
};

export function member(x) {
  const put = someone(x);
  const tones = TONES.light;
  const cloth = [HONEY, '#c8762a'];
  const holds = { m: 1, elbow: [168, 238], wrist: [174, 156] };
  const taps = { m: -1, elbow: [-134, 236], wrist: [78, 130] };
  const head = headOn(put, 5);
  const face = { tones, turn: 13, look: [6, 5], lid: 0.2, brow: 7, mouth: 'grin', wide: 24 };
  const hand = handOn(put, holds.elbow, holds.wrist, { m: -1, turn: -2, size: 1 });
  return (
    shadow(put, 170) +
    solid(put('M-52 636L-60 670L-34 670L-30 636zM82 636L88 670L62 670L58 636z'), tones[0], ink(2.2)) +
    shoeAt(put, 72, '#fffdf8', { m: -1, lace: BRIGHT_RUST }) +
    shoeAt(put, -62, '#fffdf8', { lace: BRIGHT_RUST }) +
    mat(within(put, -122, 206, -10, 1.04)) +
    leggings(put) +
    neck(put, tones) +
    torso(put, cloth, { hem: 300, waist: 92 }) +
    line(put('M-98 190C-40 160 40 60 72 5'), { width: 7, colour: DAY.ink }) +
    line(put('M-98 190C-40 160 40 60 72 5'), { width: 3.6, colour: MINT }) +
    area(head(oval(-30, -128, 40, 36)), DAY.ink) +
    line(head('M-58 -138C-46 -160 -10 -160 0 -136M-50 -122C-40 -140 -16 -140 -8 -124'), SHEEN) +
    womansHead(head, face, { pottu: 'none' }) +
    line(head('M-58 -62C-40 -86 44 -88 61 -60'), { width: 7, colour: BRIGHT_TEAL }) +
    palm(hand, tones) +
    booking(within(put, 178, 82, 5)) +
    arm(put, { ...holds, tones, cloth, cover: 0.42 }) +
    thumb(hand, tones) +
    arm(put, { ...taps, tones, cloth, cover: 0.42 }) +
    pointingHand(handOn(put, taps.elbow, taps.wrist, { size: 0.9, reach: 22 }), tones) +
    bangles(put, taps.elbow, taps.wrist, 1, MINT)
  );
}
