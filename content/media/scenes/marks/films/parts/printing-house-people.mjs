/** The people and the furniture of the printing house: 57 pixels are a metre, and whoever stands has the feet at (x, y). */
import { box, card, facing, fine, hair, limb, pen, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';

const CLOTH = '#0e2f38';

/** A head in profile, its hair at the back; `side` is the way it looks. */
const head = (put, u, v, side, knot) =>
  (knot ? solid(put(card(u - side * 9 - 4.5, v - 4, 9, 9, 4.5)), '#081720', pen(1.7)) : '') +
  solid(put(card(u - 8, v - 9, 16, 18, 8)), '#1a4750', pen(1.9)) +
  solid(
    put(
      `M${u + side * 8} ${v - 5}C${u + side * 7} ${v - 13} ${u - side * 10} ${v - 13} ${u - side * 9} ${v}` +
        `C${u - side * 9} ${v + 4} ${u - side * 7} ${v + 7} ${u - side * 4} ${v + 7}C${u - side * 4} ${v + 1} ${u - side * 1} ${v - 4} ${u + side * 8} ${v - 5}z`,
    ),
    '#06131a',
    pen(1.3),
  );

/** A man who stands; `hand` is where his near hand is, from his feet. */
export function man(x, y, side, hand, { apron = false } = {}) {
  const put = placed(x, y);
  const [u, v] = hand;
  const legs = 'M-9 -52L-8 -24L-8 0L0 0L1 -24L2 -38L4 -24L4 0L11 0L11 -24L11 -52z';
  const shirt = 'M-10 -48C-12 -62 -13 -74 -7 -78L7 -78C13 -74 12 -62 11 -48z';
  const front = `M${side * 2} -70L${side * 10} -68L${side * 12} -28L${side * -2} -28L${side} -52z`;
  return (
    solid(put(legs), '#081720', pen(2)) +
    solid(put(shirt), CLOTH, pen(2.2)) +
    (apron ? solid(put(front), '#0a1f28', pen(1.7)) : '') +
    head(put, side, -89, side) +
    limb(put(`M${-side} -71L${u * 0.3} ${v * 0.5 - 30}L${u} ${v}`), 8, 4.8, CLOTH)
  );
}

/** A woman in a saree, a bag over her arm; `reach` is how far her hand is from her. */
export function customer(x, y, reach) {
  const put = placed(x, y);
  const skirt = 'M-12 0C-13 -20 -12 -38 -9 -52L9 -54C11 -36 12 -16 13 0z';
  const blouse = 'M-9 -50C-12 -64 -10 -77 -4 -79L5 -79C10 -76 10 -64 9 -52z';
  const fall = 'M5 -79C-4 -70 -11 -58 -10 -48C-15 -34 -16 -24 -16 -12L-8 -16C-8 -38 0 -56 10 -64z';
  return (
    solid(put(skirt), '#0a222b', pen(2.2)) +
    hair(put('M2 -50L4 -2M6 -52L9 -2M-10 -4L12 -4'), 0.7) +
    solid(put(blouse), CLOTH, pen(2)) +
    solid(put(fall), '#124049', pen(2)) +
    hair(put('M3 -72C-4 -62 -7 -52 -7 -44C-11 -34 -12 -26 -12 -18'), 0.7) +
    head(put, 2, -88, 1, true) +
    solid(put('M-14 -40L2 -40L4 -24L-16 -24z'), '#0d242e', pen(1.9)) +
    fine(put('M-12 -40C-12 -56 0 -60 2 -40'), 0.8) +
    limb(put(`M3 -70L${6 + reach * 0.2} -52L${12 + reach} ${-55 - reach * 0.08}`), 7.4, 4.2, CLOTH)
  );
}

/** One who sits at a desk on a swivel chair; the floor under the seat at (x, y). */
export function seated(x, y, side, plait) {
  const put = (d) => placed(x, y)(facing(side)(d));
  const chair = 'M-16 -62L-13 -30M-14 -26L12 -26M0 -26L0 -7M-13 0L0 -7L13 0';
  const torso = 'M-11 -27C-14 -44 -13 -60 -6 -66L5 -66C11 -62 10 -44 9 -27z';
  return (
    line(put(chair), pen(3)) +
    limb(put('M0 -29L24 -29L25 -3L32 -2'), 9, 5.8, '#081720') +
    solid(put(torso), CLOTH, pen(2.2)) +
    head(placed(x, y), side * 3, -77, side) +
    (plait ? limb(put('M-5 -74C-11 -68 -12 -58 -10 -46'), 5.4, 2.2, '#081720') : '') +
    limb(put('M0 -58L9 -42L30 -46'), 7.4, 4.2, CLOTH)
  );
}

/** A desk with drawers and a screen; `(x, y)` is the middle of its foot, `side` the way its user looks. */
export function desk(x, y, side) {
  const put = (d) => placed(x, y)(facing(side)(d));
  return (
    solid(put('M18 -38L52 -38L52 0L18 0z'), '#0a1f28', pen(2)) +
    fine(put('M18 -26L52 -26M18 -13L52 -13M31 -32L39 -32M31 -20L39 -20M31 -7L39 -7'), 0.6) +
    line(put('M-50 -38L-50 0'), pen(3)) +
    solid(put('M-56 -43L56 -43L56 -38L-56 -38z'), '#123640', pen(2)) +
    solid(put('M2 -84L8 -84L14 -52L8 -52z'), '#123640', pen(2)) +
    fine(put('M12 -62L20 -58L20 -43M12 -43L28 -43'), 0.9) +
    solid(put('M-38 -46L-14 -46L-14 -43L-38 -43z'), '#0d242e', pen(1.4))
  );
}

/** A jointed lamp, its foot on a desk at (u, v) and its bulb at (u, v - 40). */
export const deskLamp = (u, v, side) => {
  const put = (d) => placed(u, v)(facing(side)(d));
  return (
    line(put('M14 0L22 -26L4 -46M7 0L21 0'), pen(2.4)) + solid(put('M4 -52L11 -44L-2 -33L-9 -40z'), '#123640', pen(2))
  );
};

/** A bicycle and its rider: x is the rear hub, y the road, `rest` 1 with a foot on the ground and 0 on the pedals. */
export function courier(x, y, rest, parcel = '') {
  const [s, r] = [0.64, 20.5];
  const put = placed(x, y, 0, s);
  const spin = x / r;
  const wheel = (hub) => {
    const spoke = (i) => {
      const a = spin + (i * Math.PI) / 5;
      const [dx, dy] = [r * Math.cos(a), r * Math.sin(a)].map((n) => Math.round(n * 10) / 10);
      return `M${hub - dx} ${y - r - dy}L${hub + dx} ${y - r + dy}`;
    };
    return hair(repeat(5, spoke), 0.6) + line(ring(hub, y - r, r), pen(2.6));
  };
  const frame = 'M0 -32L38 -30L28 -74L0 -32M28 -72L80 -76M84 -62L38 -30M78 -88L84 -62L96 -32M62 -92L70 -96L80 -86';
  const [hipX, hipY] = [x + 17, y - 57];
  const leg = (phase, foot, fill) => {
    const a = spin * 0.5 + phase;
    const on = [x + 24 + 9 * Math.cos(a), y - 18 + 9 * Math.sin(a)];
    const [fx, fy] = [0, 1].map((i) => on[i] * (1 - rest) + foot[i] * rest);
    const [dx, dy] = [fx - hipX, fy - hipY];
    const reach = Math.hypot(dx, dy);
    const bend = Math.sqrt(Math.max(0, 29 ** 2 - (reach / 2) ** 2)) / reach;
    const knee = [hipX + dx / 2 + dy * bend, hipY + dy / 2 - dx * bend];
    const at = (p) => p.map((n) => Math.round(n * 10) / 10).join(' ');
    return limb(`M${hipX} ${hipY}L${at(knee)}L${at([fx, fy])}L${at([fx + 7, fy])}`, 8, 4.8, fill);
  };
  const body = placed(x, y);
  return (
    wheel(x) +
    wheel(x + 96 * s) +
    leg(Math.PI, [x + 30, y - 22], '#081720') +
    line(put(frame), pen(2.6)) +
    fine(put('M-26 -58L22 -58M-16 -58L0 -32'), 0.9) +
    parcel +
    leg(0, [x + 20, y - 1], CLOTH) +
    solid(body('M8 -56C6 -72 14 -92 24 -98L35 -95C37 -84 30 -66 27 -54z'), CLOTH, pen(2.2)) +
    hair(body('M12 -64L28 -60'), 0.6) +
    head(body, 34, -107, 1) +
    limb(body('M29 -91L36 -74L47 -61'), 7.4, 4.2, CLOTH) +
    solid(box(x + 54, y - 63, 4, 5), '#fff3dc', pen(1, 0.5))
  );
}
