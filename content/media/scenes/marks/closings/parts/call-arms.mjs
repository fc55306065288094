/** The arms of her who takes the call: the far one waves, the near one writes. */
import { DAY, ink, SUN } from '../../daylight.mjs';
import { GOLD } from '../../parts/palette.mjs';
import { placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { CREASE, DUSK, SKIN } from './call-head.mjs';

export const BLOUSE = '#17757a';
const SHADE = '#0f5559';

/** A finger of the raised hand from its root at (x, y). */
const finger = (put, [x, y, turn, long, w]) => {
  const own = within(put, x, y, turn);
  const tip = long - w;
  return (
    solid(
      own(`M${-w} 8L${1 - w} ${-tip}C${1 - w} ${-long - 2} ${w - 1} ${-long - 2} ${w - 1} ${-tip}L${w} 8z`),
      SKIN,
      ink(2.2),
    ) +
    line(own(`M${3 - w} ${-long * 0.34}L${w - 3} ${-long * 0.34}M${3 - w} ${-long * 0.66}L${w - 3} ${-long * 0.66}`), {
      width: 1.6,
      colour: CREASE,
      opacity: 0.8,
    })
  );
};

/** The far arm: its elbow on the table, the palm towards the laptop and us. */
export function greeting() {
  const put = placed(644, 540, 9, 1.02);
  const fingers = [
    [-27, -72, -10, 60, 10],
    [-8, -78, -2, 68, 10.5],
    [12, -75, 6, 62, 10],
    [30, -64, 16, 48, 8.8],
  ];
  return (
    area('M552 690C564 630 590 582 622 538L670 546C668 602 656 652 638 690C624 710 572 712 552 690z', SKIN) +
    area(
      'M552 690C564 630 590 582 622 538L634 540C606 592 590 642 588 704C574 704 560 700 552 690z',
      DUSK,
      'fill-opacity=".6" ',
    ) +
    line('M622 538C590 582 564 630 552 690C572 712 624 710 638 690C656 652 668 602 670 546', ink(2.4)) +
    line('M666 566C663 610 652 652 637 686', SUN) +
    fingers.map((at) => finger(put, at)).join('') +
    solid(
      put(
        'M-21.6 1.4C-32 -10 -48 -24 -56 -40C-63 -54 -76 -66 -84 -78C-90 -92 -74 -102 -65 -90C-57 -77 -47 -70 -36 -62L-5 -22z',
      ),
      SKIN,
      ink(2.2),
    ) +
    area(
      put(
        'M-21 3C-28 -8 -34 -18 -36 -30L-34.4 -61L-30 -70C-16 -82 8 -82 22 -76L33 -63L35 -54C39 -40 38 -20 25.4 3L20 12L-18 12z',
      ),
      SKIN,
    ) +
    line(put('M36.2 -54C40 -40 38 -20 26.1 1.8M-36 -63L-35.6 -60'), ink(2.2)) +
    line(
      put(
        'M-32 -52C-14 -50 -8 -26 -14 -4M33 -52C20 -46 4 -52 -6 -66M-32 -50C-14 -42 8 -38 28 -30M-62 -62L-54 -68M-16 0C-6 4 10 4 20 1',
      ),
      { width: 1.8, colour: CREASE },
    )
  );
}

export const farSleeve = () =>
  solid('M440 544C490 560 544 604 588 662C590 694 560 714 530 708C490 698 462 688 446 672z', SHADE, ink(2.4)) +
  line('M586 660C588 691 562 709 532 705', { width: 4, colour: GOLD });

const ARM =
  'M304 630C310 700 336 766 372 806C398 828 440 830 470 826L560 812L566 772C520 762 470 756 432 744C418 716 404 680 398 630z';
const SLEEVE = 'M300 504C340 486 386 512 398 564L414 644C388 676 330 682 292 662C276 604 274 530 300 504z';

const arm = () =>
  area('M406 838L640 838L560 812L440 826z', '#b98746') +
  solid(ARM, SKIN, ink(2.4)) +
  area(
    'M304 640C310 700 336 766 372 806C398 828 440 830 470 826L560 812L562 796L470 806C410 810 370 760 344 660z',
    DUSK,
    'fill-opacity=".6" ',
  ) +
  line('M432 746C470 757 500 761 530 766', SUN) +
  solid(SLEEVE, BLOUSE, ink(2.6)) +
  area(
    'M300 504C308 500 316 498 326 498C304 540 306 612 318 668C308 668 300 666 292 662C276 604 274 530 300 504z',
    SHADE,
  ) +
  line('M293 650C330 668 386 664 411 632', { width: 4, colour: GOLD }) +
  line('M364 516C380 540 388 570 392 600', { width: 1.8, colour: SHADE });

/** Her hand from the side of the little finger, a pencil in it; the point of the pencil is the origin. */
const FINGERS = [
  'M-62 -62C-50 -74 -36 -72 -30 -62C-24 -52 -18 -40 -11 -27C-9 -19 -16 -15 -22 -20C-30 -32 -38 -44 -46 -50',
  'M-64 -48C-50 -58 -38 -54 -32 -46C-26 -36 -20 -26 -16 -15C-14 -7 -22 -3 -27 -9C-34 -18 -40 -28 -48 -34',
  'M-66 -34C-52 -42 -40 -38 -36 -30C-32 -22 -28 -14 -28 -5C-28 2 -36 4 -41 -2C-43 -10 -47 -18 -54 -20',
  'M-68 -20C-58 -28 -48 -24 -45 -16C-42 -10 -42 -3 -44 2C-47 8 -56 7 -59 1C-60 -6 -62 -8 -68 -10',
];
function hand() {
  const put = placed(650, 810, 0, 1.16);
  const bangles = repeat(3, (i) => placed(524 + i * 12, 766 + i * 2.4)('M0 -1C8 12 8 30 1 46'));
  return (
    area(put('M2 2L-30 12L-90 14L-60 2z'), '#5b3519', 'fill-opacity=".4" ') +
    solid(put('M-54 -64C-40 -66 -26 -56 -16 -42C-11 -33 -13 -25 -21 -25C-34 -29 -44 -40 -54 -48z'), DUSK, ink(2)) +
    solid(put('M0 0L-14 -12L-4 -20z'), '#f6e3bb', ink(2)) +
    solid(put('M-14 -12L-74 -67L-64 -77L-4 -20z'), '#f0a53a', ink(2.2)) +
    solid(put('M-74 -67L-85 -77L-75 -87L-64 -77z'), '#17757a', ink(2)) +
    area(put('M1 1L-6 -5L-1 -9z'), DAY.ink) +
    area(
      put('M-108 -33C-90 -44 -76 -64 -56 -66C-46 -66 -40 -60 -38 -50L-44 -14C-50 4 -66 8 -80 8C-90 8 -98 6 -108 4z'),
      SKIN,
    ) +
    line(put('M-108 -32C-90 -42 -76 -64 -56 -67M-54 6C-64 9 -72 8 -80 8C-90 8 -98 6 -108 4'), ink(2.4)) +
    area(put('M-54 2C-64 8 -72 8 -80 8C-90 8 -98 6 -108 4L-108 -8C-90 -4 -72 -6 -58 -8z'), DUSK, 'fill-opacity=".6" ') +
    FINGERS.map((d) => solid(put(d), SKIN, ink(2.2))).join('') +
    line(put('M-38 -60L-32 -64M-40 -46L-34 -50'), { width: 1.6, colour: CREASE }) +
    line(bangles, ink(7)) +
    line(bangles, { width: 3.8, colour: GOLD })
  );
}

/** The near arm over the edge of the table, with its hand. */
export const nearArm = () => arm() + hand();
