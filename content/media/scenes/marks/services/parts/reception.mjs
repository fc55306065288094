/** The reception of ai-agents: the rack of pigeonholes, the birds of paper, and the receptionist from behind. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { box, dot, hair, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const [SKIN, DUSK] = TONES.warm;
const SHEEN = '#6e7f83';
const WOOD = '#b27a3c';
const BRASS = '#f0b23e';
const SUN = '#ffd9a0';
const CELL = 92;
const FOREARM =
  'M548 436C566 466 588 486 610 492C634 498 648 488 656 472C670 444 682 414 696 388L672 366C654 394 638 422 624 442C612 440 600 436 588 424z';
/** Her raised hand and its thumb. */
export const HAND =
  'M672 366C678 358 688 354 700 356C716 354 740 342 758 336C768 334 770 342 762 348C748 360 728 376 712 384C704 390 698 392 692 392z';
export const THUMB = 'M684 378C684 362 690 346 702 334C708 330 714 336 710 342C704 352 702 362 702 374z';
const BLOUSE =
  'M404 358C380 364 358 374 352 396C344 430 350 470 360 500L356 620L544 620L534 500C546 460 556 426 552 396C540 374 516 364 492 358C474 384 422 384 404 358z';
const FALL =
  'M400 360C376 366 356 376 350 398C340 440 346 540 336 620L446 620C440 540 452 430 428 376C416 372 406 366 400 360z';
const HAIR =
  'M402 292C392 262 396 222 424 208C442 198 466 200 482 212C500 226 502 250 494 262C490 272 494 284 488 298C480 316 468 324 450 325C426 324 408 314 402 292z';
const STRANDS =
  'M446 208C420 230 412 276 424 312M452 208C440 240 436 280 440 316M462 208C476 240 476 280 462 314M472 214C492 240 492 276 482 300M432 212C406 236 400 270 408 298';
const sheen = (width) => ({ width, colour: SHEEN });

/** What lies in the pigeonholes, row by row: k a key, l letters, b both. */
const ROWS = ['kl.....', '..l....', 'b......', 'k..b...'];

/** The middle of a pigeonhole. */
export const hole = (column, row) => [278 + CELL * (column + 0.5), 96 + CELL * (row + 0.5)];

/** A room key on its hook, with a tag of brass. */
function roomKey(x, y) {
  const put = placed(x, y);
  return (
    line(put('M0 -36L0 -26'), { width: 3, colour: BRASS }) +
    line(put(oval(0, -19, 7)), { width: 3.4, colour: BRASS }) +
    line(put('M0 -12L0 6M0 0L7 0M0 5L7 5'), { width: 3.4, colour: BRASS }) +
    area(put('M-5 -13L-20 2L-12 20L-2 12z'), '#e08a3c')
  );
}

/** Letters that lean in a pigeonhole. */
const letters = (x, y) =>
  area(placed(x, y + 36, 16)(box(-14, -54, 22, 54)), '#7fc2b5') +
  area(placed(x + 6, y + 36, 9)(box(-14, -48, 20, 48)), '#f3dfb4') +
  line(placed(x + 6, y + 36, 9)('M-8 -40L0 -40M-8 -32L0 -32'), ink(2));

/** A pigeonhole: dark at its back, its left side and its floor in the sun. */
function pigeonhole(column, row, kind) {
  const [x, y] = hole(column, row);
  const put = placed(x, y);
  return (
    area(put(box(-40, -40, 80, 80)), '#123f46') +
    area(put('M-40 -40L40 -40L40 32L24 -20L-28 -20z'), DAY.ink) +
    area(put('M-40 -40L-28 -30L-28 31L-40 40z'), '#dca55c') +
    area(put('M-40 40L-28 31L40 31L40 40z'), '#8a5524') +
    ('lb'.includes(kind) ? letters(x + (kind === 'b' ? 20 : 0), y - 4) : '') +
    ('kb'.includes(kind) ? roomKey(x - (kind === 'b' ? 10 : 0), y) : '') +
    line(put(box(-40, -40, 80, 80)), ink(2.2))
  );
}

/** The rack and the drawers below it. */
export function rack() {
  const cells = ROWS.map((row, r) => [...row].map((kind, c) => pigeonhole(c, r, kind)).join('')).join('');
  const drawers = repeat(7, (i) => {
    const [x] = hole(i, 0);
    return (
      solid(box(x - 40, 484, 80, 62), '#c98f4c', ink(2.2)) +
      line(`M${x - 34} 490h68`, { width: 2.4, colour: SUN }) +
      solid(oval(x, 514, 8), BRASS, ink(2.2))
    );
  });
  return (
    area('M262 100L210 128L210 620L262 620z', '#7fb5a8') +
    solid(box(262, 82, 676, 540), WOOD, ink(3)) +
    cells +
    drawers +
    solid('M244 66L956 66L938 90L262 90z', '#8a5524', ink(3)) +
    line('M254 71L946 71M934 94L934 618', { width: 3, colour: SUN })
  );
}

/** A folded bird of paper that flies to the left, in two tones. */
export const bird = ([x, y], turn, size, tones, width) => paperBird(placed(x, y, turn, size), tones, ink(width));

/** The same about the origin of `put`; its beak is at (-126, -36), its belly at (0, 38). */
export function paperBird(put, [light, shade], edge) {
  return (
    solid(put('M-44 -8L-84 -96L-46 -158L22 -6z'), shade, edge) +
    solid(put('M-126 -36L-94 -56L-40 -10L58 -4L134 -40L108 12L0 38L-58 24L-90 -30z'), light, edge) +
    area(put('M-90 -30L-58 24L0 38L108 12L-20 14z'), shade) +
    line(put('M-126 -36L-90 -30L-58 24L0 38L108 12L-20 14L-90 -30L-94 -56M108 12L134 -40'), edge) +
    area(put('M-42 -10L22 -112L128 -150L6 12z'), light) +
    area(put('M6 12L128 -150L62 -2z'), shade) +
    line(put('M6 12L-42 -10L22 -112L128 -150L62 -2L6 12L128 -150'), edge)
  );
}

/** Her right arm: the sleeve, the forearm, and the open hand for the white bird. */
const arm = () =>
  solid('M704 356C722 346 744 330 758 324C766 322 768 330 762 334L722 360z', DUSK, ink(2)) +
  solid(FOREARM, SKIN, ink(2.6)) +
  hair('M624 442C616 450 612 456 611 464', 0.9) +
  solid(HAND, SKIN, ink(2.4)) +
  solid(THUMB, SKIN, ink(2.2)) +
  line('M664 384C672 392 680 398 688 400M658 394C666 402 674 408 682 410', { width: 5, colour: BRASS }) +
  line('M656 470C666 446 682 414 696 390', { width: 2.6, colour: SUN }) +
  solid('M512 360C546 364 562 376 576 400L594 432C582 450 562 460 544 460L530 430z', '#2b928c', ink(2.8)) +
  line('M590 430C578 446 562 454 546 455', { width: 5, colour: BRASS });

/** Her back: a blouse of teal, a saree that falls over the left shoulder. */
const back = () =>
  solid('M366 384C334 396 316 440 310 482C308 508 330 520 350 508L372 470z', SKIN, ink(2.6)) +
  solid('M372 370C340 380 324 412 318 446C330 460 350 466 364 464z', '#176e6c', ink(2.6)) +
  solid(BLOUSE, '#2b928c', ink(2.8)) +
  solid('M356 494C420 522 490 514 536 488C548 530 552 580 552 620L350 620z', '#f0a02e', ink(2.6)) +
  hair('M470 512C474 550 476 590 476 620M510 502C520 540 526 590 526 620', 0.9) +
  solid(FALL, '#f0a02e', ink(2.8)) +
  area('M350 398C340 440 346 540 336 620L366 620C372 540 362 440 372 374C360 380 352 388 350 398z', '#c06f22') +
  line('M420 378C440 440 430 540 434 620', { width: 5, colour: '#8a3f12' }) +
  line('M408 378C424 440 414 540 417 620', { width: 2.4, colour: '#8a3f12', extra: 'stroke-dasharray="0.1 9" ' }) +
  hair('M396 370C404 440 396 540 398 620', 0.9);

/** The receptionist, turned to the bird so far that a cheek shows. */
export function receptionist() {
  const jasmine = repeat(10, (i) => {
    const a = Math.PI * (1.02 + i * 0.107);
    return dot(round(440 + 37 * Math.cos(a)), round(322 + 27 * Math.sin(a)), 4.6, '#fdf3dc');
  });
  return (
    back() +
    arm() +
    solid('M416 312C420 340 418 352 402 359C420 386 476 386 494 359C478 352 478 340 482 310z', DUSK, ink(2.4)) +
    line('M400 361C420 388 476 388 496 361', { width: 5, colour: BRASS }) +
    solid('M484 228C503 240 509 262 507 284C505 308 494 326 472 326z', SKIN, ink(2.4)) +
    area(HAIR, DAY.ink) +
    line(STRANDS, sheen(1.4)) +
    line('M456 203C480 206 496 220 500 240', { width: 3.4, colour: SUN }) +
    solid('M476 272C490 266 496 278 490 292C486 302 478 300 474 294z', SKIN, ink(2)) +
    line('M482 303l0.1 5', { width: 7, colour: BRASS }) +
    solid(oval(440, 324, 35, 27), DAY.ink, sheen(2)) +
    line('M416 330C416 312 444 304 458 316C468 330 450 342 438 334C434 326 444 320 450 326', sheen(1.5)) +
    jasmine
  );
}
