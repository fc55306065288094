/** Noon, straight from above: a desk with an open handbook, one passage marked, and a hand with a magnifying glass. */
import { DAY } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { box, card, clipped, fine, firm, hair, limb, pen, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, chance, curve, line, sample } from '../../stage.mjs';

const [SKIN] = TONES.warm;
const PRINT = '#8b7a5a';
const MARK = '#14b8a6';
const PAGE = '#fdf4e0';
const LENS = [272, 240, 50];

/** The short hard shadow of noon. */
const shadow = (d, dx = 6, dy = 9) => area(placed(dx, dy)(d), '#8a5a1e', 'fill-opacity=".38" ');

/** Where the book lies. */
const book = placed(212, 242, -5);

const desk = () =>
  area(box(0, 0, 450, 480), '#f9e7bf') +
  hair(
    repeat(11, (i) => curve(sample((x) => 22 + i * 43 + 5 * Math.sin(x / 70 + i * 2), -10, 460, 20))),
    0.4,
  );

/** Loose sheets, some tinted. */
function sheets() {
  const sheet = (x, y, turn, fill) => {
    const put = placed(x, y, turn);
    const rows = repeat(11, (i) => `M-62 ${-84 + i * 17}L${20 + Math.round(44 * chance(i + x))} ${-84 + i * 17}`);
    return (
      shadow(put(box(-80, -108, 160, 216))) +
      solid(put(box(-80, -108, 160, 216)), fill, pen(2.2)) +
      line(put(rows), { width: 3, colour: PRINT, opacity: 0.5 })
    );
  };
  return sheet(66, 400, 14, '#c4e6de') + sheet(392, 96, -12, '#fbe3b4') + sheet(410, 110, 9, '#fdf3dc');
}

/** A cup of tea on its saucer. */
function tea(x, y) {
  const handle = `M${x - 26} ${y + 22}L${x - 44} ${y + 38}`;
  return (
    shadow(ring(x, y, 50)) +
    solid(ring(x, y, 50), '#e3f1ea', pen(2.6)) +
    fine(ring(x, y, 42), 0.6) +
    line(handle, { width: 13 }) +
    line(handle, { width: 8, colour: '#e3f1ea' }) +
    shadow(ring(x, y, 33), 5, 7) +
    solid(ring(x, y, 33), '#f6f3e4', pen(2.6)) +
    area(ring(x, y, 27), '#b65f18') +
    area(
      `M${x - 20} ${y - 10}C${x - 14} ${y - 26} ${x + 10} ${y - 26} ${x + 18} ${y - 12}C${x + 6} ${y - 18} ${x - 8} ${y - 18} ${x - 20} ${y - 10}z`,
      '#e6963a',
    )
  );
}

/** A wooden ruler. */
function ruler() {
  const put = placed(34, 322, -78);
  const marks = repeat(25, (i) => `M${-108 + i * 9} -15L${-108 + i * 9} ${i % 5 ? -6 : 0}`);
  return (
    shadow(put(box(-116, -16, 232, 32))) +
    solid(put(box(-116, -16, 232, 32)), DAY.ink, pen(2.2)) +
    line(put(marks), { width: 1.8, colour: '#f9ddb0' })
  );
}

/** The handbook: two curved pages on a dark cover, headings and lines of print, and the mark across one rule. */
function handbook() {
  const left = 'M-3 -94C-30 -104 -90 -100 -124 -94L-124 92C-90 88 -30 86 -3 96z';
  const right = 'M3 -94C30 -104 90 -100 124 -94L124 92C90 88 30 86 3 96z';
  const print = (from, to, rows) =>
    repeat(rows, (i) => `M${from} ${-50 + i * 17}L${to - Math.round(chance(i * 5 + to) ** 3 * 50)} ${-50 + i * 17}`);
  return (
    shadow(book(card(-136, -106, 272, 212, 8)), 9, 13) +
    solid(book(card(-136, -106, 272, 212, 8)), DAY.ink, pen(2.6)) +
    solid(book('M-130 -94L130 -94L130 98L-130 98z'), '#d8c393', pen(1.6)) +
    solid(book(left), PAGE, pen(2)) +
    solid(book(right), PAGE, pen(2)) +
    area(book('M3 -94C14 -98 22 -99 30 -99L22 88C16 89 8 92 3 96z'), '#dcc79a') +
    area(book('M-3 -94C-10 -98 -14 -98 -18 -99L-14 89C-10 90 -6 92 -3 96z'), '#ead9b3') +
    line(book('M-108 -76L-62 -76M34 -76L72 -76'), { width: 7, colour: DAY.ink }) +
    line(book(print(-108, -30, 8) + print(34, 110, 8)), { width: 3.4, colour: PRINT, opacity: 0.75 }) +
    area(book(box(28, -9, 118, 20)), MARK) +
    shadow(placed(330, 150, 8)(box(-42, -28, 84, 56)), 5, 8)
  );
}

/** The glass over the mark, which shows it larger. */
function lens() {
  const [x, y, r] = LENS;
  const put = placed(x, y, -5);
  const rim = ring(x, y, r);
  const seen = repeat(2, (i) => `M-60 ${-33 + i * 70}L60 ${-33 + i * 70}`);
  return (
    shadow(rim, 10, 14) +
    clipped(
      'lens',
      rim,
      area(rim, '#fff8e6') +
        line(put(seen), { width: 7, colour: PRINT }) +
        area(put(box(-60, -19, 120, 38)), MARK) +
        line(put('M-36 -5L38 -5M-36 8L18 8'), { width: 5, colour: DAY.ink }),
    ) +
    line(rim, { width: 10, colour: DAY.ink }) +
    line(rim, { width: 3.4, colour: '#e9a83c' }) +
    line(`M${x - 30} ${y - 20}C${x - 24} ${y - 30} ${x - 14} ${y - 35} ${x - 4} ${y - 36}`, {
      width: 4,
      colour: '#fffdf8',
    })
  );
}

/** The handle, and the right hand that holds it, its sleeve from the lower right corner. */
function hand() {
  const handle = 'M312 280L384 352';
  const arm = 'M372 372C388 400 408 424 430 446L486 400C468 376 440 346 416 330z';
  return (
    shadow(handle.replace('M312 280', 'M308 286L318 276'), 10, 14) +
    shadow('M340 330C350 400 380 450 440 490L490 400L420 320z', 10, 14) +
    line(handle, { width: 17, colour: DAY.ink }) +
    line('M312 280L324 292', { width: 10, colour: '#e9a83c' }) +
    limb('M398 380Q366 392 358 364', 25, 20.5, SKIN) +
    limb('M392 374Q356 372 348 344', 25, 20.5, SKIN) +
    solid(arm, SKIN, pen(2.4)) +
    solid('M364 350C366 330 392 312 414 322C436 334 446 360 430 378C414 398 376 396 366 378z', SKIN, pen(2.4)) +
    area('M368 352C370 334 392 318 412 326C426 334 434 350 428 366C410 396 374 388 370 374z', SKIN) +
    limb('M406 338Q374 312 346 296', 23, 18.5, SKIN) +
    line('M350 292L356 296', { width: 5, colour: '#e3b78c' }) +
    fine('M392 344C398 350 402 356 402 364', 0.6) +
    solid('M398 424L456 366L500 410L500 500L470 500z', '#0f6d6b', pen(2.8)) +
    solid('M390 416L448 358L462 372L404 430z', '#f6ead0', pen(2.4)) +
    firm('M430 456L490 398', 0.5)
  );
}

export const noon = () => desk() + sheets() + tea(44, 166) + ruler() + handbook() + lens() + hand();
