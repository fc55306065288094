/** A lorry from the side, its tailgate down, and its driver, who sits on it and waits with his chin in his hand. */
import { arm, collar, neck, shirt, sleeve, stands } from '../../closings/parts/crew.mjs';
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { BRIGHT_TEAL, DEEP_TEAL, HONEY } from '../../parts/palette.mjs';
import { box, clipped, polygon, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const DECK = 590;

export function lorry() {
  const panel = (i) => {
    const x = 1258 + i * 112;
    return (
      solid(box(x, 424, 98, 140), i % 2 ? '#f2a53c' : '#fbefd6', ink(2.4)) +
      solid(
        polygon([
          [x + 49, 440],
          [x + 84, 494],
          [x + 49, 548],
          [x + 14, 494],
        ]),
        i % 2 ? '#c8502a' : BRIGHT_TEAL,
        ink(2),
      ) +
      area(oval(x + 49, 494, 13), '#fffdf8')
    );
  };
  return (
    area('M1262 752C1300 740 1460 740 1480 752C1460 764 1290 764 1262 752z', '#b98746') +
    // The hoops of the cover, and the cover over them.
    solid('M1236 420L1236 232C1240 206 1262 196 1290 196L1480 196L1480 420z', '#cfe2dc', ink(2.8)) +
    area('M1236 420L1236 232C1240 206 1262 196 1290 196L1300 196C1276 206 1264 220 1262 250L1262 420z', '#8fb3ae') +
    line('M1340 198V420M1440 198V420M1236 380H1470', { width: 2, colour: DEEP_TEAL, opacity: 0.7 }) +
    solid(box(1226, 410, 260, 170), BRIGHT_TEAL, ink(2.8)) +
    repeat(2, panel) +
    solid(box(1060, DECK - 12, 420, 26), DEEP_TEAL, ink(2.8)) +
    line(`M1232 430L1076 ${DECK - 12}`, ink(4)) +
    area(box(1250, DECK + 14, 240, 40), DAY.ink) +
    solid(oval(1356, 682, 72), DAY.ink, ink(2)) +
    solid(oval(1356, 682, 36), '#cfdcd6', ink(2.4)) +
    area(
      oval(1356, 682, 11) +
        repeat(6, (i) => oval(1356 + 24 * Math.cos((i * Math.PI) / 3), 682 + 24 * Math.sin((i * Math.PI) / 3), 4)),
      DAY.ink,
    ) +
    solid('M1268 654C1284 590 1428 590 1446 654L1424 654C1408 612 1304 612 1290 654z', '#c8502a', ink(2.2))
  );
}

function head(body, tones) {
  const put = within(body, -14, 14, -10);
  return (
    ear(put, -63, 8, tones) +
    skull(put, tones, 12, 3) +
    features(put, { tones, turn: 12, look: [4, -6], lid: 0.46, brow: 4, tilt: 5, mouth: 'soft', wide: 13 }) +
    area(
      put(
        'M-66 4C-78 -44 -66 -104 0 -112C58 -112 82 -70 68 -10C62 -26 60 -36 58 -48C30 -56 -30 -54 -54 -40C-60 -26 -62 -8 -66 4z',
      ),
      DAY.ink,
    ) +
    solid(put('M-74 -40C-74 -104 -34 -130 6 -128C52 -126 80 -92 74 -42C36 -58 -36 -58 -74 -40z'), '#c8502a', ink(2.4)) +
    solid(
      put('M-78 -34C-70 -62 76 -64 92 -38C96 -26 84 -26 72 -32C30 -46 -34 -46 -66 -28C-76 -24 -82 -26 -78 -34z'),
      '#8f3714',
      ink(2.2),
    )
  );
}

/** The driver, his seat on the tailgate. */
export function driver() {
  const his = TONES.light;
  const put = stands(1142, 330, 0.62, -1);
  const props = [
    [100, 190, 34],
    [138, 270, 35],
    [128, 344, 30],
    [104, 352, 27],
    [80, 250, 22],
    [56, 160, 20],
  ];
  const rests = [
    [-98, 190, 36],
    [-134, 280, 36],
    [-128, 356, 30],
    [-100, 400, 25],
    [-40, 418, 22],
    [-4, 412, 20],
  ];
  const covered = (spine) => spine.slice(0, 3).map(([u, v, w], i) => [u, i === 2 ? v - 30 : v, w + 7]);
  const leg = (x, foot) =>
    solid(
      tapered([
        [x, DECK - 4, 28],
        [x + (foot - x) * 0.2, DECK + 28, 27],
        [foot, 690, 17],
      ]),
      '#17757a',
      ink(2.4),
    ) +
    solid(
      `M${foot - 22} 696C${foot - 26} 712 ${foot - 40} 716 ${foot - 40} 726L${foot + 18} 726L${foot + 16} 690L${foot - 16} 690z`,
      his[0],
      ink(2.2),
    ) +
    line(`M${foot - 42} 728L${foot + 20} 728`, ink(6));
  return (
    leg(1176, 1184) +
    neck(put, his) +
    clipped('waiting', box(1000, 300, 300, 284), shirt(put, HONEY, '#c8762a')) +
    collar(put, '#fbefd6') +
    solid('M1066 566C1080 544 1200 540 1222 566L1220 596L1070 598z', '#17757a', ink(2.4)) +
    leg(1102, 1094) +
    arm(put, rests, his, -1) +
    sleeve(put, covered(rests), HONEY, '#c8762a', 1, '#8a4f06') +
    solid(put('M-12 390C20 382 52 392 60 408C56 432 10 438 -16 430z'), his[0], ink(2.2)) +
    head(put, his) +
    arm(put, props, his, -1) +
    sleeve(put, covered(props), HONEY, '#c8762a', 1, '#8a4f06') +
    solid(put('M30 168C16 150 14 122 24 104C36 92 70 92 80 108C88 128 84 152 76 172z'), his[0], ink(2.2)) +
    line(put('M36 104L36 124M50 98L50 122M64 100L64 122'), { width: 2, colour: his[2] })
  );
}
