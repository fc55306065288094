/** The store manager, who brings a crate from another store, and the auditor, who looks at a tap through a lens. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { grip, tapered } from '../../parts/limbs.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, GOLD, HONEY, HONEY_SHADE, MINT } from '../../parts/palette.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { box, card, clipped, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { fingertips, hand, head, shoes, shoulders, sleeve, spine } from './floor-figures.mjs';
import { crate, tap, taps, tin } from './floor-goods.mjs';
import { pinchOver, pinchUnder } from './table-hands.mjs';

const WHITE = ['#fffdf8', '#cfe2dc'];

/** A hand truck from its bar, near the origin, to the crate on its plate. */
const truck = (put) =>
  area(put(box(-64, 62, 112, 112)), DAY.ink, 'fill-opacity=".3" ') +
  [-1, 1]
    .map(
      (m) =>
        solid(put(card(m * 60 - 9, 92, 18, 50, 7)), DAY.ink, ink(2)) +
        line(put(`M${m * 60} 98L${m * 60} 136`), { width: 3, colour: '#8aa6a2' }),
    )
    .join('') +
  solid(put(box(-34, 20, 9, 70) + box(25, 20, 9, 70) + box(-46, 14, 92, 9)), BRIGHT_RUST, ink(2.2)) +
  crate(within(put, 0, 122), 116, 84) +
  tin(within(put, -20, 122, 0, 0.94), BRIGHT_TEAL) +
  tin(within(put, 24, 118, 0, 0.94), HONEY);

/** A forearm with its fist on the bar of the truck; m = -1 is the right one. */
const arm = (put, m, skin) =>
  solid(put(tapered(spine(m * 64, 30, 14, m * 56, 46, 12, m * 42, 62, 9))), skin[0], ink(2.2)) +
  thinner(grip(within(put, m * 38, 64, 180 + m * 26, 0.36), skin), 0.8);

/** The store manager: through the gate with what the gap needs. */
export function manager(put) {
  const skin = TONES.warm;
  const face = within(put, 0, 0, -34);
  return (
    shoes(put, spine(16, 66, 4), '#6b3d18') +
    truck(within(put, 0, 40)) +
    shoulders(put, WHITE) +
    [-1, 1].map((m) => arm(put, m, skin)).join('') +
    [-1, 1].map((m) => sleeve(put, spine(m * 46, 0, 22, m * 66, 14, 21, m * 66, 40, 17), WHITE, MINT)).join('') +
    solid(put('M-7 26L7 26L11 62L0 74L-11 62z'), BRIGHT_TEAL, ink(2.2)) +
    solid(put('M-28 14L-10 36L0 24L10 36L28 14C18 4 -18 4 -28 14z'), WHITE[0], ink(2.2)) +
    head(face, {
      tones: skin,
      look: [-2, 1],
      lid: 0.1,
      brows: 'M-22 -4C-17 -9 -10 -9 -5 -5M5 -5C10 -9 17 -9 22 -4',
      beard:
        'M-30 2C-28 16 -24 22 -15 24C-8 28 8 28 15 24C24 22 28 16 30 2C34 26 26 42 14 47C6 51 -6 51 -14 47C-26 42 -34 26 -30 2z',
      hair: 'M-32 6C-38 -20 -30 -46 -4 -48C30 -50 38 -22 32 6C30 -4 30 -10 26 -16C12 -12 -14 -14 -24 -24C-28 -16 -30 -6 -32 6z',
      lines: 'M-20 -32C-8 -42 8 -44 20 -38M-14 -26C-2 -32 14 -34 26 -26',
      mouth: solid(face('M-11 29C-6 32 6 32 11 29C10 39 -10 39 -11 29z'), DAY.light, ink(1.8)),
    })
  );
}

/** A magnifier held by the hand at `held`; a large tap is in it. */
const lens = (held) => {
  const put = within(held, 112, -4, -90);
  return (
    solid(put(card(-6, -76, 12, 40, 5)), '#6b3d18', ink(2.2)) +
    area(put(oval(-8, 9, 36)), DAY.ink, 'fill-opacity=".3" ') +
    solid(put(oval(0, 0, 36)), '#f4fffb', ink(2.4)) +
    clipped(
      'lens',
      put(oval(0, 0, 33)),
      area(put(box(-40, -40, 80, 80)), '#f3dfae') + tap(within(put, 0, 0, 60, 1.9)),
    ) +
    line(put(oval(0, 0, 36)), { width: 8, colour: DAY.ink }) +
    line(put(oval(0, 0, 36)), { width: 4.6, colour: BRIGHT_TEAL }) +
    line(put('M-23 -8C-20 -18 -12 -23 -4 -24'), { width: 3.4, colour: DAY.light })
  );
};

/** The auditor: her lens over an open box of taps. */
export function auditor(put) {
  const skin = TONES.light;
  const face = within(put, 0, 4, -38);
  const sari = [HONEY, HONEY_SHADE];
  const holds = [-64, 66, 70];
  const takes = [66, 72, 112];
  return (
    shoes(put, spine(-16, 40, 6, 18, 40, -6), '#8f3714') +
    solid(put('M-56 6C-58 46 -40 60 0 60C40 60 58 46 56 6z'), BRIGHT_TEAL, ink(2.4)) +
    line(put('M-16 38L-18 58M0 40L0 60M18 38L20 57'), { width: 2, colour: DEEP_TEAL }) +
    taps(within(put, 0, 142, -74, 0.95), 4) +
    shoulders(put, [BRIGHT_TEAL, DEEP_TEAL]) +
    solid(put('M62 -4C66 -40 60 -74 40 -92L4 -86C16 -60 22 -40 18 -26z'), BRIGHT_TEAL, ink(2.4)) +
    line(put('M54 -20C52 -48 46 -70 34 -86M38 -24C36 -50 30 -70 20 -88'), { width: 2, colour: DEEP_TEAL }) +
    line(put('M6 -82L40 -89'), { width: 5, colour: GOLD }) +
    hand(put, takes, -1, pinchUnder, skin[0], 130) +
    fingertips(put, takes, -1, skin[0]) +
    tap(within(put, 48, 116, 20, 1)) +
    hand(put, takes, -1, pinchOver, skin[0], 130) +
    hand(put, holds, 1, pinchUnder, skin[0], 100) +
    fingertips(put, holds, 1, skin[0]) +
    lens(within(put, ...holds)) +
    hand(put, holds, 1, pinchOver, skin[0], 100) +
    sleeve(put, spine(-48, 2, 22, -78, 22, 20, -71, 50, 15), sari, BRIGHT_RUST) +
    sleeve(put, spine(48, 2, 22, 78, 22, 20, 74, 52, 15), sari, BRIGHT_RUST) +
    repeat(3, (i) =>
      solid(within(put, -56, 56, 74)(card(-2 - i * 7, -11, 5, 22, 2.5)), i % 2 ? MINT : GOLD, ink(1.5)),
    ) +
    solid(within(put, 0, 4, -38)(oval(0, -44, 21, 18)), '#26363a', ink(2.2)) +
    repeat(7, (i) => solid(within(face, 0, -44, -96 + i * 32)(oval(0, -20, 6.5, 6)), DAY.light, ink(1.4))) +
    head(face, {
      tones: skin,
      look: [0, 3],
      lid: 0.45,
      brows: 'M-22 -6C-17 -13 -10 -13 -5 -7M5 -3C10 -6 17 -5 22 -1',
      hair: 'M-32 6C-38 -20 -30 -42 0 -44C30 -42 38 -20 32 6C30 -8 24 -16 0 -24C-24 -16 -30 -8 -32 6z',
      hairFill: '#26363a',
      lines: 'M0 -42L0 -26M-10 -40C-18 -34 -24 -26 -27 -16M10 -40C18 -34 24 -26 27 -16M-5 -40C-10 -34 -14 -30 -16 -24',
      mouth:
        line(face('M-8 35C-3 33 3 33 8 36'), { width: 2.6, colour: '#7f3b25' }) +
        line(face(`${oval(-12, 8, 11.5, 10)}${oval(12, 8, 11.5, 10)}M-2 7L2 7M-23 6L-31 3M23 6L31 3`), ink(2)) +
        area(face(oval(0, -8, 2.6)), BRIGHT_RUST),
    })
  );
}
