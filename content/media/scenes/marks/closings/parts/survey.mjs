/** What a survey party has with it on a hill, in side view; the origin of each `put` is on the ground, in the middle. */
import { disc } from '../../parts/facade.mjs';
import { box, fine, firm, hair, pen, placed, repeat, solid, spot } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { CLOTH, DARK, HAIR, SKIN, SLEEVE } from './figure-colours.mjs';

/** A jeep with a canvas top, its nose to the left, a spare wheel at the tail. */
export function jeep(put) {
  const canvas = 'M-30 -58L-18 -94C-16 -99 -12 -100 -6 -100L78 -100C86 -100 88 -96 90 -88L94 -54L-30 -54z';
  const tub =
    'M-100 -20L-102 -46C-102 -51 -98 -54 -92 -55L-34 -60L-30 -54L96 -54L98 -18L84 -18C82 -40 38 -40 36 -16L-34 -16C-36 -40 -80 -40 -84 -18z';
  const pane = (u, w) => `M${u} -62L${u} -90L${u + w} -90L${u + w} -62z`;
  const wheel = (u) =>
    solid(put(disc(u, -19, 19)), '#050c12', pen(3)) +
    fine(put(disc(u, -19, 9))) +
    hair(put(repeat(8, (i) => placed(u, -19, i * 45)('M0 -12L0 -16'))), 0.8);
  return (
    solid(put(canvas), '#0a1c25', pen(2.6)) +
    solid(put('M-24 -62L-14 -92L4 -92L4 -62z'), '#123640', pen(1.9)) +
    solid(put(pane(12, 26)), '#0f2a33', pen(1.9)) +
    hair(put(`${pane(48, 32)}M44 -100L44 -56M-6 -96L80 -96`), 0.7) +
    wheel(-59) +
    wheel(60) +
    solid(put(tub), '#0d242e', pen(2.8)) +
    fine(put('M-2 -52L-2 -24L34 -24L34 -52M6 -44L14 -44M-92 -48L-40 -52M-100 -38L-88 -38'), 0.7) +
    hair(put('M-78 -48L-50 -50M-78 -44L-50 -46M96 -40L40 -40'), 0.6) +
    line(put('M-110 -26L-98 -26M96 -22L108 -22'), pen(4)) +
    solid(put('M98 -68C106 -70 110 -60 110 -48C110 -36 106 -26 98 -28z'), '#050c12', pen(2.6)) +
    solid(put(disc(-100, -45, 5)), '#17504f', pen(2))
  );
}

/** A folding table with the log book, a radio set and a small lamp; over it an umbrella. */
export function desk(put) {
  const canopy =
    'M-78 -150C-66 -184 -34 -200 2 -200C38 -200 70 -184 82 -150C72 -158 58 -158 52 -150C44 -158 26 -158 20 -150C12 -158 -8 -158 -16 -150C-24 -158 -40 -158 -48 -150C-56 -158 -70 -158 -78 -150z';
  // A field lamp hangs from a rib.
  const [x, y] = spot(put, 26, -122);
  const lamp =
    glow(x, y, 86, '#8ff5e4', 0.5) +
    line(put('M26 -152L26 -132'), pen(1.8)) +
    solid(put('M19 -114L21 -128L31 -128L33 -114z'), '#bff7ec', pen(2)) +
    line(put('M18 -112L34 -112M20 -130L32 -130'), pen(2.4));
  const ribs =
    'M2 -200C-22 -190 -42 -172 -48 -150M2 -200C-8 -188 -14 -170 -16 -150M2 -200C12 -188 18 -170 20 -150M2 -200C26 -190 46 -172 52 -150';
  return (
    line(put('M2 -208L2 0'), pen(3)) +
    solid(put(canopy), CLOTH, pen(2.6)) +
    hair(put(ribs), 0.75) +
    lamp +
    firm(put('M-40 -62L30 0M40 -62L-30 0'), 0.9) +
    solid(put(box(-50, -68, 100, 6)), '#123640', pen(2.2)) +
    solid(put('M-44 -69Q-34 -78 -22 -71Q-10 -78 0 -69L0 -68L-44 -68z'), '#17504f', pen(2)) +
    hair(put('M-22 -71L-22 -68'), 0.8) +
    solid(put(box(12, -92, 32, 24)), '#0a1c25', pen(2.2)) +
    hair(put(`${disc(21, -80, 5)}M30 -86L40 -86M30 -80L40 -80M30 -74L40 -74`), 0.9) +
    line(put('M42 -92L50 -122'), pen(1.8))
  );
}

/** A tripod with a theodolite, and above it an aerial that looks to the right. */
export function station(put) {
  const rods = repeat(6, (i) => `M${-22 + i * 18} ${-150 - 17 + i * 1.6}L${-22 + i * 18} ${-150 + 17 - i * 1.6}`);
  return (
    line(put('M-4 -92L-38 0M4 -92L40 0M0 -92L6 -6'), pen(3.2)) +
    hair(put('M-22 -42L24 -42M-22 -42L4 -34L24 -42'), 0.8) +
    solid(put(box(-12, -98, 24, 7)), '#17504f', pen(2.2)) +
    solid(put('M-10 -98L-10 -124L-5 -128L5 -128L10 -124L10 -98L5 -98L5 -116L-5 -116L-5 -98z'), '#123640', pen(2)) +
    solid(put(placed(0, -111)('M-20 -5L14 -6L14 -8L24 -8L24 8L14 8L14 6L-20 5z')), '#17504f', pen(2.2)) +
    fine(put(disc(0, -111, 5))) +
    line(put('M0 -128L0 -150M-30 -150L76 -150'), pen(2.6)) +
    line(put(rods), pen(2.2))
  );
}

/** The observer bends to the theodolite, a broad hat on, seen from the side. */
export function observer(put) {
  const legs = 'M-16 -66L-20 -36L-26 -6L-30 0L-12 0L-10 -8L-6 -36L0 -56L6 -36L8 -6L6 0L26 0L22 -6L18 -8L18 -38L16 -66z';
  const coat = 'M-20 -50C-24 -76 -22 -104 -8 -118C2 -124 14 -122 20 -112C24 -100 20 -74 20 -52C8 -46 -10 -46 -20 -50z';
  const arm = 'M4 -114C14 -114 18 -106 22 -96L34 -88L52 -98L56 -91L36 -76C28 -76 18 -82 12 -90L2 -102z';
  return (
    solid(put(legs), DARK, pen(2.2)) +
    solid(put(coat), CLOTH, pen(2.6)) +
    hair(put('M-20 -60C-8 -56 8 -56 20 -60M-12 -110C-16 -96 -16 -80 -14 -64'), 0.7) +
    solid(put(disc(17, -126, 10)), SKIN, pen(2)) +
    solid(put('M0 -130C0 -148 24 -152 32 -134z'), '#12383f', pen(2.2)) +
    line(put('M-10 -127L42 -134'), pen(3.4)) +
    solid(put(arm), SLEEVE, pen(2.2))
  );
}

/** The second one, from behind, writes at the table to the right. */
export function writer(put) {
  const legs = 'M-18 -60L-18 -6L-24 0L-4 0L-3 -54L3 -54L6 0L26 0L20 -6L18 -60z';
  const coat =
    'M-24 -44L-22 -84C-24 -108 -16 -118 -6 -120L8 -120C18 -118 24 -108 24 -86L24 -44C10 -40 -10 -40 -24 -44z';
  const left = 'M-14 -116C-24 -112 -28 -96 -30 -80L-26 -58L-19 -60L-20 -80L-14 -94z';
  const right = 'M16 -116C28 -112 32 -100 36 -88L56 -76L53 -69L32 -76C24 -84 20 -92 14 -98z';
  return (
    solid(put(legs), DARK, pen(2.2)) +
    solid(put(right), SLEEVE, pen(2.2)) +
    solid(put(coat), CLOTH, pen(2.6)) +
    solid(put(left), SLEEVE, pen(2.2)) +
    hair(put('M0 -118L0 -44M-22 -74C-8 -70 8 -70 24 -74'), 0.6) +
    solid(put('M-8 -118L-7 -126L9 -126L10 -118z'), SKIN, pen(1.8)) +
    solid(put(disc(1, -135, 11)), HAIR, pen(2.2)) +
    solid(put('M-11 -136C-12 -156 14 -156 13 -136z'), '#12383f', pen(2.2)) +
    line(put('M-16 -136L18 -136'), pen(3.2))
  );
}

/** A measuring pole with bands. */
export const pole = (put, height) =>
  line(put(`M0 0L0 ${-height}`), pen(3.6)) +
  line(put(repeat(Math.floor(height / 22), (i) => `M0 ${-11 - i * 22}L0 ${-20 - i * 22}`)), {
    width: 3.6,
    colour: '#0b1d27',
  });

/** The third one, far off, who holds up a lantern; all edges catch its light. */
export const bearer = (put) =>
  area(put('M-8 0L-6 -18L-8 -32C-8 -38 6 -38 7 -32L15 -42L18 -40L9 -26L8 -16L10 0L5 0L1 -14L-3 0z'), '#0b2a30') +
  line(put('M7 -32L15 -42L18 -40L9 -26L8 -16L10 0M-8 0L-6 -18L-8 -32C-8 -38 6 -38 7 -32'), {
    width: 1.8,
    colour: '#fff',
    opacity: 0.8,
  }) +
  solid(put(disc(0, -41, 5)), '#0b2a30', { width: 1.8, colour: '#fff', opacity: 0.8 }) +
  line(put('M17 -41L18 -36'), { width: 1.8, colour: '#fff' });
