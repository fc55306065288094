/** The traffic officer on a drum: one white glove points along the footpath, the other hand is on her hip. */
import { DAY, ink } from '../../daylight.mjs';
import { BRICK, GOLD, TEAL, WHITE_SHADE } from '../../parts/palette.mjs';
import { placed, solid, spot } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { face, SKINS } from './bus-figures.mjs';
import { cast, castUpright, heading, limb, prism } from './bus-view.mjs';

const [X, Y, SIZE] = [672, 346, 0.92];
const put = placed(X, Y, 0, SIZE);
const KHAKI = '#d2a964';
const SHADE = '#a67f3f';
const JACKET =
  'M-20 -158C-36 -156 -42 -146 -40 -132L-29 -100C-10 -90 14 -90 29 -100L40 -132C42 -148 36 -156 20 -158C10 -150 -10 -150 -20 -158z';
const SKIRT = 'M-28 -103C-12 -94 14 -94 28 -103C36 -84 38 -64 38 -48C16 -36 -18 -36 -38 -48C-38 -66 -36 -84 -28 -103z';

/** A gloved hand with a straight forefinger, its wrist at the origin, pointing to the right. */
const GLOVE =
  'M-6 -15C8 -20 18 -22 28 -18C44 -17 62 -14 76 -11C84 -9 84 0 76 1C62 3 50 3 44 4C46 10 44 14 39 15C39 21 34 24 29 23C26 28 18 28 12 24C4 20 -2 18 -6 15z';
const THUMB = 'M4 -14C10 -26 16 -38 24 -42C32 -44 36 -36 31 -30C26 -24 26 -18 28 -10z';

const pointing = () => {
  const own = (d) => put(placed(128, -164, -3, 0.98)(d));
  const [x, y] = spot(put, 172, -168);
  return (
    glow(x, y, 92, '#ffffff', 0.95) +
    solid(own(THUMB), '#ffffff', ink(2.6)) +
    solid(own(GLOVE), '#ffffff', ink(2.6)) +
    line(own('M44 4C38 4 32 2 28 -1M39 15C34 15 28 12 25 8M29 23C25 22 20 18 18 14'), ink(2)) +
    solid(own('M-16 -17C-10 -20 -4 -19 0 -16L0 16C-4 20 -12 20 -16 17z'), '#ffffff', ink(2.4)) +
    line(own('M-10 -17L-10 17'), { width: 1.6, colour: TEAL })
  );
};

const cap = (head) =>
  solid(
    head('M-27 -12C-30 -22 -26 -26 -22 -28C0 -34 16 -32 28 -22C30 -18 30 -14 28 -10C12 -20 -10 -22 -27 -12z'),
    TEAL,
    ink(2),
  ) +
  solid(head('M-34 -24C-40 -48 -14 -58 6 -55C30 -54 42 -40 35 -24C20 -34 -14 -38 -34 -24z'), DAY.light, ink(2.4)) +
  area(head('M-34 -24C-40 -46 -20 -55 -4 -56C-20 -48 -24 -38 -20 -30C-26 -29 -30 -27 -34 -24z'), WHITE_SHADE) +
  solid(head('M-4 -19C10 -24 26 -20 34 -8C36 -2 32 0 28 -3C18 -10 6 -13 -4 -12z'), DAY.ink, ink(1.6)) +
  solid(head(oval(12, -26, 5, 5.6)), GOLD, ink(1.4));

const drum = () => {
  const p = heading(X, Y + 4, 0);
  const circle = (r) =>
    Array.from({ length: 28 }, (_, i) => [r * Math.cos((i * Math.PI) / 14), r * Math.sin((i * Math.PI) / 14)]);
  const [rx, ry] = [54, 33.5];
  const band = (t, fill) => {
    const [a, b] = [t, t + 9];
    return area(
      `M${X - rx} ${Y + a}C${X - rx} ${Y + a + ry * 1.33} ${X + rx} ${Y + a + ry * 1.33} ${X + rx} ${Y + a}L${X + rx} ${Y + b}C${X + rx} ${Y + b + ry * 1.33} ${X - rx} ${Y + b + ry * 1.33} ${X - rx} ${Y + b}z`,
      fill,
    );
  };
  return (
    cast(
      `M${X - 80} ${Y + 16}L${X} ${Y - 2}L${X} ${Y + 62}L${X - 40} ${Y + 76}C${X - 90} ${Y + 72} ${X - 104} ${Y + 34} ${X - 80} ${Y + 16}z`,
    ) +
    solid(
      `M${X - rx} ${Y}L${X - rx} ${Y + 27}C${X - rx} ${Y + 27 + ry * 1.33} ${X + rx} ${Y + 27 + ry * 1.33} ${X + rx} ${Y + 27}L${X + rx} ${Y}z`,
      DAY.light,
      ink(2.6),
    ) +
    band(0, BRICK) +
    band(18, BRICK) +
    line(
      `M${X - rx} ${Y}L${X - rx} ${Y + 27}C${X - rx} ${Y + 27 + ry * 1.33} ${X + rx} ${Y + 27 + ry * 1.33} ${X + rx} ${Y + 27}L${X + rx} ${Y}`,
      ink(2.6),
    ) +
    prism(p, circle(54), [4.5, 4.6], ['#fbefd6', '#fbefd6', '#fbefd6'], 0.1) +
    solid(put(oval(0, 0, rx / SIZE, ry / SIZE)), '#fbefd6', ink(2.4))
  );
};

/** Her shadow lies over the drum and the island, the arm too. */
const shadow = () =>
  cast(
    castUpright(
      X - 26,
      Y + 20,
      SIZE,
    )(
      `${JACKET}${SKIRT}M-18 -48L-16 0L18 0L20 -48zM-28 -180L0 -220L30 -180L4 -152zM30 -156L130 -176L200 -172L130 -156L36 -138z`,
    ),
    0.34,
  );

/** The whole officer; her arm crosses the road behind her. */
export function officer() {
  const head = (d) => put(placed(3, -184, 4, 0.98)(d));
  const leg = (u, v) =>
    limb(put, `M${u} -48L${u} ${v - 8}`, 15, SKINS.warm[0], 4.4) +
    limb(put, `M${u} ${v - 20}L${u} ${v - 10}`, 16, '#ffffff', 4.4) +
    solid(
      put(
        `M${u - 11} ${v - 10}C${u - 12} ${v - 2} ${u - 10} ${v + 3} ${u} ${v + 4}C${u + 12} ${v + 6} ${u + 22} ${v + 4} ${u + 20} ${v - 2}C${u + 16} ${v - 8} ${u + 10} ${v - 9} ${u + 9} ${v - 11}z`,
      ),
      DAY.ink,
      ink(1.6),
    );
  return (
    shadow() +
    drum() +
    leg(-15, -4) +
    leg(15, 4) +
    solid(put(SKIRT), KHAKI, ink(2.5)) +
    area(put('M-28 -103L-12 -97C-20 -78 -22 -58 -18 -41C-26 -42 -34 -45 -38 -48C-38 -66 -36 -84 -28 -103z'), SHADE) +
    limb(put, 'M-32 -142L-66 -116L-38 -96', 17, SHADE, 4.6) +
    solid(put(JACKET), KHAKI, ink(2.5)) +
    area(put('M-20 -158C-36 -156 -42 -146 -40 -132L-29 -100L-12 -94C-22 -116 -22 -140 -10 -154z'), SHADE) +
    line(put('M6 -150L6 -108'), ink(1.8)) +
    area(put(oval(11, -138, 2.2)) + put(oval(11, -124, 2.2)), GOLD) +
    solid(put('M-31 -107C-12 -96 14 -96 31 -107L29 -96C14 -86 -12 -86 -29 -96z'), '#ffffff', ink(2.2)) +
    solid(put(oval(6, -94, 7, 6.5)), GOLD, ink(1.8)) +
    solid(put('M-10 -164L14 -164L18 -155C8 -146 -6 -146 -14 -155z'), SKINS.warm[1], ink(2)) +
    solid(put('M-15 -157L4 -146L-4 -138L-22 -150zM19 -157L6 -146L14 -139L26 -150z'), '#e6c588', ink(1.8)) +
    solid(
      put('M-48 -106C-46 -112 -38 -112 -32 -106C-24 -104 -22 -94 -28 -90C-36 -84 -48 -92 -48 -106z'),
      WHITE_SHADE,
      ink(2.2),
    ) +
    solid(head(oval(-22, 14, 13, 12)), DAY.ink, ink(1.6)) +
    face(head, SKINS.warm, { mouth: 'laugh', gaze: [1.8, -0.4], lift: 2 }) +
    line(head('M-24 -6C-26 -2 -25 4 -24 8'), ink(4)) +
    cap(head) +
    solid(head(oval(-21, 14, 2.4)), GOLD, ink(1)) +
    limb(put, 'M32 -144L78 -156L118 -163', 19, KHAKI, 5) +
    line(put('M36 -137L78 -149L112 -155'), { width: 5, colour: SHADE }) +
    solid(put('M18 -158C30 -160 42 -152 42 -140L30 -136C28 -146 24 -152 18 -158z'), '#e6c588', ink(2)) +
    pointing()
  );
}
