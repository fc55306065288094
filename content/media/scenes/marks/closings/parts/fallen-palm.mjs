/** What the storm has left in the platform-and-devops closing: the palm across the oven, and a coconut. */
import { DAY, ink } from '../../daylight.mjs';
import { bend, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const CROWN = [504, 258];
const LEAF = ['#2f7f78', '#4f9f92', '#6fb5a4'];

/** A leaf of the crown, its rib through three points; its leaflets hang, `long` at the middle. */
const leaf = ([over, to, long, fill]) => {
  const at = (t) => [bend(t, CROWN[0], over[0], to[0]), bend(t, CROWN[1], over[1], to[1])];
  const lean = (to[0] > CROWN[0] ? 1 : -1) * (Math.abs(to[0] - CROWN[0]) < 90 ? 0.55 : 0.3);
  const comb = repeat(13, (k) => {
    const t = 1 - k / 13;
    const [u, v] = at(t);
    const drop = long * (0.22 + 0.78 * Math.sin((Math.PI * (k + 1)) / 14));
    return `L${round(u + drop * lean)} ${round(v + drop)}L${round(u)} ${round(v + drop * 0.34)}`;
  });
  const rib = `M${CROWN.join(' ')}Q${over.join(' ')} ${to.join(' ')}`;
  return (
    solid(`${rib}${comb}z`, LEAF[fill], { width: 1.7, colour: DAY.ink }) + line(rib, { width: 2.6, colour: DAY.ink })
  );
};

const BEHIND = [
  [[440, 166], [352, 240], 60, 0],
  [[488, 120], [412, 128], 58, 0],
  [[518, 116], [590, 140], 58, 0],
  [[566, 180], [588, 246], 54, 0],
];
const BEFORE = [
  [[424, 244], [380, 330], 56, 1],
  [[574, 252], [580, 350], 54, 1],
  [[538, 290], [530, 392], 50, 2],
];

/** The trunk, from the torn roots up to the crown. */
function trunk() {
  const [a, o, c] = [[168, 556], [340, 424], CROWN];
  const at = (t) => [bend(t, a[0], o[0], c[0]), bend(t, a[1], o[1], c[1])];
  const wide = (t) => 27 - 12 * t;
  const edge = (side) =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      const [[x, y], [u, v]] = [at(t), at(t + 0.01)];
      const long = Math.hypot(u - x, v - y);
      return `${round(x - ((v - y) / long) * wide(t) * side)} ${round(y + ((u - x) / long) * wide(t) * side)}`;
    });
  const rings = repeat(19, (i) => {
    const t = (i + 1) / 20;
    const [[x, y], [u, v]] = [at(t), at(t + 0.01)];
    const own = placed(x, y, (Math.atan2(v - y, u - x) * 180) / Math.PI);
    const w = round(wide(t) - 2);
    return own(`M0 ${-w}C6 ${-w / 2} 6 ${w / 2} 0 ${w}`);
  });
  return (
    solid(`M${edge(1).join('L')}L${edge(-1).reverse().join('L')}z`, '#3a2a1c', ink(2.6)) +
    line(rings, { width: 2, colour: '#8a6a42' }) +
    line(`M${edge(-1).slice(1).join('L')}`, { width: 3, colour: '#ffd9a0' })
  );
}

/** The plate of earth and roots. */
const roots = () =>
  line(
    'M146 516C120 496 110 486 90 482M142 544C110 540 90 548 70 544M146 574C116 582 100 600 80 606M162 600C150 620 138 636 122 646M182 602C186 630 180 646 170 660M198 586C208 608 208 626 200 644',
    { width: 6, colour: '#3a2a1c' },
  ) +
  solid(
    'M172 494C144 490 126 518 130 550C134 588 162 618 192 606C214 600 222 584 220 570C206 562 190 544 186 524C184 510 182 500 172 494z',
    '#7b4f22',
    ink(2.6),
  ) +
  line('M154 526L166 538M148 558L164 560M162 588L176 582M190 588L196 574', { width: 2.4, colour: '#40240d' });

const nut = (x, y, r, fill = '#f0a02e') =>
  solid(oval(x, y, r, r * 1.08), fill, ink(2.2)) +
  line(`M${x + r * 0.2} ${y - r * 0.6}Q${x + r * 0.6} ${y - r * 0.5} ${x + r * 0.66} ${y}`, {
    width: 2.6,
    colour: '#fff3dc',
  });

export const fallenPalm = () =>
  BEHIND.map(leaf).join('') +
  trunk() +
  roots() +
  BEFORE.map(leaf).join('') +
  nut(486, 286, 17) +
  nut(518, 284, 17) +
  nut(500, 302, 17);

/** A coconut that has come down. */
export const coconut = (x, y) => area(oval(x - 10, y + 20, 34, 7), '#a8743a', 'fill-opacity=".5" ') + nut(x, y, 24);
