import { box, card, dot, fine, firm, hair, pen, polygon, repeat, ring, shine, solid } from '../parts/shapes.mjs';
import { area, curve, glow, line, round, sample, stage } from '../stage.mjs';
import { deep, RACK, rack } from './parts/rack.mjs';

const RACKS = [520, 720, 920, 1120];
const HOT = 920;
const FLOOR = RACK.foot + 8;

/** The tray under the ceiling and the cables that rise to it from each rack. */
function cabling() {
  const tray =
    solid(box(360, 274, 1280, 16), '#0d242e', pen(2.8)) +
    hair(
      repeat(40, (i) => `M${376 + i * 32} 274v16`),
      0.6,
    );
  const hangers = fine(
    repeat(5, (i) => `M${710 + i * 200} 274V90`),
    0.45,
  );
  const bundle = (x) =>
    repeat(6, (i) => {
      const [from, to] = [x + 32 + i * 12, x + 92 + i * 12];
      const d = `M${from} ${RACK.top - 4}C${from} 302 ${to} 326 ${to} 288`;
      return line(d, { width: 6, colour: '#060f17' }) + line(d, { width: 2.8 });
    });
  return hangers + RACKS.map(bundle).join('') + tray;
}

/** A raised floor in tiles; those before the racks let cold air through. */
function floor() {
  const shares = [0.3, 0.2, 0.1, 0, -0.1, -0.21, -0.33, -0.46];
  const at = (i, share) => deep([1000 + (i - 12.5) * 100, FLOOR], share);
  const wall = round(at(0, shares[0])[1]);
  const rows = shares.map((share) => `M340 ${round(at(0, share)[1])}H1660`).join('');
  const seams = repeat(26, (i) => polygon([at(i, shares[0]), at(i, -0.5)], false));
  const holes = (i) =>
    repeat(35, (j) => {
      const [hx, hy] = at(i + 0.12 + (j % 7) * 0.12, -0.12 - Math.floor(j / 7) * 0.018).map(round);
      return `M${hx} ${hy}h5`;
    });
  return (
    area(box(0, wall, 1700, 400), '#060f17') +
    hair(rows + seams, 0.34) +
    line(`M0 ${wall}H1700`, { width: 2.4, opacity: 0.8 }) +
    line([9, 11, 13, 15].map(holes).join(''), { width: 2.6, opacity: 0.6 }) +
    shine('spill', polygon([at(11.7, 0), at(13.3, 0), at(13.3, -0.5), at(11.7, -0.5)]), 0.34, 0)
  );
}

/** A crash cart: screen, keyboard and a spare unit on a trolley. */
function cart() {
  const screen =
    solid(box(1346, 398, 148, 98), '#0c212b', pen(3)) + solid(box(1356, 408, 128, 78), '#2a2619', pen(1.8));
  const progress =
    fine('M1370 426h62M1370 442h86') + fine(box(1370, 456, 100, 14), 0.9) + area(box(1373, 459, 56, 8), '#ffd08a');
  const shelves = solid(box(1330, 546, 184, 14) + box(1330, 666, 184, 14), '#0d242e', pen(2.8));
  const posts = firm('M1340 560V666M1504 560V666');
  const keyboard = solid('M1350 546L1358 532H1468L1478 546z', '#10303a', pen(2.4)) + hair('M1360 538H1472', 0.8);
  const spare =
    solid(box(1352, 636, 140, 30), '#0d2630', pen(2.4)) + fine(repeat(5, (i) => box(1362 + i * 16, 643, 11, 16)));
  const wheels =
    solid(ring(1346, 692, 12) + ring(1498, 692, 12), '#060f17', pen(2.6)) + fine('M1340 684h12M1492 684h12');
  return firm('M1420 496V546') + screen + progress + posts + keyboard + shelves + spare + wheels;
}

/** A fire extinguisher on the wall. */
const extinguisher = () =>
  solid(card(1546, 470, 40, 100, 14), '#33220f', pen(2.8)) +
  solid('M1558 470V460H1574V470z', '#0c212b', pen(2.2)) +
  firm('M1552 456H1584L1592 448M1556 460L1546 446') +
  fine('M1552 458C1528 462 1530 500 1532 540M1546 500H1586M1546 534H1586');

/** A step ladder at the end of the row; its hind legs stand farther in. */
function ladder() {
  const half = (y) => 22 + (y - 392) * 0.085;
  const tread = (i) => {
    const y = 430 + i * 38;
    return solid(box(462 - half(y), y, half(y) * 2, 6), '#10303a', pen(2));
  };
  const hind = fine(`M448 394L${462 - half(650) + 9} 640M476 394L${462 + half(650) - 9} 640`, 0.5);
  const rails = firm(`M${462 - half(392)} 392L${462 - half(702)} 702M${462 + half(392)} 392L${462 + half(702)} 702`);
  return hind + repeat(7, tread) + rails + solid(box(434, 382, 56, 12), '#0d242e', pen(2.8));
}

/** Platforms: a small machine room; the rack in the middle is being rebuilt, unit by unit, from its plan. */
export default function platformAndDevops() {
  const joints = repeat(15, (i) => `M${390 + i * 90} 90V586`);
  const breeze = (i) => {
    const from = 668 - i * 34;
    const settle = (x) => 1 - Math.exp(-(x - from) / 130);
    return (x) => 216 + settle(x) * (i * 34 - 66 + 14 * Math.sin(x / 130 + i * 0.5));
  };
  const wind = repeat(6, (i) => hair(curve(sample(breeze(i), 668 - i * 34, 1640)), 0.42 - i * 0.04));
  const cooler =
    solid(card(440, 142, 230, 74, 12), '#0c212b', pen(3)) +
    fine('M456 198H654M456 206H654') +
    hair('M456 156H612M456 164H612M456 172H612') +
    dot(640, 162, 3.4, '#8ff5e4');
  const room = area(box(0, 80, 1700, 506), '#060f17', 'fill-opacity=".3" ') + hair(joints, 0.2) + wind + cooler;
  const row = RACKS.map((x, i) => rack(x, i * 17, x === HOT)).join('');
  const light = glow(1000, 590, 330, '#ffffff', 0.45);
  return stage(room + floor() + ladder() + extinguisher() + cabling() + row + light + cart(), { meet: 1000, top: 112 });
}
