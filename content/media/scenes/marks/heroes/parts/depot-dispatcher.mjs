/** The dispatcher of the depot, in profile: she whistles a bus out, the other hand at the keys. */
import { DAY, ink } from '../../daylight.mjs';
import { BRASS, BROWN_SKIN, DUSK } from '../../parts/palette.mjs';
import { card, dot, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

const SHIRT = '#1f7f80';
const SHADE = '#145759';
const PALE = '#dfeae6';
const FOLD = { width: 1.7, colour: '#0b3d42' };
const SUNLIT = { width: 3, colour: '#f5c98b' };

const FACE =
  'M250 366C264 376 272 392 274 410C275 417 273 422 272 427C275 437 284 447 292 456C295 460 293 464 287 465L278 466C277 469 278 471 280 473C285 475 286 478 283 481L277 483C283 485 284 489 281 492C278 494 277 496 278 500C281 508 277 516 268 518C256 520 246 517 236 512L180 500L180 400z';
const NECK = 'M166 490L238 508C232 526 234 542 246 560C226 590 168 588 148 560C164 546 168 520 166 490z';
const HAIR =
  'M258 371C250 348 214 338 184 346C142 356 122 394 128 434C131 462 140 488 150 512C166 520 184 516 196 506C206 494 212 478 214 462C218 456 226 448 230 436C240 424 246 398 258 371z';
const STRANDS =
  'M250 366C222 358 184 372 170 404C160 430 158 470 168 510M232 350C190 350 152 376 146 420C144 450 148 484 156 508M253 378C230 376 206 392 198 416M206 462C202 480 194 496 184 508';
const EAR = 'M201 430C208 418 224 420 226 433C227 444 219 452 214 462C209 468 202 464 202 456z';

const TORSO =
  'M150 566C182 580 220 580 250 566C268 576 288 596 300 632C308 660 304 700 298 730L304 830L304 880L104 880L104 830C108 780 92 720 94 668C96 612 116 582 150 566z';
const SLEEVE =
  'M150 612C168 584 214 584 236 616C250 644 274 678 298 704C296 728 270 758 240 766C200 736 142 680 150 612z';
const FOREARM =
  'M240 738L294 706C326 710 352 704 374 692C392 706 408 704 424 694L446 683C462 678 482 682 496 688C500 694 494 699 484 699L468 704C458 713 442 722 424 730C392 752 346 772 300 780C264 786 240 772 240 738z';

/** The head: short hair behind the ear, a calm face, the whistle between the lips. */
const head = () =>
  solid(NECK, BROWN_SKIN, ink(2.2)) +
  area('M186 500L238 510C234 522 233 530 235 540C216 534 198 522 186 500z', DUSK) +
  solid(FACE, BROWN_SKIN, ink(2.4)) +
  area(HAIR, DAY.ink) +
  line(STRANDS, { width: 1.6, colour: '#4f9a96' }) +
  solid(EAR, BROWN_SKIN, ink(2)) +
  line('M208 434C214 430 219 434 217 441C215 446 212 448 211 454', ink(1.4)) +
  dot(210, 470, 4.6, '#f7b955') +
  line('M248 419C256 412 265 412 272 416', ink(3)) +
  line('M251 431C257 426 266 427 271 431', ink(2.6)) +
  dot(264.5, 431, 2.9, DAY.ink) +
  line('M277 461C275 456 279 452 283 455M277 482L266 481', ink(1.5)) +
  line('M262 378C268 388 271 400 271 412M276 434C281 442 286 449 290 455', { width: 2, colour: '#c98a52' });

/** The far arm, its sleeve in the shade, raised to the lips. */
const farArm = () =>
  solid(
    'M330 546L362 536C366 580 376 630 376 664C374 690 346 700 326 684C318 640 326 590 330 546z',
    BROWN_SKIN,
    ink(2.2),
  ) +
  line('M363 546C367 584 375 630 374 664', { width: 2, colour: '#c98a52' }) +
  solid('M262 588C296 596 334 630 372 654C380 682 354 712 326 712C300 708 276 700 262 690z', SHADE, ink(2.2));

/** The whistle at her lips, and the fist below it: three fingers curled to the palm, the thumb and the first at the whistle. */
const fist = () =>
  solid('M281 476L322 473C338 474 342 488 336 498C328 508 312 506 308 494L305 486L281 484z', PALE, ink(2.2)) +
  area('M306 475L314 475L312 482L305 482z', DAY.ink) +
  solid(
    'M312 512C310 500 322 490 338 490C356 490 370 502 371 520C372 538 368 550 364 560L330 566C318 560 310 548 310 530z',
    BROWN_SKIN,
    ink(2.2),
  ) +
  [524, 539, 553].map((y, i) => solid(card(306 + i * 4, y, 34 - i * 3, 15 - i, 7), BROWN_SKIN, ink(1.7))).join('') +
  solid(
    'M302 506C304 496 318 492 330 496C342 500 348 510 342 518C332 522 316 522 306 520C299 518 299 512 302 506z',
    BROWN_SKIN,
    ink(1.8),
  );

/** The shirt of the depot: collar, flap of the pocket with two pens, the cord of the whistle. */
const shirt = () =>
  area(TORSO, SHIRT) +
  area(
    'M150 554C118 580 96 612 94 668C92 720 108 780 104 830L104 880L146 880L146 830C138 770 120 700 126 650C130 610 138 580 150 554z',
    SHADE,
  ) +
  line(TORSO, ink(2.4)) +
  solid('M148 554C178 580 222 580 246 552L264 574L240 606C214 598 168 596 136 578z', DAY.paper, ink(2.2)) +
  line('M258 652L262 632M270 654L273 636', ink(4)) +
  solid('M244 652L286 656L284 672L264 680L244 670z', SHADE, ink(1.8)) +
  line('M110 690C116 730 116 770 112 820M288 740C280 744 270 744 262 740M284 764C274 770 262 770 250 764', FOLD);

/** Sleeve, elbow on the desk, the hand at the keys. */
const nearArm = () =>
  solid(FOREARM, BROWN_SKIN, ink(2.4)) +
  line('M497 689L474 693M488 698L468 700M450 683L438 690', ink(1.6)) +
  solid(SLEEVE, SHIRT, ink(2.4)) +
  line('M286 696C282 718 256 746 229 755M168 628C168 664 184 700 204 728M236 640C240 660 250 676 262 690', FOLD) +
  line('M238 622C252 646 274 678 294 700', SUNLIT);

export const dispatcher = () =>
  farArm() +
  shirt() +
  head() +
  line('M318 505C304 548 282 584 262 606C250 620 236 612 232 600', ink(4.6)) +
  line('M318 505C304 548 282 584 262 606C250 620 236 612 232 600', { width: 2.4, colour: BRASS }) +
  fist() +
  nearArm();
