/** The street of the mobile-on-foot closing: one low wall from a gate past a stall and a studio to a garden. */
import { across, DAY, hillsOn, ink } from '../../daylight.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { BRIGHT_RUST, DEEP_TEAL, HONEY, TEAL } from '../../parts/palette.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, glow, line } from '../../stage.mjs';

/** The top of the wall, and the ground at its foot. */
export const COPING = 352;
export const FOOT = 522;

const land = () => {
  const hills = hillsOn(420, 1.6);
  return (
    glow(1130, 110, 320, '#f7b955', 0.5) +
    area(oval(1106, 132, 30), '#f7b750') +
    hills(
      (x) => 300 - 130 * bell(x, 330, 190) - 90 * bell(x, 700, 130) - 120 * bell(x, 1180, 210),
      -20,
      1460,
      '#dcebdc',
    ) +
    hills((x) => 340 - 70 * bell(x, 560, 150) - 80 * bell(x, 1060, 160) - 40 * bell(x, 60, 120), -20, 1460, '#cfe3cf')
  );
};

/** Her house: a tiled roof, a window with shutters. */
const house = () =>
  solid(box(256, 190, 220, 200), '#fbefd6', pen(2)) +
  area(box(256, 190, 36, 200), '#dfe7d6') +
  solid('M226 196L270 112L466 112L510 196z', '#d0703c', pen(2.2)) +
  hair(
    repeat(15, (i) => `M${280 + i * 13} 114L${244 + i * 18} 194`),
    0.6,
  ) +
  solid(box(432, 226, 36, 62), TEAL, pen(1.8)) +
  hair(
    repeat(6, (i) => `M436 ${236 + i * 9}H464`),
    0.8,
  );

/** The wall and its coping between two x. */
const wall = (from, to) =>
  solid(box(from, COPING, to - from, FOOT - COPING), 'url(#plaster)', pen(2.4)) +
  area(box(from, FOOT - 26, to - from, 26), '#b9a06c', 'fill-opacity=".45" ') +
  area(box(from, COPING + 14, to - from, 9), '#9c8450', 'fill-opacity=".35" ') +
  solid(box(from - 4, COPING - 8, to - from + 8, 22), '#e9c993', pen(2.4));

const pillar = (x) =>
  solid(box(x - 17, COPING - 40, 34, FOOT - COPING + 40), '#f7e8c8', pen(2.4)) +
  area(box(x - 16, COPING - 38, 10, FOOT - COPING + 36), '#cfd9c2') +
  solid(box(x - 23, COPING - 54, 46, 16), BRIGHT_RUST, pen(2.4)) +
  solid(oval(x, COPING - 66, 13), '#f7e8c8', pen(2.4));

/** What is seen through the gate: grass, and the path to the house. */
const garden = () =>
  area(box(297, 392, 146, FOOT - 392), '#b9d8a8') +
  area(`M382 392L412 392L460 ${FOOT}L342 ${FOOT}z`, '#f3e2bd') +
  line('M297 392L443 392', pen(1.8));

/** The leaf of the gate that is shut. */
const gate = (from, to) =>
  repeat(5, (i) => {
    const x = from + 6 + (i * (to - from - 12)) / 4;
    return line(`M${x} ${COPING - 20}L${x} ${FOOT - 6}`, { width: 5, colour: DEEP_TEAL });
  }) +
  line(
    `M${from} ${COPING - 18}L${to} ${COPING - 18}M${from} ${COPING + 40}L${to} ${COPING + 40}M${from} ${FOOT - 14}L${to} ${FOOT - 14}`,
    {
      width: 6,
      colour: DEEP_TEAL,
    },
  );

const ground = () =>
  area(box(-20, FOOT, 1480, 120), '#eddbb4') +
  line(`M-20 ${FOOT}L1460 ${FOOT}`, pen(2.4)) +
  hair(
    repeat(14, (i) => `M${-20 + i * 114} ${FOOT}L${-60 + i * 120} 582`),
    0.4,
  ) +
  area(box(-20, 582, 1480, 30), '#c9b283') +
  line('M-20 582L1460 582', pen(2.2));

/** The scooter's back and box, at the left edge. */
const scooter = () => {
  const put = placed(30, 560, 0, 1.1);
  return (
    area(put('M-92 -2L70 -2L90 10L-108 10z'), '#a98a52', 'fill-opacity=".42" ') +
    solid(put(oval(36, -26, 28)), DAY.ink, ink(1)) +
    area(put(oval(36, -26, 13)), '#cfd8d2') +
    solid(put('M76 -46C70 -84 40 -92 0 -92L-80 -92L-80 -34L0 -34C8 -60 60 -66 76 -46z'), BRIGHT_RUST, ink(2.4)) +
    solid(put('M70 -92C70 -108 54 -108 40 -108L-30 -108L-30 -92z'), DAY.ink, ink(2)) +
    solid(put(card(-22, -200, 96, 88, 9)), HONEY, ink(2.6)) +
    area(put(box(-20, -176, 92, 16)), '#fff3d0')
  );
};

/** The stall: striped awning on two posts, a table of vegetables. */
function stall() {
  const [left, right] = [498, 676];
  const stripe = (i) => {
    const w = (right - left + 44) / 7;
    const x = left - 22 + i * w;
    return solid(
      `M${x + 8} 62L${x + w + 8 - i * 2.4} 62L${x + w} 118C${x + w - 2} 134 ${x + 2} 134 ${x} 118z`,
      i % 2 ? '#f6cf8a' : TEAL,
      pen(2),
    );
  };
  const heap = (x, y, count, fill, r) =>
    repeat(count, (i) => solid(oval(x + i * r * 1.7, y - (i % 2) * r * 0.7, r), fill, ink(2)));
  return (
    line(`M${left} 110L${left} ${FOOT}M${right} 110L${right} ${FOOT}`, ink(11)) +
    line(`M${left} 110L${left} ${FOOT}M${right} 110L${right} ${FOOT}`, { width: 6, colour: '#d9a24e' }) +
    line(`M${left + 26} 128L${left + 26} 148`, ink(2.4)) +
    repeat(7, (i) =>
      solid(placed(left + 26, 146, 54 - i * 18)('M-5 0C-9 20 -7 34 0 42C7 34 9 20 5 0z'), '#f0b43c', ink(1.8)),
    ) +
    heap(left + 6, 372, 4, BRIGHT_RUST, 12) +
    heap(left + 76, 372, 3, '#79b873', 16) +
    heap(left + 140, 372, 2, '#6a3f6b', 14) +
    solid(box(left - 20, 378, right - left + 34, 18), '#e0ae62', pen(2.4)) +
    solid(box(left - 12, 396, right - left + 18, FOOT - 388), '#b98746', pen(2.4)) +
    area(box(left - 11, 396, 46, FOOT - 390), '#9a6d33') +
    hair(`M${left - 12} 434L${right + 6} 434M${left - 12} 474L${right + 6} 474`, 0.6) +
    repeat(7, stripe)
  );
}

/** A lotus, for the sign of the studio. */
const lotus = (put, fill) =>
  [-62, 62, -32, 32, 0]
    .map((turn) => solid(put(placed(0, 14, turn)('M0 0C-12 -14 -12 -28 0 -42C12 -28 12 -14 0 0z')), fill, ink(1.8)))
    .join('');

function studio() {
  const [left, right] = [818, 1022];
  return (
    solid(box(left, 74, right - left, FOOT - 74), '#bfe0d6', pen(2.6)) +
    area(box(left, 74, 26, FOOT - 74), '#9fcabf') +
    solid(box(left - 12, 54, right - left + 24, 24), '#f7e8c8', pen(2.4)) +
    area(box(left, 78, right - left, 8), '#7fb3a8') +
    solid(box(922, 166, 92, FOOT - 166), '#f7e8c8', pen(2.4)) +
    solid(box(932, 176, 72, FOOT - 176), TEAL, pen(2.4)) +
    line(`M944 390L992 390L992 ${FOOT - 20}L944 ${FOOT - 20}z`, { width: 2, colour: '#0b4a4d' }) +
    solid(box(944, 190, 48, 180), '#0f4f55', pen(2)) +
    solid(oval(998, 372, 5), HONEY, ink(1.8)) +
    solid(oval(970, 122, 36, 34), '#fffdf8', pen(2.4)) +
    lotus(placed(970, 126, 0, 0.86), HONEY) +
    solid(box(914, FOOT - 6, 110, 18), '#f7e8c8', pen(2.4))
  );
}

/** The water tank of a house on its frame, behind the garden. */
const tank = () =>
  line('M1352 350L1362 190M1428 350L1418 190M1356 290L1424 230M1424 290L1356 230', ink(6)) +
  solid(box(1346, 182, 88, 10), '#a8743a', pen(2)) +
  solid('M1352 182L1352 108C1352 96 1366 92 1372 84L1408 84C1414 92 1428 96 1428 108L1428 182z', '#24424c', pen(2.4)) +
  line('M1352 130L1428 130M1352 156L1428 156', { width: 2.4, colour: '#5f8f8e' });

/** Flowers over the coping. */
const bougainvillea = () => {
  const put = placed(1180, 350);
  return (
    solid(
      put(
        'M-130 0C-146 -20 -128 -44 -104 -40C-104 -72 -58 -84 -40 -60C-20 -88 34 -82 42 -54C66 -76 108 -62 108 -34C134 -40 150 -18 138 0z',
      ),
      '#6fb39a',
      pen(2.2),
    ) +
    repeat(13, (i) => {
      const [u, v] = [-112 + i * 19, -12 - ((i * 29) % 46)];
      return solid(put(oval(u, v, 8, 7)), i % 3 ? '#e0573a' : '#f6c667', ink(1.4));
    })
  );
};

export const street = () =>
  across('plaster', ['#cfe6dc', '#efe9d0', '#f6dcae'], 0, 1440) +
  land() +
  palmAt(90, 350, 1.25) +
  house() +
  palmAt(1368, 350, -1.3) +
  tank() +
  bougainvillea();

export const front = () =>
  wall(-30, 280) +
  wall(446, 1470) +
  ground() +
  garden() +
  gate(297, 368) +
  pillar(280) +
  pillar(460) +
  fine(`M280 ${FOOT}L460 ${FOOT}`, 0.4) +
  scooter() +
  stall() +
  studio();
