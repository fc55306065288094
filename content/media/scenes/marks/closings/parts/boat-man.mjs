/** The young boatwright of the boat-plank closing, a cloth about his head, who holds the other end of the plank. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD, HONEY } from '../../parts/palette.mjs';
import { clipped, placed, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { flatHand, heldBehind, localTo, thumbBefore } from './boat-hands.mjs';
import { handOn } from './counter-hands.mjs';
import { arm, headOn, neck, trunk } from './counter-people.mjs';
import { SHEEN } from './crew.mjs';

const PLACE = [1126, 506, -6, 1.18];
const put = placed(...PLACE);
const at = localTo(...PLACE);
const his = TONES.deep;
const VEST = [BRIGHT_TEAL, DEEP_TEAL];

const LIFT = { elbow: at(968, 806), wrist: at(868, 676) };
const PRESS = { elbow: at(1190, 790), wrist: at(1010, 610) };

function head() {
  const on = headOn(put, -3, -1, 1.06);
  return (
    solid(
      on('M-60 -60C-80 -62 -92 -44 -96 -20C-88 -24 -82 -26 -76 -24C-86 -8 -90 14 -84 34C-72 14 -64 -16 -58 -38z'),
      HONEY,
      ink(2.4),
    ) +
    ear(on, -63, 10, his) +
    skull(on, his, 16, 0) +
    area(
      on('M-62 24C-60 62 -40 100 18 101C56 100 66 62 62 40C54 62 44 74 26 74C6 76 -6 72 -16 60C-34 58 -50 44 -62 24z'),
      DAY.ink,
      'fill-opacity=".86" ',
    ) +
    features(on, { tones: his, turn: 16, look: [8, -6], lid: 0.02, brow: 8, tilt: 0, mouth: 'grin', wide: 22 }) +
    area(on('M22 38C10 32 -6 40 -12 48C0 48 10 47 20 45C30 47 42 47 50 44C44 36 32 32 22 38z'), DAY.ink) +
    solid(
      on(
        'M-68 -6C-84 -30 -82 -60 -66 -78C-70 -104 -46 -122 -26 -116C-12 -132 18 -132 28 -118C52 -122 74 -102 70 -78C80 -64 78 -36 70 -18C66 -30 64 -40 58 -48L-54 -40C-62 -30 -66 -18 -68 -6z',
      ),
      DAY.ink,
      ink(2),
    ) +
    line(
      on(
        'M-50 -92C-44 -104 -32 -104 -28 -94M-18 -102C-12 -114 2 -114 6 -102M18 -104C28 -112 40 -108 42 -96M48 -92C58 -94 64 -84 60 -76',
      ),
      SHEEN,
    ) +
    solid(
      on('M-70 -36C-74 -56 -70 -70 -64 -76C-24 -92 36 -92 68 -74C72 -66 72 -54 68 -42C30 -60 -30 -58 -70 -36z'),
      HONEY,
      ink(2.4),
    ) +
    line(on('M-68 -54C-26 -76 34 -76 69 -58'), { width: 5, colour: BRICK }) +
    line(on('M66 40C60 66 48 86 30 98'), { width: 5, colour: '#ffc765' })
  );
}

/** His cloth over a knee that is up. */
const LAP = 'M900 1100C890 1000 930 900 1010 850C1100 810 1230 820 1300 860C1350 930 1366 1010 1360 1100z';
const lap = () =>
  area(LAP, CREAM) +
  clipped(
    'boat-man',
    LAP,
    area('M1240 826C1320 850 1366 990 1360 1100L1290 1100C1296 1000 1280 900 1210 822z', '#d9b46e') +
      line(
        'M1010 850C980 930 970 1010 972 1100M1090 826C1060 930 1050 1010 1050 1100M1170 820C1150 930 1140 1010 1140 1100M1240 830C1240 940 1236 1020 1230 1100',
        {
          width: 3,
          colour: BRIGHT_RUST,
        },
      ) +
      line(
        'M950 904C1080 850 1220 860 1330 920M912 980C1060 920 1230 930 1354 1000M900 1060C1060 1000 1230 1010 1360 1076',
        { width: 5, colour: BRIGHT_RUST },
      ),
  ) +
  line(LAP, ink(3));

/** Behind the plank: his body and head. */
export const man = () =>
  trunk(put, VEST) +
  line(put('M-60 4C-40 60 40 60 60 4'), { width: 7, colour: GOLD }) +
  lap() +
  neck(put, his) +
  head();

const LIFTING = handOn(put, LIFT.elbow, LIFT.wrist, { turn: 30, size: 1.04, m: -1 });

/** The hand below the plank, before the plank is drawn. */
export const mansHold = () => heldBehind(LIFTING, his);

/** His arms and hands, before the plank. */
export const mansArms = () =>
  arm(put, { m: -1, ...LIFT, tones: his, cloth: VEST, cover: 0.6, trim: GOLD }) +
  thumbBefore(LIFTING, his) +
  arm(put, { m: 1, ...PRESS, tones: his, cloth: VEST, cover: 0.56, trim: GOLD }) +
  flatHand(handOn(put, PRESS.elbow, PRESS.wrist, { turn: 4, size: 1.02, m: -1 }), his);
