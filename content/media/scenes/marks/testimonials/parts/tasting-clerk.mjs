/** The clerk of the tasting room, three-quarter to the left, and the tablet on which three sheets have become one list. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { box, card, facing, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';

const [SKIN, DUSK, CREASE] = TONES.deep;
const [SHIRT, SHADE] = ['#fdf3dc', '#e3c48d'];

const FACE =
  'M40 -82C56 -72 64 -52 64 -30C64 -22 61 -16 60 -8C61 4 66 10 66 24C66 48 62 66 54 78C44 94 30 102 14 100C-10 96 -34 78 -48 56C-60 38 -64 20 -66 0L-60 -60C-30 -92 10 -96 40 -82z';
const HAIR =
  'M65 -32C72 -50 80 -80 62 -98C44 -124 -6 -130 -44 -110C-84 -92 -94 -50 -88 -14C-86 6 -80 18 -72 24L-64 12L-58 -14C-58 -34 -52 -46 -40 -56C-10 -50 24 -60 44 -74C56 -66 60 -50 65 -32z';

/** His head: a grin at the noise that she makes. */
function head() {
  const at = placed(1066, 262, 0, 0.84);
  const put = (d) => at(facing(-1)(d));
  const dark = (d, width, colour = CREASE) => line(put(d), { width, colour });
  return (
    solid(put(FACE), SKIN, ink(2.4)) +
    area(
      put(
        'M54 78C44 94 30 102 14 100C-10 96 -34 78 -48 56C-60 38 -64 20 -66 0L-58 -16C-56 20 -38 50 -14 68C8 82 36 88 54 78z',
      ),
      DUSK,
      'fill-opacity=".6" ',
    ) +
    area(put('M-18 -6C-10 -17 6 -18 17 -6C8 2 -8 3 -18 -6z'), DAY.light) +
    area(put('M40 -7C44 -16 54 -17 59 -9C54 0 45 1 40 -7z'), DAY.light) +
    area(put(oval(7, -8, 6, 7) + oval(53, -9, 4.6, 6.4)), DAY.ink) +
    dark('M-21 -5C-12 -18 6 -20 20 -6', 3.2, DAY.ink) +
    dark('M39 -6C44 -17 54 -18 59 -11', 3.2, DAY.ink) +
    dark('M-24 -28C-12 -38 4 -40 18 -34', 5, DAY.ink) +
    dark('M40 -35C46 -41 53 -40 59 -34', 4.8, DAY.ink) +
    dark('M35 -1C40 9 48 17 51 24C52 32 45 35 39 33M30 35C26 33 25 27 28 23', 2.2) +
    area(put('M6 50C20 56 40 55 54 46C54 66 44 76 30 76C16 75 8 64 6 50z'), '#6a2a1c') +
    area(put('M8 52C22 57 40 56 53 48C53 53 52 57 50 60C38 66 20 64 11 60C9 58 8 55 8 52z'), DAY.light) +
    dark('M2 46C4 50 6 52 9 53', 2.4) +
    area(put(HAIR), DAY.ink) +
    line(put('M40 -92C10 -86 -30 -84 -62 -44M54 -96C20 -110 -30 -108 -66 -68M-78 -22C-80 -6 -76 8 -72 14'), {
      width: 1.6,
      colour: '#7f9a98',
    }) +
    solid(put('M-62 -10C-76 -18 -84 -2 -78 14C-74 26 -66 32 -60 28z'), SKIN, ink(2)) +
    dark('M-66 -2C-74 -4 -74 8 -68 16', 1.8)
  );
}

/** Neck, collar and shirt, two pens in its pocket. */
const body = () =>
  solid('M1032 320L1034 372L1062 404L1104 372L1102 296z', SKIN, ink(2.2)) +
  area('M1102 300L1103 350C1080 356 1050 350 1036 338L1034 330z', DUSK) +
  solid(
    'M1030 366C1000 374 976 384 968 404C960 450 966 520 968 600L1174 600C1176 540 1184 460 1174 414C1166 386 1134 374 1108 366L1062 406z',
    SHIRT,
    ink(2.6),
  ) +
  area('M968 404C960 450 966 520 968 600L1000 600C990 520 988 450 1000 380C984 386 972 392 968 404z', SHADE) +
  line('M1062 410L1058 600', { width: 1.8, colour: '#8a4f06', opacity: 0.7 }) +
  solid('M1030 362L1062 404L1036 424L1016 372z', DAY.light, ink(2.2)) +
  solid('M1114 360L1062 404L1094 424L1130 372z', DAY.light, ink(2.2)) +
  solid('M1072 448L1112 448L1111 488C1100 495 1084 495 1073 488z', SHIRT, ink(1.8)) +
  line('M1084 436L1084 452', { width: 6, colour: '#17757a' }) +
  line('M1098 436L1098 452', { width: 6, colour: '#b5471b' });

/** The tablet: at its left three sheets, at its right the one list: leaf, chest, ship. */
function tablet() {
  const put = placed(900, 452, -5);
  const sheet = (i) => {
    const own = within(put, -70, -38 + i * 38);
    return (
      solid(own(box(-13, -15, 26, 30)), ['#8fd0c8', '#f7d08a', '#eea27a'][i], ink(1.8)) +
      line(own('M-13 -6L13 -6M-13 4L13 4M-2 -15L-2 15'), ink(1.8))
    );
  };
  const row = (i, mark) => {
    const own = within(put, 24, -38 + i * 38);
    return (
      area(own(mark), ['#17757a', '#b5622a', '#0b6b6a'][i]) + line(own('M20 0L52 0'), { width: 6, colour: DAY.ink })
    );
  };
  const marks = [
    'M-10 10C-14 -4 0 -14 12 -12C14 2 4 14 -10 10z',
    'M-12 -10L12 -10L12 11L-12 11z',
    'M-16 3L16 3L10 12L-10 12zM-9 -9L-1 -9L-1 1L-9 1zM1 -5L9 -5L9 1L1 1z',
  ];
  return (
    glow(900, 452, 190, '#ffffff', 0.5) +
    solid(put(card(-110, -76, 220, 152, 14)), DAY.ink, { width: 2, colour: '#5fb8b0' }) +
    area(put(box(-100, -66, 200, 132)), '#ffffff') +
    repeat(3, sheet) +
    line(put('M-50 -38C-34 -38 -38 0 -22 0M-50 38C-34 38 -38 0 -22 0M-50 0L-16 0M-24 -8L-14 0L-24 8'), {
      width: 3.4,
      colour: '#e9a23f',
    }) +
    area(put(box(-2, -58, 94, 116)), '#eef6f2') +
    line(put(box(-2, -58, 94, 116)), ink(1.8)) +
    repeat(3, (i) => row(i, marks[i])) +
    line(put('M6 -19L84 -19M6 19L84 19'), { width: 1.4, colour: '#7f9a98' })
  );
}

/** The hand at the near edge of the tablet, and its arm. */
const arm = () =>
  solid(
    'M1182 470C1188 510 1184 540 1164 554C1130 562 1070 540 1020 520L1032 478C1074 490 1110 500 1126 496L1124 466z',
    SKIN,
    ink(2.4),
  ) +
  area(
    'M1182 470C1188 510 1184 540 1164 554C1130 562 1070 540 1020 520L1024 508C1080 526 1140 536 1162 500z',
    DUSK,
    'fill-opacity=".6" ',
  ) +
  solid(
    'M1146 378C1178 388 1190 430 1192 486C1176 502 1140 504 1118 492C1112 450 1112 400 1146 378z',
    SHIRT,
    ink(2.6),
  ) +
  line('M1120 484C1142 496 1172 494 1189 480', { width: 2, colour: '#8a4f06' }) +
  solid(
    'M1036 476C1020 466 1004 458 992 458C982 458 982 468 990 470C998 474 1004 478 1006 484L1000 520C1008 526 1022 526 1030 520z',
    SKIN,
    ink(2.2),
  ) +
  line('M1034 474C1038 488 1036 506 1028 522', { width: 8, colour: DAY.ink }) +
  line('M1002 496L1012 498M1000 508L1012 510', { width: 1.8, colour: CREASE });

/** The fingers of the other hand, at the far edge. */
const farFingers = () =>
  repeat(3, (i) =>
    solid(placed(796, 452 + i * 15, -6)('M-8 -7L10 -8C17 -8 17 6 10 6L-8 7C-14 6 -14 -6 -8 -7z'), SKIN, ink(2)),
  );

export const clerk = () => body() + head() + tablet() + arm() + farFingers();
