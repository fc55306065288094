/** Round the boat of the boat-plank closing: sky, sea and shore, the thatch overhead, an outrigger boat, a heron. */
import { across, DAY, folds, hillsOn, ink } from '../../daylight.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { BRIGHT_RUST, GOLD } from '../../parts/palette.mjs';
import { box, placed, polygon, relief, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, chance, line, round } from '../../stage.mjs';

const HORIZON = 430;

const ripples = repeat(46, (i) => {
  const y = HORIZON + 10 + 190 * chance(i + 4);
  const x = -20 + 1480 * chance(i * 3 + 1);
  const w = 10 + (y - HORIZON) * 0.24;
  return `M${round(x)} ${round(y)}Q${round(x + w)} ${round(y - 7)} ${round(x + 2 * w)} ${round(y)}`;
});

export const outside = () =>
  across('sky', ['#b7ddd6', '#dcebdd', '#fdf0cf', '#fbdb9c', '#f3c06c'], 0, 1440) +
  across('sea', ['#2f9796', '#6fbdb4', '#f6e2b0', '#efc072', '#dd9d45'], 0, 1440) +
  across('shore', ['#6fb5a4', '#a3cba9', '#ecd69c', '#d6a75c'], 0, 1440) +
  area(box(-20, -20, 1480, 1120), 'url(#sky)') +
  relief(6, (x, i) => 150 + i * 44 + 12 * Math.sin(x / 150 + i * 0.8), 0.34) +
  area(box(-20, HORIZON, 1480, 300), 'url(#sea)') +
  [(x) => 432 - 70 * bell(x, 260, 110) - 92 * bell(x, 1230, 120) - 50 * bell(x, 1420, 90)]
    .map((f) => hillsOn(434, 1.8)(f, -20, 1460, 'url(#shore)') + folds(f, -20, 1460, 4, 9))
    .join('') +
  line(`M-20 ${HORIZON}H1460`, ink(1.6)) +
  line(ripples, { width: 2.6, colour: DAY.light, opacity: 0.8 }) +
  line(
    'M300 176q11 -11 20 0q10 -10 20 0M496 196q9 -9 17 0q8 -8 17 0M528 168q8 -8 14 0q7 -7 14 0M958 148q9 -9 17 0q8 -8 17 0',
    ink(2.6),
  ) +
  palmAt(1160, 440, 1.15);

/** An outrigger boat under sail, the middle of its hull at (x, y). */
export function outrigger(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    line(put('M-40 4C-62 8 -74 20 -76 38M34 4C14 10 4 22 2 38'), ink(4)) +
    solid(put('M-112 38C-80 30 10 30 44 38C10 50 -80 50 -112 38z'), '#c98f45', ink(2)) +
    line(put('M4 -8L-2 -176'), ink(4.4)) +
    solid(
      put('M-2 -172C-50 -140 -66 -80 -60 -30C-30 -22 30 -22 64 -34C60 -90 40 -146 -2 -172z'),
      BRIGHT_RUST,
      ink(2.4),
    ) +
    area(put('M-2 -172C-50 -140 -66 -80 -60 -30C-46 -26 -34 -25 -22 -24C-32 -80 -24 -130 -2 -172z'), '#8f3714') +
    line(put('M-54 -84C-20 -74 30 -76 56 -88'), { width: 4, colour: GOLD }) +
    solid(put('M-84 -24C-60 -8 60 -8 86 -26C78 4 62 12 0 12C-60 12 -76 4 -84 -24z'), '#16343c', ink(2.4)) +
    line(put('M-74 -12C-40 0 40 0 76 -13'), { width: 3, colour: GOLD })
  );
}

/** A grey heron that looks to the left, its feet at (x, y). */
export function heron(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    line(put('M-6 -90L-10 0M14 -90L12 0M-24 3L-10 0L4 4M-2 4L12 0L28 3'), ink(5)) +
    solid(
      put('M-10 -84C-46 -100 -54 -136 -38 -158C-24 -178 6 -180 30 -160C56 -138 70 -104 82 -66C50 -74 20 -76 -10 -84z'),
      '#a9bcc0',
      ink(2.6),
    ) +
    area(put('M8 -150C38 -140 62 -104 82 -66C58 -72 36 -74 14 -80C26 -104 24 -130 8 -150z'), '#4d6a73') +
    line(put('M-18 -140C6 -134 20 -112 24 -90M-28 -124C-10 -118 0 -104 4 -92'), { width: 2, colour: '#4d6a73' }) +
    solid(
      put(
        'M-40 -150C-54 -176 -22 -196 -34 -222C-40 -238 -40 -256 -22 -262C-6 -266 8 -256 6 -244C-8 -238 -12 -230 -6 -212C0 -190 -10 -172 -6 -158C-12 -134 -32 -134 -40 -150z',
      ),
      DAY.light,
      ink(2.6),
    ) +
    solid(put('M-34 -252L-104 -236L-32 -238z'), '#eea43f', ink(2.2)) +
    line(put('M-26 -258C-4 -262 16 -256 44 -240M-22 -254C0 -256 16 -250 30 -240'), ink(4)) +
    area(put(oval(-24, -248, 3.6)), DAY.ink) +
    line(put('M-26 -196L-30 -186M-20 -186L-26 -176M-18 -172L-24 -162'), ink(2.4))
  );
}

/** The palm thatch overhead, its battens towards the bow, and the fringe of its eave. */
export function thatch() {
  const eave = (x) => 74 + 10 * Math.sin(x / 160);
  const strand = (step, from, long, seed) => (i) => {
    const x = -24 + i * step;
    const tip = eave(x) + from + long * chance(i + seed);
    const lean = (chance(i * 5 + seed) - 0.5) * 34;
    const [l, r, top] = [round(x - step * 0.62), round(x + step * 0.62), round(eave(x) - 10)];
    return `M${l} ${top}Q${l} ${round(tip - 16)} ${round(x + lean)} ${round(tip)}Q${r} ${round(tip - 22)} ${r} ${top}z`;
  };
  const batten = (x) =>
    polygon([
      [x * 1.5 - 236, -30],
      [x, eave(x) - 4],
      [x + 10, eave(x) - 4],
      [x * 1.5 - 216, -30],
    ]);
  const leaf = (r) => repeat(58, (i) => `M${-20 + i * 26 + r * 9} ${6 + r * 24}L${-6 + i * 26 + r * 9} ${20 + r * 24}`);
  return (
    across('thatch', ['#3f7f70', '#79996b', '#c9a45c', '#b9803a', '#8f5a24'], 0, 1440) +
    across('fringe', ['#5fa08c', '#a3b680', '#e6c884', '#d39e52', '#ab7433'], 0, 1440) +
    solid(`M-20 -20L1460 -20L1460 ${eave(1460)}L-20 ${eave(-20)}z`, 'url(#thatch)', ink(2)) +
    line(repeat(3, leaf), { width: 2.2, colour: '#2c3a26', opacity: 0.5 }) +
    solid([40, 300, 560, 900, 1180, 1400].map(batten).join(''), 'url(#rib)', ink(2.2)) +
    solid(repeat(68, strand(22, 30, 40, 3)), 'url(#thatch)', ink(1.7)) +
    solid(repeat(76, strand(20, 10, 30, 8)), 'url(#fringe)', ink(1.7))
  );
}
