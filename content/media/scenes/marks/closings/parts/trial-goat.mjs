/** The goat of the bridge-trial closing, with its legs stiff on the planks and its neck stretched to a leaf. */
import { DAY, ink } from '../../daylight.mjs';
import { BRIGHT_RUST, GOLD, HONEY } from '../../parts/palette.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const [COAT, SHADE, PATCH, HORN] = ['#fffdf8', '#cfe2dc', '#b5652a', '#c9a86a'];

const leg = (put, [[a, b], [c, d], [e, f]], fill) => {
  const path = `M${a} ${b}L${c} ${d}L${e} ${f - 5}`;
  return (
    line(put(path), ink(17)) +
    line(put(path), { width: 12, colour: fill }) +
    solid(put(`M${e - 7} ${f}L${e - 6} ${f - 10}L${e + 6} ${f - 10}L${e + 7} ${f}z`), DAY.ink, ink(1.4))
  );
};

/** The middle between its feet is (x, y); `sink(u)` is how much lower the planks are at u. */
export function goat(x, y, s, sink) {
  const put = placed(x, y, 0, s);
  const foot = (u) => [u, sink(x + u * s) / s];
  const body =
    'M-50 -94C-34 -102 26 -108 62 -102C80 -98 88 -80 82 -62C78 -46 62 -40 44 -42C16 -34 -14 -36 -38 -44C-58 -52 -62 -80 -50 -94z';
  return (
    leg(put, [[-28, -52], [-22, -28], foot(-16)], SHADE) +
    leg(put, [[54, -56], [52, -28], foot(44)], SHADE) +
    solid(
      put('M70 -98C74 -112 86 -122 100 -122C98 -116 102 -112 104 -106C98 -106 96 -102 98 -96C90 -98 84 -92 80 -86z'),
      COAT,
      ink(2.2),
    ) +
    solid(put(body), COAT, ink(2.6)) +
    area(
      put('M-54 -66C-30 -54 40 -52 84 -66C82 -48 64 -40 44 -42C16 -34 -14 -36 -38 -44C-50 -48 -54 -58 -54 -66z'),
      SHADE,
    ) +
    area(put('M4 -104C26 -108 50 -106 64 -101C80 -96 86 -82 82 -66C66 -56 44 -62 36 -74C28 -84 8 -88 4 -104z'), PATCH) +
    line(put(body), ink(2.6)) +
    leg(put, [[-42, -54], [-46, -28], foot(-52)], COAT) +
    leg(put, [[66, -58], [76, -32], foot(74)], COAT) +
    line(put('M-42 -50L-44 -34M64 -54L72 -36'), { width: 11, colour: COAT }) +
    // Neck and head.
    solid(
      put('M-30 -96C-46 -104 -54 -116 -62 -130L-92 -112C-86 -94 -74 -72 -56 -58C-44 -52 -34 -60 -30 -74'),
      COAT,
      ink(2.4),
    ) +
    area(put('M-33 -95C-46 -101 -54 -114 -61 -127L-75 -119C-67 -98 -56 -84 -40 -78C-33 -79 -30 -88 -33 -95z'), PATCH) +
    solid(put('M-112 -104C-112 -90 -106 -80 -100 -74C-98 -84 -96 -94 -98 -104z'), '#f0e2c2', ink(1.8)) +
    solid(put('M-66 -140C-54 -146 -44 -158 -46 -174C-34 -164 -36 -142 -54 -130z'), HORN, ink(2)) +
    solid(
      put(
        'M-56 -124C-58 -142 -76 -148 -90 -140C-106 -134 -124 -124 -130 -116C-134 -108 -128 -102 -120 -102C-104 -100 -90 -102 -76 -106C-64 -108 -58 -114 -56 -124z',
      ),
      COAT,
      ink(2.4),
    ) +
    area(put('M-57 -126C-60 -142 -74 -147 -88 -141C-84 -132 -84 -124 -76 -118C-70 -112 -60 -114 -57 -126z'), PATCH) +
    solid(put('M-80 -140C-72 -148 -64 -162 -68 -178C-54 -166 -54 -144 -68 -132z'), HORN, ink(2)) +
    line(put('M-64 -168L-58 -164M-62 -158L-57 -154'), ink(1.6)) +
    solid(put('M-62 -130C-48 -134 -32 -128 -26 -116C-38 -110 -54 -112 -64 -122z'), PATCH, ink(2.2)) +
    solid(put(oval(-91, -127, 7, 7.6)), DAY.light, ink(1.8)) +
    area(put(oval(-92.6, -126, 3.6, 4.4)), DAY.ink) +
    line(put('M-100 -139C-95 -144 -88 -143 -83 -138'), ink(2.6)) +
    line(put('M-127 -113L-123 -115M-126 -106C-118 -107 -112 -108 -106 -112'), ink(2)) +
    // A bell on a red cord.
    line(put('M-80 -98C-70 -98 -56 -106 -48 -116'), { width: 5.4, colour: BRIGHT_RUST }) +
    solid(put('M-80 -94C-76 -98 -68 -98 -66 -93L-62 -78L-84 -78z'), GOLD, ink(1.8)) +
    area(put(oval(-73, -76, 3)), HONEY) +
    line(put('M-84 -78L-62 -78'), ink(2))
  );
}
