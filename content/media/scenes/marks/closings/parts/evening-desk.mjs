/** What stands on the desk of About's closing and by its window: laptop, notebook, tea, lamp, plant, cat, shutters. */
import { INK } from '../../parts/facade.mjs';
import {
  box,
  card,
  fine,
  firm,
  hair,
  ON_WHITE,
  pen,
  placed,
  polygon,
  repeat,
  ring,
  solid,
} from '../../parts/shapes.mjs';
import { area, chance, glow, line, round } from '../../stage.mjs';
import { laid } from './desk.mjs';

export const SCREEN = { x: 938, y: 446, w: 288, h: 192 };

/** The laptop; on its white screen the parts of a system, and tasks in a list. */
export function laptop() {
  const { x, y, w, h } = SCREEN;
  const put = placed(x + 14, y + 14);
  const part = (u, v) => card(u, v, 42, 24, 4);
  const parts = part(96, 14) + part(176, 14) + part(136, 66) + part(96, 118) + part(196, 118);
  const lines =
    'M138 26L176 26M117 38L117 52L157 52L157 66M197 38L197 52L157 52M157 90L157 104L117 104L117 118M157 104L217 104L217 118';
  const list = repeat(6, (i) => `M28 ${20 + i * 22}L${58 + 10 * chance(i + 3)} ${20 + i * 22}`);
  const ticks = repeat(6, (i) => card(10, 15 + i * 22, 10, 10, 2));
  const key = (i) => {
    const [u, v] = [942 + (i % 12) * 27.6, 113 + Math.floor(i / 12) * 19];
    return laid(
      polygon([
        [u, v],
        [u + 23, v],
        [u + 23, v + 13],
        [u, v + 13],
      ]),
    );
  };
  const base = laid('M919 68L1295 68L1295 196L919 196z');
  return (
    solid(card(x, y, w, h, 10), '#0b1d27', pen(3.2)) +
    solid(box(x + 9, y + 9, w - 18, h - 22), '#fff', { width: 2, colour: '#fff' }) +
    line(put('M78 2L78 150'), { width: 2, colour: ON_WHITE }) +
    solid(put(parts), '#d9f5ef', { width: 2.4, colour: INK }) +
    line(put(lines), { width: 2.4, colour: INK }) +
    line(put(list), { width: 3.4, colour: ON_WHITE }) +
    line(put(ticks), { width: 2, colour: INK }) +
    solid(base, '#0d242e', pen(3)) +
    line(repeat(48, key), pen(1.4, 0.75)) +
    line(laid('M1056 74L1158 74L1158 103L1056 103z'), pen(1.6, 0.8)) +
    solid(laid('M919 68L1295 68L1292 60L922 60z'), '#0b1d27', pen(2.2))
  );
}

/** A notebook with a spiral, on its page a sketch of things that depend on each other; a pencil across it. */
export function notebook() {
  const put = (d) => laid(placed(1428, 92, 9, 0.86)(d));
  const nodes = [
    [-52, 34],
    [20, 50],
    [70, 8],
    [-20, -12],
    [38, -44],
    [-66, -46],
  ];
  const links = ['01', '12', '03', '32', '34', '35'].map((pair) =>
    polygon(
      [...pair].map((i) => nodes[i]),
      false,
    ),
  );
  const coils = repeat(13, (i) => `M${-84 + i * 14} 76L${-84 + i * 14} 92`);
  const pencil = (d) => laid(placed(1554, 94, 74)(d));
  return (
    area(put('M-100 -84L112 -84L112 78L-100 78z'), '#03080c') +
    solid(put('M-100 -76L106 -76L106 84L-100 84z'), '#2a2413', pen(2.8)) +
    hair(put('M-92 -70L106 -70M-100 72L106 72'), 0.5) +
    line(put(links.join('')), pen(2.4)) +
    solid(put(nodes.map(([u, v]) => card(u - 13, v - 13, 26, 26, 12)).join('')), '#4a3312', pen(2.4)) +
    line(put(coils), pen(2.6)) +
    solid(pencil('M-66 -5L48 -5L66 0L48 5L-66 5z'), '#4a3312', pen(2)) +
    fine(pencil('M-54 -5L-54 5M48 -5L48 5'), 0.8)
  );
}

/** A cup of tea on its saucer, steaming; (x, y) is the middle of its foot. */
export function tea(x, y) {
  const put = placed(x, y);
  const steam = [-10, 6, 20].map(
    (u, i) =>
      `M${u} -66C${u - 16} -84 ${u + 16} -98 ${u - 2} -${118 + i * 8}C${u - 12} -${134 + i * 8} ${u + 8} -${142 + i * 6} ${u + 2} -${156 + i * 8}`,
  );
  return (
    solid(ring(x, y + 1, 54, 13), '#0f2a33', pen(2.4)) +
    hair(ring(x, y, 34, 7), 0.7) +
    line(put('M36 -42C64 -46 62 -14 28 -14'), { width: 7 }) +
    line(put('M36 -42C64 -46 62 -14 28 -14'), { width: 2.6, colour: '#1a1a14' }) +
    solid(put('M-38 -56C-38 -24 -28 -4 -14 0L14 0C28 -4 38 -24 38 -56z'), '#15303a', pen(2.8)) +
    solid(ring(x, y - 56, 38, 9), '#5a3a12', pen(2.4)) +
    hair(put('M-32 -36C-20 -28 20 -28 32 -36'), 0.8) +
    line(put(steam.join('')), pen(2, 0.65))
  );
}

/** A lamp with a pleated shade on a turned foot. */
export function lamp(x, y) {
  const put = placed(x, y);
  const shade = 'M-42 -258L42 -258L78 -152L-78 -152z';
  const pleats = repeat(15, (i) => `M${round(-38 + i * 5.4)} -258L${round(-71 + i * 10.2)} -152`);
  const foot =
    'M-38 0C-38 -10 -20 -16 -14 -20C-30 -40 -34 -66 -14 -90C-8 -98 -6 -112 -6 -140L6 -140C6 -112 8 -98 14 -90C34 -66 30 -40 14 -20C20 -16 38 -10 38 0C30 8 -30 8 -38 0z';
  return (
    glow(x, y - 170, 330, '#ffb85a', 0.5) +
    solid(put(foot), '#2a1f0e', pen(2.8)) +
    hair(put('M-24 -44C-10 -38 10 -38 24 -44M-22 -68C-10 -62 10 -62 22 -68M-14 -20L14 -20'), 0.8) +
    area(put(shade), '#ffd596', 'fill-opacity=".82" ') +
    line(put(pleats), { width: 1.6, colour: '#a86f1c', opacity: 0.7 }) +
    line(put(shade), { width: 3, colour: '#ffe2b0' }) +
    glow(x, y - 150, 120, '#ffe2b0', 0.5)
  );
}

/** A plant with broad leaves in a clay pot. */
export function plant(x, y) {
  const put = placed(x, y);
  const leaf = (turn, size) => {
    const own = placed(x, y - 78, turn, size);
    return (
      solid(
        own('M0 0C-10 -30 -40 -58 -34 -96C-30 -124 -8 -138 2 -156C14 -136 34 -122 34 -94C36 -58 10 -30 0 0z'),
        '#0e3134',
        pen(2.4),
      ) +
      hair(
        own(
          'M0 0L2 -150M0 -40C-10 -50 -20 -58 -28 -76M1 -40C10 -52 20 -60 28 -76M1 -76C-8 -88 -18 -94 -28 -108M1 -76C10 -90 20 -96 28 -110',
        ),
        0.75,
      )
    );
  };
  return (
    [
      [-62, 0.8],
      [58, 0.84],
      [-34, 1.02],
      [34, 1],
      [0, 1.14],
    ]
      .map(([turn, size]) => leaf(turn, size))
      .join('') +
    solid(put('M-46 -72L46 -72L36 0C20 8 -20 8 -36 0z'), '#0c2630', pen(2.8)) +
    solid(put('M-52 -88L52 -88L50 -70L-50 -70z'), '#123640', pen(2.8)) +
    hair(put('M-42 -48C-20 -42 20 -42 42 -48M-40 -38C-20 -32 20 -32 40 -38'), 0.7)
  );
}

/** A cat on the sill, from behind, who looks out; its tail hangs down. */
export function cat(x, y) {
  const put = placed(x, y);
  const body =
    'M-40 0C-48 -30 -38 -62 -22 -80C-30 -92 -30 -104 -26 -112L-26 -136L-10 -122C-4 -124 4 -124 10 -122L26 -136L26 -112C30 -104 30 -92 22 -80C38 -62 48 -30 40 0z';
  const tail = 'M24 -5C46 -7 58 2 54 12C50 22 36 20 38 10';
  return (
    line(put(tail), { width: 13 }) +
    solid(put(body), '#07151d', pen(2.8)) +
    line(put(tail), { width: 8, colour: '#07151d' }) +
    hair(
      put(
        'M-12 -100C-6 -94 6 -94 12 -100M0 -78C-3 -56 -3 -34 0 -12M-26 -44C-22 -38 -18 -36 -14 -36M26 -44C22 -38 18 -36 14 -36M-24 -24C-20 -18 -16 -16 -12 -16M24 -24C20 -18 16 -16 12 -16',
      ),
      0.6,
    )
  );
}

/** A louvred shutter, opened into the room: from its hinge at x to its near edge. */
export function shutter(hinge, near, top, foot) {
  const at = (t, v) => {
    const grow = 26 * t;
    return [hinge + (near - hinge) * t, top - grow + (foot - top + 2 * grow) * v];
  };
  const leaf = polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
  const panel = (from, to) =>
    repeat(12, (i) => {
      const v = from + ((to - from) * i) / 12;
      return polygon([at(0.14, v), at(0.86, v), at(0.86, v + 0.022), at(0.14, v + 0.022)]);
    });
  return (
    solid(leaf, '#0a1c25', pen(3)) +
    solid(panel(0.06, 0.48) + panel(0.54, 0.96), '#12343d', pen(1.5, 0.75)) +
    firm(polygon([at(0.5, 0.05), at(0.5, 0.46)], false) + polygon([at(0.5, 0.53), at(0.5, 0.94)], false), 0.5)
  );
}
