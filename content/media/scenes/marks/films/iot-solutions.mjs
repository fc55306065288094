import { boat } from '../heroes/parts/valley-harbour.mjs';
import { disc } from '../parts/facade.mjs';
import {
  box,
  card,
  dot,
  facing,
  faded,
  fine,
  hair,
  pen,
  placed,
  repeat,
  ring,
  shine,
  solid,
  spot,
} from '../parts/shapes.mjs';
import { area, chance, curve, FILM, glow, line, round, sample, stage, TAU, thousandths } from '../stage.mjs';
import { lines, PHONE, placeOn, SIGNAL, WIRE } from './parts/cold-chain-line.mjs';
import {
  bedstead,
  front,
  ground,
  house,
  hut,
  LAMP,
  net,
  oruwa,
  rotor,
  shore,
  spill,
  store,
} from './parts/cold-coast.mjs';
import { during, ease, mix } from './parts/time.mjs';

// What happens when. The door's catch does not hold: at the end it slides ajar again.
const ajar = (t) => 1 - during(t, [0.63, 0.7], [0.88, 1]);
const warmth = (t) => 0.26 + 0.64 * during(t, [0, 0.17], [0.68, 0.93]);
const swell = (t) => Math.sin(Math.PI * ease(t, 0.23, 0.46)) ** 2;
const ringing = (t) => during(t, [0.345, 0.385], [0.76, 0.84]);
const lamplit = (t) => during(t, [0.41, 0.49], [0.8, 0.91]);
const awake = (t) => during(t, [0.37, 0.46], [0.85, 0.96]);

/** A point of light that runs along a line between two times. */
function spark(points, t, from, to) {
  const [x, y] = placeOn(points, ease(t, from, to));
  const shown = during(t, [from - 0.02, from + 0.01], [to - 0.01, to + 0.02]);
  return faded(shown, glow(x, y, 28, '#ffffff', 0.95) + dot(x, y, 4.6, '#fff'));
}

/** Rings of radio about the mast, larger and stronger with `wide`. */
const air = (wide) =>
  glow(...LAMP, 190, '#ffffff', 0.36) +
  repeat(6, (i) => {
    const radius = round((38 + i * 30 + i * i * 3) * (1 + 0.17 * wide));
    return hair(ring(...LAMP, radius), thousandths((0.42 - i * 0.055) * (1 + 0.8 * wide)));
  });

/** The lagoon, the gleam of the mast's lamp on it, boats at their moorings. */
function lagoon(t) {
  const swells = repeat(11, (i) => {
    const y = (x) => 395 + i * 9 + i * i * 0.55 + (0.8 + i * 0.14) * Math.sin(x / (22 + 4 * i) + i * 1.7 + TAU * t);
    return hair(curve(sample(y, 400, 820, 8)), 0.3);
  });
  const gleam = repeat(13, (i) => {
    const [half, drift] = [3 + 10 * chance(i), 2.4 * Math.sin(TAU * t + i)];
    return `M${round(600 + drift - half)} ${395 + i * 10}h${round(2 * half)}`;
  });
  return (
    area(box(380, 388, 460, 150), '#0a222b') +
    swells +
    line(gleam, { width: 1.8, opacity: 0.6, colour: '#fff' }) +
    boat(752, round(440 + Math.sin(TAU * t)), 0.56) +
    oruwa(538, round(432 + Math.sin(TAU * t + 2)), 0.62) +
    oruwa(474, round(470 + 1.4 * Math.sin(TAU * t + 1)), 0.94)
  );
}

/** The thermometer: a column of light between marks, a short bar at the limit. */
function thermometer(level) {
  const top = mix(466, 346, level);
  return (
    solid(card(201, 322, 34, 172, 7), '#0d2832', pen(2.4)) +
    solid(card(213, 334, 10, 140, 5), '#06131a', pen(1.6)) +
    hair(
      repeat(10, (i) => `M227 ${352 + i * 12}h${i % 3 ? 3 : 5}`),
      0.9,
    ) +
    line('M205 376h6M227 376h5', { width: 3, colour: '#ffd08a' }) +
    glow(218, (top + 478) / 2, 40 + 40 * level, '#8ff5e4', 0.16 + 0.3 * level) +
    area(card(215.4, top, 5.2, 478 - top, 2.4) + disc(218, 478, 8), '#a8fff0') +
    line(disc(218, 478, 8), pen(1.4))
  );
}

/** The door hangs from a rail and closes to the right. */
function door(open) {
  const put = placed(300 - 22 * open, 404);
  return (
    solid(put('M0 2L84 2L84 155L0 155z'), '#11323b', pen(2.8)) +
    fine(put('M8 12L76 12L76 146L8 146z'), 0.45) +
    line(put('M14 2L14 -5M70 2L70 -5M70 70L70 100'), pen(3.2)) +
    hair(put('M8 56L76 56M8 104L76 104'), 0.5)
  );
}

/** Mist sinks out of the gap and creeps along the ground. */
function mist(t, open) {
  const puffs = repeat(14, (i) => {
    const u = (2 * t + i / 14) % 1;
    const [x, y] = [370 + 190 * u, 528 + 48 * Math.sin(Math.PI * 0.5 * Math.min(1, 1.7 * u)) - 16 * chance(i + 3)];
    const long = 26 + 26 * chance(i + 8);
    const wisp = placed(
      x,
      y,
      mix(62, 0, Math.min(1, 2 * u)),
    )(`M${-long} 1C${-long / 2} -9 -6 -5 0 0C6 5 ${long / 2} 7 ${long} -2`);
    return faded(
      Math.sin(Math.PI * u) * (0.6 + 0.4 * chance(i)),
      glow(x, y, 30 + 22 * u, '#c9f5ee', 0.34) + hair(wisp, 0.75),
    );
  });
  return faded(open, spill + puffs);
}

/** The guard with his torch; `side` is -1 on his way to the door, 1 on his way back to the hut, which hides him. */
function guard(t) {
  const [out, back] = [ease(t, 0.4, 0.61), ease(t, 0.74, 0.95)];
  const pull = during(t, [0.6, 0.63], [0.7, 0.73]);
  const side = mix(-1, 1, ease(t, 0.71, 0.76));
  const way = out - back;
  const x = back ? mix(406, 656, back) : mix(674, 384, out) + 22 * ease(t, 0.63, 0.7);
  const stride = 17 * Math.sin(TAU * 3.5 * way) * Math.min(1, 6 * way * (1 - way));
  const put = placed(x, mix(560, 582, ease(way, 0, 0.5)));
  const sided = (d) => put(facing(side)(d));
  const leg = (s, fill) =>
    solid(
      put(`M-8 -54L7 -54L${round(s * 0.5 + 6)} -26L${round(s + 5)} 0L${round(s - 4)} 0L${round(s * 0.5 - 5)} -26z`),
      fill,
      pen(1.8),
    );
  const hand = `${mix(-4, 35, pull)} ${mix(-50, -92, pull)}`;
  const on = during(t, [0.41, 0.45], [0.9, 0.94]);
  const [from, to] = side < 0 ? [0, 0.5] : [0.5, 0];
  const beam = shine('beam', sided('M32 -62L128 -30L118 4L70 4z'), from, to, false);
  const [u, v] = spot(sided, 31, -62);
  return (
    faded(on * Math.abs(side), beam) +
    leg(-stride, '#0b2630') +
    leg(stride, '#0f303a') +
    solid(put('M-11 -50L-12 -78C-12 -88 12 -88 12 -78L11 -50z'), '#14424a', pen(2)) +
    hair(put('M-11 -57L11 -57'), 0.9) +
    solid(put('M-4 -84L-4 -90C-9 -95 -8 -101 0 -101C8 -101 9 -95 4 -90L4 -84z'), '#0d2a33', pen(1.8)) +
    solid(put('M-8.5 -96C-9 -108 9 -108 8.5 -96z') + sided('M2 -98L16 -95.5L15 -94L2 -95z'), '#14424a', pen(1.8)) +
    line(sided(`M-3 -80L${hand}M2 -78L9 -62L20 -62`), pen(3.6)) +
    line(sided('M20 -62L30 -62'), { width: 5, colour: '#cfe9e6' }) +
    faded(on, glow(u, v, 34, '#fff3dc', 0.9))
  );
}

/** The bed under its net; the sleeper sits up by `up`, 0 to 1. */
function bed(up) {
  const body = placed(998, 502, mix(0, 80, up));
  const left = mix(952, 988, up);
  const blanket = `M${left} 508C${left} ${mix(484, 480, up)} ${mix(984, 1000, up)} 480 1016 486C1040 492 1062 478 1080 482C1096 486 1100 498 1100 508z`;
  return (
    bedstead +
    solid(
      body('M6 -13C-12 -17 -32 -18 -44 -13C-50 -11 -50 -7 -58 -7L-58 1C-50 1 -52 6 -44 8L6 9z'),
      '#2c3a33',
      pen(1.9),
    ) +
    solid(
      body(disc(-65, -4, 10)) + body('M-72 -12C-76 -4 -74 6 -66 10C-58 12 -54 6 -56 2C-62 4 -66 -2 -66 -8z'),
      '#141712',
      pen(1.8),
    ) +
    solid(blanket, '#3a3320', pen(2)) +
    solid(
      body('M-44 -9C-30 -20 -14 -25 3 -24C7 -22 6 -18 2 -18C-12 -18 -26 -12 -37 1C-42 4 -48 -4 -44 -9z'),
      '#33423a',
      pen(1.6),
    ) +
    hair(`M${mix(970, 1004, up)} 502C1010 494 1050 500 1090 496`, 0.7) +
    net
  );
}

/** The table beside the bed with phone and lamp. */
const table = (light, call) =>
  glow(880, 470, mix(90, 215, light), '#ffc873', 0.28 + 0.5 * light) +
  solid('M842 510H890V572H884V534H848V572H842z', '#1a1811', pen(2)) +
  solid(box(838, 502, 56, 8), '#241f13', pen(2.2)) +
  fine('M862 522h8', 0.9) +
  solid('M876 502L878 480H882L884 502z', '#3a2f18', pen(1.8)) +
  solid('M867 480L873 454H887L893 480z', '#8a6a36', pen(2)) +
  faded(light, area('M867 480L873 454H887L893 480z', '#ffdfa4')) +
  faded(call, glow(...PHONE, 50, '#fff3dc', 0.8)) +
  solid(placed(855, 502, 8)('M-9 0L-9 -32L9 -32L9 0z'), '#0a1216', pen(2.2)) +
  faded(call, area(placed(855, 502, 8)('M-7 -4L-7 -29L7 -29L7 -4z'), '#fff3dc'));

/** A cold room in Negombo warms at night: over the mast its sensor lights a phone, the sleeper wakes, a guard shuts the door. */
export default function iotSolutions(t) {
  const open = ajar(t);
  const coldStore = store + rotor(62, 720 * t) + rotor(136, 720 * t + 20) + thermometer(warmth(t)) + door(open);
  const bedroom = house + table(lamplit(t), ringing(t)) + bed(awake(t));
  const lamp = glow(...LAMP, 60, '#ffffff', 0.95) + dot(...LAMP, 8, '#fff');
  const sparks = spark(WIRE, t, 0.13, 0.25) + spark(SIGNAL, t, 0.27, 0.36);
  return stage(
    air(swell(t)) +
      shore +
      lagoon(t) +
      ground +
      coldStore +
      mist(t, open) +
      guard(t) +
      hut +
      bedroom +
      front +
      lines +
      lamp +
      sparks,
    { meet: 600, left: 0, top: 0, ...FILM },
  );
}
