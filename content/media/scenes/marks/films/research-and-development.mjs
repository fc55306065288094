import { daylight } from '../daylight.mjs';
import { placed } from '../parts/shapes.mjs';
import { FILM, round } from '../stage.mjs';
import { during, mix, part } from './parts/time.mjs';
import { behind, each, ground, paddy, strip } from './parts/trial-field.mjs';
import { drip, egret, flag, flying, jet, pump, researcher, stream } from './parts/trial-pumps.mjs';

const STAKE = ground(strip(1) + 136, 1.07).map(Math.round);

/** The researcher and the stake: pulled out and carried off, then the stake of the next trial set in its place. */
function trialEnds(t) {
  const near = during(t, [0.03, 0.15], [0.91, 1]);
  const gone = during(t, [0.36, 0.58], [0.61, 0.82]);
  const x = round(STAKE[0] + 122 - 66 * near + 230 * gone);
  const reach = during(t, [0.13, 0.2], [0.9, 0.94]);
  const up = 44 * during(t, [0.22, 0.33], [0.83, 0.89]);
  const stakeX = t > 0.22 && t < 0.89 ? x - 56 : STAKE[0];
  const hand = [mix(-34, -53, reach), mix(-72, -55 - up, reach)];
  return (
    flag(placed(stakeX, STAKE[1] - up), '#b4521c', -1) +
    researcher(placed(x, STAKE[1] + 6, 0, 1.06), near + 4 * gone, hand)
  );
}

/** The egret that flies off from the bund; later another comes to its place out of the distance. */
function visitor(t) {
  const [x, y] = ground(strip(-0.5) - 4, 1.44);
  const off = part(t, 0.16, 0.5);
  const away = 1 - part(t, 0.58, 0.92);
  if (off === 0 || away === 0) return egret(x, y, 1.25);
  if (off < 1) return flying(x - 450 * off ** 1.5, y - 40 - 310 * off ** 1.1, 1.25, off * 7);
  return flying(x + 920 * away ** 1.4, y - 40 - 480 * away ** 1.3, 1.25 - 0.6 * away, -away * 8);
}

/** R&D: three pumps on trial, one of which only drips; its trial is ended early, and the other two get its water. */
export default function researchAndDevelopment(time) {
  // A new picture in every other of its 192 frames, as animators do.
  const t = Math.floor(time * 96) / 96;
  const more = during(t, [0.3, 0.44], [0.84, 0.98]);
  const water = (draw, turns) => draw(-1, 0.06 + 0.54 * more, turns * t) + draw(0, 0.42 + 0.58 * more, turns * t);
  return daylight(
    behind +
      egret(92, 374, 0.72, -1) +
      egret(44, 370, 0.66) +
      egret(900, 372, 0.76) +
      water(stream, 18) +
      each(pump) +
      water(jet, 12) +
      drip(t) +
      paddy +
      [-1, 0].map((k) => flag(placed(...ground(strip(k) + 136, 1.07)), '#17757a')).join('') +
      visitor(t) +
      trialEnds(t),
    { meet: 560, spread: 620, left: 0, top: 0, ...FILM },
  );
}
