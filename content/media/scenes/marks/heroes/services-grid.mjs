import { across, DAY, daylight } from '../daylight.mjs';
import { figure, PEOPLE } from '../parts/facade.mjs';
import { palmAt } from '../parts/garden-plants.mjs';
import { LINEN } from '../parts/palette.mjs';
import { box, dot, fine, hair, pen, placed, relief, repeat, spot } from '../parts/shapes.mjs';
import { area, chance, curve, glow, line, round, sample } from '../stage.mjs';
import { rings } from '../testimonials/parts/tea-terraces.mjs';
import { AMBER, BRICK, KITES, TEAL } from './parts/green-kites.mjs';
import { cart, couple, flyer, hand, parliament, runner, ship } from './parts/green-people.mjs';

const [WIDE, TALL, HORIZON, GREEN] = [1440, 810, 450, 530];
const SUN = [1240, 424];

/** The low sun, the rings of its light, and the wind that comes in at the left. */
const sky = () =>
  glow(...SUN, 330, '#f59e2c', 0.5) +
  rings(SUN, [84, 140, 210, 296, 400, 520]) +
  dot(...SUN, 42, '#fbe3b4') +
  hair(
    repeat(5, (i) => curve(sample((x) => 70 + i * 84 + 16 * Math.sin(x / 130 + i * 1.3), -20, 560 - i * 60))),
    0.22,
  );

// Where the heads of the cloud meet, x and y in turn, from its left end to its right.
const HEADS = [
  688, 300, 696, 272, 728, 264, 740, 224, 772, 208, 768, 166, 802, 148, 812, 108, 864, 92, 902, 116, 922, 146, 958, 142,
  984, 176, 980, 204, 1012, 208, 1028, 240, 1058, 250, 1074, 280, 1086, 300,
];

/** A squall out at sea, its heads lit from the right; the white kite flies before it. */
function squall() {
  const edge = (k) =>
    repeat(HEADS.length / 2, (i) => {
      const [x, y] = [HEADS[i * 2], HEADS[i * 2 + 1]].map((n, axis) => n + k * ([876, 300][axis] - n));
      const r =
        i && round(0.56 * (1 - k) * Math.hypot(HEADS[i * 2] - HEADS[i * 2 - 2], HEADS[i * 2 + 1] - HEADS[i * 2 - 1]));
      return `${i ? `A${r} ${r} 0 0 1 ` : 'M'}${round(x)} ${round(y)}`;
    });
  const cloud = `${edge(0)}C1112 302 1100 308 1030 308L740 306C650 307 620 303 688 300z`;
  const rain = repeat(17, (i) => `M${752 + i * 18} 310L${736 + i * 18} ${round(HORIZON - 70 * chance(i))}`);
  return (
    hair(rain, 0.24) +
    `<g transform="translate(10 -8)">${area(edge(0), '#f3d9a8')}</g>` +
    area(cloud, DAY.ink) +
    [0.1, 0.19, 0.3].map((k, i) => line(edge(k), { width: 1.2, colour: '#4fa8a2', opacity: 0.6 - i * 0.16 })).join('')
  );
}

/** The shore at the left with its palms, the beach and the surf. */
function shore() {
  const palms = [26, 66, 318, 350].map((x, i) => palmAt(x, HORIZON + 2, -[0.5, 0.4, 0.34, 0.4][i])).join('');
  const beach = 'M0 445C120 442 310 444 404 454C370 464 380 476 300 486C220 496 160 510 130 530L0 530z';
  const land = 'M0 445C120 442 310 444 396 452C330 464 240 470 150 484C90 496 60 510 40 530L0 530z';
  const surf = 'M430 458C390 468 400 480 320 492C250 502 190 514 160 530';
  return (
    parliament(placed(212, HORIZON - 3, 0, 0.86)) +
    palms +
    area(beach, DAY.paper) +
    area(land, '#6fb5aa') +
    fine(surf, 0.6)
  );
}

/** The sea, its waves and the glitter under the sun. */
function sea() {
  const wave = (i) => {
    const [x, k] = [round((i * 389 + 200 * chance(i)) % WIDE), (i * 5) % 7];
    return `M${x} ${HORIZON + 9 + k * 8}q${9 + k * 4} -4 ${18 + k * 8} 0`;
  };
  const glitter = repeat(9, (i) => box(SUN[0] - 44 + 7 * (i % 3) + i * 2, HORIZON + 5 + i * 6.6, 82 - i * 5, 2.4));
  return (
    area(box(0, HORIZON, WIDE, 90), 'url(#sea)') +
    fine(`M0 ${HORIZON}H${WIDE}`, 0.8) +
    hair(repeat(30, wave), 0.7) +
    area(glitter, '#fdf1d2')
  );
}

/** The promenade with its railing, and the green with the lines of its ground. */
const green = () =>
  area(box(0, GREEN - 8, WIDE, 10), DAY.paper) +
  fine(`M0 ${GREEN - 8}H${WIDE}M0 ${GREEN + 2}H${WIDE}M0 ${GREEN - 21}H${WIDE}`, 0.7) +
  line(
    repeat(31, (i) => `M${i * 48} ${GREEN - 7}V${GREEN - 23}`),
    pen(3, 0.9),
  ) +
  area(box(0, GREEN + 2, WIDE, TALL), 'url(#grass)') +
  relief(7, (x, i) => GREEN + 16 + i * 11 + i * i * 2.6 + (2 + i) * Math.sin(x / (150 + 12 * i) + i * 1.7), 0.5);

/** What stands at (x, y) darkens the grass away from the sun. */
function shadow(x, y, high, wide = 5) {
  const [u, v] = [x + (x - SUN[0]) * 0.0018 * high, y + high * 0.42];
  const ground = `M${x - wide} ${y}L${x + wide} ${y}L${round(u + wide * 1.3)} ${round(v)}L${round(u - wide * 1.3)} ${round(v)}z`;
  return area(ground, DAY.ink, 'fill-opacity="0.2" ');
}

/** Each kite, its place and turn; who flies it, where, how large, and in which cloth. */
const FLIGHTS = [
  ['cobra', 112, 160, -12, 'man', 48, 602, 0.74, DAY.ink, LINEN],
  ['boxKite', 246, 332, -8, 'child', 160, 632, 0.84, DAY.ink, AMBER],
  ['peacock', 352, 160, 6, 'woman', 290, 580, 0.58, TEAL, BRICK],
  ['star', 476, 330, 10, 'girl', 396, 630, 0.84, AMBER, AMBER],
  ['butterfly', 586, 150, -10, 'sarong', 520, 584, 0.6, BRICK, LINEN],
  ['fish', 694, 372, -16, 'child', 604, 634, 0.86, DAY.ink, TEAL],
  ['diamond', 868, 206, 8, 'runner', 792, 622, 0.84],
  ['bird', 990, 380, -8, 'sarong', 922, 580, 0.58, TEAL, DAY.ink],
  ['wheel', 1104, 156, 6, 'girl', 1016, 632, 0.86, TEAL, TEAL],
  ['fighter', 1170, 334, 10, 'child', 1112, 586, 0.62, DAY.ink, BRICK],
  ['dragon', 1304, 304, 8, 'man', 1206, 630, 0.84, DAY.ink, AMBER],
];

const leaning = (u, v, s) => placed(u, v, -5, s);

/** The line of a kite, slack in the wind. */
function string([, x, y, , who, u, v, s]) {
  const [a, b] = spot(leaning(u, v, s), ...hand(who));
  return `M${a} ${b}Q${round(a + 0.8 * (x - a))} ${round(b + 0.42 * (y - b))} ${x} ${y}`;
}

/** Services at a glance: eleven kites over Galle Face Green in Colombo, late in the afternoon; the plain one pure white. */
export default function servicesGrid() {
  const people = FLIGHTS.map(([, , , , who, u, v, s, ...cloth]) => {
    const put = leaning(u, v, s);
    return shadow(u, v, 90 * s) + (who === 'runner' ? runner(put) : flyer(put, who, ...cloth));
  });
  return daylight(
    across('sea', ['#62b3aa', '#9ed3ca', '#cfe0cb', '#f0cf92', '#eebf77'], 0, WIDE) +
      across('grass', ['#7fc2b3', '#a9d3bd', '#cfdcb8', '#e9d3a0', '#e3b672'], 0, WIDE) +
      sky() +
      squall() +
      sea() +
      ship(placed(566, HORIZON, 0, 0.7)) +
      shore() +
      green() +
      line(FLIGHTS.map(string).join(''), { width: 1.5, colour: DAY.ink, opacity: 0.8 }) +
      FLIGHTS.map(([kite, x, y, turn]) => KITES[kite](placed(x, y, turn, 0.93))).join('') +
      shadow(1366, 630, 40, 46) +
      figure(PEOPLE.man, placed(1288, 628, 0, 2)) +
      cart(placed(1370, 632, 0, 0.9)) +
      shadow(470, 600, 20, 12) +
      figure(PEOPLE.dog, placed(470, 600, 0, 1)) +
      shadow(706, 588, 40, 16) +
      couple(placed(706, 588, 0, 0.56)) +
      people.join(''),
    { meet: 868, spread: 640, left: 0, top: 40, width: WIDE, height: 620 },
  );
}
