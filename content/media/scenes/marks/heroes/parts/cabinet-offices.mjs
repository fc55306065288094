/** Tools of the trades that work with people, for a shop cabinet: each `put` has its origin on the floor of a compartment, in the middle. */
import { telephone } from '../../closings/parts/bays.mjs';
import { disc } from '../../parts/facade.mjs';
import { box, card, fine, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { bust, oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const PAPER = '#17454b';

/** A visiting card: an outline of its owner and lines. */
const visiting = (put, w, h, fill) =>
  solid(put(box(-w / 2, -h / 2, w, h)), fill, pen(1.7)) +
  area(put(bust(-w / 4, h / 4, h / 38)), '#8ff5e4', 'fill-opacity=".75" ') +
  hair(put(`M2 ${-h / 5}L${w / 2 - 5} ${-h / 5}M2 0L${w / 2 - 8} 0M2 ${h / 5}L${w / 2 - 6} ${h / 5}`), 0.9);

/** Customers: a telephone on its directory, cards on a spindle, and cards pinned up and joined by thread. */
export function customers(put) {
  const within = (u, v, turn = 0, size = 1) => {
    const own = placed(u, v, turn, size);
    return (d) => put(own(d));
  };
  const pins = [
    [-62, -150, -5],
    [-4, -162, 4],
    [54, -146, -3],
  ];
  const thread = `M-62 -163C-44 -146 -20 -160 -4 -175C16 -158 40 -150 54 -159`;
  const skewered = [-9, 7, -4, 11, -7, 5].map((turn, i) =>
    visiting(within(56 + (i % 2) * 3, -24 - i * 13, turn), 54, 30, i === 5 ? '#1b525a' : '#113840'),
  );
  return (
    pins.map(([u, v, turn]) => visiting(within(u, v, turn), 48, 31, '#0e2f37')).join('') +
    hair(put(thread), 0.9) +
    area(put(pins.map(([u, v]) => disc(u, v - 13, 2.6)).join('')), '#bff7ec') +
    solid(put(box(-92, -22, 108, 20)), '#113840', pen(2)) +
    hair(put('M-84 -16L16 -16M-84 -12L16 -12M-84 -8L16 -8M-84 -22L-84 -2'), 0.6) +
    telephone(within(-38, -22, 0, 1.06), ['#0f2f38', '#155058', '#0b232b']) +
    solid(put(oval(57, -4, 27, 6)), '#113840', pen(2)) +
    line(put('M57 -6L57 -24'), pen(2.6)) +
    skewered.join('') +
    line(put('M59 -92L58 -116L56 -122'), pen(2.4))
  );
}

/** A dumbbell from the side: graded plates on a knurled bar. */
function dumbbell(put, fill) {
  const plates = [
    [28, 64],
    [42, 54],
    [55, 40],
  ];
  const half = (m) =>
    plates
      .map(([u, h]) => {
        const left = m < 0 ? -u - 14 : u;
        return (
          solid(put(card(left, -h / 2, 14, h, 5)), fill, pen(2.2)) +
          hair(put(`M${left + 4} ${-h / 2 + 7}L${left + 4} ${h / 2 - 7}`), 0.7)
        );
      })
      .join('') + solid(put(box(m < 0 ? -77 : 69, -7, 8, 14)), '#0b232b', pen(1.8));
  const knurl = repeat(9, (i) => `M${-24 + i * 5} -7L${-18 + i * 5} 7M${-18 + i * 5} -7L${-24 + i * 5} 7`);
  return solid(put(box(-28, -7, 56, 14)), '#0b232b', pen(2)) + hair(put(knurl), 0.6) + half(-1) + half(1);
}

/** The gym: a towel and a member's tag on a rail, below them a dumbbell and a bottle. */
export function gym(put) {
  const tag = (d) => put(placed(64, -102, 9)(d));
  const towel = 'M-66 -172C-48 -178 -28 -178 -8 -172L-5 -98C-24 -92 -46 -92 -68 -98z';
  return (
    line(put('M-94 -166L94 -166'), pen(3)) +
    fine(put('M-88 -174L-88 -158M88 -174L88 -158')) +
    solid(put('M-60 -172L-18 -172L-16 -82L-62 -82z'), '#0c2a32', pen(1.8)) +
    solid(put(towel), PAPER, pen(2.2)) +
    fine(put('M-67 -118C-46 -112 -24 -112 -6 -118M-67 -111C-46 -105 -24 -105 -6 -111'), 0.9) +
    hair(put('M-52 -172L-54 -122M-24 -173L-22 -122M-38 -170L-38 -146'), 0.6) +
    hair(put(repeat(12, (i) => `M${-65 + i * 5} -96L${-65 + i * 5} -90`)), 0.8) +
    fine(put('M61 -166L66 -128M61 -166L72 -128'), 0.9) +
    solid(tag(card(-19, -28, 38, 54, 6)), PAPER, pen(2)) +
    fine(tag(disc(0, -21, 3)), 1) +
    area(tag(bust(0, 8, 0.95)), '#8ff5e4', 'fill-opacity=".8" ') +
    hair(tag('M-12 14L12 14M-12 19L6 19'), 0.9) +
    solid(put('M-84 -2L-84 -52C-84 -60 -76 -60 -76 -68L-58 -68C-58 -60 -50 -60 -50 -52L-50 -2z'), '#0e2f37', pen(2)) +
    solid(put(card(-78, -80, 22, 12, 3) + card(-71, -89, 8, 10, 3)), '#17454b', pen(1.7)) +
    hair(put('M-84 -46L-50 -46M-84 -18L-50 -18M-79 -40L-79 -24'), 0.8) +
    dumbbell((d) => put(placed(14, -37, 0, 1.06)(d)), '#123c44')
  );
}

/** A fountain pen about the middle of its barrel, the nib to the right. */
const fountainPen = (put) =>
  solid(put('M-78 -6C-82 -4 -82 4 -78 6L40 7L40 -7z'), '#2a3a30', pen(2)) +
  solid(put('M40 -6L54 -4.5L54 4.5L40 6z'), '#0b1d22', pen(1.6)) +
  solid(put('M54 -5C64 -9 74 -5 92 0C74 5 64 9 54 5z'), '#8a6a2c', pen(1.7)) +
  hair(put(`M70 0L90 0${disc(68, 0, 1.6)}`), 1) +
  fine(put('M-14 -7L-14 7M-9 -7L-9 7M36 -7L36 7M-64 -2L-18 -2'), 0.9);

/** Recruiting: a stack of CVs, one put up against the back with its clip; a pot of ink and a fountain pen. */
export function recruiting(put) {
  const sheet = (d) => put(placed(-22, -108, -6)(d));
  const behind = (d) => put(placed(-14, -112, 5)(d));
  const lines = repeat(6, (i) => `M-40 ${-4 + i * 11}L${round(40 - ((i * 17) % 26))} ${-4 + i * 11}`);
  const clip = 'M22 -84L22 -56C22 -50 31 -50 31 -56L31 -80C31 -90 18 -90 18 -80L18 -54C18 -46 27 -44 30 -47';
  const edge = (i) => {
    const [u, v] = [[0, 3, -2, 2, -3, 1, 0][i], -6 - i * 5.4];
    return solid(
      put(
        polygon([
          [-78 + u, v],
          [38 + u, v],
          [38 + u, v + 4],
          [-78 + u, v + 4],
        ]),
      ),
      i % 2 ? '#153f46' : '#1c4c4e',
      pen(1.3),
    );
  };
  return (
    solid(behind(box(-52, -66, 104, 132)), '#0e2a30', pen(1.8)) +
    solid(sheet(box(-52, -66, 104, 132)), '#1c4340', pen(2.2)) +
    solid(sheet(box(-42, -56, 30, 36)), '#0c252b', pen(1.6)) +
    area(sheet(bust(-27, -20, 1.5)), '#d6f2e6', 'fill-opacity=".8" ') +
    hair(sheet(`${lines}M-2 -48L14 -48M-2 -38L38 -38M-2 -28L32 -28`), 0.9) +
    line(sheet(clip), pen(2.2)) +
    solid(put('M-78 -38L38 -38L50 -52L-64 -52z'), '#1c4340', pen(1.8)) +
    hair(put('M-62 -48L30 -48M-66 -44L10 -44'), 0.8) +
    repeat(7, edge) +
    solid(put('M48 -2C44 -14 46 -28 52 -32L52 -42L82 -42L82 -32C88 -28 90 -14 86 -2z'), '#33270f', pen(2.2)) +
    solid(put(card(49, -51, 36, 11, 3)), '#4a3a1c', pen(2)) +
    hair(put('M50 -20C60 -17 74 -17 84 -20M52 -12L82 -12'), 0.7) +
    fountainPen((d) => put(placed(48, -92, 112)(d)))
  );
}

/** Payroll: a punch clock, the rack of cards, a pay packet with notes, coins. */
export function payroll(put) {
  const hand = 'M-44 -122L-44 -140M-44 -122L-32 -116';
  const tick = (i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    return `M${round(-44 + 21 * c)} ${round(-122 + 21 * s)}L${round(-44 + 25 * c)} ${round(-122 + 25 * s)}`;
  };
  const pocket = (i) => {
    const v = -158 + i * 28;
    const out = [0, 5, 0][i];
    return (
      solid(put(box(22, v - 12 - out, 26, 30)), '#1d5a5c', pen(1.5)) +
      solid(put(box(54, v - 9, 26, 30)), '#123c44', pen(1.5)) +
      hair(put(`M26 ${v - 7 - out}L44 ${v - 7 - out}M58 ${v - 4}L76 ${v - 4}`), 0.9) +
      solid(put(box(16, v + 2, 70, 20)), '#0b232b', pen(1.8)) +
      hair(put(`M51 ${v + 2}L51 ${v + 22}`), 0.7)
    );
  };
  const packet = (d) => put(placed(38, -38, -7)(d));
  return (
    solid(put('M-86 -160C-86 -172 -2 -172 -2 -160L-2 -62L-86 -62z'), '#0f323a', pen(2.4)) +
    solid(put(disc(-44, -122, 30)), '#154850', pen(2.2)) +
    hair(put(repeat(12, tick)), 0.95) +
    line(put(hand), pen(2.6)) +
    solid(put(box(-70, -84, 52, 12)), '#061219', pen(1.8)) +
    solid(put('M-64 -78L-24 -78L-24 -34L-64 -34z'), '#1d5a5c', pen(1.8)) +
    hair(put(`M-44 -66L-44 -40${repeat(4, (i) => `M-60 ${-66 + i * 8}L-28 ${-66 + i * 8}`)}`), 0.8) +
    solid(put('M-94 -2L-88 -22L-66 -30L-22 -30L2 -22L8 -2z'), '#0c2a32', pen(2)) +
    solid(put(box(11, -182, 80, 112)), '#091b22', pen(1.8)) +
    repeat(3, pocket) +
    [8, 1]
      .map(
        (u, i) =>
          solid(packet(box(-34 + u, -46 + i * 7, 58, 36)), '#1f6a63', pen(1.5)) +
          fine(packet(disc(-4 + u, -36 + i * 7, 5)), 0.9),
      )
      .join('') +
    solid(packet('M-48 -28L46 -28L46 33L-48 33z'), '#2a3a30', pen(2.2)) +
    hair(packet('M-48 -28L-6 2L4 2L46 -28M-48 33L-12 -2M46 33L10 -2'), 0.8) +
    [0, 1, 2, 3].map((i) => solid(put(oval(-24, -6 - i * 5, 15, 4.5)), '#4a3a1c', pen(1.5))).join('')
  );
}
