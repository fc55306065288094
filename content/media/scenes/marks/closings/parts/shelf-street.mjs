/** The street door of the mediflow-shelf closing, and a nurse who passes with a bicycle. */
import { across, DAY, ink } from '../../daylight.mjs';
import { features, skull, TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL } from '../../parts/palette.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { box, card, clipped, hair, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';

const [LEFT, RIGHT, TOP] = [1176, 1440, 96];

/** The nurse and her bicycle; the ground is at y = 0. */
function nurse() {
  const put = placed(1218, 444, 0, 0.94);
  const wheel = (x) =>
    line(put(oval(x, -33, 32)), ink(4)) +
    line(put(repeat(6, (i) => `M${x} -33L${x + 30 * Math.cos(i * 1.05)} ${-33 + 30 * Math.sin(i * 1.05)}`)), {
      width: 1,
      colour: DAY.ink,
    });
  const face = placed(1213, 264, 0, 0.235);
  const skin = TONES.fair;
  return (
    solid(put('M-24 -60L-20 -4L-32 0L-6 0L-4 -60zM0 -60L14 -6L6 0L32 0L22 -60z'), skin[0], ink(1.8)) +
    solid(
      put('M-30 -132C-36 -152 -24 -160 -6 -160C10 -160 18 -150 16 -130L22 -92L30 -44L-34 -44L-26 -92z'),
      DAY.light,
      ink(2.2),
    ) +
    area(put('M-30 -132C-36 -152 -24 -160 -14 -160L-18 -92L-22 -44L-34 -44L-26 -92z'), '#d9e6dc') +
    line(put('M-26 -94L22 -94'), { width: 5, colour: BRIGHT_TEAL }) +
    solid(put('M-14 -176L2 -176L4 -156C-4 -150 -12 -150 -18 -156z'), skin[1], ink(1.6)) +
    wheel(-44) +
    wheel(70) +
    line(put('M-44 -33L-22 -76L44 -76L16 -33L-44 -33M-24 -82L16 -33M44 -76L70 -33M50 -90L44 -76'), {
      width: 5,
      colour: BRICK,
    }) +
    line(put('M-34 -86L-12 -86'), ink(7)) +
    line(put('M32 -88L58 -92'), ink(5)) +
    solid(put('M54 -98L92 -98L86 -70L60 -70z'), '#c8944e', ink(2)) +
    line(put('M66 -98L68 -70M80 -98L78 -70M56 -86L90 -86'), ink(1.2)) +
    solid(put('M2 -150C16 -156 24 -140 28 -122L46 -94L39 -88L16 -108C8 -122 0 -134 2 -150z'), DAY.light, ink(2)) +
    area(put(oval(43, -90, 5.5)), skin[0]) +
    thinner(
      area(face(oval(-50, 10, 40, 44)), DAY.ink) +
        skull(face, skin, 20, 2) +
        features(face, {
          tones: skin,
          turn: 20,
          look: [6, 0],
          lid: 0.2,
          brow: 4,
          mouth: 'soft',
          wide: 22,
          calm: true,
        }) +
        area(
          face('M-66 30C-84 -36 -70 -108 4 -112C60 -110 80 -70 66 -20C60 -44 46 -58 30 -66C0 -58 -40 -44 -50 0z'),
          DAY.ink,
        ) +
        solid(face('M-60 -72C-64 -150 60 -160 66 -80C30 -98 -20 -94 -60 -72z'), DAY.light, ink(3)),
      0.55,
    )
  );
}

function palmTree(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    line(put('M0 0C6 -60 -4 -110 10 -160'), { width: 13 * s, colour: '#8a5a2a' }) +
    [-150, -110, -62, -24, 18, 52, 172, 200]
      .map((turn) => solid(within(put, 10, -160, turn)('M0 0C30 -26 70 -22 96 12C66 2 30 4 0 0z'), '#3d8f7c', ink(1.6)))
      .join('')
  );
}

/** What is seen through the door. */
const street = () =>
  across('shelf-sky', ['#fbe3b4', '#ffd489', '#f7b04e'], LEFT, RIGHT) +
  area(box(LEFT, TOP, RIGHT - LEFT, 420), 'url(#shelf-sky)') +
  area(oval(1304, 150, 34), '#f5a93a') +
  area(oval(1304, 150, 25), '#fff0cc') +
  line(
    repeat(4, (i) => `M${LEFT} ${250 - i * 26}C1240 ${228 - i * 30} 1310 ${272 - i * 24} ${RIGHT} ${236 - i * 28}`),
    { width: 1.5, colour: '#c8862e', opacity: 0.45 },
  ) +
  palmTree(1246, 352, 1.05) +
  solid(box(1352, 214, 120, 220), '#e79a52', ink(2)) +
  solid('M1336 218L1376 172L1460 172L1460 218z', BRIGHT_RUST, ink(2)) +
  line(
    repeat(7, (i) => `M${1350 + i * 16} 216L${1380 + i * 12} 174`),
    { width: 1.6, colour: BRICK },
  ) +
  solid(card(1386, 246, 34, 56, 3), DEEP_TEAL, ink(2)) +
  area(box(LEFT, 424, 280, 90), '#e3b56c') +
  hair(`M${LEFT} 424H${RIGHT}M${LEFT} 470C1260 462 1340 480 ${RIGHT} 472`, 0.7) +
  nurse();

/** The wall about the door, its shutter half up. */
export const door = () =>
  clipped('shelf-door', box(LEFT, TOP, RIGHT + 20 - LEFT, 430), street()) +
  solid(box(LEFT - 22, 84, 22, 440), '#a9642c', ink(2.4)) +
  area(box(LEFT - 8, 84, 7, 440), '#ffcf83') +
  solid(box(LEFT - 30, 66, 310, 44), '#b8753a', ink(2.4)) +
  line(
    repeat(3, (i) => `M${LEFT - 30} ${77 + i * 11}H1450`),
    { width: 1.8, colour: '#7c4718' },
  ) +
  glow(1290, 220, 260, '#fff3d0', 0.5);
