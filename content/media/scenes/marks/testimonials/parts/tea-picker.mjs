/** One who plucks tea by day, in colour: a scarf, a basket on her back that hangs from a strap round her head. */
import { ink } from '../../daylight.mjs';
import { BROWN_SKIN } from '../../parts/palette.mjs';
import { facing, hair, placed, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

const [WICKER, LEAF] = ['#d9a858', '#2f8f80'];

/** She looks left, or right with m = -1; her skirt, her blouse and her scarf have these colours; her foot is at (x, y). */
export function picker(x, y, s, m, [skirt, blouse, scarf]) {
  const at = placed(x, y, 0, s);
  const put = (d) => at(facing(m)(d));
  const thin = ink(1.7);
  return (
    solid(put('M3 -115C7 -128 16 -124 20 -131C26 -136 32 -126 38 -129C46 -129 50 -119 54 -108z'), LEAF, thin) +
    solid(put('M2 -116L54 -109C54 -86 48 -62 38 -46C30 -42 18 -44 12 -50C6 -72 2 -95 2 -116z'), WICKER, thin) +
    hair(put('M5 -101L52 -95M7 -86L51 -80M10 -71L46 -65M18 -113L22 -49M30 -111L30 -46M42 -110L36 -47'), 0.9) +
    solid(put('M-14 -62L20 -62C26 -40 28 -20 30 6L-22 6C-22 -20 -20 -40 -14 -62z'), skirt, thin) +
    solid(put('M-16 -58C-21 -80 -24 -100 -14 -108C-6 -114 6 -112 12 -104C18 -92 20 -76 20 -58z'), blouse, thin) +
    solid(put('M-24 -84L-52 -70C-58 -68 -60 -60 -54 -58C-46 -56 -32 -58 -24 -64L-12 -78z'), BROWN_SKIN, thin) +
    solid(put('M-12 -106C-26 -100 -30 -90 -32 -80L-18 -66C-10 -72 -4 -80 -2 -90z'), blouse, thin) +
    solid(put('M-30 -126C-32 -112 -26 -102 -16 -102L-8 -106L-6 -130z'), BROWN_SKIN, thin) +
    area(put('M-27 -119C-24 -121 -22 -120 -21 -118L-24 -116zM-28 -108C-25 -108 -23 -109 -21 -111'), '#2a1a10') +
    solid(
      put(
        'M-32 -125C-30 -142 -12 -146 -2 -136C6 -126 6 -112 14 -100L-2 -98C-10 -106 -10 -118 -16 -126C-22 -128 -28 -126 -32 -125z',
      ),
      scarf,
      thin,
    ) +
    line(put('M-24 -138C-8 -138 8 -126 20 -112'), { width: 2.4, colour: '#6b3d10' })
  );
}
