/** Field visits: a delivery man holds out his phone, and a grandmother at her gate signs for the parcel. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, GOLD, HONEY } from '../../parts/palette.mjs';
import { box, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { bangles, handOn, palm, thumb } from './counter-hands.mjs';
import { glasses, mansHead, womansHead } from './counter-heads.mjs';
import { arm, headOn, neck } from './counter-people.mjs';
import { fingersOver, fist } from './crew.mjs';
import { phone, shadow, shoeAt, someone, torso, trousers } from './foot-figures.mjs';
import { pointingHand } from './half-figure.mjs';

/** The parcel, with tape round it and an arrow for the way up. */
const parcel = (put) =>
  solid(put(box(-78, -66, 156, 132)), '#dca65c', ink(2.6)) +
  area(put(box(-78, -66, 40, 132)), '#bd8340') +
  area(put(box(-12, -66, 26, 132)), '#f7e3b8') +
  line(put('M-12 -66L-12 66M14 -66L14 66'), ink(1.6)) +
  line(put('M46 44L46 4M32 20L46 2L60 20'), { width: 5, colour: BRICK }) +
  line(put(box(-78, -66, 156, 132)), ink(2.6));

/** A rider's helmet, open before the face, its visor pushed up. */
const helmet = (put) =>
  solid(
    put(
      'M-84 40C-96 -70 -60 -138 6 -138C72 -138 98 -70 88 34C86 60 78 72 66 74C72 40 72 0 62 -36C30 -54 -24 -54 -56 -34C-66 0 -64 44 -56 76C-74 76 -82 64 -84 40z',
    ),
    BRIGHT_RUST,
    ink(2.6),
  ) +
  area(
    put('M-84 40C-96 -70 -60 -138 -4 -138C-52 -112 -74 -50 -60 8C-62 36 -60 58 -56 76C-74 76 -82 64 -84 40z'),
    BRICK,
  ) +
  line(put('M-61 -82C-30 -106 44 -106 72 -80'), { width: 9, colour: '#fff3d0' }) +
  solid(put('M-72 -46C-50 -92 64 -94 86 -44C60 -66 -44 -66 -72 -46z'), '#123640', ink(2.2)) +
  line(put('M-24 -68C-8 -72 6 -73 20 -72'), { width: 3.4, colour: '#8fd0c8' }) +
  line(put('M-56 74C-44 96 -22 112 6 114C36 112 58 98 67 72'), { width: 4.4, colour: DAY.ink });

/** A signature, half done, on its line. */
const signing = (put) =>
  phone(
    put,
    area(put(box(-41, -66, 82, 26)), BRIGHT_TEAL) +
      line(put('M-26 -52L8 -52'), { width: 5, colour: DAY.light }) +
      line(put('M-30 22L32 22'), { width: 3, colour: '#7f9a98' }) +
      line(put('M-30 6C-18 -30 0 -28 -6 -6C-11 10 -24 6 -16 -6C-8 -14 0 -10 6 -2C12 6 16 -6 24 0'), {
        width: 4,
        colour: DAY.ink,
      }) +
      area(put(box(-28, 44, 56, 18)), HONEY),
  );

export function deliveryMan(x) {
  const put = someone(x);
  const tones = TONES.deep;
  const cloth = [BRIGHT_TEAL, DEEP_TEAL];
  const offers = { m: 1, elbow: [132, 270], wrist: [166, 220] };
  const carries = { m: -1, elbow: [-176, 226], wrist: [-140, 306] };
  const head = headOn(put, 3);
  const face = { tones, turn: 13, look: [6, 2], lid: 0.14, brow: 6, mouth: 'grin', wide: 25 };
  const hand = handOn(put, offers.elbow, offers.wrist, { m: 1, turn: -22, size: 0.96 });
  return (
    shadow(put) +
    shoeAt(put, 70, '#8a5a2c', { m: -1 }) +
    shoeAt(put, -70, '#8a5a2c') +
    trousers(put, ['#2c4a55', '#1b323b']) +
    neck(put, tones) +
    torso(put, cloth) +
    solid(put('M-118 186C-60 200 60 200 118 186L118 214C60 228 -60 228 -116 214z'), HONEY, ink(1.8)) +
    line(put('M-116 200C-60 214 60 214 117 200'), { width: 4, colour: '#fff3d0' }) +
    line(put('M0 36L2 310'), ink(2)) +
    solid(put('M-44 -14L0 36L-24 64L-68 4zM44 -14L0 36L24 64L68 4z'), HONEY, ink(2.2)) +
    parcel(within(put, -76, 236, 4)) +
    arm(put, { ...carries, tones, cloth, long: true }) +
    fingersOver(put, tones, [-112, 316, -70, 0.9]) +
    mansHead(head, face) +
    helmet(head) +
    palm(hand, tones) +
    signing(within(put, 196, 128, 5)) +
    arm(put, { ...offers, tones, cloth, long: true }) +
    thumb(hand, tones) +
    solid(
      handOn(put, offers.elbow, offers.wrist, { size: 1, reach: 0 })('M-25 -6L25 -6L27 12L-27 12z'),
      HONEY,
      ink(2.2),
    )
  );
}

/** Her stick, from the handle at the top to the ground. */
const stick = (put) => {
  const d = put('M116 292L168 290C180 292 180 300 180 312L184 690');
  return line(d, { width: 9, colour: DAY.ink }) + line(d, { width: 5, colour: '#a8743a' });
};

const DRAPE =
  'M110 316C106 280 102 240 104 200C112 150 140 104 130 46C112 14 74 6 44 -4C42 10 34 20 20 26C-10 120 -66 180 -108 226L-112 316';

export function grandmother(x) {
  const put = someone(x, 234, 0.48);
  const tones = TONES.warm;
  const blouse = [HONEY, '#c8762a'];
  const signs = { m: -1, elbow: [-140, 240], wrist: [-112, 152] };
  const leans = { m: 1, elbow: [166, 176], wrist: [150, 262] };
  const head = headOn(put, -5, -1);
  const face = { tones, turn: 13, look: [5, 6], lid: 0.3, brow: 6, mouth: 'soft', wide: 26, hair: '#b4bfba' };
  return (
    shadow(put, 150) +
    area(put(oval(-44, 686, 34, 13) + oval(44, 686, 34, 13)), DAY.ink) +
    area(put(oval(-46, 676, 24, 12) + oval(42, 676, 24, 12)), tones[0]) +
    solid(
      put('M-110 270C-124 420 -116 560 -104 668C-40 684 50 684 108 668C118 540 122 400 110 270z'),
      BRIGHT_RUST,
      ink(2.6),
    ) +
    area(put('M-110 270C-124 420 -116 560 -104 668C-88 673 -72 676 -54 678C-70 540 -76 400 -64 290z'), BRICK) +
    line(put('M-104 644C-40 662 50 662 108 644'), { width: 7, colour: GOLD }) +
    line(put('M10 300C22 420 24 560 18 676M44 300C62 420 66 560 58 676M-20 300C-14 420 -16 560 -22 676'), {
      width: 1.8,
      colour: BRICK,
    }) +
    neck(put, tones) +
    torso(put, blouse, { hem: 292, waist: 94 }) +
    area(put(`${DRAPE}z`), BRIGHT_RUST) +
    area(put('M-108 226L-112 318L-66 324C-68 280 -70 230 -76 196z'), BRICK) +
    line(put(DRAPE), ink(2.6)) +
    line(put('M66 8C62 90 10 190 -60 280M98 18C98 120 50 230 -30 320M120 40C118 150 90 250 40 326'), {
      width: 1.8,
      colour: BRICK,
    }) +
    line(put('M38 16C10 98 -44 168 -108 224'), { width: 8, colour: GOLD }) +
    stick(put) +
    arm(put, { ...leans, tones, cloth: blouse, trim: GOLD }) +
    fist(put, tones, 145, 290, 186, 0.86) +
    womansHead(head, face, { bun: true, grey: true, pottu: BRIGHT_RUST }) +
    glasses(head, '#6b3d10') +
    arm(put, { ...signs, tones, cloth: blouse, trim: GOLD }) +
    bangles(put, signs.elbow, signs.wrist, 2) +
    pointingHand(within(put, -122, 128, -52, 0.86), tones)
  );
}
