/** The head of the engineer of the iot-first picture. */
import { DAY } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { SHEEN, SUN } from './crew.mjs';

export function engineersHead(body) {
  const put = within(body, 0, 0, 5);
  const his = TONES.warm;
  return (
    ear(put, -63, 8, his) +
    skull(put, his, 11, 3) +
    area(
      put(
        'M-62 2C-64 30 -62 50 -54 66C-42 92 -12 108 14 107C46 106 64 88 64 56C66 48 66 40 65 32C58 42 52 42 44 36C34 30 24 32 14 34C2 30 -10 34 -18 44C-28 52 -40 40 -46 22C-48 14 -50 8 -52 0z',
      ),
      DAY.ink,
    ) +
    features(put, { tones: his, turn: 11, look: [6, 1], lid: 0.14, brow: 6, mouth: 'grin', wide: 25 }) +
    area(
      put(
        'M-64 8C-80 -40 -70 -104 -14 -116C44 -124 84 -88 67 -18C62 -34 60 -44 54 -54C34 -48 6 -54 -12 -68C-22 -54 -42 -48 -54 -44C-58 -26 -58 -10 -58 6z',
      ),
      DAY.ink,
    ) +
    line(put('M-12 -68C-4 -84 12 -94 34 -96M4 -64C16 -76 34 -82 52 -80M-18 -72C-36 -70 -50 -60 -60 -48'), SHEEN) +
    line(put('M60 -80C68 -64 70 -46 69 -30'), SUN)
  );
}
