/** The grader: a woman in a sari on a stool beside the belt, who takes a bad leaf from it by eye. */

import { box, dot, fine, firm, hair, pen, placed, solid, spot, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, BLOUSE, farArm, rejects, SKIN } from './tea-grader-hands.mjs';

const SARI = '#0c2c35';
const FOLDED = '#0a242d';
const HAIR = '#05141b';

/** A stool of wood: its seat, four legs, a rung. */
const stool = () =>
  solid('M486 806L478 958L490 958L500 806zM592 806L602 958L590 958L580 806z', '#0b222b', pen(2.2)) +
  solid('M468 806L450 968L464 968L484 806zM610 806L628 968L614 968L594 806z', '#0d2a33', pen(2.4)) +
  solid(box(462, 892, 156, 10), '#0d2a33', pen(2)) +
  solid(box(456, 790, 168, 17), '#10343d', pen(2.6));

/** Her feet in sandals, flat on the floor. */
const feet = () =>
  solid('M638 936C642 948 664 952 686 960C690 966 686 970 680 970L620 970C618 958 622 946 624 936z', SKIN, pen(2)) +
  solid('M604 940C606 954 630 958 654 966C658 972 654 977 648 977L586 977C582 966 586 950 588 940z', SKIN, pen(2.2)) +
  firm('M584 978L658 978M618 971L686 971') +
  fine('M624 958C622 966 622 970 624 976M646 964L642 968');

/** The sari about her legs: over the thighs to the knees, in pleats to her ankles, with a border. */
const skirt = () =>
  solid(
    'M490 716C474 738 462 772 470 796C500 806 560 806 604 806C600 850 589 900 579 944C604 954 636 952 657 944C677 900 700 842 700 790C698 766 686 752 666 748C626 738 590 730 566 716z',
    SARI,
    pen(2.8),
  ) +
  area('M604 806C600 850 589 900 579 944C591 949 602 950 612 950C621 900 634 850 646 806z', FOLDED) +
  fine(
    'M604 806C640 806 664 800 684 788M618 812C615 860 605 906 595 948M640 810C637 860 626 910 614 951M662 804C662 850 649 904 634 950M682 792C684 840 665 900 649 946',
    0.75,
  ) +
  hair('M484 752C520 772 580 784 640 782M478 776C520 792 570 796 620 794M512 728C560 752 620 764 676 764', 0.75) +
  line('M583 931C608 941 638 939 663 930M584 922C609 932 641 930 666 921', pen(1.8)) +
  line('M588 912C612 922 645 920 670 911', { width: 4, extra: 'stroke-dasharray="0.1 8" ' });

/** Her back and breast: blouse, a strip of waist, the sari across it, and its end down her back. */
const torso = () =>
  solid('M500 690C498 706 494 714 490 722C520 738 552 738 572 726C576 710 580 700 582 690z', SKIN, pen(2)) +
  solid(
    'M538 588C512 602 500 630 498 662C496 680 498 692 500 698C528 706 558 706 584 698C592 676 602 660 604 640C604 618 594 600 580 590z',
    BLOUSE,
    pen(2.6),
  ) +
  solid(
    'M572 594C592 602 606 622 606 642C604 664 594 684 586 704C578 718 574 726 568 734C540 742 510 738 488 728C520 716 548 690 560 660C566 640 568 616 572 594z',
    SARI,
    pen(2.4),
  ) +
  hair('M580 604C588 640 574 680 540 714M590 616C596 646 586 684 556 722M600 632C600 662 590 690 574 714', 0.85) +
  line('M566 606C570 640 554 680 512 718', { width: 4, extra: 'stroke-dasharray="0.1 8" ' });

/** The loose end of the sari: from the far shoulder down behind her to the stool. */
const fall = () =>
  solid(
    'M560 584C530 588 506 602 494 632C482 668 476 720 462 772C454 800 446 830 440 862C452 872 474 876 490 872C492 830 496 780 504 736C508 700 510 650 560 600z',
    FOLDED,
    pen(2.4),
  ) +
  hair('M506 640C496 690 484 760 468 866M520 626C508 690 498 780 482 870', 0.8) +
  line('M444 848C458 857 476 860 490 857M446 838C460 847 478 850 491 847', pen(1.8));

/** Her head, bent to the belt: hair in a knot, spectacles pushed up, eyes on the leaf. */
function head() {
  const put = placed(592, 526, 13, 0.9);
  const profile =
    'M14 -42C24 -38 30 -28 30 -16C31 -11 32 -8 34 -3C37 3 43 9 44 13C44 17 40 18 37 19C38 22 39 23 39 25C38 27 37 27 36 28C38 30 38 32 36 34C34 36 35 39 34 43C32 49 24 50 16 49C8 47 0 44 -6 40L-30 10L-20 -36z';
  const crown =
    'M24 -37C12 -56 -22 -58 -38 -34C-50 -14 -44 16 -30 34C-22 38 -14 34 -10 26C-8 22 -9 14 -10 8C-2 0 10 -10 16 -24C19 -30 22 -34 24 -37z';
  return (
    solid('M560 548C562 572 554 586 534 594C548 612 578 612 592 600C592 586 596 576 604 564z', SKIN, pen(2.2)) +
    solid(put('M-36 -4C-54 -8 -70 6 -68 24C-66 40 -48 46 -34 38C-24 30 -22 4 -36 -4z'), HAIR, pen(2.4)) +
    fine(put('M-60 10C-50 4 -38 10 -36 24M-62 26C-54 16 -44 20 -42 36'), 0.8) +
    solid(put(profile), SKIN, pen(2.4)) +
    solid(put(crown), HAIR, pen(2.4)) +
    hair(put('M16 -38C-6 -46 -32 -30 -34 4M10 -26C-8 -30 -24 -14 -26 18M-2 -8C-12 -8 -18 6 -18 24'), 0.85) +
    solid(put('M-8 2C-4 -6 5 -4 4 4C3 9 -1 11 -3 16C-7 18 -10 12 -8 2z'), SKIN, pen(1.8)) +
    dot(...spot(put, -3, 21), 3.4, '#ffffff') +
    line(put('M19 -8C23 -11 28 -11 31 -9'), pen(2.4)) +
    line(put('M20 2C24 5 29 5 32 2M27 5L28 8'), pen(2.2)) +
    line(put('M39 26C35 27 31 26 28 23M37 18C34 17 33 14 35 12'), pen(1.6)) +
    line(put('M8 -48C-4 -38 -10 -22 -8 -2'), pen(2.4)) +
    [
      [24, -43, 0.72],
      [8, -50, 0.86],
    ]
      .map(([x, y, k]) => {
        const glass = within(put, x, y, -24, k);
        return (
          solid(
            glass('M-14 0C-14 -12 -6 -15 2 -14C12 -13 15 -7 14 1C13 10 6 13 -2 13C-10 12 -14 8 -14 0z'),
            '#1b6468',
            pen(2.6),
          ) + line(glass('M-7 -4C-5 -8 -1 -9 3 -9'), { width: 2.2, colour: '#eafffb' })
        );
      })
      .join('')
  );
}

/** She sits in profile, turned to the belt. */
export const grader = () => fall() + stool() + feet() + farArm() + torso() + skirt() + head() + rejects() + arm();
