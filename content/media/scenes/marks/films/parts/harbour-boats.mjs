/** Boats of the south coast afloat, in decimetres, the waterline at v = 0; `put` brings them to their place. */
import { lit } from '../../parts/facade.mjs';
import { box, fine, hair, pen, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

const tyre = (u) =>
  `M${u - 3.5} -6C${u - 3.5} -10.5 ${u + 3.5} -10.5 ${u + 3.5} -6C${u + 3.5} -1.5 ${u - 3.5} -1.5 ${u - 3.5} -6z`;

/** A multi-day fishing boat, its bow to the right. */
export function multiDay(put) {
  const hull = 'M-60 -15C-40 -12 -10 -11 12 -14C34 -18 50 -25 66 -36C62 -20 54 -6 46 8L-54 8C-59 0 -60 -8 -60 -15z';
  const strake = 'M-60 -10C-40 -7 -10 -6 14 -9C34 -12 48 -18 60 -26M-59 -5C-40 -2 -8 -1 16 -4C34 -7 46 -12 56 -18';
  const rail =
    'M-59 -15L-59 -24C-50 -22 -46 -22 -42 -22M12 -14L12 -23C30 -26 44 -30 58 -38L60 -32M24 -16L24 -25M36 -20L36 -28M48 -25L48 -33';
  const house = 'M-42 -13L-40 -42L-6 -42L-1 -13z';
  const cap = 'M-46 -42L-45 -47L-2 -47L3 -42z';
  const ropes = 'M-16 -90L64 -35M-16 -90L-58 -24M-16 -66L22 -50';
  const mast = 'M-16 -47L-16 -94M-22 -80L-10 -80M-30 -47L-30 -74M-36 -47L-36 -66';
  const nets = 'M4 -13C4 -22 12 -26 18 -22C26 -26 34 -22 34 -17L34 -16C22 -13 14 -12 4 -12z';
  const drums = `${box(-56, -25, 7, 11)}${box(-48, -24, 6, 10)}`;
  const panes = [-37, -27, -17].map((u) => box(u, -37, 8, 9)).join('');
  return (
    hair(put(ropes), 0.6) +
    line(put(mast), pen(2)) +
    solid(put(drums), '#123640', pen(1.4)) +
    solid(put(house), '#0d2a33', pen(2)) +
    lit(put(panes), 0.95) +
    line(put(panes), pen(1.3)) +
    hair(put('M-41 -24L-3 -24'), 0.6) +
    solid(put(cap), '#123640', pen(1.8)) +
    hair(put('M-44 -47L-44 -53L-4 -53L-4 -47M-34 -53L-34 -47M-24 -53L-24 -47M-14 -53L-14 -47'), 0.7) +
    solid(put(nets), '#0f2e37', pen(1.5)) +
    hair(put('M6 -16C12 -22 18 -18 24 -22M10 -13C16 -19 24 -15 32 -19M18 -22C22 -18 20 -15 24 -13'), 0.7) +
    solid(put(hull), '#07161e', pen(2.4)) +
    hair(put(strake), 0.7) +
    fine(put(rail), 0.75) +
    solid(put([-44, -20, 4, 28].map(tyre).join('')), '#0a1c24', pen(1.5))
  );
}

/** The sail between mast and sprit; `open` 0 to 1 says how far it is spread. */
function rig(put, open) {
  const [peak, clew] = [3 + 31 * open, 1 + 31 * open];
  const leech = clew + 5 * open;
  const head = `C${peak * 0.3} ${-64 - 2 * open} ${peak * 0.7} ${-66 - 2 * open} ${peak} -66`;
  const foot = `C${clew * 0.7} ${-15 + open} ${clew * 0.3} ${-14 + open} -5 -15`;
  const sail = put(`M-5 -15C-8 -30 -8 -48 -6 -64${head}C${leech} -50 ${leech} -34 ${clew} -17${foot}z`);
  const seam = (k) => {
    const [top, low, belly] = [-6 + (peak + 6) * k, -5 + (clew + 5) * k, 8 * k * open - 3];
    return `M${low} -16C${low + belly} -32 ${low + belly} -48 ${top} -65`;
  };
  return (
    line(put(`M-4 -8L-6.5 -71M-2 -8L${peak + 0.6} -69`), pen(2)) +
    area(sail, '#0c2029') +
    area(sail, 'url(#two)', 'fill-opacity=".2" ') +
    line(sail, pen(1.9)) +
    hair(put([0.25, 0.5, 0.75].map(seam).join('')), 0.6) +
    hair(put('M-6 -69L-34 -12'), 0.6)
  );
}

/** Someone at the steering paddle, and a lantern on the bow. */
const crew = (put) =>
  line(put('M-18 -12L-35 1'), pen(1.8)) +
  solid(
    put('M-27 -5L-26.4 -12C-26 -15.4 -21.6 -15.6 -21 -13L-17.6 -11L-18.4 -9.8L-21.4 -10.8L-21 -5z'),
    '#0e2932',
    pen(1.4),
  ) +
  solid(put('M-25.2 -16.8C-25.2 -19.2 -22 -19.2 -22 -16.8C-22 -14.6 -25.2 -14.6 -25.2 -16.8z'), '#0e2932', pen(1.4)) +
  line(put('M32 -11L32 -19'), pen(1.6)) +
  line(put('M32 -20L32 -20.4'), { width: 5.4, colour: '#ffe6bc' });

/** What lies in a boat at rest: the rolled sail with its lashings, a paddle. */
const stowed = (put) =>
  line(put('M-38 -16L34 -12.6'), pen(1.8)) +
  solid(put('M-30 -13.2C-15 -14.8 14 -15.2 30 -13.6C15 -11.8 -15 -11.6 -30 -13.2z'), '#17424a', pen(1.7)) +
  hair(put('M-15 -14.4L-14 -12M-5 -14.8L-4 -11.8M6 -14.9L7 -11.8M17 -14.6L18 -12.2'), 0.9);

/** The hull of an outrigger boat with two bows; `open` is below 0 without its mast. */
export function oruwa(put, open) {
  const hull =
    'M-37 -15C-30 -10 -24 -7 -16 -6.5L16 -6.5C24 -7 30 -10 37 -15C33 -4 27 3 21 5L-21 5C-27 3 -33 -4 -37 -15z';
  const wash = 'M-20 -6.5L-18 -11L18 -11L20 -6.5z';
  const stitches = repeat(14, (i) => `M${-19.5 + i * 3} -7.6L${-18.5 + i * 3} -5.6`);
  return (
    (open < 0 ? stowed(put) : crew(put) + rig(put, open)) +
    solid(put(wash), '#0f2e37', pen(1.5)) +
    solid(put(hull), '#07161e', pen(2.2)) +
    hair(put(`M-34 -11C-26 -5 -18 -3 0 -3C18 -3 26 -5 34 -11${stitches}`), 0.7)
  );
}

/** The outrigger's float, `drop` below the hull's waterline, and the booms that hold it. */
export function float(put, drop) {
  const at = (v) => Math.round((drop + v) * 10) / 10;
  const boom = (u) => `M${u} -9C${u * 1.06} -15 ${u * 1.12} ${at(-10)} ${u * 1.16} ${at(-1)}`;
  return (
    line(put(boom(-13) + boom(13)), pen(2.4)) +
    solid(
      put(`M-25 ${at(-2)}C-18 ${at(-3)} 18 ${at(-3)} 25 ${at(-2)}C20 ${at(2)} -20 ${at(2)} -25 ${at(-2)}z`),
      '#0b232b',
      pen(2),
    )
  );
}
