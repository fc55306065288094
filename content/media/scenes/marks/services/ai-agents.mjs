import { telephone } from '../closings/parts/start-things.mjs';
import { DAY, daylight, ink } from '../daylight.mjs';
import { kingCoconut } from '../parts/garden-plants.mjs';
import { thinner } from '../parts/roadside.mjs';
import { bend, box, clipped, fine, hair, placed, relief, repeat, solid } from '../parts/shapes.mjs';
import { area, bell, curve, glow, line, sample } from '../stage.mjs';
import { frond } from './parts/desk-things.mjs';
import { bird, hole, rack, receptionist } from './parts/reception.mjs';

const PANE = { x: 1000, y: 120, w: 220, h: 340 };
const WHITE = ['#ffffff', '#d6e8e3'];
const TONES = [
  ['#f9d795', '#e0a656'],
  ['#a9dbd0', '#62aca1'],
];

/** Ways through the window into the rack: start, bend, pigeonhole, how far its bird has come. */
const FLIGHTS = [
  [[1040, 250], [520, -158], hole(0, 1), 0.87],
  [[1040, 288], [800, -10], hole(2, 0), 0.84],
  [[1040, 250], [970, 110], hole(6, 0), 1],
  [[1100, 372], [980, 340], hole(6, 2), 0.5],
  [[1064, 436], [900, 530], hole(5, 3), 0.66],
];

/** Palms and hills in the morning, through the window. */
function outside() {
  const { x, y, w, h } = PANE;
  const crest = (u) => 330 - 70 * bell(u, 1050, 60) - 30 * bell(u, 1190, 50);
  const along = (drop) => curve(sample((u) => crest(u) + drop, 980, 1240, 10));
  return clipped(
    'pane',
    box(x, y, w, h),
    area(box(x, y, w, h), '#fdf3d8') +
      glow(1180, 160, 170, '#ffe3a0', 1) +
      area(`${along(0)}L1240 500L980 500z`, '#cfe3c4') +
      fine(along(0), 0.8) +
      repeat(4, (i) => hair(along(16 + i * 18), 0.5)) +
      `<g transform="translate(1150 476) scale(1.3) translate(-1056 -414)">${thinner(kingCoconut(), 0.7)}</g>`,
  );
}

/** The frame of the window, open below its fanlight, and the sill. */
function frame() {
  const { x, y, w, h } = PANE;
  return (
    line(box(x, y, w, h), ink(9)) +
    line(`M${x + 110} ${y}V${y + 86}M${x} ${y + 86}H1220`, ink(6)) +
    solid(box(x - 18, y + h, 240, 18), '#e9c88f', ink(2.8))
  );
}

/** The wall and its dado, the fan, and the shadow of a frond. */
function room() {
  const fan = placed(116, 112, 0, 0.82);
  const blades = 'M-14 2L-132 -14L-138 4L-16 14zM14 2L136 -22L142 -6L16 14zM-6 8L18 8L70 44L44 48z';
  return (
    area(box(-20, -20, 1260, 800), '#dcebdc') +
    area('M820 -20L1240 -20L1240 800L938 800L938 90z', '#f6e6c2') +
    relief(6, (x, i) => 40 + i * 70 + 12 * Math.sin(x / 130 + i * 0.6), 0.34) +
    area(frond([-60, 250], [80, 300], [214, 470], 130), '#5f9f94', 'fill-opacity=".5" ') +
    area(box(-20, 480, 1260, 200), '#9ccbbf') +
    area(box(938, 480, 300, 200), '#e6c88e') +
    line('M-20 480H262M938 480H1220', ink(2.6)) +
    line('M116 -20V90', ink(5)) +
    solid(fan(blades), '#8a5524', ink(2.6)) +
    solid(fan('M-22 -14C-22 -32 22 -32 22 -14L16 14C8 22 -8 22 -16 14z'), '#f0b23e', ink(2.6))
  );
}

/** A dotted way: brown on the wall, light in the rack. */
function dotted(d, width, gap) {
  const extra = `stroke-dasharray="0.1 ${gap}" `;
  const light = line(d, { width, colour: '#fff3d0', extra });
  return `${line(d, { width, colour: '#a8612a', extra })}<g clip-path="url(#rack)">${light}</g>`;
}

/** The birds that sort themselves, each on its dotted way. */
const flock = () =>
  `<clipPath id="rack"><path d="${box(262, 66, 676, 480)}"/></clipPath>` +
  FLIGHTS.filter(([, , , t]) => t < 1)
    .map(([from, over, to]) => dotted(`M${from.join(' ')}Q${over.join(' ')} ${to.join(' ')}`, 5, 13))
    .join('') +
  FLIGHTS.map(([from, over, to, t], i) => {
    const at = (s) => [0, 1].map((k) => bend(s, from[k], over[k], to[k]));
    const [[x, y], [u, v]] = [at(t), at(t + 0.02)];
    const turn = (Math.atan2(y - v, x - u) * 180) / Math.PI;
    return bird([x, y], turn, t < 1 ? 0.3 : 0.25, TONES[i % 2], 2.2);
  }).join('');

/** A bell of brass on its foot. */
function brassBell(x, y) {
  const put = placed(x, y);
  return (
    area(put('M44 2L-40 12L-120 10L-60 -8z'), '#a8743a') +
    solid(put('M-48 4L-44 -10L44 -10L48 4z'), DAY.ink, ink(2.4)) +
    solid(put('M-40 -12C-40 -58 40 -58 40 -12z'), '#f0b23e', ink(2.8)) +
    area(put('M-36 -15C-34 -46 -14 -48 -6 -48C-18 -40 -22 -26 -20 -15z'), '#b5722a') +
    line(put('M14 -38C22 -34 26 -28 27 -22'), { width: 4, colour: '#fff3d0' }) +
    solid(put('M-6 -46L-6 -58L6 -58L6 -46z'), '#b5722a', ink(2.2))
  );
}

/** The ledger, open, a pencil across a page. */
function ledger(x, y) {
  const put = placed(x, y);
  const rows =
    'M-103 -8L-22 -7M-99 -18L-22 -17M-95 -28L-22 -27M-91 -38L-22 -37M22 -7L103 -8M22 -17L99 -18M22 -27L95 -28M22 -37L91 -38';
  return (
    area(put('M120 6L-150 16L-190 8L-100 -40z'), '#a8743a') +
    solid(put('M-128 10L-104 -50L104 -50L128 10L0 16z'), '#8a3f12', ink(2.4)) +
    solid(put('M-120 4C-80 -6 -30 -2 0 8L0 -46C-30 -54 -70 -54 -98 -48z'), '#fbf0d8', ink(2.2)) +
    solid(put('M120 4C80 -6 30 -2 0 8L0 -46C30 -54 70 -54 98 -48z'), '#f6e3bb', ink(2.2)) +
    line(put(rows), { width: 2.2, colour: '#0b6b6a' }) +
    line(put('M26 2L88 -42'), ink(7)) +
    line(put('M32 -2L86 -41'), { width: 3.4, colour: '#e8952f' })
  );
}

/** The counter and what stands on it. */
const counter = () =>
  area('M-20 574L1220 574L1220 646L-20 646z', '#efd3a0') +
  area('M560 574L800 574L690 644L430 644z', '#fbe9c6') +
  area('M850 574L930 574L824 644L738 644z', '#fbe9c6') +
  line('M-20 574H1220', ink(2.8)) +
  line('M-20 594H1220M-20 618H1220', { width: 2, colour: '#c9975a', opacity: 0.7 }) +
  solid(box(-20, 644, 1260, 20), '#8a5524', ink(2.8)) +
  area(box(-20, 664, 1260, 100), '#0f4a50') +
  repeat(7, (i) => line(box(-70 + i * 200, 686, 160, 90), { width: 3, colour: '#4fa59f', opacity: 0.7 })) +
  `<g transform="translate(94 622) scale(.74)">${telephone(0, 0)}</g>` +
  ledger(990, 626) +
  brassBell(662, 626);

/** Requests: folded birds sort themselves into the rack of a reception; one, white, comes to a person's hand. */
export default function agents() {
  const [x, y] = [708, 270];
  const trail = dotted('M1056 330Q976 214 850 232', 7, 17);
  return daylight(
    room() +
      outside() +
      frame() +
      rack() +
      flock() +
      trail +
      receptionist() +
      bird([x, y], -8, 0.95, WHITE, 3) +
      counter(),
    { meet: 600, left: 0, top: 0 },
  );
}
