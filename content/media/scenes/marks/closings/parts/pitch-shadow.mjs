/** Shadows that a low sun on the right throws along a pavement. */
import { area } from '../../stage.mjs';

/** A shadow to the left of (x, y), so long, so wide at its root. */
export const thrown = (x, y, long, wide) =>
  area(
    `M${x} ${y - wide / 2}C${x + wide} ${y - wide / 2} ${x + wide} ${y + wide / 2} ${x} ${y + wide / 2}L${x - long} ${y + wide * 0.8}L${x - long} ${y}z`,
    '#0f5f63',
    'fill-opacity=".36" ',
  );
