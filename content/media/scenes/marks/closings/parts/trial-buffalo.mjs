/** The water buffalo of the bridge-trial closing, an egret on its back. */
import { DAY, ink } from '../../daylight.mjs';
import { dot, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** The middle of its belly is at (x, y). */
export function buffalo(x, y, s) {
  const put = placed(x, y, 0, s);
  const [hide, dusk] = ['#44545a', '#2c3a40'];
  return (
    solid(put('M-74 6C-84 -30 -76 -62 -48 -70C-10 -82 30 -78 58 -72C66 -56 70 -20 66 6z'), hide, ink(2.4)) +
    area(put('M-74 6C-84 -30 -78 -54 -62 -64C-66 -30 -30 -16 62 -22L66 6z'), dusk) +
    solid(
      put('M48 -72C60 -84 80 -84 94 -74C108 -64 122 -48 124 -36C122 -26 106 -24 98 -32C84 -40 64 -40 54 -46z'),
      hide,
      ink(2.4),
    ) +
    solid(put('M66 -78C50 -84 38 -98 42 -114C50 -100 62 -92 80 -88z'), '#d8d2bd', ink(2)) +
    solid(put('M84 -82C98 -84 110 -92 112 -108C118 -94 112 -78 96 -70z'), '#d8d2bd', ink(2)) +
    solid(put('M62 -72C52 -74 44 -70 40 -62C50 -58 60 -60 68 -64z'), dusk, ink(2)) +
    area(put(oval(92, -62, 3.4, 4)), DAY.light) +
    area(put(oval(93, -61.6, 2.2)), DAY.ink) +
    line(put('M114 -40L117 -43M104 -32C110 -34 116 -32 120 -30'), { width: 2, colour: '#aebbb8' }) +
    line(put('M-20 -78L-18 -92M-8 -78L-8 -92'), ink(2.6)) +
    solid(
      put(
        'M-50 -92C-34 -108 -22 -116 -6 -116C4 -118 8 -126 4 -136C0 -146 4 -156 16 -156C22 -156 25 -152 26 -148L14 -144C12 -138 18 -130 16 -116C12 -98 -6 -88 -22 -88C-34 -88 -42 -90 -50 -92z',
      ),
      DAY.light,
      ink(2.2),
    ) +
    area(
      put('M-50 -92C-34 -100 -20 -104 0 -106C4 -106 10 -110 14 -114C10 -98 -6 -88 -22 -88C-34 -88 -42 -90 -50 -92z'),
      '#bfded6',
    ) +
    solid(put('M24 -153L46 -147L24 -147z'), '#f0a53a', ink(1.6)) +
    dot(...put('16 -150').split(' '), 1.8, DAY.ink)
  );
}
