/** The returned tin of the nexbill-mirror closing: an old man holds it up, a supervisor with a badge approves. */
import { ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { grip } from '../../parts/limbs.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL, CREAM, DEEP_TEAL, RUST, SAND } from '../../parts/palette.mjs';
import { facing, solid, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { handOn, palm, thumb, thumbUp } from './counter-hands.mjs';
import { mansHead, oldMansHead } from './counter-heads.mjs';
import { arm, headOn, neck, shirt } from './counter-people.mjs';
import { lanyard, lights, trousers } from './mirror-figure.mjs';
import { tin } from './mirror-held.mjs';
import { stands } from './mirror-lens.mjs';

export function supervisor() {
  const put = stands(508, 236, -8, 0.53);
  const tones = TONES.deep;
  const cloth = [BRIGHT_TEAL, DEEP_TEAL, '#2b9d9b'];
  const head = headOn(put, 4);
  const le = [-186, 210];
  const lw = [-156, 306];
  return (
    trousers(put, ['#24424c', '#16303a']) +
    neck(put, tones) +
    shirt(put, cloth, CREAM) +
    lanyard(put, RUST) +
    arm(put, { m: -1, elbow: le, wrist: lw, tones, cloth }) +
    grip(handOn(put, le, lw, { size: 0.9 }), tones) +
    mansHead(
      head,
      { calm: true, tones, turn: 14, look: [7, -2], lid: 0.1, brow: 7, mouth: 'soft', wide: 24 },
      { moustache: true },
    ) +
    lights(head)
  );
}

/** His other arm, before the old man's shirt, with its thumb up. */
export function approvingArm() {
  const put = stands(508, 236, -8, 0.53);
  const tones = TONES.deep;
  const cloth = [BRIGHT_TEAL, DEEP_TEAL];
  const own = within(put, 290, 262, -16, 0.98);
  const upright = (d) => own(facing(-1)(d));
  return arm(put, { m: 1, elbow: [178, 262], wrist: [248, 292], tones, cloth }) + thumbUp(upright, tones);
}

const sarong = (put) =>
  solid(
    put('M-96 800C-124 806 -132 838 -104 840L-30 838L-26 804zM92 800C120 806 128 838 100 840L26 838L22 804z'),
    '#7a4a22',
    ink(2.2),
  ) +
  solid(
    put('M-124 390C-140 540 -130 700 -122 800C-60 822 60 822 122 800C130 700 140 540 124 390z'),
    BRIGHT_RUST,
    ink(2.6),
  ) +
  area(put('M-124 390C-140 540 -130 700 -122 800L-80 810C-92 700 -92 540 -70 390z'), '#8f3714') +
  line(put('M20 400C44 540 40 690 30 812M60 400C70 540 66 690 60 808'), ink(1.8)) +
  line(put('M-126 760C-60 782 60 782 126 760M-128 740C-60 762 60 762 128 740'), { width: 3.4, colour: '#f6c667' });

export function returningMan() {
  const put = stands(714, 318, 4, 0.56);
  const tones = TONES.warm;
  const cloth = ['#fffdf8', SAND];
  const head = headOn(put, 8, -1);
  const le = [-172, 60];
  const lw = [-166, -78];
  const re = [178, 214];
  const rw = [164, 336];
  const hand = handOn(put, le, lw, { m: -1 });
  return (
    line(put('M176 350L196 830'), ink(17)) +
    line(put('M176 350L196 830'), { width: 12, colour: '#8a4f22' }) +
    sarong(put) +
    neck(put, tones) +
    shirt(put, cloth, RUST) +
    arm(put, { m: 1, elbow: re, wrist: rw, tones, cloth }) +
    line(put('M176 352C170 316 120 316 124 344'), ink(17)) +
    line(put('M176 352C170 316 120 316 124 344'), { width: 12, colour: '#8a4f22' }) +
    grip(handOn(put, re, rw, { size: 0.85 }), tones) +
    oldMansHead(head, {
      calm: true,
      tones,
      turn: 13,
      look: [6, -5],
      lid: 0.05,
      brow: 9,
      tilt: 6,
      mouth: 'soft',
      wide: 20,
      hair: '#eef2ee',
    }) +
    lights(head, -1) +
    arm(put, { m: -1, elbow: le, wrist: lw, tones, cloth }) +
    palm(hand, tones) +
    tin(within(put, -170, -164, -8, 1.1)) +
    thumb(hand, tones)
  );
}
