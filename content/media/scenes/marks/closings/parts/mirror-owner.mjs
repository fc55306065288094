/** The owner of the nexbill-mirror closing: on tip-toe on a crate, she compares a jar with her phone; a cat at her feet. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { GOLD, HONEY, HONEY_SHADE } from '../../parts/palette.mjs';
import { box, card, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { bangles, handOn, palm, thumb } from './counter-hands.mjs';
import { womansHead } from './counter-heads.mjs';
import { arm, headOn, neck, saree } from './counter-people.mjs';
import { lights } from './mirror-figure.mjs';
import { inMirror, stands } from './mirror-lens.mjs';

const crate = (x, y) => {
  const put = inMirror(x, y, -2, 0.6);
  return (
    area(put('M-104 60L130 60L176 84L-120 84z'), DAY.ink, 'fill-opacity=".28" ') +
    solid(put('M-96 -34L96 -34L112 0L-112 0z'), '#e3b878', ink(2.4)) +
    line(put('M-100 -24L102 -24M-106 -12L108 -12'), ink(1.6)) +
    solid(put(box(-112, 0, 224, 22)), '#cf9a55', ink(2.4)) +
    solid(put(box(-108, 26, 216, 20)), '#cf9a55', ink(2.4)) +
    solid(put(box(-104, 50, 208, 18)), '#cf9a55', ink(2.4)) +
    solid(put(`${box(-108, 0, 22, 68)}${box(86, 0, 22, 68)}`), '#b27c3a', ink(2.2))
  );
};

/** A saree from the waist down, and feet on their toes. */
const skirt = (put, [fill, fold], [border, gold]) =>
  solid(
    put(
      'M-72 690C-72 740 -66 770 -78 800C-92 828 -84 842 -62 842C-38 842 -30 828 -36 800C-40 770 -30 740 -26 690zM66 690C66 740 60 770 72 800C86 828 78 842 56 842C32 842 24 828 30 800C34 770 24 740 20 690z',
    ),
    TONES.warm[0],
    ink(2.2),
  ) +
  line(put('M-68 756C-56 764 -46 764 -36 756M62 756C50 764 40 764 30 756'), { width: 4, colour: GOLD }) +
  area(put('M-127 390C-142 540 -118 660 -106 712C-50 736 50 736 106 712C118 640 146 520 135 390z'), fill) +
  line(put('M-127 390C-142 540 -118 660 -106 712C-50 736 50 736 106 712C118 640 146 520 135 390'), ink(2.6)) +
  line(put('M-20 400C-34 540 -30 660 -26 726M16 400C10 540 8 640 6 728M50 400C54 540 44 640 36 726'), {
    width: 1.8,
    colour: fold,
  }) +
  line(put('M-108 698C-50 722 50 722 108 698'), { width: 11, colour: border }) +
  line(put('M-108 696C-50 720 50 720 108 696'), { width: 3, colour: gold });

const jar = (put) =>
  solid(put(card(-36, -44, 72, 96, 14)), '#f6faf2', ink(2.4)) +
  area(put(card(-29, -16, 58, 61, 9)), '#e9822e') +
  area(put(`${oval(-12, 0, 7)}${oval(10, 12, 7)}${oval(-6, 28, 7)}${oval(14, -6, 6)}`), '#ffd08a') +
  solid(put(card(-30, -62, 60, 20, 5)), DAY.ink, ink(2)) +
  line(put('M-24 -28L-24 30'), { width: 4, colour: DAY.light });

/** A phone that shows the same jar, half full. */
const phone = (put) =>
  solid(put(card(-42, -78, 84, 150, 12)), DAY.ink, ink(2.2)) +
  area(put(card(-34, -68, 68, 130, 6)), '#ffffff') +
  line(put(card(-20, -30, 40, 60, 9)), { width: 5, colour: '#17757a' }) +
  area(put(card(-16, 0, 32, 27, 5)), '#f59e2c') +
  line(put('M-14 -42L14 -42'), { width: 8, colour: '#17757a' });

export function owner() {
  const put = stands(934, 224, 7, 0.5);
  const tones = TONES.warm;
  const blouse = [HONEY, HONEY_SHADE];
  const le = [-178, 130];
  const lw = [-176, 10];
  const re = [214, 52];
  const rw = [184, -76];
  const cloth = ['#4fb0a8', '#17757a'];
  const border = ['#b5471b', GOLD];
  const head = headOn(put, -8, -1);
  const hand = handOn(put, le, lw, { m: -1 });
  const upper = handOn(put, re, rw);
  return (
    crate(908, 522) +
    neck(put, tones) +
    saree(put, blouse, cloth, border) +
    skirt(put, cloth, border) +
    arm(put, { m: 1, elbow: re, wrist: rw, tones, cloth: blouse, trim: '#b5471b' }) +
    bangles(put, re, rw) +
    palm(upper, tones) +
    jar(within(put, 178, -156, 4, 1.05)) +
    thumb(upper, tones) +
    line(put('M92 16C90 48 92 80 100 106'), ink(2.4)) +
    womansHead(
      head,
      { calm: true, tones, turn: 13, look: [5, 4], lid: 0.12, brow: 6, tilt: 5, mouth: 'parted', wide: 18 },
      { bun: true },
    ) +
    lights(head, -1) +
    arm(put, { m: -1, elbow: le, wrist: lw, tones, cloth: blouse, trim: '#b5471b' }) +
    bangles(put, le, lw) +
    glow(812, 176, 80, '#ffffff', 0.7) +
    palm(hand, tones) +
    phone(within(put, -178, -54, -6)) +
    thumb(hand, tones)
  );
}

/** A ginger cat that sits and looks up; the middle of its foot at (x, y). */
export function cat(x, y) {
  const put = inMirror(x, y, 6, 0.62);
  const fur = '#e39a48';
  const stripe = { width: 5, colour: '#a8561f' };
  return (
    area(put('M-60 0L70 0L100 12L-70 12z'), DAY.ink, 'fill-opacity=".25" ') +
    line(put('M44 -8C92 -2 100 -50 78 -70'), ink(20)) +
    line(put('M44 -8C92 -2 100 -50 78 -70'), { width: 15, colour: fur }) +
    solid(put('M-34 4C-44 -30 -34 -78 -6 -92C30 -88 58 -44 52 4z'), fur, ink(2.6)) +
    line(put('M46 -44L28 -40M52 -24L34 -22M34 -66L20 -58'), stripe) +
    solid(put('M-30 6C-34 -20 -28 -50 -18 -58L-2 -54C0 -30 0 -10 -4 6z'), '#fbf1dc', ink(2)) +
    line(put('M-18 4L-18 -22'), ink(2)) +
    solid(
      put(
        'M-50 -104C-54 -122 -46 -138 -34 -146L-36 -174L-12 -156C-4 -158 4 -157 10 -154L28 -168L28 -138C38 -126 38 -108 30 -98C10 -80 -34 -82 -50 -104z',
      ),
      fur,
      ink(2.6),
    ) +
    area(put('M-30 -98C-30 -116 6 -116 8 -98C0 -86 -22 -86 -30 -98z'), '#fbf1dc') +
    line(put('M-24 -150L-22 -140M-12 -154L-12 -142M0 -152L-2 -142'), stripe) +
    area(put(`${oval(-30, -122, 5, 6.5)}${oval(8, -120, 5, 6.5)}`), DAY.ink) +
    line(
      put(
        'M-15 -108L-11 -103L-7 -108M-11 -103C-12 -94 -22 -94 -24 -98M-11 -103C-10 -94 0 -94 2 -98M-34 -100L-56 -104M-34 -95L-54 -92M12 -100L34 -104M12 -95L34 -92',
      ),
      ink(1.7),
    )
  );
}
