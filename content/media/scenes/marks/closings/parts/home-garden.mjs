/** The home garden beyond the tutoring verandah, in the sun of the afternoon: hills, palms, washing, a hen, a bicycle. */
import { DAY } from '../../daylight.mjs';
import { bananas, cast, kingCoconut, LEAF, SHADE, valleyPalms } from '../../parts/garden-plants.mjs';
import { blob, box, dot, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { bicycle } from '../../parts/street.mjs';
import { area, bell, chance, curve, round, sample } from '../../stage.mjs';

const SAND = '#fdf3dd';

/** Three crests of hills, paler the further away. */
function hills() {
  const crests = [
    (x) => 262 - 66 * bell(x, 1250, 120) - 30 * bell(x, 1120, 90) - 34 * bell(x, 640, 150),
    (x) => 292 - 60 * bell(x, 560, 150) - 34 * bell(x, 1430, 130) - 12 * Math.sin(x / 90),
    (x) => 322 - 22 * bell(x, 1120, 200) - 8 * Math.sin(x / 62),
  ];
  return crests
    .map((f, i) => {
      const d = curve(sample(f, 380, 1620, 10));
      const folds = repeat(5, (j) => hair(curve(sample((x) => f(x) + 9 + j * 10, 380, 1620, 10)), 0.34 - j * 0.05));
      return area(`${d}L1620 700L380 700z`, ['#ebf2e6', '#d6eade', '#bfdecb'][i]) + fine(d, 0.8) + folds;
    })
    .join('');
}

/** The swept yard, with the flowering hedge at its far end. */
function yard() {
  const tops = Array.from({ length: 61 }, (_, i) => [380 + i * 21, round(340 + (i % 2 ? 10 : -4) - 8 * chance(i))]);
  const hedge = blob([...tops, [1900, 396], [1900, 402], [100, 402], [100, 396]]);
  const blossoms = repeat(26, (i) =>
    dot(round(400 + 1200 * chance(i + 3)), round(352 + 22 * chance(i + 50)), 3.2, i % 3 ? DAY.light : '#e08a3c'),
  );
  const sprigs = repeat(70, (i) => {
    const [x, y] = [round(390 + i * 17.4), round(350 + 26 * chance(i + 9))];
    return `M${x} ${y}l4 -6l4 6`;
  });
  const tufts = repeat(16, (i) => {
    const [x, y] = [round(420 + 1160 * chance(i + 21)), round(404 + 96 * chance(i + 77))];
    return `M${x} ${y}l-5 -9M${x + 3} ${y}l0 -12M${x + 6} ${y}l5 -8`;
  });
  return (
    area(box(380, 376, 1240, 160), SAND) +
    solid(hedge, LEAF[0], pen(1.8, 0.8)) +
    hair(sprigs, 0.6) +
    blossoms +
    area('M380 388H1620V398C1300 404 700 400 380 408z', SHADE) +
    hair(tufts, 0.75)
  );
}

/** Washing on a line between two poles: a sarong, a shirt, towels. */
function washing() {
  const cloth = [
    [604, 58, 70, DAY.amber],
    [668, 28, 40, DAY.light],
    [746, 46, 52, '#8fd0c8'],
  ];
  const hung = cloth.map(([x, w, drop, fill]) => {
    const top = round(300 + 9 * Math.sin(((x + w / 2 - 560) / 260) * Math.PI));
    const d = `M${x} ${top}L${x + w} ${top}L${x + w - 3} ${top + drop}Q${x + w / 2} ${top + drop + 5} ${x + 2} ${top + drop - 2}z`;
    return (
      solid(d, fill, pen(1.8)) +
      hair(
        `M${x + w * 0.36} ${top + 5}L${x + w * 0.32} ${top + drop - 5}M${x + w * 0.7} ${top + 4}L${x + w * 0.72} ${top + drop - 8}`,
        0.6,
      )
    );
  });
  const shirt = placed(720, 308)('M-16 0L16 0L27 16L18 22L15 17L15 48L-15 48L-15 17L-18 22L-27 16z');
  return (
    cast('M566 414L500 420L500 424L566 419zM818 412L752 418L752 422L818 417z') +
    cast('M560 424L640 418L664 424L580 432zM668 420L752 416L770 421L690 427z') +
    fine('M570 415L566 288M820 413L824 288', 0.95) +
    fine('M566 296Q695 322 824 292', 0.95) +
    hung.join('') +
    solid(shirt, DAY.light, pen(1.8)) +
    hair('M716 309L720 316L725 309M720 316L720 354', 0.7)
  );
}

/** A hen that scratches in the sand, and two chicks. */
function hen(x, y, s) {
  const put = placed(x, y, 0, s);
  const body =
    'M-24 -20C-36 -26 -42 -38 -38 -48C-30 -42 -24 -40 -16 -38C-4 -36 4 -40 9 -50C11 -58 22 -60 25 -52L33 -49L25 -46C26 -34 22 -18 8 -13C-4 -9 -16 -12 -24 -20z';
  const chick = (u, v) =>
    solid(
      put(
        `M${u} ${v}C${u - 9} ${v} ${u - 9} ${v - 11} ${u - 1} ${v - 11}C${u} ${v - 17} ${u + 8} ${v - 17} ${u + 8} ${v - 11}C${u + 10} ${v - 4} ${u + 6} ${v} ${u} ${v}z`,
      ),
      '#f0b654',
      pen(1.4),
    ) + hair(put(`M${u} ${v}L${u} ${v + 5}M${u + 3} ${v}L${u + 3} ${v + 5}`), 0.9);
  return (
    cast(put('M6 0L-66 8L-78 2L-20 -3z')) +
    fine(put('M-4 -12L-6 0L-14 2M-6 0L2 2M6 -13L7 -1L0 1M7 -1L14 1'), 1) +
    area(put(body), DAY.ink) +
    hair(put('M-22 -24C-14 -30 -2 -30 4 -24'), 0.5) +
    area(put('M12 -57C11 -63 15 -66 16 -61C18 -67 22 -65 21 -60C25 -62 26 -58 24 -55z'), '#d0622a') +
    chick(48, -1) +
    chick(-64, 6)
  );
}

/** The bicycle against the trunk of a tree that goes up beyond the eave. */
function trunk() {
  const rings = repeat(26, (i) => `M${round(1326 - 0.2 * i)} ${470 - i * 15}q13 5 26 0`);
  return (
    cast('M1330 486L1060 506L1040 500L1326 474z') +
    solid('M1318 482C1328 440 1326 260 1322 100L1350 100C1354 260 1354 440 1364 482z', '#e6d2a8', pen(2.6)) +
    area('M1318 482C1328 440 1326 260 1322 100L1333 100C1337 260 1338 440 1334 482z', '#c3a873') +
    hair(rings, 0.75) +
    bicycle(1266, 486, 1).replaceAll('url(#two)', DAY.ink)
  );
}

/** The garden, from the hills to what stands before the wall. */
export const garden = () =>
  hills() +
  valleyPalms() +
  yard() +
  kingCoconut() +
  washing() +
  bananas(1212, 436, 0.98, 4) +
  bananas(468, 452, 1, 12) +
  trunk() +
  hen(718, 458, 0.9);
