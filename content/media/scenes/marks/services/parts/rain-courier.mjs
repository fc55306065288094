/** The courier of mobile-in-use on her motorbike, and her phone in its pouch; her neck ends at the origin of `put`. */
import { handOn, palm } from '../../closings/parts/counter-hands.mjs';
import { womansHead } from '../../closings/parts/counter-heads.mjs';
import { arm, headOn, neck, trunk } from '../../closings/parts/counter-people.mjs';
import { fingersOver } from '../../closings/parts/crew.mjs';
import { tips } from '../../closings/parts/half-figure.mjs';
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { BRICK, BRIGHT_RUST, GLINT, GOLD, TEAL } from '../../parts/palette.mjs';
import { box, card, clipped, facing, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const HER = TONES.light;
const COAT = ['#f0a53a', '#c8762a'];
const put = placed(556, 262, 0, 0.8);
const SHOWS = { elbow: [190, 208], wrist: [214, 100] };
const RESTS = { elbow: [-170, 192], wrist: [-50, 266] };
const PHONE = [216, -74, 6, 1];

const leg = (spine, [fill, shade], side) =>
  solid(tapered(spine), fill, ink(2.6)) + area(shaded(spine, side, 0.4), shade) + line(tapered(spine), ink(2.6));

/** Her near leg, its boot on the ground at (x, y). */
export function nearLeg(x, y) {
  const boot = placed(x, y);
  return (
    leg(
      [
        [668, 536, 34],
        [672, 580, 31],
        [668, 640, 25],
      ],
      ['#24565c', '#123c44'],
      1,
    ) +
    solid(
      boot('M-34 -100L30 -100C30 -70 30 -54 36 -42C52 -34 78 -32 84 -14L84 0L-34 0C-38 -30 -30 -60 -34 -100z'),
      BRIGHT_RUST,
      ink(2.6),
    ) +
    area(boot('M-34 -100L-12 -100C-10 -60 -16 -30 -14 0L-34 0C-38 -30 -30 -60 -34 -100z'), BRICK) +
    line(boot('M-35 -9L84 -9'), { width: 7, colour: DAY.ink }) +
    line(boot('M-34 -92L30 -92'), { width: 6, colour: GOLD })
  );
}

/** The skirts of her coat over the seat and over her thigh. */
const skirts = () =>
  solid(
    'M452 452C450 480 446 500 444 520C470 540 540 540 580 530L700 560C716 546 718 520 704 500L660 452z',
    COAT[0],
    ink(2.6),
  ) +
  area('M452 452C450 480 446 500 444 520C470 538 520 540 560 534C520 520 496 490 492 452z', COAT[1]) +
  line('M566 470C590 500 640 530 694 548', { width: 2.2, colour: COAT[1] });

const body = () =>
  neck(put, HER) +
  clipped('coat', box(300, 200, 600, 280), trunk(put, COAT)) +
  line(put('M0 34L4 246'), ink(2.2)) +
  area(put('M-138 120C-70 138 70 138 138 120L136 154C70 172 -70 172 -137 154z'), TEAL) +
  line(put('M-137 137C-70 155 70 155 137 137'), { width: 5, colour: GLINT }) +
  area(put(repeat(3, (i) => oval(18, 76 + i * 104, 6.4))), TEAL) +
  // The hood, down.
  solid(
    put(
      'M-48 -30C-92 -22 -102 12 -80 30C-50 46 -22 48 0 40C22 48 56 46 84 28C104 10 92 -24 48 -30C44 4 22 20 0 26C-22 20 -44 4 -48 -30z',
    ),
    COAT[0],
    ink(2.6),
  ) +
  area(put('M-48 -30C-92 -22 -102 12 -80 30C-66 38 -52 42 -40 43C-70 24 -66 -6 -46 -18z'), COAT[1]);

/** Her helmet, open at the front, its visor up. */
const helmet = (own) =>
  solid(
    own(
      'M-70 30C-92 -30 -88 -132 4 -136C88 -134 96 -44 76 14L66 8C66 -20 62 -40 54 -54C24 -64 -22 -64 -46 -50C-58 -30 -58 -4 -56 34z',
    ),
    BRIGHT_RUST,
    ink(2.8),
  ) +
  area(own('M-70 30C-92 -30 -88 -132 4 -136C-40 -120 -62 -84 -60 -44C-60 -20 -58 6 -56 34z'), BRICK) +
  area(own('M-8 -136C0 -138 14 -138 24 -134L34 -60C20 -63 2 -64 -12 -62z'), GLINT) +
  solid(
    own('M-66 -60C-50 -104 66 -106 88 -58C92 -50 88 -44 80 -46C40 -62 -22 -62 -56 -46C-66 -42 -70 -50 -66 -60z'),
    '#bfe3dc',
    ink(2.4),
  ) +
  line(own('M-44 -70C-20 -82 20 -84 44 -76'), { width: 4, colour: DAY.light }) +
  line(own('M-60 30C-50 70 -26 100 14 108C44 106 62 70 70 12'), ink(8)) +
  line(own('M-60 30C-50 70 -26 100 14 108C44 106 62 70 70 12'), { width: 4, colour: TEAL });

/** Her plait, over the shoulder. */
const plait = () =>
  repeat(7, (i) =>
    solid(put(oval(-72 - i * 3, -36 + i * 28, 19 - i, 20)), DAY.ink, { width: 1.7, colour: '#7f9a98' }),
  ) + solid(put('M-104 150L-78 150L-74 198L-108 196z'), TEAL, ink(2));

const head = () => {
  const own = headOn(put, 3, 1);
  const face = { tones: HER, turn: 14, look: [7, 4], lid: 0.12, brow: 6, mouth: 'grin', wide: 25 };
  return (
    womansHead(own, face, { pottu: 'none' }) +
    area(own('M-58 -6C-60 -34 -52 -54 -40 -60L10 -64C-8 -48 -40 -40 -50 -26C-54 -16 -54 -8 -54 4z'), DAY.ink) +
    helmet(own) +
    solid(own(oval(-52, 40, 6)), GOLD, ink(1.6))
  );
};

/** One delivery on the screen: ticked, or waiting for a signal. */
function row(own, i, done) {
  const v = -58 + i * 40;
  return done
    ? area(own(oval(-32, v, 14)), TEAL) +
        line(own(`M-39 ${v}L-34 ${v + 6}L-25 ${v - 6}`), { width: 4, colour: DAY.light }) +
        line(own(`M-8 ${v - 6}L40 ${v - 6}M-8 ${v + 7}L${22 + (i % 2) * 10} ${v + 7}`), { width: 5, colour: DAY.ink })
    : solid(own(card(-50, v - 17, 100, 34, 7)), '#f0a53a', ink(2)) +
        area(own(box(-42, v + 2, 5, 8) + box(-33, v - 4, 5, 14) + box(-24, v - 10, 5, 20)), DAY.ink) +
        line(own(`M-44 ${v - 11}L-18 ${v + 12}`), ink(3)) +
        line(own(`M-6 ${v - 5}L40 ${v - 5}M-6 ${v + 7}L20 ${v + 7}`), { width: 5, colour: DAY.ink });
}

/** The phone in a clear pouch that hangs from a cord. */
const phone = (own) =>
  solid(own(card(-76, -148, 152, 276, 20)), '#d5efe9', { width: 3, colour: TEAL }) +
  solid(own(card(-58, -112, 116, 222, 16)), DAY.ink, ink(2)) +
  area(own(card(-51, -104, 102, 206, 10)), '#ffffff') +
  area(own(card(-44, -98, 88, 22, 5)), TEAL) +
  repeat(4, (i) => row(own, i, i !== 2)) +
  line(own('M-66 -100L-66 96M62 -128C68 -124 69 -118 69 -110L69 -40'), { width: 4, colour: DAY.light }) +
  solid(own(card(-80, -156, 160, 26, 8)), '#f0a53a', ink(2.4)) +
  solid(own(oval(0, -143, 7)), DAY.light, ink(2));

/** The arm that holds the phone from below: the thumb round one edge, fingers round the other. */
const shows = () => {
  const hand = handOn(put, SHOWS.elbow, SHOWS.wrist, { size: 1.5 });
  const own = within(put, ...PHONE);
  return (
    palm(hand, HER) +
    phone(own) +
    tips((d) => own(placed(80, 62)(facing(-1)(d))), HER) +
    solid(own('M-40 186C-84 160 -106 126 -98 92C-94 72 -70 70 -66 88C-64 110 -52 122 -26 136z'), HER[0], ink(2.2)) +
    arm(put, { m: 1, ...SHOWS, tones: [COAT[0], COAT[1]], cloth: COAT, long: true })
  );
};

/** The arm that rests on her thigh. */
const rests = () =>
  fingersOver(put, HER, [-14, 264, 30, 1.1]) + arm(put, { m: -1, ...RESTS, tones: HER, cloth: COAT, long: true });

export const courier = () => body() + skirts() + rests() + plait() + head() + shows();
