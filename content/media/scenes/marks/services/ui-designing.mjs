import { DAY, daylight, ink } from '../daylight.mjs';
import { HONEY, TEAL } from '../parts/palette.mjs';
import { box, card, placed, repeat, solid } from '../parts/shapes.mjs';
import { oval } from '../parts/trade-shapes.mjs';
import { area, curve, line, round, sample } from '../stage.mjs';
import { frond, pencil, ruler, SHEET, shadow, swatches, TINT, tea } from './parts/desk-things.mjs';

/** The desk of pale wood, its grain parted around a knot. */
function desk() {
  const knot = (x, y) => Math.sign(y - 700.5) * 44 * Math.exp(-(((x - 1500) / 110) ** 2) - ((y - 700) / 120) ** 2);
  const grain = repeat(16, (i) => {
    const y = 110 + i * 51;
    const f = (x) => y + knot(x, y) + 9 * Math.sin(x / 240 + i * 0.4);
    return line(curve(sample(f, 420, 1650)), { width: 2.2, opacity: 0.4, colour: '#a8682a' });
  });
  return (
    area(box(420, 110, 1240, 780), '#efd3a0', 'fill-opacity=".8" ') + area(box(420, 560, 1240, 6), '#c9975a') + grain
  );
}

/** The cutting mat with its grid. */
function mat() {
  const put = placed(930, 500, -4);
  const d = card(-400, -310, 800, 620, 22);
  const grid =
    repeat(12, (i) => `M${-360 + round(i * 65.5)} -270L${-360 + round(i * 65.5)} 270`) +
    repeat(9, (i) => `M-360 ${-270 + round(i * 67.5)}L360 ${-270 + round(i * 67.5)}`);
  return (
    shadow(930, 500, -4, d) +
    solid(put(d), '#125a60', ink(3)) +
    line(put(grid), { width: 1.8, colour: '#4fa59f', opacity: 0.75 }) +
    line(put(box(-360, -270, 720, 540)), { width: 3, colour: TINT })
  );
}

/** A sheet of paper about `[x, y]`, and what is drawn on it in its own measure. */
function sheet([x, y, turn], w, h, drawn) {
  const put = placed(x, y, turn);
  const d = box(-w / 2, -h / 2, w, h);
  return shadow(x, y, turn, d) + solid(put(d), SHEET, ink(2.6)) + drawn(put);
}

/** First sketches: two screens and the way from one to the other. */
const sketches = (put) =>
  solid(put(card(-126, -150, 104, 190, 14) + card(24, -60, 104, 190, 14)), DAY.light, ink(4)) +
  area(put(box(-110, -128, 72, 62)), TINT) +
  area(put(card(-110, 2, 72, 20, 8)), HONEY) +
  area(put(box(40, 8, 72, 40) + box(40, 60, 72, 40)), TINT) +
  line(put('M-110 -44L-40 -44M-110 -24L-62 -24M40 -36L112 -36M40 -16L84 -16'), ink(5)) +
  line(put('M-74 60C-72 104 -44 112 2 106M-16 92L4 106L-12 120'), { width: 6, colour: TEAL });

/** The screen in outline: a cross for its picture, bars for its text, its two cards and its button. */
const wireframe = (put) =>
  line(put(card(-96, -182, 192, 364, 24)), ink(5)) +
  solid(put(box(-74, -156, 148, 128)), TINT, { width: 4, colour: TEAL }) +
  line(put('M-74 -156L74 -28M74 -156L-74 -28'), { width: 3.4, colour: TEAL }) +
  line(put('M-74 0L70 0M-74 24L22 24'), ink(6)) +
  line(put(box(-74, 48, 66, 52) + box(8, 48, 66, 52) + card(-74, 122, 148, 38, 12)), ink(4));

/** Tracing paper over the wireframe, a corner of it turned up; on it the next try at the picture. */
function tracing() {
  const put = placed(1012, 326, 9);
  const d = 'M-150 -130L150 -130L150 122L-112 122L-150 84z';
  return (
    area(placed(1002, 340, 9)(d), DAY.ink, 'fill-opacity=".2" ') +
    area(put(d), '#dcebe2', 'fill-opacity=".8" ') +
    line(put(d), ink(2)) +
    solid(put('M-112 122L-150 84L-108 78z'), SHEET, ink(2)) +
    line(put('M-122 46L-82 -8L-54 18L-10 -62L30 -4L56 -34'), { width: 7, colour: TEAL }) +
    line(put(oval(-84, -72, 26)), { width: 7, colour: '#d9812a' })
  );
}

/** Last: the finished screen, white. */
function phone() {
  const [x, y, turn, size] = [1226, 500, 7, 1.16];
  const put = placed(x, y, turn, size);
  const body = card(-122, -234, 244, 468, 34);
  return (
    shadow(x - 8, y + 8, turn, body, size) +
    solid(put(body), DAY.ink, ink(3)) +
    line(put('M-116 -196L-116 200C-116 216 -108 226 -92 228'), { width: 2.4, colour: '#4fa59f' }) +
    area(put(card(-106, -214, 212, 428, 20)), '#ffffff') +
    area(put(card(-34, -214, 68, 16, 7)), DAY.ink) +
    area(put(oval(-44, -138, 24)), HONEY) +
    area(put('M-88 -34L-48 -86L-22 -60L24 -138L58 -80L88 -104L88 -34z'), TINT) +
    area(put('M-88 -34L-88 -42L-40 -62L-8 -48L34 -84L88 -52L88 -34z'), TEAL) +
    line(put('M-86 0L80 0M-86 26L26 26'), ink(9)) +
    area(put(card(-88, 54, 82, 62, 8)), '#d2eee8') +
    area(put(card(6, 54, 82, 62, 8)), '#fbdca4') +
    area(put(card(-88, 138, 176, 48, 16)), TEAL) +
    line(put('M-30 162L30 162'), { width: 8, colour: '#ffffff' })
  );
}

/** Design: a desk from above in the sun, from sketches by way of a wireframe to the finished, white screen. */
export default function design() {
  const leaves =
    area(frond([1180, 60], [860, 130], [520, 400], 190), '#0d2a30', 'fill-opacity=".24" ') +
    area(frond([1700, 560], [1560, 720], [1360, 850], 170), '#6b3d10', 'fill-opacity=".26" ');
  const papers = sheet([668, 420, -9], 300, 360, sketches) + sheet([900, 536, 4], 250, 420, wireframe) + tracing();
  return daylight(desk() + mat() + papers + swatches() + ruler() + tea() + pencil() + leaves + phone(), {
    meet: 1120,
    left: 430,
    top: 125,
  });
}
