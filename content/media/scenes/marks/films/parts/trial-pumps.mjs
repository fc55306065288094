/** What is on trial and who watches it: solar pumps with their water, flags on stakes, a researcher, egrets. */
import { DAY, ink } from '../../daylight.mjs';
import { disc } from '../../parts/facade.mjs';
import { DARK_SKIN } from '../../parts/palette.mjs';
import { box, card, facing, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round, TAU } from '../../stage.mjs';
import { ground, shadow, sheet, strip, stroke } from './trial-field.mjs';

const [SHIRT, BEAK] = ['#17757a', '#e08a2e'];
const FOAM = 'M-11 0C-12 -5 -7 -7 -5 -4C-4 -8 3 -8 4 -4C7 -7 12 -5 11 0C6 3 -6 3 -11 0z';
const EGRET =
  'M20 -20C10 -32 0 -34 -5 -32C-9 -38 -2 -44 -6 -51C-8 -56 -16 -55 -16 -50C-10 -49 -11 -42 -12 -36C-13 -24 -2 -16 8 -17z';

/** Where a pump stands: its spout is over the channel of its strip. */
const site = (k) => placed(ground(strip(k), 1.085)[0] - 84, 424);

/** A pump on its pad: a solar panel on a post, a motor, a pipe out of the canal and one up to the spout. */
export const pump = (k) => {
  const put = site(k);
  const cells = 'M-44 -142L-30 -198M-19 -145L-5 -201M7 -147L21 -203M32 -150L46 -206M-65 -168L67 -180';
  const pipes = put('M-20 -44L-46 -44Q-56 -44 -56 -33M14 -70L14 -104Q14 -116 26 -116L62 -116Q74 -116 76 -106');
  return (
    shadow(put('M-44 4L40 4L6 18L-140 18L-112 4z')) +
    line(put('M0 -10L0 -158M0 -96L-38 -142M0 -96L36 -148'), ink(4.4)) +
    solid(put('M-72 -140L60 -152L74 -208L-58 -196z'), '#14323d', ink(3)) +
    area(put('M-20 -144.8L14 -148L28 -203.8L-6 -200.6z'), '#2f6f78') +
    line(put(cells), stroke(1.6, '#9fd3cc')) +
    line(pipes, ink(13)) +
    line(pipes, stroke(8, '#d5e8e0')) +
    area(put('M-76 -27Q-56 -35 -36 -27Q-56 -19 -76 -27z'), DAY.light) +
    solid(put(box(-44, -10, 84, 14)), DAY.paper, pen(2.4)) +
    solid(put(card(-26, -76, 54, 66, 9)), ['#3f9f98', '#17757a', '#e08a2e'][k + 1], ink(2.8)) +
    solid(put(disc(8, -54, 10)), DAY.light, ink(2.2)) +
    line(put(`M-4 -30L20 -30M-4 -23L20 -23M8 -54L${k === 1 ? '2 -49' : '13 -60'}`), ink(2.2))
  );
};

/** The water of a pump from its spout into the basin, at a strength of 0 to 1; it has run for so many `turns`. */
export const jet = (k, strength, turns) => {
  const put = site(k);
  const half = 4 + 9.5 * strength;
  const edge = (m) => `M${77 + m * 6} -102C${83 + m * 8} -90 ${85 + m * half} -44 ${85 + m * half} 22`;
  const dashes = (m) => `stroke-dasharray="26 34" stroke-dashoffset="${round(40 * m - 60 * turns)}" `;
  const strand = (m) => line(put(edge(m)), { ...stroke(2.2, '#4fb0a8'), extra: dashes(m) });
  return (
    area(put(`${edge(-1)}L${85 + half} 22C${85 + half} -44 91 -90 83 -102z`), '#ffffff') +
    line(put(edge(-1) + edge(1)), ink(2.4)) +
    [-0.4, 0.4].map(strand).join('') +
    solid(put(placed(85, 26, 0, half / 5)(FOAM)), '#ffffff', stroke(1.8, '#17757a')) +
    line(put('M67 -105L86 -101'), ink(5))
  );
};

/** A drop from the third spout, one in an eighth of the film, as long as its pump is on trial. */
export const drip = (t) => {
  const fallen = ((8 * t) % 1) / 0.56;
  if (fallen > 1 || (t > 0.25 && t < 0.87)) return '';
  const d = placed(78, -98 + 112 * fallen ** 2)('M0 -10C4 -3 6 0 6 3C6 10 -6 10 -6 3C-6 0 -4 -3 0 -10z');
  return solid(site(1)(d), '#3f9f98', ink(1.8));
};

/** What runs in a channel at a strength of 0 to 1, with glints that move along. */
export const stream = (k, strength, turns) => {
  const half = 7 + 12 * strength;
  const glint = (i) => {
    const gone = (i * 0.382 + turns / 9) % 1;
    const [x, near] = [strip(k) + half * 0.6 * Math.sin(i * 2.4), 1.12 + 0.84 * gone];
    const d = polygon([ground(x, near), ground(x, near + Math.min(0.05, gone))], false);
    return line(d, stroke(round(2.6 * near), '#ffffff'));
  };
  return area(sheet(strip(k), half, 1.1, 2), '#7cc9c1') + repeat(9, glint);
};

/** A flag on a stake, its point in the ground at the origin of `put`; to the left with m = -1. */
export const flag = (put, colour, m = 1) =>
  line(put('M0 0L0 -104'), ink(4)) +
  solid(put(facing(m)('M2 -102C16 -108 28 -96 46 -102L46 -70C28 -64 16 -76 2 -70z')), colour, ink(2.2));

/** A researcher from behind: straw hat, clipboard; `steps` made, and where the left hand is, from the feet. */
export const researcher = (put, steps, [u, v]) => {
  const swing = Math.sin(Math.PI * steps);
  const leg = (m) => {
    const lift = 12 * Math.max(0, m * Math.cos(Math.PI * steps) * Math.abs(swing));
    const [x, y] = [m * (9 + 13 * swing), -4 - lift];
    return line(put(`M${m * 13} -74L${x} ${y - 14}`), ink(19)) + line(put(`M${x} ${y - 18}L${x} ${y}`), ink(16));
  };
  const [p, q] = [u * 0.5 - 18, (v - 128) / 2 + 8];
  const arm = put(`M-22 -126Q${p} ${q} ${u} ${v}`);
  return (
    shadow(put('M-16 -2L16 -2L-18 12L-60 12z')) +
    [-1, 1].map(leg).join('') +
    area(put('M-24 -82L24 -82L22 -58L0 -64L-22 -58z'), DAY.ink) +
    solid(put('M20 -112L54 -120L58 -78L24 -72z'), DAY.light, ink(2.4)) +
    line(put('M30 -105L48 -109M31 -96L49 -100M32 -87L44 -90'), stroke(2, '#0b6b6a')) +
    solid(put('M22 -133C38 -128 46 -106 47 -90L34 -86C32 -98 28 -108 20 -114z'), SHIRT, ink(2.6)) +
    line(put('M40 -87L33 -77'), stroke(9, DARK_SKIN)) +
    line(arm, ink(16)) +
    line(arm, stroke(11, DARK_SKIN)) +
    line(put(`M-22 -126L${p * 0.6 - 9} ${q * 0.6 - 50}`), stroke(13, SHIRT)) +
    solid(
      put('M-25 -78C-26 -100 -30 -120 -25 -132C-16 -139 16 -139 25 -132C30 -120 26 -100 25 -78z'),
      SHIRT,
      ink(2.6),
    ) +
    area(put(box(-9, -148, 18, 18)), DARK_SKIN) +
    area(put('M-13 -160L-13 -146Q0 -134 13 -146L13 -160z'), DAY.ink) +
    solid(put('M-40 -150C-30 -158 30 -158 40 -150C30 -141 -30 -141 -40 -150z'), '#f3d08a', ink(2.4)) +
    solid(put('M-18 -153C-18 -178 18 -178 18 -153Q0 -147 -18 -153z'), '#f7dda4', ink(2.4)) +
    line(put('M-18 -156Q0 -150 18 -156'), stroke(4.4, '#a8500f'))
  );
};

/** An egret that stands, its beak to the left, or with m = -1 to the right. */
export const egret = (x, y, s, m = 1) => {
  const put = (d) => placed(x, y, 0, s)(facing(m)(d));
  return (
    line(put('M0 -18L-1 0M6 -18L7 0'), ink(1.6)) +
    solid(put(EGRET), DAY.light, ink(1.8)) +
    area(put('M-15 -53L-29 -49L-15 -48.6z'), BEAK)
  );
};

/** An egret on the wing to the left; `beat` counts the beats of its wings. */
export const flying = (x, y, s, beat) => {
  const put = placed(x, y, 0, s);
  const tip = -34 * Math.cos(TAU * beat);
  const wing = put(`M-3 -4C-2 ${tip * 0.7} 5 ${tip} 16 ${tip * 1.15}C13 ${tip * 0.7} 13 ${tip * 0.3} 11 -1z`);
  return (
    line(put('M14 0L36 4'), ink(2)) +
    solid(placed(8, 1)(wing), DAY.teal, ink(1.6)) +
    solid(put('M20 2C8 6 -6 4 -12 0C-18 2 -24 -2 -22 -7C-18 -10 -14 -6 -8 -6C0 -8 10 -6 20 2z'), DAY.light, ink(1.6)) +
    area(put('M-22 -7L-34 -4L-21 -3z'), BEAK) +
    solid(wing, DAY.light, ink(1.6))
  );
};
