/** Beyond the veranda of the careers hero on phones: the sea, a headland, a boat under sail, the beach with its palm. */
import { across, DAY } from '../../daylight.mjs';
import { bananas } from '../../parts/garden-plants.mjs';
import { box, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, bell, chance, curve, line, round, sample } from '../../stage.mjs';
import { palm } from './veranda-land.mjs';

const [LEFT, RIGHT] = [830, 1680];
const HORIZON = 412;
const SHORE = 528;

const along = (f) => curve(sample(f, LEFT, RIGHT, 10));
const below = (f, fill) => area(`${along(f)}L${RIGHT} 720L${LEFT} 720z`, fill);

/** Hills that end in the sea at the right, with their contour lines. */
function headland() {
  const crests = [
    (x) => HORIZON + 22 - 112 * bell(x, 1600, 120) - 40 * bell(x, 1480, 60),
    (x) => HORIZON + 26 - 70 * bell(x, 1690, 110),
  ];
  return crests
    .map((f, i) => {
      const folds = repeat(6, (k) =>
        hair(
          along((x) => f(x) + 10 + k * (10 + k)),
          0.42 - k * 0.05,
        ),
      );
      return below(f, ['#e6f0df', '#b9dac9'][i]) + fine(along(f), 0.8) + folds;
    })
    .join('');
}

/** The sea, paler towards the shore, and foam on the sand. */
function sea() {
  const surf = (y, tall) => (x) => y + tall * Math.sin(x / 46) + 2 * Math.sin(x / 17);
  const waves = repeat(26, (i) => {
    const y = HORIZON + 10 + 74 * chance(i + 3) ** 1.3;
    return `M${round(LEFT + 840 * ((i * 0.618) % 1))} ${round(y)}q${round(8 + (y - HORIZON) / 9)} -5 ${round(16 + (y - HORIZON) / 4.5)} 0`;
  });
  return (
    across('sea', ['#4fa9a3', '#7cc3b8', '#a9d6c6'], LEFT, RIGHT) +
    area(box(LEFT, HORIZON, RIGHT - LEFT, 130), 'url(#sea)') +
    fine(`M${LEFT} ${HORIZON}H${RIGHT}`, 0.8) +
    line(waves, { width: 2, colour: DAY.light, opacity: 0.9 }) +
    below(surf(SHORE - 24, 3), '#b5ddd0') +
    below(surf(SHORE - 10, 4), DAY.light) +
    below(surf(SHORE, 4), '#f0d9ac') +
    below(surf(SHORE + 14, 3), '#fdf3dd') +
    fine(along(surf(SHORE - 10, 4)), 0.6)
  );
}

/** An outrigger boat under its square sail; (x, y) is where it lies in the water. */
function boat(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    solid(put('M-6 -10L-22 -84L38 -92L30 -14z'), '#d8612c', pen(2)) +
    area(put('M-6 -10L-22 -84L-2 -87L10 -12z'), '#a9431c') +
    line(put('M6 -6L-24 -92M6 -6L44 -96'), { width: 3, colour: DAY.ink }) +
    solid(put('M-52 -12C-30 -2 26 -2 56 -16L46 4L-42 4z'), '#7b4f22', pen(2)) +
    line(put('M-30 -4Q-46 2 -52 12M26 -4Q14 4 8 12M-66 12Q-30 16 24 12'), { width: 3, colour: DAY.ink }) +
    line(put('M-86 18h50M-20 20h60M50 14h26'), { width: 2, colour: DAY.light })
  );
}

/** Marks of the broom on the sand before the house. */
const marks = () =>
  hair(
    repeat(16, (i) => {
      const [x, y] = [round(LEFT + 800 * chance(i + 5)), round(572 + 96 * chance(i + 41))];
      return `M${x} ${y}q22 -9 44 0M${x + 5} ${y + 5}q18 -7 36 0`;
    }),
    0.5,
  );

const gulls = () =>
  fine('M1150 346q10 -11 17 -1q10 -9 18 0M1196 322q9 -10 15 -1q9 -7 16 0M1422 340q8 -9 13 -1q8 -7 14 0', 0.85);

/** All that lies beyond the veranda. */
export const shore = () =>
  area(box(LEFT, 200, RIGHT - LEFT, HORIZON - 180), '#fbeed3', 'fill-opacity=".5" ') +
  headland() +
  sea() +
  gulls() +
  boat(1330, 462, 0.86) +
  marks() +
  palm(988, 562, 1.28) +
  bananas(1610, 650, 1, 4);
