/** Who and what is on Galle Face Green and beyond it, people from behind; every `put` has its origin on the ground. */
import { DAY, ink } from '../../daylight.mjs';
import { disc } from '../../parts/facade.mjs';
import { LINEN, SKIN } from '../../parts/palette.mjs';
import { box, pen, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { AMBER, BRICK, TEAL } from './green-kites.mjs';

// Legs or skirt, then the shirt; those of children are shorter.
const SHIRT = 'M-15 -42L-17 -68C-15 -82 15 -82 17 -68L15 -42z';
const SMALL = 'M-14 -38L-14 -62C-12 -72 12 -72 14 -62L14 -38z';
const BODY = {
  man: ['M-17 0L-14 -46L14 -46L19 0L10 0L1 -34L-8 0z', SHIRT],
  sarong: ['M-15 -3L-14 -46L14 -46L18 -3z', SHIRT],
  woman: [
    'M-19 0C-16 -20 -12 -36 -11 -48L11 -48C12 -36 18 -20 23 0z',
    'M-11 -46L-14 -70C-12 -80 12 -80 14 -70L11 -46z',
  ],
  child: ['M-16 -18L-13 -42L13 -42L17 -18L6 -17L0 -30L-5 -17z', SMALL],
  girl: ['M-22 -20L-12 -50L12 -50L22 -20z', 'M-12 -48L-13 -64C-11 -72 11 -72 13 -64L12 -48z'],
};

/** Those whose arms reach less high. */
const low = (who) => who === 'child' || who === 'girl';

/** One who flies a kite, from behind, leaning back: one hand on the line, at (24, -104) or 8 lower, the other at the reel. */
export function flyer(put, who, lower, upper) {
  const top = low(who) ? -66 : -74;
  const plait = who === 'woman' || who === 'girl' ? `M-5 ${top - 12}L5 ${top - 12}L2 ${top + 22}L-2 ${top + 22}z` : '';
  const reel = `M-13 ${top + 6}L-24 ${top + 20}L-14 ${top + 30}`;
  return (
    line(put(low(who) ? 'M-8 0L-7 -24M10 0L8 -24' : 'M-10 1L-9 -6M12 1L10 -6'), { width: 4.4, colour: SKIN }) +
    solid(put(BODY[who][0]), lower, ink(1.5)) +
    line(put(`${reel}M12 ${top + 4}L24 ${top - 8}L24 ${top - 30}`), { width: 4.2, colour: SKIN }) +
    solid(put(BODY[who][1]), upper, ink(1.5)) +
    area(put(disc(-1, top - 14, low(who) ? 11 : 10) + plait), DAY.ink)
  );
}

/** The boy who runs against the wind, his kite behind him; the hand at (30, -92). */
export const runner = (put) =>
  line(put('M4 -36L-10 -20L-26 -10M6 -36L20 -24L38 -26'), { width: 5, colour: SKIN }) +
  line(put('M0 -64L16 -78L30 -92M-6 -62L-20 -50L-32 -58'), { width: 4.4, colour: SKIN }) +
  solid(put('M-6 -42L14 -40L22 -26L10 -20L2 -28L-8 -18L-16 -28z'), DAY.ink, ink(1.5)) +
  solid(put('M-14 -66C-8 -74 6 -72 9 -64L14 -38L-6 -38z'), LINEN, ink(1.5)) +
  area(put(disc(-10, -80, 11)), DAY.ink);

/** A couple on the grass under one umbrella, from behind. */
export const couple = (put) =>
  solid(put('M-40 0C-42 -34 -34 -46 -20 -46C-6 -46 0 -34 0 0z'), BRICK, ink(1.6)) +
  solid(put('M-2 0C-2 -30 4 -42 16 -42C30 -42 36 -30 38 0z'), TEAL, ink(1.6)) +
  area(put(`${disc(-18, -56, 11)}${disc(14, -52, 10)}M10 -50L18 -50L16 -16L12 -16z`), DAY.ink) +
  line(put('M0 -30L2 -112'), ink(2.6)) +
  area(
    put(
      'M-64 -60C-58 -92 -30 -106 2 -106C34 -106 60 -90 66 -60Q54 -68 44 -60Q32 -68 22 -60Q12 -68 0 -60Q-12 -68 -22 -60Q-32 -68 -42 -60Q-54 -68 -64 -60z',
    ),
    DAY.ink,
  ) +
  line(put('M2 -105Q-18 -90 -22 -62M2 -105Q20 -90 22 -62M2 -105Q-44 -92 -42 -62M2 -105Q46 -92 44 -62'), {
    width: 1.4,
    colour: '#5fb8b0',
  });

/** The cart of the one who sells prawn vadai: glass case, striped roof, two wheels. */
export const cart = (put) =>
  line(put('M-58 -48L-86 -54M-50 -100L-50 -50M50 -100L50 -50'), ink(3)) +
  solid(put(box(-50, -94, 100, 36)), '#dff0ea', ink(1.8)) +
  area(put(repeat(14, (i) => disc(-38 + (i >> 1) * 12 + (i % 2) * 6, -64 - (i % 2) * 7, 5))), BRICK) +
  line(put('M-50 -78L50 -78M0 -94L0 -58'), ink(1.4)) +
  solid(put(box(-58, -58, 116, 30)), TEAL, ink(2)) +
  area(put(repeat(4, (i) => box(-50 + i * 27, -53, 19, 20))), AMBER) +
  solid(put('M-62 -98L-50 -122L50 -122L62 -98z'), DAY.paper, ink(2)) +
  area(
    put(repeat(4, (i) => `M${-46 + i * 31} -98L${-38 + i * 25} -122L${-26 + i * 25} -122L${-31 + i * 31} -98z`)),
    BRICK,
  ) +
  line(put(disc(-30, -18, 18) + disc(32, -18, 18)), ink(3)) +
  line(
    put(
      'M-47 -18L-13 -18M-30 -35L-30 -1M-42 -30L-18 -6M-18 -30L-42 -6M15 -18L49 -18M32 -35L32 -1M20 -30L44 -6M44 -30L20 -6',
    ),
    ink(1.4),
  );

/** Where the line of a kite is held. */
export const hand = (who) => (who === 'runner' ? [30, -92] : [24, low(who) ? -96 : -104]);

/** The old parliament far off, with its columns. */
export const parliament = (put) =>
  solid(put(box(-112, -34, 224, 34)), DAY.paper, pen(1.4)) +
  area(put(repeat(20, (i) => box((i % 10 < 5 ? -104 : 10) + (i % 10) * 10, i < 10 ? -27 : -13, 4, 9))), DAY.ink) +
  solid(put(box(-54, -38, 108, 38)), DAY.ink, pen(1.4)) +
  area(put(repeat(9, (i) => box(-52 + i * 12.4, -36, 5, 34))), DAY.light) +
  solid(put(`${box(-58, -46, 116, 9)}M-40 -46L-40 -54L40 -54L40 -46z${box(-118, -3, 236, 5)}`), DAY.light, pen(1.4));

/** A container ship that waits for its berth. */
export const ship = (put) =>
  area(put('M-58 -6L52 -6L60 -12L54 2L-52 2z'), DAY.ink) +
  area(put(repeat(6, (i) => box(-32 + i * 13, -16 - (i % 3) * 4, 11, 11 + (i % 3) * 4))), BRICK) +
  area(put(`${box(-52, -26, 13, 21)}${box(-48, -32, 5, 7)}`), DAY.ink);
