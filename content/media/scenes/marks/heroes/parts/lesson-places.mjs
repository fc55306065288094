/** The two places of the tutoring picture: a room above Kandy in teal, a veranda by the lagoon in amber. */
import { DAY, hillsOn, ink } from '../../daylight.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { box, card, dot, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, bell, curve, glow, line, sample } from '../../stage.mjs';

const WINDOW = { left: 34, top: 70, right: 380, foot: 470 };

/** A house with a tiled roof on the hill; (x, y) is the middle of its foot. */
const house = (x, y) =>
  solid(box(x - 20, y - 20, 40, 20), DAY.light, pen(1.8)) +
  solid(`M${x - 28} ${y - 18}L${x - 14} ${y - 36}L${x + 14} ${y - 36}L${x + 28} ${y - 18}z`, '#c8602a', pen(1.8)) +
  area(box(x - 5, y - 14, 10, 14), '#17757a');

/** Hills of tea beyond her window. */
function hillCountry() {
  const { left, right, foot } = WINDOW;
  const crests = [
    (x) => 238 - 96 * bell(x, 110, 70) - 60 * bell(x, 300, 80) + 4 * Math.sin(x / 24),
    (x) => 316 - 56 * bell(x, 330, 90) - 40 * bell(x, 40, 90),
    (x) => 396 - 60 * bell(x, 70, 110) - 20 * bell(x, 320, 90),
  ];
  const folds = (f) => repeat(7, (k) => hair(curve(sample((x) => f(x) + 12 + k * 13, left, right, 6)), 0.5 - k * 0.05));
  return (
    area(box(left, 70, right - left, foot - 70), '#e4f3ec') +
    crests
      .map((f, i) => hillsOn(foot, 0.85)(f, left, right, ['#c3e2d8', '#9fd0c2', '#79b9aa'][i]) + folds(f))
      .join('') +
    house(88, 282)
  );
}

/** Her room: boards, the window with its bars, a shelf of books. */
export function room() {
  const { left, top, right, foot } = WINDOW;
  const boards = repeat(9, (i) => `M${i * 84} 0V720`);
  const middle = (left + right) / 2;
  const books = [
    [412, 22, 74, '#c8502a'],
    [436, 18, 84, DAY.light],
    [456, 26, 68, '#17757a'],
    [484, 20, 80, '#f0b654'],
    [506, 18, 72, '#0f5559'],
    [526, 24, 86, DAY.light],
  ];
  return (
    area(box(0, 0, 700, 900), '#8ecabf') +
    hair(boards, 0.35) +
    hillCountry() +
    line(`M${middle} ${top}V${foot}M${left} 190H${right}`, ink(12)) +
    line(`M${middle} ${top}V${foot}M${left} 190H${right}`, { width: 6, colour: DAY.paper }) +
    line(box(left, top, right - left, foot - top), ink(20)) +
    line(box(left, top, right - left, foot - top), { width: 14, colour: DAY.paper }) +
    solid(box(left - 20, foot, right - left + 40, 18), DAY.paper, pen(2.4)) +
    books.map(([x, w, h, fill]) => solid(box(x, 140 - h, w, h), fill, ink(2.2))).join('') +
    solid(box(398, 140, 190, 12), '#7b4f22', ink(2.2))
  );
}

/** An outrigger boat under sail; (x, y) is the middle of its foot. */
function boat(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    solid(put('M-4 -12L-34 -128C10 -120 44 -76 52 -22z'), '#c8502a', ink(2)) +
    line(put('M0 -8L-36 -132M-4 -12L54 -20'), ink(3)) +
    solid(put('M-62 -12C-40 -4 40 -4 66 -16L56 4L-50 4z'), DAY.ink, ink(1.6)) +
    line(put('M-90 8L86 8'), { width: 3, colour: DAY.light })
  );
}

/** The lagoon in the low sun, a palm at its shore. */
const lagoon = () =>
  area(box(500, 0, 720, 460), '#fbe2b0') +
  glow(1030, 180, 420, '#f7a93c', 0.6) +
  dot(1030, 168, 54, '#f5a02f') +
  hillsOn(330, 0.7)((x) => 316 - 44 * bell(x, 1160, 120) - 24 * bell(x, 700, 150), 500, 1220, '#d9c88e') +
  area(box(500, 326, 720, 190), '#f3c778') +
  area('M1000 326L1060 326L1120 516L940 516z', '#ffe9bd') +
  hair(
    repeat(16, (i) => `M${620 + ((i * 173) % 560)} ${340 + i * 11}h${40 + ((i * 37) % 60)}`),
    0.6,
  ) +
  fine('M500 326H1220', 0.8) +
  boat(1118, 350, 0.56) +
  area('M500 470C700 452 1000 476 1220 460L1220 560L500 560z', '#e9d3a0');

/** The bat that leans on the post. */
const bat = () => {
  const put = placed(1172, 706, -3);
  return (
    area(put('M-30 4L30 4L20 12L-80 12z'), '#a8743a', 'fill-opacity=".5" ') +
    solid(put(card(-7, -250, 14, 92, 6)), '#c8502a', ink(2.4)) +
    line(put('M-7 -236L7 -230M-7 -218L7 -212M-7 -200L7 -194M-7 -182L7 -176'), { width: 2, colour: '#8f3714' }) +
    solid(
      put('M-8 -166L8 -166C22 -156 25 -146 25 -136L23 -8C14 4 -14 4 -23 -8L-25 -136C-25 -146 -22 -156 -8 -166z'),
      '#f6dfae',
      ink(2.6),
    ) +
    area(put('M-8 -164C-22 -156 -24 -146 -24 -136L-22 -8C-18 -2 -12 1 -8 2z'), '#d9b672')
  );
};

/** His veranda: the lagoon over a low wall, the eave, a post. */
export function veranda() {
  const drops = repeat(18, (i) => {
    const x = 520 + i * 40;
    return `M${x} 42L${x + 40} 42C${x + 38} 58 ${x + 28} 62 ${x + 20} 78C${x + 12} 62 ${x + 2} 58 ${x} 42z`;
  });
  return (
    lagoon() +
    palmAt(836, 476, 1.62) +
    area(box(500, 520, 720, 240), '#e2a763') +
    solid(box(500, 500, 720, 22), DAY.paper, ink(2.4)) +
    hair('M500 540H1220', 0.5) +
    area(box(1164, 40, 40, 470) + box(1156, 92, 48, 12) + box(1160, 110, 44, 6) + box(1156, 476, 48, 24), DAY.ink) +
    line('M1168 122V470M1160 480V496', { width: 3, colour: '#ffd9a0' }) +
    area(box(500, 0, 720, 44) + drops, DAY.ink) +
    repeat(18, (i) => dot(540 + i * 40, 50, 4.5, DAY.paper)) +
    bat()
  );
}
