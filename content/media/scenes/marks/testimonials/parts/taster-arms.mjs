/** The arms of the export manager: her right hand brings the spoon to her lips, the left one asks to wait for the verdict. */
import { DAY, ink, SUN } from '../../daylight.mjs';
import { GOLD } from '../../parts/palette.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { CREASE, DUSK, SKIN } from './taster-head.mjs';

export const BLOUSE = '#17757a';
const SHADE = '#0f5559';

/** The spoon: its bowl at her lips, its handle in her fist. */
const spoon = () =>
  line('M392 236C404 246 408 272 411 330', ink(8.4)) +
  line('M392 236C404 246 408 272 411 330', { width: 4, colour: '#a9bfba' }) +
  solid('M352 229C364 224 390 226 400 233C398 245 384 252 371 249C360 247 352 239 352 229z', '#a9bfba', ink(2.2)) +
  area('M355 230C366 226 388 228 397 233.5C384 237 364 236 355 230z', '#c8662a') +
  line('M362 241C368 245 376 246 382 244', { width: 2.4, colour: DAY.light }) +
  // The noise of a taster.
  line('M416 222L432 214M419 234L438 234M412 210L422 198', { width: 3, colour: '#17757a' });

/** Her right hand about the handle, its wrist at the origin. */
function fist() {
  const put = placed(352, 352);
  const finger = (d) => solid(put(d), SKIN, ink(2.2));
  return (
    finger('M-18 -10C-8 -30 4 -46 22 -54C36 -58 50 -52 54 -40L60 -16C57 0 42 12 26 20C16 24 8 22 6 14z') +
    finger('M30 -44C34 -60 42 -72 50 -76C58 -77 62 -70 60 -64C58 -56 60 -44 60 -34z') +
    finger('M30 -30C42 -38 58 -40 66 -34C72 -28 68 -20 62 -20C54 -20 44 -16 36 -10') +
    finger('M30 -14C42 -22 56 -24 64 -18C69 -12 66 -4 59 -4C50 -3 42 0 34 6') +
    finger('M24 2C34 -6 48 -8 55 -3C60 3 57 10 50 11C42 12 34 16 26 22') +
    finger('M-4 -26C4 -44 20 -60 38 -68C46 -71 52 -64 48 -57C38 -46 30 -36 26 -24C20 -14 10 -14 4 -18')
  );
}

/** The near arm, its elbow towards us. */
export const tastingArm = () =>
  spoon() +
  solid(
    'M166 436C150 468 140 504 146 530C152 556 184 562 208 546C264 508 322 436 366 378L334 340C300 374 260 420 232 458z',
    SKIN,
    ink(2.4),
  ) +
  area(
    'M166 436C150 468 140 504 146 530C152 556 184 562 208 546C264 508 322 436 366 378L358 368C300 440 250 500 206 522C178 532 160 520 164 488z',
    DUSK,
    'fill-opacity=".6" ',
  ) +
  line('M232 458C224 472 218 480 212 486', { width: 2, colour: CREASE }) +
  fist() +
  line('M331 339C346 346 358 360 364 378M319 352C334 359 346 373 352 391', ink(7)) +
  line('M331 339C346 346 358 360 364 378M319 352C334 359 346 373 352 391', { width: 3.8, colour: GOLD }) +
  solid(
    'M236 318C204 322 182 352 170 392L152 442C168 470 214 482 242 466C254 430 264 404 264 372C264 344 252 320 236 318z',
    BLOUSE,
    ink(2.6),
  ) +
  area(
    'M236 318C204 322 182 352 170 392L152 442C158 452 168 460 180 465C188 420 204 360 246 322C242 318 240 318 236 318z',
    SHADE,
  ) +
  line('M156 436C176 460 214 470 244 456', { width: 4, colour: GOLD });

/** The far arm: elbow on the bench, one finger up. */
export function waitingArm() {
  const put = placed(548, 414, 8);
  const finger = (d) => solid(put(d), SKIN, ink(2.2));
  return (
    solid('M446 352C470 366 482 400 490 440L498 476C480 494 452 494 438 486z', SHADE, ink(2.4)) +
    solid(
      'M440 476C446 510 452 540 470 556C490 566 512 560 524 540C542 506 558 462 568 426L530 414C516 446 504 470 494 486z',
      SKIN,
      ink(2.4),
    ) +
    area(
      'M440 476C446 510 452 540 470 556C480 560 488 560 496 558C476 540 466 510 464 486z',
      DUSK,
      'fill-opacity=".6" ',
    ) +
    line('M564 440C554 476 540 510 522 540', SUN) +
    finger(
      'M-20 12C-28 -12 -30 -34 -25 -54C-26 -76 -25 -96 -22 -106C-18 -114 -6 -114 -4 -104C-2 -86 -3 -70 -4 -54L24 -54C32 -36 30 -12 20 8z',
    ) +
    finger('M-6 -46C-6 -60 12 -60 12 -46L10 -26C6 -20 -4 -20 -6 -28z') +
    finger('M10 -48C12 -60 28 -58 27 -44L22 -24C18 -18 10 -20 9 -26z') +
    finger('M-28 -34C-20 -42 -6 -40 4 -30C10 -24 4 -14 -4 -16C-14 -18 -20 -14 -22 -6') +
    line(put('M-20 -80L-8 -80'), { width: 1.6, colour: CREASE }) +
    line(put('M-23 9C-12 17 10 17 22 7M-27 23C-14 31 10 31 23 21'), ink(7)) +
    line(put('M-23 9C-12 17 10 17 22 7M-27 23C-14 31 10 31 23 21'), { width: 3.8, colour: GOLD }) +
    line('M494 482C478 496 454 496 438 488', { width: 4, colour: GOLD })
  );
}
