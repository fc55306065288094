/** Someone at the telephone, in profile to the right: the head about 56 pixels high, the neck at the origin. */
import { lit } from '../../parts/facade.mjs';
import { DARK_CLOTH } from '../../parts/palette.mjs';
import { facing, pen, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

const HEAD =
  'M-9 6L-10 -13C-20 -19 -25 -32 -22 -46C-19 -60 -7 -67 4 -66C14 -65 20 -58 20 -50L20.5 -45C22 -41 27 -36 27 -33.5C27 -31.5 24 -31 22.5 -30.5L23.5 -26L21.5 -24L23 -21C23 -18 21.5 -17 21.5 -15C21 -11 17 -9 12 -9L9 -8L11 6z';
const FEATURES = 'M11 -46C13 -48 17 -48 18 -46M9 -52C12 -55 17 -55 19 -52M22.5 -23.5C20 -21.5 17 -21.5 15 -24.5';
/** The body, down to a sill or a belt at `foot`. */
export const body = (foot) =>
  `M-37 ${foot}C-38 56 -37 26 -24 12C-18 6 -11 5 -9 1C-4 6 6 6 11 1C18 5 27 14 30 30C34 54 34 76 33 ${foot}z`;

/** The sleeve: from the shoulder down to the elbow, and up to the wrist. */
const SLEEVE =
  'M-24 20C-14 12 -4 16 0 26L10 44L1 14L13 9L28 50C30 60 24 66 15 64C2 60 -16 46 -24 32C-27 27 -27 23 -24 20z';

/** The handset lies along the jaw, from the ear to before the mouth. */
const HANDSET =
  'M-11 -44C-14 -40 -14 -34 -11 -30L-8 -29C-5 -15 5 -5 18 -3L20 1C25 3 31 0 32 -5L31 -12L23 -13L20 -10C10 -12 3 -19 1 -31L3 -33L3 -41C-1 -46 -7 -47 -11 -44z';

/** A hand round the handset: its back, and four fingers over the handle. */
const HAND = 'M-2 16C-6 8 -12 0 -11 -8C-10 -14 -5 -17 0 -17L9 -10C14 -4 14 4 12 12z';
const FINGERS = repeat(
  3,
  (i) =>
    `M${-6 + i * 4} ${-13 + i * 4}C${-1 + i * 4} ${-16 + i * 4} ${3 + i * 4} ${-14 + i * 4} ${4 + i * 4} ${-10 + i * 4}`,
);

/** Skin takes a little of the light. */
export const skin = (d, width = 1.8) => solid(d, '#0e2f36', pen(width)) + lit(d, 0.34);

/** A head and neck in profile, its face with it, without hair. */
export const profile = (put, width) => skin(put(HEAD), width) + line(put(FEATURES), pen(width ?? 1.8));

/**
 * A caller to the waist.
 * @param {(d: string) => string} at
 * @param {{ side?: number, foot?: number, hair: string, cloth?: string, coat?: number, trim?: string, over?: string }} who
 *   `foot` is where the body ends; `side` -1 turns to the left; `coat` is how bright the clothes are; `trim` is drawn on them, `over` on the head
 */
export function caller(at, { side = 1, foot = 100, hair, cloth = DARK_CLOTH, coat = 0, trim = '', over = '' }) {
  const put = (d) => at(facing(side)(d));
  const cloths = (d) => solid(put(d), cloth, pen(2)) + (coat ? lit(put(d), coat) : '');
  const mark = coat > 0.4 ? { width: 1.5, colour: '#0b2a30' } : pen(1.4, 0.75);
  return (
    cloths(body(foot)) +
    (trim && line(put(trim), mark)) +
    profile(put) +
    solid(put(hair), '#071219', pen(1.6)) +
    (over && line(put(over), pen(1.7))) +
    area(put(HANDSET), '#fff') +
    line(put(HANDSET), { width: 1.6, colour: '#0b2a30' }) +
    cloths(SLEEVE) +
    skin(put(HAND)) +
    line(put(FINGERS), pen(1.6))
  );
}

/** The cord of the handset, in curls from its mouthpiece down to `[x, y]`. */
export function cord(at, side, [x, y]) {
  const curls = repeat(9, (i) => {
    const t = (i + 1) / 9;
    const [u, v] = [28 + (x - 28) * t, (y + 4) * t * t];
    return `C${u + 9} ${v - 8} ${u + 9} ${v + 5} ${u} ${v}`;
  });
  return line(at(facing(side)(`M28 0${curls}`)), pen(1.5, 0.9));
}

export const HAIR = {
  short:
    'M-12 -14C-24 -22 -28 -42 -21 -54C-14 -70 8 -74 19 -62C21 -58 21 -54 20 -51C14 -56 6 -57 2 -54C1 -48 0 -46 -3 -46C-8 -44 -12 -38 -11 -30C-10 -24 -10 -18 -12 -14z',
  balding:
    'M-13 -15C-24 -23 -27 -40 -22 -50C-17 -62 -6 -69 6 -68C2 -62 -3 -56 -4 -47C-9 -44 -12 -38 -11 -30C-10 -24 -11 -18 -13 -15z',
  bob: 'M-14 -8C-30 -12 -32 -44 -22 -58C-12 -73 12 -73 21 -58C22 -54 22 -51 20 -48C14 -52 8 -58 4 -58C4 -50 0 -46 -3 -46C-9 -44 -12 -36 -10 -28C-8 -20 -9 -12 -14 -8z',
  bun: 'M-14 -20C-19 -20 -22 -24 -23 -28C-32 -24 -40 -30 -39 -38C-38 -46 -30 -49 -24 -46C-23 -62 -8 -71 5 -69C14 -68 20 -60 20 -52C14 -58 8 -60 3 -56C-2 -52 -3 -48 -4 -46C-9 -44 -12 -38 -11 -30C-11 -26 -12 -22 -14 -20z',
  cap: 'M-14 -16C-24 -24 -26 -38 -23 -48L-23 -52C-20 -68 -4 -74 8 -71C17 -69 21 -62 21 -55L36 -52C37 -49 34 -48 30 -48L2 -49C-4 -46 -12 -40 -11 -30C-10 -24 -12 -20 -14 -16z',
};
