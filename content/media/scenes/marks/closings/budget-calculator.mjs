import { DAY, daylight, ink } from '../daylight.mjs';
import { palmAt } from '../parts/garden-plants.mjs';
import { RUST } from '../parts/palette.mjs';
import { box, fine, hair, pen, placed, relief, repeat, solid } from '../parts/shapes.mjs';
import { oval } from '../parts/trade-shapes.mjs';
import { bananas } from '../services/parts/shop-goods.mjs';
import { area, bell, chance, curve, glow, line, round, sample } from '../stage.mjs';
import { balance, seller, weight } from './parts/market-balance.mjs';

const [DEPTH, WOOD] = ['#0c262c', '#b5773a'];
const CANE = { width: 1.8, colour: '#6b3d10' };
const STRING = { width: 2.2, colour: RUST };
const SEAM = { width: 1.6, colour: '#2b6a68', opacity: 0.6 };
const SHINE = { width: 2.6, colour: '#e6dca8' };

/** One range of hills with contour lines below its crest. */
function range(f, fill, folds, step) {
  const along = (down) => curve(sample((x) => f(x) + down, 380, 1120, step));
  const contours = repeat(folds, (k) => hair(along(11 + k * 13), 0.42 - k * 0.05));
  return area(`${along(0)}L1120 520L380 520z`, fill) + fine(along(0), 0.7) + contours;
}

/** The hills round Kandy, paler the further away, and the trees of the far shore. */
const hills = () =>
  range((x) => 392 - 96 * bell(x, 640, 190) - 70 * bell(x, 1040, 150) + 4 * Math.sin(x / 36), '#e2eee0', 6, 10) +
  range((x) => 440 - 66 * bell(x, 900, 130) - 40 * bell(x, 560, 120) + 5 * Math.sin(x / 44), '#c3e0d3', 6, 10) +
  range((x) => 472 - 20 * bell(x, 700, 120) + 5 * Math.sin(x / 11) + 3 * Math.sin(x / 5), '#7fb9a5', 0, 5);

/** The octagon of the Temple of the Tooth by the water, whitewashed under a tiled roof, and its reflection. */
function octagon(x, y) {
  const put = placed(x, y);
  return (
    area(put('M-64 1L64 1L56 20L28 20L24 68L-24 68L-28 20L-56 20z'), '#d8eee4') +
    solid(put(box(-64, -26, 128, 26)), '#ece2cb', pen(1.6)) +
    solid(put(box(-30, -52, 60, 52)), DAY.paper, pen(1.8)) +
    area(put(repeat(4, (i) => box(-25 + i * 14, -46, 8, 20))), DAY.ink) +
    solid(put('M-42 -52C-28 -60 -16 -72 -8 -88L8 -88C16 -72 28 -60 42 -52z'), '#b5672a', pen(1.8)) +
    hair(put('M0 -88L0 -102M-14 -54L-5 -86M14 -54L5 -86M-64 -13L64 -13'), 0.8)
  );
}

/** The lake, its island of palms, and on our side of it the wall whose top is a row of clouds. */
function lake() {
  const wave = (i) => `M${round(470 + 560 * chance(i))} ${round(512 + i * 5.2)}l${round(30 + 60 * chance(i + 9))} 0`;
  const cloud = 'L0 610C2 594 14 590 18 588C18 576 32 576 32 588C36 590 48 594 50 610';
  const clouds = repeat(15, (i) => placed(370 + i * 50, 0)(cloud));
  const niches = repeat(15, (i) => placed(395 + i * 50, 604)('M0 0L-9 26L9 26z'));
  return (
    area(box(380, 490, 740, 130), '#a9dcd6') +
    octagon(888, 492) +
    hair(repeat(15, wave), 0.7) +
    palmAt(1008, 530, 0.34) +
    palmAt(980, 532, 0.26) +
    solid('M940 536C954 520 976 526 990 522C1008 518 1026 526 1042 536z', '#2d7f76', pen(1.8)) +
    solid(`M370 690${clouds}L1120 690z`, DAY.paper, ink(2.2)) +
    area(niches, '#3d8f8a') +
    fine('M370 640H1120', 0.7)
  );
}

/** The inside of the stall: planks at both sides, in the shade, and the posts at the edge of the light. */
const planks = () =>
  area(box(380, 112, 56, 600) + box(1066, 112, 560, 760), DEPTH) +
  line(
    repeat(6, (i) => `M${1150 + i * 86} 112V700`),
    SEAM,
  ) +
  solid(box(1048, 150, 22, 540) + box(432, 150, 22, 540), WOOD, ink(2.4)) +
  line('M1053 160V680M437 160V680', { width: 3, colour: '#ffd9a0' });

/** The awning from inside, up to the edge of the picture, the light in its cloth. */
function awning() {
  const strip = (i) => {
    const [a, c] = [347 + i * 65.4, round(421 + i * 57.7)].map(round);
    const [cloth, drop] = i % 2 ? ['#1b8585', '#0f5f63'] : ['#fbe9c8', '#e3d6b4'];
    const slope = solid(`M${a} 100L${round(a + 65.4)} 100L${c + 57.7} 204L${c} 204z`, cloth, pen(1.8));
    return slope + solid(placed(c, 204)('M0 0L57.7 0L57.7 10Q28.8 34 0 10z'), drop, pen(1.8));
  };
  return repeat(22, (i) => strip(i - 1));
}

/** The counter: its painted front, its boards, on them the sun that comes in between the posts, and the shadows of the pans. */
const counter = () =>
  solid(box(380, 684, 1240, 124), '#d29a58', ink(2.6)) +
  area('M454 686L1048 686L1136 803L503 803z', '#f6d7a4') +
  hair('M380 712H1620M380 748H1620', 0.6) +
  area(oval(766, 703, 112, 11) + oval(1190, 703, 112, 11), '#7a4716', 'fill-opacity=".5" ') +
  area(box(380, 802, 1240, 70), '#17757a') +
  line(
    repeat(15, (i) => `M${424 + i * 84} 818V872`),
    ink(2),
  ) +
  area(box(380, 802, 1240, 27), '#0f5f63') +
  solid(box(360, 804, 1280, 15), '#c98a42', ink(2.6));

/** A basket of woven cane, the middle of its foot at (x, y), and behind its rim rows of marked fruit, the upper first. */
function basket(x, y, rows, r, fill, mark, pencil = SHINE) {
  const put = placed(x, y);
  const stakes = repeat(9, (i) => `M${-76 + i * 19} -60L${-66 + i * 16.5} 2`);
  const row = (count, up) =>
    repeat(count, (i) => {
      const at = placed(x + (i - (count - 1) / 2) * r * 1.9, y - 66 - r * 0.6 - 26 * up);
      return solid(at(oval(0, 0, r)), fill, ink(2)) + line(at(mark), pencil);
    });
  return (
    area(put('M84 -40L134 -4L60 6z'), '#7a4716', 'fill-opacity=".6" ') +
    rows.map((count, i) => row(count, rows.length - 1 - i)).join('') +
    solid(put('M-92 -66L92 -66L74 0C54 8 -54 8 -74 0z'), '#c98a42', ink(2.6)) +
    line(put(`${stakes}M-86 -46L86 -46M-82 -31L82 -31M-78 -16L78 -16`), CANE) +
    solid(put('M-96 -72L96 -72L94 -58L-94 -58z'), '#e0a85c', ink(2.4))
  );
}

/** Chillies threaded on a string. */
const chillies = (x, y) =>
  repeat(16, (i) => {
    const put = placed(x, y + i * 9, (i % 2 ? -1 : 1) * (34 + 18 * chance(i)), 0.9);
    return solid(put('M-7 0C-9 18 -4 36 3 50C4 34 9 16 7 0z'), i % 3 ? '#c8501f' : RUST, ink(1.3));
  });

/** A customer's forearm from the left, and the string bag of mangoes that hangs from the hand. */
function customer() {
  const put = placed(562, 538);
  const arm = 'M-142 -40C-92 -48 -42 -36 -14 -30L12 -28C22 -24 26 -10 20 2C10 10 -6 8 -16 2C-56 2 -102 6 -142 12z';
  const sleeve = 'M-182 -64C-142 -60 -102 -56 -66 -50C-58 -32 -58 -2 -66 14C-106 20 -142 22 -182 22z';
  const bag = 'M-22 46C-42 72 -48 108 -34 134C-16 140 18 140 36 134C50 108 44 72 24 46z';
  const net = 'M-22 46Q8 80 38 130M-6 46Q20 70 46 108M24 46Q-6 80 -36 130M8 46Q-18 70 -44 108';
  return (
    line(put('M2 0C-14 18 -22 32 -22 46M2 0C16 18 24 32 24 46'), STRING) +
    area(put(bag), '#f8e3b4', 'fill-opacity=".8" ') +
    solid(put(oval(0, 82, 20, 17) + oval(-19, 113, 20, 17) + oval(20, 115, 20, 17)), '#f0a83a', ink(1.6)) +
    line(put(bag + net), STRING) +
    solid(put(arm), '#8f5a33', ink(2.2)) +
    line(put('M-6 -16C2 -14 10 -14 22 -16M-6 -6C2 -4 10 -4 22 -7'), { width: 1.5, colour: '#5b3519' }) +
    solid(put(sleeve), '#f6e6c4', ink(2.4)) +
    line(put('M-162 -60L-162 20M-138 -57L-138 19M-114 -54L-114 18M-90 -51L-90 15'), { width: 4, colour: '#2a8f8a' })
  );
}

/** Weights by size in the holes of a block; the hole of the smallest is empty. */
const weights = () =>
  solid('M744 738L1034 738L1046 756L732 756z', '#8a5a2c', ink(2.2)) +
  solid(box(732, 756, 314, 22), '#6b3d10', ink(2.2)) +
  area(oval(1012, 747, 13, 5), DAY.ink) +
  repeat(5, (i) => weight(770 + i * 54 - i * i * 1.2, 749, 1 - i * 0.13));

/** A market stall by the lake of Kandy: the posts of a month weigh as much as the weights, the white one being set. */
export default function budgetCalculator() {
  const air = relief(4, (x, i) => 240 + i * 30 + 8 * Math.sin(x / 100 + i), 0.3) + glow(700, 270, 240, '#fff6df', 0.9);
  const hung = line('M562 190V246M1290 190V242', CANE) + bananas(562, 316) + bananas(562, 282) + bananas(562, 248);
  const limes = basket(606, 792, [4, 5], 18, '#8fb94e', 'M-9 -2L-4 -9');
  const husk = 'M-9 -17L-8 -17M2 -20L3 -20M-3 -10L-2 -10M13 -20L16 -13M-21 -9L-23 -2M19 -6L20 2M7 -7L8 0M-13 -1L-13 5';
  const nuts = basket(1190, 793, [3], 31, '#8a5a2c', husk, { width: 3, colour: '#40240d' });
  const stall = planks() + hung + chillies(1290, 232) + awning() + counter() + customer() + balance();
  return daylight(air + hills() + lake() + stall + limes + nuts + weights() + seller(), { meet: 1000, top: 112 });
}
