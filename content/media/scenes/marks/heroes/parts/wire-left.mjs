/** The callers in the teal light: a letting agent in a terrace in England, and a pharmacist in the open front of the shop. */
import { DEEP, disc, INK, lit, ROOF, TRIM, WALL } from '../../parts/facade.mjs';
import { box, fine, firm, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, line } from '../../stage.mjs';
import { caller, cord, HAIR } from './wire-caller.mjs';

/** A lit room behind a caller. */
export const room = (d, share = 0.62) => area(d, '#0d2a34') + lit(d, share) + line(d, pen(2.4));

/** Lines and shapes against the lit wall. */
export const drawn = (d, width = 1.8) => line(d, { width, colour: INK, opacity: 0.9 });

/** A telephone on a desk, from the middle of its foot. */
export const telephone = (at) =>
  solid(at('M-19 0L-15 -12C-12 -18 12 -18 15 -12L19 0z'), '#061017', pen(1.8)) +
  fine(at(`${disc(0, -7, 5)}M-12 -19L-12 -15M12 -19L12 -15`));

/** Courses of bricks. */
const bricks = (x, y, w, rows) =>
  repeat(rows, (i) =>
    line(`M${x} ${y + i * 11}h${w}`, {
      width: 1,
      opacity: 0.3,
      extra: `stroke-dasharray="13 4" stroke-dashoffset="${(i % 2) * 8}" `,
    }),
  );

/** A sash window upstairs. */
const sash = (x, y, share) => {
  const d = box(x, y, 46, 68);
  return (
    area(d, '#0f2e38') +
    (share ? lit(d, share) : '') +
    line(`M${x} ${y + 34}h46M${x + 23} ${y}v68`, share ? { width: 2, colour: INK } : pen(1.4, 0.6)) +
    line(d, pen(2)) +
    solid(box(x - 6, y - 10, 58, 9), TRIM, pen(1.7)) +
    solid(box(x - 5, y + 69, 56, 6), TRIM, pen(1.7))
  );
};

/** A chimney stack with its pots; (x, y) is the middle of its foot. */
export const chimney = (x, y) =>
  solid(box(x - 22, y - 62, 44, 70), DEEP, pen(2.2)) +
  bricks(x - 20, y - 50, 40, 5) +
  solid(box(x - 26, y - 70, 52, 9), TRIM, pen(2)) +
  solid([-14, 0, 14].map((u) => `M${x + u - 5} ${y - 70}l1 -17h8l1 17z`).join(''), TRIM, pen(1.7));

/** A cat that sits on a sill and looks out; (x, y) is the middle of its seat. */
const cat = (x, y, size = 1) => {
  const put = placed(x, y, 0, size);
  return (
    solid(
      put(
        'M-16 0C-20 -16 -15 -32 -7 -40C-13 -46 -13 -54 -11 -64L-3 -58C0 -59 4 -59 7 -58L14 -64C17 -54 16 -46 10 -40C16 -30 17 -14 15 0z',
      ),
      '#061017',
      pen(2),
    ) +
    line(put('M15 -2C26 -2 28 8 24 16C22 24 26 30 30 28'), { width: 5, colour: '#061017' }) +
    line(put('M15 -4C29 -4 31 8 27 17C25 24 27 27 31 26M-5 -51L-2 -51M5 -51L8 -51M-3 0L-3 -16M5 0L5 -16'), pen(1.6))
  );
};

/** The roof of a terrace from its ridge down: rows of slates, and the gutter under them. */
export function slateRoof(top, rows) {
  const eave = top + 6 + rows * 11;
  const slates = repeat(rows, (i) => `M-20 ${top + 8 + i * 11}H226`);
  const joints = repeat(rows, (i) => repeat(17, (k) => `M${-22 + k * 15 + (i % 2) * 7} ${top + 8 + i * 11}v11`));
  return (
    solid(`M-30 ${top}H226V${eave}H-30z`, ROOF, pen(2.6)) + hair(slates + joints, 0.34) + firm(`M-30 ${eave + 2}H232`)
  );
}

/** The wide bay of the agent: his lit window, and a cat on its sill; `share` is how bright the room is. */
export function bay(share) {
  const keys = repeat(8, (i) => `M${142 + (i % 4) * 12} ${i < 4 ? 424 : 448}v11m-3 0h6v5h-6z`);
  const at = placed(84, 492, 0, 1.12);
  return (
    solid(box(-4, 396, 218, 246), DEEP, pen(2.4)) +
    room(box(8, 404, 194, 180), share) +
    drawn(`${box(132, 414, 58, 58)}${keys}`) +
    caller(at, {
      foot: 82,
      hair: HAIR.short,
      trim: 'M-2 6L8 30L18 10M8 30L10 80M10 12L5 22L10 70L16 22L12 12',
    }) +
    cord(at, 1, [64, 66]) +
    telephone(placed(158, 584)) +
    line(box(8, 404, 194, 180), pen(2.6)) +
    solid(box(-12, 585, 234, 11), TRIM, pen(2.2)) +
    bricks(2, 606, 206, 4) +
    cat(186, 587, 0.86)
  );
}

/** The house of the agent: slates, a chimney, brick, and the bay with its own small roof. */
export const terrace = () =>
  chimney(196, 178) +
  solid(box(-30, 246, 252, 400), WALL, pen(2.4)) +
  bricks(-20, 262, 238, 34) +
  slateRoof(174, 6) +
  sash(26, 280, 0) +
  sash(142, 280, 0.5) +
  solid('M-12 396L6 370H204L222 396z', ROOF, pen(2.4)) +
  hair(
    repeat(12, (i) => `M${18 + i * 16} 371L${4 + i * 18} 395`),
    0.5,
  ) +
  bay();

/** Bottles and packs on a shelf. */
export function stock(from, to, y, seed) {
  let [d, x] = ['', from];
  for (let i = 0; x < to - 10; i++) {
    const [w, h] = [8 + 6 * chance(seed + i), 15 + 10 * chance(seed + i * 3)];
    const neck = `l0 ${-h * 0.62}l${w * 0.3} -4l0 ${-h * 0.24}l${w * 0.4} 0l0 ${h * 0.24}l${w * 0.3} 4l0 ${h * 0.62}z`;
    d += chance(seed + i * 5) > 0.4 ? `M${x} ${y}${neck}` : `M${x} ${y}v${-h * 0.7}h${w + 3}v${h * 0.7}z`;
    x += w + 6;
  }
  return d;
}

/** The open front of a pharmacy: shelves to the ceiling, the pharmacist behind the counter, an awning and a cross. */
export function pharmacy() {
  const [x, w] = [244, 198];
  const shelves = [428, 466, 504].map((y) => `M${x + 12} ${y}h${w - 24}`).join('');
  const goods = [428, 466, 504].map((y, i) => stock(x + 16, x + w - 14, y - 1, 7 + i * 31)).join('');
  const stripes = repeat(7, (i) => `M${x - 4 + i * 29.4} 346L${x - 12 + i * 31.6} 384`);
  const scallops = repeat(7, () => `q15.8 16 31.6 0`);
  const at = placed(330, 506, 0, 0.98);
  return (
    solid(box(x, 320, w, 322), WALL, pen(2.4)) +
    solid(box(x - 6, 312, w + 12, 10), TRIM, pen(2.2)) +
    solid(`M${x + 60} 312v-26c0 -28 78 -28 78 0v26z`, WALL, pen(2.2)) +
    lit(`M${x + 92} 276h14v10h10v12h-10v10h-14v-10h-10v-12h10z`, 0.95) +
    room(box(x + 10, 384, w - 20, 256)) +
    area(goods, INK) +
    drawn(`${shelves}M${x + w / 2} 384V510`, 2.2) +
    caller(at, {
      hair: HAIR.balding,
      cloth: '#123a41',
      coat: 0.72,
      trim: 'M-6 8L10 44L10 98M12 8L10 44M-8 8L-16 36L-6 44M14 10L24 34',
      over: `${disc(14, -45, 5.5)}M8.5 -46L-4 -44`,
    }) +
    cord(at, 1, [66, 74]) +
    telephone(placed(402, 582)) +
    solid(box(x + 4, 582, w - 8, 60), DEEP, pen(2.4)) +
    solid(box(x - 2, 578, w + 4, 8), TRIM, pen(2.2)) +
    fine(`${box(x + 14, 594, 76, 40)}${box(x + 106, 594, 76, 40)}`, 0.55) +
    solid('M268 578L262 558H292L286 578z', '#061017', pen(1.8)) +
    line('M282 560L296 540', pen(3)) +
    solid(`M${x - 4} 344H${x + w + 4}L${x + w + 9} 384H${x - 12}z`, '#0f2a33', pen(2.4)) +
    fine(stripes, 0.8) +
    solid(`M${x - 12} 384${scallops}z`, '#0f2a33', pen(2.2))
  );
}
