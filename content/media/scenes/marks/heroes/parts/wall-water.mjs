/** What shows cold and water: a tank with its glass level tube, and a cold room's thermometer in frost. */
import { disc } from '../../parts/facade.mjs';
import { box, card, fine, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { flange, METAL, pipe } from './wall-network.mjs';

const TUBE = 600;
const LEVEL = 352;
const GLASS = 752;

/** The right side of a riveted tank; it fades into the page. */
export const tank = () =>
  solid('M-20 64L380 64C440 66 478 92 478 134L478 764C478 806 440 832 380 834L-20 834z', '#0a222b', pen(3.2)) +
  [176, 420, 664]
    .map(
      (y) =>
        solid(box(-20, y, 502, 44), '#0e2d36', pen(2.4)) +
        line(
          repeat(14, (i) => `M${60 + i * 32} ${y + 22}h.1`),
          pen(7, 0.9),
        ),
    )
    .join('') +
  solid(disc(292, 542, 88), '#0d2b34', pen(3)) +
  fine(disc(292, 542, 62), 0.8) +
  line(
    repeat(10, (i) => placed(292, 542, i * 36)('M0 -75L0.1 -75')),
    pen(9),
  ) +
  solid(card(246, 532, 92, 20, 9), '#15454e', pen(2.6)) +
  line(
    'M408 236v18M396 300v26M430 268v34M420 480v22M404 560v40M434 596v22M330 250v20M352 286v30M246 244v26',
    pen(4, 0.5),
  );

/** The level tube between its two cocks; the float lies on the water. */
export function levelTube() {
  const cock = (y) =>
    pipe(`M478 ${y}L${TUBE - 50} ${y}`, 34, '#0d2832', [0, -8]) +
    flange(490, y, 18, 66) +
    solid(card(TUBE - 56, y - 28, 112, 56, 10), '#15454e', pen(3.2)) +
    solid(disc(TUBE, y, 17), '#0a222b', pen(2.6)) +
    line(`M${TUBE - 9} ${y - 5}L${TUBE + 9} ${y + 5}`, pen(4));
  const rod = (x) =>
    line(`M${x} 140L${x} 760`, { width: 11 }) + line(`M${x} 140L${x} 760`, { width: 5.4, colour: '#0d2832' });
  const marks = repeat(25, (i) => `M658 ${190 + i * 22}h${i % 5 ? 10 : 22}`);
  const water = box(TUBE - 24, LEVEL, 48, 742 - LEVEL);
  const bubbles = [
    [-9, 470, 4],
    [8, 540, 3],
    [-4, 660, 5],
    [10, 700, 3],
  ]
    .map(([u, v, r]) => disc(TUBE + u, v, r))
    .join('');
  return (
    glow(TUBE, 560, 210, '#14c2b8', 0.4) +
    pipe(`M${TUBE} 780L${TUBE} 972`, 36, '#0d2832', [-9, 0]) +
    flange(TUBE, 964, 70, 18) +
    solid(card(650, 172, 38, 566, 6), '#0b232c', pen(2.4)) +
    line(marks, pen(2.4, 0.9)) +
    rod(TUBE - 40) +
    solid(box(TUBE - 26, 150, 52, 600), '#04131a', pen(3.2)) +
    area(water, '#17a89f') +
    area(box(TUBE - 24, LEVEL, 15, 742 - LEVEL), '#5eead4', 'fill-opacity=".55" ') +
    line(bubbles, { width: 2, colour: '#dffdf7' }) +
    line(`M${TUBE + 14} 176L${TUBE + 14} ${LEVEL - 40}`, { width: 5, opacity: 0.45 }) +
    solid(disc(TUBE, LEVEL, 22), '#e6fffa', pen(3)) +
    area(
      `M${TUBE - 23} ${LEVEL - 6}L${TUBE + 23} ${LEVEL - 6}L${TUBE + 23} ${LEVEL + 6}L${TUBE - 23} ${LEVEL + 6}z`,
      '#0f8f89',
    ) +
    line(`M${TUBE} ${LEVEL - 22}V${LEVEL - 46}`, pen(4)) +
    rod(TUBE + 40) +
    solid(box(TUBE - 38, 152, 76, 30), '#15454e', pen(2.8)) +
    solid(box(TUBE - 38, 718, 76, 30), '#15454e', pen(2.8)) +
    fine(`M${TUBE - 13} 152v30M${TUBE + 13} 152v30M${TUBE - 13} 718v30M${TUBE + 13} 718v30`, 0.8) +
    cock(124) +
    cock(776)
  );
}

/** A frost crystal of six branched arms. */
const crystal = (x, y, size) =>
  line(
    repeat(6, (i) => placed(x, y, i * 60 + 14, size)('M0 0L0 -30M0 -14L-8 -22M0 -14L8 -22')),
    pen(2.2, 0.9),
  );

/** The thermometer on a frosted pipe: hardly a column above its bulb, ice below it. */
export function thermometer() {
  // Each icicle: its middle, half its width, its tip.
  const icicles = [
    [822, 9, 566],
    [800, 11, 604],
    [776, 8, 572],
    [752, 13, 628],
    [726, 9, 584],
    [702, 12, 612],
    [682, 7, 562],
  ];
  const drops = icicles
    .map(
      ([x, w, tip]) =>
        `L${x + w} 546C${x + w * 0.7} 560 ${x + 3} ${tip - 12} ${x} ${tip}C${x - 3} ${tip - 12} ${x - w * 0.7} 560 ${x - w} 546`,
    )
    .join('');
  const crust = `M672 528C666 512 676 500 692 504C696 490 716 486 726 498C738 486 764 486 774 500C786 488 806 490 812 504C828 500 840 512 834 530C836 538 834 544 831 546${drops}C674 542 672 536 672 528z`;
  const cap =
    'M690 128C684 112 696 100 710 102C716 86 736 80 752 84C768 78 792 86 796 102C810 100 820 114 814 130C806 136 798 128 794 124C786 132 776 126 770 120C758 128 742 126 734 120C726 128 716 128 710 124C704 132 694 134 690 128z';
  const marks = repeat(15, (i) => `M712 ${196 + i * 18}h${i % 5 ? 12 : 22}M792 ${196 + i * 18}h${i % 5 ? -12 : -22}`);
  return (
    glow(GLASS, 470, 190, '#7ff5e6', 0.42) +
    pipe(`M${GLASS} -20L${GLASS} 104`, 40, '#12404a', [-9, 0]) +
    flange(GLASS, 52, 74, 18) +
    solid(card(694, 100, 116, 450, 50), '#0e323b', pen(3.6)) +
    line(card(703, 109, 98, 432, 42), pen(1.6, 0.6)) +
    solid(cap, '#2a737a', pen(2.8)) +
    line(marks, pen(2.6, 0.95)) +
    solid(card(GLASS - 13, 164, 26, 330, 13), '#04131a', pen(2.8)) +
    solid(disc(GLASS, 480, 32), '#c9fff6', pen(3)) +
    area(box(GLASS - 6.5, 398, 13, 90), '#c9fff6') +
    solid(crust, '#2a737a', pen(2.8)) +
    fine(
      'M690 518C696 512 702 514 704 520M734 512C742 506 754 508 758 516M796 514C804 508 812 512 814 520M716 534C722 530 728 532 730 536M772 534C778 528 786 530 788 536',
      0.8,
    ) +
    line('M752 556L752 596M702 556L702 588M800 556L800 582', { width: 3, colour: '#dffdf7', opacity: 0.6 }) +
    crystal(690, 440, 0.8) +
    crystal(812, 452, 0.95) +
    crystal(704, 380, 0.5) +
    crystal(806, 238, 0.5)
  );
}

/** The water main along the foot of the wall, with the hand wheel of its valve. */
export const main = () => {
  const wheel = (x, y) =>
    area(disc(x, y, 62) + disc(x, y, 46), METAL, 'fill-rule="evenodd" ') +
    line(disc(x, y, 62) + disc(x, y, 46), pen(3)) +
    line(
      repeat(5, (i) => placed(x, y, i * 72 + 10)('M0 -12L0 -47')),
      pen(8),
    ) +
    solid(disc(x, y, 14), '#0d2832', pen(3));
  return (
    pipe('M-20 1000L1460 1000', 54, METAL, [0, -14]) +
    flange(520, 1000, 20, 92, METAL) +
    flange(1130, 1000, 20, 92, METAL) +
    wheel(934, 1002)
  );
};
