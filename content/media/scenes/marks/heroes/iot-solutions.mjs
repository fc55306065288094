import { fine, firm, hair, repeat, ring, stars } from '../parts/shapes.mjs';
import { area, bell, curve, glow, line, round, sample, stage, thousandths } from '../stage.mjs';
import { tree } from '../testimonials/parts/tea-garden.mjs';
import { bushes, coconut, path, stream, walker } from './parts/land.mjs';
import { coldRoom, generatorShed, lamp, mast, meterPole } from './parts/power.mjs';
import { pipe, pumpHouse, tank } from './parts/water.mjs';

const LAMP = [1000, 128];

/** Heights of the hillside: its crest, three terraces, and its foot. */
const TERRACES = [
  (x) => 640 - 282 * bell(x, 1000, 300) + 8 * Math.sin(x / 90),
  (x) => 668 - 186 * bell(x, 980, 350) + 6 * Math.sin(x / 110),
  (x) => 744 - 120 * bell(x, 970, 400) + 6 * Math.sin(x / 130),
  (x) => 838 - 62 * bell(x, 960, 430) + 6 * Math.sin(x / 150 + 1),
  (x) => 934 - 24 * bell(x, 960, 430) + 6 * Math.sin(x / 170 + 2),
  (x) => 1090 + 4 * Math.sin(x / 160),
];

/** The hillside from the crest down, in contour lines and rows of tea. */
const hillside = () =>
  TERRACES.slice(0, -1)
    .map((f, k) => {
      const next = TERRACES[k + 1];
      const between = (t) => curve(sample((x) => f(x) + (next(x) - f(x)) * t));
      // Dashes: dots are radio light here.
      const tea = {
        width: 2.2 + k * 0.8,
        opacity: 0.3,
        extra: `stroke-dasharray="${3 + k * 1.6} ${round(5.5 + k * 1.6)}" `,
      };
      return (
        area(`${between(0)}L1640 1100L-20 1100z`, ['#0a1b25', '#091923', '#081720', '#07141c', '#060f17'][k]) +
        (k ? fine(between(0), 0.5) : firm(between(0), 0.95)) +
        repeat(5, (i) => hair(between((i + 1) / 6), 0.28)) +
        line(between(0.25), tea) +
        line(between(0.58), tea) +
        line(between(0.92), tea)
      );
    })
    .join('');

/** Radio light from an aerial to the mast; `lean` pushes its arc to the side. */
function signal(x, y, lean) {
  const [u, v] = LAMP;
  const [cx, cy] = [x + (u - x) * 0.3 + lean, v + (y - v) * 0.14];
  const far = Math.hypot(cx - u, cy - v);
  const end = `${round(u + ((cx - u) * 34) / far)} ${round(v + ((cy - v) * 34) / far)}`;
  return line(`M${x} ${y}Q${round(cx)} ${round(cy)} ${end}`, {
    width: 2.6,
    opacity: 0.9,
    extra: 'stroke-dasharray="0.1 8" ',
  });
}

/** Everything fades into the page but where the frame cuts it. */
const fade = (id, x, y, w, h, to) =>
  `<linearGradient id="${id}" ${to}><stop stop-color="#050b12"/><stop offset=".45" stop-color="#050b12" stop-opacity=".45"/><stop offset="1" stop-color="#050b12" stop-opacity="0"/></linearGradient>` +
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${id})"/>`;

/** Measuring in the field: a hill estate at night, its tanks, pump, generator, meter and cold room, all heard by one mast. */
export default function iotSolutions() {
  const far = (x) =>
    560 -
    178 * Math.exp(-Math.hypot(x - 520, 12) / 96) -
    70 * bell(x, 420, 190) -
    60 * bell(x, 690, 120) -
    130 * bell(x, 1370, 190) +
    6 * Math.sin(x / 38);
  const near = (x) => 620 - 60 * bell(x, 330, 170) - 74 * bell(x, 1260, 130) + 8 * Math.sin(x / 60);
  const ridge = (f, fill, opacity) =>
    area(`${curve(sample(f))}L1640 1000L-20 1000z`, fill) +
    fine(curve(sample(f)), opacity) +
    repeat(4, (i) => hair(curve(sample((x) => f(x) + 16 + i * 18)), thousandths(0.3 - i * 0.05)));
  const air = repeat(6, (i) => hair(ring(...LAMP, 62 + i * 44 + i * i * 4), thousandths(0.3 - i * 0.045)));
  const sky = stars(34, [150, 30, 1270, 330], 1.5) + air + ridge(far, '#081a22', 0.6) + ridge(near, '#091c25', 0.5);

  const main =
    pipe('M686 886L715 886Q728.4 886 728.4 872L728.4 760L700 690', 11, 34) +
    pipe('M700 690L700 668L866 544Q881.4 533 881.4 518', 7, 30);
  const wires = hair(
    'M1253 615Q1370 652 1460 640M1230 615Q1350 672 1460 664M1180 615Q1164 604 1158 552M1202 615Q1160 700 1152 782',
    0.8,
  );
  const trees =
    tree(728, 546, 0.4) +
    tree(1228, 556, 0.36) +
    tree(1264, 590, 0.5) +
    coconut(468, 748, 186, -16, 66) +
    coconut(412, 778, 140, 12, 58);
  const field = repeat(5, (i) =>
    bushes((x) => TERRACES[2](x) + 36 + i * 14 + i * i, 1026 - i * 7, 1146 + i * 4, 19 + i * 2, 21 + i * 4),
  );
  const front = repeat(4, (i) =>
    bushes(
      (x) => 984 + i * 26 + i * i * 2.4 + 6 * Math.sin(x / (90 + 15 * i)),
      -20,
      1440,
      42 + i * 10,
      3 + i * 2,
      1100,
    ),
  );
  const upper = tank(836, 514, 0.72, -1, 0.16) + generatorShed(1096, 618, 0.8) + tank(640, 686, 0.95, -1, 0.5);
  const lower =
    tank(804, 826, 1.2, 1, 0.82) + coldRoom(954, 888, 0.82) + pumpHouse(610, 916, 1) + coconut(1352, 850, 250, 12, 92);
  const signals = [
    [547, 604, -46],
    [664, 708, -64],
    [765, 450, 16],
    [922, 724, -30],
    [1005, 734, 92],
    [1054, 475, 70],
    [1201, 738, 76],
  ]
    .map((one) => signal(...one))
    .join('');
  const edges =
    fade('left', 0, 0, 330, 1080, '') +
    fade('foot', 0, 960, 1440, 120, 'x1="0" x2="0" y1="1" y2="0"') +
    fade('head', 0, 0, 1440, 90, 'x2="0" y2="1"');
  return stage(
    sky +
      glow(1000, 372, 170, '#ffffff', 0.2) +
      mast(1000, 366, 226) +
      hillside() +
      field +
      front +
      stream() +
      path() +
      signals +
      trees +
      main +
      wires +
      upper +
      lower +
      meterPole(1216, 930, 0.97) +
      walker(940, 988, 0.86) +
      lamp(...LAMP) +
      edges,
    { meet: 1000, spread: 560, left: 0, top: 0, width: 1440, height: 1080 },
  );
}
