import { DAY, daylight } from '../daylight.mjs';
import { box, fine, firm, hair, pen, repeat, ring, solid } from '../parts/shapes.mjs';
import { area, line } from '../stage.mjs';
import { garden } from './parts/home-garden.mjs';
import { table, things } from './parts/lesson-table.mjs';
import { schoolgirl } from './parts/schoolgirl.mjs';

/** The low wall of the verandah, in the shade on our side, and its coping in the sun. */
const wall = () =>
  area(box(380, 520, 1240, 250), '#78aaa4') +
  hair('M380 552H1620', 0.4) +
  solid(box(380, 506, 1240, 16), DAY.paper, pen(2.6)) +
  fine('M380 529H1620', 0.5);

/** A turned post on the wall: ink in the shade, a sliver of sun along its right side. */
const post = (x) =>
  area(
    box(x - 15, 130, 30, 378) + box(x - 22, 484, 44, 24) + box(x - 22, 176, 44, 12) + box(x - 19, 194, 38, 6),
    DAY.ink,
  ) + line(`M${x + 12} 204V480M${x + 19} 488V504`, { width: 3, colour: '#ffd9a0' });

/** The eave: its board cut into drops, and the ends of the rafters. */
function eave() {
  const drops = repeat(32, (i) => {
    const x = 390 + i * 39;
    return `M${x} 150L${x + 39} 150C${x + 38} 166 ${x + 28} 168 ${x + 24} 176L${x + 19.5} 186L${x + 15} 176C${x + 11} 168 ${x + 1} 166 ${x} 150z`;
  });
  const eyes = repeat(32, (i) => ring(409.5 + i * 39, 160, 4.5));
  return (
    area(box(380, 100, 1240, 52), DAY.ink) +
    area(drops, DAY.ink) +
    area(eyes, DAY.paper) +
    line('M380 132H1620', { width: 1.6, colour: '#5fb8b0', opacity: 0.7 })
  );
}

/** The floor in front of the table: red cement, a patch of sun with the shadow of the chair. */
const floor = () =>
  area(box(380, 764, 1240, 110), '#d9a878') +
  area('M1040 764L1620 764L1620 874L1180 874z', '#f7d9ae') +
  hair(
    'M380 790H1620M380 826H1620M560 764L470 874M720 764L670 874M1040 764L1070 874M1200 764L1270 874M1360 764L1470 874',
    0.5,
  ) +
  firm('M380 764H1620', 0.9);

/** Tutoring: three in the afternoon on a verandah; a schoolgirl in white at a lesson, her garden in the sun. */
export default function tutoring() {
  return daylight(garden() + wall() + post(574) + post(1424) + eave() + floor() + table() + things() + schoolgirl(), {
    meet: 1000,
    top: 112,
  });
}
