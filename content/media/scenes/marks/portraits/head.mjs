/**
 * The parts of a head on a 800 × 1000 canvas: seen from the front, centred on x = 400, eyes at y = 432, chin at
 * y = 606. `headMove` gives the head its own proportions and turns it; every part is bent by it.
 */
const smooth = (from, to, x) => {
  const k = Math.min(Math.max((x - from) / (to - from), 0), 1);
  return k * k * (3 - 2 * k);
};
const round = (n) => Math.round(n * 10) / 10;

/** Path data with every absolute point moved; arcs and relative segments keep their form. */
export const bend = (d, move) =>
  d.replace(/([MLCQ])([-\d. ]+)/g, (_, command, numbers) => {
    const values = numbers.match(/-?[\d.]+/g).map(Number);
    const points = values.flatMap((x, i) => (i % 2 ? [] : [move([x, values[i + 1]])]));
    return command + points.map((point) => point.map(round).join(' ')).join(' ');
  });

/**
 * @param {object} head factors: `wide` of the head, `jaw` of its lower part, `tall` of the forehead, `long` of what is
 *   below the eyes; `turn`: px by which the middle of the face is moved to the right
 */
export const headMove =
  ({ wide = 1, jaw = 1, tall = 1, long = 1, turn = 0 }) =>
  ([x, y]) => {
    const width = wide * (1 + (jaw - 1) * smooth(430, 580, y));
    const side = Math.min(Math.abs(x - 400) / 128, 1);
    const turned = turn * (1 - side * side) * smooth(180, 400, y) * (1 - smooth(606, 648, y));
    const height = y < 432 ? (y - 432) * tall : Math.min(y - 432, 178) * long + Math.max(y - 610, 0);
    return [400 + (x - 400) * width + turned, 432 + height];
  };

/**
 * @param {object} body factors: `width` of the shoulders, `neck` of the neck; px: `turn` to the right at the waist,
 *   `drop` of both shoulders, `lean` of the right one against the left
 */
export const bodyMove =
  ({ width = 1, neck = 1, turn = 0, lean = 0, drop = 0 }) =>
  ([x, y]) => {
    const far = smooth(60, 260, Math.abs(x - 400));
    const wider = (x - 400) * (neck + (width - neck) * far);
    return [400 + wider + turn * smooth(740, 1000, y), y + far * (drop + Math.sign(x - 400) * lean)];
  };

export const FACE =
  'M281 404C278 302 326 243 400 243C474 243 522 302 519 404C518 472 506 526 474 568C450 596 424 606 400 606C376 606 350 596 326 568C294 526 282 472 281 404z';
export const EARS = [
  'M286 404C262 394 252 424 259 450C265 478 280 494 294 482z',
  'M514 404C538 394 548 424 541 450C535 478 520 494 506 482z',
];
export const NECK = 'M328 530L328 700C340 742 366 764 400 768C434 764 460 742 472 700L472 530z';

export const circle = (x, y, r) => {
  const k = r * 0.55;
  return `M${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}z`;
};

const bridge = ({ tip = 428, hump = 0, base = 504 }) => `C400 436 ${418 + hump} 464 ${tip} ${base - 18}`;
const underside = ({ tip = 428, base = 504 }) => `C${tip + 5} ${base - 4} ${tip - 10} ${base + 3} 404 ${base + 3}`;
export const bridgeOf = (nose) => `M396 404${bridge(nose)}`;

/** What the light from the right reaches: half of the face, or all but the other side. */
export const LIT = {
  half: (nose) =>
    `M406 200C404 280 398 350 396 404${bridge(nose)}${underside(nose)}C404 516 410 524 416 530C412 538 408 541 404 543C412 547 416 552 412 560C404 568 402 572 402 580C402 594 408 604 411 612L408 648L408 800L660 800L660 200z`,
  side: (nose) =>
    `M306 200C322 290 310 350 326 400C318 450 350 500 340 548C350 580 400 620 408 648L408 800L660 800L660 200zM396 404${bridge(nose)}${underside(nose)}C384 ${(nose.base ?? 504) + 3} 376 ${(nose.base ?? 504) - 8} 386 ${(nose.base ?? 504) - 22}C394 460 394 430 396 404z`,
};

/** Middle of each eye and the direction of its outer corner. */
const SIDES = [
  [345, -1],
  [455, 1],
];

/** White, iris, upper lid and crease of each eye; `open` is a factor, `slant` px, `gaze` px to the right. */
export const eyes = ({ open = 1, slant = 0, gaze = 0, lashes = false }) =>
  SIDES.map(([x, side]) => {
    const [inner, outer] = [x - side * 23, x + side * 26];
    const lid = `M${inner} 436Q${x - side * 4} ${436 - 26 * open} ${outer} ${432 - slant}`;
    return {
      white: `${lid}Q${x} ${434 + 16 * open} ${inner} 436z`,
      iris: circle(x + gaze, 430, 10.5),
      lid: lashes ? `${lid}L${outer + side * 8} ${424 - slant}` : lid,
      crease: `M${inner + side * 4} ${420 - 8 * open}Q${x} ${410 - 12 * open} ${outer - side * 2} ${418 - slant - 4 * open}`,
    };
  });

/** `thick` px, `arch` px at the outer third, `raise` px, `tilt` px by which the inner end is lower. */
export const brows = ({ thick = 10, arch = 8, raise = 0, tilt = 0 }) =>
  SIDES.map(([x, side]) => {
    const [inner, outer, y] = [x - side * 29, x + side * 38, 390 - raise];
    return `M${inner} ${y + tilt}C${x - side * 8} ${y - arch * 0.6} ${x + side * 14} ${y - arch - 4} ${outer} ${y}C${x + side * 14} ${y - arch - 4 + thick * 0.7} ${x - side * 8} ${y - arch * 0.6 + thick} ${inner} ${y + tilt + thick * 0.9}z`;
  }).join('');

/** Lips, the line between them and, in an open smile, the teeth. */
export const MOUTHS = {
  closed: {
    lips: 'M366 545C380 536 392 531 402 536C412 531 424 536 438 545C426 566 414 571 402 571C390 571 378 566 366 545z',
    line: 'M362 541Q380 550 402 550Q424 550 442 541',
  },
  side: {
    lips: 'M368 548C380 538 392 534 402 538C414 532 428 532 442 538C430 562 416 570 404 570C390 570 378 566 368 548z',
    line: 'M366 549Q392 555 416 549Q434 544 446 535',
  },
  thoughtful: {
    lips: 'M372 549C382 540 393 535 402 540C411 535 422 540 432 549C422 565 412 569 402 569C392 569 382 565 372 549z',
    line: 'M370 550Q386 547 402 550Q418 547 434 550',
  },
  open: {
    lips: 'M356 540C376 532 392 529 402 534C412 529 428 532 448 540C438 570 420 584 402 584C384 584 366 570 356 540z',
    inside: 'M362 541Q402 549 442 541Q432 573 402 574Q372 573 362 541z',
    teeth: 'M366 542Q402 550 438 542Q430 560 402 561Q374 560 366 542z',
    line: 'M354 537Q402 552 450 537',
  },
};

export const BEARD = {
  full: 'M281 424C284 470 290 530 312 566C336 610 368 636 400 636C432 636 464 610 488 566C510 530 516 470 519 424C512 462 502 494 484 508C462 518 438 512 402 518C366 512 340 518 318 508C300 494 288 462 281 424z',
  short:
    'M284 452C290 500 302 542 324 574C346 604 374 618 400 618C426 618 454 604 476 574C498 542 510 500 516 452C508 498 498 520 476 520C452 510 434 516 402 519C370 516 350 510 324 520C302 520 292 498 284 452z',
  moustache:
    'M350 540C356 522 384 512 402 520C420 512 448 522 454 540C438 534 420 530 402 533C384 530 366 534 350 540z',
  goatee: 'M352 540C354 520 384 512 402 519C420 512 450 520 452 540C462 580 436 622 402 622C368 622 342 580 352 540z',
};

/** Lines that come with the years, from the mouth outwards. */
export const LINES = [
  'M364 510Q346 522 342 546M440 510Q458 522 462 546',
  'M306 446Q298 452 296 460M494 446Q502 452 504 460M326 456Q342 464 360 458M440 458Q458 464 474 456',
  'M352 336Q400 326 448 336M362 316Q400 308 438 316',
];

const soft = (x, y, w, h, r) =>
  `M${x + r} ${y}L${x + w - r} ${y}Q${x + w} ${y} ${x + w} ${y + r}L${x + w} ${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}L${x + r} ${y + h}Q${x} ${y + h} ${x} ${y + h - r}L${x} ${y + r}Q${x} ${y} ${x + r} ${y}z`;

/** The rims, then the bridge between them. */
export const GLASSES = {
  round: [circle(343, 434, 46) + circle(457, 434, 46), 'M389 426Q400 418 411 426'],
  square: [soft(291, 398, 97, 72, 20) + soft(412, 398, 97, 72, 20), 'M388 422Q400 414 412 422'],
};
