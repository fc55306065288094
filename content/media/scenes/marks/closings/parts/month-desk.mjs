/** A payroll clerk at his desk, seen over his shoulder: the fan blows the paper of his adding machine off the desk. */
import { across, DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_TEAL, DEEP_TEAL, GLASS, HONEY, MINT, TEAL } from '../../parts/palette.mjs';
import { box, card, laidOn, placed, polygon, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, curve, line, sample } from '../../stage.mjs';
import { clerk } from './month-clerk.mjs';
import { shadow } from './veranda-above.mjs';

/** From the top of the desk (y away from us) to the picture. */
const laid = laidOn([480, -260], 600, 700);

function top() {
  const grain = repeat(11, (i) =>
    laid(curve(sample((x) => 40 + i * 104 + 9 * Math.sin(x / 130 + i * 2), -500, 1500, 50))),
  );
  const pane = (u) =>
    laid(
      polygon([
        [u, -60],
        [u + 150, -60],
        [u + 560, 1180],
        [u + 410, 1180],
      ]),
    );
  return (
    across('desk', ['#a9a078', '#cfae74', '#e9c486'], 300, 700) +
    area(box(290, -20, 420, 640), DEEP_TEAL) +
    line('M290 14L720 -2M290 40L720 26', { width: 3, colour: TEAL }) +
    waiting(508, 14, HONEY, TONES.light[0]) +
    waiting(596, 8, MINT, TONES.warm[0]) +
    solid(laid(box(-600, -80, 2200, 1250)), 'url(#desk)', ink(3)) +
    area(pane(80) + pane(300) + pane(620), '#f6ddab', 'fill-opacity=".6" ') +
    line(grain, { width: 1.8, colour: '#8a6a3a', opacity: 0.7 })
  );
}

/** Feet in rubber slippers: someone waits before the desk. */
function waiting(x, y, straps, skin) {
  const foot = (m) => {
    const put = placed(x + m * 17, y, m * -7, 0.9);
    const toes = [-9, -3.5, 2, 7, 11].map((u, i) => oval(m * u, 27 - i * 2.2, i ? 3.4 : 4.6, i ? 4.6 : 6)).join('');
    return (
      solid(put(oval(0, 0, 17, 38)), straps, ink(2.6)) +
      solid(put('M-11 -50C-12 -20 -16 0 -13 20C-6 26 8 24 13 16C16 -2 12 -20 11 -50z'), skin, ink(2.4)) +
      solid(put(toes), skin, ink(2)) +
      line(put('M-15 -4C-8 4 -4 12 -4 22C0 12 8 4 15 -4'), { width: 5, colour: BRICK })
    );
  };
  return foot(-1) + foot(1);
}

/** A table fan that blows to the right. */
function fan(put) {
  const blade = (turn) => within(put, 8, -84, turn)('M0 0C-20 -12 -26 -40 -10 -50C8 -54 18 -30 0 0z');
  const ribs = repeat(12, (i) => within(put, 8, -84, i * 30)('M0 -12L0 -56'));
  return (
    shadow(put('M-36 -4L36 -4L30 18L-30 18z'), 1.2) +
    solid(put(oval(0, 4, 44, 20)), TEAL, ink(2.8)) +
    solid(put('M-9 2L-6 -40L10 -40L11 2z'), BRIGHT_TEAL, ink(2.6)) +
    solid(put(oval(-10, -82, 26, 24)), DEEP_TEAL, ink(2.6)) +
    area(put(oval(8, -84, 56)), '#e8f3ea', 'fill-opacity=".75" ') +
    [0, 120, 240].map((turn) => solid(blade(turn), MINT, ink(2))).join('') +
    line(ribs, { width: 1.6, colour: GLASS }) +
    line(put(oval(8, -84, 56) + oval(8, -84, 38)), ink(2.8)) +
    solid(put(oval(8, -84, 11)), HONEY, ink(2.4))
  );
}

/** An adding machine with keys and a slot for its paper, turned to him. */
function machine() {
  const own = within(laid, 600, 470, 7);
  const up = (d) => placed(0, -16)(own(d));
  const key = (i) => up(card(-82 + (i % 4) * 43, 50 - Math.floor(i / 4) * 48, 34, 34, 7));
  const keys = (warm) => repeat(20, (i) => ((i % 4 === 3) === warm ? key(i) : ''));
  return (
    shadow(own(box(-104, -180, 208, 380)), 1.4) +
    solid(own(card(-104, -178, 208, 384, 18)), '#123840', ink(3)) +
    solid(up(card(-104, -178, 208, 384, 18)), GLASS, ink(3)) +
    solid(up(box(-84, 98, 168, 34)), MINT, ink(2.4)) +
    solid(up(card(-90, 150, 180, 40, 14)), '#0b222b', ink(2.4)) +
    solid(keys(false), DAY.paper, ink(1.8)) +
    solid(keys(true), HONEY, ink(1.8))
  );
}

/** A glass of tea with a saucer. */
const tea = (put) =>
  shadow(put(oval(0, 6, 44, 24)), 1.1) +
  solid(put(oval(0, 4, 42, 23)), DAY.light, ink(2.6)) +
  line(put(oval(0, 4, 33, 17)), { width: 2.4, colour: BRIGHT_TEAL }) +
  solid(put('M-26 -50C-24 -20 -20 -4 -17 6C-8 14 8 14 17 6C20 -4 24 -20 26 -50z'), '#b4571c', ink(2.6)) +
  area(put('M-26 -50C-24 -20 -20 -4 -17 6L-8 10C-12 -10 -14 -30 -14 -46z'), '#8a3f12') +
  line(put('M16 -36C15 -22 13 -10 11 0'), { width: 3, colour: '#ffd9a0' }) +
  solid(put(oval(0, -50, 26, 12)), '#e08a3c', ink(2.6)) +
  line(put('M-6 -66C-16 -78 8 -86 -4 -100M8 -66C0 -76 20 -84 10 -96'), { width: 2.4, colour: DAY.light });

/** Pay envelopes: two lie on each other, banknotes stick out of the third. */
function envelopes() {
  const one = (u, v, turn, fill) => {
    const own = within(laid, u, v, turn);
    return (
      shadow(own(box(-110, -70, 220, 140)), 0.5) +
      solid(own(box(-110, -70, 220, 140)), fill, ink(2.6)) +
      line(own('M-110 70L0 -6L110 70'), ink(2.2))
    );
  };
  const own = within(laid, 250, 400, -14);
  return (
    one(196, 620, 8, '#e9cf9b') +
    one(214, 640, -4, '#f3dfb4') +
    solid(own('M-80 60L-70 130L70 130L84 60z'), '#8fc4a2', ink(2.4)) +
    solid(own('M-84 60L-84 112L56 118L56 60z'), '#f0b25c', ink(2.4)) +
    line(own(oval(-20, 92, 22, 15)), { width: 2.4, colour: BRICK }) +
    one(250, 400, -14, '#f7e6c0')
  );
}

/** The bends of the paper strip, from the machine over the gutter to the crow: its upper edge, front and back in turn. */
const STRIP = [
  [588, 92, 616, 100, 604, 172, 632, 176],
  [632, 176, 658, 178, 654, 112, 684, 108],
  [684, 108, 716, 106, 710, 166, 738, 160],
  [738, 160, 758, 154, 756, 122, 776, 112],
];

/** The strip of paper that flies from the machine. */
export function tape() {
  const bends = STRIP.map(([a, b, c, d, e, f, g, h], i) => {
    const edge = `M${a} ${b}C${c} ${d} ${e} ${f} ${g} ${h}`;
    const back = `L${g + 2} ${h + 32}C${e + 2} ${f + 32} ${c + 2} ${d + 32} ${a + 2} ${b + 32}z`;
    return solid(edge + back, i % 2 ? '#ffffff' : '#dfe9e1', ink(2.8));
  }).join('');
  const figures = 'M652 170l0 10M659 150l0 10M668 132l0 10M757 151l0 10M765 134l0 10';
  return (
    solid('M512 168C508 116 540 88 588 92L590 124C572 122 562 138 562 166z', '#ffffff', ink(2.8)) +
    line('M528 146l16 -1M530 132l14 -2M540 116l12 4', { width: 3, colour: BRIGHT_TEAL }) +
    bends +
    line(figures, { width: 3, colour: BRIGHT_TEAL })
  );
}

export const addingUp = () =>
  top() + fan(placed(398, 164, 4, 0.92)) + machine() + tea(placed(446, 236, 0, 0.86)) + envelopes() + clerk();
