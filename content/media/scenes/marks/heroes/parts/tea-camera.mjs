/** The second judge: a camera on a stand with a lamp of its own, and the box that counts. */
import { box, card, dot, fine, firm, hair, pen, placed, repeat, ring, solid, spot } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';

const METAL = '#1d1a12';
const DARK = '#12120e';

/** The stand: a heavy round foot, a pole in two lengths, a clamp, an arm over the belt. */
const stand = () =>
  solid('M1186 962C1186 952 1226 952 1226 962L1226 970C1222 980 1190 980 1186 970z', METAL, pen(2.4)) +
  fine('M1186 962C1190 970 1222 970 1226 962', 0.8) +
  solid(box(1200, 452, 13, 452), METAL, pen(2.4)) +
  solid(box(1197, 700, 19, 252), METAL, pen(2.4)) +
  solid(box(1192, 694, 29, 16), '#33270f', pen(2.2)) +
  solid(box(1040, 438, 196, 14), METAL, pen(2.6)) +
  solid(box(1190, 426, 33, 38), '#33270f', pen(2.6)) +
  solid(ring(1236, 445, 11, 11), METAL, pen(2.2));

/** The camera, tilted to the leaf; its lens in a ring of lamps. */
function camera() {
  const put = placed(1046, 446, 34);
  return (
    solid(put('M-10 -18L10 -18L10 8L-10 8z'), '#33270f', pen(2.4)) +
    solid(put(card(-52, 4, 104, 74, 10)), METAL, pen(3)) +
    hair(put(repeat(5, (i) => `M${-40} ${20 + i * 10}L${-2} ${20 + i * 10}`)), 0.8) +
    fine(ring(...spot(put, 28, 34), 12), 0.9) +
    dot(...spot(put, 28, 34), 5, '#ffd08a') +
    solid(put('M-30 78L30 78L30 98L-30 98z'), DARK, pen(2.6)) +
    fine(put('M-30 85L30 85M-30 91L30 91'), 0.7) +
    solid(put('M-56 98L56 98L64 116L-64 116z'), '#33270f', pen(2.8)) +
    solid(put('M-64 116C-56 138 56 138 64 116C56 104 -56 104 -64 116z'), '#fff4dc', pen(1.8)) +
    solid(put('M-26 117C-22 129 22 129 26 117C22 109 -22 109 -26 117z'), '#12120e', pen(2)) +
    area(put('M-12 118C-10 123 2 124 6 121C2 115 -10 114 -12 118z'), '#ffd08a')
  );
}

/** The small box on the pole: a row of lights that counts, a knob, its cable up to the camera. */
function counter() {
  const lights = repeat(7, (i) => {
    const x = 1166 + i * 16.4;
    return i < 5
      ? glow(x, 604, 18, '#ffb85a', 0.6) + dot(x, 604, 5.4, '#ffe2b0')
      : line(ring(x, 604, 5), pen(1.8, 0.8));
  });
  return (
    line('M1086 494C1130 540 1176 520 1180 572', pen(3.2)) +
    solid(card(1146, 572, 138, 88, 9), '#1a1710', pen(3)) +
    area(card(1156, 588, 118, 32, 6), '#0b0b09') +
    fine(card(1156, 588, 118, 32, 6), 0.8) +
    lights +
    solid(ring(1176, 640, 9), '#33270f', pen(2)) +
    firm('M1176 640L1181 634') +
    fine('M1206 634L1264 634M1206 640L1264 640M1206 646L1264 646', 0.8)
  );
}

export const cameraOnStand = () => stand() + counter() + camera();
