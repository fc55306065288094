/** What shows power and machines: a steam gauge of brass, a kWh meter and the running-hours counter of a generator. */
import { disc } from '../../parts/facade.mjs';
import { box, card, clipped, dot, fine, hair, pen, placed, repeat, solid, spot } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { flange, pipe } from './wall-network.mjs';

const BRASS = '#3a2a12';
const DARK = '#17130b';

/** The steam pipe: down the wall, a bend, and to the right. */
export const steamPipe = () =>
  pipe('M940 -20L940 318C940 356 958 374 996 374L1460 374', 40, '#171c1c', [0, -9]) +
  flange(940, 58, 74, 18, '#20241f') +
  flange(1018, 374, 18, 78, '#2a2416') +
  flange(1300, 374, 18, 78, '#2a2416');

/** The pressure gauge on its stem; ticks without figures. */
export function gauge(x = 1074, y = 186) {
  const tick = (turn, from, to) => placed(x, y, turn)(`M0 ${-from}L0 ${-to}`);
  const scale = repeat(31, (i) => tick(-135 + i * 9, i % 5 ? 80 : 70, 90));
  const limit = repeat(16, (i) => `${i ? 'L' : 'M'}${placed(x, y, 81 + i * 3.6)('0 -97')}`);
  return (
    flange(x, 356, 72, 16, '#2a2416') +
    solid(box(x - 13, 296, 26, 54), BRASS, pen(2.8)) +
    solid(box(x - 24, 312, 48, 26), '#4a3517', pen(2.8)) +
    fine(`M${x - 8} 312v26M${x + 8} 312v26`, 0.8) +
    solid(disc(x, y, 126), BRASS, pen(3.6)) +
    fine(disc(x, y, 118), 0.6) +
    solid(disc(x, y, 108), '#131511', pen(3)) +
    line(limit, { width: 9, colour: '#f59e2c', opacity: 0.85 }) +
    line(scale, pen(3.4)) +
    glow(x, y, 100, '#ffd08a', 0.22) +
    solid(placed(x, y, 42)('M-7 26L-4 -84L0 -94L4 -84L7 26C4 34 -4 34 -7 26z'), '#fff3dc', pen(2)) +
    solid(disc(x, y, 16), '#4a3517', pen(3)) +
    line(`M${x - 60} ${y - 62}C${x - 40} ${y - 82} ${x - 14} ${y - 90} ${x + 8} ${y - 90}`, {
      width: 4,
      colour: '#fff',
      opacity: 0.22,
    }) +
    [45, 135, 225, 315].map((a) => dot(...spot(placed(x, y, a), 0, -117), 4.5, '#ffe1b0')).join('')
  );
}

/** A small dial with a hand, of which a meter has four. */
const register = (x, y, turn) =>
  solid(disc(x, y, 19), '#0f0e0a', pen(2.4)) +
  hair(
    repeat(10, (i) => placed(x, y, i * 36)('M0 -14L0 -18')),
    0.9,
  ) +
  line(placed(x, y, turn)('M0 5L0 -12'), pen(3.6));

/** The kWh meter: a glass dome, four dials, the disc that spins, and a seal on its wire. */
export function meter(x = 1224, y = 548) {
  const oval = (v, w, h) =>
    `M${x - w} ${v}C${x - w} ${v - h} ${x + w} ${v - h} ${x + w} ${v}C${x + w} ${v + h} ${x - w} ${v + h} ${x - w} ${v}z`;
  const spin = `M${x - 58} ${y + 64}C${x - 30} ${y + 74} ${x + 20} ${y + 76} ${x + 54} ${y + 66}`;
  return (
    glow(x, y, 230, '#f59e2c', 0.3) +
    solid(card(x - 78, y + 96, 156, 96, 12), '#241b0e', pen(3.2)) +
    fine(`M${x - 78} ${y + 158}h156`, 0.7) +
    dot(x - 56, y + 176, 6, '#ffd08a') +
    dot(x + 56, y + 176, 6, '#ffd08a') +
    solid(disc(x, y, 132), '#2c2110', pen(3.8)) +
    fine(disc(x, y, 122), 0.6) +
    solid(disc(x, y, 110), DARK, pen(3)) +
    solid(box(x - 88, y - 58, 176, 58), '#2a2011', pen(2)) +
    [-64, -21, 22, 65].map((u, i) => register(x + u, y - 29, [40, 130, 250, 320][i])).join('') +
    fine(`M${x - 40} ${y - 74}h80M${x - 26} ${y - 86}h52`, 0.7) +
    solid(oval(y + 45, 84, 18), '#8a6326', pen(3)) +
    solid(oval(y + 38, 84, 18), '#ffe1b0', pen(3)) +
    area(oval(y + 38, 10, 6), '#3a2a12') +
    area(`M${x + 20} ${y + 53}L${x + 40} ${y + 51}L${x + 40} ${y + 59}L${x + 20} ${y + 61}z`, '#1a0f05') +
    line(spin, { width: 3, opacity: 0.9 }) +
    line(`M${x + 44} ${y + 60}L${x + 56} ${y + 65}L${x + 46} ${y + 75}`, pen(3)) +
    line(`M${x - 92} ${y - 30}C${x - 86} ${y - 62} ${x - 62} ${y - 88} ${x - 30} ${y - 97}`, {
      width: 7,
      colour: '#fff',
      opacity: 0.2,
    }) +
    line(
      `M${x + 50} ${y + 112}C${x + 78} ${y + 120} ${x + 88} ${y + 140} ${x + 84} ${y + 160}M${x + 46} ${y + 112}C${x + 96} ${y + 104} ${x + 104} ${y + 140} ${x + 88} ${y + 160}`,
      pen(2),
    ) +
    solid(disc(x + 86, y + 172, 15), '#5a4220', pen(2.8)) +
    line(`M${x + 80} ${y + 172}h12`, pen(2.4))
  );
}

/** Figures of a counter in a field 24 × 36, drawn in strokes. */
const FIGURE = {
  0: 'M6 4L18 4L18 32L6 32z',
  3: 'M5 4L19 4L10 16L18 20L18 30L5 32',
  4: 'M16 34L16 3L4 24L21 24',
  7: 'M4 4L20 4L10 33',
};

/** The counter, black with oil that runs down the wall below it. */
export function hoursCounter(x = 1066, y = 812) {
  const drums = [0, 4, 7, 3].map((n, i) => {
    const u = x - 92 + i * 37;
    return (
      solid(box(u, y - 33, 33, 58), '#fff1d6', pen(2)) +
      line(placed(u + 4.5, y - 21)(FIGURE[n]), { width: 5, colour: '#1a1208' })
    );
  });
  const last = x - 92 + 4 * 37;
  const oil = placed(
    x,
    y,
  )(
    'M-78 60C-60 50 -20 60 20 54C60 48 84 56 98 40C104 30 108 14 118 8C124 20 122 44 116 56C110 66 108 72 108 84L107 104C106 116 92 116 91 104L90 84C89 72 80 70 66 70C50 70 46 74 45 86L44 132C43 146 27 146 26 132L25 88C24 74 18 70 4 70L-40 71C-60 72 -80 70 -78 60z',
  );
  return (
    solid(card(x - 116, y - 72, 232, 138, 16), '#2a2113', pen(3.6)) +
    solid(card(x - 104, y - 44, 208, 80, 8), '#0f0d08', pen(2.8)) +
    drums.join('') +
    solid(box(last, y - 33, 33, 58), '#ffb648', pen(2)) +
    clipped(
      'drum',
      box(last, y - 33, 33, 58),
      line(placed(last + 4.5, y - 48)(FIGURE[3]) + placed(last + 4.5, y - 3)(FIGURE[4]), {
        width: 5,
        colour: '#1a1208',
      }),
    ) +
    fine(`M${x - 90} ${y - 58}h50`, 0.8) +
    dot(x + 96, y - 57, 5, '#ffd08a') +
    solid(oil, '#060504', pen(2.4, 0.85)) +
    line(
      `M${x + 31} ${y + 86}v32M${x + 113} ${y + 24}C${x + 112} ${y + 44} ${x + 98} ${y + 58} ${x + 80} ${y + 60}M${x - 50} ${y + 62}h50`,
      { width: 4, opacity: 0.5 },
    ) +
    solid(
      `M${x + 35} ${y + 158}C${x + 41} ${y + 170} ${x + 44} ${y + 184} ${x + 35} ${y + 184}C${x + 26} ${y + 184} ${x + 29} ${y + 170} ${x + 35} ${y + 158}z`,
      '#060504',
      pen(2.2),
    )
  );
}

/** Conduits from the meter: to the generator's counter and out of the picture. */
export const conduits = () =>
  pipe('M1160 702L1126 702C1106 702 1096 712 1096 732L1096 750', 28, '#231b0f', [-5, -5]) +
  pipe('M1290 702L1460 702', 28, '#231b0f', [0, -6]) +
  flange(1340, 702, 14, 48, '#2c2110');
