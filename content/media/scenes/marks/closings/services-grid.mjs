import { lamplight } from '../parts/facade.mjs';
import { fade, veil } from '../parts/roadside.mjs';
import { box, stars } from '../parts/shapes.mjs';
import { glow, stage } from '../stage.mjs';
import { crossroads, distance, farWays, foreland, hills, WIDTH } from './parts/crossroads-land.mjs';
import { factory, lighthouse, shade, station, temple, village } from './parts/crossroads-places.mjs';
import { signpost } from './parts/signpost.mjs';
import { guide, lantern, traveller } from './parts/wayfarers.mjs';
import { dog, halt, hedges, milestone, pool } from './parts/wayside.mjs';

const HEIGHT = 810;
const MEET = 1012;
const LIGHT = [1010, 554];
const OAKS = [
  [1062, 402, 0.16],
  [1050, 424, 0.19],
  [1192, 372, 0.15],
  [1204, 392, 0.18],
  [1214, 410, 0.17],
  [612, 392, 0.17],
  [626, 400, 0.2],
  [898, 474, 0.18],
  [908, 478, 0.21],
];

/** Night over one side, from full ink to none. */
const dusk = (id, from, to, middle) => {
  const span = `gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="0"`;
  return veil(id, span, box(Math.min(from, to), 0, Math.abs(to - from), HEIGHT), [
    [0, 1],
    [0.45, middle],
    [1, 0],
  ]);
};

/** Which way: a crossroads in the hills at night; under a signpost of many arms a lantern, white-hot, shows a traveller the way. */
export default function servicesGrid() {
  const far =
    distance() +
    lighthouse(1302, 397) +
    hills() +
    temple(1122, 294) +
    shade(OAKS) +
    factory(664, 446) +
    foreland() +
    farWays() +
    village(768, 512) +
    station(1228, 498);
  const near =
    crossroads() +
    halt(1352, 600) +
    glow(...LIGHT, 250, '#ffffff', 0.5) +
    pool(1000, 640) +
    signpost(860, 604) +
    milestone(1204, 634) +
    dog(1150, 668) +
    hedges() +
    traveller(940, 652) +
    guide(1076, 648) +
    glow(...LIGHT, 74, '#ffffff', 0.7) +
    lantern(1011, 522);
  return stage(
    lamplight(MEET, 620) +
      stars(26, [600, 110, 820, 150], 1.3) +
      far +
      near +
      dusk('west', 0, 660, 0.72) +
      dusk('east', WIDTH, WIDTH - 74, 0.36) +
      fade('foot', WIDTH, 650, 736, HEIGHT + 2) +
      fade('head', WIDTH, 162, 80, -2),
    { meet: MEET, spread: 560, left: 0, top: 0, width: WIDTH, height: HEIGHT },
  );
}
