/** The head of the client in the tea shop: grey, a bun, eyes closed with laughter. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { GOLD } from '../../parts/palette.mjs';
import { facing, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { FACE } from './tea-visitor.mjs';

export const [SKIN, DUSK, CREASE] = TONES.deep;
const [GREY, STRAND] = ['#c9cdc6', '#7f8d8c'];

/** She is drawn as if she looked to the right, and turned about. */
export const turned = (d) => placed(1600, 0)(facing(-1)(d));

const HAIR =
  'M138 33C124 4 94 -10 62 -6C20 0 -8 40 -6 88C-4 126 12 156 42 172C58 172 68 160 72 148C78 130 84 118 92 108C100 98 108 90 114 76C120 60 128 46 138 33z';

/** Her head thrown back a little; eyes closed with laughter. */
export function head() {
  const place = placed(622, 262, -9, 0.36);
  const put = (d) => turned(place(d));
  return (
    solid(put(oval(-14, 134, 34, 32)), GREY, ink(2)) +
    line(put('M-36 126C-20 112 0 120 8 138M-32 148C-16 134 -2 146 0 158'), { width: 1.4, colour: STRAND }) +
    solid(put(FACE), SKIN, ink(2.2)) +
    area(
      put('M158 196C160 204 158 214 150 219C141 224 128 220 116 215C102 208 88 196 82 172C100 196 130 206 158 196z'),
      DUSK,
    ) +
    solid(
      put('M168 156C158 160 142 158 132 150C134 174 146 190 166 188C169 182 167 176 163 174z'),
      '#7f3b25',
      ink(1.4),
    ) +
    area(put('M168 157C158 162 144 160 134 153C137 164 150 170 166 166z'), DAY.light) +
    line(put('M126 142C124 152 126 160 130 166'), { width: 1.6, colour: CREASE }) +
    line(put('M122 70C130 62 144 62 152 70'), { width: 2.2, colour: '#5a6463' }) +
    line(put('M120 106C128 90 146 90 154 102'), ink(2.6)) +
    line(put('M112 98L119 103M111 108L118 107'), { width: 1.3, colour: CREASE }) +
    solid(put(HAIR), GREY, ink(2)) +
    line(put('M124 34C94 26 54 40 18 94M112 54C86 60 50 84 26 122M96 84C76 96 56 122 46 152'), {
      width: 1.4,
      colour: STRAND,
    }) +
    solid(put('M72 120C70 108 84 104 88 114C92 124 86 140 80 142C74 142 72 132 72 120z'), SKIN, ink(1.6)) +
    area(put(oval(82, 148, 6)), GOLD)
  );
}
