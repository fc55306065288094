/** The assistant of the ai-agents closing, behind the counter, three-quarters to the right: delighted with the problem. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { grip, shaded, tapered } from '../../parts/limbs.mjs';
import { pen, placed, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { WAVED } from './counter-heads.mjs';

const YOUNG = TONES.deep;

/** All of him but the arm that works. */
export function assistant() {
  const put = placed(1024, 334, 5, 0.86);
  return (
    solid('M988 396L1050 396L1054 452L1020 480L984 452z', YOUNG[1], ink(2.2)) +
    solid(
      'M986 440C956 450 928 462 916 496L906 660L1130 660L1124 496C1112 462 1084 450 1052 440L1020 468z',
      '#f0a53a',
      ink(2.6),
    ) +
    solid('M972 500L1072 500L1080 660L962 660z', '#0f5f63', ink(2.4)) +
    line('M976 502C972 480 978 460 986 444M1068 502C1070 480 1062 460 1052 444', { width: 8, colour: '#0f5f63' }) +
    solid('M996 548L1050 548L1050 592L996 592z', '#17757a', pen(1.8)) +
    line('M1034 552L1034 526', { width: 8, colour: DAY.ink }) +
    line('M1034 552L1034 527', { width: 4.6, colour: '#f6c667' }) +
    ear(put, -63, 8, YOUNG) +
    skull(put, YOUNG, 12) +
    features(put, { tones: YOUNG, turn: 12, look: [5, 5], lid: 0.22, brow: 7, mouth: 'grin', wide: 26 }) +
    area(put(WAVED), DAY.ink) +
    line(put('M-40 -96C-30 -76 -10 -68 8 -70M-10 -110C-2 -92 16 -80 36 -80M20 -110C32 -98 46 -88 58 -84'), {
      width: 1.7,
      colour: '#7f9a98',
    }) +
    line(put('M61 -78C67 -60 68 -46 67 -34'), { width: 2.8, colour: '#ffd9a0' })
  );
}

/** His arm, over the counter. */
export function workingArm() {
  const arm = [
    [936, 560, 30],
    [944, 618, 30],
    [968, 640, 27],
    [1002, 624, 22],
    [1027, 600, 18],
    [1042, 581, 17],
  ];
  return (
    solid(tapered(arm), YOUNG[0], ink(2.4)) +
    area(shaded(arm.slice(1), -1, 0.4), YOUNG[1], 'fill-opacity=".6" ') +
    area(
      'M950 456C928 464 918 480 916 496C906 524 900 560 902 604C920 616 956 614 974 602C972 570 966 540 956 506z',
      '#f0a53a',
    ) +
    area(
      'M940 460C926 466 919 480 917 496C906 524 900 560 902 604C908 608 916 610 924 611C922 570 928 510 950 462z',
      '#c8762a',
    ) +
    line('M916 496C906 524 900 560 902 604C920 616 956 614 974 602C972 576 968 556 962 536', ink(2.6))
  );
}

/** His hand, with the screwdriver that he has already set to the hub. */
export function workingHand() {
  const put = placed(1058, 560, 40, 0.86);
  return (
    line(put('M30 0L74 0'), ink(10)) +
    line(put('M30 0L74 0'), { width: 5, colour: '#dfe6e0' }) +
    solid(put('M-30 -13L-56 -13C-62 -10 -62 10 -56 13L-30 13z'), '#c8502a', ink(2.2)) +
    grip(put, YOUNG)
  );
}
