/** The chief pharmacist, three-quarters to the left: grey beard, white coat, and a box that leaves in time. */

import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { WHITE_SHADE } from '../../parts/palette.mjs';
import { facing, pen, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const HIS = TONES.warm;
const COAT = DAY.light;
const [GREY, PALE] = ['#a3b1ad', '#dfe6e1'];

function head() {
  const at = placed(934, 232, -4, 1);
  const put = (d) => at(facing(-1)(d));
  return (
    ear(put, -63, 4, HIS) +
    skull(put, HIS, 13, 2) +
    solid(
      put(
        'M-62 2C-64 30 -62 50 -54 66C-42 92 -12 108 16 107C46 106 64 88 64 56C66 48 66 40 65 32C58 42 52 42 44 36C34 28 24 30 16 32C4 28 -10 32 -18 44C-28 52 -40 40 -46 22C-48 14 -50 8 -52 0z',
      ),
      GREY,
      ink(2.2),
    ) +
    features(put, {
      tones: HIS,
      turn: 13,
      look: [5, 2],
      lid: 0.14,
      brow: 5,
      mouth: 'grin',
      wide: 24,
      hair: '#39474a',
    }) +
    solid(put('M17 41C6 34 -12 40 -18 52C-6 54 6 52 17 49C27 52 40 53 48 49C44 38 30 34 17 41z'), GREY, ink(1.8)) +
    line(
      put('M-52 34C-50 52 -42 68 -30 80M-44 44C-40 60 -32 74 -20 84M2 92C12 96 24 96 36 92M50 66C48 74 44 80 38 86'),
      {
        width: 1.8,
        colour: PALE,
      },
    ) +
    area(
      put(
        'M-64 12C-84 -34 -78 -104 -10 -116C40 -122 78 -90 66 -26C62 -36 60 -48 54 -58C34 -58 10 -66 -6 -76C-20 -58 -40 -52 -52 -46C-58 -26 -56 -10 -54 8z',
      ),
      '#39474a',
    ) +
    area(put('M-64 12C-72 -8 -74 -30 -70 -48C-62 -44 -56 -44 -52 -46C-58 -26 -56 -10 -54 8z'), GREY) +
    line(
      put(
        'M-6 -76C0 -88 12 -98 28 -102M8 -70C20 -82 34 -88 48 -88M-12 -74C-28 -72 -44 -62 -56 -52M-16 -86C-34 -84 -50 -74 -64 -60',
      ),
      {
        width: 1.8,
        colour: GREY,
      },
    ) +
    line(put(`${oval(-12, -3, 25, 22)}${oval(44, -4, 20, 21)}M13 -6C17 -10 20 -10 24 -6M-37 -6L-60 -10`), ink(2.8))
  );
}

/** Neck, shirt and coat. */
const body = () =>
  solid('M894 316L972 316L980 384L930 420L886 380z', HIS[1], ink(2.2)) +
  solid('M886 368L930 402L982 366L1004 600L860 600z', '#1f8f90', ink(2.4)) +
  line('M932 410L934 600', { width: 1.8, colour: '#0f5559' }) +
  line('M933 450L933.1 450M934 500L934.1 500', { width: 6, colour: DAY.light }) +
  solid('M888 360L930 402L900 428L868 376zM978 358L930 402L962 430L1000 374z', '#2aa0a0', ink(2.2)) +
  solid('M876 366C846 374 822 386 812 412C804 480 808 560 810 620L912 620C906 560 896 480 872 392z', COAT, ink(2.6)) +
  area('M846 376C830 384 818 394 812 412C804 480 808 560 810 620L846 620C836 560 832 460 846 376z', WHITE_SHADE) +
  solid(
    'M994 364C1036 374 1060 390 1070 420C1082 490 1078 560 1078 620L956 620C966 540 984 450 996 388z',
    COAT,
    ink(2.6),
  ) +
  solid('M876 366L866 412L884 424L880 440L908 520C904 470 896 420 884 370z', COAT, ink(2.2)) +
  solid('M994 364L1006 412L990 424L996 440L962 520C970 466 982 414 990 370z', COAT, ink(2.2));

const FAR = [
  [838, 424, 26],
  [824, 462, 25],
  [804, 480, 20],
];
const far = () => area(tapered(FAR), COAT) + area(shaded(FAR, 1, 0.4), WHITE_SHADE) + line(tapered(FAR), ink(2.6));

export const pharmacist = () => body() + far() + head();

const NEAR = [
  [1050, 430, 33],
  [1064, 484, 36],
  [1052, 534, 34],
  [1004, 552, 29],
  [944, 532, 25],
  [896, 506, 23],
];

/** His near arm in its sleeve. */
export const pharmacistsArm = () =>
  solid('M912 512L876 484C866 476 850 466 838 462L826 500L870 536L900 540z', HIS[0], ink(2.2)) +
  solid('M912 540L886 530L902 482L930 492z', '#1f8f90', ink(2.2)) +
  area(tapered(NEAR), COAT) +
  area(shaded(NEAR.slice(2), 1, 0.4), WHITE_SHADE) +
  line(tapered(NEAR), ink(2.6)) +
  area('M1000 404C1036 396 1068 404 1076 430L1070 470L1020 470z', COAT) +
  line('M1018 424C1024 440 1026 456 1026 470M1000 520C1008 512 1014 504 1016 494', pen(1.8, 0.8));

/** The fingers of both hands on the box. */
export const pharmacistsHands = () =>
  [0, 1, 2, 3]
    .map((i) =>
      solid(
        placed(822, 448 + i * 17, 6 - i * 3)('M24 -9L-18 -9C-30 -8 -30 8 -18 9L24 9C30 8 30 -8 24 -9z'),
        HIS[0],
        ink(2),
      ),
    )
    .join('') +
  solid(
    'M850 500C860 470 856 448 842 430C832 418 818 414 812 420C808 426 814 432 822 438C832 448 834 460 832 472z',
    HIS[0],
    ink(2.2),
  ) +
  area('M832 452L852 452L850 506L830 506z', HIS[0]) +
  [0, 1, 2, 3]
    .map((i) =>
      solid(placed(724 + i * 18, 512, 0)('M-9 2L-9 -18C-8 -30 8 -30 9 -18L9 2C8 7 -8 7 -9 2z'), HIS[0], ink(2)),
    )
    .join('');
