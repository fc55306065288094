/** A small fishing harbour at night, seen from its quay: what does not float. */
import { coconut, dagoba } from '../../heroes/parts/village-things.mjs';
import { lit, PEOPLE, tiles } from '../../parts/facade.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { box, dot, fine, hair, pen, placed, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, bell, chance, curve, glow, line, round, sample, TAU } from '../../stage.mjs';

export const FOOT = 755;

// The eye is 6 m above the mean water. Depth is given in pixels per metre: the horizon has 0, the quay 60.
export const HORIZON = 380;
const EYE = 6;
export const JETTY = { depth: 35, back: 31, end: 640, height: 2.7 };
export const MOLE = { depth: 24, head: 1000, height: 2.5 };

/** The most that the water rises above its mean, in metres; more than on the real coast, so that it shows. */
export const SWING = 1.6;

/** Where a height in metres lies in the picture. */
export const levelY = (depth, height) => round(HORIZON + depth * (EYE - height));

/** A line along y = f(x), from edge to edge of the picture unless told otherwise. */
export const along = (f, from = -20, to = 1220, step = 20) => curve(sample(f, from, to, step));

/** Windows on the headland. */
const LIGHTS = [
  [962, 386],
  [1016, 368],
  [1050, 380],
  [1130, 366],
  [1166, 383],
];

/** The headland across the bay, its dagoba and a few lit houses. */
export const headland = (() => {
  const crest = (x) => 400 - 96 * bell(x, 1085, 118) - 62 * bell(x, 1230, 110) - 30 * bell(x, 930, 70);
  const folds = repeat(9, (i) =>
    hair(
      along((x) => crest(x) + 10 + i * 10 + 3 * Math.sin(x / 34 + i), 780),
      0.42,
    ),
  );
  return (
    area(`${along(crest, 780)}V420H780z`, '#0b1a20') +
    folds +
    fine(along(crest, 780), 0.85) +
    thinner(dagoba(1085, 305, 0.42), 0.6) +
    LIGHTS.map(([x, y]) => dot(x, y, 1.9, '#ffdfae')).join('')
  );
})();

/** The shore behind the jetty, with its palms. */
export const coast = (() => {
  const crest = (x) => 404 - 34 * bell(x, -10, 190) - 8 * Math.sin(x / 40) + 40 * Math.max(0, (x - 290) / 110) ** 2;
  const folds = repeat(5, (i) =>
    hair(
      along((x) => crest(x) + 9 + i * 10 + 2 * Math.sin(x / 30 + i), -20, 400),
      0.36,
    ),
  );
  const palms = coconut(30, 396, 118, 14) + coconut(152, 416, 134, -10) + coconut(322, 420, 102, 18);
  return area(`${along(crest, -20, 400)}V460H-20z`, '#08191f') + folds + fine(along(crest, -20, 400), 0.7) + palms;
})();

/** The second arm of the harbour: boulders, and a beacon at its head. */
export const mole = (() => {
  const { depth, head, height } = MOLE;
  const crest = levelY(depth, height);
  const boulder = (x, y, r, seed, share) => {
    const corner = (i) => {
      const reach = r * (0.78 + 0.34 * chance(seed + i));
      const turn = ((i + 0.5 * chance(seed * 3 + i)) * TAU) / 6;
      return [x + reach * Math.cos(turn), y + reach * 0.74 * Math.sin(turn)];
    };
    const corners = Array.from({ length: 6 }, (_, i) => corner(i));
    const facet = polygon([corners[3], [x - r * 0.1, y - r * 0.1], corners[5]], false);
    const edge = polygon([[x - r * 0.1, y - r * 0.1], corners[1]], false);
    return (
      solid(polygon(corners), ['#11191c', '#0c1519', '#161e1f'][seed % 3], pen(1.5, share)) +
      hair(facet + edge, share / 2)
    );
  };
  const row = (r) =>
    repeat(13, (i) => {
      const seed = r * 40 + i * 7;
      const x = head + 22 - r * 11 + i * (22 + 3 * chance(r)) + 9 * chance(seed);
      // The arm slopes down to its head.
      const slope = i < 1 && r < 2 ? 9 : 0;
      return boulder(
        x,
        crest + 6 + r * 15 + slope - 6 * chance(seed + 4),
        13 + 7 * chance(seed + 2),
        seed,
        0.82 - r * 0.09,
      );
    });
  const beacon = head + 42;
  return (
    row(0) +
    solid(
      `M${beacon - 8} ${crest}L${beacon - 5} ${crest - 52}H${beacon + 5}L${beacon + 8} ${crest}z`,
      '#161e1f',
      pen(1.8),
    ) +
    hair(`M${beacon - 7} ${crest - 18}h14M${beacon - 6} ${crest - 35}h12`, 0.7) +
    fine(`M${beacon - 10} ${crest - 52}h20`, 0.9) +
    glow(beacon, crest - 60, 44, '#ffd08a', 0.55) +
    dot(beacon, crest - 59, 4.2, '#ffe2b0') +
    [1, 2, 3, 4, 5, 6].map(row).join('')
  );
})();

/** The keeper's hut. */
const hut = (() => {
  const put = placed(72, levelY(33, JETTY.height));
  const wall = 'M-58 0L-58 -70L58 -70L58 0z';
  const roof = polygon([
    [-46, -116],
    [46, -116],
    [72, -66],
    [-72, -66],
  ]);
  const door = box(-42, -56, 26, 56);
  const panes = box(8, -54, 32, 28);
  return (
    solid(put(wall), '#0c2731', pen(2.2)) +
    hair(put('M-50 -18L-44 -18M-8 -12L4 -12M44 -20L54 -20M-6 -60L2 -60M46 -58L54 -58'), 0.5) +
    solid(put(door), '#07161e', pen(1.8)) +
    hair(put('M-33 -56L-33 0M-25 -56L-25 0'), 0.6) +
    lit(put(panes), 0.95) +
    line(put(`${panes}M24 -54L24 -26M8 -40L40 -40`), pen(1.8)) +
    solid(put(roof), '#0a2029', pen(2.6)) +
    hair(put(tiles([-46, 46, -116], [-72, 72, -66], 5)), 0.6) +
    line(put('M-46 -116L46 -116'), pen(3.2)) +
    glow(96, 452, 70, '#7fead9', 0.35)
  );
})();

/** The jetty: coursed stone, bollards, the keeper at its end. */
export const jetty = (() => {
  const { depth, back, end, height } = JETTY;
  const [deck, rear] = [levelY(depth, height), levelY(back, height)];
  const foot = levelY(depth, -SWING) + 14;
  const courses = repeat(9, (r) => {
    const y = deck + 12 + r * 17;
    const joints = repeat(23, (i) => {
      const x = round(end - 22 - i * 34 + (r % 2) * 16 - 6 * chance(r * 23 + i));
      return x > -10 ? `M${x} ${y}v17` : '';
    });
    return hair(`M-20 ${y}H${end}${joints}`, round(0.5 - r * 0.025));
  });
  // The wall is wet below high water, with weed at its edge; iron rungs lead down it.
  const wet = levelY(depth, SWING);
  const weed = repeat(106, (i) => `M${-18 + i * 6.2} ${wet}v${round(3 + 9 * chance(i) * chance(i + 50))}`);
  const rungs = repeat(9, (i) => `M524 ${deck + 18 + i * 15}h20`);
  const bollard = (x) => solid(placed(x, deck - 3)('M-7 0L-5 -12L-9 -15L9 -15L5 -12L7 0z'), '#123640', pen(1.6));
  const keeper = placed(608, deck - 5, 0, 1.5);
  return (
    solid(`M-20 ${rear}H${end - 12}L${end} ${deck}H-20z`, '#0d2630', pen(2)) +
    hair(
      repeat(16, (i) => `M${16 + i * 43} ${deck}L${20 + i * 42.4} ${rear}`),
      0.35,
    ) +
    solid(box(-20, deck, end + 20, foot - deck), '#081a22', pen(2.4)) +
    area(box(-20, wet, end + 20, foot - wet), '#04121a', 'fill-opacity=".5" ') +
    courses +
    hair(weed, 0.45) +
    fine(`M524 ${deck + 11}V${foot}M544 ${deck + 11}V${foot}${rungs}`, 0.75) +
    solid(box(-20, deck, end + 24, 11), '#103039', pen(2)) +
    hut +
    [158, 420, 568].map(bollard).join('') +
    solid(keeper(PEOPLE.elder), '#0e2932', pen(1.7))
  );
})();

/** The gauge: a staff with marks on a pile before the jetty's end, and the lamp over it. */
export const gauge = (() => {
  const x = JETTY.end + 20;
  const [head, foot] = [levelY(JETTY.depth, 4.3), levelY(JETTY.depth, -2)];
  const step = JETTY.depth * 0.2;
  const bar = (i) => box(x - 12, head + 7 + i * 2 * step, i % 5 ? 12 : 25, step);
  return (
    line(`M${x - 19} ${head + 8}V326q0 -16 16 -16h9`, pen(3)) +
    solid(box(x - 24, head - 8, 10, foot - head), '#0d2630', pen(1.8)) +
    solid(box(x - 14, head, 29, foot - head), '#071219', pen(2.6)) +
    area(repeat(15, bar), 'url(#two)', 'fill-opacity=".92" ') +
    fine(`M${x - 28} ${head + 62}h14M${x - 28} ${head + 74}h14`) +
    glow(x + 8, 322, 96, '#ffd9a0', 0.42) +
    solid(`M${x - 8} 314L${x} 306H${x + 15}L${x + 23} 314z`, '#0f2a33', pen(1.8)) +
    area(`M${x - 3} 315H${x + 18}L${x + 13} 325H${x + 2}z`, '#ffdfae')
  );
})();

/** What we stand on: the coping of the quay, a bollard, a coil of rope, crates. */
export const quay = (() => {
  const joints = repeat(7, (i) => `M${34 + i * 66} 716L${16 + i * 74} ${FOOT + 4}`);
  const coil = [0, 1, 2, 3].map((i) => ring(214, 728 - i * 5, 38 - i * 3, 9)).join('');
  const crate = (x, y) => {
    const slats = `M${x} ${y - 21}h62M${x} ${y - 11}h62M${x + 8} ${y - 31}v31M${x + 54} ${y - 31}v31`;
    return solid(box(x, y - 31, 62, 31), '#0f2e37', pen(2)) + hair(slats, 0.7);
  };
  return (
    solid(`M-20 716H476L520 ${FOOT + 10}H-20z`, '#0b222a', pen(2.6)) +
    hair(`M-20 727H487${joints}`, 0.45) +
    crate(318, 736) +
    crate(386, 738) +
    crate(350, 706) +
    solid(coil, '#0d2a33', pen(1.7)) +
    solid(ring(214, 713, 17, 4), '#07161e', pen(1.5)) +
    solid('M82 734C82 742 126 742 126 734L120 708Q130 704 130 694Q104 684 78 694Q78 704 88 708z', '#123640', pen(2.4)) +
    fine('M86 716Q104 723 122 716M85 723Q104 730 123 723M78 694Q104 704 130 694', 0.8)
  );
})();

/** Boats that fish by lamplight beyond the bay. */
export const fishingLights = [612, 668, 744, 776, 868]
  .map((x, i) => dot(x, HORIZON - 1 + (i % 2), 2, '#ffe9c8') + hair(`M${x - 5} 387h10M${x - 3} 392h7`, 0.5))
  .join('');
