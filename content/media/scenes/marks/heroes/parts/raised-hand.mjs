/** A hand that draws on an upright board; its elbow is on the desk. */
import { drawing } from '../../closings/parts/table-hands.mjs';
import { clipped, facing, placed, solid } from '../../parts/shapes.mjs';
import { area } from '../../stage.mjs';

/** Where the point of the pencil is, from the wrist. */
const POINT = [186, 66];

/** Moves path data of a hand to where its pencil is at `pen`; `turn` is how steep the forearm is, m the side it draws to. */
export function heldAt([x, y], turn, size, m) {
  const a = (turn * Math.PI) / 180;
  const reach = (POINT[0] * Math.cos(a) + POINT[1] * Math.sin(a)) * size;
  const rise = (POINT[0] * Math.sin(a) - POINT[1] * Math.cos(a)) * size;
  const put = placed(x - m * reach, y + rise, 180 - m * turn, size);
  return m > 0 ? (d) => put(facing(-1)(d)) : put;
}

/** The hand and its forearm as far as the elbow. */
export const raisedHand = (id, put, [skin, dusk]) =>
  clipped(id, put('M-162 -160L300 -160L300 160L-162 160z'), drawing(put, skin)) +
  solid(put('M-161 -40C-206 -38 -206 42 -161 42'), skin, { width: 3, colour: '#2b1a10' }) +
  area(put('M-161 21L-161 41C-184 41 -194 30 -195 14C-186 20 -174 21 -161 21z'), dusk, 'fill-opacity=".6" ');
