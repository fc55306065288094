/** The grocer of the products closing in profile, facing right: bun with jasmine, reading glasses, sari, one finger on the tablet. */
import { DAY, ink } from '../../daylight.mjs';
import { SHEEN } from '../../parts/palette.mjs';
import { dot, pen, placed, repeat, solid, spot } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

export const [SKIN, DUSK, CREASE] = ['#96602f', '#6d4225', '#5b3519'];
const [SARI, FOLD, BORDER] = ['#8fd0c8', '#62b0a8', '#0f5f63'];
const BLOUSE = '#b5471b';
const GOLD = '#f3b740';

export const FACE =
  'M120 20C142 30 157 54 160 80C161 88 157 94 157 101C160 112 172 124 182 137C186 143 182 149 175 150C170 151 166 152 165 156C165 160 170 163 172 168C173 172 170 174 166 175C171 177 173 182 170 187C167 191 163 192 163 196C166 202 165 212 157 218C148 223 134 219 122 215C104 209 88 196 82 172L60 110L90 50z';
export const HAIR =
  'M141 34C124 4 92 -8 62 -4C20 2 -8 40 -6 88C-4 126 14 156 44 174C58 172 66 160 70 146C74 132 78 118 84 108C92 96 104 92 110 80C118 64 126 46 141 34z';
const LENS = 'M162 108C170 110 175 122 173 133C171 140 164 140 161 132C158 124 157 109 162 108z';
export const STRANDS =
  'M132 31C104 22 60 34 22 92M124 42C96 40 56 62 26 112M112 62C88 66 54 90 34 130M98 84C78 92 58 112 44 148M108 8C70 2 28 30 12 76';

/** Her face in the light, with the shade below the jaw. */
export const face = (put) =>
  solid(put(FACE), SKIN, ink(2.4)) +
  area(
    put('M163 196C166 202 165 212 157 218C148 223 134 219 122 215C104 209 88 196 82 172C98 194 132 204 163 196z'),
    DUSK,
    'fill-opacity="0.55" ',
  );

export const ear = (put) =>
  solid(put('M78 106C86 98 98 104 97 118C96 130 90 142 82 143C74 142 72 116 78 106z'), SKIN, ink(2)) +
  line(put('M82 112C90 112 90 124 84 132'), { width: 1.8, colour: CREASE });

/** The coil of hair, and jasmine strung round it. */
function bun(put) {
  const flowers = repeat(15, (i) => {
    const a = -1.9 + i * 0.3;
    const [x, y] = spot(put, 8 + 46 * Math.cos(a + Math.PI * 0.72), 152 + 44 * Math.sin(a + Math.PI * 0.72));
    return dot(x, y, 9.5, '#8a6a3a') + dot(x, y, 8, DAY.paper) + dot(x + 1.5, y + 1, 2.2, '#d9c79a');
  });
  return (
    flowers +
    area(put(oval(8, 152, 42, 38)), DAY.ink) +
    line(put('M-24 146C-20 124 16 116 32 138M-20 168C-8 138 24 136 34 158M-4 182C4 156 24 152 32 166'), {
      width: 1.6,
      colour: SHEEN,
    })
  );
}

/** Reading glasses low on her nose, on a cord. */
const glasses = (put) =>
  area(put(LENS), DAY.light, 'fill-opacity="0.6" ') +
  line(put(LENS), ink(2.8)) +
  line(put('M160 118C136 114 110 110 88 112'), ink(2.8));

/** Her head, turned down towards the screen. */
function head() {
  const put = placed(262, 140, 7, 0.96);
  return (
    bun(put) +
    face(put) +
    line(put('M166 175C160 176 154 174 150 169'), { width: 2.6, colour: CREASE }) +
    line(put('M166 150C160 152 156 147 159 141M148 152C143 158 141 163 141 168'), { width: 1.8, colour: CREASE }) +
    line(put('M130 82C138 74 148 74 156 81'), { width: 4, colour: DAY.ink }) +
    area(put('M128 104C136 108 147 109 155 106C152 112 146 115 140 114C135 113 131 109 128 104z'), DAY.ink) +
    line(put('M131 99C138 94 147 94 153 98'), { width: 1.5, colour: CREASE }) +
    area(put(HAIR), DAY.ink) +
    line(put(STRANDS), { width: 1.6, colour: SHEEN, opacity: 0.9 }) +
    line(put('M132 28C116 24 100 26 86 34'), { width: 3.2, colour: '#c9d4d0' }) +
    ear(put) +
    area(put(oval(84, 148, 6.5)), GOLD) +
    line(put(oval(84, 148, 6.5)), ink(1.6)) +
    glasses(put)
  );
}

/** Neck and back, in the blouse; below it the sari, whose end goes over the shoulder that we do not see. */
export function body() {
  const trunk =
    'M262 352C236 374 208 408 202 462C200 520 216 566 212 612C206 654 182 684 174 744C168 800 166 850 164 902L430 902C428 840 424 764 412 716C402 680 392 640 396 604C408 576 414 546 408 518C402 478 380 446 352 424z';
  const sari =
    'M356 428C384 450 404 482 408 518C414 546 408 576 396 604C392 640 402 680 412 716C424 764 428 840 430 902L164 902C166 850 168 800 174 744C182 684 206 654 212 624C250 640 300 628 330 580C346 540 352 480 340 430z';
  const folds =
    'M352 452C366 520 352 596 300 642M374 470C388 530 376 600 318 660M214 640C262 672 350 676 404 700M196 684C250 730 340 740 414 748M262 700C250 760 246 830 248 900M320 724C322 790 330 850 334 900M372 744C384 800 390 850 392 900';
  return (
    solid('M262 296L310 240L384 344C372 356 356 366 352 384L354 430C330 452 280 440 258 400L258 352z', DUSK, ink(2.2)) +
    solid(trunk, BLOUSE, ink(2.6)) +
    area('M258 330C262 384 306 426 354 426L360 360L290 320z', DUSK) +
    line('M260 353C270 392 310 424 352 425', ink(2.4)) +
    solid('M213 606C240 618 290 612 320 592L310 626C280 646 236 646 210 632z', SKIN, ink(1.8)) +
    solid(sari, SARI, ink(2.6)) +
    area(
      'M164 902C166 850 168 800 174 744C182 684 206 654 212 624C222 630 232 632 242 632C222 700 214 800 216 902z',
      FOLD,
    ) +
    line(folds, { width: 1.8, colour: BORDER, opacity: 0.8 }) +
    line('M344 432C354 484 346 544 330 580C302 626 252 640 213 625', { width: 9, colour: BORDER }) +
    line('M344 432C354 484 346 544 330 580C302 626 252 640 213 625', { width: 2.2, colour: GOLD }) +
    line('M318 396C330 408 342 414 353 416', { width: 3, colour: GOLD })
  );
}

/** A hand with bangles that points to the right, to (x, y). */
export function pointing([x, y]) {
  const hand = `M${x - 110} ${y + 8}C${x - 92} ${y - 8} ${x - 70} ${y - 14} ${x - 50} ${y - 11}L${x - 4} ${y - 7}C${x + 3} ${y - 5} ${x + 3} ${y + 5} ${x - 4} ${y + 6}L${x - 38} ${y + 9}C${x - 30} ${y + 16} ${x - 32} ${y + 24} ${x - 40} ${y + 26}C${x - 42} ${y + 36} ${x - 54} ${y + 42} ${x - 62} ${y + 38}C${x - 74} ${y + 42} ${x - 88} ${y + 38} ${x - 96} ${y + 34}z`;
  const bangles = repeat(3, (i) => placed(x - 108 + i * 11, y + 9 - i * 4.4)('M0 0C8 12 14 26 13 44'));
  return (
    solid(hand, SKIN, ink(2.2)) +
    line(
      `M${x - 38} ${y + 9}C${x - 50} ${y + 12} ${x - 60} ${y + 12} ${x - 66} ${y + 8}M${x - 40} ${y + 26}C${x - 50} ${y + 28} ${x - 58} ${y + 26} ${x - 62} ${y + 22}`,
      { width: 1.8, colour: CREASE },
    ) +
    line(bangles, { width: 7, colour: DAY.ink }) +
    line(bangles, { width: 3.6, colour: GOLD })
  );
}

/** The sleeve of her blouse. */
export function sleeveOf() {
  const sleeve = 'M246 424C280 402 322 420 334 466L346 548C322 572 278 580 248 566C232 520 226 454 246 424z';
  return (
    solid(sleeve, BLOUSE, ink(2.6)) +
    area(
      'M246 424C256 416 266 414 276 414C254 450 258 520 272 572C262 572 254 570 248 566C232 520 226 454 246 424z',
      '#8f3714',
    ) +
    line('M250 552C280 564 320 558 343 536', { width: 3.6, colour: GOLD }) +
    line('M300 430C316 452 322 486 326 520', pen(1.6, 0.6))
  );
}

/** Her arm towards us: elbow on her side of the counter, finger on a line of the screen. */
function arm([x, y]) {
  const upper = 'M250 540C262 580 284 624 320 656C344 672 372 664 376 640C366 610 342 566 326 520z';
  const forearm = `M320 656C336 676 366 672 392 660L${x - 80} ${y + 38}L${x - 104} ${y + 3}C480 582 420 596 366 606z`;
  return (
    line(upper + forearm, ink(4.8)) +
    area(upper + forearm, SKIN) +
    line('M366 606C374 604 382 602 390 600', { width: 2, colour: CREASE }) +
    area(
      `M322 640C330 668 350 672 376 664L392 660L${x - 80} ${y + 38}L${x - 84} ${y + 28}L390 640C360 650 340 650 322 640z`,
      DUSK,
      'fill-opacity="0.6" ',
    ) +
    pointing([x, y]) +
    sleeveOf()
  );
}

export const grocer = (finger) => body() + head() + arm(finger);
