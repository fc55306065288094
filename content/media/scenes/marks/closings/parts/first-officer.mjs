/** Permits: an officer at a desk on the veranda stamps the paper of a little radio transmitter. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD, HONEY, MINT } from '../../parts/palette.mjs';
import { box, card, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { glasses, womansHead } from './counter-heads.mjs';
import { arm, headOn, neck, shirt } from './counter-people.mjs';
import { fingersOver, fist } from './crew.mjs';
import { GROUND } from './first-quay.mjs';
import { someone } from './foot-figures.mjs';

const WHITE = ['#fffdf8', '#cfe2dc'];
const TONE = TONES.warm;
const put = someone(650, 298, 0.52);
/** The desk: left, right, back edge, front edge. */
const [LEFT, RIGHT, BACK, FRONT] = [574, 760, 420, 466];

/** A peaked cap with a badge, over the hair. */
const cap = (own) =>
  solid(own('M-66 -52C-62 -66 62 -66 70 -50L72 -78L-68 -80z'), DEEP_TEAL, ink(2.4)) +
  solid(
    own('M-68 -78C-100 -92 -96 -122 -60 -132C-10 -146 60 -142 96 -122C106 -106 92 -90 72 -76C30 -92 -30 -92 -68 -78z'),
    WHITE[0],
    ink(2.6),
  ) +
  area(
    own(
      'M-68 -78C-100 -92 -96 -122 -60 -132C-52 -134 -42 -136 -34 -138C-60 -120 -62 -100 -44 -84C-54 -82 -62 -80 -68 -78z',
    ),
    WHITE[1],
  ) +
  solid(
    own('M-66 -54C-30 -74 50 -74 70 -52C84 -44 90 -36 86 -30C50 -48 -20 -50 -54 -36C-66 -36 -70 -46 -66 -54z'),
    DAY.ink,
    ink(2),
  ) +
  solid(
    own('M12 -104C22 -104 26 -98 24 -88C22 -78 16 -74 12 -72C8 -74 2 -78 0 -88C-2 -98 2 -104 12 -104z'),
    GOLD,
    ink(1.8),
  );

export function officer() {
  const head = headOn(put, 5);
  const face = { tones: TONE, turn: 13, look: [5, 7], lid: 0.3, brow: 4, mouth: 'soft', wide: 24, hair: DAY.ink };
  const strap = (m) =>
    solid(put(`M${m * 58} 4L${m * 112} 22L${m * 104} 44L${m * 54} 24z`), DEEP_TEAL, ink(2)) +
    line(put(`M${m * 92} 24L${m * 86} 36M${m * 80} 20L${m * 74} 31`), { width: 4, colour: GOLD });
  return (
    neck(put, TONE) +
    shirt(put, WHITE, DEEP_TEAL) +
    strap(-1) +
    strap(1) +
    solid(put('M-12 40L0 34L12 40L8 60L18 150L0 174L-18 150L-8 60z'), DEEP_TEAL, ink(2.2)) +
    area(head(oval(-62, 46, 34, 30)), DAY.ink) +
    line(head('M-84 40C-78 24 -54 24 -46 40'), { width: 1.7, colour: '#7f9a98' }) +
    womansHead(head, face, { pottu: BRIGHT_RUST }) +
    glasses(head, '#6b3d10') +
    cap(head)
  );
}

/** The transmitter, and the waves of its aerial. */
const transmitter = (own) =>
  [18, 31, 44]
    .map((r) =>
      line(
        own(
          `M${-r * 0.72} ${-118 - r * 0.7}C${-r * 1.15} ${-118 - r * 0.25} ${-r * 1.15} ${-118 + r * 0.25} ${-r * 0.72} ${-118 + r * 0.7}M${r * 0.72} ${-118 - r * 0.7}C${r * 1.15} ${-118 - r * 0.25} ${r * 1.15} ${-118 + r * 0.25} ${r * 0.72} ${-118 + r * 0.7}`,
        ),
        {
          width: 4.4,
          colour: '#0b7f7c',
        },
      ),
    )
    .join('') +
  line(own('M0 -56L0 -114'), ink(5)) +
  solid(own(oval(0, -118, 7)), BRIGHT_RUST, ink(2)) +
  solid(own(card(-38, -58, 76, 58, 8)), HONEY, ink(2.6)) +
  area(own(box(-37, -50, 14, 44)), '#c8762a') +
  solid(own(oval(2, -30, 17)), CREAM, ink(2.2)) +
  line(own('M-7 -36L11 -36M-10 -30L14 -30M-7 -24L11 -24'), ink(2)) +
  solid(own(oval(28, -44, 4)) + own(oval(28, -30, 4)), BRIGHT_TEAL, ink(1.6));

/** Papers that the fan would take, under a king coconut. */
const weighted = (own) =>
  solid(own('M-44 -6L34 -16L46 -4L-30 10z'), MINT, ink(2)) +
  solid(own('M-46 -12C-20 -16 16 -18 30 -22C38 -24 46 -34 54 -30C48 -20 44 -12 40 -8L-32 4z'), '#fffdf8', ink(2)) +
  solid(own('M-22 -14C-34 -40 -20 -68 2 -70C26 -70 34 -38 22 -18C10 -8 -10 -6 -22 -14z'), '#f0932f', ink(2.4)) +
  area(own('M-22 -14C-34 -40 -20 -68 -4 -70C-16 -50 -18 -26 -10 -11C-14 -11 -18 -12 -22 -14z'), '#c86a1c') +
  solid(own('M-8 -66C-4 -76 8 -76 12 -66C6 -62 -2 -62 -8 -66z'), '#8fae6a', ink(2));

export const desk = () =>
  area(oval(672, GROUND, 120, 12), '#9c8450', 'fill-opacity=".4" ') +
  solid(`M${LEFT + 14} ${BACK}L${RIGHT - 14} ${BACK}L${RIGHT} ${FRONT}L${LEFT} ${FRONT}z`, '#e8b96c', ink(2.6)) +
  solid(box(LEFT, FRONT, RIGHT - LEFT, 14), '#c98f45', ink(2.4)) +
  solid(box(LEFT + 4, FRONT + 14, RIGHT - LEFT - 8, GROUND - FRONT - 14), BRIGHT_TEAL, ink(2.6)) +
  area(box(LEFT + 6, FRONT + 15, 26, GROUND - FRONT - 17), DEEP_TEAL) +
  line(card(LEFT + 50, FRONT + 30, RIGHT - LEFT - 76, 54, 5), { width: 2.2, colour: DEEP_TEAL }) +
  weighted(placed(738, 450, 0, 0.72));

/** A rubber stamp, its rubber on y = 0. */
const stamp = (own) =>
  solid(own('M-10 -18C-6 -50 -14 -60 -14 -76C-12 -92 12 -92 14 -76C14 -60 6 -50 10 -18z'), BRIGHT_RUST, ink(2.4)) +
  solid(own(card(-36, -24, 72, 20, 4)), '#8a5a2c', ink(2.4)) +
  area(own(box(-32, -5, 64, 7)), DAY.ink);

/** Both arms, over the desk: one keeps the paper flat, one stamps it. */
export function stamping() {
  const keeps = { m: -1, elbow: [-166, 186], wrist: [-82, 254] };
  const stamps = { m: 1, elbow: [190, 160], wrist: [128, 158] };
  const paper = 'M642 426L712 426L722 461L634 461z';
  return (
    solid(paper, '#ffffff', ink(2)) +
    line('M650 432L676 432M648 439L670 439', { width: 3, colour: '#7f9a98' }) +
    area(placed(668, 452)(oval(0, 0, 17, 8)), MINT) +
    line(placed(668, 452)('M-8 0L-2 4L9 -5'), { width: 3.4, colour: DEEP_TEAL }) +
    arm(put, { ...keeps, tones: TONE, cloth: WHITE, trim: GOLD }) +
    fingersOver(put, TONE, [-44, 258, 8, 0.84]) +
    stamp(within(put, 86, 270, 0, 1.1)) +
    arm(put, { ...stamps, tones: TONE, cloth: WHITE, trim: GOLD }) +
    fist(put, TONE, 88, 180, -72, 0.86) +
    transmitter(placed(606, 463, 0, 0.86))
  );
}
