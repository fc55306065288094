import { across, daylight } from '../daylight.mjs';
import { glow, line } from '../stage.mjs';
import { accounts, flight } from './parts/ferry-accounts.mjs';
import { coldChain } from './parts/ferry-cold.mjs';
import { person, WHITE } from './parts/ferry-figures.mjs';
import { TONES } from './parts/ferry-heads.mjs';
import { hotel } from './parts/ferry-hotel.mjs';
import { landing } from './parts/ferry-landing.mjs';
import { lesson } from './parts/ferry-lesson.mjs';
import { place } from './parts/ferry-place.mjs';
import { queue } from './parts/ferry-queue.mjs';
import { crocodile, kingfisher, raft, rope } from './parts/ferry-raft.mjs';
import { sales } from './parts/ferry-sales.mjs';
import { shore } from './parts/ferry-shore.mjs';

/** The ferryman, who pulls hand over hand and is at ease. */
const ferryman = () =>
  glow(1078, 246, 180, '#fffdf0', 1) +
  person(1074, 350, {
    size: 1.14,
    turn: -7,
    tones: TONES.deep,
    shirt: ['#ffffff', '#dff0ea'],
    legs: {
      kind: 'sarong',
      cloth: '#ffffff',
      dark: '#dff0ea',
      feet: [
        [-20, 2],
        [20, 4],
      ],
      shoe: '#7d4d26',
    },
    look: { top: 'cloth', colours: [WHITE, '#9fc6bd'], lid: 'half', mouth: 'grin', brow: 6, tilt: 3, look: [1, 0.4] },
    far: {
      at: [
        [30, -108],
        [62, -96],
        [88, -112],
      ],
      sleeve: 0,
    },
    near: {
      at: [
        [-28, -108],
        [-8, -80],
        [44, -114],
      ],
      sleeve: 0,
    },
    after: (put) => line(put('M26 -128L46 -136'), { width: 2.6, colour: '#5f8a3a' }),
  });

/** Industries: six trades, and what costs each of them time, on one ferry raft; only the ferryman has time. */
export default function industries() {
  return daylight(
    across('planks', ['#d3b078', '#e6c286', '#f3cf8c'], 60, 1160) +
      place() +
      landing() +
      raft() +
      flight() +
      rope() +
      kingfisher(532, 136) +
      hotel() +
      accounts() +
      ferryman() +
      lesson() +
      sales() +
      queue() +
      coldChain() +
      crocodile(1150, 690) +
      shore(),
    { meet: 980, spread: 700, left: 0, top: 0, width: 1440, height: 810 },
  );
}
