/** The shop of Products' closing: scales, sachets, a calendar, the door to the street. */

import { disc } from '../../parts/facade.mjs';
import { box, fine, hair, pen, placed, polygon, repeat, ring, solid, stars } from '../../parts/shapes.mjs';
import { palm, threeWheeler } from '../../parts/street.mjs';
import { area, bell, curve, line, round, sample } from '../../stage.mjs';

/** A counter scale: a round dial without figures, above it a pan of onions; the middle of its foot at (x, y). */
export function scales(x, y) {
  const put = placed(x, y);
  const tick = (i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 10), Math.sin((i * Math.PI) / 10)];
    return `M${round(28 * c)} ${round(-58 + 28 * s)}L${round((i % 5 ? 32 : 23) * c)} ${round(-58 + (i % 5 ? 32 : 23) * s)}`;
  };
  const onion = ([u, v, r]) =>
    solid(
      put(
        `M${u - r} ${v}C${u - r} ${v - r * 1.1} ${u - 2} ${v - r} ${u} ${v - r * 1.7}C${u + 2} ${v - r} ${u + r} ${v - r * 1.1} ${u + r} ${v}C${u + r} ${v + r} ${u - r} ${v + r} ${u - r} ${v}z`,
      ),
      '#17504f',
      pen(1.7),
    ) +
    hair(
      put(
        `M${u} ${v - r * 1.4}C${u - r * 0.7} ${v - r * 0.4} ${u - r * 0.6} ${v + r * 0.4} ${u - 2} ${v + r * 0.7}M${u} ${v - r * 1.4}C${u + r * 0.7} ${v - r * 0.4} ${u + r * 0.6} ${v + r * 0.4} ${u + 2} ${v + r * 0.7}`,
      ),
      0.7,
    );
  return (
    solid(put('M-50 0L-46 -20C-42 -70 -36 -98 -26 -106L26 -106C36 -98 42 -70 46 -20L50 0z'), '#0f323a', pen(2.6)) +
    fine(put('M-48 -10L48 -10'), 0.7) +
    solid(put(disc(0, -58, 37)), '#0a1f27', pen(2.4)) +
    hair(put(repeat(20, tick)), 0.95) +
    line(put('M0 -58L17 -78'), pen(2.4)) +
    area(put(disc(0, -58, 4)), '#bff7ec') +
    line(put('M-16 -106L-16 -116M16 -106L16 -116'), pen(2.6)) +
    [
      [-28, -134, 13],
      [28, -134, 13],
      [0, -136, 14],
      [-14, -150, 12],
      [15, -150, 12],
    ]
      .map(onion)
      .join('') +
    solid(put('M-66 -134C-56 -112 56 -112 66 -134C50 -124 -50 -124 -66 -134z'), '#17434a', pen(2.4))
  );
}

/** Strips of sachets that hang from a rod. */
export const sachets = () =>
  line('M846 62H1004', pen(2.6)) +
  fine('M858 62V0M992 62V0', 0.7) +
  repeat(5, (i) => {
    const [x, count] = [854 + i * 29, [6, 4, 7, 5, 3][i]];
    const one = (k) => {
      const y = 68 + k * 27;
      return (
        solid(box(x, y, 24, 25), ['#241b0e', '#2c2310', '#1c1a12'][i % 3], pen(1.5, 0.85)) +
        hair(
          `M${x} ${y + 5}h24${i % 2 ? disc(x + 12, y + 15, 5) : `M${x + 5} ${y + 20}L${x + 12} ${y + 9}L${x + 19} ${y + 20}`}`,
          0.75,
        )
      );
    };
    return fine(`M${x + 12} 62v6`) + repeat(count, one);
  });

/** A calendar on its nail: hills and a tank in the picture, under it the days as squares. */
export function calendar(x, y) {
  const put = placed(x, y);
  const day = (i) => box(-46 + (i % 7) * 13.4, 84 + Math.floor(i / 7) * 13, 9.6, 9);
  const full = [2, 16, 23];
  return (
    hair(put('M-40 0L0 -22L40 0'), 0.9) +
    solid(put(box(-56, 0, 112, 150)), '#102a31', pen(2.4)) +
    solid(put(box(-49, 8, 98, 62)), '#0b3038', pen(1.7)) +
    area(put('M-49 52C-34 30 -26 24 -12 40C2 18 14 14 26 34C34 30 42 34 49 44L49 70L-49 70z'), '#17504f') +
    hair(
      put('M-49 52C-34 30 -26 24 -12 40C2 18 14 14 26 34C34 30 42 34 49 44M-44 60L-8 60M4 60L44 60M-30 65L30 65'),
      0.95,
    ) +
    area(put(disc(-28, 22, 5)), '#e6fff8') +
    line(put('M-56 76L56 76'), pen(1.6)) +
    hair(put(repeat(31, (i) => (full.includes(i) ? '' : day(i)))), 0.75) +
    area(put(full.map(day).join('')), '#bff7ec')
  );
}

/** The door with the street outside: a house across, a palm, a three-wheeler that waits. */
export function door() {
  const [x, y, w, h] = [1046, 128, 196, 400];
  const tiles = repeat(5, (i) => `M1040 ${300 + i * 12}H1250`);
  const far = (u) => 262 - 50 * bell(u, 1110, 90) - 24 * bell(u, 1220, 60);
  return (
    solid(box(x - 14, y - 14, w + 28, h + 20), '#1a140b', pen(2.8)) +
    `<clipPath id="street"><path d="${box(x, y, w, h)}"/></clipPath><g clip-path="url(#street)">` +
    area(box(x, y, w, h), '#161309') +
    stars(14, [x, y + 4, w, 90], 1.4) +
    area(`${curve(sample(far, x - 4, x + w + 4, 10))}V540H${x}z`, '#141109') +
    fine(curve(sample(far, x - 4, x + w + 4, 10)), 0.6) +
    palm(1212, 420, 190, -14, 66) +
    solid(box(1030, 356, 150, 90), '#1c160c', pen(2)) +
    solid('M1020 360L1040 296L1166 296L1192 360z', '#1a140b', pen(2.2)) +
    `<clipPath id="roof"><path d="M1020 360L1040 296L1166 296L1192 360z"/></clipPath><g clip-path="url(#roof)">${hair(tiles, 0.5)}</g>` +
    area(box(1064, 378, 30, 36), '#ffd596') +
    line(`${box(1064, 378, 30, 36)}M1079 378V414M1064 396H1094`, pen(1.6)) +
    area(box(x, 440, w, 100), '#0f0c07') +
    fine(`M${x} 446H${x + w}`, 0.8) +
    hair(`M${x} 458H${x + w}M${x} 496H${x + w}M${x} 510H${x + w}`, 0.4) +
    threeWheeler(1070, 500, 0.98) +
    '</g>' +
    line(box(x, y, w, h), pen(2.2)) +
    solid(
      polygon([
        [x + w, y],
        [x + w + 84, y - 34],
        [x + w + 84, 560],
        [x + w, 528],
      ]),
      '#1a140b',
      pen(2.6),
    ) +
    fine(
      polygon([
        [x + w + 14, y + 14],
        [x + w + 70, y - 6],
        [x + w + 70, 300],
        [x + w + 14, 306],
      ]) +
        polygon([
          [x + w + 14, 330],
          [x + w + 70, 326],
          [x + w + 70, 530],
          [x + w + 14, 508],
        ]),
      0.6,
    ) +
    area(ring(x + w + 12, 318, 3.4), '#ffe2b0')
  );
}
