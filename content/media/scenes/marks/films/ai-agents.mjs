import { bushes } from '../heroes/parts/land.mjs';
import { coconut, powerLine } from '../heroes/parts/village-things.mjs';
import { lamplight } from '../parts/facade.mjs';
import { cottage } from '../parts/hillside.mjs';
import { fine, hair, repeat } from '../parts/shapes.mjs';
import { area, FILM, round, stage } from '../stage.mjs';
import { tree } from '../testimonials/parts/tea-garden.mjs';
import { along, bank, bed, crest, fall, far, hills, near, rails, valley, viaduct } from './parts/railway-land.mjs';
import { galleryRail, signalBox, signalman } from './parts/railway-signal-box.mjs';
import { goods, railcar } from './parts/railway-trains.mjs';
import {
  barrier,
  boards,
  lane,
  laneEdges,
  rickshaw,
  semaphoreArms,
  semaphorePost,
  waiting,
  waterTower,
} from './parts/railway-works.mjs';
import { during } from './parts/time.mjs';

const MEET = 804;

const BOX = [664, far(720) - 20];
const SIGNAL = [932, far(932) - 19];
const POLES = [-70, 196, 450, 1034, 1300].map((x) => [x, round(far(x) - 22), 150]);

const behind =
  hills() +
  cottage(966, 338) +
  cottage(1000, 333) +
  tree(1040, round(crest(1040)) + 4, 0.34) +
  tree(1068, round(crest(1068)) + 6, 0.42) +
  valley() +
  viaduct() +
  bank() +
  area(lane, '#0c2630') +
  fine(laneEdges, 0.7) +
  hair('M484 700C496 624 502 562 504 486M556 700C546 624 536 560 530 486', 0.35) +
  coconut(360, 412, 132, -14) +
  coconut(394, 412, 92, 8) +
  coconut(1190, 392, 176, 14) +
  powerLine(POLES) +
  waterTower(1110, round(far(1110) - 20)) +
  signalBox(...BOX) +
  semaphorePost(...SIGNAL) +
  barrier(492, 560, far(520) - 22, 16) +
  bed(far) +
  bed(near) +
  boards(far) +
  boards(near) +
  rails(far) +
  rails(near);

const front =
  barrier(462, 574, 514, 17) +
  rickshaw(487, 588, 1.5) +
  waiting(523, 562, 1.26) +
  repeat(4, (i) => {
    const row = (x) => 568 + i * 25 + i * i * 5 - 9 * Math.sin(x / 150 + i * 0.4);
    return (
      bushes(row, 610 + i * 22, 1220, 18 + i * 8, 11 + i * 6) +
      hair(
        along((x) => row(x) + 3, 600 + i * 18),
        0.35,
      )
    );
  });

/** Where the noses of the trains are: the railcar runs on, the goods train stops before the signal and then leaves. */
const railcarAt = (t) => {
  const s = t > 0.7 ? t - 1 : t;
  return 430 + 2900 * s + 860 * Math.max(0, s) ** 2;
};
function goodsAt(t) {
  const braking = Math.max(0, 0.36 - t);
  const away = Math.max(0, t - 0.54);
  const run = away < 0.16 ? 11670 * away ** 2 : 299 + 3734 * (away - 0.16);
  return 958 + 6900 * braking ** 2 - run;
}

/** The hill line at night: trains run by themselves, but one waits at the signal until the signalman lifts his lamp. */
export default function aiAgents(t) {
  const passing = railcarAt(t);
  const held = goodsAt(t);
  const clear = 1 - during(t, [0.345, 0.39], [0.9, 0.945]);
  const way = during(t, [0.315, 0.43], [0.84, 0.95]);
  const lift = during(t, [0.425, 0.485], [0.765, 0.83]);
  const call = during(t, [0.49, 0.535], [0.745, 0.79]);
  return stage(
    `<defs>${lamplight(MEET, 520)}</defs>` +
      behind +
      fall(t) +
      semaphoreArms(...SIGNAL, clear, call) +
      signalman(...BOX, way, lift) +
      galleryRail(...BOX) +
      (held < 1240 && held > -420 ? goods(held, far(held)) : '') +
      (passing > -40 && passing < 1800 ? railcar(passing, near(passing)) : '') +
      front,
    { meet: MEET, spread: 520, left: 0, top: 0, ...FILM },
  );
}
