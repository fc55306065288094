/** A reservoir in the hill country at night: the hills, the lake, the river, the power line and the village. */
import { bushes } from '../../heroes/parts/land.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { blob, fine, firm, hair, pen, placed, polygon, repeat, solid, stars } from '../../parts/shapes.mjs';
import { home } from '../../parts/village.mjs';
import { area, bell, chance, curve, line, round, sample, TAU, thousandths } from '../../stage.mjs';
import { tree } from '../../testimonials/parts/tea-garden.mjs';
import { along, dam, foot, GATES, gantry, ladder, MEET, powerhouse } from './dam.mjs';
import { ease } from './time.mjs';

const leftHill = (x) => 648 - 312 / (1 + Math.exp((x - 314) / 53)) + 5 * Math.sin(x / 34);
const rightHill = (x) => 668 - 330 / (1 + Math.exp((852 - x) / 58)) + 5 * Math.sin(x / 41);

/** Sri Pada and its neighbours, with the lamps of the pilgrims' steps. */
function ranges() {
  const peak = (x) =>
    336 - 92 * Math.exp(-Math.hypot(x - 352, 8) / 52) - 34 * bell(x, 240, 120) - 30 * bell(x, 520, 110);
  const far = (x) => peak(x) - 60 * bell(x, 800, 120) - 84 * bell(x, 1060, 150) + 3 * Math.sin(x / 26);
  const near = (x) => 344 - 26 * bell(x, 640, 90) - 40 * bell(x, 905, 120) + 2.4 * Math.sin(x / 31);
  const ridge = (f, fill, opacity, count) =>
    area(`${along(f)}L1220 420L-20 420z`, fill) +
    fine(along(f), opacity) +
    repeat(count, (i) =>
      hair(
        along((x) => f(x) + 11 + i * 13),
        thousandths(0.3 - i * 0.05),
      ),
    );
  const steps = Array.from({ length: 11 }, (_, i) => [354 + 4 * Math.sin(i * 0.9) + i * 2.6, 262 + i * 6.4]);
  const lamps = line(steps.map(([x, y]) => `M${round(x)} ${round(y)}l0.1 0`).join(''), pen(1.9, 0.8));
  return ridge(far, '#0a1c25', 0.6, 5) + lamps + ridge(near, '#091922', 0.45, 3);
}

/** The lake, a sliver of light on it, and the tower of its intake. */
function lake() {
  const ripple = (i) => {
    const [y, half] = [346 + i * 5, 78 - i * 12 + 20 * chance(i + 3)];
    const x = MEET + 26 * (chance(i + 9) - 0.5);
    return hair(`M${round(x - half)} ${round(y)}H${round(x + half)}`, thousandths(0.75 - i * 0.1));
  };
  const still = repeat(
    9,
    (i) => `M${round(190 + 690 * chance(i + 20))} ${round(344 + 28 * chance(i))}h${round(26 + 50 * chance(i + 40))}`,
  );
  const put = placed(806, 372);
  const tower =
    solid(put('M-9 0L-8 -34L8 -34L9 0z'), '#0b1f29', pen(1.6)) +
    solid(put('M-13 -34L0 -48L13 -34z'), '#0f2a33', pen(1.6)) +
    hair(put('M-9 -12L9 -12M-8 -24L8 -24M0 -48L0 -55'), 0.8);
  return (
    area('M120 340H1040V420H120z', '#0a2a33') +
    fine('M120 340H1040', 0.5) +
    hair(still, 0.4) +
    repeat(5, ripple) +
    tower
  );
}

/** A hillside before the dam, under its edge y = f(x), in contour lines and rows of tea. */
function hillside(f, from, to, id) {
  const outline = `${along(f, from, to)}L${to} 840L${from} 840z`;
  const contour = (i) => along((x) => f(x) + 12 + i * 17 + i * i * 0.9 + 4 * Math.sin(x / 70 + i * 0.7), from, to);
  const tea = (i) => line(contour(i), { width: 2.4, opacity: 0.32, extra: 'stroke-dasharray="3 6" ' });
  return (
    `<clipPath id="${id}"><path d="${outline}"/></clipPath>` +
    area(outline, '#081821') +
    `<g clip-path="url(#${id})">${repeat(15, (i) => hair(contour(i), thousandths(0.42 - i * 0.014)))}${[4.5, 6.5, 8.5, 10.5].map(tea).join('')}</g>` +
    firm(along(f, from, to), 0.85)
  );
}

/** A line of the river, from the basin to the frame: `share` runs from its left bank (0) to the right one (1). */
export const course = (share) => (y) => {
  const t = Math.max(0, (y - 660) / 180);
  const left = 404 - 84 * ease(t * 0.8) - 44 * t;
  const right = 930 - 190 * ease(t * 0.8 + 0.06) + 20 * t;
  return left + (right - left) * share;
};
const down = (f, from, to) => sample(f, from, to, 8).map(([y, x]) => [x, y]);

/** A line along the river's current. */
export const current = (share) => curve(down(course(share), 676, 840));

const BANKS = {
  left: [[436, 622], [428, 636], [416, 650], ...down(course(0), 664, 848)],
  right: [[722, 618], [724, 664], [928, 664], ...down(course(1), 672, 848)],
};

/** Basin and river, and the low sill between them. */
function water() {
  const base = sample(foot, 436, 728, 16);
  const outline = polygon([...base, ...BANKS.right, ...BANKS.left.toReversed()]);
  const sill = 'M404 664Q560 640 724 662';
  return (
    area(outline, '#082630') +
    fine(curve(BANKS.left), 0.8) +
    fine(curve(BANKS.right.slice(2)), 0.8) +
    fine(curve(base), 0.7) +
    line(sill, pen(2.6, 0.85)) +
    line('M403 670Q560 646 724 667', pen(1.4, 0.5))
  );
}

/** A lattice tower with two pairs of arms; x is its axis, y the ground. */
function pylon(x, y, h) {
  const put = placed(x, y, 0, h / 130);
  const half = (v) => round(15 - 0.14 * v + 0.00046 * v * v);
  const bays = [0, 24, 46, 66, 84, 100, 114, 126];
  const braces = bays
    .slice(1)
    .map((v, i) => `M${-half(bays[i])} ${-bays[i]}L${half(v)} ${-v}L${-half(v)} ${-v}L${half(bays[i])} ${-bays[i]}`);
  const legs = [-1, 1]
    .map((m) =>
      polygon(
        bays.map((v) => [m * half(v), -v]),
        false,
      ),
    )
    .join('');
  const arms = 'M-26 -100L26 -100M-26 -100L0 -108L26 -100M-20 -118L20 -118M-20 -118L0 -126L20 -118M0 -126L0 -132';
  const strings = 'M-25 -100L-25 -94M25 -100L25 -94M-19 -118L-19 -112M19 -118L19 -112M-26 3L26 3M-18 7L20 7';
  return (
    hair(put(braces.join('')), 0.75) + line(put(legs), pen(1.9)) + line(put(arms), pen(1.8)) + hair(put(strings), 0.9)
  );
}

const PYLONS = [
  [962, 604, 150],
  [1046, 452, 104],
  [1160, 430, 92],
];

/** The line from the powerhouse over the hill to the village. */
function powerLine() {
  const end = (i, [u, v]) => {
    const [x, y, h] = PYLONS[i];
    return [x + (u * h) / 130, y + (v * h) / 130];
  };
  const hung = ([x, y], [u, v], sag) =>
    `M${round(x)} ${round(y)}Q${round((x + u) / 2)} ${round((y + v) / 2 + sag)} ${round(u)} ${round(v)}`;
  const arms = [
    [-25, -94],
    [25, -94],
    [-19, -112],
    [19, -112],
  ];
  const spans = arms.map(
    (a, k) =>
      hung([918, 552 + k * 5], end(0, a), 8) +
      hung(end(0, a), end(1, a), 26) +
      hung(end(1, a), end(2, a), 18) +
      hung(end(2, a), [1240, 330 + a[1] / 3], 8),
  );
  const drop = hung(end(2, [-25, -94]), [1112, 546], 20) + hung(end(2, [-19, -112]), [1121, 546], 24);
  const pole = line('M1116 598V540M1108 546H1125M1110 553H1123', pen(1.9));
  return hair(spans.join('') + drop, 0.75) + PYLONS.map((p) => pylon(...p)).join('') + pole;
}

const HOMES = [
  [1012, 516, 0.29, 'eaves', 1, 2],
  [1058, 528, 0.3, 'gable', -1, 5],
  [1152, 520, 0.32, 'hipped', 1, 1],
  [1028, 588, 0.37, 'hipped', 1, 3],
  [1140, 606, 0.4, 'storeys', -1, 2],
  [1000, 662, 0.44, 'verandah', 1, 4],
  [1082, 684, 0.46, 'eaves', -1, 6],
];

/** The lane that climbs through the village. */
const LANE = 'M1240 638C1150 636 1060 618 1002 606C966 598 966 572 1004 558C1070 536 1150 552 1240 572';
const lane = line(LANE, { width: 11, opacity: 0.6 }) + line(LANE, { width: 8, colour: '#0e2730' });

/** Trees between the houses, each `[x, y, size]`. */
const GARDENS = [
  [1116, 516, 0.2],
  [1128, 520, 0.15],
  [1092, 596, 0.25],
  [1104, 592, 0.18],
  [984, 676, 0.24],
  [1150, 690, 0.3],
  [1166, 688, 0.22],
];

/** The village: each house on a terrace of its own. */
function village() {
  const terrace = ([x, y, s]) =>
    hair(`M${x - 14} ${y + 5}H${round(x + 160 * s + 10)}M${x - 4} ${y + 10}H${round(x + 130 * s)}`, 0.55);
  const houses = HOMES.map(([x, y, s, kind, m, seed]) => home({ x, y, s, kind, m, seed, colour: '#ffd596' }));
  const trees = GARDENS.map(([x, y, s]) => tree(x, y, s));
  return lane + HOMES.map(terrace).join('') + thinner(trees.join(''), 0.8) + thinner(houses.join(''), 0.86);
}

/** Tea on our side of the valley; it has no edge of its own, so the river is drawn after it and cuts it off. */
const tea = (from, to, top, seed) =>
  repeat(3, (i) => {
    const row = (x) => top + i * 25 - 0.00022 * (x - 600) ** 2 + 5 * Math.sin(x / 80 + i);
    return bushes(row, from, to, 24 + i * 6, seed + i, 850);
  });

/** Stones along the water, each `[x, y, size]`. */
const STONES = [
  ...[
    [674, 9],
    [684, 12],
    [696, 8],
    [726, 13],
    [738, 9],
    [778, 14],
  ].map(([y, size]) => [course(0)(y) - 3, y, size]),
  ...[
    [682, 9],
    [690, 12],
    [712, 11],
    [722, 14],
    [760, 12],
    [806, 15],
  ].map(([y, size]) => [course(1)(y) + 3, y, size]),
];
const stone = ([x, y, size]) => {
  const rim = Array.from({ length: 7 }, (_, i) => {
    const [a, reach] = [(i * TAU) / 7, size * (0.8 + 0.35 * chance(x + i))];
    return [round(x + reach * Math.cos(a)), round(y + reach * 0.62 * Math.sin(a))];
  });
  return (
    solid(blob(rim), '#0c222c', pen(1.6, 0.85)) +
    hair(`M${x - size * 0.4} ${y - size * 0.1}l${round(size * 0.5)} ${round(-size * 0.2)}`, 0.6)
  );
};

/** The stair from the crest to the powerhouse. */
const stair = () => {
  const way = along((x) => rightHill(x) + 11, 800, 934);
  return (
    line(way, { width: 8, colour: '#0d242e' }) +
    line(way, { width: 7, opacity: 0.6, extra: 'style="stroke-linecap:butt" stroke-dasharray="1.3 3.4" ' })
  );
};

/** All that does not move. */
export function reservoir() {
  const { wall, rail } = dam();
  const hills = hillside(leftHill, -20, 436, 'west') + hillside(rightHill, 716, 1220, 'east');
  const copse = [
    [30, 0.3],
    [64, 0.36],
    [92, 0.27],
    [176, 0.22],
    [196, 0.27],
  ]
    .map(([x, s]) => tree(x, leftHill(x) + 3, s))
    .join('');
  const groves = [
    [972, 0.24],
    [990, 0.3],
    [1104, 0.26],
  ]
    .map(([x, s]) => tree(x, rightHill(x) + 3, s))
    .join('');
  return (
    stars(30, [0, 156, 1200, 110], 1.1) +
    ranges() +
    lake() +
    wall +
    rail +
    copse +
    groves +
    hills +
    stair() +
    ladder() +
    GATES.map(gantry).join('') +
    village() +
    tea(-30, 420, 772, 3) +
    tree(64, 790, 0.96) +
    tree(128, 782, 0.62) +
    tea(-30, 420, 824, 5) +
    tea(680, 1240, 792, 8) +
    water() +
    STONES.map(stone).join('') +
    powerhouse() +
    powerLine()
  );
}
