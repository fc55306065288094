/** Education on the ferry: a teacher with a slate who counts pupils, and pupils who keep changing places. */
import { ink } from '../../daylight.mjs';
import { box, repeat, solid, within } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';
import { AMBER, GOLD, HONEY, person, RUST, TEAL, WHITE } from './ferry-figures.mjs';
import { GREY, TONES } from './ferry-heads.mjs';

const slate = (put) => {
  const own = within(put, 4, -84, -9);
  const strokes = `${repeat(4, (i) => `M${-24 + i * 8} -10L${-25 + i * 8} 12`)}M-28 8L4 -6M14 -10L13 12M22 -10L21 12`;
  return (
    solid(own(box(-38, -27, 76, 52)), AMBER, ink(2.2)) +
    solid(own(box(-32, -21, 64, 40)), '#17404a', ink(1.4)) +
    line(own(strokes), { width: 2.6, colour: WHITE })
  );
};

const teacher = () =>
  person(584, 452, {
    tones: TONES.warm,
    shirt: ['#7c3f6e', '#562a4c'],
    legs: { kind: 'saree', cloth: GOLD, dark: AMBER },
    look: {
      top: 'bun',
      colours: GREY,
      brows: '#5f6f6b',
      glasses: true,
      brow: 5,
      tilt: -3,
      mouth: 'oh',
      look: [1, 0.8],
      nod: 1,
    },
    far: {
      at: [
        [30, -108],
        [64, -112],
        [84, -156],
      ],
      hand: 'point',
    },
    before: (put) =>
      solid(put('M14 -126L33 -119C28 -96 6 -70 -22 -52L-30 -62C-8 -78 8 -100 14 -126z'), HONEY, ink(2)) + slate(put),
    near: {
      at: [
        [-30, -108],
        [-54, -70],
        [-26, -64],
      ],
    },
  });

const SCHOOL = {
  boy: { kind: 'shorts', cloth: '#2c5d86', dark: '#1f4361' },
  girl: { kind: 'dress', cloth: WHITE, dark: '#cfe2dc' },
};
const tie = (fill) => (put) => solid(put('M0 -120L10 -120L14 -84L6 -76L0 -84z'), fill, ink(1.6));

const pupil = (x, y, m, kind, tones, look, more = {}) =>
  person(x, y, {
    m,
    size: 0.78,
    tones: TONES[tones],
    shirt: [WHITE, '#cfe2dc'],
    legs: {
      ...SCHOOL[kind],
      shoe: kind === 'boy' ? '#6d4225' : WHITE,
      feet: more.feet ?? [
        [-26, -8],
        [24, 6],
      ],
    },
    look,
    before: tie(kind === 'boy' ? TEAL : RUST),
    near: {
      at: [
        [-30, -108],
        [-52, -84],
        [-40, -62],
      ],
    },
    far: {
      at: [
        [30, -108],
        [54, -92],
        [62, -118],
      ],
      hand: 'open',
    },
    ...more,
  });

/** What tickles the soles of the guest. */
const feather = (put) =>
  solid(put('M60 -116C60 -138 66 -156 84 -164C86 -146 78 -130 66 -116z'), WHITE, ink(1.8)) +
  line(put('M62 -114L80 -156'), ink(1.4));

export const lesson = () =>
  pupil(704, 420, -1, 'girl', 'deep', { top: 'plait', mouth: 'grin', look: [1, 0.2], brow: 3 }) +
  pupil(800, 424, 1, 'boy', 'light', { top: 'tuft', mouth: 'shout', look: [-1, 0.4], brow: 4 }, { turn: 8 }) +
  pupil(
    518,
    380,
    -1,
    'boy',
    'warm',
    { top: 'tuft', mouth: 'grin', look: [1, -0.4], brow: 4 },
    {
      feet: [
        [-14, 0],
        [14, 5],
      ],
      far: {
        at: [
          [30, -106],
          [56, -96],
          [62, -118],
        ],
      },
      after: feather,
    },
  ) +
  teacher() +
  pupil(668, 500, 1, 'boy', 'warm', { top: 'short', mouth: 'grin', look: [-1, -0.6], brow: 2 }, { turn: 8 }) +
  pupil(762, 506, -1, 'girl', 'light', { top: 'bob', mouth: 'smirk', look: [1, -0.4], brow: 2 }, { turn: -6 });
