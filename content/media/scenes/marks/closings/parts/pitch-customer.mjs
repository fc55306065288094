/** The customer of the ai-services closing below the waist: a sari held up, one foot in the air over the shoes. */
import { across, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { finger } from '../../parts/limbs.mjs';
import { GOLD, RUST } from '../../parts/palette.mjs';
import { clipped, dot, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, bangles, fist } from './crew.mjs';
import { brokenSlipper } from './pitch-shoes.mjs';

const HERS = TONES.light;
const [SKIN, DUSK, CREASE] = HERS;

/** A chain with little bells about an ankle, along `d`. */
const anklet = (d, bells) =>
  line(d, ink(8)) +
  line(d, { width: 4.4, colour: GOLD }) +
  bells.map(([x, y]) => dot(x, y, 5.6, '#0d1720') + dot(x, y, 4, GOLD)).join('');

/** A toe as `finger`, with a painted nail. */
const toe = (put, [x, y, turn, long, w]) =>
  finger(put, [x, y, turn, long, w], HERS, false) +
  area(within(put, x, y, turn)(oval(1, 3 + w * 0.5 - long, w * 0.58, w * 0.66)), RUST);

const TOES = [
  [106, -42, 34, 62, 14],
  [114, -34, 60, 60, 10.5],
  [119, -24, 82, 55, 10],
  [119, -14, 104, 49, 9.5],
  [114, -5, 130, 42, 9],
];

/** The foot in the air, its toes spread. */
function airFoot() {
  const put = placed(690, 388, -5, 1.04);
  const foot =
    'M4 -84C2 -56 -18 -36 -18 -14C-18 8 4 12 26 6C50 0 66 -4 86 2C102 8 122 8 128 -8C132 -24 126 -44 112 -54C92 -58 74 -66 64 -88z';
  return (
    TOES.map((t) => toe(put, t)).join('') +
    area(put(foot), SKIN) +
    area(
      put('M-18 -14C-18 8 4 12 26 6C50 0 66 -4 86 2C102 8 122 8 128 -8C110 -6 96 -14 78 -16C50 -18 10 -2 -18 -14z'),
      DUSK,
      'fill-opacity=".55" ',
    ) +
    line(
      put('M4 -84C2 -56 -18 -36 -18 -14C-18 8 4 12 26 6C50 0 66 -4 86 2C98 7 112 8 122 2M112 -54C92 -58 74 -66 64 -88'),
      ink(2.6),
    ) +
    line(put('M28 -56C20 -58 16 -48 24 -44M98 -50C106 -44 108 -40 108 -34M106 -28C112 -26 112 -22 110 -18'), {
      width: 2,
      colour: CREASE,
    }) +
    line(put('M68 -80C80 -68 92 -62 104 -58'), { width: 3, colour: '#ffd9a0' })
  );
}

const shin = () =>
  area('M664 180C656 246 682 312 692 330L754 316C764 290 776 236 774 160z', SKIN) +
  area('M664 180C656 246 682 312 692 330L712 326C694 290 684 240 692 180z', DUSK, 'fill-opacity=".6" ') +
  line('M664 180C656 246 684 290 692 306M774 160C776 226 764 262 751 290', ink(2.6)) +
  line('M770 200C770 240 762 272 757 276', { width: 3, colour: '#ffd9a0' });

const raisedAnklet = () =>
  anklet('M689 300C706 316 738 312 755 290', [
    [702, 314],
    [721, 317],
    [741, 309],
  ]);

/** The foot that she stands on, in her old slipper. */
const standing = () =>
  brokenSlipper(placed(446, 504)) +
  solid(
    'M466 380C468 420 442 452 442 474C440 496 460 492 486 492L560 492C580 494 596 490 596 480C596 466 570 462 552 452C534 440 524 420 526 380z',
    SKIN,
    ink(2.6),
  ) +
  area(
    'M466 380C468 420 442 452 442 474C440 496 460 492 486 492L520 492C492 470 482 430 488 380z',
    DUSK,
    'fill-opacity=".6" ',
  ) +
  line('M572 492C570 484 572 478 578 476M556 492C553 484 555 478 561 476M540 492C538 485 540 480 545 478', {
    width: 2,
    colour: CREASE,
  }) +
  area(oval(586, 475, 7, 4), RUST) +
  anklet('M463 424C482 438 508 438 529 424', [
    [476, 436],
    [496, 440],
    [515, 437],
  ]);

const EDGE =
  'M440 398C474 420 520 420 552 402C558 330 590 262 634 224C650 214 662 206 668 200C710 226 762 214 800 168L820 130';
const SARI =
  'M452 -20C440 120 438 260 440 398C474 420 520 420 552 402C558 330 590 262 634 224C650 214 662 206 668 200C710 226 762 214 800 168C812 120 806 70 776 30C760 6 744 -8 740 -20z';

/** The hem with its border, and folds that run to the hand. */
const sari = () =>
  across('sari', ['#0f5f63', '#17757a', '#2a9a93'], 450, 790) +
  area(SARI, 'url(#sari)') +
  area('M452 -20C440 120 438 260 440 398C452 406 466 411 480 413C478 270 490 120 520 -20z', '#0b4a50') +
  area('M552 402C558 330 590 262 634 224L650 160C580 200 540 300 528 410C536 409 545 406 552 402z', '#0b4a50') +
  clipped(
    'hem',
    SARI,
    line(EDGE, { width: 44, colour: '#0d1720' }) +
      line(EDGE, { width: 39, colour: '#e9a23f' }) +
      line('M440 388C474 410 520 410 548 394C556 326 586 262 630 216C644 208 656 200 666 190C710 216 764 203 800 158', {
        width: 5,
        colour: RUST,
        extra: 'stroke-dasharray="1 13" ',
      }),
  ) +
  line(SARI, ink(2.8)) +
  line(
    'M636 124C610 180 560 270 520 380M628 112C590 170 520 260 492 380M646 120C642 150 632 176 618 200M664 116C680 140 690 150 684 172M676 108C712 126 730 150 728 178M680 96C724 100 764 118 784 142M616 90C570 110 500 190 462 330',
    { width: 2.2, colour: '#083a40' },
  ) +
  line('M690 88C730 84 768 96 792 116', { width: 2.6, colour: '#8fd0c8' });

const down = placed(2, 16);

/** The arm that comes down, and the fist with the gathered cloth. */
const holding = () =>
  arm(
    down,
    [
      [596, -90, 34],
      [610, -30, 31],
      [630, 30, 23],
      [638, 52, 20],
    ],
    HERS,
    1,
    0,
  ) +
  bangles(down, 627, 10, -14, 28, 3) +
  solid(down('M616 92C602 116 606 132 622 140C640 150 668 146 682 128C688 112 676 96 668 88z'), '#2a9a93', ink(2.4)) +
  line(down('M606 128C622 142 664 148 684 126'), { width: 8, colour: '#e9a23f' }) +
  line(down('M628 100C620 116 622 128 630 138M644 102C642 118 646 130 652 140M660 98C664 112 666 122 670 130'), {
    width: 2,
    colour: '#083a40',
  }) +
  fist(down, HERS, 648, 82, 164, 0.92);

export const customer = () => standing() + shin() + airFoot() + raisedAnklet() + sari() + holding();
