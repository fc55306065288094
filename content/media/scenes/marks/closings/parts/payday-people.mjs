/** Who works with what in the peoplenest-payday picture: HR officer, payroll officer, supervisor and employee. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { grip } from '../../parts/limbs.mjs';
import { GOLD, RUST } from '../../parts/palette.mjs';
import { placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';
import { bangles, handOn, palm, thumb } from './counter-hands.mjs';
import { glasses, helmet, mansHead, scarfedHead, womansHead } from './counter-heads.mjs';
import { arm, headOn, neck, shirt, trunk } from './counter-people.mjs';
import {
  carKey,
  hours,
  leave,
  openEnvelope,
  payslip,
  pen,
  staffFolder,
  stopwatch,
  tornEnvelope,
} from './payday-held.mjs';

const SIZE = 0.7;
const at = (x, y = 240) => placed(x, y, 0, SIZE);

export function hrOfficer() {
  const put = at(212);
  const tones = TONES.light;
  const cloth = ['#2b928c', '#176e6c'];
  const scarf = ['#f6dcae', '#dcb277', '#c08a4a'];
  const [le, lw] = [
    [-178, 186],
    [-138, 70],
  ];
  const [re, rw] = [
    [166, 224],
    [84, 256],
  ];
  const pins = handOn(put, le, lw, { m: -1, size: 0.9 });
  const holds = handOn(put, re, rw, { m: 1, turn: 30 });
  const face = { tones, turn: 12, look: [5, 1], lid: 0.14, brow: 6, mouth: 'soft', wide: 26 };
  return (
    trunk(put, cloth) +
    staffFolder(within(put, 14, 190, -5, 1.02)) +
    arm(put, { m: 1, elbow: re, wrist: rw, tones, cloth, long: true }) +
    palm(holds, tones) +
    thumb(holds, tones) +
    arm(put, { m: -1, elbow: le, wrist: lw, tones, cloth, long: true }) +
    leave(pins) +
    grip(pins, tones) +
    scarfedHead(headOn(put, -4, -1, 0.96), face, scarf)
  );
}

export function payrollOfficer() {
  const put = at(548);
  const tones = TONES.deep;
  const cloth = ['#fdf3dd', '#dcc79c'];
  const left = { m: -1, elbow: [-162, 226], wrist: [-150, 126] };
  const right = { m: 1, elbow: [166, 226], wrist: [104, 204] };
  const head = headOn(put, 4, -1);
  const face = { tones, turn: 12, look: [2, 6], lid: 0.3, brow: 5, mouth: 'soft', wide: 24 };
  const writes = handOn(put, left.elbow, left.wrist, { turn: -40 });
  const closes = handOn(put, right.elbow, right.wrist, { m: 1, turn: 26 });
  return (
    neck(put, tones) +
    shirt(put, cloth, RUST) +
    solid(put('M-12 44L12 44L20 66L28 300L0 330L-28 300L-20 66z'), '#c8502a', ink(2.2)) +
    line(put('M-18 76L18 92M-22 150L24 172M-26 226L26 248'), { width: 7, colour: GOLD }) +
    arm(put, { ...left, tones, cloth }) +
    pen(writes) +
    grip(writes, tones) +
    arm(put, { ...right, tones, cloth }) +
    palm(closes, tones) +
    openEnvelope(within(put, 2, 166, -8, 1.16)) +
    thumb(closes, tones) +
    mansHead(head, face, { wave: true }) +
    glasses(head)
  );
}

export function supervisor() {
  const put = at(898);
  const tones = TONES.warm;
  const cloth = ['#e9812f', '#b85c1b'];
  const [le, lw] = [
    [-182, 206],
    [-222, 104],
  ];
  const [re, rw] = [
    [160, 222],
    [128, 132],
  ];
  const hand = handOn(put, le, lw, { m: 1, turn: -14 });
  const watch = handOn(put, re, rw, { m: -1 });
  const head = headOn(put, -3, -1);
  const face = { tones, turn: 12, look: [5, 1], lid: 0.16, brow: 6, mouth: 'grin', wide: 25 };
  return (
    neck(put, tones) +
    trunk(put, cloth) +
    line(put('M-44 -2L0 36L44 -2'), { width: 5, colour: '#fff0c8' }) +
    line(put('M-70 22L-60 420M70 22L60 420'), { width: 20, colour: '#fff0c8' }) +
    line(put('M-116 250L116 250'), { width: 20, colour: '#fff0c8' }) +
    line(put('M0 40L0 410'), ink(2)) +
    arm(put, { m: 1, elbow: re, wrist: rw, tones, cloth }) +
    palm(watch, tones) +
    stopwatch(within(put, 118, 66, 8)) +
    thumb(watch, tones) +
    palm(hand, tones) +
    hours(within(put, -262, 34, -10, 0.96)) +
    arm(put, { m: -1, elbow: le, wrist: lw, tones, cloth }) +
    bangles(put, le, lw, 2) +
    thumb(hand, tones) +
    womansHead(head, face, { pottu: 'none' }) +
    helmet(head, ['#f6c02f', '#cf8f17'])
  );
}

export function employee() {
  const put = at(1252);
  const tones = TONES.deep;
  const cloth = ['#4d9f98', '#2b7a76', '#6fb8b0'];
  const [le, lw] = [
    [-166, 220],
    [-116, 140],
  ];
  const [re, rw] = [
    [166, 226],
    [124, 188],
  ];
  const reads = handOn(put, le, lw, { m: -1, turn: -8 });
  const keeps = handOn(put, re, rw, { m: 1, turn: -24 });
  const head = headOn(put, 6, -1);
  const face = { tones, turn: 12, look: [5, 6], lid: 0.24, brow: 9, mouth: 'grin', wide: 29, hair: DAY.ink };
  return (
    neck(put, tones) +
    shirt(put, cloth, '#fffdf8') +
    solid(put('M-136 320L136 320L146 560L-146 560z'), '#b5622a', ink(2.6)) +
    line(
      put(
        `${repeat(7, (i) => `M${-108 + i * 36} 322L${-114 + i * 38} 556`)}M-138 368L138 368M-140 420L140 420M-142 472L142 472`,
      ),
      {
        width: 2.2,
        colour: '#7d3d12',
      },
    ) +
    line(put('M-20 322C-6 380 -2 460 -10 556'), ink(2)) +
    solid(put('M-136 312L136 312L138 338L-138 338z'), '#7d3d12', ink(2.2)) +
    carKey(within(put, -92, 330, 8)) +
    arm(put, { m: -1, elbow: le, wrist: lw, tones, cloth }) +
    palm(reads, tones) +
    payslip(within(put, -124, 52, -8, 1.06)) +
    thumb(reads, tones) +
    arm(put, { m: 1, elbow: re, wrist: rw, tones, cloth }) +
    palm(keeps, tones) +
    tornEnvelope(within(put, 90, 128, 8)) +
    thumb(keeps, tones) +
    mansHead(head, face, { moustache: true, wave: true })
  );
}
