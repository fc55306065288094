/** The designer of ui-designing's closing, on a stool, from behind; the drawing pad faces us. The stool's foot is the origin. */
import { disc, INK } from '../../parts/facade.mjs';
import { box, card, fine, hair, pen, solid, spot, within } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { CLOTH, DARK, HAIR, SKIN, SLEEVE } from './figure-colours.mjs';

/** Middle and turn of the pad. */
const PAD = [-97, -164, -7, 0.92];

/** On the pad: the same machine, and on it one button. */
function pad(put) {
  const on = within(put, ...PAD);
  const [x, y] = spot(on, -6, -6);
  const sheet = box(-52, -68, 104, 136);
  return (
    glow(x, y, 300, '#ffffff', 0.5) +
    glow(x, y, 120, '#ffffff', 0.55) +
    solid(on(box(-56, -72, 112, 146)), '#0b1d27', { width: 3, colour: '#fff' }) +
    area(on(sheet), '#fff') +
    solid(on('M-34 -44L-25 -52L31 -52L31 48L22 54z'), '#2f8f8a', { width: 2.4, colour: INK }) +
    solid(on(card(-34, -46, 56, 100, 4)), INK, { width: 2.4, colour: INK }) +
    line(on('M-38 54L32 54'), { width: 3, colour: INK }) +
    area(on(disc(-6, -10, 19)), '#fff') +
    line(on(disc(-6, -10, 23.5)), { width: 1.8, colour: '#8ff5e4' }) +
    line(on('M-18 36L6 36'), { width: 4, colour: '#fff' }) +
    line(on('M-50 -60L50 -60'), { width: 4, colour: INK, extra: 'stroke-dasharray="0.1 8" ' })
  );
}

const stool = (put) =>
  line(put('M-22 -84L-38 0M26 -84L42 0M2 -84L2 4'), { width: 6 }) +
  line(put('M-22 -84L-38 0M26 -84L42 0M2 -84L2 4'), { width: 2.4, colour: INK }) +
  fine(put('M-30 -40L34 -40')) +
  solid(put('M-38 -88C-38 -95 42 -95 42 -88L42 -82C42 -74 -38 -74 -38 -82z'), '#123640', pen(2.4));

/** Legs: one foot on the ground, one on the rung. */
const legs = (put) =>
  solid(
    put(
      'M-14 -108C-40 -114 -80 -112 -98 -102C-106 -96 -104 -84 -100 -72L-92 -10L-112 -4L-112 2L-78 2L-76 -12L-74 -74L-18 -84z',
    ),
    DARK,
    pen(2.4),
  ) +
  solid(put('M30 -92C36 -72 28 -56 24 -44L24 -38L8 -30L-10 -30L-8 -37L4 -44L6 -90z'), DARK, pen(2.2)) +
  hair(put('M-86 -88C-88 -64 -84 -40 -82 -14M-112 -2L-80 -2'), 0.6);

/** Back, head and the arm that draws. */
function back(put) {
  const shirt =
    'M-34 -96C-37 -116 -38 -150 -36 -178C-32 -198 -16 -206 2 -207C20 -207 36 -199 40 -180C43 -150 42 -116 39 -96C16 -89 -12 -89 -34 -96z';
  const arm = 'M-20 -198C-38 -196 -44 -178 -50 -160L-62 -136C-66 -124 -58 -117 -49 -122L-32 -136L-18 -162z';
  const fore = 'M-63 -134C-66 -122 -56 -116 -49 -122L-67 -160L-79 -155z';
  const folds =
    'M-30 -180C-22 -150 -24 -120 -28 -92M34 -180C28 -150 30 -120 32 -92M-35 -108C-12 -101 16 -101 39 -108M2 -204L2 -190';
  return (
    solid(put(shirt), CLOTH, pen(3)) +
    hair(put(folds), 0.6) +
    solid(put('M-12 -218L-12 -204C-6 -196 10 -196 14 -204L14 -220z'), SKIN, pen(2)) +
    solid(
      put(
        'M-26 -236C-28 -256 -14 -266 2 -266C20 -266 28 -252 26 -236C24 -220 12 -212 0 -212C-14 -212 -24 -222 -26 -236z',
      ),
      HAIR,
      pen(2.6),
    ) +
    hair(put('M14 -262C0 -256 -12 -240 -10 -216M14 -262C8 -250 4 -236 6 -214M14 -262C20 -250 22 -236 18 -220'), 0.6) +
    solid(put('M-24 -230C-31 -234 -33 -226 -28 -221C-26 -218 -23 -219 -22 -222z'), SKIN, pen(1.8)) +
    solid(put(disc(14, -270, 12)), HAIR, pen(2.4)) +
    line(put('M-2 -282L34 -256'), pen(3.4)) +
    line(put('M-25 -246C-22 -256 -14 -263 -4 -265M-35 -178C-37 -160 -38 -130 -36 -108'), {
      width: 2.4,
      colour: '#fff',
      opacity: 0.8,
    }) +
    solid(put(fore), SKIN, pen(2.2)) +
    solid(put(arm), SLEEVE, pen(2.5)) +
    line(put('M-56 -183L-84 -152'), { width: 6.4, colour: INK }) +
    line(put('M-56 -183L-80 -156'), { width: 3.4, colour: '#ffb85a' }) +
    solid(
      put('M-84 -160C-82 -170 -72 -172 -66 -166C-62 -160 -66 -152 -74 -152C-80 -152 -84 -156 -84 -160z'),
      SKIN,
      pen(2),
    )
  );
}

export const sketcher = (put) => stool(put) + legs(put) + pad(put) + back(put);
