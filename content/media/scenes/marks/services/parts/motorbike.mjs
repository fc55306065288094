/** The courier's motorbike of mobile-in-use, a parcel box at its back; it points to the right. */
import { DAY, ink } from '../../daylight.mjs';
import { GOLD, TEAL } from '../../parts/palette.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const [DEEP, STEEL, GREY] = ['#0f4f55', '#cfd8d2', '#8fa39e'];

const wheel = (put, u) =>
  solid(put(oval(u, -94, 94)), DAY.ink, ink(2)) +
  area(put(oval(u, -94, 70)), '#dfe6dc') +
  line(put(oval(u, -94, 70)), ink(2.4)) +
  line(put(repeat(10, (i) => placed(u, -94, i * 36)('M0 -16L8 -68M0 -16L-8 -68'))), { width: 1.8, colour: '#5f7a78' }) +
  solid(put(oval(u, -94, 20)), GREY, ink(2.4)) +
  area(put(oval(u, -94, 6)), DAY.ink);

/** The box on its rack: card, taped, a fragile glass on it. */
const parcel = (put) =>
  solid(put('M-318 -268L-172 -268L-172 -258L-318 -258z'), DAY.ink, ink(2)) +
  line(put('M-186 -258L-150 -210M-300 -258L-190 -196'), ink(7)) +
  solid(put(box(-322, -412, 158, 144)), '#d9a45c', ink(2.8)) +
  area(put(box(-322, -412, 44, 144)), '#b27a3c') +
  solid(put(box(-254, -412, 30, 144)), '#f3dfb4', ink(2)) +
  area(
    put(
      'M-210 -350L-180 -350C-178 -326 -186 -318 -192 -316L-192 -300L-184 -294L-206 -294L-198 -300L-198 -316C-204 -318 -212 -326 -210 -350z',
    ),
    '#8a3f12',
  ) +
  line(put('M-322 -376L-164 -376M-322 -300L-164 -300'), { width: 6, colour: DEEP });

/** The far half of the handlebar, its mirror and the lamp. */
const front = (put) =>
  line(put('M148 -352L208 -94'), ink(19)) +
  line(put('M148 -352L208 -94'), { width: 12, colour: STEEL }) +
  solid(
    put(
      'M100 -190C116 -216 160 -222 204 -212C262 -204 300 -168 308 -118L290 -120C278 -158 250 -184 206 -188C160 -196 130 -192 116 -176z',
    ),
    TEAL,
    ink(2.6),
  ) +
  solid(put('M140 -374C160 -384 196 -384 206 -372L212 -316C200 -300 168 -298 148 -312z'), TEAL, ink(2.8)) +
  solid(put(oval(204, -344, 16, 32)), '#fff3d0', ink(2.8)) +
  line(put('M98 -360L152 -364'), ink(16)) +
  line(put('M100 -360L124 -362'), { width: 7, colour: '#3f5a5c' });

const engine = (put) =>
  solid(put('M-70 -196L96 -214L120 -120L90 -66L-44 -62L-84 -110z'), GREY, ink(2.8)) +
  solid(put('M6 -206L86 -214L92 -128L12 -122z'), STEEL, ink(2.4)) +
  line(put(repeat(5, (i) => `M8 ${-192 + i * 15}L90 ${-200 + i * 15}`)), ink(2.6)) +
  solid(put(oval(-28, -108, 38)), STEEL, ink(2.6)) +
  solid(put(oval(-28, -108, 18)), GREY, ink(2)) +
  line(put('M84 -138C128 -120 120 -62 70 -56L-60 -54'), ink(20)) +
  line(put('M84 -138C128 -120 120 -62 70 -56L-60 -54'), { width: 13, colour: GOLD }) +
  solid(put('M-64 -72L-280 -96C-292 -94 -292 -66 -280 -62L-64 -42z'), STEEL, ink(2.6)) +
  line(put('M-270 -84L-90 -64'), { width: 4, colour: DAY.light });

/** All of it; (x, y) is the ground below the middle. */
export function motorbike(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    area(put('M-330 -6L330 -6L372 12L-372 12z'), '#8a6a3a', 'fill-opacity=".4" ') +
    parcel(put) +
    wheel(put, -204) +
    wheel(put, 208) +
    front(put) +
    engine(put) +
    line(put('M-204 -94L-60 -104'), ink(18)) +
    line(put('M-204 -94L-60 -104'), { width: 11, colour: TEAL }) +
    line(put('M-186 -98L-150 -230'), ink(17)) +
    line(put(repeat(7, (i) => `M${-194 + i * 5} ${-116 - i * 15}L${-170 + i * 5} ${-122 - i * 15}`)), {
      width: 4,
      colour: GOLD,
    }) +
    solid(
      put(
        'M-318 -150C-312 -206 -262 -232 -204 -222L-140 -216L-128 -196C-150 -188 -164 -190 -180 -196C-232 -208 -280 -194 -300 -146z',
      ),
      TEAL,
      ink(2.6),
    ) +
    solid(put(card(-330, -182, 26, 30, 6)), '#c8502a', ink(2.4)) +
    solid(put('M-210 -240L-30 -236L-6 -206L-60 -168L-140 -196z'), DEEP, ink(2.6)) +
    solid(
      put('M-12 -214C-6 -262 24 -292 66 -292C110 -292 140 -272 146 -238C124 -212 60 -200 -12 -214z'),
      TEAL,
      ink(2.8),
    ) +
    line(put('M10 -236C40 -222 98 -226 132 -246'), { width: 9, colour: GOLD }) +
    line(put('M40 -278C58 -284 82 -284 98 -276'), { width: 4, colour: '#8fd0c8' }) +
    solid(
      put(
        'M-226 -266C-230 -252 -224 -238 -208 -238L-24 -232C-4 -234 6 -246 10 -262C-20 -262 -60 -262 -90 -268C-130 -274 -180 -276 -226 -266z',
      ),
      DAY.ink,
      ink(2.4),
    )
  );
}
