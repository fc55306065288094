/** Head of the queue in ui-designing's closing: from the side, going right, or from behind; feet at the origin. */
import { disc } from '../../parts/facade.mjs';
import { card, fine, hair, pen, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';
import { CLOTH, DARK, HAIR, SKIN, SLEEVE } from './figure-colours.mjs';

/** An ear at the origin. */
const EAR = 'M-2 -4C3 -7 6 -1 3 3C1 6 -2 5 -2 2z';

/** A head from the side and a little from behind, that looks to the right; its neck is at the origin. */
export const head = (put) =>
  solid(put('M-8 6L-9 -10L7 -10L6 6z'), SKIN, pen(1.9)) +
  solid(
    put(
      'M-13 -24C-14 -38 -4 -46 4 -45C13 -44 17 -37 16 -29L18 -22L16 -19C16 -11 12 -7 6 -8L-4 -8C-10 -12 -13 -18 -13 -24z',
    ),
    SKIN,
    pen(2),
  ) +
  solid(
    put(
      'M-9 -8C-18 -18 -19 -34 -11 -43C-3 -51 12 -50 17 -41C19 -38 17 -35 14 -36C9 -37 8 -33 8 -29L5 -21L1 -17L-2 -10C-4 -7 -7 -6 -9 -8z',
    ),
    HAIR,
    pen(2),
  ) +
  solid(put(placed(0, -22, 12)(EAR)), SKIN, pen(1.5));

/** The first: bent to the buttons, a rolled paper behind his back, a finger in the air. */
export function first(put) {
  const legs =
    'M-40 -118L-38 -62L-46 -8L-46 0L-20 0L-24 -8L-18 -60L-8 -84L4 -60L4 -8L4 0L32 0L26 -8L20 -10L20 -62L10 -112z';
  const shirt =
    'M-42 -110C-42 -136 -22 -156 2 -174C18 -186 36 -192 46 -184C54 -174 44 -156 32 -142C20 -130 14 -118 10 -106C-8 -100 -30 -102 -42 -110z';
  const pointing = 'M40 -172L54 -140C58 -132 67 -132 71 -138L90 -166L82 -172L66 -154L54 -178z';
  const hand =
    'M80 -166C75 -174 77 -183 85 -186L90 -187L99 -205C102 -209 107 -206 105 -202L98 -183C101 -178 99 -170 94 -167C89 -163 84 -163 80 -166z';
  const behind =
    'M18 -176C4 -170 -12 -150 -24 -132C-30 -124 -26 -116 -18 -118L-2 -124L0 -133L-10 -132L22 -158C28 -166 26 -176 18 -176z';
  return (
    solid(put(pointing), SLEEVE, pen(2.2)) +
    solid(put(hand), SKIN, pen(2)) +
    solid(put(legs), DARK, pen(2.3)) +
    hair(put('M-26 -104L-30 -60M2 -100L12 -60M-46 -6L-22 -6M4 -6L30 -6M88 -174L96 -177M87 -180L92 -183'), 0.6) +
    head(within(put, 54, -180, 24)) +
    solid(put(shirt), CLOTH, pen(2.6)) +
    hair(put('M-38 -114C-26 -108 -6 -108 10 -112M36 -186C44 -182 46 -174 42 -166M8 -140C4 -130 2 -122 2 -112'), 0.7) +
    solid(put(placed(-12, -124, 62)(card(-26, -4, 52, 9, 4))), '#1f6360', pen(1.8)) +
    solid(put(behind), SLEEVE, pen(2.2))
  );
}

/** A woman with her shopping: leeks look out of the bag; she leans to see what takes so long. */
export function shopper(put) {
  const skirt = 'M-22 -2C-26 -50 -26 -92 -19 -124L16 -124C23 -92 22 -44 28 -2C10 3 -8 3 -22 -2z';
  const blouse =
    'M-19 -118C-21 -142 -20 -166 -9 -178C2 -184 13 -181 16 -170C20 -156 16 -138 17 -118C6 -113 -8 -113 -19 -118z';
  const fall = 'M6 -182C-8 -178 -20 -160 -25 -124L-31 -62L-15 -56L-10 -112C-6 -140 4 -160 15 -174z';
  const arm = 'M-3 -172C-11 -150 -8 -122 4 -94L12 -97C10 -118 12 -148 9 -168C6 -175 0 -176 -3 -172z';
  const bag = 'M-16 -72L36 -72L40 -22C24 -16 -4 -16 -20 -22z';
  const leeks =
    'M22 -72C24 -92 30 -106 38 -114C36 -98 34 -84 30 -72zM14 -72C14 -94 18 -108 22 -118C26 -104 24 -86 22 -72zM28 -72C36 -86 44 -94 54 -98C50 -86 42 -78 36 -72z';
  return (
    solid(put('M-12 -4L-12 2L14 2L10 -4zM6 -4L6 2L32 2L26 -4z'), SKIN, pen(1.7)) +
    solid(put(skirt), CLOTH, pen(2.4)) +
    hair(
      put(
        'M-4 -120C-8 -80 -10 -40 -12 -4M6 -120C6 -80 6 -40 6 0M14 -112C16 -80 16 -40 18 0M-24 -14C-6 -8 12 -8 27 -14',
      ),
      0.65,
    ) +
    solid(put(blouse), SLEEVE, pen(2.2)) +
    head(within(put, 5, -180, 6)) +
    solid(put(disc(-13, -203, 9)), HAIR, pen(2)) +
    solid(put(fall), '#17504f', pen(2.2)) +
    hair(put('M0 -172C-12 -150 -18 -110 -22 -62M-29 -76L-14 -70'), 0.7) +
    solid(put(leeks), '#123a3c', pen(1.7)) +
    solid(put(bag), '#123640', pen(2.4)) +
    hair(put(repeat(4, (i) => `M${-17 - i} ${-62 + i * 11}L${37 + i} ${-62 + i * 11}`)), 0.7) +
    solid(put(arm), SKIN, pen(2)) +
    line(put('M-6 -72C-6 -88 2 -96 8 -96C14 -96 24 -86 26 -72'), pen(2.4))
  );
}

/** A schoolboy from behind, on tiptoe, leaning out of the line. */
export function schoolboy(put) {
  const legs = 'M-13 -50L-12 -14L-14 0L-3 0L-3 -48L3 -48L4 0L15 0L12 -14L13 -50z';
  const shorts = 'M-18 -82L-19 -46L-1 -46L0 -58L1 -46L19 -46L18 -82z';
  const shirt = 'M-18 -76L-18 -112C-16 -121 -9 -124 0 -124C9 -124 16 -121 18 -112L18 -76z';
  const arm = (m) =>
    `M${m * 15} -119C${m * 22} -117 ${m * 26} -106 ${m * 27} -94L${m * 24} -74L${m * 18} -76L${m * 18} -98z`;
  return (
    solid(put(legs), SKIN, pen(2)) +
    hair(put('M-13 -24L-3 -24M3 -24L13 -24M-14 -8L-3 -8M4 -8L14 -8'), 0.8) +
    solid(put(shorts), DARK, pen(2.1)) +
    solid(put(arm(-1) + arm(1)), SLEEVE, pen(2)) +
    solid(put(shirt), CLOTH, pen(2.2)) +
    solid(put('M-6 -130L-6 -120L6 -120L6 -130z'), SKIN, pen(1.7)) +
    solid(put('M-18 -142L-14 -146L-14 -136zM18 -142L14 -146L14 -136z'), SKIN, pen(1.8)) +
    solid(
      put('M-15 -140C-16 -156 -8 -162 1 -162C11 -162 16 -154 15 -140C14 -128 8 -124 0 -124C-8 -124 -14 -130 -15 -140z'),
      HAIR,
      pen(2.1),
    ) +
    hair(put('M2 -161C-6 -152 -8 -140 -5 -128M4 -161C10 -152 10 -140 6 -128'), 0.6) +
    solid(put(card(-15, -120, 30, 44, 8)), '#17504f', pen(2.2)) +
    fine(put(`${card(-10, -98, 20, 16, 3)}M-15 -104L15 -104M0 -98L0 -92`), 0.8) +
    line(put('M-6 -120C-6 -126 6 -126 6 -120'), pen(1.8))
  );
}
