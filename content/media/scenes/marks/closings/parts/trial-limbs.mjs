/** Arms in short sleeves and bare feet of the people of the bridge-trial closing. */
import { ink } from '../../daylight.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { facing, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm } from './half-figure.mjs';

/** Points `[x, y, half the width]` from a text such as '86 52 27, 122 140 25'. */
const points = (text) => text.split(', ').map((one) => one.split(' ').map(Number));

/** An arm along the points of `text`, from the shoulder; its sleeve ends above the elbow, its shade is on the side -1 or 1. */
export function sleeved(put, text, tones, [cloth, shade], side = 1) {
  const spine = points(text);
  const [[x, y, w], [u, v]] = spine;
  const sleeve = [
    [x, y - 6, w + 10],
    [x + (u - x) * 0.72, y - 6 + (v - y) * 0.72, w + 9],
  ];
  return thinner(arm(put, { tones, spine, sleeve, cloth, shade, side }), 0.9);
}

/** A bare foot on its sole at (x, y), its toes to the left, or to the right with m = -1; without a line at the ankle. */
export function bareFoot(put, x, y, [skin], m = 1) {
  const d = within(put, x, y)(facing(m)('M24 -50L30 0L-58 0C-70 -14 -46 -26 -23 -50'));
  return area(d, skin) + line(d, ink(2.2));
}
