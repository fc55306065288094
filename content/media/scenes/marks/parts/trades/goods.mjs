/** Where goods are kept and sold, in front elevation: a shop and a cold store. */
import { area, line, round } from '../../stage.mjs';
import { DEEP, disc, INK, lit, PEOPLE, pane, ROOF, TRIM, turned, uprights, WALL } from '../facade.mjs';
import { box, card, fine, hair, pen, placed, polygon, repeat, solid } from '../shapes.mjs';

const BUNCH = 'M0 -8L0 0M0 0C-8 4 -7 14 -5 16M0 0C-3 6 -2 16 0 18M0 0C8 4 7 14 5 16';
const SCROLL =
  'M-92 -184C-90 -196 -76 -192 -70 -200C-64 -214 -46 -206 -38 -216' +
  'C-30 -232 30 -232 38 -216C46 -206 64 -214 70 -200C76 -192 90 -196 92 -184';

/** A shop: awning, goods to the ceiling, the scales on the counter, shutters above and a curved gable. */
export function shop(put) {
  const gable =
    'M-112 24L-112 -178L-104 -178C-104 -196 -84 -192 -78 -206C-72 -222 -50 -214 -44 -224C-36 -244 36 -244 44 -224C50 -214 72 -222 78 -206C84 -192 104 -196 104 -178L112 -178L112 24z';
  const stripes = repeat(12, (i) => {
    const [a, b, c, d] = [
      -112 + (i * 224) / 12,
      -112 + ((i + 1) * 224) / 12,
      -128 + (i * 256) / 12,
      -128 + ((i + 1) * 256) / 12,
    ].map(round);
    const strip = `M${a} -96L${b} -96L${d} -66Q${round((c + d) / 2)} -56 ${c} -66z`;
    return (i % 2 ? area(put(strip), '#0a1d27') : lit(put(strip), 0.7)) + line(put(strip), pen(1.6, 0.9));
  });
  const jars = (w, y, seed) =>
    repeat(Math.floor(w / 7), (i) => {
      const h = 7 + ((i * 5 + seed) % 4);
      return `${card(-w / 2 + i * 7 + 1, y - h, 5, h, 1.5)}${box(-w / 2 + i * 7 + 2, y - h - 2, 3, 2)}`;
    }) + box(-w / 2, y, w, 1.6);
  const goods = jars(46, -2, 1) + jars(46, -18, 2) + jars(46, -33, 3);
  const scales =
    'M-1 -17L1 -17L1 -36L-1 -36zM-13 -33L13 -33L13 -31L-13 -31zM-17 -25L-8 -25L-10 -21L-15 -21zM8 -25L17 -25L15 -21L10 -21z';
  const counter = `${box(-28, -17, 56, 17)}${placed(15, -15, 0, 1.2)(PEOPLE.pupil)}${placed(-10, 0)(scales)}`;
  const bananas = [66, 82].map((u) => placed(u, -50)(BUNCH)).join('');
  const shutters = (u) =>
    pane(put, u, -134, 30, 44, { light: u ? 0 : 0.8, bars: 'M0 0L0 -44M-15 -22L15 -22' }) +
    [-1, 1]
      .map((m) => {
        const left = m < 0 ? u - 30 : u + 16;
        return (
          solid(put(box(left, -178, 14, 44)), TRIM, pen(1.7)) +
          hair(put(repeat(8, (i) => `M${left + 2} ${-174 + i * 5}L${left + 12} ${-174 + i * 5}`)), 0.7)
        );
      })
      .join('');
  const crate = (u, v) =>
    solid(put(box(u, v - 14, 26, 14)), '#10303a', pen(1.8)) +
    hair(put(`M${u} ${v - 9}L${u + 26} ${v - 9}M${u} ${v - 5}L${u + 26} ${v - 5}`), 0.7) +
    hair(put([5, 13, 21].map((k) => disc(u + k, v - 16, 4)).join('')), 0.9);
  return (
    solid(put(gable), WALL, pen(2.6)) +
    line(put(SCROLL), pen(1.3, 0.6)) +
    solid(put(disc(0, -207, 10)), '#103039', pen(2)) +
    fine(put('M-102 -183L102 -183M-106 -176L-106 -102M106 -176L106 -102'), 0.5) +
    hair(put('M0 -217L0 -197M-10 -207L10 -207'), 0.8) +
    shutters(-66) +
    shutters(0) +
    shutters(66) +
    solid(put(box(-104, -124, 208, 22)), DEEP, pen(2)) +
    hair(put(box(-99, -120, 198, 14)), 0.6) +
    pane(put, -76, -14, 52, 50, { light: 0.9, inside: goods }) +
    pane(put, 76, -14, 52, 50, { light: 0.85, inside: jars(46, -2, 5) }) +
    line(put(bananas), { width: 2.4, colour: INK }) +
    lit(put(box(-40, -66, 80, 66))) +
    area(put(counter + jars(60, -46, 4)), INK) +
    line(put('M-40 0L-40 -66M40 0L40 -66'), pen(2, 0.8)) +
    stripes +
    fine(put('M-112 -97L112 -97')) +
    crate(52, 0) +
    crate(80, 0) +
    crate(66, -19) +
    solid(put(box(-116, -3, 160, 26)), DEEP, pen(1.8))
  );
}

const BLADES = 'M0 -3L3 -11M3 1L10 4M-3 1L-9 6M0 3L-1 11M-3 -2L-10 -5';

/** A cold store: a saw-tooth shed with an insulated door, fans, a pump, and the tank on its tower; a sensor reports. */
export function coldStore(place) {
  const put = (d) => place(turned(d));
  const tooth = (i) => {
    const u = -64 + i * 66;
    const outline = polygon([
      [u, -96],
      [u, -140],
      [u + 66, -98],
      [u + 66, -96],
    ]);
    const glass = polygon([
      [u + 5, -100],
      [u + 5, -129],
      [u + 48, -103],
      [u + 48, -100],
    ]);
    const bars = repeat(4, (k) => `M${u + 13 + k * 9} ${-124 + k * 5.4}L${u + 13 + k * 9} -100`);
    return (
      solid(put(outline), ROOF, pen(2.6)) +
      lit(put(glass), 0.3 + 0.2 * (i % 2)) +
      fine(put(bars), 0.8) +
      hair(put(glass), 0.8)
    );
  };
  const shed = box(-64, -98, 198, 122);
  const leg = (u, v) => `M${u} 0L${v} -186`;
  const tower = `${leg(-134, -126)}${leg(-78, -86)}M-106 0L-106 -186`;
  const braces =
    'M-133 -20L-81 -66M-79 -20L-131 -66M-131 -66L-81 -66M-131 -66L-83 -118M-81 -66L-129 -118' +
    'M-129 -118L-83 -118M-129 -118L-86 -170M-83 -118L-126 -170';
  const tank = card(-140, -242, 68, 56, 6);
  const strips = uprights(2, 44, -60, 0, 6);
  const fan = (u) =>
    solid(put(disc(u, -62, 12)), '#0d2a34', pen(1.8)) + fine(put(placed(u, -62)(`${disc(0, 0, 3)}${BLADES}`)), 0.85);
  const pipe = 'M-106 -186L-106 -14M-92 -14L-92 -80L-64 -80';
  const motor = card(-128, -24, 24, 18, 4);
  const gauge = disc(-92, -48, 8);
  const crates = [
    [70, 0],
    [94, 0],
    [76, -15],
  ]
    .map(
      ([u, v]) =>
        solid(put(box(u, v - 15, 23, 15)), '#10303a', pen(1.7)) +
        hair(put(`M${u} ${v - 8}L${u + 23} ${v - 8}M${u + 7} ${v - 4}L${u + 16} ${v - 4}`), 0.8),
    )
    .join('');
  const waves = [8, 16, 24]
    .map((r) => `M${104 - r} ${-172 - r * 0.5}Q104 ${-176 - r * 1.3} ${104 + r} ${-172 - r * 0.5}`)
    .join('');
  return (
    fine(put(braces), 0.6) +
    line(put(tower), pen(2.6)) +
    solid(put(tank), WALL, pen(2.6)) +
    hair(put(`${uprights(-130, -82, -240, -188, 8)}M-140 -224L-72 -224M-140 -204L-72 -204`), 0.6) +
    solid(put('M-146 -240L-106 -262L-66 -240z'), TRIM, pen(2.4)) +
    solid(put(box(-142, -188, 72, 6)), TRIM, pen(2)) +
    fine(put('M-66 -240L-66 -186M-70 -232L-66 -232M-70 -194L-66 -194')) +
    [0, 1, 2].map(tooth).join('') +
    solid(put(shed), WALL, pen(2.6)) +
    hair(put(uprights(-58, 128, -92, 0, 6)), 0.28) +
    solid(put(box(-68, -99, 206, 6)), TRIM, pen(2)) +
    lit(put(box(-4, -62, 52, 62)), 0.95) +
    line(put(strips), { width: 1.5, colour: INK, opacity: 0.7 }) +
    fine(put(box(-4, -62, 52, 62))) +
    solid(put(box(-44, -66, 42, 66)), '#12343c', pen(2.4)) +
    fine(put('M-38 -60L-8 -60L-8 -6L-38 -6zM-12 -38L-12 -26M-50 -68L54 -68'), 0.8) +
    lit(put('M16 -76L28 -76L30 -70L14 -70z')) +
    fine(put('M16 -76L28 -76L30 -70L14 -70zM22 -76L22 -82')) +
    solid(put(box(72, -80, 58, 38)), DEEP, pen(2)) +
    crates +
    fan(87) +
    fan(115) +
    fine(put('M122 -42L122 -30M60 0L60 -84L72 -84'), 0.7) +
    line(put(pipe), { width: 6, opacity: 0.9 }) +
    line(put(pipe), { width: 3, colour: DEEP }) +
    solid(put(motor), '#12343c', pen(2)) +
    hair(put(uprights(-124, -110, -22, -8, 3.5)), 0.9) +
    solid(put(disc(-96, -14, 12)), '#12343c', pen(2.2)) +
    fine(put(`${disc(-96, -14, 4)}M-130 -4L-82 -4`)) +
    lit(put(gauge)) +
    line(put(gauge), pen(2)) +
    line(put('M-92 -48L-88 -53'), { width: 1.6, colour: INK }) +
    fine(put('M104 -98L104 -166')) +
    solid(put(disc(104, -168, 3.4)), '#fff3dc', pen(1.4)) +
    hair(put(waves), 0.9) +
    solid(put(box(-68, -3, 206, 26)), DEEP, pen(1.8))
  );
}
