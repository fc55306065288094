/** Ordering: a cook with a basket of vegetables orders on his phone; a goat behind the wall has its own order. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, GOLD, HONEY } from '../../parts/palette.mjs';
import { box, placed, repeat, ring, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { handOn, palm, thumb } from './counter-hands.mjs';
import { mansHead } from './counter-heads.mjs';
import { arm, headOn, neck } from './counter-people.mjs';
import { fist } from './crew.mjs';
import { phone, shadow, shoeAt, someone, torso, trousers } from './foot-figures.mjs';

const WHITE = ['#fffdf8', '#cfe2dc'];

/** Three lines of the order: an aubergine, a carrot, a tomato. */
const order = (put) =>
  phone(
    put,
    area(put(oval(-22, -46, 12, 14)), '#6a3f6b') +
      area(put('M-32 -14L-12 -14L-22 18z'), HONEY) +
      area(put(oval(-22, 32, 12)), BRIGHT_RUST) +
      line(put('M-2 -46L30 -46M-2 -6L24 -6M-2 32L30 32'), { width: 6, colour: DAY.ink }) +
      area(put(box(-32, 52, 64, 20)), BRIGHT_TEAL),
  );

const LEAF = 'M0 0C-22 -22 -24 -60 0 -92C24 -60 22 -22 0 0z';
const leaf = (put, x, y, turn, size, fill) => {
  const own = within(put, x, y, turn, size);
  return (
    solid(own(LEAF), fill, ink(2)) +
    line(own('M0 -6L0 -74M0 -30L-10 -44M0 -30L10 -44'), { width: 1.5, colour: DEEP_TEAL })
  );
};

/** The basket, its rim about the origin. */
function basket(put) {
  const weave = repeat(
    3,
    (i) => `M${-82 + i * 5} ${30 + i * 26}C-30 ${42 + i * 26} 30 ${42 + i * 26} ${82 - i * 5} ${30 + i * 26}`,
  );
  const slats = repeat(7, (i) => `M${-66 + i * 22} 10L${-54 + i * 18} 104`);
  return (
    leaf(put, -30, 6, -34, 1.1, '#a9cf8a') +
    leaf(put, 46, 6, 44, 1.3, '#5fae9f') +
    leaf(put, 30, 6, 20, 1.5, '#79b873') +
    leaf(put, 60, 8, 62, 1.1, '#79b873') +
    solid(put(oval(-44, -14, 26, 28)), BRIGHT_RUST, ink(2.2)) +
    area(put('M-56 -40L-44 -32L-32 -40L-40 -28L-48 -28z'), DEEP_TEAL) +
    solid(put('M-16 10L2 -62C8 -70 20 -66 20 -58L22 10z'), HONEY, ink(2.2)) +
    line(put('M-2 -30L8 -28M0 -8L12 -8'), { width: 2, colour: '#b85c1b' }) +
    line(put('M6 -66L-4 -88M10 -66L12 -94M14 -66L26 -86'), { width: 4, colour: '#3f8d84' }) +
    solid(put('M-92 2L92 2C88 50 78 88 62 110L-62 110C-78 88 -88 50 -92 2z'), '#d9a24e', ink(2.6)) +
    area(put('M-92 2L-50 2C-46 50 -40 88 -30 110L-62 110C-78 88 -88 50 -92 2z'), '#b47c30') +
    line(put(weave + slats), { width: 2.2, colour: '#8a5a2c' }) +
    solid(put('M-98 -8C-60 4 60 4 98 -8L98 8C60 22 -60 22 -98 8z'), '#eec27a', ink(2.4))
  );
}

/** The handle, over his arm. */
const handle = (put) => {
  const d = put('M-84 -6C-76 -140 76 -140 84 -6');
  return line(d, ink(11)) + line(d, { width: 6, colour: '#d9a24e' });
};

/** A cook's hat. */
const hat = (put) =>
  solid(
    put(
      'M-64 -52L-66 -104C-98 -116 -96 -164 -58 -166C-44 -196 40 -200 56 -168C98 -170 104 -118 70 -104L66 -52C40 -66 -36 -66 -64 -52z',
    ),
    WHITE[0],
    ink(2.6),
  ) +
  area(
    put('M-64 -52L-66 -104C-98 -116 -96 -164 -58 -166C-70 -140 -52 -110 -38 -62C-48 -60 -56 -56 -64 -52z'),
    WHITE[1],
  ) +
  line(put('M-66 -92C-40 -104 40 -104 68 -92M-30 -112L-34 -140M4 -114L4 -146M38 -112L42 -140'), ink(2));

const apron = (put) =>
  solid(
    put(
      'M-62 110L62 110L70 180C98 196 112 204 118 216L124 470C60 488 -60 488 -124 470L-118 216C-112 204 -98 196 -70 180z',
    ),
    BRIGHT_TEAL,
    ink(2.6),
  ) +
  area(
    put('M-62 110L-40 110L-48 200L-62 480C-86 478 -108 474 -124 470L-118 216C-112 204 -98 196 -70 180z'),
    DEEP_TEAL,
  ) +
  line(put('M-60 112C-60 70 -54 40 -44 20M60 112C60 70 54 40 44 20'), { width: 5, colour: DEEP_TEAL }) +
  solid(put('M-44 300L56 300L54 374C30 386 -18 386 -42 374z'), '#2aa0a0', ink(2)) +
  line(put('M-62 116L62 116'), { width: 4, colour: GOLD });

export function cook(x) {
  const put = someone(x);
  const tones = TONES.light;
  const reads = { m: -1, elbow: [-182, 238], wrist: [-204, 170] };
  const hangs = { m: 1, elbow: [168, 218], wrist: [86, 196] };
  const head = headOn(put, -5, -1);
  const face = { tones, turn: 13, look: [5, 6], lid: 0.26, brow: 5, mouth: 'soft', wide: 22 };
  const hand = handOn(put, reads.elbow, reads.wrist, { m: 1, turn: -12, size: 1 });
  const carried = within(put, 138, 326, 4);
  return (
    shadow(put) +
    shoeAt(put, 68, DAY.ink, { m: -1, lace: '#5fb8b0' }) +
    shoeAt(put, -68, DAY.ink, { lace: '#5fb8b0' }) +
    trousers(put, ['#35565e', '#1f3a44']) +
    neck(put, tones) +
    torso(put, WHITE, { hem: 320, waist: 112 }) +
    apron(put) +
    line(put('M-30 66L-29.9 66M-30 92L-29.9 92M30 66L30.1 66M30 92L30.1 92'), { width: 5, colour: DEEP_TEAL }) +
    solid(put('M-46 -14C-30 22 30 22 46 -14L54 8C36 50 -36 50 -54 8z'), BRIGHT_RUST, ink(2.2)) +
    solid(put('M-8 34L-22 84L2 66L20 86L12 34z'), BRIGHT_RUST, ink(2)) +
    mansHead(head, face, { moustache: true }) +
    hat(head) +
    palm(hand, tones) +
    order(within(put, -212, 90, -6)) +
    arm(put, { ...reads, tones, cloth: WHITE, cover: 0.5 }) +
    thumb(hand, tones) +
    basket(carried) +
    arm(put, { ...hangs, tones, cloth: WHITE, cover: 0.5 }) +
    fist(put, tones, 58, 188, -74, 0.88) +
    handle(carried)
  );
}

/** A hoof of the goat over the edge of the coping, at (x, y). */
export const hoof = (x, y) =>
  solid(placed(x, y)('M-11 -2C-13 -20 13 -20 11 -2z'), '#a8642e', ink(2.2)) +
  area(placed(x, y)('M-12 -3L12 -3L14 11L2 10L0 6L-2 10L-14 11z'), DAY.ink);

/** The goat behind the wall, its mouth at (x, y). */
export function goat(x, y) {
  const put = placed(x, y, 0, 0.88);
  return (
    solid(put('M56 -16L90 -34C106 4 112 60 112 120L44 120C56 70 58 30 46 2z'), '#b9733a', ink(2.6)) +
    area(put('M90 -34C106 4 112 60 112 120L86 120C92 60 88 10 78 -28z'), '#8f5426') +
    solid(put('M66 -62C66 -92 88 -110 110 -104C94 -96 86 -80 84 -58z'), '#e8d3a4', ink(2.2)) +
    solid(put('M56 -60C52 -86 66 -106 84 -108C74 -96 72 -80 74 -60z'), '#f6e6c0', ink(2.2)) +
    solid(put('M22 8C22 22 24 32 32 42C36 30 40 20 42 8z'), '#f6e6c0', ink(2)) +
    solid(
      put('M-4 2C-14 -4 -14 -18 -2 -24L38 -58C52 -70 82 -66 90 -46C96 -24 78 -2 58 8C40 18 12 14 -4 2z'),
      '#b9733a',
      ink(2.6),
    ) +
    area(put('M-4 2C-14 -4 -14 -18 -2 -24L30 -51C34 -36 26 -22 20 -8C14 2 6 6 -4 2z'), '#f6e6c0') +
    line(put('M-4 2C-14 -4 -14 -18 -2 -24L38 -58M-8 -8C0 -4 10 -4 18 -8M-6 -16L-3 -14'), ink(2.2)) +
    solid(put(ring(46, -38, 8, 7)), DAY.light, ink(2)) +
    area(put(oval(44, -37, 4, 4.4)), DAY.ink) +
    line(put('M36 -50C42 -56 52 -54 56 -48'), ink(2.6)) +
    solid(put('M80 -46C100 -54 120 -44 128 -28C110 -20 90 -26 78 -34z'), '#8f5426', ink(2.2))
  );
}
