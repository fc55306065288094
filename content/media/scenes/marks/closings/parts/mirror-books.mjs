/** The bookkeeper of the nexbill-mirror closing, at a desk too small for him, and the kerosene lamp above it. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { grip } from '../../parts/limbs.mjs';
import { BRIGHT_TEAL, CREAM, DEEP_TEAL, HONEY, MINT, SAND, TEAL } from '../../parts/palette.mjs';
import { blob, box, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { glow, line } from '../../stage.mjs';
import { handOn, palm, thumb } from './counter-hands.mjs';
import { arm, headOn, neck, shirt } from './counter-people.mjs';
import { lights } from './mirror-figure.mjs';
import { slip } from './mirror-held.mjs';
import { inMirror, stands } from './mirror-lens.mjs';

/** A kerosene lamp that hangs; the middle of its glass at (x, y). */
export function lamp(x, y) {
  const put = inMirror(x, y, 10, 0.74);
  return (
    glow(x, y, 330, '#ffb84a', 0.75) +
    glow(x, y, 120, '#fff6d8', 0.95) +
    line(put('M0 -190L0 -62'), { width: 4, colour: DAY.ink }) +
    line(put('M-36 44C-56 -20 -40 -58 0 -60C40 -58 56 -20 36 44'), ink(4.6)) +
    solid(put('M-14 -46L14 -46L20 -34L-20 -34z'), TEAL, ink(2.2)) +
    solid(put('M-20 -34L20 -34C36 -14 34 16 20 32L-20 32C-34 16 -36 -14 -20 -34z'), '#fff6d8', ink(2.4)) +
    solid(put('M0 -20C14 2 14 22 0 28C-14 22 -14 2 0 -20z'), '#f59e2c', { width: 2, colour: '#c8641a' }) +
    solid(put('M-24 32L24 32L34 44L38 66L-38 66L-34 44z'), TEAL, ink(2.4)) +
    line(put('M-26 52L-4 52'), { width: 3, colour: MINT })
  );
}

const curls = (head) => {
  const crown = Array.from({ length: 15 }, (_, i) => {
    const a = Math.PI * (0.96 + (i * 1.08) / 14);
    const reach = i % 2 ? 104 : 88;
    return [Math.round(4 + (reach - 14) * Math.cos(a)), Math.round(-34 + reach * Math.sin(a))];
  });
  const brow = [
    [62, -34],
    [46, -58],
    [28, -50],
    [8, -64],
    [-12, -52],
    [-34, -62],
    [-52, -40],
  ];
  return (
    solid(head(blob([...crown, ...brow])), DAY.ink, ink(2)) +
    line(
      head(
        repeat(9, (i) => {
          const [u, v] = [-52 + i * 13, -78 - 24 * Math.sin((i * Math.PI) / 8) + (i % 2) * 14];
          return `M${u - 8} ${v}C${u - 8} ${v - 12} ${u + 8} ${v - 12} ${u + 7} ${v}`;
        }),
      ),
      { width: 2, colour: '#7f9a98' },
    )
  );
};

const pencil = (head) =>
  line(head('M14 -72L84 -142'), ink(12)) +
  line(head('M14 -72L84 -142'), { width: 7.5, colour: HONEY }) +
  line(head('M80 -138L86 -144'), { width: 7.5, colour: '#e8786a' }) +
  line(head('M-2 -70C6 -84 24 -84 30 -72'), { width: 9, colour: DAY.ink });

const KEEPER = () => ({
  put: stands(1214, 290, 15, 0.62, 1.12),
  tones: TONES.warm,
  cloth: ['#fdf3dd', SAND, '#fffdf8'],
});
const RESTING = { elbow: [184, 190], wrist: [96, 246] };
const SPIKING = { elbow: [-196, 196], wrist: [-106, 116] };

export function bookkeeper() {
  const { put, tones, cloth } = KEEPER();
  const head = headOn(put, -6, -1);
  const face = { calm: true, tones, turn: 13, look: [5, 6], lid: 0.24, brow: 5, tilt: -4, mouth: 'soft', wide: 22 };
  return (
    neck(put, tones) +
    shirt(put, cloth, '#b5471b') +
    ear(head, -63, 8, tones) +
    skull(head, tones, 13, 2) +
    features(head, face) +
    curls(head) +
    pencil(head) +
    lights(head, 1, 0, 1)
  );
}

/** The desk, a spike with the slips of the day, and the hand that adds one. */
export function desk() {
  const { put, tones, cloth } = KEEPER();
  const top = inMirror(1184, 436, -6, 0.86);
  const base = placed(1096, 436, 5, 0.86);
  const { elbow, wrist } = SPIKING;
  const resting = handOn(put, RESTING.elbow, RESTING.wrist, { m: -1, turn: 30 });
  return (
    solid(
      top('M-110 168C-120 186 -116 200 -96 200L-36 200L-36 168zM110 168C120 186 116 200 96 200L36 200L36 168z'),
      DAY.ink,
      ink(2),
    ) +
    solid(
      top(
        'M-130 60C-176 70 -170 124 -128 128L-100 172L-40 172L-40 60zM130 60C176 70 170 124 128 128L100 172L40 172L40 60z',
      ),
      '#8f3714',
      ink(2.6),
    ) +
    solid(top('M-116 20L116 20L100 150L-100 150z'), BRIGHT_TEAL, ink(2.6)) +
    line(top('M-100 36L100 36L88 136L-88 136z'), { width: 2.4, colour: DEEP_TEAL }) +
    solid(top('M-114 20L-100 20L-92 196L-104 196zM114 20L100 20L92 196L104 196z'), '#8a4f22', ink(2.2)) +
    solid(top('M-118 -34L118 -34L142 6L-142 6z'), '#e9b86e', ink(2.6)) +
    solid(top(box(-142, 6, 284, 18)), '#b9793a', ink(2.4)) +
    solid(top('M-20 -24L70 -26L84 2L-22 4z'), CREAM, ink(2)) +
    line(top('M26 -25L30 3M-8 -16L16 -17M-8 -8L18 -9M40 -17L64 -18M42 -9L68 -10'), { width: 2.4, colour: TEAL }) +
    arm(put, { m: 1, ...RESTING, tones, cloth }) +
    palm(resting, tones) +
    [-30, -12, 6].map((turn) => slip(within(put, 36, 226, turn, 0.9))).join('') +
    thumb(resting, tones) +
    arm(put, { m: -1, elbow, wrist, tones, cloth }) +
    solid(base('M-36 6C-36 -8 36 -8 36 6L36 12L-36 12z'), '#8a4f22', ink(2.2)) +
    repeat(6, (i) => {
      const y = -8 - i * 10;
      return solid(
        base(`M-38 ${y + (i % 2) * 4}L-4 ${y - 8}L38 ${y + 4 - (i % 3) * 4}L6 ${y + 12}z`),
        i % 2 ? '#f7eedb' : '#fffdf8',
        ink(1.8),
      );
    }) +
    line(base('M0 -62L0 -190'), ink(4.4)) +
    solid(within(base, 0, -122, 78)(box(-24, -50, 48, 100)), '#fffdf8', ink(2)) +
    line(base('M0 -146L0 -190'), ink(4.4)) +
    grip(handOn(put, elbow, wrist, { turn: -50, size: 0.9 }), tones)
  );
}
