/** The head of her who takes the call, in profile: low bun with a temple flower, headset, a smile. */
import { DAY, ink, SUN } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { GOLD } from '../../parts/palette.mjs';
import { placed, solid, spot } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { frangipani } from './table-things.mjs';

export const [SKIN, DUSK, CREASE] = TONES.warm;

const FACE =
  'M118 16C140 26 154 48 157 74C158 83 154 90 155 98C158 109 168 121 176 132C181 139 177 146 170 148C166 149 163 150 163 154C164 158 170 161 171 166C172 170 168 172 163 172C168 175 171 180 168 186C164 191 158 191 158 196C160 204 158 214 150 219C141 224 128 220 116 215C102 208 88 196 82 172L60 110L90 46z';
const HAIR =
  'M138 33C124 4 94 -10 62 -6C20 0 -8 40 -6 88C-4 126 12 156 42 178C58 176 68 164 72 148C78 130 84 118 92 108C100 98 108 90 114 76C120 60 128 46 138 33z';
const STRANDS =
  'M128 30C102 22 58 34 20 92M120 44C92 44 54 66 24 116M110 64C86 70 52 96 34 136M98 86C80 96 58 118 46 154M106 8C70 2 28 30 10 78';

/** Her head, with the headset on it. */
export function head() {
  const put = placed(312, 224, 3, 0.98);
  return (
    area(put(oval(-2, 152, 40, 36)), DAY.ink) +
    line(put('M-34 146C-28 124 8 116 24 138M-30 166C-18 138 14 138 24 160M-12 182C-6 158 14 154 22 168'), {
      width: 1.6,
      colour: '#7f9a98',
    }) +
    solid(put(FACE), SKIN, ink(2.4)) +
    area(
      put('M158 196C160 204 158 214 150 219C141 224 128 220 116 215C102 208 88 196 82 172C100 196 130 206 158 196z'),
      DUSK,
      'fill-opacity=".55" ',
    ) +
    area(
      put(
        'M163 155C163 160 170 161 171 166C163 168 152 166 145 160C152 160 158 158 163 155zM163 172C168 175 171 180 168 186C158 186 150 178 147 166C153 176 158 178 165 176z',
      ),
      '#7f3b25',
    ) +
    area(put('M170 167C163 168 154 167 146 162C148 173 156 179 165 176C162 174 162 173 163 172z'), DAY.light) +
    line(put('M172 166C163 168 154 167 145 161C144 160 142 158 141 156M146 163C149 173 156 178 166 178'), {
      width: 2.4,
      colour: CREASE,
    }) +
    line(put('M163 149C157 150 154 145 156 140'), { width: 1.8, colour: CREASE }) +
    line(put('M124 78C132 68 144 68 152 75'), { width: 4.2, colour: DAY.ink }) +
    area(put('M126 101C132 92 144 90 152 94C151 102 146 106 139 106C134 106 130 104 126 101z'), DAY.light) +
    area(put(oval(145, 98, 5, 6.4)), DAY.ink) +
    line(put('M122 99C130 91 142 88 154 93'), { width: 3.6, colour: DAY.ink }) +
    area(put(HAIR), DAY.ink) +
    line(put(STRANDS), { width: 1.6, colour: '#7f9a98', opacity: 0.9 }) +
    line(put('M140 30C150 44 155 58 156 72M158 106C162 116 170 126 175 134'), SUN) +
    headset(put) +
    frangipani(...spot(put, 24, 128), 12, 0.52)
  );
}

/** A band over the crown, a cup on the ear, the microphone before the mouth. */
function headset(put) {
  const band = put('M82 108C74 70 64 30 60 -4');
  const boom = put('M90 142C98 178 128 204 168 202');
  return (
    solid(put('M78 140C74 148 76 158 84 160C90 158 90 148 88 142z'), SKIN, ink(2)) +
    area(put(oval(83, 166, 6)), GOLD) +
    line(put(oval(83, 166, 6)), ink(1.6)) +
    line(band, ink(14)) +
    line(band, { width: 8.5, colour: DAY.paper }) +
    line(boom, ink(5)) +
    solid(put(oval(172, 202, 10, 7)), DAY.ink, ink(1)) +
    solid(put(oval(86, 122, 21, 27)), DAY.paper, ink(2.6)) +
    solid(put(oval(87, 122, 12, 17)), '#2a928e', ink(2))
  );
}
