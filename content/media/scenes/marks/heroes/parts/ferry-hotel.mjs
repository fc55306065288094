/** Hospitality on the ferry: a porter under a towering rack of room keys, and a guest asleep on the suitcases. */
import { DAY, ink } from '../../daylight.mjs';
import { box, dot, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, line } from '../../stage.mjs';
import {
  AMBER,
  arm,
  BRICK,
  CREAM,
  DEEP,
  GOLD,
  HONEY,
  MINT,
  person,
  RUST,
  shade,
  stand,
  TEAL,
  WHITE,
} from './ferry-figures.mjs';
import { head, TONES } from './ferry-heads.mjs';
import { chest, deck, onFront } from './ferry-raft.mjs';

const key = (put, u, v, turn, tag) => {
  const own = within(put, u, v, turn);
  return (
    line(own(`${oval(-5, 4, 3.4)}M-5 8L-5 20M-5 16L-1 16M-5 20L-1 20`), { width: 2.4, colour: GOLD }) +
    solid(own('M4 2L0 7L0 21L9 21L9 7z'), tag, ink(1.2))
  );
};

/** The rack on the porter's back: pigeonholes with a key in nearly each. */
function rack(put) {
  const [left, top, wide, tall] = [-74, -240, 128, 156];
  return (
    solid(
      put(
        `M${left + wide} ${top}L${left + wide + 14} ${top - 8}L${left + wide + 14} ${top + tall - 8}L${left + wide} ${top + tall}z`,
      ),
      '#6b4017',
      ink(2.2),
    ) +
    solid(
      put(`M${left} ${top}L${left + 14} ${top - 8}L${left + wide + 14} ${top - 8}L${left + wide} ${top}z`),
      '#e0aa5c',
      ink(2.2),
    ) +
    solid(put(box(left, top, wide, tall)), '#a9702c', ink(2.4)) +
    repeat(20, (i) => {
      const [u, v] = [left + 8 + (i % 4) * 29, top + 8 + Math.floor(i / 4) * 29];
      const tags = [MINT, HONEY, RUST, CREAM, TEAL];
      return (
        solid(put(box(u, v, 25, 26)), '#4f2f10', ink(1.4)) +
        (i === 2 || i === 9 ? '' : key(put, u + 12, v + 1, 30 * chance(i + 5) - 15, tags[(i * 7) % 5]))
      );
    })
  );
}

const porter = () =>
  rack(stand(428, 280, { turn: -7 })) +
  person(428, 280, {
    turn: 4,
    tones: TONES.warm,
    shirt: [RUST, BRICK],
    legs: {
      cloth: DEEP,
      dark: '#0b4346',
      feet: [
        [-22, 2],
        [20, 6],
      ],
    },
    look: {
      top: 'pillbox',
      colours: [RUST, GOLD],
      look: [-1, 0.8],
      brow: 5,
      tilt: 5,
      mouth: 'flat',
      sweat: true,
      nod: 2,
    },
    near: {
      at: [
        [-30, -108],
        [-40, -66],
        [6, -112],
      ],
      hand: 'point',
      sleeve: 0.9,
    },
    far: {
      at: [
        [30, -108],
        [56, -76],
        [28, -92],
      ],
      sleeve: 1,
    },
    before: (put) =>
      area(put(repeat(4, (i) => oval(6 + i * 0.8, -110 + i * 15, 3))), GOLD) +
      line(put('M-28 -122C-20 -100 -18 -80 -22 -54M24 -122C28 -100 26 -80 22 -54'), { width: 5, colour: '#5f3a14' }),
  });

/** The guest: face to the sky, an arm that hangs down, sandals at the end. */
function guest() {
  const [x, y] = deck(92, 92, 66);
  const put = Object.assign(placed(x, y, 6.6, 1.12), { size: 1.12 });
  const skin = TONES.fair;
  const leg = (d, cloth) =>
    line(put(d), ink(20)) +
    line(put(d), { width: 15, colour: skin[0] }) +
    line(put(cloth), ink(25)) +
    line(put(cloth), { width: 20, colour: TEAL });
  return (
    solid(put('M-112 -2C-116 -22 -80 -28 -70 -16L-66 0z'), MINT, ink(2)) +
    leg('M22 -18L58 -52L86 -8', 'M20 -18L48 -42') +
    solid(put('M78 -6C80 -14 92 -14 104 -8L104 -2L80 -1z'), BRICK, ink(2)) +
    leg('M18 -8L110 -2', 'M18 -8L56 -6') +
    solid(put('M106 -14C116 -24 124 -16 120 2L108 6z'), BRICK, ink(2)) +
    solid(put('M-64 -10C-66 -32 -44 -44 -16 -46C8 -48 26 -42 30 -22L28 2C0 8 -44 8 -64 -10z'), HONEY, ink(2.4)) +
    area(put(repeat(7, (i) => oval(-48 + i * 11, -14 - 12 * (i % 3), 3.4))), WHITE) +
    line(put('M-40 -34C-30 -20 -14 -14 2 -16M-30 -42C-20 -28 -6 -24 8 -24'), { width: 2.4, colour: DAY.ink }) +
    solid(put(box(0, -34, 24, 18)), '#34474c', ink(2)) +
    solid(put(oval(12, -25, 6)), MINT, ink(1.6)) +
    head(within(put, -88, -20, -62), skin, {
      top: 'short',
      colours: ['#c98f45', GOLD],
      brows: '#8a5a1c',
      lid: 'shut',
      mouth: 'oh',
    }) +
    solid(within(put, -100, -26, -80)('M-46 -4C-36 -14 40 -18 50 -6C40 2 -30 4 -46 -4z'), CREAM, ink(2)) +
    solid(
      within(put, -100, -26, -80)('M-25 -8C-26 -32 -12 -38 4 -38C22 -38 30 -28 28 -10C14 -6 -12 -5 -25 -8z'),
      CREAM,
      ink(2),
    ) +
    arm(
      put,
      {
        at: [
          [-40, -14],
          [-34, 16],
          [-26, 44],
        ],
        hand: 'open',
        sleeve: 0.4,
      },
      skin,
      [HONEY],
    ) +
    solid(put(oval(-64, -66, 10, 9)), '#eaf6f2', ink(1.4)) +
    dot(...put('-67 -69').split(' '), 2.6, WHITE)
  );
}

const strap = (b, u, fill) => area(onFront(b)(`M${u} 2L${u + 9} 2L${u + 9} 60L${u} 60z`), fill);

export const hotel = () =>
  porter() +
  shade(
    `M${deck(-10, 140).join(' ')}L${deck(190, 140).join(' ')}L${deck(150, 168).join(' ')}L${deck(-30, 160).join(' ')}z`,
  ) +
  chest([8, 60, 0], [96, 74, 34], [HONEY, AMBER, '#a35c1c']) +
  chest([106, 64, 0], [84, 70, 40], [MINT, TEAL, DEEP]) +
  chest([14, 62, 34], [90, 70, 30], [RUST, BRICK, '#6e2a10']) +
  chest([104, 66, 40], [76, 66, 25], [CREAM, '#d9c79c', '#b59e6c']) +
  strap(134, 34, GOLD) +
  strap(134, 78, GOLD) +
  guest();
