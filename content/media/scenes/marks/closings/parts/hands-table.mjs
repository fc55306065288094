/** A teak table from straight above, and what people who work through CVs have in their hands. */
import { DAY, ink } from '../../daylight.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, curve, line, sample } from '../../stage.mjs';
import { shadow } from './veranda-above.mjs';

/** The boards, and the sun on them through the bars of a window. */
export function table() {
  const pane = (x, w) => `M${x} -10L${x + w} -10L${x + w - 250} 610L${x - 250} 610z`;
  const grain = (i) => curve(sample((x) => 24 + i * 43 + 5 * Math.sin(x / 130 + i * 2.3), -20, 1460, 40));
  return (
    area(box(-10, -10, 1460, 620), '#cf9557') +
    area(pane(-60, 330) + pane(330, 370) + pane(760, 370) + pane(1190, 330), '#e6b578') +
    line(repeat(14, grain), { width: 1.6, colour: '#8a5628', opacity: 0.4 }) +
    line('M-10 148H1450M-10 300H1450M-10 452H1450', { width: 3, colour: '#8a5628', opacity: 0.75 })
  );
}

/** A thick felt pen, its point at the origin of `put`, its body towards -x. */
const felt = (body, end, tip) => (put) =>
  solid(put('M2 -7L-6 9L-34 9L-34 -9z'), tip, ink(2.6)) +
  solid(put('M-30 -10L-52 -12L-52 12L-30 10z'), DAY.paper, ink(2.6)) +
  solid(put(card(-196, -12.5, 146, 25, 6)), body, ink(3)) +
  area(put(box(-190, 3, 136, 7)), end) +
  solid(put(card(-206, -10, 22, 20, 5)), end, ink(2.6));

export const highlighter = felt('#17a39b', '#0b6b6a', '#5eead4');
export const marker = felt('#33454f', DAY.ink, DAY.ink);

/** A pen with a gold clip. */
export const ballpoint = (put) =>
  solid(put('M0 0L-30 -8L-30 8z'), '#f0b654', ink(2.4)) +
  solid(put(card(-190, -9, 162, 18, 5)), DAY.light, ink(2.6)) +
  area(put(box(-184, 2, 152, 5)), '#c9b78f') +
  solid(put(card(-198, -9, 44, 18, 5)), '#c2600f', ink(2.4));

/** An amber note that sticks by its upper edge, with two written lines. */
export function note(put) {
  const leaf = 'M-62 -60L62 -60L62 44Q58 56 44 62L-62 60z';
  return (
    shadow(put(leaf), 0.8) +
    solid(put(leaf), '#f7b541', ink(3)) +
    area(put('M62 44Q58 56 44 62Q48 50 42 42Q54 48 62 44z'), '#c47420') +
    line(put('M-42 8L8 8M-42 32L-10 32'), ink(5))
  );
}

/** A paper clip of wire. */
export const clip = (x, y, turn) => {
  const d = placed(x, y, turn)('M-12 26L-12 -24C-12 -42 14 -42 14 -24L14 34C14 56 -22 56 -22 34L-22 -14');
  return (
    line(placed(-5, 6)(d), { width: 5, colour: DAY.ink, opacity: 0.4 }) +
    line(d, ink(7)) +
    line(d, { width: 3, colour: '#dfe6e0' })
  );
};
