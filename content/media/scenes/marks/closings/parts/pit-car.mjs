/** The underside of a car that stands across the picture, its front on the left. */
import { across, DAY, ink } from '../../daylight.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, MINT, RUST } from '../../parts/palette.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const STEEL = '#dfe6e0';
const STEEL_SHADE = '#9fb3af';
const BODY =
  'M262 210C262 180 290 164 334 162L1112 162C1154 164 1184 180 1186 212L1186 436C1184 470 1154 486 1112 488L334 488C290 486 262 470 262 440z';

/** A cable, a strap or a pipe along a path, in an outline of ink. */
export const cased = (d, width, colour, edge = 5) => line(d, ink(width + edge)) + line(d, { width, colour });

/** A pipe or a rod along a path, lit along its middle. */
const rod = (d, width, fill, light) => cased(d, width, fill) + line(d, { width: width * 0.28, colour: light });

/** A tyre that we see the tread of, and its inner side towards the middle of the car (m = 1: below it). */
function tyre(x, y, m) {
  const put = placed(x, y);
  const flip = (d) => put(d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, u, v) => `${u} ${m * v}`));
  const grooves = repeat(9, (i) => `M${-52 + i * 13} -22L${-45 + i * 13} -9L${-52 + i * 13} 4L${-45 + i * 13} 17`);
  return (
    area(flip(card(-76, -34, 152, 84, 22)), '#17323a') +
    solid(flip('M-56 14L-50 40C-46 50 46 50 50 40L56 14z'), '#2c4a52', ink(2.4)) +
    area(flip('M-24 34L24 34L20 46L-20 46z'), STEEL_SHADE) +
    solid(flip(card(-62, -31, 124, 54, 12)), '#23343b', ink(3)) +
    line(flip(grooves), { width: 4.4, colour: '#0b161c' }) +
    line(flip('M-58 -4L58 -4'), { width: 3.4, colour: '#0b161c' }) +
    line(flip('M-52 -26L52 -26'), { width: 2.4, colour: '#7f9a98' })
  );
}

/** The front bumper, whose edge turns under the car, with its lamps. */
export const bumper = () =>
  solid(
    'M312 170C250 166 212 188 206 250L204 400C210 462 250 484 312 480L318 440L290 424L290 226L318 210z',
    BRIGHT_RUST,
    ink(3),
  ) +
  area('M308 173C252 170 216 190 209 250L206 396C214 300 222 220 268 196C284 188 300 186 312 186z', '#e58a5c') +
  line('M276 226C266 260 266 390 276 424', { width: 2.4, colour: BRICK }) +
  solid(placed(258, 200, -42)(oval(0, 0, 30, 14)) + placed(258, 450, 42)(oval(0, 0, 30, 14)), '#fff6d8', ink(2.6));

/** Springs and arms between the body and a front wheel. */
const wishbone = (m) => {
  const y = (v) => 325 + m * v;
  return (
    rod(`M340 ${y(40)}L386 ${y(104)}L432 ${y(40)}`, 11, STEEL_SHADE, STEEL) +
    rod(`M386 ${y(40)}L386 ${y(100)}`, 8, '#35565e', STEEL_SHADE) +
    solid(placed(386, y(98))(oval(0, 0, 12)), '#35565e', ink(2.2))
  );
};

/** The floor, from the front axle to the tank, without what the people have their hands on. */
export function underside() {
  const rib = (x, w) => `${card(x, 214, w, 26, 12)}${card(x, 412, w, 26, 12)}`;
  return (
    solid(card(570, 134, 50, 44, 18), BRIGHT_RUST, ink(2.6)) +
    solid(card(1176, 226, 24, 198, 11), STEEL, ink(2.6)) +
    across('floor', ['#5fa39f', '#8fbcab', '#d9cf9f', '#d8a95c', '#c98a3c'], 230, 1200) +
    solid(BODY, BRIGHT_RUST, ink(3.4)) +
    area('M290 478C320 490 1130 490 1160 478L1112 488L334 488z', RUST) +
    solid(card(284, 180, 884, 290, 26), 'url(#floor)', ink(2.4)) +
    line([460, 600, 820, 960].map((x) => rib(x, 108)).join(''), { width: 2.2, colour: '#23444a', opacity: 0.65 }) +
    line('M304 200L1148 200M304 450L1148 450', { width: 1.8, colour: '#23444a', opacity: 0.5 }) +
    solid(placed(1170, 196, 42)(oval(0, 0, 20, 9)) + placed(1170, 454, -42)(oval(0, 0, 20, 9)), '#f6c667', ink(2.4)) +
    solid(card(1098, 218, 62, 214, 14), MINT, ink(2.6)) +
    area(card(1142, 222, 14, 206, 7), '#5fae9f') +
    line('M1112 232L1112 418M1098 290L1160 290M1098 360L1160 360', ink(2.2)) +
    cased('M430 214C560 262 800 262 1016 228M430 436C520 452 700 452 790 436L1016 420', 2.6, STEEL, 3.4) +
    wishbone(-1) +
    wishbone(1) +
    solid(card(332, 252, 110, 146, 16), '#47696c', ink(2.6)) +
    line('M352 270L352 380M422 270L422 380', { width: 3, colour: STEEL_SHADE }) +
    rod('M1046 212L1046 438', 20, '#47696c', STEEL_SHADE) +
    [386, 1046].map((x) => tyre(x, 188, 1) + tyre(x, 462, -1)).join('')
  );
}

/** The drive shaft with its joints and the differential. */
export const shaft = () =>
  rod('M770 318L1010 324', 22, STEEL_SHADE, DAY.light) +
  solid(card(792, 300, 26, 38, 6), '#47696c', ink(2.4)) +
  solid(card(978, 304, 26, 40, 6), '#47696c', ink(2.4)) +
  solid(placed(1046, 325)(oval(0, 0, 40, 44)), '#5d8080', ink(2.8)) +
  solid(placed(1046, 325)(oval(0, 0, 25, 28)), '#8fb0a6', ink(2.2)) +
  repeat(8, (i) => {
    const a = (i * Math.PI) / 4;
    return area(placed(1046 + 33 * Math.cos(a), 325 + 36 * Math.sin(a))(oval(0, 0, 3.4)), DAY.ink);
  });

/** The exhaust pipe and the tail pipe; the silencer lies between them. */
export const pipes = () =>
  rod('M726 352C760 396 780 398 830 398', 15, '#8a6b4a', '#d3ab78') +
  rod('M1000 398C1030 398 1060 392 1090 398L1194 401', 13, '#8a6b4a', '#d3ab78') +
  solid(placed(1196, 401)(oval(0, 0, 7, 10)), DAY.ink, ink(2));

/** The silencer, with a patch that is riveted on. */
export const silencer = () =>
  solid(card(826, 366, 178, 66, 32), '#b99a72', ink(3)) +
  area('M834 378C842 370 852 368 862 368L968 368C980 368 990 372 996 380L996 384L834 384z', '#e6cda4') +
  line('M846 368L846 430M986 368L986 430', ink(2.4)) +
  solid(placed(938, 402, -7)(card(-30, -20, 60, 40, 4)), BRIGHT_TEAL, ink(2.6)) +
  area(
    [
      [-24, -14],
      [24, -14],
      [-24, 14],
      [24, 14],
    ]
      .map(([u, v]) => placed(938, 402, -7)(oval(u, v, 3)))
      .join(''),
    DAY.light,
  );

/** The engine's sump with its bolts and its drain, and the gearbox behind it. */
export const sump = () =>
  solid('M700 276L768 296L776 320L768 344L700 356z', '#7d9a98', ink(2.8)) +
  line('M716 284L716 350M734 290L734 346M752 296L752 342', ink(2)) +
  solid(card(482, 236, 220, 158, 14), '#47696c', ink(2.8)) +
  solid(card(560, 224, 146, 152, 18), '#e9efe6', ink(3)) +
  area('M576 374C566 372 561 366 561 356L561 340L706 340L706 358C705 368 698 375 688 376z', '#b8cbc4') +
  solid(card(582, 246, 102, 104, 14), '#f7faf2', ink(2.2)) +
  area(
    repeat(4, (i) => oval(570, 246 + i * 34, 3.6) + oval(696, 246 + i * 34, 3.6)),
    DAY.ink,
  ) +
  line('M602 262L602 290M622 262L622 280M642 262L642 280M662 262L662 290', { width: 3, colour: '#b8cbc4' }) +
  solid(placed(640, 318)(box(-15, -15, 30, 30)), '#e8b04a', ink(2.6)) +
  solid(placed(640, 318)(oval(0, 0, 8)), '#fbe3a6', ink(1.8));
