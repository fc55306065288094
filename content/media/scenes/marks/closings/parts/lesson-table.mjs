/** The table of the tutoring closing and what lies on it: laptop, exercise book, bag, bottle. */
import { DAY } from '../../daylight.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

const WOOD = '#f0cd93';
const SHADE = '#c79a58';

/** Its top, with the shadow of a post across it, and its front. */
export const table = () =>
  area(box(380, 690, 1240, 76), DAY.ink) +
  solid(box(470, 692, 26, 182) + box(1500, 692, 26, 182), '#7b4f22', pen(2.4)) +
  solid('M470 566L1500 566L1640 668L340 668z', WOOD, pen(2.8)) +
  hair('M452 584L1526 584M426 606L1556 606M396 630L1590 630M370 650L1616 650', 0.5) +
  area('M1396 567L1428 567L1384 667L1330 667z', SHADE) +
  solid(box(340, 668, 1300, 26), '#b98746', pen(2.6)) +
  hair('M340 676L1640 676', 0.5);

/** The lesson: two inputs, an and-gate, an inverter, an or-gate, and the tutor's round picture. */
function lesson() {
  const put = placed(1014, 424);
  const ink = { width: 3, colour: DAY.ink };
  const wires =
    'M16 44L50 44M16 70L50 70M30 70L30 112L52 112M92 57L122 57L122 74L134 74M88 112L122 112L122 94L134 94M178 84L204 84';
  const and = 'M50 34L70 34C100 34 100 80 70 80L50 80z';
  const or = 'M130 62C158 62 170 72 178 84C170 96 158 106 130 106C140 92 140 76 130 62z';
  const inverter = `M52 98L52 126L78 112z${card(79, 107, 10, 10, 5)}`;
  const ends = card(10, 39, 10, 10, 5) + card(10, 65, 10, 10, 5) + card(200, 79, 10, 10, 5);
  const bust = 'M174 46C174 34 182 31 190 31C198 31 206 34 206 46C200 50 180 50 174 46z';
  return (
    line(put(wires), ink) +
    solid(put(and), '#7fd0c6', ink) +
    solid(put(or), '#f6c277', ink) +
    solid(put(inverter), DAY.light, ink) +
    area(put(ends), DAY.ink) +
    area(put(card(166, 8, 48, 48, 24)), '#f6c277') +
    area(put(bust + card(182, 15, 16, 18, 8)), DAY.ink) +
    line(put(card(166, 8, 48, 48, 24)), { width: 2.4, colour: DAY.ink })
  );
}

/** The laptop, open towards her. */
function laptop() {
  const keys = repeat(4, (r) =>
    repeat(13, (i) => {
      const [w, y] = [17 - 0.2 * r, 583 + r * 6];
      return `M${1018 + i * w - r * 4} ${y}l11 0`;
    }),
  );
  return (
    area('M1000 574L1250 574L1214 626L912 626z', SHADE) +
    solid(card(1000, 410, 250, 168, 10), DAY.ink, pen(2.8)) +
    area(box(1010, 420, 230, 146), '#dcefe9') +
    lesson() +
    solid('M1000 576L1250 576L1278 614L972 614z', '#cfdcd6', pen(2.6)) +
    line(keys, { width: 3.2, colour: '#5d7373' }) +
    solid('M972 614L1278 614L1274 620L976 620z', '#9fb3b0', pen(2))
  );
}

/** The open exercise book under her hand: ruled lines, and a circuit she has copied. */
const book = () =>
  area('M930 664L1164 664L1150 634L936 640z', SHADE) +
  solid('M920 660L942 624Q1000 616 1040 624L1036 662Q980 654 920 660z', DAY.light, pen(2.4)) +
  solid('M1036 662L1040 624Q1090 616 1146 624L1176 660Q1100 654 1036 662z', DAY.light, pen(2.4)) +
  hair('M1052 632Q1096 626 1142 631M1052 640Q1100 634 1150 639M1052 648Q1104 642 1158 647', 0.8);

/** Her school bag, put down on the table. */
function bag() {
  const put = placed(628, 634);
  return (
    area(put('M60 8L-150 10L-110 -36L-40 -40z'), SHADE) +
    line(put('M-22 -160C-24 -186 22 -186 22 -160'), { width: 7, colour: DAY.ink }) +
    area(put('M-62 8C-72 -60 -66 -132 -40 -156C-20 -170 22 -170 42 -156C66 -132 72 -60 62 8z'), DAY.ink) +
    line(put('M-54 -86C-30 -78 30 -78 54 -86M-40 -2L-44 -56C-20 -50 22 -50 46 -56L42 -2'), {
      width: 2.2,
      colour: '#5fb8b0',
    }) +
    line(put('M-36 -140C-16 -152 16 -152 38 -140'), { width: 1.8, colour: '#5fb8b0' }) +
    area(put(card(26, -84, 7, 18, 3)), '#f0b654') +
    line(put('M55 -10C64 -50 63 -98 48 -132'), { width: 3, colour: '#ffd9a0' })
  );
}

/** A water bottle. */
function bottle() {
  const put = placed(1320, 644);
  return (
    area(put('M20 2L-96 6L-90 -8L-14 -12z'), SHADE) +
    solid(
      put('M-24 -4C-24 6 24 6 24 -4L24 -92C24 -108 12 -110 11 -122L-11 -122C-12 -110 -24 -108 -24 -92z'),
      '#bfe6e0',
      pen(2.6),
    ) +
    area(put('M-24 -4C-24 6 24 6 24 -4L24 -62L-24 -62z'), '#8fd0c8') +
    area(put('M10 -4L18 -4L18 -96L10 -104z'), DAY.light) +
    line(put('M-24 -62L24 -62M-24 -92L24 -92'), pen(1.6, 0.8)) +
    solid(put(card(-14, -146, 28, 26, 5)), '#d98a2e', pen(2.4)) +
    fine(put('M-6 -142L-6 -124M2 -142L2 -124M9 -142L9 -124'), 0.7)
  );
}

/** What lies on the table. */
export const things = () => bag() + laptop() + bottle() + book();
