/** The table of a tea shop; on it a tablet, fresh leaf, a notebook, three glasses of tea. */
import { DAY, ink } from '../../daylight.mjs';
import { hair, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';
import { DARK, stick, WOOD } from './tea-chair.mjs';
import { cast, outline, spotAt } from './tea-veranda.mjs';

const shade = (x, z, wide) =>
  cast(
    outline([
      [x + wide, 0, z - 0.2],
      [x + wide, 0, z + 0.2],
      [x - wide - 0.5, 0, z + 0.1],
      [x - wide - 0.5, 0, z - 0.3],
    ]),
  );

/** What the three chairs and the table cast. */
export const shadows = () => shade(-0.9, 0, 0.3) + shade(0.86, 0, 0.3) + shade(0, 0, 0.42) + shade(0.01, -0.47, 0.2);

const top = (h) =>
  outline([
    [-0.47, h, -0.32],
    [0.47, h, -0.32],
    [0.47, h, 0.36],
    [-0.47, h, 0.36],
  ]);
const leg = (x, z, fill) => stick([x, 0, z], [x, 0.7, z], 10, fill);

/** The table itself. */
export const table = () =>
  leg(-0.4, 0.28, DARK) +
  leg(0.4, 0.28, DARK) +
  solid(
    outline([
      [-0.42, 0.7, -0.27],
      [0.42, 0.7, -0.27],
      [0.42, 0.6, -0.27],
      [-0.42, 0.6, -0.27],
    ]),
    DARK,
    ink(2.4),
  ) +
  leg(-0.4, -0.27) +
  leg(0.4, -0.27) +
  solid(top(0.69), WOOD, ink(2.6)) +
  solid(top(0.72), '#f0cd93', ink(2.6)) +
  hair(polygon([spotAt(-0.47, 0.72, 0.1), spotAt(0.47, 0.72, 0.1)], false), 0.5);

/** A glass of milk tea; (x, y) is the middle of its foot. */
export function glass(x, y, s = 1) {
  const put = placed(x, y, 0, s);
  return (
    area(put('M8 -1L8 3L-30 5L-26 0z'), '#a9682f', 'fill-opacity=".5" ') +
    area(put('M-9 -30L9 -30L7 0C4 3 -4 3 -7 0z'), '#eaf4ee') +
    area(put('M-8.4 -23L8.4 -23L6.6 -1C4 2 -4 2 -6.6 -1z'), '#c27a35') +
    area(put('M-8.4 -23L8.4 -23L8 -19L-8 -19z'), '#f2d9ac') +
    line(put('M-9 -30L9 -30L7 0C4 3 -4 3 -7 0z'), ink(2)) +
    line(put('M4.6 -26L3.6 -4'), { width: 1.8, colour: DAY.light })
  );
}

/** A tablet on its stand, turned a little to the visitor: a leaf and what was plucked each day. */
const tablet = () =>
  area('M796 416L860 412L846 420L780 422z', '#a9682f', 'fill-opacity=".5" ') +
  solid('M842 366L862 412L850 414L836 380z', DARK, ink(2)) +
  solid('M790 358L846 352L852 410L796 417z', DAY.ink, ink(2.6)) +
  area('M795 363L842 358L847 406L800 412z', '#ffffff') +
  area(
    'M801 405L800.2 396L806.2 395.4L807 404.4zM811 404L809.4 388L815.4 387.4L817 403.4zM821 403L818.6 381L824.6 380.4L827 402.4z',
    '#2a928e',
  ) +
  area('M831 402L827.6 371L834 370.4L837.4 401.4z', '#ee9a2f') +
  line('M802 386L811 379L819 372L828 364', { width: 2, colour: '#17757a' });

/** A round tray of cane with fresh leaf. */
function tray() {
  const leaf = (i) => {
    const [x, y] = [862 + i * 3.3 + 3 * chance(i), 411 - 7 * Math.sin((i * Math.PI) / 14) * chance(i * 3 + 4)];
    return solid(
      placed(
        round(x),
        round(y),
        -64 + i * 9 + 40 * (chance(i + 9) - 0.5),
        0.9,
      )('M0 2C-7 -4 -6 -13 0 -19C6 -13 7 -4 0 2z'),
      ['#5fae86', '#8fceaa', '#3f8d6e'][i % 3],
      { width: 1.3, colour: '#164a3c' },
    );
  };
  const leaves = [0, 14, 2, 12, 4, 10, 6, 8, 1, 13, 3, 11, 5, 9, 7].map(leaf).join('');
  return (
    area(oval(876, 420, 36, 6), '#a9682f', 'fill-opacity=".5" ') +
    solid(oval(886, 416, 33, 8), '#d99a4a', ink(2.4)) +
    solid(oval(886, 413, 28, 5.4), DARK, ink(1.6)) +
    leaves +
    area('M853 416C856 427 916 427 919 416C910 422 862 422 853 416z', '#d99a4a') +
    line('M853 416C862 422 910 422 919 416C916 427 856 427 853 416z', ink(2)) +
    line(
      repeat(9, (i) => `M${858 + i * 7} ${419 + [-2, 1, 2, 3, 3, 3, 2, 1, -2][i]}l3 3`),
      ink(1.2),
    )
  );
}

/** The visitor's open notebook. */
const notebook = () =>
  area('M694 426L752 427L744 429L686 429z', '#a9682f', 'fill-opacity=".5" ') +
  solid('M700 424Q712 420 724 424L734 411Q722 407 712 410z', DAY.light, ink(2)) +
  solid('M724 424Q738 420 752 424L756 411Q744 407 734 411z', DAY.light, ink(2)) +
  line('M738 413L750 413M736 417L749 417M734 420L744 420', { width: 1.4, colour: '#0b6b6a' });

/** All that lies on the table. */
export const things = () => tablet() + tray() + notebook() + glass(772, 417, 0.96) + glass(850, 427);

/** The reader's glass, by the third chair. */
export const readersGlass = () => glass(806, 428);
