/** Two houses joined by a footbridge, which two people bolt together in the middle. */
import { HAIR } from '../../heroes/parts/wire-caller.mjs';
import { arch, DEEP, lit, ROOF, TRIM, tiles } from '../../parts/facade.mjs';
import { box, facing, fine, hair, ON_WHITE, pen, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { worker } from './night-figure.mjs';

const GROUND = 528;
export const MEET = 890;
const DECK = 426;

/** A path of points whose x is measured from the middle: to the left with m = 1, to the right with -1. */
const sided = (m, d) => placed(MEET, 0)(facing(m)(d));

/** The walls, door and window of a narrow house beside the bridge. */
function walls(m, door) {
  const boards = repeat(12, (i) => `M-96 ${268 + i * 22}L-166 ${268 + i * 22}`);
  const window = sided(m, 'M-118 458L-150 458L-150 494L-118 494z');
  const outline = sided(m, door);
  return (
    solid(sided(m, `M-96 248L-166 248L-166 ${GROUND}L-96 ${GROUND}z`), DEEP, pen(2.4)) +
    hair(sided(m, boards), 0.3) +
    area(outline, '#0d2a34') +
    lit(outline, 0.7) +
    line(outline, pen(2.4)) +
    lit(window, 0.34) +
    line(window + sided(m, 'M-134 458L-134 494'), pen(1.9))
  );
}

/** The house at the left: a hipped roof of tiles, an arched door. */
const hipped = () =>
  walls(1, arch(-134, DECK, 44, 150)) +
  solid(sided(1, 'M-84 250L-104 184L-156 184L-172 250z'), ROOF, pen(2.6)) +
  hair(sided(1, tiles([-156, -104, 184], [-172, -84, 250], 4)), 0.7);

/** The one at the right, of another kind: a gable of boards, a straight door with a fanlight. */
const gabled = () =>
  walls(-1, box(-156, DECK - 138, 44, 138)) +
  solid(sided(-1, 'M-98 250L-131 190L-164 250z'), DEEP, pen(2)) +
  hair(sided(-1, 'M-120 210L-120 250M-131 190L-131 250M-142 210L-142 250M-109 230L-109 250M-153 230L-153 250'), 0.6) +
  solid(sided(-1, 'M-84 256L-131 172L-176 256L-162 256L-131 196L-99 256z'), TRIM, pen(2.6));

/** Half of the bridge: an arched beam, a deck of planks, the plate at its end. */
function half(m) {
  const x = (u) => MEET + m * u;
  const planks = repeat(8, (i) => `M${x(-112 + i * 13)} ${DECK}v10`);
  return (
    solid(`M${x(-112)} ${DECK}L${x(-6)} ${DECK}L${x(-6)} ${DECK + 11}L${x(-112)} ${DECK + 11}z`, '#14424a', pen(2.6)) +
    line(planks, pen(1.5)) +
    solid(
      `M${x(-112)} ${DECK + 62}Q${x(-70)} ${DECK + 24} ${x(-6)} ${DECK + 24}L${x(-6)} ${DECK + 12}L${x(-112)} ${DECK + 12}z`,
      TRIM,
      pen(2.4),
    ) +
    fine(`M${x(-84)} ${DECK + 12}V${DECK + 40}M${x(-58)} ${DECK + 12}V${DECK + 28}M${x(-32)} ${DECK + 12}V${DECK + 24}`)
  );
}

/** The light of the bolt, behind all who work at it. */
function rays() {
  const [x, y] = [MEET, DECK - 34];
  const all = repeat(16, (i) => {
    const angle = (i + 0.5) * (Math.PI / 8);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const far = i % 2 ? 48 : 66;
    return `M${x + 32 * c} ${y + 32 * s}L${x + far * c} ${y + far * s}`;
  });
  return line(all, { width: 2.6, colour: '#ffffff' });
}

/** The flange in the middle and the bolt: the brightest point. */
function bolt() {
  const [x, y] = [MEET, DECK - 34];
  const hex = repeat(
    6,
    (i) => `${i ? 'L' : 'M'}${x + 15 * Math.cos((i * Math.PI) / 3)} ${y + 15 * Math.sin((i * Math.PI) / 3)}`,
  );
  return (
    glow(x, y, 90, '#ffffff', 0.75) +
    area(`${hex}z`, '#ffffff') +
    line(`${hex}z`, { width: 3, colour: '#ffffff' }) +
    line(ring(x, y, 6), { width: 2, colour: ON_WHITE })
  );
}

/** A spanner from a hand to the bolt. */
const spanner = ([x, y]) => {
  const put = placed(MEET, DECK - 34, (Math.atan2(y - DECK + 34, x - MEET) * 180) / Math.PI);
  return (
    solid(put('M18 -5L84 -4L84 4L18 5z'), '#2a8f88', pen(2)) +
    solid(put('M-2 -18C8 -22 22 -16 24 -5L24 5C22 16 8 22 -2 18L6 10L12 8L12 -8L6 -10z'), '#2a8f88', pen(2.2))
  );
};

const kneel = (x, m, more) =>
  worker(placed(x, DECK, 0, 0.94), m, {
    hip: [-10, -58],
    lean: 12,
    farLeg: { to: [34, -9] },
    nearLeg: { to: [-54, -24], toe: 70 },
    ...more,
  });

const DOG =
  'M-16 0C-22 -14 -14 -30 -2 -38C2 -44 4 -50 7 -54L6 -64L15 -60C22 -61 27 -64 34 -67L37 -61C34 -56 28 -51 22 -47C20 -40 18 -30 18 -20L21 0L10 0L9 -16C4 -12 2 -6 4 0z';

/** A dog that watches from below. */
const dog = () => {
  const put = placed(866, GROUND + 6);
  return (
    line(put('M-14 -3C-28 0 -34 -10 -30 -20'), pen(4)) +
    solid(put(DOG), '#0e2932', pen(2.2)) +
    line(put('M18 -55L20 -55.5M6 -62C0 -58 0 -50 4 -46'), pen(2.4))
  );
};

export function bridge() {
  const left = kneel(806, 1, {
    hair: HAIR.bun,
    shirt: 0.72,
    trousers: 0.1,
    far: { to: [72, -22], bend: 1 },
    near: { to: [20, -68], bend: 1, turn: -10 },
  });
  const right = kneel(974, -1, {
    hair: HAIR.balding,
    moustache: true,
    shirt: 0.06,
    trousers: 0.5,
    nod: 4,
    far: { to: [70, -78], bend: 1 },
    near: { to: [22, -20], bend: 1, turn: -10 },
  });
  return (
    glow(MEET, DECK - 34, 260, '#ffffff', 0.4) +
    hipped() +
    gabled() +
    dog() +
    half(1) +
    half(-1) +
    rays() +
    solid(box(MEET - 7, DECK - 64, 14, 92), '#123a43', pen(2.6)) +
    left.far +
    right.far +
    left.body +
    right.body +
    spanner([832, DECK - 62]) +
    spanner([948, DECK - 10]) +
    bolt() +
    left.near +
    right.near
  );
}
