/** Evening: on the stairs the owner, his ledger shut, pulls the cord of a lamp; the last member still runs. */
import { DAY, ink } from '../../daylight.mjs';
import { polygon, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { arm, drops, face, figure, GREY, hair, hand, headOn, leg, SKIN, shoe, trunk } from './gym-figures.mjs';
import { deep, GROUND, shadow, slab, UPPER } from './gym-hall.mjs';
import { gecko, lamp } from './gym-things.mjs';

const STEPS = 8;
const [FOOT, TOP] = [1204, 962];
const [RUN, RISE] = [(FOOT - TOP) / STEPS, (GROUND - UPPER) / STEPS];
const [NEAR, FAR] = [0.028, 0.1];

/** The i-th step from below: where it begins, ends, and how high it is. */
const step = (i) => [FOOT - i * RUN, FOOT - (i + 1) * RUN, GROUND - (i + 1) * RISE];

function stairs() {
  const outline = [deep(TOP, GROUND, NEAR), deep(FOOT, GROUND, NEAR)];
  for (let i = 0; i < STEPS; i++) {
    const [from, to, y] = step(i);
    outline.push(deep(from, y, NEAR), deep(to, y, NEAR));
  }
  const rear = [deep(TOP, UPPER, FAR), deep(TOP + RUN, UPPER, FAR), deep(FOOT, GROUND - RISE, NEAR)];
  const door = [deep(990, GROUND, NEAR), deep(1070, GROUND, NEAR), deep(1070, 450, NEAR), deep(990, 410, NEAR)];
  return (
    area(polygon([deep(TOP, UPPER, NEAR), ...rear]), '#f8d79a') +
    line(polygon(rear, false), ink(2)) +
    solid(polygon(outline), '#17757a', ink(2.6)) +
    line(polygon(outline.slice(2), false), { width: 7, colour: '#fbe0ad' }) +
    line(polygon(outline.slice(2), false), ink(2)) +
    solid(polygon(door), '#0f5f63', ink(2.2)) +
    solid(oval(deep(1058, 520, NEAR)[0], deep(1058, 520, NEAR)[1], 4.4), '#f6c667', ink(1.6))
  );
}

const LAMP = [1184, 126];
/** Where his hand is on the cord. */
const CORD = [1148, 262];

function owner() {
  const [from, to, level] = step(3);
  const [x, y] = deep((from + to) / 2, level, 0.06);
  const put = figure(x, y, { size: 1.08 });
  const tones = SKIN.deep;
  const head = headOn(put, 4);
  const book = within(put, -8, -92, -14);
  const [, , above] = step(4);
  const lift = (deep(0, level, 0.06)[1] - deep(0, above, 0.06)[1]) / 1.08;
  const reach = [(CORD[0] - x) / 1.08, (CORD[1] - y) / 1.08];
  return (
    solid(put(oval(-22, -lift, 13, 7)), '#8a4a1c', ink(1.8)) +
    solid(put(oval(18, -3, 14, 7)), '#8a4a1c', ink(1.8)) +
    solid(
      put(
        'M-28 -76C-34 -60 -37 -48 -37 -37C-28 -33 -18 -30 -8 -28C-4 -22 -2 -14 0 -9C12 -5 26 -7 33 -11C37 -34 36 -56 29 -74z',
      ),
      '#2c6f86',
      ink(2.4),
    ) +
    line(put('M-36 -52C-14 -42 14 -42 34 -50M-36 -38C-12 -26 16 -24 34 -30M-12 -66C-8 -46 2 -26 4 -10'), {
      width: 2,
      colour: '#8fd0c8',
    }) +
    arm(put, [[30, -124], [50, -128], reach], tones, '#fffdf8') +
    trunk(put, ['#fffdf8', '#e0cfa8']) +
    line(put('M6 -136L10 -66'), { width: 2, colour: '#b99b62' }) +
    face(head, tones, { look: [2, 3], brows: '#b9c6c2', moustache: '#d3dbd7', glasses: true }) +
    hair.short(head, GREY) +
    solid(book('M-26 -32L22 -32L22 30L-26 30z'), '#c8502a', ink(2.6)) +
    area(book('M-26 -32L-15 -32L-15 30L-26 30z'), '#8f3714') +
    line(book('M25 -28L25 27M28 -26L28 24'), { width: 2.4, colour: '#fffdf8' }) +
    line(book('M6 30L6 46L12 40L16 46L14 30'), { width: 3, colour: '#f0a53a' }) +
    solid(book('M-4 -14L12 -14L12 -2L-4 -2z'), '#f6c667', ink(1.6)) +
    arm(
      put,
      [
        [-28, -122],
        [-46, -88],
        [-8, -78],
      ],
      tones,
      '#fffdf8',
    )
  );
}

/** The treadmill: its belt, its post at the left. */
function treadmill() {
  const [u, v] = deep(1256, GROUND - 22, 0.03);
  const post = `M${u} ${v}L${u - 16} ${v - 118}`;
  return (
    slab([1240, GROUND - 24, 0.012], [1408, GROUND, 0.07], ['#33525a', '#16343c'], 2.6) +
    line(polygon([deep(1246, GROUND - 24, 0.02), deep(1404, GROUND - 24, 0.02)], false), {
      width: 5,
      colour: '#f6c667',
    }) +
    line(post, ink(15)) +
    line(post, { width: 9, colour: '#dfe9e4' })
  );
}

const console_ = () => {
  const [u, v] = deep(1256, GROUND - 22, 0.03);
  return (
    line(`M${u - 10} ${v - 92}L${u + 34} ${v - 98}`, ink(11)) +
    line(`M${u - 10} ${v - 92}L${u + 34} ${v - 98}`, { width: 5.4, colour: '#c8502a' }) +
    solid(`M${u - 34} ${v - 116}L${u + 6} ${v - 146}L${u + 18} ${v - 132}L${u - 20} ${v - 100}z`, '#16343c', ink(2.4)) +
    line(`M${u - 20} ${v - 112}L${u - 8} ${v - 121}L${u - 4} ${v - 114}L${u + 8} ${v - 132}`, {
      width: 3,
      colour: '#5eead4',
    })
  );
};

function runner() {
  const [x, y] = deep(1330, GROUND - 24, 0.04);
  const put = figure(x, y, { m: -1, size: 1.06, turn: -7 });
  const tones = SKIN.warm;
  const head = headOn(put, -2);
  return (
    shadow(x, y, 44, 5) +
    repeat(5, (i) =>
      solid(put(oval(-32 - i * 12, -160 + (i % 3 === 1 ? 4 : 0) - i * 2 + i * i * 0.9, 9 - i * 0.6, 8)), DAY.ink, {
        width: 1.4,
        colour: '#7f9a98',
      }),
    ) +
    solid(within(put, -88, -148, 16)('M0 -6L-16 -10L-14 8L0 5z'), '#c8502a', ink(1.6)) +
    arm(
      put,
      [
        [28, -122],
        [50, -100],
        [62, -128],
      ],
      tones,
      '#f6c667',
    ) +
    leg(
      put,
      [
        [-10, -70],
        [-34, -36],
        [-64, -45],
      ],
      '#0f5f63',
      20,
    ) +
    shoe(put, [-76, -46], '#fffdf8', 62) +
    leg(
      put,
      [
        [12, -70],
        [44, -54],
        [34, -14],
      ],
      '#17757a',
      21,
    ) +
    shoe(put, [35, -6], '#fffdf8', -8) +
    trunk(put, ['#f6c667', '#d99a3a']) +
    face(head, tones, { mouth: 'grin', brow: 3 }) +
    hair.drawnBack(head) +
    line(head('M-21 2C-28 -34 -2 -42 10 -36'), { width: 6, colour: '#c8502a' }) +
    solid(head(oval(-20, 7, 9, 11)), '#c8502a', ink(2)) +
    drops(head, [
      [-44, -30, -60],
      [-30, -48, -30],
    ]) +
    arm(
      put,
      [
        [-26, -122],
        [-50, -96],
        [-18, -82],
      ],
      tones,
      '#f6c667',
    )
  );
}

const light = () => {
  const [x, y] = LAMP;
  return (
    area(`M${x - 34} ${y + 2}L${x + 34} ${y + 2}L${x + 176} 548L${x - 150} 548z`, '#fff0b8', 'fill-opacity=".34" ') +
    glow(x, y + 10, 120, '#fff3c4', 0.9)
  );
};

/** The door at the right, and the first stars. */
const door = () => {
  const at = (y, d) => deep(1418, y, d);
  return (
    solid(polygon([at(346, 0.03), at(GROUND, 0.03), at(GROUND, 0.105), at(346, 0.105)]), '#14424a', ink(2.6)) +
    [
      [424, 0.086],
      [452, 0.044],
    ]
      .map(([y, d]) => area(oval(...at(y, d), 2.6), '#fff6dc'))
      .join('')
  );
};

export const evening = () =>
  door() +
  light() +
  lamp(1018, 0, 96, false) +
  lamp(LAMP[0], 0, LAMP[1], true) +
  gecko(1000, 186, 30, 0.72) +
  stairs() +
  owner() +
  line(
    `M${LAMP[0] - 20} ${LAMP[1] + 2}C${LAMP[0] - 22} ${LAMP[1] + 60} ${CORD[0] + 4} ${CORD[1] - 50} ${CORD[0]} ${CORD[1] + 24}`,
    ink(2.6),
  ) +
  solid(oval(CORD[0], CORD[1] + 26, 5, 7), '#c8502a', ink(1.8)) +
  hand(
    Object.assign((d) => d, { size: 1 }),
    CORD,
    SKIN.deep,
  ) +
  treadmill() +
  runner() +
  console_();
