import { cottage } from '../heroes/parts/valley-blocks.mjs';
import { mast, tree } from '../heroes/parts/valley-land.mjs';
import { turned } from '../parts/facade.mjs';
import { thinner } from '../parts/roadside.mjs';
import { dot, fine, firm, hair, placed, repeat, ring, solid } from '../parts/shapes.mjs';
import { area, bell, chance, curve, glow, line, round, sample, stage, thousandths } from '../stage.mjs';
import { road } from '../testimonials/parts/tea-garden.mjs';
import { bearer, desk, jeep, observer, pole, station, writer } from './parts/survey.mjs';

const WIDE = 1440;
const FROM = [640, 190];
const LANTERN = [1184, 226];
const RELAY = [1012, 300];
const MEET = 1130;
const AMBER = '#ffb85a';

const rise = (x, from, to) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Crests, far to near: the range, the opposite ridge, the hill in the way, the knoll, our hill. */
const far = (x) =>
  296 - 70 * bell(x, 70, 150) - 84 * bell(x, 1350, 120) - 60 * bell(x, 980, 150) + 6 * Math.sin(x / 37);
const opposite = (x) =>
  356 - 98 * bell(x, 1176, 170) - 70 * bell(x, 1440, 130) + 80 * (1 - rise(x, 300, 860)) + 4 * Math.sin(x / 46);
const hill = (x) => 500 - 306 * bell(x, 812, x < 812 ? 132 : 92) - 116 * bell(x, 930, 80) + 3 * Math.sin(x / 19);
const knoll = (x) => 592 - 164 * Math.exp(-(Math.abs((x - 1026) / 118) ** 3)) + 3 * Math.sin(x / 24);
const ours = (x) =>
  332 + 36 * (1 - rise(x, -60, 460)) + 4 * Math.sin(x / 70) + 170 * rise(x, 640, 850) + 460 * rise(x, 760, 1230);

/** The floor of the valley in four terraces. */
const TERRACES = [
  (x) => 508 + 12 * Math.sin(x / 120 + 1) - 20 * bell(x, 1440, 150),
  (x) => 566 + 12 * Math.sin(x / 150),
  (x) => 640 + 14 * Math.sin(x / 170 + 2),
  (x) => 730 + 14 * Math.sin(x / 190 + 4),
  () => 850,
];

/** A hill with contour lines below its crest. */
function land(f, fill, { edge = firm, count = 8, gap = 16, grow = 1, strength = 0.5, width = 1.8 } = {}) {
  const at = (drop) => curve(sample((x) => f(x) + drop, -20, WIDE + 20, 10));
  return (
    area(`${at(0)}L1460 830L-20 830z`, fill) +
    edge(at(0), 0.9) +
    repeat(count, (i) =>
      line(at((i + 1) * gap + i * i * grow), { width, opacity: thousandths(strength - (i * strength) / (count + 10)) }),
    )
  );
}

const leftward = (put) => (d) => put(turned(d));

const dotted = (d, options) => line(d, { width: 3, extra: 'stroke-dasharray="0.1 8.5" ', ...options });

/** The straight way: at the shoulder of the hill it scatters; behind it little arrives, if any. */
function straight() {
  const at = (t) => [FROM[0] + (LANTERN[0] - FROM[0]) * t, FROM[1] + (LANTERN[1] - FROM[1]) * t].map(round);
  const [x, y] = at(0.235);
  const strays = repeat(16, (i) => {
    const [a, d] = [2.2 + 2.4 * chance(i + 4), 10 + 34 * chance(i + 21)];
    return dot(round(x + d * Math.cos(a)), round(y - d * Math.sin(a)), round(2.4 - d / 26), AMBER);
  });
  const rest = { colour: AMBER, opacity: 0.42, width: 2.4, extra: 'stroke-dasharray="0.1 21" ' };
  return (
    dotted(`M${FROM.join(' ')}L${x} ${y}`, { colour: AMBER, width: 3.6 }) +
    glow(x, y, 52, AMBER, 0.6) +
    strays +
    line(`M${at(0.38).join(' ')}L${at(0.92).join(' ')}`, rest)
  );
}

/** The way over the relay. */
const around = () =>
  dotted(`M${FROM.join(' ')}L${RELAY.join(' ')}`) + dotted(`M${RELAY.join(' ')}L${LANTERN.join(' ')}`, { width: 3.6 });

/** The lantern, its light, and who holds it. */
const lantern = () =>
  glow(...LANTERN, 150, '#ffffff', 0.6) +
  glow(...LANTERN, 44, '#ffffff', 0.85) +
  bearer(leftward(placed(LANTERN[0] + 20, LANTERN[1] + 37, 0, 1.2))) +
  solid(placed(...LANTERN)('M-6 10L-6 -4L-8 -4L0 -11L8 -4L6 -4L6 10z'), '#fff', { width: 2, colour: '#fff' }) +
  line(placed(...LANTERN)('M-8 11L8 11M0 -11L0 -14') + ring(LANTERN[0], LANTERN[1] - 15, 2.6), {
    width: 2,
    colour: '#fff',
  });

/** Trees on the crest where the straight way meets it. */
const grove = () =>
  [730, 752, 768, 786].map((x, i) => tree(x, round(hill(x) + 5), 0.56 + 0.24 * chance(i + 2))).join('');

/** The floor of the valley: rows of tea, the river, a hamlet. */
function floor() {
  const middle = (y) => 1200 + 46 * Math.sin((y - 450) / 44) + 0.3 * (y - 500);
  const river = road(middle, (y) => 3 + ((y - 490) / 34) ** 1.6, 512, 830);
  const flow = repeat(3, (i) => {
    const ripple = sample((y) => middle(y) + (i - 1) * (1 + (y - 560) / 26), 590 + i * 20, 830, 10);
    return hair(curve(ripple.map(([y, x]) => [x, y])), 0.5);
  });
  const ground = TERRACES.slice(0, -1).map((f, k) => {
    const next = TERRACES[k + 1];
    const at = (t) => sample((x) => f(x) + (next(x) - f(x)) * t, 760, 1460);
    const tea = { width: 2.4 + k, opacity: 0.5, extra: `stroke-dasharray="${3 + k * 2} ${6 + k * 2}" ` };
    const edge = at(0);
    return (
      area(`${curve(edge)}L1460 830L760 830z`, ['#0f2c36', '#0e2831', '#0d242d', '#0b2029'][k]) +
      firm(curve(edge), 0.75) +
      repeat(4, (i) => fine(curve(at((i + 1) / 5)), 0.4)) +
      line(curve(at(0.3)), tea) +
      line(curve(at(0.7)), tea)
    );
  });
  const home = (x, y, s) => cottage(placed(x, y, 0, s), x, x);
  const upper =
    tree(958, 560, 0.9) + home(900, 556, 0.46) + home(1300, 546, 0.48) + tree(1362, 550, 1) + tree(1386, 552, 0.8);
  const lower =
    home(1010, 634, 0.56) +
    tree(992, 642, 1.2) +
    tree(1112, 620, 0.8) +
    tree(1130, 624, 1) +
    home(1340, 640, 0.6) +
    tree(1316, 650, 1.2) +
    tree(1412, 648, 1.4);
  return (
    ground.join('') + area(river.outline, '#124a53') + flow + fine(river.edges, 0.7) + thinner(upper + lower, 0.72)
  );
}

/** The footpath by which they came to the poles. */
function footpath() {
  const middle = (y) => 652 + 0.36 * (y - 336) + Math.min(52, (y - 336) * 0.3) * Math.sin((y - 336) / 62);
  const { outline, edges } = road(middle, (y) => 3 + ((y - 336) / 44) ** 1.2, 338, 830);
  return area(outline, '#143e48') + fine(edges, 0.8);
}

/** The party on our hill. */
function party() {
  const ground = (x, drop = 4) => [x, round(ours(x) + drop)];
  const grass = repeat(46, (i) => {
    const x = 190 + i * 10 + 6 * chance(i);
    return `M${round(x)} ${round(ours(x) + 2)}l${round(chance(i + 9) * 6 - 3)} ${-round(4 + 7 * chance(i + 30))}`;
  });
  return (
    footpath() +
    hair(grass, 0.6) +
    jeep(placed(...ground(276), 0, 0.96)) +
    pole(placed(...ground(694, 3), 3), 100) +
    pole(placed(...ground(772, 3), -2), 84) +
    desk(placed(...ground(446), 0, 0.94)) +
    writer(placed(...ground(390, 6), 0, 1)) +
    station(placed(...ground(578, 6), 0, 0.98)) +
    observer(placed(...ground(530, 8), 0, 1))
  );
}

/** Studies: from one hill a party tests whether a signal reaches a lantern on the next; straight it fails, by a relay it arrives. */
export default function research() {
  const stars = repeat(46, (i) => {
    const [x, y] = [20 + 1400 * chance(i), 20 + 190 * chance(i + 60)].map(round);
    return Math.hypot(x - LANTERN[0], y - LANTERN[1]) < 130 ? '' : dot(x, y, 1.3, '#cfe9e6');
  });
  const scene =
    stars +
    land(far, '#081a22', { edge: fine, count: 4, strength: 0.22 }) +
    glow(1470, 330, 440, '#f59e2c', 0.38) +
    land(opposite, '#0e2833', { count: 9 }) +
    land(hill, '#0b2029', { count: 15, gap: 15, grow: 0.5, strength: 0.6 }) +
    grove() +
    land(knoll, '#0f2a34', { count: 7 }) +
    mast(RELAY[0], round(knoll(RELAY[0])) + 2, round(knoll(RELAY[0])) + 2 - RELAY[1] - 24) +
    floor() +
    straight() +
    around() +
    lantern() +
    land(ours, '#0d2c36', { count: 12, gap: 20, grow: 1.4, strength: 0.66, width: 2.2 }) +
    party();
  return stage(scene, { meet: MEET, spread: 820, left: 0, top: 0, width: WIDE, height: 810 });
}
