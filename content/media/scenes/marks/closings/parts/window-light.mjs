/** Morning light on a desk: its wood, flat shadows, and the shadow of a latticed window with palm leaves before it. */
import { across } from '../../daylight.mjs';
import { placed, repeat } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

export const SHADE = 'url(#shade)';

/** Colours that run across the desk as the lights do: its wood, and the shade on it. */
export const woodAndShade = () =>
  across('wood', ['#d3ebe2', '#f4ead2', '#f7d49a'], 360, 1600) +
  across('shade', ['#0b6b6a', '#3d4a4a', '#8a4f06'], 360, 1600);

/** Flat shadow, to the lower right: the window is on the upper left. */
export const shadow = (d, dx = 14, dy = 12) => area(placed(dx, dy)(d), SHADE, 'fill-opacity=".42" ');

/** A pane of the window on the desk: shares along its slanted grid, from the upper left. */
const grid = (u, v) => [330 + u * 1010 + v * 250, 40 + v * 930 + u * 60];
const cell = (u, v, w, h) =>
  `${[
    [u, v],
    [u + w, v],
    [u + w, v + h],
    [u, v + h],
  ]
    .map(([a, b], i) => `${i ? 'L' : 'M'}${grid(a, b).map(round).join(' ')}`)
    .join('')}z`;

/** A frond of which only the shadow falls in; its leaflets lean towards the tip. */
function frond(x, y, turn, reach) {
  const put = placed(x, y, turn, reach / 100);
  const leaf = (i, m) => {
    const u = 6 + 8.6 * i;
    const v = -16 * Math.sin((Math.PI * u) / 125);
    const long = 38 * Math.sin(Math.PI * (0.24 + 0.062 * i));
    const to = (a, b) => `${round(u + a * long)} ${round(v + m * b * long)}`;
    return `M${round(u)} ${round(v)}Q${to(0.2, 0.6)} ${to(0.72, 1)}Q${to(0.5, 0.5)} ${round(u + 5)} ${round(v)}z`;
  };
  return put(`M-30 8Q46 -36 106 -6Q46 -29 -30 14z${repeat(11, (i) => leaf(i, 1) + leaf(i, -1))}`);
}

/** Crossed laths in the lowest panes. */
const laths = () =>
  [0, 0.345, 0.69]
    .map((u) =>
      repeat(7, (i) => {
        const at = (a, b) =>
          grid(u + a, 0.69 + b)
            .map(round)
            .join(' ');
        const from = -0.31 + i * 0.1034;
        return `M${at(from, 0)}L${at(from + 0.31, 0.315)}M${at(from, 0.315)}L${at(from + 0.31, 0)}`;
      }),
    )
    .join('');

/** The shade of the room, with the panes of the window left bright, and laths and palm leaves across them. */
export function windowLight() {
  const steps = [0, 0.345, 0.69];
  const panes = steps.map((u) => steps.map((v) => cell(u, v, 0.31, 0.315)).join('')).join('');
  const leaves = frond(640, 92, 84, 330) + frond(1500, 150, -172, 330);
  return (
    `<clipPath id="panes"><path d="${panes}"/></clipPath>` +
    area(`M200 60H1800V960H200z${panes}`, SHADE, 'fill-rule="evenodd" fill-opacity=".34" ') +
    `<g clip-path="url(#panes)">${area(leaves, SHADE, 'fill-opacity=".34" ')}${line(laths(), { width: 8, colour: SHADE, opacity: 0.2 })}</g>`
  );
}
