/** The gap in the hull of the boat-plank closing, the one plank cut for it, and the light in the slit that is left. */
import { across, DAY, ink } from '../../daylight.mjs';
import { clipped, mapped, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';

/** Where the last light comes through. */
const MEET = [742, 408];

const GAP =
  'M512 537C498 498 506 470 526 446C536 459 548 459 556 446C566 410 600 386 640 392C684 397 700 431 742 433C790 436 812 381 860 373C904 368 922 392 962 381C990 399 1000 425 992 451C976 449 966 467 974 488C996 503 1004 537 990 563C950 600 890 610 838 592C788 574 762 529 706 537C652 545 632 615 578 615C540 613 520 581 512 537z';

/** The plank is not yet home: turned down about its right end by a few degrees. */
const fitted = placed(985, 480, -2.2);
const plank = (d) => fitted(mapped((u, v) => [u - 985, v - 458])(d));

/** The open gap, full of light. */
export const gap = () => area(GAP, '#ffffff') + line(GAP, ink(4)) + glow(MEET[0], MEET[1] + 20, 300, '#fff6dc', 0.6);

const GRAIN =
  'M530 519C560 459 590 423 640 423C690 425 700 459 744 464C800 467 820 412 866 407C900 405 930 412 960 410M546 563C580 498 600 467 650 467C700 470 712 493 752 498C806 503 840 459 880 459C910 459 930 475 950 506M700 511C730 506 760 514 790 532C830 563 870 571 920 566M566 589C600 563 614 524 650 509';

const PEGS = [
  [958, 408],
  [640, 404],
  [900, 428],
];

/** The odd plank, its thickness below it, and its shadow on the hull. */
export const oddPlank = () =>
  across('new', ['#a9dcc4', '#d7dfac', '#fbe0a2', '#f5c878', '#eaa94e'], 500, 1000) +
  across('edge', ['#3f8a78', '#a5854a', '#9a5f24'], 500, 1000) +
  area(placed(6, 34)(plank(GAP)), DAY.ink, 'fill-opacity=".35" ') +
  solid(placed(0, 18)(plank(GAP)), 'url(#edge)', ink(3.4)) +
  solid(plank(GAP), 'url(#new)', ink(4)) +
  clipped(
    'face',
    plank(GAP),
    line(plank(GRAIN), { width: 2.2, colour: '#7a5a24', opacity: 0.8 }) +
      line(plank(oval(700, 512, 20, 9) + oval(700, 512, 9, 4)), { width: 2.2, colour: '#7a5a24', opacity: 0.8 }),
  ) +
  PEGS.map(([x, y]) => solid(plank(oval(x, y, 5)), '#7a4a1c', ink(1.6))).join('');

/** Rays from the slit down to the keel. */
export function rays() {
  const ray = (x, w, fill, share) =>
    area(
      `M${MEET[0] - 60} ${MEET[1]}L${MEET[0] + 60} ${MEET[1]}L${x + w} 1080L${x - w} 1080z`,
      fill,
      `fill-opacity="${share}" `,
    );
  return (
    ray(330, 120, '#bff3e8', 0.24) +
    ray(560, 70, '#d8f7ee', 0.24) +
    ray(860, 70, '#ffe7b0', 0.28) +
    ray(1150, 130, '#ffd27f', 0.26)
  );
}

/** The meeting point of both lights, in the slit. */
export const sparkle = () => {
  const [x, y] = MEET;
  const star = placed(x, y)('M0 -60Q6 -7 128 0Q6 7 0 46Q-6 7 -128 0Q-6 -7 0 -60z');
  return (
    glow(x - 96, y, 140, '#2fdcc4', 0.7) +
    glow(x + 96, y, 140, '#ff9f1f', 0.7) +
    glow(x, y, 70, '#ffffff', 1) +
    area(star, '#ffffff')
  );
};
