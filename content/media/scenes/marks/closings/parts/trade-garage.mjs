/** The garage of the trades' street with a car on its lift, the school van, and who walks there. */
import { DAY, ink } from '../../daylight.mjs';
import { disc } from '../../parts/facade.mjs';
import { ROOM, SKIN } from '../../parts/palette.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** A wheel, its hub at (u, v). */
const wheel = (put, u, v, r) =>
  area(put(oval(u, v, r)), DAY.ink) +
  area(put(oval(u, v, r * 0.56)), DAY.paper) +
  area(put(oval(u, v, r * 0.22)), DAY.ink);

/** A small car from the side, its nose to the left; the origin is under its middle. */
function car(put) {
  const body =
    'M-60 -9C-62 -20 -58 -25 -50 -27L-36 -29L-22 -43C-19 -46 -15 -47 -11 -47L24 -47C32 -47 36 -44 44 -29L54 -27C60 -25 62 -18 60 -9z';
  const glass = 'M-29 -29L-18 -41L-2 -42L-2 -29zM3 -29L3 -42L22 -42C27 -42 30 -39 35 -29z';
  return (
    solid(put(body), '#eb9a35', ink(2.2)) +
    area(put('M-60 -9C-61 -13 -60 -17 -59 -19L60 -19C61 -15 61 -12 60 -9z'), '#b56a18') +
    solid(put(glass), '#cfe9e0', ink(1.6)) +
    line(put('M-2 -29L-4 -12M3 -29L36 -29L40 -24M8 -24L15 -24'), ink(1.4)) +
    area(put(oval(-57, -22, 2.6, 3.4)), DAY.light) +
    wheel(put, -37, -6, 11) +
    wheel(put, 39, -6, 11)
  );
}

/** Someone from behind, 66 pixels tall. */
export function customer(x, y, top, below, size = 1) {
  const put = placed(x, y, 0, size);
  const shirt =
    'M-10 -50C-14 -46 -15 -40 -15 -37L-9 -37L-10 -30L10 -30L9 -37L15 -37C15 -42 14 -46 10 -50C6 -53 -6 -53 -10 -50z';
  return (
    area(put('M-10 1L10 1L-6 9L-46 9z'), '#0b6b6a', 'fill-opacity=".36" ') +
    area(put('M-8 -6L-2 -6L-2 1L-9 1zM2 -6L8 -6L9 1L2 1z'), SKIN) +
    solid(put('M-9 -32L-12 -5L12 -5L9 -32z'), below, ink(1.6)) +
    line(put('M-11 -44L-14 -31L-12 -25M11 -44L14 -31L13 -25'), { width: 4.4, colour: SKIN }) +
    solid(put(shirt), top, ink(1.6)) +
    area(put('M-3 -56L3 -56L4 -51L-4 -51z'), SKIN) +
    area(put(oval(0, -60, 5.6, 6.6)), DAY.ink)
  );
}

/** Who works under the car, from behind, both arms raised. */
function mechanic(x, y) {
  const put = placed(x, y);
  return (
    area(put('M-10 -26L-9 0L-2 0L0 -20L2 0L9 0L10 -26z'), DAY.teal) +
    line(put('M-9 -44L-15 -54L-12 -66M9 -44L15 -54L13 -66'), { width: 5, colour: SKIN }) +
    solid(
      put('M-11 -46C-11 -38 -10 -30 -10 -24L10 -24C10 -30 11 -38 11 -46C6 -50 -6 -50 -11 -46z'),
      DAY.teal,
      ink(1.8),
    ) +
    line(put('M-6 -47L6 -30M6 -47L-6 -30'), { width: 1.6, colour: '#17757a' }) +
    area(put(oval(0, -55, 6, 6.6)), DAY.ink) +
    area(put('M-6 -54C-4 -50 4 -50 6 -54L5 -49L-5 -49z'), SKIN)
  );
}

/** The tools on the rear wall. */
const tools = () =>
  solid(box(944, 546, 36, 38), '#1c5a60', pen(1.3)) +
  line('M950 552V572M958 552V577M966 552V568M974 552V578', { width: 2.2, colour: DAY.amber }) +
  line('M948 552h4M956 552h4M964 552h4M972 552h4', { width: 3.2, colour: DAY.amber });

/** A stack of tyres; (x, y) is the middle of its foot. */
const tyres = (x, y, count) =>
  area(`M${x - 18} ${y}H${x + 18}L${x} ${y + 8}H${x - 44}z`, '#0b6b6a', 'fill-opacity=".36" ') +
  repeat(
    count,
    (i) =>
      area(card(x - 18, y - 11 - i * 11, 36, 11, 5), DAY.ink) +
      line(`M${x - 12} ${y - 4 - i * 11}H${x + 12}`, { width: 1.3, colour: '#5fb0a6' }),
  ) +
  area(oval(x, y - count * 11, 15, 3.4), '#2b4a52');

/** The two posts of the lift and its arms. */
const lift = () =>
  [930, 1054]
    .map(
      (x) =>
        solid(box(x, 470, 9, 134), '#2a9a94', ink(1.8)) +
        solid(box(x - 5, 600, 19, 5), '#17757a', ink(1.6)) +
        area(box(x + 2, 476, 2, 122), '#8ecabf'),
    )
    .join('') + line('M934 536H988M1004 536H1058', { width: 5, colour: '#8ecabf' });

/** The whole garage under its roof of sheets. */
export function garage() {
  const sheets = repeat(22, (i) => `M${915 + i * 8} 404L${908 + i * 8.6} 452`);
  const lintel = box(908, 452, 178, 10);
  return (
    solid(box(910, 440, 174, 166), '#eac48a', pen(2.4)) +
    area(box(924, 462, 146, 144), ROOM) +
    area('M924 606L936 590H1058L1070 606z', '#2e6f72') +
    tools() +
    solid('M914 404H1086V452H902z', '#a9cfc6', pen(2.4)) +
    area('M1000 404H1086V452H1010z', '#d6e6dc') +
    hair(sheets, 0.6) +
    area('M1052 404H1086V452H1034z', '#0b4a4d', 'fill-opacity=".5" ') +
    solid(lintel, '#7a4716', ink(2)) +
    area('M924 462H1070V472L924 482z', DAY.ink, 'fill-opacity=".55" ') +
    mechanic(996, 606) +
    lift() +
    car(placed(996, 533, 0, 1)) +
    line('M924 462V606M1070 462V606', ink(2.6)) +
    tyres(912, 618, 3)
  );
}

/** A school van, its nose to the right, bags on its roof, heads at its windows; the origin is under its middle. */
export function schoolVan(put) {
  const body =
    'M-80 -12L-80 -58C-80 -68 -76 -72 -66 -72L42 -72C52 -72 56 -68 60 -60L70 -40C78 -38 82 -32 82 -24L82 -12z';
  const panes =
    'M-72 -64L-40 -64L-40 -44L-72 -44zM-34 -64L-2 -64L-2 -44L-34 -44zM4 -64L34 -64L34 -44L4 -44zM40 -64C46 -64 49 -63 52 -58L59 -44L40 -44z';
  const heads = [-62, -50, -24, -12, 14].map((u, i) => disc(u, -50 - (i % 2) * 2, 5)).join('');
  const bags = card(-60, -88, 26, 14, 5) + card(-30, -86, 22, 12, 5) + card(-4, -88, 24, 14, 5);
  return (
    area(put('M-72 -12L80 -12L64 8L-112 8z'), DAY.ink, 'fill-opacity=".34" ') +
    solid(put(bags), '#1f8a88', ink(1.8)) +
    line(put('M-66 -76L30 -76M-66 -72L-66 -80M-20 -72L-20 -78M30 -72L30 -80'), ink(2)) +
    solid(put(body), '#fbf0da', ink(2.4)) +
    area(put('M-80 -36L71 -36C78 -35 81 -30 82 -24L-80 -24z'), '#f0a02e') +
    area(put('M-80 -24L82 -24L82 -12L-80 -12z'), '#d9cdb0') +
    solid(put(panes), '#1d4f57', ink(1.6)) +
    area(put(heads), '#0d1720') +
    line(put('M-37 -66L-37 -14M1 -66L1 -14M37 -66L37 -14M8 -38L16 -38'), ink(1.3)) +
    solid(put(disc(77, -30, 3.6)), '#fff6df', ink(1.4)) +
    fine(put('M-80 -12L82 -12')) +
    wheel(put, -48, -12, 13) +
    wheel(put, 52, -12, 13)
  );
}
