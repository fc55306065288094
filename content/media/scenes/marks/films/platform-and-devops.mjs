import { lamplight, pane } from '../parts/facade.mjs';
import { box, card, dot, faded, hair, pen, placed, repeat, ring, solid } from '../parts/shapes.mjs';
import { FILM, glow, line, round, stage } from '../stage.mjs';
import { deck, GATES, LADDER, LANDING, MEET, OPENING, SILL, WINDOWS } from './parts/dam.mjs';
import { fall, focus, outflow, river, splash } from './parts/dam-water.mjs';
import { reservoir } from './parts/reservoir.mjs';
import { during, part } from './parts/time.mjs';

const SPREAD = 380;
const PLACE = reservoir();

/** How far water has fallen: slowly at first. */
const drop = (t, from, to) => part(t, from, to) ** 2;

/** How far each gate is open, 0 to 1. */
const opened = (t) => [
  0.45 * (1 - during(t, [0.17, 0.31], [0.68, 0.82])),
  0.45 + 0.45 * during(t, [0.05, 0.17], [0.82, 0.95]),
  0.45,
];

/** How bright the left turbine is, 0 to 1. */
const leftLight = (t) => 1 - during(t, [0.26, 0.36], [0.77, 0.87]);

/** The leaf of a gate on its two ropes. */
function leaf(x, open) {
  const y = round(deck(x) + OPENING.top - OPENING.height * open);
  const put = placed(x, y);
  const ribs = repeat(4, (i) => `M-26 ${9 + i * 10}L26 ${9 + i * 10}`);
  const posts = 'M-13 0L-13 47M0 0L0 47M13 0L13 47';
  const ropes = `M${x - 16} ${y}V${round(deck(x) - 46)}M${x + 16} ${y}V${round(deck(x) - 46)}`;
  return (
    hair(ropes, 0.9) +
    solid(put(box(-26, 0, 52, 47)), '#164750', pen(2)) +
    hair(put(ribs), 0.75) +
    hair(put(posts), 0.4)
  );
}

/** A tall window of the powerhouse, a generator in it. */
function turbine(x, light) {
  const generator =
    'M-14 0L-14 -12L-11 -12L-11 -19C-11 -26 11 -26 11 -19L11 -12L14 -12L14 0zM-4 -24L-4 -29L4 -29L4 -24z';
  const bars = 'M-6 0L-6 -66M6 0L6 -66M-17 -22L17 -22M-17 -44L17 -44';
  const put = placed(x, SILL);
  const alight =
    glow(x, SILL - 30, 62, '#ffd08a', 0.42) + pane(put, 0, 0, 34, 66, { light: 1, inside: generator, bars });
  return pane(put, 0, 0, 34, 66, { bars }) + hair(put(generator), 0.5) + faded(light, alight);
}

/** One of the dam's keepers, 20 px tall, the feet at (x, y); `step` is how far the legs swing, `side` the way they look. */
function keeper(x, y, step, side, lamp) {
  const put = placed(x, y, 0, 0.6);
  const legs = put(`M${-2 - step} 0L-1 -15L1 -15L${2 + step} 0`);
  const coat = put('M-5 -12L-5 -25C-4 -30 4 -30 5 -25L5 -12z');
  const arm = put(`M0 -25L${round(5 * side)} -18L${round(10 * side)} -18`);
  const light = [round(x + 6 * side), round(y - 8)];
  return (
    line(legs, pen(1.7)) +
    solid(coat, '#14424a', pen(1.4)) +
    solid(put(card(-3, -36, 6, 7, 3)), '#14424a', pen(1.3)) +
    line(arm, pen(1.5)) +
    (lamp ? glow(...light, round(20 + 14 * lamp), '#ffe0ae', 0.85) + dot(...light, 2.3, '#fff1d6') : '')
  );
}

/** Where the keeper with the lamp is: along the crest to the ladder, down to the gate, up again, and back. */
function lampBearer(t) {
  const late = t < 0.12 ? t + 1 : t;
  const x = LADDER - 50 * during(late, [0.7, 0.86], [0.91, 1.12]) + 9 * during(t, [0.42, 0.45], [0.54, 0.57]);
  const low = during(t, [0.29, 0.42], [0.57, 0.69]);
  return [x, deck(x) - 1 + (LANDING - deck(LADDER) + 1) * low];
}

/** Where the keeper is who winds the gate. */
function winder(t) {
  const late = t < 0.1 ? t + 1 : t;
  const x = LADDER - 22 - 46 * during(late, [0.71, 0.86], [0.9, 1.1]);
  return [x, deck(x) - 1];
}

/** The winch of the left gate, its wheel turned by so many radians. */
function winch(angle) {
  const [x, y] = [LADDER - 12, round(deck(LADDER) - 12)];
  const [u, v] = [round(4 * Math.cos(angle)), round(4 * Math.sin(angle))];
  const spokes = `M${x - u} ${y - v}L${x + u} ${y + v}M${x + v} ${y - u}L${x - v} ${y + u}`;
  return line(`M${x} ${y}V${y + 12}`, pen(2.2)) + solid(ring(x, y, 4), '#10303a', pen(1.2)) + hair(spokes, 0.9);
}

/** A keeper who walks where `where(t)` says. */
function onDuty(where, t, lamp) {
  const [x, y] = where(t);
  const [u, v] = where(t + 0.002);
  const speed = Math.min(1, (Math.abs(u - x) + Math.abs(v - y)) / 0.25);
  const side = 1 - 2 * during(t, [0.69, 0.72], [0.87, 0.9]);
  return keeper(round(x), round(y), round(4.5 * speed * Math.sin((x + y) * 0.6)), side, lamp);
}

/**
 * A reservoir dam in the hill country at night: the middle gate opens wider, the left one is closed, looked after by a
 * keeper with a lamp and raised again, and the lights of the village never change.
 */
export default function platformAndDevops(t) {
  const [left, middle, right] = opened(t);
  const stopped = drop(t, 0.3, 0.36);
  const back = t > 0.5;
  const flow = back ? { head: drop(t, 0.685, 0.745) } : { tail: stopped };
  const wet = 1 - during(t, [0.33, 0.38], [0.735, 0.79]);
  const light = leftLight(t);
  const body =
    PLACE +
    river(t) +
    WINDOWS.map((x, i) => outflow(x, t, i ? 1 : light)).join('') +
    splash(GATES[0], t, wet, '#8ff5e4') +
    splash(GATES[2], t, 1, '#ffd08a') +
    fall(GATES[0], left, t, flow) +
    fall(GATES[2], right, t) +
    fall(MEET, middle, t, { colour: '#fff', body: 0.4 + 0.3 * middle }) +
    focus(middle, t) +
    leaf(GATES[0], left) +
    leaf(MEET, middle) +
    leaf(GATES[2], right) +
    WINDOWS.map((x, i) => turbine(x, i ? 1 : light)).join('') +
    winch(20 * left) +
    onDuty(winder, t, 0) +
    onDuty(lampBearer, t, 1 + during(t, [0.4, 0.46], [0.54, 0.6]));
  return stage(lamplight(MEET, SPREAD) + body, {
    meet: MEET,
    spread: SPREAD,
    left: 0,
    top: 150,
    ...FILM,
  });
}
