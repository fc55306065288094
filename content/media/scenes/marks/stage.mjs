/** What all drawings of places share: an ink ground, the two lights, and the line that joins them. */

export const WIDTH = 1600;
export const HEIGHT = 1000;

/** The detail that a film shows. */
export const FILM = { width: 1200, height: 675 };

/** A number for every integer seed, 0 to 1, the same on each run. */
export const chance = (seed) => {
  const x = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
};

export const TAU = 2 * Math.PI;

export const round = (n) => Math.round(n * 10) / 10;

/** For shares and opacities, which need more places than pixels. */
export const thousandths = (n) => round(n * 100) / 100;

/** A bell curve of height 1 about `middle`, for hills. */
export const bell = (x, middle, width) => Math.exp(-(((x - middle) / width) ** 2));

/** Path data through points `[x, y]` in pixels, rounded at every point but the ends. */
export function curve(points) {
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${round(x)} ${round(y)}`;
      const next = points[i + 1];
      return next
        ? `Q${round(x)} ${round(y)} ${round((x + next[0]) / 2)} ${round((y + next[1]) / 2)}`
        : `L${round(x)} ${round(y)}`;
    })
    .join('');
}

/** Points of y = f(x) from `from` to `to` pixels. */
export const sample = (f, from = -20, to = WIDTH + 20, step = 20) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => [from + i * step, f(from + i * step)]);

export const line = (d, { width = 2, opacity = 1, colour = 'url(#two)', extra = '' } = {}) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round" ${extra}d="${d}"/>`;

export const area = (d, fill, extra = '') => `<path fill="${fill}" ${extra}d="${d}"/>`;

// A bell curve, so that a light has no visible rim.
const FALL = [
  [0, 1],
  [0.15, 0.86],
  [0.3, 0.56],
  [0.45, 0.3],
  [0.6, 0.13],
  [0.8, 0.03],
  [1, 0],
];

/** A soft round light. */
export const glow = (x, y, radius, colour, opacity) => {
  const id = `g${Math.round(x)}-${Math.round(y)}-${Math.round(radius)}`;
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${FALL.map(([at, share]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${(opacity * share).toFixed(3)}"/>`).join('')}</radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
};

/** The lights by night: the line that they give, from left to right, the ground, and how strong each is. */
const NIGHT = {
  line: [
    [-1, '#0fb5ae'],
    [-0.42, '#5eead4'],
    [0, '#ffffff'],
    [0.42, '#ffd08a'],
    [1, '#f59e2c'],
  ],
  ground: { id: 'ink', above: '#0a1620', below: '#050b12' },
  amber: 0.34,
};

/**
 * The whole picture: a detail of the drawing at 4/3 of its size.
 * @param {string} body markup
 * @param {{ meet: number, spread?: number, left?: number, top: number, width?: number, height?: number }} view where the
 *   lights meet and how fast they part, in pixels from the left; then the corner and the size of the detail
 * @param {typeof NIGHT} [light]
 */
export function stage(
  body,
  { meet, spread = 520, left = 400, top, width = 1200, height = 750 },
  { line: stops, ground: { id, above, below }, amber } = NIGHT,
) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${(width * 4) / 3}" height="${(height * 4) / 3}"><defs>` +
    `<linearGradient id="two" gradientUnits="userSpaceOnUse" x1="${meet - spread}" y1="0" x2="${meet + spread}" y2="0">${stops.map(([at, c]) => `<stop offset="${(at + 1) / 2}" stop-color="${c}"/>`).join('')}</linearGradient>` +
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs>` +
    `<rect width="${left + width}" height="${Math.max(HEIGHT, top + height)}" fill="url(#${id})"/>` +
    glow(meet - 560, 420, 900, '#0fb5ae', 0.34) +
    glow(meet + 440, 420, 760, '#f59e2c', amber) +
    `${body}</svg>`
  );
}
