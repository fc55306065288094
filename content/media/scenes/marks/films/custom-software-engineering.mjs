import { lamplight, lit } from '../parts/facade.mjs';
import { box, fine, hair, pen, placed, polygon, repeat, solid, stars } from '../parts/shapes.mjs';
import { palm } from '../parts/street.mjs';
import { area, bell, chance, curve, FILM, glow, line, sample, stage, TAU } from '../stage.mjs';
import { barrier, canopy, gatehouse, gatekeeper } from './parts/container-gate.mjs';
import { beams, lorry } from './parts/container-lorry.mjs';
import { bow, hoist, restingCrane, stack, workingCrane } from './parts/container-port.mjs';
import { part } from './parts/time.mjs';

/** Where the lights meet. */
const MEET = 956;
/** Levels of the near kerb and of the lorries' wheels. */
const [KERB, LANE] = [738, 724];
/** Where a lorry stops, and how far behind it the next one waits. */
const [GATE, QUEUE] = [976, 350];
/** Place and size of the crane at work. */
const CRANE = [1336, 586, 1.22];

/** Steadier than `ease`: its acceleration starts and ends at 0, so that a heavy lorry does not jerk. */
const glide = (t, from, to) => {
  const p = part(t, from, to);
  return p * p * p * (p * (6 * p - 15) + 10);
};

/** Blocks of the town, few windows lit. */
const town = () =>
  repeat(11, (i) => {
    const [x, w, h] = [566 + i * 32, 24 + 14 * chance(i + 3), 22 + 40 * chance(i * 7 + 2)];
    const rows = Math.floor(h / 11);
    const panes = repeat(rows * 3, (k) =>
      chance(i * 17 + k) > 0.62 ? box(x + 4 + (k % 3) * 8, 590 - h + 6 + Math.floor(k / 3) * 10, 4, 5) : '',
    );
    return solid(box(x, 590 - h, w, h), '#081821', pen(1.2, 0.5)) + lit(panes, 0.55);
  });

/** Low hills, the town before them and Colombo's Lotus Tower. */
function distance() {
  const crest = (x) =>
    566 - 84 * bell(x, 520, 190) - 50 * bell(x, 860, 170) - 66 * bell(x, 1240, 230) + 4 * Math.sin(x / 60);
  const fold = (i) =>
    hair(curve(sample((x) => crest(x) + 12 + i * 13 + 3 * Math.sin(x / 90 + i * 0.6))), 0.32 - i * 0.025);
  const put = placed(742, 592, 0, 0.96);
  const shaft = 'M-13 0L-6 -214L6 -214L13 0z';
  const bud =
    'M-9 -214C-30 -224 -44 -250 -33 -276Q-24 -264 -17 -282Q-8 -268 0 -286Q8 -268 17 -282Q24 -264 33 -276C44 -250 30 -224 9 -214z';
  const petals =
    'M-17 -280C-24 -244 -16 -226 -4 -215M17 -280C24 -244 16 -226 4 -215M0 -284L0 -214M-4 0L-2 -214M4 0L2 -214';
  return (
    stars(26, [410, 150, 1180, 190], 1.3) +
    area(`${curve(sample(crest))}L1620 820L-20 820z`, '#07161e') +
    fine(curve(sample(crest)), 0.6) +
    repeat(9, fold) +
    town() +
    solid(put(shaft), '#081821', pen(1.7, 0.75)) +
    solid(put(bud), '#0d242e', pen(1.8, 0.85)) +
    hair(put(petals), 0.5) +
    fine(put('M0 -286L0 -352'), 0.8)
  );
}

/** The road and its kerbs, lines across it, the apron before it. */
function ground() {
  const across = (x) =>
    polygon([
      [x, KERB],
      [x + 76, KERB - 46],
      [x + 84, KERB - 46],
      [x + 8, KERB],
    ]);
  const dashes = repeat(16, (i) =>
    polygon([
      [372 + i * 84, 688],
      [412 + i * 84, 688],
      [409 + i * 84, 691],
      [369 + i * 84, 691],
    ]),
  );
  const swell = (x, i) => 772 + i * 11 + i * i * 1.5 + 2 * Math.sin(x / 130 + i);
  return (
    area(box(380, 640, 1240, 200), '#060f17') +
    fine('M380 642H1620', 0.8) +
    hair('M380 648H1620', 0.5) +
    area(dashes, 'url(#two)', 'fill-opacity=".5" ') +
    area(across(984), 'url(#two)', 'fill-opacity=".55" ') +
    line(`M380 ${KERB}H1620`, pen(2.2)) +
    line(`M380 ${KERB + 5}H1620`, pen(1.4, 0.6)) +
    repeat(4, (i) => hair(curve(sample((x) => swell(x, i), 380, 1620)), 0.3 - i * 0.05))
  );
}

/** The yard behind the gate, to the edge of the quay. */
const quay = () =>
  area(box(1044, 576, 610, 70), '#07131b') +
  fine('M1044 576H1620', 0.8) +
  hair('M1044 581H1620M1044 596H1620M1044 616H1620', 0.28);

/** The port's wall with wire on it, along the waiting road. */
function wall() {
  const posts = repeat(9, (i) => `M${388 + i * 76} 586L${388 + i * 76} 560L${394 + i * 76} 553`);
  const joints = repeat(17, (i) => `M${388 + i * 38} 592V638`);
  return (
    solid(box(380, 588, 664, 54), '#081821', pen(1.8)) +
    hair(joints, 0.35) +
    fine(posts, 0.8) +
    hair('M380 578H1044M380 570H1044M380 562H1044', 0.55) +
    solid(box(380, 584, 664, 6), '#0f2a33', pen(1.6))
  );
}

/** A tall lamp over the road. */
const mast = (x, foot, height, colour) =>
  line(`M${x} ${foot}V${foot - height}`, pen(2.8)) +
  line(
    `M${x - 34} ${foot - height - 6}Q${x - 14} ${foot - height - 10} ${x} ${foot - height + 14}Q${x + 14} ${foot - height - 10} ${x + 34} ${foot - height - 6}`,
    pen(2),
  ) +
  [-34, 34]
    .map(
      (u) => glow(x + u, foot - height - 2, 46, colour, 0.6) + area(box(x + u - 9, foot - height - 8, 18, 5), colour),
    )
    .join('');

// Four layers that stand still; the crane's load and the lorries move between them.
const behind =
  lamplight(MEET, 520) +
  beams +
  distance() +
  `<g opacity=".72">${restingCrane(1016, 548, 0.62)}</g>` +
  workingCrane(...CRANE);
const middle =
  bow(1462, 580, 1.04) +
  quay() +
  ground() +
  wall() +
  palm(462, 640, 178, 16, 74) +
  palm(522, 640, 132, -14, 62) +
  mast(640, 640, 250, '#8ff5e4') +
  stack(1216, 636, 0.9, [3, 2, 1, 1]);
const front = gatehouse() + canopy();
const near = stack(1482, 796, 1.86, [2]);

/** The gate of a container port at night: a phone is read, the barrier lets the lorry in, the next one rolls up. */
export default function customSoftwareEngineering(t) {
  const gone = Math.max(0, (t - 0.13) / 0.75) ** 1.7 * 980;
  const roll = QUEUE * glide(t, 0.44, 0.84);
  const reach = t < 0.5 ? 1 - glide(t, 0.08, 0.18) : glide(t, 0.83, 0.94);
  const light = t < 0.5 ? 1 - glide(t, 0.08, 0.2) : glide(t, 0.87, 0.98);
  const lift = glide(t, 0.04, 0.17) - glide(t, 0.67, 0.8);
  const swing = Math.sin(TAU * t);
  // The spreader goes down only at both ends of its way, where stacks hide what it sets down or takes up.
  const spot = [24 - 84 * Math.sin((Math.PI / 2) * swing), 21 + 88 * swing ** 4];
  // The last of the queue is never seen, but its headlights are.
  const queue = [3, 2, 1].map((k) => lorry(GATE - k * QUEUE + roll, LANE, k === 1 && t > 0.5 ? reach : 0));
  const lorries = queue.join('') + lorry(GATE + gone, LANE, t < 0.5 ? reach : 0);
  const body =
    behind +
    hoist(...CRANE, spot, t < 0.25 || t >= 0.75) +
    middle +
    lorries +
    front +
    gatekeeper(reach, light) +
    barrier(lift) +
    near;
  return stage(body, { meet: MEET, spread: 520, left: 400, top: 140, ...FILM });
}
