/** A block of six flats by day: three floors of two, each with a window and a door; a pipe leaks on the ground floor. */
import { DAY, ink } from '../../daylight.mjs';
import { BRIGHT_TEAL, DEEP_TEAL } from '../../parts/palette.mjs';
import { box, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const [GLASS, AMBER] = ['#a9d8d0', '#f2a53c'];
const [LEFT, RIGHT, TOP, GROUND] = [596, 1240, 88, 640];
const FLOOR = 182;
/** The windows, from the top left to the ground right; the last is the wet one. */
const WINDOWS = Array.from({ length: 6 }, (_, i) => [634 + (i % 2) * 334, 124 + Math.floor(i / 2) * FLOOR]);

/** Who lives there holds an umbrella up, indoors. */
function wetTenant(x, y) {
  const put = placed(x + 66, y + 112);
  return (
    area(put('M-30 0C-30 -26 -18 -32 0 -32C18 -32 30 -26 30 0z'), '#8f3714') +
    area(put(oval(0, -46, 15, 19)), '#8a5629') +
    area(put('M-16 -46C-18 -72 18 -72 16 -46C10 -56 -8 -58 -16 -46z'), DAY.ink) +
    line(put('M26 -8L26 -92'), ink(3.4)) +
    solid(
      put('M-40 -70C-34 -104 64 -108 72 -70C58 -78 46 -78 34 -70C24 -78 8 -78 -4 -70C-14 -78 -28 -78 -40 -70z'),
      DEEP_TEAL,
      ink(2),
    ) +
    line(put('M-52 -96L-52 -78M-22 -108L-22 -98M-50 -50L-50 -34'), { width: 4, colour: '#fffdf8' })
  );
}

function flat([x, y], i) {
  const wet = i === 5;
  const [w, h] = [132, 112];
  const curtain = wet
    ? ''
    : area(`M${x} ${y}L${x + 44} ${y}C${x + 40} ${y + 50} ${x + 20} ${y + 84} ${x} ${y + 96}z`, '#fffdf8');
  return (
    area(box(x, y, w, h), wet ? AMBER : GLASS) +
    curtain +
    (wet ? wetTenant(x, y) : line(`M${x + 66} ${y}V${y + h}M${x} ${y + 40}H${x + w}`, ink(3))) +
    line(box(x, y, w, h), ink(4)) +
    solid(box(x - 10, y + h, w + 20, 12), DAY.light, ink(2.4)) +
    solid(box(x - 14, y - 16, w + 28, 12), wet ? '#c8502a' : BRIGHT_TEAL, ink(2.2)) +
    solid(box(x + 172, y - 14, 74, 154), wet ? '#c8762a' : DEEP_TEAL, ink(2.6)) +
    line(box(x + 184, y, 50, 50) + box(x + 184, y + 66, 50, 60), { width: 2, colour: wet ? '#8a4f06' : '#5fb3aa' }) +
    area(oval(x + 236, y + 62, 4), AMBER)
  );
}

/** The pipe on the front, burst at the wet flat, and the puddle before its door. */
const pipe = () =>
  line(`M930 ${TOP + 16}V530H968`, ink(13)) + line(`M930 ${TOP + 16}V530H968`, { width: 8, colour: '#8fb3ae' });

const puddle = () =>
  solid(
    'M1118 640C1140 626 1230 628 1262 640C1290 652 1262 668 1214 668C1160 668 1096 656 1118 640z',
    '#8fd0c8',
    pen(2),
  ) + line('M1150 646L1196 646M1206 656L1240 656', { width: 2.6, colour: '#fffdf8' });

export const flats = () =>
  solid(box(LEFT, TOP, RIGHT - LEFT, GROUND - TOP), '#fbefd6', ink(3)) +
  area(box(LEFT, TOP, 26, GROUND - TOP), '#dcc79c') +
  solid(box(LEFT - 14, TOP - 6, RIGHT - LEFT + 28, 22), BRIGHT_TEAL, ink(2.6)) +
  repeat(2, (i) => solid(box(LEFT - 6, TOP + 16 + FLOOR * (i + 1) - 8, RIGHT - LEFT + 12, 14), '#e6cf9f', ink(2.2))) +
  WINDOWS.map(flat).join('') +
  pipe() +
  hair(`M${LEFT} 616H${RIGHT}`, 0.4) +
  fine(`M${LEFT} ${GROUND}H${RIGHT}`, 0.9) +
  puddle();
