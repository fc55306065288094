import { box, card, fine, firm, hair, pen, placed, polygon, relief, repeat, ring, solid } from '../parts/shapes.mjs';
import { area, chance, glow, line, round, stage } from '../stage.mjs';
import { cake, cupcake, LOAVES } from './parts/bakery.mjs';
import { reflector, ringLight } from './parts/studio.mjs';

const TABLE = { back: 596, front: 646, foot: 846 };
const FLOOR = 776;
const CAKE = { x: 1104, y: 604 };
/** What lies on each shelf: 0 to 3 are loaves, -1 is sold. */
const STOCK = [
  [0, 1, 2, 3, 0, 2],
  [2, 1, 0, 3, -1, 1],
];

/** Shelves on the wall behind. */
function shelves() {
  const shelf = (y, k) =>
    STOCK[k]
      .map((kind, i) => (kind < 0 ? '' : LOAVES[kind](656 + i * 108 + round(chance(i + k * 9) * 8), y)))
      .join('') +
    solid(box(630, y, 690, 12), '#0d242e', pen(2.6)) +
    fine(`M660 ${y + 12}v22l-14 -22M1290 ${y + 12}v22l14 -22`, 0.8);
  return shelf(262, 0) + shelf(406, 1);
}

/** An apron on a hook. */
const apron = () =>
  '<g transform="translate(18 0)">' +
  solid(card(511, 150, 18, 26, 7), '#0f2a33', pen(2.2)) +
  fine('M520 168v12q0 8 9 7', 0.95) +
  line('M504 236C502 196 516 184 520 184S538 196 536 236', pen(2.6)) +
  solid(
    'M500 234H540C542 270 556 290 574 300L580 452Q520 470 460 452L466 300C484 290 498 270 500 234z',
    '#0f2a33',
    pen(3),
  ) +
  fine('M490 340H550V384Q520 394 490 384zM466 304C440 330 446 380 440 420M574 304C596 330 592 380 600 416', 0.8) +
  hair('M502 250q18 8 36 0M476 400q4 28 2 52M562 400q-4 28 -2 52', 0.7) +
  '</g>';

/** The phone on its tripod in front; on its screen the same cake, framed in thirds. */
function phone() {
  const put = placed(838, 424, -3);
  const screen = card(-72, -140, 144, 280, 10);
  const legs = 'M838 640L752 870M838 640L930 870M838 640L846 870';
  return (
    line(legs, { width: 7 }) +
    line(legs, { width: 3, colour: '#0c212b' }) +
    solid(box(822, 590, 32, 60), '#0f2a33', pen(3)) +
    line('M854 618H896', { width: 4.4 }) +
    solid(ring(838, 652, 20, 9), '#0f2a33', pen(2.6)) +
    solid(put(card(-34, 144, 68, 30, 6)), '#0b1d27', pen(3)) +
    solid(put(card(-84, -158, 168, 316, 24)), '#0b1d27', pen(4)) +
    area(put(screen), '#2f7f7a') +
    area(put(box(-72, 56, 144, 40)), '#123d40') +
    cake((d) => put(placed(0, 78, 0, 0.43)(d)), false) +
    line(put('M-24 -140L-24 96M24 -140L24 96M-72 -62L72 -62M-72 17L72 17'), {
      width: 1.3,
      opacity: 0.6,
      colour: '#d9f5ef',
    }) +
    line(put('M-58 -98L-58 -116L-40 -116M58 -98L58 -116L40 -116M-58 64L-58 82L-40 82M58 64L58 82L40 82'), {
      width: 3,
      colour: '#fff',
    }) +
    area(put('M-72 96L72 96L72 130L62 140L-62 140L-72 130z'), '#081720') +
    line(put(card(-15, 103, 30, 30, 15)), { width: 3.4, colour: '#d9f5ef' }) +
    area(put(card(-9, 109, 18, 18, 9)), '#d9f5ef') +
    line(put(screen), pen(2))
  );
}

/** The table with what lies on it. */
function table() {
  const { back, front, foot } = TABLE;
  const top = polygon([
    [716, back],
    [1350, back],
    [1398, front],
    [672, front],
  ]);
  const leg = (x, w) => solid(box(x, front + 46, w, foot - front - 46), '#0a1a23', pen(2.8));
  return (
    leg(700, 30) +
    leg(1340, 30) +
    solid(box(690, front + 12, 690, 40), '#0b1d27', pen(2.8)) +
    solid(top, '#0f2a33', pen(3)) +
    hair(
      repeat(3, (i) => `M${704 - i * 11} ${back + 13 + i * 12}H${1362 + i * 11}`),
      0.4,
    ) +
    solid(box(668, front, 734, 14), '#0d242e', pen(3)) +
    fine(`${box(980, front + 20, 160, 24)}M1044 ${front + 32}h32`, 0.7)
  );
}

/** Digital marketing: in a bakery a birthday cake is photographed for a post; the cake is white-hot. */
export default function digitalMarketing() {
  const wall = relief(12, (x, i) => 140 + i * 52 + 8 * Math.sin(x / 190 + i * 0.6), 0.26);
  const floor =
    area(box(0, FLOOR, 1700, 200), '#060f17') +
    firm(`M0 ${FLOOR}H1700`, 0.8) +
    relief(5, (x, i) => FLOOR + 14 + i * 16 + 2 * Math.sin(x / 120 + i), 0.3);
  const pool = `<g transform="translate(${CAKE.x} ${CAKE.y + 8}) scale(1 .13)">${glow(0, 0, 300, '#ffffff', 0.6)}</g>`;
  const light = glow(CAKE.x, 470, 330, '#ffffff', 0.55) + pool;
  const plates = repeat(5, (i) => solid(ring(1318, 628 - i * 6, 44, 9), '#0d242e', pen(2.2)));
  const props = plates + cupcake(956, 634) + cupcake(1238, 638);
  return stage(
    wall +
      floor +
      shelves() +
      apron() +
      ringLight() +
      table() +
      light +
      props +
      cake(placed(CAKE.x, CAKE.y + 6), true) +
      glow(CAKE.x, 330, 120, '#ffd08a', 0.4) +
      reflector() +
      phone(),
    { meet: 1090, spread: 540, top: 112 },
  );
}
