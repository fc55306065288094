/** The veranda of a tea shop: its floor, the low wall towards the valley, two posts and the eave. */
import { across, DAY } from '../../daylight.mjs';
import { box, fine, firm, hair, pen, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, line, thousandths } from '../../stage.mjs';

const [EYE, HORIZON, MIDDLE] = [1.35, 256, 800];

/** Where a place on the veranda is in the picture: metres to the right of the table, above the floor, and away from us. */
export const spotAt = (x, h, z) => {
  const metre = 255 / (1 + 0.2 * z);
  return [MIDDLE + x * metre, HORIZON + (EYE - h) * metre];
};

/** An outline through such places. */
export const outline = (places) => polygon(places.map((place) => spotAt(...place)));

/** What the sun, at the right, lets fall on the floor. */
export const cast = (d) => area(d, '#7a3f1e', 'fill-opacity=".34" ');

const FOOT = 516;

/** Red cement with its joints, and the sun that comes in under the eave. */
export function floor() {
  const joints = repeat(15, (i) => polygon([spotAt(i - 7, 0, 1.6), spotAt(i - 7, 0, -2.2)], false));
  const rows = repeat(5, (i) => polygon([spotAt(-6, 0, 0.9 - i * 0.7), spotAt(6, 0, 0.9 - i * 0.7)], false));
  return (
    across('floor', ['#c98f63', '#dcaa78', '#eec592'], 0, 1440) +
    area(box(-20, FOOT, 1480, 320), 'url(#floor)') +
    area('M520 516L1120 516L960 830L60 830z', '#f5d5a6', 'fill-opacity=".75" ') +
    hair(joints + rows, 0.34) +
    firm(`M-20 ${FOOT}L1460 ${FOOT}`, 0.9)
  );
}

/** The low wall: our side in the shade, its coping in the sun. */
export const wall = () =>
  area(box(-20, 430, 1480, FOOT - 430), '#6fa59e') +
  area(box(-20, 496, 1480, FOOT - 496), '#4d8783') +
  hair('M-20 452L1460 452') +
  fine('M-20 496L1460 496', 0.6) +
  solid(box(-20, 418, 1480, 15), DAY.paper, pen(2.4)) +
  hair('M-20 427L1460 427', 0.5);

/** A turned post on the wall, a sliver of sun along its right side. */
export const post = (x) =>
  area(
    box(x - 13, 150, 26, 270) + box(x - 20, 396, 40, 24) + box(x - 20, 222, 40, 11) + box(x - 17, 238, 34, 5),
    DAY.ink,
  ) + line(`M${x + 10} 246L${x + 10} 392M${x + 17} 400L${x + 17} 416`, { width: 2.8, colour: '#ffd9a0' });

/** Rows of tiles on the roof, fainter the higher they lie. */
const tiles = () =>
  across('tiles', ['#2a928e', '#8fb3ae', '#e0a24c'], 0, 1440) +
  repeat(7, (row) => {
    const scallop = repeat(58, () => 'q13 12 26 0');
    return line(`M${-40 - (row % 2) * 13} ${148 - row * 18}${scallop}`, {
      width: 1.4,
      colour: 'url(#tiles)',
      opacity: thousandths(0.6 - row * 0.085),
    });
  });

/** The eave, dark as the page above it, its board cut into drops. */
export function eave() {
  const at = (i) => -10 + i * 40;
  const drop = (x) =>
    `M${x} 176L${x + 40} 176C${x + 39} 191 ${x + 29} 193 ${x + 25} 200L${x + 20} 211L${x + 15} 200C${x + 11} 193 ${x + 1} 191 ${x} 176z`;
  return (
    area(box(-20, -10, 1480, 188) + repeat(37, (i) => drop(at(i))), DAY.ink) +
    area(
      repeat(37, (i) => ring(at(i) + 20, 186, 4.4)),
      DAY.paper,
    ) +
    tiles() +
    line('M-20 166L1460 166', { width: 1.6, colour: 'url(#tiles)', opacity: 0.8 })
  );
}
