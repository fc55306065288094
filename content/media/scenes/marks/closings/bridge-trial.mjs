import { daylight } from '../daylight.mjs';
import { bridge, deck, LOAD, rail, sacks, thread } from './parts/trial-bridge.mjs';
import { buffalo } from './parts/trial-buffalo.mjs';
import { elder } from './parts/trial-elder.mjs';
import { engineer, gripOnRod, kingfisher, rod } from './parts/trial-engineer.mjs';
import { bicycle, farmer, gripOnBar } from './parts/trial-farmer.mjs';
import { girl } from './parts/trial-girl.mjs';
import { goat } from './parts/trial-goat.mjs';
import { backdrop, banks, fringe, ledge, palms, SUN } from './parts/trial-land.mjs';
import { dragonfly, lily, reeds, sparkle, terrapin, water } from './parts/trial-water.mjs';

const WATER = 460;

const crossing = () =>
  rail() +
  bridge() +
  goat(1050, deck(1050), 1.15, (x) => deck(x) - deck(1050)) +
  girl(778, 234, [
    [754, deck(754)],
    [804, deck(804)],
  ]) +
  thread();

const people = () =>
  buffalo(124, 398, 0.98) +
  banks() +
  elder(290, 206, 392) +
  sacks(412, 398) +
  farmer(1346, 184, 392) +
  bicycle(1270, 400) +
  gripOnBar(1318, 266) +
  crossing() +
  fringe() +
  ledge() +
  rod(680, 266, 478) +
  kingfisher(680, 266, 0.66) +
  engineer(563, 312) +
  gripOnRod(678, 318);

/** The riskiest part first and in small: a goat goes over a trial bridge, and how far the pole sinks is read. */
export default function bridgeTrial() {
  return daylight(
    backdrop() +
      palms() +
      water(palms() + people(), WATER) +
      people() +
      sparkle(SUN[0] - 50, WATER, [LOAD + 10, 488]) +
      terrapin(846, 506, 0.7) +
      lily(128, 492, 1.1, '#5fae8c', true) +
      lily(226, 522, 1.2, '#7cc09a') +
      lily(40, 540, 1.3, '#4f9f82') +
      lily(1330, 508, 1.1, '#b9b75a', true) +
      lily(1240, 540, 1.3, '#cbb85c') +
      reeds(8, 620, 1, ['#2f7f6c', '#1c5f58']) +
      reeds(1434, 620, -1, ['#b98a2c', '#8a6420']) +
      dragonfly(1150, 506, 0.62, 60),
    { meet: 790, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
