/** Buses and three-wheelers of the which-bus closing, from above, heading anywhere. */
import { DAY, ink } from '../../daylight.mjs';
import { BRICK, GLASS, GOLD, HONEY, MINT } from '../../parts/palette.mjs';
import { polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { heading, isSeen, limb, prism, prismShadow, rect, wall } from './bus-view.mjs';

/** An outline with cut corners, so long and so wide. */
const hullOf = (l, w, c) => [
  [-l + c, -w],
  [l - c, -w],
  [l, -w + c],
  [l, w - c],
  [l - c, w],
  [-l + c, w],
  [-l, w - c],
  [-l, -w + c],
];

const quad = (a, z, e, h) => `M${a} ${z}L${e} ${z}L${e} ${h}L${a} ${h}z`;

/** Wheels, a stripe and windows along one side of a bus. */
const side = (put, long, h, stripe, panes) =>
  [0.2, 0.78]
    .map((t) => solid(put(arc(long * t, 15)), DAY.ink, ink(2)) + area(put(arc(long * t, 7)), '#d5dedb'))
    .join('') +
  area(put(quad(1, h * 0.3, long - 1, h * 0.43)), stripe) +
  repeat(panes, (i) => {
    const step = (long - 12) / panes;
    return solid(
      put(quad(8 + i * step, h * 0.52, 4 + (i + 1) * step, h * 0.86)),
      i % 3 === 1 ? '#2c5a62' : GLASS,
      ink(1.6),
    );
  });

const arc = (u, r) =>
  `M${u - r} 0C${u - r} ${r * 1.3} ${u + r} ${r * 1.3} ${u + r} 0C${u + r} ${-r * 0.4} ${u - r} ${-r * 0.4} ${u - r} 0z`;

/** Bundles on the carrier of a roof. */
const luggage = (p, l, w, h, fills) =>
  line(
    polygon([p(-l + 16, -w + 8, h + 7), p(4, -w + 8, h + 7), p(4, w - 8, h + 7), p(-l + 16, w - 8, h + 7)]),
    ink(2.4),
  ) +
  fills
    .map((fill, i) => {
      const u = -l + 22 + i * 26;
      return prism(
        p,
        rect(u, -w + 12 + (i % 2) * 10, u + 20, w - 14 + (i % 2) * 4),
        [h, h + 14 + (i % 3) * 6],
        [fill, fill, BRICK],
        1.8,
      );
    })
    .join('');

/** A head and an arm that beckons, out of a side at [u, v]. */
const conductor = (p, [u, v, m, shirt], h) => {
  const [x, y] = p(u, v, h * 0.62);
  const put = (d) => d;
  return (
    limb(put, `M${x} ${y + 4}L${x + m * 25} ${y + 2}L${x + m * 34} ${y - 18}`, 8, '#8a5530', 3.4) +
    solid(ring(x + m * 34, y - 20, 6), '#8a5530', ink(1.6)) +
    solid(
      `M${x + m * 6 - 15} ${y + 14}C${x + m * 6 - 16} ${y - 4} ${x + m * 6 + 16} ${y - 4} ${x + m * 6 + 15} ${y + 14}z`,
      shirt,
      ink(1.8),
    ) +
    solid(ring(x + m * 7, y - 10, 10), '#8a5530', ink(1.8)) +
    area(
      `M${x + m * 7 - 10} ${y - 10}C${x + m * 7 - 11} ${y - 24} ${x + m * 7 + 11} ${y - 24} ${x + m * 7 + 10} ${y - 10}C${x + m * 7 + 3} ${y - 15} ${x + m * 7 - 3} ${y - 15} ${x + m * 7 - 10} ${y - 10}z`,
      DAY.ink,
    ) +
    area(ring(x + m * 11, y - 10, 1.5) + ring(x + m * 5, y - 10, 1.5), DAY.ink) +
    line(`M${x + m * 4} ${y - 5}q${m * 4} 3 ${m * 7} -1`, { width: 1.6, colour: '#3f2410' })
  );
};

/** A bus that heads for `turn` degrees; `coat` is its roof, sunny side, shady side and stripe. */
export function bus([x, y], turn, { coat: [roof, sunny, shady, stripe], l = 92, w = 34, h = 66, load = [], caller }) {
  const p = heading(x, y, turn);
  const plan = hullOf(l, w, 9);
  const onSide = (a, b, draw) => (isSeen(p, a, b) ? draw(wall(p, b, a), Math.hypot(b[0] - a[0], b[1] - a[1])) : '');
  const end = (put, long) =>
    solid(put(quad(3, h * 0.46, long - 3, h * 0.88)), '#cfe9e6', ink(1.8)) +
    line(put(`M${long / 2} ${h * 0.46}L${long / 2} ${h * 0.88}`), ink(1.6)) +
    area(put(quad(2, h * 0.3, long - 2, h * 0.4)), stripe) +
    area(put(quad(4, h * 0.12, 14, h * 0.24) + quad(long - 14, h * 0.12, long - 4, h * 0.24)), GOLD);
  return (
    prismShadow(p, plan, h) +
    prism(p, plan, [6, h], [roof, sunny, shady]) +
    onSide([-l + 9, -w], [l - 9, -w], (put, long) => side(put, long, h, stripe, 6)) +
    onSide([l - 9, w], [-l + 9, w], (put, long) => side(put, long, h, stripe, 6)) +
    onSide([l, -w + 9], [l, w - 9], end) +
    onSide([-l, w - 9], [-l, -w + 9], end) +
    solid(polygon(hullOf(l - 9, w - 8, 6).map(([u, v]) => p(u, v, h))), 'none', {
      width: 1.5,
      colour: DAY.ink,
      opacity: 0.6,
    }) +
    solid(polygon(rect(l - 48, -14, l - 22, 14).map(([u, v]) => p(u, v, h + 3))), stripe, ink(1.8)) +
    luggage(p, l, w, h, load) +
    (caller ? conductor(p, caller, h) : '')
  );
}

/** A three-wheeler: a hood over the rear two thirds, a nose before it, something on its roof. */
export function tuk([x, y], turn, { coat: [hood, sunny, shady, body], load = [HONEY, MINT], caller }) {
  const p = heading(x, y, turn);
  const nose = [
    [18, -24],
    [44, -14],
    [52, 0],
    [44, 14],
    [18, 24],
  ];
  const cab = hullOf(34, 27, 8);
  const q = (u, v, z) => p(u - 12, v, z);
  const glass = (a, b, t) =>
    isSeen(q, a, b)
      ? solid(wall(q, b, a)(quad(4, 26, Math.hypot(b[0] - a[0], b[1] - a[1]) - 4, t)), '#a9dcd6', ink(1.6))
      : '';
  const noseMarkup =
    prism(p, nose, [4, 28], [body, body, shady]) + solid(ring(...p(50, 0, 18), 5), '#fff3dc', ink(1.6));
  const toUs = p(1, 0)[1] > p(0, 0)[1];
  return (
    prismShadow(q, cab, 54) +
    [
      [-34, 27],
      [-34, -27],
    ]
      .map(([u, v]) => area(ring(...p(u, v, 6), 10, 12), DAY.ink))
      .join('') +
    (toUs ? '' : noseMarkup) +
    prism(q, cab, [4, 30], [body, body, shady]) +
    prism(q, cab, [30, 54], [hood, sunny, shady]) +
    glass([-24, -27], [26, -27], 48) +
    glass([26, 27], [-24, 27], 48) +
    glass([34, -19], [34, 19], 50) +
    glass([-34, 19], [-34, -19], 44) +
    (toUs ? noseMarkup : '') +
    solid(polygon(hullOf(26, 19, 6).map(([u, v]) => q(u, v, 54))), 'none', { width: 1.4, colour: DAY.ink }) +
    load
      .map((fill, i) =>
        prism(q, rect(-20 + i * 20, -13 + i * 4, -4 + i * 20, 13), [54, 66 + i * 5], [fill, fill, BRICK], 1.8),
      )
      .join('') +
    (caller ? conductor(p, caller, 56) : '')
  );
}
