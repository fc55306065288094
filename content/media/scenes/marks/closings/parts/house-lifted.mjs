/** An old house on jacks: a new wall is slid in under it while its owner has tea inside. */

import { HAIR } from '../../heroes/parts/wire-caller.mjs';
import { disc, INK, lit, ROOF, TRIM, tiles } from '../../parts/facade.mjs';
import { box, facing, hair, pen, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { worker } from './night-figure.mjs';

const GROUND = 528;
const [LEFT, RIGHT, FLOOR, EAVE, RIDGE] = [474, 700, 378, 196, 88];

/** A screw jack from the ground up to the floor. */
function jack(x) {
  const threads = repeat(9, (i) => `M${x - 8} ${404 + i * 9}L${x + 8} ${399 + i * 9}`);
  return (
    solid(box(x - 8, 394, 16, 96), TRIM, pen(2)) +
    line(threads, pen(1.8)) +
    solid(box(x - 18, 390, 36, 9), '#14424a', pen(2.2)) +
    solid(`M${x - 12} 476L${x + 12} 476L${x + 28} ${GROUND}L${x - 28} ${GROUND}z`, '#14424a', pen(2.6)) +
    line(`M${x - 20} 484L${x + 30} 470`, pen(4))
  );
}

/** The roof: tiles, two of them gone, over carved boards. */
function roof() {
  const [a, b] = [512, 662];
  const lace = repeat(15, (i) => `M${LEFT - 18 + i * 17.5} ${EAVE + 8}q8.75 14 17.5 0`);
  return (
    solid(`M${a} ${RIDGE}H${b}L${RIGHT + 20} ${EAVE}H${LEFT - 26}z`, ROOF, pen(2.8)) +
    hair(tiles([a, b, RIDGE], [LEFT - 26, RIGHT + 20, EAVE], 6), 0.75) +
    solid(
      'M606 136L606 148Q613 158 620 150Q627 160 634 150Q641 160 648 150L648 146L634 146L634 136z',
      '#02070b',
      pen(1.8),
    ) +
    solid(box(a - 4, RIDGE - 7, b - a + 8, 9), TRIM, pen(2.2)) +
    line(lace, pen(1.8)) +
    solid(box(LEFT - 28, EAVE - 2, RIGHT - LEFT + 50, 10), TRIM, pen(2.4))
  );
}

/** The lit veranda: boards, a window, a picture that hangs askew, a lamp on its cord. */
function room() {
  const wall = box(LEFT + 10, EAVE + 8, RIGHT - LEFT - 20, FLOOR - EAVE - 8);
  const frameOf = placed(516, 262, 13);
  return (
    solid(wall, '#0d2a34') +
    area(wall, '#f0a94a', 'fill-opacity=".62" ') +
    glow(588, 262, 120, '#ffdc9a', 0.55) +
    line(
      repeat(9, (i) => `M${LEFT + 34 + i * 26} ${EAVE + 10}V${FLOOR}`),
      { width: 1.2, colour: INK, opacity: 0.5 },
    ) +
    line('M516 228L503 248M516 228L535 254', { width: 1.6, colour: INK }) +
    solid(frameOf(box(-19, -15, 38, 32)), INK, pen(1.4)) +
    area(frameOf('M-14 12L-4 -4L3 4L8 -2L14 12z'), '#5fb0a6')
  );
}

/** A teapot and a plate of bananas on a small round table. */
function table() {
  const put = placed(546, FLOOR);
  return (
    line(put('M0 -52L0 -4M-16 0L0 -10L16 0'), { width: 5, colour: INK }) +
    solid(put('M-32 -58L32 -58L30 -51L-30 -51z'), INK, pen(2)) +
    line(put('M14 -82C26 -86 28 -66 14 -66'), { width: 4, colour: '#fff2d8' }) +
    area(put('M-14 -58C-22 -70 -16 -88 0 -88C16 -88 22 -70 14 -58zM-14 -66L-28 -80L-24 -83L-10 -76z'), '#fff2d8') +
    area(put(disc(0, -90, 3.4)), '#fff2d8') +
    line(put('M-15 -74L15 -74'), { width: 1.8, colour: INK })
  );
}

const SKIRT =
  'M-24 -60C-26 -42 -18 -28 -4 -26L34 -30C40 -20 42 -8 40 4L70 4C70 -18 70 -36 64 -48C54 -60 20 -64 -24 -60z';

const DRAPE = 'M-16 -78C-10 -88 0 -88 5 -86C2 -60 8 -30 19 -6L18 8L-4 8C-14 -20 -18 -50 -16 -78z';

/** The owner on a cane chair, cup and saucer in hand. */
function owner() {
  const at = placed(638, FLOOR, 0, 0.84);
  const put = (d) => at(facing(-1)(d));
  const who = worker(at, -1, {
    hip: [-4, -46],
    lean: -5,
    nod: 4,
    hair: HAIR.bun,
    grey: true,
    shirt: 0.12,
    trousers: 0.6,
    drape: DRAPE,
    skirt: SKIRT,
    folds: 'M50 -52C58 -34 56 -14 56 2M36 -56C50 -48 46 -18 48 2',
    belt: false,
    far: { to: [42, -86], bend: 1, turn: -10 },
    near: { to: [33, -126], bend: 1, turn: 10 },
  });
  const chair = put('M-34 -120L-27 -34L-32 0M38 -34L42 0');
  const cup = put('M29 -150L55 -150C55 -136 50 -130 42 -130C34 -130 29 -136 29 -150z');
  return (
    line(chair, { width: 7, colour: INK }) +
    line(chair, pen(1.6)) +
    who.far +
    solid(put('M30 -98L72 -98L64 -91L38 -91z'), '#fff2d8', { width: 1.6, colour: INK }) +
    who.body +
    solid(cup, '#fff2d8', { width: 1.6, colour: INK }) +
    who.near +
    line(put('M40 -156C36 -164 46 -168 42 -176M50 -156C46 -164 56 -168 52 -176'), { width: 1.8, colour: '#fff2d8' })
  );
}

/** The new wall on its rollers: even courses, a window of its own. */
function wall() {
  const [x, y, w, h] = [498, 424, 146, 90];
  const courses = repeat(5, (i) => `M${x} ${y + 16 + i * 16}H${x + w}`);
  const joints = repeat(6, (r) =>
    repeat(r % 2 ? 6 : 5, (k) => `M${x + (r % 2 ? 12 : 24) + k * 24.4} ${y + r * 16}v${r === 5 ? 10 : 16}`),
  );
  return (
    solid(box(x, y, w, h), '#10343c', pen(3)) +
    lit(box(x, y, w, h), 0.55) +
    line(courses + joints, { width: 1.7, colour: INK }) +
    line(box(x, y, w, h), pen(3, 1)) +
    [516, 554, 590, 627].map((u) => solid(ring(u, 521, 7), '#123a43', pen(2.2)) + hair(ring(u, 521, 2.6), 0.9)).join('')
  );
}

/** Who pushes it, low behind it. */
const pusher = () =>
  worker(placed(456, GROUND), 1, {
    hip: [-12, -90],
    lean: 40,
    nod: -16,
    hair: HAIR.cap,
    beard: true,
    shirt: 0.06,
    trousers: 0.62,
    shorts: true,
    bare: true,
    far: { to: [62, -96], bend: 1, turn: -30 },
    near: { to: [43, -66], bend: 1, turn: -40 },
    farLeg: { to: [22, -9] },
    nearLeg: { to: [-42, -14], toe: 14 },
  });

export function liftedHouse() {
  const who = pusher();
  return (
    glow(588, 290, 190, '#ffb65a', 0.34) +
    jack(537) +
    jack(678) +
    room() +
    table() +
    owner() +
    solid(box(LEFT, EAVE, 13, FLOOR - EAVE), TRIM, pen(2.2)) +
    solid(box(RIGHT - 13, EAVE, 13, FLOOR - EAVE), TRIM, pen(2.2)) +
    roof() +
    solid(box(LEFT - 12, FLOOR, RIGHT - LEFT + 24, 13), '#14424a', pen(2.8)) +
    who.far +
    wall() +
    who.body +
    who.near
  );
}
