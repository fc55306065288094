import { glow, stage } from '../stage.mjs';
import { gecko, moth, mothTrail, nest } from './parts/wall-life.mjs';
import { brightBox, cable, metal, radio, saddle, sensor } from './parts/wall-network.mjs';
import { plaster, tally } from './parts/wall-plaster.mjs';
import { conduits, gauge, hoursCounter, meter, steamPipe } from './parts/wall-power.mjs';
import { cap, handWithTea, steam, umbrella } from './parts/wall-watchman.mjs';
import { levelTube, main, tank, thermometer } from './parts/wall-water.mjs';

const [TEAL, AMBER] = ['#2ee6d6', '#ffab3d'];

/** From each sensor to the box. */
const cables = () =>
  cable('M820 356L820 494C820 514 832 526 850 526') +
  cable('M666 606L850 606') +
  cable('M990 306L990 500C990 518 988 526 978 526') +
  cable('M1074 566L980 566') +
  cable('M1004 712L1004 640C1004 618 996 606 980 606') +
  saddle(820, 420, true) +
  saddle(824, 606, false) +
  saddle(990, 440, true) +
  saddle(1036, 566, false) +
  saddle(1004, 670, true);

const sensors = () =>
  sensor(640, 606, TEAL) +
  sensor(814, 322, TEAL) +
  sensor(990, 274, AMBER) +
  sensor(1094, 566, AMBER) +
  sensor(1004, 746, AMBER);

/** Everything fades into the page but where the frame cuts it. */
const fade = (id, x, y, w, h, to) =>
  `<linearGradient id="${id}" ${to}><stop stop-color="#050b12"/><stop offset=".4" stop-color="#050b12" stop-opacity=".75"/><stop offset="1" stop-color="#050b12" stop-opacity="0"/></linearGradient>` +
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${id})"/>`;

/** Measuring at night: on an old factory wall five instruments with clip-on sensors, whose cables meet at one small box. */
export default function iotSolutions() {
  const wall = plaster() + radio() + tank() + main() + tally(656, 874);
  const power = nest() + steamPipe() + gauge() + conduits() + hoursCounter() + meter();
  const edges =
    fade('left', 0, 0, 480, 1080, '') +
    fade('foot', 0, 1000, 1440, 80, 'x1="0" x2="0" y1="1" y2="0"') +
    fade('head', 0, 0, 1440, 60, 'x2="0" y2="1"');
  return stage(
    metal +
      glow(560, 600, 420, '#0fb5ae', 0.22) +
      glow(1280, 700, 460, '#f59e2c', 0.22) +
      wall +
      levelTube() +
      thermometer() +
      power +
      cap() +
      umbrella() +
      cables() +
      sensors() +
      mothTrail() +
      brightBox() +
      gecko(752, 774, 46) +
      moth(902, 716, -36) +
      steam() +
      handWithTea() +
      edges,
    { meet: 915, spread: 430, left: 0, top: 0, width: 1440, height: 1080 },
  );
}
