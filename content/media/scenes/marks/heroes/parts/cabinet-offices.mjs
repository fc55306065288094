/** Tools of the trades that deal with people, for the shop cabinet: each `put` has its origin on the floor of a compartment, in the middle. */
import { DAY, ink } from '../../daylight.mjs';
import { disc } from '../../parts/facade.mjs';
import { BRASS, BRIGHT_RUST, BRIGHT_TEAL } from '../../parts/palette.mjs';
import { box, card, repeat, solid, within } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const DEEP = '#17605f';
const CREAM = '#fbf1dc';

/** Head and shoulders on a ground of `size`, its corner at [u, v]. */
export const likeness = (put, [u, v], size, ground) => {
  const own = within(put, u, v, 0, size / 30);
  return (
    area(own(box(0, 0, 30, 30)), ground) +
    area(own('M3 30C3 20 10 19 15 19C20 19 27 20 27 30z'), DAY.ink) +
    area(own(disc(15, 11, 6.4)), '#8a5230') +
    area(own('M8 11C6 2 24 2 22 11C19 8 12 8 8 11z'), DAY.ink)
  );
};

/** A card with a face and two lines. */
export const contact = (put, ground) =>
  solid(put(card(-44, -28, 88, 56, 4)), DAY.light, ink(2)) +
  likeness(put, [-36, -17], 34, ground) +
  line(put('M8 -10L34 -10M8 3L28 3M8 15L32 15'), { width: 4, colour: DAY.ink });

/** A telephone with a dial. */
export function telephone(put) {
  const hole = (i) => disc(2 + 15 * Math.cos(i * 0.785), -34 + 15 * Math.sin(i * 0.785), 3.2);
  return (
    solid(put('M-60 0C-58 -36 -42 -52 -36 -74L40 -74C46 -52 62 -36 64 0z'), BRASS, ink(2.6)) +
    area(put('M34 -72L39 -72C45 -52 60 -36 62 -2L44 -2C46 -34 36 -50 34 -72z'), '#c8802c') +
    solid(put(disc(2, -34, 25)), CREAM, ink(2.2)) +
    area(put(repeat(8, hole)), DAY.ink) +
    solid(put(disc(2, -34, 6)), BRIGHT_RUST, ink(1.4)) +
    solid(
      put(
        'M-68 -62C-74 -86 -52 -92 -32 -90L36 -90C56 -92 78 -86 72 -62L46 -62C44 -72 40 -74 34 -74L-30 -74C-36 -74 -40 -72 -42 -62z',
      ),
      BRIGHT_RUST,
      ink(2.6),
    ) +
    line(put('M-58 -76C-54 -83 -44 -84 -34 -83'), { width: 3, colour: '#f0926a' })
  );
}

/** Customers: a telephone, and cards of people pinned to the back. */
export const customers = (put) =>
  contact(within(put, 10, -128, 7), BRASS) +
  contact(within(put, -12, -134, -6), '#8fcac0') +
  solid(put(disc(-12, -162, 5)), BRIGHT_RUST, ink(1.6)) +
  telephone(put);

/** The gym: a dumbbell before a kettlebell, a towel on a rail. */
export function gym(put) {
  const plates = (m) =>
    solid(put(card(m < 0 ? -66 : 50, -46, 16, 40, 5)), '#22343e', ink(2.2)) +
    solid(put(card(m < 0 ? -52 : 32, -56, 20, 56, 6)), '#22343e', ink(2.4)) +
    line(put(`M${m < 0 ? -46 : 38} -44L${m < 0 ? -46 : 38} -14`), { width: 3, colour: '#5f8a8e' });
  return (
    line(put('M-84 -164L84 -164'), ink(7)) +
    line(put('M-84 -164L84 -164'), { width: 3, colour: BRASS }) +
    solid(put('M-56 -168L-8 -168L-8 -66L-56 -66z'), CREAM, ink(2.4)) +
    area(put(box(-54, -98, 44, 10) + box(-54, -82, 44, 6)), DEEP) +
    line(put('M-22 -160L-22 -106'), { width: 2, colour: '#d8c49c' }) +
    line(put('M8 -76C-6 -136 66 -136 52 -76'), ink(17)) +
    line(put('M8 -76C-6 -136 66 -136 52 -76'), { width: 11.5, colour: BRIGHT_RUST }) +
    solid(put(disc(30, -50, 36)), BRIGHT_RUST, ink(2.6)) +
    line(put('M8 -66C12 -74 18 -78 26 -79'), { width: 3.4, colour: '#f0926a' }) +
    solid(put(box(-40, -35, 80, 14)), '#c9d8d4', ink(2.2)) +
    line(put(repeat(7, (i) => `M${-24 + i * 8} -32L${-24 + i * 8} -24`)), { width: 1.8, colour: '#6f8b90' }) +
    plates(-1) +
    plates(1)
  );
}

/** A fountain pen on its point. */
export const fountainPen = (put) =>
  solid(put('M-9 -38L9 -38L3 -8L0 0L-3 -8z'), BRASS, ink(2)) +
  line(put('M0 -4L0 -24'), ink(1.6)) +
  solid(put('M-10 -96L10 -96L9 -38L-9 -38z'), DEEP, ink(2.2)) +
  solid(put('M-11 -148C-11 -158 11 -158 11 -148L11 -96L-11 -96z'), BRIGHT_TEAL, ink(2.2)) +
  solid(put(box(-11, -100, 22, 8)), BRASS, ink(1.6)) +
  line(put('M5 -146L5 -112'), { width: 3, colour: BRASS });

/** Recruiting: an application on a clipboard, and a fountain pen. */
export function recruiting(put) {
  const board = within(put, -8, -3, -5);
  return (
    solid(board(card(-50, -158, 100, 158, 7)), '#8a5a2c', ink(2.6)) +
    solid(board(box(-41, -144, 82, 136)), DAY.light, ink(1.8)) +
    likeness(board, [-33, -130], 38, '#8fcac0') +
    line(board('M14 -122L32 -122M14 -108L28 -108'), { width: 4.4, colour: DAY.ink }) +
    line(board('M-32 -74L32 -74M-32 -58L22 -58M-32 -42L28 -42M-32 -26L8 -26'), { width: 4.4, colour: '#9fb3b0' }) +
    solid(board('M-20 -148L-14 -160L-8 -160C-8 -172 8 -172 8 -160L14 -160L20 -148z'), BRASS, ink(2)) +
    fountainPen(within(put, 51, -4, 7))
  );
}

/** An envelope of notes. */
export const wages = (put) =>
  solid(put('M-30 -60L-26 -84L34 -76L30 -50z'), '#f0b25c', ink(1.8)) +
  solid(put('M-34 -56L-34 -74L28 -78L28 -50z'), '#8fcac0', ink(1.8)) +
  solid(put(disc(-3, -64, 7)), DEEP, ink(1)) +
  solid(put(box(-42, -56, 82, 56)), CREAM, ink(2.4)) +
  line(put('M-42 -56L-1 -22L40 -56'), ink(2.2)) +
  solid(put(disc(-1, -24, 8)), BRIGHT_RUST, ink(1.6));

/** Pay: a clock that stamps time cards, an envelope of notes, coins. */
export function payroll(put) {
  const [u, v] = [-20, -116];
  const hours = repeat(12, (i) => {
    const p = (r) => `${round(u + r * Math.cos((i * Math.PI) / 6))} ${round(v + r * Math.sin((i * Math.PI) / 6))}`;
    return `M${p(26)}L${p(29)}`;
  });
  return (
    solid(put('M-66 0L-66 -128C-66 -178 26 -178 26 -128L26 0z'), DEEP, ink(2.6)) +
    solid(put(disc(u, v, 38)), BRASS, ink(2.2)) +
    solid(put(disc(u, v, 32)), DAY.light, ink(1.8)) +
    line(put(hours), ink(2)) +
    line(put(`M${u} ${v}L${u} ${v - 21}M${u} ${v}L${u + 14} ${v + 8}`), ink(3.6)) +
    area(put(disc(u, v, 4)), BRIGHT_RUST) +
    area(put(card(-52, -70, 44, 9, 3)), DAY.ink) +
    solid(put(box(-46, -66, 32, 48)), DAY.light, ink(1.8)) +
    line(put('M-40 -54L-20 -54M-40 -44L-20 -44M-40 -34L-26 -34'), { width: 3, colour: BRIGHT_TEAL }) +
    wages(within(put, 30, -2, 4)) +
    [0, 1, 2].map((i) => solid(put(card(-64, -9 - i * 8, 36, 9, 4)), BRASS, ink(1.8))).join('')
  );
}
