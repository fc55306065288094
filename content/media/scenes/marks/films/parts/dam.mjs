/** The dam: its wall, the gantries of its gates with the ladder to one of them, and the powerhouse at its foot. */
import { box, fine, firm, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, curve, round, sample, thousandths } from '../../stage.mjs';

/** A line along y = f(x), from edge to edge of the picture unless told otherwise. */
export const along = (f, from = -20, to = 1220, step = 12) => curve(sample(f, from, to, step));

export const GATES = [466, 570, 674];
export const MEET = GATES[1];

/** Opening of a gate below the deck. */
export const OPENING = { half: 26, top: 6, height: 46 };

const MIDDLE = 582;

/** Joints of the dam, from the deck (0) to its foot (1): lower ones bend more, for we look down on them. */
const level = (share) => (x) => 374 + 238 * share + (22 + 42 * share) * ((x - MIDDLE) / 345) ** 2;
export const deck = level(0);
export const foot = level(1);

/** Piers, opening and gantry of a gate; its leaf moves and is drawn elsewhere. */
export function gantry(x) {
  const y = round(deck(x));
  const put = placed(x, y);
  const { half, top, height } = OPENING;
  const pier = (u) => solid(put(`M${u} -2L${u + 9} -2L${u + 9} 58L${u + 4.5} 66L${u} 58z`), '#10303a', pen(1.8));
  const leg = (u) => solid(put(box(u, -46, 6, 48)), '#0f2a33', pen(1.7));
  const roof = solid(put('M-19 -70L-14 -79L14 -79L19 -70z'), '#0f2a33', pen(1.6));
  return (
    solid(put(box(-half, top, half * 2, height)), '#040b11', pen(1.8)) +
    pier(-half - 10) +
    pier(half + 1) +
    leg(-half - 8) +
    leg(half + 2) +
    solid(put(box(-40, -55, 80, 9)), '#10303a', pen(1.9)) +
    solid(put(box(-15, -70, 30, 15)), '#0d242e', pen(1.7)) +
    roof +
    hair(put('M-40 -62L-15 -62M15 -62L40 -62M-40 -62L-40 -55M40 -62L40 -55M-27 -62L-27 -55M27 -62L27 -55'), 0.8) +
    hair(put('M-34 -46L-24 -36M34 -46L24 -36M-6 -70L-6 -60L6 -60L6 -70'), 0.8)
  );
}

export const LADDER = 424;
export const LANDING = round(deck(LADDER) + 54);

/** The ladder to the left gate and its landing. */
export function ladder() {
  const top = round(deck(LADDER) - 8);
  const rungs = repeat(11, (i) => `M${LADDER - 4} ${round(top + 9 + i * 5)}h8`);
  return (
    fine(`M${LADDER - 4} ${LANDING}V${top}M${LADDER + 4} ${LANDING}V${top}`, 0.85) +
    hair(rungs, 0.8) +
    solid(box(LADDER - 12, LANDING, 30, 4), '#10303a', pen(1.6)) +
    hair(`M${LADDER - 8} ${LANDING + 4}L${LADDER} ${LANDING + 14}L${LADDER + 12} ${LANDING + 4}`, 0.7)
  );
}

/** The wall between the hillsides, in lifts and blocks of concrete. */
export function dam() {
  const [from, to] = [170, 1010];
  const face = `${along(deck, from, to)}L${to} 680L${from} 680z`;
  const joint = (i) => {
    const x = 196 + i * 52;
    const end = MIDDLE + (x - MIDDLE) * 0.9;
    return `M${x} ${round(deck(x) + 10)}Q${round((x + end) / 2 + (x - MIDDLE) * 0.03)} 490 ${round(end)} ${round(foot(end))}`;
  };
  const lifts = repeat(8, (i) => hair(along(level(0.14 + i * 0.115), from, to), thousandths(0.46 - i * 0.02)));
  const posts = repeat(62, (i) => {
    const x = 200 + i * 12.4;
    return `M${round(x)} ${round(deck(x))}v-6.5`;
  });
  const shade =
    '<linearGradient id="concrete" x2="0" y2="1"><stop stop-color="#123640"/><stop offset="1" stop-color="#08171f"/></linearGradient>';
  return {
    wall:
      shade +
      area(`${along((x) => deck(x) - 9, from, to)}L${to} 400L${from} 400z`, '#0f2a33') +
      area(face, 'url(#concrete)') +
      lifts +
      hair(repeat(16, joint), 0.3) +
      fine(
        along((x) => deck(x) - 9, from, to),
        0.7,
      ) +
      firm(along(deck, from, to)) +
      fine(
        along((x) => deck(x) + 6, from, to),
        0.6,
      ),
    rail:
      hair(posts, 0.7) +
      hair(
        along((x) => deck(x) - 6.5, from, to),
        0.9,
      ),
  };
}

export const WINDOWS = [774, 826, 878];
export const SILL = 624;

/** The powerhouse, but for the panes of its windows. */
export function powerhouse() {
  const [l, r, y] = [736, 916, 642];
  const roof = `M${l - 9} 540L${l + 12} 512H${r - 12}L${r + 9} 540z`;
  const sheets = repeat(22, (i) => `M${round(l + 14 + i * 7.3)} 513L${round(l - 5 + i * 9)} 539`);
  const vent = (x) =>
    solid(box(x, 500, 22, 12), '#0d242e', pen(1.6)) +
    hair(`M${x - 3} 500h28M${x + 5} 504v6M${x + 11} 504v6M${x + 17} 504v6`, 0.8);
  const pilasters = [748, 800, 852, 904].map((x) => solid(box(x - 5, 546, 10, 96), '#10303a', pen(1.6))).join('');
  const wing = 'M714 612L726 604L740 604V666H714z';
  const outlet = (x) => `M${x - 13} 666V656Q${x - 13} 647 ${x} 647Q${x + 13} 647 ${x + 13} 656V666z`;
  return (
    solid(wing, '#0d242e', pen(2)) +
    solid(box(l - 12, y, 204, 24), '#0b1f29', pen(2.2)) +
    solid(WINDOWS.map(outlet).join(''), '#040b11', pen(1.7)) +
    solid(box(l, 540, 180, 102), '#0b1f29', pen(2.4)) +
    pilasters +
    hair(`M${l} 632H${r}`, 0.7) +
    solid(box(l - 5, 540, 190, 7), '#10303a', pen(1.8)) +
    solid(roof, '#0a1c26', pen(2.4)) +
    hair(sheets, 0.5) +
    vent(774) +
    vent(856) +
    fine(`M${l - 12} 634H${l}M${l - 12} 642V632`, 0.8)
  );
}
