/** What joins the instruments on the wall: pipes, clip-on sensors with their cables, and the white-hot box where these meet. */
import { disc } from '../../parts/facade.mjs';
import { box, card, dot, hair, ON_WHITE, pen, placed, repeat, ring, solid, spot } from '../../parts/shapes.mjs';
import { glow, line, thousandths } from '../../stage.mjs';

const BOX = [915, 560];

/** The tone of what reaches from the teal light into the amber: its definition and its name. */
export const metal = `<linearGradient id="metal" gradientUnits="userSpaceOnUse" x1="${BOX[0] - 300}" y1="0" x2="${BOX[0] + 300}" y2="0"><stop stop-color="#0e2d36"/><stop offset=".5" stop-color="#161d1e"/><stop offset="1" stop-color="#281e0f"/></linearGradient>`;
export const METAL = 'url(#metal)';

/** A pipe along path data: two edges, a dark core and a gleam; `shift` moves the gleam off its middle. */
export function pipe(d, width, fill = '#0d2832', shift = [0, 0]) {
  const butt = 'style="stroke-linecap:butt" ';
  return (
    line(d, { width: width + 2.8, opacity: 1, extra: butt }) +
    line(d, { width: width - 2.8, colour: fill, extra: butt }) +
    line(placed(...shift)(d), { width: 2, opacity: 0.4, extra: butt })
  );
}

/** The collar of a pipe about (x, y), `w` wide and `h` high, with a bolt at each end of its longer side. */
export function flange(x, y, w, h, fill = '#12343d') {
  const [u, v] = w > h ? [w / 2 - 8, 0] : [0, h / 2 - 8];
  return (
    solid(card(x - w / 2, y - h / 2, w, h, 4), fill, pen(2.8)) +
    line(`M${x - u} ${y - v}l0.1 0M${x + u} ${y + v}l0.1 0`, pen(5))
  );
}

/** A cable, lit as if it carried light. */
export const cable = (d) =>
  line(d, { width: 22, opacity: 0.09 }) + line(d, { width: 12, opacity: 0.16 }) + line(d, { width: 5, opacity: 1 });

/** A saddle that holds a cable on the wall; upright if the cable is. */
export const saddle = (x, y, upright) =>
  solid(upright ? card(x - 15, y - 6, 30, 12, 4) : card(x - 6, y - 15, 12, 30, 4), METAL, pen(2.2)) +
  line(upright ? `M${x - 10} ${y}h.1M${x + 10} ${y}h.1` : `M${x} ${y - 10}v.1M${x} ${y + 10}v.1`, pen(3));

/** A small sensor about (x, y), clipped on, with one lit dot in a light of `colour`. */
export const sensor = (x, y, colour) =>
  glow(x, y - 12, 62, colour, 0.6) +
  solid(card(x - 31, y - 9, 62, 18, 7), '#0a1c25', pen(2.4)) +
  solid(card(x - 24, y - 34, 48, 68, 11), '#163f49', pen(3.2)) +
  hair(`M${x - 12} ${y + 12}h24M${x - 12} ${y + 20}h24`, 0.85) +
  dot(x, y - 13, 9, '#fff');

/** Where all cables end: a small box with a stub aerial; a dot for each instrument. */
export function brightBox() {
  const [x, y] = BOX;
  const lamps = ['#0fb5ae', '#0fb5ae', '#f59e2c', '#f59e2c', '#f59e2c'];
  const glands =
    solid(box(x - 74, y - 45, 18, 22) + box(x - 74, y + 35, 18, 22), '#cfeeea', pen(2.4)) +
    solid([-34, 6, 46].map((v) => box(x + 56, y + v - 11, 18, 22)).join(''), '#fdebd0', pen(2.4));
  return (
    glow(x, y, 330, '#ffffff', 0.3) +
    glow(x, y - 10, 190, '#ffffff', 0.75) +
    glands +
    solid(card(x + 20, y - 152, 22, 76, 10), '#ffffff', { width: 2.4, colour: '#fff' }) +
    solid(box(x + 14, y - 90, 34, 12), '#ffffff', { width: 2.4, colour: ON_WHITE, opacity: 0.6 }) +
    solid(card(x - 60, y - 80, 120, 160, 20), '#ffffff', { width: 3, colour: '#fff' }) +
    line(card(x - 49, y - 69, 98, 138, 13), { width: 2, colour: ON_WHITE, opacity: 0.5 }) +
    lamps.map((fill, i) => dot(...spot(placed(x, y + 22, -66 + i * 33), 0, -42), 7.4, fill)).join('') +
    line(disc(x, y + 22, 15), { width: 5, colour: ON_WHITE }) +
    line(`M${x - 26} ${y + 58}h52`, { width: 4, colour: ON_WHITE, opacity: 0.5 })
  );
}

/** Rings of radio about the aerial. */
export const radio = () =>
  repeat(7, (i) => hair(ring(BOX[0], BOX[1] - 40, 150 + i * 62 + i * i * 5), thousandths(0.32 - i * 0.04)));
