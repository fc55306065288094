/** Who and what is about the panel bridge: the old bridge and those who wait on it, the ferry, the crew. */
import { DAY, ink } from '../../daylight.mjs';
import { disc } from '../../parts/facade.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { GLASS, LINEN, MINT, SKIN } from '../../parts/palette.mjs';
import { box, placed, repeat, solid } from '../../parts/shapes.mjs';
import { bicycle, threeWheeler } from '../../parts/street.mjs';
import { area, line, round } from '../../stage.mjs';
import { GAP, TOP } from './bailey.mjs';
import { AMBER, BRICK, TEAL } from './green-kites.mjs';

export const STONE = '#f0dfba';
export const JOINT = { width: 1.5, colour: '#8a6a34', opacity: 0.7 };

/** What stands at (x, y) darkens the ground away from the sun. */
export const shadow = (x, y, wide, long) =>
  area(
    `M${x - wide} ${y}L${x + wide} ${y}L${x + wide - long} ${y + long * 0.22}L${x - wide - long} ${y + long * 0.22}z`,
    DAY.ink,
    'fill-opacity="0.2" ',
  );

/** What the flood left of the old bridge: an arch, its pier, and the stump of the arch that followed. */
export function oldBridge() {
  const outline =
    'M-20 382L296 382L296 392L330 392L336 404L322 410L328 422L308 426L312 436L296 444C282 456 276 474 274 500L274 548L286 562L198 562L210 548L210 500C208 448 174 422 132 422C90 422 56 448 54 500L54 562L-20 562z';
  const courses = repeat(4, (i) => `M212 ${454 + i * 26}H272M-20 ${454 + i * 26}H${i ? 52 : 64}`);
  const joints = repeat(
    8,
    (i) => `M${i % 2 ? 232 : 254} ${428 + (i >> 1) * 26}v26M${i % 2 ? 12 : 34} ${428 + (i >> 1) * 26}v26`,
  );
  const vault = repeat(12, (i) => {
    const [u, v] = [Math.cos(Math.PI * (1.03 + i * 0.0855)), Math.sin(Math.PI * (1.03 + i * 0.0855))];
    return `M${round(132 + 79 * u)} ${round(500 + 79 * v)}L${round(132 + 96 * u)} ${round(500 + 96 * v)}`;
  });
  return (
    solid(outline, STONE, ink(2.6)) +
    area('M54 562L54 500C56 448 90 422 132 422C100 430 84 460 82 500L82 562z', '#6fa79b') +
    area(
      'M210 500L210 548L198 562L226 562L226 500zM274 500C276 474 282 456 296 444L308 437L300 432C278 438 264 462 262 500L262 560L286 562L274 548z',
      '#e0bd80',
    ) +
    line(courses + joints + vault, JOINT) +
    solid(box(-20, 396, 318, 7), '#e3c68f', ink(1.6)) +
    area('M186 566L290 566L236 576L120 576z', DAY.ink, 'fill-opacity=".3" ')
  );
}

/** What is left of the next pier; the trestle stands on it. */
export const stump = () =>
  solid('M558 476L572 470L592 474L612 469L636 474L650 478L656 540L640 550L568 550L552 540z', STONE, ink(2.4)) +
  line('M556 498H652M554 522H654M590 474V498M624 498V522M584 522V549M618 476V498', JOINT) +
  area('M548 551L650 551L600 560L500 560z', DAY.ink, 'fill-opacity=".3" ');

/** Legs or skirt of those who stand. */
const LOWER = {
  trousers: 'M-14 0L-12 -48L12 -48L14 0L5 0L0 -36L-5 0z',
  sarong: 'M-13 -4L-13 -48L13 -48L14 -4z',
  skirt: 'M-17 -4C-14 -20 -11 -36 -10 -50L10 -50C11 -36 14 -20 17 -4z',
};

/** Somebody from behind at (x, y), 100 units tall times `s`; arms are path data; a hat is a colour, none for bare heads. */
function person(x, y, s, wears, [lower, upper, hat], arms = 'M-15 -76L-19 -48M15 -76L19 -48') {
  const put = placed(x, y, 0, s);
  return (
    line(put('M-8 1L-8 -8M8 1L8 -8'), { width: 7 * s, colour: SKIN }) +
    solid(put(LOWER[wears]), lower, ink(1.4)) +
    line(put(arms), { width: 7.4 * s, colour: SKIN }) +
    solid(put('M-13 -46L-16 -74C-14 -84 14 -84 16 -74L13 -46z'), upper, ink(1.4)) +
    area(put(`${disc(0, -91, 10)}${wears === 'skirt' ? disc(0, -82, 6) : ''}`), DAY.ink) +
    (hat ? solid(put('M-15 -90L-11 -92C-11 -108 11 -108 11 -92L15 -90z'), hat, ink(1.4)) : '')
  );
}

/** A bus from its side, its nose at the right, 230 long; the origin is the ground below its tail. */
const bus = (put) =>
  solid(put('M0 -16L0 -88C0 -96 4 -100 12 -100L206 -100C218 -100 222 -92 224 -82L230 -50L230 -16z'), LINEN, ink(2.4)) +
  area(put(box(4, -18, 222, 12)), DAY.ink) +
  area(put('M1 -52L230 -52L230 -34L1 -34z'), BRICK) +
  area(put(repeat(6, (i) => box(10 + i * 27, -90, 22, 26)) + box(176, -90, 20, 72)), GLASS) +
  area(put('M202 -90L210 -90C214 -90 216 -86 217 -82L221 -62L202 -62z'), GLASS) +
  line(put('M20 -105L160 -105M20 -100L20 -105M160 -100L160 -105'), ink(2.4)) +
  area(put(`${box(36, -118, 34, 13)}${box(74, -114, 26, 9)}`), TEAL) +
  [44, 150].map((u) => area(put(disc(u, -15, 16)), DAY.ink) + area(put(disc(u, -15, 6)), '#c9a06a')).join('');

/** A three-wheeler that looks to the right, its tail at x. */
const tuk = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${-s} ${s}) translate(-152 0)">${threeWheeler(0, 0, 1)
    .replaceAll('#0a1a22', TEAL)
    .replaceAll('#0f2731', DAY.ink)
    .replaceAll('#0c1f27', '#5fae9f')
    .replaceAll('url(#two)', DAY.ink)}</g>`;

/** A bicycle with thin lines of ink. */
const roadster = (x, y, s) =>
  bicycle(x, y, s).replaceAll('url(#two)', DAY.ink).replaceAll('stroke-width="1.3"', 'stroke-width="0.6"');

/** Those who wait to cross, and the palms behind them. */
export const waiting = () =>
  palmAt(188, 392, 0.7) +
  palmAt(122, 392, 1) +
  bus(placed(-110, 391)) +
  tuk(124, 391, 0.54) +
  person(219, 391, 0.6, 'skirt', [TEAL, BRICK]) +
  person(242, 391, 0.6, 'trousers', [DAY.ink, AMBER]) +
  person(281, 391, 0.6, 'sarong', [BRICK, LINEN]) +
  roadster(266, 391, 0.4);

/** A ferry canoe on its way to the right: the ferryman with his pole, two who sit under an umbrella, a bicycle. */
export function canoe(x, y) {
  const put = placed(x, y);
  const arms = 'M-15 -76L-28 -70L-40 -76M-13 -68L-26 -54L-45 -56';
  return (
    area(put('M-96 6L84 6L40 15L-130 15z'), DAY.ink, 'fill-opacity="0.25" ') +
    line(put('M-88 -92L-111 22'), ink(2.4)) +
    person(x - 70, y - 6, 0.62, 'sarong', [AMBER, LINEN], arms) +
    roadster(x - 26, y - 4, 0.42) +
    solid(put('M24 -4L23 -24C24 -33 44 -33 45 -24L44 -4z'), TEAL, ink(1.4)) +
    solid(put('M53 -4L52 -24C53 -33 73 -33 74 -24L73 -4z'), BRICK, ink(1.4)) +
    area(put(disc(34, -37, 6.4) + disc(63, -37, 6.4)), DAY.ink) +
    line(put('M69 -18L65 -66'), ink(1.8)) +
    solid(put('M34 -50C38 -72 88 -74 94 -50Q84 -56 74 -50Q64 -56 54 -50Q44 -56 34 -50z'), AMBER, ink(1.6)) +
    area(put('M-116 -14L-96 -8L80 -8L104 -18C98 0 88 8 74 8L-90 8C-104 8 -112 0 -116 -14z'), DAY.ink) +
    line(put('M-92 0L84 0'), { width: 1.4, colour: '#5fb8b0' })
  );
}

/** Two on the bridge who bring the white panel into line. */
export const guides = () =>
  person(GAP - 28, TOP - 4, 0.66, 'trousers', [BRICK, AMBER, LINEN], 'M-12 -76L8 -62L38 -56M15 -76L26 -66L40 -30') +
  person(GAP + 132, TOP - 4, 0.66, 'trousers', [TEAL, MINT, AMBER], 'M12 -76L-8 -62L-38 -56M-15 -76L-26 -66L-40 -30');

/** The foreman with the plan on its board, and the one who gives the sign with a flag. */
export function crew() {
  const plan = 'M935 553L975 547M935 544L974 538M938 553L947 545L954 550L962 542L970 547M937 562L976 556';
  const holds = 'M-15 -76L-28 -62L-38 -62M15 -76L24 -56L14 -50';
  const waves = 'M-15 -76L-26 -88L-20 -104M15 -76L22 -60L16 -48';
  return (
    shadow(1000, 604, 12, 90) +
    shadow(896, 570, 12, 84) +
    solid('M926 530L976 522L982 562L932 570z', DAY.paper, ink(2)) +
    line(plan, { width: 1.5, colour: TEAL }) +
    person(1000, 604, 0.84, 'trousers', [BRICK, LINEN, TEAL], holds) +
    line('M880 494L864 420', ink(2.6)) +
    solid('M864 420C880 412 894 428 914 418L922 452C904 462 888 446 872 454z', BRICK, ink(2)) +
    person(896, 570, 0.8, 'trousers', [DAY.ink, AMBER, AMBER], waves)
  );
}
