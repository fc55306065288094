/** A man in a suit, who holds out a fire bell and a heart monitor on a tray. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRIGHT_TEAL, CREAM, GOLD } from '../../parts/palette.mjs';
import { box, card, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { glasses, mansHead } from './counter-heads.mjs';
import { arm, headOn, neck } from './counter-people.mjs';
import { fingersOver } from './crew.mjs';
import { shadow, shoeAt, someone, torso, trousers } from './foot-figures.mjs';
import { tips } from './half-figure.mjs';

const [RUST, BRICK] = ['#d23c22', '#8f2413'];
const SUIT = ['#2c4a55', '#1b323b'];
const X = 1260;

/** A fire bell from the front, ringing under its hammer. */
const fireBell = (put) =>
  solid(put(box(-26, 30, 52, 16)), '#8a5a2c', ink(2.2)) +
  line(put('M-30 42L-58 28'), ink(6)) +
  solid(put(oval(-58, 24, 10)), DAY.ink, ink(2)) +
  line(put('M-58 -22C-54 -36 -46 -46 -36 -54M-70 -26C-65 -45 -54 -58 -42 -66'), { width: 3.6, colour: '#fff3d0' }) +
  solid(put(oval(0, 0, 48)), RUST, ink(2.8)) +
  area(put('M-47 4C-46 -22 -26 -46 2 -47C-22 -36 -36 -14 -34 8C-32 26 -22 38 -8 47C-32 42 -46 26 -47 4z'), BRICK) +
  line(put(oval(0, 0, 32)), { width: 2.4, colour: BRICK }) +
  line(put('M8 -38C22 -36 34 -24 37 -10'), { width: 5, colour: '#ffc4ae' }) +
  solid(put(oval(0, 0, 12)), GOLD, ink(2.2));

/** A monitor with the line of a heart. */
const monitor = (put) =>
  line(put('M-30 -48C-30 -66 30 -66 30 -48'), ink(8)) +
  solid(put(card(-56, -50, 112, 98, 10)), CREAM, ink(2.8)) +
  area(put('M-55 -40C-55 -46 -50 -49 -46 -49L-42 -49L-42 47C-50 47 -55 44 -55 38z'), '#cfe2dc') +
  solid(put(card(-40, -38, 82, 60, 5)), '#0f3a40', ink(2.2)) +
  line(put('M-34 -2L-16 -2L-8 -24L4 14L12 -8L18 -2L36 -2'), { width: 4.6, colour: '#5eead4' }) +
  area(put('M-22 44C-40 34 -32 24 -22 30C-12 24 -4 34 -22 44z'), RUST) +
  area(put(oval(12, 35, 5)), BRIGHT_TEAL) +
  area(put(oval(30, 35, 5)), GOLD);

export function customer() {
  const put = someone(X, 232);
  // He leans towards the engineer from the hips.
  const upper = (d) => placed(X + 6, 390, -6)(placed(-X, -390)(put(d)));
  const tones = TONES.light;
  const far = { m: 1, elbow: [156, 222], wrist: [36, 300] };
  const near = { m: -1, elbow: [-168, 206], wrist: [-214, 300] };
  const head = headOn(upper, 2, -1);
  const face = { tones, turn: 14, look: [6, 1], lid: 0.06, brow: 10, tilt: 6, mouth: 'grin', wide: 23 };
  const legs = someone(X, 212);
  return (
    shadow(legs) +
    shoeAt(legs, 66, DAY.ink, { m: -1, lace: '#5fb8b0' }) +
    shoeAt(legs, -66, DAY.ink, { lace: '#5fb8b0' }) +
    trousers(legs, SUIT, { hip: 330 }) +
    neck(upper, tones) +
    torso(upper, SUIT, { hem: 340, waist: 108 }) +
    solid(upper('M-44 -6L0 170L44 -6C30 34 -30 34 -44 -6z'), '#fffdf8', ink(2)) +
    solid(upper('M-10 36L10 36L14 56L20 130L0 160L-20 130L-14 56z'), '#f0a53a', ink(2)) +
    solid(
      upper('M-46 -10L-76 40L-58 60L-70 74L0 186L-40 40zM46 -10L76 40L58 60L70 74L0 186L40 40z'),
      '#3b5f6b',
      ink(2.2),
    ) +
    line(upper('M0 186L4 340'), ink(2)) +
    solid(upper('M56 110L92 100L96 116L60 124z'), CREAM, ink(1.8)) +
    mansHead(head, face, { wave: true }) +
    glasses(head) +
    arm(upper, { ...far, tones, cloth: SUIT, long: true }) +
    arm(upper, { ...near, tones, cloth: SUIT, long: true }) +
    solid('M1104 398L1254 398L1244 412L1114 412z', '#e9eee8', ink(2.6)) +
    solid('M1098 392L1260 392L1260 400L1098 400z', '#fffdf8', ink(2.4)) +
    fireBell(placed(1142, 352, 0, 0.86)) +
    monitor(placed(1214, 352, 0, 0.84)) +
    tips(placed(1156, 411, -90, 0.5), tones) +
    fingersOver(placed(1262, 392, 180, 0.5), tones, [0, -30, 0, 0.9], 3)
  );
}
