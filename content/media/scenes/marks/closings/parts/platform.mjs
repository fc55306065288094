/** What stands on a railway platform at night: fence, train, bench, fire buckets, a bag; and the floor. */
import { disc, lit, uprights } from '../../parts/facade.mjs';
import { box, card, fine, firm, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, glow, line, round } from '../../stage.mjs';
import { AWAY } from './platform-roof.mjs';

const BACK = 524;

/** A fence of old rails at the back of the platform. */
export const fence = (from, to) =>
  hair(uprights(from, to, BACK - 50, BACK, 13), 0.5) +
  fine(`M${from} ${BACK - 42}H${to}M${from} ${BACK - 14}H${to}`, 0.6);

/** The last coach of a train that waits behind the platform; its windows are lit. */
export function train(x) {
  const pane = (i) => {
    const u = x + 92 + i * 84;
    const glass = card(u, 384, 58, 56, 6);
    const rider = (d) =>
      area(placed(round(u + 18 + 20 * chance(i + 2)), 440, 0, 0.9 + 0.12 * chance(i + 8))(d), '#0b2a30');
    const bust = `M-15 0C-15 -15 -9 -19 0 -19C9 -19 15 -15 15 0z${disc(0, -28, 9)}`;
    return lit(glass, 0.9) + (i % 3 === 1 ? '' : rider(bust)) + line(`${glass}M${u} 402h58`, pen(2));
  };
  const shell = `M${x} ${BACK}L${x} 340C${x} 322 ${x + 10} 312 ${x + 28} 310L1460 310L1460 ${BACK}z`;
  return (
    glow(x + 210, 412, 260, '#f59e2c', 0.32) +
    solid(shell, '#0c212b', pen(2.8)) +
    hair(`M${x + 12} 330H1460M${x} 366H1460`, 0.6) +
    fine(`M${x} 456H1460M${x} 466H1460`, 0.75) +
    solid(card(x + 18, 378, 46, 142, 4), '#0f2a33', pen(2)) +
    lit(card(x + 25, 388, 32, 44, 4), 0.8) +
    repeat(4, pane) +
    hair(
      repeat(4, (i) => `M${x + 78 + i * 84} 332V${BACK}`),
      0.35,
    ) +
    solid(
      repeat(3, (i) => box(x + 70 + i * 96, 300, 40, 10)),
      '#0c212b',
      pen(1.8),
    ) +
    fine(`M${x + 12} 420V470M${x + 70} 420V470M${x + 8} 496H1460`, 0.8) +
    solid(box(x - 16, 496, 16, 12), '#07141c', pen(2)) +
    fine(`M${x - 10} 372V496M${x - 4} 372V496`, 0.7)
  );
}

/** A dog asleep, its nose on its paws. */
const dog = (put) =>
  solid(
    put('M-34 0C-40 -14 -26 -27 -6 -25C8 -24 14 -18 18 -13C24 -19 32 -17 35 -10L44 -5C46 -1 42 1 38 0z'),
    '#0f2a33',
    pen(2),
  ) +
  fine(
    put('M20 -13C16 -8 18 -3 24 -3C26 -7 25 -11 20 -13M-34 -2C-44 -2 -46 -10 -40 -14M-14 0C-16 -10 -8 -14 -2 -10'),
    0.9,
  );

/** A bench of slats on iron legs, a bag left to keep the seat. */
export const bench = (x, y, w = 176) =>
  solid(
    `M${x + 14} ${y}L${x + 18} ${y - 44}L${x + 24} ${y - 44}L${x + 22} ${y}zM${x + w - 22} ${y}L${x + w - 24} ${y - 44}L${x + w - 18} ${y - 44}L${x + w - 14} ${y}z`,
    '#0f2a33',
    pen(1.9),
  ) +
  solid(
    repeat(3, (i) => box(x, y - 92 + i * 14, w, 9)),
    '#0f2a33',
    pen(1.9),
  ) +
  solid(box(x - 4, y - 48, w + 8, 9), '#123640', pen(2.2)) +
  solid(card(x + 112, y - 78, 40, 30, 7), '#17504f', pen(2)) +
  fine(
    `M${x + 122} ${y - 78}C${x + 122} ${y - 92} ${x + 142} ${y - 92} ${x + 142} ${y - 78}M${x + 112} ${y - 66}h40`,
    0.8,
  ) +
  dog(placed(x + 72, y + 2));

/** Fire buckets on their rail, as at every station. */
export const buckets = (x, y) =>
  firm(`M${x} ${y}V${y - 120}M${x + 108} ${y}V${y - 120}M${x - 8} ${y - 114}H${x + 116}`) +
  repeat(3, (i) => {
    const put = placed(x + 22 + i * 32, y - 84);
    return (
      fine(put('M-11 0C-10 -22 10 -22 11 0M0 -16L0 -30'), 0.8) +
      solid(put('M-12 0L12 0L8 26C4 30 -4 30 -8 26z'), i === 1 ? '#17504f' : '#123640', pen(2))
    );
  });

/** Flags of the floor, the edge of the platform, the rails below it. */
export function floor() {
  const joints = repeat(26, (i) => `M${AWAY + (i - 14) * 66} ${BACK}L${AWAY + (i - 14) * 104} 664`);
  return (
    area(
      polygon([
        [-10, BACK],
        [1450, BACK],
        [1450, 840],
        [-10, 840],
      ]),
      '#07151d',
    ) +
    firm(`M-10 ${BACK}H1450`, 0.8) +
    hair(`${joints}M-10 548H1450M-10 584H1450M-10 636H1450`, 0.24) +
    solid(box(-10, 664, 1460, 16), '#0d242e', pen(2.2)) +
    area(box(-10, 680, 1460, 160), '#040a10') +
    hair('M-10 700H1450M-10 722H1450M-10 748H1450', 0.2) +
    line('M-10 650H1450', { width: 3, opacity: 0.4, extra: 'stroke-dasharray="34 22" ' }) +
    fine('M-10 768H1450M-10 776H1450', 0.5)
  );
}

/** The designer's bag, a roll of paper in it. */
export const satchel = (put) =>
  solid(put('M0 -38L6 -66L14 -65L10 -36z'), '#123640', pen(1.8)) +
  fine(put('M-12 -34C-10 -56 14 -54 14 -34'), 0.8) +
  solid(put(card(-20, -36, 42, 36, 5)), '#0f2a33', pen(2.2)) +
  solid(put('M-21 -36L23 -36L20 -18C8 -13 -6 -13 -18 -18z'), '#17484f', pen(1.9));
