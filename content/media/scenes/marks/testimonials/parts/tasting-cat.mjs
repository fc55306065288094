/** The cat of the tasting room: on its hind legs before the bench, nose over the edge, one paw on the way to the milk. */
import { DAY } from '../../daylight.mjs';
import { placed } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const STRIPE = { width: 2.2, colour: '#b9712f' };

export function cat(x, y) {
  const put = placed(x, y);
  return (
    line(put('M66 60C92 70 108 44 98 16C94 4 104 -4 112 2'), { width: 12, colour: DAY.ink }) +
    area(put('M-44 -60L14 -66C40 -48 56 -20 62 10C72 40 76 70 74 110L-20 110C-26 70 -22 20 -34 -10z'), DAY.ink) +
    area(put('M-24 -38C-44 -34 -62 -40 -76 -46C-88 -50 -94 -38 -85 -32C-68 -20 -44 -10 -20 -10z'), DAY.ink) +
    area(
      put(
        'M-64 -76C-66 -86 -58 -98 -46 -104L-48 -130L-28 -112C-20 -114 -10 -113 -4 -110L14 -126L12 -100C20 -90 22 -72 12 -58C0 -44 -30 -42 -44 -52C-54 -52 -60 -54 -62 -60C-72 -62 -74 -72 -64 -76z',
      ),
      DAY.ink,
    ) +
    area(put('M-52 -86C-46 -92 -38 -90 -36 -82C-42 -78 -50 -80 -52 -86z'), '#f7c65f') +
    area(put(oval(-45, -85, 2.6, 5)), DAY.ink) +
    area(put('M-72 -72L-65 -76L-65 -69z'), '#d98a6a') +
    line(put('M-60 -64C-70 -61 -78 -62 -84 -65M-60 -60C-68 -56 -76 -55 -82 -56'), { width: 1.6, colour: DAY.ink }) +
    area(put('M-66 -62C-72 -56 -66 -49 -60 -55z'), '#d9705a') +
    line(put('M-41 -50C-28 -43 -6 -45 10 -56'), { width: 5, colour: '#1f8f90' }) +
    line(
      put(
        'M-14 -100L-10 -88M-6 -100L-4 -90M2 -98L2 -90M20 0C34 12 44 30 48 50M4 10C18 22 28 42 30 64M40 -4C54 16 60 40 60 66',
      ),
      STRIPE,
    )
  );
}
