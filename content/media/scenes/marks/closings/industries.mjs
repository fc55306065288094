import { DAY, daylight, hillsOn } from '../daylight.mjs';
import { PEOPLE, tiles } from '../parts/facade.mjs';
import { palmAt } from '../parts/garden-plants.mjs';
import { pole, thinner, wires } from '../parts/roadside.mjs';
import { box, card, fine, firm, hair, pen, placed, relief, repeat, solid } from '../parts/shapes.mjs';
import { bicycle } from '../parts/street.mjs';
import { area, bell, chance, glow, line, round, TAU } from '../stage.mjs';
import { emptyShop } from './parts/empty-shop.mjs';
import { customer, garage, schoolVan } from './parts/trade-garage.mjs';
import { grocer, pharmacy, restaurant } from './parts/trade-row.mjs';

const WIDTH = 1440;
const FRONTS = 606;
const KERB = 628;

/** Hills behind the town, paler the farther, and the low sun at the right. */
function land() {
  const far = (x) => 396 - 96 * bell(x, 330, 190) - 70 * bell(x, 1010, 260) - 60 * bell(x, 1480, 130);
  const near = (x) => 500 - 50 * bell(x, 60, 170) - 46 * bell(x, 430, 150) - 70 * bell(x, 1450, 110);
  const hill = hillsOn(FRONTS + 10, 0.6);
  return (
    relief(5, (x, i) => 130 + i * 40 + 8 * Math.sin(x / 120 + i * 0.6), 0.28) +
    glow(1390, 240, 240, '#fff6df', 0.95) +
    hill(far, -20, 840, '#d6e9dd') +
    hill(far, 840, 1460, '#f4dfb6') +
    relief(6, (x, i) => far(x) + 18 + i * 20 + i * i, 0.42) +
    hill(near, -20, 840, '#b9dccd') +
    hill(near, 840, 1460, '#e6cd96') +
    relief(4, (x, i) => near(x) + 20 + i * 17, 0.3)
  );
}

/** A dagoba on the hill, far off; (x, y) is the middle of its foot. */
function dagoba(x, y) {
  const put = placed(x, y);
  const bell = 'M-22 -6C-22 -34 -10 -40 -6 -42L6 -42C10 -40 22 -34 22 -6z';
  return (
    solid(put(box(-30, -6, 60, 24)), '#e4eee0', pen(1.4, 0.7)) +
    solid(put(bell), '#eff3e4', pen(1.5, 0.7)) +
    solid(put('M-5 -42L5 -42L5 -50L2 -50L0 -74L-2 -50L-5 -50z'), '#eff3e4', pen(1.4, 0.7))
  );
}

/** A crown of leaves about (x, y), its edge in small lobes. */
function crown(x, y, rx, ry, fill) {
  const count = 20;
  const at = (i, reach) => {
    const a = (i * TAU) / count;
    return `${round(x + rx * reach * Math.cos(a))} ${round(y + ry * reach * Math.sin(a))}`;
  };
  const reach = (i) => 0.88 + 0.12 * chance((i % count) + x);
  const lobes = repeat(count, (i) => `Q${at(i + 0.5, 1.2)} ${at(i + 1, reach(i + 1))}`);
  return solid(`M${at(0, reach(0))}${lobes}z`, fill, pen(1.8, 0.8));
}

/** A spreading rain tree behind the wall; the foot of its trunk is at (x, y). */
function rainTree(x, y) {
  const trunk =
    'M-11 0C-8 -40 -20 -80 -74 -150L-64 -152C-20 -104 -8 -98 -2 -160L6 -160C8 -98 24 -106 66 -152L74 -148C26 -82 12 -50 14 0z';
  const tufts = repeat(26, (i) => {
    const [u, v] = [x - 124 + 248 * chance(i * 3 + 2), y - 216 + 62 * chance(i * 5 + 1)];
    return `M${round(u - 7)} ${round(v)}q7 -8 14 0`;
  });
  return (
    crown(x - 4, y - 142, 116, 30, '#6fb0a2') +
    solid(placed(x, y)(trunk), '#2b6a68', pen(1.8)) +
    crown(x - 84, y - 162, 82, 34, '#8fc7b6') +
    crown(x + 82, y - 166, 84, 34, '#9ccdba') +
    crown(x, y - 196, 104, 44, '#a9d6c2') +
    hair(tufts, 0.6)
  );
}

/** The wall of the school with its gate, and the roof behind it. */
function school() {
  const bars = repeat(9, (i) => `M${353 + i * 7} 540V${FRONTS}`);
  return (
    solid('M100 486H230L262 524H70z', '#d2b184', pen(1.8, 0.8)) +
    line(tiles([100, 230, 486], [70, 262, 524], 3), { width: 1.2, colour: '#8a5a2c', opacity: 0.6 }) +
    solid(box(88, 524, 160, 40), '#e2efe4', pen(1.4, 0.6)) +
    solid(box(-20, 556, 364, 50) + box(412, 556, 106, 50), '#dfece0', pen(2)) +
    solid(box(-20, 550, 364, 8) + box(412, 550, 106, 8), '#f4f5e8', pen(1.6)) +
    fine(`M180 558V${FRONTS}M262 558V${FRONTS}M466 558V${FRONTS}`, 0.4) +
    solid(box(338, 532, 12, 74) + box(410, 532, 12, 74), '#f4f5e8', pen(1.8)) +
    fine(`${bars}M350 544H410M350 590H410`, 0.8)
  );
}

/** The pavement, its kerb, the road with its broken line, and the kerb on our side. */
function ground() {
  const slabs = repeat(36, (i) => `M${8 + i * 42} ${FRONTS}l-9 ${KERB - FRONTS}`);
  const dashes = repeat(11, (i) => `M${40 + i * 140} 716h70l-5 7h-72z`);
  return (
    area(box(-20, FRONTS, WIDTH + 40, KERB - FRONTS + 2), '#fbefd6') +
    area(`M-20 ${FRONTS}H1312L1286 ${FRONTS + 9}H-20z`, '#b3d6ca') +
    firm(`M-20 ${FRONTS}H${WIDTH + 20}`, 0.8) +
    hair(slabs, 0.4) +
    solid(box(-20, KERB, WIDTH + 40, 9), '#e3cc9c', pen(2)) +
    area(box(-20, KERB + 9, WIDTH + 40, 300), '#e6d7ba') +
    area(box(-20, KERB + 9, WIDTH + 40, 7), '#bda983') +
    area(dashes, '#f7edd6') +
    relief(2, (x, i) => 752 + i * 22 + Math.sin(x / 160 + i), 0.22) +
    solid(box(-20, 800, WIDTH + 40, 9), '#e3cc9c', pen(2)) +
    area(box(-20, 809, WIDTH + 40, 60), '#f3e6c8')
  );
}

/** A pupil in white on the way to school, from behind, a satchel on the back. */
const pupil = (x, satchel) =>
  customer(x, 619, '#f4f5e8', '#f4f5e8', 0.74) + solid(card(x - 7, 582, 14, 16, 4), satchel, pen(1.6));

/** Is your trade missing: a street of trades on a bright morning, and at its end an empty shop, its wall just painted. */
export default function industries() {
  const poles = [-260, 452, 1500].map((x) => [x, FRONTS]);
  return daylight(
    land() +
      dagoba(404, 317) +
      wires(poles) +
      poles.map(([x, y]) => pole(x, y)).join('') +
      rainTree(270, 590) +
      school() +
      palmAt(1412, 604, 1.3) +
      ground() +
      pharmacy() +
      grocer() +
      restaurant() +
      garage() +
      emptyShop() +
      pupil(370, DAY.ink) +
      pupil(404, '#e8952f') +
      thinner(bicycle(214, 622, 0.42), 0.7) +
      area('M1034 625H1066L1056 631H1010z', '#0b6b6a', 'fill-opacity=".36" ') +
      solid(placed(1050, 625, 0, 1.05)(PEOPLE.dog), '#8a5a2c', pen(1.5)) +
      schoolVan(placed(528, 668)),
    { meet: 780, spread: 640, left: 140, top: 224, width: 1280, height: 480 },
  );
}
