/** The pharmacy: its wall, the post and the rolled-up shutter of the open front, the floor, the counter of glass. */
import { across, DAY, ink } from '../../daylight.mjs';
import { box, card, fine, hair, pen, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

/** Where the wall begins. */
const JAMB = 622;
/** The top of the counter: its far and its near edge. */
const [BACK, FRONT] = [572, 632];

/** The shutter of tin, rolled up into its drum. */
const shutter = () =>
  area(box(-10, -10, JAMB, 40), DAY.ink) +
  solid(box(-10, 28, JAMB - 10, 34), '#8fb8ae', ink(2.4)) +
  hair('M-10 36H612M-10 45H612M-10 54H612', 0.8) +
  solid(box(-10, 60, JAMB - 10, 9), '#4d8f8a', ink(2));

/** Wall, floor, post and shutter. */
export const room = () =>
  across('plaster', ['#a9d3c9', '#c3e0d5', '#e4ead6'], JAMB, 1200) +
  area(box(JAMB, -10, 600, 600), 'url(#plaster)') +
  area(box(-10, 528, JAMB + 10, 240), '#b9855a') +
  hair('M-10 560H612M-10 608H612M-10 676H612M60 528L-40 760M190 528L140 760M320 528L320 760M450 528L500 760', 0.5) +
  solid(box(-10, 522, JAMB - 10, 10), '#e3efe2', pen(2)) +
  shutter() +
  area(box(JAMB - 26, -10, 26, 640), DAY.ink) +
  line(`M${JAMB - 26} 72V566`, { width: 3, colour: '#ffd9a0' });

/** What is behind the glass: packs, tubes and jars. */
const wares = () =>
  repeat(11, (i) => {
    const x = 612 + i * 56;
    const fill = ['#17757a', '#f0b43c', '#fffdf8', '#c8502a', '#8fd0c8'][i % 5];
    const kind = i % 3;
    if (kind === 0) return solid(box(x, 692, 40, 40), fill, ink(1.8)) + area(box(x, 704, 40, 10), DAY.paper);
    if (kind === 1)
      return solid(card(x + 4, 700, 32, 32, 6), fill, ink(1.8)) + solid(box(x + 2, 690, 36, 12), DAY.ink, ink(1));
    return solid(box(x, 712, 44, 20), fill, ink(1.8)) + solid(box(x + 4, 692, 36, 20), '#f9ddb0', ink(1.8));
  });

/** The counter: a top of wood on a case of glass. */
export const counter = () =>
  area(box(470, FRONT + 10, 740, 120), '#0f4f55') +
  area(box(486, FRONT + 26, 730, 120), '#9fcdc4') +
  wares() +
  area(box(486, 732, 730, 6), '#d3a25c') +
  area('M640 658L700 658L650 760L590 760zM900 658L990 658L940 760L850 760z', DAY.light, 'fill-opacity=".3" ') +
  area(box(806, FRONT + 10, 16, 120) + box(1040, FRONT + 10, 16, 120), '#0f4f55') +
  solid(`M490 ${BACK}L1220 ${BACK}L1220 ${FRONT}L470 ${FRONT}z`, '#f2cd8c', pen(2.6)) +
  area(`M1000 ${BACK}L1220 ${BACK}L1220 ${FRONT}L930 ${FRONT}z`, '#f9e0ae') +
  area('M690 590L826 590L800 618L640 618z', '#a8743a', 'fill-opacity=".4" ') +
  solid(box(464, FRONT - 2, 760, 18), '#d3993f', pen(2.6)) +
  fine(`M470 ${FRONT + 16}H1220`, 0.5);
