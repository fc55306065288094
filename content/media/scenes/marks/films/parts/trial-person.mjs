/** The researcher, seated at the bench and seen from behind. */
import { fine, hair, pen, placed, ring, solid } from '../../parts/shapes.mjs';
import { line, round } from '../../stage.mjs';

const HAIR = '#15150f';
const SKIN = '#4a3616';

/** Her head turns to the left by `turn`, 0 to 1. */
export function researcher(turn) {
  const [x, y] = [1122, 440];
  const put = placed(x, y);
  const arm = placed(x + 10, y + 8);
  const yaw = 0.2 + 0.5 * turn;
  const knot = round(26 * Math.sin(yaw) - 3);
  const ear = round(-33 * Math.cos(yaw));
  const blouse =
    'M-24 62C-48 74 -76 78 -88 98C-100 126 -100 190 -98 260L102 260C104 190 104 126 92 98C80 78 54 74 26 62C12 72 -10 72 -24 62z';
  const sleeve = 'M-88 98C-106 112 -118 142 -124 170C-116 182 -104 186 -96 184L-84 140z';
  const forearm = 'M-124 170C-130 152 -136 138 -139 122L-114 114C-112 130 -106 150 -98 172C-102 184 -116 182 -124 170z';
  const hand =
    'M-139 124C-146 116 -146 102 -139 96C-134 90 -122 90 -116 96C-110 102 -110 112 -114 118C-120 126 -132 128 -139 124z';
  const grip =
    'M-144 108C-136 106 -130 108 -128 114M-142 100C-134 98 -126 100 -124 106M-134 93C-126 93 -120 96 -118 101';
  const cheek = round(-31 - 3 * turn);
  const face = `M-28 -12C${cheek - 2} 2 ${cheek - 2} 16 ${cheek + 1} 26C${cheek + 5} 38 -20 44 -8 46L20 40L20 -20z`;
  const locks = `M${ear} -2C-42 -58 40 -60 37 -6C37 18 30 36 18 46C10 54 ${knot - 10} 54 ${ear + 18} 44C${ear + 18} 34 ${ear + 14} 26 ${ear + 6} 18C${ear + 2} 12 ${ear} 6 ${ear} -2z`;
  const strand = (u, v) => `M${u} ${v}Q${round(u * 0.8 + knot * 0.6)} 4 ${round(knot * 0.9)} 40`;
  const strands = strand(-18, -34) + strand(-4, -42) + strand(12, -42) + strand(26, -32) + strand(34, -12);
  const bun = ring(x + knot, y + 50, 21, 17);
  return (
    solid(put('M-19 40L-24 66C-10 76 14 76 26 66L20 40z'), '#3a2c12', pen(2)) +
    line(arm('M-154 76L-124 124'), pen(3.2)) +
    solid(arm(forearm), SKIN, pen(2.2)) +
    solid(arm(hand), SKIN, pen(2)) +
    hair(arm(grip), 0.8) +
    solid(put(sleeve), '#1d2422', pen(2.4)) +
    solid(put(blouse), '#141b1b', pen(2.8)) +
    fine(put('M-24 62C-10 80 14 80 26 62'), 0.8) +
    hair(put('M-62 92C-70 130 -72 190 -70 260M66 92C74 130 74 190 72 260M-46 150C-20 162 26 162 52 148'), 0.5) +
    solid(put(face), SKIN, pen(2)) +
    solid(put(locks), HAIR, pen(2.6)) +
    hair(put(strands), 0.6) +
    solid(bun, HAIR, pen(2.4)) +
    hair(
      put(
        `M${knot - 14} 48C${knot - 6} 38 ${knot + 10} 40 ${knot + 14} 50M${knot - 10} 57C${knot - 2} 62 ${knot + 8} 60 ${knot + 12} 56`,
      ),
      0.6,
    ) +
    solid(ring(x + ear + 6, y + 12, 4.5, 7.5), SKIN, pen(1.8)) +
    line(put(`M${ear + 5} 23L${ear + 5} 27`), pen(3))
  );
}
