/** What lies on the table, all from straight above: tea, bananas, a ledger, glasses, a phone, a laptop, flowers. */
import { DAY, ink } from '../../daylight.mjs';
import { TEAL } from '../../parts/palette.mjs';
import { box, card, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { shadow } from './veranda-above.mjs';

/** Tea in a glass on its saucer, with a spoon. */
export function tea(x, y, turn, saucer = '#3f9f98') {
  const put = placed(x, y, turn);
  return (
    shadow(oval(x, y, 54)) +
    solid(oval(x, y, 54), saucer, ink(3)) +
    line(oval(x, y, 45), { width: 2.4, colour: DAY.paper, opacity: 0.8 }) +
    area(put('M0 -30L-40 24L-20 46L20 24z'), DAY.ink, 'fill-opacity=".35" ') +
    solid(put('M-8 42L62 34C66 22 90 20 92 32C94 44 72 50 64 42L-6 48z'), '#dfe6e0', ink(2.2)) +
    solid(oval(x, y, 32), '#f6ecd6', ink(3)) +
    solid(oval(x, y, 26), '#b4621c', ink(2)) +
    line(placed(x, y, -20)('M-16 8C-10 18 8 20 16 10'), { width: 4, colour: '#f0b45c' })
  );
}

/** Four bananas on a plate. */
export function bananas(x, y, turn) {
  const put = placed(x, y, turn);
  const one = (i) => within(put, -44, -34, i * 17);
  const fruit = 'M0 -4C18 26 56 36 98 18C104 16 108 22 104 27C62 58 14 48 -8 4z';
  const fruits = [0, 1, 2, 3].map(
    (i) =>
      solid(one(i)(fruit), '#f3bd4a', ink(2.6)) +
      line(one(i)('M8 10C28 34 60 38 94 26'), { width: 2.2, colour: '#a8661c' }) +
      area(one(i)('M97 18L107 18L107 28L100 30z'), DAY.ink),
  );
  return (
    shadow(oval(x, y, 72)) +
    solid(oval(x, y, 72), '#e3eee6', ink(3)) +
    line(oval(x, y, 60), { width: 2.6, colour: TEAL }) +
    fruits.join('') +
    solid(put('M-58 -44L-40 -48L-32 -28L-50 -20z'), '#6b3d18', ink(2.4))
  );
}

/** An open ledger: ruled lines, a column of money, a bookmark. */
export function ledger(x, y, turn) {
  const put = placed(x, y, turn);
  const rules = repeat(8, (i) => `M-100 ${-46 + i * 13}L-8 ${-46 + i * 13}M8 ${-46 + i * 13}L100 ${-46 + i * 13}`);
  const items = repeat(
    6,
    (i) => `M-92 ${-38 + i * 13}L${-66 + ((i * 17) % 22)} ${-38 + i * 13}M-30 ${-38 + i * 13}L-16 ${-38 + i * 13}`,
  );
  return (
    shadow(put(card(-116, -68, 232, 136, 8))) +
    solid(put(card(-116, -68, 232, 136, 8)), TEAL, ink(3)) +
    solid(
      put('M0 -58C-30 -64 -80 -62 -108 -60L-108 58C-80 60 -30 58 0 62C30 58 80 60 108 58L108 -60C80 -62 30 -64 0 -58z'),
      '#f4e6c8',
      ink(2.4),
    ) +
    area(put('M0 -58C-14 -62 -26 -62 -36 -62L-36 59C-24 59 -12 60 0 62z'), '#c9b78f') +
    line(put(rules), { width: 1.3, colour: TEAL, opacity: 0.7 }) +
    line(put('M-38 -58L-38 56M70 -58L70 56'), { width: 1.6, colour: '#b5471b' }) +
    line(put(items), ink(3))
  );
}

/** Reading glasses, their temples folded out. */
export function glasses(x, y, turn) {
  const put = placed(x, y, turn);
  const frame =
    'M-46 -20C-46 -34 -8 -34 -8 -18C-8 8 -46 10 -46 -20zM8 -18C8 -34 46 -34 46 -20C46 10 8 8 8 -18zM-8 -20C-4 -26 4 -26 8 -20';
  const temples = 'M-46 -22C-52 0 -46 30 -38 52M46 -22C52 0 46 30 38 52';
  return (
    line(placed(-9, 10)(put(frame + temples)), { width: 5, colour: DAY.ink, opacity: 0.4 }) +
    area(put(frame), '#cfe9e2', 'fill-opacity=".55" ') +
    line(put(frame + temples), { width: 6.4, colour: DAY.ink }) +
    line(put(frame), { width: 2, colour: '#e0a24c' })
  );
}

/** A phone, face up and dark. */
export function phone(x, y, turn) {
  const put = placed(x, y, turn);
  return (
    shadow(put(card(-34, -68, 68, 136, 12))) +
    solid(put(card(-34, -68, 68, 136, 12)), '#bfe0d8', ink(2.6)) +
    area(put(card(-29, -63, 58, 126, 9)), DAY.ink) +
    area(put('M-29 -20L29 -62L29 -10L-29 40z'), '#17454b') +
    line(put('M-8 -55L8 -55'), { width: 3, colour: '#7fd0c6' })
  );
}

/** A laptop that is shut, a leaf on its lid. */
export function laptop(x, y, turn) {
  const put = placed(x, y, turn);
  return (
    shadow(put(card(-118, -82, 236, 164, 14)), 1.2) +
    solid(put(card(-118, -82, 236, 164, 14)), '#d8c7a0', ink(3)) +
    area(
      put('M-104 -82L40 -82L-60 82L-104 82C-112 82 -118 76 -118 68L-118 -68C-118 -76 -112 -82 -104 -82z'),
      '#efe1bf',
    ) +
    line(put('M-100 74L100 74'), { width: 2, colour: '#8a5a1e' }) +
    solid(put('M-26 20C-30 -14 -4 -30 28 -28C32 6 12 28 -26 20z'), '#8a4f06', ink(2)) +
    line(put('M-34 30L14 -14'), { width: 2.6, colour: '#efe1bf' })
  );
}

/** A frangipani flower that fell. */
export function frangipani(x, y, turn, size = 1) {
  const petal = 'M0 0C-4 -16 -22 -26 -16 -42C-8 -54 14 -50 18 -36C22 -22 8 -12 0 0z';
  const petals = [0, 72, 144, 216, 288].map((angle) => placed(x, y, turn + angle, size)(petal));
  const hearts = [0, 72, 144, 216, 288].map((angle) =>
    placed(x, y, turn + angle, size)('M0 0C-3 -8 -8 -14 -4 -22C2 -20 6 -12 0 0z'),
  );
  return (
    petals.map((d) => shadow(d, 0.8)).join('') +
    petals.map((d) => solid(d, '#fbeed2', ink(2.4))).join('') +
    area(hearts.join(''), '#f0a53a')
  );
}

/** A rubber. */
export const rubber = (x, y, turn) =>
  shadow(placed(x, y, turn)(box(-22, -12, 44, 24)), 0.7) +
  solid(placed(x, y, turn)(box(-22, -12, 44, 24)), '#e79a7b', ink(2.4)) +
  solid(placed(x, y, turn)(box(-22, -12, 18, 24)), TEAL, ink(2.4));
