import { daylight } from '../daylight.mjs';
import { FILM } from '../stage.mjs';
import { foreground, ground, hills, LOOP, level, MAIN, metres, onLine, track, viaduct } from './parts/railway-land.mjs';
import * as works from './parts/railway-works.mjs';
import { during, part } from './parts/time.mjs';

const BOX = [668, level(760, -0.9)];
const SIGNAL = [984, level(984, -0.9)];
const [behind, before] = [hills() + viaduct() + ground() + track(MAIN) + track(LOOP), foreground()];

/** Where the nose of the train is: it runs evenly. */
const trainAt = (t) => metres(556) + 300 * t;

/** Where the nose of the trolley is: it stops before the signal, waits, and goes on over the viaduct. */
const HALT = metres(1012);
const trolleyAt = (t) => {
  if (t < 0.4) return HALT + 60 * (1 - part(t, -0.3, -0.04)) ** 2;
  const gone = part(t, 0.47, 0.82);
  return HALT - 138 * (gone < 0.3 ? gone ** 2 / 0.6 : gone - 0.15);
};

/** AI agents: at a signal box trains are let through by themselves, but a trolley waits until the signalman lifts his flag. */
export default function aiAgents(t) {
  const passing = [t, t - 1].map(trainAt).filter((s) => s > -8 && s < 176);
  const held = [t, t - 1].filter((at) => at > -0.3 && at < 0.82).map(trolleyAt);
  const clear = 1 - during(t, [0.2, 0.25], [0.84, 0.89]);
  const way = during(t, [0.24, 0.36], [0.76, 0.88]);
  const lift = during(t, [0.36, 0.42], [0.68, 0.75]);
  const call = during(t, [0.43, 0.475], [0.62, 0.67]);
  return daylight(
    behind +
      works.signalBox(...BOX, [clear, call], way, lift) +
      works.semaphore(...SIGNAL, clear, call) +
      passing.map((s) => works.train(onLine(s, MAIN))).join('') +
      held.map((s) => works.trolley(onLine(s, LOOP))).join('') +
      before,
    { meet: 700, spread: 640, left: 0, top: 0, ...FILM },
  );
}
