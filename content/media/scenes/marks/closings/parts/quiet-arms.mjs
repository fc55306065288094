/** The arms of the shopkeeper of the ai-agents closing: on one her chin rests, the other has a glass of tea. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { finger, shaded, tapered } from '../../parts/limbs.mjs';
import { GOLD, HONEY_SHADE, RUST } from '../../parts/palette.mjs';
import { placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

export const BLOUSE = '#f0a53a';
export const TONE = TONES.warm;
const [SKIN, DUSK, CREASE] = TONE;

// Along the arms: x, y, half the width.
const UPPER = [
  [468, 496, 36],
  [448, 560, 36],
  [444, 618, 31],
  [452, 650, 26],
];
const FOREARM = [
  [440, 656, 22],
  [462, 604, 30],
  [490, 528, 25],
  [518, 460, 20],
  [534, 424, 20],
  [537, 410, 20],
];
const SLEEVE =
  'M502 450C470 456 436 470 418 506C406 534 402 552 402 568C424 584 466 584 490 570C492 540 496 510 506 484z';

/** The arm on which her chin rests, and the curled hand below it. */
export function propped() {
  const put = placed(537, 403, 16, 1);
  const curl = (x, y, turn, long) => {
    const own = within(put, x, y, turn);
    return solid(own(`M-9 16C-11 4 -11 ${-long} 0 ${-long}C11 ${-long} 11 4 9 16`), SKIN, ink(2));
  };
  return (
    solid(tapered(UPPER), SKIN, ink(2.4)) +
    area(SLEEVE, BLOUSE) +
    area(
      'M466 458C446 466 428 482 418 506C406 534 402 552 402 568C410 574 420 577 430 579C430 540 440 490 466 458z',
      HONEY_SHADE,
    ) +
    line(
      'M506 448C470 454 436 470 418 506C406 534 402 552 402 568C424 584 466 584 490 570C492 540 496 516 503 496',
      ink(2.6),
    ) +
    line('M403 558C424 573 466 573 490 560', { width: 4, colour: RUST }) +
    solid(tapered(FOREARM), SKIN, ink(2.4)) +
    area(shaded(FOREARM, -1, 0.36), DUSK, 'fill-opacity=".6" ') +
    area(put('M-24 34C-35 14 -36 -10 -28 -22L34 -18C40 -4 34 14 18 32z'), SKIN) +
    line(put('M-25 36C-35 16 -36 0 -32 -16M37 -8C38 8 30 20 18 33'), ink(2.4)) +
    curl(-22, -18, -8, 30) +
    curl(-5, -21, -2, 28) +
    curl(12, -19, 4, 25) +
    curl(28, -13, 10, 21) +
    line(put('M-24 8C-12 14 4 14 18 8'), { width: 1.8, colour: CREASE }) +
    repeat(3, (i) => {
      const d = placed(503 - i * 6.5, 500 + i * 14, 24)('M-26 -2C-12 8 12 8 26 -2');
      return line(d, ink(6.6)) + line(d, { width: 3.6, colour: GOLD });
    })
  );
}

const FAR_ARM = [
  [732, 556, 26],
  [742, 590, 31],
  [746, 618, 30],
  [728, 650, 26],
  [692, 656, 20],
  [672, 652, 19],
];
const FAR_FOREARM = FAR_ARM.slice(2);
const FAR_SLEEVE =
  'M684 452C724 462 752 478 764 512C776 540 780 558 780 574C760 590 718 590 698 576C696 546 692 516 684 492z';

/** The other arm on the counter, its hand about a glass of tea. */
export function holding() {
  const put = placed(628, 648);
  const wrap = (y, long) =>
    solid(
      put(
        `M38 ${y - 7}C20 ${y - 12} 0 ${y - 12} ${-long} ${y - 8}C${-long - 9} ${y - 6} ${-long - 9} ${y + 6} ${-long} ${y + 7}C0 ${y + 8} 20 ${y + 8} 34 ${y + 8}`,
      ),
      SKIN,
      ink(2),
    );
  return (
    area('M772 672L700 688L560 688L600 672z', '#a8743a', 'fill-opacity=".5" ') +
    solid(tapered(FAR_ARM), SKIN, ink(2.4)) +
    area(FAR_SLEEVE, BLOUSE) +
    line(
      'M700 456C730 464 752 478 764 512C776 540 780 558 780 574C760 590 718 590 698 576C696 546 694 526 690 508',
      ink(2.6),
    ) +
    line('M698 566C720 580 760 580 779 564', { width: 4, colour: RUST }) +
    area(shaded(FAR_FOREARM, -1, 0.4), DUSK, 'fill-opacity=".6" ') +
    solid(put('M-26 -56L26 -56L20 26L-20 26z'), DAY.paper, ink(2.4)) +
    area(put('M-24 -40L24 -40L19 23L-19 23z'), '#b4621c') +
    line(put(oval(0, -56, 26, 6)), ink(2)) +
    area(put('M24 -22C38 -26 52 -18 58 -4L56 22C46 30 34 30 24 24z'), SKIN) +
    line(put('M26 -20C38 -26 50 -18 58 -4M56 26C46 31 36 31 26 26'), ink(2.2)) +
    wrap(-12, 12) +
    wrap(4, 14) +
    wrap(18, 10) +
    finger(put, [34, -16, -42, 38, 9], TONE, false) +
    line(put('M-12 -78C-26 -94 8 -104 -8 -124M12 -78C-2 -92 26 -104 10 -120'), { width: 2.4, colour: DAY.light })
  );
}
