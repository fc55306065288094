/** A small fishing harbour in the morning, seen from its quay: what does not float. */
import { DAY, ink } from '../../daylight.mjs';
import { disc, tiles } from '../../parts/facade.mjs';
import { box, fine, firm, hair, pen, placed, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, chance, curve, line, round, sample, TAU } from '../../stage.mjs';

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

/** A gull at rest, its beak to the right or, with m = -1, to the left. */
const gull = (x, y, s, m = 1) => {
  const put = (d) => placed(x, y, 0, s)(d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, u, v) => `${m * u} ${v}`));
  return (
    line(put('M-1 0L-1 -5M2 0L2 -5'), ink(1.4)) +
    solid(
      put('M-14 -7C-8 -14 0 -15 5 -19C7 -23 13 -22 13 -18C13 -9 6 -4 -2 -5C-6 -5 -10 -6 -14 -7z'),
      DAY.light,
      ink(1.6),
    ) +
    area(put('M-18 -6C-12 -12 -4 -14 3 -12C0 -8 -8 -7 -18 -6z'), '#5f8f92') +
    area(put('M12.6 -19L18 -17L12.6 -16.6z'), '#e08a2e')
  );
};

/** The lighthouse at the head of the second arm, in two colours. */
const [BEACON, TALL] = [MOLE.head + 46, 86];
const tower = (from, to, foot) => {
  const half = (share) => 13 - 5 * share;
  const y = (share) => round(foot - TALL * share);
  return `M${BEACON - half(from)} ${y(from)}L${BEACON - half(to)} ${y(to)}L${BEACON + half(to)} ${y(to)}L${BEACON + half(from)} ${y(from)}z`;
};

/** The second arm of the harbour: boulders, and the lighthouse. */
export const mole = (() => {
  const { depth, head, height } = MOLE;
  const crest = levelY(depth, height);
  const boulder = (x, y, r, seed) => {
    const corner = (i) => {
      const reach = r * (0.78 + 0.34 * chance(seed + i));
      const turn = ((i + 0.5 * chance(seed * 3 + i)) * TAU) / 6;
      return [x + reach * Math.cos(turn), y + reach * 0.74 * Math.sin(turn)];
    };
    const corners = Array.from({ length: 6 }, (_, i) => corner(i));
    const middle = [x - r * 0.1, y - r * 0.1];
    return (
      solid(polygon(corners), ['#dfb878', '#d3a661', '#e9c78f'][seed % 3], ink(1.6)) +
      area(polygon([corners[3], corners[4], corners[5], middle]), '#fdeccb') +
      area(polygon([middle, corners[1], corners[2], corners[3]]), '#a87435') +
      line(polygon(corners), ink(1.6))
    );
  };
  const row = (r) =>
    repeat(13, (i) => {
      const seed = r * 40 + i * 7;
      const x = head + 22 - r * 11 + i * (22 + 3 * chance(r)) + 9 * chance(seed);
      // The arm slopes down to its head.
      const slope = i < 1 && r < 2 ? 9 : 0;
      return boulder(x, crest + 6 + r * 15 + slope - 6 * chance(seed + 4), 13 + 7 * chance(seed + 2), seed);
    });
  const top = crest - TALL;
  return (
    row(0) +
    area(tower(0, 1, crest + 4), DAY.light) +
    area(tower(0.28, 0.56, crest + 4) + tower(0.84, 1, crest + 4), '#e08a2e') +
    line(tower(0, 1, crest + 4), ink(2.2)) +
    area(box(BEACON - 2, crest - 14, 6, 12), DAY.ink) +
    solid(box(BEACON - 5, top - 10, 10, 14), '#fff3d8', ink(2)) +
    line(`M${BEACON - 13} ${top + 4}H${BEACON + 13}`, ink(3)) +
    area(`M${BEACON - 8} ${top - 10}L${BEACON} ${top - 20}L${BEACON + 8} ${top - 10}z`, DAY.ink) +
    [1, 2, 3, 4, 5, 6].map(row).join('') +
    gull(1120, crest - 3, 0.8, -1)
  );
})();

/** The keeper's hut. */
const hut = (() => {
  const put = placed(72, levelY(33, JETTY.height));
  const roof = 'M-46 -116L46 -116L72 -66L-72 -66z';
  const panes = box(8, -54, 32, 28);
  return (
    solid(put(box(-58, -70, 116, 70)), DAY.paper, pen(2.4)) +
    area(put('M-57 -66L57 -66L57 -57L-57 -57z'), '#b5d3c9') +
    solid(put(box(-42, -56, 26, 56)), '#17757a', pen(2)) +
    hair(put('M-33 -56L-33 0M-25 -56L-25 0'), 0.8) +
    area(put(panes), DAY.ink) +
    line(put(`${panes}M24 -54L24 -26M8 -40L40 -40`), { width: 2.6, colour: DAY.light }) +
    fine(put(box(6, -56, 36, 32)), 0.95) +
    solid(put(roof), '#c27a3e', pen(2.6)) +
    hair(put(tiles([-46, 46, -116], [-72, 72, -66], 4)), 0.9) +
    firm(put('M-46 -116L46 -116'))
  );
})();

/** The harbour master, who writes in a notebook what the gauge shows. */
const master = (() => {
  const put = placed(598, levelY(JETTY.depth, JETTY.height) - 4, 0, 1.06);
  return (
    area(put('M-26 4L-44 0L-6 -3L10 0L6 4z'), '#9dbfb4') +
    area(put('M-9 0L-7 -32L8 -32L9 0L2 0L1 -20L-2 0z'), DAY.ink) +
    solid(put('M-9 -30C-11 -46 -9 -54 -1 -56C7 -56 10 -48 9 -30z'), DAY.light, ink(2)) +
    area(put('M-8.4 -31C-10 -44 -8 -53 -2 -55C-4 -46 -4 -38 -4 -31z'), DAY.teal) +
    area(put(disc(1, -62, 6.4)), '#7d4a22') +
    area(put('M-6.6 -63C-7 -72 9 -72 8.4 -64L14 -61.6L8 -62z'), DAY.ink) +
    solid(put('M15 -48L26 -53L30 -39L19 -35z'), '#f7b955', ink(2)) +
    line(put('M0 -50L6 -38'), { width: 7, colour: DAY.ink }) +
    line(put('M0 -50L6 -38'), { width: 4.4, colour: DAY.light }) +
    line(put('M6 -38L20 -39'), { width: 4.4, colour: '#7d4a22' })
  );
})();

/** The jetty: coursed stone, bollards, nets, the harbour master at its end. */
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
    return hair(`M-20 ${y}H${end}${joints}`, 0.7);
  });
  // The wall is wet below high water, with weed at its edge; iron rungs lead down it.
  const wet = levelY(depth, SWING);
  const weed = repeat(54, (i) => {
    const x = -18 + i * 12.2;
    return `M${round(x)} ${wet}L${round(x + 12.2)} ${wet}L${round(x + 6)} ${round(wet + 4 + 10 * chance(i))}z`;
  });
  const rungs = repeat(9, (i) => `M524 ${deck + 18 + i * 15}h20`);
  const bollard = (x) => area(placed(x, deck - 3)('M-7 0L-5 -12L-9 -15L9 -15L5 -12L7 0z'), DAY.ink);
  const nets = placed(452, deck - 3);
  return (
    solid(`M-20 ${rear}H${end - 12}L${end} ${deck}H-20z`, '#fdf3dd', pen(2)) +
    hair(
      repeat(11, (i) => `M${16 + i * 63} ${deck}L${20 + i * 62} ${rear}`),
      0.5,
    ) +
    solid(box(-20, deck, end + 20, foot - deck), '#9cc7bd', pen(2.4)) +
    area(box(-20, wet, end + 20, foot - wet), '#3a7d79') +
    courses +
    area(weed, '#1b5552') +
    line(`M524 ${deck + 11}V${foot}M544 ${deck + 11}V${foot}${rungs}`, ink(2.4)) +
    solid(box(-20, deck, end + 24, 11), DAY.light, pen(2.2)) +
    hut +
    solid(nets('M-42 0C-40 -16 -24 -12 -18 -20C-6 -28 6 -16 14 -18C26 -20 36 -10 38 0z'), '#2f8781', pen(2)) +
    hair(nets('M-36 -4C-24 -14 -8 -6 4 -14M-20 -2C-6 -12 10 -4 28 -12M-6 -22C-2 -12 14 -12 18 -2'), 0.9) +
    area(nets([-28, -6, 12, 28].map((u, i) => disc(u, -9 - (i % 2) * 5, 3.4)).join('')), '#f7b955') +
    [158, 420, 560].map(bollard).join('') +
    master
  );
})();

/** The staff of the gauge, and its dark marks. */
const STAFF = JETTY.end + 20;
const [STAFF_HEAD, STAFF_FOOT] = [levelY(JETTY.depth, 4.3), levelY(JETTY.depth, -2)];
const staff = box(STAFF - 14, STAFF_HEAD, 29, STAFF_FOOT - STAFF_HEAD);
const marks = (() => {
  const step = JETTY.depth * 0.2;
  return repeat(15, (i) => box(STAFF - 12, STAFF_HEAD + 7 + i * 2 * step, i % 5 ? 12 : 25, step));
})();

/** The gauge: a staff with marks on a pile before the jetty's end, and the lamp over it. */
export const gauge = (() => {
  const x = STAFF;
  return (
    line(`M${x - 19} ${STAFF_HEAD + 8}V326q0 -16 16 -16h9`, ink(4)) +
    solid(box(x - 24, STAFF_HEAD - 8, 10, STAFF_FOOT - STAFF_HEAD), '#b07a3c', ink(2)) +
    solid(staff, DAY.light, ink(3)) +
    area(marks, DAY.ink) +
    line(`M${x - 28} ${STAFF_HEAD + 62}h14M${x - 28} ${STAFF_HEAD + 74}h14`, ink(2.4)) +
    area(`M${x - 8} 314L${x} 306H${x + 15}L${x + 23} 314z`, DAY.ink) +
    solid(`M${x - 3} 315H${x + 18}L${x + 13} 325H${x + 2}z`, '#fff3d8', ink(1.6)) +
    gull(x + 8, 306, 0.9)
  );
})();

/** What the water shows of the jetty and of the mole, each with its depth; `mirror(depth)` turns path data over at the water. */
export const mirroredPlace = (mirror) => {
  const wall = ({ depth, height }, from, to) =>
    mirror(depth)(box(from, levelY(depth, height), to - from, depth * (height + SWING)));
  return [
    {
      depth: JETTY.depth,
      markup:
        area(wall(JETTY, -20, JETTY.end), '#0b4f50') +
        area(mirror(JETTY.depth)(staff), DAY.light) +
        area(mirror(JETTY.depth)(marks), DAY.ink),
    },
    {
      depth: MOLE.depth,
      markup:
        area(wall(MOLE, MOLE.head + 6, 1220), '#8a5a22') +
        area(mirror(MOLE.depth)(tower(0, 1, levelY(MOLE.depth, MOLE.height) + 4)), DAY.light),
    },
  ];
};

/** What we stand on: the coping of the quay, a bollard, a coil of rope, crates of fish. */
export const quay = (() => {
  const joints = repeat(7, (i) => `M${34 + i * 66} 727L${16 + i * 74} ${FOOT + 4}`);
  const coil = [0, 1, 2, 3].map((i) => ring(214, 728 - i * 5, 38 - i * 3, 9)).join('');
  const crate = (x, y, fill) => {
    const slats = `M${x} ${y - 21}h62M${x} ${y - 11}h62M${x + 8} ${y - 31}v31M${x + 54} ${y - 31}v31`;
    return solid(box(x, y - 31, 62, 31), fill, ink(2.4)) + line(slats, ink(1.4));
  };
  const fish = repeat(5, (i) => {
    const put = placed(360 + i * 11, 675, -62 + i * 9, 0.9);
    return solid(
      put('M-10 0C-4 -6 8 -6 14 0L20 -5L20 5L14 0C8 6 -4 6 -10 0z'),
      i % 2 ? '#a9d8d1' : DAY.light,
      ink(1.5),
    );
  });
  return (
    solid(`M-20 716H476L520 ${FOOT + 10}H-20z`, '#fdf3dd', ink(2.8)) +
    area('M-20 717H476L486 727H-20z', DAY.light) +
    hair(`M-20 727H487${joints}`, 0.7) +
    area(
      'M318 738L250 752L420 752L452 738zM92 736L36 748L110 748L126 738zM180 734L150 744L226 744L250 734z',
      '#b5d3c9',
    ) +
    crate(318, 736, '#3f9f98') +
    crate(386, 738, '#e9a23f') +
    fish +
    crate(350, 706, '#7cc4ba') +
    solid(coil, '#e2bd80', ink(1.8)) +
    area(ring(214, 713, 17, 4), DAY.ink) +
    area('M82 734C82 742 126 742 126 734L120 708Q130 704 130 694Q104 684 78 694Q78 704 88 708z', DAY.ink) +
    line('M84 696Q104 704 124 696', { width: 2, colour: '#5f9f99' }) +
    gull(428, 708, 1.1)
  );
})();

/** A mooring buoy, its waterline at the origin. */
export const buoy = (put) =>
  solid(put('M-9 6L-9 -3L-3 -7L-2 -19L2 -19L3 -7L9 -3L9 6z'), '#f0a53a', ink(2.2)) +
  area(put('M-2.4 -14L2.4 -14L2.8 -9L-2.8 -9z'), DAY.ink) +
  solid(put(disc(0, -22, 3.4)), DAY.light, ink(1.8));
