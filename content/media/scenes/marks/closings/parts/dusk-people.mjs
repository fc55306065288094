/** Who signs in at the till of the nexbill-shop picture: cashier, supervisor, owner and bookkeeper, behind the counter. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { grip } from '../../parts/limbs.mjs';
import { GOLD } from '../../parts/palette.mjs';
import { box, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { bangles, handOn, palm, thumb, thumbUp } from './counter-hands.mjs';
import { glasses, mansHead, oldMansHead, womansHead } from './counter-heads.mjs';
import { arm, headOn, neck, saree, shirt, trunk } from './counter-people.mjs';
import { NOTES, note, phone, slip, spike, tin } from './dusk-held.mjs';

const [SIZE, BASE] = [0.7, 232];
const at = (x, y = BASE) => placed(x, y, 0, SIZE);

export function cashier() {
  const put = at(176);
  const tones = TONES.light;
  const cloth = ['#c8502a', '#8f3714'];
  const [le, lw] = [
    [-168, 226],
    [-160, 116],
  ];
  const [re, rw] = [
    [158, 214],
    [216, 262],
  ];
  const hand = handOn(put, le, lw, { m: -1 });
  return (
    neck(put, tones) +
    trunk(put, cloth) +
    line(put('M-44 -2L0 36L44 -2'), { width: 5, colour: GOLD }) +
    arm(put, { m: 1, elbow: re, wrist: rw, tones, cloth, trim: GOLD }) +
    grip(handOn(put, re, rw, { turn: 20 }), tones) +
    arm(put, { m: -1, elbow: le, wrist: lw, tones, cloth, trim: GOLD }) +
    bangles(put, le, lw, 2) +
    palm(hand, tones) +
    NOTES.map((colours, i) => note(within(put, -160, 74, -28 + i * 26), colours)).join('') +
    thumb(hand, tones) +
    womansHead(headOn(put, -4), { tones, turn: 12, look: [4, 2], lid: 0.14, brow: 5, mouth: 'grin', wide: 26 }) +
    repeat(7, (i) =>
      solid(put(oval(-62 - i * 2, -96 + i * 26, 16 - i, 17)), DAY.ink, { width: 1.5, colour: '#7f9a98' }),
    ) +
    solid(put('M-82 78L-62 78L-58 112L-90 112z'), '#17757a', ink(2))
  );
}

export function supervisor() {
  const put = at(548);
  const tones = TONES.deep;
  const cloth = ['#1f8f90', '#0f5f63', '#2b9d9b'];
  const [le, lw] = [
    [-176, 226],
    [-158, 128],
  ];
  const [re, rw] = [
    [222, 222],
    [176, 112],
  ];
  const key = within(put, 8, 150);
  const hand = handOn(put, le, lw, { m: -1 });
  const face = { tones, turn: 12, look: [4, 1], lid: 0.2, brow: 7, mouth: 'grin', wide: 26 };
  const head = headOn(put, 3, -1);
  return (
    neck(put, tones) +
    shirt(put, cloth, GOLD) +
    line(put('M-50 10C-30 80 -10 110 6 128M50 10C36 80 20 110 10 128'), { width: 4.6, colour: '#b5471b' }) +
    solid(key(oval(0, 0, 20)), GOLD, ink(2.4)) +
    area(key(oval(0, -4, 8)), DAY.ink) +
    line(key('M0 22L0 76M0 74L18 74M0 58L14 58'), ink(11)) +
    line(key('M0 20L0 76M0 74L18 74M0 58L14 58'), { width: 6, colour: GOLD }) +
    arm(put, { m: 1, elbow: re, wrist: rw, tones, cloth }) +
    thumbUp(within(put, 142, 68, 16), tones) +
    arm(put, { m: -1, elbow: le, wrist: lw, tones, cloth }) +
    palm(hand, tones) +
    tin(within(put, -164, 46, -7, 0.96)) +
    thumb(hand, tones) +
    mansHead(head, face, { moustache: true })
  );
}

export function owner() {
  const put = at(926);
  const tones = TONES.warm;
  const blouse = ['#f0a53a', '#c8762a'];
  const [le, lw] = [
    [-156, 236],
    [-128, 140],
  ];
  const [re, rw] = [
    [164, 212],
    [136, 340],
  ];
  const hand = handOn(put, le, lw, { m: -1 });
  const head = headOn(put, -5, -1);
  const face = { tones, turn: 12, look: [6, 6], lid: 0.3, brow: 7, mouth: 'soft', wide: 26, hair: '#8b9a96' };
  return (
    neck(put, tones) +
    saree(put, blouse, ['#7cc4bb', '#17757a'], ['#0f5f63', GOLD]) +
    arm(put, { m: 1, elbow: re, wrist: rw, tones, cloth: blouse, trim: '#b5471b' }) +
    womansHead(head, face, { bun: true, grey: true }) +
    glasses(head) +
    arm(put, { m: -1, elbow: le, wrist: lw, tones, cloth: blouse, trim: '#b5471b' }) +
    bangles(put, le, lw) +
    glow(838, 286, 110, '#ffffff', 0.55) +
    palm(hand, tones) +
    phone(within(put, -122, 78, 8)) +
    thumb(hand, tones)
  );
}

const KEEPER = { put: at(1270), tones: TONES.warm, cloth: ['#fdf3dd', '#dcc79c'] };

export function bookkeeper() {
  const { put, tones, cloth } = KEEPER;
  const [re, rw] = [
    [164, 226],
    [86, 246],
  ];
  const head = headOn(put, -4, -1);
  const face = { tones, turn: 12, look: [5, 4], lid: 0.22, brow: 4, tilt: 5, mouth: 'soft', wide: 20, hair: '#e6ece8' };
  const hand = handOn(put, re, rw, { m: -1, turn: 40 });
  return (
    neck(put, tones) +
    shirt(put, cloth, '#b5471b') +
    solid(put('M40 120L104 120L102 176L72 190L42 176z'), cloth[0], ink(1.8)) +
    line(put('M60 122L60 100M84 122L84 104'), ink(8)) +
    line(put('M60 122L60 101M84 122L84 105'), { width: 4, colour: '#17a39b' }) +
    palm(hand, tones) +
    [-16, -4, 8].map((turn) => slip(within(put, 26, 214, turn - 10, 1.1))).join('') +
    arm(put, { m: 1, elbow: re, wrist: rw, tones, cloth }) +
    thumb(hand, tones) +
    oldMansHead(head, face) +
    line(head('M-78 -22L-30 -64'), ink(11)) +
    line(head('M-76 -20L-34 -57'), { width: 6.5, colour: '#f0a02e' }) +
    line(head('M-30 -61L-22 -68'), ink(4))
  );
}

/** His other hand, over the counter: it puts a slip on the spike. */
export function spiking() {
  const { put, tones, cloth } = KEEPER;
  const [elbow, wrist] = [
    [-158, 232],
    [-158, 130],
  ];
  return (
    spike(1118, 462) +
    arm(put, { m: -1, elbow, wrist, tones, cloth }) +
    solid(within(put, -204, 92, 84)(box(-27, -54, 54, 108)), '#fffdf8', ink(2)) +
    line('M1118 298L1118 266', { width: 4.4, colour: DAY.ink }) +
    grip(handOn(put, elbow, wrist, { turn: -24, size: 0.9 }), tones)
  );
}
