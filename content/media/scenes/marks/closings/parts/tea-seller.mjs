/** The man who keeps the tea stall, in apron, sarong and sandals, with three more glasses in a holder of wire. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { facing, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { glass } from './tea-table.mjs';
import { cast } from './tea-veranda.mjs';
import { digit, FACE } from './tea-visitor.mjs';

const [SKIN, DUSK] = TONES.light;
const [SHIRT, FOLD] = ['#5fb8ad', '#37877f'];
const [SARONG, BROWN] = ['#b9562a', '#85381a'];
const [GREY, STRAND] = ['#c9cdc6', '#7f8d8c'];

/** Glasses in a holder of wire, hung from the origin. */
const holder = (put, [x, y]) =>
  line(put('M0 0L0 34M-32 34L32 34M0 8L-32 34M0 8L32 34'), ink(2.4)) +
  [-18, 0, 18].map((u) => glass(x + u, y + 55, 0.76)).join('') +
  line(put('M-34 34L-34 66L34 66L34 34M-34 52L34 52'), ink(2.2));

/** A foot in its sandal; the heel is at the origin. */
const foot = (put, skin) =>
  solid(put('M0 -34L20 -34C20 -22 24 -15 34 -11C42 -8 47 -6 48 -2L-2 -2C-4 -12 0 -24 0 -34z'), skin, ink(2.2)) +
  line(put('M-3 0L50 0'), ink(5)) +
  line(put('M24 -17C27 -12 30 -7 31 -2M2 -14L20 -3'), { width: 4, colour: '#4a2a14' });

/** His head, bent a little to the table: grey at the temples, a moustache. */
function head(own) {
  const put = within(own, -7, -352, 6, 0.33);
  return (
    solid(put(FACE), SKIN, ink(2.2)) +
    area(
      put('M156 198C158 206 156 214 150 219C141 224 128 220 116 215C102 208 88 196 82 172C100 198 130 208 156 198z'),
      DUSK,
    ) +
    area(
      put(
        'M142 40C136 4 98 -16 58 -8C14 2 -8 44 0 92C4 116 14 136 28 148C40 154 52 148 58 138C60 122 66 110 76 102C84 96 86 88 88 78C104 74 128 62 142 40z',
      ),
      DAY.ink,
    ) +
    area(put('M28 148C40 154 52 148 58 138C60 122 66 110 76 102C82 97 85 91 87 84C62 88 34 110 22 142z'), GREY) +
    line(put('M78 92C60 100 42 118 34 146M68 108C58 116 50 128 46 146'), { width: 1.3, colour: STRAND }) +
    line(put('M122 72C130 62 144 60 154 68'), ink(3)) +
    area(put('M124 102C130 91 146 89 156 97C153 107 146 111 138 111C131 111 127 107 124 102z'), DAY.light) +
    area(put(oval(145, 101, 7, 8)), DAY.ink) +
    line(put('M121 101C130 89 146 87 158 95'), ink(1.8)) +
    line(put('M108 96L114 100M107 106L114 106'), { width: 1.3, colour: DUSK }) +
    line(put('M166 172C156 182 144 182 134 174'), { width: 2, colour: '#5b3519' }) +
    area(
      put('M172 150C164 144 148 146 138 156C132 164 130 172 122 178C140 182 160 176 173 167C177 160 176 154 172 150z'),
      DAY.ink,
    ) +
    solid(put('M66 112C60 100 78 96 84 106C90 118 84 136 76 140C68 140 66 128 66 112z'), SKIN, ink(1.8))
  );
}

/** Sarong and sandals. */
const legs = (put) =>
  foot(within(put, 10, -5), DUSK) +
  foot(within(put, -28, 0), SKIN) +
  solid(put('M-36 -180C-44 -140 -42 -90 -36 -28C-14 -24 18 -26 42 -32C48 -90 46 -140 40 -182z'), SARONG, ink(2.4)) +
  area(put('M-36 -180C-44 -140 -42 -90 -36 -28C-30 -27 -24 -26 -18 -26C-24 -80 -24 -140 -18 -180z'), BROWN) +
  line(
    put(
      'M-40 -70C-14 -64 20 -66 44 -72M-38 -46C-14 -41 20 -43 43 -49M2 -90C4 -68 6 -46 6 -27M24 -90C27 -68 28 -48 27 -29',
    ),
    {
      width: 1.8,
      colour: '#f0b26a',
      opacity: 0.8,
    },
  );

/** Shirt and neck, the apron over them, tied at the back. */
const body = (put) =>
  solid(
    put('M-4 -316L34 -284C26 -282 22 -276 22 -266C8 -254 -14 -258 -24 -268C-10 -276 -4 -290 -4 -316z'),
    DUSK,
    ink(2.2),
  ) +
  solid(
    put(
      'M-22 -272C-37 -262 -42 -240 -42 -216C-43 -192 -42 -174 -40 -158C-14 -150 18 -152 42 -160C48 -184 50 -208 44 -232C40 -252 34 -264 24 -272C10 -258 -10 -260 -22 -272z',
    ),
    SHIRT,
    ink(2.4),
  ) +
  area(
    put('M-22 -272C-37 -262 -42 -240 -42 -216C-43 -192 -42 -174 -40 -158L-20 -155C-28 -190 -28 -236 -14 -266z'),
    FOLD,
  ) +
  solid(
    put(
      'M16 -244L36 -250C46 -232 52 -208 48 -184C50 -150 50 -120 46 -88C28 -82 8 -82 -10 -86C-14 -120 -16 -156 -16 -188C0 -198 12 -220 16 -244z',
    ),
    DAY.light,
    ink(2.4),
  ) +
  area(
    put(
      'M-16 -188C0 -198 12 -220 16 -244L22 -246C20 -216 10 -196 -3 -184C-3 -150 -2 -120 2 -83L-10 -86C-14 -120 -16 -156 -16 -188z',
    ),
    '#cdd0c0',
  ) +
  line(put('M18 -134L44 -137L43 -112L19 -110z'), ink(1.8)) +
  line(put('M17 -244C12 -254 4 -262 -6 -266'), ink(6.4)) +
  line(put('M17 -244C12 -254 4 -262 -6 -266'), { width: 3, colour: DAY.light }) +
  line(put('M-16 -187C-26 -184 -34 -184 -42 -186'), ink(6.4)) +
  line(put('M-16 -187C-26 -184 -34 -184 -42 -186'), { width: 3, colour: DAY.light });

const UPPER = [
  [-12, -214, 12],
  [-10, -194, 11.5],
  [-4, -178, 10],
];
const FOREARM = [
  [-4, -180, 11.5],
  [14, -187, 10],
  [31, -197, 7],
];

/** The near arm; its hand holds the wire. */
const arm = (put) =>
  solid(put(tapered(UPPER)), SKIN, ink(2.2)) +
  solid(put(tapered(FOREARM)), SKIN, ink(2.2)) +
  area(put(shaded(FOREARM, -1)), DUSK, 'fill-opacity=".5" ') +
  solid(
    put('M-26 -258C-10 -270 8 -258 10 -240L9 -204C-2 -195 -20 -196 -29 -204C-33 -226 -34 -246 -26 -258z'),
    SHIRT,
    ink(2.4),
  ) +
  area(
    put(
      'M-26 -258C-21 -262 -16 -264 -12 -264C-22 -244 -22 -220 -16 -197C-21 -198 -26 -200 -29 -204C-33 -226 -34 -246 -26 -258z',
    ),
    FOLD,
  ) +
  area(put('M25 -204C33 -209 40 -206 42 -199C42 -191 36 -187 28 -188z'), SKIN) +
  digit(put('M33 -203L42 -202M33 -198L44 -197M33 -193L42 -192'), SKIN, 4.4);

/** The man of the stall with fresh tea for the table. */
export function seller() {
  const put = (d) => placed(1162, 566)(facing(-1)(d));
  const hand = [1127, 364];
  return (
    cast('M1112 562L1196 562L1090 580L960 580z') +
    legs(put) +
    body(put) +
    head(put) +
    holder(placed(...hand, 0, 0.82), hand) +
    arm(put)
  );
}
