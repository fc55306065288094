/** The shopkeeper of the ai-agents closing, from the front: chin on her hand, tea before her, a smile for the sleeper. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull } from '../../parts/face.mjs';
import { GOLD, RUST, SHEEN } from '../../parts/palette.mjs';
import { dot, placed, repeat, solid, spot } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { PARTED } from './counter-heads.mjs';
import { BLOUSE, holding, propped, TONE } from './quiet-arms.mjs';

const SAREE = '#17757a';
const [, DUSK, CREASE] = TONE;

/** Grey at the temples. */
const GREY = { width: 3, colour: '#b9c6c2', opacity: 0.95 };

function head() {
  const put = placed(588, 306, -8, 1);
  const petals = repeat(11, (i) => {
    const a = Math.PI * (1.08 + i * 0.076);
    const [x, y] = spot(put, 14 + 54 * Math.cos(a), -86 + 30 * Math.sin(a));
    return dot(x, y, 9.6, '#8a6a3a') + dot(x, y, 8.2, DAY.paper) + dot(x + 1.5, y + 1, 2.2, '#d9c79a');
  });
  return (
    area(put(oval(14, -116, 48, 40)), DAY.ink) +
    line(put('M-22 -128C-10 -150 36 -152 50 -126M-12 -120C4 -138 28 -138 40 -118'), { width: 1.6, colour: SHEEN }) +
    petals +
    ear(put, -64, 8, TONE) +
    ear(put, 65, 8, TONE, 1) +
    skull(put, TONE, 4, 4) +
    features(put, { tones: TONE, turn: 4, look: [6, 4], lid: 0.36, brow: 5, mouth: 'soft', wide: 27 }) +
    line(
      put('M-50 20C-46 24 -42 26 -38 27M-40 40C-38 48 -36 54 -36 60M46 38C46 46 44 52 43 58M50 18C47 23 44 25 40 27'),
      {
        width: 1.8,
        colour: CREASE,
        opacity: 0.8,
      },
    ) +
    area(put(oval(4, -40, 4.6)), RUST) +
    area(put(PARTED), DAY.ink) +
    line(put('M-10 -86C-34 -74 -54 -56 -62 -20M14 -88C38 -78 58 -58 64 -22M-2 -94C-28 -92 -56 -76 -66 -30'), {
      width: 1.6,
      colour: SHEEN,
    }) +
    line(put('M-24 -66C-42 -54 -54 -42 -60 -22M26 -68C44 -56 54 -44 60 -24M-18 -72C-36 -62 -50 -50 -58 -34'), GREY) +
    area(put(oval(-70, 32, 6.5) + oval(71, 32, 6.5)), GOLD) +
    line(put(oval(-70, 32, 6.5) + oval(71, 32, 6.5)), ink(1.6))
  );
}

/** Neck, blouse, the saree across it. */
const body = () =>
  solid('M548 372L628 372L632 440C656 452 640 470 592 474C548 470 524 452 546 440z', DUSK, ink(2.2)) +
  solid(
    'M546 436C520 446 474 452 454 482C444 540 452 600 470 652L724 652C736 600 742 540 728 480C708 452 660 446 634 436C628 468 554 470 546 436z',
    BLOUSE,
    ink(2.6),
  ) +
  solid(
    'M634 436C664 446 706 452 728 480C742 540 736 600 724 652L486 652C520 610 574 560 606 470C620 462 630 450 634 436z',
    SAREE,
    ink(2.6),
  ) +
  line('M650 448C650 520 610 600 560 650M682 456C684 530 652 600 616 650M706 466C712 540 694 600 672 650', {
    width: 1.8,
    colour: '#0b4a4c',
  }) +
  line('M624 456C598 534 554 602 504 646', { width: 12, colour: RUST }) +
  line('M624 456C598 534 554 602 504 646', { width: 3.4, colour: GOLD }) +
  line('M548 444C560 466 620 468 633 444', { width: 2.6, colour: GOLD });

export const keeper = () => body() + holding() + head() + propped();
