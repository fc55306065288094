/** People at work at the street corner, in profile; the neck at the origin, as of a caller. */
import { lit } from '../../parts/facade.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { DARK_CLOTH } from '../../parts/palette.mjs';
import { facing, limb, pen, solid, within } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';
import { body, HAIR, profile, skin } from './wire-caller.mjs';

const MARK = { width: 1.6, colour: '#0b2a30' };

/** A hand at the end of a forearm, its fingers forwards. */
const palmAt = (u, v) =>
  `M${u - 4} ${v - 7}L${u + 9} ${v - 7}C${u + 16} ${v - 6} ${u + 17} ${v + 1} ${u + 11} ${v + 5}L${u - 4} ${v + 8}z`;

/**
 * Someone to the waist, one forearm stretched forwards.
 * @param {(d: string) => string} at
 * @param {{ side?: number, foot?: number, hair: string, coat?: number, trim?: string, over?: string, reach?: number[] }} who
 *   `foot` is where the body ends; `side` -1 turns to the left; `coat` is how bright the clothes are; `trim` is drawn on
 *   them, `over` on the head; `reach` is where the wrist is
 */
export function person(at, { side = 1, foot = 112, hair, coat = 0, trim = '', over = '', reach: [u, v] = [44, 66] }) {
  const put = (d) => at(facing(side)(d));
  const cloths = (d) => solid(put(d), DARK_CLOTH, pen(2)) + (coat ? lit(put(d), coat) : '');
  const head = within(put, 0, 6);
  const elbow = [-2, 78];
  const sleeve = tapered([
    [-8, 32, 15],
    [-8, 54, 15],
    [...elbow, 13],
  ]);
  const forearm = tapered([
    [...elbow, 10],
    [(elbow[0] + u) / 2, (elbow[1] + v) / 2 + 2, 9],
    [u, v, 6],
  ]);
  return (
    cloths(body(foot)) +
    (trim && line(put(trim), coat > 0.4 ? MARK : pen(1.5, 0.75))) +
    profile(head) +
    solid(head(hair), '#071219', pen(1.6)) +
    (over && line(head(over), pen(1.8))) +
    skin(put(forearm)) +
    skin(put(palmAt(u + 2, v))) +
    cloths(sleeve)
  );
}

/** A mechanic on one knee, facing left, a spanner in his hand. */
export function mechanic(at) {
  const put = (d) => at(facing(-1)(d));
  const thigh = tapered([
    [40, 104, 15],
    [14, 104, 19],
    [-10, 112, 22],
  ]);
  const shin = tapered([
    [40, 104, 14],
    [38, 130, 13],
    [34, 158, 9],
  ]);
  const knee = 'M-34 96C-36 120 -24 146 -8 164L-54 168L-56 156L-40 150C-44 130 -44 110 -34 96z';
  const trousers = (d) => solid(put(d), '#1c2b2b', pen(2)) + lit(put(d), 0.14);
  return (
    trousers(knee) +
    trousers(shin) +
    solid(put('M24 154L44 154C52 158 60 162 58 168L24 168z'), '#071219', pen(2)) +
    trousers(thigh) +
    person(at, {
      side: -1,
      foot: 104,
      hair: HAIR.cap,
      coat: 0.26,
      trim: 'M-24 16L-20 60L-22 100M12 4L20 58L16 100M-20 60L20 58',
      reach: [52, 62],
    }) +
    limb(put('M58 68L74 40'), 6, 3, '#fff') +
    line(put('M70 36C66 28 72 22 78 22M84 36C88 30 86 26 84 24M70 36C76 42 82 40 84 36'), pen(3.2))
  );
}
