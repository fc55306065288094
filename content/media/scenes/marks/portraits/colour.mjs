/** Colour arithmetic for the portraits. */

const parse = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** Blends two `#rrggbb` colours; `amount` 0 gives the first, 1 the second. */
export function mix(a, b, amount) {
  const to = parse(b);
  return `#${parse(a)
    .map((v, i) =>
      Math.round(v + (to[i] - v) * amount)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const TEAL = { light: '#5eead4', mid: '#0fb5ae', deep: '#0b6b6a' };
export const AMBER = { light: '#ffd08a', mid: '#f59e2c', deep: '#9a5a08' };
export const INK = '#050b12';
