/** The sluice of platform-in-use: two bays run while the keeper lowers a new plank into the third. */
import { DAY, ink } from '../../daylight.mjs';
import { DARK_SKIN, HONEY, TEAL } from '../../parts/palette.mjs';
import { box, ON_WHITE, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';
import { stick } from './shop-people.mjs';

const [LEFT, MIDDLE, RIGHT] = [446, 600, 754];
const [HALF, HEAD, SILL] = [56, 222, 424];
const STONE = '#f4e3c0';
export const JOINT = { width: 2, opacity: 0.7, colour: '#6b4a1c' };
export const EDGE = { width: 3, colour: '#0f5f60' };

/** Four piers of dressed stone and the slab across them. */
function piers() {
  const joints = [330, 502, 656, 810].map((x, p) => {
    const w = p % 3 ? 42 : 60;
    return repeat(
      5,
      (i) => `M${x} ${HEAD + 38 + i * 40}h${w}M${round(x + w * (0.3 + 0.4 * chance(i + x)))} ${HEAD + i * 40 - 2}v40`,
    );
  });
  return (
    solid('M334 240L334 424L240 496L216 440z', '#fbefd6', ink(3)) +
    solid('M866 240L866 424L960 496L984 440z', '#6fa79b', ink(3)) +
    line('M334 330L228 462M284 330L276 466M866 330L972 462M916 330L924 466', JOINT) +
    solid(box(330, HEAD - 20, 540, SILL - HEAD + 24), STONE, ink(3.2)) +
    area(box(502, 260, 24, 40) + box(676, 340, 22, 40) + box(836, 300, 34, 40) + box(330, 380, 30, 40), '#e3bf84') +
    line(joints.join(''), JOINT) +
    area(box(332, HEAD, 10, 200) + box(504, HEAD, 9, 200) + box(658, HEAD, 9, 200) + box(812, HEAD, 9, 200), '#8fbfb2')
  );
}

const slab = () =>
  area(box(330, 218, 540, 12), DAY.ink, 'fill-opacity=".6" ') +
  solid('M338 178H862L890 194H310z', '#fbefd6', ink(2.8)) +
  solid(box(308, 194, 584, 26), '#e9c88f', ink(3)) +
  line('M460 196V218M600 196V218M740 196V218', JOINT);

/** The stem of an open gate, with its handle. */
const stem = (x) =>
  solid(box(x - 6, 96, 12, 90), '#d9c9a0', ink(2.4)) +
  line(
    repeat(8, (i) => `M${x - 5} ${108 + i * 9}l10 -4`),
    ink(1.8),
  ) +
  solid(`M${x - 24} 184L${x - 11} 142H${x + 11}L${x + 24} 184z`, TEAL, ink(2.8)) +
  line(`M${x - 28} 140H${x + 28}`, ink(9)) +
  line(`M${x - 27} 140H${x + 27}`, { width: 4, colour: HONEY });

/** A bay that runs: its leaf is up, white water leaps out. */
function running(x) {
  const w = HALF - 8;
  const [top, foot] = [HEAD + 62, SILL + 34];
  const jet = `M${x - w} ${top}H${x + w}C${x + w + 4} ${top + 70} ${x + w + 12} ${foot - 40} ${x + w + 26} ${foot}H${x - w - 26}C${x - w - 12} ${foot - 40} ${x - w - 4} ${top + 70} ${x - w} ${top}z`;
  const foam = repeat(
    7,
    (i) => `Q${round(x - w - 28 + i * 24)} ${foot + 26} ${round(x - w - 16 + i * 24)} ${foot + 8}`,
  );
  const streaks = [-36, -14, 8, 32]
    .map(
      (u, i) =>
        `M${x + u} ${top + 14 + (i % 2) * 16}C${x + u * 1.05} ${top + 60} ${x + u * 1.15} ${top + 90} ${x + u * 1.3} ${top + 120 + (i % 2) * 18}`,
    )
    .join('');
  return (
    area(box(x - HALF, HEAD, HALF * 2, SILL - HEAD), DAY.ink) +
    solid(box(x - w, HEAD, w * 2, 62), TEAL, ink(2.8)) +
    line(`M${x - w} ${HEAD + 22}h${w * 2}M${x - w} ${HEAD + 44}h${w * 2}`, ink(4)) +
    area(
      repeat(5, (i) => ring(x - 40 + i * 20, HEAD + 33, 2.6)),
      '#8ecabf',
    ) +
    solid(jet, '#ffffff', EDGE) +
    line(streaks, { width: 4.4, colour: ON_WHITE }) +
    solid(
      `M${x - w - 40} ${foot + 8}${foam}L${x + w + 32} ${foot + 8}C${x + w + 48} ${foot - 18} ${x + w + 20} ${foot - 22} ${x + w + 12} ${foot - 10}C${x + w - 10} ${foot - 28} ${x + 14} ${foot - 26} ${x} ${foot - 10}C${x - 20} ${foot - 28} ${x - w + 6} ${foot - 28} ${x - w - 8} ${foot - 10}C${x - w - 22} ${foot - 24} ${x - w - 50} ${foot - 16} ${x - w - 40} ${foot + 8}z`,
      '#ffffff',
      EDGE,
    )
  );
}

/** A plank of a gate about its own middle. */
const plank = (put, fill, shade) =>
  solid(put(box(-53, -21, 106, 42)), fill, ink(2.8)) +
  area(put(box(-53, 9, 106, 12)), shade) +
  line(put('M-44 -10L20 -10M-6 0L44 0M-40 3L-22 3'), { width: 2, colour: DAY.ink, opacity: 0.5 }) +
  solid(put(ring(-40, -14, 5)), DAY.light, ink(2)) +
  solid(put(ring(40, -14, 5)), DAY.light, ink(2));

/** The bay that is shut: planks in their slots, the place of the top one empty. */
const shut = () =>
  area(box(MIDDLE - HALF, HEAD, HALF * 2, SILL - HEAD), DAY.ink) +
  [0, 1, 2].map((i) => plank(placed(MIDDLE, SILL - 20 - i * 42), '#2d8a88', '#17686a')).join('') +
  line(`M${MIDDLE - 53} ${HEAD}V${SILL}M${MIDDLE + 53} ${HEAD}V${SILL}`, { width: 6, colour: '#a87a3a' });

/** The gantry, and the new plank on its rope. */
const hoist = () =>
  stick('M548 180L572 30', 11, '#8a5524') +
  stick('M652 180L628 30', 11, '#8a5524') +
  stick('M554 30L646 30', 13, '#b27a3c') +
  line('M600 52L600 214M600 214L560 252M600 214L640 252', ink(6)) +
  line('M600 52L600 214M600 214L560 252M600 214L640 252', { width: 2.6, colour: '#f3dfb4' }) +
  line('M608 40L676 98L688 98C682 120 690 146 680 170', ink(6)) +
  line('M608 40L676 98L688 98C682 120 690 146 680 170', { width: 2.6, colour: '#f3dfb4' }) +
  solid(ring(600, 48, 15), HONEY, ink(3)) +
  solid(ring(600, 48, 4), DAY.ink, ink(1)) +
  plank(placed(MIDDLE, 266, -5), '#f0a53a', '#c8762a');

/** The keeper, who leans back on the rope; his feet are at (x, y). */
function keeper(x, y) {
  const put = placed(x, y, 0, 0.88);
  return (
    stick(put('M6 -58L-14 -34L-22 -4'), 13, DARK_SKIN) +
    stick(put('M14 -58L24 -30L14 -4'), 13, DARK_SKIN) +
    area(put(`${oval(-26, -2, 14, 6)}${oval(10, -2, 14, 6)}`), DAY.ink) +
    solid(put('M-6 -92C-14 -72 -20 -52 -16 -38L34 -36C38 -56 36 -76 34 -90z'), '#c8502a', ink(2.6)) +
    line(put('M6 -88L0 -42M22 -88L22 -40M-14 -62L34 -60'), { width: 2.4, colour: '#7f2f10' }) +
    stick(put('M20 -132L-8 -116L-32 -98'), 12, DARK_SKIN) +
    solid(
      put('M2 -142C-8 -124 -8 -104 -8 -88L36 -86C42 -108 44 -128 36 -142C26 -150 10 -150 2 -142z'),
      '#fbefd6',
      ink(2.6),
    ) +
    stick(put('M30 -132L4 -104L-44 -98'), 12, DARK_SKIN) +
    line(put('M30 -132L14 -114'), ink(21)) +
    line(put('M30 -132L14 -114'), { width: 16, colour: '#fbefd6' }) +
    solid(put(`${oval(-34, -98, 9, 9)}${oval(-48, -98, 9, 9)}`), DARK_SKIN, ink(2)) +
    solid(put('M12 -158L28 -158L30 -142L12 -140z'), DARK_SKIN, ink(2)) +
    solid(
      put('M0 -176C0 -192 38 -192 38 -170C38 -158 30 -150 18 -150C8 -150 4 -156 4 -162L-4 -164z'),
      DARK_SKIN,
      ink(2.2),
    ) +
    line(put('M6 -170L9 -170M6 -158L12 -157'), ink(2.4)) +
    solid(put('M-10 -174C-6 -204 44 -202 46 -170C30 -182 6 -182 -10 -174z'), HONEY, ink(2.4))
  );
}

export const threeGates = () =>
  piers() + shut() + running(LEFT) + running(RIGHT) + slab() + stem(LEFT) + stem(RIGHT) + hoist() + keeper(718, 184);
