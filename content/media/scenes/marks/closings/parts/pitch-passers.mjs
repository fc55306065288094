/** Who passes by in the ai-services closing, as far as one sees them from the ground: a policeman, a schoolgirl, a dog's rump. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { CREAM, GOLD, WHITE_SHADE } from '../../parts/palette.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { fist, stands } from './crew.mjs';
import { thrown } from './pitch-shadow.mjs';

const here = (d) => d;

/** A polished boot, its heel at the origin. */
const boot = (put) =>
  solid(put('M-2 -8C-8 -40 -4 -70 -4 -110L66 -110C64 -84 72 -68 88 -58C120 -52 144 -38 142 -8z'), '#1a2a33', ink(2.6)) +
  line(put('M56 -96L76 -92M56 -82L80 -76M62 -68L88 -62'), { width: 3.6, colour: GOLD }) +
  area(put('M8 -96C4 -66 6 -44 14 -24C24 -40 22 -70 22 -96z'), '#3f6b70') +
  area(put('M104 -46C122 -42 132 -32 134 -22C122 -28 108 -32 98 -34z'), '#ffe3b0') +
  solid(put('M-6 -12L144 -12L144 0L44 0L42 -4L34 0L-6 0z'), '#0b151b', ink(1.6));

/** A policeman's legs in khaki, his hand and his baton. */
function policeman() {
  const leg = (spine, fill) => solid(tapered(spine), fill, ink(2.6));
  const back = [
    [118, -40, 54],
    [130, 120, 46],
    [148, 270, 38],
    [160, 392, 36],
  ];
  const front = [
    [76, -40, 56],
    [66, 120, 48],
    [48, 280, 41],
    [32, 420, 38],
  ];
  const baton = placed(106, 128, 10);
  return (
    boot(stands(198, 486, 0.92, -1, -14)) +
    leg(back, '#a98549') +
    boot(stands(74, 508, 0.96, -1)) +
    leg(front, '#cfab68') +
    area('M18 -20C16 120 8 280 -6 416L16 420C30 290 46 116 46 -20z', '#9c7a44') +
    line('M66 -10C60 130 44 290 36 416M-4 400L68 408', { width: 2.2, colour: '#7c5e2e' }) +
    solid(baton('M-7 -80L7 -80L8 96C8 106 -8 106 -8 96z'), '#4a2a18', ink(2.4)) +
    line(baton('M4 20L4 90'), { width: 2.4, colour: '#b98f4a' }) +
    solid('M66 -30L134 -30L132 36L76 40z', '#cfab68', ink(2.6)) +
    solid('M86 40L124 38L124 78L112 112L94 138C74 132 68 98 88 72z', TONES.deep[0], ink(2.4)) +
    fist(here, TONES.deep, 104, 104, 100, 0.8) +
    line('M74 76C68 88 66 104 65 118', ink(2.4))
  );
}

/** A schoolgirl: the white hem, white socks, black shoes, a bottle on its strap. */
function schoolgirl() {
  const put = placed(-54, 0);
  const [skin] = TONES.warm;
  const leg = (d, sock, shoe) =>
    solid(put(d), skin, ink(2.4)) + solid(put(sock), DAY.light, ink(2.2)) + solid(put(shoe), '#1a2a33', ink(2.4));
  return (
    leg(
      'M252 240C250 290 256 340 262 380L288 380C292 330 296 290 296 240z',
      'M256 352C262 390 266 420 266 448L294 448C294 410 292 380 292 350C280 358 268 358 256 352z',
      'M264 440C276 446 286 446 296 440C300 452 290 466 268 468L222 468C214 462 222 450 238 450C250 450 258 446 264 440z',
    ) +
    leg(
      'M306 240C306 290 310 340 318 384L344 378C346 330 350 290 350 240z',
      'M310 352C318 380 326 410 332 440L358 430C350 400 348 380 346 346C336 356 322 358 310 352z',
      'M330 434C340 440 350 434 358 424C368 434 366 450 352 460L312 474C302 472 304 460 314 456C322 452 328 444 330 434z',
    ) +
    line(put('M258 362C268 368 282 368 291 361M312 362C324 368 338 364 346 356'), { width: 2.4, colour: '#3f9a93' }) +
    solid(put('M254 -20C254 90 240 190 230 270C270 286 330 286 366 266C352 180 344 90 344 -20z'), DAY.light, ink(2.6)) +
    area(put('M254 -20C254 90 240 190 230 270C244 275 258 278 270 280C276 190 282 90 282 -20z'), WHITE_SHADE) +
    line(put('M296 40C296 130 296 210 296 281M322 40C326 130 332 200 338 278'), { width: 2, colour: '#7fa8a2' }) +
    solid(put('M252 44C280 54 320 54 346 44L346 64C320 74 280 74 251 64z'), '#17757a', ink(2.2))
  );
}

/** A street dog that leaves the picture: rump, hind legs, a curled tail. */
const dog = () =>
  thrown(70, 534, 120, 16) +
  line('M66 384C96 372 122 350 112 322C104 304 82 308 84 326', ink(23)) +
  line('M66 384C96 372 122 350 112 322C104 304 82 308 84 326', { width: 17.5, colour: '#c98a42' }) +
  line('M88 314C84 318 83 322 84 326', { width: 17.5, colour: CREAM }) +
  solid('M14 450C12 480 4 504 6 526L-8 530C-18 532 -16 540 -8 540L22 540C28 510 40 490 44 466z', '#8a5a24', ink(2.4)) +
  solid(
    'M-20 372C16 360 56 358 76 384C90 410 84 440 70 458C82 476 82 500 80 526L66 530C56 532 58 542 66 542L96 542C102 512 106 486 102 464C112 440 108 406 92 384L60 440C50 462 20 470 -20 462z',
    '#c98a42',
    ink(2.6),
  ) +
  area('M-20 436C20 446 46 440 58 420C62 440 56 456 40 462C20 468 0 466 -20 462z', '#9a6226') +
  line('M58 420C52 436 52 448 58 458M70 542L71 536M80 542L81 536', { width: 2.2, colour: '#5f3a14' });

export const passersBy = () =>
  thrown(70, 508, 200, 20) +
  thrown(186, 490, 300, 20) +
  thrown(236, 466, 260, 10) +
  thrown(300, 474, 240, 10) +
  thrown(424, 534, 420, 20) +
  thrown(590, 502, 360, 14) +
  schoolgirl() +
  policeman() +
  dog();
