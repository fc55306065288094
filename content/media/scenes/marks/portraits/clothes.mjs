/**
 * Clothes on a 800 × 1000 canvas. Each takes the garment colours and returns the markup drawn
 * over the shoulders; the light and shade of the two sides is laid over it afterwards.
 */
import { INK, mix } from './colour.mjs';

export const SHOULDERS = {
  broad:
    'M84 1100V1000C88 884 128 812 226 778C292 754 330 742 332 680L468 680C470 742 508 754 574 778C672 812 712 884 716 1000V1100z',
  slight:
    'M134 1100V1000C138 894 172 824 256 790C312 766 340 748 342 680L458 680C460 748 488 766 544 790C628 824 662 894 666 1000V1100z',
};

const fill = (d, colour) => `<path fill="${colour}" d="${d}"/>`;
const line = (d, colour, width = 4) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const NECK_ROUND = 'M318 690L318 752C330 806 470 806 482 752L482 690z';

export const CLOTHES = {
  tee: ({ main, skin }) => fill(NECK_ROUND, skin) + line('M316 752C330 812 470 812 484 752', mix(main, INK, 0.35), 12),

  shirt: ({ main, skin }) =>
    fill('M326 690L326 738L400 838L474 738L474 690z', skin) +
    fill('M334 716C318 728 304 742 298 758L344 846L402 836C368 804 346 764 334 716z', mix(main, '#ffffff', 0.22)) +
    fill('M466 716C482 728 496 742 502 758L456 846L398 836C432 804 454 764 466 716z', mix(main, '#ffffff', 0.1)) +
    line('M400 838L400 1100', mix(main, INK, 0.35), 4) +
    line('M412 884l0 0M412 944l0 0', mix(main, INK, 0.45), 10),

  blazer: ({ main, accent, skin }) =>
    fill('M318 700L300 748L396 1100L404 1100L500 748L482 700z', accent) +
    fill('M330 690L330 740L400 836L470 740L470 690z', skin) +
    fill('M336 716C322 726 310 738 304 752L350 838L402 846C368 806 346 764 336 716z', mix(accent, '#ffffff', 0.35)) +
    fill('M464 716C478 726 490 738 496 752L450 838L398 846C432 806 454 764 464 716z', mix(accent, '#ffffff', 0.2)) +
    fill(
      'M300 740C262 762 240 774 226 780L262 874L244 890L370 1000L384 1100L400 1100C352 930 318 840 300 740z',
      mix(main, '#ffffff', 0.1),
    ) +
    fill(
      'M500 740C538 762 560 774 574 780L538 874L556 890L430 1000L416 1100L400 1100C448 930 482 840 500 740z',
      mix(main, '#ffffff', 0.05),
    ),

  roundBlazer: ({ main, accent, skin }) =>
    fill('M300 740L396 1100L404 1100L500 740z', accent) +
    fill('M326 690L320 748C336 812 464 812 480 748L474 690z', skin) +
    fill(
      'M310 742C282 764 262 778 246 792L284 872L262 888L372 1000L384 1100L400 1100C352 930 322 840 310 742z',
      mix(main, '#ffffff', 0.1),
    ) +
    fill(
      'M490 742C518 764 538 778 554 792L516 872L538 888L428 1000L416 1100L400 1100C448 930 478 840 490 742z',
      mix(main, '#ffffff', 0.05),
    ),

  kurta: ({ main, accent, skin }) =>
    fill('M334 690L334 730L400 812L466 730L466 690z', skin) +
    fill('M328 704C318 716 314 728 312 742C340 760 372 800 388 836L402 824C378 780 350 740 342 704z', accent) +
    fill('M472 704C482 716 486 728 488 742C460 760 428 800 412 836L398 824C422 780 450 740 458 704z', accent) +
    fill('M384 826L416 826L416 1100L384 1100z', mix(main, accent, 0.5)) +
    line('M400 862l0 0M400 912l0 0M400 962l0 0', mix(main, INK, 0.5), 10),

  hoodie: ({ main, accent, skin }) =>
    fill(
      'M240 786C262 730 318 700 400 700C482 700 538 730 560 786C520 828 460 872 400 876C340 872 280 828 240 786z',
      mix(main, INK, 0.25),
    ) +
    fill('M322 690L316 742C332 800 468 800 484 742L478 690z', skin) +
    fill(
      'M312 738C270 752 252 770 240 786C280 840 340 880 392 884C360 846 326 800 312 738z',
      mix(main, '#ffffff', 0.12),
    ) +
    fill(
      'M488 738C530 752 548 770 560 786C520 840 460 880 408 884C440 846 474 800 488 738z',
      mix(main, '#ffffff', 0.06),
    ) +
    line('M366 862C362 900 360 930 362 960M434 862C438 900 440 920 438 944', accent, 6),

  // The fall of the cloth crosses from one shoulder; its border is the one ornament.
  saree: ({ main, accent, skin, border }) =>
    fill('M310 690L290 760C316 846 484 846 510 760L490 690z', skin) +
    line('M288 762C316 852 484 852 512 762', mix(main, '#ffffff', 0.16), 9) +
    fill(
      'M470 752C520 770 560 790 600 816C648 850 664 920 666 1000L666 1100L120 1100L120 1000C230 990 420 930 470 752z',
      accent,
    ) +
    fill('M470 752C420 930 240 990 126 1000L190 1000C330 976 456 910 498 764z', border) +
    line(
      'M524 784C492 900 420 960 330 1000M562 800C540 900 490 980 410 1040M600 822C590 900 560 980 500 1060',
      mix(accent, INK, 0.28),
      4,
    ) +
    line('M476 764C430 916 290 976 196 992', mix(border, INK, 0.4), 3),

  dupatta: ({ main, accent, skin }) =>
    fill('M326 690L320 748C336 812 464 812 480 748L474 690z', skin) +
    line('M316 752C332 818 468 818 484 752', mix(main, '#ffffff', 0.25), 8) +
    fill(
      'M300 756C262 772 238 784 190 812C236 880 252 940 252 1000L252 1100L356 1100L356 1000C350 900 330 830 300 756z',
      accent,
    ) +
    line('M272 776C304 850 316 930 316 1100M244 786C276 860 288 940 290 1100', mix(accent, INK, 0.3), 3),

  plain: () => '',
};
