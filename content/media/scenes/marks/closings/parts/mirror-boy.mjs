/** The boy of the nexbill-mirror closing: a hand held up for his change, in the other an ice cream that melts. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { grip } from '../../parts/limbs.mjs';
import { TEAL } from '../../parts/palette.mjs';
import { solid, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { handOn } from './counter-hands.mjs';
import { SHORT } from './counter-heads.mjs';
import { arm, headOn, neck, shirt } from './counter-people.mjs';
import { lights, openHand, trousers } from './mirror-figure.mjs';
import { stands } from './mirror-lens.mjs';

/** The cone in his hand: its ball has slid to one side and drips. */
const cone = (put) =>
  solid(put('M-24 -14L24 -14L2 74z'), '#e0974a', ink(2.2)) +
  line(put('M-14 -14L8 50M4 -14L14 30M16 -14L-8 44M0 -14L-16 14'), { width: 1.6, colour: '#8a4f22' }) +
  solid(
    put(
      'M-40 -18C-50 -58 -26 -86 4 -82C34 -80 46 -52 36 -20C36 -2 26 2 24 -10C20 -16 14 -14 14 -4C14 20 2 20 2 -4C0 -16 -8 -14 -12 -6C-14 24 -28 34 -30 6C-32 -8 -38 -6 -40 -18z',
    ),
    '#f7a6b2',
    ink(2.4),
  ) +
  line(put('M-26 -44C-24 -60 -14 -68 0 -70'), { width: 4, colour: '#ffe4e6' }) +
  solid(put('M-26 60C-34 74 -34 84 -26 86C-18 84 -18 74 -26 60z'), '#f7a6b2', ink(1.8)) +
  solid(put('M4 116C-4 130 -4 140 4 142C12 140 12 130 4 116z'), '#f7a6b2', ink(1.8));

export function boy() {
  const put = stands(196, 432, 2, 0.54, 1.3);
  const tones = TONES.warm;
  const head = headOn(put, 2, 1, 0.94);
  const face = { calm: true, tones, turn: 14, look: [6, -6], lid: 0.1, brow: 7, mouth: 'soft', wide: 24 };
  const le = [-156, 180];
  const lw = [-134, 96];
  const re = [160, 176];
  const rw = [190, 122];
  const cloth = ['#fffdf8', '#bfe0d8'];
  return (
    trousers(put, ['#1d4a5a', '#16303a']) +
    neck(put, tones) +
    shirt(put, cloth) +
    solid(put('M-14 30L14 30L8 52L22 170L0 196L-22 170L-8 52z'), TEAL, ink(2)) +
    arm(put, { m: 1, elbow: re, wrist: rw, tones, cloth }) +
    openHand(handOn(put, re, rw, { size: 1, turn: -14 }), tones) +
    ear(head, -63, 8, tones) +
    skull(head, tones, 14, 6) +
    features(head, face) +
    area(head('M20 55L32 54L31 63L21 64z'), '#5a2618') +
    area(head('M52 44C58 38 66 44 62 52C56 58 50 52 52 44zM30 80C36 76 42 80 40 86C34 90 28 88 30 80z'), '#f7a6b2') +
    solid(head(SHORT), DAY.ink, ink(1)) +
    line(head('M-8 -68C-2 -84 6 -96 20 -104M4 -62C18 -76 34 -84 50 -86M-30 -66C-44 -62 -52 -52 -58 -36'), {
      width: 1.8,
      colour: '#7f9a98',
    }) +
    lights(head, 1, 1, 0.85) +
    arm(put, { m: -1, elbow: le, wrist: lw, tones, cloth }) +
    cone(within(put, -132, -34, -8, 1.3)) +
    grip(within(put, -128, 56, 4, 0.86), tones)
  );
}
