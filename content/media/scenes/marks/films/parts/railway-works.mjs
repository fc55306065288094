/** What belongs to the hill line: the signal box and its signalman, the semaphore, the train, the goods trolley. */
import { DAY, ink } from '../../daylight.mjs';
import { disc, uprights } from '../../parts/facade.mjs';
import { DARK_SKIN } from '../../parts/palette.mjs';
import { box, facing, limb, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const WHITE = '#ffffff';
// A little larger than life, for the picture is about the signal box.
const [BOX, POST] = [1.22, 1.12];

/** Shadow that the low sun behind throws towards us. */
const shadow = (d) => area(d, DAY.ink, 'fill-opacity="0.28" ');
const shadowOfPost = (u, w) => `M${u} 0L${u + w} 0L${u + w - 80} 70L${u - 80} 70z`;

/** The signalman in white: `way` is how far he has come from the door, `lift` how high he holds his flag, 0 to 1. */
function signalman(x, y, way, lift) {
  const put = placed(round(x + (103 + 38 * way) * BOX), y - 98 * BOX, 0, 1.16 * BOX);
  // Three steps there, so that he stands with his feet together at both ends.
  const stride = 4.5 * Math.sin(way * Math.PI * 3);
  const turn = ((20 + 138 * lift) * Math.PI) / 180;
  const hand = [round(4 + 15 * Math.sin(turn)), round(-28 + 15 * Math.cos(turn))];
  // The flag is rolled up until he lifts it.
  const held = placed(...hand, 100 - 86 * lift);
  const wide = 4 + 24 * lift;
  const cloth = `M0 -28C${wide * 0.35} -32 ${wide * 0.65} -24 ${wide} -28L${wide} -8C${wide * 0.65} -4 ${wide * 0.35} -12 0 -8z`;
  return (
    limb(put(`M-2 -15L${-2 - stride} -1M2 -15L${2 + stride} -1`), 6.4, 3.6, WHITE) +
    solid(put('M-5.4 -12L-5.4 -24C-5.4 -31 5.4 -31 6.4 -24L6.4 -12z'), WHITE, ink(1.8)) +
    area(put(disc(0.6, -33.4, 3.6)), DARK_SKIN) +
    area(put('M-3.6 -34L-3.8 -38.4L5 -38.4L5 -35.6L8 -34.4z'), DAY.ink) +
    solid(put(held(`${cloth}M0 4L0 -30`)), '#0fa394', ink(2)) +
    limb(put(`M3.4 -27L${hand[0]} ${hand[1]}`), 7, 4, WHITE)
  );
}

/** A signal box on stilts, its lower left corner at (x, y), and its signalman; a lever leans over for each clear arm. */
export function signalBox(x, y, clear, way, lift) {
  const put = placed(x, y, 0, BOX);
  const posts = [4, 62, 118, 168];
  const cross = (u, v) => `M${u + 3} -84L${v - 3} -34M${v - 3} -84L${u + 3} -34M${u} -30L${v} -30`;
  const step = (i) => `M${round(-25 - i * 3.4)} ${-91 + i * 7.8}L${round(-12 - i * 3.4)} ${-91 + i * 7.8}`;
  const panes = repeat(5, (i) => box(8 + i * 15.6, -153, 13.6, 33));
  const ribs = repeat(19, (i) => `M${round(24 + i * 4.2)} -194L${round(-9 + i * 7.9)} -162`);
  const fret = repeat(19, (i) => `M${-14 + i * 8} -160L${-10 + i * 8} -152L${-6 + i * 8} -160z`);
  const lever = (i) => `M${12 + i * 7.8} -121L${round(9 + i * 7.8 + 6 * (clear[i - 5] ?? 0))} -140`;
  return (
    shadow(put(posts.map((u) => shadowOfPost(u - 3, 6)).join(''))) +
    line(put(repeat(3, (i) => cross(posts[i], posts[i + 1]))), ink(2)) +
    area(put(posts.map((u) => box(u - 3, -93, 6, 93)).join('')), DAY.ink) +
    solid(put(posts.map((u) => box(u - 6, -5, 12, 7)).join('')), DAY.light, ink(1.8)) +
    line(put(`M-22 -98L-66 3M-9 -98L-53 3M-22 -117L-66 -16L-66 3M-44 -66L-44 -48${repeat(12, step)}`), ink(2.2)) +
    solid(put(box(0, -160, 122, 62)), WHITE, ink(2.8)) +
    area(put(box(87, -159, 34, 61)), '#fbe3b8') +
    area(put(box(8, -153, 78, 33) + box(93, -148, 22, 50)), '#10262e') +
    line(put(repeat(10, lever)), { width: 2.4, colour: '#f7c65f' }) +
    line(put(panes), { width: 2.2, colour: WHITE }) +
    solid(put(fret), WHITE, ink(1.4)) +
    area(put('M-17 -159L20 -197L102 -197L139 -159z'), '#b5692c') +
    area(put('M102 -197L139 -159L84 -159z'), '#e9a95a') +
    line(put(ribs), { width: 1.4, colour: '#5c3312', opacity: 0.8 }) +
    line(put('M-17 -159L20 -197L102 -197L139 -159zM20 -197L20 -208M102 -197L102 -208'), ink(2.8)) +
    solid(put(box(-24, -98, 202, 7)), DAY.light, ink(2.4)) +
    signalman(x, y, way, lift) +
    line(put(uprights(-14, 174, -116, -98, 9.4)), ink(1.3)) +
    line(put('M-22 -117L177 -117M-22 -117L-22 -98M64 -117L64 -98M177 -118L177 -98'), ink(2.8))
  );
}

/** A signal arm about its pivot; `side` is -1 for one that points to the left, `clear` 0 to 1 lets it fall. */
function signalArm(x, y, side, clear) {
  const at = placed(x, y, side * 46 * clear, POST);
  const put = (d) => at(facing(side)(d));
  return (
    area(put('M-4 -7L-17 -4C-21 2 -20 11 -14 14L-3 8z'), DAY.ink) +
    area(put(disc(-12, 5, 4)), clear > 0.5 ? '#8ff0e0' : '#ffd9a0') +
    solid(put('M-4 -8L64 -9.5L64 9.5L-4 8z'), '#e07a22', ink(2.8)) +
    area(put('M42 -8L52 -8.2L52 8.2L42 8z'), WHITE) +
    solid(placed(x, y)(disc(0, 0, 4)), DAY.light, ink(2.2))
  );
}

/** A semaphore of two arms, with its ladder; `left` and `right` say how far each arm has fallen to clear. */
export const semaphore = (x, y, left, right) => {
  const put = placed(x, y, 0, POST);
  const rungs = repeat(20, (i) => `M10 ${-10 - i * 9.6}L17 ${-10 - i * 9.6}`);
  return (
    shadow(put(shadowOfPost(-5, 10))) +
    line(put(`M10 -2L10 -196M17 -2L17 -196${rungs}`), ink(1.5)) +
    solid(put('M-5 0L-3.4 -216L3.4 -216L5 0z'), DAY.light, ink(2.6)) +
    area(
      put(`${repeat(3, (i) => box(-5, -30 - i * 40, 10, 20))}M-6 -216L0 -234L6 -216z${box(-10, -6, 30, 8)}`),
      DAY.ink,
    ) +
    signalArm(x, y - 196 * POST, -1, left) +
    signalArm(x, y - 142 * POST, 1, right)
  );
};

const wheels = (at) => at.map((u) => disc(u, -0.42, 0.42)).join('');
/** A coach from u back to u - 10.4, in metres; `rake` is how far its nose leans back, 0 but for the first. */
function coach(put, u, rake) {
  const back = round(u - 10.4);
  const shape = `M${back} -0.8L${u} -0.8L${u} -1.9L${u - rake * 0.7} -3.5L${u - rake} -3.6L${back} -3.6z`;
  const roof = `M${back} -3.4L${back + 0.3} -3.9L${u - 0.3 - rake} -3.9L${u - rake * 0.7} -3.4z`;
  const cab = `M${u - 0.4} -2L${u - 1.5} -3.2L${u - 2.4} -3.2L${u - 2.4} -2z`;
  const panes = repeat(rake ? 6 : 7, (i) => box(back + 1.6 + i * 1.1, -2.9, 0.7, 0.9));
  const gear = wheels([back + 1.4, back + 3, u - 3, u - 1.4]) + box(back + 4, -0.9, 2.4, 0.6);
  return (
    area(put(shape), '#17757a') +
    area(put(`M${back} -3.2L${u - rake * 0.6} -3.2L${u - rake * 0.1} -1.8L${back} -1.8z`), '#f4ead2') +
    area(put(box(back, -1.3, 10.4, 0.2)), '#f0a53a') +
    area(put(box(back + 0.4, -3, 0.8, 2) + (rake ? '' : box(u - 1.2, -3, 0.8, 2))), '#8a5a24') +
    line(put(shape), ink(2)) +
    area(put(gear + panes + roof + (rake ? cab : box(u, -3, 0.6, 1.8))), DAY.ink)
  );
}

/** The railcar that leads and four coaches, 54 metres, the nose at the origin, running to the right. */
export const train = (put) =>
  shadow(put('M-54.4 -0.3L0 -0.3L-1.2 0.9L-55.6 0.9z')) +
  [4, 3, 2, 1, 0].map((i) => coach(put, -i * 11, i ? 0 : 2.2)).join('');

/** A motor trolley that goes to the left, its nose at the origin, and the truck of tea chests that it draws. */
export const trolley = (put) => {
  const chests = [6, 7.4, 8.8, 6.7, 8.1].map((u, i) => box(u, i < 3 ? -1.8 : -2.7, 1.3, 0.9)).join('');
  const panes = 'M0.9 -1.8L1.2 -2.7L2.2 -2.7L2.2 -1.8zM2.5 -1.8L2.5 -2.7L3.9 -2.7L3.9 -1.8z';
  return (
    shadow(put('M0 -0.3L10.6 -0.3L9.4 0.9L-1.2 0.9z')) +
    solid(put('M0.2 -0.6L0 -1.7L0.7 -1.8L1 -2.9L4.5 -2.9L4.5 -0.6z'), '#e9a23f', ink(2.4)) +
    area(put(box(0.1, -1.2, 4.3, 0.2)), DAY.light) +
    solid(put(box(5.5, -0.9, 5, 0.4)), DARK_SKIN, ink(2)) +
    solid(put(chests), '#d7a866', ink(1.8)) +
    area(put(`${wheels([0.9, 3.6, 6.4, 9.6])}${panes}M0.6 -2.9L1 -3.2L4.8 -3.2L4.8 -2.9z`), DAY.ink) +
    line(put('M4.4 -0.7L5.6 -0.7M6 -1.35L10.1 -1.35'), ink(1.6)) +
    area(put(disc(1.75, -2.1, 0.27)), DARK_SKIN)
  );
};
