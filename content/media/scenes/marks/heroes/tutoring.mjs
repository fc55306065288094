import { steam } from '../closings/parts/call-table.mjs';
import { tea } from '../closings/parts/start-writing.mjs';
import { DAY, daylight } from '../daylight.mjs';
import { area, line } from '../stage.mjs';
import { room, veranda } from './parts/lesson-places.mjs';
import { student, studentsArm } from './parts/lesson-student.mjs';
import { book, desk, kettle, sleepingDog, textbooks } from './parts/lesson-things.mjs';
import { tutor, tutorsArm } from './parts/lesson-tutor.mjs';
import { board, nibs } from './parts/shared-board.mjs';

/** The part of the picture on one side of the slanting line between both places. */
const side = (id, d, markup) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${markup}</g>`;

/** Tutoring: one lesson in two places; tutor and student draw on the same board, and their lines meet in white light. */
export default function tutoring() {
  const hers =
    room() + tutor() + desk(['#5fb0a6', '#2a928e', '#a9cfc6'], -10, 700) + kettle(84, 738, 0.94) + textbooks(170, 884);
  const his =
    veranda() + student() + desk(['#f0cd93', '#b98746', '#f0c48a'], 480, 1220) + book() + sleepingDog(1010, 884, 0.92);
  const divide = 'M640 -10L560 910';
  return daylight(
    side('hers', 'M-10 -10L640 -10L560 910L-10 910z', hers) +
      side('his', 'M640 -10L1210 -10L1210 910L560 910z', his) +
      line(divide, { width: 16, colour: DAY.light }) +
      board() +
      area('M384 738L330 746L180 732L290 716z', DAY.ink, 'fill-opacity=".3" ') +
      area('M858 740L808 748L690 736L790 720z', DAY.ink, 'fill-opacity=".3" ') +
      tutorsArm() +
      studentsArm() +
      nibs() +
      tea(196, 742, 0.7) +
      steam(196, 684),
    { meet: 600, spread: 560, left: 0, top: 0, width: 1200, height: 900 },
  );
}
