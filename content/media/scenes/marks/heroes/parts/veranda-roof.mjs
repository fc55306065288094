/** What is overhead on the veranda: rafters, roof, the lamp, and the router on its shelf with the wire that leaves. */
import { box, card, dot, fine, firm, hair, pen, placed, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { beam as dots } from '../../parts/village.mjs';
import { area, glow, line, round, thousandths } from '../../stage.mjs';
import { edge, front, ROOM, spot } from './veranda.mjs';

const { left, right, deep, beam } = ROOM;

/** Under the roof: the beam at the back and the rafters above it. */
export function rafters() {
  const [from, to] = [left - 0.2, right];
  const inside = polygon([spot(from, beam, deep), spot(to, beam, deep), spot(to, 3, 1.4), spot(from, 3, 1.4)]);
  const each = repeat(15, (i) => {
    const x = from + ((to - from) * (i + 0.5)) / 15;
    return edge([x, beam, deep], [x, 3, 1.4]);
  });
  const battens = repeat(6, (i) => {
    const [up, away] = [beam + i * 0.09, deep - i * 0.13];
    return edge([from, up, away], [to, up, away]);
  });
  return (
    solid(inside, '#07141c', pen(1.4)) +
    fine(each, 0.6) +
    hair(battens, 0.35) +
    solid(front(from, to, beam - 0.12, beam, deep), '#0f2a33', pen(2))
  );
}

/** A blind of split bamboo, rolled up under the beam. */
export const blind = () =>
  solid(card(1038, 398, 296, 15, 6), '#12343d', pen(1.8)) +
  hair(ring(1327, 405.5, 4), 0.8) +
  hair('M1044 402.5H1318M1044 408H1318', 0.6) +
  fine('M1084 396V415M1186 396V415M1288 396V415', 0.9) +
  hair('M1084 415V436M1186 415V428M1288 415V438', 0.7) +
  dot(1084, 438, 2, '#b9f5ea') +
  dot(1186, 430, 2, '#d9f5ef') +
  dot(1288, 440, 2, '#fff');

/** The roof's edge on the left: eaves, the bend of a hill-country roof, ridge. */
const VERGE = [
  [834, 338],
  [896, 276],
  [946, 160],
];
const BEND = 0.34;
const END = 1830;

/** A point of the verge: 0 at the eaves, 1 at the ridge. */
function verge(t) {
  const [[a, b], [c, d]] = t < BEND ? VERGE : VERGE.slice(1);
  const share = t < BEND ? t / BEND : (t - BEND) / (1 - BEND);
  return [a + (c - a) * share, b + (d - b) * share];
}

/** A row of half-round tiles that hang down by `sag`. */
function tileRow(t, sag) {
  const [x, y] = verge(t);
  const wide = round(19 - 5 * t);
  return `M${round(x)} ${round(y)}${repeat(Math.ceil((END - x) / wide), () => `q${round(wide / 2)} ${sag} ${wide} 0`)}`;
}

/** The roof in rows of half-round tiles, which hang over the eaves. */
export const roof = () =>
  solid(polygon([...VERGE, [END, VERGE[2][1]], [END, VERGE[0][1]]]), '#0a1c26', pen(3)) +
  repeat(11, (i) => hair(tileRow((i + 1) / 12, 8), thousandths(0.5 - 0.018 * i))) +
  firm(`M${VERGE[1].join(' ')}H${END}`, 0.5) +
  solid(box(VERGE[0][0] + 8, VERGE[0][1], 1000, 10), '#0f2a33', pen(1.8)) +
  solid(`${tileRow(0, 14)}z`, '#0a1c26', pen(2.2)) +
  fine(
    repeat(34, (i) => `M${VERGE[2][0] + i * 27} ${VERGE[2][1] + 6}q13 -11 27 0`),
    0.85,
  ) +
  line(polygon(VERGE, false), pen(5));

/** An enamel lamp on its cord. */
export function lamp(x, y) {
  const put = placed(x, y);
  return (
    line(`M${x} 340V${y - 28}`, pen(1.8)) +
    glow(x, y + 10, 170, '#ffb85a', 0.5) +
    solid(put('M-34 6C-34 -14 -18 -26 -6 -28L6 -28C18 -26 34 -14 34 6z'), '#2a1f0e', pen(2.2)) +
    hair(put('M-24 0C-23 -10 -14 -18 -6 -21'), 0.8) +
    area(put('M-11 6L11 6C12 16 6 20 0 20C-6 20 -12 16 -11 6z'), '#ffe2b0')
  );
}

/** From the router up the wall, along the beam and out to the first pole at (x, y). */
export function wire(x, y) {
  const d = `M1482 498L1482 372L1022 387Q${round((x + 1022) / 2)} ${y + 16} ${x} ${y}`;
  return hair(d, 0.8) + dots(d, 2.5);
}

/** The router on a shelf of the house wall; under it the headset on a hook. */
export const shelf = () =>
  fine('M1502 512L1502 532L1470 509', 0.7) +
  solid('M1514 514L1478 507L1428 507L1454 514z', '#123640', pen(1.8)) +
  line('M1454 515.5H1514', pen(3)) +
  solid(box(1444, 493, 46, 15), '#0d242e', pen(1.8)) +
  fine('M1450 493L1446 462M1485 493L1489 462', 0.9) +
  repeat(3, (i) => dot(1454 + i * 8, 501, 2, '#ffe9c4')) +
  fine('M1486 516V526Q1486 531 1491 530', 0.9) +
  line('M1468 556C1466 522 1508 522 1506 556', pen(3.2)) +
  solid(box(1462, 550, 12, 22) + box(1500, 550, 12, 22), '#2a1f0e', pen(2)) +
  fine('M1467 573Q1468 588 1482 586', 0.9) +
  dot(1483, 586, 2.6, '#ffd08a');
