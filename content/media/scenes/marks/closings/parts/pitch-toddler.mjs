/** The toddler of the ai-services closing, below the shoulders. */
import { ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { finger } from '../../parts/limbs.mjs';
import { BRICK, BRIGHT_RUST, CREAM, GOLD, HONEY, HONEY_SHADE } from '../../parts/palette.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, fist } from './crew.mjs';

const here = (d) => d;

/** A toddler who dances: a round belly under a short vest, a nappy, one foot up, a hand on his mother's sari. */
export function toddler() {
  const tones = TONES.light;
  const tilt = placed(414, 538, -6);
  const lean = (d) => tilt(placed(-414, -538)(d));
  const [skin, dusk, crease] = tones;
  const toes = (put, list) => list.map(([x, y, r]) => solid(put(oval(x, y, r)), skin, ink(2))).join('');
  const hand = (put) =>
    [-52, -26, 0, 24]
      .map((turn, i) => finger(put, [-15 + i * 10, -14, turn * 0.7, 29 - Math.abs(i - 1.5) * 3, 8.4], tones, false))
      .join('') +
    finger(put, [16, 6, 60, 28, 8.6], tones, false) +
    area(put('M-18 24C-26 4 -24 -14 -16 -22L18 -20C26 -8 24 10 14 24z'), skin) +
    line(put('M-17 24C-26 6 -26 -8 -23 -16M22 12C20 18 18 20 13 24'), ink(2.2));
  return (
    // The leg in the air.
    solid(
      lean(
        'M352 316C330 330 300 350 292 376C286 398 296 410 314 410C330 420 340 440 352 450C366 452 374 440 372 428C364 410 350 392 348 384C366 374 390 358 400 340z',
      ),
      skin,
      ink(2.6),
    ) +
    area(
      lean('M292 376C286 398 296 410 314 410C330 420 340 440 352 450C342 424 330 404 318 392C304 388 296 382 292 376z'),
      dusk,
      'fill-opacity=".5" ',
    ) +
    solid(
      lean('M338 442C322 446 304 452 300 464C300 476 316 478 332 474C352 470 374 460 374 442C370 430 350 432 338 442z'),
      skin,
      ink(2.4),
    ) +
    toes(lean, [
      [299, 458, 8.5],
      [300, 468, 6],
      [305, 475, 5],
    ]) +
    // The leg that bears.
    solid(
      lean(
        'M374 320C366 362 376 394 384 412C374 440 380 480 392 508L432 508C446 476 452 440 442 412C456 380 462 350 454 318z',
      ),
      skin,
      ink(2.6),
    ) +
    area(
      lean(
        'M374 320C366 362 376 394 384 412C374 440 380 480 392 508L406 508C396 476 392 440 402 412C392 384 386 350 390 320z',
      ),
      dusk,
      'fill-opacity=".5" ',
    ) +
    line(lean('M384 412C398 421 426 422 442 412M398 490C408 496 420 496 430 490M310 408C320 404 326 398 330 390'), {
      width: 2.2,
      colour: crease,
    }) +
    solid(
      lean('M392 500C380 504 352 508 350 524C350 534 366 538 384 538L424 538C440 538 442 520 432 502z'),
      skin,
      ink(2.4),
    ) +
    toes(lean, [
      [352, 524, 10],
      [364, 531, 7],
      [376, 533, 6.4],
    ]) +
    // Belly, nappy and vest.
    solid(
      lean(
        'M352 60C332 100 310 160 312 206C314 244 328 262 340 272L452 272C466 260 478 240 478 206C480 160 466 100 450 60z',
      ),
      skin,
      ink(2.6),
    ) +
    area(
      lean(
        'M352 60C332 100 310 160 312 206C314 244 328 262 340 272L366 272C344 250 336 220 338 196C340 160 352 120 372 90z',
      ),
      dusk,
      'fill-opacity=".45" ',
    ) +
    line(lean('M386 214C390 222 400 222 404 214M395 204L395 214'), { width: 3.4, colour: crease }) +
    solid(
      lean(
        'M322 244C326 300 326 332 346 356C368 360 386 350 396 344C408 352 432 356 452 348C470 330 472 290 474 240C432 268 364 268 322 244z',
      ),
      BRIGHT_RUST,
      ink(2.6),
    ) +
    area(
      lean('M322 244C326 300 326 332 346 356C356 358 364 356 370 354C356 326 352 290 352 260C341 256 331 250 322 244z'),
      BRICK,
    ) +
    line(lean('M346 356C344 334 338 316 332 300M452 348C454 328 464 312 472 296M388 300L410 290'), {
      width: 2.2,
      colour: '#5f240c',
    }) +
    solid(lean(oval(398, 272, 7)), GOLD, ink(2)) +
    solid(lean('M348 -40C336 20 322 70 318 116C346 142 440 146 474 114C470 70 458 20 446 -40z'), HONEY, ink(2.6)) +
    area(lean('M348 -40C336 20 322 70 318 116C328 125 344 131 360 134C360 90 366 40 376 -40z'), HONEY_SHADE) +
    line(lean('M320 104C348 130 440 132 473 100'), { width: 6, colour: CREAM }) +
    // One arm flies, the other holds on to the sari.
    arm(
      here,
      [
        [318, -90, 38],
        [268, -40, 36],
        [236, 20, 32],
        [222, 62, 24],
      ],
      tones,
      1,
      0,
    ) +
    line('M200 50C212 60 230 64 244 60', { width: 2.2, colour: crease }) +
    hand(placed(216, 90, 192, 1.16)) +
    arm(
      here,
      [
        [396, -60, 38],
        [430, 10, 36],
        [458, 70, 31],
        [472, 108, 22],
      ],
      tones,
      1,
      0,
    ) +
    line('M450 100C462 108 480 108 492 100', { width: 2.2, colour: crease }) +
    fist(here, tones, 478, 130, 164, 0.72) +
    line('M502 124C520 116 532 106 542 94M504 136C524 138 540 144 552 154M496 148C500 164 508 178 520 190', {
      width: 2.2,
      colour: '#083a40',
    })
  );
}
