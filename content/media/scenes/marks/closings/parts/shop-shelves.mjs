/** The shelves of the shop in Products' closing: jars, tins and packets. */
import { disc } from '../../parts/facade.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';

/** A glass jar with a lid, its foot at the origin of `put`: sweets, or grain up to a level. */
function jar(put, w, h, seed) {
  const r = w / 2;
  const level = h * (0.3 + 0.36 * chance(seed + 3));
  const glass = `M${-r} -4C${-r} 0 ${r} 0 ${r} -4L${r} ${-h + 20}C${r} ${-h + 10} ${r - 6} ${-h + 10} ${r - 6} ${-h + 4}L${-r + 6} ${-h + 4}C${-r + 6} ${-h + 10} ${-r} ${-h + 10} ${-r} ${-h + 20}z`;
  const sweet = (i) => disc(round(-r + 7 + (i % 4) * ((w - 14) / 3)), round(-7 - Math.floor(i / 4) * 9), 3.8);
  return (
    solid(put(glass), '#0a1f27', pen(1.9)) +
    (seed % 2
      ? hair(put(repeat(4 * Math.floor(level / 9), sweet)), 0.85)
      : area(
          put(`M${-r + 2} -3L${r - 2} -3L${r - 2} ${-level}L${-r + 2} ${-level + 4}z`),
          '#1f7d78',
          'fill-opacity=".45" ',
        )) +
    solid(put(card(-r + 3, -h - 5, w - 6, 10, 3)), '#17434a', pen(1.7)) +
    hair(put(`M${-r + 5} ${-h + 26}L${-r + 5} -14`), 0.6)
  );
}

/** A tin, or a packet with a folded top. */
const tin = (put, w, h) =>
  solid(put(box(-w / 2, -h, w, h)), '#0f323a', pen(1.8)) +
  fine(put(`M${-w / 2} ${-h + 8}L${w / 2} ${-h + 8}M${-w / 2} -8L${w / 2} -8`), 0.7) +
  hair(put(oval(0, -h / 2 - 2, w * 0.3, h * 0.2)), 0.8);
const packet = (put, w, h) =>
  solid(
    put(
      `M${-w / 2} 0L${-w / 2 + 2} ${-h + 12}L${-w / 2 + 6} ${-h}L${w / 2 - 6} ${-h}L${w / 2 - 2} ${-h + 12}L${w / 2} 0z`,
    ),
    '#123c44',
    pen(1.8),
  ) + hair(put(`M${-w / 2 + 2} ${-h + 12}L${w / 2 - 2} ${-h + 12}`) + put(disc(0, -h * 0.42, w * 0.22)), 0.8);

/** Three shelves along the wall. */
export function shelves() {
  const goods = (row, y) => {
    let x = 140;
    return repeat(11, (i) => {
      const seed = row * 17 + i * 3;
      const [w, h] = [34 + Math.round(12 * chance(seed)), 62 + Math.round(24 * chance(seed + 1))];
      x += w + 7;
      // Nothing behind her head and neck, which would leave only rims to be seen.
      if (x > 640 || (x > 384 && x < [0, 562, 516][row])) return '';
      const put = placed(x - w / 2, y);
      const kind = Math.floor(chance(seed + 9) * 5);
      return kind === 0 ? tin(put, w, h - 14) : kind === 1 ? packet(put, w, h - 6) : jar(put, w, h - 4, seed);
    });
  };
  return (
    area(box(126, 96, 532, 424), '#081820') +
    hair(
      repeat(9, (i) => `M${180 + i * 54} 104V518`),
      0.2,
    ) +
    [206, 318, 430].map((y, i) => goods(i, y) + solid(box(126, y, 532, 9), '#0f2a33', pen(2.2))).join('') +
    line('M126 96V520M658 96V520', pen(2.8)) +
    solid(box(116, 86, 552, 12), '#0f2a33', pen(2.6))
  );
}
