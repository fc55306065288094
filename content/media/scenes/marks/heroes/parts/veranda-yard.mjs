/** Who and what else is about the veranda: the bicycle, a cat, slippers, a neighbour who sweeps, the postman. */

import { DAY } from '../../daylight.mjs';
import { cast } from '../../parts/garden-plants.mjs';
import { fine, hair, pen, placed, ring, solid } from '../../parts/shapes.mjs';
import { bicycle } from '../../parts/street.mjs';
import { area, curve, line, round } from '../../stage.mjs';
import { CEMENT } from './veranda.mjs';

/** A roadster that leans against a post: the bicycle of the street with what shows from near. */
export function roadster(x, y, s) {
  const put = placed(x, y, 0, s);
  const guard = (hub, from, to) =>
    curve(
      Array.from({ length: 13 }, (_, i) => {
        const a = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
        return [x + (hub + 35.5 * Math.cos(a)) * s, y - (32 + 35.5 * Math.sin(a)) * s];
      }),
    );
  const greens =
    'M92 -88C84 -92 80 -100 82 -106C89 -103 93 -96 92 -88zM97 -88C93 -98 94 -108 99 -113C103 -106 102 -96 97 -88zM102 -88C102 -97 107 -105 114 -107C115 -100 110 -92 102 -88z';
  return (
    line(ring(x - 40 * s, y + 17, round(31 * s), 12) + ring(x + 56 * s, y + 17, round(31 * s), 12), {
      width: 4.5,
      colour: CEMENT,
    }) +
    line(put('M-40 10L-2 5L36 11M-2 5L44 3L56 10'), { width: 4, colour: CEMENT }) +
    line(guard(0, 158, 22) + guard(96, 134, 24), { width: 3.4, colour: DAY.ink }) +
    bicycle(x, y, s).replaceAll('url(#two)', DAY.ink) +
    solid(put('M2 -37L38 -38C48 -38 48 -22 38 -22L2 -27C-4 -27 -4 -37 2 -37z'), '#1f8f90', pen(1.8)) +
    area(ring(x + 38 * s, y - 30 * s, round(4 * s)), DAY.ink) +
    line(put('M38 -30L46 -18M42 -17L51 -17'), { width: 3, colour: DAY.ink }) +
    area(put('M14 -84C20 -87 34 -87 42 -82L38 -78L18 -78z'), DAY.ink) +
    solid(put('M86 -88L114 -88L109 -66L88 -66z'), '#d9a858', pen(1.8)) +
    hair(put('M87 -81L112 -81M88 -74L110 -74M95 -88L95 -66M104 -88L102 -66'), 0.9) +
    solid(put(greens), '#7fb9a0', pen(1.5))
  );
}

/** A cat that sits on the sill and looks out; (x, y) is the middle of its foot. */
export function cat(x, y, s) {
  const put = placed(x, y, 0, s);
  const body =
    'M-31 0C-42 -26 -26 -54 -14 -66C-23 -76 -22 -90 -17 -97L-15 -113L-5 -104C-2 -105 4 -105 7 -104L16 -113L19 -97C24 -89 24 -76 16 -67C28 -54 43 -26 32 0C14 4 -14 4 -31 0z';
  return (
    area(put('M-30 -5L30 -5L14 7L-104 7z'), '#c9a873') +
    line(put('M24 -5C48 6 78 0 76 -22'), { width: 10 * s, colour: DAY.ink }) +
    area(put(body), DAY.ink) +
    line(
      put(
        'M-8 -58C-3 -54 5 -54 10 -58M-14 -44C-5 -38 8 -38 16 -44M-17 -29C-6 -22 9 -22 20 -29M-4 -98L-3 -90M6 -98L5 -90M1 -99L1 -89',
      ),
      {
        width: 2,
        colour: '#b9712f',
      },
    ) +
    line(put('M22 -58C32 -44 38 -24 33 -6M20 -95C24 -88 24 -78 19 -70'), { width: 2.6, colour: '#ffd9a0' })
  );
}

/** A pair of rubber slippers, left where one steps out. */
export const slippers = (x, y) =>
  [
    [0, 0, -8],
    [40, -9, 6],
  ]
    .map(([u, v, turn]) => {
      const put = placed(x + u, y + v, turn);
      return (
        area(put('M-16 9L16 9L6 16L-26 16z'), CEMENT) +
        solid(
          put('M-14 12C-18 0 -15 -16 -6 -26C2 -32 12 -30 13 -22C14 -10 14 2 10 13C6 19 -10 19 -14 12z'),
          '#1f8f90',
          pen(1.8),
        ) +
        line(put('M-12 -4C-6 -14 2 -20 4 -22C7 -16 11 -10 12 -3'), { width: 3.4, colour: DAY.paper })
      );
    })
    .join('');

/** A neighbour who sweeps her yard with a broom of ekels, bent over, seen from the side. */
export function sweeper(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    cast(put('M10 0L-70 10L-120 8L-20 -3z')) +
    fine(put('M-30 -50L-66 -6')) +
    solid(put('M-60 -14L-66 -10L-88 2L-58 1z'), '#a8743a', pen(1.4)) +
    solid(put('M-8 -62L18 -60C24 -40 22 -18 20 -4L-6 -4C-4 -22 -10 -44 -8 -62z'), '#1f8f90', pen(1.8)) +
    hair(put('M2 -58L6 -6M11 -58L14 -6'), 0.8) +
    area(put('M-6 -4L-12 1L4 1L4 -4zM10 -4L6 1L20 1L20 -4z'), '#6d4225') +
    solid(put('M-8 -60C-16 -76 -28 -88 -38 -94C-30 -104 -16 -102 -6 -94C10 -86 18 -74 18 -60z'), '#e9a23f', pen(1.8)) +
    line(put('M-28 -90L-36 -66L-30 -50'), { width: 6 * s, colour: '#9a6238' }) +
    area(put('M-36 -94C-48 -92 -54 -102 -50 -110C-44 -118 -32 -116 -30 -106C-22 -106 -22 -96 -28 -94z'), DAY.ink)
  );
}

/** The postman on his bicycle, on the lane beyond the gate. */
export function postman(x, y, s) {
  const put = placed(x, y, 0, s);
  const ink = (markup) => markup.replaceAll('url(#two)', DAY.ink);
  return (
    ink(bicycle(x, y, s * 0.7)) +
    solid(put('M12 -58C8 -78 14 -94 26 -96L38 -92L34 -58z'), '#b08a4e', pen(1.5)) +
    solid(put('M4 -66L20 -64L18 -46L0 -48z'), '#a4451c', pen(1.4)) +
    line(put('M32 -86L42 -70L54 -64'), { width: 5 * s, colour: '#9a6238' }) +
    line(put('M22 -58L38 -42L32 -14'), { width: 7 * s, colour: '#5d4421' }) +
    area(put('M24 -98C20 -108 26 -116 34 -114C42 -112 42 -100 36 -96z'), DAY.ink) +
    area(put('M20 -110L46 -108L40 -116L26 -117z'), '#b08a4e')
  );
}
