/** The board of the tutoring picture that both draw on: a logic circuit, teal from her pen, amber from his, white between. */
import { across, DAY, ink } from '../../daylight.mjs';
import { card, dot, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { curve, glow, line, sample } from '../../stage.mjs';

/** Where her pen, his pen and the white light are. */
export const HER_PEN = [402, 416];
export const HIS_PEN = [798, 432];
const MEET = [604, 324];

const TEAL = '#5eead4';
const AMBER = '#ffc163';
const WIRE = { width: 7, colour: 'url(#signal)' };
const EDGE = { width: 5, colour: DAY.ink };

const AND = 'M452 258L502 258C588 258 588 390 502 390L452 390z';
const OR = 'M648 292C714 292 744 322 764 356C744 390 714 420 648 420C670 380 670 332 648 292z';
const NOT = 'M516 492L516 572L588 532z';
const WIRES = `M352 290L452 290M${HER_PEN[0]} ${HER_PEN[1]}L438 ${HER_PEN[1]}M452 358L438 358L438 532L516 532M566 324L660 324M608 532L630 532L630 388L660 388M764 356L798 356L798 ${HIS_PEN[1]}`;

/** Contour lines over the ground of the board, as the site draws the land. */
const contours = () =>
  repeat(8, (i) =>
    line(curve(sample((x) => 231 + i * 48 + 26 * Math.sin(x / 96 + i * 0.5) + 12 * Math.sin(x / 41), 326, 874, 8)), {
      width: 1.4,
      colour: 'url(#signal)',
      opacity: 0.16,
    }),
  );

/** The circuit: two inputs, an and-gate, an inverter, an or-gate. */
const circuit = () =>
  line(WIRES, { ...WIRE, width: 18, opacity: 0.14 }) +
  line(WIRES, WIRE) +
  solid(AND, TEAL, EDGE) +
  solid(OR, AMBER, EDGE) +
  solid(NOT, DAY.light, EDGE) +
  solid(oval(599, 532, 11), DAY.light, EDGE) +
  dot(352, 290, 10, TEAL) +
  dot(438, HER_PEN[1], 10, TEAL);

/** The white light where both lines meet, and its rays. */
const light = () =>
  glow(...MEET, 190, '#ffffff', 0.8) +
  line(
    repeat(12, (i) => {
      const a = (i * Math.PI) / 6;
      const [near, far] = [24, i % 3 ? 40 : 58];
      const at = (r) => `${MEET[0] + r * Math.cos(a)} ${MEET[1] + r * Math.sin(a)}`;
      return i % 6 ? `M${at(near)}L${at(far)}` : '';
    }),
    { width: 3.4, colour: '#ffffff' },
  ) +
  dot(...MEET, 15, '#ffffff');

/** The board on its foot, which stands on both tables. */
export const board = () =>
  across('signal', [TEAL, '#9ff5e6', '#ffffff', '#ffe0ae', AMBER], 400, 800) +
  across('frame', ['#17757a', '#2a928e', '#f4ecdc', '#e9a23f', '#c8762a'], 300, 900) +
  solid('M540 626L660 626L676 716L524 716z', 'url(#frame)', ink(2.6)) +
  solid(card(470, 708, 260, 18, 8), 'url(#frame)', ink(2.6)) +
  solid(card(306, 172, 588, 466, 22), 'url(#frame)', ink(3)) +
  solid(card(324, 190, 552, 430, 10), '#08161f', ink(2.4)) +
  contours() +
  circuit() +
  light();

/** Ink that is still wet at both pens. */
export const nibs = () =>
  glow(...HER_PEN, 34, TEAL, 0.9) +
  dot(...HER_PEN, 6, '#ffffff') +
  glow(...HIS_PEN, 34, AMBER, 0.9) +
  dot(...HIS_PEN, 6, '#ffffff');
