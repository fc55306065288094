/** A tea factory on its hill, and below it the fish landing at Negombo: a shed, sailing outriggers, a multi-day boat. */
import { boat } from '../../heroes/parts/valley-harbour.mjs';
import { DEEP, disc, INK, lit, PEOPLE, TRIM, turned, WALL } from '../../parts/facade.mjs';
import { box, card, fine, firm, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, curve, glow, line, sample } from '../../stage.mjs';
import { plucker } from '../../testimonials/parts/tea-garden.mjs';
import { before, drawn, room } from './callers-rooms.mjs';

/** The factory in section: the loft where leaves wither behind its windows, below the taster at a row of bowls. */
export function factory(x, y) {
  const put = placed(x, y, 0, 1);
  const window = (u) => put(box(u, -66, 9, 16));
  const windows = repeat(11, (i) => window(-73 + i * 13.8));
  const bars = repeat(
    11,
    (i) => `M${-68.5 + i * 13.8} -66L${-68.5 + i * 13.8} -50M${-73 + i * 13.8} -58L${-64 + i * 13.8} -58`,
  );
  const roof = 'M-88 -72L-78 -98L78 -98L88 -72z';
  const vent = (u) =>
    `M${u - 12} -98L${u - 12} -106L${u - 15} -106L${u - 7} -113L${u + 7} -113L${u + 15} -106L${u + 12} -106L${u + 12} -98z`;
  const taster = 'M-6 0L-5 -18L-6 -29C-6 -36 2 -37 5 -33L9 -27L17 -28L17 -25L8 -23L6 -18L7 0z';
  const bench = 'M-60 -20L12 -20L12 -17L8 -17L8 0L5 0L5 -17L-53 -17L-53 0L-56 0L-56 -17L-60 -17z';
  const bowls = repeat(
    8,
    (i) => `M${-57 + i * 8.4} -25L${-51 + i * 8.4} -25L${-52 + i * 8.4} -20L${-56 + i * 8.4} -20z`,
  );
  const tins = repeat(8, (i) => box(-58 + i * 8.4, -38, 6, 8));
  const roller =
    'M34 -12L62 -12L62 -16L34 -16zM40 -16L40 -26L56 -26L56 -16zM46 -26L46 -36L50 -36L50 -26zM36 -12L40 -12L38 0L34 0zM56 -12L60 -12L62 0L58 0z';
  const smoke = 'M60 -134C53 -144 67 -150 61 -160C55 -168 69 -174 65 -184M64 -136C71 -146 61 -152 71 -164';
  return (
    hair(put(smoke), 0.5) +
    solid(put('M54 -70L56 -128L68 -128L70 -70z'), DEEP, pen(2.2)) +
    fine(put('M53 -128L71 -128M55 -120L69 -120'), 0.9) +
    solid(put([-60, -20, 20].map(vent).join('')), TRIM, pen(1.8)) +
    solid(put(box(-82, -74, 164, 76)), WALL, pen(2.4)) +
    solid(put(roof), '#0a1d27', pen(2.4)) +
    hair(put(repeat(26, (i) => `M${-76 + i * 6.1} -97L${-85 + i * 6.8} -73`)), 0.45) +
    lit(windows, 0.85) +
    line(windows, pen(1.4)) +
    drawn(put(bars), 1.1) +
    room(put(box(-76, -44, 152, 43))) +
    drawn(put('M-62 -30L14 -30M20 -44L20 -1'), 1.4) +
    area(put(tins + bowls), INK) +
    before(put(bench)) +
    before(put(placed(-30, -1, 0, 0.92)(turned(taster)))) +
    before(put(disc(-30.5, -36.5, 4))) +
    before(put(roller)) +
    before(put(placed(69, -1, 0, 0.9)(turned(PEOPLE.elder)))) +
    solid(put(box(-88, -1, 176, 6)), '#0d242e', pen(2)) +
    plucker(x - 58, y + 54, 0.29) +
    plucker(x + 34, y + 60, 0.29, -1)
  );
}

/** The lagoon and the sea from the horizon to the beach. */
export function sea() {
  const swell = (i) =>
    curve(
      sample((x) => 486 + i * 3 + i * i * 0.42 + (0.6 + i * 0.14) * Math.sin(x / (16 + i * 2) + i * 2), 1236, 1460, 6),
    );
  return (
    area(box(1200, 484, 260, 90), '#0a1a20') +
    line('M1200 484H1460', pen(1.6, 0.7)) +
    repeat(9, (i) => hair(swell(i), 0.3))
  );
}

/** An outrigger under its square sail, from the side; the middle of the waterline at the origin. */
function oruwa(put) {
  const hull = 'M-30 -7C-26 0 -20 3 -12 3L16 3C24 3 28 -2 31 -9L27 -6C10 -4 -10 -4 -26 -5z';
  const sail = 'M-19 -12C-22 -38 -20 -60 -15 -80C2 -76 18 -70 27 -62C21 -46 20 -28 22 -12C8 -7 -8 -7 -19 -12z';
  return (
    area(put(sail), '#2a2011') +
    lit(put(sail), 0.22) +
    line(put(sail), pen(2)) +
    hair(put('M-8 -9C-10 -36 -8 -58 -3 -76M8 -9C6 -34 8 -54 14 -71M-21 -40Q0 -32 20 -36'), 0.5) +
    line(put('M-16 -4L27 -64M10 -4L-15 -82'), pen(2)) +
    solid(put(hull), '#08141c', pen(2)) +
    fine(put('M-14 -4Q-20 6 -20 9M12 -4Q8 6 6 9'), 0.8) +
    line(put('M-28 10L16 10'), pen(2.6)) +
    hair(put('M-22 16L10 16M-12 21L16 21'), 0.5)
  );
}

/** A boat drawn up on the beach. */
const beached = (put) =>
  solid(put('M-44 -16C-38 -4 -30 0 -20 0L26 0C36 -2 42 -10 46 -20C26 -12 -20 -11 -44 -16z'), '#0d1c22', pen(2.2)) +
  fine(put('M-40 -11C-20 -5 24 -6 42 -14'), 0.7) +
  hair(put('M-22 0L-26 6M24 0L28 6'), 0.9);

/** A tuna, its head to the left. */
const tuna = 'M-15 0C-9 -6 5 -6 11 -1L17 -6L15 0L17 6L11 1C5 6 -9 6 -15 0z';

/** The landing from the middle of the shed's floor: someone weighs the catch, someone carries it up. */
export function landing(x, y) {
  const put = placed(x - 30, y);
  const table = 'M-34 -18L2 -18L2 -15L-1 -15L-1 0L-4 0L-4 -15L-28 -15L-28 0L-31 0L-31 -15L-34 -15z';
  const catchOf = repeat(5, (i) => placed(-28 + i * 6.6, -20, -12, 0.34)(tuna));
  const weigher = 'M-5 0L-4 -18L-6 -27C-6 -33 2 -34 5 -31L13 -36L15 -34L6 -24L5 -18L6 0z';
  const wall = put(box(-40, -62, 84, 60));
  const [lx, ly] = [x - 28, y - 58];
  return (
    boat(x + 93, 491, 0.3) +
    oruwa(placed(x + 56, 515, 0, 0.88)) +
    area(wall, '#0c1c22') +
    lit(wall, 0.66) +
    glow(lx, ly, 60, '#ffd08a', 0.4) +
    drawn(put('M20 -60L20 -46M14 -46L26 -46L26 -40L14 -40zM20 -40L20 -33'), 1.6) +
    before(put(placed(20, -28, 90, 0.8)(tuna))) +
    before(put(table)) +
    area(put(catchOf), INK) +
    before(put(placed(4, -1, 0, 1.12)(weigher))) +
    before(put(disc(4.5, -38, 4.4))) +
    firm(put('M-42 0L-42 -62M46 0L46 -62')) +
    solid(put('M-50 -58L-41 -78L50 -84L60 -62z'), '#151a19', pen(2.2)) +
    hair(put(repeat(14, (i) => `M${-43 + i * 7} ${-78 - i * 0.4}L${-51 + i * 8} ${-59 - i * 0.3}`)), 0.55) +
    solid(put(box(-52, -2, 108, 6)), '#1a1710', pen(2)) +
    solid(put(card(30, -16, 15, 14, 2)), '#241b0e', pen(1.6)) +
    hair(put('M30 -11L45 -11M30 -7L45 -7'), 0.8) +
    beached(placed(x + 66, y + 16, -3, 0.82))
  );
}
