/**
 * The rocket of the not-found page, drawn in contour lines. Parts that a style sheet can move are
 * groups: rocket-stars, rocket-trail, rocket-hill, rocket-ship (with rocket-body, rocket-flame).
 */
import { round } from './stage.mjs';

const AXIS = 240;

const gradient = (id, x1, x2) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="0" x2="${x2}" y2="0"><stop stop-color="#0fb5ae"/><stop offset=".3" stop-color="#5eead4"/><stop offset=".5" stop-color="#fff"/><stop offset=".7" stop-color="#ffd08a"/><stop offset="1" stop-color="#f59e2c"/></linearGradient>`;

const path = (d, width, opacity = 1, extra = '') =>
  `<path stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${round(opacity * 10) / 10}"` : ''}${extra} d="${d}"/>`;

/** Hull outline at a share of its full width, so that nested outlines read as relief. */
const hull = (share) => {
  const w = 54 * share;
  const top = 72 + (1 - share) * 42;
  const foot = 300 - (1 - share) * 10;
  return `M${AXIS} ${round(top)}C${round(AXIS + w * 0.72)} ${round(top + 48)} ${round(AXIS + w)} 176 ${round(AXIS + w)} 222C${round(AXIS + w)} 254 ${round(AXIS + w * 0.86)} 280 ${round(AXIS + w * 0.66)} ${foot}H${round(AXIS - w * 0.66)}C${round(AXIS - w * 0.86)} 280 ${round(AXIS - w)} 254 ${round(AXIS - w)} 222C${round(AXIS - w)} 176 ${round(AXIS - w * 0.72)} ${round(top + 48)} ${AXIS} ${round(top)}z`;
};

const fin = (side, inset) => {
  const x = (n) => round(AXIS + side * n);
  return `M${x(50)} ${238 + inset}C${x(78 - inset * 0.7)} ${252 + inset} ${x(92 - inset)} ${280 + inset * 0.4} ${x(92 - inset)} ${322 - inset * 0.7}C${x(76)} ${304 - inset * 0.2} ${x(60)} ${296} ${x(38)} ${294}`;
};

const flame = (half, length) =>
  `M${AXIS - half} 308C${round(AXIS - half * 1.35)} ${round(308 + length * 0.42)} ${round(AXIS - half * 0.3)} ${round(308 + length * 0.72)} ${AXIS} ${308 + length}C${round(AXIS + half * 0.3)} ${round(308 + length * 0.72)} ${round(AXIS + half * 1.35)} ${round(308 + length * 0.42)} ${AXIS + half} 308`;

/** A contour of the hill, which runs on far beyond the drawing, so that it can cross a whole page. */
const hill = (i) => {
  const y = 486 + i * 15;
  const peak = 46 - i * 5.5;
  return `M-1600 ${y + 6}C-1200 ${y + 44} -800 ${y - 4} -400 ${y + 16}S-120 ${y + 24} -10 ${y + 22}C70 ${y + 20} 140 ${round(y - peak * 0.5)} 200 ${round(y - peak)}Q240 ${round(y - peak * 1.45)} 280 ${round(y - peak)}C340 ${round(y - peak * 0.5)} 410 ${y + 20} 490 ${y + 22}S800 ${y + 4} 1200 ${y + 30}`;
};

const STARS = [
  [62, 92, 2.2],
  [112, 44, 1.6],
  [98, 208, 1.8],
  [44, 300, 1.5],
  [150, 128, 1.3],
  [338, 60, 1.8],
  [404, 118, 2.4],
  [372, 214, 1.4],
  [438, 268, 1.8],
  [330, 148, 1.2],
  [420, 352, 1.5],
  [76, 388, 1.7],
  [290, 32, 1.3],
  [30, 176, 1.3],
];
const sparkle = (x, y, r) =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}z`;

/** SVG text of the rocket, 480 × 560, for a dark ground. */
export function rocket() {
  const stars =
    STARS.map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${x < AXIS ? '#5eead4' : '#ffd08a'}" fill-opacity=".8"/>`,
    ).join('') +
    `<path fill="#5eead4" d="${sparkle(128, 304, 9)}"/><path fill="#ffd08a" d="${sparkle(362, 296, 8)}${sparkle(390, 52, 6)}"/><path fill="#5eead4" d="${sparkle(104, 164, 6)}"/>`;
  const trail = [14, 30, 48, 68]
    .map((w, i) =>
      path(
        `M${AXIS - w} ${332 + i * 8}C${AXIS - w - 4} ${390} ${AXIS - w - 16 - i * 8} ${430} ${AXIS - w - 34 - i * 20} ${468 + i * 6}M${AXIS + w} ${332 + i * 8}C${AXIS + w + 4} ${390} ${AXIS + w + 16 + i * 8} ${430} ${AXIS + w + 34 + i * 20} ${468 + i * 6}`,
        1.6,
        0.62 - i * 0.13,
        ` stroke-dasharray="${i % 2 ? '18 10' : '34 12'}"`,
      ),
    )
    .join('');
  const body =
    `<path fill="#0a131d" stroke-width="3" d="${fin(-1, 0)}"/><path fill="#0a131d" stroke-width="3" d="${fin(1, 0)}"/>` +
    [10, 20].map((n) => path(`${fin(-1, n)}${fin(1, n)}`, 1.4, 0.5)).join('') +
    `<path fill="#0a131d" stroke-width="3.2" d="${hull(1)}"/>` +
    [0.84, 0.67, 0.5, 0.33, 0.16]
      .map((s, i) => path(hull(s), i === 4 ? 2 : 1.4, i === 4 ? 0.9 : 0.55 - i * 0.03))
      .join('') +
    `<circle cx="${AXIS}" cy="192" r="25" fill="#0a131d" stroke-width="3.2"/><circle cx="${AXIS}" cy="192" r="16" fill="none" stroke-width="1.6"/>` +
    `<path fill="#fff" stroke="none" d="${sparkle(AXIS, 192, 9)}"/>` +
    `<path fill="#0a131d" stroke-width="2.6" d="M${AXIS - 26} 300H${AXIS + 26}L${AXIS + 20} 311H${AXIS - 20}z"/>`;
  const fire =
    path(flame(21, 104), 2.6) +
    path(flame(14, 74), 1.8, 0.85) +
    `<path fill="#fff" stroke="none" d="${flame(8, 46)}z"/>`;
  const hills =
    `<path fill="#07101a" stroke="none" d="${hill(0)}V640H-1600z"/>` +
    [0, 1, 2, 3, 4, 5].map((i) => path(hill(i), i ? 1.4 : 3, i ? 0.6 - i * 0.07 : 1)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 560" width="480" height="560" class="rocket" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>${gradient('rl-rocket', 148, 332)}${gradient('rl-rocket-hill', 20, 460)}</defs>` +
    `<g class="rocket-stars">${stars}</g>` +
    `<g class="rocket-trail" stroke="url(#rl-rocket-hill)">${trail}</g>` +
    `<g class="rocket-hill" stroke="url(#rl-rocket-hill)">${hills}</g>` +
    `<g class="rocket-ship" stroke="url(#rl-rocket)"><g class="rocket-flame">${fire}</g><g class="rocket-body">${body}</g></g></svg>\n`
  );
}
