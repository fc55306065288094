import { DAY, daylight } from '../../daylight.mjs';
import { box } from '../../parts/shapes.mjs';
import { area, glow } from '../../stage.mjs';
import { eave, fern, floor, joints, post, rafters } from '../parts/veranda.mjs';
import { desk, deskBack, deskShadow, deskThings, laptop } from '../parts/veranda-desk.mjs';
import { shore } from '../parts/veranda-sea.mjs';
import { arm, seatShadow, stool, worker } from '../parts/veranda-worker.mjs';
import { cat, roadster } from '../parts/veranda-yard.mjs';

const [WIDTH, HEIGHT] = [800, 600];
const [LEFT, TOP] = [846, 228];
const POSTS = [-2.34, 2.18];

/** Careers on phones: the engineer at the desk on the veranda, large, the sea before them. */
export default function careers() {
  const veranda =
    floor(POSTS) +
    seatShadow() +
    deskShadow() +
    joints() +
    rafters() +
    fern(1506, 340) +
    eave() +
    POSTS.map(post).join('') +
    roadster(916, 716, 1.5);
  const work = stool() + deskBack() + worker() + desk() + laptop() + deskThings() + arm();
  return daylight(
    shore() +
      veranda +
      area(box(LEFT, TOP, WIDTH, 12), DAY.ink) +
      glow(1318, 582, 130, '#ffffff', 0.6) +
      work +
      cat(1554, 812, 1.1),
    { meet: 1290, spread: 520, left: LEFT, top: TOP, width: WIDTH, height: HEIGHT },
  );
}
