/** One compartment of the cabinet of the page Products, large and square: what stands in it fills it. */
import { DAY, daylight, ink } from '../../daylight.mjs';
import { box, mapped, placed, polygon } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

const SIZE = 160;
const [BACK, FRONT] = [131, 148];

/** The back wall, its shade, and where the sun lies on it. The products take them in turn, so that neighbours differ. */
export const MINT = ['#bfe2da', '#93c8c0', '#d6efe8'];
export const AMBER = ['#f8d592', '#e6b765', '#fde6b8'];
export const CREAM = ['#faedd0', '#e3cda0', '#fff9ea'];

/** Panes of the morning sun, as they lie on the wall. */
const pane = mapped((u, v) => [u + v * 0.62, v]);
const SUN = pane('M10 -4L58 -4L58 135L10 135zM70 -4L112 -4L112 135L70 135z');

/**
 * @param {string[]} wall
 * @param {(put: (d: string) => string) => string} draw  draws about the middle of the shelf
 * @param {[number, number]} [foot]  where what stands on the shelf begins and ends
 */
export function compartment([paint, shade, lit], draw, [from, to] = [-60, 60]) {
  const put = placed(SIZE / 2, 141);
  return daylight(
    area(box(0, 0, SIZE, SIZE), paint) +
      area(SUN, lit) +
      area(`M0 0L${SIZE} 0L${SIZE} 7L11 7L11 ${BACK}L0 ${BACK}z`, shade) +
      area(box(0, BACK, SIZE, SIZE - BACK), '#e0a95f') +
      line(`M-4 ${BACK}L164 ${BACK}`, ink(2.2)) +
      area(
        put(
          polygon([
            [from, 0],
            [to, 0],
            [to + 16, -9],
            [from + 16, -9],
          ]),
        ),
        '#9a6128',
      ) +
      area(box(0, FRONT, SIZE, SIZE - FRONT), '#b5742f') +
      line(`M-4 ${FRONT + 3}L164 ${FRONT + 3}`, { width: 2.4, colour: '#ebbf82' }) +
      line(`M-4 ${FRONT}L164 ${FRONT}`, { width: 2.4, colour: DAY.ink }) +
      draw(put),
    { meet: 80, left: 0, top: 0, width: SIZE, height: SIZE },
  );
}
