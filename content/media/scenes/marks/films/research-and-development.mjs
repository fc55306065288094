import { bend, box, mapped, placed, polygon, shine } from '../parts/shapes.mjs';
import { area, chance, curve, FILM, glow, line, round, sample, stage, TAU, thousandths } from '../stage.mjs';
import { during, ease } from './parts/time.mjs';
import {
  angleTo,
  BELT,
  belt,
  chute,
  copyStand,
  feeder,
  HEAP,
  height,
  LENS,
  PHONE,
  PITCH,
  pile,
  TRAYS,
  tray,
} from './parts/trial-machine.mjs';
import { researcher } from './parts/trial-person.mjs';
import { at, level, room, SCREEN } from './parts/trial-room.mjs';

/** Parts of a step: the line of light passes; the chute turns; the belt moves on. */
const SCAN = [0.02, 0.36];
const CHUTE_TURNS = [0.24, 0.46];
const MOVE = [0.42, 0.9];
/** When a form leaves the belt. */
const LOOSE = 0.66;

/** Words of a form, `[row, from, to]`; the same on all of them. */
const WORDS = [
  [26, -50, -14],
  [26, -6, 20],
  [10, -50, -28],
  [10, -20, 24],
  [-6, -50, 2],
  [-6, 10, 50],
  [-22, -50, -20],
  [-22, -12, 40],
  [-36, -50, -8],
];
const READ = [() => false, (row) => row === 10 || row === -22, () => true];

/** A word in pencil, from `start` on: loops in a hand that is wild, middling or neat. */
const scrawl = (k, [row, from, to], start) => {
  const [tall, unrest] = [
    [3.4, 1.5],
    [3.2, 0.8],
    [3, 0.15],
  ][k];
  const points = Array.from({ length: to - from }, (_, i) => {
    const letter = Math.floor(i / 6);
    const size = tall * (0.8 + unrest * chance(letter + row + from + k * 40));
    const a = (i * Math.PI) / 3;
    const lift = size * Math.sin(a);
    return [from + i + 1.8 * Math.cos(a) + lift * 0.4, row + lift + unrest * Math.sin(i / 5 + row)];
  }).filter(([u]) => u > start);
  return points.length > 2 ? curve(points) : '';
};

/** One form; `seen` is how far the line of light has come on it, from its middle. */
function form(k, { x, up, deep, yaw = 0, seen = -99 }, hot) {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const put = mapped((u, v) => {
    const [a, b] = [x + u * cos - v * sin, deep + u * sin + v * cos];
    return at(a, up ?? height(a), b);
  });
  const edge = (v, side) => Array.from({ length: 9 }, (_, i) => [side * (i * 15 - 60), v]);
  const outline = put(polygon([...edge(-48, 1), ...edge(48, -1)]));
  const ink = hot ? { colour: '#0b2a30' } : {};
  const rules = put(
    'M-50 40L-16 40L-16 34L-50 34zM34 40L50 40L50 18L34 18zM-52 18L26 18M-52 2L52 2M-52 -14L52 -14M-52 -29L52 -29',
  );
  const pencil = WORDS.map((word) => scrawl(k, word, READ[k](word[0]) ? seen : -99)).join('');
  const clear = WORDS.filter(([row, from]) => READ[k](row) && from < seen)
    .map(([row, from, to]) => `M${from} ${row}L${round(Math.min(to, seen))} ${row}`)
    .join('');
  return (
    area(outline, hot ? '#fff' : '#123038') +
    line(outline, { width: 2, ...(hot && { colour: '#fff' }) }) +
    line(rules, { width: 1, opacity: 0.35, ...ink }) +
    line(put(pencil), { width: 1.3, opacity: hot ? 0.9 : 0.7, ...ink }) +
    line(put(clear), { width: 3.6, opacity: 1, ...(hot && { colour: '#0fb5ae' }) })
  );
}

/** Where the form is that reaches the lens at q = 0 and goes on to tray `k`. */
function travel(k, q) {
  const { deep } = BELT;
  const steps = Math.max(-2, Math.floor(q) + ease(q - Math.floor(q), ...MOVE));
  if (q < LOOSE) return { x: LENS + steps * PITCH, up: BELT.up + 2, deep };
  // The form leaves the belt at the speed of the belt and slows down.
  const w = 1 - Math.max(0, 1 - (q - LOOSE) / 0.9) ** 1.58;
  const start = LENS + PITCH / 2;
  return {
    x: bend(w, start, start + 160, TRAYS[k].x),
    deep: bend(w, deep, deep, TRAYS[k].deep),
    yaw: angleTo(k) * 0.8 * Math.sin(Math.PI * w) ** 1.5,
  };
}

/** What the phone shows: the form below it, and what it has read so far. */
function screen(k, scan, strength) {
  const put = (d) => level(PHONE)(placed(LENS, BELT.deep, 0, 0.86)(d));
  const row = ([v, from, to]) => `M${from} ${v}L${to} ${v}`;
  const clear = WORDS.filter(([v, from]) => READ[k](v) && from < scan).map(([v, from, to]) =>
    row([v, from, Math.min(to, scan)]),
  );
  return (
    line(put(WORDS.map(row).join('')), { width: 1.3, opacity: 0.4 }) +
    line(put(clear.join('')), { width: 2.2, opacity: strength })
  );
}

/** The trace of the oscilloscope; a whole number of waves passes in the film. */
const trace = (t) => {
  const wave = (x) => {
    const p = (x - SCREEN.x) / SCREEN.w;
    return SCREEN.y + 30 - 17 * Math.sin(Math.PI * p) * Math.sin(TAU * (p * 3 - t * 6));
  };
  return line(curve(sample(wave, SCREEN.x + 2, SCREEN.x + SCREEN.w - 2, 3)), { width: 2.4 });
};

/** A thread of smoke from the soldering iron. */
const smoke = (t) => {
  const rise = Array.from({ length: 26 }, (_, i) => [
    50 + i * 0.5 + (i / 3.4) * Math.sin(i * 0.42 - 2 * TAU * t) + (i / 6) * Math.sin(i * 0.23 - TAU * t),
    500 - i * 7,
  ]);
  return [
    [0, 12, 0.7],
    [11, 19, 0.45],
    [18, 26, 0.2],
  ]
    .map(([from, to, share]) => line(curve(rise.slice(from, to)), { width: 1.8, opacity: share }))
    .join('');
};

/** Where the light falls. */
const SPOT = at(LENS, BELT.up, BELT.deep).map(round);

/** The light of the ring: forms are white in it and only in it. */
function lamplight(forms) {
  const [x, y] = SPOT;
  const [ringX, ringY] = at(LENS, 161, BELT.deep).map(round);
  const stops = '<stop offset=".66" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>';
  const span = `gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x} ${y}) scale(92 62)"`;
  const pool = area(box(x - 100, y - 70, 200, 140), 'url(#pool)');
  const cone = `M${ringX - 74} ${ringY}A74 37 0 0 0 ${ringX + 74} ${ringY}L${x + 92} ${y + 14}L${x - 92} ${y + 14}z`;
  return (
    `<radialGradient id="pool" ${span}>${stops}</radialGradient><mask id="light">${pool}</mask>` +
    shine('cone', cone, 0.4, 0) +
    glow(x, y, 190, '#ffffff', 0.42) +
    `<g mask="url(#light)">${forms}</g>`
  );
}

/** The thin line of light across the belt. */
function beam(scan, step) {
  const across = [-62, 62].map((v) => at(LENS + scan, BELT.up + 3, BELT.deep + v));
  const strength = during(step, [0, 0.06], [0.32, 0.4]);
  const d = polygon(across, false);
  return (
    line(d, { width: 8, colour: '#5eead4', opacity: round(strength * 4) / 10 }) +
    line(d, { width: 2, colour: '#0fb5ae', opacity: thousandths(strength) })
  );
}

const ROOM = room();

/** A trial: a phone reads one handwritten form after another, none, some or all of it, and a chute sends each to its tray. */
export default function researchAndDevelopment(t) {
  // At t = 0 a legible form is half read and the one before it is on its way.
  const u = 3 * t + 2.2;
  const now = Math.floor(u);
  const step = u - now;
  const turn = now + ease(step, ...MOVE);
  const kind = (n) => (n + 3) % 3;
  const scan = -64 + 128 * ease(step, ...SCAN);
  const drawn = (n, hot) => {
    const q = u - n;
    return form(kind(n), { ...travel(kind(n), q), seen: q < 0 ? -99 : q < 1 ? scan : 99 }, hot);
  };
  const angle = angleTo(kind(now - 1)) + (angleTo(kind(now)) - angleTo(kind(now - 1))) * ease(step, ...CHUTE_TURNS);
  const slide = chute(angle);
  // The phone clears its screen while the next form comes.
  const stand = copyStand(screen(kind(now), scan, round(10 - 10 * ease(step, ...MOVE)) / 10));
  const waiting = [3, 2, 1].map((i) => drawn(now + i)).join('');
  const trays = TRAYS.map((place, k) => {
    const landing = [now - 1, now].filter((n) => kind(n) === k).map((n) => drawn(n));
    const since = u - now + (kind(now) === k ? 0 : kind(now - 1) === k ? 1 : 2);
    const bright = during(since, [1.3, 1.55], [1.8, 2.6]);
    const { back, front } = tray(k, bright);
    return back + form(k, { ...place, up: HEAP, seen: 99 }) + landing.join('') + front;
  }).join('');
  const lit = lamplight(drawn(now, true) + drawn(now + 1, true));
  // She looks up when the legible one arrives.
  const look = during(t, [0.2, 0.4], [0.62, 0.84]);
  const behind = ROOM + trace(t) + smoke(t) + stand.back + pile + belt(turn) + slide.back;
  const sorted = waiting + trays + slide.front + feeder(turn);
  const scene = behind + sorted + lit + beam(scan, step) + stand.front + researcher(look);
  return stage(scene, { meet: SPOT[0], spread: 520, left: 0, top: 0, ...FILM });
}
