/** What no board answers, in the ai-agents closing: a ceiling fan with a blade that hangs. */
import { DAY, ink } from '../../daylight.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const HUB = [1122, 596];
const [BLADE, EDGE] = ['#8fd0c8', '#4d9f98'];

/** A blade that points along x from the hub. */
const blade = (turn, long) => {
  const put = placed(...HUB, turn);
  return (
    solid(put('M30 -9L66 -12L66 12L30 9z'), '#b9793a', ink(2.4)) +
    solid(
      put(
        `M58 -18L${long - 30} -36C${long} -40 ${long + 6} -8 ${long} 12C${long - 4} 30 ${long - 16} 36 ${long - 30} 34L58 16z`,
      ),
      BLADE,
      ink(2.6),
    ) +
    area(put(`M58 4L${long - 2} 14C${long - 6} 30 ${long - 16} 36 ${long - 30} 34L58 16z`), EDGE) +
    line(put(`M74 -14L${long - 24} -22`), { width: 2.6, colour: DAY.light })
  );
};

/** The blade that is bent: it hangs over the edge of the counter. */
const bent = () =>
  solid('M1094 600L1060 622L1068 640L1104 620z', '#b9793a', ink(2.4)) +
  solid('M1070 612L1006 636C988 644 984 650 996 664L1024 682L1084 640z', BLADE, ink(2.6)) +
  solid(
    'M996 660L1028 680C1036 720 1034 760 1026 792C1014 806 982 800 976 786C972 744 978 700 996 660z',
    EDGE,
    ink(2.6),
  ) +
  line('M990 690C984 724 984 756 988 782', { width: 2.6, colour: BLADE }) +
  line('M1060 624L1008 644', { width: 2.6, colour: DAY.light });

const hub = () =>
  solid(oval(...HUB, 50), '#e9a23f', ink(2.8)) +
  area('M1090 558C1070 580 1070 612 1090 634C1100 642 1110 646 1122 646C1094 632 1088 582 1104 549z', '#b9691f') +
  line(oval(...HUB, 50), ink(2.8)) +
  line(oval(...HUB, 32), { width: 2.2, colour: '#8a4f06' }) +
  solid(oval(...HUB, 15), '#f6d58c', ink(2.2)) +
  area(oval(1122, 572, 3.6) + oval(1101, 608, 3.6) + oval(1143, 608, 3.6), DAY.ink) +
  line('M1140 562C1150 566 1158 574 1162 586', { width: 3, colour: '#fff3dc' });

/** Wires that stick out of it. */
const wires = () =>
  line('M1104 640C1096 664 1120 668 1112 690M1120 644C1124 660 1142 656 1140 676', ink(5.4)) +
  line('M1104 640C1096 664 1120 668 1112 690', { width: 2.8, colour: '#c8502a' }) +
  line('M1120 644C1124 660 1142 656 1140 676', { width: 2.8, colour: '#f6c667' });

/** The fan, on the counter and in the arms of its owner. */
export const brokenFan = () => blade(-86, 204) + blade(42, 268) + bent() + wires() + hub();
