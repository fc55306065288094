/** The ticket machine of ui-designing's closing: its front to us, its foot at the origin of `put`, 172 wide and 290 high. */
import { disc, lit } from '../../parts/facade.mjs';
import { box, card, fine, firm, hair, pen, placed, repeat, solid, spot, within } from '../../parts/shapes.mjs';
import { area, chance, glow, line } from '../../stage.mjs';

const PLATE = '#123640';
const KEY = '#17504f';
const HOLE = '#040b11';

/** An arrow about (u, v) that points to the right before it is turned. */
const arrow = (u, v, turn, size = 1) => placed(u, v, turn, size)('M-14 -4L2 -4L2 -10L15 0L2 10L2 4L-14 4z');

/** Case, plinth and the side we see a little of. */
const shell = (put) =>
  solid(put('M86 -290L106 -300L106 -14L86 -4z'), '#081821', pen(2.4)) +
  hair(put(repeat(9, (i) => `M90 ${-120 + i * 9}L102 ${-126 + i * 9}`)), 0.7) +
  line(put('M106 -298L106 -16'), { width: 2.6, colour: '#fff', opacity: 0.75 }) +
  solid(put('M-86 -290L-66 -300L106 -300L86 -290z'), PLATE, pen(2.2)) +
  solid(put(box(-92, -14, 184, 14)), '#081720', pen(2.6)) +
  solid(put(card(-86, -290, 172, 278, 5)), '#0c222c', pen(3)) +
  hair(put(card(-81, -285, 162, 268, 4)), 0.5) +
  solid(put('M91 -278L102 -284L102 -240L91 -234z'), '#1f6360', pen(1.5)) +
  fine(put('M96 -272L96 -247M93 -252L96 -245L100 -256'), 0.9);

/** What came later, on the lid: a lamp, a box with yet more buttons, two signs that disagree. */
function lid(put) {
  const [x, y] = spot(put, -52, -312);
  return (
    glow(x, y, 46, '#8ff5e4', 0.5) +
    solid(put('M-62 -298L-60 -312C-58 -321 -46 -321 -44 -312L-42 -298z'), '#7fead9', pen(1.8)) +
    fine(put('M-22 -298L-22 -306M14 -298L14 -306M24 -318C34 -318 32 -302 24 -297')) +
    solid(put(card(-32, -334, 58, 30, 3)), PLATE, pen(2)) +
    solid(put(repeat(10, (i) => disc(-24 + (i % 5) * 10.5, -326 + Math.floor(i / 5) * 12, 3.6))), KEY, pen(1.4)) +
    firm(put('M62 -298L65 -342')) +
    solid(put(placed(66, -334, -5)('M-34 -8L22 -8L34 0L22 8L-34 8z')), KEY, pen(2)) +
    solid(put(placed(62, -317, 5)('M30 -7L-18 -7L-29 0L-18 7L30 7z')), PLATE, pen(2))
  );
}

/** The screen, small and set too low for no good reason, and a row of signal lamps over it. */
const screen = (put) =>
  solid(put(box(-74, -254, 66, 44)), HOLE, pen(2.2)) +
  lit(put(box(-70, -250, 58, 36)), 0.85) +
  line(put('M-65 -243L-38 -243M-65 -236L-22 -236M-65 -229L-30 -229M-65 -222L-26 -222'), {
    width: 2.4,
    colour: '#0b2a30',
  }) +
  solid(put(repeat(8, (i) => disc(-70 + i * 20, -270, 4))), KEY, pen(1.5)) +
  line(put('M-30 -270L-29.9 -270M50 -270L50.1 -270'), { width: 6, colour: '#d9f5ef' });

/** Slots for coins, notes and cards, each with its own arrow. */
const slots = (put) =>
  solid(put(card(2, -256, 76, 20, 3)), PLATE, pen(1.8)) +
  solid(put(box(8, -248, 44, 4)), HOLE, pen(1.4)) +
  area(put(arrow(66, -246, 180, 0.55)), 'url(#two)') +
  solid(put(card(2, -232, 36, 22, 3)), PLATE, pen(1.8)) +
  solid(put(box(18, -229, 4, 16)), HOLE, pen(1.4)) +
  area(put(arrow(31, -221, -90, 0.45)), 'url(#two)') +
  solid(put(card(42, -232, 36, 22, 3)), PLATE, pen(1.8)) +
  solid(put(disc(60, -221, 7)), HOLE, pen(1.4)) +
  fine(put('M60 -226L60 -216'));

/** Buttons, buttons, buttons: square and round ones, here and there one that is lit. */
function buttons(put) {
  const key = (i) => {
    const [u, v] = [-70 + (i % 9) * 13, -198 + Math.floor(i / 9) * 13];
    const shape = chance(i + 3) > 0.72 ? disc(u, v, 4.6) : card(u - 4.8, v - 4.4, 9.6, 8.8, 1.6);
    return solid(put(shape), chance(i + 31) > 0.86 ? '#8fe9da' : KEY, pen(1.4));
  };
  const pad = repeat(15, (i) => card(46 + (i % 3) * 11.4, -202 + Math.floor(i / 3) * 11.4, 8.4, 8.4, 1.5));
  return (
    hair(put(box(-78, -206, 116, 84)), 0.7) +
    repeat(54, key) +
    solid(put(card(41, -207, 40, 64, 3)), PLATE, pen(1.8)) +
    solid(put(pad), '#0b1d27', pen(1.3))
  );
}

/** Two dials, a lever, a mushroom button, a speaker. */
const controls = (put) =>
  solid(put(disc(-62, -98, 13)), PLATE, pen(2)) +
  hair(put(repeat(11, (i) => placed(-62, -98, -150 + i * 30)('M0 -15L0 -18'))), 0.9) +
  fine(put('M-62 -98L-55 -107')) +
  solid(put(disc(-28, -98, 9)), PLATE, pen(1.8)) +
  fine(put('M-28 -98L-34 -92')) +
  solid(put(box(-12, -112, 8, 30)), HOLE, pen(1.5)) +
  firm(put('M-8 -96L-2 -108')) +
  solid(put(disc(-1, -110, 4.4)), KEY, pen(1.6)) +
  area(put(repeat(12, (i) => disc(-74 + (i % 4) * 6, -72 + Math.floor(i / 4) * 6, 1.4))), 'url(#two)');

/** The notice somebody taped over some of the buttons; a second, smaller one, corrects it, and an arrow helps. */
function notice(put) {
  const sheet = within(put, 44, -104, 6);
  const slip = within(put, 60, -58, -9);
  const bars = 'M-26 -22L8 -22M-26 -13L24 -13M-26 -5L18 -5M-26 3L22 3M-26 11L4 11';
  return (
    solid(put(arrow(-50, -136, 112, 1.5)), '#1f6360', { width: 2, colour: '#bff7ec' }) +
    solid(sheet('M-34 -34L34 -34L33 26L20 27L-34 26z'), '#1f6360', pen(2)) +
    line(sheet(bars), { width: 3, colour: '#d9f5ef', opacity: 0.85 }) +
    area(sheet(arrow(14, 18, 160, 0.7)), '#d9f5ef') +
    area(sheet('M-42 -34L-28 -44L-24 -38L-38 -28zM42 -34L28 -44L24 -38L38 -28z'), '#5aa9a0', 'fill-opacity="0.8" ') +
    solid(slip(box(-17, -11, 34, 22)), '#1b4a52', pen(1.7)) +
    line(slip('M-11 -4L10 -4M-11 3L4 3'), { width: 2.4, colour: '#d9f5ef', opacity: 0.8 }) +
    area(slip('M-6 -14L6 -14L6 -8L-6 -8z'), '#5aa9a0', 'fill-opacity="0.8" ')
  );
}

/** Tray, coin cup and stickers at the foot. */
const foot = (put) =>
  solid(put(card(-40, -56, 74, 30, 5)), HOLE, pen(2.2)) +
  fine(put('M-34 -48L28 -48M-40 -34L34 -34'), 0.8) +
  solid(put('M-20 -48L0 -48L1 -38L-19 -38z'), '#7fd8cb', pen(1.3)) +
  solid(put('M-76 -46L-52 -46L-54 -28C-58 -22 -70 -22 -74 -28z'), HOLE, pen(1.8)) +
  area(put(arrow(-64, -57, 90, 0.5)), 'url(#two)') +
  hair(put(`${disc(60, -30, 10)}M53 -23L67 -37`), 0.9) +
  fine(put('M60 -25L60 -35M56 -31L60 -35L64 -31'), 0.8);

export const machine = (put) =>
  lid(put) + shell(put) + screen(put) + slots(put) + buttons(put) + controls(put) + foot(put) + notice(put);
