/** What reads and sorts the forms: the pile, a belt, the phone on its copy stand, a chute, three trays. */
import { box, card, dot, fine, hair, pen, placed, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, chance, glow, line, round } from '../../stage.mjs';
import { ease } from './time.mjs';
import { at, block, level, plate, upright } from './trial-room.mjs';

/** From one form on the belt to the next. */
export const PITCH = 180;
export const LENS = 550;
export const BELT = { from: 266, to: 690, up: 50, deep: 172 };
const [NEAR, FAR] = [BELT.deep - 62, BELT.deep + 62];

/** How high above the bench the phone is. */
export const PHONE = 218;

/** Where the belt ends and the chute turns. */
const PIVOT = 698;
/** Trays for forms that the phone cannot read, can read in part and can read: far, middle and near. */
export const TRAYS = [
  { x: 946, deep: 298 },
  { x: 932, deep: 172 },
  { x: 906, deep: 46 },
];
/** How high the forms in a tray lie. */
export const HEAP = 13;

/** The angle at which the chute points to a tray. */
export const angleTo = (k) => Math.atan2(TRAYS[k].deep - BELT.deep, TRAYS[k].x - PIVOT);

/** How high a form lies at `x`, on the belt or beyond its end. */
export const height = (x) => BELT.up + 2 - (BELT.up + 2 - HEAP) * ease(x - PIVOT, -6, 142);

/** The end of a roller, with spokes so that its turning is seen. */
const wheel = (x, y, r, turn) =>
  solid(ring(x, y, r), '#0a1c26', pen(2.1)) +
  fine(
    repeat(4, (i) => placed(x, y, i * 90 + turn * 720)(`M0 -4L0 ${3 - r}`)),
    0.85,
  ) +
  dot(x, y, 2.4, '#cfeee8');

/** The pile of forms in its box; the uppermost ones move and are drawn elsewhere. */
export const pile =
  block([124, 134], [0, 20], [BELT.deep - 58, 116], '#0c212b') +
  repeat(10, (i) => {
    const x = 130 + (chance(i + 3) - 0.5) * 5;
    return solid(level(21 + i * 3)(box(x, BELT.deep - 48, 120, 96)), '#123038', pen(1.2, 0.8));
  });

/** The roller that takes the uppermost form off the pile; `turn` is how far the belt has gone. */
export function feeder(turn) {
  const [x, up] = [242, 60];
  const [[ax, ay], [bx, by]] = [at(x, up, NEAR - 2), at(x, up, FAR)];
  const long = Math.hypot(bx - ax, by - ay);
  const [u, v] = [(ay - by) / long, (bx - ax) / long];
  const body = polygon([
    [ax - u * 8, ay - v * 8],
    [bx - u * 7, by - v * 7],
    [bx + u * 7, by + v * 7],
    [ax + u * 8, ay + v * 8],
  ]);
  const bands = [0.3, 0.5, 0.7].map((s) => {
    const [cx, cy] = [ax + (bx - ax) * s, ay + (by - ay) * s];
    return polygon(
      [
        [cx - u * 7, cy - v * 7],
        [cx + u * 7, cy + v * 7],
      ],
      false,
    );
  });
  return (
    line(`M${round(ax)} ${round(ay)}L${round(ax)} ${round(at(x, 0, NEAR - 2)[1])}`, pen(4)) +
    solid(body, '#17454b', pen(1.8)) +
    hair(bands.join(''), 0.7) +
    wheel(round(ax), round(ay), 11, turn)
  );
}

/** Frame, rollers and band of the belt; `turn` is how many forms it has moved on. */
export function belt(turn) {
  const { from, to, up } = BELT;
  const seams = repeat(11, (i) => {
    const x = round(from + 6 + i * 36 + ((turn * PITCH) % 36));
    return level(up)(`M${x} ${NEAR}L${x} ${FAR}`);
  });
  const leg = (x) => box(x - 4, 0, 8, 26) + box(x - 11, 0, 22, 5);
  const rollers = repeat(10, (i) => {
    const [x, y] = at(from + 12 + i * ((to - from - 24) / 9), up - 13, NEAR).map(round);
    return wheel(x, y, 11, turn);
  });
  return (
    area(level(0)(box(from, NEAR, to - from, 124)), '#03090e') +
    solid(upright(NEAR)([300, 480, 660].map(leg).join('')), '#0d242e', pen(1.8)) +
    solid(level(up)(box(from, NEAR, to - from, 124)), '#0a1f28', pen(2.2)) +
    hair(seams, 0.3) +
    solid(upright(NEAR)(box(from, up - 26, to - from, 26)), '#091821', pen(2.2)) +
    rollers
  );
}

/** The chute that turns at the end of the belt towards a tray: what is behind a form on it, and what is before it. */
export function chute(angle) {
  const put = (u, v, up) =>
    at(PIVOT + u * Math.cos(angle) - v * Math.sin(angle), up, BELT.deep + u * Math.sin(angle) + v * Math.cos(angle));
  const [top, foot] = [height(PIVOT) - 3, height(PIVOT + 104) - 3];
  const bed = polygon([put(0, -54, top), put(104, -54, foot), put(104, 54, foot), put(0, 54, top)]);
  const side = (v) => polygon([put(0, v, top - 4), put(104, v, foot - 4), put(104, v, foot + 9), put(0, v, top + 9)]);
  const ribs = [-27, 0, 27].map((v) => polygon([put(8, v, top), put(100, v, foot)], false)).join('');
  const post = polygon([put(34, -5, 0), put(34, 5, 0), put(34, 5, 30), put(34, -5, 30)]);
  return {
    back:
      solid(plate(PIVOT + 34, 0, BELT.deep, 26), '#0a1c25', pen(1.8)) +
      solid(plate(PIVOT + 34, 5, BELT.deep, 20), '#123640', pen(1.6)) +
      solid(post, '#123640', pen(2)) +
      solid(side(54), '#0a1c26', pen(1.8)) +
      solid(bed, '#0d2731', pen(2.2)) +
      hair(ribs, 0.6),
    front: solid(side(-54), '#123640', pen(2)),
  };
}

/**
 * A tray that is open to the left, where forms slide in: what is behind them, and what is before them. Its sign, an
 * empty, half or full disc, is bright by `lit`, 0 to 1.
 */
export function tray(k, lit) {
  const { x, deep } = TRAYS[k];
  const [l, r, near, far] = [x - 67, x + 67, deep - 54, deep + 54];
  const end = polygon([at(r, 0, near), at(r, 0, far), at(r, 24, far), at(r, 24, near)]);
  const sheets = repeat(4, (i) => upright(deep - 48)(`M${x - 60} ${2 + i * 3}L${x + 60} ${2 + i * 3}`));
  const [px, foot] = at(r, 22, deep + 20).map(round);
  const y = foot - 28;
  const half = `M${px} ${y - 9}a9 9 0 0 0 0 18z`;
  return {
    back:
      solid(level(0)(box(l, near, r - l, far - near)), '#07151d', pen(2)) +
      solid(upright(far)(box(l, 0, r - l, 24)), '#0a1c26', pen(2)) +
      hair(sheets, 0.8),
    front:
      solid(end, '#0a1c26', pen(2)) +
      solid(upright(near)(`M${l} 0L${l} 6L${l + 20} 17L${r} 17L${r} 0z`), '#0d242e', pen(2.1)) +
      line(`M${px} ${foot + 8}V${y + 10}`, pen(2.4)) +
      glow(px, y, k === 2 ? 60 : 44, '#ffe0a8', round(lit * (k === 2 ? 90 : 60)) / 100) +
      solid(ring(px, y, 9), '#1d1a10', pen(2.2)) +
      (k ? area(k === 1 ? half : ring(px, y, 9), '#ffd596') : ''),
  };
}

/** Column and arm of the copy stand, the ring of light, the phone with its screen up. */
export function copyStand(picture) {
  const { deep } = BELT;
  const scale = repeat(18, (i) => `M551 ${20 + i * 14}L557 ${20 + i * 14}`);
  const jaw = (x) => block([x, 7], [PHONE - 8, 13], [deep - 12, 24], '#17454b', 1.6);
  const torus = plate(LENS, 168, deep, 92) + plate(LENS, 168, deep, 68);
  const rods = upright(deep)(`M${LENS - 80} 168L${LENS - 80} ${PHONE - 6}M${LENS + 80} 168L${LENS + 80} ${PHONE - 6}`);
  const body = card(LENS - 72, deep - 44, 144, 88, 14);
  return {
    back:
      block([500, 100], [0, 8], [262, 56], '#0c212b') +
      solid(upright(290)(box(543, 0, 14, 292)), '#0c212b', pen(2.2)) +
      hair(upright(290)(scale), 0.8) +
      solid(upright(284)(box(532, PHONE - 16, 36, 28)), '#123640', pen(2)) +
      solid(upright(284)(ring(584, PHONE - 2, 8)), '#123640', pen(1.8)) +
      block([543, 14], [PHONE - 8, 8], [deep + 40, 72], '#123640', 1.8),
    front:
      area(torus, '#14343b', 'fill-rule="evenodd" ') +
      line(plate(LENS, 161, deep, 92), { width: 4, colour: '#fff' }) +
      line(torus, { width: 2, colour: '#fff' }) +
      line(rods, pen(3)) +
      solid(level(PHONE - 6)(body), '#07161e', pen(2.2)) +
      solid(level(PHONE)(body), '#0b1d27', pen(2.4)) +
      area(level(PHONE)(box(LENS - 56, deep - 36, 112, 72)), '#125253') +
      line(level(PHONE)(`M${LENS + 64} ${deep - 10}L${LENS + 64} ${deep + 10}`), pen(2.4)) +
      picture +
      jaw(LENS - 78) +
      jaw(LENS + 71),
  };
}
