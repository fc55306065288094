/** What grows on a tea estate by day, and who plucks it: silver oaks, women with baskets. */
import { DAY } from '../../daylight.mjs';
import { facing, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, line, round, TAU } from '../../stage.mjs';

/** A silver oak in ink: a tall thin trunk, short boughs that turn upwards, sprays of narrow leaves. */
export function oak(x, y, s, seed) {
  const put = placed(x, y, 0, s);
  const leaf = (u, v, angle, long) => {
    const [du, dv] = [Math.cos(angle) * long, Math.sin(angle) * long];
    const middle = (m) => `${round(u + du / 2 - m * dv * 0.24)} ${round(v + dv / 2 + m * du * 0.24)}`;
    return `M${round(u)} ${round(v)}Q${middle(1)} ${round(u + du)} ${round(v + dv)}Q${middle(-1)} ${round(u)} ${round(v)}z`;
  };
  const boughs = repeat(22, (k) => {
    const v = -96 - k * 8.4 - 5 * chance(seed + k * 3);
    const side = k % 2 ? 1 : -1;
    const reach = side * (24 - Math.abs(k - 6) * 1.15) * (0.62 + 0.5 * chance(seed + k));
    const leaves = repeat(9, (i) => {
      const share = 0.3 + (0.7 * (i + 0.5)) / 9;
      const angle = -TAU / 4 + side * (-0.5 + 1.9 * chance(seed + k * 19 + i * 5));
      return leaf(reach * share, v + 9 - 18 * share ** 2, angle, 8 + 5 * chance(seed + k * 7 + i));
    });
    const [u, half] = [round(reach), round(reach * 0.65)];
    return `M-0.8 ${round(v + 14)}Q${half} ${round(v + 8)} ${u} ${round(v - 9)}Q${half} ${round(v + 6)} 0.8 ${round(v + 9)}z${leaves}`;
  });
  return area(put(`M-3.6 0L-1.8 -150L-0.5 -290L0.5 -290L1.8 -150L3.6 0z${boughs}`), DAY.ink);
}

/** One who plucks, in ink, a basket hung from the head; looks left, or right with m = -1, and stoops by so many degrees. */
export function plucker(x, y, s, m = 1, stoop = 0) {
  const at = placed(x, y, -m * stoop, s);
  const put = (d) => at(facing(m)(d));
  const body =
    'M-14 -60C-18 -80 -20 -98 -13 -106C-6 -114 6 -112 12 -104C18 -92 20 -76 22 -60C26 -40 28 -20 30 4L-22 4C-22 -20 -20 -40 -14 -60z';
  const arms =
    'M-12 -104C-22 -98 -30 -86 -35 -74L-56 -68C-60 -67 -60 -62 -55 -61L-30 -63C-24 -70 -14 -80 -6 -92zM-4 -98C-14 -90 -22 -76 -26 -62L-46 -50C-49 -47 -47 -44 -43 -45L-19 -54C-12 -66 -4 -78 2 -88z';
  const head =
    'M-27 -117C-29 -129 -20 -137 -10 -135C-2 -133 2 -124 3 -116L9 -101L-8 -99L-14 -106C-20 -104 -26 -108 -27 -117z';
  const basket = 'M5 -116L50 -109C51 -88 46 -64 37 -47C29 -44 19 -46 13 -52C7 -72 5 -94 5 -116z';
  const weave = 'M7 -101L49 -95M8 -87L48 -81M10 -73L44 -67M12 -60L40 -56M18 -113L22 -51M29 -111L29 -48M40 -110L36 -50';
  const leaves = 'M3 -115C7 -126 16 -122 20 -129C26 -134 32 -124 38 -127C46 -127 48 -117 52 -108z';
  return (
    line(put(`${body}${arms}${head}${basket}`), { width: 2.4, colour: DAY.light }) +
    area(put(body), DAY.ink) +
    area(put(arms), DAY.ink) +
    area(put(head), DAY.ink) +
    area(put(leaves), DAY.ink) +
    solid(put(basket), DAY.paper, { width: 2, colour: DAY.ink }) +
    line(put(weave), { width: 1.2, colour: DAY.ink }) +
    line(put('M-22 -131C-8 -134 4 -126 14 -114'), { width: 1.6, colour: DAY.paper }) +
    line(put('M-12 -92C-4 -88 6 -76 8 -58M-8 -40C-6 -24 -6 -10 -8 0M8 -44C12 -28 14 -12 14 0'), {
      width: 1,
      colour: DAY.paper,
      opacity: 0.6,
    })
  );
}
