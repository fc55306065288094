/** What drawings of places by day share: a paper ground, the two lights, and lines of ink between them. */

import { glow, HEIGHT } from './stage.mjs';

/** Fills of things by day: what the light falls on, and the shade on the side of each light. */
export const DAY = { light: '#fffdf8', paper: '#f4ecdc', teal: '#c9e8e2', amber: '#f9ddb0', ink: '#0d1720' };

/**
 * The whole picture, as `stage` shows it by night.
 * @param {string} body markup
 * @param {{ meet: number, spread?: number, left?: number, top: number, width?: number, height?: number }} view where the
 *   lights meet and how fast they part, in pixels from the left; then the corner and the size of the detail
 */
export function daylight(body, { meet, spread = 520, left = 400, top, width = 1200, height = 750 }) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${(width * 4) / 3}" height="${(height * 4) / 3}"><defs>` +
    `<linearGradient id="two" gradientUnits="userSpaceOnUse" x1="${meet - spread}" y1="0" x2="${meet + spread}" y2="0"><stop stop-color="#0b6b6a"/><stop offset="0.5" stop-color="${DAY.ink}"/><stop offset="1" stop-color="#8a4f06"/></linearGradient>` +
    `<linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f7f1e4"/><stop offset="1" stop-color="#e8e0d0"/></linearGradient></defs>` +
    `<rect width="${left + width}" height="${Math.max(HEIGHT, top + height)}" fill="url(#paper)"/>` +
    glow(meet - 560, 420, 900, '#0fb5ae', 0.34) +
    glow(meet + 440, 420, 760, '#f59e2c', 0.4) +
    `${body}</svg>`
  );
}
