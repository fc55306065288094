/** The desk of Home's closing, the half sheet on it, the hand that writes, and cups of tea. */
import { DAY, SUN } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { box, fine, hair, laidOn, pen, placed, polygon, repeat, ring, solid, within } from '../../parts/shapes.mjs';
import { area, curve, line, sample } from '../../stage.mjs';

const [SKIN, DUSK] = TONES.warm;
const BLUE = { width: 4.4, colour: '#0b6b6a' };
const CROSS = { width: 5, colour: '#e0861c' };

/** From the desk top (x along its front edge, y away from it) to the picture. */
export const laid = laidOn([640, 120], 840, 720);

/** A flat shadow on the desk: the sun stands behind the window, at the right. */
export const cast = (d) => area(d, '#6b4a1c', 'fill-opacity=".5" ');

/** The top of the desk: wood in the shade of the wall, and on it the panes in which the sun lies. */
export function desk() {
  const slant = (u, v) => [u - (1070 - v) * 0.5, v];
  const pane = (u, v, w, h) => laid(polygon([slant(u, v), slant(u + w, v), slant(u + w, v + h), slant(u, v + h)]));
  const columns = [150, 740, 1330, 1920].map(
    (u) => pane(u, 590, 545, 470) + pane(u, 60, 545, 490) + pane(u, -400, 545, 420),
  );
  const grain = repeat(9, (i) =>
    hair(laid(curve(sample((x) => 60 + i * 116 + 6 * Math.sin(x / 190 + i * 2), -900, 2400, 60))), 0.4),
  );
  return solid(box(-20, 405, 1260, 480), '#c4975a', pen(2.8)) + area(columns.join(''), '#f5d59c') + grain;
}

const onPaper = within(laid, 664, 340, -10, 1.02);

/** A line of writing from one place to another: waves, with gaps for words. */
function written(from, to, v) {
  const words = [];
  for (let u = from; u < to - 20; u += 74) {
    const end = Math.min(u + 56, to);
    words.push(curve(sample((x) => v + 9 * Math.sin(x / 3.6) + 4 * Math.sin(x / 9), u, end, 4)));
  }
  return words.join('');
}

/** How work goes today: three boxes, arrows between them, one of which is crossed out. */
function sketch() {
  const boxes = box(20, 80, 92, 66) + box(196, 74, 92, 66) + box(112, -116, 96, 66);
  const arrows =
    'M120 112L184 108M168 122L186 108L166 96M238 66Q232 6 196 -44M216 -30L195 -46L194 -20M78 70Q88 0 128 -40M104 -28L129 -42L127 -14';
  return (
    line(onPaper(boxes), { width: 4, colour: DAY.ink }) +
    line(onPaper(arrows), { width: 3.6, colour: DAY.ink }) +
    line(onPaper('M66 40L130 -8M72 -10L128 44'), CROSS)
  );
}

/** Half a sheet of paper, torn off along its far edge: the one pure white thing. */
export function sheet() {
  const tear = 'L310 196L262 190L220 199L160 192L96 200L40 193L-30 199L-88 191L-150 198L-214 192L-262 199L-310 193';
  const outline = onPaper(`M-310 -200L310 -200${tear}z`);
  const lines = written(-262, -30, 150) + written(-266, -70, 96) + written(-264, -20, 42) + written(-262, -90, -12);
  return (
    cast(onPaper('M-324 -214L300 -216L310 0L-310 180z')) +
    area(outline, '#ffffff') +
    line(outline, pen(2.4)) +
    line(onPaper(lines), BLUE) +
    sketch()
  );
}

// The hand from the side of its little finger; the point of the pen is at the origin.
const ARM = 'M-262 -92C-330 -96 -420 -84 -640 -40L-640 110C-500 76 -380 30 -268 -2z';
const BACK =
  'M-282 -92C-246 -96 -206 -118 -168 -130C-146 -136 -124 -128 -112 -112L-92 -60L-116 0C-150 8 -190 10 -222 8C-248 6 -266 0 -284 -6z';
const INDEX =
  'M-176 -128C-152 -142 -112 -150 -90 -140C-72 -128 -46 -82 -28 -48C-22 -36 -32 -26 -44 -34C-62 -58 -78 -84 -94 -102C-116 -102 -136 -98 -156 -92';
const MIDDLE =
  'M-160 -98C-132 -110 -102 -112 -86 -100C-68 -84 -52 -56 -38 -34C-32 -22 -42 -12 -54 -18C-68 -36 -84 -58 -98 -72C-118 -72 -138 -70 -158 -66';
const RING =
  'M-162 -74C-138 -84 -108 -84 -94 -72C-80 -56 -74 -38 -74 -22C-74 -8 -88 -4 -98 -12C-102 -28 -108 -42 -116 -48C-136 -48 -150 -46 -164 -42';
const LITTLE =
  'M-176 -50C-154 -58 -128 -56 -118 -46C-106 -34 -102 -18 -104 -4C-108 8 -126 8 -136 2C-140 -10 -146 -18 -154 -22';
const THUMB = 'M-92 -130C-66 -130 -40 -108 -22 -80C-14 -64 -18 -50 -32 -50C-56 -56 -84 -84 -98 -98z';

/** From the hand to the picture: the pen writes the last line. */
const point = placed(522, 662, 0, 1.06);

/** Forearm and hand, with a fountain pen. */
export function hand() {
  const shaft = 'M-9 -20L-174 -236C-182 -244 -166 -256 -160 -248L-1 -26z';
  const nib = 'M0 0L-10 -22L0 -28z';
  return (
    cast(point('M-2 2L-60 22L-150 26L-300 40L-640 160L-640 60L-300 -10z')) +
    line(point(curve(sample((u) => 1 + 7 * Math.sin(u / 3.2), -66, 0, 4))), BLUE) +
    solid(point(THUMB), DUSK, pen(2.2)) +
    solid(point(shaft), DAY.ink, pen(2)) +
    line(point('M-4 -34L-158 -242'), { width: 2.4, colour: '#7fd0c6' }) +
    solid(point(nib), '#f0b654', pen(1.8)) +
    solid(point(ARM), SKIN, pen(2.6)) +
    area(point('M-640 60C-500 40 -380 6 -268 -22L-268 -2C-380 30 -500 76 -640 110z'), DUSK) +
    solid(point(BACK), SKIN, pen(2.6)) +
    area(point('M-284 -24C-250 -12 -210 -14 -160 -20L-120 0C-150 8 -190 10 -222 8C-248 6 -266 0 -284 -6z'), DUSK) +
    [INDEX, MIDDLE, RING, LITTLE].map((d) => solid(point(d), SKIN, pen(2.4))).join('') +
    hair(point('M-96 -128C-92 -122 -88 -120 -84 -120M-90 -92C-86 -88 -82 -86 -78 -88M-92 -60L-84 -58'), 0.9) +
    fine(point('M-46 -38L-36 -46M-54 -22L-46 -30'), 0.8) +
    line(
      point('M-268 -94C-240 -98 -206 -118 -168 -130M-158 -136C-136 -143 -110 -147 -92 -139C-76 -128 -52 -86 -36 -56'),
      SUN,
    ) +
    line(point('M-600 -46C-440 -80 -340 -94 -300 -93'), SUN)
  );
}

/** The watch and the rolled sleeve, over the arm. */
export function sleeve() {
  return (
    solid(point('M-322 -98L-292 -98C-284 -66 -286 -24 -294 6L-324 14C-314 -20 -312 -64 -322 -98z'), DAY.ink, pen(2)) +
    solid(point('M-330 -104L-286 -104L-280 -78C-296 -70 -316 -70 -328 -78z'), '#f0b654', pen(2.2)) +
    solid(point('M-640 -62L-452 -90C-436 -50 -436 10 -448 64L-640 130z'), '#2b928c', pen(2.8)) +
    area(point('M-640 70C-570 60 -500 40 -441 20L-448 64L-640 130z'), '#176e6c') +
    solid(
      point(
        'M-478 -92C-462 -96 -446 -96 -440 -92C-422 -48 -422 20 -434 68C-446 76 -462 80 -474 78C-460 24 -460 -40 -478 -92z',
      ),
      '#3fa79f',
      pen(2.6),
    )
  );
}

/** A cup of tea on its saucer; (x, y) is the middle of its foot. */
export function tea(x, y, s, full = true) {
  const put = placed(x, y, 0, s);
  const oval = (u, v, rx, ry) => ring(x + u * s, y + v * s, rx * s, ry * s);
  return (
    cast(put('M54 6C20 30 -80 34 -150 30C-170 20 -120 4 -50 -12z')) +
    solid(oval(0, 0, 66, 24), '#f6e6c4', pen(2.4)) +
    hair(oval(0, -1, 48, 16), 0.8) +
    line(put('M34 -46C66 -52 64 -14 26 -14'), { width: 10 * s }) +
    line(put('M34 -46C66 -52 64 -14 26 -14'), { width: 5 * s, colour: '#f6e6c4' }) +
    solid(put('M-40 -60C-40 -24 -30 -2 -16 4C-6 8 6 8 16 4C30 -2 40 -24 40 -60z'), '#fbf0d8', pen(2.4)) +
    area(put('M-39 -58C-39 -24 -30 -2 -16 3C-10 5 -6 6 -2 6C-14 -8 -22 -30 -22 -54z'), '#b9d3c4') +
    line(put('M-37 -38C-22 -26 22 -26 37 -38'), { width: 3.6, colour: '#1b8585' }) +
    solid(oval(0, -60, 40, 14), DAY.light, pen(2.4)) +
    solid(oval(0, -57, 34, 10), full ? '#b4621c' : '#e6d3ac', pen(1.6)) +
    (full ? line(put('M-10 -78C-26 -94 8 -106 -8 -126M12 -78C-2 -92 26 -104 10 -120'), pen(2, 0.5)) : '')
  );
}
