/** A bus depot in the hills by morning, from a window above it: hills, shed, bays, buses, those who travel. */
import { DAY, ink } from '../../daylight.mjs';
import { BROWN_SKIN, GLASS } from '../../parts/palette.mjs';
import { box, card, dot, fine, hair, mapped, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, bell, curve, glow, line, sample } from '../../stage.mjs';

const SHADE = '#d9b184';
const along = (f) => curve(sample(f, -20, 940, 10));

/** Where a point stands in the picture: metres to the right, above the yard, and away from us. */
const at = (x, high, deep) => [410 + (640 * x) / deep, 205 + (640 * (5.2 - high)) / deep];
const onGround = mapped((x, deep) => at(x, 0, deep));
const upright = (deep) => mapped((x, high) => at(x, high, deep));

/** The sun behind a saddle of the hills, the hills with their contour lines, a dagoba. */
export function hills() {
  const crests = [
    (x) => 214 - 92 * bell(x, 380, 150) - 60 * bell(x, 130, 130) - 74 * bell(x, 860, 120),
    (x) => 226 - 58 * bell(x, 150, 170) - 44 * bell(x, 800, 150) + 3 * Math.sin(x / 40),
    (x) => 244 - 34 * bell(x, 480, 210) + 3 * Math.sin(x / 31),
  ];
  const fold = (f, k) =>
    hair(
      along((x) => f(x) + 8 + k * (8 + k)),
      0.42 - k * 0.05,
    );
  const range = (f, i) =>
    area(`${along(f)}L940 400L-20 400z`, ['#edf3e6', '#d3e8dc', '#b4d7c4'][i]) +
    fine(along(f), 0.8) +
    repeat(6, (k) => fold(f, k));
  const dagoba = 'M-20 2L-20 -3L-15 -4C-15 -24 15 -24 15 -4L20 -3L20 2zM-4 -19L-4 -24L0 -42L4 -24L4 -19z';
  return (
    glow(640, 176, 240, '#f59e2c', 0.5) +
    dot(640, 176, 44, '#f7b955') +
    crests.map(range).join('') +
    solid(placed(520, 214)(dagoba), DAY.paper, pen(1.6))
  );
}

/** The ground before a hedge, its painted bays, and the tracks that the buses leave. */
export function ground() {
  const bays = [-8.6, -4.6, -0.6, 3.4, 7.4, 11.4].map((x) => onGround(`M${x} 14.4L${x + 6.2} 22`)).join('');
  const track = (i) => along((x) => 478 + i * 15 + 0.00012 * (x - 300) ** 2 + 3 * Math.sin(x / 60 + i));
  const hedge = along((x) => 296 + 3 * Math.sin(x / 13) + 2 * Math.sin(x / 5));
  return (
    solid(`${hedge}L940 314L-20 314z`, '#4f9a86', pen(1.8)) +
    area(box(-20, 313, 940, 320), '#fbe9c8') +
    repeat(7, (i) => hair(track(i), 0.34)) +
    line(bays, { width: 3, colour: DAY.light })
  );
}

/** The long shed at the back, its roof of corrugated iron, people in its shade. */
export function shed() {
  const [eave, ridge] = [upright(28), upright(34)];
  const person = (x) => upright(31)(`M${x - 0.3} 0L${x - 0.25} 1.3L${x + 0.25} 1.3L${x + 0.3} 0z`);
  const head = (x) => upright(31)(card(x - 0.2, 1.25, 0.4, 0.4, 0.2));
  const people = [-14.2, -11.6, -10.7, -6.8, -2.4];
  const ribs = repeat(65, (i) => eave(`M${i / 2 - 25} 3`) + ridge(`L${i / 2 - 25} 4.3`));
  return (
    area(upright(33)(box(-25, 0, 32, 3.4)), '#2d6763') +
    area(onGround('M-25 26L2 26L7 33L-25 33z'), SHADE) +
    area(people.map(person).join(''), DAY.amber) +
    area(people.map(head).join(''), DAY.ink) +
    line([-13, -9, -5, -1, 3, 6].map((x) => upright(29)(`M${x} 0L${x} 3.2`)).join(''), ink(4)) +
    solid(eave('M7 3L-25 3') + ridge('L-25 4.3L7 4.3z'), '#d2854a', pen(2)) +
    line(ribs, { width: 1.3, colour: '#8f4a1f', opacity: 0.8 })
  );
}

/** A point of a bus in its bay, in centimetres: from its nose, from its right-hand side, and above the ground. */
function busAt([x, deep]) {
  const [sin, cos] = [Math.sin(0.68) / 100, Math.cos(0.68) / 100];
  return (u, w, high) => at(x + u * sin + (w - 120) * cos, high / 100, deep + u * cos - (w - 120) * sin);
}

/** How far the round nose stands back at a place of it. */
const back = (w, high) => 24 * Math.abs(w / 120 - 1) ** 2.4 + 17 * Math.max(0, high / 100 - 1.3) ** 2;

/** What a bus casts towards us: the sun is low behind it. */
export function busShadow(place) {
  const foot = mapped((u, w) => busAt(place)(u, w, 0));
  const top = placed(-105, 70);
  return area(foot('M860 0') + top(foot('L860 0L30 0L30 240')) + foot('L20 240L860 240z'), SHADE);
}

const ROOF_EDGE = '0 248Q4 268 60 277Q120 285 180 277Q236 268 240 248';

/** A round-nosed bus, its nose to the lower left; one that leaves has its driver at the wheel. */
export function bus(place, { body, side, band, driver }) {
  const put = busAt(place);
  const nose = mapped((w, high) => put(back(w, high), w, high));
  const flank = mapped((u, high) => put(u, 240, high));
  const roof = mapped((u, w) => put(u, w, 248 + 30 * Math.sin((Math.PI * w) / 240)));
  const windows = repeat(6, (i) => box(150 + i * 115, 158, 95, 78));
  const wheel = (u, r) => flank(card(u - r, 50 - r, 2 * r, 2 * r, r));
  const trim = { width: 1.5, colour: '#c9a06a' };
  return (
    area(flank(box(22, 12, 838, 40)), DAY.ink) +
    solid(flank('M44 248L20 130L20 35L860 35L860 248z'), side, ink(2)) +
    solid(flank(box(20, 102, 840, 30)), band, pen(1.3)) +
    area(flank(windows + box(80, 50, 50, 186)), GLASS) +
    area(wheel(210, 54) + wheel(660, 54), DAY.ink) +
    solid(wheel(210, 22) + wheel(660, 22), '#c9a06a', ink(1.4)) +
    solid(nose(`M${ROOF_EDGE}`) + roof('L860 240L860 180L860 120L860 70L40 70z'), '#fbe8c4', ink(2)) +
    line(roof('M120 145L850 145M120 195L850 195'), trim) +
    solid(nose(`M${ROOF_EDGE}L240 130L240 30L180 30L120 30L60 30L0 30L0 130z`), body, ink(2.2)) +
    area(nose('M0 102L60 102L120 102L180 102L240 102L240 132L180 132L120 132L60 132L0 132z'), band) +
    solid(nose(card(20, 145, 94, 75, 10) + card(126, 145, 94, 75, 10)), GLASS, ink(1.8)) +
    area(nose('M75 147L91 147L105 218L90 218zM180 147L196 147L210 218L195 218z'), '#3a7f80') +
    (driver
      ? area(nose(card(34, 146, 48, 22, 10)), DAY.paper) + area(nose(card(42, 164, 32, 34, 16)), BROWN_SKIN)
      : '') +
    solid(nose(card(56, 232, 128, 26, 8)), DAY.amber, ink(1.6)) +
    solid(nose(card(75, 62, 90, 56, 12)), DAY.ink, trim) +
    line(nose('M84 76L156 76M82 90L158 90M84 104L156 104'), trim) +
    solid(nose(card(25, 78, 34, 34, 17) + card(181, 78, 34, 34, 17)), DAY.amber, ink(1.6)) +
    area(nose('M0 26L60 26L120 26L180 26L240 26L240 46L180 46L120 46L60 46L0 46z'), DAY.ink)
  );
}

/** Where somebody stands in the yard, 100 units to 1.7 m. */
const stand = (x, deep) => placed(...at(x, 0, deep), 0, 10.88 / deep);

/** The conductor, from behind, an arm up: come. His ticket bag hangs at his hip. */
export function conductor(x, deep) {
  const put = stand(x, deep);
  return (
    area(put('M-8 0L8 0L-48 52L-68 46z'), SHADE) +
    area(put('M-11 -50L-13 0L-3 0L0 -40L5 0L14 0L11 -50z'), DAY.ink) +
    line(put('M13 -78L22 -62L14 -50'), { width: 6, colour: BROWN_SKIN }) +
    line(put('M-14 -78L-26 -96L-22 -118'), { width: 6.5, colour: BROWN_SKIN }) +
    solid(put('M-13 -48L-13 -72L-18 -76L-26 -90L-19 -95L-10 -83C-4 -84 12 -84 15 -78L13 -48z'), '#d98a35', ink(1.8)) +
    line(put('M-10 -82L12 -50'), ink(2.4)) +
    solid(put('M8 -54L20 -54L20 -40L8 -40z'), '#6d4225', ink(1.4)) +
    area(put('M-7 -84C-9 -98 8 -98 7 -84z'), BROWN_SKIN) +
    area(put('M-9 -90C-10 -102 9 -102 9 -90L12 -88L-9 -88z'), DAY.ink)
  );
}

/** Somebody under an umbrella against the sun. */
export function traveller(x, deep, skirt, blouse, umbrella) {
  const put = stand(x, deep);
  const cover = 'M-26 -96C-22 -132 52 -132 58 -96Q48 -104 38 -97Q28 -105 16 -97Q4 -105 -6 -97Q-16 -104 -26 -96z';
  return (
    area(put('M-8 0L8 0L-70 74L-96 66z'), SHADE) +
    solid(put('M-10 -52L10 -52L13 -4L-12 -4z'), skirt, ink(1.6)) +
    solid(put('M-10 -50L-13 -76C-10 -84 10 -84 13 -76L18 -64L14 -57L10 -61L10 -50z'), blouse, ink(1.6)) +
    area(put('M-8 -84C-10 -100 8 -100 8 -84C4 -80 -4 -80 -8 -84zM-8 -4L-8 1L9 1L9 -4z'), DAY.ink) +
    solid(put(`${cover}M14 -58L16 -97`), umbrella, ink(1.8)) +
    hair(put('M16 -122C4 -118 -4 -108 -6 -97M16 -122C28 -118 36 -108 38 -97'), 0.9)
  );
}
