import { DAY, ink } from '../daylight.mjs';
import { bottle, mortar, pestle } from '../heroes/parts/cabinet-goods.mjs';
import { card, solid, within } from '../parts/shapes.mjs';
import { line } from '../stage.mjs';
import { compartment, MINT } from './parts/compartment.mjs';

/** A bottle of brown glass, its foot about the origin. */
const brownBottle = (put) =>
  solid(
    put('M-9 -110L9 -110L9 -100C18 -97 21 -92 21 -84L21 0L-21 0L-21 -84C-21 -92 -18 -97 -9 -100z'),
    '#a8561f',
    ink(2.4),
  ) +
  line(put('M-13 -84L-13 -60'), { width: 4, colour: '#e39a48' }) +
  solid(put(card(-12, -122, 24, 15, 3)), DAY.light, ink(2.2));

/** MediFlow: a mortar with its pestle before two bottles. */
export default function mediflow() {
  return compartment(
    MINT,
    (put) =>
      brownBottle(within(put, 4, 0)) +
      bottle(within(put, -22, 0, 0, 0.82), '#2f8f6a') +
      pestle(within(put, 37, -56, 24, 0.9)) +
      mortar(within(put, 6, 0, 0, 0.98)),
  );
}
