import { ink } from '../daylight.mjs';
import { disc } from '../parts/facade.mjs';
import { box, card, facing, repeat, solid, within } from '../parts/shapes.mjs';
import { area, line } from '../stage.mjs';
import { AMBER, compartment } from './parts/compartment.mjs';

const towel = (put) =>
  line(put('M-90 -124L90 -124'), ink(8)) +
  line(put('M-90 -124L90 -124'), { width: 3.6, colour: '#1f8f90' }) +
  solid(put('M-64 -128L-14 -128L-14 -30L-64 -30z'), '#fbf1dc', ink(2.4)) +
  area(put(box(-63, -92, 48, 13) + box(-63, -74, 48, 6)), '#1f8f90');

const kettlebell = (put) =>
  line(put('M4 -66C-14 -136 74 -136 56 -66'), ink(19)) +
  line(put('M4 -66C-14 -136 74 -136 56 -66'), { width: 14, colour: '#c8502a' }) +
  solid(put(disc(30, -46, 42)), '#c8502a', ink(2.6)) +
  line(put('M4 -62C8 -72 15 -78 24 -80'), { width: 4, colour: '#f0926a' });

const plates = (put) =>
  solid(put(card(51, -58, 17, 52, 5)), '#22343e', ink(2.4)) +
  solid(put(card(30, -68, 23, 72, 6)), '#22343e', ink(2.6)) +
  line(put('M37 -58L37 -12'), { width: 4, colour: '#6f9a9c' });

const dumbbell = (put) =>
  solid(put(box(-74, -40, 148, 16)), '#c9d8d4', ink(2.4)) +
  line(put(repeat(6, (i) => `M${-20 + i * 8} -36L${-20 + i * 8} -28`)), { width: 2, colour: '#6f8b90' }) +
  plates(put) +
  plates((d) => put(facing(-1)(d)));

/** FitTrackPro: a dumbbell before a kettlebell, a towel on its rail. */
export default function fittrackpro() {
  return compartment(AMBER, (put) => towel(put) + kettlebell(within(put, -2, 0)) + dumbbell(within(put, 0, -2)));
}
