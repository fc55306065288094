/** Human resources on the ferry: pay envelopes from a hat box, and a queue that bites its own tail. */
import { ink } from '../../daylight.mjs';
import { solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { AMBER, BRICK, DEEP, GOLD, HONEY, MINT, person, RUST, TEAL, WHITE } from './ferry-figures.mjs';
import { GREY, TONES } from './ferry-heads.mjs';
import { chest, onFront } from './ferry-raft.mjs';

const envelope = (put, u, v, turn) => {
  const own = within(put, u, v, turn);
  return (
    solid(own('M-19 -12L19 -12L19 12L-19 12z'), WHITE, ink(2)) +
    line(own('M-19 -12L0 3L19 -12'), ink(1.8)) +
    area(own(oval(0, 2, 4)), RUST)
  );
};

const hatBox = (put) =>
  envelope(put, -14, -104, -20) +
  envelope(put, 8, -106, 16) +
  solid(put('M-38 -90L-34 -50C-20 -40 14 -40 28 -50L32 -90z'), MINT, ink(2.2)) +
  line(put('M-24 -84L-22 -46M-8 -82L-8 -43M8 -82L8 -43M22 -84L20 -46'), { width: 4, colour: WHITE }) +
  line(put('M-38 -90C-30 -78 24 -78 32 -90'), ink(2.2));

const payer = () =>
  chest([300, 296, 0], [70, 44, 36], ['#e9c78a', '#b97c34', '#8a5524']) +
  line(onFront(340)('M300 12L370 12M300 24L370 24'), { width: 1.6, colour: '#6b4017' }) +
  person(420, 538, {
    tones: TONES.light,
    shirt: [TEAL, DEEP],
    legs: { kind: 'saree', cloth: TEAL, dark: DEEP },
    cast: false,
    look: { top: 'bun', mouth: 'worry', brow: 6, tilt: 4, look: [-0.9, 0.9] },
    far: {
      at: [
        [30, -108],
        [58, -86],
        [80, -92],
      ],
    },
    before: (put) =>
      solid(put('M14 -126L33 -119C28 -96 6 -70 -22 -52L-30 -62C-8 -78 8 -100 14 -126z'), '#2ba3a2', ink(2)) +
      line(put('M26 -120C18 -98 0 -78 -26 -58'), { width: 3, colour: GOLD }) +
      hatBox(put),
    near: {
      at: [
        [-30, -108],
        [-56, -66],
        [-24, -56],
      ],
    },
    after: (put) => envelope(put, 90, -102, -12),
  });

const one = (x, y, who) =>
  person(x, y, {
    size: 0.98,
    near: {
      at: [
        [-28, -108],
        [16, -94],
        [66, -104],
      ],
      hand: 'open',
    },
    ...who,
  });

const behind = () =>
  one(532, 532, {
    m: -1,
    tones: TONES.deep,
    shirt: [HONEY, AMBER],
    legs: { cloth: '#4a5a55', dark: '#33423f' },
    look: { top: 'cap', colours: [TEAL, DEEP], mouth: 'flat', lid: 'half' },
  }) +
  one(312, 506, {
    m: -1,
    tones: TONES.warm,
    shirt: [RUST, BRICK],
    legs: { kind: 'saree', cloth: RUST, dark: BRICK },
    look: { top: 'plait', mouth: 'smile', look: [1, 0] },
  });

const before = () =>
  one(190, 558, {
    m: 1,
    tones: TONES.deep,
    shirt: [WHITE, '#cfe2dc'],
    legs: { kind: 'sarong', cloth: TEAL, dark: DEEP },
    look: { top: 'bald', colours: GREY, brows: '#dbe2de', moustache: true, mouth: 'flat', look: [1, 0.2] },
  }) +
  one(616, 602, {
    m: -1,
    near: {
      at: [
        [-28, -108],
        [20, -104],
        [66, -126],
      ],
      hand: 'open',
    },
    tones: TONES.light,
    shirt: [MINT, '#5fae9f'],
    legs: { cloth: '#7b4f22', dark: '#57351c' },
    look: { back: true },
  }) +
  one(304, 610, {
    m: 1,
    tones: TONES.warm,
    shirt: [GOLD, HONEY],
    legs: { kind: 'dress', cloth: GOLD, dark: HONEY, shoe: BRICK },
    look: { top: 'bob', mouth: 'oh', brow: 5, look: [0.9, -0.3] },
  }) +
  one(466, 628, {
    m: 1,
    near: {
      at: [
        [-28, -108],
        [24, -88],
        [92, -92],
      ],
      hand: 'open',
    },
    tones: TONES.deep,
    shirt: [DEEP, '#0b4346'],
    legs: { cloth: '#c9a05c', dark: '#9a7338' },
    look: { top: 'short', beard: true, mouth: 'smirk', brow: 4, tilt: -5, look: [-1, -0.4] },
  });

export const queue = () => behind() + payer() + before();
