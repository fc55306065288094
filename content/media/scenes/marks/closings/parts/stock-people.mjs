/** The storekeeper and the purchasing officer of the stockmaster-shelf closing. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD, HONEY } from '../../parts/palette.mjs';
import { box, card, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, bangles, buttons, collar, fingersOver, fist, neck, pointer, shirt, sleeve, stands } from './crew.mjs';
import { buyersHead, storekeepersHead } from './stock-heads.mjs';

/** What he has counted: tins in three rows, one still open. */
function tablet(put) {
  const own = within(put, 2, 352, -8);
  const counted = (row, i) => own(card(-56 + i * 24, -44 + row * 32, 18, 22, 3));
  return (
    solid(own(card(-80, -62, 160, 124, 12)), DAY.ink, ink(2)) +
    area(own(box(-70, -52, 140, 104)), '#ffffff') +
    [0, 1, 2]
      .map((row) =>
        repeat(5, (i) =>
          row === 2 && i > 2
            ? line(counted(row, i), { width: 2, colour: '#7f9a98' })
            : area(counted(row, i), [BRIGHT_RUST, HONEY, BRIGHT_TEAL][row]),
        ),
      )
      .join('')
  );
}

export function storekeeper(x, y) {
  const put = stands(x, y, 0.76);
  const his = TONES.deep;
  const raised = [
    [92, 186, 32],
    [150, 262, 34],
    [178, 296, 30],
    [198, 262, 26],
    [196, 180, 21],
    [190, 124, 20],
  ];
  const lower = [
    [-96, 190, 34],
    [-132, 270, 35],
    [-140, 352, 31],
    [-122, 402, 27],
    [-70, 410, 22],
    [-24, 402, 20],
  ];
  return (
    arm(put, raised, his, -1) +
    neck(put, his) +
    shirt(put, BRIGHT_TEAL, DEEP_TEAL) +
    sleeve(
      put,
      raised.slice(0, 3).map(([u, v, w]) => [u, v, w + 7]),
      BRIGHT_TEAL,
      DEEP_TEAL,
      1,
      GOLD,
    ) +
    collar(put, '#2aa0a0') +
    buttons(put, CREAM) +
    arm(put, lower, his, -1) +
    sleeve(
      put,
      lower.slice(0, 3).map(([u, v, w]) => [u, v, w + 7]),
      BRIGHT_TEAL,
      DEEP_TEAL,
      1,
      GOLD,
    ) +
    tablet(put) +
    fingersOver(put, his, [-66, 366, -8, 0.9], 3) +
    storekeepersHead(put) +
    pointer(put, his, 192, 100, 8, 1.06)
  );
}

/** Her plait, over the shoulder. */
const plait = (put) =>
  repeat(9, (i) => solid(put(oval(-57 - i, 74 + i * 30, 20 - i, 21)), DAY.ink, { width: 1.6, colour: '#7f9a98' })) +
  solid(put('M-78 318L-52 318L-46 366L-84 366z'), BRIGHT_TEAL, ink(2));

/** The tag of the empty place, on a string from the board above. */
const tag = (put) =>
  line(put('M206 -132L206 -60'), ink(2.4)) +
  solid(put('M170 -42L188 -70L224 -70L242 -42L242 40L170 40z'), GOLD, ink(2.6)) +
  solid(put(oval(206, -54, 6)), DAY.light, ink(2)) +
  line(put(oval(206, -16, 20)), { width: 4.6, colour: BRICK }) +
  line(put('M192 -2L220 -30'), { width: 4.6, colour: BRICK });

export function buyer(x, y) {
  const put = stands(x, y, 0.76);
  const her = TONES.light;
  const reach = [
    [90, 188, 28],
    [136, 254, 30],
    [166, 276, 27],
    [194, 238, 23],
    [204, 150, 18],
    [206, 84, 18],
  ];
  const phoning = [
    [-92, 190, 31],
    [-148, 262, 32],
    [-172, 282, 28],
    [-168, 232, 24],
    [-136, 140, 19],
    [-112, 84, 18],
  ];
  const own = within(put, -80, 30, 36);
  return (
    arm(put, reach, her, -1) +
    neck(put, her) +
    shirt(put, BRIGHT_RUST, BRICK) +
    line(put('M-64 440C-58 500 -58 560 -64 640M70 400C58 470 60 540 68 640M20 470C14 530 16 580 20 640'), {
      width: 1.8,
      colour: BRICK,
    }) +
    line(put('M-42 126C-30 176 28 176 42 124'), { width: 5, colour: GOLD }) +
    line(put('M0 166L2 300'), { width: 5, colour: GOLD }) +
    area(put(repeat(4, (i) => oval(1, 196 + i * 30, 4.6))), CREAM) +
    sleeve(
      put,
      reach.slice(0, 3).map(([u, v, w]) => [u, v, w + 7]),
      BRIGHT_RUST,
      BRICK,
      1,
      GOLD,
    ) +
    tag(put) +
    bangles(put, 203, 128, 2, 19) +
    fist(put, her, 206, 46, 0, 0.9) +
    plait(put) +
    buyersHead(put) +
    arm(put, phoning, her, 1) +
    sleeve(
      put,
      phoning.slice(0, 3).map(([u, v, w]) => [u, v, w + 7]),
      BRIGHT_RUST,
      BRICK,
      1,
      GOLD,
    ) +
    solid(own(card(-56, -28, 112, 34, 8)), DAY.ink, ink(2)) +
    line(own('M-44 -20L40 -20'), { width: 2.4, colour: '#5fb8b0' }) +
    fist(own, her, -4, 6, 0, 0.84)
  );
}
