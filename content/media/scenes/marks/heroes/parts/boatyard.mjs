/** An oruwa, the outrigger boat of Negombo, as it is built; every `put` has its origin below the middle of the keel. */
import { lit } from '../../parts/facade.mjs';
import { fine, hair, limb, pen, repeat, shine, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const LOG =
  'M-178 -97C-166 -70 -148 -47 -112 -40L112 -40C148 -47 166 -73 178 -101C177 -58 156 -16 116 -4C60 3 -60 3 -116 -4C-156 -16 -177 -56 -178 -97z';
const HOLLOW = 'M-148 -56C-100 -52 -50 -51 0 -51C50 -51 100 -52 148 -57L116 -39L-116 -39z';
const STRAKES = 'M-150 -52L-162 -90C-122 -70 -60 -64 0 -64C60 -64 122 -70 162 -93L150 -52L112 -38L-112 -38z';
const INSIDE = 'M-162 -90C-112 -79 -58 -74 0 -74C58 -74 112 -79 162 -93L122 -62L-122 -62z';

const SPAR = '#12282e';

/** Wood or cloth that takes on a little of the light. */
export const tinted = (d, share, width) =>
  area(d, '#0b1a21') + area(d, 'url(#two)', `fill-opacity="${share}" `) + line(d, pen(width));

/** How high a rib stands where it is `u` from the middle. */
const ribTop = (u) => round(-82 - 13 * (u / 120) ** 2);

/** Grain and the marks of the adze on the log. */
const GRAIN =
  'M-164 -66C-146 -34 -120 -24 -60 -22C0 -20 70 -20 116 -24C146 -30 160 -46 168 -70M-140 -26C-100 -10 -40 -9 20 -9M60 -9C96 -10 126 -16 142 -28M-96 -31L-88 -31M-40 -29L-30 -29M24 -28L34 -28M82 -30L92 -31';

const log = (put) => tinted(put(LOG), 0.07, 3) + hair(put(GRAIN), 0.55);

/** The near half of every rib, or the far half. */
function ribs(put, near) {
  const one = (i) => {
    const u = -112 + 28 * i;
    return near
      ? `M${u} -40C${u - 5} -50 ${u - 5} -66 ${u} ${ribTop(u)}`
      : `M${u + 9} -50C${u + 15} -60 ${u + 15} -76 ${u + 10} ${ribTop(u) - 9}`;
  };
  return limb(put(repeat(9, one)), near ? 7.6 : 5.4, near ? 3.8 : 2.6, near ? '#17504f' : '#0b232b');
}

/** First: the hollowed log with its ribs and one batten, to be paddled as it is. */
export const dugout = (put) =>
  solid(put(HOLLOW), '#061219', pen(1.8)) +
  ribs(put, false) +
  ribs(put, true) +
  limb(put('M-164 -82C-120 -66 -60 -60 0 -60C60 -60 120 -66 164 -84'), 6, 2.6, '#10303a') +
  log(put);

/** A paddle, blade up; the origin at its grip. */
export const paddle = (put) =>
  limb(put('M0 0L0 -96'), 6, 2.6, '#14424a') +
  solid(put('M-3 -92C-14 -104 -15 -132 0 -156C15 -132 14 -104 3 -92z'), '#10363f', pen(2.4)) +
  hair(put('M0 -98L0 -146'), 0.8) +
  line(put('M-7 1L7 1'), pen(4));

/** Second: planks stitched to the log with coir, thwarts between them; with its outrigger it can go out to sea. */
export function hull(put) {
  const stitches = repeat(
    27,
    (i) => `M${-132 + i * 10} -42L${-126 + i * 10} -34M${-126 + i * 10} -42L${-132 + i * 10} -34`,
  );
  const seam = 'M-155 -70C-116 -57 -60 -53 0 -53C60 -53 116 -57 155 -72';
  const butts = 'M-84 -68L-82 -56M-24 -53L-24 -41M46 -64L46 -53M102 -56L100 -42M-118 -57L-114 -43';
  const thwarts = [-104, -34, 28, 98].map((u) => `M${u} -64L${u + 5} -75L${u + 14} -75L${u + 10} -64z`).join('');
  return (
    solid(put(INSIDE), '#061219', pen(1.8)) +
    solid(put(thwarts), '#14424a', pen(1.5)) +
    tinted(put(STRAKES), 0.17, 2.6) +
    hair(put(seam + butts), 0.75) +
    log(put) +
    hair(put(stitches), 0.7)
  );
}

const FLOAT =
  'M-176 40C-140 36 70 37 104 39C118 38 132 33 142 26C140 42 128 54 104 55L-144 56C-162 55 -172 50 -176 40z';

/** The float of the outrigger, a log with a raised end. */
export const float = (put) =>
  tinted(put(FLOAT), 0.1, 2.8) + hair(put('M-158 47C-110 44 40 45 110 46M-80 51L-28 51M24 50L76 50'), 0.6);

/** The float, nearer to us than the hull, and the two arched booms lashed to both. */
export function outrigger(put) {
  const booms = [-74, 66];
  const arch = (u) => `M${u + 24} -74C${u + 10} -80 ${u - 5} -79 ${u - 13} -56C${u - 23} -28 ${u - 28} 10 ${u - 31} 44`;
  const lash = (u, v) =>
    `M${u - 6} ${v - 4}L${u + 6} ${v - 1}M${u - 6} ${v}L${u + 6} ${v + 3}M${u - 6} ${v + 4}L${u + 6} ${v + 7}`;
  return (
    float(put) +
    limb(put(booms.map(arch).join('')), 8, 4, SPAR) +
    fine(put(booms.map((u) => lash(u - 3, -71) + lash(u - 31, 42)).join('')), 0.9)
  );
}

/** Mast and sprit with their stays; they stand in the hull, so the hull is drawn after them. */
export const spars = (put) =>
  hair(put('M-67 -272L-152 -78M-67 -272L-20 -66M-66 -250L150 -84M124 -262L150 -84M-62 -226L-96 -70'), 0.6) +
  limb(put('M-52 -40L-67 -280'), 7.4, 3.6, SPAR) +
  limb(put('M-48 -70L124 -268'), 6, 2.6, SPAR) +
  fine(put('M-53 -82L-41 -76M-54 -78L-42 -72M-55 -74L-43 -68M-71 -268L-63 -269M-71 -264L-63 -265'), 0.9);

/** The sail rolled and lashed along the sprit. */
export const furled = (put) =>
  tinted(put('M-38 -84C-16 -122 72 -224 116 -262C122 -258 122 -254 118 -248C82 -200 10 -112 -28 -76z'), 0.24, 2.4) +
  fine(put('M-12 -115L0 -105M20 -153L33 -143M54 -192L66 -181M86 -228L98 -218'), 0.9) +
  hair(put('M-30 -84C0 -122 70 -202 112 -250'), 0.6);

const SAIL =
  'M-66 -268C-20 -282 70 -280 122 -264C142 -214 146 -146 128 -88C84 -78 0 -78 -55 -88C-72 -140 -76 -212 -66 -268z';

/** Fourth: the square sail, set; panels, patches, reef points. */
export function sail(put) {
  const panels = [-28, 10, 48, 86].map(
    (u, i) => `M${u} ${-274 - (i % 3)}C${u + 8 + i * 4} -214 ${u + 8 + i * 4} -140 ${u + 2 + i * 2} -82`,
  );
  const patches = 'M2 -232L30 -236L32 -204L4 -202zM74 -150L104 -150L102 -118L72 -118z';
  const points = repeat(9, (i) => `M${-54 + i * 21} ${-118 - (i % 2)}L${-56 + i * 21} -108`);
  return (
    area(put(SAIL), '#1d1a12') +
    lit(put(SAIL), 0.28) +
    shine('sail', put(SAIL), 0.1, 0, false) +
    hair(put('M-48 -86L120 -264'), 0.5) +
    line(put(SAIL), pen(3.2)) +
    hair(put(panels.join('')), 0.75) +
    lit(put(patches), 0.16) +
    hair(put(`${patches}M-73 -170C-20 -158 80 -158 139 -168${points}`), 0.65) +
    fine(put('M-62 -256L-72 -254M-68 -226L-76 -225M-70 -194L-78 -193M-70 -160L-77 -159M-65 -128L-72 -127'), 0.9)
  );
}
