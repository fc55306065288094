/** Eleven kites, each of another form, about 110 pixels large; `put` brings the middle of one, its origin, to its place. */
import { DAY, ink } from '../../daylight.mjs';
import { disc } from '../../parts/facade.mjs';
import { MINT } from '../../parts/palette.mjs';
import { bend, facing, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round, TAU } from '../../stage.mjs';

export const [TEAL, AMBER, BRICK] = ['#1f8f89', '#f0a02e', '#b5622a'];
const EDGE = ink(2.4);
const SPAR = { width: 1.5, colour: DAY.ink, opacity: 0.75 };
const TASSEL = { width: 3, colour: BRICK };

/** A point at an angle in turns, 0 upwards, clockwise. */
const polar = (turn, r, u = 0, v = 0) => [round(u + r * Math.sin(turn * TAU)), round(v - r * Math.cos(turn * TAU))];

/** Half of a kite, and the half that mirrors it. */
const both = (d) => d + facing(-1)(d);

const around = (count, at) => Array.from({ length: count }, (_, i) => at(i));

/** A ribbon in the wind from (u, v), as long and as wide as told, that narrows to its end. */
function ribbon(u, v, long, wide, lean = 0.3) {
  const at = (t) => [u + long * (lean * t + 0.09 * Math.sin(t * 9) * (0.3 + t)), v + long * t];
  const side = (m) => around(25, (i) => at(i / 24)).map(([x, y], i) => [x + m * wide * (1 - i / 27), y]);
  return polygon([...side(-1), ...side(1).toReversed()]);
}

/** A cobra with its hood spread: the spectacles on it, bands on its belly, a body that trails in the wind. */
const cobra = (put) =>
  solid(put(ribbon(0, 50, 124, 10, 0.12)), TEAL, EDGE) +
  area(put(ribbon(0, 50, 112, 3, 0.14)), AMBER) +
  solid(put(both('M0 -58C15 -58 22 -50 22 -38C46 -34 56 -8 44 18C34 38 14 44 9 60L0 60')), TEAL, EDGE) +
  solid(put('M-14 -30L14 -30L10 58L-10 58z'), DAY.amber, ink(1.8)) +
  line(put('M-12 4L12 4M-11 20L11 20M-10 36L10 36'), SPAR) +
  solid(put(both(disc(25, -4, 12))), AMBER, EDGE) +
  area(put(both(disc(25, -4, 5) + disc(9, -44, 4))), DAY.ink);

/** A box kite: two open cells of cloth on four sticks. */
const boxKite = (put) =>
  line(put('M-40 -50L-40 46M10 -40L10 58M42 -56L42 40M-8 -62L-8 34'), ink(2.8)) +
  area(put('M-40 16L-8 0L42 10L10 26zM-40 -46L-8 -62L42 -52L10 -36z'), DAY.ink) +
  solid(put('M-40 16L10 26L10 60L-40 50zM-40 -46L10 -36L10 -2L-40 -12z'), AMBER, EDGE) +
  solid(put('M10 26L42 10L42 44L10 60zM10 -36L42 -52L42 -18L10 -2z'), BRICK, EDGE);

/** A peacock that displays: nine feathers with eyes, and the bird before them. */
function peacock(put) {
  const ends = around(9, (i) => polar(-0.28 + i * 0.07, 48, 0, 16));
  const eyes = (r) => put(ends.map(([u, v]) => disc(u, v, r)).join(''));
  const fan = put(polygon([[-12, 30], ...ends, [12, 30]])) + eyes(13);
  return (
    solid(put(ribbon(-14, 34, 64, 4) + ribbon(14, 34, 64, 4)), AMBER, ink(1.6)) +
    line(fan, ink(4.6)) +
    area(fan, MINT) +
    line(put(ends.map(([u, v]) => `M0 26L${u} ${v}`).join('')), SPAR) +
    area(eyes(8.4), TEAL) +
    area(eyes(4.2), AMBER) +
    area(put(both('M0 -28C9 -28 10 -18 8 -10C7 0 19 10 18 24C17 39 7 45 0 48')), DAY.ink) +
    line(put('M0 -26L0 -38M-2 -26L-8 -36M2 -26L8 -36'), EDGE)
  );
}

/** A star of five points, each with a side in the sun and one in the shade, and two tails. */
function star(put) {
  const sides = (m) => repeat(5, (i) => polygon([[0, 0], polar(i / 5, 58), polar(i / 5 + m * 0.1, 23)]));
  return (
    area(put(ribbon(-30, 42, 62, 5) + ribbon(34, 42, 54, 5)), DAY.ink) +
    area(put(sides(1)), AMBER) +
    area(put(sides(-1)), BRICK) +
    line(put(polygon(around(10, (i) => polar(i / 10, i % 2 ? 23 : 58)))), EDGE)
  );
}

/** A butterfly: wings of ink with panes of amber and teal. */
const butterfly = (put) =>
  area(put(both('M0 -8C18 -46 48 -58 64 -46C68 -20 54 2 30 4C48 12 50 36 36 48C18 46 6 28 0 12z')), DAY.ink) +
  area(put(both('M10 -9C24 -34 42 -44 55 -39C56 -22 44 -6 24 -4z')), AMBER) +
  area(put(both('M10 8C28 10 40 22 33 38C20 34 12 22 10 8z')), MINT) +
  line(put(both('M16 -8L52 -36M20 -14L40 -10M0 -16Q4 -38 16 -46')), EDGE) +
  area(put(both('M0 -22C6 -20 6 26 0 40z')), BRICK);

/** A fish with its mouth to the wind. */
const fish = (put) =>
  solid(put('M34 0C48 -22 60 -32 70 -34C64 -12 64 12 70 34C60 32 48 22 34 0z'), AMBER, EDGE) +
  solid(put('M-24 -24C-8 -46 16 -44 28 -16zM-14 24C-4 40 12 40 22 18z'), AMBER, EDGE) +
  solid(put('M-62 2C-44 -34 10 -38 46 0C10 38 -44 36 -62 2z'), MINT, EDGE) +
  solid(put('M-62 2C-54 -14 -40 -24 -26 -26C-16 -10 -16 12 -26 27C-40 24 -54 16 -62 2z'), TEAL, EDGE) +
  area(put(disc(-39, -6, 6.4)), DAY.paper) +
  area(put(disc(-39, -6, 3)), DAY.ink) +
  line(put('M-6 -26Q8 0 -6 27M10 -22Q22 0 10 23M25 -14Q33 0 25 15'), ink(2.2));

/** The plain diamond of paper, pure white, with bows on its tail. */
const diamond = (put) =>
  line(put('M0 60Q2 122 44 142'), { ...TASSEL, colour: AMBER }) +
  area(put('M-6 80L14 94L14 80L-6 94zM2 104L22 118L22 104L2 118z'), AMBER) +
  area(put('M16 121L36 135L36 121L16 135zM34 134L54 148L54 134L34 148z'), AMBER) +
  area(put('M0 -64L46 -14L0 64L-46 -14z'), '#ffffff') +
  line(put('M0 -62L0 62M-44 -14L44 -14'), { width: 1.6, colour: TEAL });

/** A Brahminy kite, the bird: red-brown, its head and breast pale, the tips of its wings dark. */
const bird = (put) =>
  solid(put('M-8 10L-24 50Q0 62 24 50L8 10z'), AMBER, EDGE) +
  line(put('M-4 16L-10 50M0 16L0 54M4 16L10 50'), SPAR) +
  solid(put(both('M0 -14C20 -22 30 -46 56 -44C68 -42 76 -28 78 -8Q66 -16 56 -8Q46 -8 38 4Q24 4 10 24')), BRICK, EDGE) +
  area(put(both('M56 -44C68 -42 76 -28 78 -8Q68 -15 60 -10Q64 -28 56 -44z')), DAY.ink) +
  line(put(both('M14 -8Q34 -26 52 -30M18 4Q36 -12 50 -14')), SPAR) +
  solid(put('M-4 -34L-2 -46Q3 -44 4 -34z'), AMBER, ink(1.8)) +
  solid(put(both('M0 -37C10 -37 14 -28 13 -8C12 6 6 14 0 22')), DAY.paper, EDGE);

/** A wheel like a Vesak lantern: eight petals about a hub, a rim, tassels below. */
function wheel(put) {
  const petal = (i) => polygon([polar(i / 8, 12), polar(i / 8 - 0.05, 30), polar(i / 8, 46), polar(i / 8 + 0.05, 30)]);
  const tassel = (u, v) => `M${u} ${v}L${u + 8} ${v + 34}M${u} ${v}L${u + 1} ${v + 36}M${u} ${v}L${u + 15} ${v + 30}`;
  return (
    line(put(tassel(-34, 40) + tassel(0, 52) + tassel(34, 40)), TASSEL) +
    solid(put(disc(0, 0, 54)), TEAL, EDGE) +
    area(put(disc(0, 0, 45)), DAY.paper) +
    solid(put(repeat(8, petal)), AMBER, ink(1.8)) +
    solid(put(disc(0, 0, 12)), DAY.ink, ink(1))
  );
}

/** A fighter: wide and bowed, half of ink, with a fin and a long tassel. */
const fighter = (put) =>
  line(put('M0 66Q0 84 10 96L6 124M10 96L16 124M10 96L27 120M10 96L36 112'), TASSEL) +
  solid(put('M0 40L17 68L-17 68z'), BRICK, EDGE) +
  solid(put('M0 -48Q40 -38 62 -6Q34 18 0 54z'), DAY.amber, EDGE) +
  solid(put('M0 -48Q-40 -38 -62 -6Q-34 18 0 54z'), DAY.ink, EDGE) +
  line(put('M0 -47L0 53M-61 -6Q0 -36 61 -6'), { width: 2, colour: BRICK }) +
  area(put(disc(24, 6, 8)), DAY.ink) +
  area(put(disc(-24, 6, 8)), DAY.amber);

/** A dragon: a train of discs with whiskers, which grow smaller behind a horned head with a mane. */
function dragon(put) {
  const train = repeat(9, (k) => {
    const [i, t] = [8 - k, (9 - k) / 9];
    const [u, v, r] = [bend(t, 0, 6, 88), bend(t, 0, -150, -206), 27 - i * 2];
    const whiskers = line(put(`M${u - r - 14} ${v - 7}L${u + r + 14} ${v + 7}`), ink(2));
    return whiskers + solid(put(disc(u, v, r)), i % 2 ? DAY.amber : TEAL, ink(2.2));
  });
  return (
    train +
    solid(put(both('M14 -26L36 -60L2 -34z')), DAY.ink, ink(1.6)) +
    solid(put(polygon(around(28, (i) => polar(i / 28, i % 2 ? 33 : 45)))), AMBER, ink(2)) +
    solid(put(disc(0, 0, 29)), DAY.ink, ink(1)) +
    area(put(both(disc(11, -5, 6.4))), AMBER) +
    area(put(both(disc(11, -5, 2.6))), DAY.ink) +
    area(put(both('M4 8L14 6L10 21z')), DAY.paper)
  );
}

export const KITES = { cobra, boxKite, peacock, star, butterfly, fish, diamond, bird, wheel, fighter, dragon };
