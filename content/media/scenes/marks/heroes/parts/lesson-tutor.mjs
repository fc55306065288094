/** The tutor of the tutoring picture, three-quarters to the right: headset, glasses, rust kameez, cream shawl. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, CREAM, GOLD } from '../../parts/palette.mjs';
import { placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { heldAt, raisedHand } from './raised-hand.mjs';
import { HER_PEN } from './shared-board.mjs';

const TONE = TONES.warm;
const [, DUSK] = TONE;
const SHADE = '#d9cdb0';
const STRAND = { width: 1.8, colour: '#7f9a98' };

const HAIR =
  'M-64 26C-86 -36 -78 -110 6 -118C64 -118 86 -74 69 -8C66 -36 54 -60 26 -78C-2 -66 -44 -50 -52 -8C-54 6 -57 18 -64 26z';

/** Her head, the headset over a low bun. */
function head() {
  const put = placed(206, 340, 4, 1.24);
  return (
    solid(put(oval(-72, 44, 36, 38)), DAY.ink, ink(2)) +
    line(put('M-100 36C-92 14 -64 8 -46 24M-98 54C-88 30 -66 26 -48 44M-86 72C-78 50 -62 48 -52 60'), STRAND) +
    ear(put, -62, 10, TONE) +
    skull(put, TONE, 18, 1) +
    features(put, { tones: TONE, turn: 18, look: [6, 1], lid: 0.1, brow: 5, mouth: 'grin', wide: 24 }) +
    area(put(oval(22, -42, 4.6)), '#a8321a') +
    area(put(HAIR), DAY.ink) +
    line(
      put(
        'M24 -84C-8 -80 -46 -62 -60 -22M18 -98C-20 -96 -54 -72 -66 -36M36 -82C52 -74 62 -58 66 -40M34 -98C52 -92 64 -80 70 -64M25 -78L22 -116',
      ),
      STRAND,
    ) +
    line(put(`${oval(-8, -3, 27, 24)}${oval(46, -4, 21, 23)}M19 -6C22 -10 24 -10 26 -6M-35 -6L-58 -10`), ink(3.4)) +
    line(put('M-63 -12C-66 -62 -40 -108 8 -122'), ink(16)) +
    line(put('M-63 -12C-66 -62 -40 -108 8 -122'), { width: 9, colour: DAY.paper }) +
    line(put('M-58 26C-50 66 -24 82 4 82'), ink(6)) +
    solid(put(oval(6, 82, 12, 8)), DAY.ink, ink(1)) +
    solid(put(oval(-61, 8, 22, 29)), DAY.paper, ink(2.6)) +
    solid(put(oval(-60, 8, 12, 18)), '#2a928e', ink(2)) +
    area(put(oval(-60, 46, 6)), GOLD) +
    line(put(oval(-60, 46, 6)), ink(1.6))
  );
}

/** Neck, kameez, and the shawl over her shoulder. */
const body = () =>
  solid('M154 424L250 424L258 510L204 550L146 506z', DUSK, ink(2.2)) +
  solid(
    'M152 500C112 512 70 522 50 566C36 640 34 740 36 820L304 820C308 720 312 640 304 572C292 534 280 516 252 504L206 552z',
    BRIGHT_RUST,
    ink(2.6),
  ) +
  area('M152 500C112 512 70 522 50 566C36 640 34 740 36 820L92 820C84 720 84 600 132 512z', BRICK) +
  line('M154 503L206 552L248 509', { width: 6, colour: GOLD }) +
  line('M206 552L207 640', { width: 4, colour: GOLD }) +
  line('M207 580L207.1 580M207 606L207.1 606', { width: 9, colour: CREAM }) +
  solid('M150 492C120 500 84 508 62 532C76 600 84 720 80 820L176 820C182 720 172 590 150 492z', CREAM, ink(2.4)) +
  area('M62 532C76 600 84 720 80 820L112 820C116 720 106 590 92 512C80 518 70 524 62 532z', SHADE) +
  line('M112 506C134 590 144 710 140 816M132 500C154 590 162 710 160 816', { width: 1.8, colour: '#a38f62' }) +
  line('M150 492C172 590 182 720 176 820', { width: 6, colour: '#17757a' }) +
  line('M142 496C162 592 172 720 166 820', { width: 2.4, colour: GOLD });

const BANGLES = repeat(3, (i) => `M-${46 + i * 13} -34C-${38 + i * 13} -12 -${38 + i * 13} 12 -${46 + i * 13} 34`);
const SLEEVE = 'M246 505C292 514 322 538 340 586C356 622 366 652 376 688L300 722C284 690 268 650 256 606';

/** The arm that draws, before the board. */
export function tutorsArm() {
  const put = heldAt(HER_PEN, 92, 0.84, 1);
  return (
    area(SLEEVE, BRIGHT_RUST) +
    area('M256 606C268 650 284 690 300 722L318 714C300 676 284 636 256 606z', BRICK) +
    line(SLEEVE, ink(2.6)) +
    line('M299 714L372 681', { width: 6, colour: GOLD }) +
    raisedHand('her-hand', put, TONE) +
    line(put(BANGLES), ink(7)) +
    line(put(BANGLES), { width: 3.8, colour: GOLD })
  );
}

export const tutor = () => body() + head();
