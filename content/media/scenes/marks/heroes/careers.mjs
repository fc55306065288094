import { daylight } from '../daylight.mjs';
import { glow } from '../stage.mjs';
import { eave, fern, floor, joints, post, pot, rafters } from './parts/veranda.mjs';
import { desk, deskBack, deskShadow, deskThings, laptop } from './parts/veranda-desk.mjs';
import { land } from './parts/veranda-land.mjs';
import { room } from './parts/veranda-room.mjs';
import { arm, seatShadow, stool, worker } from './parts/veranda-worker.mjs';
import { cat, postman, roadster, slippers, sweeper } from './parts/veranda-yard.mjs';

const WIDE = 1800;
const TALL = 1012.5;
const POSTS = [-1.66, 2.27];

/** Careers: good work, done from home: out of a dark room, through its double door, an engineer on the veranda in the morning. */
export default function careers() {
  const outside = land() + postman(1440, 546, 0.5) + sweeper(1600, 604, 0.92);
  const veranda =
    floor(POSTS) +
    seatShadow() +
    deskShadow() +
    joints() +
    rafters() +
    eave() +
    POSTS.map(post).join('') +
    fern(1500, 330) +
    pot(1552, 706, 0.8) +
    pot(1596, 716, 1) +
    roadster(888, 716, 1.65);
  const work = stool() + deskBack() + worker() + desk() + laptop() + deskThings() + arm();
  return daylight(
    // Smaller and to the right, so that the shade below the words of the page ends before the daylight.
    '<g transform="translate(256 60) scale(0.88)">' +
      outside +
      veranda +
      glow(1318, 582, 150, '#ffffff', 0.75) +
      work +
      slippers(892, 812) +
      room() +
      cat(1580, 890, 1) +
      '</g>',
    { meet: 1290, spread: 560, left: 0, top: 0, width: WIDE, height: TALL },
  );
}
