/** The building of the printing house: the town behind it, slabs, walls and roof, the tank, the open front. */
import { lit } from '../../parts/facade.mjs';
import { box, fine, firm, hair, pen, placed, polygon, repeat, solid, stars } from '../../parts/shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';

export const UPPER = 516;

/** The town at night, a tower among its blocks. */
export const sky = () => {
  const tower =
    'M478 620L480 330L484 330L486 620zM474 330L490 330L493 316C502 306 500 292 494 284L482 268L470 284C464 292 462 306 471 316z';
  const block = ([x, y, w], k) =>
    solid(box(x, y, w, 735 - y), '#07161e', pen(1.3, 0.4)) +
    repeat(Math.floor((735 - y) / 22), (i) =>
      repeat(Math.floor(w / 15), (j) => {
        const seed = chance(i * 7 + j * 3 + k * 11);
        return seed > 0.62
          ? lit(box(x + 6 + j * 15, y + 9 + i * 22, 6, 8), round(0.15 + 0.35 * chance(i + j * 5 + k)))
          : '';
      }),
    );
  const blocks = [
    [404, 500, 46],
    [508, 440, 60],
    [1296, 402, 66],
    [1376, 470, 58],
    [1424, 344, 62],
  ];
  return (
    stars(34, [410, 150, 1180, 190], 1.4) +
    blocks.map(block).join('') +
    solid(tower, '#0a1f28', pen(1.5, 0.6)) +
    fine('M482 268V212', 0.6) +
    hair('M467 300H497M471 290H493M471 316H493', 0.6)
  );
};

/** The building cut open: slabs, walls and the roof on its trusses. */
export function shell() {
  const rooms = box(560, 345, 720, 387);
  const gable = 'M530 352L920 196L1310 352z';
  const truss =
    'M560 345L920 208L1280 345zM920 208L920 345M740 345L740 276L920 345L1100 276L1100 345M740 276L650 345M1100 276L1190 345';
  const tiles = repeat(34, (i) => {
    const [u, v] = [530 + i * 11.5, 352 - i * 4.6];
    return `M${round(u)} ${round(v)}l0 -6l11 -4M${round(1840 - u)} ${round(v)}l0 -6l-11 -4`;
  });
  const crow = ([x, y, side]) =>
    solid(
      placed(
        x,
        y,
      )(
        `M${-side * 13} 0L${-side * 4} -5C${-side * 3} -10 ${side} -12 ${side * 3} -15C${side * 5} -18 ${side * 8} -17 ${side * 8} -15L${side * 12} -13L${side * 8} -12C${side * 8} -6 ${side * 4} -3 0 -2z`,
      ),
      '#06131a',
      pen(1.4),
    );
  const slab = (from, to) =>
    solid(box(from, UPPER, to - from, 13), '#123640', pen(2.2)) +
    hair(
      repeat(Math.floor((to - from) / 24), (i) => `M${from + 12 + i * 24} ${UPPER + 13}v7h7v-7`),
      0.6,
    );
  return (
    area(gable, '#081821') +
    solid(rooms, '#091c25', pen(1.5, 0.5)) +
    lit(box(564, 346, 282, 170), 0.15) +
    lit(box(1054, 346, 222, 170), 0.15) +
    lit(box(560, 536, 290, 196), 0.1) +
    lit(box(1054, 536, 222, 196), 0.1) +
    hair(
      repeat(6, (i) => `M562 ${372 + i * 24}H1278`),
      0.13,
    ) +
    hair(
      repeat(8, (i) => `M562 ${552 + i * 24}H1278`),
      0.13,
    ) +
    firm(truss, 0.55) +
    firm('M526 354L920 196L1314 354') +
    hair(tiles, 0.8) +
    firm('M556 345H1284') +
    [
      [1046, 241, 1],
      [1066, 249, 1],
      [1124, 272, -1],
      [1092, 259, 1],
    ]
      .map(crow)
      .join('') +
    fine('M700 286V206M680 214H720M686 224H714M690 234H710', 0.85) +
    solid(box(552, 345, 12, 184) + box(1276, 345, 12, 387), '#123640', pen(2.2)) +
    slab(552, 846) +
    slab(1054, 1288)
  );
}

/** A water tank on its stand. */
export const tank =
  line('M1302 572V536M1350 584V536M1302 572L1350 540M1302 540L1350 584', pen(2)) +
  solid('M1296 536H1356V484C1356 474 1340 468 1326 466C1312 468 1296 474 1296 484z', '#07151d', pen(2.2)) +
  hair('M1296 492H1356M1296 504H1356M1296 516H1356', 0.7) +
  solid(box(1319, 461, 14, 6), '#0d242e', pen(1.6));

/** The open front: a shutter rolled up under a striped awning. */
export const front =
  solid(box(548, 529, 20, 18), '#123640', pen(2)) +
  repeat(4, (i) => {
    const [a, b] = [i / 4, (i + 1) / 4];
    const strip = polygon([
      [560 - 48 * a, 540 + 40 * a],
      [560 - 48 * b, 540 + 40 * b],
      [560 - 48 * b, 552 + 40 * b],
      [560 - 48 * a, 552 + 40 * a],
    ]);
    return i % 2 ? solid(strip, '#0a1d27', pen(1.6)) : lit(strip, 0.55) + line(strip, pen(1.6));
  }) +
  fine('M512 592L552 600');
