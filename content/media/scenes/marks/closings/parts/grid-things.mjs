/** What two shopkeepers have emptied from a bag on their table, for the closing about going through a case of one's own. */
import { DAY, ink } from '../../daylight.mjs';
import { box, card, laidOn, limb, mapped, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { bust, oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const [STEEL, BRASS, RUST, SEA, SHEET] = ['#cfdcd6', '#f0b654', '#b5521c', '#1b8585', '#fbf0d8'];
const SUN = { width: 2.8, colour: '#fff0c8' };
const RULE = { width: 2, colour: '#5a8f8b' };
const WARM = { width: 2, colour: '#c58a4a' };

/** From the top of the table (x along its near edge, y away from it) to the picture. */
export const laid = laidOn([1000, -1400], 836, 2800);

/** Path data about its own origin, y away from us, laid at a place of the table. */
export const lying = (x, y, turn = 0, size = 1) => {
  const put = placed(x, y, turn, size);
  return (d) => laid(put(d));
};

/** A flat shadow on wood: the window is at the left. */
export const cast = (d) => area(d, '#5b3819', 'fill-opacity=".55" ');

/** A thing that lies flat, and its shadow; the thicker, the wider. */
const flat = (d, fill, thick = 8) => cast(placed(thick, thick / 2)(d)) + solid(d, fill, ink(2.2));

/** A sale: the bill book, open; its ruled copies, the carbon paper between them, the stub of the bill torn out. */
function billBook() {
  const at = lying(650, 152, 8, 1.04);
  const rules = repeat(5, (i) => `M22 ${46 - i * 24}L124 ${46 - i * 24}`);
  const copies = repeat(4, (i) => `M-122 ${40 - i * 28}L-24 ${40 - i * 28}`);
  const stub = 'M10 92L134 92L134 78L122 73L110 78L96 73L84 78L72 73L58 78L46 73L34 78L22 73L10 78z';
  return (
    flat(at(box(-146, -106, 292, 212)), RUST, 16) +
    solid(at(box(-136, -96, 132, 192)), '#f9ddb0', ink(2)) +
    line(at(`${copies}M-58 84L-58 -82`), WARM) +
    solid(at(box(4, -96, 132, 192)), DAY.paper, ink(2)) +
    line(at(`${rules}M92 64L92 -80`), RULE) +
    area(at(stub), '#e0c48e') +
    flat(at('M26 -118L138 -104C140 -66 140 -36 132 -8C98 -2 60 -12 22 -14z'), '#16434a') +
    solid(at('M132 -8C112 -6 104 -8 96 -9C108 -24 122 -30 137 -36z'), '#3d8f8a', ink(1.8))
  );
}

/** A job card's car: its keys on a ring with a tag. */
function keys() {
  const at = lying(908, 110, 0, 0.92);
  const key = (turn, metal, fill) => {
    const put = within(at, 0, 0, turn);
    return (
      flat(put('M-6 -66L-6 -128L0 -136L7 -128L7 -114L2 -108L7 -102L7 -90L3 -86L6 -66z'), metal) +
      flat(put(card(-20, -72, 40, 50, 14)), fill) +
      line(put('M-9 -60L9 -60M-9 -52L9 -52'), { width: 2, colour: '#7fd0c6' })
    );
  };
  const tag = within(at, 0, 0, -28);
  return (
    flat(tag('M0 -20L26 -40L26 -106L-26 -106L-26 -40z'), SEA) +
    line(tag('M-16 -54L16 -54M-16 -69L16 -69M-16 -84L4 -84'), SUN) +
    key(212, BRASS, BRASS) +
    key(146, STEEL, DAY.ink) +
    limb(at(oval(0, 0, 30)), 7, 3.4, STEEL)
  );
}

/** A gym: a membership card, and a whistle with its cord. */
function member() {
  const at = lying(1062, 128, 12);
  const pipe = lying(1112, 58, -10);
  const portrait = placed(-41, -26)(mapped((u, v) => [u, -v])(bust(0, 0, 1.9)));
  return (
    flat(at(card(-72, -42, 144, 88, 9)), '#7fd0c6') +
    area(at(box(-71, 20, 142, 13)), SEA) +
    solid(at(card(-60, -30, 38, 42, 5)), '#f6e6c4', ink(1.6)) +
    area(at(portrait), DAY.ink) +
    line(at('M-8 2L56 2M-8 -14L40 -14M-8 -28L26 -28'), ink(2.6)) +
    line(pipe('M44 0C70 40 110 40 128 6C134 -10 122 -16 112 -4C104 8 84 14 46 -6'), { width: 4, colour: RUST }) +
    flat(pipe('M-46 8L4 8C10 26 46 26 48 -4C48 -34 6 -36 0 -10L-46 -10z'), BRASS) +
    area(pipe(`M-14 8L-4 8L-4 -2L-14 -2z${oval(25, -4, 9)}`), DAY.ink) +
    line(pipe('M-42 4L-20 4M38 12C44 6 45 0 44 -6'), SUN)
  );
}

/** A month's payroll: its sheet, still rolled at the far end, under a coin; beside it a stamp pad. */
function payroll() {
  const [at, pad] = [lying(1336, 158, -9, 0.92), lying(1466, 92, -9, 0.86)];
  const rows = repeat(5, (i) => `M-74 ${50 - i * 26}L74 ${50 - i * 26}`);
  return (
    flat(at(box(-94, -96, 188, 186)), SHEET) +
    line(at(`${rows}M-20 62L-20 -66M30 62L30 -66`), WARM) +
    cast(at('M-94 60L94 60L118 96L94 96L-94 96z')) +
    solid(at('M-102 86C-116 92 -116 128 -102 132L102 132C112 126 112 92 102 86z'), '#f3dcae', ink(2.4)) +
    solid(at(oval(-102, 109, 8, 22)), '#c99a5c', ink(1.8)) +
    flat(at(oval(-58, -62, 24)), BRASS) +
    line(at(oval(-58, -62, 15)), { width: 2.2, colour: '#6b3d10' }) +
    flat(pad(card(-52, -46, 104, 92, 8)), '#4f8b86', 12) +
    solid(pad(card(-40, -34, 80, 68, 5)), DAY.ink, ink(1.6))
  );
}

/** A dispensary: a strip of tablets, some taken, and a small bottle. */
function medicine() {
  const [at, put] = [lying(742, 1000, -16), placed(852, 268)];
  const bottle = 'M-20 -44C-22 -50 -10 -54 -9 -60L9 -60C10 -54 22 -50 20 -44L20 4C14 12 -14 12 -20 4z';
  const tablets = repeat(10, (i) => at(oval(-52 + (i % 5) * 26, i < 5 ? 14 : -14, 9)));
  return (
    flat(at(card(-72, -34, 144, 68, 6)), STEEL) +
    solid(tablets, '#e8933a', ink(1.5)) +
    cast(put('M10 -8L84 6L78 18L-14 10z')) +
    solid(put(bottle) + put(card(-13, -76, 26, 18, 4)), '#b4621c', ink(2.4)) +
    area(put('M-19 -30C-12 -24 12 -24 19 -30L19 -6C12 0 -12 0 -19 -6z'), '#f6e6c4') +
    line(put('M-10 -18L10 -18M-10 -10L4 -10'), RULE) +
    line(put('M-15 -42L-15 -34M-9 -72L-9 -63'), SUN)
  );
}

/** A delivery: the note, folded; a parcel, and the hook of a spring scale in its string. */
function delivery() {
  const [base, note, scale] = [lying(1310, 985, -7), lying(1082, 1000, 6), placed(1118, 304)];
  const top = (d) => placed(0, -58)(base(d));
  const face = (p, q) => `${base(`M${p}L${q}`)}L${top(`${q}L${p}`)}`;
  const hooks = scale('M-22 6C-34 10 -38 -4 -26 -8L0 -2M72 -20L92 -26C104 -28 110 -38 104 -46');
  return (
    cast(base('M90 -74L230 -60L214 84L90 74z')) +
    solid(`${face('-90 -74', '90 -74')}z`, '#b57a3c', ink(2.4)) +
    solid(top(box(-90, -74, 180, 148)), '#dcae6c', ink(2.4)) +
    line(top('M-90 0L90 0M-10 74L-10 -74') + face('-10 -74', '-10 -74'), { width: 3.4, colour: '#fff0c8' }) +
    solid(top(box(16, -60, 62, 46)), DAY.paper, ink(1.6)) +
    flat(note('M-62 -62L62 -62L62 -18L56 24L62 64L-62 64L-68 24L-62 -18z'), SHEET) +
    area(note('M-68 24L56 24L62 64L-62 64z'), '#e6d3ac') +
    line(note('M-68 24L56 24M-62 -18L62 -18'), ink(2)) +
    line(note('M-46 6L20 6M-46 -8L0 -8M-44 -34L10 -34') + top('M26 -28L68 -28M26 -40L54 -40'), RULE) +
    line(note(oval(36, -42, 14)), { width: 2.6, colour: RUST }) +
    limb(hooks, 7, 3.2, STEEL) +
    flat(scale('M0 -14L70 -32L76 -8L6 12z'), BRASS) +
    line(scale('M16 -8L62 -20M20 -2L22 4M32 -5L34 1M44 -8L46 -2M56 -11L58 -5'), { width: 2, colour: '#6b3d10' })
  );
}

/** A glass of plain tea. */
const tea = (put) =>
  cast(put('M12 -8L104 6L96 20L-14 10z')) +
  solid(put('M-26 -64L26 -64L20 2C12 11 -12 11 -20 2z'), '#f9ead0', ink(2.4)) +
  solid(put(oval(0, -64, 26, 9)), '#f9ead0', ink(2.2)) +
  area(put('M-22 -54C-12 -48 12 -48 22 -54L17 -4C10 2 -10 2 -17 -4z'), '#c2661a') +
  line(put('M-14 -44L-11 -6M-2 -42L-2 -4M11 -44L9 -6M-5 -82C-16 -92 6 -100 -5 -112M9 -80C0 -90 20 -98 9 -108'), SUN);

/** All of it, the furthest away first. */
export const things = () =>
  medicine() + tea(placed(966, 276)) + delivery() + billBook() + keys() + member() + payroll();
