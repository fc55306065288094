/** She of the platform-and-devops closing, from the front: an eye on the palm, four keys alike on the ring in her hand. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { grip, shaded, tapered } from '../../parts/limbs.mjs';
import { BRICK, BRIGHT_RUST, CREAM, GOLD, SAND } from '../../parts/palette.mjs';
import { facing, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const HER = TONES.light;

/** Her head: a kerchief, a plait over the shoulder, an eye on the palm. */
function herHead() {
  const turned = placed(670, 366, 6, 0.96);
  const put = (d) => turned(facing(-1)(d));
  return (
    area(put('M-58 -20C-76 20 -76 60 -66 92C-52 84 -44 60 -48 30z'), DAY.ink) +
    ear(put, -63, 8, HER) +
    skull(put, HER, 8, 2) +
    features(put, { tones: HER, turn: 8, look: [6, -1], lid: 0.12, brow: 7, tilt: 2, mouth: 'grin', wide: 26 }) +
    area(put(oval(12, -42, 4.4)), BRIGHT_RUST) +
    area(
      put(
        'M-64 0C-72 -40 -60 -70 -30 -74L50 -72C66 -60 68 -30 64 -6C60 -22 56 -36 46 -48C24 -56 0 -56 -20 -50C-44 -46 -58 -26 -64 0z',
      ),
      DAY.ink,
    ) +
    solid(put('M-70 -36C-74 -92 -30 -120 6 -118C48 -118 76 -86 68 -38C40 -64 -40 -66 -70 -36z'), '#17757a', ink(2.6)) +
    line(put('M-68 -50C-40 -74 40 -74 68 -50'), { width: 4, colour: GOLD }) +
    area(put(repeat(5, (i) => oval(-40 + i * 20, -84 - (i % 2) * 14, 3.6))), GOLD) +
    solid(
      put(
        'M-66 -46C-80 -52 -92 -44 -94 -32C-84 -30 -74 -32 -66 -38zM-68 -38C-78 -28 -82 -14 -78 -4C-70 -10 -66 -22 -64 -34z',
      ),
      '#17757a',
      ink(2),
    ) +
    area(put(oval(-66, 34, 6)), GOLD) +
    line(put(oval(-66, 34, 6)), ink(1.6))
  );
}

const herBody = () =>
  solid('M636 440L706 440L710 500L672 534L632 500z', HER[1], ink(2.2)) +
  solid(
    'M636 490C606 498 572 508 556 540C552 620 562 700 566 780L788 780C788 700 792 620 788 540C770 508 736 498 708 490L672 524z',
    BRIGHT_RUST,
    ink(2.6),
  ) +
  area('M636 490C606 498 572 508 556 540C552 620 562 700 566 780L602 780C594 690 588 600 620 500z', BRICK) +
  solid('M610 560L734 560L752 780L594 780z', CREAM, ink(2.4)) +
  area('M610 560L636 560L626 780L594 780z', SAND) +
  line('M616 562C616 536 622 512 634 494M728 562C728 536 722 512 712 494', ink(13)) +
  line('M616 562C616 536 622 512 634 494M728 562C728 536 722 512 712 494', { width: 8, colour: CREAM }) +
  line('M634 492C646 524 698 524 710 492', { width: 3.4, colour: GOLD });

const plait = () =>
  repeat(7, (i) => solid(oval(725 + i * 3, 464 + i * 22, 15 - i, 15), DAY.ink, { width: 1.6, colour: '#7f9a98' })) +
  solid('M736 610L756 606L766 640L732 640z', '#17757a', ink(2));

// Her arms: x, y, half the width.
const RAISED = [
  [776, 566, 30],
  [834, 560, 28],
  [862, 522, 26],
  [862, 458, 21],
  [853, 404, 19],
  [850, 386, 19],
];
const RESTS = [
  [562, 600, 26],
  [542, 630, 29],
  [536, 680, 27],
  [560, 716, 24],
  [602, 738, 19],
  [650, 746, 18],
];

/** A key, its ring at the origin, `long`, towards y. */
const key = (put) =>
  line(put('M0 26L0 84M0 82L16 82M0 68L13 68'), ink(11)) +
  solid(put(`${oval(0, 16, 17, 18)}`), GOLD, ink(2.4)) +
  area(put(oval(0, 12, 6)), DAY.ink) +
  line(put('M0 34L0 84M0 82L16 82M0 68L13 68'), { width: 6, colour: GOLD });

/** The ring in her hand, four keys on it, one like the other. */
function keys() {
  const hand = placed(846, 356, -8, 0.98);
  const ringAt = [800, 362];
  return (
    solid(tapered(RAISED), HER[0], ink(2.4)) +
    area(shaded(RAISED.slice(2), -1, 0.4), HER[1], 'fill-opacity=".5" ') +
    solid('M752 506C790 512 830 520 842 536C852 552 842 596 828 602C812 606 790 600 776 590z', BRIGHT_RUST, ink(2.6)) +
    line('M838 534C848 552 840 586 827 600', { width: 4, colour: GOLD }) +
    line(oval(...ringAt, 30), ink(9)) +
    line(oval(...ringAt, 30), { width: 4.6, colour: '#dfe6e0' }) +
    [42, 18, -6, -30]
      .map((turn) => {
        const a = ((90 + turn) * Math.PI) / 180;
        return key(
          placed(round(ringAt[0] + 30 * Math.cos(a)), round(ringAt[1] + 30 * Math.sin(a) - 6), turn * 0.8, 0.92),
        );
      })
      .join('') +
    grip(hand, HER)
  );
}

const rest = () =>
  solid(tapered(RESTS), HER[0], ink(2.4)) +
  area(shaded(RESTS.slice(1), 1, 0.4), HER[1], 'fill-opacity=".5" ') +
  area('M622 498C568 506 534 548 526 620C544 636 584 636 602 622C604 590 608 560 612 530z', BRIGHT_RUST) +
  area('M600 502C560 514 534 552 526 620C534 627 544 631 554 632C552 590 560 530 600 502z', BRICK) +
  line('M610 500C562 512 534 548 526 620C544 636 584 636 602 622C603 596 605 574 608 554', ink(2.6)) +
  line('M528 610C546 625 584 625 602 613', { width: 4, colour: GOLD });

/** She of the keys. */
export const keeperOfKeys = () => keys() + herBody() + rest() + plait() + herHead();
