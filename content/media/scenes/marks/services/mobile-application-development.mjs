import { DAY, daylight, ink } from '../daylight.mjs';
import { TONES } from '../parts/face.mjs';
import { HONEY, TEAL } from '../parts/palette.mjs';
import { box, card, pen, placed, repeat, solid, within } from '../parts/shapes.mjs';
import { oval } from '../parts/trade-shapes.mjs';
import { area, line } from '../stage.mjs';
import { countryRoad } from './parts/country-road.mjs';

/** From the middle of the phone, which is 250 × 500, to the picture. */
const held = placed(980, 388, -4);

const [SKIN, DUSK] = TONES.warm;
const PALM = '#ad7547';
const NAIL = '#dcab85';
const SUN = { width: 3.2, colour: '#ffd9a0' };
const EDGE = { width: 3, colour: '#2b1a10' };
const CREASE = { width: 2.2, colour: DUSK };

/** The row that waits to be sent, and where the two lines of text of each row end. */
const WAITING = 1;
const WORDS = ['84 40', '76 20', '66 26', '40 14', '48 22'].map((ends) => ends.split(' '));

/** One row of the list, its tick in a disc; the one that is not sent yet is amber, its bars of signal crossed out. */
function row(put, i) {
  const v = -142 + i * 72;
  const [first, second] = WORDS[i];
  const text = line(put(`M-28 ${v + 22}L${first} ${v + 22}M-28 ${v + 42}L${second} ${v + 42}`), ink(7.5));
  if (i !== WAITING) {
    return (
      area(put(oval(-64, v + 32, 21)), TEAL) +
      line(put(`M-74 ${v + 33}L-67 ${v + 41}L-54 ${v + 24}`), { width: 6, colour: '#ffffff' }) +
      text
    );
  }
  const bars = repeat(3, (j) => box(-82 + j * 13, v + 40 - j * j * 6, 9, 10 + j * j * 6));
  return (
    solid(put(card(-102, v - 2, 204, 68, 12)), HONEY, ink(3)) +
    area(put(bars), DAY.ink) +
    line(put(`M-84 ${v + 12}L-46 ${v + 54}`), { width: 11, colour: HONEY }) +
    line(put(`M-84 ${v + 12}L-46 ${v + 54}`), ink(5)) +
    text
  );
}

/** The phone, its screen the one pure white thing. */
const phone = (put) =>
  solid(put(card(-125, -250, 250, 500, 38)), DAY.ink, ink(3)) +
  line(put('M-119 -200L-119 206C-119 226 -108 240 -88 243'), { width: 2.6, colour: '#4fa59f' }) +
  line(put('M88 -244C108 -242 119 -228 119 -208L119 40'), SUN) +
  area(put(card(-111, -236, 222, 472, 26)), '#ffffff') +
  area(put(card(-30, -236, 60, 15, 7)), DAY.ink) +
  area(put(card(-94, -208, 188, 52, 14)), TEAL) +
  line(put('M-74 -190L20 -190M-74 -173L-24 -173'), { width: 7, colour: '#ffffff' }) +
  repeat(5, (i) => row(put, i));

/** The rolled sleeve across the forearm. */
const sleeve = (put) =>
  solid(put('M28 440L282 404L306 520L30 520z'), '#2b928c', ink(3)) +
  area(put('M28 440L90 432L100 520L30 520z'), '#176e6c') +
  solid(
    put('M16 418C100 420 202 402 268 370C278 372 286 388 290 408C212 446 112 462 24 458C17 448 13 432 16 418z'),
    '#3fa79f',
    ink(3),
  ) +
  area(put('M16 418C42 419 66 418 88 415C88 430 90 444 96 456C70 459 46 459 24 458C17 448 13 432 16 418z'), '#1f7d7a') +
  line(put('M20 438C104 440 208 424 280 390'), { width: 2.2, colour: '#0d4a50' });

/** What goes behind the phone: the palm, the wrist and the sleeve. */
function palmAndSleeve(put) {
  const outline =
    'M-152 170C-164 200 -154 226 -132 246C-98 272 -56 288 -18 308C10 322 26 344 34 372L44 470L274 440C248 404 230 364 216 320C206 288 204 250 200 222L186 180L118 90L-60 10z';
  const shade =
    'M-152 170C-164 200 -154 226 -132 246C-98 272 -56 288 -18 308C10 322 26 344 34 372L44 470L92 460C88 410 76 364 46 328C14 298 -62 276 -96 250L-120 170z';
  const cast = 'M-124 236L124 236L124 262C92 284 -30 282 -112 258z';
  const creases =
    'M126 268C118 292 130 320 158 342M-60 270C-30 284 4 292 34 296M52 346C110 350 174 336 214 312M60 362C118 364 176 350 220 328';
  return (
    area(put(outline), PALM) +
    area(put(shade), DUSK) +
    area(put(cast), DUSK) +
    line(put(creases), CREASE) +
    line(put(outline), EDGE) +
    line(put('M197 250C199 284 203 304 211 326C219 348 229 366 242 386'), SUN) +
    sleeve(put)
  );
}

/** A finger that comes round the left edge from behind: its tip at (x, y), its bent joint further left. */
function finger(held, [x, y, turn, size]) {
  const put = within(held, x, y, turn, size);
  const outline =
    'M-62 26C-46 25 -30 27 -18 24C-3 20 5 9 4 -3C3 -15 -8 -22 -22 -24C-38 -26 -46 -30 -62 -29C-80 -28 -88 -15 -88 0C-88 16 -79 27 -62 26z';
  const shade =
    'M-88 0C-88 16 -79 27 -62 26C-46 25 -30 27 -18 24C-9 22 -3 17 1 10C-12 14 -28 13 -46 13C-66 14 -76 8 -80 -12C-84 -10 -88 -6 -88 0z';
  return (
    area(put(outline), SKIN) +
    area(put(shade), DUSK) +
    line(put('M-62 -22C-48 -23 -40 -19 -26 -17'), SUN) +
    line(put(outline), EDGE) +
    solid(put('M-2 -11C-10 -17 -24 -16 -26 -8C-27 1 -16 5 -2 3C2 -1 1 -7 -2 -11z'), NAIL, pen(1.2, 0.5)) +
    line(put('M-50 -18C-46 -10 -47 -3 -51 4M-59 -18C-56 -10 -57 -4 -60 2'), CREASE)
  );
}

/** The thumb over the right edge; its ball goes on into the palm. */
function thumb(put) {
  const outer =
    'M200 222C196 184 186 146 166 116C160 104 152 98 146 88C136 70 122 50 106 38C92 28 74 30 68 44C62 58 70 74 80 88';
  const inner = 'C92 104 98 116 106 136C114 160 112 186 116 210C118 224 122 236 128 250';
  const shade =
    'M80 88C92 104 98 116 106 136C114 160 112 186 116 210C118 224 122 236 128 250C134 262 142 276 146 292C142 250 140 200 134 164C130 136 116 112 98 92C88 82 76 72 68 56C64 66 72 78 80 88z';
  return (
    area(
      put('M64 40C44 62 54 86 66 100C80 118 88 136 93 160C97 186 96 208 98 230C106 225 111 216 111 204L112 150L80 60z'),
      '#cfe4df',
    ) +
    area(put(`${outer}${inner}L144 290L186 270z`), PALM) +
    area(put(shade), DUSK) +
    line(put(outer + inner), EDGE) +
    solid(
      put('M84 40C96 40 110 54 114 68C116 78 106 82 98 76C86 68 76 56 76 48C76 42 80 40 84 40z'),
      NAIL,
      pen(1.4, 0.6),
    ) +
    line(put('M124 112C134 108 142 104 148 98M130 122C140 118 148 114 155 108'), CREASE) +
    line(put('M192 208C188 176 178 148 160 120M138 90C130 76 120 62 108 50'), SUN)
  );
}

/** Little finger first: each lies under the one above it. */
const FINGERS = [
  [-98, 152, 3, 0.84],
  [-92, 106, 8, 0.96],
  [-90, 55, 14, 1.02],
  [-97, 5, 21, 0.98],
];

/** What goes before the phone. */
const fingersAndThumb = (put) => FINGERS.map((place) => finger(put, place)).join('') + thumb(put);

/** Mobile apps: by a hill road that the mast does not reach, a hand holds the list of deliveries; one waits to be sent. */
export default function mobileApplicationDevelopment() {
  return daylight(countryRoad() + palmAndSleeve(held) + phone(held) + fingersAndThumb(held), { meet: 1000, top: 112 });
}
