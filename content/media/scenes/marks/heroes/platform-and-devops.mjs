import { across, DAY, daylight, ink } from '../daylight.mjs';
import { palmAt } from '../parts/garden-plants.mjs';
import { LINEN } from '../parts/palette.mjs';
import { box, dot, fine, hair, mapped, pen, placed, repeat, solid } from '../parts/shapes.mjs';
import { area, bell, chance, curve, glow, line, round, sample } from '../stage.mjs';
import { hill, rings, tints } from '../testimonials/parts/tea-terraces.mjs';
import { bridge, crane, lastPanel, lorry } from './parts/bailey.mjs';
import { canoe, crew, guides, JOINT, oldBridge, STONE, shadow, stump, waiting } from './parts/bailey-crossing.mjs';

const [WIDE, TALL, FAR] = [1440, 810, 442];
const ROAD = 412;
const SUN = [1236, 190];

/** The morning sun, the rings of its light, and air that moves at the left. */
const sky = () =>
  glow(...SUN, 330, '#f59e2c', 0.5) +
  rings(SUN, [88, 150, 226, 316, 424, 550]) +
  dot(...SUN, 46, '#fbe3b4') +
  hair(
    repeat(3, (i) => curve(sample((x) => 96 + i * 62 + 12 * Math.sin(x / 120 + i * 1.4), -20, 520 - i * 90))),
    0.22,
  );

/** Tea hills, and the temple on one of them. */
function country() {
  const crest = (x) => 330 - 74 * bell(x, 640, 110) - 50 * bell(x, 300, 160) - 60 * bell(x, 1120, 150);
  const far = curve(sample(crest));
  const temple = placed(470, 283, 0, 1.15);
  return (
    area(`${far}L1620 500L-20 500z`, '#d6eade') +
    fine(far, 0.5) +
    hill({ x: 480, y: 470, wide: 420, high: 190, deep: 30, levels: 14, seed: 3, m: -1, folded: false }) +
    solid(
      temple('M-26 3L-26 -4L-19 -5C-20 -30 20 -30 19 -5L26 -4L26 3zM-5 -24L-5 -31L0 -56L5 -31L5 -24z'),
      DAY.paper,
      pen(1.8),
    ) +
    hill({ x: 1250, y: 480, wide: 420, high: 190, deep: 40, levels: 13, seed: 5, m: 1, folded: false, strength: 0.5 }) +
    hill({ x: 150, y: 480, wide: 400, high: 210, deep: 40, levels: 15, seed: 1, m: -1, bushes: 3, folded: false })
  );
}

const CREST =
  'M664 448C730 436 728 380 746 344C770 310 776 196 812 168C836 152 900 166 930 158C962 150 976 204 1010 226C1044 248 1100 268 1126 304C1152 340 1190 420 1250 448z';

/** The hill behind the gap, in its own shade: the darkest thing, before which the white panel hangs. */
function darkHill() {
  const edge = (k) => mapped((x, y) => [x + k * (900 - x), y + k * (462 - y)])(CREST);
  return (
    area(placed(9, -6)(CREST), '#f3d9a8') +
    area(CREST, DAY.ink) +
    line([0.07, 0.14, 0.22, 0.31, 0.41, 0.52].map(edge).join(''), { width: 1.3, colour: '#4fa8a2', opacity: 0.42 })
  );
}

/** The river after the flood: still, with the trees of its far side. */
function river() {
  const trees = curve(sample((x) => FAR - 12 - 7 * Math.abs(Math.sin(x / 19)) - 6 * chance(x), -20, 800, 10));
  const wave = (i) => {
    const [x, k] = [round((i * 317 + 160 * chance(i)) % 900), i % 9];
    return `M${x + k * 12} ${FAR + 24 + k * 36 + 10 * chance(i + 7)}h${30 + k * 11}`;
  };
  return (
    solid(`${trees}L820 ${FAR + 4}L-20 ${FAR + 4}z`, '#5fae9f', pen(1.4)) +
    area(box(0, FAR, WIDE, TALL - FAR), 'url(#water)') +
    fine(`M0 ${FAR}H800`, 0.8) +
    hair(repeat(30, wave), 0.55)
  );
}

/** The bank from which the bridge is pushed: its abutment, its shore, its grass. */
function bank() {
  const shore = 'C1150 736 1040 690 940 648C860 616 800 596 790 552C810 548 832 530 838 500L838 412';
  const courses =
    'M764 436H840M764 460H840M764 484H840M766 508H838M790 412V436M816 436V460M786 460V484M812 484V508M790 508V543';
  return (
    solid(`M762 ${ROAD}L842 ${ROAD}L842 544L764 544z`, STONE, ink(2.4)) +
    line(courses, JOINT) +
    area(`M764 546C766 606 830 634 910 664C1010 700 1120 742 1210 810L${WIDE} 810L1000 500z`, LINEN) +
    area(`M1250 810${shore}L${WIDE} ${ROAD}L${WIDE} 810z`, 'url(#grass)') +
    fine(`M1250 810${shore}M762 ${ROAD}H${WIDE}`, 0.8) +
    hair(
      'M842 470C1000 462 1240 480 1440 466M836 512C1000 506 1200 520 1440 508M880 612C1020 618 1250 632 1440 622',
      0.5,
    ) +
    hair('M1000 664C1120 668 1300 676 1440 664M1130 716C1240 722 1360 722 1440 716', 0.5)
  );
}

/** Stones of the old bridge where the flood dropped them. */
const fallen = () =>
  area('M346 528L424 528L404 534L330 534zM306 592L352 592L336 598L290 598z', DAY.ink, 'fill-opacity="0.25" ') +
  solid('M350 528L356 506L384 500L402 512L404 528zM306 592L314 577L334 574L350 592z', STONE, ink(2.2)) +
  line('M356 506L376 514L402 512M376 514L374 528M314 577L326 583L350 592', JOINT);

/** Platform and DevOps: after a flood in the hill country a panel bridge goes across, panel by panel; the last one pure white. */
export default function platformAndDevops() {
  return daylight(
    across('steel', ['#0f6f6c', '#1f8f89', '#4fb0a6', '#d9a24a', '#c8702a'], 0, WIDE) +
      across('water', ['#5fa99d', '#86bdaa', '#adc0a0', '#cfb98a', '#d9ac68'], 0, WIDE) +
      across('grass', ['#7fc2b3', '#a9d3bd', '#d5dcb0', '#e9d3a0', '#e3b672'], 0, WIDE) +
      tints(864, 620) +
      sky() +
      country() +
      darkHill() +
      river() +
      palmAt(1276, ROAD + 2, -0.6) +
      palmAt(1404, ROAD + 2, 0.96) +
      waiting() +
      oldBridge() +
      stump() +
      fallen() +
      bank() +
      bridge() +
      lastPanel() +
      guides() +
      shadow(1094, 478, 50, 70) +
      crane(1094, 480, [864, 108]) +
      shadow(1256, 612, 176, 120) +
      lorry(1188, 616) +
      crew() +
      canoe(500, 626),
    { meet: 864, spread: 640, left: 0, top: 0, width: WIDE, height: TALL },
  );
}
