/** The perspective of the desk of the web applications' closing, seen from high above. */
import { laidOn, placed } from '../../parts/shapes.mjs';

export const MEET = 980;

/** From the desk top (x along its front edge, y away from it) to the picture; the eye is high above. */
export const over = laidOn([MEET, -900], 960, 1600);

/** Something that lies on the desk at (x, y), turned. */
export const lying = (x, y, turn = 0, size = 1) => {
  const put = placed(x, y, turn, size);
  return (d) => over(put(d));
};
