/** Who is out in the valley town at dusk, from afar. */
import { box, card, facing, pen, placed, solid } from '../../parts/shapes.mjs';
import { bicycle } from '../../parts/street.mjs';
import { area } from '../../stage.mjs';

/** Somebody on the way; m = -1 walks to the left. */
export function walker(x, y, s, m) {
  const body = 'M-7 0L-2 -13L-5 -27Q-5 -31 0 -31Q4 -31 5 -28L9 -18L7 -16L4 -22L3 -13L8 -1L5 0L0 -11L-4 0z';
  const figure = body + card(-2, -39, 6.5, 7.5, 3.2);
  return area(placed(x, y, 0, s)(facing(m)(figure)), 'url(#two)', 'fill-opacity=".9" ');
}

/** One who rides with a crate on the carrier; x is the rear hub, y the ground. */
export function cyclist(x, y, s) {
  const put = placed(x, y, 0, s);
  const rider = 'M26 -80L38 -124Q44 -136 56 -130L88 -98L84 -90L58 -108L46 -82L62 -56L46 -30L38 -34L48 -56z';
  return (
    bicycle(x, y, s) +
    solid(put(box(-26, -92, 40, 26)), '#2a2413', pen(1.6)) +
    solid(put(rider + card(50, -158, 21, 23, 10.5)), '#123640', pen(1.6))
  );
}
