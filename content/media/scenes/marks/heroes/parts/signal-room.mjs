/** Inside a signal box: walls, floor, what hangs over the levers, and the signalwoman. */
import { DAY, ink } from '../../daylight.mjs';
import { BRASS, BROWN_SKIN } from '../../parts/palette.mjs';
import { box, card, dot, hair, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

// The walls are as dark as the page round the picture; the uniform stands out from them.
const NIGHT = '#050b12';
const NAVY = '#1b3a49';
const WOOD = '#7b4f22';
const RIM = '#c9a06a';
const FOLD = { width: 1.6, colour: '#4f9a96' };
const SUNLIT = { width: 3.2, colour: '#f5c98b' };

/** The wall below the windows, the floor with the sun on it. */
const ground = () =>
  area(box(0, 490, 980, 110), '#17464a') +
  line(
    repeat(30, (i) => `M${i * 32 + 8} 500L${i * 32 + 8} 592`),
    { width: 1.4, colour: '#2d6f70' },
  ) +
  area(box(0, 590, 980, 230), '#9a6432') +
  area('M318 608L462 608L404 820L200 820zM606 608L980 608L980 700L566 700z', '#e0ad6c') +
  hair(
    repeat(17, (i) => `M${450 + (i - 8) * 58} 600L${450 + (i - 8) * 110} 820`),
    0.6,
  ) +
  solid(box(-5, 582, 985, 12), WOOD, ink(1.8)) +
  solid(box(-5, 482, 985, 16), '#c08a4a', ink(2.2));

/** The wall at left with the clock and the rolled flags, the window posts, and the beam over all. */
function walls() {
  const boards = repeat(5, (i) => `M${i * 30 + 12} 190L${i * 30 + 12} 820`);
  const tick = (i) => placed(100, 240, i * 30)('M0 -27L0 -31');
  const flag = (x, paint) =>
    line(`M${x} 318L${x} 452`, { width: 4, colour: RIM }) +
    solid(placed(x, 312)('M-5 0L5 0C11 30 10 70 3 96L-3 96C-10 70 -11 30 -5 0z'), paint, ink(1.8)) +
    line(placed(x, 312)('M-6 30L8 24M-7 58L7 52'), ink(1.3));
  return (
    area(box(-70, 150, 212, 670), NIGHT) +
    line(boards, { width: 1.4, colour: '#2f6f70', opacity: 0.6 }) +
    solid(box(136, 186, 16, 302), WOOD, ink(2)) +
    solid(box(864, 186, 14, 296), WOOD, ink(2)) +
    area(box(-70, -5, 1050, 195), NIGHT) +
    flag(84, '#5fc0b0') +
    flag(114, BRASS) +
    solid(box(64, 324, 70, 9), WOOD, ink(1.6)) +
    solid(ring(100, 240, 40), WOOD, ink(2)) +
    solid(ring(100, 240, 34), DAY.amber, ink(2)) +
    line(repeat(12, tick), ink(2)) +
    line('M100 240L115 227M100 240L93 217', ink(3.4))
  );
}

/** The track diagram: lines that part and meet, with lamps for trains. */
function diagram() {
  const lamp = (x, y, fill) => dot(x, y, 8, DAY.ink) + dot(x, y, 5, fill);
  return (
    line('M238 0L238 62M556 0L556 62', { width: 2.4, colour: RIM }) +
    solid(card(194, 60, 402, 92, 6), '#10303a', { width: 3, colour: RIM }) +
    line('M210 106L580 106', { width: 4.6, colour: '#5eead4' }) +
    line('M292 106L322 80L470 80L500 106M262 106L292 132L420 132', { width: 4.6, colour: BRASS }) +
    [236, 306, 378, 450, 520].map((x, i) => lamp(x, 106, i % 3 ? '#ffd08a' : '#5eead4')).join('') +
    lamp(350, 80, '#ffd08a') +
    lamp(428, 80, '#5eead4') +
    lamp(330, 132, '#ffd08a')
  );
}

/** A block instrument: a case with a needle, a brass bell on it. */
function bell(x, way) {
  const put = placed(x, 176);
  return (
    solid(put(box(-24, -62, 48, 62)), WOOD, { width: 1.8, colour: RIM }) +
    solid(ring(x, 138, 17), DAY.amber, ink(2)) +
    line(put(`M0 -34L${way} -49`), ink(3)) +
    solid(put('M-21 -68C-20 -98 20 -98 21 -68L25 -63L-25 -63z'), BRASS, ink(1.8)) +
    line(put('M-12 -72C-11 -82 -6 -87 -1 -88'), { width: 2.6, colour: DAY.light }) +
    dot(x, 83, 5, BRASS) +
    dot(x - 11, 166, 3.6, '#5eead4') +
    dot(x + 11, 166, 3.6, '#ffd08a')
  );
}

/** All of the room but its levers. */
export function room() {
  const bells = [-9, 8, -6, 9, -5].map((way, i) => bell(648 + i * 66, way));
  return ground() + walls() + solid(box(318, 174, 662, 14), '#c08a4a', ink(2)) + diagram() + bells.join('');
}

const TORSO =
  'M188 376L262 376C288 390 322 396 336 424C344 462 338 508 330 540C322 580 316 610 318 646C332 690 344 750 350 830L100 830C104 760 112 700 130 652C134 610 130 560 124 520C112 470 100 430 116 408C138 392 168 390 188 376z';
const LEFT_ARM =
  'M150 396C112 400 92 424 82 468C70 526 56 574 60 604C66 634 98 654 134 668L146 640C124 626 108 612 104 600C112 570 124 540 132 510z';
const RIGHT_ARM =
  'M290 392C330 392 366 408 398 418L444 414L450 470L400 484C374 498 346 512 322 512C300 500 290 440 290 392z';

/** Neck, hair in a knot, the cap with its peak towards the train. */
const head = () =>
  solid(
    'M192 330L264 326C262 352 266 368 276 384C252 410 204 408 180 384C190 370 194 352 192 330z',
    BROWN_SKIN,
    ink(2),
  ) +
  solid('M256 262L292 262C296 286 294 306 290 322C284 340 270 350 250 352z', BROWN_SKIN, ink(2)) +
  area('M166 252C160 296 166 332 196 350C222 362 256 352 262 326C258 300 268 284 280 262z', DAY.ink) +
  line(
    'M178 276C176 306 184 326 196 338M204 272C202 290 204 302 208 312M236 270C238 300 234 322 226 338M258 270C252 300 246 326 238 344',
    FOLD,
  ) +
  solid('M262 288C274 280 280 292 277 306C274 320 264 326 258 320z', BROWN_SKIN, ink(2)) +
  dot(268, 325, 4.4, '#f7b955') +
  solid(ring(208, 342, 29, 26), DAY.ink, FOLD) +
  line('M188 334C198 322 220 322 230 336M186 346C200 334 222 336 232 350M194 360C204 350 218 350 226 358', FOLD) +
  solid('M276 246C304 244 326 254 336 270C316 268 296 268 274 272z', DAY.ink, SUNLIT) +
  solid('M156 236C146 200 186 172 234 172C282 172 312 200 298 238z', '#1f8f90', ink(2.4)) +
  area('M158 232L298 232L290 268C250 262 206 264 166 270z', DAY.ink) +
  line('M164 252C206 246 250 246 292 252', { width: 4, colour: BRASS }) +
  line('M176 222C176 204 196 190 220 186', { width: 2.4, colour: '#8fdccf' });

/** The fist on the handle, in the slant of the lever: four fingers round it, the thumb along it. */
function hand() {
  const put = placed(478, 446, -8);
  const ends = [19, 22, 21, 16];
  const finger = (u, i) => {
    const v = -30 + i * 15;
    return `M-20 ${v}C-8 ${v - 3} 6 ${v - 3} ${u - 7} ${v}C${u + 2} ${v + 2} ${u + 2} ${v + 12} ${u - 7} ${v + 14}C4 ${v + 16} -10 ${v + 15} -20 ${v + 14}z`;
  };
  return (
    solid('M438 422C452 424 462 414 472 412L478 476C464 480 452 472 442 468z', BROWN_SKIN, ink(2)) +
    ends.map((u, i) => solid(put(finger(u, i)), BROWN_SKIN, ink(1.9))).join('') +
    solid(put('M-34 -18C-28 -32 -20 -46 -10 -55C-1 -60 6 -52 1 -44C-6 -34 -8 -26 -14 -16z'), BROWN_SKIN, ink(1.9))
  );
}

/** A signalwoman in uniform from behind, large: her left hand on her hip, her right arm out to a lever. */
export const signalwoman = () =>
  solid(LEFT_ARM, NAVY, FOLD) +
  solid(TORSO, NAVY, ink(2.4)) +
  head() +
  solid('M176 372C206 392 252 392 282 374L292 392C256 416 200 416 164 394z', NAVY, FOLD) +
  line('M226 410L224 640M150 396C134 430 142 470 146 500M126 530C134 570 138 610 132 650', FOLD) +
  solid('M131 642C190 654 256 652 318 638L322 664C262 678 190 680 125 670z', '#8f4a1f', ink(2)) +
  line('M222 680L222 820M166 694C152 730 146 780 144 820', FOLD) +
  solid('M126 634C144 630 166 640 176 656C178 668 166 674 150 672L128 668z', BROWN_SKIN, ink(2)) +
  line('M146 648L170 656M142 658L166 664', ink(1.4)) +
  hand() +
  solid(RIGHT_ARM, NAVY, ink(2.4)) +
  solid('M424 415L444 413L451 471L431 477z', NAVY, { width: 2, colour: BRASS }) +
  line('M410 417L418 480', { width: 4, colour: BRASS }) +
  line('M306 396C340 396 368 410 398 419M336 520C330 550 322 590 320 634M326 668C338 710 346 760 350 820', SUNLIT) +
  line('M374 494C356 486 346 472 344 458M392 486C384 478 380 470 378 462M300 420C298 460 306 492 322 510', FOLD) +
  solid('M262 386L318 396L322 408L270 404z', '#1f8f90', { width: 2, colour: BRASS });
