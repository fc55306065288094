import { box, card, clipped, dot, ON_WHITE, pen, polygon, repeat, solid } from '../parts/shapes.mjs';
import { area, FILM, glow, line, round, stage, TAU } from '../stage.mjs';
import { courier, customer } from './parts/printing-house-people.mjs';
import { MEET, still } from './parts/printing-house-place.mjs';
import { parcel, wheels } from './parts/printing-press.mjs';
import { during, ease, mix, part } from './parts/time.mjs';

const ROAD = 786;
const STOP = 1440;
const BOARD = { x: 866, y: 360, w: 168, h: 126, row: 12, pitch: 23 };
const STILL = still();

// The ways of the job, each a Bezier curve: from the counter to the board, then from the board to the four places.
const INTO = { from: 0.07, to: 0.2, points: [690, 668, 690, 560, 750, 452, 860, 452] };
const OUT = [
  { from: 0.25, to: 0.34, points: [860, 396, 812, 350, 716, 350, 680, 422] },
  { from: 0.34, to: 0.43, points: [1040, 396, 1076, 350, 1120, 360, 1146, 422] },
  { from: 0.43, to: 0.53, points: [1040, 452, 1110, 456, 1168, 530, 1168, 624] },
  { from: 0.53, to: 0.65, points: [1040, 374, 1150, 300, 1370, 380, 1370, 668] },
];

const on = ([a, b, c, d, e, f, g, h], s) => {
  const [p, q, r, k] = [(1 - s) ** 3, 3 * (1 - s) ** 2 * s, 3 * (1 - s) * s * s, s ** 3];
  return [round(p * a + q * c + r * e + k * g), round(p * b + q * d + r * f + k * h)];
};

/** The lines of all ways, always there, thin and dotted. */
const WIRES = [INTO, ...OUT]
  .map(({ points: [a, b, c, d, e, f, g, h] }) => {
    const way = `M${a} ${b}C${c} ${d} ${e} ${f} ${g} ${h}`;
    return line(way, { width: 2.4, opacity: 0.9, extra: 'stroke-dasharray="0.1 6.2" ' });
  })
  .join('');
const PLACES = [[690, 668], ...OUT.map(({ points }) => points.slice(6))]
  .map(([x, y]) => glow(x, y, 20, '#ffffff', 0.45) + dot(x, y, 3.4, '#fff'))
  .join('');

const light = (x, y, r, opacity) =>
  `<circle cx="${x}" cy="${y}" r="${round(r)}" fill="#fff" fill-opacity="${opacity.toFixed(2)}"/>`;

/** A light on its way, and its tail; it fades where it arrives. */
function spark({ from, to, points }, t) {
  if (t <= from || t >= to + 0.03) return '';
  const share = during(t, [from, from + 0.02], [to, to + 0.03]);
  const head = ease(t, from, to);
  const [x, y] = on(points, head);
  const tail = [0.2, 0.12, 0.06].map((long) => {
    const trail = Array.from({ length: 9 }, (_, i) => on(points, Math.max(0, head - (long * i) / 8)));
    return line(polygon(trail, false), { width: 3.4, opacity: 0.3 * share, colour: '#fff' });
  });
  return tail.join('') + glow(x, y, 30, '#ffffff', 0.9 * share) + light(x, y, 4.8, share);
}

/** The sheet with the job: laid on the counter, then drawn up the line into the board. */
function job(t, reach) {
  const sheet = (x, y, w, opacity) =>
    glow(x, y, 34, '#ffffff', 0.5 * opacity) +
    `<g opacity="${opacity.toFixed(2)}">${solid(`M${x - w} ${y + w * 0.34}L${x - w * 0.6} ${y - w * 0.34}L${x + w} ${y - w * 0.34}L${x + w * 0.6} ${y + w * 0.34}z`, '#f4fffc', { width: 1.4, colour: '#fff' })}</g>`;
  if (t > 0.8) return sheet(618 + reach + 14, 667, 17, ease(t, 0.84, 0.9));
  if (t > INTO.to) return '';
  const s = ease(t, INTO.from, INTO.to);
  const [x, y] = on(INTO.points, s);
  return sheet(
    mix(680, x, ease(t, 0.04, 0.1)),
    mix(667, y, ease(t, 0.06, 0.1)),
    mix(17, 10, s),
    1 - ease(t, 0.185, 0.2),
  );
}

/** The board and its rows: the last one fills while the job runs, then all move up by one. */
function board(t) {
  const { x, y, w, h, row, pitch } = BOARD;
  const top = y + row - ease(t, 0.84, 0.95) * pitch;
  const answers = OUT.map(({ to }) => ease(t, to, to + 0.03));
  const entry = (v, grown, shares) =>
    area(card(x + 14, v, 12 + 54 * grown, 11, 3), '#0b2a30') +
    shares.map((_, i) => area(card(x + 94 + i * 17, v, 11, 11, 2), '#d5f0ea')).join('') +
    shares
      .map((s, i) => area(card(x + 94 + i * 17, v, 11, 11, 2), ON_WHITE, `fill-opacity="${s.toFixed(2)}" `))
      .join('');
  const fresh = top + 4 * pitch;
  const shown = during(t, [0.19, 0.23], [1.1, 1.2]);
  const tint = during(t, [0.19, 0.24], [0.72, 0.84]) * 0.75;
  return (
    line(`M${x + 30} 345V${y}M${x + w - 30} 345V${y}`, pen(2.4)) +
    glow(MEET, y + h / 2, 320, '#ffffff', 0.5 + 0.12 * during(t, [0.19, 0.25], [0.5, 0.75])) +
    solid(card(x - 7, y - 7, w + 14, h + 14, 7), '#0b1d27', pen(2.6)) +
    clipped(
      'board',
      box(x, y, w, h),
      area(box(x, y, w, h), '#fff') +
        area(box(x + 6, fresh - 5, w - 12, 21), '#ffc66e', `fill-opacity="${tint.toFixed(2)}" `) +
        repeat(4, (i) => entry(top + i * pitch, 1, [1, 1, 1, 1])) +
        `<g opacity="${shown.toFixed(2)}">${entry(fresh, ease(t, 0.2, 0.27), answers)}</g>`,
    )
  );
}

/** A desk lamp that brightens. */
const brighter = (x, y, lean, colour, share) =>
  area(
    `M${x - 9} ${y}L${x + 7} ${y + 6}L${x + 30 + lean} 473H${x - 34 + lean}z`,
    colour,
    `fill-opacity="${(0.12 + 0.3 * share).toFixed(2)}" `,
  ) + glow(x, y + 4, 96, colour, 0.2 + 0.6 * share);

/** The wheels turn by whole turns, and a sheet runs out on the pile. */
function printing(t) {
  const turn = ease(t, 0.52, 0.78) * 2 * TAU;
  const out = ease(t, 0.58, 0.7);
  const shown = during(t, [0.57, 0.59], [0.78, 0.86]);
  const [x, y] = on([1194, 640, 1222, 644, 1242, 652, 1244, 672], out);
  const sheet = `<g opacity="${shown.toFixed(2)}">${area(`M${x - 15} ${y + 2}L${x - 10} ${y - 4}H${x + 17}L${x + 12} ${y + 2}z`, '#fff3dc')}</g>`;
  return (
    wheels(turn) +
    glow(1172, 678, 90, '#ffe2b0', 0.55 * during(t, [0.52, 0.56], [0.72, 0.84])) +
    (shown ? glow(x, y, 36, '#ffe2b0', 0.7 * shown) + sheet : '')
  );
}

/** Parcels on the chute: the first slides on to the carrier of the bicycle and leaves with it; the next one rolls down. */
function dispatch(t) {
  const slide = ease(t, 0.65, 0.72);
  const warm = during(t, [0.64, 0.67], [0.78, 0.88]);
  const away = 520 * Math.max(0, (t - 0.73) / 0.14) ** 2;
  const come = part(t, 0.6, 0.985);
  const near = come < 0.7 ? come * 1.1765 : 0.8235 + 1.1765 * (come - 0.7 - (come - 0.7) ** 2 / 0.6);
  const [x, y] = on([1372, 702, 1404, 713, 1424, 722, STOP - 4, ROAD - 38], slide);
  const load = parcel(round(x + away), y, 19 * (1 - ease(slide, 0.6, 1)));
  const down = ease(t, 0.8, 0.94);
  const next = t > 0.78 ? parcel(mix(1272, 1372, down), mix(668, 702, down), 19) : '';
  const first = away < 200 ? courier(round(STOP + away), ROAD, 1 - ease(t, 0.715, 0.75), load) : '';
  const second = come > 0 ? courier(mix(300, STOP, near), ROAD, ease(t, 0.95, 0.985)) : '';
  return (
    glow(1372, 684, 80, '#ffd08a', 0.25 + 0.5 * warm) +
    clipped('bay', 'M1289 500H1600V815H1289z', next) +
    first +
    second
  );
}

/** A printing house in Colombo, cut open: a job given at the counter lights a row on one board, and from it the desks, the press and the courier are told in turn. */
export default function webApplicationDevelopment(t) {
  const reach = mix(48, 8, during(t, [0.08, 0.16], [0.84, 0.95]));
  const lamps = OUT.slice(0, 2).map(({ to }) => during(t, [to - 0.01, to + 0.05], [0.8, 0.92]));
  return stage(
    STILL +
      printing(t) +
      board(t) +
      WIRES +
      PLACES +
      brighter(676, 435, 8, '#8ff5e4', lamps[0]) +
      brighter(1150, 435, -8, '#ffe2b0', lamps[1]) +
      customer(618, 732, reach) +
      job(t, reach) +
      [INTO, ...OUT].map((way) => spark(way, t)).join('') +
      dispatch(t),
    { meet: MEET, spread: 520, left: 400, top: 140, ...FILM },
  );
}
