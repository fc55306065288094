/** The storekeeper, who counts tins, and the purchasing officer, who asks for what is missing. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, GOLD } from '../../parts/palette.mjs';
import { box, card, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { hand, head, shoes, shoulders, sleeve, spine } from './floor-figures.mjs';
import { drawing, pinchOver, pinchUnder, pointing } from './table-hands.mjs';

const SILVER = '#dfe8e6';
const TEAL = [BRIGHT_TEAL, DEEP_TEAL];
const RUST = [BRIGHT_RUST, BRICK];

/** A clipboard with a list of tins, two of three rows coloured in. */
const clipboard = (put) =>
  area(put(box(-42, -46, 72, 104)), DAY.ink, 'fill-opacity=".3" ') +
  solid(put(card(-36, -54, 72, 106, 5)), '#b98140', ink(2.4)) +
  solid(put(box(-29, -44, 58, 88)), DAY.light, ink(1.6)) +
  solid(put(card(-16, -60, 32, 14, 4)), GOLD, ink(2)) +
  repeat(3, (row) =>
    repeat(3, (i) =>
      solid(
        put(oval(-18 + i * 18, -24 + row * 24, 6.4)),
        row < 2 ? [BRIGHT_TEAL, '#f0a53a', BRIGHT_RUST][(i + row) % 3] : DAY.light,
        ink(1.5),
      ),
    ),
  );

/** The storekeeper: his pencil is over the tins, his list on his arm. */
export function storekeeper(put) {
  const skin = TONES.deep;
  const board = within(put, 62, 74, -14);
  const holds = [112, 70, 156];
  return (
    shoes(put, spine(-22, 36, 6, 22, 34, -8), '#6b3d18') +
    shoulders(put, TEAL) +
    solid(put(oval(122, 64, 11.5)), skin[0], ink(2)) +
    hand(put, holds, -1, pinchUnder, skin[0], 40) +
    clipboard(board) +
    hand(put, holds, -1, pinchOver, skin[0], 40) +
    hand(put, [-74, 84, 82], 1, drawing, skin[0], 190) +
    sleeve(put, spine(-46, 4, 22, -72, 22, 21, -80, 44, 18), TEAL, GOLD) +
    sleeve(put, spine(46, 4, 22, 86, 16, 22, 118, 50, 17), TEAL, GOLD) +
    solid(put('M-30 18L-8 40L0 26L8 40L30 18C20 6 -20 6 -30 18z'), BRIGHT_TEAL, ink(2.2)) +
    head(within(put, 0, -2, 8), {
      tones: skin,
      look: [-3, 3],
      lid: 0.35,
      brows: 'M-22 -1C-17 -6 -10 -6 -6 -2M6 -3C10 -9 17 -9 22 -4',
      browLine: { width: 4, colour: SILVER },
      hair: 'M-32 8C-36 -14 -30 -36 -14 -42C-6 -45 6 -45 14 -42C30 -36 36 -14 32 8C27 4 25 -6 24 -14C16 -30 -16 -30 -24 -14C-25 -6 -27 4 -32 8z',
      hairFill: SILVER,
      mouth:
        solid(
          within(put, 0, -2, 8)('M-17 34C-12 27 -4 26 0 28C4 26 12 27 17 34C10 36 4 34 0 33C-4 34 -10 36 -17 34z'),
          SILVER,
          ink(1.8),
        ) + line(within(put, 0, -2, 8)('M-5 39C-2 41 2 41 5 39'), { width: 2, colour: skin[2] }),
    })
  );
}

/** A phone at the ear, and the fingers round it. */
const phone = (put, skin) =>
  solid(put(card(-8, -30, 15, 60, 5)), DAY.ink, { width: 2, colour: '#4a7a7c' }) +
  repeat(4, (i) => solid(put(card(-12, -19 + i * 10, 18, 9.4, 4.6)), skin, { width: 1.8, colour: '#2b1a10' }));

/** The purchasing officer: on the phone, her eyes to heaven, her finger on the gap. */
export function buyer(put) {
  const skin = TONES.warm;
  const face = within(put, 0, -8, -7, 1.08);
  return (
    shoes(put, spine(-20, 40, 8, 20, 42, -6), '#8f3714') +
    solid(put('M-48 10C-52 44 -40 58 0 60C40 58 52 44 48 10z'), RUST[0], ink(2.4)) +
    area(put('M-46 12C-50 42 -40 54 -14 58C-30 46 -30 24 -28 12z'), RUST[1]) +
    shoulders(put, RUST) +
    hand(put, [108, -40, -28], -1, pointing, skin[0], 150) +
    sleeve(put, spine(46, 2, 22, 80, -14, 21, 100, -32, 16), RUST, GOLD) +
    repeat(3, (i) =>
      solid(within(put, 108, -40, -28)(card(-12 - i * 7, -11.5, 5, 23, 2.5)), i % 2 ? BRIGHT_TEAL : GOLD, ink(1.5)),
    ) +
    solid(put('M-26 22C-22 40 22 40 26 22C18 12 -18 12 -26 22z'), skin[0], ink(2.2)) +
    line(put('M-28 24C-22 44 22 44 28 24'), { width: 4, colour: GOLD }) +
    repeat(7, (i) =>
      solid(
        within(put, -26 - i * 10, -38 - i * 6 + (i > 3 ? (i - 3) * 6 : 0), 62)(oval(0, 0, 12 - i * 0.9, 8.4)),
        DAY.ink,
        { width: 1.6, colour: '#8aa6a2' },
      ),
    ) +
    head(face, {
      tones: skin,
      look: [2, -3.4],
      lid: 0.05,
      brows: 'M-22 -5C-18 -12 -10 -13 -6 -8M6 -8C10 -13 18 -12 22 -5',
      hair: 'M-32 4C-38 -20 -32 -46 0 -48C32 -46 38 -20 32 4C30 -6 26 -18 0 -26C-26 -18 -30 -6 -32 4z',
      lines: 'M0 -46L0 -28M-12 -43C-18 -36 -22 -28 -24 -20M12 -43C18 -36 22 -28 24 -20',
      mouth:
        solid(face('M-7 34C-6 29 6 29 7 34C6 41 -6 41 -7 34z'), '#7f3b25', ink(1.8)) +
        area(face('M-4 32C-2 30 2 30 4 32L3 34L-3 34z'), DAY.light) +
        area(face(oval(0, -12, 2.6)), BRIGHT_RUST),
    }) +
    sleeve(put, spine(-46, 4, 22, -76, 22, 21, -92, 40, 17), RUST, GOLD) +
    solid(put(oval(-91, 36, 12)), skin[0], ink(2)) +
    hand(put, [-74, 22, -38], 1, pinchUnder, skin[0], 64) +
    phone(within(put, -42, -4, 16), skin[0])
  );
}
