/** Forearms and hands from above, palms down: the fingers point along x, the wrist is at the origin, the thumb above. */
import { DAY, ink } from '../../daylight.mjs';
import { DUSK } from '../../parts/palette.mjs';
import { box, solid, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { shadow } from './veranda-above.mjs';

const NAIL = '#dcab85';
const EDGE = { width: 3, colour: '#2b1a10' };
const CREASE = { width: 2, colour: DUSK };
const SUN = { width: 3, colour: '#ffd9a0', opacity: 0.9 };

/** A straight finger of a length from its knuckle at (x, y), with the nail on its tip. */
function finger(hand, skin, [x, y, turn, long, wide = 11, root = -20]) {
  const put = within(hand, x, y, turn);
  const [tip, w] = [long - wide, wide - 1.5];
  const outline = `M${root} ${-wide}L${tip} ${-w}C${long + 1} ${-w} ${long + 1} ${w} ${tip} ${w}L${root} ${wide}z`;
  const nail = `M${tip - 5} -5.5C${tip + 4} -8 ${long - 2} -5 ${long - 2} 0C${long - 2} 5 ${tip + 4} 8 ${tip - 5} 5.5C${tip - 8} 3 ${tip - 8} -3 ${tip - 5} -5.5z`;
  const joint = long * 0.52;
  return (
    area(put(outline), skin) +
    area(put(`M${root} 3L${tip} 3L${tip} ${w}L${root} ${wide}z`), DUSK, 'fill-opacity=".55" ') +
    line(put(outline), EDGE) +
    area(put(nail), NAIL) +
    line(
      put(
        `M${joint} -5C${joint + 3} -2 ${joint + 3} 2 ${joint} 5M${joint + 6} -4C${joint + 8} -2 ${joint + 8} 2 ${joint + 6} 4`,
      ),
      CREASE,
    )
  );
}

/** A forearm that widens from the wrist to the elbow, its lower side in the shade. */
function forearm(put, skin) {
  const outline = 'M8 -27C-40 -27 -110 -38 -200 -42L-340 -46L-340 46L-200 44C-110 40 -40 30 8 28z';
  return (
    area(put(outline), skin) +
    area(put('M8 12C-60 14 -140 20 -340 22L-340 46L-200 44C-110 40 -40 30 8 28z'), DUSK, 'fill-opacity=".6" ') +
    line(put('M2 -27C-40 -27 -110 -38 -200 -42L-340 -46M2 28C-40 30 -110 40 -200 44L-340 46'), EDGE) +
    line(put('M-24 -22C-70 -25 -120 -32 -190 -36'), SUN)
  );
}

/** The back of a hand over the roots of its fingers: `fill` closes it, `edge` is what shows of its outline. */
const back = (put, skin, fill, edge, shade) =>
  area(put(fill), skin) + area(put(shade), DUSK, 'fill-opacity=".55" ') + line(put(edge), EDGE);

/** What the hands and arms cast on the paper: the same outlines, moved. */
const cast = (put, d) => shadow(put(`M-340 -44L0 -27${d}L0 28L-340 46z`), 1.1);

/** A hand that points: one finger is out, three are bent under, the thumb lies beside. */
export function pointing(put, skin) {
  const bent = (x, y, w) =>
    `M${x - 44} ${y - w}L${x - 10} ${y - w}C${x + 5} ${y - w} ${x + 5} ${y + w} ${x - 10} ${y + w}L${x - 44} ${y + w}z`;
  const fists = [bent(92, 34, 10), bent(106, 15, 11), bent(112, -7, 12)];
  const fill = 'M0 -27C20 -32 34 -40 52 -44C66 -44 80 -42 86 -36L80 -12L74 26L62 44C40 46 20 34 0 28z';
  const edge = 'M0 -27C20 -32 34 -40 48 -44M64 45C42 47 20 34 0 28';
  return (
    cast(put, 'L46 -44L86 -38L182 -34L182 -16L116 -10L112 26L60 46') +
    forearm(put, skin) +
    fists.map((d) => solid(put(d), skin, EDGE)).join('') +
    finger(put, skin, [84, -27, 1, 102, 11.5]) +
    back(put, skin, fill, edge, 'M74 26L62 44C40 46 20 34 0 28L0 12C30 16 54 22 74 26z') +
    finger(put, skin, [46, -42, 3, 62, 11.5, 8]) +
    area(put('M14 -30C28 -38 36 -54 56 -53L72 -44L60 -30L30 -20z'), skin) +
    line(put('M14 -30C28 -38 36 -54 56 -53M60 -31C50 -30 44 -26 38 -20'), EDGE) +
    line(put('M70 -22C76 -18 76 -12 72 -8M72 2C78 6 78 10 74 14M68 22C72 26 72 30 68 33'), CREASE) +
    line(put('M116 -35C132 -35 148 -34 164 -33'), SUN)
  );
}

/** A pencil, its point at the origin of `put`, its body towards -x. */
const pencil = (put) =>
  solid(put('M0 0L-34 -8L-34 8z'), '#f6e3bb', ink(2.4)) +
  area(put('M2 0L-13 -4L-13 4z'), DAY.ink) +
  solid(put(box(-178, -8, 144, 16)), '#f0a53a', ink(2.4)) +
  area(put(box(-176, 2, 140, 5)), '#c47420') +
  solid(put(box(-196, -8, 18, 16)), '#17757a', ink(2.4));

/** The first knuckle, with an edge where a thick tool passes behind it. */
const knuckle = (put, skin) =>
  area(put('M54 -32C60 -44 76 -46 92 -40L97 -24L92 -12L60 -12z'), skin) +
  line(put('M53 -26C56 -40 74 -47 96 -42'), EDGE);

/** A hand that draws: thumb and forefinger hold the pencil or another tool, the others are bent under. */
export function drawing(put, skin, tool = pencil) {
  const thick = tool !== pencil;
  const held = within(put, 186, -66, -14);
  const fill = 'M0 -27C18 -32 30 -40 44 -44L84 -40C98 -34 104 -20 104 0C104 22 92 42 70 46C42 48 20 36 0 28z';
  const curled = 'M60 -30L112 -40C132 -42 138 -24 124 -16L104 -8C122 -10 128 8 112 14L98 18C108 22 104 38 92 40L50 46z';
  return (
    cast(put, 'L44 -46L110 -76L184 -66L124 -12L112 18L80 46') +
    forearm(put, skin) +
    solid(put(curled), skin, EDGE) +
    finger(put, skin, [52, -42, -17, 80, 12, 0]) +
    back(
      put,
      skin,
      fill,
      'M0 -27C18 -32 30 -44 48 -53M96 38C88 46 78 47 66 47C42 48 20 36 0 28',
      'M98 26C90 42 82 46 66 46C42 48 20 36 0 28L0 10C34 18 66 26 98 26z',
    ) +
    (thick ? area(put('M16 -31C26 -35 38 -48 49 -52L60 -38L30 -26z'), skin) : '') +
    tool(held) +
    finger(put, skin, [84, -26, -19, 66, 12, 0]) +
    (thick ? knuckle(put, skin) : area(put('M56 -42L86 -38L96 -24L92 -12L60 -12z'), skin)) +
    line(
      put(
        'M82 -38C88 -40 92 -40 98 -42M88 -13C94 -16 98 -18 104 -20M96 0C102 2 104 6 102 10M78 -24C84 -22 86 -16 84 -12',
      ),
      CREASE,
    )
  );
}

/** The part of a pinching hand that is under the paper: forearm, ball of the thumb, fingers. */
export function pinchUnder(put, skin) {
  const fill = 'M0 -27C22 -32 40 -40 62 -48L118 -44L150 -34L150 34L96 42C62 44 22 34 0 28z';
  return (
    cast(put, 'L40 -46L118 -44L118 42L60 46') +
    forearm(put, skin) +
    back(
      put,
      skin,
      fill,
      'M0 -27C22 -32 40 -40 62 -48L118 -44L150 -34M150 34L96 42C62 44 22 34 0 28',
      'M150 14L150 34L96 42C62 44 22 34 0 28L0 12C40 20 90 22 150 14z',
    )
  );
}

/** The part of a pinching hand that is on the paper: the thumb. */
export function pinchOver(put, skin) {
  const thumb = 'M34 -38C50 -52 72 -58 96 -52L146 -36C168 -28 162 0 138 -3L104 -10C88 -6 78 8 74 24';
  return (
    shadow(put('M80 -50L146 -36C168 -28 162 0 138 -3L100 -10z'), 0.7) +
    area(put(`${thumb}L40 10z`), skin) +
    line(put(thumb), EDGE) +
    area(put('M136 -32C150 -30 156 -22 152 -15C146 -12 138 -15 131 -17C126 -22 128 -31 136 -32z'), NAIL) +
    line(put('M100 -46C105 -41 106 -34 104 -28M107 -44C112 -39 113 -33 111 -28'), CREASE) +
    line(put('M54 -49C66 -54 80 -54 92 -50'), SUN)
  );
}

/** A hand that lays a card down: the fingers are straight, the thumb holds the edge. */
export function laying(put, skin) {
  const fill = 'M0 -27C22 -32 40 -38 84 -42C96 -30 98 20 84 40C54 44 22 34 0 28z';
  return (
    cast(put, 'L30 -50L84 -84L108 -76L90 -44L170 -40L184 0L150 44L84 44') +
    forearm(put, skin) +
    finger(put, skin, [80, 31, 9, 62, 9.5]) +
    finger(put, skin, [86, 13, 4, 82, 10.5]) +
    finger(put, skin, [88, -8, -1, 90, 11]) +
    finger(put, skin, [84, -30, -7, 82, 11]) +
    back(
      put,
      skin,
      fill,
      'M0 -27C22 -32 46 -38 70 -41M76 41C50 43 22 34 0 28',
      'M80 40C54 44 22 34 0 28L0 12C30 18 56 24 86 26z',
    ) +
    finger(put, skin, [34, -40, -32, 72, 11.5, 14]) +
    area(put('M4 -28C20 -34 24 -48 41 -57L60 -46L56 -30L30 -16z'), skin) +
    line(put('M4 -28C20 -34 24 -48 41 -57M56 -40C58 -32 50 -26 42 -20'), EDGE) +
    line(put('M82 -34C88 -30 88 -24 84 -22M86 -12C92 -8 92 -4 88 0M84 10C90 12 90 16 86 20'), CREASE)
  );
}
