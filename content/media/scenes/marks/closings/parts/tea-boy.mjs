/** The boy of the tea stall, who brings three more glasses in a holder of wire. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { facing, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { glass } from './tea-table.mjs';
import { cast } from './tea-veranda.mjs';
import { digit, FACE } from './tea-visitor.mjs';

const [SKIN, DUSK] = TONES.warm;

/** Glasses in a holder of wire, hung from the origin. */
const holder = (put, [x, y]) =>
  line(put('M0 0L0 34M-32 34L32 34M0 8L-32 34M0 8L32 34'), ink(2.4)) +
  [-18, 0, 18].map((u) => glass(x + u, y + 55, 0.76)).join('') +
  line(put('M-34 34L-34 66L34 66L34 34M-34 52L34 52'), ink(2.2));

const SHORTS = 'M-26 -150L26 -150C30 -128 32 -104 32 -86L4 -86L2 -112L-4 -86L-32 -86C-32 -108 -30 -130 -26 -150z';
const CHEST = 'M-28 -146C-32 -178 -32 -206 -24 -222C-16 -232 12 -234 22 -224C32 -208 32 -176 28 -146z';

/** The boy of the stall, who looks to the right as drawn. */
function figure(put) {
  const face = (d) => put(placed(-21, -298, 0, 0.29)(d));
  return (
    solid(
      put(
        tapered([
          [-12, -92, 11],
          [-18, -48, 10],
          [-26, -6, 6],
        ]),
      ) + put('M-32 -10L-18 -10L-4 0L-32 0z'),
      DUSK,
      ink(2.2),
    ) +
    solid(
      put(
        tapered([
          [12, -92, 12],
          [18, -48, 10],
          [18, -6, 6.5],
        ]),
      ) + put('M10 -10L25 -10C30 -4 40 -4 42 0L10 0z'),
      SKIN,
      ink(2.2),
    ) +
    solid(put(SHORTS), '#c89a5a', ink(2.2)) +
    solid(put('M-13 -262L10 -246C9 -240 11 -232 15 -222L-12 -220C-14 -232 -15 -248 -13 -262z'), DUSK, ink(2)) +
    solid(put(CHEST), '#f4ecdc', ink(2.4)) +
    area(put('M-28 -146C-32 -178 -32 -206 -24 -222L-12 -228C-18 -200 -18 -172 -12 -146z'), '#b9d3c4') +
    solid(face(FACE), SKIN, ink(2)) +
    area(
      face(
        'M142 40C136 4 98 -16 58 -8C14 2 -8 44 0 92C4 116 12 132 24 142C40 146 54 136 60 118C74 108 88 100 92 78C108 72 130 60 142 40z',
      ),
      DAY.ink,
    ) +
    line(face('M126 78C134 70 146 70 153 76'), ink(1.8)) +
    solid(face('M66 112C60 100 78 96 84 106C90 118 84 136 76 140C68 140 66 128 66 112z'), SKIN, ink(1.6)) +
    area(face(oval(146, 99, 7, 8.6)), DAY.ink) +
    line(face('M165 166C156 168 148 164 143 158'), { width: 1.8, colour: '#5b3519' })
  );
}

/** The boy with fresh tea for the table. */
export function boy() {
  const put = (d) => placed(1152, 566)(facing(-1)(d));
  const hand = [1114, 394];
  return (
    cast('M1118 562L1160 562L1080 576L980 576z') +
    figure(put) +
    holder(placed(...hand, 0, 0.86), hand) +
    solid(
      tapered([
        [1150, 380, 10],
        [1149, 402, 9.5],
        [1147, 420, 8.5],
      ]),
      SKIN,
      ink(2.2),
    ) +
    solid(
      tapered([
        [1149, 421, 8.6],
        [1134, 409, 8],
        [1119, 396, 6],
      ]),
      SKIN,
      ink(2.2),
    ) +
    solid(
      'M1140 346C1154 336 1168 350 1167 368L1163 396C1154 402 1142 400 1133 394C1132 376 1132 358 1140 346z',
      '#f4ecdc',
      ink(2.4),
    ) +
    digit('M1120 392L1113 391M1120 396L1111 396M1121 401L1113 401', SKIN, 4.4)
  );
}
