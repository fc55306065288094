import { across, DAY, daylight, ink } from '../daylight.mjs';
import { disc, figure, PEOPLE } from '../parts/facade.mjs';
import { palmAt } from '../parts/garden-plants.mjs';
import { LINEN, SKIN } from '../parts/palette.mjs';
import { box, dot, hair, pen, placed, relief, repeat, solid } from '../parts/shapes.mjs';
import { bicycle } from '../parts/street.mjs';
import { area, glow, line } from '../stage.mjs';
import { AMBER, BRICK, TEAL } from './parts/green-kites.mjs';
import { leaf, limeHouse, shade, worker } from './parts/lime-house.mjs';

const [WIDE, TALL, FOOT] = [1440, 810, 566];
const [WOOD, ROPE, EDGE] = ['#d9a866', '#7a4716', ink(1.5)];

/** The air, the rampart with its lighthouse at the left, a garden wall at the right. */
function fort() {
  const lantern = `${box(86, 282, 36, 6)}${box(95, 256, 18, 26)}M92 256L104 240L116 256zM104 240V228M86 282V274H122V282`;
  const joints = repeat(14, (i) => `M${6 + i * 16} ${i % 2 ? 525 : 538}v12`);
  const stroller = (who, x) => figure(PEOPLE[who], placed(x, 505, 0, 0.74));
  return (
    glow(1350, 190, 300, '#f6a93a', 0.5) +
    relief(6, (x, i) => 90 + i * 62 + 12 * Math.sin(x / 140 + i)) +
    line('M40 262q7 -7 12 0q6 -7 13 -1M62 300q5 -5 9 0q5 -5 10 0M166 240q6 -6 11 0q6 -6 12 0', ink(1.6)) +
    solid(box(-10, 470, 240, 60), '#62b3aa') +
    [palmAt(36, 516, -0.62), palmAt(168, 516, 0.5), stroller('elder', 58), stroller('woman', 150)].join('') +
    solid('M85 504L93 286L115 286L123 504z', '#f4ead2', ink(2)) +
    area('M85 504L93 286L101 286L99 504z', '#8fd0c8') +
    solid(lantern, DAY.ink, ink(1.6)) +
    solid(`M-10 506L222 500V${FOOT}H-10z`, '#7db9ac') +
    area('M-10 506L222 500V508L-10 515z', '#3f9389') +
    hair(`${joints}M-10 525H222M-10 538H222M-10 551H222`, 0.6) +
    solid(box(1218, 482, 240, FOOT - 482), '#ecc784', ink(2)) +
    solid(box(1210, 474, 250, 10), BRICK, ink(1.8))
  );
}

/** The frangipani in flower, whorls of leaves at the ends of its bare limbs, and its shadow on the street. */
function frangipani() {
  const trunk = 'M1302 572C1324 566 1327 540 1326 450L1347 450C1348 540 1352 566 1376 572z';
  const thick = 'M1336 470C1322 420 1290 400 1274 352M1338 460C1350 420 1378 410 1398 366M1337 466Q1340 370 1334 318';
  const thin = 'M1290 398C1262 380 1250 372 1238 352M1380 398C1404 392 1420 390 1430 380M1336 380Q1364 340 1370 300';
  const ends = [1274, 346, 1400, 360, 1334, 310, 1234, 346, 1436, 374, 1372, 294, 1300, 372, 1356, 384];
  const bare = area(trunk, DAY.ink) + line(thick, ink(13)) + line(thin, ink(8));
  const crown = area(
    repeat(8, (k) => disc(ends[2 * k], ends[2 * k + 1] - 4, 38)),
    DAY.ink,
  );
  const whorl = (k) => {
    const [x, y] = ends.slice(2 * k, 2 * k + 2);
    const blade = (i) => placed(x, y, i * 36 - 112 + 5 * (k % 3))('M0 -2C-9 -16 -8 -34 0 -46C8 -34 9 -16 0 -2z');
    const petals = (i) => repeat(5, (p) => placed(x - 14 + i * 9, y - 8 - (i % 2) * 9, p * 72)(disc(0, -4.6, 3.6)));
    return (
      repeat(7, (i) => solid(blade(i), (i + k) % 3 ? '#3f8f7a' : '#86b98a', ink(1.3))) +
      area(repeat(4, petals), '#fbeac2') +
      repeat(4, (i) => dot(x - 14 + i * 9, y - 8 - (i % 2) * 9, 2.4, AMBER))
    );
  };
  return `<g opacity=".2" transform="matrix(1 0 .66 -.5 -375 852)">${bare}${crown}</g>${bare}${repeat(8, whorl)}`;
}

/** The kerb and the street. */
function street() {
  const joint = (i) => `M${(i * 331) % WIDE} ${[610, 640, 684, 744][i % 4]}h${60 + ((i * 47) % 110)}`;
  return (
    across('paving', ['#8fcbc0', '#ece0c2', '#edc37c'], 0, WIDE) +
    area(box(0, FOOT, WIDE, TALL - FOOT), 'url(#paving)') +
    hair(repeat(26, joint)) +
    solid(box(-4, FOOT, WIDE + 8, 14), DAY.paper, pen(2, 0.8))
  );
}

const POLES = [494, 628, 822, 896, 968, 1042, 1142, 1206, 1250];
const TOPS = [94, 64, 62, 108, 84, 118, 66, 100, 76];

/** The planks, and the shadow of the scaffold on the wall. */
function planks() {
  const bars = box(460, 376, 758, 10) + box(794, 496, 424, 9) + repeat(8, (i) => box(POLES[i] - 18, 172, 6, 394));
  return shade(bars, 0.17) + solid(box(474, 364, 782, 7) + box(806, 484, 446, 7), WOOD, ink(1.6));
}

/** The scaffold: bamboo with its nodes, lashed with rope. */
function scaffold() {
  const bamboo = (d, wide) => line(d, ink(wide + 2.6)) + line(d, { width: wide, colour: '#ecc981' });
  const nodes = (x, i) => repeat(8, (k) => `M${x - 3} ${TOPS[i] + 30 + k * 60}h6`);
  const lashed = (x, y) => `M${x - 6} ${y - 5}l12 10m-12 0l12 -10m-12 5h12`;
  const crosses = POLES.map((x) => lashed(x, 254) + lashed(x, 374) + (x > 640 ? lashed(x, 494) : ''));
  return (
    bamboo('M472 255L1268 253M474 374H1270M800 494H1266M1042 566L1206 258', 4.6) +
    POLES.map((x, i) => bamboo(`M${x} 578L${x + (i % 3) - 1} ${TOPS[i]}`, 6)).join('') +
    line(POLES.map(nodes).join(''), { width: 1.8, colour: '#8a4f06' }) +
    line(crosses.join(''), { width: 2.2, colour: ROPE })
  );
}

/** One on ropes with his bucket, one with a roller, one with a leaf of shutters, one with a string, two at the door. */
const workers = () =>
  line(
    'M1056 148V240M1108 148V240M1110 266L1122 238L1134 266M1127 264L1133 250M532 344L544 328L556 344M846 424H1150',
    EDGE,
  ) +
  worker(placed(1080, 270, 0, 0.9), TEAL, BRICK, 'M12 -70L25 -76L31 -92M-12 -70L-21 -76L-27 -92') +
  solid(`${box(1050, 237, 78, 5)}${box(649, 194, 28, 11)}M586 338L660 210`, WOOD, ink(2.4)) +
  solid('M1110 266h24l-3 20h-18zM532 344h24l-3 20h-18z', AMBER, EDGE) +
  worker(placed(596, 364, 0, 0.9), TEAL, LINEN, 'M-13 -70L-22 -54L-6 -44M13 -70L26 -72L34 -90', AMBER) +
  worker(placed(760, 364, 2, 0.9), BRICK, SKIN, 'M-12 -70L-20 -50L14 -40M13 -72L28 -88L24 -98') +
  leaf(placed(776, 354, 3)) +
  area(disc(778, 282, 4) + disc(775, 328, 4), SKIN) +
  worker(placed(1000, 484, 0, 0.88), DAY.ink, AMBER, 'M-12 -70L-30 -60L-44 -68M12 -70L30 -60L44 -68', TEAL) +
  worker(placed(650, 576, 3), AMBER, TEAL, 'M14 -70L28 -62L36 -76M12 -66L22 -48L32 -44', LINEN) +
  worker(placed(796, 578, -5, 0.98), BRICK, LINEN, 'M-14 -70L-26 -58L-34 -70M-12 -66L-22 -46L-32 -44', BRICK);

/** The carpenter planes a door on trestles; shavings about his feet. */
function carpenter(put) {
  const limbs = 'M14 0L10 -34L22 -52M34 0L36 -30L24 -52M-2 -88L-10 -70L-26 -62M2 -86L-4 -66L-18 -60';
  const trestles = 'M-74 -38L-88 2M-66 -38L-52 2M-82 -16L-58 -16M62 -38L48 2M70 -38L84 2M54 -16L78 -16';
  const curls =
    'M-42 -58C-56 -64 -58 -52 -48 -54M-30 2C-36 -8 -22 -10 -24 -2M-6 4C-12 -6 2 -8 0 0M-46 6C-56 0 -44 -8 -42 0';
  return (
    shade(put('M-90 0L96 0L60 12L-150 12z')) +
    line(put(limbs), { width: 6, colour: SKIN }) +
    area(put(`M14 -66C22 -70 34 -64 37 -54L41 -22L6 -20z${disc(-12, -102, 10)}`), DAY.ink) +
    solid(put('M-4 -96C4 -102 18 -92 38 -58L16 -52C8 -66 -2 -78 -4 -96z'), LINEN, EDGE) +
    solid(put(`M-96 -46L-88 -54L100 -54L92 -46z${box(-96, -46, 188, 8)}`), WOOD, EDGE) +
    line(put(trestles), ink(4.6)) +
    solid(put('M-40 -62L-12 -62L-10 -53L-42 -53z'), BRICK, EDGE) +
    line(put(curls), { width: 2, colour: BRICK })
  );
}

/** A handcart of paint tins, its shafts on the ground. */
function handcart(put) {
  const tin = (u, v) => box(u, v - 20, 20, 20) + box(u - 1, v - 23, 22, 4);
  const spokes = 'M-22 -24L22 -24M0 -46L0 -2M-16 -40L16 -8M-16 -8L16 -40';
  return (
    shade(put('M-70 0L80 0L50 12L-130 10z')) +
    solid(put(tin(-34, -65) + tin(-66, -42) + tin(3, -42)), TEAL, EDGE) +
    solid(put(tin(-11, -65) + tin(-20, -42) + tin(26, -42)), AMBER, EDGE) +
    solid(put(tin(12, -65) + tin(-43, -42) + tin(49, -42)), LINEN, EDGE) +
    solid(put(box(-72, -42, 146, 9)), BRICK, ink(1.8)) +
    line(put(`${disc(0, -24, 23)}${spokes}M-60 -34L-128 -4M70 -36L70 -46`), ink(3))
  );
}

/** Website development: a shop house in Galle Fort in preparation; the door that is being hung is pure white. */
export default function websiteDevelopment() {
  const place = fort() + street() + frangipani() + limeHouse() + planks() + workers() + scaffold();
  const dog = shade('M588 632H620L604 638H556z') + figure(PEOPLE.dog, placed(610, 632, 0, 1.1));
  const cycle = shade('M84 606L206 606L186 613L60 613z') + bicycle(96, 607, 0.76).replaceAll('url(#two)', DAY.ink);
  const body = place + dog + cycle + handcart(placed(404, 636)) + carpenter(placed(1010, 634));
  return daylight(body, { meet: 720, spread: 640, left: 0, top: 40, width: WIDE, height: 620 });
}
