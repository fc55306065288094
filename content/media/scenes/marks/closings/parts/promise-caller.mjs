/** She who has picked up the telephone in the lankacrm-call closing, and turns the card so that all see it. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { grip, shaded, tapered } from '../../parts/limbs.mjs';
import { BRICK, BRIGHT_RUST, GOLD, TEAL } from '../../parts/palette.mjs';
import { placed, solid, spot, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, flipped, neck, tips, torso } from './half-figure.mjs';
import { receiver } from './quiet-phone.mjs';

const TONE = TONES.warm;
const [BLOUSE, SHADE, SAREE] = [BRIGHT_RUST, BRICK, TEAL];
const at = placed(656, 352, 0, 1.12);

/** Where the receiver is, and where its cord begins. */
const RECEIVER = flipped(within(at, -31, 33, 72, 0.64));
export const CORD = spot(RECEIVER, 106, -98);

function head() {
  const put = within(at, 0, 0, 5);
  return (
    area(put(oval(-70, 34, 36, 40)), DAY.ink) +
    ear(put, -62, 8, TONE) +
    skull(put, TONE, 15, 2) +
    features(put, { tones: TONE, turn: 15, look: [7, 6], lid: 0.24, brow: 4, mouth: 'soft', wide: 24 }) +
    area(
      put(
        'M-64 20C-86 -36 -78 -110 6 -118C64 -118 86 -74 69 -8C66 -36 54 -60 26 -78C-2 -66 -44 -50 -52 -8C-54 6 -57 14 -64 20z',
      ),
      DAY.ink,
    ) +
    line(
      put(
        'M24 -84C-8 -80 -46 -62 -60 -22M18 -98C-20 -96 -54 -72 -66 -36M36 -82C52 -74 62 -58 66 -40M34 -98C52 -92 64 -80 70 -64',
      ),
      {
        width: 2,
        colour: '#7f9a98',
      },
    ) +
    area(put(oval(20, -42, 4.6)), '#a8321a')
  );
}

const body = () =>
  neck(at, TONE) +
  torso(at, BLOUSE, SHADE) +
  solid(
    at('M42 134C74 144 116 150 134 184C146 240 142 300 132 440L-110 440C-70 390 -10 310 18 168C32 160 40 150 42 134z'),
    SAREE,
    ink(2.6),
  ) +
  line(at('M60 142C66 240 10 350 -50 436M92 150C100 250 60 350 10 436M120 164C130 260 110 350 80 436'), {
    width: 2,
    colour: '#0b4a4c',
  }) +
  line(at('M26 168C0 300 -60 384 -100 434'), { width: 13, colour: '#e9a23f' }) +
  line(at('M26 168C0 300 -60 384 -100 434'), { width: 4, colour: '#8f3714' }) +
  line(at('M-42 136C-34 172 34 172 42 136'), { width: 3.4, colour: GOLD });

/** The arm with the receiver. */
const listens = () =>
  arm(at, {
    tones: TONE,
    spine: [
      [-186, 300, 29],
      [-198, 276, 28],
      [-176, 180, 24],
      [-146, 100, 21],
      [-130, 74, 20],
      [-116, 60, 19],
    ],
    sleeve: [
      [-106, 192, 40],
      [-142, 232, 43],
      [-172, 276, 40],
    ],
    cloth: BLOUSE,
    shade: SHADE,
    side: 1,
  }) +
  receiver(RECEIVER) +
  grip(within(at, -97, 50, 66, 0.86), TONE);

/** The sleeve of the arm that goes behind the laptop. */
const SLEEVE = [
  [106, 190, 40],
  [136, 240, 43],
  [146, 300, 41],
];
const turns = () =>
  area(at(tapered(SLEEVE)), SAREE) + area(at(shaded(SLEEVE, -1, 0.4)), '#0f5f63') + line(at(tapered(SLEEVE)), ink(2.6));

/** Her fingers on the lid. */
export const fingersOnLid = () => tips(placed(872, 532, 92, 1.12), TONE);

export const caller = () => body() + turns() + head() + listens();
