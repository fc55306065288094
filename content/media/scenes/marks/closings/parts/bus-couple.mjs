/** The old couple on the footpath of the which-bus closing, and the grandchild who waves from the door of the house. */
import { DAY, ink } from '../../daylight.mjs';
import { BRICK, GOLD, HONEY, RUST, TEAL, WHITE_SHADE } from '../../parts/palette.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { face, HAIR, passer, SKINS } from './bus-figures.mjs';
import { goose, map } from './bus-held.mjs';
import { cast, castUpright, limb } from './bus-view.mjs';

const SIZE = 0.84;
const BODY = 'M-14 -100C-29 -98 -35 -88 -35 -74L-29 -40C-10 -32 14 -32 29 -39L35 -76C35 -88 27 -98 14 -100z';
const SIDE = 'M-14 -100C-29 -98 -35 -88 -35 -74L-29 -40C-24 -37 -18 -36 -11 -35C-19 -56 -21 -78 -10 -98z';
const GREY = '#e4ebe6';

const foot = (put, u, v) => solid(put(oval(u + 4, v - 2, 12, 6)), BRICK, ink(1.6));

/** He studies the map and does not look up. */
export function grandfather(x, y) {
  const put = placed(x, y, 0, SIZE);
  const head = (d) => put(placed(6, -122, 9, 1)(d));
  const tones = SKINS.deep;
  const hand = (u, v) => solid(put(oval(u, v, 9, 8)), tones[0], ink(2));
  return (
    cast(
      castUpright(
        x,
        y,
        SIZE,
      )(`${BODY}M-30 -44L-24 0L26 0L32 -44zM-22 -122L4 -154L30 -122L4 -96zM-56 -70L-60 -40L70 -46L60 -86z`),
    ) +
    foot(put, -14, 0) +
    foot(put, 14, 4) +
    solid(put('M-29 -44C-33 -26 -32 -14 -28 -6C-10 2 12 4 28 0C34 -16 33 -30 29 -42z'), DAY.light, ink(2.4)) +
    area(put('M-29 -44C-33 -26 -32 -14 -28 -6L-10 -1C-18 -16 -18 -30 -12 -40z'), WHITE_SHADE) +
    line(put('M8 -36C4 -24 8 -12 6 0'), ink(1.5)) +
    solid(put(BODY), HONEY, ink(2.4)) +
    area(put(SIDE), '#c8762a') +
    solid(put('M-8 -104L12 -104L15 -97C8 -90 -4 -90 -11 -97z'), tones[1], ink(1.8)) +
    face(head, tones, { mouth: 'puzzled', brow: GREY, gaze: [0, 2.6], glasses: true, lift: 3 }) +
    solid(head('M-24 8C-32 2 -32 -14 -24 -18C-20 -12 -19 -2 -19 6z'), GREY, ink(1.7)) +
    line(head('M-10 -23C-4 -27 6 -28 12 -25M-6 -18C0 -21 8 -21 12 -19'), { width: 1.5, colour: tones[1] }) +
    solid(head('M-2 14C2 8 8 9 11 12C14 9 20 8 24 12C20 17 14 17 11 15C8 18 2 18 -2 14z'), GREY, ink(1.5)) +
    map(put) +
    limb(put, 'M-31 -84L-62 -70L-62 -54', 14 * SIZE, '#c8762a', 4.4) +
    limb(put, 'M31 -86L60 -84L68 -68', 14 * SIZE, HONEY, 4.4) +
    hand(-61, -50) +
    hand(68, -64) +
    line(put('M-66 -47L-58 -44M64 -60L72 -58'), { width: 1.6, colour: tones[2] })
  );
}

/** She has seen the house, and waves. */
export function grandmother(x, y) {
  const put = placed(x, y, 0, SIZE);
  const head = (d) => put(placed(5, -120, -7, 0.98)(d));
  const tones = SKINS.warm;
  const [saree, shade] = [TEAL, '#0f5f63'];
  return (
    cast(
      castUpright(
        x,
        y,
        SIZE,
      )(`${BODY}M-30 -44L-28 0L30 0L32 -44zM-28 -120L4 -152L30 -120L4 -96zM30 -90L60 -140L72 -136L40 -78z`),
    ) +
    foot(put, -10, 0) +
    foot(put, 16, 3) +
    solid(put('M-29 -44C-38 -24 -36 -12 -32 -6C-10 4 14 4 34 0C36 -20 34 -30 29 -42z'), saree, ink(2.4)) +
    area(put('M-29 -44C-38 -24 -36 -12 -32 -6L-10 0C-18 -16 -18 -30 -12 -40z'), shade) +
    line(put('M-33 -10C-10 0 14 0 34 -5'), { width: 3.6, colour: GOLD }) +
    line(put('M4 -36C0 -24 4 -12 2 -2M14 -38C14 -26 18 -14 17 -4'), { width: 1.5, colour: DAY.ink }) +
    solid(put(BODY), RUST, ink(2.4)) +
    area(put(SIDE), BRICK) +
    solid(
      put('M-30 -92C-14 -80 10 -58 30 -46L29 -39C14 -32 -10 -32 -29 -40L-30 -56C-10 -54 -22 -76 -34 -84z'),
      saree,
      ink(2),
    ) +
    line(put('M-28 -94C-10 -82 12 -62 31 -50'), { width: 3.6, colour: GOLD }) +
    solid(put('M-7 -103L11 -103L14 -97C8 -89 -4 -89 -10 -97z'), tones[1], ink(1.8)) +
    HAIR.bun(head, GREY, '#9fb4b0') +
    face(head, tones, { mouth: 'laugh', brow: '#b9c6c2', gaze: [1.6, -1.6], lift: 2 }) +
    solid(
      head('M-25 6C-33 -24 -14 -37 2 -36C24 -36 33 -14 27 0C24 -12 14 -18 6 -20C-6 -18 -18 -8 -19 6z'),
      GREY,
      ink(1.8),
    ) +
    line(head('M4 -22C-8 -24 -17 -18 -21 -6M8 -23C0 -31 -12 -31 -20 -22M12 -23C20 -20 24 -14 25 -8'), {
      width: 1.4,
      colour: '#8ba09b',
    }) +
    area(head(oval(12, -12, 2.2)), RUST) +
    goose(put) +
    limb(put, 'M-30 -84L-50 -74L-42 -64', 13 * SIZE, BRICK, 4.4) +
    solid(put(oval(-39, -65, 8.6, 8)), tones[0], ink(2)) +
    limb(put, 'M32 -86L58 -94L66 -122', 11 * SIZE, tones[0], 4.4) +
    limb(put, 'M31 -86L48 -91', 15 * SIZE, RUST, 4.4) +
    line(put('M55 -108L66 -104'), { width: 4, colour: GOLD }) +
    waving(placed(x + 67 * SIZE, y - 122 * SIZE, 10, SIZE), tones)
  );
}

/** An open hand from its wrist upwards. */
const waving = (put, tones) =>
  solid(
    put(
      'M-6 2C-10 -6 -20 -12 -18 -17C-14 -21 -8 -14 -6 -14C-12 -26 -12 -33 -8 -33C-4 -33 -3 -24 -2 -20C-2 -30 -1 -37 3 -37C7 -37 6 -28 6 -20C8 -28 11 -34 14 -32C18 -30 14 -22 12 -17C15 -21 19 -24 21 -21C22 -17 14 -8 8 2z',
    ),
    tones[0],
    ink(2),
  );

/** The grandchild, both arms up. */
export const grandchild = (x, y) =>
  passer(x, y, 0.52, {
    m: -1,
    skin: 'light',
    top: GOLD,
    shade: HONEY,
    legs: SKINS.light[0],
    hair: 'plaits',
    mouth: 'laugh',
    gaze: [1, 1],
    arms: ['M-28 -84L-56 -104L-52 -144', 'M28 -84L58 -106L66 -142'],
  });
