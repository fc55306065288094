/** The house with the message tube: four rooms cut open, their floor at y = 400, and the shell round them. */
import { lit, uprights } from '../../parts/facade.mjs';
import { box, dot, fine, hair, placed, polygon, repeat, shine } from '../../parts/shapes.mjs';
import { curve, glow, line, sample } from '../../stage.mjs';
import { painted } from './tube-paint.mjs';
import { beforeDesks, behindDesks } from './tube-people.mjs';

/** Behind the people: shelves of parcels; pigeon holes and filing cabinets; a wall board; a cook in the hatch. */
const BEHIND = `
  dim B30 160 46 38B82 172 34 26B122 164 44 34B244 168 40 30B290 158 44 40B34 232 40 30M53 160L53 198M30 177L76 177M99 172L99 198M82 184L116 184M144 164L144 198M122 179L166 179M264 168L264 198M244 182L284 182M312 158L312 198M290 176L334 176M54 232L54 262M34 246L74 246
  dark B472 158 148 90B950 162 290 176M1604 300C1603 278 1612 272 1623 270L1623 264C1620 258 1619 250 1619 242L1642 242C1642 250 1641 258 1639 264L1639 270C1650 272 1659 278 1658 300z
  cloth B470 258 58 142B528 258 58 142
  teal B482 174 24 14O523 183 4.5O534 183 4.5O528.5 174 4.5B554 180 24 8B590 171 24 17B482 206 24 10B518 200 24 16O559 211 4.5O570 211 4.5O564.5 202 4.5B590 204 24 12O487 239 4.5O498 239 4.5O492.5 230 4.5B518 237 24 7B554 229 24 15O595 239 4.5O606 239 4.5O600.5 230 4.5
  fine M24 198L342 198M24 262L342 262B478 164 32 24B514 164 32 24B550 164 32 24B586 164 32 24B478 192 32 24B514 192 32 24B550 192 32 24B586 192 32 24B478 220 32 24B514 220 32 24B550 220 32 24B586 220 32 24B476 265 46 28B534 265 46 28B476 298.5 46 28B534 298.5 46 28B476 332 46 28B534 332 46 28B476 365.5 46 28B534 365.5 46 28
  sleeve M652 290L698 286L702 296L656 306z
  faint B956 168 278 164M958 288L1232 288M958 258L1232 258M958 228L1232 228
  linen M1619 243L1619 234C1610 230 1614 216 1624 219C1628 212 1638 214 1640 220C1650 218 1650 232 1642 234L1642 243z
  firm M491 279L507 279M549 279L565 279M491 312.5L507 312.5M549 312.5L565 312.5M491 346L507 346M549 346L565 346M491 379.5L507 379.5M549 379.5L565 379.5B1586 206 80 94`;

/** Before the people: a counter with a parcel and a bell; a desk with a folder; a side table; a ledge, a stool. */
const BEFORE = `
  mint B227 292 32 4M230 292C230 270 256 270 256 292zM711 235L751 238L744 316L704 312z
  dark M720 245L741 247M719 254L740 256M718 263L733 264B66 306 358 94B796 327 70 73
  teal B170 254 54 42M700 318L700 276L712 276L717 268L738 268L742 276L756 276L756 318z
  fine M197 254L197 296M170 272L224 272M197 254C186 240 182 250 197 254C212 250 208 240 197 254B803 334 56 26B803 367 56 26M822 347L840 347M822 380L840 380
  firm M243 274L243 269M239 268L247 268M714 327L714 400M1266 327L1266 400M1334 327L1334 400M1658 354L1692 354M1663 354L1657 400M1687 354L1693 400
  faint B76 318 77 70B163 318 77 70B250 318 77 70B337 318 77 70
  skin O706 264 5.5
  wood B56 296 378 10B664 318 214 9
  amber B1256 318 88 9B1574 300 156 9
  brass M1766 315L1766 295L1769 289L1769 279L1775 279L1775 289L1778 295L1778 315zM1394 309L1426 309L1418 315L1402 315zM1744 299L1754 299L1752 315L1746 315z`;

/** A table with a cloth; a wire basket below a mouth of the tube. */
const TABLE = `
  firm M0 36L0 82M-24 84L24 84
  amber M-42 0L42 0L46 36Q34 30 23 37Q12 30 0 37Q-12 30 -23 37Q-34 30 -46 36z`;
const BASKET = 'dark M-30 -18L30 -18L24 0L-24 0z\nfaint M-16 -18L-13 0M0 -18L0 0M16 -18L13 0M-27 -9L27 -9';

/** A lamp on its cord, and its light on what stands below. */
const pendant = (x, foot, colour) =>
  shine(`cone${x}`, `M${x - 24} 214H${x + 24}L${x + 46} ${foot}H${x - 46}z`, 0.2, 0.02) +
  painted(`fine M0 -112L0 0\nwood M-5 0L5 0C20 4 28 14 30 26L-30 26C-28 14 -20 4 -5 0z`, placed(x, 188)) +
  lit(placed(x, 188)('M-28 26L28 26L20 31L-20 31z')) +
  glow(x, 222, 70, colour, 0.5);

/** Bars and a line on the wall board. */
function figures() {
  const heights = [42, 64, 54, 88, 76, 112, 128];
  const bars = repeat(7, (i) => box(974 + i * 38, 320 - heights[i], 24, heights[i]));
  const dots = heights.map((h, i) => [986 + i * 38, Math.round(290 - h * 0.78 + (i % 2) * 10)]);
  const trend = line(polygon(dots, false), { width: 3, colour: '#fff3dc' });
  return lit(bars, 0.6) + fine(bars, 0.85) + trend + dots.map(([x, y]) => dot(x, y, 4.2, '#fff3dc')).join('');
}

/** Shop, office, board room and restaurant. */
export function rooms() {
  const lamps = pendant(206, 296, '#7fead9') + pendant(1411, 316, '#ffd08a') + pendant(1743, 316, '#ffd08a');
  const basket = (x, y) => painted(BASKET, placed(x, y));
  const baskets = basket(392, 296) + basket(812, 318) + basket(1300, 318) + basket(1698, 300);
  const air = glow(215, 250, 230, '#2bb8ab', 0.3) + glow(1120, 250, 220, '#ffcf8a', 0.2);
  const tables = painted(TABLE, placed(1411, 316)) + painted(TABLE, placed(1743, 316));
  const behind = air + lit(box(1586, 206, 80, 94), 0.6) + painted(BEHIND) + figures() + lamps + behindDesks();
  return behind + baskets + tables + painted(BEFORE) + beforeDesks();
}

/** The shell: shutters of the upper floor, joists, walls at the quarter lines, the ground. */
export function shell() {
  const shutter = (x) => box(x, -10, 70, 50) + repeat(5, (k) => `M${x + 6} ${2 + k * 8}h58`);
  const ground = repeat(4, (i) => curve(sample((x) => 442 + i * 12 + 3 * Math.sin(x / 130 + i), -20, 1820, 40)));
  const stones = repeat(36, (i) => box(18 + i * 50, 62, 14, 12)) + repeat(20, (i) => box(i * 94 - 40, 416, 88, 16));
  const quiet = stones + ground + repeat(12, (i) => shutter(40 + i * 150)) + uprights(0, 1800, 42, 58, 12);
  const walls = `wood ${repeat(5, (i) => `B${i * 450 - 7} 78 14 322`)}`;
  return painted(`dark B-10 58 1820 20B-10 400 1820 12\n${walls}\nfine M0 42L1800 42`) + hair(quiet, 0.35);
}
