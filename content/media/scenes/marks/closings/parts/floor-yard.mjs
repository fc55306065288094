/** The yard beyond the gate, from above: sand, and a lorry with its bed open towards the store. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import {
  BRICK,
  BRIGHT_RUST,
  BRIGHT_TEAL,
  DEEP_TEAL,
  GLASS,
  GOLD,
  HONEY,
  HONEY_SHADE,
  MINT,
} from '../../parts/palette.mjs';
import { box, card, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { hand, sleeve, spine } from './floor-figures.mjs';
import { crate, drop, drum, tin } from './floor-goods.mjs';
import { at, plan } from './floor-plan.mjs';
import { laying } from './table-hands.mjs';

/** Sand with the tracks of tyres. */
export const yard = () =>
  area(plan(box(-560, -700, 1500, 438)), '#efd49b') +
  [-306, -424]
    .map((v) =>
      line(plan(`M-560 ${v}L900 ${v}`), {
        width: 22,
        colour: '#d9b571',
        extra: 'stroke-dasharray="7 6" ',
        opacity: 0.8,
      }),
    )
    .join('');

/** The lorry: planks, sides, what is still on it, and the cab on the right with the driver's arm out of its window. */
export function lorry() {
  const put = at(50, 0);
  const boards = repeat(6, (i) => `M107 ${-418 + i * 21}L462 ${-418 + i * 21}`);
  const flower = (u, v) =>
    repeat(6, (i) =>
      solid(at(u + 50, v, i * 60)('M0 0C-9 -8 -7 -20 0 -26C7 -20 9 -8 0 0z'), i % 2 ? GOLD : DAY.light, ink(1.5)),
    ) + area(put(oval(u, v, 4)), BRIGHT_RUST);
  return (
    drop(put, box(72, -428, 520, 150)) +
    [120, 380, 520]
      .map((u) => solid(put(card(u, -446, 56, 14, 4) + card(u, -302, 56, 14, 4)), DAY.ink, ink(2)))
      .join('') +
    solid(put(box(92, -438, 386, 142)), BRIGHT_TEAL, ink(2.6)) +
    solid(put(box(104, -426, 362, 122)), '#d3a262', ink(2.2)) +
    line(put(boards), { width: 1.6, colour: '#9a6a34' }) +
    area(put('M104 -426L120 -426L120 -304L104 -304z'), DAY.ink, 'fill-opacity=".22" ') +
    crate(at(470, -364), 76, 96) +
    drum(at(380, -356, 90, 0.8), HONEY, HONEY_SHADE) +
    [0, 1, 2].map((i) => tin(at(312, -412 + i * 42, 0, 0.86), [BRIGHT_RUST, MINT, BRIGHT_RUST][i])).join('') +
    solid(put(box(150, -300, 108, 50)), '#e2bb7e', ink(2.2)) +
    line(put('M186 -300L186 -250M222 -300L222 -250M150 -288L258 -288M150 -276L258 -276M150 -264L258 -264'), {
      width: 1.8,
      colour: '#9a6a34',
    }) +
    hand(put, [534, -280, 84], 1, laying, TONES.deep[0], 60) +
    sleeve(put, spine(528, -304, 15, 530, -294, 15, 531, -278, 13), [DAY.light, '#cfe2dc'], '#cfe2dc') +
    solid(put(card(486, -440, 132, 146, 16)), BRIGHT_RUST, ink(2.6)) +
    area(put(box(488, -318, 120, 22)), BRICK) +
    solid(put('M574 -428C590 -400 590 -334 574 -306L592 -300C612 -330 612 -404 592 -434z'), GLASS, ink(2.2)) +
    line(put('M588 -416C598 -396 600 -374 598 -352'), { width: 3, colour: MINT }) +
    flower(530, -366) +
    solid(put(card(612, -432, 12, 24, 5) + card(612, -326, 12, 24, 5)), GOLD, ink(2)) +
    solid(put(card(566, -294, 12, 22, 3)), DEEP_TEAL, ink(2))
  );
}
