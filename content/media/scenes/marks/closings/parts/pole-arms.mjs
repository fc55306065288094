/** The arms of the engineer up the pole, her telephone, and the screwdriver that falls. */
import { ink } from '../../daylight.mjs';
import { BRICK, BRIGHT_RUST, HONEY, HONEY_SHADE } from '../../parts/palette.mjs';
import { card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { joined } from './pole-engineer.mjs';

const GLOVE = ['#f0b25c', '#c8762a', '#8a4f06'];

/** The far arm: its glove is on the crossarm. */
export const farArm = () => {
  const put = placed(668, 318, -58, 0.86);
  return (
    joined(
      [
        [
          [744, 412, 29],
          [772, 420, 34],
          [806, 436, 40],
        ],
        [
          [744, 412, 29],
          [722, 384, 27],
          [696, 350, 23],
        ],
      ],
      [BRICK, '#6f2a0e'],
      -1,
      0.35,
    ) +
    solid(put('M-28 46C-34 20 -40 2 -34 -16L32 -18C38 4 32 26 26 48z'), GLOVE[1], ink(2.4)) +
    [-25, -8, 9, 25]
      .map((x, i) =>
        solid(
          put(
            `M${x - 9} -6C${x - 10} -30 ${x - 8} -${44 - i} ${x} -${44 - i}C${x + 9} -${44 - i} ${x + 10} -28 ${x + 9} -4z`,
          ),
          GLOVE[0],
          ink(2.2),
        ),
      )
      .join('') +
    solid(put('M-30 26C-46 18 -56 2 -54 -12C-48 -22 -38 -16 -36 -8C-32 4 -24 10 -16 16z'), GLOVE[0], ink(2.2))
  );
};

/** The telephone: its screen towards her and towards us. */
const PHONE = placed(736, 476, -34);
const SCREEN = card(-40, -74, 80, 148, 7);

export const telephone = () =>
  solid(PHONE('M-50 -74L-44 86L40 96L60 92L56 -70z'), '#0b222b', ink(2)) +
  solid(PHONE(card(-50, -88, 100, 176, 14)), '#0d1720', ink(2.4)) +
  area(PHONE(SCREEN), '#ffffff') +
  line(PHONE('M-31 4L-16 25L0 -20'), { width: 11, colour: '#0fb5ae' }) +
  line(PHONE('M0 -44L0.1 -44M-11 -50C-5 -57 5 -57 11 -50M-20 -58C-9 -69 9 -69 20 -58'), {
    width: 4,
    colour: '#7f9a98',
  }) +
  line(PHONE('M-20 -38L20 -70'), { width: 5, colour: BRIGHT_RUST });

/** The near arm: its sleeve, its glove, the thumb over the rim of the telephone. */
export const nearArm = () =>
  joined(
    [
      [
        [962, 590, 35],
        [980, 540, 41],
        [964, 462, 46],
      ],
      [
        [962, 590, 35],
        [916, 562, 33],
        [866, 512, 27],
      ],
    ],
    [BRIGHT_RUST, BRICK],
    [1, -1],
    0.34,
  ) +
  area('M912 410C950 408 998 426 1008 462C1012 486 1008 506 1002 520L934 512C920 480 910 440 912 410z', BRIGHT_RUST) +
  line('M912 402C956 406 1000 424 1010 460', ink(2.6)) +
  line('M930 560C938 572 952 572 964 560M948 528C960 536 976 534 990 524', { width: 2, colour: BRICK });

/** The palm of the glove behind the telephone. */
export const palm = () => solid(PHONE('M36 4C60 4 84 26 94 54L106 84L72 122C50 120 26 112 20 92z'), GLOVE[0], ink(2.4));

const THUMB = 'M84 56C74 46 60 34 52 22C44 12 40 0 34 -10C26 -22 8 -16 11 0C15 18 22 32 28 44C34 62 44 84 60 104';

/** The fingers that come round the far rim, the thumb on the near one, and the cuff. */
export const grasp = () =>
  repeat(4, (i) => {
    const y = -6 + i * 22;
    return solid(
      PHONE(
        `M-60 ${y - 9}L-44 ${y - 10}C-34 ${y - 9} -34 ${y + 9} -44 ${y + 10}L-60 ${y + 10}C-68 ${y + 8} -68 ${y - 8} -60 ${y - 9}z`,
      ),
      GLOVE[0],
      ink(2.2),
    );
  }) +
  area(PHONE(`${THUMB}z`), GLOVE[0]) +
  line(PHONE(THUMB), ink(2.4)) +
  line(PHONE('M16 -6C22 -12 28 -10 31 -4M46 52C54 58 60 68 62 80'), { width: 2, colour: GLOVE[2] }) +
  solid(PHONE('M66 118L100 78L124 96L92 140z'), GLOVE[0], ink(2.6)) +
  line(PHONE('M78 128L112 86'), { width: 4, colour: GLOVE[2] });

/** The screwdriver that has slipped out of the belt. */
export const screwdriver = () => {
  const put = placed(1056, 742, 26, 0.94);
  return (
    line(put('M-14 -84L-18 -132M4 -90L4 -150M20 -82L26 -122'), { width: 3.4, colour: '#0d1720' }) +
    solid(put('M-4 -10L4 -10L4 58L7 72L-7 72L-4 58z'), '#dfe9e4', ink(2.4)) +
    solid(put('M-13 -62C-13 -76 13 -76 13 -62L11 -16C9 -6 -9 -6 -11 -16z'), HONEY, ink(2.6)) +
    area(put('M-13 -62C-13 -70 -6 -73 -2 -73L-2 -10C-8 -10 -11 -12 -11 -16z'), HONEY_SHADE) +
    line(put('M5 -62L4 -20'), { width: 3, colour: '#fff3d0' })
  );
};
