/** The driver's daughter in school uniform, who leans in from behind and points. */
import { DAY, ink, SUN } from '../../daylight.mjs';
import { features, skull, TONES } from '../../parts/face.mjs';
import { finger } from '../../parts/limbs.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL } from '../../parts/palette.mjs';
import { mapped, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const tones = TONES.light;

/** Her head to the left, with a plait and a bow, and her shoulder. */
export function daughterHead(on) {
  const put = (d) => on(mapped((u, v) => [-1.06 * u, 0.94 * v])(d));
  const bow = within(put, -44, -86, -24, 1.15);
  const plait = [0, 1, 2, 3, 4]
    .map((i) => solid(put(oval(-68 - i * 2, -36 + i * 21, 15 - i, 13)), DAY.ink, { width: 1.8, colour: '#7f9a98' }))
    .join('');
  return (
    plait +
    solid(put('M-90 240C-90 140 -60 112 -22 108L30 108C66 116 80 150 80 240z'), '#ffffff', ink(3)) +
    solid(put('M-22 70L-22 112L10 124L34 110L34 70z'), tones[1], ink(2.6)) +
    solid(put('M-22 106L8 124L-14 146L-34 116zM34 106L8 124L28 146L44 116z'), '#ffffff', ink(2.6)) +
    solid(put('M8 126L20 138L26 220L8 236L-8 220L-2 138z'), BRIGHT_RUST, ink(2.6)) +
    skull(put, tones, 20, 4) +
    features(within(put, 1, 9, 0, 0.97), {
      tones,
      turn: 20,
      look: [5, 2],
      lid: 0.05,
      brow: 5,
      mouth: 'grin',
      wide: 24,
    }) +
    solid(
      put('M-66 -30C-82 -96 -30 -124 10 -118C62 -114 84 -76 68 -30C58 -66 40 -82 20 -88C-10 -80 -46 -62 -54 -14z'),
      DAY.ink,
      ink(2.4),
    ) +
    line(put('M20 -88C14 -100 10 -108 8 -116'), { width: 3, colour: tones[0] }) +
    solid(bow('M0 0L-30 -20L-34 14zM0 0L30 -20L34 14z'), BRIGHT_RUST, ink(2.6)) +
    solid(bow(oval(0, 0, 7)), BRIGHT_RUST, ink(2.4)) +
    line(put('M-60 10C-60 40 -50 66 -34 84'), SUN) +
    line(put('M10 -92C-20 -88 -44 -72 -56 -44M30 -90C48 -84 58 -70 64 -52'), { width: 1.8, colour: '#7f9a98' })
  );
}

const FOREARM = 'M-190 -30C-100 -24 -40 -18 2 -17L2 17C-40 22 -100 32 -190 40z';
const SLEEVE = 'M1356 428C1390 404 1424 398 1460 402L1460 500C1424 500 1386 494 1350 482C1360 464 1362 446 1356 428z';

/** From her wrist to the picture: x runs to the fingers, the thumb is above. */
const forearm = (d) => placed(1240, 438, 187)(mapped((u, v) => [u, -v])(d));

/** Her arm past her father's shoulder: the short sleeve, the forearm, a finger that points at the payslip. */
export const pointingArm = () =>
  area(forearm(FOREARM), tones[0]) +
  area(forearm('M-190 14C-100 12 -40 6 4 4L2 17C-40 22 -100 32 -190 40z'), tones[1], 'fill-opacity=".6" ') +
  line(forearm('M-190 -30C-100 -24 -40 -18 2 -17M2 17C-40 22 -100 32 -190 40'), ink(3)) +
  [
    [24, 27, 90, 22, 8],
    [32, 15, 90, 27, 8.5],
    [36, 1, 90, 30, 8.5],
    [34, -14, 88, 64, 8],
  ]
    .map((at) => finger(forearm, at, tones, at[3] > 40))
    .join('') +
  area(forearm('M-8 -17C4 -22 20 -25 36 -22L40 -10L36 20L26 35C12 32 0 24 -8 18z'), tones[0]) +
  line(forearm('M0 -17C8 -21 16 -23 26 -23M24 36C14 33 6 24 0 17M42 -7L36 -5M44 9L38 10'), ink(2.6)) +
  finger(forearm, [12, -16, 76, 34, 7.5], tones, false) +
  area(forearm('M2 -14C8 -22 14 -24 20 -22L22 -12L10 -4z'), tones[0]) +
  area(SLEEVE, '#ffffff') +
  area('M1460 466L1460 500C1424 500 1386 494 1350 482L1356 466C1394 478 1424 478 1460 466z', '#e6d3ac') +
  line(SLEEVE, ink(3.2)) +
  line('M1370 424C1376 444 1374 466 1366 484', { width: 2.4, colour: BRIGHT_TEAL });
