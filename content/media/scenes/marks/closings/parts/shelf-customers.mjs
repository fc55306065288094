/** The middle distance of the mediflow-shelf closing: a cashier hands a bag to an old man with a stick. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { BRIGHT_TEAL, DEEP_TEAL, WHITE_SHADE } from '../../parts/palette.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { box, facing, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { scarfedHead, whiteHair } from './counter-heads.mjs';
import { arm, collar, neck, tips, torso } from './half-figure.mjs';
import { along } from './shelf-hand.mjs';

const HERS = TONES.fair;
const HIS = TONES.deep;
const she = placed(462, 222, 0, 0.62);
const left = placed(702, 236, 0, 0.56);
const he = (d) => left(facing(-1)(d));

/** The bag, and the two hands that hold it. */
const bag = () => {
  const put = placed(594, 354, 4, 0.62);
  return (
    solid(put(box(-46, -72, 92, 124)), '#dcb277', ink(2.2)) +
    area(put(box(-46, -72, 26, 124)), '#b98a4e') +
    solid(put('M-46 -72L46 -72L42 -46L-42 -46z'), '#c8944e', ink(1.8)) +
    area(put('M2 -26L16 -26L16 -10L32 -10L32 6L16 6L16 22L2 22L2 6L-14 6L-14 -10L2 -10z'), DEEP_TEAL)
  );
};

export const cashier = () =>
  thinner(
    torso(she, BRIGHT_TEAL, DEEP_TEAL) +
      scarfedHead(
        within(she, 0, 0, 3),
        { tones: HERS, turn: 18, look: [8, 3], lid: 0.14, brow: 5, mouth: 'soft', wide: 21, calm: true },
        ['#f0a53a', '#c8762a', '#ffd596'],
      ),
    0.86,
  );

/** An upper arm in its sleeve, then a forearm before it. */
const bentArm = (put, upper, fore, [cloth, shade], skin) =>
  area(put(tapered(upper)), cloth) +
  area(put(shaded(upper, -1, 0.4)), shade) +
  line(put(tapered(upper)), ink(2.6)) +
  solid(put(tapered(fore)), skin, ink(2.4));

const HER_UPPER = along(98, 190, 38, 102, 250, 41, 92, 322, 38);
const HER_FORE = along(92, 326, 36, 122, 290, 31, 150, 252, 25);
const HIS_UPPER = along(104, 186, 36, 98, 236, 40, 86, 284, 38);
const HIS_FORE = along(78, 290, 29, 108, 262, 24, 138, 232, 20);

/** Her arm, the bag and his hand on it. */
export const gives = () =>
  thinner(
    bentArm(he, HIS_UPPER, HIS_FORE, [DAY.light, WHITE_SHADE], HIS[0]) +
      bentArm(she, HER_UPPER, HER_FORE, [BRIGHT_TEAL, DEEP_TEAL], BRIGHT_TEAL) +
      bag() +
      tips(placed(565, 366, 2, 0.62), HERS) +
      tips(placed(624, 362, 184, 0.6), HIS),
    0.86,
  );

export function customer() {
  const put = within(he, 0, 0, 6);
  return thinner(
    solid(box(634, 470, 130, 50), '#8f3714', ink(2)) +
      line('M634 482H764M634 494H764', { width: 3, colour: '#f0a53a' }) +
      neck(he, HIS) +
      torso(he, DAY.light, WHITE_SHADE) +
      collar(he, DAY.light) +
      ear(put, -63, 8, HIS) +
      skull(put, HIS, 15, 0) +
      features(put, {
        tones: HIS,
        turn: 15,
        look: [7, 4],
        lid: 0.3,
        brow: 6,
        tilt: 0,
        mouth: 'soft',
        wide: 22,
        calm: true,
        hair: '#e6ece8',
      }) +
      whiteHair(put, HIS),
    0.86,
  );
}

const STICK = 'M682 520L686 358C686 334 718 334 718 356';

/** His other arm, with a stick. */
export const stick = () =>
  thinner(
    line(STICK, ink(12)) +
      line(STICK, { width: 7, colour: '#a4652c' }) +
      arm(left, {
        tones: HIS,
        spine: along(118, 270, 30, 104, 282, 27, 44, 248, 21, 16, 226, 19),
        sleeve: along(104, 186, 36, 120, 232, 40, 112, 274, 38),
        cloth: DAY.light,
        shade: WHITE_SHADE,
      }) +
      repeat(4, (i) =>
        solid(
          placed(695 + i * 9, 346 + i, 84, 0.56)('M-10 -8L14 -8C26 -7 26 7 14 8L-10 8C-16 7 -16 -7 -10 -8z'),
          HIS[0],
          ink(2),
        ),
      ),
    0.86,
  );
