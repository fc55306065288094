import { box, fine, hair, pen, repeat, solid } from '../parts/shapes.mjs';
import { area, glow, line, stage } from '../stage.mjs';
import { cat } from './parts/cabinet-top.mjs';
import { cameraOnStand } from './parts/tea-camera.mjs';
import { grader } from './parts/tea-grader.mjs';
import { pick } from './parts/tea-grader-hands.mjs';
import { belt, end, hotLeaf } from './parts/tea-sorting-belt.mjs';
import { basket, room, scales } from './parts/tea-sorting-room.mjs';

const LEAF = [922, 640];

// The page cuts the left of the picture, so its subject stands far to the right.
const LEFT = -110;

/** A beam of light from a lamp to the belt, strongest at the lamp. */
const beam = (id, d, colour, [x1, y1, x2, y2], strength) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="${strength * 0.25}"/></linearGradient>` +
  area(d, `url(#${id})`);

/** The grader's lamp: an enamel shade on a cord from the beam. */
const lamp = () =>
  line('M716 56L716 262', pen(2.6)) +
  solid('M706 262L726 262L730 278L702 278z', '#0d2a33', pen(2.2)) +
  solid('M702 278C676 284 654 306 646 334L786 334C778 306 756 284 730 278z', '#0f3a42', pen(2.8)) +
  hair('M688 290C674 302 664 316 660 330M716 282L716 332M744 290C758 302 768 316 772 330', 0.7) +
  solid('M646 334C680 346 752 346 786 334C752 326 680 326 646 334z', '#dffdf7', pen(2));

/** The crate on which the cat sleeps; the frame cuts it. */
const crate = () =>
  solid(box(1184, 912, 170, 124), '#17140d', pen(2.6)) +
  fine(
    repeat(3, (i) => `M1184 ${943 + i * 31}L1354 ${943 + i * 31}`),
    0.8,
  ) +
  solid(box(1184, 912, 15, 124), '#211c10', pen(2.2)) +
  solid(box(1177, 902, 180, 12), '#211c10', pen(2.4));

/** Everything fades into the page but where the frame cuts it. */
const fade = (id, x, y, w, h, to) =>
  `<linearGradient id="${id}" ${to}><stop stop-color="#050b12"/><stop offset=".3" stop-color="#050b12" stop-opacity=".8"/><stop offset="1" stop-color="#050b12" stop-opacity="0"/></linearGradient>` +
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${id})"/>`;

/** One trial, two judges: in a tea factory at night a grader and a camera judge the leaf on one belt; on one leaf they disagree. */
export default function researchAndDevelopment() {
  const lights =
    beam('eye', 'M650 336L782 336L1000 668C980 730 800 728 696 716z', '#5eead4', [716, 336, 800, 700], 0.34) +
    beam('lens', 'M940 534L1046 604L1106 664C1080 722 850 736 792 672z', '#ffc870', [1000, 560, 930, 700], 0.42);
  const back = room() + scales(1264, 176);
  const edges =
    fade('left', LEFT, 0, 480, 1080, '') +
    fade('foot', LEFT, 1020, 1440, 60, 'x1="0" x2="0" y1="1" y2="0"') +
    fade('head', LEFT, 0, 1440, 60, 'x2="0" y2="1"');
  return stage(
    area(box(LEFT, 0, 1 - LEFT, 1080), 'url(#ink)') +
      back +
      glow(716, 380, 240, '#5eead4', 0.22) +
      glow(1040, 520, 220, '#ffb85a', 0.22) +
      glow(1290, 430, 460, '#f59e2c', 0.26) +
      glow(560, 420, 420, '#0fb5ae', 0.24) +
      belt() +
      lights +
      basket(338, 1000, 176, 120, 7) +
      grader() +
      end() +
      hotLeaf(...LEAF) +
      pick() +
      lamp() +
      cameraOnStand() +
      crate() +
      cat(1245, 902, 0.76) +
      edges,
    { meet: 920, spread: 540, left: LEFT, top: 0, width: 1440, height: 1080 },
  );
}
