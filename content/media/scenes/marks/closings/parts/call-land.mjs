/** Beyond the veranda of the contact closing: the sun, hills, a dagoba, a palm, a three-wheeler on the road. */
import { DAY, hillsOn } from '../../daylight.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { blob, box, dot, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { threeWheeler } from '../../parts/street.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, chance, curve, glow, line, round, sample } from '../../stage.mjs';

/** Where the wall ends and the veranda opens. */
export const EDGE = 836;

/** The land from the far hills to the road, the sun in the haze on the right. */
function hills() {
  const crests = [
    (x) => 306 - 130 * bell(x, 1010, 110) - 70 * bell(x, 1240, 130) + 4 * Math.sin(x / 30),
    (x) => 352 - 66 * bell(x, 1180, 120) - 50 * bell(x, 880, 90) + 3 * Math.sin(x / 41),
    (x) => 412 - 44 * bell(x, 1010, 130) - 62 * bell(x, 1420, 150),
  ];
  const hill = hillsOn(600, 0.8);
  const folds = (f) =>
    repeat(7, (k) => hair(curve(sample((x) => f(x) + 9 + k * (9 + k), EDGE - 20, 1460, 10)), 0.44 - k * 0.045));
  return crests.map((f, i) => hill(f, EDGE - 20, 1460, ['#eef2e2', '#d3e7d4', '#aed4bf'][i]) + folds(f)).join('');
}

/** A white dagoba on its hill; (x, y) is the middle of its foot. */
function dagoba(x, y, s) {
  const put = placed(x, y, 0, s);
  const dome = 'M-34 -22C-48 -58 -22 -84 0 -84C22 -84 48 -58 34 -22z';
  return (
    solid(put(`${box(-62, -8, 124, 12)}${box(-50, -16, 100, 8)}${box(-40, -24, 80, 8)}`), '#f4ecdc', pen(1.8)) +
    solid(put(dome), '#fffaea', pen(2.2)) +
    area(put('M-33 -23C-46 -58 -22 -83 -4 -83C-20 -66 -26 -44 -18 -23z'), '#b5d6c9') +
    solid(put(box(-11, -100, 22, 17)), '#f4ecdc', pen(1.8)) +
    solid(put('M-8 -100L0 -146L8 -100z'), '#f0b654', pen(1.8)) +
    line(put('M-6 -110L6 -110M-4.5 -120L4.5 -120M0 -146L0 -156'), pen(1.6))
  );
}

/** A three-wheeler with its driver; (x, y) is its lower left corner. */
function tuk(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    area(put('M-4 -4L156 -4L140 6L-44 6z'), '#c9a06a') +
    threeWheeler(x, y, s)
      .replaceAll('#0f2731', DAY.ink)
      .replaceAll('#0a1a22', '#1f8f90')
      .replaceAll('#0c1f27', '#f6e2b6')
      .replaceAll('#123640', '#cfe8e0')
      .replaceAll('#040a10', DAY.ink)
      .replaceAll('#fff3dc', DAY.paper) +
    solid(put('M58 -25L58 -56C60 -66 78 -66 81 -56L83 -25z'), '#c8602a', pen(1.8)) +
    line(put('M64 -54L57 -46L49 -64'), { width: 5, colour: '#8a5530' }) +
    area(put(oval(68, -75, 8, 9.5)), '#8a5530') +
    area(put('M60 -78C58 -90 78 -90 78 -76L76 -68C73 -72 74 -78 70 -79z'), DAY.ink)
  );
}

/** A clipped hedge, and the road before it in the sun. */
function road() {
  const tops = Array.from({ length: 34 }, (_, i) => [810 + i * 20, round(450 + (i % 2 ? 9 : -3) - 9 * chance(i))]);
  const sprigs = repeat(40, (i) => {
    const [x, y] = [round(840 + 600 * chance(i + 4)), round(466 + 26 * chance(i * 3 + 8))];
    return `M${x} ${y}l4 -6l4 6`;
  });
  return (
    solid(blob([...tops, [1500, 520], [1460, 520], [820, 520], [800, 520]]), '#86bda2', pen(1.8)) +
    hair(sprigs, 0.6) +
    area(box(EDGE - 20, 500, 640, 70), '#f9e3b6') +
    fine(`M${EDGE} 500L1440 500`, 0.7) +
    hair(`M${EDGE} 511L1440 511`, 0.5)
  );
}

export const land = () =>
  area(box(EDGE - 20, -20, 640, 620), '#fbeed0') +
  glow(1362, 206, 420, '#f7b955', 0.6) +
  dot(1362, 206, 52, '#f7b955') +
  hills() +
  fine('M904 168q8 -9 14 -1q8 -7 15 0M942 148q7 -8 12 -1q7 -6 13 0M946 186q6 -7 10 -1q6 -5 11 0', 0.8) +
  dagoba(1002, 372, 0.8) +
  palmAt(1306, 500, 1.5) +
  road() +
  tuk(1136, 544, 1.02);
