/** The evening behind a three-wheeler, and the fringed hood over its open side. */
import { across, ink } from '../../daylight.mjs';
import { BRIGHT_RUST, GLASS, GOLD, HONEY, MINT, RUST } from '../../parts/palette.mjs';
import { box, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, curve, glow, line, sample } from '../../stage.mjs';

/** What is seen through the other side: hills and palms against the evening sky. */
export function evening() {
  const palm = (x, y, size) => {
    const put = placed(x, y, 0, size);
    const fronds =
      'M0 -70C-14 -88 -34 -84 -42 -66M0 -70C-22 -76 -36 -62 -34 -46M0 -70C-4 -92 18 -98 30 -86M0 -70C18 -84 38 -74 40 -56M0 -70C16 -70 26 -58 24 -44';
    return (
      line(put('M0 0C6 -24 4 -48 0 -70'), { width: 6, colour: '#6d4a1c' }) +
      line(put(fronds), { width: 8, colour: '#5f6a2c' })
    );
  };
  return (
    across('dusk', ['#fbe0a2', '#f8c877', '#f0a24a'], 980, 1440) +
    area(box(960, -20, 500, 640), 'url(#dusk)') +
    repeat(6, (i) =>
      line(curve(sample((x) => 90 + i * 34 + 9 * Math.sin(x / 50 + i), 960, 1450, 12)), {
        width: 1.8,
        colour: '#b8742a',
        opacity: 0.45,
      }),
    ) +
    solid(
      `${curve(sample((x) => 330 + 40 * Math.sin(x / 90 + 0.4), 960, 1450, 12))}L1450 620L960 620z`,
      '#e0a55a',
      ink(2.4),
    ) +
    line(
      curve(sample((x) => 346 + 40 * Math.sin(x / 90 + 0.4), 960, 1450, 12)) +
        curve(sample((x) => 364 + 38 * Math.sin(x / 90 + 0.4), 960, 1450, 12)),
      { width: 1.8, colour: '#8a4f06', opacity: 0.6 },
    ) +
    solid(
      `${curve(sample((x) => 420 + 10 * Math.sin(x / 40), 960, 1450, 12))}L1450 620L960 620z`,
      '#b98a3e',
      ink(2.4),
    ) +
    palm(1124, 356, 1) +
    palm(1330, 420, 0.9) +
    glow(1400, 230, 240, '#fff1c4', 0.85)
  );
}

/** The hood, its fringe, the pillar of the windscreen, a garland that hangs there. */
export function hood() {
  const scallops = repeat(12, (i) => {
    const x = 1000 + i * 40;
    return `M${x} 52C${x + 2} 84 ${x + 38} 84 ${x + 40} 52z`;
  });
  const beads = repeat(9, (i) => oval(1078 - i * 1.6 + 9 * Math.sin(i / 1.6), 92 + i * 13, 7.5));
  return (
    solid('M1060 -20L1086 -20C1070 160 1046 380 1012 640L968 640C1004 400 1038 160 1060 -20z', GLASS, ink(3.4)) +
    line('M1076 20C1062 180 1036 400 1006 600', { width: 3, colour: MINT }) +
    solid(scallops, GOLD, ink(2.8)) +
    area(
      repeat(12, (i) => oval(1020 + i * 40, 62, 5)),
      BRIGHT_RUST,
    ) +
    solid('M980 -20L1460 -20L1460 54L990 54z', RUST, ink(3.4)) +
    line('M990 40L1460 40', { width: 4, colour: GOLD }) +
    line('M1082 56L1074 96', ink(2.4)) +
    solid(beads, HONEY, ink(2.2)) +
    area(
      repeat(4, (i) => oval(1078 - (i * 2 + 1) * 1.6 + 9 * Math.sin((i * 2 + 1) / 1.6), 92 + (i * 2 + 1) * 13, 7)),
      '#fffdf0',
    )
  );
}
