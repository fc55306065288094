/** The head of the patient on the balance board, three-quarter to the left: she laughs at the tick on her phone. */

import { ink } from '../../daylight.mjs';
import { ear, features, skull } from '../../parts/face.mjs';
import { dot, facing, placed, solid, spot } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { FAIR } from './balance-hands.mjs';

const [WHITE, GREY] = ['#fffdf8', '#8b9c97'];

const CURLS = [
  [-66, -18, 22],
  [-74, 16, 20],
  [-70, -54, 26],
  [-46, -88, 28],
  [-8, -104, 30],
  [32, -98, 27],
  [60, -72, 23],
  [70, -40, 17],
]
  .map(([u, v, r]) => oval(u, v, r))
  .join('');
const FRECKLES = [
  [-46, 20],
  [-34, 24],
  [-42, 33],
  [-28, 32],
  [44, 24],
  [54, 28],
  [48, 35],
  [2, 16],
];

/** Her head: white curls, glasses on a cord, freckles. */
export function head() {
  const tipped = placed(466, 222, -7, 0.57);
  const put = (d) => tipped(facing(-1)(d));
  return (
    solid(put(CURLS), WHITE, ink(4.6)) +
    ear(put, -62, 10, FAIR) +
    skull(put, FAIR, 9, 4) +
    area(put(`${oval(-38, 30, 15, 11)}${oval(50, 30, 12, 10)}`), '#e0764a', 'fill-opacity=".4" ') +
    features(put, { tones: FAIR, turn: 9, look: [5, -1], lid: 0.2, brow: 9, mouth: 'grin', wide: 33, hair: GREY }) +
    area(put(CURLS), WHITE) +
    area(put('M-62 -30C-40 -56 20 -70 62 -44L60 -84L-40 -96z'), WHITE) +
    line(
      put('M-48 20C-54 24 -56 30 -56 36M62 12C66 16 66 22 65 26M-30 40C-38 48 -38 58 -34 66M50 40C56 46 57 54 54 62'),
      {
        width: 1.7,
        colour: FAIR[2],
      },
    ) +
    line(
      put(
        'M-58 -28C-50 -48 -34 -54 -20 -50C-14 -64 6 -66 14 -54C24 -64 42 -60 46 -50C54 -52 62 -46 64 -38C54 -36 56 -28 63 -24M-58 -28C-44 -30 -42 -6 -54 0C-50 10 -52 26 -62 33',
      ),
      ink(2),
    ) +
    line(
      put(
        'M-58 -64C-52 -78 -40 -80 -34 -72M-20 -88C-12 -98 2 -96 6 -86M22 -82C32 -90 44 -84 44 -74M-72 -24C-64 -30 -56 -26 -56 -18',
      ),
      {
        width: 1.8,
        colour: '#8fa5a0',
      },
    ) +
    line(put(`${oval(-18, -3, 25, 23)}${oval(41, -3, 21, 22)}M7 -5C10 -10 16 -10 20 -5M-43 -6L-62 -8`), {
      width: 3,
      colour: '#17757a',
    }) +
    FRECKLES.map(([u, v]) => dot(...spot(put, u, v), 1.3, FAIR[2])).join('')
  );
}
