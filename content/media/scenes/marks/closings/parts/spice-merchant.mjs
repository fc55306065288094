/** The spice merchant, who leans in from the left: in profile, a scarf about her hair, curious. */
import { DAY, ink, SUN } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { clipped, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { FACE } from './grocer.mjs';
import { bangles, fist, fistThumb, forearm, palmBack, palmFront, sleeveAlong } from './spice-hands.mjs';
import { bowlBack, bowlFront, handle } from './spice-things.mjs';

const TONE = TONES.warm;
const [SKIN, DUSK, CREASE] = TONE;
const [SCARF, FOLD] = ['#1f8f90', '#0f5f63'];
const TUNIC = ['#b5471b', '#7c2d10', '#f3b740'];

/** Her face: an eye wide open on the grains, a raised brow, lips just apart. */
function head() {
  const put = placed(248, 55, 10, 1.02);
  return (
    solid(put(FACE), SKIN, ink(2.8)) +
    area(
      put('M163 196C166 202 165 212 157 218C148 223 134 219 122 215C104 209 92 200 84 184C104 200 136 206 163 196z'),
      DUSK,
      'fill-opacity=".6" ',
    ) +
    area(
      put(
        'M165 156C158 158 152 161 147 166C154 169 162 169 170 170C173 168 170 163 165 160zM166 175C160 175 154 174 148 170C150 180 156 187 166 187C171 184 170 178 166 175z',
      ),
      '#8a3a28',
    ) +
    line(put('M171 171C162 173 152 172 144 165C142 163 141 161 140 158'), { width: 2.6, colour: CREASE }) +
    line(put('M166 150C160 152 156 147 159 141M138 150C134 158 134 166 138 172'), { width: 2, colour: CREASE }) +
    line(put('M124 74C132 60 146 58 157 68'), { width: 5, colour: DAY.ink }) +
    area(put('M126 102C132 88 148 88 155 97C154 108 148 113 140 112C134 111 129 108 126 102z'), DAY.light) +
    area(put(oval(147, 105, 6, 7.6)), DAY.ink) +
    area(put(oval(149, 102, 1.9)), DAY.light) +
    line(put('M120 101C128 88 146 86 158 96'), { width: 4, colour: DAY.ink }) +
    line(put('M116 108L108 114M116 103L107 104'), { width: 1.6, colour: CREASE }) +
    line(put('M158 112C164 122 174 132 181 139M143 34C152 46 159 60 160 76'), SUN) +
    scarf(put)
  );
}

/** The scarf: over the crown, along the cheek, about the neck. */
const scarf = (put) =>
  solid(
    put(
      'M138 28C120 -12 60 -24 16 10C-28 46 -36 130 -8 186C-16 220 -40 250 -70 280L118 300C138 270 140 240 132 218C108 214 88 196 82 168C76 140 84 108 98 88C112 68 132 56 138 28z',
    ),
    SCARF,
    ink(2.8),
  ) +
  area(
    put('M16 10C-28 46 -36 130 -8 186C-16 220 -40 250 -70 280L20 300C44 250 40 210 24 176C4 130 4 60 40 -4z'),
    FOLD,
  ) +
  line(put('M138 28C132 56 112 68 98 88C84 108 76 140 82 168C88 196 108 214 132 218'), {
    width: 9,
    colour: '#f3b740',
  }) +
  line(put('M138 28C132 56 112 68 98 88C84 108 76 140 82 168C88 196 108 214 132 218'), {
    width: 2,
    colour: '#8a4f06',
  }) +
  line(
    put(
      'M116 20C84 36 54 76 52 130M92 10C60 28 34 66 30 120M60 180C70 210 96 232 128 244M40 196C52 236 80 262 116 278',
    ),
    { width: 2, colour: '#0b4a4c' },
  );

/** Flowers printed on the cloth within an outline, in slanting rows from (x, y). */
const print = (id, d, [x, y, rows]) =>
  clipped(
    id,
    d,
    repeat(9 * rows, (i) => {
      const [row, column] = [i % rows, Math.floor(i / rows)];
      const put = placed(x + column * 46, y - column * 19 + row * 42 + (column % 2) * 20);
      const petals = [0, 72, 144, 216, 288].map((a) => within(put, 0, 0, a)(oval(0, -7, 3.4, 4.6))).join('');
      return area(petals, '#f3b740', 'fill-opacity=".8" ');
    }),
  );

const BACK = 'M-20 330C40 290 120 270 190 270L330 330C350 400 340 480 330 620L-20 620z';

/** Her shoulders, behind the sacks. */
const body = () =>
  solid(BACK, TUNIC[0], ink(2.8)) +
  print('back', BACK, [-16, 350, 9]) +
  area('M-20 330C20 306 60 292 100 282C80 380 84 500 96 620L-20 620z', TUNIC[1], 'fill-opacity=".8" ') +
  line('M120 286C104 320 98 360 100 400M160 300C146 326 140 350 140 372', ink(2));

export const merchant = () => body() + head();

const SLEEVE = [
  [-60, 500, 72],
  [80, 440, 64],
  [200, 392, 56],
  [278, 360, 50],
  [312, 346, 49],
];

const WRIST = placed(480, 284, 3, 1.06);
const HANDLE = placed(692, 262, 9, 1.02);
const BOWL = placed(692, 262, 17, 1.02);
const PALM = placed(594, 326, 1, 0.98);

const FAR = [
  [340, 356, 28],
  [470, 344, 28],
  [560, 330, 25],
  [598, 326, 24],
];
const NEAR = [
  [190, 396, 46],
  [300, 350, 43],
  [400, 311, 33],
  [462, 289, 28],
  [482, 284, 27],
];

/** Both hands and the scoop between them. */
export const offering = () =>
  palmBack(PALM, TONE) +
  bowlBack(BOWL) +
  bowlFront(BOWL) +
  forearm(FAR, TONE) +
  palmFront(PALM, TONE) +
  handle(HANDLE) +
  fistThumb(WRIST, TONE) +
  forearm(NEAR, TONE) +
  fist(WRIST, TONE) +
  bangles(placed(470, 287, -20, 1), 5, 28) +
  sleeveAlong(SLEEVE, TUNIC, print('sleeve', tapered(SLEEVE), [-20, 430, 3]));
