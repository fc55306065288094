/** The house of the fittrackpro-gym closing: a front that is open, two floors, seen a little from above. */
import { across, DAY, ink } from '../../daylight.mjs';
import { box, clipped, dot, polygon, receding, repeat, solid } from '../../parts/shapes.mjs';
import { area, curve, glow, line, sample } from '../../stage.mjs';
import { crownedPalm } from './gym-things.mjs';

const TO_EYE = receding([720, -70]);

/** A point of the front, so far into the house. */
export const deep = (x, y, share = 0) => TO_EYE([x, y], share);

/** How far the back wall is. */
const REAR = 0.13;
export const GROUND = 572;
export const UPPER = 300;
const [LEFT, LOBBY, HALL, RIGHT] = [22, 448, 962, 1418];
const SLAB = 20;

/** A block between two corners `[x, y, share]`: its top and its front. */
export const slab = ([x, y, d], [e, f, g], [top, front], width = 2.4) =>
  solid(polygon([deep(x, y, d), deep(e, y, d), deep(e, y, g), deep(x, y, g)]), top, ink(width)) +
  solid(polygon([deep(x, y, d), deep(e, y, d), deep(e, f, d), deep(x, f, d)]), front, ink(width));

/** A part of a floor. */
export const onFloor = (x, e, d, g, y, fill, width = 2) =>
  solid(polygon([deep(x, y, d), deep(e, y, d), deep(e, y, g), deep(x, y, g)]), fill, ink(width));

/** What stands on a floor keeps off this much light. */
export const shadow = (x, y, long, high = 7) =>
  area(
    `M${x - long} ${y}C${x - long} ${y - high * 1.3} ${x + long} ${y - high * 1.3} ${x + long} ${y}C${x + long} ${y + high} ${x - long} ${y + high} ${x - long} ${y}z`,
    '#6b4a20',
    'fill-opacity=".3" ',
  );

const rearBox = (x, y, e, f) => polygon([deep(x, y, REAR), deep(e, y, REAR), deep(e, f, REAR), deep(x, f, REAR)]);

const boards = (x, e, y, count) =>
  line(
    repeat(count - 1, (i) => {
      const u = x + ((e - x) * (i + 1)) / count;
      return polygon([deep(u, y), deep(u, y, REAR)], false);
    }),
    { width: 1.4, colour: '#7a4d1c', opacity: 0.55 },
  );

const floor = (x, e, y, fill, count) => onFloor(x, e, 0, REAR, y, fill) + boards(x, e, y, count);

/** A wall across the house, seen from its inner side. */
const side = (x, top, foot, fill) =>
  solid(polygon([deep(x, top), deep(x, foot), deep(x, foot, REAR), deep(x, top, REAR)]), fill, ink(2.4));

const hills = (foot, base, tall, shift, fill, from, to) =>
  area(
    `${curve(sample((x) => base - tall * (0.5 + 0.5 * Math.sin(x / 62 + shift)), from, to, 12))}L${to} ${foot}L${from} ${foot}z`,
    fill,
  );

/** Dawn above the roof of the reception. */
const dawn = () =>
  '<linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#4fa9a9"/><stop offset=".62" stop-color="#b7dfd3"/><stop offset="1" stop-color="#fbe6bd"/></linearGradient>' +
  area(box(-10, -10, 460, 300), 'url(#dawn)') +
  glow(262, 196, 150, '#ffe2a0', 0.9) +
  dot(262, 176, 34, '#fff6dc') +
  hills(600, 212, 54, 0.6, '#7fbdb2', -10, 450) +
  hills(600, 226, 30, 3.4, '#4c978f', -10, 450) +
  area('M312 60A20 20 0 1 0 336 88A24 24 0 0 1 312 60z', '#eaf6ee') +
  [
    [180, 44],
    [238, 74],
    [372, 34],
  ]
    .map(([x, y]) => dot(x, y, 2.4, '#f4fbf3'))
    .join('') +
  line(
    'M150 92C156 84 162 84 166 92C170 84 176 84 182 92M200 110C204 104 209 104 212 110C215 104 220 104 224 110',
    ink(2.4),
  ) +
  crownedPalm(84, 250);

const DUSK_SKY = ['#e9743a', '#f6a94a', '#ffd98a'];

/** A window in the back wall, and what is seen through it. */
function pane(id, [x, y, e, f], [sky, far, near], sun, frame) {
  const d = rearBox(x, y, e, f);
  const [u, v] = deep(x, f, REAR);
  const [w] = deep(e, f, REAR);
  const bars = repeat(2, (i) =>
    polygon([deep(x + ((e - x) * (i + 1)) / 3, y, REAR), deep(x + ((e - x) * (i + 1)) / 3, f, REAR)], false),
  );
  return (
    clipped(
      id,
      d,
      area(d, sky) +
        sun +
        hills(v + 10, v - 14, 34, x, far, u - 4, w + 12) +
        hills(v + 10, v - 2, 20, x + 2, near, u - 4, w + 12),
    ) +
    line(d + bars, { width: 9, colour: DAY.ink }) +
    line(d + bars, { width: 5, colour: frame })
  );
}

const tiles = (y, from, to, rows, fill, shade) =>
  area(box(from, y, to - from, rows * 14), fill) +
  repeat(rows, (r) =>
    line(
      repeat(Math.ceil((to - from) / 22), (i) => {
        const x = from + i * 22 - (r % 2) * 11;
        return `M${x} ${y + r * 14}C${x} ${y + r * 14 + 16} ${x + 22} ${y + r * 14 + 16} ${x + 22} ${y + r * 14}`;
      }),
      { width: 2, colour: shade },
    ),
  );

/** The lean-to roof above the reception. */
function lowRoof() {
  const [x, rear] = deep(LEFT - 10, 276, REAR);
  const d = polygon([
    [LEFT - 22, 276],
    [LOBBY - 4, 276],
    [LOBBY - 4, rear],
    [x, rear],
  ]);
  return (
    clipped('low-roof', d, tiles(226, -30, 480, 5, '#c8502a', '#8f3714')) +
    line(d, ink(2.8)) +
    solid(box(LEFT - 22, 276, LOBBY - LEFT + 18, 16), '#8f3714', ink(2.4))
  );
}

/** Behind everyone: sky, back walls, windows, floors. */
export const house = () =>
  across('gym-wall', ['#9fd0cb', '#cfe5d8', '#f4ead0', '#f6d391', '#e39a45', '#c8762a'], 0, 1440) +
  across('gym-floor', ['#a9c6b8', '#dcc898', '#e6c07c', '#d08d42', '#a9652a'], 0, 1440) +
  across('gym-earth', ['#5f9c92', '#b9a774', '#8a5524'], 0, 1440) +
  dawn() +
  area(box(RIGHT, -10, 40, 640), '#e08a3c') +
  area(box(-10, GROUND, 1460, 60), 'url(#gym-earth)') +
  // Ground floor.
  area(rearBox(LEFT, 292, RIGHT, GROUND), 'url(#gym-wall)') +
  area(rearBox(LEFT, 500, HALL, GROUND), '#0f5f63', 'fill-opacity=".22" ') +
  line(rearBox(LEFT, 292, RIGHT, GROUND), ink(2.4)) +
  line(polygon([deep(LEFT, 500, REAR), deep(HALL, 500, REAR)], false), ink(2)) +
  floor(LEFT, RIGHT, GROUND, 'url(#gym-floor)', 30) +
  // Upper floor and the hall of the stairs.
  area(rearBox(LOBBY, 0, RIGHT, UPPER), 'url(#gym-wall)') +
  area(rearBox(HALL, 200, RIGHT, 420), 'url(#gym-wall)') +
  line(polygon([deep(HALL, UPPER, REAR), deep(LOBBY, UPPER, REAR), deep(LOBBY, 0, REAR)], false), ink(2.4)) +
  pane('noon', [500, 84, 904, 214], ['#d5f0ea', '#8cc4a8', '#5fae9f'], dot(688, 116, 18, '#fffdf8'), '#fffdf8') +
  pane('dusk', [1232, 92, 1386, 262], DUSK_SKY, dot(1262, 172, 30, '#fff0c0'), '#8a4a1c') +
  side(LEFT, 292, GROUND, '#86c2bd') +
  side(RIGHT, 0, GROUND, '#b9672a');

/** The floor between, its cut edge, and the walls of the middle. */
export const upperFloor = () =>
  side(LOBBY + 8, UPPER + SLAB, GROUND, '#e9dfc0') +
  side(HALL - 4, UPPER + SLAB, GROUND, '#e8bd77') +
  side(LOBBY + 8, 0, UPPER, '#dfeadb') +
  floor(LOBBY, HALL, UPPER, '#e2b872', 12);

/** Nearest to us: cut edges of floors and walls, and the roof. */
export const cutEdges = () =>
  solid(box(LOBBY - 8, UPPER, HALL - LOBBY + 8, SLAB), '#fbefd6', ink(2.6)) +
  lowRoof() +
  solid(box(LEFT - 14, 292, 16, GROUND - 292), '#fbefd6', ink(2.6)) +
  solid(box(LOBBY - 8, 20, 16, GROUND - 20), '#fbefd6', ink(2.6)) +
  solid(box(HALL - 8, UPPER + SLAB, 14, GROUND - UPPER - SLAB), '#fbefd6', ink(2.6)) +
  solid(box(RIGHT - 2, 20, 16, GROUND - 20), '#fbe0ad', ink(2.6)) +
  clipped('high-roof', box(LOBBY - 24, -10, 1100, 32), tiles(-6, LOBBY - 24, 1460, 2, '#c8502a', '#8f3714')) +
  line(`M${LOBBY - 24} -10L${LOBBY - 24} 22L1460 22`, ink(2.8)) +
  solid(box(-10, GROUND, 1460, 10), '#fbefd6', ink(2.4));
