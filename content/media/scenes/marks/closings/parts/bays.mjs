/** What stands in the bays of the sorting rack: each `put` has its origin on the floor of the bay, in the middle. */
import { disc } from '../../parts/facade.mjs';
import { box, card, fine, hair, pen, placed, polygon, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const PAPER = '#17454b';

/** An envelope, its lower edge in the middle at the origin of `put`; on white its lines are teal. */
export function envelope(put, w, h, fill = PAPER, options = pen(1.9), lines = pen(1.4, 0.8)) {
  const flap = `M${-w / 2} ${-h}L0 ${round(-h * 0.42)}L${w / 2} ${-h}`;
  const folds = `M${-w / 2} 0L${round(-w * 0.14)} ${round(-h * 0.52)}M${w / 2} 0L${round(w * 0.14)} ${round(-h * 0.52)}`;
  return solid(put(box(-w / 2, -h, w, h)), fill, options) + line(put(flap + folds), lines);
}

/** A wheel with its tyre. */
const wheel = (put, u) => solid(put(disc(u, -14, 14)), '#050c12', pen(2.6)) + fine(put(disc(u, -14, 5)));

/** The delivery desk: a scooter with its box, and a parcel tied with string. */
export function delivery(put) {
  const at = within(put, -26, 0);
  const cowl =
    'M-62 -22C-64 -44 -50 -52 -32 -52L2 -52C8 -46 8 -32 3 -20L24 -20L35 -64L43 -64L39 -13L-20 -13C-22 -34 -54 -36 -58 -18z';
  const seat = 'M-34 -53C-34 -61 -8 -63 8 -60C13 -58 11 -53 8 -52z';
  const guard = 'M24 -20C28 -38 56 -38 62 -16C52 -28 36 -28 34 -18z';
  const bars = 'M39 -64L36 -80L24 -85M36 -80L43 -84M46 -92L43 -84';
  const parcel = within(put, 64, 0);
  const small = within(put, 66, -56, 0, 0.7);
  const block = (at, fill) =>
    solid(at('M-24 -46L-16 -56L32 -56L24 -46z'), '#17504f', pen(1.8)) +
    solid(at('M24 -46L32 -56L32 -10L24 0z'), '#0a1c25', pen(1.8)) +
    solid(at(box(-24, -46, 48, 46)), fill, pen(2)) +
    hair(at('M0 -46L0 0M0 -46L8 -56M-24 -24L24 -24L32 -34'), 0.9);
  const scallop = (i) => {
    const u = -96 + i * 24;
    return `M${u + 4} -154L${u + 28 - 4} -154L${u + 24} -136C${u + 20} -128 ${u + 4} -128 ${u} -136z`;
  };
  const awning = repeat(8, (i) => solid(put(scallop(i)), i % 2 ? '#0a1c25' : '#1f7d78', pen(1.6)));
  return (
    awning +
    wheel(at, -40) +
    wheel(at, 44) +
    solid(at(cowl), '#0f2f38', pen(2.2)) +
    hair(at('M-48 -42C-38 -46 -20 -46 -4 -44M-30 -22L0 -22M37 -56L33 -24'), 0.8) +
    solid(at(guard), '#12383f', pen(2)) +
    solid(at(seat), '#0a1c25', pen(2)) +
    solid(at(box(-68, -98, 42, 38)), '#17504f', pen(2.2)) +
    hair(at('M-68 -86L-26 -86M-50 -86L-50 -80L-44 -80L-44 -86M-62 -60L-56 -53M-32 -60L-32 -53'), 0.9) +
    fine(at(bars), 0.95) +
    area(at(disc(45, -70, 5)), '#bff7ec') +
    block(small, '#17454b') +
    block(parcel, '#12383f')
  );
}

/** Staff: a wall calendar with days of leave, and files with finger holes. */
export function staff(put) {
  const [w, h] = [92, 94];
  const at = within(put, -40, -36);
  const cell = (i) => box(-w / 2 + 9 + (i % 6) * 12.8, -h + 28 + Math.floor(i / 6) * 15, 9.5, 11);
  const leave = [8, 9, 10, 17, 20];
  const cells = (taken) => repeat(24, (i) => (leave.includes(i) === taken ? cell(i) : ''));
  const rings = repeat(6, (i) => `M${-w / 2 + 14 + i * 13} ${-h - 5}L${-w / 2 + 14 + i * 13} ${-h + 6}`);
  const file = (u, high, fill) =>
    solid(put(box(u, -high, 22, high)), fill, pen(2.2)) +
    hair(put(box(u + 5, -high + 10, 12, 26)), 0.9) +
    fine(put(disc(u + 11, -24, 6)), 0.9);
  return (
    solid(at(box(-w / 2, -h, w, h)), '#1c2422', pen(2.2)) +
    solid(at(box(-w / 2, -h, w, 20)), '#3a2c14', pen(2)) +
    line(at(rings), pen(2.4)) +
    hair(at(`M-34 ${-h}L0 ${-h - 14}L34 ${-h}`), 0.8) +
    hair(at(cells(false)), 0.75) +
    area(at(cells(true)), '#ffd596') +
    file(22, 104, '#2a2413') +
    file(46, 104, '#1c2422') +
    file(70, 96, '#33270f')
  );
}

const BARS = [56, 82, 46, 106, 72];

/** The figures: a chart on a board, under each bar the house of its branch. */
export function figures(put) {
  const left = (i) => -66 + i * 28;
  const bar = (i) => box(left(i), -28 - BARS[i] * 0.94, 17, BARS[i] * 0.94);
  const hut = (i) => {
    const u = left(i) + 8.5;
    return `M${u - 10} -16L${u} -24L${u + 10} -16M${u - 7} -17L${u - 7} -8L${u + 7} -8L${u + 7} -17M${u} -8L${u} -13`;
  };
  return (
    solid(put(box(-82, -144, 160, 144)), '#0a2028', pen(2.4)) +
    hair(put(repeat(5, (i) => `M-72 ${-48 - i * 20}L68 ${-48 - i * 20}`)), 0.4) +
    area(put(repeat(5, bar)), '#1f7d78') +
    area(put(bar(3)), '#7fead9') +
    line(put(repeat(5, bar)), pen(1.7)) +
    fine(put('M-74 -136L-74 -28L72 -28'), 0.9) +
    line(put(repeat(5, hut)), pen(1.6, 0.95))
  );
}

/** The restaurant: a laid table with two plates, and a crab on its dish between them. */
export function dining(put) {
  const plate = (u) => solid(put(oval(u, -60, 20, 6)), '#4a3a1c', pen(2)) + hair(put(oval(u, -60, 13, 3.6)), 0.9);
  const cloth = polygon([
    [-92, -50],
    [92, -50],
    [86, -22],
    [64, -28],
    [34, -20],
    [0, -27],
    [-34, -20],
    [-64, -28],
    [-86, -22],
  ]);
  const legs = [-1, 1]
    .map((m) =>
      repeat(
        3,
        (i) =>
          `M${m * (20 - i * 3)} ${-80 + i * 3}L${m * (34 - i * 3)} ${-84 + i * 6}L${m * (40 - i * 4)} ${-76 + i * 5}`,
      ),
    )
    .join('');
  const claw = (m) =>
    put(
      `M${m * 17} -86L${m * 27} -94L${m * 24} -101C${m * 24} -111 ${m * 33} -114 ${m * 37} -107L${m * 30} -104L${m * 38} -101C${m * 39} -94 ${m * 33} -90 ${m * 31} -91L${m * 20} -82z`,
    );
  const shell = 'M-25 -82C-20 -96 20 -96 25 -82C18 -68 -18 -68 -25 -82z';
  const shade = (u) => `M${u - 5} -136L${u + 5} -136L${u + 15} -122L${u - 15} -122z`;
  return (
    line(put('M-44 -156L-44 -136M44 -156L44 -136'), pen(1.6)) +
    solid(put(shade(-44) + shade(44)), '#4a3a1c', pen(1.8)) +
    area(put(box(-58, -122, 28, 3) + box(30, -122, 28, 3)), '#ffdda6') +
    line(put('M-66 -24L-70 0M66 -24L70 0M-46 -22L-48 -6M46 -22L48 -6'), pen(2.6)) +
    solid(put('M-76 -74L76 -74L92 -50L-92 -50z'), '#2a2413', pen(2.2)) +
    solid(put(cloth), '#1f1d14', pen(2.2)) +
    plate(-60) +
    plate(60) +
    solid(put(oval(0, -65, 36, 9)), '#33270f', pen(1.8)) +
    line(put(legs), pen(2.2)) +
    solid(claw(-1), '#8a5a1c', pen(1.8)) +
    solid(claw(1), '#8a5a1c', pen(1.8)) +
    solid(put(shell), '#8a5a1c', pen(2)) +
    hair(put('M-12 -86C-6 -80 6 -80 12 -86M-6 -95L-7 -100M6 -95L7 -100'), 0.9)
  );
}

/** A telephone with a dial. */
export function telephone(put, [body, dial, foot] = ['#2a2011', '#3a2c14', '#1d180e']) {
  const base = 'M-46 0L-40 -24C-34 -42 -26 -48 -14 -50L14 -50C26 -48 34 -42 40 -24L46 0z';
  const handset =
    'M-54 -50C-58 -66 -46 -74 -28 -71C-12 -67 12 -67 28 -71C46 -74 58 -66 54 -50L33 -48C33 -56 24 -59 0 -59C-24 -59 -33 -56 -33 -48z';
  const hole = (i) => {
    const a = (i * Math.PI) / 5 + 0.3;
    return disc(round(13 * Math.cos(a)), round(-24 + 11 * Math.sin(a)), 2);
  };
  return (
    solid(put(base), body, pen(2.4)) +
    line(put('M-20 -50L-20 -58M20 -50L20 -58'), pen(3)) +
    solid(put(placed(0, 0)(disc(0, -24, 18))), dial, pen(2)) +
    hair(put(repeat(9, hole)), 0.95) +
    fine(put(disc(0, -24, 5))) +
    solid(put(handset), body, pen(2.4)) +
    solid(put(card(-48, -6, 96, 8, 3)), foot, pen(2)) +
    fine(put('M-52 -48C-66 -30 -50 -24 -60 -10C-64 0 -50 4 -44 -2'), 0.9) +
    hair(put('M-34 -66C-14 -62 14 -62 34 -66'), 0.8)
  );
}
