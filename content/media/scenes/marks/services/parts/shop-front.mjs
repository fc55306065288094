/** The front of the corner shop by day: tiles, the white signboard, the awning, the doorway and what stands behind it. */
import { DAY, ink } from '../../daylight.mjs';
import { box, card, fine, firm, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';
import { bananas, shelf } from './shop-goods.mjs';

const FLOOR = 772;
const ROOM = '#10333a';
const PAINT = '#17757a';
const WALL = '#f9e3b4';

/** A crow on the eaves, its foot at (x, y). */
const crow = (x, y) =>
  area(
    placed(
      x,
      y,
    )(
      'M-36 -2L-16 -18C-8 -34 8 -40 16 -40C24 -42 28 -36 28 -32L40 -27L26 -25C24 -12 12 -6 4 -5L4 0L0 0L-2 -5C-14 -6 -24 -2 -36 -2z',
    ),
    DAY.ink,
  );

/** Courses of half-round tiles, wider at the eaves, and the ridge. */
function roof() {
  const half = (i) => 372 + 28 * i;
  const courses = repeat(3, (i) => {
    const step = round(half(i + 1) / 13);
    const tiles = repeat(26, () => `q${round(step / 2)} 13 ${step} 0`);
    return `M${970 - half(i + 1)} ${170 + i * 20}${tiles}`;
  });
  return (
    solid('M598 144L1342 144L1454 232L486 232z', '#b5672a', ink(3.2)) +
    area('M1190 144L1342 144L1454 232L1250 232z', '#cf8640') +
    line(courses, { width: 2.2, colour: '#6b3d10' }) +
    solid(card(586, 132, 768, 18, 8), '#8a4a18', ink(2.8)) +
    crow(1440, 230) +
    solid(box(480, 230, 980, 12), '#6b3d10', ink(2.8))
  );
}

/** The signboard, blank but for a mango with its leaf and half of the next fruit. */
function board() {
  const leaf = 'M650 296C668 262 708 258 746 272C728 302 690 312 650 296z';
  const mango = 'M668 304C706 288 742 312 736 346C730 376 684 386 654 366C628 348 636 314 668 304z';
  return (
    area(box(540, 242, 860, 172), '#0d4a50') +
    area(box(540, 242, 860, 16), DAY.ink) +
    area(box(588, 262, 752, 142), DAY.ink) +
    solid(box(600, 254, 752, 142), '#ffffff', ink(5)) +
    area(mango, '#f0a02e') +
    area('M716 320C730 330 730 348 718 358C724 344 724 332 716 320z', '#ffd58c') +
    line('M956 280C982 282 1002 304 1002 330C1002 358 980 380 952 380C946 380 942 380 938 378', {
      width: 2,
      colour: '#9fb5ae',
    }) +
    area('M964 281C932 274 904 300 904 330C904 352 918 372 938 378C954 350 944 318 964 281z', PAINT) +
    area(leaf, PAINT) +
    line('M662 294C690 292 716 284 738 274', { width: 2.4, colour: '#8ecabf' })
  );
}

/** Stripes run from the wall to a scalloped edge. */
function awning() {
  const [top, foot] = [860 / 13, 940 / 13];
  const stripe = (i) => {
    const at = round(500 + i * foot);
    const cloth = `M${round(540 + i * top)} 408L${at} 496L${round(at + foot)} 496L${round(540 + (i + 1) * top)} 408z`;
    const flap = `M${at} 496v16a${round(foot / 2)} 18 0 0 0 ${round(foot)} 0v-16z`;
    const [sun, shade] = i % 2 ? ['#fff3d8', '#ecd2a0'] : ['#eb9a35', '#c47420'];
    return solid(cloth, sun, pen(2.4)) + solid(flap, shade, pen(2.4));
  };
  return repeat(13, stripe) + firm('M540 408H1400');
}

/** The doorway, bright from the yard behind the shop; in it the counter, a balance and a jar. */
function doorway() {
  const balance = 'M968 668V630M944 634L992 634M944 634l-9 18h18zM992 634l-9 18h18zM956 668h24';
  return (
    area(box(862, 500, 152, FLOOR - 500), '#ffe9b8') +
    area('M862 700L1014 690L1014 772L862 772z', '#f3c778') +
    area('M862 640C872 622 890 624 896 642C912 640 922 656 918 702L862 704z', '#7fb9a4') +
    area(`${box(906, 676, 108, 96)}${box(898, 666, 116, 12)}`, '#7a4716') +
    line(balance, ink(4)) +
    line(`M862 ${FLOOR}V500M1014 ${FLOOR}V500`, { width: 7, colour: DAY.ink })
  );
}

/** A leaf of planks between a far edge at x and a near edge at `to`, which stands `out` nearer to us. */
function leaf(x, to, out, fill) {
  const [far, near] = [
    [522, FLOOR],
    [522 - out, FLOOR + out],
  ];
  const along = (share) => {
    const at = round(x + (to - x) * share);
    return `M${at} ${round(far[0] + (near[0] - far[0]) * share)}V${round(far[1] + (near[1] - far[1]) * share)}`;
  };
  const edge = polygon([
    [x, far[0]],
    [to, near[0]],
    [to, near[1]],
    [x, far[1]],
  ]);
  return solid(edge, fill, ink(3)) + line([0.25, 0.5, 0.75].map(along).join(''), { width: 2, colour: '#0b4a4d' });
}

/** The two openings with their shelves, the right one between its two leaves. */
const bays = () =>
  solid(box(592, 500, 236, 204), ROOM, ink(3)) +
  shelf(592, 616, 5, 236) +
  shelf(592, 694, 5, 236) +
  solid(box(584, 702, 252, 14), '#c8863c', ink(2.6)) +
  area(box(1050, 500, 300, FLOOR - 500), ROOM) +
  shelf(1050, 628, 4, 200) +
  shelf(1050, 704, 4, 200) +
  bananas(1092, 552);

/** The whole front, the shade of its awning on the wall, the step before the door. */
export const shopFront = () =>
  roof() +
  solid(box(556, 400, 828, FLOOR - 400), WALL, ink(3)) +
  area(box(556, 718, 828, FLOOR - 718), '#8ecabf') +
  fine('M556 718H1384') +
  bays() +
  doorway() +
  area('M556 500L1384 500L1384 548L556 560z', DAY.ink, 'fill-opacity=".42" ') +
  leaf(1050, 1026, 16, PAINT) +
  leaf(1352, 1248, 26, '#1f8a88') +
  area('M1248 496L1352 496L1352 544L1248 556z', DAY.ink, 'fill-opacity=".34" ') +
  solid(box(540, FLOOR, 860, 30), '#d9a866', ink(3)) +
  solid(box(838, FLOOR + 10, 200, 26), '#f6e3bb', ink(2.8)) +
  area(`M874 ${FLOOR}L1004 ${FLOOR}L1010 ${FLOOR + 10}L868 ${FLOOR + 10}z`, '#fff6df') +
  board() +
  awning() +
  hair(
    repeat(7, (i) => `M${560 + i * 42} ${FLOOR + 16}h24M${1050 + i * 48} ${FLOOR + 16}h28`),
    0.5,
  );
