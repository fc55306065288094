/** The receptionist of agents-in-use, from the front: tea in one hand, on the other the one bird that needs a person. */

import { handOn } from '../../closings/parts/counter-hands.mjs';
import { oldMansHead } from '../../closings/parts/counter-heads.mjs';
import { arm, headOn, trunk } from '../../closings/parts/counter-people.mjs';
import { DAY } from '../../daylight.mjs';
import { grip } from '../../parts/limbs.mjs';
import { ON_WHITE, pen, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { envelope } from './night-desk.mjs';
import { HAND, paperBird, THUMB } from './reception.mjs';

const SKIN = ['#4a3222', '#2b1d15', '#d9a56a'];
const SHIRT = ['#12404a', '#0b2a33', '#1a525b'];
const VEST = '#2d2010';

/** Drawn as by day, shown as by night: lines give light, what was white is dim. */
const byNight = (markup) =>
  markup
    .replaceAll(`stroke="${DAY.ink}"`, 'stroke="url(#two)"')
    .replaceAll('#f3f1e6', '#35545a')
    .replaceAll('#e6ece8', '#2b474d')
    .replaceAll(DAY.light, '#d7efec')
    .replaceAll('#7f3b25', '#6b3524');

const put = placed(528, 420, 0, 1);
const TEA = { elbow: [-172, 196], wrist: [-102, 218] };
const PERCH = { elbow: [196, 196], wrist: [228, 66] };

const body = () =>
  solid(put('M-36 -66L36 -66L44 0C44 14 26 34 0 40C-26 34 -44 14 -44 0z'), SKIN[1], pen(2.4)) +
  trunk(put, SHIRT) +
  solid(
    put(
      'M-60 6C-72 60 -56 130 0 176C56 130 72 60 60 6L126 32C144 104 136 300 132 420L-132 420C-136 300 -144 104 -126 32z',
    ),
    VEST,
    pen(2.4),
  ) +
  line(put('M0 176L0 300'), pen(2)) +
  area(put(oval(14, 196, 5)), '#f59e2c') +
  solid(put('M-42 -16L0 36L-24 62L-64 4zM42 -16L0 36L24 62L64 4z'), SHIRT[2], pen(2.4)) +
  solid(put('M0 42L-40 24L-40 66zM0 42L40 24L40 66z'), '#7a4310', pen(2.4)) +
  solid(put(oval(0, 44, 10, 12)), '#7a4310', pen(2.2));

const head = () =>
  oldMansHead(headOn(within(put, 0, 12), 5), {
    tones: SKIN,
    turn: 15,
    look: [7, -1],
    lid: 0.12,
    brow: 9,
    mouth: 'grin',
    wide: 24,
    hair: '#d7efec',
  });

/** A cup of tea, its foot at the origin, and steam. */
const tea = (own) =>
  line(own('M-10 -98C-24 -116 4 -130 -8 -152M12 -98C0 -114 24 -130 12 -148'), pen(2.4, 0.7)) +
  solid(own('M-30 -84L30 -84L23 0C12 6 -12 6 -23 0z'), '#10303a', pen(2.6)) +
  area(own('M-28 -66L28 -66L22 -3C12 3 -12 3 -22 -3z'), '#a35a14') +
  line(own('M-30 -84C-20 -78 20 -78 30 -84'), pen(2));

const FINGERS = 'M700 360C722 352 744 340 764 330C772 328 774 336 768 340L728 364z';

/** The raised hand, flat. */
function perch() {
  const own = (d) => put(placed(PERCH.wrist[0], PERCH.wrist[1], 14, 1.6)(placed(-684, -380)(d)));
  return (
    solid(own(FINGERS), SKIN[1], pen(2.2)) +
    arm(put, { m: 1, ...PERCH, tones: SKIN, cloth: SHIRT, cover: 0.9 }) +
    solid(own(HAND), SKIN[0], pen(2.6)) +
    solid(own(THUMB), SKIN[0], pen(2.4))
  );
}

const WHITE = { width: 3, colour: ON_WHITE };

/** The white bird, its letter still sealed. */
const asks = (x, y) => {
  const own = placed(x, y, 4, 1.08);
  return (
    paperBird(own, ['#ffffff', '#d9f3ee'], WHITE) +
    envelope(within(own, -146, -8, -10, 1.1), '#ffffff', WHITE, '#f59e2c')
  );
};

/** All of him that is behind the counter, and the bird. */
export const receptionist = () =>
  glow(836, 376, 330, '#ffffff', 0.62) + byNight(body() + head() + perch()) + asks(830, 424);

/** The arm that lies on the counter, and the tea. */
export function teaArm() {
  const hand = handOn(put, TEA.elbow, TEA.wrist, { size: 0.92 });
  return byNight(
    arm(put, { m: -1, ...TEA, tones: SKIN, cloth: SHIRT, cover: 0.84 }) + tea(within(put, -58, 266)) + grip(hand, SKIN),
  );
}
