import { daylight } from '../daylight.mjs';
import { analyst, jarArm, slipArm } from './parts/spice-analyst.mjs';
import { COLOURS, leftPods } from './parts/spice-heaps.mjs';
import { merchant, offering } from './parts/spice-merchant.mjs';
import { mouse, tail } from './parts/spice-mouse.mjs';
import { full, sack } from './parts/spice-sacks.mjs';
import { rays, shop } from './parts/spice-shop.mjs';
import { brightness } from './parts/spice-things.mjs';

/** Sacks from left to right: the middle, how high the rim is, half the width, how high the heap is. */
const sacks = () =>
  full('chilli', 256, 500, 64, 62) +
  full('turmeric', 388, 470, 68, 74) +
  full('cinnamon', 1092, 326, 80, 92) +
  full('cloves', 954, 352, 78, 88) +
  full('coriander', 530, 436, 72, 76) +
  full('pepper', 816, 384, 78, 84) +
  sack(676, 452, 74, leftPods(676, 452, 74) + mouse(666, 444, 1), COLOURS.cardamom[1], 10) +
  tail(632, 462);

/** A spice merchant pours a sample from a scoop into an analyst's jar over a row of sacks; a mouse looks out of the emptiest. */
export default function spiceSample() {
  return daylight(
    shop() + rays() + merchant() + sacks() + brightness(852, 326) + offering() + slipArm() + analyst() + jarArm(),
    { meet: 852, spread: 620, left: 0, top: 0, width: 1440, height: 600 },
  );
}
