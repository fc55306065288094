/** The street of the ai-services closing from the height of the pavement: shops, a three-wheeler, hills, a palm, a bicycle. */
import { across, DAY, folds, hillsOn, ink } from '../../daylight.mjs';
import { arch } from '../../parts/facade.mjs';
import { AMBER, BRIGHT_RUST, BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD, RUST, TEAL } from '../../parts/palette.mjs';
import { box, dot, facing, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, glow, line, round } from '../../stage.mjs';
import { rubberSlipper } from './pitch-shoes.mjs';

const KERB = 442;

const far = (x) => 318 - 150 * bell(x, 860, 120) - 90 * bell(x, 1160, 190) + 6 * Math.sin(x / 26);
const near = (x) => 376 - 66 * bell(x, 1010, 120) - 40 * bell(x, 720, 130) + 4 * Math.sin(x / 19);

/** Sky, sun and hills, seen through the gap between the customer and the seller. */
const distance = () =>
  across('sky', ['#bfe0d8', '#eef0df', '#fdeec6', '#fbd48c'], 420, 1320) +
  area(box(0, -10, 1440, 440), 'url(#sky)') +
  glow(1236, 130, 330, '#f5a83a', 0.55) +
  dot(1236, 130, 84, '#f9bd58') +
  hillsOn(430, 2)(far, 620, 1460, '#c5e0cc') +
  folds(far, 620, 1460, 7, 11) +
  hillsOn(430, 2.2)(near, 620, 1460, '#a9d3bb') +
  folds(near, 620, 1460, 5, 9);

/** An arcade of shops in the shade, with a shutter half down. */
const arcade = () =>
  solid(box(-10, -10, 650, 436), '#a5d2ca', pen(2.2)) +
  repeat(4, (i) => {
    const x = 92 + i * 158;
    return (
      solid(arch(x, 426, 112, 392), '#5b9f9b', pen(2.2)) +
      area(box(x - 50, i % 2 ? 20 : 90, 100, 150), '#79b6ae') +
      line(
        repeat(8, (k) => `M${x - 54} ${(i % 2 ? 30 : 100) + k * 18}L${x + 54} ${(i % 2 ? 30 : 100) + k * 18}`),
        pen(1.4, 0.45),
      ) +
      solid(box(x + 62, 388, 34, 38), '#8cc4bb', pen(1.8))
    );
  }) +
  solid(box(-10, 420, 1460, 6), '#e6dcc0', pen(1.6));

/** A three-wheeler at the kerb, its nose to the right. */
function tuk() {
  const own = placed(664, 434, 0, 3);
  const put = (d) => own(facing(-1)(d));
  const wheel = (u) =>
    solid(put(oval(u, -13, 14)), DAY.ink, ink(2)) +
    solid(put(oval(u, -13, 7)), '#c9d8d2', ink(2)) +
    line(put(oval(u, -13, 3)), pen(1.4));
  return (
    area('M190 436L690 436L660 444L120 444z', DEEP_TEAL, 'fill-opacity=".4" ') +
    area(put('M20 -60L32 -98L146 -98L148 -56L92 -50L84 -22L40 -22z'), '#16454c') +
    solid(put('M60 -22L60 -42L84 -44L88 -70L96 -70L96 -22z'), RUST, ink(2)) +
    solid(put('M20 -61L32 -98L45 -98L39 -61z'), '#d9efe8', ink(2.2)) +
    solid(
      put(
        'M28 -96C31 -105 40 -109 52 -109L126 -109C142 -109 148 -101 150 -90L152 -57L119 -54L120 -90C120 -95 117 -97 112 -97z',
      ),
      '#22585c',
      ink(2.4),
    ) +
    wheel(13) +
    wheel(128) +
    solid(
      put(
        'M18 -62L36 -62C40 -48 38 -36 42 -24L84 -24L93 -51L152 -58C157 -46 156 -30 150 -18L34 -14C22 -16 15 -26 13 -34C12 -44 14 -54 18 -62z',
      ),
      '#2f9a94',
      ink(2.6),
    ) +
    solid(put('M110 -12C110 -34 146 -34 146 -13C140 -26 116 -26 110 -12z'), '#1d7776', ink(2.2)) +
    line(put('M98 -40L153 -45'), { width: 5, colour: GOLD }) +
    solid(put('M-4 -13C-4 -32 26 -36 32 -15z'), BRIGHT_TEAL, ink(2.4)) +
    solid(put(oval(15, -50, 4.6)), '#fff3dc', ink(2))
  );
}

/** Pairs that hang from a cord about the trunk. */
const hung = () =>
  line('M1350 128C1366 142 1400 144 1428 126', { width: 5, colour: CREAM }) +
  [
    [1356, 138, 100, BRIGHT_RUST],
    [1384, 146, 84, TEAL],
    [1414, 138, 96, AMBER],
  ]
    .map(([x, y, turn, colour]) =>
      rubberSlipper(placed(x, y, turn, 0.72), { sole: CREAM, edge: '#d9b777', strap: colour }),
    )
    .join('');

/** The trunk of a palm from near, leaning, with its rings. */
const trunk = () =>
  solid('M1334 444C1352 300 1362 140 1352 -10L1424 -10C1432 140 1420 300 1432 448z', '#8a5a30', ink(2.8)) +
  area('M1334 444C1352 300 1362 140 1352 -10L1376 -10C1384 140 1372 310 1362 446z', '#5f4a36', 'fill-opacity=".8" ') +
  line(
    repeat(
      13,
      (i) =>
        `M${1356 - i * 0.9} ${20 + i * 34}C${1374 - i} ${32 + i * 34} ${1402 - i * 0.4} ${30 + i * 34} ${1424} ${16 + i * 34}`,
    ),
    { width: 2.4, colour: '#54331a' },
  ) +
  line('M1424 10C1428 150 1420 290 1428 430', { width: 4, colour: '#ffd9a0' }) +
  hung();

/** The rear wheel of a bicycle that leans on the trunk, with its mudguard. */
function bicycle() {
  const [x, y, r] = [1410, 362, 86];
  const spokes = repeat(16, (i) => {
    const a = (i * Math.PI) / 8 + 0.1;
    return `M${x} ${y}L${round(x + r * Math.cos(a))} ${round(y + r * Math.sin(a))}`;
  });
  return (
    line(spokes, { width: 1.8, colour: '#4a3420' }) +
    line(oval(x, y, r), ink(14)) +
    line(oval(x, y, r - 8), { width: 4, colour: '#e9e2cc' }) +
    line('M1316 386C1306 316 1352 264 1410 263C1426 263 1438 266 1450 270', ink(13)) +
    line('M1316 386C1306 316 1352 264 1410 263C1426 263 1438 266 1450 270', { width: 8, colour: TEAL }) +
    solid('M1310 372L1322 370L1325 402L1313 402z', DAY.light, ink(2)) +
    line(`M${x} ${y}L1450 290M${x} ${y}L1450 372`, ink(9)) +
    line(`M${x} ${y}L1450 290M${x} ${y}L1450 372`, { width: 4.6, colour: TEAL }) +
    solid(oval(x, y, 13), '#c9d8d2', ink(2.4))
  );
}

/** Slabs that run towards the horizon, and the long shadow of the left half. */
const pavement = () =>
  across('slabs', ['#7fb5ab', '#a9ccbd', '#f7e6b9', '#f5c97f'], 260, 1240) +
  area(box(-10, 426, 1460, 18), 'url(#slabs)') +
  area(box(-10, 426, 1460, 18), '#5a4630', 'fill-opacity=".3" ') +
  area(box(-10, KERB, 1460, 190), 'url(#slabs)') +
  line(`M-10 ${KERB}L1450 ${KERB}M-10 ${KERB + 10}L1450 ${KERB + 10}`, ink(2.2)) +
  line(
    repeat(15, (i) => {
      const [a, b] = [-900 + i * 250, -2000 + i * 410];
      return `M${840 + (a - 840) * 0.72} ${KERB + 10}L${840 + (b - 840) * 0.9} 620`;
    }),
    pen(1.8, 0.4),
  ) +
  line('M-10 482L1450 482M-10 556L1450 556', pen(1.8, 0.35));

export const street = () => distance() + arcade() + tuk() + pavement() + trunk() + bicycle();
