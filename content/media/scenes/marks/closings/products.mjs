import { disc } from '../parts/facade.mjs';
import { box, card, dot, fine, hair, ON_WHITE, pen, repeat, solid } from '../parts/shapes.mjs';
import { bust } from '../parts/trade-shapes.mjs';
import { beam } from '../parts/village.mjs';
import { area, curve, glow, line, sample, stage } from '../stage.mjs';
import { corners, counter, laid, ledger, notes, onLedger } from './parts/shop-counter.mjs';
import { shelves } from './parts/shop-shelves.mjs';
import { shopkeeper } from './parts/shopkeeper.mjs';
import { calendar, door, sachets, scales } from './parts/village-shop.mjs';

const MEET = 810;

/** Left, top, width and height of the laptop's lid, of the window with rows, and of the row she points at. */
const LID = [640, 292, 348, 244];
const TABLE = [664, 316, 210, 186];
const ROW = [658, 398, 222, 23];

/** What the screen shows: the rows of the shop's books, and whom she speaks to. */
function screen() {
  const [x, y, w, h] = TABLE;
  const marks = (v, seed) =>
    `M${x + 10} ${v}h10M${x + 34} ${v}h${38 + ((seed * 29) % 34)}M${x + 126} ${v}h${16 + ((seed * 13) % 14)}M${x + 172} ${v}h${14 + ((seed * 7) % 14)}`;
  const row = (i) => {
    const v = y + 34 + i * 19;
    return i === 3
      ? ''
      : line(marks(v, i), { width: 3.2, opacity: 0.75 }) + hair(`M${x + 6} ${v + 9.5}h${w - 12}`, 0.35);
  };
  const [a, b, c, e] = ROW;
  return (
    solid(card(x, y, w, h, 5), '#0c3139', pen(2)) +
    fine(`M${x} ${y + 18}h${w}`, 0.7) +
    area(
      repeat(3, (i) => disc(x + 11 + i * 11, y + 9, 2.6)),
      '#8ff5e4',
    ) +
    repeat(8, row) +
    solid(card(884, 316, 88, 82, 5), '#164a50', pen(2)) +
    `<clipPath id="call"><path d="${card(884, 316, 88, 82, 5)}"/></clipPath><g clip-path="url(#call)">${solid(bust(928, 404, 4.2), '#0a1c24', pen(2))}</g>` +
    solid(card(884, 422, 88, 44, 5), '#241f12', pen(1.8)) +
    area(bust(928, 465, 2.2), '#8a6a2c') +
    [902, 928, 954].map((u, i) => solid(disc(u, 488, 9), ['#123c44', '#123c44', '#5a4318'][i], pen(1.7))).join('') +
    hair('M902 483V490M899 494H905M923 485H930V491H923zM931 488L934 485V491zM949 490C950 485 958 485 959 490', 1) +
    glow(a + c / 2, b + e / 2, 200, '#ffffff', 0.46) +
    solid(card(a, b, c, e, 5), '#fff', { width: 3, colour: '#fff' }) +
    line(marks(b + e / 2, 3), { width: 3.4, colour: ON_WHITE })
  );
}

/** The laptop on the counter. */
function laptop() {
  const [x, y, w, h] = LID;
  const key = (i) => {
    const [u, v] = [622 + (i % 13) * 33, 146 + Math.floor(i / 13) * 23];
    return laid(corners(u, v, u + 27, v + 16));
  };
  return (
    solid(laid('M590 262L1080 262L1080 96L590 96z'), '#0d242e', pen(3)) +
    line(repeat(52, key), pen(1.4, 0.7)) +
    fine(laid('M764 104L904 104L904 136L764 136z'), 0.8) +
    solid(card(x, y, w, h, 10), '#0b1d27', pen(3.2)) +
    solid(box(x + 10, y + 10, w - 20, h - 26), '#0a252c', pen(1.8)) +
    screen()
  );
}

/** From the row to the line in the ledger. */
const tie = () => {
  const [x, y] = [ROW[0] + ROW[2], ROW[1] + ROW[3] / 2];
  const [u, v] = onLedger('M-64 17').slice(1).split(' ').map(Number);
  return (
    beam(`M${x} ${y}L976 ${y}C1040 ${y + 4} ${u} 480 ${u} ${v}`, 4) +
    glow(u, v, 110, '#fff1d6', 0.4) +
    dot(u, v, 4.4, '#fff')
  );
};

/** Products' closing: a shopkeeper at her counter in a video call points at one row, the same line as in her ledger. */
export default function products() {
  const wall = repeat(13, (i) =>
    hair(curve(sample((x) => 20 + i * 44 + 12 * Math.sin(x / 210 + i * 0.5), -20, 1460)), 0.16),
  );
  const shop = shelves() + calendar(752, 92) + door() + sachets();
  return stage(wall + shop + counter() + scales(236, 584) + notes() + laptop() + ledger() + tie() + shopkeeper(), {
    meet: MEET,
    spread: 560,
    left: 0,
    top: 0,
    width: 1440,
    height: 810,
  });
}
