/** The landlady of web-in-use at her table: grey in her hair, a teal sari, a finger at the keys. */
import {
  body,
  CREASE,
  DUSK,
  ear,
  face,
  HAIR,
  pointing,
  SKIN,
  STRANDS,
  sleeveOf,
} from '../../closings/parts/grocer.mjs';
import { DAY, ink } from '../../daylight.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const GREY = '#cfd8d3';

/** Her colours in the place of those of the grocer. */
const COLOURS = {
  '#8fd0c8': '#1f8f90',
  '#62b0a8': '#0f5f63',
  '#0f5f63': '#0a4347',
  '#b5471b': '#f0a53a',
  '#8f3714': '#c8762a',
};
const dressed = (markup) => markup.replace(/#[0-9a-f]{6}/g, (colour) => COLOURS[colour] ?? colour);

function head() {
  const put = placed(262, 136, 3, 0.98);
  return (
    solid(put(oval(4, 150, 44, 40)), '#8d9a96', ink(2.2)) +
    line(put('M-30 144C-24 120 14 114 32 138M-28 164C-14 136 22 134 36 158M-10 182C0 156 22 152 32 168'), {
      width: 2,
      colour: '#5d6a68',
    }) +
    face(put) +
    area(
      put(
        'M163 158C164 164 171 164 173 169C164 172 154 168 148 160C154 162 159 161 163 158zM164 176C170 178 172 183 168 187C158 187 150 178 147 168C153 176 158 177 164 176z',
      ),
      '#7f3b25',
    ) +
    line(put('M173 170C164 173 154 169 147 161C145 159 143 157 142 154'), { width: 2.6, colour: CREASE }) +
    line(put('M166 150C160 152 156 147 159 141M134 146C134 158 137 166 142 174M112 96L120 102M110 106L119 108'), {
      width: 1.8,
      colour: CREASE,
    }) +
    line(put('M124 80C132 69 146 68 155 76'), { width: 4.2, colour: '#2b3638' }) +
    area(put('M126 106C132 96 144 94 154 99C153 107 148 112 140 112C134 112 130 110 126 106z'), DAY.light) +
    area(put(oval(147, 104, 5.2, 6.6)), DAY.ink) +
    line(put('M121 104C130 95 143 92 156 98'), { width: 3.6, colour: DAY.ink }) +
    area(put(oval(156, 60, 4, 5)), '#b5471b') +
    solid(put(HAIR), '#8d9a96', ink(2.4)) +
    line(put(STRANDS), { width: 2, colour: '#5d6a68' }) +
    line(put('M136 30C112 14 84 16 56 34M128 24C100 12 70 20 44 48'), { width: 3.4, colour: GREY }) +
    ear(put) +
    area(put(oval(84, 150, 7.5)), '#f6c667') +
    line(put(oval(84, 150, 7.5)), ink(1.8))
  );
}

/** Her forearm on the table, to a wrist behind the hand that points to (x, y). */
export function landladysArm([x, y]) {
  const upper = [
    [318, 640, 36],
    [304, 580, 40],
    [292, 500, 44],
  ];
  const fore = [
    [318, 638, 37],
    [372, 656, 35],
    [440, y + 18, 26],
    [x - 98, y + 20, 20],
  ];
  return (
    line(tapered(upper) + tapered(fore), ink(4.8)) +
    area(tapered(upper) + tapered(fore), SKIN) +
    area(shaded(fore, 1, 0.4), DUSK, 'fill-opacity="0.6" ') +
    pointing([x, y]) +
    dressed(sleeveOf())
  );
}

/** All of her but the arm towards us. */
export const landlady = () => dressed(body()) + head();
