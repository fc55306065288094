/** The magpie on the rail: on one leg and one wing out, as the patient does it. */
import { DAY, ink } from '../../daylight.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const EDGE = { width: 2, colour: '#7f9a98' };

/** Its claw holds the rail at (x, y). */
export function magpie(x, y, s) {
  const put = placed(x, y, 0, s);
  const leg = (d) => line(put(d), ink(6)) + line(put(d), { width: 2.4, colour: '#8a6a4a' });
  return (
    // Tail.
    solid(put('M40 -52C64 -46 92 -30 116 -8L104 4C78 -12 52 -24 30 -30z'), DAY.light, ink(2.4)) +
    area(put('M84 -32C96 -26 108 -16 117 -7L104 5C94 -2 84 -8 74 -14z'), DAY.ink) +
    leg('M6 -36L2 0M2 0L-16 1M2 0L14 1') +
    leg('M-14 -40L-34 -26L-24 -14M-34 -26L-40 -12M-34 -26L-32 -9') +
    // Wing behind, up and out.
    solid(
      put(
        'M6 -96C22 -128 56 -158 104 -168C98 -156 96 -152 92 -146C100 -146 104 -144 108 -142C98 -132 92 -128 84 -124C92 -122 94 -120 98 -116C78 -98 44 -82 18 -78z',
      ),
      DAY.ink,
      ink(2.2),
    ) +
    area(put('M14 -98C26 -116 44 -130 66 -140C58 -122 40 -104 20 -90z'), DAY.light) +
    // Body.
    solid(put('M-46 -112C-58 -88 -50 -52 -22 -38C6 -26 40 -30 56 -46C48 -72 30 -96 4 -108z'), DAY.ink, ink(2.4)) +
    area(put('M-22 -120C-6 -112 20 -100 34 -78C16 -84 -4 -88 -18 -96z'), DAY.light) +
    // Head: it looks at her.
    solid(
      put(
        'M-14 -112C-16 -96 -32 -88 -46 -92C-62 -96 -70 -112 -66 -126C-60 -142 -38 -148 -24 -138C-16 -132 -12 -122 -14 -112z',
      ),
      DAY.ink,
      ink(2.4),
    ) +
    area(put('M-20 -134C-10 -128 -8 -112 -12 -102C-18 -104 -24 -116 -20 -134z'), DAY.light) +
    solid(put('M-64 -128C-80 -130 -96 -124 -106 -116C-94 -112 -78 -112 -66 -116z'), '#c9d4d0', ink(2)) +
    area(put('M-88 -126C-96 -124 -102 -120 -106 -116C-102 -114 -98 -113 -92 -113z'), DAY.ink) +
    area(put(oval(-48, -122, 6)), '#e9a23f') +
    area(put(oval(-49, -122, 2.8)), DAY.ink) +
    line(put('M-36 -62C-26 -50 -10 -44 8 -44'), EDGE)
  );
}
