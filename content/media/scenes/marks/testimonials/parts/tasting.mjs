/** Tea: the export manager of a factory in the hills tastes a lot; her clerk has all of it on one screen. */
import { daylight } from '../../daylight.mjs';
import { taster } from './taster.mjs';
import { bench, jug, samples } from './tasting-bench.mjs';
import { cat } from './tasting-cat.mjs';
import { clerk } from './tasting-clerk.mjs';
import { frame, spittoon, wall } from './tasting-room.mjs';
import { view } from './tasting-view.mjs';

/** The whole picture. */
export const tasting = () =>
  daylight(
    view() + wall() + frame() + clerk() + taster() + bench() + samples() + jug(968, 650) + cat(1088, 694) + spittoon(),
    { meet: 640, spread: 560, left: 0, top: 0 },
  );
