import { DAY, ink } from '../daylight.mjs';
import { disc } from '../parts/facade.mjs';
import { box, card, solid, within } from '../parts/shapes.mjs';
import { area, line } from '../stage.mjs';
import { CREAM, compartment } from './parts/compartment.mjs';

const receipt = (put) =>
  solid(
    put('M-15 0C-15 -16 -16 -26 -22 -38L-15 -36L-10 -42L-4 -38L2 -44L8 -40C15 -28 17 -16 17 0z'),
    DAY.light,
    ink(2.2),
  ) + line(put('M-9 -27L4 -29M-7 -15L9 -16'), { width: 4, colour: '#1f8f90' });

function till(put) {
  const keys = [0, 1, 2].map((row) => [0, 1, 2, 3].map((i) => disc(-39 + i * 26, -84 + row * 20, 8)));
  return (
    line(put('M60 -66L71 -66L71 -92'), ink(8)) +
    line(put('M60 -66L71 -66L71 -90'), { width: 3.4, colour: '#c9d8d4' }) +
    solid(put(disc(71, -94, 7)), DAY.ink, ink(1)) +
    solid(put(box(2, -104, 34, 16)), '#8a3219', ink(2.2)) +
    solid(put(card(-20, -134, 80, 34, 8)), '#f0b25c', ink(2.6)) +
    area(put(card(-12, -127, 64, 20, 4)), '#10303a') +
    area(put(box(-5, -121, 11, 8) + box(11, -121, 22, 8) + box(38, -121, 8, 8)), '#ffe2ad') +
    solid(
      put('M-66 -32L-58 -90C-57 -97 -52 -100 -46 -100L46 -100C52 -100 57 -97 58 -90L66 -32z'),
      '#c8502a',
      ink(2.8),
    ) +
    solid(put(keys.flat().join('')), '#fbf1dc', ink(2)) +
    solid(put([0, 1, 2].map((row) => disc(39, -84 + row * 20, 8)).join('')), '#f0b25c', ink(2)) +
    solid(put(card(-74, -34, 148, 34, 4)), '#8a3219', ink(2.8)) +
    line(put(box(-65, -27, 130, 20)), { width: 1.6, colour: '#d9825c' }) +
    solid(put(card(-20, -22, 40, 11, 4)), '#f0b25c', ink(2))
  );
}

/** NexBill: a till with round keys that has just given a receipt. */
export default function nexbill() {
  return compartment(CREAM, (put) => receipt(within(put, -42, -94)) + till(put), [-70, 70]);
}
