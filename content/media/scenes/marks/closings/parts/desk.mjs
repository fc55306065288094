/** The perspective of a desk seen from slightly above. */
import { laidOn } from '../../parts/shapes.mjs';

export const DESK = { front: 806, eye: 60 };

/** From the desk top (x along its front edge, y away from it) to the picture. */
export const laid = laidOn([1000, DESK.eye], DESK.front, 640);
