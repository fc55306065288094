/** A coast at night: a fish cold store cut open, a lagoon under a hill with a mast, a guard's hut, a bedroom cut open. */
import { cat } from '../../closings/parts/plot.mjs';
import { mast } from '../../heroes/parts/mast.mjs';
import { coconut } from '../../heroes/parts/village-things.mjs';
import { uprights } from '../../parts/facade.mjs';
import { box, card, fine, hair, pen, placed, polygon, repeat, ring, shine, solid, stars } from '../../parts/shapes.mjs';
import { bicycle } from '../../parts/street.mjs';
import { area, chance, curve, line, round, sample } from '../../stage.mjs';

export const LAMP = [600, 116];
const FLOOR = 560;

/** An insulated wall, cut through: two skins and the wool between. */
function insulated(x, y, w, h) {
  const zigzag = Array.from({ length: Math.floor(Math.max(w, h) / 9) + 1 }, (_, i) =>
    w > h ? [x + i * 9, y + (i % 2 ? 3 : h - 3)] : [x + (i % 2 ? 3 : w - 3), y + i * 9],
  );
  return solid(box(x, y, w, h), '#12343c', pen(2.4)) + hair(polygon(zigzag, false), 0.6);
}

const FISH = 'M0 0C8 -9 26 -9 34 -2L44 -9L41 0L44 8L34 2C26 8 8 8 0 0z';

/** A crate of fish on ice. */
function crate(x, y, seed) {
  const fish = [2, 10, 17].map((u, i) => placed(x + u, y - 25 - (i % 2) * 5, -8 + 14 * chance(seed + i), 0.72)(FISH));
  return (
    solid(fish.join(''), '#17474d', pen(1.3, 0.9)) +
    solid(box(x, y - 22, 52, 22), '#0d2832', pen(1.9)) +
    hair(
      repeat(4, (i) => `M${x + 8 + i * 12} ${y - 14}v7`),
      0.8,
    ) +
    fine(`M${x - 2} ${y - 21}h56`, 0.9)
  );
}

const rack = (x, seed) =>
  repeat(3, (k) => repeat(seed + k > 7 ? 1 : 2, (i) => crate(x + 5 + i * 56, 556 - k * 68, seed + k * 2 + i))) +
  repeat(3, (k) => fine(box(x, 557 - k * 68, 118, 4), 0.85)) +
  line(`M${x} ${FLOOR}V352M${x + 118} ${FLOOR}V352`, pen(2.4, 0.9));

const inside =
  area(box(-20, 230, 280, 332), '#0b2932') +
  hair(uprights(14, 240, 236, FLOOR, 32), 0.22) +
  rack(-58, 1) +
  rack(62, 6) +
  solid(box(28, 256, 142, 50), '#0f2a33', pen(2.4)) +
  fine('M46 234V256M152 234V256', 0.9) +
  hair(
    repeat(12, (i) => `M${34 + i * 11} 306l3 ${round(5 + 8 * chance(i))}l3 ${-round(5 + 8 * chance(i))}`),
    0.8,
  ) +
  insulated(-20, 214, 436, 20) +
  insulated(-20, FLOOR, 436, 16) +
  insulated(252, 234, 14, 326);

const condenser =
  solid(box(300, 268, 86, 70), '#0d2832', pen(2.2)) +
  solid(ring(334, 303, 27), '#07161d', pen(2)) +
  hair(`${ring(334, 303, 9)}${ring(334, 303, 18)}M307 303H361M334 276V330M370 280h10M370 290h10M370 300h10`) +
  fine('M308 338v10M378 338v10M372 268V224M380 268V224', 0.8);

const frontWall =
  solid(box(266, 234, 146, 326), '#0a1d26', pen(2.4)) +
  hair(uprights(272, 406, 240, FLOOR - 2, 7), 0.24) +
  solid(box(262, 212, 160, 12), '#0f2a33', pen(2.4)) +
  condenser +
  area(box(306, 412, 76, 148), '#0c3a42') +
  area(box(346, 412, 36, 148), '#c9f5ee') +
  line(uprights(350, 380, 412, FLOOR, 6), { width: 1.3, colour: '#0fb5ae', opacity: 0.7 }) +
  line(`${box(306, 412, 76, 148)}M258 400H404M264 400v6M398 400v6`, pen(2.6));

/** The store: racks and cooler to the left of the cut, the front with the doorway to the right. */
export const store = coconut(204, 250, 172, 26) + coconut(62, 250, 104, -22) + inside + frontWall;

/** A fan of the cooler. */
export const rotor = (x, turn) =>
  solid(ring(x, 281, 19), '#07161d', pen(2)) +
  solid(
    repeat(5, (i) => placed(x, 281, turn + i * 72)('M0 0C2 -8 10 -14 16 -7C11 -7 6 -4 0 0z')),
    '#1d4a52',
    pen(1.3),
  ) +
  hair(ring(x, 281, 12) + ring(x, 281, 3), 0.6);

/** An outrigger canoe, its sail furled on the yard. */
export function oruwa(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    fine(put('M-4 0L-10 -58M-14 -54L30 -26M-12 4L-16 12M18 4L16 12'), 0.8) +
    solid(put('M-34 12L28 12C34 12 36 9 40 6L38 15L-30 16z'), '#0c2a33', pen(1.3)) +
    solid(put('M-52 -8C-44 4 44 4 54 -12L50 2C44 8 -40 8 -46 2z'), '#081820', pen(1.8)) +
    solid(put('M-14 -55L30 -27L26 -23C12 -28 -4 -42 -14 -55z'), '#11323b', pen(1.4))
  );
}

const crest = (x) => 382 - 82 * Math.exp(-((Math.abs(x - 600) / 142) ** 3)) + 1.4 * Math.sin(x / 9);
const hill = (drop) => curve(sample((x) => Math.min(388, crest(x) + drop), 384, 840, 6));
const church = placed(694, 388, 0, 1);
const palms = [
  [436, 386, 66, -9],
  [464, 389, 46, 7],
  [664, 390, 40, -6],
  [750, 389, 58, 9],
];

/** The far shore: the hill of the mast, palms, a church. */
export const shore =
  stars(46, [390, 20, 790, 270], 1.3) +
  solid(`${hill(0)}V388H384z`, '#0a1f29', pen(2.2)) +
  repeat(8, (i) => hair(hill(9 + i * 9), round(0.5 - i * 0.04))) +
  mast(600, 302, 182) +
  solid(church('M-20 0L-20 -24L-2 -40L16 -24L16 0zM16 0L16 -46L23 -62L30 -46L30 0z'), '#0d2832', pen(1.5)) +
  fine(church('M-2 -40L-2 -49M-5 -46L1 -46M23 -62L23 -70M20 -67L26 -67M-6 0L-6 -11L2 -11L2 0M23 -40L23 -32'), 0.8) +
  palms.map((palm) => coconut(...palm)).join('');

const level = (x, drop) => 530 + drop + 3 * Math.sin(x / 120 + drop / 30);
const grass = (x, y) =>
  hair(
    repeat(9, (i) => {
      const [lean, tall] = [(i - 4) * 1.6 + 4 * chance(x + i), 5 + 10 * chance(x * 3 + i)].map(round);
      return `M${x + i * 1.6} ${y}q0 ${-round(tall * 0.7)} ${lean} ${-tall}`;
    }),
    0.75,
  );

/** The near bank with the road between the two houses. */
export const ground =
  area(`${curve(sample((x) => level(x, 0)))}V700H-20z`, '#07141b') +
  fine(curve(sample((x) => level(x, 0), 380, 860)), 0.75) +
  area(`${curve(sample((x) => level(x, 36)))}V${level(0, 82)}H-20z`, '#0a1a22') +
  hair(curve(sample((x) => level(x, 36))) + curve(sample((x) => level(x, 82))), 0.8) +
  repeat(6, (i) => hair(curve(sample((x) => level(x, 9 + i * 13))), 0.24)) +
  repeat(4, (i) => hair(curve(sample((x) => level(x, 96 + i * 15))), round(0.34 - i * 0.06))) +
  [430, 503, 566, 772].map((x) => grass(x, round(level(x, 4)))).join('');

const courses = repeat(11, (i) => {
  const joints = repeat(4, (k) => `M${644 + k * 14 + (i % 2) * 7} ${470 + i * 8}v8`);
  return `M638 ${470 + i * 8}h56${joints}`;
});

/** The hut of the guard, his bicycle beside it. */
export const hut =
  solid(box(638, 428, 56, 130), '#0b222b', pen(2.4)) +
  hair(courses, 0.3) +
  solid(box(649, 446, 32, 22), '#8a7546', pen(1.8)) +
  fine('M665 446V468M644 472H686', 0.8) +
  solid('M626 428L644 404H688L706 428z', '#0f2a33', pen(2.4)) +
  hair('M637 414H695M632 421H700', 0.5) +
  solid(box(632, 556, 68, 8), '#0f2a33', pen(2)) +
  bicycle(708, 584, 0.56);

/** In front: crates that wait to be washed, and a cat. */
export const front =
  crate(56, 648, 3) +
  crate(112, 648, 8) +
  crate(84, 621, 5) +
  cat(196, 646) +
  [24, 168, 332, 668, 1010].map((x) => grass(x, 652 - (x % 7))).join('');

const [RIDGE, TOP] = [1016, 176];
const slope = (drop) => [
  [756, 348 + drop],
  [RIDGE, TOP + drop],
  [1276, 348 + drop],
];
const rafters = repeat(17, (i) => {
  const u = 26 + i * 14;
  return `M${RIDGE - u} ${round(TOP + u * 0.6615)}v15M${RIDGE + u} ${round(TOP + u * 0.6615)}v15`;
});
const wall =
  solid(box(806, 336, 16, 236), '#1a241f', pen(2.4)) +
  hair(
    repeat(26, (i) => `M806 ${344 + i * 9}h16M${i % 2 ? 811 : 817} ${344 + i * 9}v9`),
    0.6,
  );
const casement =
  solid(box(1136, 398, 84, 82), '#071319', pen(2.2)) +
  hair(uprights(1146, 1216, 398, 480, 10), 0.8) +
  fine('M1130 484H1216', 0.9);

/** The bedroom under its tiled roof. */
export const house =
  area(`M806 572V330L${RIDGE} ${TOP + 10}L1220 318V572z`, '#0c1a1e') +
  hair(
    repeat(9, (i) => `M822 ${366 + i * 23}H1220`),
    0.14,
  ) +
  casement +
  fine(`M806 352H1220M${RIDGE} 196V352M${RIDGE} 300L930 352M${RIDGE} 300L1102 352`, 0.75) +
  wall +
  solid(polygon([...slope(0), ...slope(17).reverse()]), '#12201f', pen(2.4)) +
  hair(rafters, 0.6) +
  solid(box(786, 572, 440, 30), '#141a18', pen(2.4)) +
  hair(
    repeat(16, (i) => `M${792 + i * 28} 587h24M${806 + i * 28} 574v12M${794 + i * 28} 588v13`),
    0.5,
  ) +
  fine('M926 570q8 -6 18 0zM950 570q8 -6 18 0z', 0.9);

/** The bed, made. */
export const bedstead =
  solid('M898 572V466H906V572zM1106 572V486H1114V572z', '#1d1a12', pen(2)) +
  solid(box(902, 520, 208, 12), '#1d1a12', pen(2.2)) +
  solid(card(906, 506, 198, 15, 6), '#1c2a28', pen(2)) +
  solid(card(910, 492, 46, 15, 7), '#263531', pen(1.8));

const drape = 'M1000 356C968 400 916 470 896 556H1118C1104 470 1056 400 1030 356z';
const folds = repeat(11, (i) => `M${1003 + i * 2.6} 357C${986 + i * 6} 410 ${934 + i * 16} 470 ${906 + i * 20} 556`);

/** The mosquito net over the bed. */
export const net =
  area(drape, '#ffe9c4', 'fill-opacity=".05" ') +
  hair(folds, 0.36) +
  fine(drape, 0.75) +
  line(`M1016 352V346${ring(1015, 356, 16, 4)}`, pen(2)) +
  hair(`M896 556${repeat(15, () => 'q7.4 5 14.8 0')}`, 0.8);

/** Cold light on the ground before the gap of the door. */
export const spill = shine('spill', 'M360 576H382L434 650H366z', 0.55, 0);
