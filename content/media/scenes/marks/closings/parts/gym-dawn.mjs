/** Dawn at the reception: she checks in a sleepy member, who holds up his card; a rooster crows on the counter. */
import { DAY, ink } from '../../daylight.mjs';
import { placed, polygon, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, face, figure, hair, headOn, leg, SKIN, shoe, trunk } from './gym-figures.mjs';
import { deep, GROUND, shadow, slab } from './gym-hall.mjs';
import { rooster, slippers } from './gym-things.mjs';
import { person } from './workshop-figures.mjs';

/** The open door in the left wall, and the light that comes in. */
const door = () => {
  const at = (y, d) => deep(22, y, d);
  return (
    solid(polygon([at(352, 0.022), at(GROUND, 0.022), at(GROUND, 0.1), at(352, 0.1)]), '#fdf3d2', ink(2.6)) +
    area(
      polygon([deep(22, GROUND, 0.022), deep(190, GROUND, 0.04), deep(220, GROUND, 0.085), deep(22, GROUND, 0.1)]),
      '#fff6d8',
      'fill-opacity=".7" ',
    )
  );
};

const member = () => {
  const [x, y] = deep(76, GROUND, 0.07);
  const put = figure(x, y, { size: 1.12, turn: 3 });
  const tones = SKIN.warm;
  const head = headOn(put, -9, 2);
  return (
    shadow(x, y, 46) +
    shoe(put, [-16, -4]) +
    shoe(put, [12, -2]) +
    leg(
      put,
      [
        [-13, -70],
        [-15, -14],
      ],
      '#8f3714',
    ) +
    leg(
      put,
      [
        [14, -68],
        [13, -12],
      ],
      '#c8502a',
    ) +
    arm(
      put,
      [
        [-26, -122],
        [-47, -94],
        [-42, -64],
      ],
      tones,
      '#d99a3a',
    ) +
    trunk(put, ['#f6c667', '#d99a3a']) +
    solid(
      put(
        'M-20 -142C-28 -130 -26 -104 -22 -90L-10 -90C-12 -108 -8 -126 2 -134C14 -126 18 -106 16 -88L28 -90C30 -110 28 -132 20 -142C10 -136 -8 -136 -20 -142z',
      ),
      '#fffdf8',
      ink(2.2),
    ) +
    line(put('M-22 -98L-10 -98M16 -96L28 -98'), { width: 4, colour: '#1f8f90' }) +
    face(head, tones, { eyes: 'shut', mouth: 'yawn', brow: 5 }) +
    hair.tousled(head) +
    solid(within(head, -12, -38, -30)('M0 8C-6 0 -5 -12 2 -18C6 -10 6 0 0 8z'), '#fffdf8', ink(1.6))
  );
};

/** His arm and the card in it, before the counter's things. */
const raisedCard = () => {
  const [x, y] = deep(76, GROUND, 0.07);
  const put = figure(x, y, { size: 1.12, turn: 3 });
  const card = within(put, 70, -164, 8);
  return (
    arm(
      put,
      [
        [31, -124],
        [56, -104],
        [66, -142],
      ],
      SKIN.warm,
      '#f6c667',
    ) +
    solid(card('M-17 -24L17 -24L17 20L-17 20z'), '#fffdf8', ink(2.4)) +
    area(card('M-16 -23L16 -23L16 -12L-16 -12z'), '#1f8f90') +
    area(card(oval(0, -1, 7)), '#c8502a') +
    line(card('M-9 12L9 12'), { width: 4, colour: '#f0a53a' }) +
    solid(put(oval(62, -142, 5, 8)), SKIN.warm[0], ink(2))
  );
};

/** The counter, its near side to us. */
const counter = () =>
  slab([206, 462, 0.028], [414, GROUND, 0.07], ['#f7dfae', '#17757a'], 2.6) +
  slab([200, 458, 0.024], [416, 468, 0.072], ['#fbe9c4', '#d9a24e'], 2.4) +
  line(polygon([deep(318, 472, 0.028), deep(318, GROUND, 0.028)], false), ink(2)) +
  line(polygon([deep(210, 508, 0.028), deep(412, 508, 0.028)], false), ink(2)) +
  solid(placed(...deep(376, 488, 0.028))('M-13 -4L13 -4L13 4L-13 4z'), '#f6c667', ink(1.8));

/** What she holds: his card is good. */
const tablet = (put) =>
  solid(put('M-21 -28L21 -28L21 28L-21 28z'), DAY.ink, ink(3)) +
  area(put('M-17 -23L17 -23L17 23L-17 23z'), '#d9f6ee') +
  line(put('M-10 0L-3 8L11 -9'), { width: 6, colour: '#0b7f7c' });

const receptionist = () => {
  const [x, y] = deep(294, GROUND, 0.022);
  const put = placed(x, y, 0, 1.14);
  return (
    shadow(x, y, 48) +
    person(x, y, {
      aloft: true,
      m: -1,
      back: true,
      size: 1.14,
      tones: SKIN.light,
      shirt: ['#c8502a', '#8f3714'],
      legs: { cloth: '#2c6f86', shade: '#1d4d60' },
      top: 'bun',
      far: [
        [28, -112],
        [50, -88],
        [66, -96],
      ],
      near: [
        [-26, -106],
        [-44, -80],
        [-30, -60],
      ],
      over: (own) => line(own('M-20 -124C-8 -100 -4 -76 -8 -54'), { width: 2, colour: '#8f3714' }),
    }) +
    repeat(7, (i) => {
      const a = Math.PI * (1.0 + i * 0.16);
      return solid(put(oval(12 + 17 * Math.cos(a), -137 + 16 * Math.sin(a), 4.6)), '#fffdf8', ink(1.4));
    }) +
    tablet(within(put, -76, -110, -10)) +
    solid(put(oval(-66, -94, 8, 6)), SKIN.light[0], ink(2))
  );
};

export const reception = () => {
  const [x, y] = deep(362, 458, 0.05);
  return (
    door() +
    slippers(66, 552, '#c8502a') +
    slippers(114, 560, '#f0a53a') +
    member() +
    counter() +
    raisedCard() +
    rooster(x, y, 0.76) +
    receptionist()
  );
};
