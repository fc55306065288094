/** Security: an engineer on a crate locks a sensor box with its own key; no two keys on her ring are alike. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { grip } from '../../parts/limbs.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, GOLD, HONEY, MINT } from '../../parts/palette.mjs';
import { box, card, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { handOn } from './counter-hands.mjs';
import { helmet, womansHead } from './counter-heads.mjs';
import { arm, headOn, neck } from './counter-people.mjs';
import { fist } from './crew.mjs';
import { bentLeg, boot, key, sign } from './first-figures.mjs';
import { GROUND } from './first-quay.mjs';
import { someone, torso } from './foot-figures.mjs';

/** A sensor box about the origin, its lock on the left, with the sign of its key. */
const sensorBox = (put, bow, [fill, shade, plate], lamp) =>
  line(put('M-24 -48L-24 -86'), ink(5)) +
  solid(put(oval(-24, -88, 6)), plate, ink(2)) +
  solid(put(card(-38, -50, 76, 100, 9)), fill, ink(2.6)) +
  area(put('M-36 -42C-36 -47 -33 -48 -30 -48L-22 -48L-22 48L-30 48C-34 48 -36 46 -36 42z'), shade) +
  solid(put(card(-16, -24, 46, 46, 6)), plate, ink(2)) +
  sign(within(put, 7, -1, 0, 0.66), bow, DAY.ink) +
  solid(put(oval(24, -37, 5)), lamp, ink(1.6)) +
  line(put('M-10 34L26 34'), { width: 4, colour: shade }) +
  solid(put('M-38 -13L-50 -13L-50 13L-38 13z'), GOLD, ink(2.2)) +
  line(put('M-50 0L-42 0'), ink(3));

/** The box that she locks, on its post, and the one that the monkey tries. */
export const keyBoxes = () =>
  area(oval(540, 503, 26, 6), '#9c8450', 'fill-opacity=".4" ') +
  solid(box(523, 296, 14, 208), '#b98746', ink(2.2)) +
  sensorBox(placed(530, 258, 0, 0.84), 'square', [BRIGHT_RUST, BRICK, '#f9ddb0'], '#ffdf9a') +
  area(oval(410, GROUND - 4, 44, 9), '#9c8450', 'fill-opacity=".4" ') +
  solid(box(393, 370, 18, GROUND - 374), '#d9a24e', ink(2.4)) +
  area(box(394, 372, 6, GROUND - 378), '#a8743a') +
  sensorBox(placed(402, 338), 'round', [BRIGHT_TEAL, DEEP_TEAL, '#fff3d0'], '#ffdf9a');

/** The ring with the other keys, each with a bow of its own. */
const ringOfKeys = (put) => {
  const d = put(oval(0, 0, 42));
  return (
    key(within(put, -30, 52, 112), 'triangle', MINT, 112) +
    key(within(put, 4, 62, 88), 'clover', BRIGHT_RUST, 116) +
    key(within(put, 38, 48, 62), 'square', HONEY, 112) +
    line(d, ink(9)) +
    line(d, { width: 4.6, colour: '#e9eee8' })
  );
};

/** The two bands of her vest. */
const BANDS = 'M-100 18L-68 6L-58 307L-92 306zM100 18L68 6L58 307L92 306z';

const plait = (put) =>
  repeat(5, (i) => solid(put(oval(-60 - i * 2, 66 + i * 29, 19 - i, 20)), DAY.ink, { width: 1.5, colour: '#7f9a98' })) +
  solid(put('M-84 196L-58 194L-54 232L-90 234z'), BRIGHT_RUST, ink(2));

export function keyHolder() {
  const put = someone(196, 292, 0.52);
  const tones = TONES.light;
  const cloth = [HONEY, '#c8762a'];
  const trousersOf = [DEEP_TEAL, '#0a4449'];
  const boots = ['#8a5a2c', '#5f3a18', GOLD];
  const locks = { m: 1, elbow: [134, 184], wrist: [166, 122] };
  const holds = { m: -1, elbow: [-172, 206], wrist: [-92, 262] };
  const head = headOn(put, 4);
  const face = { tones, turn: 14, look: [7, 0], lid: 0.24, brow: 6, mouth: 'soft', wide: 24 };
  const hand = handOn(put, locks.elbow, locks.wrist, { m: 1, turn: -27, size: 0.92 });
  return (
    area(oval(236, GROUND, 120, 13), '#9c8450', 'fill-opacity=".4" ') +
    bentLeg(put, [54, 296], [170, 322], [164, 440], trousersOf, 0.95) +
    boot(put, 164, 520, boots) +
    solid(card(130, 448, 126, GROUND - 450, 5), '#d9a24e', ink(2.6)) +
    area(box(132, 450, 26, GROUND - 454), '#a8743a') +
    line(`M132 486L254 486M132 526L254 526`, ink(2)) +
    bentLeg(put, [-50, 296], [92, 340], [84, 444], trousersOf) +
    boot(put, 84, 524, boots) +
    neck(put, tones) +
    torso(put, cloth, { hem: 300, waist: 102 }) +
    area(put(BANDS), BRIGHT_TEAL) +
    area(put('M-90 14L-79 10L-70 306L-80 307zM90 14L79 10L70 306L80 307z'), '#fff3d0') +
    line(put(BANDS), ink(2)) +
    line(put('M0 40L2 300'), ink(2)) +
    solid(put('M-44 -14L0 36L-24 64L-68 4zM44 -14L0 36L24 64L68 4z'), '#f6c06a', ink(2.2)) +
    womansHead(head, face, { pottu: 'none' }) +
    plait(head) +
    helmet(head, ['#fffdf8', '#cfe2dc']) +
    arm(put, { ...locks, tones, cloth }) +
    key(placed(258, 338, 0, 1.15), 'round', '#fffdf8', 82) +
    grip(hand, tones) +
    ringOfKeys(within(put, -34, 330, 0, 1.12)) +
    arm(put, { ...holds, tones, cloth }) +
    fist(put, tones, -56, 284, 112, 0.9)
  );
}
