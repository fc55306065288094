/** She who takes the call, in profile: amber saree, teal blouse; and her chair. */
import { ink } from '../../daylight.mjs';
import { GOLD } from '../../parts/palette.mjs';
import { repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { BLOUSE, farSleeve, greeting } from './call-arms.mjs';
import { DUSK, head } from './call-head.mjs';

const [SAREE, FOLD, BORDER] = ['#eea43f', '#c8762a', '#b5471b'];

const TRUNK =
  'M322 436C290 458 262 490 254 548C248 620 262 690 252 770C246 820 238 860 236 910L396 910L404 842L452 744C452 716 460 690 464 668C470 640 472 620 468 600C460 562 438 526 410 506z';
const DRAPE =
  'M412 508C440 528 462 564 468 600C472 624 470 644 464 668C460 690 452 716 452 744L404 842L396 910L236 910C238 860 246 820 252 770C256 744 258 716 258 690C300 720 360 700 384 650C402 610 408 560 398 512z';

/** The chair she sits on, its back of cane. */
export const chair = () =>
  solid('M152 610L262 598L284 910L190 910z', '#7b4f22', ink(2.6)) +
  solid('M168 632L262 622L280 840L200 846z', '#2a928e', ink(2)) +
  line(
    repeat(8, (i) => `M${170 + i * 15} 632L${202 + i * 14} 846`) +
      repeat(9, (i) => `M${170 + i * 4} ${654 + i * 22}L280 ${644 + i * 22}`),
    { width: 1.4, colour: '#0b4a4c', opacity: 0.8 },
  );

/** Neck and back in the blouse, the saree about it. */
const body = () =>
  solid('M318 380L366 330L440 424C428 436 416 448 412 466L414 512C390 534 340 522 316 482L316 440z', DUSK, ink(2.2)) +
  solid(TRUNK, BLOUSE, ink(2.6)) +
  area('M318 414C322 468 366 508 412 508L418 444L350 404z', DUSK) +
  line('M318 437C328 476 368 508 411 508', ink(2.4)) +
  solid(DRAPE, SAREE, ink(2.6)) +
  area(
    'M258 690C256 716 256 744 252 770C246 820 238 860 236 910L296 910C286 850 290 780 300 706C284 704 270 700 258 690z',
    FOLD,
  ) +
  line(
    'M412 530C430 590 416 660 356 714M434 546C452 606 440 672 384 726M456 580C464 640 452 690 420 736M306 710C296 780 296 850 306 908M344 722C338 790 340 850 346 908M380 730C374 780 372 850 376 900',
    {
      width: 1.8,
      colour: '#8a4f06',
      opacity: 0.8,
    },
  ) +
  line('M402 512C412 560 406 610 388 652C362 704 306 722 264 697', { width: 13, colour: BORDER }) +
  line('M402 512C412 560 406 610 388 652C362 704 306 722 264 697', { width: 3, colour: GOLD }) +
  line('M372 492C386 500 400 504 411 505', { width: 3, colour: GOLD });

/** All of her but the arm towards us, and what her elbow casts on the table. */
export const woman = () =>
  chair() + area('M540 704L640 690L606 712L500 722z', '#b98746') + farSleeve() + greeting() + body() + head();
