/** The back of the grocery of the products closing: shelves, sacks of rice, sachets on strings, bananas, a balance. */
import { DAY, ink } from '../../daylight.mjs';
import { MARIGOLD, MINT, RUST, TEAL } from '../../parts/palette.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const [WOOD, EDGE] = ['#dcb277', '#a8743a'];

/** A board of a shelf and the shadow under it. */
export const board = (x, y, w) =>
  area(box(x, y + 12, w, 14), '#a9cfc6') +
  solid(box(x, y, w, 13), WOOD, pen(2.2)) +
  hair(`M${x} ${y + 7}L${x + w} ${y + 7}`, 0.5);

/** A tall bottle in silhouette, with a label. */
function bottle(x, y, s, fill, label) {
  const put = placed(x, y, 0, s);
  return (
    area(put('M-17 0L17 0L17 -58C17 -70 7 -72 7 -84L7 -104L-7 -104L-7 -84C-7 -72 -17 -70 -17 -58z'), fill) +
    area(put(box(-17, -46, 34, 28)), label) +
    line(put('M11 -6L11 -14M11 -50L11 -58'), { width: 2, colour: DAY.paper, opacity: 0.7 })
  );
}

/** Bars of soap laid like bricks. */
const soap = (x, y, rows) =>
  repeat(rows, (r) =>
    repeat(4, (i) => {
      const left = x + i * 38 + (r % 2) * 19;
      return (
        solid(box(left, y - 20 * (r + 1), 38, 20), [DAY.paper, MINT, DAY.paper][(i + r) % 3], pen(1.7)) +
        hair(`M${left + 8} ${y - 10 - 20 * r}L${left + 28} ${y - 10 - 20 * r}`, 0.7)
      );
    }),
  );

/** Tins of milk powder in a pyramid. */
const tins = (x, y, fill) =>
  [0, 1, 2, 0.5, 1.5]
    .map((u, i) => {
      const [left, foot] = [x + u * 46, y - (i > 2 ? 50 : 0)];
      return (
        solid(box(left, foot - 50, 42, 50), fill, pen(2)) +
        area(box(left, foot - 36, 42, 22), DAY.paper) +
        area(oval(left + 21, foot - 25, 7), DAY.ink) +
        fine(`M${left} ${foot - 44}L${left + 42} ${foot - 44}`, 0.8)
      );
    })
    .join('');

/** A jar of sweets with a lid. */
export const jar = (x, y, fill) =>
  solid(card(x - 26, y - 66, 52, 66, 9), '#e6f3ee', pen(2)) +
  area(card(x - 22, y - 44, 44, 40, 6), fill) +
  solid(card(x - 20, y - 80, 40, 16, 4), DAY.ink, pen(1.6)) +
  line(`M${x - 16} ${y - 56}L${x - 16} ${y - 14}`, { width: 3, colour: DAY.paper });

/** An open sack of rice with a rolled rim and a scoop in it. */
function sack(x, y, fill, grain) {
  const put = placed(x, y);
  return (
    solid(put('M-62 -96C-74 -60 -72 -24 -60 0L60 0C72 -24 74 -60 62 -96z'), fill, pen(2.6)) +
    area(put('M-62 -96C-74 -60 -72 -24 -60 0L-34 0C-46 -30 -46 -66 -38 -96z'), '#b99a66', 'fill-opacity="0.5" ') +
    solid(put('M-50 -112C-30 -142 28 -144 50 -112z'), grain, pen(2)) +
    solid(
      put(
        'M-68 -98C-76 -112 -66 -120 -54 -116C-20 -108 20 -108 54 -116C66 -120 76 -112 68 -98C24 -86 -24 -86 -68 -98z',
      ),
      '#f1dfb8',
      pen(2.4),
    ) +
    hair(put('M-54 -104C-20 -96 20 -96 54 -104M20 -80C30 -54 32 -28 28 -6M44 -78C52 -52 54 -30 48 -8'), 0.7)
  );
}

/** Sachets on a string, from the shelf down. */
const sachets = (x, y, count, fill) =>
  repeat(count, (i) => {
    const top = y + i * 35;
    return (
      solid(box(x - 17, top, 34, 33), fill, pen(1.7)) +
      area(box(x - 17, top + 9, 34, 9), DAY.paper) +
      hair(`M${x - 17} ${top + 3}L${x + 17} ${top + 3}`, 0.8)
    );
  });

/** A comb of ripe bananas on a string. */
function bananas(x, y, from = 128) {
  const put = placed(x, y, 4);
  const finger = (i) => {
    const [u, long] = [26 - i * 15, [96, 112, 118, 112, 98][i]];
    const d = `M${u - 9} 4C${u - 20} 40 ${u - 16} ${long - 24} ${u + 6} ${long}C${u + 12} ${long + 5} ${u + 17} ${long} ${u + 14} ${long - 7}C${u + 4} ${long - 34} ${u + 5} 40 ${u + 9} 4z`;
    return solid(put(d), ['#dca53a', '#e9b647', '#f0c256', '#f4ca66', '#f7d47c'][i], pen(2));
  };
  const crown = 'M-46 12C-42 -6 -16 -12 -2 -22L4 -22C12 -12 34 -6 38 12C16 4 -24 4 -46 12z';
  return fine(`M${x} ${from}L${x} ${y - 18}`, 0.9) + repeat(5, finger) + area(put(crown), '#5d5a22');
}

/** A beam balance on its stand, with weights. */
function balance(x, y) {
  const put = placed(x, y, 0, 0.88);
  return (
    solid(put('M-40 0L40 0L34 -12L-34 -12z'), DAY.ink, pen(2)) +
    line(put('M0 -12L0 -150'), { width: 8, colour: DAY.ink }) +
    line(put('M-82 -132L82 -132'), { width: 6, colour: DAY.ink }) +
    line(put('M-80 -130L-108 -60M-80 -130L-52 -60M80 -130L52 -60M80 -130L108 -60'), ink(1.7)) +
    solid(
      put('M-116 -62L-44 -62C-52 -40 -108 -40 -116 -62zM44 -62L116 -62C108 -40 52 -40 44 -62z'),
      MARIGOLD,
      ink(2.2),
    ) +
    area(put('M66 -62L66 -86L72 -94L84 -94L90 -86L90 -62z'), DAY.ink)
  );
}

/** The wall of boards with a quiet light, the shelves, and the dark below the bench. */
export function shelves() {
  const planks = repeat(12, (i) => hair(`M${i * 76 + 20} 0L${i * 76 + 20} 520`, 0.22));
  const top = [468, 508, 548].map((x, i) => bottle(x, 112, 0.92, DAY.ink, [MARIGOLD, MINT, MARIGOLD][i])).join('');
  return (
    area(box(0, 0, 880, 530), '#d9ece2') +
    area('M420 124L880 124L880 520L560 520z', '#eef3e4') +
    planks +
    board(0, 112, 880) +
    top +
    [40, 100, 160].map((x, i) => jar(x, 112, [MARIGOLD, RUST, TEAL][i])).join('') +
    tins(600, 112, TEAL) +
    bottle(784, 112, 0.8, RUST, DAY.paper) +
    bottle(822, 112, 0.8, DAY.ink, MARIGOLD) +
    board(0, 268, 196) +
    soap(8, 268, 4) +
    board(0, 420, 196) +
    [26, 70, 114, 158].map((x, i) => bottle(x, 420, 1.02, i === 2 ? TEAL : DAY.ink, i % 2 ? MINT : MARIGOLD)).join('') +
    fine('M590 126L590 132M640 126L640 132', 1) +
    sachets(590, 130, 5, TEAL) +
    sachets(640, 130, 4, MARIGOLD) +
    bananas(800, 164) +
    area(box(0, 506, 880, 400), DAY.ink) +
    area(box(0, 446, 200, 90), '#c3ded3') +
    sack(20, 590, '#c9aa72', DAY.paper) +
    sack(132, 590, '#d9bd88', DAY.paper) +
    solid(box(0, 588, 240, 14), EDGE, pen(2.2)) +
    solid(box(462, 456, 112, 46), TEAL, pen(2.2)) +
    area(box(462, 468, 112, 20), DAY.amber) +
    balance(518, 456) +
    solid(box(440, 500, 440, 14), EDGE, pen(2.2))
  );
}
