/** Faces that the buttons of a lift light from below. */
import { features, skull } from '../../parts/face.mjs';
import { facing } from '../../parts/shapes.mjs';
import { area } from '../../stage.mjs';

/** The colours of the buttons on the faces above them. */
export const FROM_BELOW = { teal: '#4fd8c4', amber: '#ffb84d' };

/** Light along a jaw whose chin is `c` to the right: on its left side, or on its right with m = -1. */
export const litJaw = (put, colour, c, m = 1) =>
  area(
    put(
      `M${-62 * m} 22C${-61 * m} 64 ${-38 * m} 100 ${c} 100C${14 * m + c} 100 ${22 * m + c} 98 ${28 * m + c} 93C${16 * m + c} 95 ${8 * m + c} 95 ${c} 94C${-32 * m} 93 ${-53 * m} 62 ${-62 * m} 22z`,
    ),
    colour,
    'fill-opacity=".85" ',
  );

/** A face that looks at the buttons. */
export const faceOf = (put, face, light, full = 0) =>
  skull(put, face.tones, face.turn, full) + litJaw(put, light, face.turn * 1.1) + features(put, face);

/** As `put`, mirrored: for the other hand, horn or ear. */
export const mirrored = (put) => (d) => put(facing(-1)(d));
