/** The counter of the shop in Products' closing, seen from slightly above, and the papers on it. */
import { box, hair, laidOn, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, curve, line, sample } from '../../stage.mjs';

const FRONT = 742;

/** From the top of the counter (x along its front edge, y away from it) to the picture. */
export const laid = laidOn([760, 40], FRONT, 640);

export const corners = (left, top, right, foot) =>
  polygon([
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
  ]);

/** From the open ledger, which lies turned to her, to the picture. */
export const onLedger = (d) => laid(placed(1184, 130, -12, 0.84)(d));

/** The ledger, one of its lines alight. */
export function ledger() {
  const put = onLedger;
  const lines = repeat(8, (i) => `M-118 ${64 - i * 18}L-12 ${66 - i * 18}M12 ${66 - i * 18}L118 ${64 - i * 18}`);
  const words = repeat(8, (i) =>
    i === 3
      ? ''
      : `M-90 ${69 - i * 18}L${-76 + ((i * 31) % 40)} ${69 - i * 18}M-40 ${69 - i * 18}L-22 ${69 - i * 18}M30 ${69 - i * 18}L${50 + ((i * 23) % 34)} ${69 - i * 18}`,
  );
  return (
    area(put('M-136 -96L144 -96L144 84L-136 84z'), '#03080c') +
    solid(put('M-134 -88L134 -88L134 92L-134 92z'), '#33270f', pen(2.6)) +
    solid(
      put('M-126 -82C-80 -92 -30 -90 0 -78C30 -90 80 -92 126 -82L126 84C80 76 30 76 0 88C-30 76 -80 76 -126 84z'),
      '#2a2413',
      pen(2.4),
    ) +
    hair(put(`M0 -78L0 88M-104 80L-104 -84M-50 78L-50 -88M104 80L104 -84${lines}`), 0.6) +
    line(put(words), pen(2.2, 0.8)) +
    area(put('M-120 24L-6 26L-6 8L-120 6z'), '#fff1d6', 'fill-opacity=".8" ') +
    line(put('M-92 16L-62 16M-42 17L-20 17'), { width: 2.6, colour: '#a86f1c' })
  );
}

/** A pile of delivery notes, held down by a brass weight. */
export function notes() {
  const sheet = (i) => {
    const lie = placed(0, -i * 4.2);
    const turn = [2, -4, 3, -3, 5, -2, 2, -5][i];
    return (d) => lie(laid(placed(1352 + [0, 5, -4, 4, -2, 3, 0, 2][i], 240, turn)(d)));
  };
  const pile = repeat(8, (i) =>
    solid(sheet(i)('M-74 -48L74 -48L74 48L-74 48z'), i % 2 ? '#2c2614' : '#241f12', pen(1.7)),
  );
  const lines = repeat(
    5,
    (i) => `M-60 ${30 - i * 15}L${-20 + ((i * 37) % 24)} ${30 - i * 15}M34 ${30 - i * 15}L58 ${30 - i * 15}`,
  );
  const put = placed(1164, 508);
  return (
    pile +
    hair(sheet(7)(`${lines}M-60 40L60 40`), 0.9) +
    solid(put('M-22 0C-22 6 22 6 22 0L18 -26C14 -30 -14 -30 -18 -26z'), '#5a4318', pen(2.2)) +
    solid(put(oval(0, -26, 18, 4)), '#6e5420', pen(1.8)) +
    solid(put('M-4 -28L-3 -34C-12 -38 -10 -46 0 -46C10 -46 12 -38 3 -34L4 -28z'), '#5a4318', pen(2))
  );
}

/** The counter and its front. */
export function counter() {
  const grain = repeat(8, (i) =>
    hair(laid(curve(sample((x) => 20 + i * 36 + 4 * Math.sin(x / 110 + i * 2), -600, 2100))), 0.26),
  );
  return (
    solid(laid('M-700 0L2400 0L2400 300L-700 300z'), '#081821', pen(3)) +
    grain +
    solid(box(-20, FRONT, 1480, 90), '#060f17', pen(3)) +
    hair(`M-20 ${FRONT + 14}H1460`, 0.5)
  );
}
