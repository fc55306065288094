/** The bakery of the platform-and-devops closing: two ovens built alike, one broken by a palm, one at work. */
import { DAY, ink } from '../../daylight.mjs';
import { arch } from '../../parts/facade.mjs';
import { TEAL } from '../../parts/palette.mjs';
import { box, card, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line, round } from '../../stage.mjs';

export const [BRICK, TILE] = ['#c8602a', '#b5562a'];
const [WALL, SHADE] = ['#fbf1dc', '#c9dccf'];

/** The bricks about the mouth. */
const ringOfBricks = (put) =>
  solid(put(arch(0, -74, 196, 178)), BRICK, ink(2.4)) +
  line(
    put(
      repeat(11, (i) => {
        const a = Math.PI * (1 + i / 10);
        const [c, s] = [Math.cos(a), Math.sin(a)];
        return `M${round(76 * c)} ${round(-154 + 76 * s)}L${round(97 * c)} ${round(-154 + 97 * s)}`;
      }) + repeat(3, (i) => `M-98 ${-96 - i * 22}L-76 ${-96 - i * 22}M76 ${-96 - i * 22}L98 ${-96 - i * 22}`),
    ),
    { width: 1.8, colour: '#6b2f12' },
  );

/** An ear of rice in a disc: the sign of the bakery. */
export const sign = (put) =>
  solid(put(oval(0, 0, 33)), TEAL, ink(2.6)) +
  line(put(oval(0, 0, 27)), { width: 2, colour: '#f6c667' }) +
  line(put('M0 20L0 -10'), { width: 3, colour: '#f6c667' }) +
  area(
    put(
      oval(0, -14, 4, 7) +
        repeat(
          3,
          (i) =>
            `M0 ${14 - i * 9}C-12 ${12 - i * 9} -13 ${4 - i * 9} -12 ${0 - i * 9}C-5 ${1 - i * 9} 0 ${5 - i * 9} 0 ${14 - i * 9}zM0 ${14 - i * 9}C12 ${12 - i * 9} 13 ${4 - i * 9} 12 ${0 - i * 9}C5 ${1 - i * 9} 0 ${5 - i * 9} 0 ${14 - i * 9}z`,
        ),
    ),
    '#f6c667',
  );

/** The chimney, its top at these points from left to right. */
function chimney(put, top) {
  const rows = Math.floor((-330 - top[0][1]) / 20);
  const joints = repeat(rows, (i) => {
    const y = -344 - i * 20;
    const x = i % 2 ? -104 : -88;
    return `M-122 ${y}L-70 ${y}${i < rows - 1 ? `M${x} ${y}L${x} ${y - 20}` : ''}`;
  });
  return (
    solid(put(polygon([[-122, -300], ...top, [-70, -320]])), BRICK, ink(2.4)) +
    line(put(joints), { width: 1.6, colour: '#6b2f12' })
  );
}

/** Body and mouth, the same for both. */
function body(put) {
  const courses =
    repeat(2, (i) => `M-168 ${-22 - i * 22}L168 ${-22 - i * 22}`) +
    repeat(
      7,
      (i) =>
        `M${-140 + i * 48} 0L${-140 + i * 48} -22M${-164 + i * 48} -22L${-164 + i * 48} -44M${-140 + i * 48} -44L${-140 + i * 48} -62`,
    );
  return (
    solid(put('M-152 -60L-152 -292L152 -292L152 -60z'), WALL, ink(2.6)) +
    area(put('M-152 -60L-152 -292L-112 -292L-112 -60z'), SHADE) +
    area(put('M-152 -284L152 -284L152 -262L-152 -262z'), TEAL) +
    line(put('M-152 -262L152 -262'), ink(1.8)) +
    solid(put(box(-168, -62, 336, 62)), '#d9b98a', ink(2.6)) +
    hair(put(courses), 0.8) +
    ringOfBricks(put) +
    area(put(arch(0, -74, 152, 156)), '#20140d') +
    line(put(arch(0, -74, 152, 156)), ink(2.2)) +
    solid(put(card(-112, -80, 224, 22, 4)), '#e8d3ac', ink(2.4))
  );
}

/** Half of a gable's roof: tiles that end in drops along the slope. */
const slope = (put, m, from, to) => {
  const at = (t) => [m * (186 - 186 * t), round(-276 - 132 * t)];
  const edge = [at(from), at(to)];
  const own = polygon([edge[0], edge[1], [edge[1][0], edge[1][1] + 24], [edge[0][0], edge[0][1] + 24]]);
  const n = Math.round((to - from) * 9);
  const drops = repeat(n, (i) => {
    const [x, y] = at(from + ((to - from) * (i + 0.5)) / n);
    return `M${round(x)} ${round(y)}L${round(x)} ${round(y + 23)}`;
  });
  return solid(put(own), TILE, ink(2.4)) + line(put(drops), { width: 1.7, colour: '#6b2f12' });
};

const gable = (put) => solid(put('M-152 -290L0 -396L152 -290z'), WALL, ink(2.4));

/** The oven at work: fire, smoke, its sign in the gable. */
export function working(x, y) {
  const put = placed(x, y);
  const flame =
    'M-72 -76C-80 -112 -60 -130 -62 -160C-42 -146 -38 -124 -34 -116C-26 -138 -12 -156 -10 -188C12 -164 16 -136 18 -120C26 -132 34 -144 34 -168C56 -150 52 -124 58 -114C64 -122 66 -130 66 -140C80 -116 76 -90 72 -76z';
  const inner =
    'M-54 -76C-58 -96 -44 -106 -44 -122C-32 -110 -30 -100 -26 -94C-20 -108 -8 -124 -6 -142C8 -124 12 -106 14 -96C22 -104 30 -114 32 -128C46 -110 52 -92 50 -76z';
  const smoke =
    'M-108 -452C-122 -480 -92 -496 -100 -520C-108 -548 -80 -560 -84 -590C-88 -622 -52 -632 -46 -664C-42 -684 -46 -700 -36 -720L6 -720C-2 -700 0 -684 -6 -664C-14 -630 -42 -622 -42 -594C-40 -566 -68 -556 -64 -528C-62 -500 -80 -486 -76 -452z';
  return (
    solid(put(smoke), DAY.light, pen(2.2, 0.8)) +
    chimney(put, [
      [-122, -448],
      [-70, -448],
    ]) +
    solid(put(box(-128, -462, 64, 16)), '#e8d3ac', ink(2.4)) +
    body(put) +
    glow(x, y - 120, 190, '#ffb347', 0.75) +
    area(put(flame), '#ec7a24') +
    area(put(inner), '#ffd166') +
    gable(put) +
    slope(put, -1, 0, 1) +
    slope(put, 1, 0, 1) +
    sign(placed(x, y - 326))
  );
}

/** Its twin: cold, the gable broken in, the chimney gone, cracks down to the mouth. */
export function broken(x, y) {
  const put = placed(x, y);
  return (
    chimney(put, [
      [-122, -378],
      [-110, -366],
      [-100, -384],
      [-86, -362],
      [-76, -372],
      [-70, -356],
    ]) +
    area(put('M-130 -290L-90 -334L100 -300L140 -290z'), '#3a2a1c') +
    line(put('M-62 -330L-96 -268M-20 -322L-8 -270M30 -326L20 -270M86 -330L100 -276'), ink(8)) +
    line(put('M-62 -330L-96 -268M-20 -322L-8 -270M30 -326L20 -270M86 -330L100 -276'), { width: 4, colour: '#d9a24e' }) +
    body(put) +
    area(put('M-66 -80C-48 -90 -30 -94 -4 -96C24 -96 46 -92 66 -80z'), '#857c70') +
    hair(put('M-40 -84C-20 -90 6 -90 24 -88'), 0.6) +
    solid(put('M-152 -290L-84 -337L-66 -318L-48 -330L-30 -300L-10 -290z'), WALL, ink(2.4)) +
    solid(put('M152 -290L112 -318L98 -304L84 -312L66 -290z'), WALL, ink(2.4)) +
    slope(put, -1, 0, 0.5) +
    slope(put, 1, 0, 0.26) +
    line(
      put(
        'M-40 -290L-26 -268L-38 -252L-20 -236M-26 -268L-10 -262M58 -290L48 -266L62 -250L50 -240M112 -290L104 -250L116 -226L108 -190L120 -160',
      ),
      ink(2.8),
    )
  );
}
