import { fade } from '../parts/roadside.mjs';
import { stars } from '../parts/shapes.mjs';
import { glow, stage } from '../stage.mjs';
import { rows, TALL, WIDE, west } from './parts/valley-ground.mjs';
import { floor, halfWalls, house, post, ROOM, step } from './parts/veranda.mjs';
import { desk, deskBack, deskThings, laptop } from './parts/veranda-desk.mjs';
import { land } from './parts/veranda-land.mjs';
import { blind, lamp, rafters, roof, shelf, wire } from './parts/veranda-roof.mjs';
import { arm, dog, stool, worker } from './parts/veranda-worker.mjs';
import { clump, roadster, stones } from './parts/veranda-yard.mjs';
import { coconut, powerLine } from './parts/village-things.mjs';

/** Careers: good work, done from home: an engineer on the veranda of a house by the paddy, and the wire to the others. */
export default function careers() {
  const { left, right, deep, sill, beam } = ROOM;
  const outside =
    stars(60, [380, 40, 1400, 330], 1.3) +
    coconut(1690, 430, 340, -34) +
    land() +
    powerLine(rows('866,596,200 806,520,92 846,470,52 812,436,34')) +
    coconut(972, 612, 168, -12);
  const inside =
    rafters() +
    blind() +
    house() +
    floor() +
    halfWalls() +
    post(left + 0.02, sill, beam, deep) +
    wire(866, 410) +
    shelf();
  const work = stool() + worker() + desk() + laptop() + deskThings() + arm();
  const eaves = post(left, 0, 2.3, 0) + post(right, 0, 2.3, 0) + roof();
  const yard = stones() + step() + clump(766, 922, 74) + clump(836, 908, 132) + roadster(1456, 916, 2.6);
  return stage(
    // Raised, so that the crop for phones keeps the wheels.
    '<g transform="translate(0 -18)">' +
      outside +
      inside +
      lamp(1392, 450) +
      deskBack() +
      glow(1304, 606, 250, '#ffffff', 0.6) +
      work +
      dog(1010, 840) +
      eaves +
      yard +
      '</g>' +
      west +
      fade('south', WIDE, 900, 1010, 1020) +
      fade('north', WIDE, 130, 0, -4),
    { meet: 1292, spread: 560, left: 0, top: 0, width: WIDE, height: TALL },
  );
}
