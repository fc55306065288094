import { DAY, daylight, hillsOn, ink } from '../daylight.mjs';
import { disc } from '../parts/facade.mjs';
import { palmAt } from '../parts/garden-plants.mjs';
import { thinner } from '../parts/roadside.mjs';
import { box, fine, ON_WHITE, placed, relief, repeat, ring, solid, spot } from '../parts/shapes.mjs';
import { area, bell, glow, line } from '../stage.mjs';
import { front, PIECE, roof, stick, WOOD, worker } from './parts/house-frame.mjs';

const GROUND = 804;
const GAP = placed(994, 776, 0, 0.92);
const HUNG = placed(1000, 474, -3, 0.92);
const HOOK = [998, 202];

/** Hills beyond the yard, the air above them and the sun behind the right one. */
function land() {
  const far = (x) => 500 - 150 * bell(x, 1500, 190) - 130 * bell(x, 440, 150) + 7 * Math.sin(x / 44);
  const near = (x) => 660 - 60 * bell(x, 1330, 150) - 50 * bell(x, 450, 110) + 5 * Math.sin(x / 60);
  const hill = hillsOn(GROUND, 0.8);
  return (
    relief(4, (x, i) => 160 + i * 50 + 8 * Math.sin(x / 110 + i * 0.6), 0.5) +
    glow(1540, 240, 260, '#fff0c8', 0.95) +
    hill(far, 380, 1000, '#d3e6d6') +
    hill(far, 1000, 1620, '#f2d9a6') +
    relief(5, (x, i) => far(x) + 24 + i * 26, 0.5) +
    hill(near, 380, 1000, '#a3cdb9') +
    hill(near, 1000, 1620, '#e3c98e')
  );
}

/** A palm behind the house, in thinner lines. */
const palm = (x, y, s) => thinner(palmAt(x, y, s), 0.7);

/** The swept earth of the yard, and the shadow of the house on it. */
const ground = () =>
  area(box(380, 768, 1240, 120), '#fbefd6') +
  fine('M380 768H560M1330 768H1620', 0.6) +
  area('M548 804H1344L1290 822H430L470 804z', '#a8cfc4') +
  relief(2, (x, i) => 838 + i * 16 + 3 * Math.sin(x / 90 + i), 0.5);

/** The piece, white, on its slings, and its shadow on the roof. */
function piece() {
  const [left, right] = [spot(HUNG, -96, -236), spot(HUNG, 96, -200)];
  const rays = [30, 60, 90, 120, 150].map((a) => {
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return `M${-56 - 12 * c} ${-196 - 12 * s}L${-56 - 44 * c} ${-196 - 44 * s}`;
  });
  const fanlight = 'M-102 -194C-102 -262 -10 -262 -10 -194z';
  const door = `${box(-102, -180, 92, 170)}M-56 -180L-56 -10${box(-92, -166, 26, 70)}${box(-46, -166, 26, 70)}${box(-92, -82, 26, 60)}${box(-46, -82, 26, 60)}`;
  const window = `${box(18, -184, 84, 80)}M46 -184L46 -104M74 -184L74 -104M18 -144L102 -144`;
  return (
    area(placed(972, 496, -3, 0.92)(PIECE), DAY.ink, 'fill-opacity=".5" ') +
    line(`M${left.join(' ')}L${HOOK.join(' ')}L${right.join(' ')}`, ink(4)) +
    solid(HUNG(PIECE), '#ffffff', ink(5)) +
    line(HUNG(fanlight + rays.join('') + door + window), { width: 3, colour: ON_WHITE })
  );
}

/** The crane of black beams: mast, jib and brace, its rope from the winch over two sheaves to the hook. */
function crane() {
  const [x, y] = HOOK;
  const sheave = (u, v) => solid(ring(u, v, 13), WOOD, ink(4)) + area(disc(u, v, 4), DAY.ink);
  return (
    area('M1350 838H1520L1440 850H1250z', '#0b6b6a', 'fill-opacity=".4" ') +
    line('M1430 330L1250 160M1430 736L1370 826M1430 736L1494 826', { width: 15, colour: DAY.ink }) +
    area(`${box(1416, 134, 28, 700)}M936 134H1484V158H954L936 146z${box(1340, 822, 176, 18)}`, DAY.ink) +
    line('M1440 164V816M960 138H1474', { width: 3, colour: '#f0a02e' }) +
    line(`M1408 690V168H${x}V${y - 14}`, ink(3)) +
    sheave(x, 160) +
    sheave(1408, 166) +
    solid(`M${x - 12} ${y - 26}h24v14l-12 14l-12 -14z`, '#f0a02e', ink(3.4)) +
    solid(ring(1424, 694, 30), '#17757a', ink(4)) +
    line(ring(1424, 694, 18), { width: 3, colour: '#8ecabf' }) +
    stick('M1424 694L1460 724', 5) +
    area(disc(1424, 694, 7), DAY.ink)
  );
}

/** Sawn timber on bearers, the ends towards us. */
const timber = (x, y) =>
  area(`M${x} ${y}h150l-40 12h-170z`, '#0b6b6a', 'fill-opacity=".4" ') +
  area(box(x + 10, y - 10, 14, 10) + box(x + 120, y - 10, 14, 10), DAY.ink) +
  repeat(3, (i) =>
    repeat(4 - (i > 1 ? 1 : 0), (k) =>
      solid(box(x + k * 37 + (i % 2) * 6, y - 36 - i * 26, 35, 24), (i + k) % 3 ? WOOD : '#f3cd8c', ink(2.4)),
    ),
  );

/** A plank on two saw-horses with a saw in it. */
const sawhorse = (x, y) =>
  area(`M${x - 90} ${y}h190l-50 12h-210z`, '#0b6b6a', 'fill-opacity=".4" ') +
  [-56, 56].map((u) => stick(`M${x + u} ${y - 74}l-20 74M${x + u} ${y - 74}l20 74`, 7, '#7a4716')).join('') +
  solid(box(x - 104, y - 90, 208, 16), '#f3cd8c', ink(2.8)) +
  solid(`M${x + 8} ${y - 70}L${x + 40} ${y - 146}l17 8L${x + 23} ${y - 70}z`, '#dfe5dc', ink(2.6)) +
  solid(`M${x + 36} ${y - 142}l8 -20l30 12l-12 22z`, '#7a4716', ink(2.6));

/** A plumb bob beside the corner post, and a string between two pegs along the foot of the house. */
const plumb = () =>
  line('M541 484V676', ink(2.2)) +
  solid('M532 676h18v14l-9 24l-9 -24z', '#f0a02e', ink(2.6)) +
  line('M886 828V802M1290 828V802', ink(6)) +
  line('M886 810H1290', { width: 2.4, colour: '#c8501a' });

const HANDS = { near: 'M27 -160L60 -190L54 -240', far: 'M16 -124L54 -142L50 -190' };

/** A guide's rope from a corner of the piece through both hands to the ground. */
const guideRope = (x, side, corner) =>
  line(
    `M${spot(HUNG, ...corner).join(' ')}L${x + side * 51} 594L${x + side * 47} 642Q${x + side * 56} 740 ${x + side * 44} 822`,
    ink(3.2),
  );

/** Custom software: a house is put up part by part; its last piece, white, comes down to the gap of its shape. */
export default function customSoftwareEngineering() {
  const guides =
    guideRope(794, 1, [-112, -6]) +
    worker(794, 820, { ...HANDS, head: 'cloth', shirt: '#1f8a88', lower: 'shorts', cloth: '#c8772b' }) +
    guideRope(1202, -1, [112, -94]) +
    worker(1202, 820, { ...HANDS, head: 'plait', shirt: '#e8952f', lower: 'sarong', cloth: '#17424a', side: -1 });
  const winder = worker(1518, 838, {
    near: 'M-28 -158L-54 -138L-62 -120',
    far: 'M-14 -122L-42 -112L-62 -128',
    head: 'grey',
    shirt: '#fbf0da',
    lower: 'sarong',
    cloth: '#17757a',
  });
  return daylight(
    land() +
      palm(500, 800, 2) +
      palm(1544, 786, -1.9) +
      ground() +
      front(GAP) +
      roof() +
      plumb() +
      timber(410, 832) +
      crane() +
      piece() +
      guides +
      winder +
      sawhorse(656, 848),
    { meet: 1000, top: 112 },
  );
}
