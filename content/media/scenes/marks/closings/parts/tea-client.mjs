/** The client at the table of the tea shop, who manages a tea factory: grey, in a sari, she laughs and holds up a sprig. */
import { ink } from '../../daylight.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { GOLD } from '../../parts/palette.mjs';
import { placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { DUSK, head, SKIN, turned } from './tea-client-head.mjs';
import { digit } from './tea-visitor.mjs';

const [SAREE, FOLD] = ['#17757a', '#0f5559'];
const [BLOUSE, RUST] = ['#c8602a', '#9a4318'];
const SKIRT =
  'M570 444C552 462 556 488 574 492L656 498C660 530 660 562 656 590L722 590C730 552 730 506 722 474C716 454 704 444 690 442L622 432z';

/** The sari over her knees, the foot in its sandal. */
const skirt = () =>
  solid(turned('M664 586L706 586C718 590 736 590 742 597L742 602L664 602z'), SKIN, ink(2.2)) +
  line(turned('M664 602L744 602'), ink(4)) +
  line(turned('M704 588C710 592 714 596 715 601'), ink(2.4)) +
  solid(turned(SKIRT), SAREE, ink(2.4)) +
  area(
    turned(
      'M574 492L656 498C660 530 660 562 656 590L676 590C680 548 676 512 660 484C624 488 592 484 566 474C566 484 568 490 574 492z',
    ),
    FOLD,
  ) +
  line(turned('M700 462C712 500 712 546 704 586M684 470C698 508 700 548 692 586M640 452C668 446 692 452 706 464'), {
    width: 1.6,
    colour: '#7fc4bd',
    opacity: 0.8,
  }) +
  line(turned('M657 582L722 582'), { width: 6, colour: GOLD });

const TORSO =
  'M568 476C562 440 566 396 582 362C590 348 602 342 614 336L646 342C656 354 662 378 658 404C656 426 654 448 648 466C622 482 594 486 568 476z';
const DRAPE =
  'M654 366C662 390 660 430 648 466C622 482 594 486 570 476C562 500 556 528 554 556L528 552C530 486 546 402 584 358C592 348 602 342 612 338C618 352 634 362 654 366z';

/** Her back in the blouse, the sari over the shoulder and down behind the chair. */
const body = () =>
  solid(
    turned('M632 294L678 326C666 328 658 336 654 348C640 362 616 356 602 344C622 336 632 320 632 294z'),
    DUSK,
    ink(2.2),
  ) +
  solid(turned(TORSO), BLOUSE, ink(2.4)) +
  solid(turned(DRAPE), SAREE, ink(2.4)) +
  area(turned('M528 552C530 486 546 402 584 358C589 351 595 346 601 343C570 400 552 470 545 555z'), FOLD) +
  line(turned('M613 341C620 353 636 362 653 367'), { width: 5, colour: GOLD }) +
  line(turned('M529 547L553 551'), { width: 6, colour: GOLD }) +
  line(turned('M606 348C582 396 566 440 560 500M642 372C644 410 634 446 616 474M656 392C656 424 648 446 636 468'), {
    width: 1.6,
    colour: '#7fc4bd',
    opacity: 0.8,
  }) +
  line(turned('M606 346C618 358 638 362 652 352'), { width: 2.4, colour: GOLD });

/** The far hand, which steadies the tablet. */
const steadying = () =>
  solid(
    turned(
      tapered([
        [672, 426, 12],
        [704, 412, 10],
        [732, 398, 7],
      ]),
    ),
    DUSK,
    ink(2.2),
  ) +
  solid(turned('M640 362C656 360 672 382 688 408C686 426 670 434 658 430C644 410 636 388 640 362z'), RUST, ink(2.4)) +
  area(turned('M728 392C736 386 744 386 750 390L750 402C742 408 734 408 728 402z'), DUSK) +
  line(turned('M726 391C732 386 738 384 744 386M730 404C736 408 742 407 746 405'), ink(2.2)) +
  digit(turned('M744 387L758 383'), DUSK, 5) +
  digit(turned('M748 392L761 390'), DUSK, 5) +
  digit(turned('M748 398L760 398'), DUSK, 5) +
  digit(turned('M744 403L755 405'), DUSK, 4.6);

const FOREARM = [
  [640, 430, 13],
  [664, 410, 11],
  [694, 384, 7.5],
];
const BANGLES = repeat(3, (i) => turned(placed(672 + i * 5, 394 - i * 4)('M0 0C6 2 10 6 12 13')));

/** Two leaves and a bud between finger and thumb. */
const sprig = () =>
  line(turned('M726 366C730 356 732 348 733 338'), { width: 2.6, colour: '#2f7f5c' }) +
  solid(
    turned(
      'M731 350C718 348 710 336 710 322C722 326 730 336 731 350zM732 350C746 346 754 334 754 320C742 324 733 336 732 350z',
    ),
    '#5fae86',
    ink(1.8),
  ) +
  solid(turned('M733 338C728 330 729 320 733 312C737 320 738 330 733 338z'), '#c4dfb9', ink(1.6));

/** The near arm, its hand over the tray, with the sprig. */
export const showing = () =>
  solid(turned(tapered(FOREARM)), SKIN, ink(2.2)) +
  area(turned(shaded(FOREARM, -1)), DUSK, 'fill-opacity=".5" ') +
  line(BANGLES, ink(4.6)) +
  line(BANGLES, { width: 2.4, colour: GOLD }) +
  solid(
    turned('M584 360C598 344 622 348 634 368L656 408C656 428 640 442 622 438C602 416 584 390 584 360z'),
    BLOUSE,
    ink(2.4),
  ) +
  area(
    turned('M584 360C588 354 592 351 598 350C598 384 612 416 632 438C628 439 626 439 622 438C602 416 584 390 584 360z'),
    RUST,
  ) +
  line(turned('M655 406C655 426 640 440 623 436'), { width: 3.4, colour: GOLD }) +
  sprig() +
  area(turned('M688 380C694 368 708 362 718 368C722 376 718 388 710 392C704 394 698 394 694 392z'), SKIN) +
  line(turned('M688 380C692 372 698 367 704 365M696 392C702 394 706 394 710 392'), ink(2.2)) +
  area(turned('M708 370L724 366L728 382L712 390z'), DUSK) +
  digit(turned('M710 390C718 392 724 388 726 383'), SKIN, 5) +
  digit(turned('M714 384C723 386 729 382 731 376'), SKIN, 5) +
  digit(turned('M716 378C724 380 730 376 731 369'), SKIN, 5) +
  digit(turned('M706 367C714 360 722 361 727 366'), SKIN, 5);

/** All of her that is behind the table. */
export const client = () => skirt() + steadying() + body() + head();
