/** The visitor at the table of the tea shop: in profile, one hand open as he asks, the other at his notebook. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const [SKIN, DUSK, CREASE] = TONES.warm;
const [SHIRT, FOLD] = ['#eea43f', '#c8762a'];
const [CLOTH, SHADE] = ['#2c4a54', '#1b333c'];
const RIM = { width: 2.2, colour: '#ffd9a0' };

/** The outline of a face in profile that looks to the right, its chin at (150, 219). */
export const FACE =
  'M118 16C140 26 152 48 155 74C156 83 153 90 155 98C158 109 168 121 176 132C181 139 177 146 170 148C166 149 163 150 163 154C164 158 170 161 171 166C172 170 168 172 163 172C168 175 170 180 167 186C163 191 158 191 158 196C160 204 158 214 150 219C141 224 128 220 116 215C102 208 88 196 82 172L50 130L70 46z';
const HAIR =
  'M142 40C136 4 98 -16 58 -8C14 2 -8 44 0 92C4 116 14 136 28 148C40 154 52 148 58 138C58 122 62 110 72 104C82 112 88 104 88 92C94 84 98 70 102 58C120 60 134 54 142 40z';
const BEARD =
  'M84 128C90 150 98 170 116 184C128 192 142 190 148 178C140 178 134 172 138 164C146 158 156 156 164 156C164 152 160 150 154 150L171 166L163 172L167 186L158 196C160 204 158 214 150 219C141 224 128 220 116 215C98 206 82 190 78 160z';

/** His head, the lips just open. */
function head() {
  const put = placed(628, 250, 3, 0.36);
  return (
    solid(put(FACE), SKIN, ink(2.2)) +
    area(put(BEARD), DAY.ink, 'fill-opacity=".86" ') +
    area(put('M138 166C148 168 160 168 168 166L163 172L166 180C156 184 144 180 138 166z'), '#8a3f2b') +
    line(put('M120 72C128 58 144 54 155 63'), ink(2.4)) +
    area(put('M122 102C130 90 144 88 155 95C153 106 146 110 138 110C130 110 126 106 122 102z'), DAY.light) +
    area(put(oval(145, 99, 7, 8.6)), DAY.ink) +
    line(put('M120 101C130 90 144 87 157 94'), ink(1.7)) +
    area(put(HAIR), DAY.ink) +
    solid(put('M66 112C60 100 78 96 84 106C90 118 84 136 76 140C68 140 66 128 66 112z'), SKIN, ink(1.8)) +
    line(put('M144 48C149 56 151 64 151 72M158 112C161 119 166 125 170 132'), RIM)
  );
}

const LEG =
  'M572 444C556 460 558 486 574 490L670 494C674 524 678 552 679 582L708 582C714 546 720 504 718 474C716 456 704 446 690 444L620 434z';
const SHOE = 'M677 580L709 580C716 588 742 588 748 597L748 602L677 602z';

/** Legs and shoes, the far ones a step on. */
const legs = () =>
  solid(placed(26, -10)(SHOE), '#4a2a14', ink(2.2)) +
  solid(placed(24, -10)(LEG), SHADE, ink(2.4)) +
  solid(SHOE, '#6b3d1c', ink(2.2)) +
  solid(LEG, CLOTH, ink(2.4)) +
  area(
    'M574 490L670 494C674 524 678 552 679 582L688 582C688 544 686 508 676 480C640 484 600 480 570 472C566 482 568 488 574 490z',
    SHADE,
  ) +
  line('M640 458C664 452 688 454 704 462', { width: 1.6, colour: '#5d8790' });

const TORSO =
  'M568 476C562 440 564 394 580 360C588 346 600 340 612 334L642 338C652 350 656 374 656 402C656 426 652 448 646 466C622 482 592 486 568 476z';

/** His back and neck in the shirt. */
const body = () =>
  solid('M630 288L672 322C660 324 653 332 650 344C636 358 616 352 604 342C620 334 630 318 630 288z', DUSK, ink(2.2)) +
  solid(TORSO, SHIRT, ink(2.4)) +
  area(
    'M568 476C562 440 564 394 580 360C585 351 592 346 599 342C584 384 580 436 592 481C582 481 573 478 568 476z',
    FOLD,
  ) +
  solid('M600 340C612 352 632 358 648 354L654 340C640 346 622 342 610 332z', '#f7c878', ink(2)) +
  line('M646 352C652 388 652 424 646 464', { width: 1.8, colour: '#8a4f06' });

/** A finger from root to tip. */
export const digit = (d, skin, width = 6) => line(d, ink(width + 4)) + line(d, { width, colour: skin });

/** The far arm: the palm turned up, open. */
const asking = () =>
  solid(
    tapered([
      [668, 424, 13],
      [692, 404, 11],
      [722, 380, 7],
    ]),
    DUSK,
    ink(2.2),
  ) +
  solid('M632 356C648 352 664 372 690 406C688 424 668 436 654 430C640 408 630 384 632 356z', FOLD, ink(2.4)) +
  digit('M730 368C733 360 736 354 741 347', SKIN, 6.4) +
  digit('M746 366C756 358 764 355 772 350', SKIN) +
  digit('M748 370C760 365 770 364 780 361', SKIN) +
  digit('M747 375C760 373 770 373 780 372', SKIN) +
  digit('M743 380C754 381 764 382 771 382', SKIN, 5.4) +
  area('M714 376C722 364 736 358 748 364C754 370 750 380 744 384C734 390 724 390 718 388z', SKIN) +
  line('M714 376C718 370 722 366 727 363M716 388C726 391 736 389 743 385', ink(2.2)) +
  line('M730 384C730 374 738 368 745 368M736 384C740 380 744 376 748 374', { width: 1.4, colour: CREASE });

const FOREARM = [
  [634, 426, 13],
  [668, 422, 11],
  [704, 413, 7.5],
];

/** The near arm on the edge of the table, a pen in the hand. */
export const writing = () =>
  solid(tapered(FOREARM), SKIN, ink(2.2)) +
  area(shaded(FOREARM), DUSK, 'fill-opacity=".6" ') +
  solid('M584 358C598 342 620 346 630 364L654 410C650 430 632 440 616 434C602 412 586 388 584 358z', SHIRT, ink(2.4)) +
  area(
    'M584 358C588 353 592 350 597 349C596 380 608 412 626 436C622 436 620 436 616 434C602 412 586 388 584 358z',
    FOLD,
  ) +
  line('M737 420L717 384', { width: 7, colour: DAY.ink }) +
  line('M734 414L718 386', { width: 3.4, colour: '#5fb8b0' }) +
  area('M700 407C708 399 720 398 728 403L732 412C728 420 716 424 702 420z', SKIN) +
  line('M700 407C708 399 718 397 727 401M702 420C708 423 714 423 720 421', ink(2.2)) +
  digit('M722 418C726 421 729 421 731 419', SKIN, 5) +
  digit('M726 411C731 412 734 415 735 418', SKIN, 5) +
  digit('M725 404C732 405 736 409 737 415', SKIN, 5);

/** All of him that is behind the table. */
export const visitor = () => legs() + asking() + body() + head();
