/** The storekeeper of the mediflow-counter closing: up a ladder, she takes the first box of the row, whose time runs out first. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { facing, pen, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { sweptLight } from './counter-heads.mjs';
import { inRow, timedBox } from './counter-shop.mjs';
import { arm, flipped, neck, palm, thumb, torso } from './half-figure.mjs';

const TONE = TONES.warm;
const [BLOUSE, SHADE, DENIM] = ['#c8502a', '#8f3714', '#17757a'];
const at = placed(930, 158, 0, 0.78);

export const ladder = () =>
  repeat(4, (i) =>
    solid(`M846 ${150 + i * 84}L1006 ${150 + i * 84}L1006 ${164 + i * 84}L846 ${164 + i * 84}z`, '#b98448', ink(2)),
  ) + solid('M858 70L874 70L852 440L834 440zM978 70L994 70L1020 440L1002 440z', '#e3b878', ink(2.4));

function head() {
  const face = within(at, 0, 0, -7);
  const put = (d) => face(facing(-1)(d));
  return (
    ear(put, -62, 8, TONE) +
    skull(put, TONE, 14, 1) +
    features(put, { tones: TONE, turn: 14, look: [7, -2], lid: 0.06, brow: 6, mouth: 'soft', wide: 24 }) +
    area(
      put(
        'M-62 18C-84 -40 -74 -112 4 -116C60 -116 82 -76 66 -20C62 -40 56 -54 46 -62C20 -58 0 -62 -14 -72C-26 -48 -46 -40 -54 -26C-58 -14 -56 4 -54 16z',
      ),
      DAY.ink,
    ) +
    sweptLight(put)
  );
}

/** A plait that falls behind her shoulder. */
const plait = () =>
  repeat(7, (i) => solid(at(oval(78 + i * 4, 52 + i * 25, 20 - i, 19)), DAY.ink, { width: 1.6, colour: '#7f9a98' })) +
  solid(at('M94 214L118 210L124 246L98 248z'), '#f6c667', ink(2));

const body = () =>
  neck(at, TONE) +
  torso(at, BLOUSE, SHADE) +
  line(at('M-42 136C-34 174 34 174 42 136'), { width: 4, colour: '#f6c667' }) +
  solid(at('M-74 226L74 226L92 300L136 312L140 450L-136 450L-138 312L-92 300z'), DENIM, ink(2.4)) +
  line(at('M-66 230L-78 150M66 230L78 150'), { width: 13, colour: DAY.ink }) +
  line(at('M-66 230L-78 150M66 230L78 150'), { width: 8, colour: DENIM }) +
  area(at(oval(-66, 236, 8) + oval(66, 236, 8)), '#f6c667') +
  solid(at('M-40 256L40 256L38 304L-38 304z'), '#0f5f63', pen(1.8));

/** The hand on the first box. */
const hand = flipped(placed(796, 154, 262, 0.78));

/** The arm that reaches for it. */
const reaches = () =>
  arm(at, {
    tones: TONE,
    spine: [
      [-150, 208, 30],
      [-184, 206, 28],
      [-182, 150, 25],
      [-170, 90, 21],
      [-163, 56, 19],
    ],
    sleeve: [
      [-104, 186, 40],
      [-134, 200, 43],
      [-160, 208, 38],
    ],
    cloth: BLOUSE,
    shade: SHADE,
    side: 1,
  });

export const storekeeper = () =>
  body() +
  plait() +
  arm(at, {
    tones: TONE,
    spine: [
      [138, 240, 30],
      [150, 300, 28],
      [156, 350, 24],
      [156, 390, 22],
    ],
    sleeve: [
      [108, 190, 38],
      [134, 226, 42],
      [146, 270, 42],
    ],
    cloth: BLOUSE,
    shade: SHADE,
  }) +
  reaches() +
  palm(hand, TONE) +
  timedBox(inRow(0, 8), '#f5b93a', 0.8) +
  thumb(hand, TONE) +
  head();
