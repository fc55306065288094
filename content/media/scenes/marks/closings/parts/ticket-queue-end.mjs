/** The end of the queue in ui-designing's closing, from the side, going right; feet at the origin. */
import { disc } from '../../parts/facade.mjs';
import { card, fine, firm, hair, pen, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';
import { CLOTH, DARK, HAIR, SKIN, SLEEVE } from './figure-colours.mjs';
import { head } from './ticket-queue.mjs';

/** A man who looks at his watch, his suitcase beside him. */
export function traveller(put) {
  const legs =
    'M-16 -122L-18 -62L-19 -8L-20 0L4 0L2 -6L-3 -9L0 -60L3 -86L7 -60L7 -8L7 0L31 0L27 -6L20 -9L20 -62L17 -122z';
  const shirt =
    'M-19 -110C-23 -142 -23 -170 -12 -186C-3 -194 11 -194 17 -184C23 -166 20 -138 19 -110C6 -105 -8 -105 -19 -110z';
  const arm =
    'M-8 -180C-11 -162 -7 -142 2 -134C6 -130 11 -131 15 -135L40 -156L34 -165L13 -150L11 -178C6 -186 -4 -187 -8 -180z';
  return (
    solid(put(legs), DARK, pen(2.3)) +
    hair(put('M-8 -112L-10 -60L-10 -10M12 -112L14 -60L13 -10'), 0.55) +
    head(within(put, 3, -187, 20)) +
    solid(put(shirt), CLOTH, pen(2.6)) +
    hair(put('M-20 -118C-8 -112 8 -112 19 -118'), 0.7) +
    solid(put(disc(38, -163, 6)), SKIN, pen(1.8)) +
    solid(put(arm), SLEEVE, pen(2.2)) +
    line(put('M30 -163L36 -154'), { width: 4.4, colour: '#bff7ec' }) +
    solid(put(card(-72, -66, 46, 62, 5)), '#123640', pen(2.5)) +
    fine(put('M-62 -66L-62 -4M-36 -66L-36 -4M-70 -12L-28 -12'), 0.75) +
    firm(put('M-58 -66L-58 -73L-40 -73L-40 -66'), 0.9) +
    solid(put('M-56 -46L-42 -48L-41 -38L-55 -36z'), '#1f6360', pen(1.4))
  );
}

/** A grandmother who leans on her umbrella. */
export function grandmother(put) {
  const skirt = 'M-26 -2C-31 -40 -31 -78 -24 -104L16 -106C24 -72 22 -34 26 -2C8 3 -10 3 -26 -2z';
  const back =
    'M-26 -96C-37 -122 -32 -154 -8 -166C6 -171 20 -164 22 -152C24 -134 20 -116 17 -100C4 -93 -12 -91 -26 -96z';
  const arm = 'M-6 -156C-15 -142 -10 -122 0 -114L32 -98L37 -108L13 -122L11 -152C6 -162 -2 -162 -6 -156z';
  const fall = 'M8 -168C-10 -168 -28 -150 -32 -122L-35 -70L-20 -64L-18 -104C-14 -132 0 -150 18 -160z';
  return (
    solid(put('M-10 -3L-10 2L14 2L10 -3zM4 -3L4 2L30 2L24 -3z'), SKIN, pen(1.6)) +
    solid(put(skirt), CLOTH, pen(2.4)) +
    hair(put('M-8 -100C-12 -70 -12 -34 -14 -2M4 -100C6 -70 4 -34 6 0M-28 -16C-10 -9 10 -9 24 -16'), 0.65) +
    solid(put(back), SLEEVE, pen(2.3)) +
    head(within(put, 15, -160, 26, 0.94)) +
    solid(put(disc(3, -188, 8)), HAIR, pen(1.9)) +
    solid(put(fall), '#123f42', pen(2)) +
    solid(put('M33 -96L40 -96L46 -30L41 -8L36 -30z'), '#17504f', pen(2)) +
    line(put('M36 -96L36 -110C36 -120 48 -120 48 -111M41 -8L42 2M37 -90L42 -14'), pen(2.2)) +
    solid(put(arm), SLEEVE, pen(2.1)) +
    solid(put(disc(36, -103, 6)), SKIN, pen(1.8))
  );
}

/** A monk, last and calm, a palm-leaf fan in his hand. */
export function monk(put) {
  const robe =
    'M-27 -12C-32 -60 -35 -112 -30 -154C-28 -180 -18 -192 -3 -194C13 -194 24 -182 26 -162C31 -112 31 -60 29 -12C10 -5 -12 -5 -27 -12z';
  const folds =
    'M-24 -184C-4 -160 14 -146 26 -140M-29 -162C-8 -132 12 -112 28 -100M-32 -128C-12 -100 10 -78 29 -66M-32 -92C-14 -66 4 -48 22 -36M-30 -54C-18 -36 -8 -24 2 -10M-28 -20C-8 -12 12 -12 29 -20';
  const arm = 'M-10 -182C-16 -166 -14 -144 -6 -132L28 -118L32 -127L8 -140L8 -178C4 -190 -6 -190 -10 -182z';
  return (
    solid(put('M-16 -8L-16 1L10 1L6 -8zM4 -8L4 1L30 1L24 -8z'), SKIN, pen(1.7)) +
    solid(put(robe), '#12383f', pen(2.6)) +
    hair(put(folds), 0.75) +
    solid(put('M-8 -188L-9 -202L8 -202L7 -188z'), SKIN, pen(1.9)) +
    solid(
      put(
        'M-15 -214C-17 -231 -6 -239 4 -238C14 -237 19 -229 17 -219L20 -212L17 -210C18 -203 13 -199 6 -200C-5 -200 -13 -205 -15 -214z',
      ),
      SKIN,
      pen(2.2),
    ) +
    hair(put('M-3 -221C4 -224 5 -215 0 -211'), 0.8) +
    firm(put('M34 -110L38 -140'), 0.9) +
    solid(put(placed(42, -162, 10)(disc(0, 0, 23))), '#17504f', pen(2.2)) +
    hair(put(repeat(7, (i) => placed(39, -142, -48 + i * 19)('M0 -2L0 -36'))), 0.6) +
    solid(put(arm), SKIN, pen(2.2)) +
    solid(put(disc(32, -122, 6)), SKIN, pen(1.8))
  );
}
