/** What is at and on the counter of the mediflow-shelf closing: a dachshund that looks up, a child at the glass. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { BRIGHT_RUST } from '../../parts/palette.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** A dachshund that stands on the counter and looks up. */
export function dachshund() {
  const put = placed(724, 398, 0, 0.92);
  const coat = '#7a3b1c';
  const leg = (x, y) =>
    solid(
      put(
        `M${x} ${y}C${x - 2} ${y + 12} ${x - 2} ${y + 18} ${x - 2} -2L${x - 2} 0L${x + 14} 0C${x + 15} -6 ${x + 10} -8 ${x + 9} -10L${x + 12} ${y}z`,
      ),
      coat,
      ink(2.2),
    );
  return (
    leg(14, -28) +
    leg(148, -28) +
    solid(put('M10 -40C-4 -48 -10 -62 -8 -76C-2 -70 4 -60 20 -54z'), coat, ink(2.2)) +
    solid(
      put(
        'M4 -34C6 -54 20 -58 40 -57L128 -57C142 -62 146 -76 150 -86L178 -72C180 -52 178 -30 164 -22C150 -16 130 -18 120 -20L40 -20C22 -16 6 -16 4 -34z',
      ),
      coat,
      ink(2.4),
    ) +
    area(put('M40 -22C70 -28 110 -28 140 -24C134 -18 126 -19 120 -20L40 -20z'), '#4f2410') +
    leg(30, -26) +
    leg(160, -30) +
    solid(
      put(
        'M150 -70C144 -88 152 -106 168 -110C178 -114 186 -118 196 -126C204 -132 212 -124 208 -116C202 -100 192 -84 178 -72C168 -64 156 -62 150 -70z',
      ),
      coat,
      ink(2.4),
    ) +
    area(put('M180 -96C190 -100 198 -108 206 -118C206 -108 194 -88 178 -74z'), '#c98a4e') +
    area(put(oval(205, -124, 6.4)), DAY.ink) +
    solid(
      put('M158 -106C142 -108 132 -94 130 -76C130 -62 144 -58 152 -70C158 -80 164 -92 162 -102z'),
      '#5a2a13',
      ink(2.2),
    ) +
    area(put(oval(174, -104, 4.6, 5)), DAY.light) +
    area(put(oval(175.4, -105.4, 3.2)), DAY.ink) +
    line(put('M150 -62C158 -56 170 -56 178 -62'), ink(8)) +
    line(put('M150 -62C158 -56 170 -56 178 -62'), { width: 5, colour: BRIGHT_RUST })
  );
}

/** A hand that is flat on glass; m = -1 is the one whose thumb is on the left. */
function flatHand(x, y, m, skin) {
  const put = placed(x, y, m * 10, 0.46);
  const fingers = repeat(4, (i) => {
    const [u, long] = [-23 + i * 16, [42, 54, 54, 40][i]];
    return solid(
      put(`M${u - 8} 6L${u - 8} ${-long}C${u - 8} ${-long - 12} ${u + 8} ${-long - 12} ${u + 8} ${-long}L${u + 8} 6z`),
      skin,
      ink(2),
    );
  });
  return (
    fingers +
    solid(
      put(`M${m * 22} 26C${m * 46} 18 ${m * 56} 0 ${m * 50} -10C${m * 40} -16 ${m * 30} 2 ${m * 20} 4z`),
      skin,
      ink(2),
    ) +
    area(put('M-31 -2C-34 30 -22 44 -16 60L16 60C24 44 34 30 33 -2z'), skin) +
    line(put('M-31 2C-34 30 -22 44 -16 60M33 2C34 30 24 44 16 60'), ink(2))
  );
}

/** A boy whose nose and hands are flat on the far glass of the counter. */
export function child() {
  const put = placed(889, 466, -5, 0.51);
  const tones = TONES.light;
  const pressed = '#dba878';
  return thinner(
    [-1, 1].map((m) => ear(put, m * 72, 14, tones, m)).join('') +
      skull(put, tones, 0, 13) +
      features(put, { tones, look: [0, -7], brow: 2, mouth: 'soft', wide: 24, calm: true }) +
      solid(
        put(
          'M-76 14C-88 -60 -62 -116 0 -116C62 -116 88 -60 76 14C74 -10 70 -26 62 -36C50 -28 44 -38 32 -32C22 -27 14 -37 0 -32C-14 -37 -24 -27 -34 -33C-46 -38 -52 -28 -62 -36C-70 -26 -74 -10 -76 14z',
        ),
        DAY.ink,
        ink(1),
      ) +
      area(put(oval(0, 30, 25, 22)), pressed) +
      line(put('M-24 22C-28 32 -24 44 -14 45M24 22C28 32 24 44 14 45M-14 45C-6 42 6 42 14 45'), {
        width: 2.6,
        colour: tones[2],
      }) +
      area(put(oval(-9, 38, 4, 2.4) + oval(9, 38, 4, 2.4)), tones[2]) +
      area(put(oval(0, 34, 62, 50)), '#ffffff', 'fill-opacity=".16" ') +
      flatHand(838, 478, -1, pressed) +
      flatHand(943, 472, 1, pressed),
    0.8,
  );
}
