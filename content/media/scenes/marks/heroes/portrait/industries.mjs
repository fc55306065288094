import { figure, lamplight, PEOPLE, passers } from '../../parts/facade.mjs';
import { crown, hills, retaining, steps } from '../../parts/hillside.mjs';
import { fade, gardenWall, lantern, pole, street, thinner, wires } from '../../parts/roadside.mjs';
import { placed, polygon, shine, stars } from '../../parts/shapes.mjs';
import { bicycle, palm, threeWheeler } from '../../parts/street.mjs';
import { accounts, coldStore, hotel, people, school, shop } from '../../parts/trades.mjs';
import { bell, glow, round, stage } from '../../stage.mjs';

const [WIDTH, HEIGHT, TOP] = [1200, 900, 150];
const MEET = 596;

/** The street above and the street below, each climbing to the right. */
const upper = (x) => round(434 - 0.022 * x);
const lower = (x) => round(676 - 0.022 * x);
const above = (x) => placed(x, upper(x), 0, 0.81);
const below = (x) => placed(x, lower(x), 0, 0.9);

const crest = (x) => 300 - 96 * bell(x, 740, 200) - 60 * bell(x, 330, 120) - 60 * bell(x, 1200, 160);

const POLES = [-120, 326, 1078, 1500].map((x) => [x, upper(x)]);

/** Light of the shop on the pavement. */
function spill() {
  const y = lower(MEET);
  const pool = polygon([
    [MEET - 37, y],
    [MEET + 37, y],
    [MEET + 84, y + 60],
    [MEET - 84, y + 60],
  ]);
  return shine('spill', pool, 0.45, 0);
}

/** Six trades in two streets, one above the other; in the middle below a shop, its counter white-hot. */
export default function industries() {
  const streetAbove =
    crown(352, upper(352) - 74, 34) +
    crown(1052, upper(1052) - 96, 40) +
    gardenWall(-30, 150, upper(150), 34) +
    gardenWall(300, 396, upper(396), 34) +
    gardenWall(640, 772, upper(772), 34) +
    gardenWall(1010, 1220, upper(1220), 34) +
    accounts(above(222)) +
    hotel(above(522)) +
    school(above(896)) +
    street(upper, -20, WIDTH + 20) +
    retaining(upper, -20, WIDTH + 20, 62, 11) +
    lantern(370, upper(370) + 10, '#8ff5e4') +
    lantern(1060, upper(1060) + 10, '#ffd08a') +
    passers(upper, [
      [400, 'guest', 1],
      [660, 'woman', 1],
      [680, 'child', 1],
      [738, 'dog', 1],
      [810, 'child', 1],
      [1000, 'elder', -1],
    ]);
  const streetBelow =
    steps(416, upper(416) + 24, lower(416)) +
    thinner(palm(772, lower(772), 176, -12, 52), 0.75) +
    figure(PEOPLE.woman, placed(408, lower(416) - 58)) +
    figure(PEOPLE.child, placed(426, lower(416) - 58)) +
    figure(PEOPLE.elder, placed(420, lower(416) - 150)) +
    people(below(240)) +
    glow(MEET, lower(MEET) - 46, 220, '#ffffff', 0.5) +
    shop(below(MEET), true) +
    coldStore(below(938)) +
    glow(MEET, lower(MEET) - 30, 120, '#ffffff', 0.12) +
    street(lower, -20, WIDTH + 20) +
    spill() +
    lantern(742, lower(742) + 10, '#ffe4b8') +
    passers(lower, [
      [360, 'woman', 1],
      [470, 'man', 1],
      [574, 'elder', 1],
      [780, 'woman', -1],
      [800, 'child', -1],
    ]);
  return stage(
    lamplight(MEET, 460) +
      stars(20, [0, TOP + 10, WIDTH, 90], 1.3) +
      hills(crest, WIDTH) +
      wires(POLES) +
      POLES.map(([x, y]) => pole(x, y)).join('') +
      thinner(palm(704, upper(704), 222, 14, 54), 0.75) +
      streetAbove +
      streetBelow +
      thinner(bicycle(330, lower(330) + 12, 0.36), 0.75) +
      fade('foot', WIDTH, TOP + 0.585 * HEIGHT, TOP + 0.66 * HEIGHT, TOP + HEIGHT + 2) +
      thinner(threeWheeler(664, lower(664) + 30, 0.5), 0.7),
    { meet: MEET, spread: 520, left: 0, top: TOP, width: WIDTH, height: HEIGHT },
  );
}
