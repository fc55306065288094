/** The one who stands in the doorway, a foot against the jamb, and laughs into an old telephone with a curly cord. */
import { disc } from '../../parts/facade.mjs';
import { box, fine, hair, pen, placed, solid } from '../../parts/shapes.mjs';
import { area, glow, line, round, TAU } from '../../stage.mjs';
import { FLOOR } from './porch.mjs';

const SIZE = 1.16;
const INK = '#06141b';
/** The receiver's middle. */
export const EAR = [722, FLOOR - 136 * SIZE];

/** Where the cord leaves the mouthpiece, and the cradle. */
const CORD = [EAR[0] - 15, EAR[1] + 10];
const SET = [650, 486];

/** Loops of the cord on a sagging line. */
function cord() {
  const at = (t) => {
    const [x, y] = [CORD[0] + (SET[0] + 12 - CORD[0]) * t, CORD[1] + (SET[1] - 6 - CORD[1]) * t];
    const sag = 150 * t * (1 - t);
    const turn = TAU * 17 * t;
    const r = 4.6 * Math.min(1, 14 * t, 14 * (1 - t));
    return `${round(x + r * Math.cos(turn))} ${round(y + sag + r * Math.sin(turn))}`;
  };
  return Array.from({ length: 290 }, (_, i) => `${i ? 'L' : 'M'}${at(i / 289)}`).join('');
}

/** The set on its stand: a dial, an empty cradle. */
function set() {
  const put = placed(...SET, 0, 0.86);
  return (
    line(put('M-21 14L-18 76M21 14L18 76'), pen(3.4)) +
    fine(put('M-19 52L19 52'), 0.9) +
    solid(put(box(-28, 8, 56, 6)), INK, pen(2)) +
    solid(put('M-22 8L-17 -14C-15 -18 15 -18 17 -14L22 8z'), '#0b2a30', pen(2.2)) +
    line(put('M-14 -18L-14 -25M-20 -25L-8 -25M14 -18L14 -25M8 -25L20 -25'), pen(2.4)) +
    solid(put(disc(0, -4, 8.5)), '#17454b', pen(1.7)) +
    hair(put(disc(0, -4, 3)), 0.9)
  );
}

/** The receiver, white-hot: two cups joined by a bowed grip, drawn upright with the cups to the left. */
const RECEIVER =
  'M-7 -20C-7 -23 -5 -24 -2 -23.6C6 -22 10 -12 10 0C10 12 6 22 -2 23.6C-5 24 -7 23 -7 20L-7 11C-7 9 -5 8 -3 8.6C1 9 3.4 6 3.4 0C3.4 -6 1 -9 -3 -8.6C-5 -8 -7 -9 -7 -11z';

/** The figure and what is in its hand. */
export function caller() {
  const put = placed(EAR[0], FLOOR, 0, SIZE);
  const head = (d) => put(placed(10, -146, 14)(d));
  const edge = pen(1.9, 0.95);
  const farLeg = 'M0 -78C-4 -60 -6 -42 -8 -26L-9 -8C-13 -5 -20 -5 -22 0L6 0L6 -22C8 -40 16 -56 20 -74z';
  const nearLeg =
    'M4 -80C-4 -74 -16 -66 -24 -56C-28 -50 -26 -45 -20 -43L14 -22L12 -14C16 -8 22 -10 24 -14L29 -26C28 -30 25 -32 22 -31L2 -50C10 -54 20 -64 22 -76z';
  const shirt =
    'M6 -129C-2 -124 -4 -114 -3 -104C-2 -94 -3 -84 -2 -74L22 -72C26 -84 29 -98 28 -112C27 -122 23 -128 16 -130z';
  const farArm = 'M0 -120C-8 -112 -14 -104 -20 -98L-36 -108L-40 -104L-22 -88C-16 -88 -6 -98 2 -106z';
  const farHand =
    'M-36 -107C-40 -111 -45 -115 -50 -115.4C-52 -114.6 -51 -112.4 -48 -111.4L-53 -111.4C-55.4 -110 -54 -108 -50 -107.6L-52.6 -106.4C-54 -104.4 -52 -103 -48 -103.4C-45 -102.4 -42 -101.4 -38 -102.4z';
  const thumb = 'M-43 -109C-44 -114 -43 -119 -41 -119C-38.6 -118 -39.4 -113 -36.6 -108.6z';
  const skull =
    'M-1 -12C7 -13 12 -7 11 1C11 6 9 9 8 12L10 20L-4 20L-3 13C-6 14 -8.6 13.4 -9.2 11.4L-9.4 9.4L-6.4 7L-10 5L-10.2 3.2L-12.8 2C-12 0 -10.6 -2 -10.2 -4C-10.6 -8 -7 -12 -1 -12z';
  const locks =
    'M-10 -6C-11 -12 -6 -17 0 -16C9 -18 15 -11 14 -2C14 4 12 9 9 11C8 6 7 3 4 0C2 -3 2 -5 0 -7C-4 -5 -7 -5 -10 -6z';
  const upperArm =
    'M10 -127C18 -128 23 -122 20 -115C12 -107 0 -99 -12 -95C-18 -95 -21 -100 -18 -104C-8 -110 2 -118 10 -127z';
  const forearm = 'M-19 -100C-17 -112 -10 -122 -2 -130L5 -124C-2 -116 -8 -106 -10 -97C-13 -94 -18 -95 -19 -100z';
  const [x, y] = EAR;
  const receiver = head(placed(-4.5, 9.5, 51, 0.84)(RECEIVER));
  const fingers = head('M2 20L-1.5 12M-2.5 22L-5.6 15M5.6 17L2 9.4');
  return (
    glow(x, y, 150, '#ffffff', 0.5) +
    set() +
    solid(put(farArm), INK, edge) +
    solid(put(thumb), '#0b2a30', pen(1.4)) +
    solid(put(farHand), '#0b2a30', pen(1.5)) +
    solid(put(farLeg), INK, edge) +
    solid(put(nearLeg), INK, edge) +
    solid(head(skull), '#0a2229', pen(1.5)) +
    solid(put(shirt), '#0b2a30', edge) +
    fine(put('M-2 -76L22 -74M4 -129L8 -122L14 -129'), 0.8) +
    solid(head(locks), INK, pen(1.2, 0.65)) +
    solid(put(upperArm), '#0f343b', edge) +
    glow(x, y, 44, '#ffffff', 0.4) +
    solid(put(forearm), '#17454b', pen(1.7)) +
    line(cord(), { width: 1.7, colour: '#fff', opacity: 0.95 }) +
    area(receiver, '#fff') +
    line(receiver, { width: 1.6, colour: '#fff' }) +
    line(fingers, { width: 4.4, colour: '#17454b' })
  );
}
