/** The engineer at work on the veranda, from behind on a stool, in shirt and sarong. */

import { SUN } from '../../closings/parts/crew.mjs';
import { DAY } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { pen, placed, solid, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { CEMENT } from './veranda.mjs';

const [SKIN, DUSK] = TONES.warm;
const WOOD = '#7b4f22';
const FOLD = { width: 1.5, colour: '#4f8f8c', opacity: 0.9 };

/** The middle of the stool on the floor. */
const put = placed(1136, 800);

/** The shadow of the stool, and of who sits on it. */
export const seatShadow = () => area(put('M-48 4L0 -4L56 2L-20 36L-190 36z'), CEMENT);

/** Seat, four legs, rails for the feet. */
export const stool = () =>
  solid(put('M-26 -96L-20 -96L-26 -8L-31 -8zM24 -96L30 -96L37 -12L32 -12z'), '#5a3817', pen(1.8)) +
  solid(put('M-38 -96L-31 -96L-40 6L-46 6zM40 -96L47 -96L55 4L49 4z'), WOOD, pen(2)) +
  line(put('M-28 -42L34 -43'), { width: 3, colour: '#5a3817' }) +
  line(put('M-42 -27L51 -27'), { width: 4.4, colour: WOOD }) +
  solid(put('M-46 -106L52 -106L52 -96L-46 -96z'), '#a8743a', pen(2.2));

const SARONG =
  'M-42 -104C-46 -122 -42 -136 -34 -146L24 -146C52 -142 84 -136 100 -124C108 -118 108 -108 102 -98L76 -52C64 -48 44 -52 34 -58L54 -92C30 -94 -20 -96 -42 -104z';
const CHECKS =
  'M-30 -102C-32 -120 -28 -134 -22 -144M-6 -98C-8 -116 -4 -132 0 -144M20 -95C20 -112 22 -130 26 -144M46 -93C50 -108 52 -124 52 -138M68 -60C82 -86 88 -112 78 -132M-44 -118C0 -110 50 -112 105 -108M-42 -132C0 -126 50 -126 96 -126M62 -92L92 -82M52 -78L84 -68M44 -66L78 -58';
const SHIRT =
  'M-42 -142C-51 -176 -50 -204 -36 -220C-28 -229 -12 -235 0 -240L20 -240C30 -237 38 -234 43 -228C48 -200 38 -172 34 -142C10 -134 -20 -134 -42 -142z';
const FOLDS =
  'M-36 -150C-16 -142 10 -142 30 -150M-32 -212C-25 -196 -26 -176 -31 -160M5 -232C7 -206 4 -182 -2 -158M-12 -152L-24 -170M30 -176C26 -166 22 -160 14 -154';
const NECK = 'M-5 -238C-2 -246 -3 -252 -6 -260L20 -258C18 -250 19 -244 22 -239C14 -231 2 -231 -5 -238z';
const CHEEK = 'M16 -300C32 -298 39 -286 39 -272C39 -262 36 -252 27 -249C20 -248 14 -248 8 -250z';
const HAIR =
  'M-7 -252C-20 -266 -22 -290 -7 -302C9 -313 33 -308 38 -291C40 -284 37 -280 33 -276C32 -268 29 -266 26 -266C22 -262 22 -254 17 -248C8 -243 -1 -246 -7 -252z';
const STRANDS =
  'M-11 -262C-14 -280 -6 -294 8 -301M-3 -253C-7 -272 1 -291 18 -300M7 -249C4 -268 12 -285 28 -294M15 -250C13 -262 18 -276 30 -284';
const EAR = 'M21 -276C28 -280 31 -271 28 -264C26 -260 21 -261 21 -267z';

/** A bare foot, its toes to the right; the ankle is at the origin. */
const FOOT =
  'M-9 -22L8 -20C8 -12 10 -8 16 -5C22 -2 26 -1 29 0C34 0 36 3 34 6C33 8 29 9 24 8C18 9 10 6 4 7C-2 9 -10 8 -11 2C-12 -4 -8 -10 -9 -22z';
const TOES = 'M33 3L28 3M30 7L25 5M25 8L21 6M20 8L17 6M4 -6C6 -3 6 0 3 2';
const foot = (x, y, turn) => {
  const own = within(put, x, y, turn, 0.94);
  return solid(own(FOOT), SKIN, pen(2)) + line(own(TOES), { width: 1.4, colour: DAY.ink });
};

/** Sarong, shirt, a bare foot on the rail and one on the cool floor. */
export const worker = () =>
  solid(put('M74 -70L92 -74L99 -16L86 -14z'), DUSK, pen(1.8)) +
  foot(92, -4, 0) +
  solid(put('M40 -70L60 -66L55 -44L39 -44z'), SKIN, pen(1.8)) +
  foot(47, -36, -4) +
  solid(put(SARONG), '#c8702a', pen(2.4)) +
  line(put(CHECKS), { width: 2, colour: '#7d3d12' }) +
  solid(put(SHIRT), DAY.ink, pen(2.6)) +
  line(put(FOLDS), FOLD) +
  solid(put(NECK), DUSK, pen(2)) +
  solid(put(CHEEK), SKIN, pen(1.8)) +
  area(put(HAIR), DAY.ink) +
  line(put(STRANDS), { width: 1.3, colour: '#6e7f83' }) +
  solid(put(EAR), SKIN, pen(1.6)) +
  line(put('M38 -280C40 -268 36 -252 28 -249'), SUN) +
  line(put('M42 -224C46 -200 38 -172 35 -146'), SUN);

/** The near arm, over the edge of the desk. */
export const arm = () =>
  solid(
    put(
      'M38 -186L62 -192L72 -174L108 -180C118 -184 126 -182 132 -178L131 -173L112 -168L70 -157C52 -154 44 -164 38 -186z',
    ),
    SKIN,
    pen(2.2),
  ) +
  line(put('M131 -176L118 -175M126 -172L116 -171'), { width: 1.4, colour: DAY.ink }) +
  line(put('M73 -175L108 -181C118 -184 126 -182 132 -178'), SUN) +
  solid(put('M20 -240C44 -240 52 -226 57 -212L68 -188C60 -180 46 -178 38 -182C34 -192 31 -202 28 -210z'), DAY.ink) +
  line(put('M40 -184C48 -180 60 -182 67 -191M28 -212C32 -202 34 -192 38 -183'), FOLD) +
  line(put('M44 -233C52 -226 55 -214 58 -208L67 -190'), SUN);
