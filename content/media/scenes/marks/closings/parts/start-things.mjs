/** How work is done today, on the desk of Home's closing: telephone, stamps, a ledger with a cat, bills on a spike, a calculator. */
import { DAY } from '../../daylight.mjs';
import { box, card, fine, hair, pen, placed, repeat, ring, solid, within } from '../../parts/shapes.mjs';
import { area, chance, line } from '../../stage.mjs';
import { cast, laid } from './start-writing.mjs';

const RECEIVER =
  'M-110 -82C-116 -112 -90 -118 -62 -112C-30 -106 30 -106 62 -112C90 -118 116 -112 110 -82C104 -72 64 -72 58 -84C40 -92 -40 -92 -58 -84C-64 -72 -104 -72 -110 -82z';
const CURLED =
  'M-104 6C-122 -20 -112 -50 -84 -60C-60 -92 -10 -104 34 -96C84 -88 116 -56 112 -22C110 0 92 12 60 12L-70 14C-86 14 -98 12 -104 6z';
const HEAD =
  'M-112 -16C-114 -36 -106 -46 -96 -50L-98 -74L-78 -58C-70 -60 -60 -60 -54 -57L-38 -70L-38 -46C-30 -34 -32 -14 -46 -4C-64 8 -100 6 -112 -16z';

/** A desk telephone with push buttons, its receiver on the cradle; (x, y) is the middle of its foot. */
export function telephone(x, y) {
  const put = placed(x, y);
  const keys = repeat(12, (i) => {
    const [row, at] = [Math.floor(i / 3), (i % 3) - 1];
    return put(card(at * (22 + row * 1.5) - 8, -54 + row * 13, 16, 9, 3));
  });
  const coil = repeat(9, (i) => {
    const u = -100 - i * 3;
    return `M${u} ${-30 + i * 8}C${u - 16} ${-34 + i * 8} ${u - 18} ${-20 + i * 8} ${u - 3} ${-22 + i * 8}`;
  });
  return (
    cast(put('M96 -4L70 14L-150 18L-190 8L-96 -20z')) +
    solid(put('M-74 -74L74 -74L98 -8C98 4 90 8 82 8L-82 8C-90 8 -98 4 -98 -8z'), DAY.ink, pen(2.4)) +
    solid(put('M-50 -62L50 -62L58 -2L-58 -2z'), '#16434a', pen(1.6)) +
    solid(keys, DAY.paper, pen(1.3)) +
    area(put('M-62 -76L-40 -92L40 -92L62 -76z'), '#16343d') +
    solid(put(RECEIVER), DAY.ink, pen(2.4)) +
    line(put('M-92 -110C-60 -110 -30 -100 30 -101C60 -104 90 -114 104 -100'), { width: 2.6, colour: '#ffd9a0' }) +
    line(put(coil), { width: 3, colour: DAY.ink })
  );
}

/** A rubber stamp that stands on its foot. */
function stamp(x, y, s, fill) {
  const put = placed(x, y, 0, s);
  return (
    cast(put('M16 -6L-20 4L-92 26L-104 18L-26 -10z')) +
    solid(put('M-24 -16L24 -16L26 0C14 7 -14 7 -26 0z'), '#5a3817', pen(2)) +
    solid(put('M-6 -16C-4 -34 -10 -40 -13 -52C-16 -72 16 -72 13 -52C10 -40 4 -34 6 -16z'), fill, pen(2.2)) +
    line(put('M8 -58C9 -50 6 -42 3 -36'), { width: 2.4, colour: '#ffd9a0' })
  );
}

/** Three rubber stamps and their ink pad. */
export const stamps = () =>
  cast(laid('M336 690L560 690L560 810L336 790z')) +
  solid(laid('M366 706L566 706L566 830L366 830z'), '#16434a', pen(2.2)) +
  area(laid('M386 724L546 724L546 812L386 812z'), '#0b6b6a') +
  stamp(600, 440, 0.98, '#a8743a') +
  stamp(556, 452, 1.04, '#c8702a');

/** A closed ledger, thick, with coloured tabs along its edge towards us; (x, y) is its near left corner. */
export function ledger(x, y) {
  const put = placed(x, y);
  const colours = ['#2d958f', '#e08a3c', '#f0b654', '#0b6b6a', '#c8702a'];
  const pages = repeat(5, (i) => `M12 ${-26 + i * 5}L256 ${-26 + i * 5}`);
  return (
    cast(put('M256 2L0 2L-110 42L166 42z')) +
    solid(put(box(0, -36, 256, 38)), '#7b4f22', pen(2.4)) +
    area(put(box(12, -30, 244, 26)), '#f3e3c0') +
    hair(put(pages), 0.6) +
    solid(put('M-2 -34L258 -34L224 -84L26 -84z'), '#b5622a', pen(2.6)) +
    fine(put('M12 -42L246 -42M30 -78L220 -78'), 0.6) +
    repeat(5, (i) => solid(put(box(44 + i * 44, -27, 24, 16)), colours[i], pen(1.6)))
  );
}

/** The cat asleep on the ledger, rolled up; (x, y) is the middle of its foot. */
export function cat(x, y) {
  const put = placed(x, y);
  return (
    area(put('M96 6L-60 18L-150 20L-120 4z'), '#7d3d12') +
    area(put(CURLED), DAY.ink) +
    area(put(HEAD), DAY.ink) +
    line(put('M-50 -56L-38 -68L-38 -46C-30 -34 -32 -14 -46 -4'), { width: 2.2, colour: '#6e7f83' }) +
    line(put('M-92 -26C-88 -20 -80 -20 -76 -26M-62 -28C-58 -22 -50 -22 -46 -29M-72 -12L-68 -10L-64 -13'), {
      width: 2.2,
      colour: '#7fd0c6',
    }) +
    line(put('M104 -6C70 16 10 20 -36 8'), { width: 15, colour: DAY.ink }) +
    line(put('M98 -10C64 4 14 8 -28 0'), { width: 2, colour: '#6e7f83' }) +
    line(put('M-6 -97C34 -102 84 -88 103 -54C110 -40 112 -30 110 -20'), { width: 3.4, colour: '#ffd9a0' }) +
    line(put('M20 -60C40 -58 60 -46 66 -24M34 -82C60 -76 84 -58 90 -34'), { width: 2, colour: '#b9712f' })
  );
}

/** A pile of paper forms, none quite on the other, and bills on a spike beside it. */
export function forms() {
  const sheets = repeat(13, (i) => {
    const lie = placed(0, -i * 5.4);
    const put = placed(1430 + 12 * (chance(i + 2) - 0.5), 620, -4 + 9 * (chance(i + 20) - 0.5));
    const leaf = (d) => lie(laid(put(d)));
    const lines = 'M-90 72L20 72M-90 40L90 40M-90 8L90 8M-90 -24L90 -24M-90 -56L60 -56M0 40L0 -56';
    return (
      solid(leaf('M-120 -110L120 -110L120 110L-120 110z'), i % 3 ? '#fbf0d8' : '#f3dcae', pen(1.7)) +
      (i === 12 ? hair(leaf(lines), 0.8) : '')
    );
  });
  return cast(laid('M1300 500L1540 520L1540 700L1180 560L1120 470z')) + sheets;
}

/** Bills on a spike: a round foot, a needle, slips of paper that hang on it askew; (x, y) is the middle of its foot. */
export function spike(x, y) {
  const put = placed(x, y);
  const slips = repeat(9, (i) => {
    const slip = placed(x + 8 * (chance(i + 3) - 0.5), y - 14 - i * 10.6, 26 * (chance(i + 8) - 0.5));
    return solid(slip('M-40 6L-30 -8L40 -10L34 7z'), [DAY.paper, '#f7d08a', '#c9e8e2'][i % 3], pen(1.6));
  });
  return (
    cast(put('M30 4L-30 10L-210 66L-222 58L-40 -6z')) +
    solid(ring(x, y, 36, 12), '#7b4f22', pen(2.2)) +
    slips +
    line(put('M0 -104L0 -172'), { width: 4.4, colour: DAY.ink }) +
    area(put('M-2.2 -168L0 -188L2.2 -168z'), DAY.ink)
  );
}

/** A desk calculator with a wide display, turned to the writer. */
export function calculator() {
  const flat = within(laid, 1098, 250, -14, 0.84);
  const top = (d) => placed(0, -12)(flat(d));
  const key = (i) => top(card(-88 + (i % 4) * 46, 60 - Math.floor(i / 4) * 52, 36, 38, 7));
  const keys = repeat(20, (i) => (i % 4 === 3 ? '' : key(i)));
  const warm = repeat(5, (i) => key(i * 4 + 3));
  return (
    cast(flat('M-150 -210L80 -230L114 190L-150 100z')) +
    solid(flat(card(-112, -172, 224, 372, 16)), '#a8743a', pen(2.4)) +
    solid(top(card(-112, -172, 224, 372, 16)), '#f7e3b8', pen(2.6)) +
    solid(top(box(-90, 120, 180, 58)), '#b9d3c4', pen(2)) +
    fine(top('M30 136L70 136M30 148L70 148M30 160L70 160'), 0.9) +
    solid(keys, DAY.ink, pen(1.2)) +
    solid(warm, '#d99a3a', pen(1.8))
  );
}
