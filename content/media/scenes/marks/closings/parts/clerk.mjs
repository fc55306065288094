/** The clerk of the sorting office. */
import { disc } from '../../parts/facade.mjs';
import { box, dot, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { line, round } from '../../stage.mjs';
import { envelope } from './bays.mjs';
import { HAIR, SKIN } from './figure-colours.mjs';

/** The clerk on a stool, from behind: a waistcoat, sleeves with garters, an eyeshade; cards wait in the left hand. */
export function clerk() {
  const put = placed(848, 0);
  const torso =
    'M-84 562C-82 540 -52 532 -22 524L22 524C52 532 80 540 84 562L74 640C66 664 62 676 64 700L70 726L-70 726L-64 700C-62 676 -66 664 -74 640z';
  const vest =
    'M-50 538C-40 560 -46 590 -60 616L-60 700L-64 722L64 722L60 700L60 616C46 590 40 560 50 538L22 526L-22 526z';
  const left = 'M-80 546C-104 562 -124 590 -134 618C-136 636 -114 644 -104 632L-78 602L-68 572z';
  const fore = 'M-130 622L-122 578L-94 576L-98 620z';
  const right = 'M64 536C88 538 108 524 116 508L136 520C134 552 108 584 78 590z';
  const raised = 'M136 520C140 508 132 498 124 490L80 422L56 434L98 508C106 524 128 532 136 520z';
  const hand = 'M80 424C84 408 80 392 70 382L54 376C44 378 42 390 46 402L56 436z';
  const thumb = 'M48 406C40 400 34 388 36 376L44 372C48 382 52 390 56 396z';
  const head = 'M-29 474C-33 442 -18 428 0 428C18 428 33 442 29 474C27 492 20 512 0 512C-20 512 -27 492 -29 474z';
  const locks = 'M-31 462C-31 436 -18 424 0 424C18 424 31 436 31 462C31 488 20 503 0 503C-20 503 -31 488 -31 462z';
  const strands =
    'M-2 425C-5 444 -6 458 -5 470M-17 430C-16 448 -13 462 -11 472M14 429C14 446 11 460 9 471M-29 452C-25 464 -20 472 -16 478M29 452C26 464 21 472 17 477';
  const knot = 'M-23 494C-24 482 -12 474 0 474C12 474 24 482 23 494C21 508 10 512 0 512C-10 512 -21 508 -23 494z';
  const jasmine = repeat(9, (i) => {
    const a = Math.PI * (1.06 + i * 0.11);
    return dot(round(848 + 25 * Math.cos(a)), round(493 + 21 * Math.sin(a)), 2.8, '#d9f5ef');
  });
  const waiting = [-16, -6, 4, 14].map((turn, i) => envelope(placed(734 + i * 5, 572 - i, turn), 58, 38)).join('');
  return (
    waiting +
    solid('M724 592C718 580 718 566 724 560C730 554 744 556 752 562L760 572L756 590L744 598z', SKIN, pen(2.2)) +
    solid('M742 572C740 560 746 548 754 544C762 542 764 550 760 556L756 578z', SKIN, pen(2)) +
    hair('M722 572C728 570 734 570 738 574M722 582C728 578 734 579 738 582', 0.8) +
    solid(put(fore), '#0d2731', pen(2.4)) +
    line('M808 736L790 830M888 736L906 830M800 780H896', pen(4, 0.7)) +
    solid(put(left), '#0d2731', pen(2.6)) +
    solid(put(right), '#12303a', pen(2.6)) +
    solid(put(torso), '#0d2731', pen(2.8, 0.85)) +
    solid(put(vest), '#0a1b24', pen(2, 0.6)) +
    hair(put('M0 528L0 720M-58 660C-30 668 30 668 58 660M-58 668C-30 676 30 676 58 668'), 0.7) +
    solid(put(box(-10, 658, 20, 18)), '#17454b', pen(1.8)) +
    solid(put(raised), '#12303a', pen(2.6)) +
    line(put('M104 459L79 475M109 467L84 483M-122 592L-92 608M-126 600L-97 616'), pen(2.2)) +
    solid(put('M-21 492L-23 528C-10 536 10 536 23 528L21 492z'), '#143a42', pen(2.2)) +
    solid(put('M-28 520C-12 530 12 530 28 520L31 532C12 544 -12 544 -31 532z'), SKIN, pen(2)) +
    solid(put(`${disc(-31, 472, 6)}${disc(31, 472, 6)}`), '#143a42', pen(2)) +
    solid(put(head), '#143a42', pen(2.4)) +
    solid(put(locks), HAIR, pen(2.6)) +
    hair(put(strands), 0.6) +
    solid(put(knot), '#0b1f29', pen(2.4)) +
    hair(put('M-15 500C-20 486 -2 478 9 486C16 496 4 506 -5 499C-9 490 4 486 6 494'), 0.7) +
    jasmine +
    solid(put('M-78 726C-78 714 78 714 78 726L74 738L-74 738z'), '#0f2a33', pen(2.8)) +
    solid(put(hand), SKIN, pen(2.4)) +
    solid(put(thumb), SKIN, pen(2.2)) +
    hair(put('M46 398C52 398 58 394 62 386M50 410C58 410 66 404 70 394M54 422C62 422 70 416 75 404'), 0.8)
  );
}
