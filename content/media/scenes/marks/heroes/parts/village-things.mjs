/** What stands on the hill of the village: the temple, poles and wires, palms, a kitchen garden, washing, a well. */
import { thinner } from '../../parts/roadside.mjs';
import { box, fine, hair, pen, placed, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { chance, curve, line, round } from '../../stage.mjs';

/** A dagoba on its terraces, within a low wall; (x, y) is the middle of its foot. */
export function dagoba(x, y, s) {
  const put = placed(x, y, 0, s);
  const wall = repeat(15, (i) => `M${-56 + i * 8} -7L${-56 + i * 8} 0`);
  const dome = 'M-24 -14C-27 -36 -13 -46 0 -46C13 -46 27 -36 24 -14z';
  return (
    solid(put(box(-34, -9, 68, 8)), '#0f2a33', pen(1.6)) +
    solid(put(box(-29, -15, 58, 6)), '#123640', pen(1.5)) +
    solid(put(dome), '#1a4850', pen(2)) +
    hair(put('M-23 -21Q0 -17 23 -21M-13 -16C-15 -30 -9 -42 -3 -45M14 -17C15 -29 11 -39 6 -44'), 0.6) +
    solid(put(box(-8, -55, 16, 9)), '#123640', pen(1.6)) +
    hair(put('M-4 -54L-4 -47M0 -54L0 -47M4 -54L4 -47'), 0.8) +
    solid(put('M-6 -55L-2 -80L2 -80L6 -55z'), '#1a4850', pen(1.5)) +
    hair(put('M-5 -61L5 -61M-4 -67L4 -67M-3 -73L3 -73'), 0.9) +
    fine(put('M0 -80L0 -89')) +
    solid(put(`${box(-60, -8, 52, 8)}${box(10, -8, 52, 8)}`), '#0b1d27', pen(1.5)) +
    hair(put(wall), 0.5)
  );
}

/** Poles of the power line, `[x, y, height]`, and the wires that sag between them. */
export function powerLine(poles) {
  const post = ([x, y, h]) =>
    line(
      `M${x} ${y}V${y - h}M${round(x - h * 0.12)} ${round(y - h * 0.93)}h${round(h * 0.24)}`,
      pen(round(1 + h / 90)),
    );
  const wire = ([x, y, h], [u, v, g]) =>
    [-0.1, 0.1]
      .map((side) => {
        const [a, b] = [y - h * 0.94, v - g * 0.94];
        return `M${round(x + side * h)} ${round(a)}Q${round((x + u) / 2)} ${round((a + b) / 2 + Math.hypot(u - x, v - y) * 0.13)} ${round(u + side * g)} ${round(b)}`;
      })
      .join('');
  return (
    hair(
      poles
        .slice(1)
        .map((p, i) => wire(poles[i], p))
        .join(''),
      0.5,
    ) + poles.map(post).join('')
  );
}

/** A coconut palm from its foot; its trunk bends by `lean`. */
export function coconut(x, y, h, lean) {
  const [cx, cy, reach, foot] = [x + lean, y - h, h * 0.42, 2 + h / 32];
  const trunk = `M${round(x - foot)} ${y}Q${round(x - foot * 0.4)} ${round(y - h * 0.5)} ${round(cx - foot * 0.4)} ${cy}L${round(cx + foot * 0.4)} ${cy}Q${round(x + foot)} ${round(y - h * 0.5)} ${round(x + foot)} ${y}z`;
  const frond = (degrees, i) => {
    const a = (degrees * Math.PI) / 180;
    const long = reach * (0.9 + 0.24 * chance(i + x));
    const point = (t) => [
      cx + long * t * Math.cos(a),
      cy - long * (Math.sin(a) * 0.7 + 0.24) * t + long * 0.72 * t * t,
    ];
    const rib = curve([0, 0.35, 0.7, 1].map(point));
    const leaflets = repeat(10, (k) => {
      const [u, v] = point((k + 1.6) / 11);
      const drop = reach * 0.32 * Math.sin(Math.PI * (0.24 + 0.07 * k));
      return `M${round(u)} ${round(v)}l${round(drop * 0.45 * Math.cos(a))} ${round(drop)}`;
    });
    return hair(leaflets, 0.6) + line(rib, pen(2.4, 0.9));
  };
  const rings = repeat(9, (i) => {
    const t = 0.1 + i * 0.09;
    return `M${round(x + lean * t * t - foot * 0.7)} ${round(y - h * t)}l${round(foot * 1.4)} -1`;
  });
  const nuts = [-0.06, 0.02, 0.08].map((u, i) => ring(cx + u * reach, cy + 4 + i * 0.8, round(2 + h / 60)));
  const markup =
    solid(trunk, '#081720', pen(1.9)) +
    hair(rings, 0.5) +
    [158, 196, 126, 222, 56, -16, 28, 6, -42].map(frond).join('') +
    solid(nuts.join(''), '#12343d', pen(1.2));
  return thinner(markup, Math.min(1, 0.4 + h / 180));
}

/** A kitchen garden on the slope: beds of leeks. */
export const beds = (rows) =>
  rows
    .map(
      ([x, y, count]) =>
        hair(`M${x - 8} ${y + 2}H${x + count * 11}`, 0.5) +
        hair(
          repeat(
            count,
            (i) => `M${x + i * 11} ${y}q-1 -5 -5 -7M${x + i * 11} ${y}q0 -6 1 -9M${x + i * 11} ${y}q2 -5 5 -6`,
          ),
          0.8,
        ),
    )
    .join('');

/** A banana plant at the side of a house. */
export function banana(x, y, s) {
  const put = placed(x, y, 0, s);
  const leaf = (turn, long) => {
    const own = placed(x, y - 26 * s, turn, s * long);
    return (
      solid(own('M0 0C10 -12 12 -34 2 -54C-8 -36 -8 -14 0 0z'), '#0c2428', pen(1.5, 0.85)) +
      hair(own('M0 0L2 -50'), 0.7)
    );
  };
  const markup =
    solid(put('M-4 0L-2 -30L3 -30L5 0z'), '#081720', pen(1.5)) +
    [-74, 70, -42, 44, -8].map((turn, i) => leaf(turn, 0.82 + 0.2 * chance(i + x))).join('');
  return thinner(markup, Math.min(1, 0.5 + 0.5 * s));
}

/** Washing on a line between two posts. */
export function washing(x, y, s) {
  const put = placed(x, y, 0, s);
  const cloth = [
    [8, 12, 20],
    [24, 10, 15],
    [38, 16, 24],
    [58, 9, 14],
  ].map(([u, w, drop]) =>
    polygon([
      [u, -36],
      [u + w, -36],
      [u + w - 1, -36 + drop],
      [u + 1, -35 + drop],
    ]),
  );
  return (
    fine(put('M0 0L0 -42M76 0L76 -42')) +
    hair(put('M0 -38Q38 -33 76 -38'), 0.9) +
    solid(put(cloth.join('')), '#17444a', pen(1.3))
  );
}

/** A round well with its windlass. */
export const well = (x, y, s) => {
  const put = placed(x, y, 0, s);
  return (
    fine(put('M-18 -8L-18 -44L18 -44L18 -8M-22 -38L22 -38M0 -38L0 -16')) +
    solid(put('M-22 0L-22 -16L22 -16L22 0C14 7 -14 7 -22 0z'), '#0b1f29', pen(1.6)) +
    solid(ring(x, round(y - 16 * s), round(22 * s), round(6 * s)), '#06131a', pen(1.5)) +
    hair(put('M-21 -8C-12 -2 12 -2 21 -8M-8 -10L-8 -3M9 -10L9 -3'), 0.7)
  );
};
