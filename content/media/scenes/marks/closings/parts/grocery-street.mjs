/** The open front of the grocery of the products closing: awning, a three-wheeler in the sun, palms, hills with contour lines. */
import { DAY } from '../../daylight.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { blob, box, fine, hair, pen, repeat, ring, solid } from '../../parts/shapes.mjs';
import { threeWheeler } from '../../parts/street.mjs';
import { area, bell, chance, curve, line, round, sample } from '../../stage.mjs';

const [LEFT, RIGHT] = [880, 1440];

function hills() {
  const crests = [
    (x) => 300 - 96 * bell(x, 1330, 120) - 60 * bell(x, 1000, 120),
    (x) => 372 - 70 * bell(x, 1180, 150) - 24 * bell(x, 900, 60),
    (x) => 424 - 40 * bell(x, 1400, 120) - 26 * bell(x, 960, 90),
  ];
  return crests
    .map((f, i) => {
      const d = curve(sample(f, LEFT, RIGHT, 10));
      const folds = repeat(6, (j) => hair(curve(sample((x) => f(x) + 11 + j * 12, LEFT, RIGHT, 10)), 0.42 - j * 0.05));
      return area(`${d}L${RIGHT} 600L${LEFT} 600z`, ['#f6ead0', '#e9e4c4', '#cfdcb8'][i]) + fine(d, 0.8) + folds;
    })
    .join('');
}

/** The hedge across the road, the road in the sun, and the shade of the awning on it. */
function road() {
  const tops = Array.from({ length: 32 }, (_, i) => [870 + i * 20, round(452 + (i % 2 ? 10 : -4) - 10 * chance(i))]);
  return (
    solid(blob([...tops, [1500, 520], [1460, 520], [900, 520], [870, 520], [868, 500]]), '#8fbf9f', pen(1.8, 0.8)) +
    area(box(LEFT, 506, 560, 400), '#fdf0d2') +
    hair('M880 522L1440 522M880 548L1440 548', 0.5) +
    area(box(LEFT, 730, 560, 176), '#d9a878') +
    area('M880 700L1440 700L1440 740L880 740z', '#b98746') +
    hair('M880 720L1440 720M880 790L1440 790M880 850L1440 850', 0.6)
  );
}

/** The three-wheeler, its hood black, its body in the colour of the sun. */
const tuk = () =>
  area('M1252 586L1422 586L1412 597L1216 597z', '#d5b684') +
  threeWheeler(1256, 592, 1.08)
    .replaceAll('#0f2731', DAY.ink)
    .replaceAll('#0a1a22', '#d9822b')
    .replaceAll('#0c1f27', '#6d4225')
    .replaceAll('#123640', '#cfe8e0')
    .replaceAll('#040a10', DAY.ink)
    .replaceAll('#fff3dc', DAY.paper);

/** The awning from inside: its stripes, its edge in scallops, and the pole that carries it. */
function awning() {
  const stripes = repeat(11, (i) =>
    area(
      `M${880 + i * 54} 0L${934 + i * 54} 0L${934 + i * 54} 84C${934 + i * 54} 116 ${880 + i * 54} 116 ${880 + i * 54} 84z`,
      i % 2 ? '#f8e6c2' : '#c8602a',
    ),
  );
  const edge = repeat(
    11,
    (i) => `M${880 + i * 54} 0L${880 + i * 54} 84C${880 + i * 54} 116 ${934 + i * 54} 116 ${934 + i * 54} 84`,
  );
  return stripes + fine(edge, 0.95) + line('M880 60L1440 60', pen(1.6, 0.6));
}

/** The jamb between shop and street. */
const jamb = () =>
  area(box(866, 0, 28, 902), DAY.ink) +
  line('M891 116L891 600', { width: 3, colour: '#ffd9a0' }) +
  area(ring(880, 380, 4), '#e9a23f');

export const street = () =>
  area(box(LEFT, 0, 560, 520), '#fbe3b4') +
  hills() +
  palmAt(1350, 470, 1.1) +
  palmAt(922, 474, -0.42) +
  road() +
  tuk() +
  awning() +
  jamb();
