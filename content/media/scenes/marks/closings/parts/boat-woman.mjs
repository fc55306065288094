/** The elderly boatwright of the boat-plank closing, her glasses on her nose, who eases the plank home. */
import { ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, CREAM, DEEP_TEAL, GOLD, TEAL } from '../../parts/palette.mjs';
import { clipped, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { flatHand, heldBehind, localTo, thumbBefore } from './boat-hands.mjs';
import { bangles, handOn } from './counter-hands.mjs';
import { arm, headOn, neck, trunk } from './counter-people.mjs';

const PLACE = [322, 546, 9, 1.12];
const put = placed(...PLACE);
const at = localTo(...PLACE);
const hers = TONES.warm;
const GREY = '#dbe3df';
const STRAND = { width: 1.9, colour: '#8b9a96' };
const BLOUSE = [BRIGHT_RUST, BRICK];

const LIFT = { elbow: at(330, 800), wrist: at(556, 690) };
const PRESS = { elbow: at(494, 694), wrist: at(560, 566) };

function head() {
  const on = headOn(put, 2, 1, 1.06);
  return (
    solid(on(oval(-62, -70, 44, 40)), GREY, ink(2.6)) +
    line(on('M-96 -78C-84 -100 -54 -104 -38 -90M-92 -60C-80 -82 -54 -86 -44 -72'), STRAND) +
    area(on(oval(-84, -100, 12)), '#fff7e8') +
    line(on(`${oval(-84, -100, 12)}${oval(-98, -84, 9)}`), ink(2)) +
    ear(on, -63, 8, hers) +
    skull(on, hers, 18, 2) +
    features(on, {
      tones: hers,
      turn: 18,
      look: [6, 5],
      lid: 0.12,
      brow: 3,
      tilt: 5,
      mouth: 'soft',
      wide: 24,
      hair: '#eef0ea',
    }) +
    line(
      on(
        'M-32 -44C-14 -50 18 -50 44 -45M-50 24C-54 30 -54 36 -50 42M-10 52C-16 58 -18 64 -16 70M52 48C58 54 58 62 55 68M66 14C64 19 62 22 58 25',
      ),
      {
        width: 2,
        colour: hers[2],
      },
    ) +
    solid(
      on(
        'M-66 12C-80 -40 -66 -106 4 -110C66 -106 80 -52 70 -6C68 -22 64 -40 56 -54C34 -62 22 -72 12 -86C-8 -68 -36 -58 -54 -44C-62 -28 -64 -8 -66 12z',
      ),
      GREY,
      ink(2.4),
    ) +
    line(on('M12 -86C-14 -74 -44 -64 -60 -28M14 -94C-14 -90 -50 -76 -66 -28M18 -88C38 -80 56 -66 64 -38'), STRAND) +
    line(on(`${oval(-8, 3, 26, 22)}${oval(46, 2, 21, 21)}M18 0C21 -4 23 -4 26 0M-34 0L-60 -4`), ink(3.6)) +
    area(on(`${oval(-8, 3, 24, 20)}${oval(46, 2, 19, 19)}`), '#dff6f0', 'fill-opacity=".14" ') +
    line(on('M62 46C56 70 44 88 26 99'), { width: 5, colour: '#a9f0e2' }) +
    area(on(oval(18, -38, 4.6)), BRICK) +
    solid(on(oval(-66, 34, 6.5)), GOLD, ink(1.6))
  );
}

/** Her cloth over knees that reach to the keel. */
const LAP = 'M120 1100C110 960 150 850 220 800C300 790 400 810 470 860C540 910 580 990 560 1100z';
const lap = () =>
  area(LAP, TEAL) +
  clipped(
    'boat-woman',
    LAP,
    area('M120 1100C110 960 150 850 220 800L270 800C210 880 190 980 200 1100z', DEEP_TEAL) +
      line('M300 812C380 860 430 950 440 1100M380 826C470 880 510 980 510 1100M236 820C280 900 310 1000 320 1100', {
        width: 3.4,
        colour: '#5fb8ae',
      }) +
      line('M90 920C240 856 400 874 600 980M80 1016C260 946 430 970 620 1070', { width: 7, colour: GOLD }),
  ) +
  line(LAP, ink(3));

/** Behind the plank: her body and head. */
export const woman = () =>
  trunk(put, BLOUSE) +
  lap() +
  neck(put, hers) +
  line(put('M-62 6C-40 52 40 52 62 6'), { width: 8, colour: CREAM }) +
  head();

const LIFTING = handOn(put, LIFT.elbow, LIFT.wrist, { turn: -44, size: 1.02 });

/** The hand below the plank, before the plank is drawn. */
export const womansHold = () => heldBehind(LIFTING, hers);

/** Her arms and hands, before the plank. */
export const womansArms = () =>
  arm(put, { m: 1, ...PRESS, tones: hers, cloth: BLOUSE, cover: 0.7, trim: CREAM }) +
  flatHand(handOn(put, PRESS.elbow, PRESS.wrist, { turn: 30, size: 0.98 }), hers) +
  arm(put, { m: -1, ...LIFT, root: [-118, 52], tones: hers, cloth: BLOUSE, cover: 0.66, trim: CREAM }) +
  bangles(put, LIFT.elbow, LIFT.wrist, 3, GOLD) +
  thumbBefore(LIFTING, hers);
