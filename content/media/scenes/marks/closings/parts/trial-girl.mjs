/** The girl of the bridge-trial closing, who leads the goat over the planks with a twig of leaves. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { grip } from '../../parts/limbs.mjs';
import { BRICK, BRIGHT_RUST, GOLD } from '../../parts/palette.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { womansHead } from './counter-heads.mjs';
import { headOn, neck } from './counter-people.mjs';
import { bareFoot, sleeved } from './trial-limbs.mjs';

const SIZE = 0.33;
const TONE = TONES.light;

/** A bare leg to a foot whose toes point to the left. */
const bareLeg = (put, [a, b], [c, d], [e, f]) => {
  const path = put(`M${a} ${b}L${c} ${d}L${e} ${f - 38}`);
  return line(path, ink(20)) + line(path, { width: 15, colour: TONE[0] }) + bareFoot(put, e, f, TONE);
};

/** A plait that ends at a bow. */
function plait(put, x, y, lean) {
  const bow = within(put, x + lean * 5, y + 122);
  return thinner(
    repeat(5, (i) =>
      solid(put(oval(x + lean * i, y + i * 27, 19 - i, 18)), DAY.ink, { width: 1.4, colour: '#7f9a98' }),
    ) +
      solid(bow('M0 0C-16 -24 -36 -20 -34 0C-36 18 -16 20 0 0C16 20 36 18 34 0C36 -20 16 -24 0 0z'), GOLD, ink(2)) +
      solid(bow(oval(0, 0, 6, 8)), GOLD, ink(1.6)),
    0.9,
  );
}

/** A twig with leaves of a jak tree, held at the origin; it points along x. */
const twig = (put) =>
  line(put('M-50 8C0 0 60 -4 130 2'), ink(5)) +
  line(put('M-50 8C0 0 60 -4 130 2'), { width: 2.4, colour: '#6f5328' }) +
  [
    [130, 2, 4, 1.1],
    [84, -2, -52, 1],
    [78, 0, 58, 1],
    [44, -2, -74, 0.8],
  ]
    .map(([x, y, t, s]) => {
      const own = within(put, x, y, t, s);
      return (
        solid(own('M0 0C20 -34 64 -36 92 0C64 34 22 30 0 0z'), '#5fae62', ink(2)) +
        line(own('M2 0L78 0'), { width: 1.4, colour: '#1f6a3a' })
      );
    })
    .join('');

/** Her feet are at `left` and `right` in picture space, her neck is at (x, y). */
export function girl(x, y, [left, right]) {
  const put = placed(x, y, 0, SIZE);
  const foot = ([u, v]) => [(u - x) / SIZE, (v - y) / SIZE];
  const frock =
    'M-42 -4C-74 2 -96 12 -106 40C-104 110 -96 150 -90 180C-116 240 -150 300 -172 352C-90 378 90 378 168 348C146 296 112 240 90 180C96 150 104 110 106 40C96 12 74 2 42 -4C30 24 -30 24 -42 -4z';
  return (
    bareLeg(put, [44, 330], [66, 420], foot(right)) +
    bareLeg(put, [-40, 330], [-70, 420], foot(left)) +
    sleeved(put, '-86 52 27, -160 122 26, -128 166 21, -58 176 19', TONE, [BRIGHT_RUST, BRICK], 1) +
    thinner(neck(put, TONE), 0.9) +
    solid(put(frock), BRIGHT_RUST, ink(2.4)) +
    area(
      put(
        'M-52 -2C-78 4 -96 12 -106 40C-104 110 -96 150 -90 180C-116 240 -150 300 -172 352C-140 362 -110 367 -80 370C-70 300 -62 240 -60 186C-74 120 -76 60 -52 -2z',
      ),
      BRICK,
    ) +
    line(put('M-90 180C-40 194 40 194 90 180'), { width: 4, colour: GOLD }) +
    line(put('M-20 196C-30 260 -34 310 -36 366M34 196C48 260 58 310 64 364'), { width: 1.6, colour: BRICK }) +
    line(put('M-168 338C-90 364 90 364 164 334'), { width: 3, colour: GOLD }) +
    solid(
      put('M-44 -10C-70 0 -78 18 -74 36C-44 40 -16 36 0 22C16 36 44 40 74 36C78 18 70 0 44 -10C28 22 -28 22 -44 -10z'),
      DAY.light,
      ink(2),
    ) +
    twig(within(put, 216, 66, 2, 0.92)) +
    sleeved(put, '86 52 27, 122 140 25, 158 136 21, 200 84 18', TONE, [BRIGHT_RUST, BRICK], -1) +
    thinner(grip(within(put, 212, 70, 40, 0.8), TONE), 0.75) +
    thinner(
      womansHead(headOn(put, 4, 1, 1.12), {
        tones: TONE,
        turn: 15,
        look: [7, 4],
        lid: 0.04,
        brow: 8,
        mouth: 'grin',
        wide: 26,
      }),
      0.66,
    ) +
    plait(put, 70, -74, 3) +
    plait(put, -68, -74, -3)
  );
}
