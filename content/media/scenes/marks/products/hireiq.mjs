import { DAY, ink } from '../daylight.mjs';
import { fountainPen, likeness } from '../heroes/parts/cabinet-offices.mjs';
import { disc } from '../parts/facade.mjs';
import { box, card, solid, within } from '../parts/shapes.mjs';
import { line } from '../stage.mjs';
import { CREAM, compartment } from './parts/compartment.mjs';

const sheet = (put) => solid(put(box(-42, -112, 84, 112)), '#8fcac0', ink(2.2));

const clipboard = (put) =>
  solid(put(card(-52, -122, 104, 122, 7)), '#8a5a2c', ink(2.6)) +
  solid(put(box(-43, -110, 86, 102)), DAY.light, ink(2)) +
  likeness(put, [-34, -96], 40, '#f0b25c') +
  line(put('M18 -84L32 -84M18 -68L28 -68'), { width: 5.4, colour: DAY.ink }) +
  line(put('M-32 -40L30 -40M-32 -24L4 -24'), { width: 5.4, colour: '#9fb3b0' }) +
  solid(put('M-24 -112L-17 -124L-9 -124C-9 -136 9 -136 9 -124L17 -124L24 -112z'), '#f0b25c', ink(2.2));

/** The mark of the one who is asked to come. */
const chosen = (put) =>
  solid(put(disc(0, 0, 17)), '#1f8f90', ink(2.4)) + line(put('M-8 0L-2 7L9 -6'), { width: 5, colour: '#ffffff' });

/** HireIQ: an application on a clipboard, marked; others behind it, a fountain pen beside it. */
export default function hireiq() {
  return compartment(
    CREAM,
    (put) =>
      sheet(within(put, -20, -10, -9)) +
      clipboard(within(put, -6, -1, -4)) +
      chosen(within(put, 24, -26)) +
      fountainPen(within(put, 58, 0, 5, 0.84)),
  );
}
