/** A Sri Lankan container lorry: a prime mover with its trailer, seen from the driver's side and a little from the front. */
import { at, face } from '../../heroes/parts/valley-blocks.mjs';
import { disc } from '../../parts/facade.mjs';
import {
  box,
  card,
  fine,
  hair,
  limb,
  ON_WHITE,
  pen,
  placed,
  polygon,
  repeat,
  solid,
  within,
} from '../../parts/shapes.mjs';
import { area, glow, line, round } from '../../stage.mjs';

const DEEP = 72;
const TYRE = 16.5;
const AXLES = [-284, -248, -124, -42];
const BOX = { left: -302, length: 194, up: 48, high: 83 };

/** A 20-foot container, seen from its long side and from above, its lower left front corner at the origin of `put`. */
export function container(put, w, h, d, ribs, { fill = '#0a1d27', width = 2.2 } = {}) {
  const pitch = w / (ribs + 1);
  const rib = (i) => `M${round((i + 1) * pitch)} ${-h + h * 0.12}L${round((i + 1) * pitch)} ${-h * 0.12}`;
  const rails = `M0 ${round(-h * 0.92)}L${w} ${round(-h * 0.92)}M0 ${round(-h * 0.08)}L${w} ${round(-h * 0.08)}`;
  const castings = repeat(4, (i) => box((i % 2) * w * 0.97, i > 1 ? -h : -h * 0.09, w * 0.03, h * 0.09));
  const bow = (i) => polygon([at(((i + 1) * w) / 6, h), at(((i + 1) * w) / 6, h, d)], false);
  const end = [0.25, 0.5, 0.75].map((t) => polygon([at(w, h * 0.1, d * t), at(w, h * 0.9, d * t)], false)).join('');
  return (
    solid(put(face([w, 0], [w, 0, d], [w, h, d], [w, h])), '#07151d', pen(width)) +
    hair(put(end), 0.5) +
    solid(put(face([0, h], [w, h], [w, h, d], [0, h, d])), '#0e2731', pen(width)) +
    hair(put(repeat(5, bow)), 0.3) +
    solid(put(box(0, -h, w, h)), fill, pen(width)) +
    line(put(repeat(ribs, rib) + rails), pen(width * 0.55, 0.55)) +
    area(put(castings), 'url(#two)', 'fill-opacity=".75" ')
  );
}

/** A wheel that has rolled to `x`; its bolts show that it turns. */
function wheel(put, u, x, size) {
  const turn = (x / (TYRE * size)) * (180 / Math.PI);
  const hub = within(put, u, -TYRE, turn % 360);
  const bolts = repeat(6, (i) =>
    disc(round(6.6 * Math.cos((i * Math.PI) / 3)), round(6.6 * Math.sin((i * Math.PI) / 3)), 1.1),
  );
  return (
    solid(put(disc(u, -TYRE, TYRE)), '#050c12', pen(2.6)) +
    solid(put(disc(u, -TYRE, 9.8)), '#0f2a33', pen(1.5, 0.9)) +
    area(hub(bolts), 'url(#two)') +
    hair(hub(`M-3 0L3 0${disc(0, 0, 3.4)}`), 0.8)
  );
}

/** What carries the container: beams, landing legs, guard rails, lamps along the edge. */
function trailer(put) {
  const { left, length } = BOX;
  const far = repeat(2, (i) => disc(AXLES[i] + 14, -TYRE - 6, TYRE));
  const guard = box(-222, -31, 62, 5) + box(-222, -21, 62, 5);
  const lamps = repeat(6, (i) => disc(left + 10 + i * 35, -44, 1.7));
  return (
    area(put(far), '#040a10') +
    area(put(face([left, 26], [-20, 26], [-20, 26, DEEP], [left, 26, DEEP])), '#050c12') +
    solid(put(box(left, -40, 176, 9)), '#07131a', pen(1.8)) +
    solid(put(guard), '#0d242e', pen(1.3, 0.8)) +
    fine(put('M-152 -40L-152 -7M-144 -40L-144 -7M-158 -5L-138 -5M-152 -22L-176 -38'), 0.85) +
    solid(put(box(left - 4, -48, length + 12, 9)), '#0d242e', pen(2)) +
    area(put(lamps), '#ffd08a') +
    solid(put('M-308 -30L-302 -30L-302 -8L-308 -8z'), '#07131a', pen(1.4))
  );
}

/** The cab's front, side and roof; the driver is seen against the lit lining. */
function cab(put) {
  const side =
    'M-78 -22L-78 -92C-78 -97 -75 -99 -70 -99L-16 -99C-11 -99 -9 -97 -8 -92L-2 -56L0 -50L0 -13L-20 -13C-20 -40 -64 -40 -64 -16L-64 -22z';
  const glass = 'M-60 -88L-17 -88L-11 -58L-60 -58z';
  const front = face([0, 13], [0, 13, DEEP], [0, 50, DEEP], [-8, 96, DEEP], [-8, 96], [0, 50]);
  const screen = face([-2.5, 57, 5], [-2.5, 57, DEEP - 5], [-7, 84, DEEP - 5], [-7, 84, 5]);
  const visor = face([-2, 86, 0], [-2, 86, DEEP], [-7, 95, DEEP], [-7, 95]);
  const grille = [30, 35, 40, 45].map((up) => polygon([at(0, up, 16), at(0, up, DEEP - 16)], false)).join('');
  const bumper = face([2, 12], [2, 12, DEEP], [2, 23, DEEP], [2, 23]);
  const roof = face([-74, 98], [-10, 98], [-10, 98, DEEP], [-74, 98, DEEP]);
  const wipers = polygon([at(-2, 58, 14), at(-5, 74, 30)], false) + polygon([at(-2, 58, 42), at(-5, 74, 58)], false);
  const driver = `${disc(-40, -74, 7)}M-54 -58C-54 -67 -48 -68 -40 -68C-33 -68 -30 -64 -29 -58z`;
  const mirror = 'M-10 -84L-3 -90M-12 -66L-3 -68';
  const door = 'M-66 -94L-66 -40M-66 -54L-3 -54M-22 -40L-10 -54M-58 -48L-48 -48';
  const ornament = 'M-74 -46L-70 -42L-66 -46L-70 -50zM-44 -46L-36 -40L-28 -46L-36 -52z';
  return (
    solid(put(roof), '#12303a', pen(2)) +
    solid(put(front), '#081822', pen(2.2)) +
    solid(put(screen), '#164048', pen(1.6)) +
    hair(put(wipers + grille), 0.7) +
    solid(put(visor), '#0f2a33', pen(1.5)) +
    solid(put(bumper), '#0d242e', pen(1.8)) +
    solid(put(side), '#0d242e', pen(2.6)) +
    solid(put(glass), '#2a5f63', pen(1.8)) +
    area(put(driver), '#071820') +
    line(put('M-22 -58L-27 -70'), { width: 2, colour: '#071820' }) +
    hair(put(door + ornament), 0.75) +
    fine(put(mirror), 0.9) +
    solid(put(card(-4, -91, 5, 26, 2)), '#0f2a33', pen(1.6)) +
    fine(put('M-18 -18L-4 -18M-18 -26L-6 -26'), 0.6)
  );
}

/** Behind the cab: tank, air filter and its stack. */
const between = (put) =>
  solid(put(box(-146, -34, 146, 12)), '#07131a', pen(1.8)) +
  solid(put(box(-92, -98, 9, 64)), '#0a1a22', pen(1.6)) +
  fine(put('M-87.5 -98L-87.5 -112L-82 -114'), 0.9) +
  hair(put('M-92 -50L-83 -50M-92 -84L-83 -84M-104 -56C-100 -46 -98 -46 -92 -54'), 0.8) +
  solid(put(card(-100, -37, 34, 20, 5)), '#12303a', pen(1.7)) +
  hair(put('M-92 -37L-92 -17M-75 -37L-75 -17'), 0.8);

/** The driver's elbow on the sill; with `reach` from 0 to 1 the hand comes out and down with a phone in it. */
const arm = (put, reach) => {
  const [u, v] = [-22 - 6 * reach, -59 + 14 * reach].map(round);
  const phone = put(placed(u, v - 3, 14)(card(-2.8, -7, 5.6, 12, 1.4)));
  return (
    limb(put(`M-45 -65Q-44 -56 ${round(-37 + 3 * reach)} -57L${u} ${v}`), 6.2, 3.6, '#0d2c35') +
    area(phone, '#fff', `fill-opacity="${reach.toFixed(2)}" `) +
    line(phone, { width: 1.2, colour: ON_WHITE, opacity: reach.toFixed(2) })
  );
};

/** The lorry: x is its front, y the ground under the near wheels. */
export function lorry(x, y, reach = 0, size = 1) {
  const put = placed(round(x), y, 0, size);
  const [hx, hy] = [round(x + 8 * size), round(y - 28 * size)];
  const beam = put(face([6, 30, 10], [150, 4, -14], [190, 4, 70], [6, 30, 58]));
  const lamp = (deep) => put(placed(...at(1.5, 33, deep))('M-2 -5L4 -7L4 5L-2 7z'));
  return (
    area(put('M-310 0L4 0L40 -22L-270 -22z'), '#040a10', 'fill-opacity=".75" ') +
    area(beam, 'url(#beam)') +
    trailer(put) +
    between(put) +
    container(placed(round(x + BOX.left * size), y - BOX.up * size, 0, size), BOX.length, BOX.high, DEEP, 20) +
    cab(put) +
    AXLES.map((u) => wheel(put, u, x, size)).join('') +
    fine(
      put('M-302 -36C-296 -40 -272 -40 -266 -34C-260 -40 -236 -40 -230 -34M-144 -26C-142 -40 -106 -40 -104 -26'),
      0.9,
    ) +
    area(lamp(58) + lamp(10), '#ffe9c4') +
    glow(round(hx), hy, 34, '#ffe1ad', 0.45) +
    arm(put, reach)
  );
}

/** The colour of headlight beams, which fades away from the lamps. */
export const beams =
  '<linearGradient id="beam"><stop stop-color="#ffe9c4" stop-opacity=".26"/><stop offset=".55" stop-color="#ffe9c4" stop-opacity=".09"/><stop offset="1" stop-color="#ffe9c4" stop-opacity="0"/></linearGradient>';
