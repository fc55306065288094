/** The workshop of the autocare-card closing: tools on the wall, the open door to the hills, the board of the bays. */
import { across, DAY, hillsOn, ink } from '../../daylight.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD, HONEY, MINT, SAND } from '../../parts/palette.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, curve, glow, line, sample } from '../../stage.mjs';

const [LEFT, RIGHT, FLOOR] = [640, 1040, 500];

const wall = () =>
  across('boards', ['#a9d3c9', '#d3e7da', '#f3ecd2', '#f9dfae'], 0, 1440) +
  area(box(-10, -10, 1460, 620), 'url(#boards)') +
  hair(
    repeat(18, (i) => `M${40 + i * 84} -10L${40 + i * 84} ${FLOOR}`),
    0.24,
  );

function outside() {
  const crests = [
    (x) => 190 - 90 * bell(x, 760, 130) - 60 * bell(x, 1020, 90),
    (x) => 236 - 46 * bell(x, 940, 120) - 20 * bell(x, 660, 70),
  ];
  const hill = hillsOn(FLOOR, 0.8);
  const folds = (f) =>
    repeat(6, (k) => hair(curve(sample((x) => f(x) + 10 + k * 11, LEFT, RIGHT, 10)), 0.4 - k * 0.05));
  return (
    area(box(LEFT, -10, RIGHT - LEFT, 520), '#fbe9c4') +
    glow(960, 70, 170, '#ffffff', 0.7) +
    crests.map((f, i) => hill(f, LEFT, RIGHT, ['#e9ecd4', '#c6dcc0'][i]) + folds(f)).join('') +
    palmAt(1006, 250, 0.66)
  );
}

const door = () =>
  area(box(LEFT - 14, -10, 18, FLOOR + 10) + box(RIGHT - 4, -10, 18, FLOOR + 10), DAY.ink) +
  line(`M${RIGHT - 6} 40V${FLOOR}`, { width: 3, colour: '#ffd9a0' }) +
  solid(box(LEFT - 24, -10, RIGHT - LEFT + 48, 42), BRIGHT_TEAL, ink(2.4)) +
  line(
    repeat(3, (i) => `M${LEFT - 24} ${2 + i * 11}H${RIGHT + 24}`),
    { width: 2, colour: DEEP_TEAL },
  );

const spanner = (x, y, s) => {
  const put = placed(x, y, 0, s);
  return area(put('M-14 -6C-22 8 -16 24 -7 29L-9 112C-9 124 9 124 9 112L7 29C16 24 22 8 14 -6L8 10L-8 10z'), DAY.ink);
};

/** Spanners by size, tins of oil. */
const tools = () =>
  solid(card(34, 34, 300, 132, 6), '#6fb3aa', ink(2.4)) +
  repeat(7, (i) => spanner(68 + i * 39, 56, 0.84 - i * 0.07)) +
  solid(box(20, 232, 96, 12), SAND, ink(2.2)) +
  [
    [44, BRIGHT_RUST],
    [88, HONEY],
  ]
    .map(
      ([x, fill]) =>
        solid(`M${x - 17} 232L${x - 17} 196L${x - 6} 184L${x + 17} 184L${x + 17} 232z`, fill, ink(2.2)) +
        area(box(x - 16, 204, 32, 15), CREAM),
    )
    .join('');

/** A column of cards for each bay; one of them waits. */
const board = () => {
  const cards = [
    [MINT, BRIGHT_TEAL, BRIGHT_RUST],
    [HONEY, MINT],
    [BRIGHT_TEAL, HONEY, MINT],
  ];
  return (
    line('M1078 -10V56M1190 -10V56', ink(3)) +
    solid(card(1054, 52, 160, 184, 6), '#8a5a2c', ink(2.6)) +
    area(box(1064, 62, 140, 164), CREAM) +
    line('M1110 68V220M1158 68V220', { width: 2, colour: '#b98140' }) +
    cards
      .map((column, i) =>
        column
          .map(
            (fill, j) =>
              solid(
                placed(1070 + i * 47, 72 + j * 50, i === 2 && j === 2 ? 7 : 0)(card(0, 0, 34, 40, 3)),
                fill,
                ink(2),
              ) + area(oval(1087 + i * 47, 76 + j * 50, 3.4), BRICK),
          )
          .join(''),
      )
      .join('')
  );
};

/** A calendar that shows the moon alone. */
const calendar = () =>
  solid(box(1356, 84, 66, 92), DAY.light, ink(2.2)) +
  area(box(1357, 85, 64, 52), '#173f4c') +
  area(oval(1389, 111, 16), GOLD) +
  line('M1366 148H1412M1366 160H1412', { width: 3, colour: '#b9c6c2', extra: 'stroke-dasharray="6 6" ' }) +
  area(oval(1389, 80, 4), DAY.ink);

const tyres = (x, count) =>
  repeat(
    count,
    (i) =>
      solid(card(x - 62, 560 - i * 38, 124, 40, 18), '#22343c', ink(2)) +
      line(`M${x - 44} ${572 - i * 38}l10 16m14 -16l10 16m14 -16l10 16m14 -16l10 16`, { width: 3, colour: '#4d6a70' }),
  );

const floor = () =>
  area(box(-10, FLOOR, 1460, 120), '#d9b184') +
  area(`M${LEFT} ${FLOOR}L${RIGHT} ${FLOOR}L1240 610L520 610z`, '#f3d7a6') +
  fine(`M-10 ${FLOOR}H1450`, 0.8) +
  hair('M-10 540H1450M120 500L40 600M330 500L280 600M1240 500L1310 600', 0.4);

export const garage = () => wall() + outside() + door() + floor() + tools() + board() + calendar() + tyres(1400, 3);

/** The desk of the cashier, before the car. */
export const desk = () =>
  solid(box(776, 478, 208, 140), BRIGHT_TEAL, pen(2.6)) +
  solid(card(796, 498, 168, 110, 4), DEEP_TEAL, pen(2)) +
  area(box(776, 478, 208, 12), '#0b4a4c') +
  solid(box(758, 456, 244, 24), '#f0cd93', ink(2.6)) +
  hair('M758 466H1002', 0.5);
