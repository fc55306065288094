/** The room round the sorting rack: its wall, its window and its fan. */
import { box, clipped, dot, firm, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, curve, line, round, sample } from '../../stage.mjs';

/** The wall with its dado, and closed shutters, all quiet: words lie over it. */
export function wall() {
  const air = repeat(13, (i) =>
    hair(curve(sample((x) => 20 + i * 42 + 12 * Math.sin(x / 210 + i * 0.5), -20, 1460)), 0.2),
  );
  const shutter = (x) =>
    hair(box(x, 176, 116, 268) + box(x + 10, 186, 96, 118) + box(x + 10, 316, 96, 118), 0.3) +
    hair(
      repeat(20, (i) => `M${x + 14} ${196 + i * 12 + (i > 9 ? 10 : 0)}h88`),
      0.2,
    );
  return air + shutter(196) + shutter(314) + hair(box(186, 166, 254, 288), 0.3) + hair('M0 470H606M0 480H606', 0.26);
}

/** The window at the right, and the hills outside. */
export function view() {
  const [x, y, w, h] = [1196, 226, 196, 222];
  const crests = [
    (u) => 350 - 62 * Math.exp(-Math.hypot(u - 1256, 8) / 40) - 20 * Math.exp(-(((u - 1360) / 40) ** 2)),
    (u) => 396 - 44 * Math.exp(-(((u - 1356) / 70) ** 2)) - 5 * Math.sin(u / 24),
  ];
  const hills = crests.map((f, k) => {
    const at = (drop) => curve(sample((u) => f(u) + drop, x - 20, x + w + 20, 8));
    return (
      area(`${at(0)}L${x + w + 20} 600L${x - 20} 600z`, ['#0f2327', '#0b1b22'][k]) +
      firm(at(0), 0.8) +
      repeat(4, (i) => hair(at(13 + i * 15), 0.42 - i * 0.06))
    );
  });
  const stars = repeat(9, (i) =>
    dot(round(x + 8 + 180 * chance(i + 3)), round(y + 8 + 60 * chance(i + 50)), 1.3, '#ffe9c4'),
  );
  const slats = repeat(17, (i) => `M1404 ${236 + i * 12.4}h60`);
  return (
    clipped('pane', box(x, y, w, h), area(box(x, y, w, h), '#14211f') + stars + hills.join('')) +
    line(box(x, y, w, h), pen(2.4)) +
    line(`M${x + w / 2} ${y}V${y + h}M${x} ${y + 74}H${x + w}`, pen(3)) +
    solid(box(1400, y - 4, 70, h + 8), '#0d1f27', pen(2.4)) +
    hair(slats, 0.7) +
    solid(box(x - 16, y + h, w + 80, 12), '#0d242e', pen(2.4))
  );
}

/** A ceiling fan, its blades seen from a little below. */
export function fan() {
  const put = placed(1286, 158);
  const blades = ['M-16 4L-128 -8L-134 4L-18 12z', 'M14 8L62 26L84 22L22 4z', 'M16 0L112 -16L122 -8L18 8z'];
  return (
    line(put('M0 -160L0 -16'), pen(3)) +
    blades.map((d) => solid(put(d), '#1d1a12', pen(2.2))).join('') +
    solid(put('M-22 -2C-22 -18 22 -18 22 -2L16 14C8 20 -8 20 -16 14z'), '#2a2011', pen(2.4))
  );
}
