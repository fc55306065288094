/** Small figures of a building site: a supervisor with a stopwatch, workers who climb down, and crows. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRIGHT_RUST, DEEP_TEAL, GLINT, GOLD, HONEY } from '../../parts/palette.mjs';
import { facing, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const ORANGE = '#ea7a2b';
const [SKIN, DUSK] = TONES.warm;

/** A limb along path data, `w` wide. */
const tube = (put, d, w, fill) => line(put(d), ink(w + 4.6)) + line(put(d), { width: w, colour: fill });

/** A dome with a rim, its middle at (0, 0). */
const helmet = (put, fill) =>
  solid(put('M-17 0C-19 -28 19 -28 17 0z'), fill, ink(2.4)) +
  solid(put('M-21 2C-20 -4 20 -4 21 2C12 6 -12 6 -21 2z'), fill, ink(2.2)) +
  line(put('M-4 -20L-5 -4M5 -20L6 -4'), ink(1.4));

/** A lunch carrier of three tins. */
const tiffin = (put) =>
  line(put('M-9 0C-9 -16 9 -16 9 0'), ink(2.6)) +
  [0, 10, 20]
    .map((y) => solid(put(`M-10 ${y}L10 ${y}L10 ${y + 10}L-10 ${y + 10}z`), y === 10 ? '#ffffff' : '#cfe2dc', ink(2)))
    .join('');

/** A worker on a ladder, from behind; the hips are at the origin. */
export function climber(on, { helmet: dome, shirt, vest = true, m = 1, tiffin: carries = false }) {
  const put = (d) => on(facing(m)(d));
  return (
    tube(put, 'M-8 0C-14 20 -14 36 -12 56', 11, '#234c56') +
    tube(put, 'M8 0C22 12 22 22 12 34', 11, '#1b3c45') +
    line(put('M-18 58L-8 58M6 36L18 36'), ink(8)) +
    tube(put, 'M15 -50C30 -56 28 -72 22 -88', 8, SKIN) +
    tube(put, 'M-15 -50C-32 -40 -32 -48 -22 -62', 8, SKIN) +
    tube(put, 'M14 -50L25 -55M-14 -50L-25 -44', 10, shirt) +
    (carries ? tiffin(within(put, -34, -32)) : '') +
    solid(put('M-18 -52C-10 -62 10 -62 18 -52L14 4L-14 4z'), vest ? ORANGE : shirt, ink(2.4)) +
    (vest ? line(put('M-9 -57L-8 2M9 -57L8 2M-15 -16L15 -16'), { width: 4, colour: GLINT }) : '') +
    solid(put('M-6 -58L-6 -66L6 -66L6 -58z'), DUSK, ink(2)) +
    solid(put(oval(0, -74, 12, 13)), DAY.ink, ink(2)) +
    solid(put(oval(-12, -72, 3, 5) + oval(12, -72, 3, 5)), SKIN, ink(1.6)) +
    helmet(within(put, 0, -78), dome)
  );
}

/** A stopwatch, its middle at the origin, with light about it. */
const stopwatch = (put) =>
  line(
    repeat(9, (i) => within(put, 0, 0, -120 + i * 30)('M0 -26L0 -36')),
    { width: 3.4, colour: '#fffdf0' },
  ) +
  solid(put('M-4 -15L-4 -22L4 -22L4 -15z'), GOLD, ink(2)) +
  solid(put(oval(0, 0, 17)), GOLD, ink(2.8)) +
  solid(put(oval(0, 0, 11.5)), '#ffffff', ink(2)) +
  line(put('M0 1L0 -8M0 1L5 4'), { width: 2.6, colour: BRIGHT_RUST });

/** The supervisor: orange vest, yellow helmet, the stopwatch up; her feet are at the origin. */
export function supervisor(put) {
  return (
    line(put('M-12 -128C-30 -120 -34 -104 -46 -98'), ink(9)) +
    line(put('M-12 -128C-30 -120 -34 -104 -46 -98'), { width: 1.6, colour: '#7f9a98' }) +
    line(put('M-46 -98L-54 -96'), { width: 6, colour: BRIGHT_RUST }) +
    tube(put, 'M-8 -60C-12 -40 -16 -24 -17 -6', 14, '#1b5560') +
    tube(put, 'M8 -60C12 -40 16 -24 18 -6', 14, '#234c56') +
    line(put('M-24 -3L-12 -3M14 -3L28 -3'), ink(9)) +
    tube(put, 'M-17 -102C-40 -92 -38 -76 -20 -70', 9, SKIN) +
    tube(put, 'M-17 -102L-30 -94', 12, DEEP_TEAL) +
    tube(put, 'M17 -104C34 -112 40 -132 42 -152', 9, SKIN) +
    tube(put, 'M17 -104C26 -107 32 -114 35 -122', 12, DEEP_TEAL) +
    solid(
      put('M-20 -106C-10 -114 10 -114 20 -106C18 -84 20 -70 26 -52C8 -48 -10 -48 -24 -54C-18 -70 -18 -86 -20 -106z'),
      ORANGE,
      ink(2.6),
    ) +
    line(put('M-11 -109L-11 -51M11 -109L13 -51M-18 -74L20 -74'), { width: 4.4, colour: GLINT }) +
    line(put('M0 -108L1 -50'), ink(1.8)) +
    solid(put('M-6 -110L-6 -118L6 -118L6 -110L0 -104z'), DUSK, ink(2)) +
    solid(put('M-14 -134C-15 -118 -8 -112 1 -112C11 -112 15 -120 14 -134z'), SKIN, ink(2.4)) +
    area(put(oval(-3, -130, 1.8, 2.4) + oval(7, -130, 1.8, 2.4)), DAY.ink) +
    line(put('M-7 -135L-1 -136M5 -136L11 -135'), ink(1.8)) +
    solid(put('M-4 -121C0 -119 6 -119 10 -122C10 -115 -1 -113 -4 -121z'), '#ffffff', ink(1.8)) +
    helmet(within(put, 0, -136, -4), GOLD) +
    stopwatch(within(put, 44, -170)) +
    solid(put('M36 -150C34 -158 40 -162 48 -160C52 -156 50 -148 47 -146C42 -144 38 -146 36 -150z'), SKIN, ink(2))
  );
}

/** A crow to the right, its feet at the origin: on the wing, or perched. */
export function crow(put, flies = true) {
  const body =
    'M-30 -10C-14 -30 10 -36 24 -34C28 -44 46 -46 52 -34L68 -29L52 -26C46 -10 16 -2 -6 -6L-48 4L-52 -4L-44 -8z';
  const near =
    'M14 -26C8 -54 -14 -80 -46 -92L-42 -82L-56 -82L-48 -72L-58 -68L-46 -60L-52 -54L-34 -46C-28 -34 -18 -24 -8 -20z';
  const far = 'M16 -30C22 -56 40 -76 66 -84L62 -76L74 -72L62 -66L66 -58L52 -54C44 -42 34 -34 26 -30z';
  return (
    (flies ? solid(put(far), '#2b3a44', ink(2)) : '') +
    line(put('M-2 -8L-4 2M8 -8L8 2'), ink(3)) +
    solid(put(body), DAY.ink, ink(1.6)) +
    (flies
      ? solid(put(near), DAY.ink, ink(1.6)) +
        line(put('M6 -28C-2 -48 -18 -66 -36 -76M2 -24C-10 -40 -24 -52 -38 -58'), { width: 1.8, colour: '#7f9a98' })
      : line(put('M-26 -10C-8 -24 8 -26 20 -22'), { width: 1.8, colour: '#7f9a98' })) +
    area(put(oval(43, -35, 2.4)), HONEY)
  );
}
