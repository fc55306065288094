import { DAY, ink } from '../daylight.mjs';
import { contact, telephone } from '../heroes/parts/cabinet-offices.mjs';
import { disc } from '../parts/facade.mjs';
import { box, solid, within } from '../parts/shapes.mjs';
import { line } from '../stage.mjs';
import { compartment, MINT } from './parts/compartment.mjs';

/** A quotation: what is offered, line by line, and its total. */
const quotation = (put) =>
  solid(put(box(-32, -40, 64, 92)), DAY.light, ink(2.2)) +
  line(put('M-20 -22L12 -22M-20 -11L4 -11'), { width: 4.6, colour: '#9fb3b0' }) +
  line(put('M-2 1L20 1'), { width: 5.4, colour: '#1f8f90' });

const pin = (put) => solid(put(disc(0, 0, 5)), '#c8502a', ink(1.8));

/** LankaCRM: the telephone rings below a customer's card and a quotation. */
export default function lankacrm() {
  return compartment(
    MINT,
    (put) =>
      quotation(within(put, 42, -92, 6)) +
      pin(within(put, 46, -124)) +
      contact(within(put, -26, -105, -6, 1.04), '#8fcac0') +
      pin(within(put, -29, -128)) +
      telephone(within(put, -2, 0, 0, 0.92)),
    [-48, 54],
  );
}
