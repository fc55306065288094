/** A lattice mast with its guys, cabinet and solar panel. */
import { box, fine, firm, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { round } from '../../stage.mjs';

/** x is its axis, y the ground, `h` its height. */
export function mast(x, y, h) {
  const put = placed(x, y);
  const half = (v) => round(17 - (13 * v) / h);
  const bays = 11;
  const brace = (i) => {
    const [low, high] = [(i * h) / bays, ((i + 1) * h) / bays];
    return `M${-half(low)} ${round(-low)}L${half(high)} ${round(-high)}L${-half(high)} ${round(-high)}L${half(low)} ${round(-low)}`;
  };
  const guys = put(`M-8 ${-h * 0.72}L-128 44M8 ${-h * 0.72}L136 46M-12 ${-h * 0.4}L-128 44M12 ${-h * 0.4}L136 46`);
  const legs = put(`M-17 0L-4 ${-h}M17 0L4 ${-h}`);
  const whips = put(`M-26 ${-h + 26}L26 ${-h + 26}M-26 ${-h + 34}L-26 ${-h - 14}M26 ${-h + 34}L26 ${-h - 14}`);
  const panel = put(
    polygon([
      [-66, -8],
      [-58, -34],
      [-26, -34],
      [-34, -8],
    ]),
  );
  const cells = put('M-63 -17L-31 -17M-60 -26L-28 -26M-55 -8L-47 -34M-45 -8L-37 -34');
  return (
    hair(guys, 0.6) +
    fine(put('M-48 -8L-48 6'), 0.8) +
    solid(panel, '#0c2a34', pen(2)) +
    hair(cells, 0.7) +
    hair(put(repeat(bays, brace)), 0.9) +
    firm(legs) +
    fine(whips, 0.95) +
    solid(put(box(22, -36, 26, 38)), '#0f2a33', pen(2.2)) +
    hair(put('M27 -28L43 -28M27 -23L43 -23M35 -16L35 2'), 0.7) +
    solid(put(box(-22, 0, 78, 8)), '#08171f', pen(2))
  );
}
