/** The sales office of the lankacrm-call closing: a wide window over Colombo and the sea, a shared table. */
import { across, DAY, ink } from '../../daylight.mjs';
import { AMBER, CREAM, MINT, RUST, TEAL } from '../../parts/palette.mjs';
import { box, card, facing, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';

/** The window: left, right, top, sill. */
const [LEFT, RIGHT, HEAD, SILL] = [350, 1130, 44, 640];
const SEA = 470;

/** A tower that bears a bud on a stem. */
function lotus(x, foot) {
  const put = placed(x, foot);
  const petal = (u, w) =>
    solid(
      put(
        `M${u - w} -306C${u - w * 1.5} -340 ${u - w * 0.6} -372 ${u} -392C${u + w * 0.6} -372 ${u + w * 1.5} -340 ${u + w} -306z`,
      ),
      '#d98bab',
      ink(2),
    );
  return (
    line(put('M0 -392L0 -470'), ink(5)) +
    solid(put('M-40 0L-16 -40L-13 -284L13 -284L16 -40L40 0z'), '#e3d6b4', ink(2.2)) +
    area(put('M4 -284L13 -284L16 -40L40 0L14 0L4 -40z'), '#b9c8a8') +
    line(put('M0 -46L0 -276'), { width: 1.6, colour: '#8a8f70' }) +
    solid(put('M-13 -282C-44 -290 -62 -306 -60 -322L60 -322C62 -306 44 -290 13 -282z'), '#5fa58a', ink(2.2)) +
    petal(-38, 15) +
    petal(38, 15) +
    petal(-20, 17) +
    petal(20, 17) +
    petal(0, 18) +
    solid(put(box(-62, -326, 124, 12)), '#4a8f78', ink(2))
  );
}

const tower = (x, w, h, fill, rows) =>
  solid(box(x, 600 - h, w, h), fill, ink(1.8)) +
  hair(
    repeat(rows, (i) => `M${x + 8} ${618 - h + i * 22}L${x + w - 8} ${618 - h + i * 22}`),
    0.6,
  );

/** A ship on the horizon. */
const ship = (x) =>
  solid(
    `M${x - 44} ${SEA - 14}L${x + 50} ${SEA - 14}L${x + 38} ${SEA + 4}L${x - 36} ${SEA + 4}z`,
    '#123640',
    ink(1.8),
  ) +
  [RUST, AMBER, TEAL].map((c, i) => solid(box(x - 14 + i * 18, SEA - 28, 17, 14), c, ink(1.4))).join('') +
  solid(box(x - 36, SEA - 36, 16, 22), DAY.light, ink(1.6));

const view = () =>
  across('sky', ['#cfe8e0', '#f3ecd2', '#fbdfa8'], LEFT, RIGHT) +
  area(box(LEFT, HEAD, RIGHT - LEFT, SILL - HEAD), 'url(#sky)') +
  glow(1040, 150, 190, '#ffffff', 0.7) +
  area(oval(1060, 150, 40), '#f5b54a') +
  area(box(LEFT, SEA, RIGHT - LEFT, 140), '#9fd3cc') +
  hair(
    repeat(5, (i) => `M${LEFT} ${SEA + i * 18}L${RIGHT} ${SEA + i * 18}`),
    0.4,
  ) +
  ship(416) +
  tower(788, 66, 210, '#a9d4c9', 8) +
  tower(852, 50, 290, '#e8dcb8', 12) +
  tower(1024, 58, 250, '#f0cf98', 10) +
  tower(1078, 60, 170, '#cfe0c4', 6) +
  lotus(960, 604) +
  area(`M${LEFT} 600C440 572 520 590 600 580C760 566 960 590 ${RIGHT} 574L${RIGHT} 650L${LEFT} 650z`, '#7fb79a') +
  line(`M${LEFT} 600C440 572 520 590 600 580C760 566 960 590 ${RIGHT} 574`, ink(1.8));

/** The room about the window. */
const room = () =>
  across('office', ['#b7d9cf', '#d6e8db', '#f3ecd6', '#fbe6bd'], 0, 1440) +
  area(box(-20, -20, 1480, 840), 'url(#office)') +
  hair(
    repeat(17, (i) => `M${30 + i * 86} -10L${30 + i * 86} 800`),
    0.2,
  );

const frame = () =>
  line(`M${LEFT} ${HEAD}L${RIGHT} ${HEAD}L${RIGHT} ${SILL}L${LEFT} ${SILL}z`, {
    width: 22,
    colour: DAY.ink,
    extra: 'stroke-miterlimit="4" ',
  }) +
  line(`M${RIGHT - 12} 70L${RIGHT - 12} 620`, { width: 3, colour: '#ffd9a0' }) +
  solid(box(LEFT - 30, SILL - 6, RIGHT - LEFT + 60, 24), '#dcb277', pen(2.4)) +
  area(box(LEFT - 20, SILL + 19, RIGHT - LEFT + 40, 14), '#0b5a58', 'fill-opacity=".2" ');

/** A shelf with files, and a clock without figures. */
const wall = () =>
  area(box(-20, 150, 320, 14), '#0b5a58', 'fill-opacity=".2" ') +
  solid(box(-20, 136, 330, 15), '#d3a25c', pen(2.2)) +
  [TEAL, RUST, CREAM, AMBER, TEAL, MINT]
    .map(
      (c, i) =>
        solid(box(18 + i * 36, 46, 34, 90), c, ink(2)) +
        area(card(27 + i * 36, 66, 16, 26, 3), c === CREAM ? TEAL : DAY.light),
    )
    .join('') +
  solid('M238 136L270 52L300 62L272 136z', CREAM, ink(2)) +
  solid(oval(1300, 100, 54), DAY.light, ink(7)) +
  line(
    repeat(12, (i) => {
      const a = (i * Math.PI) / 6;
      return `M${1300 + Math.round(40 * Math.cos(a))} ${100 + Math.round(40 * Math.sin(a))}L${1300 + Math.round(45 * Math.cos(a))} ${100 + Math.round(45 * Math.sin(a))}`;
    }),
    ink(4),
  ) +
  line('M1300 100L1300 68M1300 100L1322 112', ink(5));

/** A crow that looks to the right; (x, y) is between its feet. */
export function crow(x, y) {
  const at = placed(x, y, 0, 0.86);
  const put = (d) => at(facing(-1)(d));
  return (
    line(put('M-8 -34L-10 0M16 -34L18 0M-22 2L4 2M6 2L32 2'), ink(5)) +
    area(put('M54 -66L118 -16L100 -10L92 0L30 -34z'), DAY.ink) +
    area(
      put('M-44 -146C-60 -126 -58 -102 -48 -78C-42 -48 -24 -26 0 -24C34 -24 50 -50 44 -84C36 -118 12 -138 -14 -148z'),
      DAY.ink,
    ) +
    area(
      put(
        'M-12 -150C-22 -164 -52 -160 -54 -136C-58 -118 -54 -104 -48 -92C-28 -90 -4 -96 8 -114C2 -130 -4 -142 -12 -150z',
      ),
      '#8d9a98',
    ) +
    area(put('M-10 -158C-16 -180 -50 -184 -58 -160C-60 -150 -56 -138 -48 -134C-32 -130 -16 -138 -10 -158z'), DAY.ink) +
    area(put('M-52 -168C-74 -168 -92 -158 -100 -144C-84 -140 -66 -140 -52 -144z'), DAY.ink) +
    area(put(oval(-42, -160, 6.4)), DAY.light) +
    area(put(oval(-44, -160, 3.2)), DAY.ink) +
    line(put('M24 -100C28 -76 16 -56 -4 -52M36 -84C36 -62 26 -46 10 -40'), { width: 2, colour: '#5d7f86' })
  );
}

export const office = () => room() + wall() + view() + frame();

/** The table that they share. */
export const table = () =>
  solid(box(-20, 1030, 1480, 80), TEAL, pen(2.6)) +
  area(box(-20, 1036, 1480, 18), '#0b4a4c') +
  solid('M-20 768L1460 768L1460 1014L-20 1014z', '#f0cd93', pen(2.8)) +
  area('M900 770L1460 770L1460 1012L760 1012z', '#f9dfae') +
  hair('M-20 812L1460 812M-20 866L1460 866M-20 932L1460 932', 0.35) +
  solid(box(-20, 1012, 1480, 26), '#c8944e', pen(2.6));

/** A king coconut with a straw. */
export const coconut = () =>
  area('M1300 970L1436 982L1460 982L1460 994L1270 984z', '#a8743a', 'fill-opacity=".4" ') +
  line('M1350 882L1374 812L1398 806', ink(10)) +
  line('M1350 882L1374 812L1398 806', { width: 5.4, colour: DAY.light }) +
  solid(
    'M1284 922C1284 876 1310 856 1344 856C1380 856 1404 878 1404 922C1404 964 1376 988 1344 988C1312 988 1284 964 1284 922z',
    '#ee9a3a',
    ink(2.8),
  ) +
  area('M1284 922C1284 888 1298 870 1318 862C1304 896 1306 956 1330 987C1304 982 1284 960 1284 922z', '#c8702a') +
  solid(oval(1346, 870, 34, 12), '#fbf3dc', ink(2.4)) +
  solid(oval(1348, 872, 14, 5), '#7d4a1c', ink(1.8));

/** Two ledgers. */
export const ledgers = () =>
  area('M60 964L300 964L330 984L40 984z', '#a8743a', 'fill-opacity=".4" ') +
  solid(card(58, 936, 236, 38, 5), TEAL, ink(2.6)) +
  area(box(80, 946, 212, 18), CREAM) +
  solid(card(84, 900, 200, 36, 5), RUST, ink(2.6)) +
  area(box(104, 909, 178, 18), CREAM);
