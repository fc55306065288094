/** Early morning at a small shop: a customer asks by phone while the shopkeeper still sweeps before a half-open shutter. */
import { DAY } from '../../daylight.mjs';
import { tiles } from '../../parts/facade.mjs';
import { SKIN } from '../../parts/palette.mjs';
import { box, card, dot, fine, firm, hair, limb, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, curve, line, sample } from '../../stage.mjs';

const SHADE = '#8fbfb4';
const PAVEMENT = 348;

/** Pale air, and hills that the sun has just cleared. */
function dawn() {
  const air = repeat(7, (i) => curve(sample((x) => 60 + i * 26 + 7 * Math.sin(x / 60 + i), -10, 200, 15)));
  return (
    area(box(0, 0, 450, 480), '#d9efe9') +
    hair(air, 0.35) +
    dot(34, 222, 27, '#fff3cf') +
    solid('M-5 262C30 226 60 226 100 246C130 258 160 250 190 236L190 360L-5 360z', '#a6d4c8', pen(1.8, 0.7)) +
    hair(
      'M-5 284C30 250 64 250 100 268C130 280 160 272 190 258M-5 306C30 274 64 274 100 290C130 302 160 294 190 280',
      0.5,
    )
  );
}

/** Jars on two boards in the dim shop. */
function shelves() {
  const fills = ['#e0a040', '#5fb0a6', '#c9e0cf', '#2b8580', '#f0c67c'];
  const jar = (x, y, i) => {
    const high = 24 + 8 * chance(i + 5);
    return (
      area(card(x, y - high, 19, high, 4), fills[Math.floor(5 * chance(i * 3 + 1))]) +
      area(box(x + 2, y - high - 5, 15, 6), DAY.ink)
    );
  };
  const row = (y, seed) => repeat(10, (i) => jar(212 + i * 24, y, i + seed)) + area(box(204, y, 250, 6), '#2b6a68');
  return row(214, 2) + row(268, 31);
}

/** The front: eave, board, a shutter that is half up, the counter. */
function shop() {
  const slats = repeat(7, (i) => `M200 ${100 + i * 9}L455 ${100 + i * 9}`);
  const planks = repeat(9, (i) => `M${228 + i * 28} 302L${228 + i * 28} ${PAVEMENT}`);
  return (
    area(box(176, 60, 280, 290), '#f1f3e3') +
    area(box(204, 90, 260, 260), '#12383f') +
    shelves() +
    solid(box(196, 288, 270, 11), '#f0c67c', pen(2.4)) +
    area(box(204, 299, 260, 50), '#1d5b5b') +
    hair(planks, 0.8) +
    solid(box(200, 92, 260, 64), '#86c3b8', pen(2.6)) +
    fine(slats, 0.8) +
    solid(box(198, 152, 260, 9), DAY.ink, pen(2)) +
    solid(box(186, 62, 280, 32), '#0b6b6a', pen(2.6)) +
    solid('M182 14L460 14L460 62L156 62z', '#bf7a3c', pen(2.6)) +
    line(tiles([182, 460, 14], [156, 460, 62], 3), { width: 1.6, colour: '#7a4516' }) +
    area(box(176, 94, 9, 255), SHADE) +
    firm(`M176 64L176 ${PAVEMENT}M204 94L204 ${PAVEMENT}`, 0.9)
  );
}

/** The pavement with long shadows of the low sun. */
function pavement() {
  const joints = repeat(7, (i) => `M${20 + i * 84} 366L${-46 + i * 98} 440`);
  return (
    area(box(-5, PAVEMENT, 460, 140), '#eef3e6') +
    area('M360 372L460 352L460 374L380 380z', SHADE) +
    firm(`M-5 ${PAVEMENT}L455 ${PAVEMENT}`) +
    hair(`M-5 366L455 366${joints}M-5 440L455 440`, 0.5)
  );
}

/** The shopkeeper, bent over an ekel broom; feet at (x, y). */
function sweeper(x, y) {
  const put = placed(x, y, 0, 1.08);
  const straws = repeat(6, (i) => `M${-57 + i} -38L${-92 + i * 7} 3`);
  return (
    area(put(`${oval(-14, -3, 12, 5)}${oval(13, -3, 12, 5)}`), SKIN) +
    solid(put('M-21 -7C-20 -40 -14 -62 -10 -80L23 -84C28 -58 25 -30 24 -7z'), '#e8952f', pen(2.2)) +
    fine(put('M-10 -8L0 -80M8 -8L12 -80M-18 -30L25 -30M-14 -55L25 -56'), 0.7) +
    line(put('M-26 -118L-58 -34'), { width: 5, colour: '#d7a25c' }) +
    solid(put('M-62 -42L-50 -38L-54 3L-94 4z'), '#9a6228', pen(1.6)) +
    line(put(straws), { width: 1.5, colour: '#f0c67c' }) +
    limb(put('M-6 -116Q-28 -108 -33 -98'), 13, 9, SKIN) +
    solid(
      put('M-11 -78C-18 -98 -26 -110 -22 -122C-18 -133 -2 -133 8 -126C20 -116 26 -98 24 -80z'),
      '#f6ead0',
      pen(2.2),
    ) +
    area(put(oval(-27, -140, 13, 15)), SKIN) +
    area(
      put(
        'M-40 -146C-40 -162 -14 -164 -13 -144C-12 -138 -14 -130 -17 -128C-20 -134 -22 -142 -27 -146C-31 -148 -36 -148 -40 -146z',
      ),
      DAY.ink,
    ) +
    limb(put('M6 -112Q0 -84 -42 -74'), 14, 10, SKIN) +
    limb(put('M6 -113Q4 -100 -4 -92'), 18, 14, '#f6ead0') +
    line(put('M-112 2L-100 -4M-118 -10L-108 -14M-126 4L-120 0'), { width: 2.4, colour: '#4a8e84' })
  );
}

/** The customer from behind: a knot of hair with flowers, a saree over her left shoulder. */
function customer() {
  const strands = 'M112 128C92 146 84 174 90 206M112 128C112 154 110 178 110 200M112 128C134 148 140 174 132 206';
  const flowers = [
    [74, 214],
    [84, 238],
    [108, 248],
    [132, 240],
    [143, 216],
  ];
  return (
    solid('M208 300C240 316 262 370 262 490L200 490z', '#0f6d6b', pen(3)) +
    solid('M88 226L88 268L136 268L136 226z', SKIN, pen(2)) +
    solid(
      'M-20 490L-20 302C4 280 60 276 88 256Q112 272 136 256C160 268 200 274 216 308C226 336 226 390 226 490z',
      '#0f6d6b',
      pen(3),
    ) +
    solid('M8 288C40 274 66 270 86 257L112 270C120 330 104 400 96 490L-20 490L-20 300z', '#eda63c', pen(2.6)) +
    line('M100 272C106 330 92 400 84 490', { width: 5, colour: '#a3540f' }) +
    fine('M66 276C70 340 56 410 48 490M36 284C38 340 24 410 14 490', 0.7) +
    area(oval(157, 186, 9, 13), SKIN) +
    dot(160, 203, 5, '#f2b23e') +
    area(oval(112, 177, 46, 53), DAY.ink) +
    line(strands, { width: 1.6, colour: '#4fb3aa', opacity: 0.8 }) +
    solid(oval(108, 224, 34, 24), DAY.ink, { width: 1.6, colour: '#4fb3aa' }) +
    line('M88 222C98 210 122 210 128 226C118 236 102 236 98 226', { width: 1.6, colour: '#4fb3aa' }) +
    flowers.map(([x, y]) => dot(x, y, 7, '#f2b23e') + dot(x, y, 2.5, '#a3540f')).join('') +
    line('M144 146C151 160 153 176 151 194', { width: 3, colour: '#bfe8df' })
  );
}

/** Her hand with the phone: the question on its screen. */
function phone() {
  const put = placed(266, 304, 7);
  return (
    limb('M226 510Q250 410 264 356', 40, 35, SKIN) +
    solid(put('M-30 20C-36 44 -24 66 0 68C26 68 38 44 33 14z'), SKIN, pen(2.4)) +
    solid(put(card(-27, -52, 54, 104, 10)), DAY.ink, pen(2.4)) +
    area(put(card(-21, -44, 42, 88, 5)), '#bfe6dd') +
    area(put(card(-10, 0, 28, 17, 6)), '#0b8580') +
    limb(put('M-34 -6L-22 -6M-35 9L-22 9M-34 24L-22 24'), 13, 9.5, SKIN) +
    limb(put('M33 34Q34 14 20 4'), 16, 12, SKIN)
  );
}

export const morning = () => dawn() + shop() + pavement() + sweeper(410, 372) + customer() + phone();
