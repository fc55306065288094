/** The ground of the which-bus closing: gardens with contour lines, six roads from a traffic island, a footpath. */
import { across, DAY, ink } from '../../daylight.mjs';
import { blob, box, hair, placed, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';
import { CENTRE, heading, way } from './bus-view.mjs';

const [X, Y] = CENTRE;
const circle = (r, n = 60) => polygon(Array.from({ length: n }, (_, i) => heading(X, Y, (i * 360) / n)(r, 0)));

export const ROADS = {
  right: way([850, 404], [1000, 470], [1180, 500], [1480, 400]),
  below: way([740, 430], [850, 500], [950, 560], [970, 700]),
  corner: way([580, 430], [540, 500], [450, 530], [400, 700]),
  left: way([500, 352], [380, 300], [200, 300], [-60, 380]),
  above: way([560, 270], [480, 200], [500, 120], [300, -60]),
  hill: way([720, 260], [740, 180], [850, 130], [900, -60]),
};
const PATH = way([890, 318], [1000, 340], [1150, 316], [1112, 178]);
const HALF = 56;
const [INNER, OUTER] = [142, 256];

const KERB = '#fff6df';

/** Rings of contour lines about a rise in a garden. */
const rise = (x, y, w, h, count, seed) =>
  repeat(count, (k) => {
    const share = 1 - k / (count + 0.6);
    const points = Array.from({ length: 9 }, (_, i) => {
      const a = (i * 2 * Math.PI) / 9;
      const far = share * (0.82 + 0.32 * chance(seed + i));
      return [round(x + w * far * Math.cos(a)), round(y - k * 5 + h * far * Math.sin(a))];
    });
    return hair(blob(points), 0.5);
  });

const gardens = () =>
  across('gardens', ['#9fd2c4', '#c4dcb4', '#ecdc9c', '#f3c878'], 0, 1440) +
  area(box(-20, -20, 1480, 660), 'url(#gardens)') +
  rise(170, 120, 300, 150, 7, 3) +
  rise(610, 40, 150, 110, 5, 9) +
  rise(330, 420, 220, 90, 5, 14) +
  rise(660, 580, 170, 60, 4, 21) +
  rise(1010, 130, 190, 150, 6, 27) +
  rise(1330, 190, 220, 170, 7, 33) +
  rise(1180, 580, 260, 90, 6, 41);

/** The roads with their painted kerbs, the ring between them and its marks. */
const roads = () => {
  const all = [...Object.values(ROADS).map((road) => road.outline(HALF)), circle(OUTER)];
  const kerb = (d) =>
    line(d, ink(10)) +
    line(d, { width: 6.4, colour: KERB }) +
    line(d, { width: 6.4, colour: DAY.ink, extra: 'stroke-dasharray="13 21" ' }).replace('round', 'butt');
  const dashes = Object.values(ROADS).map((road) => road.middle);
  return (
    across('road', ['#2f7f82', '#5aa39a', '#bfa670', '#c98645'], 60, 1380) +
    all.map(kerb).join('') +
    all.map((d) => area(d, 'url(#road)')).join('') +
    line(dashes.join(''), { width: 4, colour: KERB, extra: 'stroke-dasharray="20 20" stroke-dashoffset="-96" ' }) +
    line(circle((INNER + OUTER) / 2), { width: 3.4, colour: KERB, opacity: 0.85, extra: 'stroke-dasharray="16 18" ' })
  );
};

/** The zebra crossing between the island and the footpath. */
const crossing = () => {
  const p = heading(X, Y, -16);
  const stripe = (i) => {
    const r = INNER + 12 + i * 19;
    return polygon([p(r, -34), p(r + 11, -34), p(r + 11, 34), p(r, 34)]);
  };
  return area(repeat(6, stripe), '#fff6df');
};

/** The footpath of slabs to the door. */
const footpath = () => {
  const joints = repeat(11, (i) => polygon([PATH.at((i + 1) / 12, -40), PATH.at((i + 1) / 12, 40)], false));
  return (
    line(PATH.outline(42), ink(4.4)) +
    area(PATH.outline(42), '#fdf2d8') +
    line(joints, { width: 1.6, colour: '#c3a869' })
  );
};

/** The i-th flower of a bed: two leaves and a bloom. */
const flower = (x, y, i) =>
  solid(
    placed(x, y)('M0 3C-13 4 -16 -6 -11 -12C-5 -9 -1 -6 0 0C1 -6 5 -9 11 -12C16 -6 13 4 0 3z'),
    i % 2 ? '#3f9a82' : '#6fb58a',
    ink(1.3),
  ) + solid(ring(x, y - 10, 5.2), ['#f6c667', '#e4572e', '#fff6df'][i % 3], ink(1.3));

/** A round bed of flowers on the island, in two colours. */
const flowers = () =>
  repeat(40, (i) => {
    const [x, y] = heading(X, Y, i * 9)(INNER - 22 - (i % 2) * 15, 0);
    return flower(x, y, i);
  });

/** Flowers along both sides of the footpath. */
const border = () =>
  repeat(15, (i) => flower(...PATH.at(0.24 + i * 0.05, -52), i)) +
  repeat(17, (i) => flower(...PATH.at(0.1 + i * 0.05, 52), i + 1));

const green = () =>
  solid(polygon([...Array(60)].map((_, i) => heading(X, Y + 6, i * 6)(INNER + 4, 0))), DAY.ink, ink(2)) +
  across('lawn', ['#7cc3a2', '#a9d08e', '#d8d47c'], X - INNER, X + INNER) +
  line(circle(INNER), { width: 12, colour: KERB }) +
  line(circle(INNER), { width: 12, colour: DAY.ink, extra: 'stroke-dasharray="17 17" ' }).replace('round', 'butt') +
  solid(circle(INNER - 6), 'url(#lawn)', ink(2)) +
  [96, 78, 60].map((r) => hair(circle(r), 0.5)).join('') +
  flowers();

/** All that lies flat on the ground. */
export const ground = () => gardens() + footpath() + roads() + crossing() + border() + green();
