/** The small harbour below the town: quay, gantry crane, a container ship seen from astern, boats on the sea. */
import { box, card, dot, fine, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, curve, glow, line, round, sample } from '../../stage.mjs';
import { at, block, face } from './valley-blocks.mjs';

export const HORIZON = 356;

/** The sea from the horizon to the quay, in contour lines that widen towards us. */
export function sea() {
  const swell = (i) => {
    const depth = i / 15;
    const y = HORIZON + 4 + 280 * depth ** 1.5;
    return curve(sample((x) => y + (1 + 2.4 * depth) * Math.sin(x / (34 + 40 * depth) + i * 1.9), 1250, 1830, 12));
  };
  return (
    area(box(1240, HORIZON, 600, 320), '#0a1a22') +
    line(`M1240 ${HORIZON}H1830`, pen(1.8, 0.7)) +
    repeat(16, (i) => hair(swell(i), 0.26 + i * 0.015))
  );
}

/** A multi-day fishing boat with its lamp and the lamp's reflection. */
export function boat(x, y, s) {
  const put = placed(x, y, 0, s);
  const gleam = repeat(
    5,
    (i) => `M${round(-16 + chance(i + x) * 12)} ${14 + i * 9}L${round(8 + chance(i * 3 + x) * 16)} ${14 + i * 9}`,
  );
  return (
    line(put(gleam), { width: 1.8, opacity: 0.6, colour: '#ffdda6' }) +
    solid(put('M-22 -10L-22 -30L6 -30L10 -10z'), '#0d242e', pen(1.4)) +
    area(put(`${box(-17, -26, 6, 7)}${box(-7, -26, 6, 7)}`), '#ffdda6') +
    solid(
      put('M-52 -14C-40 2 -28 8 -18 8L34 8C44 2 50 -8 56 -24C40 -14 20 -10 0 -10C-20 -10 -38 -12 -52 -14z'),
      '#08141c',
      pen(1.8),
    ) +
    fine(put('M-6 -30L-6 -62M-6 -58L52 -24M-6 -58L-50 -14'), 0.7) +
    glow(x - 6 * s, y - 64 * s, 46 * s, '#ffd08a', 0.7) +
    dot(round(x - 6 * s), round(y - 64 * s), 2.2, '#fff3dc')
  );
}

/** The far headland with its lighthouse. */
export const headland = () =>
  solid('M1640 357C1690 352 1712 336 1748 330C1780 324 1800 322 1830 322V357z', '#081620', pen(1.8, 0.8)) +
  hair('M1690 354C1730 344 1760 340 1830 336M1740 354C1770 348 1800 346 1830 346', 0.35) +
  glow(1764, 286, 60, '#ffd08a', 0.75) +
  solid('M1758 327L1761 292H1767L1770 327z', '#0d2029', pen(1.4)) +
  solid('M1759 292V283L1764 277L1769 283V292z', '#ffdda6', pen(1.2));

/** Containers in a block: `across`, `high` and `along`, from the lower left corner of the nearest. */
function stow(put, across, high, along) {
  const [w, h, d] = [17, 14, 40];
  const ends = repeat(across * high, (i) => {
    const [u, v] = [(i % across) * w, Math.floor(i / across) * h];
    return `M${u + w / 2} ${-v - 2}L${u + w / 2} ${-v - h + 2}`;
  });
  const grid = repeat(across - 1, (i) =>
    polygon([at((i + 1) * w, 0), at((i + 1) * w, high * h), at((i + 1) * w, high * h, along * d)], false),
  );
  const rows = repeat(high - 1, (i) =>
    polygon([at(0, (i + 1) * h), at(across * w, (i + 1) * h), at(across * w, (i + 1) * h, along * d)], false),
  );
  const bays = repeat(along - 1, (i) =>
    polygon(
      [at(0, high * h, (i + 1) * d), at(across * w, high * h, (i + 1) * d), at(across * w, 0, (i + 1) * d)],
      false,
    ),
  );
  return (
    block(put, across * w, high * h, along * d, '#0b1f29', 1.8) +
    fine(put(grid + rows + bays), 0.7) +
    hair(put(ends), 0.5)
  );
}

/** A container ship from astern, its bow up to the right; x and y are the left end of its waterline. */
export function ship(x, y) {
  const put = placed(x, y);
  const hull =
    solid(put(polygon([at(104, -6), at(104, 40), at(104, 44, 330), at(96, 0, 330)])), '#06121a', pen(2.4)) +
    hair(put(polygon([at(104, 31), at(104, 35, 330)], false) + polygon([at(104, 10), at(102, 12, 330)], false)), 0.6);
  const stern =
    solid(put('M0 -40L104 -40L98 -8Q96 4 84 6L20 6Q8 4 6 -8z'), '#08161f', pen(2.6)) +
    hair(put('M1 -31L103 -31M7 -8L97 -8'), 0.6) +
    fine(put(card(47, -27, 10, 10, 5)));
  const bridge = placed(x + 8, y - 40);
  const lights = repeat(6, (i) => box(6 + i * 13, -62, 9, 8));
  const cabins = repeat(8, (i) => box(12 + (i % 4) * 18, -44 + Math.floor(i / 4) * 18, 7, 7));
  const house =
    block(bridge, 88, 50, 34, '#0c2029', 2.2) +
    block(placed(x + 2, y - 90), 100, 17, 26, '#0f2731', 2.2) +
    area(bridge(lights), '#ffdda6') +
    area(bridge(cabins), '#8a6a3a') +
    solid(placed(x + 52, y - 114)(face([0, 0], [22, 0], [20, 20], [4, 20])), '#0d242e', pen(1.8)) +
    fine(put('M34 -116L34 -140M28 -134L40 -134'), 0.8);
  return hull + stow(placed(x + 46, y - 54), 5, 3, 5) + stern + house;
}

/** The gantry crane in profile: its boom reaches over the ship; a container hangs from it. */
export function crane(x, y) {
  const s = 1.14;
  const put = placed(x, y, 0, s);
  const leg = (u) =>
    solid(put(`M${u - 5} -138L${u + 5} -138L${u + 6} -8L${u - 6} -8z`), '#0b1d27', pen(2)) +
    solid(put(card(u - 12, -9, 24, 9, 4)), '#060f17', pen(1.8));
  const stays = 'M42 -206L-62 -152M42 -206L150 -152M42 -206L238 -152';
  const lattice = repeat(30, (i) => `L${-66 + (i + 1) * 10.3} ${i % 2 ? -138 : -150}`);
  return (
    hair(put('M8 -138L8 -8M70 -138L70 -8'), 0.5) +
    fine(put(stays), 0.85) +
    solid(put('M-4 -152L38 -206L46 -206L66 -152L56 -152L42 -192L8 -152z'), '#0b1d27', pen(1.8)) +
    leg(0) +
    leg(62) +
    fine(put('M0 -112L26 -138M62 -112L36 -138M0 -60L24 -84M62 -60L38 -84'), 0.8) +
    solid(put(box(-4, -96, 70, 12)), '#0b1d27', pen(1.8)) +
    solid(put(box(-70, -152, 312, 14)), '#0b1d27', pen(2.2)) +
    hair(put(`M-66 -138${lattice}`), 0.7) +
    solid(put(box(-58, -174, 46, 22)), '#0d242e', pen(1.8)) +
    area(put(`${box(-52, -168, 8, 7)}${box(-38, -168, 8, 7)}`), '#ffdda6') +
    solid(put(box(16, -140, 30, 7)), '#10303a', pen(1.6)) +
    fine(put('M20 -133L22 -58M42 -133L40 -58'), 0.8) +
    solid(put(box(8, -58, 46, 22)), '#e0a24a', pen(2)) +
    line(put(repeat(7, (i) => `M${13 + i * 6} -55L${13 + i * 6} -39`)), { width: 1.2, colour: '#5a3a12' }) +
    glow(x + 42 * s, y - 208 * s, 26, '#ffd08a', 0.7) +
    dot(x + 42 * s, y - 208 * s, 2.4, '#fff3dc')
  );
}

/** The pier on which the crane stands, on piles. */
export const pier = (x, y) =>
  block(placed(x, y), 172, 16, 110, '#0b1d27', 2.2) +
  hair(
    repeat(7, (i) => box(x + 8 + i * 24, y - 11, 9, 11)),
    0.6,
  ) +
  fine(`M${x + 14} ${y - 24}H${x + 166}M${x + 38} ${y - 38}H${x + 190}`, 0.4);

/** Containers that wait on the quay. */
export const yard = (x, y) => stow(placed(x, y), 3, 2, 1);
