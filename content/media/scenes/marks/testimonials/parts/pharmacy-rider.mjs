/** The rider who takes the box to the other branch: amber jacket, a plait, her helmet under one arm. */

import { heldHelmet, sweptLight } from '../../closings/parts/counter-heads.mjs';
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { GLINT, HONEY, HONEY_SHADE, TEAL } from '../../parts/palette.mjs';
import { placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const HER = TONES.light;

function head() {
  const put = placed(508, 222, 4, 0.98);
  return (
    ear(put, -62, 8, HER) +
    skull(put, HER, 13, 1) +
    features(put, { tones: HER, turn: 13, look: [5, 2], lid: 0.1, brow: 6, mouth: 'grin', wide: 25 }) +
    area(
      put(
        'M-62 14C-84 -40 -74 -112 4 -116C60 -116 82 -76 66 -20C62 -40 56 -54 46 -62C20 -58 0 -62 -14 -72C-26 -48 -46 -40 -54 -26C-58 -14 -56 0 -54 12z',
      ),
      DAY.ink,
    ) +
    // What a helmet does to hair.
    line(
      put('M-20 -112C-28 -124 -22 -132 -14 -134M2 -114C0 -128 8 -134 16 -132M26 -112C32 -122 40 -122 44 -118'),
      ink(4),
    ) +
    sweptLight(put)
  );
}

const plait = () =>
  repeat(6, (i) => solid(oval(436 - i * 3, 268 + i * 21, 15 - i, 15), DAY.ink, { width: 1.6, colour: '#7f9a98' })) +
  solid('M413 384L431 386L434 420L404 418z', '#c8502a', ink(2));

const body = () =>
  solid('M478 300L548 300L552 356L516 392L472 352z', HER[1], ink(2.2)) +
  solid(
    'M472 344C444 352 418 364 406 396C398 480 404 600 400 760L622 760C624 640 620 490 612 404C602 366 578 354 552 344L514 384z',
    HONEY,
    ink(2.6),
  ) +
  area('M472 344C444 352 418 364 406 396C398 480 404 600 400 760L448 760C440 640 440 480 456 352z', HONEY_SHADE) +
  area('M408 470C470 484 556 484 616 470L619 502C556 516 470 516 406 502z', TEAL) +
  line('M407 486C470 500 556 500 617 486', { width: 5, colour: GLINT }) +
  line('M514 388L516 690', ink(2.2)) +
  solid('M398 704C470 716 556 716 624 702L628 770L396 770z', '#0f3d45', ink(2.4)) +
  line('M512 740L512 770', { width: 2, colour: '#4d8f8a' }) +
  solid('M398 680C470 694 556 694 624 678L625 704C556 720 470 720 397 706z', TEAL, ink(2.4)) +
  line('M516 404L516 430', { width: 4, colour: GLINT });

/** Her collar, over the seams of the sleeves. */
const collar = () =>
  solid(
    'M474 336C458 344 456 362 464 376L514 400L508 372C494 364 482 352 474 336zM550 336C566 344 570 360 562 374L514 400L518 372C532 364 542 352 550 336z',
    TEAL,
    ink(2.2),
  );

// The edges of her sleeves, from the shoulder round the cuff to the armpit.
const HOLDS =
  'M460 349C428 357 402 376 388 410C366 456 332 524 330 598C330 650 364 674 414 677L417 629C398 624 392 606 397 586C410 540 446 490 464 420';
const REACHES =
  'M562 347C598 355 616 376 621 412C626 442 626 466 624 484L632 490L654 528C638 554 606 564 586 548C564 528 558 470 562 414';

/** The arm about the helmet. */
const holdingArm = () =>
  area(HOLDS, HONEY) +
  area(
    'M460 349C428 357 402 376 388 410C366 456 332 524 330 598C330 650 364 674 414 677L415 656C376 652 356 628 360 586C366 520 402 452 424 392C432 374 444 360 460 349z',
    HONEY_SHADE,
  ) +
  line(HOLDS, ink(2.6)) +
  solid('M412 628L434 630C438 644 438 662 434 676L412 678C416 662 416 644 412 628z', TEAL, ink(2.2)) +
  area('M437 634C448 630 466 632 474 640L476 668C464 676 446 676 436 670z', HER[0]) +
  line('M438 633C448 630 464 630 472 636M438 671C448 676 462 676 470 672', ink(2.2)) +
  repeat(4, (i) => solid(placed(470, 635 + i * 12, 6 - i * 4)('M-10 -7L18 -7C29 -6 29 6 18 7L-10 7'), HER[0], ink(2))) +
  area('M444 636L466 634L466 672L444 672z', HER[0]);

/** The rider, but for the arm that reaches out. */
export const riders = () => body() + heldHelmet(placed(424, 590, -12)) + holdingArm() + head() + plait();

/** The arm that reaches out, its fingers on the box. */
export const ridersHand = () =>
  area(REACHES, HONEY) +
  area('M654 528C638 554 606 564 586 548C570 534 563 500 561 460C574 520 606 540 644 512z', HONEY_SHADE) +
  line(REACHES, ink(2.6)) +
  area('M640 520L628 498C640 478 652 462 668 452L684 500C668 516 656 522 640 520z', HER[0]) +
  line('M630 496C640 478 652 462 668 450M640 520C656 522 668 516 680 506', ink(2.2)) +
  solid(placed(634, 510, -34)('M-6 -25L8 -24L8 24L-6 25z'), TEAL, ink(2.2)) +
  [0, 1, 2, 3]
    .map((i) =>
      solid(
        placed(676, 452 + i * 16, -4 + i * 3)('M-18 -8L14 -8C26 -7 26 7 14 8L-18 8C-24 7 -24 -7 -18 -8z'),
        HER[0],
        ink(2),
      ),
    )
    .join('') +
  collar();
