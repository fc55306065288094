/** Three fronts of the street corner by night: a hotel's reception, a grocer, a workshop; each stands on `y`. */
import { arch, DEEP, disc, INK, lit, ROOF, TRIM, tiles, WALL } from '../../parts/facade.mjs';
import { box, fine, firm, hair, pen, placed, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { threeWheeler } from '../../parts/street.mjs';
import { area, glow, line } from '../../stage.mjs';
import { mechanic, person } from './corner-people.mjs';
import { HAIR } from './wire-caller.mjs';
import { drawn, room, stock } from './wire-left.mjs';

const SILL = 640;

/** What a hot thing is drawn with: white, and dark within. */
const HOT = { width: 3, colour: '#fff' };

/** The hotel: under its arch a guest is given a key. */
export function hotel(y) {
  const opening = arch(120, SILL, 216, 262);
  const hooks = repeat(6, (i) => `M${100 + (i % 3) * 20} ${i < 3 ? 424 : 458}v12m-4 0h8v9h-8z`);
  const lamps = repeat(9, (i) => ring(-4 + i * 30, 366 + 3 * Math.sin(i * 2), 2.6));
  const roof = [
    [0, 300],
    [226, 300],
    [262, 344],
    [-30, 344],
  ];
  return (
    solid(box(-20, 340, 268, y - 340), WALL, pen(2.6)) +
    room(opening, 0.86) +
    drawn(`${box(88, 412, 64, 78)}${hooks}`, 2) +
    area('M82 640L90 618L150 618L158 640z', INK) +
    line('M80 618H160', { width: 4, colour: INK }) +
    person(placed(54, 530, 0, 0.96), {
      hair: HAIR.bun,
      coat: 0.12,
      trim: 'M-14 8C-2 40 12 70 30 92M-20 14C-10 46 4 76 24 108',
      reach: [41, 46],
    }) +
    person(placed(184, 530, 0, 0.96), {
      side: -1,
      hair: HAIR.short,
      trim: 'M-2 6L10 32L18 10M10 32L11 112M12 12L6 22L11 66L17 22L13 12',
      reach: [42, 42],
    }) +
    line(`${ring(122, 575, 6)}M122 581V605M122 597h7M122 604h7`, { width: 3.4, colour: INK }) +
    line(opening, pen(3)) +
    solid(box(2, SILL, 236, 11), TRIM, pen(2.4)) +
    fine(box(14, 662, 100, y - 676) + box(126, 662, 100, y - 676), 0.6) +
    solid(polygon(roof), ROOF, pen(2.8)) +
    hair(tiles([0, 226, 300], [-30, 262, 344], 3), 0.6) +
    lit(lamps, 1)
  );
}

/** A balance with two pans, white-hot; the middle of its foot at (x, y). */
function balance(x, y) {
  const put = placed(x, y);
  const pan = (u, v) =>
    hair(put(`M${u} ${v - 44}L${u - 19} ${v}M${u} ${v - 44}L${u + 19} ${v}`), 1) +
    area(put(`M${u - 23} ${v}L${u + 23} ${v}C${u + 16} ${v + 14} ${u - 16} ${v + 14} ${u - 23} ${v}z`), '#fff') +
    line(put(`M${u - 23} ${v}L${u + 23} ${v}`), HOT);
  const fruit = disc(-39, -52, 8) + disc(-22, -52, 8) + disc(-30, -64, 8);
  const weight = 'M20 -45L21 -60L26 -62L26 -68L34 -68L34 -62L39 -60L40 -45z';
  return (
    area(put('M-20 0L-14 -8L-5 -11L-4 -96L4 -96L5 -11L14 -8L20 0z'), '#fff') +
    line(put('M-30 -88L30 -88'), { width: 6, colour: '#fff' }) +
    area(put(ring(0, -98, 6)), '#fff') +
    solid(put(fruit), '#fff', { width: 2, colour: INK }) +
    solid(put(weight), '#fff', { width: 2, colour: INK }) +
    pan(-30, -44) +
    pan(30, -44)
  );
}

/** A crate of fruit on the pavement. */
const crate = (x, y, w) =>
  solid(
    repeat(Math.floor(w / 17), (i) => ring(x + 9 + i * 17, y - 27, 8)),
    '#1c5a58',
    pen(1.8),
  ) +
  solid(box(x, y - 26, w, 26), '#0d2832', pen(2.2)) +
  fine(`M${x} ${y - 13}h${w}`, 0.7);

/** The grocer: under an awning he weighs for a customer. */
export function grocer(y) {
  const [x, right] = [266, 528];
  const mid = (x + right) / 2;
  const gable = `M${x} 392V352H${x + 34}C${x + 40} 318 ${x + 92} 318 ${mid} 304C${right - 92} 318 ${right - 40} 318 ${right - 34} 352H${right}V392z`;
  const stripes = repeat(4, (i) => `M${x - 2 + i * 66.4} 396h33.2L${x - 8 + i * 69.4 + 34.7} 434h-34.7z`);
  const scallops = repeat(8, () => 'q17.3 15 34.7 0');
  const shelf = 500;
  return (
    solid(box(x, 380, right - x, y - 380), WALL, pen(2.6)) +
    solid(gable, WALL, pen(2.6)) +
    fine(ring(mid, 350, 17), 0.9) +
    fine(`M${mid - 17} 350h34M${mid} 333v34`, 0.6) +
    room(box(x + 18, 420, right - x - 36, SILL - 420), 0.4) +
    drawn(`M${x + 22} ${shelf}H${right - 22}`, 3) +
    area(stock(x + 66, right - 60, shelf - 2, 7), INK) +
    glow(mid, 560, 150, '#ffffff', 0.8) +
    person(placed(318, 534, 0, 0.94), {
      hair: HAIR.bob,
      coat: 0.12,
      trim: 'M-10 8C2 40 14 70 30 92M-18 12C-8 46 6 76 24 108',
      reach: [24, 84],
    }) +
    person(placed(476, 534, 0, 0.94), {
      side: -1,
      hair: HAIR.balding,
      over: `${disc(14, -45, 5.5)}M8.5 -46L-4 -44`,
      coat: 0.4,
      trim: 'M-6 8L10 44L10 112M12 8L10 44',
      reach: [38, 60],
    }) +
    solid(box(mid - 46, 616, 92, 24), DEEP, pen(2.4)) +
    balance(mid, 616) +
    line(box(x + 18, 420, right - x - 36, SILL - 420), pen(2.8)) +
    solid(box(x + 8, SILL, right - x - 16, 11), TRIM, pen(2.4)) +
    solid(`M${x - 2} 394H${right + 2}L${right + 8} 436H${x - 8}z`, '#0f2a33', pen(2.6)) +
    lit(stripes, 0.5) +
    solid(`M${x - 8} 436${scallops}z`, '#0f2a33', pen(2.4)) +
    crate(x + 14, y + 4, 104) +
    crate(right - 118, y + 4, 104)
  );
}

/** The workshop: a three-wheeler on a jack, the mechanic at its rear wheel. */
export function workshop(y) {
  const [x, right] = [550, 830];
  const sheets = repeat(19, (i) => `M${x + 8 + i * 15} 392L${x - 8 + i * 16} 438`);
  const tyre = ring(612, 500, 22) + ring(612, 500, 10);
  const spanner = placed(
    656,
    498,
    32,
  )(
    'M-4 -14L-4 16M4 -14L4 16M-4 -14C-12 -18 -12 -28 -5 -31L-4 -23L4 -23L5 -31C12 -28 12 -18 4 -14M-4 16C-10 22 -6 30 0 30C6 30 10 22 4 16',
  );
  return (
    solid(box(x, 432, right - x, y - 432), WALL, pen(2.6)) +
    room(box(x + 16, 450, right, y - 450), 0.8) +
    line(tyre, { width: 7, colour: INK }) +
    drawn(spanner, 3) +
    glow(708, 500, 90, '#fff3dc', 0.8) +
    line('M708 450V470', { width: 3, colour: INK }) +
    area('M686 490L700 470H716L730 490z', INK) +
    area(`M662 ${y}l6 -12h8l2 -26h8l2 26h8l6 12z`, INK) +
    threeWheeler(577, y + 2, 1.07, -10) +
    mechanic(placed(743, y - 142, 0, 0.86)) +
    line(`M${x + 16} ${y}V450H${right}`, pen(2.8)) +
    solid(`M${x + 6} 390H${right}V440H${x - 12}z`, ROOF, pen(2.8)) +
    hair(sheets, 0.6) +
    firm(`M${x - 14} 442H${right}`)
  );
}
