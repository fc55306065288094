/** The brass balance of a market stall, what lies in its pans, and the woman who sets the last weight. */
import { DAY, ink } from '../../daylight.mjs';
import { DEEP_TEAL, DUSK, RUST, SKIN, TEAL } from '../../parts/palette.mjs';
import { box, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const [BRASS, DULL, SHINE] = ['#e6a738', '#b97718', '#ffe6ae'];
const [SAREE, UMBER] = ['#e8952f', '#8a4f06'];
const [BLOUSE, SHADE] = [TEAL, DEEP_TEAL];
const GOLD = { width: 4.4, colour: '#f3b740' };
const FOLD = { width: 1.6, colour: UMBER };

/** A weight with a knob, the middle of its foot at (x, y). */
export function weight(x, y, size, fill = BRASS, shine = SHINE) {
  const put = placed(x, y, 0, size);
  const knob = 'C16 -46 7 -44 6 -51C13 -55 12 -68 0 -68C-12 -68 -13 -55 -6 -51C-7 -44 -16 -46 -21 -40z';
  return (
    solid(put(`M-21 -2C-18 4 18 4 21 -2L21 -40${knob}`), fill, ink(2.4)) +
    line(put('M-13 -33L-13 -8M-4 -61L-2 -63'), { width: 4 * size, colour: shine }) +
    line(put('M-21 -38C-14 -34 14 -34 21 -38'), ink(1.4))
  );
}

/** A post as a framed picture about (x, y): on its ground a shape, and on that a detail. */
function post(x, y, size, ground, [shape, fill], [detail, tint]) {
  const put = placed(x, y, 0, size / 76);
  const square = (half) => put(box(-half, -half, 2 * half, 2 * half));
  const frame = solid(square(38), DAY.ink, ink(2)) + area(square(33), DAY.paper) + area(square(28), ground);
  return frame + area(put(shape), fill) + area(put(detail), tint);
}

/** Four posts, two on two; the middle of their foot is at (x, y). */
function posts(x, y) {
  const fish = 'M-23 0C-12 -17 8 -16 14 -2L25 -13L22 1L25 13L14 3C6 16 -13 15 -23 0z';
  const cup = 'M-19 -12L11 -12C11 8 8 15 -4 15C-16 15 -19 8 -19 -12zM-24 18L17 18L13 22L-20 22z';
  const handle = 'M11 -10C28 -13 26 12 6 11L8 7C21 8 20 -8 11 -6z';
  const cake = 'M-21 20L21 20L21 4L-21 4zM-13 2L13 2L13 -12L-13 -12zM-2 -13L2 -13L2 -21L-2 -21z';
  const icing = 'M-21 4L21 4L21 8C14 14 10 6 5 9C0 14 -6 6 -11 9C-16 14 -20 10 -21 8z';
  const lamp = 'M-23 2L23 2C20 14 10 18 5 18L9 23L-9 23L-5 18C-10 18 -20 14 -23 2z';
  return (
    post(x - 31, y - 108, 61, '#8fd6cb', [fish, DAY.ink], [oval(-13, -2, 2.4), DAY.paper]) +
    post(x + 31, y - 108, 61, '#f7d9a0', [cup, BLOUSE], [handle, BLOUSE]) +
    post(x - 39, y - 38, 77, '#f4bd5a', [cake, RUST], [icing, DAY.paper]) +
    post(x + 39, y - 38, 77, '#5fb0a6', [lamp, UMBER], ['M0 -23C9 -11 8 -1 0 0C-8 -1 -9 -11 0 -23z', '#f7c65f'])
  );
}

/** A pan on three chains, the middle of its rim at (x, y), what it holds standing behind the rim. */
function pan(x, y, goods, metal) {
  const put = placed(x, y);
  const chain = (d) => line(put(d), { width: 5, colour: metal, extra: 'stroke-dasharray="6 7" ' });
  const bowl = put('M-116 0C-104 23 104 23 116 0C94 66 -94 66 -116 0z');
  const shade = 'M116 0C96 46 0 62 -62 39C-20 44 60 40 84 13C100 10 110 6 116 0z';
  return (
    area(put(oval(0, 0, 116, 17)), '#9a5f17') +
    chain('M0 -308L0 -290M0 -278L4 -15') +
    goods +
    chain('M-2 -278L-112 0M2 -278L112 0') +
    area(bowl, BRASS) +
    area(put(shade), DULL) +
    line(bowl, ink(2.8)) +
    line(put('M-94 19C-70 25 -40 27 -16 27'), { width: 4, colour: SHINE }) +
    solid(put(oval(0, -284, 9)), BRASS, ink(2.2))
  );
}

/** The beam, dead level, its tongue upright between the cheeks that hang from the roof. */
function beam() {
  const put = placed(950, 290);
  const above = 'M-222 -9C-150 -9 -70 -14 -34 -26C-20 -31 20 -31 34 -26C70 -14 150 -9 222 -9';
  const below = 'L222 9C150 9 70 12 30 24C16 28 -16 28 -30 24C-70 12 -150 9 -222 9z';
  const cheeks = 'M-19 10L-15 -104C-14 -128 14 -128 15 -104L19 10L9 14L7 -98C6 -108 -6 -108 -7 -98L-9 14z';
  return (
    line(put('M0 -190L0 -126'), { width: 7, colour: DAY.ink }) +
    solid(put(cheeks), DULL, ink(2.4)) +
    solid(put(above + below), BRASS, ink(3)) +
    line(put('M-196 -3C-140 -3 -70 -8 -36 -18M40 -17C76 -8 140 -3 192 -3'), { width: 3.4, colour: SHINE }) +
    solid(put(oval(0, 0, 13)), DULL, ink(2.6)) +
    solid(put(oval(-215, 0, 16) + oval(215, 0, 16)), BRASS, ink(2.8)) +
    area(put(`${oval(-215, 3, 5)}${oval(215, 3, 5)}${oval(0, 0, 4.5)}M-5 -20L0 -100L5 -20z`), DAY.ink)
  );
}

/** The whole balance; in its right pan the brass weights, and room for one more. */
export function balance() {
  const weights = weight(1163, 624, 1.1) + weight(1111, 627, 1.45);
  return pan(735, 612, posts(735, 624), '#6b3d10') + pan(1165, 612, weights, BRASS) + beam();
}

/** The seller's arm: elbow towards us, forearm beyond it, and the last weight, pure white, in her fingers. */
function arm() {
  const forearm = 'M1272 566C1276 612 1292 656 1314 694C1326 712 1352 706 1358 684C1352 640 1314 606 1300 552z';
  const upper = 'M1312 572L1366 572C1374 620 1374 662 1363 692C1352 710 1328 706 1325 686C1321 650 1314 616 1312 572z';
  const sleeve = 'M1304 494C1326 478 1352 490 1360 516L1374 590C1358 606 1326 608 1310 598C1302 566 1298 530 1304 494z';
  const fingers = 'M1300 554C1296 526 1276 505 1253 505C1234 507 1216 520 1206 536C1201 546 1208 553 1214 549';
  const thumb = 'L1231 533L1241 532C1235 539 1230 545 1228 553C1226 562 1233 565 1239 560L1256 543Q1266 552 1272 566z';
  const bangles = repeat(4, (i) => placed(1288 + i * 4.6, 561 + i * 11)('M-17 7C-8 8 8 1 15 -9'));
  return (
    solid(forearm, SKIN, ink(2.2)) +
    weight(1222, 618, 1.15, '#ffffff', '#c9e8e2') +
    solid(fingers + thumb, SKIN, ink(2)) +
    line('M1241 532L1254 526M1218 526L1231 520M1228 517L1243 512', { width: 1.6, colour: '#5b3519' }) +
    line(bangles, { width: 8.4, colour: DAY.ink }) +
    line(bangles, GOLD) +
    solid(upper, SKIN, ink(2.2)) +
    solid(sleeve, SHADE, ink(2.4)) +
    line('M1311 590C1328 600 1356 598 1372 583', GOLD)
  );
}

/** Her head from behind: hair combed to a bun, jasmine round it. */
function head() {
  const strands = 'M1410 272Q1402 320 1414 352M1376 286Q1376 330 1398 358M1450 276Q1452 320 1430 352';
  const coil = 'M1474 308Q1474 342 1448 362M1392 402C1394 378 1424 366 1446 382M1404 412C1408 392 1430 384 1448 396';
  const jasmine = (width, colour) =>
    line(oval(1420, 392, 45, 38), { width, colour, extra: 'stroke-dasharray="0 15.4" ' });
  return (
    solid('M1390 396L1448 396L1450 470C1430 486 1404 486 1384 470z', DUSK, ink(2)) +
    area(oval(1415, 346, 67, 82) + oval(1420, 392, 44, 36), DAY.ink) +
    line(strands + coil, { width: 1.7, colour: '#7f9a98', opacity: 0.85 }) +
    line('M1352 346C1354 304 1376 280 1400 272', { width: 3, colour: '#bfe3db' }) +
    jasmine(14.6, UMBER) +
    jasmine(12.4, DAY.paper) +
    solid('M1356 354C1344 346 1338 360 1344 374C1348 384 1356 384 1359 378z', SKIN, ink(1.8)) +
    line('M1348 388L1348 396', { width: 8, colour: '#f3b740' })
  );
}

/** The seller from behind, in a Kandyan saree with its frill at the waist. */
export function seller() {
  const back = 'M1302 508C1312 478 1352 470 1386 456L1446 456C1480 470 1524 478 1538 510L1524 704L1320 704z';
  const fall = 'M1306 492Q1340 468 1385 456L1422 500Q1444 680 1452 870L1330 870Q1342 660 1306 492z';
  const lobe = (i) => `Q${1525 - i * 22.6} ${778 + (i % 2) * 4} ${round(1514 - i * 22.6)} 758`;
  const pleats = repeat(10, (i) => `M${round(1514 - i * 22.6)} 758L${round(1508 - i * 20)} 732`);
  return (
    solid('M1320 690L1524 690L1530 746L1314 746z', SKIN, ink(2)) +
    solid('M1310 746L1534 746Q1552 810 1560 880L1296 880Q1298 810 1310 746z', SAREE, ink(2.6)) +
    area(back, BLOUSE) +
    area('M1500 476C1516 484 1531 494 1538 510L1524 704L1484 704Q1512 580 1500 476z', SHADE) +
    line(back, ink(2.6)) +
    solid('M1386 456C1390 500 1442 500 1446 456z', DUSK, GOLD) +
    solid(`M1316 722C1380 740 1470 740 1528 722L1536 754${repeat(10, lobe)}L1308 752z`, '#f3b740', ink(2.2)) +
    line(`${pleats}M1476 790Q1488 826 1490 870M1508 784Q1524 826 1526 870`, FOLD) +
    solid(fall, SAREE, ink(2.6)) +
    line('M1412 496C1424 600 1432 740 1438 870M1336 520C1350 620 1352 740 1346 870', { width: 7, colour: RUST }) +
    line('M1348 476C1374 600 1380 740 1380 870M1378 470C1398 600 1406 740 1410 870', FOLD) +
    head() +
    arm()
  );
}
