/** The counter of the nexbill-mirror closing: a cashier hands change to a boy whose ice cream melts; the till shines. */
import { across, DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { grip } from '../../parts/limbs.mjs';
import { BRICK, BRIGHT_RUST, CREAM, GOLD, TEAL } from '../../parts/palette.mjs';
import { card, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { bangles, handOn, palm, thumb } from './counter-hands.mjs';
import { womansHead } from './counter-heads.mjs';
import { arm, headOn, neck, trunk } from './counter-people.mjs';
import { lights } from './mirror-figure.mjs';
import { NOTES, note } from './mirror-held.mjs';
import { bowed, bowedBox, inMirror, stands } from './mirror-lens.mjs';

export function cashier() {
  const put = stands(322, 256, -14, 0.6, 1.06);
  const tones = TONES.tan;
  const cloth = [BRIGHT_RUST, BRICK];
  const head = headOn(put, -2, -1);
  const elbow = [168, 210];
  const wrist = [196, 330];
  return (
    neck(put, tones) +
    trunk(put, cloth) +
    line(put('M-44 -2L0 36L44 -2'), { width: 5, colour: GOLD }) +
    arm(put, { m: 1, elbow, wrist, tones, cloth, trim: GOLD }) +
    grip(handOn(put, elbow, wrist), tones) +
    womansHead(head, { calm: true, tones, turn: 12, look: [3, 6], lid: 0.22, brow: 6, mouth: 'soft', wide: 24 }) +
    lights(head, -1, 1, 0.85) +
    repeat(8, (i) =>
      solid(put(oval(64 + i * 2, -84 + i * 26, 16 - i, 17)), DAY.ink, { width: 1.5, colour: '#7f9a98' }),
    ) +
    solid(put('M66 118L92 116L98 156L64 158z'), TEAL, ink(2))
  );
}

/** Her other arm, over the counter, with notes. */
export function givingArm() {
  const put = stands(322, 256, -14, 0.6, 1.06);
  const tones = TONES.tan;
  const elbow = [-176, 160];
  const wrist = [-158, 246];
  const hand = handOn(put, elbow, wrist, { m: 1, turn: 40 });
  return (
    arm(put, { m: -1, elbow, wrist, tones, cloth: [BRIGHT_RUST, BRICK], trim: GOLD }) +
    bangles(put, elbow, wrist, 2) +
    palm(hand, tones) +
    [0, 1, 2].map((k, i) => note(within(hand, 4, -4, -34 + i * 30, 1.1), NOTES[k])).join('') +
    thumb(hand, tones)
  );
}

const [BACK, FRONT, END] = [384, 424, 566];

export const counter = () =>
  across('counter', ['#0f6a6c', '#17757a', '#2a8f8a'], 0, 560) +
  solid(bowedBox(-700, FRONT, 700 + END, 460), 'url(#counter)', ink(2.6)) +
  repeat(9, (i) => line(bowedBox(-420 + i * 96, FRONT + 34, 78, 150), { width: 2.4, colour: '#0b4a4c' })) +
  area(bowedBox(-700, FRONT + 12, 700 + END, 10), '#0b4a4c') +
  solid(bowed(`M-700 ${FRONT}L-700 ${BACK}L${END - 22} ${BACK}L${END + 8} ${FRONT}z`), '#f2d7a0', ink(2.6)) +
  area(bowed(`M-60 ${BACK + 2}L150 ${BACK + 2}L70 ${FRONT - 2}L-200 ${FRONT - 2}z`), '#d8f5ea') +
  solid(bowedBox(-700, FRONT, 708 + END, 13), '#b9793a', ink(2.2));

/** The till, its screen towards us: what was sold is an ice cream. */
export function till(x, y) {
  const put = inMirror(x, y, -4, 0.62);
  return (
    area(put('M-86 6L96 6L120 24L-110 24z'), DAY.ink, 'fill-opacity=".25" ') +
    solid(put('M-92 -8L-78 -62L78 -62L92 -8L92 14L-92 14z'), BRICK, ink(2.6)) +
    solid(put('M-78 -62L78 -62L92 -8L-92 -8z'), BRIGHT_RUST, ink(2.4)) +
    repeat(3, (r) =>
      repeat(5, (i) =>
        area(put(card(-62 + r * -4 + i * (25 + r * 1.6), -54 + r * 15, 18, 10, 3)), i === 4 ? GOLD : CREAM),
      ),
    ) +
    solid(put(card(-22, -4, 44, 10, 4)), GOLD, ink(1.8)) +
    line(put('M0 -62L0 -82'), ink(20)) +
    glow(x, y - 78, 170, '#ffffff', 0.8) +
    solid(put(card(-80, -190, 160, 116, 10)), DAY.ink, ink(3)) +
    area(put(card(-70, -180, 140, 96, 5)), '#ffffff') +
    area(put('M-16 -128L16 -128L0 -92z'), '#e0974a') +
    area(put('M-22 -128C-28 -152 -14 -168 0 -168C14 -168 28 -152 22 -128z'), '#ff8fa3') +
    area(put(`${oval(44, -112, 14)}${oval(44, -144, 14)}`), GOLD) +
    line(put('M-54 -132L-46 -122L-32 -142'), { width: 7, colour: '#17a39b' })
  );
}

/** A sack of king coconuts before the counter; the middle of its foot at (x, y). */
export function coconuts(x, y) {
  const put = inMirror(x, y, -3, 0.62);
  const nut = (u, v, turn) => {
    const own = within(put, u, v, turn);
    return (
      solid(own(oval(0, 0, 25, 30)), '#f08a2c', ink(2.4)) +
      solid(own('M-12 -24C-6 -34 6 -34 12 -24C6 -18 -6 -18 -12 -24z'), '#7a8f3a', ink(1.8)) +
      line(own('M-14 -8C-16 4 -14 12 -8 18'), { width: 3.4, colour: '#ffcf8a' })
    );
  };
  return (
    area(put('M-80 4L100 4L130 20L-90 20z'), DAY.ink, 'fill-opacity=".28" ') +
    [
      [-34, -132, -14],
      [34, -136, 12],
      [0, -160, 2],
      [-56, -112, -30],
      [58, -112, 26],
      [4, -118, 4],
    ]
      .map((at) => nut(...at))
      .join('') +
    solid(put('M-76 -92C-90 -50 -88 -20 -72 10L74 10C90 -20 92 -50 78 -92z'), '#d9bd88', ink(2.6)) +
    area(put('M-76 -92C-90 -50 -88 -20 -72 10L-42 10C-56 -20 -54 -56 -46 -92z'), '#b99a66') +
    solid(
      put(
        'M-86 -92C-92 -110 -80 -116 -68 -112C-24 -100 24 -100 68 -112C80 -116 92 -110 84 -92C30 -78 -30 -78 -86 -92z',
      ),
      '#f1dfb8',
      ink(2.4),
    ) +
    line(put('M30 -70C36 -46 36 -20 32 2M52 -74C60 -48 60 -22 54 0M4 -72L6 2'), { width: 1.6, colour: '#8a6a3a' })
  );
}
