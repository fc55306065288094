/** Three shops of the trades' street: a pharmacy, a grocer, a restaurant. */
import { DAY, ink } from '../../daylight.mjs';
import { arch, balustrade, tiles } from '../../parts/facade.mjs';
import { ROOM, SKIN } from '../../parts/palette.mjs';
import { box, card, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { customer } from './trade-garage.mjs';

/** Head and shoulders of one who serves behind a counter, whose top is at y. */
const attendant = (x, y, shirt) =>
  solid(placed(x, y)('M-12 0C-12 -14 -8 -18 0 -18C8 -18 12 -14 12 0z'), shirt, ink(1.6)) +
  area(oval(x, y - 25, 5.6, 6.8), SKIN) +
  area(placed(x, y)('M-6 -25C-8 -36 8 -36 6 -25C3 -29 -3 -29 -6 -25z'), DAY.ink);

/** Jars, bottles and packets on a board from x, its top at y. */
function shelf(x, y, count) {
  const kinds = [box(1, -11, 6, 11), 'M2 0L2 -8L3.4 -11L3.4 -15L6 -15L6 -11L7.4 -8L7.4 0z', box(0, -8, 8, 8)];
  const fills = ['#f0b04a', '#8ecabf', '#fbe6bd', '#5fb0a6'];
  const goods = repeat(count, (i) => area(placed(x + i * 10, y)(kinds[(i * 2 + y) % 3]), fills[(i * 3 + y) % 4]));
  return goods + area(box(x - 2, y, count * 10 + 2, 2.4), '#c8863c');
}

/** The pharmacy: pale, two storeys and a flat roof with a tank, a cross on its board, shelves behind the counter. */
export function pharmacy() {
  const cross = 'M-4 -11L4 -11L4 -4L11 -4L11 4L4 4L4 11L-4 11L-4 4L-11 4L-11 -4L-4 -4z';
  const panes = box(532, 372, 40, 46) + box(584, 372, 40, 46);
  return (
    solid(card(596, 306, 32, 34, 5), DAY.ink, ink(1.6)) +
    line('M598 316H626M598 326H626', { width: 1.3, colour: '#5fb0a6' }) +
    solid(box(516, 346, 124, 260), '#d8ece5', pen(2.2)) +
    solid(box(510, 338, 136, 10), '#eef5ea', pen(2)) +
    area('M516 348H640V356L516 361z', '#9ecabf') +
    solid(panes, '#8fc4bc', pen(1.6)) +
    hair('M552 372V418M604 372V418M532 394H572M584 394H624', 0.8) +
    solid(box(526, 418, 52, 5) + box(578, 418, 52, 5), '#eef5ea', pen(1.4)) +
    solid(box(512, 436, 130, 30), '#3f9d95', pen(2)) +
    solid(placed(536, 451)(cross), '#f4ecdc', pen(1.3)) +
    area(box(530, 478, 96, 128), ROOM) +
    shelf(536, 498, 9) +
    shelf(536, 518, 9) +
    attendant(590, 566, '#e3efe6') +
    solid(box(530, 566, 96, 40), '#a9d6cb', pen(1.8)) +
    solid(box(526, 562, 104, 6), '#eef5ea', pen(1.6)) +
    area('M530 478H626V486L530 494z', DAY.ink, 'fill-opacity=".5" ') +
    line(box(530, 478, 96, 128), ink(2)) +
    customer(556, 610, '#5fb0a6', '#17757a')
  );
}

/** An open sack with its rim rolled down, heaped with grain; (x, y) is the middle of its foot. */
const sack = (x, y, grain) =>
  area(`M${x - 15} ${y}H${x + 15}L${x} ${y + 8}H${x - 40}z`, '#0b6b6a', 'fill-opacity=".36" ') +
  solid(placed(x, y)('M-14 0C-20 -10 -18 -24 -15 -32L15 -32C18 -24 20 -10 14 0z'), '#dcb67c', ink(1.8)) +
  solid(placed(x, y)('M-15 -33C-10 -48 10 -48 15 -33z'), grain, ink(1.6)) +
  solid(card(x - 18, y - 37, 36, 8, 4), '#f0d9ac', ink(1.6));

/** Scales that hang from the eaves: a dial, chains, a pan. */
const scales = (x, y) =>
  line(
    `M${x} ${y - 12}V${y}M${x} ${y + 18}V${y + 24}M${x} ${y + 24}L${x - 15} ${y + 44}M${x} ${y + 24}L${x + 15} ${y + 44}`,
    {
      width: 1.8,
      colour: '#f3dcae',
    },
  ) +
  solid(oval(x, y + 9, 10), '#fbf0da', ink(1.8)) +
  line(`M${x} ${y + 9}L${x + 4} ${y + 3}`, ink(1.6)) +
  solid(placed(x, y + 44)('M-17 0L17 0C14 9 -14 9 -17 0z'), '#e8b86e', ink(1.6));

/** The grocer: one storey under tiles and an awning, sacks before the counter, scales and bananas in the opening. */
export function grocer() {
  const strip = (i) => {
    const [a, b] = [644 + i * 14, 638 + i * 15.4];
    const fall = `M${a} 452L${a + 14} 452L${b + 15.4} 482L${b} 482z`;
    const drop = `M${b} 482L${b + 15.4} 482L${b + 15.4} 487Q${b + 7.7} 496 ${b} 487z`;
    return solid(fall + drop, i % 2 ? '#fbf0da' : '#1f8a88', pen(1.4));
  };
  const hand = [-26, -9, 9, 26]
    .map((turn) =>
      solid(placed(664, 506, turn)('M-2 0C-6 8 -6 18 -2 25C1 26 3 25 2 22C0 16 1 8 2 0z'), '#f3b740', ink(1)),
    )
    .join('');
  return (
    solid('M652 388H760L778 440H634z', '#b5672a', ink(2.2)) +
    area('M724 388H760L778 440H736z', '#cf8640') +
    line(tiles([652, 760, 388], [634, 778, 440], 3), { width: 1.4, colour: '#6b3d10' }) +
    solid(card(648, 382, 116, 9, 4), '#8a4a18', ink(1.8)) +
    solid(box(632, 439, 148, 6), '#6b3d10', ink(1.6)) +
    solid(box(642, 445, 130, 161), '#f6e3bb', pen(2.2)) +
    area(box(652, 478, 110, 128), ROOM) +
    shelf(656, 516, 10) +
    shelf(656, 540, 10) +
    line('M664 490V508', { width: 1.8, colour: '#f3dcae' }) +
    hand +
    attendant(700, 574, '#f0a02e') +
    scales(736, 504) +
    solid(box(652, 572, 110, 34), '#a8743a', pen(1.8)) +
    area('M642 478H772V492L642 500z', DAY.ink, 'fill-opacity=".5" ') +
    line('M652 478V606M762 478V606', ink(2)) +
    repeat(9, strip) +
    sack(664, 612, '#fbf3df') +
    sack(702, 614, '#d9792b') +
    sack(740, 612, '#7fb9a4')
  );
}

/** Clay pots of curry on the counter from x, lids off. */
const pots = (x, y, fills) =>
  fills
    .map(
      (fill, i) =>
        solid(placed(x + i * 24, y)('M-9 0C-14 -6 -12 -12 -8 -14L8 -14C12 -12 14 -6 9 0z'), '#a8552a', ink(1.5)) +
        solid(oval(x + i * 24, y - 14, 9, 3), fill, ink(1.3)),
    )
    .join('');

/** Rice and curry: two storeys, arches over a balcony, a board with a bowl, pots on the open counter. */
export function restaurant() {
  const doors = [800, 841, 882].map((u) => arch(u, 428, 26, 62)).join('');
  return (
    solid(box(772, 352, 138, 254), '#f7cf94', pen(2.2)) +
    solid(box(766, 342, 150, 11), '#fdeccb', pen(2)) +
    area('M772 353H910V361L772 366z', '#d99a4c') +
    solid(doors, '#7a4716', ink(1.6)) +
    line('M800 370V428M841 370V428M882 370V428', { width: 1.3, colour: '#f3c47c' }) +
    balustrade((d) => d, 776, 906, 408, 430, 7) +
    solid(box(766, 430, 150, 8), '#fdeccb', pen(1.8)) +
    solid(box(776, 442, 130, 28), '#c8632a', ink(1.8)) +
    solid(placed(841, 453)('M-18 0L18 0C17 11 8 14 0 14C-8 14 -17 11 -18 0z'), '#fdeccb', ink(1.4)) +
    line('M832 451Q829 448 832 445M841 451Q838 448 841 445M850 451Q847 448 850 445', {
      width: 1.6,
      colour: '#fdeccb',
    }) +
    area(box(786, 480, 110, 126), '#4a2c12') +
    line('M800 480V492M842 480V492M884 480V492', ink(1.4)) +
    [800, 842, 884].map((x) => solid(placed(x, 492)('M-9 8C-8 0 8 0 9 8z'), '#f0a02e', ink(1.3))).join('') +
    attendant(822, 552, '#fbf0da') +
    attendant(856, 556, '#5fb0a6') +
    pots(800, 566, ['#f0b04a', '#7f9f4a', '#d9792b', '#f6e3bb']) +
    solid(box(786, 566, 110, 40), '#e8a04a', pen(1.8)) +
    hair('M808 578V606M830 578V606M852 578V606M874 578V606', 0.8) +
    area('M786 480H896V488L786 496z', DAY.ink, 'fill-opacity=".5" ') +
    line('M786 480V606M896 480V606', ink(2)) +
    customer(877, 612, DAY.ink, '#c8772b')
  );
}
