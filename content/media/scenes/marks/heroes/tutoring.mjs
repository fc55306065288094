import { steam } from '../closings/parts/call-table.mjs';
import { tea } from '../closings/parts/start-writing.mjs';
import { DAY, daylight } from '../daylight.mjs';
import { clipped } from '../parts/shapes.mjs';
import { line } from '../stage.mjs';
import { room, veranda } from './parts/lesson-places.mjs';
import { student, studentsArm } from './parts/lesson-student.mjs';
import { book, desk, elbowShadows, kettle, sleepingDog, textbooks } from './parts/lesson-things.mjs';
import { tutor, tutorsArm } from './parts/lesson-tutor.mjs';
import { board, nibs } from './parts/shared-board.mjs';

/** Tutoring: one lesson in two places; tutor and student draw on the same board, and their lines meet in white light. */
export default function tutoring() {
  const hers =
    room() + tutor() + desk(['#5fb0a6', '#2a928e', '#a9cfc6'], -10, 700) + kettle(84, 738, 0.94) + textbooks(170, 884);
  const his =
    veranda() + student() + desk(['#f0cd93', '#b98746', '#f0c48a'], 480, 1220) + book() + sleepingDog(1010, 884, 0.92);
  return daylight(
    clipped('hers', 'M-10 -10L640 -10L560 910L-10 910z', hers) +
      clipped('his', 'M640 -10L1210 -10L1210 910L560 910z', his) +
      line('M640 -10L560 910', { width: 16, colour: DAY.light }) +
      board() +
      elbowShadows() +
      tutorsArm() +
      studentsArm() +
      nibs() +
      tea(196, 742, 0.7) +
      steam(196, 684),
    { meet: 600, spread: 560, left: 0, top: 0, width: 1200, height: 900 },
  );
}
