/** The greengrocer of the mobile-street closing, from behind, and his three-wheeler with crates. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { finger } from '../../parts/limbs.mjs';
import { BRICK, BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD, HONEY, TEAL } from '../../parts/palette.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, neck, trunk } from './counter-people.mjs';
import { backOfHead } from './street-heads.mjs';
import { basket } from './street-order.mjs';

const wheel = (put, u, v, r) =>
  area(put(oval(u, v, r)), DAY.ink) +
  solid(put(oval(u, v, r * 0.52)), '#d5dedb', ink(2)) +
  area(put(oval(u, v, r * 0.2)), DAY.ink);

/** Round fruit in a row. */
const row = (put, from, y, step, count, r, fills) =>
  repeat(count, (i) => solid(put(oval(from + i * step, y, r)), fills[i % fills.length], ink(1.8)));

const pineapple = (put, x, y) =>
  solid(
    put(
      `M${x - 12} ${y - 30}L${x - 18} ${y - 52}L${x - 6} ${y - 42}L${x} ${y - 62}L${x + 6} ${y - 42}L${x + 18} ${y - 52}L${x + 12} ${y - 30}z`,
    ),
    '#4f9f7e',
    ink(1.8),
  ) +
  solid(put(oval(x, y - 14, 15, 21)), '#e9a23f', ink(2)) +
  line(
    put(
      `M${x - 12} ${y - 22}L${x + 8} ${y + 2}M${x - 4} ${y - 32}L${x + 14} ${y - 10}M${x + 12} ${y - 22}L${x - 8} ${y + 2}M${x + 4} ${y - 32}L${x - 14} ${y - 10}`,
    ),
    { width: 1.6, colour: '#8a4f16' },
  );

/** Its nose to the right: an open rack of crates behind the driver's cab. */
export function produceTuk() {
  const put = placed(606, 554, 0, 0.8);
  const nose = 'M184 -128L262 -128C290 -112 304 -84 304 -52L318 -42L314 -34C304 -54 262 -60 248 -30L240 -20L184 -20z';
  const crate = (y) =>
    solid(put(box(2, y, 176, 34)), '#d99a4c', ink(2.2)) +
    line(put(`M4 ${y + 17}L176 ${y + 17}`), { width: 1.8, colour: '#8a4f16' });
  return (
    area(put(oval(140, 2, 172, 12)), '#8a6a30', 'fill-opacity=".4" ') +
    area(put('M186 -216L252 -216L276 -128L186 -128z'), '#eaf5f0') +
    area(put('M186 -70L186 -140L200 -140L204 -84L236 -84L236 -60L186 -60z'), '#7a4716') +
    line(put('M252 -214L280 -128'), ink(6)) +
    line(put('M6 -216L6 -60M180 -216L180 -60'), { width: 6, colour: DEEP_TEAL }) +
    row(put, 24, -172, 32, 5, 18, ['#e4572e', '#f2813e']) +
    crate(-166) +
    repeat(3, (i) => pineapple(put, 32 + i * 58, -92)) +
    crate(-94) +
    solid(put('M-4 -60L186 -60L186 -22L126 -22C118 -56 58 -56 50 -22L-4 -22z'), BRIGHT_TEAL, ink(2.6)) +
    area(put('M-4 -40L48 -40L50 -22L-4 -22zM128 -40L186 -40L186 -22L126 -22z'), DEEP_TEAL) +
    solid(put(nose), BRIGHT_TEAL, ink(2.6)) +
    line(put('M200 -110L256 -110C272 -98 282 -82 284 -64'), { width: 3.4, colour: GOLD }) +
    wheel(put, 88, -28, 28) +
    wheel(put, 280, -26, 26) +
    solid(put(card(282, -106, 16, 22, 7)), '#fff6df', ink(2)) +
    // The hood, and a striped awning over the crates.
    solid(put('M168 -214C186 -240 246 -238 262 -214L256 -206L168 -206z'), DAY.ink, ink(2)) +
    repeat(6, (i) =>
      solid(
        put(
          `M${-14 + i * 32} -238L${18 + i * 32} -238L${18 + i * 32} -206C${16 + i * 32} -192 ${-12 + i * 32} -192 ${-14 + i * 32} -206z`,
        ),
        i % 2 ? CREAM : HONEY,
        ink(2),
      ),
    ) +
    // Bananas under the awning.
    repeat(5, (i) =>
      solid(put(placed(140, -196, -40 + i * 20)('M-5 0C-12 20 -8 36 0 44C8 36 6 18 5 0z')), GOLD, ink(1.8)),
    )
  );
}

const BACK =
  'M-44 -4C-72 6 -114 14 -134 46C-146 104 -136 190 -132 420L132 420C136 190 146 104 134 46C114 14 72 6 44 -4C24 8 -24 8 -44 -4z';

/** He reaches up for the basket with one hand and has a papaya for it in the other. */
export function greengrocer() {
  const put = placed(586, 440, 2, 0.62);
  const tones = TONES.deep;
  const cloth = [DAY.light, '#cfe2dc'];
  const reaches = { m: 1, elbow: [186, 20], wrist: [166, -86] };
  const gives = { m: -1, elbow: [-180, 110], wrist: [-139, 22] };
  const head = placed(592, 360, 8, 0.6);
  return (
    neck(put, tones) +
    trunk(put, cloth, BACK) +
    solid(put('M-134 214C-60 226 60 226 134 214L146 420L-146 420z'), HONEY, ink(2.6)) +
    line(put('M-134 228C-60 240 60 240 134 228'), { width: 5, colour: BRICK }) +
    // A towel over the shoulder.
    solid(
      put('M-104 10C-86 -6 -60 -6 -46 0C-40 60 -44 140 -50 190L-112 186C-108 120 -116 60 -104 10z'),
      TEAL,
      ink(2.2),
    ) +
    line(put('M-111 168L-50 172'), { width: 5, colour: GOLD }) +
    backOfHead(head, tones) +
    arm(put, { ...reaches, tones, cloth, root: [104, 50] }) +
    arm(put, { ...gives, tones, cloth, root: [-108, 54] }) +
    // The shoulder over the root of the sleeve.
    area(put(oval(88, 20, 20, 12)), cloth[0]) +
    line(put('M44 -4C66 4 92 8 112 22'), ink(2.6)) +
    basket() +
    hold(put, [166, -96], 10, tones) +
    papaya(put)
  );
}

/** A hand under the basket. */
const hold = (put, [x, y], turn, tones) => {
  const own = (d) => put(placed(x, y, turn)(d));
  return (
    area(own('M-22 30C-32 6 -34 -14 -28 -30L30 -30C36 -14 32 8 20 30z'), tones[0]) +
    line(own('M-22 28C-32 6 -34 -14 -28 -28M30 -28C36 -14 32 8 20 28'), ink(2.2)) +
    [-20, -4, 12, 26]
      .map((u, i) => finger(own, [u, -26, -6 + i * 4, 34 - (i === 3 ? 6 : 0), 8.5], tones, false))
      .join('')
  );
};

const papaya = (put) => {
  const own = (d) => put(placed(-118, -58, 10)(d));
  return (
    solid(
      own('M0 -86C34 -84 44 -40 42 -8C38 32 22 48 0 48C-22 48 -38 32 -42 -8C-44 -40 -34 -84 0 -86z'),
      '#e9a23f',
      ink(2.4),
    ) +
    area(own('M0 -86C-34 -84 -44 -40 -42 -8C-38 32 -22 48 -6 48C-22 10 -24 -50 0 -86z'), '#7aa85a') +
    line(own('M0 -86L2 -98'), ink(5)) +
    [-30, -12, 6, 22].map((u, i) => finger(own, [u, 44, -4 + i * 3, 40, 9], TONES.deep, false)).join('') +
    area(own('M-38 38C-42 54 -34 72 -22 90L16 90C26 72 34 56 30 38z'), TONES.deep[0]) +
    line(own('M-39 40C-42 54 -34 72 -24 84M30 40C34 56 26 72 18 84'), ink(2.2))
  );
};
