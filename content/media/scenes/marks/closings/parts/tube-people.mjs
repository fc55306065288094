/** The people along the message tube, some 200 pixels tall on their feet; the foot, or the floor below the seat, at (x, y). */
import { facing, placed } from '../../parts/shapes.mjs';
import { painted } from './tube-paint.mjs';

const PROFILE = `
  skin M-1 -13C8 -14 13 -7 12 1C12 7 10 10 9 13L11 24L-5 24L-4 15C-7 16 -10 15 -10 12L-11 7L-10.6 5L-13 3C-12 0 -11 -2 -11 -4C-11 -9 -8 -13 -1 -13z
  hair M-11 -5C-14 -12 -7 -19 1 -18C11 -18 16 -10 15 -1C15 5 13 10 10 13C8 8 7 4 4 2C2 -1 2 -4 1 -6C-3 -5 -7 -5 -11 -5z`;
const CUSTOMER = `
  skin O61 -123 5M16 -148C28 -146 33 -132 38 -122L56 -126L59 -118L41 -109C35 -106 30 -108 27 -112L16 -128z
  cloth M-19 -102C-24 -70 -27 -30 -29 -2C-10 4 14 4 29 -2C27 -34 24 -70 19 -102z
  skin M-19 -98C-17 -108 -18 -118 -22 -130C-24 -142 -16 -149 -7 -151L8 -151C17 -149 24 -142 22 -130C18 -118 17 -108 19 -98zM-6 -162L-6 -151C-2 -147 4 -147 8 -151L8 -162z
  sleeve M-21 -124C-24 -142 -16 -149 -9 -150L10 -150C17 -149 24 -142 21 -124C8 -120 -8 -120 -21 -124z
  teal M-21 -146C-16 -150 -11 -151 -8 -151C0 -136 1 -118 -2 -98C-5 -70 -8 -40 -8 -18L-28 -20C-25 -50 -21 -80 -20 -100C-19 -118 -26 -136 -21 -146z
  hair M-13 -172C-14 -187 -6 -192 1 -192C9 -192 16 -187 15 -172C14 -163 8 -157 1 -157C-6 -157 -12 -163 -13 -172zM-3 -158C-9 -150 0 -145 -4 -137C-8 -129 1 -125 -2 -117C-5 -109 2 -104 2 -92C8 -104 8 -112 6 -118C11 -125 5 -131 8 -138C12 -146 6 -151 8 -158z
  mint O-5 -160 1.4O1 -158 1.4O7 -160 1.4
  faint M8 -98C12 -60 12 -30 14 0M-6 -8C6 -6 18 -8 28 -12M-14 -150C-6 -134 -5 -116 -8 -96C-11 -68 -14 -42 -14 -19M1 -190C-4 -182 -6 -172 -3 -162M2 -190C8 -182 9 -172 5 -162M-4 -150L8 -142M-5 -131L8 -124M-2 -112L6 -107`;
const SHOP_GIRL = `
  hair M11 -182C24 -182 28 -164 22 -140C17 -148 15 -158 11 -164z
  cloth M-14 -88C-17 -108 -20 -122 -15 -138C-12 -147 -4 -152 5 -151C15 -149 20 -140 20 -126C20 -114 17 -104 18 -88z
  skin M-36 -122C-44 -128 -52 -130 -56 -127C-52 -120 -44 -112 -38 -113z
  sleeve M-5 -142C3 -149 14 -143 14 -132C13 -122 11 -113 7 -107C3 -102 -4 -103 -8 -104L-38 -114L-35 -122L-6 -116C-5 -124 -7 -134 -5 -142z`;
const HEADSET = '\nfine M-3 -19C6 -21 8 -8 5 0M3 8C0 15 -8 17 -13 14\nmint O4 3 5.5O-14 13.4 2';
const SEATED = `
  firm M24 -108C20 -90 22 -60 22 -48L26 0M22 -46L-20 -46L-24 0
  dark M14 -72L15 -52C15 -46 8 -46 0 -46L-32 -47L-33 -8L-31 0L-58 0C-58 -4 -52 -8 -46 -9L-48 -56C-48 -64 -44 -68 -36 -68L-8 -74z
  cloth M17 -54C21 -78 21 -98 13 -112C7 -120 -4 -122 -12 -117C-19 -111 -19 -96 -18 -82L-17 -54z`;
const MANAGER = `
  firm M68 -188L186 -197
  dark M-20 -96L-19 -50L-18 -7L-24 -2L-23 0L-4 0L-3 -8L-1 -78L2 -78L5 -8L6 0L25 0L26 -2L19 -7L20 -50L21 -96z
  sleeve M17 -150C28 -151 38 -157 46 -166L63 -189L70 -183L55 -157C46 -145 34 -136 22 -131z
  skin O67 -189 5.5
  cloth M-22 -90C-22 -106 -24 -120 -25 -134C-25 -146 -16 -151 -7 -153L8 -153C17 -151 26 -146 26 -134C25 -120 22 -106 22 -90C8 -86 -8 -86 -22 -90z
  skin O-3 -101 5.5M-6 -163L-6 -152C-2 -148 4 -148 8 -152L8 -163zO-12 -171 3.6O14 -171 3.6
  sleeve M-19 -148C-30 -144 -34 -128 -39 -113C-40 -104 -32 -101 -26 -103L-6 -97L-3 -105L-24 -114C-22 -122 -17 -130 -14 -138z
  hair M-12 -172C-14 -187 -6 -191 1 -191C9 -191 16 -187 14 -172C13 -163 8 -159 1 -159C-6 -159 -11 -163 -12 -172z
  faint M-17 -144C-6 -137 7 -137 18 -144M1 -140L1 -90M0 -190C-4 -184 -5 -178 -4 -171M4 -190C8 -184 9 -178 8 -171M-8 -186C-10 -180 -10 -174 -9 -168`;
const WAITER = `
  dark M-15 -100L-17 -60L-30 -10L-40 -4L-40 0L-19 0L-3 -52L0 -64L9 -46L17 -6L14 0L37 0L37 -3L27 -10L20 -56L18 -100z
  sleeve M-2 -146C8 -148 12 -138 6 -130L-18 -112C-25 -107 -33 -110 -35 -117L-49 -158L-40 -161L-27 -130L-10 -140z
  cloth M-17 -90C-18 -110 -19 -124 -15 -138C-12 -148 -3 -152 5 -151C15 -149 20 -140 20 -126C20 -114 20 -104 20 -90C8 -86 -6 -86 -17 -90z
  sleeve M1 -142C8 -148 18 -142 18 -132C18 -124 18 -114 15 -106C12 -101 5 -102 2 -102L-16 -102L-16 -110L2 -112C3 -120 0 -134 1 -142z
  linen B-15 -108 13 32
  skin M-53 -157C-54 -164 -40 -166 -38 -160L-41 -154z
  brass M-93 -168L-13 -168L-19 -163L-87 -163zM-81 -168C-81 -200 -33 -200 -33 -168zO-57 -195 3
  fine M-73 -174C-71 -182 -65 -186 -61 -187M-28 -168L-28 -182L-20 -182L-20 -168`;
const WRITES =
  'sleeve M3 -108C2 -117 -10 -118 -13 -108L-28 -94L-57 -136L-65 -130L-40 -80C-34 -71 -25 -72 -18 -78L1 -98z';
const DINES =
  'skin O-55 -89 5.5\nsleeve M3 -108C2 -117 -10 -118 -13 -108L-26 -92L-52 -92L-52 -84L-28 -82C-24 -82 -20 -83 -17 -86L1 -100z';

/** On a bentwood chair, the floor below the seat at (x, 400); looks to the left with m = 1, to the right with -1. */
function seated(x, m, arms) {
  const put = (d) => placed(x, 400)(facing(m)(d));
  return painted(SEATED, put) + painted(PROFILE, (d) => put(placed(-7, -140, -4)(d))) + painted(arms, put);
}

/** On their feet, which are at (x, y); who is seen from the side has a profile. */
function standing(x, y, table, side = '') {
  const put = placed(x, y, 0, 1.06);
  return painted(table, put) + (side && painted(side, (d) => put(placed(3, -172)(d))));
}

/** Those behind counters and desks: the shop girl, a clerk who draws a page from a folder, the manager, a guest. */
export const behindDesks = () =>
  standing(314, 396, SHOP_GIRL, PROFILE + HEADSET) +
  seated(644, -1, WRITES) +
  standing(972, 402, MANAGER) +
  seated(1482, 1, DINES);

/** Those before them: the customer and the waiter. */
export const beforeDesks = () => standing(102, 403, CUSTOMER) + standing(1560, 404, WAITER, PROFILE);
