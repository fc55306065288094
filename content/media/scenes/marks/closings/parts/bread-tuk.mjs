/** The bread three-wheeler of Sri Lanka (choon paan): a glass cabinet of loaves and buns behind the driver, a horn on its roof. */
import { DAY } from '../../daylight.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { bun, kimbula } from './bake-shop.mjs';

const PAINT = '#e0922f';
const DARK = '#b56a18';

/** A wheel, its hub at (u, v). */
const wheel = (put, u, v, r) =>
  area(put(oval(u, v, r)), DAY.ink) +
  solid(put(oval(u, v, r * 0.56)), DAY.paper, pen(1.6)) +
  area(put(oval(u, v, r * 0.2)), DAY.ink);

/** The cabinet, from its shelves to its roof. */
function cabinet(put, [x, y], s) {
  const shelves = [-156, -112, -66];
  const goods = shelves.map((v, k) =>
    repeat(k === 1 ? 2 : 4, (i) =>
      k === 1
        ? kimbula(x + (50 + i * 80) * s, y + v * s, s)
        : bun(x + (30 + i * 40) * s, y + v * s, s * 0.96, k ? '#d99a4c' : '#e8b86e'),
    ),
  );
  return (
    area(put(box(8, -200, 164, 142)), '#fdf1d6') +
    line(put(shelves.map((v) => `M8 ${v}L172 ${v}`).join('')), { width: 2.4, colour: '#8a4f06' }) +
    goods.join('') +
    area(put('M96 -200L120 -200L74 -58L50 -58z'), DAY.light, 'fill-opacity=".6" ') +
    line(put(`${box(8, -200, 164, 142)}M90 -200L90 -58`), { width: 3, colour: DAY.ink }) +
    solid(put('M0 -212L182 -212L186 -198L-4 -198z'), PAINT, pen(2.2))
  );
}

/** The driver under the hood, who looks ahead and so away. */
const driver = (put) =>
  area(put('M184 -46L184 -118L192 -118L194 -62L238 -62L238 -46z'), '#7a4716') +
  solid(put('M196 -60C192 -96 198 -128 216 -132C232 -132 238 -112 238 -88L240 -60z'), '#f3e7cd', pen(1.8)) +
  line(put('M222 -116L240 -94L266 -102'), { width: 10, colour: '#7a4a28' }) +
  solid(
    put('M204 -146C202 -164 214 -172 224 -170C236 -168 238 -156 234 -146C230 -136 222 -132 214 -133z'),
    '#7a4a28',
    pen(1),
  ) +
  area(
    put('M203 -144C198 -166 212 -176 226 -173C236 -171 238 -164 236 -160C226 -162 220 -158 218 -150L210 -138z'),
    DAY.ink,
  );

/** The three-wheeler, nose to the right; (x, y) is where its back end meets the road. */
export function breadTuk(x, y, s) {
  const put = placed(x, y, 0, s);
  const nose = 'M252 -114L298 -114C320 -100 332 -76 331 -48L342 -40L338 -34C330 -52 294 -58 280 -30L268 -22L252 -22z';
  const hood = 'M170 -192L172 -214C204 -230 246 -226 264 -208L276 -190L262 -188C246 -198 206 -198 186 -186z';
  return (
    area(put('M-10 4L330 4L290 18L-130 18L-70 6z'), '#8a4f06', 'fill-opacity=".34" ') +
    area(put('M172 -190L266 -190L296 -114L258 -50L172 -50z'), '#f9e3ba') +
    driver(put) +
    line(put('M268 -192L300 -114'), { width: 5, colour: DAY.ink }) +
    line(put('M264 -106L282 -112'), { width: 4, colour: DAY.ink }) +
    cabinet(put, [x, y], s) +
    solid(put('M0 -58L180 -58L180 -24L126 -24C118 -58 58 -58 50 -24L0 -24z'), PAINT, pen(2.4)) +
    area(put('M0 -40L50 -40L50 -24L0 -24zM128 -40L180 -40L180 -24L126 -24z'), DARK) +
    solid(put('M172 -46L258 -46L258 -22L172 -22z'), DARK, pen(2)) +
    solid(put(nose), PAINT, pen(2.4)) +
    fine(put('M262 -100L292 -100C306 -90 314 -76 316 -60M262 -84L262 -40')) +
    area(put(hood), DAY.ink) +
    wheel(put, 88, -29, 29) +
    wheel(put, 306, -27, 27) +
    solid(put(card(308, -98, 14, 20, 6)), '#fff6df', pen(1.8)) +
    line(put('M196 -222L196 -236'), { width: 4, colour: DAY.ink }) +
    solid(put('M184 -242L204 -246L226 -262L230 -224L204 -234L184 -236z'), '#4d5c5c', pen(1.8)) +
    hair(put('M8 -50L44 -50M132 -50L172 -50'), 0.8)
  );
}
