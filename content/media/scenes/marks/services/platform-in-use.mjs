import { daylight } from '../daylight.mjs';
import { country, egret, shore } from './parts/tank-shore.mjs';
import { mansArms, seniorEngineer, table, womansArms, youngEngineer } from './parts/tea-engineers.mjs';
import { threeGates } from './parts/three-gates.mjs';

/** Platforms: engineers have time for tea while one gate of the sluice is mended and the water goes on through the others. */
export default function platformInUse() {
  return daylight(
    `<g transform="translate(0 18)">${country()}${threeGates()}</g>` +
      shore() +
      egret(604, 664, 0.8) +
      seniorEngineer() +
      youngEngineer() +
      table() +
      womansArms() +
      mansArms(),
    { meet: 600, left: 0, top: 0 },
  );
}
