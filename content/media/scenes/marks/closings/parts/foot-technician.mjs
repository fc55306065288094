/** Companion to a device: a technician holds her phone to a water meter on a garden wall. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, GOLD, HONEY, MINT } from '../../parts/palette.mjs';
import { box, facing, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { handOn, palm, thumb } from './counter-hands.mjs';
import { womansHead } from './counter-heads.mjs';
import { arm, headOn, neck } from './counter-people.mjs';
import { fingersOver } from './crew.mjs';
import { phone, shadow, someone, torso, trousers } from './foot-figures.mjs';

/** What the meter tells her phone: water, and that all is well. */
const reading = (put) =>
  phone(
    put,
    area(put('M0 -64C18 -40 26 -28 26 -14C26 2 14 12 0 12C-14 12 -26 2 -26 -14C-26 -28 -18 -40 0 -64z'), BRIGHT_TEAL) +
      line(put('M-12 -14L-3 -4L13 -22'), { width: 6, colour: '#ffffff' }) +
      repeat(5, (i) =>
        area(put(box(-32 + i * 14, 62 - [16, 26, 20, 34, 12][i], 9, [16, 26, 20, 34, 12][i])), i === 3 ? HONEY : MINT),
      ),
  );

/** A cap with a peak, over the hair. */
const cap = (put) =>
  solid(put('M-70 -40C-76 -96 -34 -126 6 -124C52 -122 80 -88 72 -42C40 -62 -40 -62 -70 -40z'), HONEY, ink(2.6)) +
  area(put('M-70 -40C-76 -96 -34 -126 0 -124C-34 -108 -50 -80 -46 -52C-56 -48 -64 -44 -70 -40z'), '#c8762a') +
  solid(put('M-10 -58C30 -66 90 -58 108 -38C112 -30 100 -30 92 -32C60 -44 20 -48 -10 -46z'), HONEY, ink(2.4)) +
  solid(
    put('M8 -102C20 -86 26 -80 26 -72C26 -62 16 -58 8 -58C0 -58 -10 -62 -10 -72C-10 -80 -4 -86 8 -102z'),
    DEEP_TEAL,
    ink(1.6),
  );

const plait = (put) =>
  repeat(6, (i) => solid(put(oval(58 + i * 4, -60 + i * 30, 20 - i, 20)), DAY.ink, { width: 1.5, colour: '#7f9a98' })) +
  solid(put('M66 106L92 104L98 144L68 146z'), BRIGHT_RUST, ink(2));

export function technician(x) {
  const put = someone(x);
  const tones = TONES.deep;
  const cloth = ['#2c6f86', '#1d4d60'];
  const reaches = { m: -1, elbow: [-180, 158], wrist: [-152, 222] };
  const hip = { m: 1, elbow: [196, 184], wrist: [126, 268] };
  const head = headOn(put, -11, -1);
  const face = { tones, turn: 14, look: [4, 6], lid: 0.28, brow: 5, mouth: 'soft', wide: 25 };
  const hand = handOn(put, reaches.elbow, reaches.wrist, { m: -1, turn: 4, size: 0.96 });
  const boot = (u, m) =>
    solid(
      within(put, u, 0)(facing(m)('M-45 566L45 566L46 694L-80 694C-98 692 -98 668 -82 662L-45 648z')),
      BRIGHT_RUST,
      ink(2.6),
    ) +
    area(within(put, u, 0)(facing(m)('M16 566L45 566L46 694L16 694z')), BRICK) +
    line(within(put, u, 0)('M-43 584L43 584'), { width: 5, colour: GOLD });
  return (
    shadow(put) +
    trousers(put, cloth) +
    boot(62, -1) +
    boot(-64, 1) +
    neck(put, tones) +
    torso(put, cloth, { hem: 316, waist: 102 }) +
    solid(put('M-116 284C-60 298 60 298 116 284L118 314C60 330 -60 330 -118 314z'), '#8a5a2c', ink(2)) +
    solid(put(box(-18, 290, 36, 30)), GOLD, ink(2)) +
    line(put('M0 40L0 290'), ink(2)) +
    solid(put('M24 120L84 116L84 176L26 182z'), '#3a8299', ink(2)) +
    line(put('M42 122L40 92M54 120L56 88'), { width: 5, colour: HONEY }) +
    solid(put('M-44 -14L0 36L-24 64L-68 4zM44 -14L0 36L24 64L68 4z'), '#3a8299', ink(2.2)) +
    arm(put, { ...hip, tones, cloth, trim: GOLD }) +
    fingersOver((d) => put(facing(-1)(d)), tones, [-108, 262, 20, 0.84]) +
    plait(put) +
    womansHead(head, face, { pottu: 'none' }) +
    cap(head) +
    palm(hand, tones) +
    reading(within(put, -196, 256, -8)) +
    arm(put, { ...reaches, tones, cloth, trim: GOLD }) +
    thumb(hand, tones) +
    solid(
      handOn(put, reaches.elbow, reaches.wrist, { size: 1, reach: 0 })('M-25 -10L25 -10L25 8L-25 8z'),
      DAY.ink,
      ink(2),
    ) +
    area(handOn(put, reaches.elbow, reaches.wrist, { size: 1, reach: 0 })(oval(-4, -1, 13, 12)), MINT)
  );
}

/** The meter on its pipe along the wall; its dial is about (x, y). The arcs go towards her phone. */
export function meter(x, y, ground) {
  const put = placed(x, y);
  const pipe = `M${x - 34} ${ground}L${x - 34} ${y + 12}C${x - 34} ${y} ${x - 30} ${y} ${x - 22} ${y}L${x + 22} ${y}C${x + 32} ${y} ${x + 34} ${y} ${x + 34} ${y + 12}L${x + 34} ${ground}`;
  const arc = (r) => {
    const at = (degrees) => {
      const a = (degrees * Math.PI) / 180;
      return `${x + r * Math.cos(a)} ${y - r * Math.sin(a)}`;
    };
    return line(`M${at(76)}A${r} ${r} 0 0 1 ${at(14)}`, { width: 6.4, colour: '#0b7f7c' });
  };
  return (
    solid(put(box(-48, ground - y - 8, 96, 16)), '#d8c9a0', ink(2.2)) +
    line(pipe, ink(15)) +
    line(pipe, { width: 10, colour: '#9fc4ba' }) +
    solid(put('M-46 -11L-30 -11L-30 11L-46 11zM30 -11L46 -11L46 11L30 11z'), '#b97718', ink(2)) +
    solid(put(oval(0, 0, 31)), '#e6a738', ink(2.6)) +
    solid(put(oval(0, 0, 23)), '#ffffff', ink(2)) +
    line(put(repeat(8, (i) => placed(0, 0, i * 45)('M0 -20L0 -16'))), ink(1.8)) +
    line(put('M-4 4L11 -11'), { width: 3.6, colour: BRIGHT_RUST }) +
    area(put('M-8 -36L8 -36L8 -28L-8 -28z'), DAY.ink) +
    solid(put('M-20 -29L-26 -46C-16 -54 16 -54 26 -46L20 -29C8 -34 -8 -34 -20 -29z'), '#b97718', ink(2)) +
    [45, 59, 73].map(arc).join('')
  );
}
