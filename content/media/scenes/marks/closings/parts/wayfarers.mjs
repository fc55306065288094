/** Two who meet at a crossroads, seen from behind: the traveller and the guide with a lantern. */
import { disc } from '../../parts/facade.mjs';
import { box, card, fine, hair, ON_WHITE, pen, placed, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { CLOTH, DARK, HAIR, SKIN, SLEEVE } from './figure-colours.mjs';

/** The traveller: a suitcase in one hand, a rolled plan under the other arm; the foot at (x, y), 184 high. */
export function traveller(x, y) {
  const put = placed(x, y);
  const trousers =
    'M-17 -84L-15 -40L-15 -8L-21 -2L-20 0L-5 0L-4 -8L-1 -72L3 -40L4 -8L3 0L19 0L20 -3L15 -8L17 -44L18 -84z';
  const tunic =
    'M-22 -64C-23 -90 -20 -104 -21 -122C-23 -138 -14 -146 -6 -148L8 -148C18 -146 25 -138 23 -120C21 -104 24 -88 24 -64C10 -58 -8 -58 -22 -64z';
  const plait =
    'M-2 -150C-7 -142 3 -138 -1 -130C-6 -122 4 -118 0 -110C-4 -103 3 -100 0 -90C6 -98 6 -104 5 -110C9 -118 2 -124 6 -130C10 -138 3 -144 5 -150z';
  const roll = placed(20, -92, -58);
  return (
    solid(put(trousers), DARK, pen(2.2)) +
    hair(put('M-9 -70L-9 -12M10 -70L11 -12'), 0.5) +
    solid(put('M-20 -136C-28 -128 -32 -110 -34 -92L-36 -72L-29 -70L-25 -88L-17 -112z'), SLEEVE, pen(2.2)) +
    solid(put(tunic), CLOTH, pen(2.6)) +
    hair(put('M-21 -78C-8 -73 10 -73 23 -78M-16 -140C-6 -134 8 -134 18 -140M-12 -96L-14 -66M14 -96L16 -66'), 0.6) +
    suitcase(placed(x - 36, y - 6, 0, 0.92)) +
    solid(put(disc(-33, -68, 5)), SKIN, pen(1.8)) +
    solid(put(roll(card(-50, -8, 100, 16, 3))), '#17504f', pen(2.2)) +
    fine(put(roll(`M-14 -8L-14 8M18 -8L18 8${disc(50, 0, 5)}`)), 0.9) +
    solid(put('M21 -138C30 -130 33 -114 35 -98C35 -88 26 -84 16 -86L15 -94L25 -99L16 -116z'), SLEEVE, pen(2.2)) +
    solid(put('M-5 -146L-5 -156L8 -156L8 -146z'), SKIN, pen(1.8)) +
    solid(put('M-12 -167C-13 -186 15 -187 15 -167C15 -156 8 -151 2 -151C-5 -151 -12 -156 -12 -167z'), HAIR, pen(2.4)) +
    hair(put('M1 -178C-6 -172 -7 -162 -4 -153M2 -178C9 -172 10 -162 7 -153'), 0.7) +
    solid(put(plait), HAIR, pen(1.8))
  );
}

/** A suitcase with straps, seen from its broad side; the origin under its handle, on the ground. */
const suitcase = (put) =>
  fine(put('M-9 -54L-9 -62Q-9 -65 -6 -65L8 -65Q11 -65 11 -62L11 -54'), 0.95) +
  solid(put(card(-33, -54, 68, 50, 6)), '#123640', pen(2.6)) +
  fine(put('M-18 -54L-18 -4M20 -54L20 -4'), 0.8) +
  hair(put(`${box(-22, -44, 8, 6)}${box(16, -44, 8, 6)}M-33 -30L35 -30M-28 -4L-28 0M30 -4L30 0`), 0.8);

/** The guide: sarong, shirt and turban; one hand holds up the lantern to the left, the other points to the right. */
export function guide(x, y) {
  const put = placed(x, y);
  const feet = 'M-13 -10L-15 -2L-20 0L-5 0L-5 -10zM5 -10L6 0L20 0L15 -3L13 -10z';
  const sarong = 'M-19 -92C-20 -60 -18 -34 -20 -10C-8 -6 8 -6 20 -10C18 -36 20 -62 18 -92z';
  const shirt =
    'M-21 -84C-22 -104 -24 -118 -22 -130C-20 -138 -12 -142 -5 -143L6 -143C14 -142 22 -138 23 -130C24 -116 21 -104 20 -84C8 -79 -8 -79 -21 -84z';
  const holding =
    'M-18 -138C-30 -136 -38 -126 -46 -117L-60 -126L-66 -119L-50 -104C-44 -101 -38 -106 -34 -110L-20 -118z';
  const pointing = 'M18 -139C32 -138 44 -140 54 -144L68 -149L70 -141L56 -133C48 -127 34 -121 22 -120z';
  const hand = 'M67 -149C72 -152 76 -153 80 -153L94 -157L95 -154L84 -150C84 -145 78 -141 70 -141z';
  return (
    solid(put(feet), SKIN, pen(1.9)) +
    solid(put(sarong), '#12343d', pen(2.4)) +
    hair(
      put(
        'M8 -88C12 -60 10 -30 12 -9M12 -88C17 -60 15 -30 16 -9M-19 -30C-8 -26 8 -26 19 -30M-19 -24C-8 -20 8 -20 19 -24',
      ),
      0.6,
    ) +
    solid(put(holding), SLEEVE, pen(2.2)) +
    solid(put(pointing), SLEEVE, pen(2.2)) +
    solid(put(hand), SKIN, pen(1.8)) +
    solid(put(shirt), CLOTH, pen(2.6)) +
    hair(
      put(
        'M-14 -138C-5 -132 6 -132 15 -138M0 -134L0 -84M-18 -100C-14 -96 -12 -92 -12 -86M18 -100C14 -96 12 -92 12 -86',
      ),
      0.55,
    ) +
    solid(put('M-5 -141L-5 -150L7 -150L7 -141z'), SKIN, pen(1.8)) +
    solid(put('M-10 -160C-10 -148 -4 -145 1 -145C7 -145 12 -149 12 -160z'), SKIN, pen(2)) +
    solid(
      put('M-14 -160C-17 -176 -6 -180 1 -180C9 -180 19 -176 15 -160C6 -155 -6 -155 -14 -160z'),
      '#1a4850',
      pen(2.2),
    ) +
    hair(put('M-13 -164C-4 -168 8 -172 14 -172M-13 -170C-6 -174 2 -178 8 -178M-14 -160C-6 -163 8 -166 15 -166'), 0.8) +
    solid(put('M12 -160C17 -154 18 -146 14 -138L9 -140C11 -148 10 -154 7 -157z'), '#1a4850', pen(1.7))
  );
}

/** The hurricane lantern, white-hot, from the hand that holds it at (x, y). */
export function lantern(x, y) {
  const put = placed(x, y);
  const white = { width: 2.4, colour: '#fff' };
  const glass = put('M-8 28C-15 36 -14 46 -8 52L8 52C14 46 15 36 8 28z');
  return (
    line(put('M0 0C-16 4 -17 18 -15 22M0 0C16 4 17 18 15 22'), white) +
    line(put('M-15 20L-16 54M15 20L16 54'), white) +
    solid(put('M-7 28L-9 21L-4 15L4 15L9 21L7 28z'), '#d9f5ef', white) +
    area(glass, '#fff') +
    line(glass, white) +
    line(put('M0 49C-5 44 -2 40 0 35C2 40 5 44 0 49'), { width: 1.8, colour: ON_WHITE }) +
    solid(put('M-17 53L17 53L15 66L-15 66z'), '#d9f5ef', white) +
    line(put('M-12 59L12 59'), { width: 1.6, colour: ON_WHITE }) +
    solid(put(card(-5, -5, 11, 10, 4.5)), SKIN, pen(1.8))
  );
}
