/** The wholesaler of data-in-use: a man in his forties with a tablet, who points at what he will order. */
import {
  arm,
  buttons,
  collar,
  fingersOver,
  neck,
  pointer,
  SHEEN,
  SUN,
  shirt,
  sleeve,
  stands,
} from '../../closings/parts/crew.mjs';
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD } from '../../parts/palette.mjs';
import { box, card, repeat, solid, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

const HIS = TONES.warm;

function head(body) {
  const put = within(body, 0, 0, 3);
  return (
    ear(put, -63, 8, HIS) +
    skull(put, HIS, 18, 5) +
    features(put, { tones: HIS, turn: 18, look: [7, -4], lid: 0.1, brow: 6, mouth: 'grin', wide: 24 }) +
    area(put('M24 38C10 30 -8 36 -18 52C-2 54 12 52 24 47C36 52 50 52 60 47C54 36 38 30 24 38z'), DAY.ink) +
    area(
      put(
        'M-66 6C-80 -40 -68 -108 0 -116C58 -116 84 -74 67 -14C62 -30 60 -42 56 -54C44 -72 20 -78 -6 -72C-24 -68 -42 -58 -50 -44C-58 -28 -60 -8 -66 6z',
      ),
      DAY.ink,
    ) +
    line(put('M-46 -52C-50 -76 -28 -98 4 -102M-20 -70C-14 -86 4 -96 28 -94M8 -76C18 -86 34 -88 48 -82'), SHEEN) +
    line(put('M-60 -6C-62 -22 -58 -34 -54 -42M-64 -2C-67 -20 -64 -38 -58 -50'), { width: 3, colour: '#b9c6c2' }) +
    line(put('M60 -78C68 -62 70 -46 69 -30'), SUN)
  );
}

/** His tablet: bars that rise, the last two dashed. */
function tablet(put) {
  const own = within(put, 6, 346, -6);
  const bar = (i) => own(box(-56 + i * 22, 48 - 16 * (i + 1), 17, 16 * (i + 1)));
  return (
    solid(own(card(-92, -70, 184, 136, 12)), DAY.ink, ink(2)) +
    area(own(box(-82, -60, 164, 116)), '#ffffff') +
    repeat(6, (i) =>
      i < 4
        ? area(bar(i), i === 3 ? '#f0a53a' : BRIGHT_TEAL)
        : line(bar(i), { width: 3, colour: '#0f7f80', extra: 'stroke-dasharray="6 5" ' }),
    )
  );
}

export function wholesaler(x, y, s) {
  const put = stands(x, y, s);
  const points = [
    [92, 192, 36],
    [150, 232, 36],
    [196, 240, 31],
    [236, 196, 26],
    [282, 128, 21],
    [304, 92, 20],
  ];
  const holds = [
    [-96, 192, 38],
    [-136, 270, 38],
    [-142, 352, 32],
    [-122, 402, 28],
    [-80, 406, 23],
    [-40, 398, 21],
  ];
  const covered = (spine, wide) => spine.slice(0, 3).map(([u, v, w]) => [u, v, w + wide]);
  return (
    neck(put, HIS) +
    shirt(put, '#fffdf8', '#cfe2dc') +
    solid(put('M-128 470C-60 492 60 492 126 470L140 760L-140 760z'), BRIGHT_RUST, ink(2.6)) +
    line(
      put(
        'M-80 486L-90 760M-20 492L-22 760M40 490L46 760M96 480L108 760M-132 540C-60 562 60 562 132 540M-134 620C-60 642 60 642 136 620',
      ),
      {
        width: 5,
        colour: '#8f3714',
      },
    ) +
    solid(put('M-130 462C-60 486 60 486 128 462L129 492C60 514 -60 514 -130 492z'), DEEP_TEAL, ink(2.2)) +
    collar(put, '#fffdf8') +
    buttons(put, BRIGHT_TEAL) +
    arm(put, points, HIS, -1) +
    sleeve(put, covered(points, 8), '#fffdf8', '#cfe2dc', 1, GOLD) +
    pointer(put, HIS, 318, 70, 34, 1.12) +
    arm(put, holds, HIS, -1) +
    sleeve(put, covered(holds, 8), '#fffdf8', '#cfe2dc', 1, GOLD) +
    tablet(put) +
    fingersOver(put, HIS, [-72, 360, -6, 0.96], 3) +
    head(put) +
    // The pencil behind his ear.
    line(put('M-88 -18L-40 -2'), ink(9)) +
    line(put('M-88 -18L-40 -2'), { width: 5, colour: '#f0a53a' }) +
    line(put('M-44 -3L-38 -1'), { width: 5, colour: CREAM })
  );
}
