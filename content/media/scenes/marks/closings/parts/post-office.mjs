/** A hill-country post office, its gable end cut open: the veranda that leads away, the room, the counter between. */
import { DAY, ink } from '../../daylight.mjs';
import { ROOM } from '../../parts/palette.mjs';
import { box, hair, ON_WHITE, pen, placed, polygon, receding, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';

const FLOOR = 660;
const LONG = 800;
const WALL = 940;
const WOOD = '#a8743a';

/** Where a point stands that is `z` pixels behind the cut, which is 830 pixels from the eye. */
const at = (x, y, z = 0) => receding([520, 540])([x, y], z / (830 + z));
const edge = (from, to) => polygon([at(...from), at(...to)], false);

/** What a straight line of the cut covers as it leads away from us. */
const strip = ([x, y], [u, v], from = 0, to = LONG) =>
  polygon([at(x, y, from), at(u, v, from), at(u, v, to), at(x, y, to)]);

const onWall = (top, foot, from, to) => strip([WALL, top], [WALL, foot], from, to);

/** Wall, door, shutters and red floor of the veranda; the window of the counter is a hole in the wall. */
function veranda() {
  const joints = repeat(8, (i) => edge([752, FLOOR, i * 100], [WALL, FLOOR, i * 100]));
  const slats = repeat(11, (i) => edge([WALL, 478 + i * 8, 430], [WALL, 478 + i * 8, 530]));
  const boards = repeat(4, (i) => edge([WALL, 570, 22 + i * 22], [WALL, FLOOR, 22 + i * 22]));
  return (
    solid(onWall(358, FLOOR), '#b9dcd0', pen(2)) +
    area(onWall(600, FLOOR), '#7fb9ac') +
    area(onWall(358, 440), '#0b6b6a', 'fill-opacity=".3" ') +
    solid(onWall(446, FLOOR, 200, 300) + onWall(470, 570, 430, 530), '#17757a', pen(1.8)) +
    line(slats + edge([WALL, 446, 250], [WALL, FLOOR, 250]), { width: 1.2, colour: '#8ecabf' }) +
    solid(onWall(458, FLOOR, 0, 104), WOOD, pen(1.6)) +
    area(onWall(467, 564, -9, 96), ROOM) +
    line(boards, { width: 1.5, colour: '#5a3817' }) +
    solid(strip([748, FLOOR], [WALL, FLOOR]), '#d9a878', pen(1.8)) +
    area(strip([860, FLOOR], [WALL, FLOOR]), '#c08a56') +
    hair(joints + edge([845, FLOOR], [845, FLOOR, LONG]), 0.5) +
    solid(strip([748, FLOOR], [748, 700]), '#8fbfb4', pen(1.8))
  );
}

function post(z) {
  const [[x, foot], [, top], [right]] = [at(758, FLOOR, z), at(758, 414, z), at(768, FLOOR, z)];
  const w = right - x;
  const ends = box(x - w, foot - w * 2, w * 2, w * 2) + box(x - w, top + w * 2, w * 2, w * 0.8);
  return area(box(x - w / 2, top, w, foot - top) + ends, DAY.ink);
}

/** The roof: tiles on the main part, rafters under the veranda's part, a lace of wood along its eave, the posts. */
function roof() {
  const rafters = repeat(13, (i) => edge([745, 408, 20 + i * 62], [WALL, 358, 20 + i * 62]));
  const ribs = repeat(38, (i) => edge([WALL, 358, 12 + i * 21], [1145, 241, 12 + i * 21]));
  const lace = repeat(25, (i) => polygon([at(745, 424, i * 32), at(745, 437, i * 32 + 16), at(745, 424, i * 32 + 32)]));
  return (
    solid(box(849, 313, 24, 69) + box(845, 309, 32, 9), '#c89a6a', pen(1.8)) +
    solid(strip([WALL, 358], [1145, 241]), '#b5672a', ink(2)) +
    line(ribs, { width: 1, colour: '#6b3d10', opacity: 0.6 }) +
    area(strip([745, 408], [WALL, 358]), '#2d6763') +
    line(rafters, ink(2.6)) +
    [690, 470, 250, 30].map(post).join('') +
    solid(strip([745, 408], [745, 424]) + lace, '#eef5ea', pen(1.3))
  );
}

/** The room: the morning comes in by a window at the right. */
function room() {
  const level = (y) => polygon([[950, y], [1325, y], at(1325, y, 150), [950, at(0, y, 150)[1]]]);
  const bars = edge([1325, 430, 72], [1325, 545, 72]) + edge([1325, 487, 30], [1325, 487, 115]);
  return (
    area(box(940, 378, 390, FLOOR - 378), ROOM) +
    area(level(378), '#0e3138') +
    solid(strip([1325, 378], [1325, FLOOR], 0, 150), '#24605c', ink(1.4)) +
    solid(strip([1325, 430], [1325, 545], 30, 115), '#f9ddb0', ink(2.4)) +
    area(strip([1325, 512], [1325, 544], 31, 114), '#d9b878') +
    line(bars, ink(2)) +
    area(level(FLOOR), '#7a4f2a') +
    area(polygon([at(1130, FLOOR, 20), at(1290, FLOOR, 20), at(1270, FLOOR, 110), at(1130, FLOOR, 110)]), '#d99a4c')
  );
}

/** The pigeonholes with letters, a table under them, a letter scale, the clock. */
function sorting() {
  const tones = ['#f0d9ac', '#8ecabf', '#f0b04a', '#e3dccb'];
  const cell = (i) => {
    const [x, y] = [1062 + (i % 6) * 23, 420 + Math.floor(i / 6) * 24];
    const high = ((i * 7 + 3) % 5) * 2.6;
    const letters = box(x + 4, y + 20 - high, 15, high) + box(x + 7, y + 17 - high, 11, 2);
    return area(box(x + 1.5, y + 2, 20, 20), '#4a2c12') + (high ? area(letters, tones[(i * 3) % 4]) : '');
  };
  const scale = placed(1160, 581);
  const beam = 'M0 -6L0 -26M-18 -20L18 -26M-18 -20L-18 -12M18 -26L18 -18';
  return (
    solid(box(1056, 414, 144, 128), WOOD, ink(2)) +
    solid(box(1052, 408, 150, 8) + box(1090, 581, 112, 7), '#c8863c', ink(1.6)) +
    repeat(30, cell) +
    solid(ring(1004, 440, 17), '#c8863c', ink(2)) +
    area(ring(1004, 440, 12.5), '#f0e3c4') +
    line('M1004 440V431M1004 440L996 440', ink(1.6)) +
    line('M1098 590V644M1190 590V642', { width: 5, colour: WOOD }) +
    line(scale(beam), { width: 2.2, colour: '#f0b04a' }) +
    area(scale('M-16 0L16 0L11 -6L-11 -6zM-28 -12L-8 -12L-12 -7L-24 -7zM8 -18L28 -18L24 -13L12 -13z'), '#f0b04a')
  );
}

/** What the cut shows: slopes of the roof, walls, the truss, the base of stone, the counter with a parcel below. */
function section() {
  const courses = repeat(10, (i) => `M${790 + i * 60} 674V687M${760 + i * 60} 687V700`);
  const slopes = 'M732 407L938 352L1145 236L1382 393L1382 408L1145 255L943 370L732 423z';
  return (
    area('M943 374V366L1145 250L1340 374z', '#1c4a50') +
    line('M1145 257V372M1145 372L1052 314M1145 372L1240 312', { width: 6, colour: WOOD }) +
    solid(box(942, 367, 400, 10), WOOD, ink(2)) +
    area(`${slopes}M1132 246L1141 236L1143 223L1147 223L1149 236L1158 246z`, DAY.ink) +
    area(box(WALL, 356, 20, 111) + box(1325, 378, 20, FLOOR - 378), DAY.ink) +
    area(box(WALL, 566, 20, 94), '#5a3817') +
    solid(box(748, 674, 610, 28), '#d2b184', ink(2)) +
    line(`M748 687H1358${courses}`, { width: 1.2, colour: '#8a5a2c' }) +
    solid(box(740, FLOOR, 626, 14), '#f3e6c8', ink(2.4)) +
    solid(box(966, 612, 52, 5) + box(970, 594, 26, 18), '#c89a6a', ink(1.4)) +
    line('M983 594V612M970 603H996', { width: 1.3, colour: DAY.paper }) +
    line('M1014 566V657', { width: 5, colour: WOOD }) +
    solid(box(912, 558, 112, 9), '#f0b04a', ink(2)) +
    bag(placed(1236, 657), '#c8a46a') +
    bag(placed(1290, 658, 0, 0.86), '#e3cc9c') +
    dog(placed(800, 659))
  );
}

/** A mail bag, tied at its neck; the origin is the middle of its foot. */
export const bag = (put, fill) =>
  solid(put('M-22 0C-30 -18 -24 -40 -9 -48L-12 -61L0 -57L12 -61L9 -48C24 -40 30 -18 22 0z'), fill, ink(1.8)) +
  line(put('M-10 -48L10 -48'), { width: 3, colour: '#f3b740' }) +
  line(put('M-12 -36C-16 -24 -16 -14 -13 -6M12 -36C16 -24 16 -14 13 -6'), { width: 1.2, colour: '#8a5a2c' });

/** A dog asleep, curled up. */
const dog = (put) =>
  solid(put('M-26 0C-32 -12 -20 -24 0 -23C18 -23 30 -14 28 0z'), '#8a5a2c', ink(1.8)) +
  solid(put('M-34 0C-36 -7 -28 -14 -20 -12L-14 -16L-12 -9C-8 -4 -12 0 -16 0z'), WOOD, ink(1.6)) +
  line(put('M10 -2C12 -12 22 -12 26 -6M-28 -5L-24 -4'), ink(1.5));

/** Half a sheet of paper, the one white thing. */
const halfSheet = (put) =>
  glow(977, 536, 64, '#fff6df', 0.6) +
  solid(put(box(-22, -16, 44, 32)), '#ffffff', ink(2)) +
  line(put('M-15 -8L13 -8M-15 -1L15 -1M-15 6L4 6'), { width: 1.8, colour: ON_WHITE });

/** The whole building; `people` stand at its counter. */
export const postOffice = (people) =>
  [veranda, roof, room, sorting, section].map((draw) => draw()).join('') + people + halfSheet(placed(977, 536, -8));
