/** The land of the hill line: ranges, the tea hill, the gorge with its viaduct, the bank, and both tracks. */
import { fine, firm, hair, pen, polygon, repeat, solid, stars } from '../../parts/shapes.mjs';
import { area, bell, curve, line, round, sample, thousandths } from '../../stage.mjs';

/** The nearer rail of each track; the line climbs to the right. */
export const near = (x) => 470 - 0.02 * (x - 600);
export const far = (x) => near(x) - 38;

/** A line along y = f(x), from edge to edge of the picture unless told otherwise. */
export const along = (f, from = -20, to = 1220) => curve(sample(f, from, to, 10));

/** Crests: ranges far off, then the tea hill that the line runs round. */
const RANGES = [
  (x) =>
    262 -
    150 * Math.exp(-Math.hypot(x - 300, 10) / 90) -
    40 * bell(x, 90, 120) -
    30 * bell(x, 560, 150) +
    4 * Math.sin(x / 34),
  (x) => 318 - 34 * bell(x, 40, 170) - 30 * bell(x, 470, 150) + 5 * Math.sin(x / 50),
];
export const crest = (x) => 392 - 196 * bell(x, 1110, 380) - 28 * bell(x, 560, 150) + 4 * Math.sin(x / 60);

/** Ground below the line: the gorge on the left, the bank on the right. */
const gorge = (x) => 452 + 138 * bell(x, 168, 150);

/** The ranges, and the tea hill before them. */
export function hills() {
  const ranges = RANGES.map(
    (f, k) =>
      area(`${along(f)}L1220 700L-20 700z`, ['#081a22', '#091c25'][k]) +
      fine(along(f), 0.55) +
      repeat(5, (i) =>
        hair(
          along((x) => f(x) + 14 + i * 16),
          thousandths(0.28 - i * 0.04),
        ),
      ),
  );
  const row = (t) => (x) => crest(x) + (far(x) - 20 - crest(x)) * t;
  const tea = repeat(9, (i) =>
    line(along(row(0.1 + i * 0.1), 620 - i * 20), {
      width: 2 + i * 0.26,
      opacity: 0.3,
      extra: `stroke-dasharray="${round(3 + i * 0.5)} ${round(5 + i * 0.4)}" `,
    }),
  );
  const contours = repeat(7, (i) => hair(along(row(0.05 + i * 0.14)), 0.3));
  return (
    stars(30, [20, 14, 1160, 190], 1.4) +
    ranges.join('') +
    area(`${along(crest)}L1220 700L-20 700z`, '#0a1b25') +
    firm(along(crest), 0.85) +
    contours +
    tea
  );
}

/** The gorge with its stream, seen through the arches. */
export function valley() {
  const slopes = repeat(8, (i) =>
    hair(
      along((x) => 440 + i * 20 + (140 - i * 7) * bell(x, 168, 150 - i * 8), -20, 340),
      0.32,
    ),
  );
  return area(`${along(gorge, -20, 420)}L420 700L-20 700z`, '#07151d') + slopes;
}

/** The fall under the middle arch; it runs on by whole dashes, so that the film has no seam. */
export function fall(t) {
  const sheet = 'M161 580L176 580C178 610 183 640 190 674L148 674C156 640 160 610 161 580z';
  const flow = repeat(6, (i) => `M${163 + i * 2.2} 582C${162 + i * 2.6} 610 ${159 + i * 4} 640 ${153 + i * 6.4} 676`);
  const dashes = `stroke-dasharray="16 12" stroke-dashoffset="${round((-112 * t) % 28)}" `;
  return (
    area(sheet, '#0d353d') +
    line(flow, { width: 1.4, opacity: 0.75, extra: dashes }) +
    fine('M119 591C140 582 150 579 161 580M176 580C190 579 195 582 203 585', 0.6) +
    hair('M122 682Q168 668 204 682M126 690Q168 678 204 690', 0.6)
  );
}

/** Three arches of stone. */
export function viaduct() {
  const deck = (x) => near(x) + 13;
  const [left, right] = [-24, 352];
  const opening = (x) => `M${x - 49} 700L${x - 45} 562C${x - 45} 496 ${x + 45} 496 ${x + 45} 562L${x + 49} 700z`;
  const middles = [40, 160, 280];
  const face = `M${left} ${deck(left)}L${right} ${deck(right)}L${right + 8} 700L${left} 700z${middles.map(opening).join('')}`;
  const soffit = (x) =>
    `M${x + 49} 700L${x + 45} 562C${x + 45} 528 ${x + 22} 512 ${x} 512C${x + 20} 516 ${x + 33} 530 ${x + 33} 562L${x + 35} 700z`;
  const voussoirs = (x) =>
    repeat(13, (i) => {
      const a = (Math.PI * (i + 0.5)) / 13;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return `M${round(x - 45 * c)} ${round(562 - 50 * s)}L${round(x - 55 * c)} ${round(562 - 60 * s)}`;
    });
  const rim = (x) => `M${x - 55} 562C${x - 54} 484 ${x + 54} 484 ${x + 55} 562`;
  const courses = [100, 220]
    .map((x) => repeat(9, (i) => `M${x - 14} ${574 + i * 14}h28M${x + (i % 2 ? 5 : -5)} ${574 + i * 14}v14`))
    .join('');
  return (
    area(middles.map(soffit).join(''), '#06121a') +
    hair(middles.map(soffit).join(''), 0.5) +
    area(face, '#0b1f29', 'fill-rule="evenodd" ') +
    line(middles.map(opening).join(''), pen(2.4)) +
    hair(middles.map((x) => rim(x) + voussoirs(x)).join('') + courses, 0.5) +
    solid(
      polygon([
        [left, deck(left)],
        [right + 6, deck(right)],
        [right + 6, deck(right) + 9],
        [left, deck(left) + 9],
      ]),
      '#0f2a33',
      pen(2),
    )
  );
}

/** The bank below the line, and the wing wall of the viaduct. */
export function bank() {
  const edge = (x) => near(x) + 14;
  const rows = repeat(4, (i) =>
    hair(
      along((x) => edge(x) + 22 + i * 20 + i * i * 2 + 5 * Math.sin(x / 90 + i), 376 + i * 4),
      0.28,
    ),
  );
  const wing = `M346 ${edge(346)}L370 ${edge(370)}C372 570 384 640 400 700L330 700z`;
  const courses = repeat(14, (i) => `M${round(347 - i * 1.1)} ${506 + i * 14}h${round(22 + i * 2.6)}`);
  return (
    area(`${along(edge, 360)}L1220 700L330 700z`, '#07141c') +
    rows +
    solid(wing, '#0b1f29', pen(2.2)) +
    hair(courses, 0.4)
  );
}

/** Ballast and sleepers, broad gauge. */
export function bed(f) {
  const band = polygon([
    [-20, f(-20) - 19],
    [1220, f(1220) - 19],
    [1220, f(1220) + 11],
    [-20, f(-20) + 11],
  ]);
  const sleepers = repeat(104, (i) => {
    const x = -16 + i * 12;
    return `M${x + 3} ${round(f(x) - 15)}L${x} ${round(f(x) + 5)}`;
  });
  const stones = repeat(
    150,
    (i) => `M${round(i * 8.1 + ((i * 37) % 5))} ${round(f(i * 8.1) + 7 + ((i * 13) % 4))}l2 -1`,
  );
  return area(band, '#0a1a23') + hair(sleepers, 0.5) + hair(stones, 0.4);
}

/** The two rails of a track. */
export function rails(f) {
  const rail = (d) => `M-20 ${round(f(-20) + d)}L1220 ${round(f(1220) + d)}`;
  return line(rail(-11), pen(1.7)) + line(rail(0), pen(2.3));
}
