/** A road in the hills of Sri Lanka by day: paddy in terraces, a mast, a three-wheeler with parcels, a small shop. */
import { DAY, ink } from '../../daylight.mjs';
import { disc, tiles } from '../../parts/facade.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { TEAL } from '../../parts/palette.mjs';
import { box, facing, fine, pen, placed, relief, repeat, solid } from '../../parts/shapes.mjs';
import { area, bell, curve, glow, line, round, sample } from '../../stage.mjs';
import { bananas, crate } from './shop-goods.mjs';

const ROAD = 704;
/** Behind the phone the land changes from the fills of the left light to those of the right one. */
const SEAM = 1000;
const MAST = [1400, 318];

/** A piece of land from one side to the other under y = f(x). */
function land(f, [left, right], edge = 0.8) {
  const half = (from, to, fill) => area(`${curve(sample(f, from, to, 10))}L${to} 900L${from} 900z`, fill);
  return half(380, SEAM, left) + half(SEAM, 1620, right) + fine(curve(sample(f, 380, 1620, 10)), edge);
}

const farHill = (x) => 396 - 84 * bell(x, MAST[0], 150) - 88 * bell(x, 560, 170) + 5 * Math.sin(x / 44);
const nearHill = (x) => 470 - 44 * bell(x, 1600, 150) - 30 * bell(x, 400, 120) - 36 * bell(x, 800, 120);

/** Sky with its contours, the sun off at the right, and two ranges of hills. */
const hills = () =>
  relief(6, (x, i) => 150 + i * 36 + 8 * Math.sin(x / 110 + i * 0.6), 0.42) +
  glow(1580, 190, 260, '#fff0c8', 0.95) +
  land(farHill, ['#d3e6d6', '#f2d9a6']) +
  relief(4, (x, i) => farHill(x) + 22 + i * 22, 0.5) +
  land(nearHill, ['#a3cdb9', '#e3c98e']) +
  relief(3, (x, i) => nearHill(x) + 16 + i * 15, 0.4);

/** A lattice mast on the hill; its rings fade out before they reach the phone. */
function mast() {
  const [x, y] = MAST;
  const height = 118;
  const half = (i) => 22 - 2.4 * i;
  const level = (i) => y - (height * i) / 7;
  const braces = repeat(7, (i) => {
    const [a, b, foot, head] = [half(i), half(i + 1), round(level(i)), round(level(i + 1))];
    return `M${x - a} ${foot}L${x + b} ${head}M${x + a} ${foot}L${x - b} ${head}`;
  });
  const arc = (r, side) => {
    const [u, v] = [round(x + side * r * 0.78), round(r * 0.62)];
    return `M${u} ${y - height - v}A${r} ${r} 0 0 ${side > 0 ? 1 : 0} ${u} ${y - height + v}`;
  };
  const rings = repeat(4, (i) => {
    const extra = i > 1 ? `stroke-dasharray="${26 - i * 6} ${i * 7}" ` : '';
    const fading = { width: 5 - i * 0.6, opacity: 1 - i * 0.2, colour: '#c8702a', extra };
    return line(arc(30 + i * 32, -1) + arc(30 + i * 32, 1), fading);
  });
  return (
    rings +
    line(braces, ink(2)) +
    line(`M${x - 22} ${y}L${x - 5} ${y - height}V${y - height - 24}M${x + 22} ${y}L${x + 5} ${y - height}`, ink(3.4)) +
    area(box(x - 15, y - height - 6, 8, 28) + box(x + 8, y - height - 6, 8, 28), DAY.ink)
  );
}

/** Paddy in terraces: bunds along and across, and rows of rice. */
function paddy() {
  const bund = (x, i) => 508 + i * 25 + i * i * 4 + (8 + i * 1.6) * Math.sin(x / (92 + i * 16) + i * 1.3);
  const cool = ['#cfe6cf', '#8cc3ae', '#bfdfc6', '#79b7a4', '#b3d8bd'];
  const warm = ['#f0e0a6', '#d3c47c', '#ead998', '#c7b568', '#e2cf8a'];
  return repeat(5, (i) => {
    const rice = curve(sample((x) => bund(x, i) + 13 + i * 2, 380, 1620));
    const stalks = { width: 4 + i, opacity: 0.5, extra: `stroke-dasharray="0.1 ${13 + i * 3}" ` };
    const across = repeat(6, (k) => {
      const x = 440 + i * 66 + k * 220;
      return `M${x} ${round(bund(x, i))}L${x - 16} ${round(bund(x - 16, i + 1))}`;
    });
    return land((x) => bund(x, i), [cool[i], warm[i]]) + line(rice, stalks) + fine(across, 0.7);
  });
}

/** The road in bends down the hill, which joins the one that passes us. */
const bends = () =>
  solid(
    'M594 448C660 454 764 470 772 498C778 528 676 530 668 570C664 612 744 644 800 710L940 710C856 644 758 616 756 576C758 544 814 536 810 498C804 464 672 448 598 443z',
    '#faefd6',
    pen(2.4),
  );

/** The verge and the road past us. */
function road() {
  const dashes = repeat(9, (i) => `M${420 + i * 150} 790h84l-8 10h-86z`);
  return (
    land((x) => ROAD - 15 + 2 * Math.sin(x / 50), ['#5fa391', '#b99a4e'], 0.6) +
    area('M781 684L907 684L950 720L806 720z', '#faefd6') +
    solid(box(370, ROAD, 1260, 190), '#dcc9a2', pen(3)) +
    area(box(380, ROAD + 3, 1240, 9), '#b59d72') +
    area(dashes, '#fbf2dc')
  );
}

/** A three-wheeler from the side, its nose to the right, parcels on its roof; (x, y) is its lower right corner. */
function threeWheeler(x, y, s) {
  const put = (d) => placed(x, y, 0, s)(facing(-1)(d));
  const wheel = (u) => area(put(disc(u, -13, 13)), DAY.ink) + area(put(disc(u, -13, 5)), DAY.paper);
  const canopy =
    'M26 -95C30 -106 40 -110 52 -110L126 -110C142 -110 149 -101 151 -90L152 -57L118 -54L120 -88C120 -94 117 -97 112 -97L40 -97L22 -58L15 -60z';
  const shell =
    'M16 -62L36 -62C41 -48 39 -36 43 -24L84 -24L93 -51L153 -58C158 -46 157 -28 150 -15L34 -13C22 -15 14 -26 12 -34C11 -44 12 -54 16 -62z';
  return (
    area(put('M6 -3L150 -3L214 4L60 7z'), '#6b5a38', 'fill-opacity=".55" ') +
    area(put('M22 -58L40 -98L120 -98L120 -50L92 -50L84 -20L40 -20z'), '#fbe7bd') +
    area(put('M62 -22L62 -40L86 -42L90 -68L98 -68L96 -22z'), '#7a4716') +
    line(put('M86 -97L84 -24M40 -64L54 -70'), ink(4)) +
    solid(put(box(58, -134, 38, 24)), '#d9812a', ink(3)) +
    solid(put(box(98, -128, 30, 18)), '#fbdca4', ink(3)) +
    line(put('M77 -134L77 -110M113 -128L113 -110'), ink(2)) +
    area(put(canopy), DAY.ink) +
    wheel(14) +
    wheel(126) +
    solid(put(shell), '#1f8a88', ink(3)) +
    line(put('M100 -34L150 -38M40 -40L46 -31L84 -31'), { width: 3.4, colour: '#a9d8d0' }) +
    solid(put('M-6 -14C-4 -34 26 -36 33 -15z'), TEAL, ink(2.8)) +
    solid(put(disc(14, -49, 6)), '#fff3d8', ink(2.6))
  );
}

/** A small shop by the road: tiles, a dark open front with bananas, a counter with fruit. */
function shop(x, y) {
  const put = placed(x, y);
  const goods =
    bananas(120, -250) + bananas(250, -250) + crate(60, -86, '#f0a02e', 15) + crate(180, -86, '#4f9f92', 12);
  return (
    area(put('M0 0L-90 6L-60 0L0 -10z'), '#3d7f70', 'fill-opacity=".6" ') +
    solid(put(box(0, -140, 196, 140)), '#fbefd6', ink(3)) +
    area(put(box(18, -122, 160, 84)), DAY.ink) +
    `<g transform="translate(${x + 6} ${y + 2}) scale(.5)">${goods}</g>` +
    solid(put(box(10, -46, 178, 14)), '#c8863c', ink(2.6)) +
    area(put(box(2, -134, 192, 10)), '#cfa873') +
    solid(put('M-2 -186L206 -186L226 -132L-26 -132z'), '#b5622a', ink(3)) +
    line(tiles([x - 2, x + 206, y - 186], [x - 26, x + 226, y - 132], 4), { width: 1.6, colour: DAY.ink, opacity: 0.6 })
  );
}

/** All of it, from far to near. */
export function countryRoad() {
  const country = hills() + mast() + paddy() + bends();
  const palms = palmAt(1584, 700, 1.4) + palmAt(424, 700, -1.6);
  return country + palms + road() + shop(1340, ROAD) + threeWheeler(738, 752, 1.75);
}
