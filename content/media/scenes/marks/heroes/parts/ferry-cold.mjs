/** Cold chain and machines on the ferry: a fisherman, ice with a thermometer, a dripping trail, a cat, a generator. */
import { DAY, ink } from '../../daylight.mjs';
import { facing, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { AMBER, BRICK, DEEP, HONEY, MINT, person, RUST, shade, TEAL, WHITE } from './ferry-figures.mjs';
import { TONES } from './ferry-heads.mjs';
import { chest, deck, onFront, onTop } from './ferry-raft.mjs';

const [A, B] = [728, 282];

const fish = (put, fill) =>
  solid(put('M0 6C-10 -8 -10 -26 0 -38C10 -26 10 -8 0 6zM0 -36L-14 -54L0 -49L14 -54z'), fill, ink(2)) +
  line(put('M-5 -18L5 -18M-5 -12L5 -12'), ink(1.4));

/** The open box of ice, with fish, bottles of vaccine and a thermometer in it. */
function iceBox() {
  const [x, y] = deck(A + 62, B + 20, 66);
  const ice = repeat(5, (i) => {
    const put = placed(x - 50 + i * 24, y + 6 + (i % 2) * 10, i * 17);
    return solid(put('M-13 8L-11 -10L8 -13L14 6z'), i % 2 ? '#e4f6f4' : '#bfe6e4', ink(1.8));
  });
  const gauge = placed(x + 44, y - 30, 10);
  return (
    shade(
      `M${deck(A - 30, B + 30).join(' ')}L${deck(A + 20, B + 70).join(' ')}L${deck(A - 20, B + 76).join(' ')}L${deck(A - 70, B + 50).join(' ')}z`,
    ) +
    chest([A, B, 0], [128, 60, 66], ['#0f5f63', TEAL, DEEP]) +
    area(onTop(66)(`M${A + 8} ${B + 7}L${A + 120} ${B + 7}L${A + 120} ${B + 53}L${A + 8} ${B + 53}z`), '#0b3a42') +
    fish(placed(x - 34, y - 4, -16), '#9fc6cc') +
    fish(placed(x - 4, y, 8), '#e8a090') +
    ice +
    line(onFront(B + 60)(`M${A + 10} 34L${A + 118} 34`), { width: 5, colour: MINT }) +
    solid(gauge('M-9 30L-9 -36C-9 -48 9 -48 9 -36L9 30C20 38 14 54 0 54C-14 54 -20 38 -9 30z'), WHITE, ink(2.2)) +
    line(gauge('M0 42L0 -34'), { width: 6, colour: RUST }) +
    area(gauge(oval(0, 42, 9)), RUST) +
    line(gauge('M4 -30L9 -30M4 -16L9 -16M4 -2L9 -2M4 12L9 12'), ink(1.6))
  );
}

const puddle = () => {
  const drops = [
    [A + 60, B + 72, 17],
    [A + 6, B + 70, 13],
    [A - 40, B + 64, 11],
    [A - 84, B + 62, 9],
    [A - 130, B + 56, 8],
  ];
  return (
    drops
      .map(([a, b, r]) => solid(oval(...deck(a, b), r * 1.5, r * 0.6), '#c6ebe8', { width: 1.6, colour: '#2f7f86' }))
      .join('') +
    [20, 66, 108]
      .map((u, i) =>
        solid(
          onFront(B + 60)(
            `M${A + u} ${26 - i * 6}C${A + u + 6} ${14 - i * 6} ${A + u + 5} ${8 - i * 4} ${A + u} ${8 - i * 4}C${A + u - 5} ${8 - i * 4} ${A + u - 6} ${14 - i * 6} ${A + u} ${26 - i * 6}z`,
          ),
          '#c6ebe8',
          ink(1.4),
        ),
      )
      .join('')
  );
};

/** A cat that sits and looks up; m = -1 turns it to the left. */
function cat(x, y, m) {
  const at = placed(x, y);
  const put = (d) => at(facing(m)(d));
  return (
    shade(at(oval(-14, 2, 36, 9))) +
    line(put('M-22 -4C-46 0 -52 -26 -42 -40'), ink(12)) +
    line(put('M-22 -4C-46 0 -52 -26 -42 -40'), { width: 7.4, colour: HONEY }) +
    solid(put('M-26 2C-34 -30 -16 -52 2 -54C18 -50 22 -22 22 2z'), HONEY, ink(2.2)) +
    line(put('M-22 -22L-10 -20M-22 -12L-10 -12M-16 -34L-6 -30'), { width: 4, colour: AMBER }) +
    solid(put('M4 -44C14 -40 18 -20 16 2L2 2C0 -16 0 -32 4 -44z'), WHITE, ink(1.8)) +
    solid(put('M-12 -62L-14 -88L2 -78L18 -80L30 -90L32 -64C34 -44 -10 -42 -12 -62z'), HONEY, ink(2.2)) +
    area(put('M2 -56C8 -62 24 -62 30 -56C26 -48 8 -46 2 -56z'), WHITE) +
    area(put(`${oval(6, -66, 4, 5)}${oval(22, -67, 3.8, 5)}`), DAY.ink) +
    area(put(`${oval(7.5, -68, 1.5)}${oval(23.5, -69, 1.5)}`), WHITE) +
    solid(put('M12 -59L20 -59L16 -55z'), RUST, ink(1)) +
    line(put('M16 -55L16 -52M10 -51C13 -49 16 -50 16 -52C17 -50 20 -49 23 -52M30 -56L42 -60M30 -53L42 -52'), ink(1.5)) +
    line(put('M-2 -76L0 -70M8 -80L9 -73'), { width: 3.4, colour: AMBER })
  );
}

/** A generator that smokes, its flywheel and its gauge; a cable feeds the ice box. */
function generator() {
  const [x, y] = deck(812, 200, 28);
  const pipe = deck(836, 150, 58);
  const puff = (u, v, r) => solid(oval(pipe[0] + u, pipe[1] + v, r * 1.15, r), '#e9e4d2', ink(1.8));
  return (
    shade(
      `M${deck(760, 176).join(' ')}L${deck(800, 206).join(' ')}L${deck(760, 214).join(' ')}L${deck(726, 190).join(' ')}z`,
    ) +
    line(`M${x - 20} ${y + 24}C${x - 90} ${y + 50} ${x - 30} ${y + 90} ${x - 70} ${y + 104}`, ink(4)) +
    chest([780, 140, 0], [72, 62, 12], ['#8a5524', '#6b4017', '#8a5524']) +
    chest([786, 146, 12], [60, 50, 46], [RUST, BRICK, '#a63f1c']) +
    solid(
      `M${pipe[0] - 6} ${pipe[1] + 6}L${pipe[0] - 5} ${pipe[1] - 34}L${pipe[0] + 7} ${pipe[1] - 34}L${pipe[0] + 8} ${pipe[1] + 8}z`,
      '#34474c',
      ink(2),
    ) +
    puff(8, -46, 9) +
    puff(24, -62, 12) +
    solid(oval(x, y, 25, 24), DEEP, ink(2.4)) +
    solid(oval(x, y, 16, 15), MINT, ink(1.8)) +
    line(
      `M${x - 15} ${y}L${x + 15} ${y}M${x - 7} ${y - 13}L${x + 8} ${y + 13}M${x + 8} ${y - 13}L${x - 7} ${y + 13}`,
      ink(2),
    ) +
    area(oval(x, y, 4), DAY.ink) +
    line(`M${x - 33} ${y - 10}C${x - 34} ${y + 6} ${x - 30} ${y + 16} ${x - 22} ${y + 24}`, ink(2))
  );
}

export const coldChain = () =>
  generator() +
  person(792, 606, {
    tones: TONES.deep,
    shirt: ['#e9dcc0', '#c9b78c'],
    legs: { kind: 'sarong', cloth: RUST, dark: BRICK },
    look: {
      top: 'cloth',
      colours: [RUST, BRICK],
      beard: false,
      moustache: true,
      brow: 5,
      tilt: 5,
      mouth: 'oh',
      look: [1, 0.9],
    },
    far: {
      at: [
        [30, -108],
        [60, -96],
        [80, -124],
      ],
      hand: 'open',
    },
    near: {
      at: [
        [-30, -108],
        [-56, -78],
        [-20, -66],
      ],
    },
  }) +
  iceBox() +
  puddle() +
  cat(700, 660, 1);
