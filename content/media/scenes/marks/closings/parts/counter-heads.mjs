/** Hair, beards and glasses of people who stand behind a counter; `put` moves path data of a head into place. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, GLINT, GOLD, MINT } from '../../parts/palette.mjs';
import { dot, repeat, solid, spot } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { SHEEN } from './crew.mjs';

/** Outlines of hair: parted in the middle, short with a fringe, in a wave. */
export const PARTED =
  'M-66 8C-76 -40 -66 -108 0 -112C66 -108 78 -40 68 8C66 -6 64 -24 56 -40C40 -56 20 -66 2 -84C-14 -64 -40 -52 -56 -38C-62 -24 -66 -6 -66 8z';
export const SHORT =
  'M-66 2C-78 -50 -62 -112 6 -114C58 -114 84 -78 70 -8C66 -20 64 -34 62 -44C40 -44 14 -52 -8 -68C-14 -54 -36 -42 -52 -40C-60 -28 -62 -10 -66 2z';
export const WAVED =
  'M-64 4C-76 -44 -70 -100 -18 -118C-10 -126 2 -122 8 -118C20 -126 40 -118 46 -110C70 -102 78 -60 68 -12C64 -24 64 -34 62 -44C44 -52 26 -46 8 -56C-14 -46 -36 -50 -54 -40C-60 -26 -62 -10 -64 4z';

const drop = (put, x, y) => area(put(oval(x, y, 6)), GOLD) + line(put(oval(x, y, 6)), ink(1.6));

const bare = (put, face, full = 0) =>
  ear(put, -63, 8, face.tones) + skull(put, face.tones, face.turn, full) + features(put, face);

/** A parting in the middle; `bun` is the colour of a coil on the head, else a plait may be drawn by the caller. */
export function womansHead(put, face, { bun, grey = false, pottu = '#b5471b' } = {}) {
  const petals = repeat(9, (i) => {
    const a = Math.PI * (1.1 + i * 0.1);
    const [x, y] = spot(put, -6 + 52 * Math.cos(a), -88 + 28 * Math.sin(a));
    return dot(x, y, 7, '#8a6a3a') + dot(x, y, 5.8, DAY.paper);
  });
  const knot =
    area(put(oval(-6, -118, 46, 36)), grey ? '#c9d2ce' : DAY.ink) +
    line(put(oval(-6, -118, 46, 36)), ink(2)) +
    line(put('M-38 -126C-26 -146 14 -148 30 -126'), SHEEN) +
    petals;
  const fill = grey ? '#c9d2ce' : DAY.ink;
  const strand = grey ? { width: 1.7, colour: '#8b9a96' } : SHEEN;
  return (
    (bun ? knot : '') +
    bare(put, face, 3) +
    area(put(oval(face.turn * 0.8, -40, 4.6)), pottu) +
    solid(put(PARTED), fill, ink(grey ? 2.2 : 1)) +
    line(
      put(
        'M-10 -86C-34 -74 -54 -56 -62 -20M14 -88C38 -78 58 -58 64 -22M-2 -94C-28 -92 -56 -76 -66 -30M24 -68C42 -58 52 -44 58 -26',
      ),
      strand,
    ) +
    drop(put, -66, 32)
  );
}

/** Short hair with a fringe to one side; a moustache if asked. */
export const mansHead = (put, face, { moustache = false, wave = false } = {}) =>
  bare(put, face, 2) +
  (moustache
    ? area(put('M14 40C2 34 -14 42 -20 52C-8 52 4 52 14 48C24 52 38 52 44 48C40 40 26 34 14 40z'), face.hair ?? DAY.ink)
    : '') +
  area(put(wave ? WAVED : SHORT), DAY.ink) +
  line(
    put(
      wave
        ? 'M-40 -96C-30 -76 -10 -68 8 -70M-10 -110C-2 -92 16 -80 36 -80M20 -110C32 -98 46 -88 58 -84'
        : 'M-8 -68C-2 -84 6 -96 20 -104M4 -62C18 -76 34 -84 50 -86M-14 -66C-30 -66 -48 -56 -56 -40',
    ),
    SHEEN,
  ) +
  line(put('M61 -72C67 -58 69 -44 69 -30'), { width: 2.6, colour: '#ffd9a0' });

/** Glasses before both eyes of a head turned by about 12. */
export const glasses = (put, colour = DAY.ink) =>
  line(put(`${oval(-14, -4, 25, 22)}${oval(42, -4, 20, 22)}M11 -6C14 -10 18 -10 22 -6M-39 -6L-60 -10`), {
    width: 2.8,
    colour,
  });

/** The hair of an old man, bald above: white at the sides, and a white moustache. */
export const whiteHair = (put, tones) =>
  solid(put('M16 44C6 38 -12 44 -20 58C-8 60 4 58 14 54C24 58 38 58 46 54C42 44 28 38 16 44z'), '#f3f1e6', ink(2)) +
  solid(put('M-66 4C-78 -36 -70 -62 -58 -74C-50 -60 -50 -40 -56 -26C-58 -14 -62 -4 -66 4z'), '#e6ece8', ink(2)) +
  solid(put('M54 -74C66 -64 70 -40 66 -20C60 -26 58 -40 56 -52z'), '#e6ece8', ink(2)) +
  line(put('M-40 -52C-20 -60 10 -60 30 -54M-34 -64C-16 -70 8 -70 22 -66'), {
    width: 1.8,
    colour: tones[2],
    opacity: 0.7,
  });

export const oldMansHead = (put, face) => bare(put, face) + whiteHair(put, face.tones) + glasses(put);

/** A scarf about head and neck, of `[fill, shade, lit]`. */
export const scarfedHead = (put, face, [fill, shade, lit]) =>
  solid(
    put(
      'M-72 -20C-82 -92 -46 -124 6 -124C58 -124 90 -86 76 -10C82 50 86 96 104 150C60 190 -60 190 -100 146C-80 96 -74 40 -72 -20z',
    ),
    fill,
    ink(2.6),
  ) +
  area(put('M-72 -20C-76 40 -82 96 -100 146C-80 164 -56 172 -30 176C-52 120 -62 40 -58 -40z'), shade) +
  skull(put, face.tones, face.turn) +
  features(put, face) +
  area(
    put(
      'M-66 30C-84 -60 -60 -116 4 -118C66 -116 88 -60 70 34C60 76 40 104 12 108C-30 106 -58 78 -66 30zM-54 20C-50 64 -26 96 12 97C40 96 56 66 60 20C64 -30 52 -70 8 -72C-38 -72 -60 -34 -54 20z',
    ),
    fill,
    'fill-rule="evenodd" ',
  ) +
  line(put('M-54 20C-50 64 -26 96 12 97C40 96 56 66 60 20C64 -30 52 -70 8 -72C-38 -72 -60 -34 -54 20z'), ink(2.4)) +
  line(put('M-60 60C-40 110 10 130 70 96M-66 100C-30 140 30 150 84 122M-40 -98C-10 -110 30 -106 54 -84'), {
    width: 2.2,
    colour: lit,
  });

/** A helmet of `[fill, shade]`, over the hair of a head. */
export const helmet = (put, [fill, shade]) =>
  solid(put('M-76 -44C-80 -108 -40 -136 4 -136C52 -136 84 -102 78 -44C40 -58 -36 -58 -76 -44z'), fill, ink(2.6)) +
  area(put('M-76 -44C-80 -108 -40 -136 0 -136C-40 -120 -54 -90 -50 -52C-60 -50 -68 -48 -76 -44z'), shade) +
  solid(
    put('M-12 -136C-14 -110 -14 -84 -12 -54L22 -54C24 -84 24 -110 20 -136C10 -142 -2 -142 -12 -136z'),
    fill,
    ink(2),
  ) +
  solid(
    put('M-84 -40C-60 -62 64 -62 96 -44C100 -36 92 -32 84 -34C40 -48 -30 -48 -76 -32C-88 -30 -90 -36 -84 -40z'),
    fill,
    ink(2.4),
  ) +
  line(put('M46 -118C58 -108 64 -92 65 -76'), { width: 4, colour: '#fff3dc' });

/** A rider’s helmet that is held, its visor towards us. */
export const heldHelmet = (put) =>
  solid(put('M-64 44C-84 -34 -40 -76 4 -74C56 -72 82 -26 68 44C30 58 -30 58 -64 44z'), BRIGHT_RUST, ink(2.6)) +
  area(put('M-64 44C-84 -34 -40 -76 4 -74C-36 -52 -46 0 -36 52C-46 50 -56 48 -64 44z'), BRICK) +
  area(put('M-12 -73C-2 -75 10 -75 20 -72C28 -56 30 -40 30 -26L-14 -26C-16 -44 -16 -58 -12 -73z'), GLINT) +
  solid(
    put('M-58 -20C-30 -32 40 -32 66 -20C70 0 68 18 62 26C30 36 -26 36 -54 26C-60 12 -62 -4 -58 -20z'),
    '#123640',
    ink(2.4),
  ) +
  line(put('M-30 -12C-22 -16 -12 -17 -4 -17M-36 4L-26 0'), { width: 4, colour: MINT });

/** Light on a woman's hair that is swept to one side, and an earring. */
export const sweptLight = (put) =>
  line(
    put(
      'M-14 -72C-8 -88 8 -98 26 -100M0 -66C14 -78 30 -84 46 -80M-20 -68C-38 -64 -52 -50 -60 -34M-24 -86C-44 -80 -60 -62 -66 -40',
    ),
    { width: 1.8, colour: '#7f9a98' },
  ) + solid(put(oval(-64, 34, 5.6)), GOLD, ink(1.6));
