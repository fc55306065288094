/** What the lankacrm-call closing is about: the telephone, and the customer's card on a laptop. */
import { DAY, ink } from '../../daylight.mjs';
import { box, card, mapped, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { dialSet } from './quiet-phone.mjs';

// Corners of the screen: upper left, upper right, lower right, lower left.
const SCREEN = [
  [806, 546],
  [1112, 560],
  [1098, 798],
  [818, 806],
];

/** Brings a picture of 300 × 240 to the screen. */
const shown = mapped((u, v) => {
  const [s, t] = [u / 300, v / 240];
  const [a, b, c, d] = SCREEN;
  return [0, 1].map((k) => (a[k] * (1 - s) + b[k] * s) * (1 - t) + (d[k] * (1 - s) + c[k] * s) * t);
});

/** The card: who calls, and the one line that was promised. */
const customer = () =>
  area(shown(box(0, 0, 300, 240)), '#ffffff') +
  area(shown(box(0, 0, 300, 26)), '#17757a') +
  solid(shown(card(18, 42, 84, 84, 8)), '#c9e8e2', ink(2.2)) +
  area(shown(oval(60, 76, 19, 22)), '#8a5629') +
  area(shown('M40 72C38 48 82 48 80 72C76 62 68 60 58 62C50 62 44 64 40 72z'), DAY.ink) +
  area(shown('M26 126C28 108 40 101 60 101C80 101 92 108 94 126z'), '#c8502a') +
  line(shown('M120 62L240 62'), { width: 11, colour: DAY.ink }) +
  line(shown('M120 88L212 88M120 110L180 110'), { width: 7, colour: '#7f9a98' }) +
  area(shown(card(14, 142, 272, 46, 8)), '#ffd08a') +
  line(shown(card(14, 142, 272, 46, 8)), { width: 2.6, colour: '#c8762a' }) +
  solid(shown(oval(40, 165, 15)), '#17757a', ink(1.8)) +
  line(shown('M33 165L38 171L48 159'), { width: 4.4, colour: DAY.light }) +
  line(shown('M68 165L200 165'), { width: 9, colour: DAY.ink }) +
  line(shown('M24 208L150 208M24 226L110 226'), { width: 7, colour: '#b9c8c4' });

/** The laptop, turned so that all can read it. */
export function laptop() {
  const [a, b, c, d] = SCREEN;
  const lid = [
    [a[0] - 14, a[1] - 14],
    [b[0] + 14, b[1] - 13],
    [c[0] + 14, c[1] + 16],
    [d[0] - 13, d[1] + 16],
  ];
  const keys = repeat(4, (i) => `M${818 - i * 6} ${836 + i * 15}L${1102 + i * 7} ${830 + i * 15}`);
  return (
    glow(956, 670, 260, '#ffffff', 0.7) +
    area('M780 908L1156 898L1186 914L730 926z', '#a8743a', 'fill-opacity=".5" ') +
    solid('M806 822L1112 814L1156 894L778 906z', '#cfdcd6', pen(2.6)) +
    line(keys, { width: 7, colour: '#4d6c6e', extra: 'stroke-dasharray="13 9" ' }) +
    solid('M778 906L1156 894L1156 906L778 918z', '#8fb3ae', pen(2)) +
    solid(polygon(lid), DAY.ink, { width: 2.4, colour: '#0a131d' }) +
    customer() +
    line(polygon(SCREEN), ink(2))
  );
}

/** The telephone without its receiver, and the cord up to where that is held. */
export function telephone(x, y, [u, v]) {
  const put = placed(x, y, 0, 1.3);
  return (
    area(put('M96 6L-20 26L-190 26L-100 0z'), '#a8743a', 'fill-opacity=".5" ') +
    cord([x - 130, y - 8], [u, v]) +
    dialSet(put)
  );
}

/** A coiled cord that hangs between two places. */
function cord([x, y], [u, v]) {
  const count = 34;
  const at = (t) => {
    const [cx, cy] = [x - 150, y + 10];
    return [(1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * u, (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * v];
  };
  const points = Array.from({ length: count * 10 + 1 }, (_, i) => {
    const t = i / (count * 10);
    const [px, py] = at(t);
    const a = 2 * Math.PI * count * t;
    return [px + 8 * Math.cos(a), py + 8 * Math.sin(a)];
  });
  return line(polygon(points, false), ink(3.4));
}
