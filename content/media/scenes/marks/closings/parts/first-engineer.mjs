/** What is not built: a friendly engineer with raised palm, his other hand on his heart. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRIGHT_TEAL, DEEP_TEAL, GOLD } from '../../parts/palette.mjs';
import { card, solid } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';
import { openHand } from '../../testimonials/parts/balance-hands.mjs';
import { handOn } from './counter-hands.mjs';
import { arm, headOn, neck } from './counter-people.mjs';
import { engineersHead } from './first-head.mjs';
import { shadow, shoeAt, someone, torso, trousers } from './foot-figures.mjs';

export function engineer() {
  const put = someone(1058, 208);
  const tones = TONES.warm;
  const cloth = [BRIGHT_TEAL, DEEP_TEAL];
  const heart = { m: -1, elbow: [-168, 206], wrist: [-84, 160] };
  const stops = { m: 1, elbow: [186, 132], wrist: [180, 40] };
  const hand = handOn(put, stops.elbow, stops.wrist, { m: 1, turn: 6, size: 2.2, reach: 2 });
  return (
    shadow(put) +
    shoeAt(put, 68, '#f7e8c8', { m: -1, lace: '#c8502a' }) +
    shoeAt(put, -68, '#f7e8c8', { lace: '#c8502a' }) +
    trousers(put, ['#d9b06a', '#b3863f']) +
    neck(put, tones) +
    torso(put, cloth, { hem: 316, waist: 106 }) +
    line(put('M0 40L0 120M-6 66L-5.9 66M-6 94L-5.9 94'), ink(2)) +
    solid(put('M-44 -14L0 36L-24 64L-68 4zM44 -14L0 36L24 64L68 4z'), '#2aa0a0', ink(2.2)) +
    engineersHead(headOn(put, -2)) +
    arm(put, { ...heart, tones, cloth, trim: GOLD }) +
    openHand(handOn(put, heart.elbow, heart.wrist, { turn: 8, size: 2, reach: 2 }), tones) +
    arm(put, { ...stops, tones, cloth, trim: GOLD }) +
    openHand(hand, tones) +
    line(hand('M-9 -18C-4 -12 -4 -4 -8 4M-4 -20C4 -17 10 -17 14 -20M-6 -12C2 -10 8 -10 13 -13'), {
      width: 1.7,
      colour: tones[2],
    }) +
    solid(handOn(put, stops.elbow, stops.wrist, { size: 1, reach: 0 })(card(-24, 10, 48, 18, 4)), DAY.ink, ink(2))
  );
}
