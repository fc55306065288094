/** A man's head in profile, facing right, from the crown at y = -16 to the chin at y = 230; `put` moves it into place. */
import { FACE } from '../../closings/parts/grocery-customer.mjs';
import { DAY, ink } from '../../daylight.mjs';
import { solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** The face with an open eye; `thin` draws it for a head so small that its lines would run together. */
export const profileFace = (put, [skin, dusk, crease], { thin = 1, hair = DAY.ink, moustache = true } = {}) =>
  solid(put(FACE), skin, ink(2.4)) +
  area(
    put('M165 202C169 209 168 221 159 227C150 231 138 229 128 224C106 215 92 202 84 176C102 202 136 212 165 202z'),
    dusk,
    'fill-opacity="0.6" ',
  ) +
  line(put('M170 179C161 183 154 181 148 175'), { width: 2.6 * thin, colour: crease }) +
  (moustache ? area(put('M168 160C160 158 150 162 142 176C152 174 162 172 172 171z'), hair) : '') +
  line(put('M126 86C134 76 148 75 157 82'), { width: 4.6 * thin, colour: hair }) +
  area(put('M130 108C136 98 147 96 156 101C155 110 150 114 142 114C137 114 133 112 130 108z'), DAY.light) +
  area(put(oval(149, 105, 5.4, 7)), DAY.ink) +
  line(put('M126 106C134 97 146 94 158 100'), { width: 3.6 * thin, colour: DAY.ink }) +
  solid(put('M72 108C80 100 93 105 93 119C92 132 86 146 78 148C69 147 66 118 72 108z'), skin, ink(2 * thin));
