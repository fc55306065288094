import { DAY, ink } from '../daylight.mjs';
import { crate, nut } from '../heroes/parts/cabinet-goods.mjs';
import { disc } from '../parts/facade.mjs';
import { box, card, repeat, solid, within } from '../parts/shapes.mjs';
import { area, line, round } from '../stage.mjs';
import { compartment, MINT } from './parts/compartment.mjs';

const FRUIT = [
  [-17, -112],
  [17, -112],
  [-34, -95],
  [34, -95],
  [0, -95],
];

function scale(put) {
  const ticks = repeat(8, (i) => {
    const p = (r) => `${round(r * Math.cos((i * Math.PI) / 4))} ${round(-39 + r * Math.sin((i * Math.PI) / 4))}`;
    return `M${p(18)}L${p(23)}`;
  });
  return (
    solid(put('M-50 0L-43 -14L43 -14L50 0z'), '#17605f', ink(2.6)) +
    FRUIT.map((place) => nut(within(put, 0, 0), place)).join('') +
    solid(put(box(-10, -80, 20, 14)), '#c9d8d4', ink(2.2)) +
    solid(put('M-62 -93L62 -93C58 -77 42 -75 30 -75L-30 -75C-42 -75 -58 -77 -62 -93z'), '#dfeae6', ink(2.6)) +
    solid(put(card(-42, -70, 84, 61, 15)), '#1f8f90', ink(2.8)) +
    solid(put(disc(0, -39, 27)), DAY.light, ink(2.4)) +
    line(put(ticks), ink(2.2)) +
    line(put('M0 -39L13 -53'), { width: 4.4, colour: '#c8502a' }) +
    area(put(disc(0, -39, 5)), DAY.ink)
  );
}

/** StockMaster: king coconuts on a scale with a dial, crates behind it. */
export default function stockmaster() {
  return compartment(
    MINT,
    (put) => crate(within(put, -43, -62), 58, 54) + crate(within(put, -37, 0), 78, 62) + scale(within(put, 14, 0)),
  );
}
