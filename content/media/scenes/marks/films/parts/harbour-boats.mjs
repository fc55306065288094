/** Boats of the south coast by day, in decimetres, the waterline at v = 0; `put` brings them to their place. */
import { DAY, ink } from '../../daylight.mjs';
import { disc } from '../../parts/facade.mjs';
import { DARK_SKIN } from '../../parts/palette.mjs';
import { box, fine, hair, pen, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

const WOOD = '#b07a3c';

const tyre = (u) => disc(u, -6, 4);

const TRAWLER = {
  hull: 'M-60 -15C-40 -12 -10 -11 12 -14C34 -18 50 -25 66 -36C62 -20 54 -6 46 8L-54 8C-59 0 -60 -8 -60 -15z',
  strake: 'M-60 -15C-40 -12 -10 -11 12 -14C34 -18 50 -25 66 -36L64 -30C50 -20 34 -13 12 -9C-10 -6 -40 -7 -60 -10z',
  keel: 'M-58 -3C-40 0 -8 1 16 -1C34 -3 44 -6 54 -11L46 8L-54 8z',
  house: 'M-42 -13L-40 -42L-6 -42L-1 -13z',
  cap: 'M-46 -42L-45 -47L-2 -47L3 -42z',
};

/** A multi-day fishing boat, its bow to the right, in the colours of its hull and of its strake. */
export function multiDay(put, { hull, strake }) {
  const rail =
    'M-59 -15L-59 -24C-50 -22 -46 -22 -42 -22M12 -14L12 -23C30 -26 44 -30 58 -38L60 -32M24 -16L24 -25M36 -20L36 -28M48 -25L48 -33';
  const ropes = 'M-16 -90L64 -35M-16 -90L-58 -24M-16 -66L22 -50';
  const mast = 'M-16 -47L-16 -94M-22 -80L-10 -80M-30 -47L-30 -74M-36 -47L-36 -66';
  const flag = 'M-16 -94L0 -91L-16 -86z';
  const nets = 'M4 -13C4 -22 12 -26 18 -22C26 -26 34 -22 34 -17L34 -16C22 -13 14 -12 4 -12z';
  const floats = [10, 19, 28].map((u, i) => disc(u, -19 - (i % 2) * 2, 1.9)).join('');
  const panes = [-37, -27, -17].map((u) => box(u, -37, 8, 9)).join('');
  return (
    line(put(ropes), { width: 1.3, colour: DAY.ink, opacity: 0.7 }) +
    line(put(mast), ink(2.4)) +
    area(put(flag), '#e08a2e') +
    solid(put(box(-56, -25, 7, 11)), '#3f9f98', pen(1.6)) +
    solid(put(box(-48, -24, 6, 10)), '#e08a2e', pen(1.6)) +
    solid(put(TRAWLER.house), DAY.light, pen(2.2)) +
    area(put('M-42 -13L-40 -42L-34 -42L-35 -13z'), DAY.teal) +
    area(put(panes), DAY.ink) +
    area(put('M-41.6 -19L-2.4 -19L-1.6 -16L-41.8 -16z'), strake) +
    solid(put(TRAWLER.cap), strake, pen(2)) +
    hair(put('M-44 -47L-44 -53L-4 -53L-4 -47M-34 -53L-34 -47M-24 -53L-24 -47M-14 -53L-14 -47'), 0.8) +
    solid(put(nets), '#2f8781', pen(1.6)) +
    hair(put('M6 -16C12 -22 18 -18 24 -22M10 -13C16 -19 24 -15 32 -19M18 -22C22 -18 20 -15 24 -13'), 0.8) +
    area(put(floats), '#f7b955') +
    area(put(TRAWLER.hull), hull) +
    area(put(TRAWLER.strake), strake) +
    area(put(TRAWLER.keel), DAY.ink) +
    hair(put('M-60 -10C-40 -7 -10 -6 12 -9C34 -13 50 -20 64 -30'), 0.8) +
    line(put(TRAWLER.hull), ink(2.6)) +
    fine(put(rail), 0.95) +
    area(put([-44, -20, 4, 28].map(tyre).join('')), DAY.ink) +
    area(put([-44, -20, 4, 28].map((u) => disc(u, -6, 1.7)).join('')), DAY.paper)
  );
}

/** What the water shows of a multi-day boat. */
export const multiDayMirrored = (put, { hull }) =>
  area(put('M-40 -12L-39 -46L-5 -46L-2 -12z'), DAY.light) + area(put(TRAWLER.hull), hull);

/** The outline of the sail; `open` 0 to 1 says how far it is spread. */
function sailOutline(open) {
  const [peak, clew] = [3 + 31 * open, 1 + 31 * open];
  const leech = clew + 5 * open;
  const head = `C${peak * 0.3} ${-64 - 2 * open} ${peak * 0.7} ${-66 - 2 * open} ${peak} -66`;
  const foot = `C${clew * 0.7} ${-15 + open} ${clew * 0.3} ${-14 + open} -5 -15`;
  return `M-5 -15C-8 -30 -8 -48 -6 -64${head}C${leech} -50 ${leech} -34 ${clew} -17${foot}z`;
}

/** The patched sail between mast and sprit. */
function rig(put, open) {
  const sail = put(sailOutline(open));
  // A place in the sail, by its share from the mast to the leech.
  const across = (share) => -6.5 + (11.5 + 27 * open) * share;
  const seam = (share) =>
    `M${across(share) + 1} -16C${across(share) + 2} -32 ${across(share) + 2} -48 ${across(share)} -65`;
  const patch = (from, to, top, foot) =>
    put(`M${across(from)} ${top}L${across(to)} ${top - 1}L${across(to)} ${foot}L${across(from)} ${foot + 1}z`);
  return (
    line(put(`M-4 -8L-6.5 -71M-2 -8L${3.6 + 31 * open} -69`), { width: 2.6, colour: DAY.ink }) +
    area(sail, '#f0a53a') +
    area(patch(0.08, 0.25, -50, -36), '#fbe0ae') +
    area(patch(0.5, 0.74, -34, -20), '#c9792c') +
    area(patch(0.56, 0.78, -60, -50), '#fbe0ae') +
    hair(put([0.25, 0.5, 0.75].map(seam).join('')), 0.7) +
    line(sail, { width: 2.2, colour: DAY.ink })
  );
}

/** Someone who sits at the steering paddle. */
const crew = (put) =>
  line(put('M-18 -12L-36 2'), { width: 2.4, colour: DAY.ink }) +
  solid(put('M-27 -5L-26.6 -13C-26 -16.6 -21.4 -16.8 -21 -14L-20.4 -5z'), DAY.light, pen(1.5)) +
  line(put('M-22.6 -13.4L-18 -11.4'), { width: 3, colour: DARK_SKIN }) +
  area(put(disc(-23.6, -18.6, 2.5)), DARK_SKIN) +
  area(put('M-26.4 -18.8C-26.6 -22 -20.8 -22 -20.8 -19.2z'), DAY.ink);

/** What lies in a boat at rest: the rolled sail with its lashings, a paddle. */
const stowed = (put) =>
  line(put('M-38 -16L34 -12.6'), { width: 3, colour: WOOD }) +
  solid(put('M-30 -13.2C-15 -15.8 14 -16.2 30 -13.6C15 -11.2 -15 -11 -30 -13.2z'), '#f0a53a', pen(2)) +
  fine(put('M-15 -15L-14 -11.6M-5 -15.4L-4 -11.4M6 -15.6L7 -11.2M17 -15.2L18 -11.8'), 0.95);

const HULL = 'M-37 -15C-30 -10 -24 -7 -16 -6.5L16 -6.5C24 -7 30 -10 37 -15C33 -4 27 3 21 5L-21 5C-27 3 -33 -4 -37 -15z';

/** The hull of an outrigger boat with two bows; `open` is below 0 without its mast. */
export function oruwa(put, open) {
  const wash = 'M-25 -6.5L-22 -11L22 -11L25 -6.5z';
  const stitches = repeat(9, (i) => `M${-20.5 + i * 5} -7.6L${-19.5 + i * 5} -5.2`);
  return (
    (open < 0 ? stowed(put) : crew(put) + rig(put, open)) +
    solid(put(wash), WOOD, { width: 2, colour: DAY.ink }) +
    area(put(HULL), DAY.ink) +
    line(put('M-34 -11.4C-26 -5 -18 -2.6 0 -2.6C18 -2.6 26 -5 34 -11.4'), { width: 2.4, colour: '#f0a53a' }) +
    line(put(stitches), { width: 1.4, colour: DAY.paper })
  );
}

/** What the water shows of an outrigger boat. */
export const oruwaMirrored = (put, open) =>
  (open < 0 ? '' : area(put(sailOutline(open)), '#f0a53a')) + area(put(HULL), DAY.ink);

/** The outrigger's float, `drop` below the hull's waterline, and the booms that hold it. */
export function float(put, drop) {
  const at = (v) => Math.round((drop + v) * 10) / 10;
  const boom = (u) => `M${u} -9C${u * 1.06} -15 ${u * 1.12} ${at(-10)} ${u * 1.16} ${at(-1)}`;
  const log = `M-25 ${at(-2)}C-18 ${at(-3)} 18 ${at(-3)} 25 ${at(-2)}C20 ${at(2)} -20 ${at(2)} -25 ${at(-2)}z`;
  return (
    line(put(boom(-13) + boom(13)), { width: 4.6, colour: DAY.ink }) +
    line(put(boom(-13) + boom(13)), { width: 2, colour: '#d9a25e' }) +
    solid(put(log), WOOD, { width: 2.2, colour: DAY.ink })
  );
}
