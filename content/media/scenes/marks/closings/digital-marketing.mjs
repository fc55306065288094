import { DAY, daylight } from '../daylight.mjs';
import { box, fine, hair, pen, placed, relief, repeat, solid } from '../parts/shapes.mjs';
import { area, bell, chance, curve, glow, line, round, sample } from '../stage.mjs';
import { bakeShop, glassCase } from './parts/bake-shop.mjs';
import { breadTuk } from './parts/bread-tuk.mjs';
import { cake, phone, table } from './parts/cake-shoot.mjs';
import { girl, rays } from './parts/reflector-girl.mjs';

const KERB = 640;
const CAKE = { x: 968, y: 622 };

/** The hills round Kandy, paler the further away. */
function hills() {
  const crests = [
    (x) => 330 - 90 * bell(x, 1500, 130) - 40 * bell(x, 1220, 120) + 5 * Math.sin(x / 40),
    (x) => 400 - 76 * bell(x, 1330, 130) - 20 * bell(x, 1560, 80),
    (x) => 486 - 40 * bell(x, 1180, 110) - 30 * bell(x, 1570, 120) + 6 * Math.sin(x / 34),
  ];
  return crests
    .map((f, i) => {
      const d = curve(sample(f, 1100, 1620, 10));
      const folds = repeat(6, (k) => hair(curve(sample((x) => f(x) + 10 + k * 13, 1100, 1620, 10)), 0.4 - k * 0.05));
      return (
        area(`${d}L1620 700L1100 700z`, ['#f6ead0', '#f4dfb6', '#e6c78c'][i]) +
        fine(d, 0.8) +
        folds +
        (i === 1 ? stupa(1338, 328) : '')
      );
    })
    .join('');
}

/** The stupa of a temple on its hill, in whitewash, the shade on its left. */
function stupa(x, y) {
  const put = placed(x, y, 0, 1.12);
  return (
    solid(put('M-30 -14C-34 -42 -16 -56 0 -56C16 -56 34 -42 30 -14z'), DAY.light, pen(2)) +
    area(put('M-30 -14C-34 -42 -16 -56 -2 -56C-16 -44 -18 -28 -14 -14z'), '#d3d9c6') +
    solid(put(`${box(-38, -15, 76, 8)}${box(-46, -7, 92, 9)}${box(-9, -67, 18, 11)}`), DAY.light, pen(1.8)) +
    solid(put('M-7 -67L-2 -98L2 -98L7 -67z'), '#f0d9ac', pen(1.6)) +
    fine(put('M0 -98L0 -110'))
  );
}

/** Trees and roofs of the town below the street. */
function town() {
  const tree = (x, y, r, fill) => {
    const edge = Array.from({ length: 9 }, (_, i) => {
      const a = (i / 8) * Math.PI;
      return [x - r * Math.cos(a), y - r * (0.3 + 0.9 * Math.sin(a)) - 6 * chance(i + x)];
    });
    return solid(`${curve(edge)}z`, fill, pen(1.6));
  };
  const house = (x, y, w) =>
    solid(box(x, y, w, 40), DAY.paper, pen(1.6)) +
    solid(`M${x - 8} ${y}L${x + 10} ${y - 24}L${x + w - 10} ${y - 24}L${x + w + 8} ${y}z`, '#b5672a', pen(1.8)) +
    hair(
      repeat(Math.round(w / 12), (i) => `M${round(x + 8 + i * 12)} ${y - 22}l-3 20`),
      0.7,
    ) +
    area(box(x + w * 0.3, y + 10, 10, 16) + box(x + w * 0.6, y + 10, 10, 16), DAY.ink);
  return (
    tree(1170, 560, 44, '#8fb894') +
    house(1290, 522, 66) +
    tree(1420, 566, 46, '#b9b26a') +
    tree(1570, 566, 52, '#d3ad5a')
  );
}

/** The street, its parapet, the kerb, and the paving of the little square. */
function ground() {
  const slabs = [672, 712, 764, 830];
  const joints = [-900, -560, -260, 0, 260, 560, 900]
    .map((u) => `M${1000 + u * 0.52} ${KERB + 10}L${1000 + u} 870`)
    .join('');
  return (
    solid(box(1120, 548, 500, 46), '#dfb877', pen(2)) +
    hair('M1120 570H1620M1540 556v14M1580 556v14M1560 570v24M1600 570v24', 0.7) +
    solid(box(1120, 540, 500, 10), '#f6e3bb', pen(1.8)) +
    area(box(1120, 594, 500, 50), '#c39a62') +
    area(box(380, KERB, 1240, 260), '#fbefd6') +
    solid(box(1120, KERB - 8, 500, 14), DAY.paper, pen(2)) +
    hair(joints + slabs.map((y) => `M380 ${y}H1620`).join(''), 0.42) +
    area('M380 668H1130L1080 690H380z', '#a8cfc4')
  );
}

/** A crow that waits for crumbs. */
function crow(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    area(put('M-10 3L20 3L-50 12L-84 8z'), '#8a4f06', 'fill-opacity=".34" ') +
    line(put('M-4 -12L-6 2L-14 4M-6 2L0 4M6 -12L8 2L0 4M8 2L14 4'), { width: 2, colour: DAY.ink }) +
    area(
      put(
        'M-30 -60L-12 -70C2 -75 13 -67 14 -55C34 -50 52 -36 72 -18L58 -17L34 -20C24 -10 4 -8 -8 -16C-18 -24 -16 -42 -8 -54L-12 -60z',
      ),
      DAY.ink,
    ) +
    line(put('M16 -44C28 -40 38 -32 44 -24'), { width: 1.6, colour: '#7fd0c6' })
  );
}

/** Digital marketing: a bakery in Kandy in morning sun, its white cake outside being photographed for a post. */
export default function digitalMarketing() {
  const air = relief(4, (x, i) => 150 + i * 34 + 8 * Math.sin(x / 110 + i * 0.6), 0.4);
  return daylight(
    air +
      glow(1560, 190, 260, '#fff6df', 0.9) +
      hills() +
      town() +
      ground() +
      breadTuk(1204, 634, 0.94) +
      bakeShop() +
      glassCase(416, 690) +
      table(CAKE.x, CAKE.y, 832) +
      girl(684, 792) +
      rays(722, 556) +
      cake(placed(CAKE.x, CAKE.y + 12, 0, 0.86)) +
      crow(1388, 742, 0.8) +
      phone(1166, 540, 852),
    { meet: 980, top: 112 },
  );
}
