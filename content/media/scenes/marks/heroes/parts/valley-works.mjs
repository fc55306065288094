/** What the valley town works with, from the clock tower to the cold-store; x and y are the lower left front corner. */
import { INK } from '../../parts/facade.mjs';
import { box, card, dot, fine, firm, hair, ON_WHITE, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, glow, line, round, thousandths } from '../../stage.mjs';
import { AMBER, at, block, darkPane, face, hall, pane, TEAL } from './valley-blocks.mjs';

/** A clock tower, white-hot in its upper storey: a dial under an open lantern. */
export function clockTower(x, y, s = 1) {
  const put = placed(x, y, 0, s);
  const plinth = block(placed(x - 31 * s, y, 0, s), 62, 12, 30, '#0d242e');
  const shaft =
    solid(put('M16 -12L30 -20L26 -90L16 -90z'), '#07151d', pen(2)) +
    solid(put('M-22 -12L-18 -90L18 -90L22 -12z'), '#0d242e', pen(2.4)) +
    solid(put('M-8 -12L-8 -36Q-8 -44 0 -44Q8 -44 8 -36L8 -12z'), '#10303a', pen(1.6)) +
    fine(put('M-20 -56L20 -56M-4 -66L-4 -78L4 -78L4 -66z'), 0.7);
  const hot = put('M-21 -92L-21 -138L21 -138L21 -92z');
  const dial =
    line(put(card(-15, -130, 30, 30, 15)), { width: 2.2, colour: ON_WHITE }) +
    line(put('M0 -115L0 -126M0 -115L8 -110'), { width: 2.4, colour: INK });
  const marks = repeat(12, (i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    return `M${round(11 * c)} ${round(-115 + 11 * s)}L${round(13 * c)} ${round(-115 + 13 * s)}`;
  });
  const top =
    solid(put(box(-25, -142, 50, 5)), '#eafaf7', pen(1.6)) +
    solid(put(box(-15, -160, 30, 18)), '#0d242e', pen(1.8)) +
    fine(put('M-8 -142L-8 -154Q-4 -158 0 -154L0 -142M0 -154Q4 -158 8 -154L8 -142')) +
    solid(put('M-20 -160L0 -184L20 -160z'), '#10303a', pen(2)) +
    fine(put('M0 -184L0 -198'));
  return (
    glow(x, y - 115 * s, 210 * s, '#ffffff', 0.55) +
    plinth +
    shaft +
    area(hot, '#fff') +
    line(hot, { width: 3, colour: '#fff' }) +
    dial +
    line(put(marks), { width: 1.2, colour: ON_WHITE }) +
    top +
    glow(x, y - 115 * s, 84 * s, '#ffffff', 0.42)
  );
}

/** Web applications: an office block whose windows show lists, boards and charts. */
export function office(x, y) {
  const put = placed(x, y);
  const [w, h, storey] = [118, 196, 42];
  const lit = (i) => {
    const [u, up] = [8 + (i % 3) * 35, 28 + Math.floor(i / 3) * storey];
    const bars = repeat(4, (k) => box(u + 5 + k * 5, -up - 6 - k * 4 - (i % 3), 3, 3 + k * 4 + (i % 3)));
    const list = repeat(3, (k) => `M${u + 5} ${-up - 8 - k * 7}L${u + 24 - ((k * 5 + i) % 9)} ${-up - 8 - k * 7}`);
    if (i === 4 || i === 9) return darkPane(put, u, up, 30, 30);
    const inside = i % 2 ? area(put(bars), INK) : line(put(list), { width: 2, colour: INK });
    return pane(put, u, up, 30, 30, i % 4 === 3 ? '#c9dfd6' : AMBER) + inside;
  };
  const sideWindows = repeat(8, (i) => {
    const [deep, up] = [8 + (i % 2) * 28, 30 + Math.floor(i / 2) * storey];
    return face([w, up, deep], [w, up, deep + 18], [w, up + 26, deep + 18], [w, up + 26, deep]);
  });
  const door =
    solid(put(box(46, -22, 26, 22)), '#3a2f1c', pen(1.6)) + solid(put(box(36, -27, 46, 5)), '#10303a', pen(1.6));
  const roof =
    solid(put('M22 -206L22 -224Q22 -230 34 -230Q46 -230 46 -224L46 -206z'), '#0d242e', pen(1.8)) +
    block(placed(x + 84, y - h - 8), 30, 18, 20, '#0c212b', 1.8);
  return (
    block(put, w, h, 62, '#091a23', 2.6) +
    fine(put(sideWindows), 0.6) +
    hair(put(repeat(4, (i) => `M0 ${-24 - i * storey}L${w} ${-24 - i * storey}`))) +
    repeat(12, lit) +
    door +
    roof
  );
}

/** A filled sack on its side, its middle at u, its underside at v. */
const sack = (u, v) =>
  `M${u - 11} ${v}Q${u - 9} ${v - 5} ${u - 12} ${v - 9}Q${u} ${v - 13} ${u + 12} ${v - 9}Q${u + 9} ${v - 5} ${u + 11} ${v}z`;

/** Data science: the mill store, a season of sacks in its open front. */
export function mill(x, y) {
  const put = placed(x, y);
  const sacks = [1, 2, 4, 3, 2].flatMap((n, i) =>
    Array.from({ length: n }, (_, k) => sack(31 + i * 25, -1 - k * 10.5)),
  );
  const vent = (deep) => {
    const [u, v] = at(82, 96, deep);
    return block(placed(x + u - 9, y + v + 6), 18, 13, 22, '#0d242e', 1.5);
  };
  return (
    hall(put, 164, 60, 104, 38) +
    vent(62) +
    vent(20) +
    pane(put, 14, 0, 136, 48, '#63cfc0') +
    solid(put(sacks.join('')), '#0c212b', pen(1.5)) +
    fine(put('M2 -60L162 -60M82 -60L82 -96M42 -60L42 -78L82 -60L122 -78L122 -60'), 0.75)
  );
}

/** Things that are connected: a cold-store, fans on the roof, an aerial that sends, boxes of fish before the door. */
export function coldStore(x, y) {
  const put = placed(x, y);
  const fan = (u) => {
    const unit = placed(x + u, y - 84);
    const blades = repeat(4, (i) => {
      const [c, s] = [Math.cos(i * 0.785), Math.sin(i * 0.785)];
      return `M${round(20 - 11 * c)} ${round(-17 - 11 * s)}L${round(20 + 11 * c)} ${round(-17 + 11 * s)}`;
    });
    return (
      block(unit, 40, 34, 20, '#0c212b', 1.8) + line(unit(card(7, -30, 26, 26, 13)), pen(1.8)) + hair(unit(blades), 0.8)
    );
  };
  const [ax, ay] = [x + 26, y - 178];
  const waves = repeat(3, (i) => {
    const r = 13 + i * 11;
    return `M${round(ax - r * 0.75)} ${round(ay - r * 0.66)}A${r} ${r} 0 0 1 ${round(ax + r * 0.75)} ${round(ay - r * 0.66)}`;
  });
  const crate = (u, v) => box(u, v - 13, 28, 13);
  const crates = crate(116, 4) + crate(116, -10) + crate(147, 4) + crate(120, -24);
  return (
    block(put, 168, 76, 80, '#0a1c25', 2.4) +
    hair(put(repeat(11, (i) => `M${14 + i * 14} -74L${14 + i * 14} -2`)), 0.35) +
    fan(66) +
    fan(120) +
    firm(`M${ax} ${y - 86}V${ay}`, 0.9) +
    fine(`M${ax - 10} ${ay + 22}H${ax + 10}M${ax - 7} ${ay + 32}H${ax + 7}`) +
    line(waves, { width: 2.2, opacity: 0.85 }) +
    glow(ax, ay, 22, '#ffd08a', 0.7) +
    dot(ax, ay, 3, '#fff3dc') +
    pane(put, 42, 0, 38, 56, AMBER) +
    line(put(repeat(5, (i) => `M${48 + i * 6.5} -54L${48 + i * 6.5} 0`)), { width: 1.2, colour: '#a86f1c' }) +
    solid(put('M42 0L24 8L24 -52L42 -56z'), '#10303a', pen(2)) +
    area(put('M42 1L80 1L98 24L40 24z'), AMBER, 'fill-opacity=".2" ') +
    solid(put(crates), '#2a2413', pen(1.6)) +
    hair(put('M120 -2L140 -2M120 -16L140 -16M151 -2L171 -2M124 -30L144 -30'), 0.9)
  );
}

/** Platforms and agents: the telephone exchange; racks behind its window, wires from its gantry. */
export function exchange(x, y) {
  const put = placed(x, y);
  const rack = (u) => box(u, -44, 13, 32);
  const units = repeat(3, (i) => repeat(5, (k) => `M${20 + i * 17} ${-39 + k * 6}L${27 + i * 17} ${-39 + k * 6}`));
  return (
    block(put, 92, 60, 50, '#0a1c25', 2.2) +
    pane(put, 10, 10, 58, 38, '#7fe0d2') +
    solid(put([14, 31, 48].map(rack).join('')), INK, pen(1.2)) +
    line(put(units), { width: 1.8, colour: TEAL }) +
    solid(put(box(74, -40, 13, 40)), '#10303a', pen(1.5)) +
    firm(put('M22 -66L22 -106M58 -66L58 -106'), 0.85) +
    fine(put('M10 -100L70 -100M10 -90L70 -90M12 -100L12 -104M30 -100L30 -104M50 -100L50 -104M68 -100L68 -104'))
  );
}

/** A thin dotted arc of light between two places; a steep one leans outward, a flat one rises. */
export function arc([x, y], [u, v], width = 2.4) {
  const [wide, high] = [Math.abs(u - x), Math.abs(v - y)];
  const steep = wide < high;
  const lean = steep ? 0.24 * high * Math.sign(u - x) : 0;
  const top = steep ? (y + v) / 2 : Math.min(y, v) - 20 - 0.26 * wide - 0.06 * high;
  const d = `M${x} ${y}Q${round((x + u) / 2 + lean)} ${round(top)} ${u} ${v}`;
  return (
    line(d, { width, opacity: 0.9, extra: 'stroke-dasharray="0.1 7" ' }) +
    line(`M${u} ${v}l0.1 0`, { width: width * 2.5 })
  );
}

/** Light of the tower on the ground. */
export const pool = (x, y, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s} ${thousandths(0.26 * s)})">${glow(0, 0, 130, '#ffffff', 0.55)}</g>`;
