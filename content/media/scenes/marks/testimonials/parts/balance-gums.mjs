/** Gum trees: pale trunks that shed their bark, sickle leaves that hang. */
import { ink } from '../../daylight.mjs';
import { blob, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, line, round, TAU } from '../../stage.mjs';

const LEAF = ['#6fae98', '#8cc0a5', '#5b9c8a'];

/** A tuft of leaves: a ragged cloud with sickles that hang from it. */
function tuft(put, [u, v, w, h], seed) {
  const edge = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * TAU;
    const r = (i % 2 ? 1.06 : 0.88) + 0.16 * chance(seed * 17 + i);
    return [round(u + w * r * Math.cos(a)), round(v + h * r * Math.sin(a))];
  });
  const sickles = repeat(Math.round(w / 5), (i) => {
    const x = round(u - w * 0.85 + (1.7 * w * (i + 0.5)) / Math.round(w / 5));
    const y = round(v + h * (0.1 + 0.75 * chance(seed * 7 + i)));
    return `M${x} ${y}C${x + 9} ${y + 8} ${x + 7} ${y + 22} ${x - 3} ${y + 30}C${x + 1} ${y + 20} ${x - 2} ${y + 10} ${x} ${y}z`;
  });
  return solid(put(blob(edge)), LEAF[seed % 2], ink(2)) + solid(put(sickles), LEAF[2], ink(1.3));
}

/** A gum; its foot is at (x, y). */
export function gum(x, y, s) {
  const put = placed(x, y, 0, s);
  const trunk =
    'M-58 8C-34 -2 -22 -60 -26 -150C-30 -200 -60 -240 -96 -272L-88 -284C-56 -262 -32 -240 -18 -208C-10 -250 8 -290 20 -352L36 -350C30 -300 18 -262 14 -220C34 -250 60 -268 92 -284L98 -274C64 -252 38 -224 26 -180C18 -120 18 -50 32 -14C38 0 48 4 56 8C20 14 -24 14 -58 8z';
  return (
    tuft(put, [-118, -298, 62, 34], 2) +
    tuft(put, [112, -304, 60, 34], 5) +
    solid(put(trunk), '#f7ead0', ink(2.4)) +
    area(
      put('M-58 8C-34 -2 -22 -60 -26 -150C-28 -178 -38 -202 -54 -226C-26 -200 -12 -160 -10 -120C-8 -70 -12 -30 -16 6z'),
      '#d9b98a',
    ) +
    area(
      put('M4 -60C12 -74 14 -96 10 -112C2 -100 0 -78 4 -60zM-2 -150C8 -160 12 -178 8 -192C0 -182 -4 -166 -2 -150z'),
      '#c98a52',
    ) +
    line(put('M22 -2C32 -30 18 -44 26 -66M-20 -86L-8 -92M12 -128L20 -136'), { width: 1.8, colour: '#8a4f06' }) +
    tuft(put, [-64, -344, 66, 36], 4) +
    tuft(put, [66, -352, 66, 38], 3) +
    tuft(put, [4, -392, 84, 42], 6)
  );
}
