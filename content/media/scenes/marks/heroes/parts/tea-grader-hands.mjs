/** The hands of the grader: one takes a bad leaf from the belt, one steadies the basket on her lap. */
import { tapered } from '../../parts/limbs.mjs';
import { hair, pen, placed, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

export const SKIN = '#1c555a';
export const BLOUSE = '#107f7d';

/** Her far arm, of which the forearm shows between her waist and the basket. */
export const farArm = () =>
  solid(
    tapered([
      [606, 716, 13],
      [590, 702, 13],
      [568, 676, 14],
    ]),
    SKIN,
    pen(2.2),
  );

/** A shallow basket on her lap for what she takes out, her other hand at its rim. */
export const rejects = () =>
  solid('M620 716C624 706 634 700 640 708C646 696 656 698 660 706C668 698 678 702 682 714z', '#15505a', pen(1.8)) +
  solid('M602 716L698 716C694 738 682 752 664 756L636 756C618 752 606 738 602 716z', '#0e313a', pen(2.4)) +
  hair('M606 728L694 728M612 740L688 740M626 718L632 754M650 718L650 756M674 718L668 754', 0.75) +
  line('M601 716L699 716', pen(4.4)) +
  [0, 1, 2, 3]
    .map((i) =>
      solid(
        tapered([
          [623 - i * 2, 713 + i * 7.6, 3.8],
          [612 - i, 709 + i * 7.6, 4.4],
          [598, 705 + i * 7, 4.6],
        ]),
        SKIN,
        pen(1.7),
      ),
    )
    .join('');

/** Her near arm: out from the short sleeve, over the rim of the belt. */
export const arm = () =>
  solid(
    tapered([
      [740, 654, 8.5],
      [716, 666, 10.5],
      [688, 682, 13],
      [660, 693, 15],
      [638, 684, 15.5],
      [620, 664, 16],
      [598, 644, 19],
    ]),
    SKIN,
    pen(2.4),
  ) +
  solid(
    'M546 602C556 588 584 590 598 604C614 618 626 632 634 644C630 662 614 676 598 678C576 664 544 636 546 602z',
    BLOUSE,
    pen(2.4),
  ) +
  line('M627 642C622 656 610 668 597 671', pen(1.8)) +
  hair('M572 612C578 630 590 648 602 658', 0.8) +
  line('M715 656C722 660 726 666 726 673M722 652C729 656 733 663 733 669', pen(2.6));

/** Her hand: first finger and thumb close on a leaf, the other three fingers curl. */
function hand() {
  const far = [
    [
      [764, 684, 4],
      [770, 672, 5],
      [766, 656, 5.6],
      [754, 650, 6],
    ],
    [
      [774, 686, 4],
      [782, 672, 5],
      [776, 654, 5.6],
      [760, 646, 6],
    ],
  ];
  const first = [
    [797, 682, 3.6],
    [797, 668, 4.6],
    [786, 650, 5.4],
    [762, 640, 6.4],
  ];
  const third = [
    [785, 685, 4],
    [790, 671, 4.8],
    [782, 652, 5.4],
    [762, 643, 6],
  ];
  const thumb = [
    [792, 686, 3.8],
    [778, 680, 5],
    [762, 670, 6],
    [748, 662, 6.4],
  ];
  const digit = (spine) => solid(tapered(spine), SKIN, pen(1.9));
  const back = 'C740 640 752 633 764 635C770 638 772 644 772 650';
  return (
    far.map(digit).join('') +
    digit(third) +
    digit(first) +
    digit(thumb) +
    area(`M726 650${back}C772 660 764 670 754 672C744 670 734 666 728 663z`, SKIN) +
    line(`M726 650${back}M728 664C736 668 744 671 752 671M760 640C764 644 766 650 765 656`, pen(1.9))
  );
}

/** The leaf in her fingers: curled and eaten at its edge. */
const bad = () =>
  solid(
    placed(796, 684, 58)('M0 0C8 -16 28 -20 40 -14C37 -10 40 -6 46 -4C40 0 42 5 38 8C24 16 8 12 0 0z'),
    '#0f6f6c',
    pen(2.2),
  ) + hair(placed(796, 684, 58)('M0 0L36 -2M12 -1L20 -10M16 -1L24 8'), 0.9);

/** What of her is over the belt. */
export const pick = () => bad() + hand();
