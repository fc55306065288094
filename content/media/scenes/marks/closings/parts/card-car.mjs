/** The hatchback of the autocare-card closing, its nose to the left: bonnet up, a scratch on the wing, a dent in the door. */
import { DAY, ink } from '../../daylight.mjs';
import { BRICK, BRIGHT_RUST, CREAM, DEEP_TEAL, GOLD, HONEY, HONEY_SHADE, MINT } from '../../parts/palette.mjs';
import { box, card, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const BODY =
  'M322 500C316 446 320 398 338 378C372 354 490 338 614 332L704 238C718 222 740 214 770 214L992 214C1026 214 1046 226 1060 256L1094 340C1110 372 1112 440 1106 500L1098 534L330 534z';

function wheel(x, y) {
  const spokes = repeat(6, (i) => {
    const a = (i * Math.PI) / 3 + 0.3;
    return `M${x} ${y}L${x + 34 * Math.cos(a)} ${y + 34 * Math.sin(a)}`;
  });
  return (
    area(oval(x, y, 64), DAY.ink) +
    line(oval(x, y, 53), { width: 2, colour: '#3d5a60' }) +
    solid(oval(x, y, 40), CREAM, ink(2.4)) +
    line(spokes, { width: 7, colour: '#7f9a98' }) +
    solid(oval(x, y, 12), GOLD, ink(2.2))
  );
}

/** The open bonnet, seen along its edge; it hides the shoulder of whoever stands behind it. */
export const bonnet = () =>
  line('M548 336L580 176', ink(6)) +
  solid('M618 334L598 328C590 240 574 150 546 84C552 74 564 72 570 78C600 150 620 250 628 328z', HONEY, ink(2.6)) +
  area('M604 328C596 240 580 150 552 84L546 84C574 150 590 240 598 328z', BRICK) +
  line('M578 104C602 176 614 250 620 318', { width: 3, colour: '#ffe2ab' });

/** What shows of the engine over the wing. */
export const engine = () =>
  solid(card(362, 318, 74, 60, 8), '#35565e', ink(2.4)) +
  solid(box(444, 322, 92, 50), '#8da29f', ink(2.4)) +
  line('M456 322V350M474 322V350M492 322V350M510 322V350', ink(2)) +
  solid(card(546, 306, 50, 50, 5), DEEP_TEAL, ink(2.2)) +
  solid(box(554, 298, 10, 9) + box(578, 298, 10, 9), BRIGHT_RUST, ink(1.8));

/** The dent: facets about two creases, the lower ones in the light. */
function dent() {
  const put = placed(698, 416, -4, 0.9);
  const rim = [
    [-56, -6],
    [-28, -44],
    [14, -34],
    [46, -46],
    [60, 0],
    [50, 34],
    [8, 50],
    [-32, 38],
  ];
  const [from, to] = [
    [-16, 6],
    [22, -6],
  ];
  const fills = ['#b86a1c', '#9a5410', '#9a5410', '#c8762a', '#f9c069', '#ffdc9c', '#f9c069', '#d98a2e'];
  const facet = (i) => {
    const inner = i > 1 && i < 5 ? to : from;
    const ends = i === 1 || i === 4 ? [to, from] : [inner];
    return solid(put(polygon([rim[i], rim[(i + 1) % 8], ...ends])), fills[i], ink(1.8));
  };
  return (
    repeat(8, facet) +
    line(put(polygon(rim)), ink(2.6)) +
    line(put('M-56 -6L-70 -12M46 -46L54 -60M-32 38L-42 52M8 50L10 66'), ink(2.2))
  );
}

/** The scratch, and a ring of chalk about it. */
const scratch = () =>
  line('M376 412L420 396M380 420L412 408M398 416L426 404', { width: 2.6, colour: BRICK }) +
  line('M362 424C350 402 382 380 408 380C440 380 448 404 430 422C410 438 374 442 362 424C360 420 360 416 361 412', {
    width: 5,
    colour: DAY.light,
  });

export function car() {
  const glass =
    'M646 326L718 250C726 240 736 236 750 236L804 236L804 326zM822 236L982 236C1008 236 1020 246 1030 270L1052 326L822 326z';
  const arch = (x) => `M${x - 80} 536C${x - 82} 424 ${x + 82} 424 ${x + 80} 536z`;
  return (
    area('M350 530L1090 530L1080 576L1110 576L1060 594L290 594L340 576L372 576z', '#6b4526') +
    solid(BODY, HONEY, ink(3)) +
    area('M326 470L1108 470L1098 534L330 534z', HONEY_SHADE) +
    area(
      'M612 333L704 238C718 222 740 214 770 214L992 214C1010 214 1022 217 1032 222L770 226C744 226 728 232 716 246L632 333z',
      '#ffd591',
    ) +
    solid(glass, '#bfe3dc', ink(2.6)) +
    area('M668 326L744 237L770 237L700 326zM860 326L912 237L958 237L906 326z', DAY.light, 'fill-opacity=".6" ') +
    line('M813 232V512M632 340C622 400 628 470 644 512L960 512M1060 340C1066 390 1060 440 1050 470', ink(2.2)) +
    line('M348 388C440 364 540 352 1096 352', { width: 2.4, colour: '#ffe2ab' }) +
    solid(card(764, 366, 36, 12, 5), CREAM, ink(2)) +
    solid('M626 326C612 322 606 304 616 294C630 290 644 300 646 326z', HONEY, ink(2.4)) +
    solid('M330 396C344 384 362 386 366 396C362 412 346 420 326 418z', DAY.light, ink(2.4)) +
    solid('M1098 356C1084 358 1080 392 1086 408L1108 404z', BRIGHT_RUST, ink(2.2)) +
    solid('M312 486C310 478 316 472 326 472L380 472L372 530L328 534C316 530 312 508 312 486z', MINT, ink(2.4)) +
    solid('M1070 478L1108 478C1118 484 1116 524 1104 534L1082 534z', MINT, ink(2.4)) +
    area(arch(462) + arch(1000), DAY.ink) +
    wheel(462, 526) +
    wheel(1000, 526) +
    dent() +
    scratch()
  );
}

/** A bolt along x, its head at the origin. */
export const bolt = (put = placed(0, 0)) =>
  solid(put('M0 -6L40 -6L40 6L0 6z'), '#dfe6e0', ink(2)) +
  line(put('M12 -6L16 6M20 -6L24 6M28 -6L32 6'), ink(1.8)) +
  solid(put('M-14 -13L0 -13L0 13L-14 13L-18 6L-18 -6z'), '#a9bab6', ink(2));
