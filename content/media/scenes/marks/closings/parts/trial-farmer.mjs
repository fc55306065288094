/** The farmer of the bridge-trial closing, who holds his breath and his loaded bicycle. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { grip } from '../../parts/limbs.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD } from '../../parts/palette.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { facing, placed, repeat, ring, solid, within } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';
import { openHand } from '../../testimonials/parts/balance-hands.mjs';
import { mansHead } from './counter-heads.mjs';
import { headOn, neck } from './counter-people.mjs';
import { sack } from './trial-bridge.mjs';
import { bareFoot, sleeved } from './trial-limbs.mjs';
import { hen } from './workshop-iso.mjs';

const wheel = (x, y, r) =>
  line(
    repeat(12, (i) => `M${x} ${y}L${round(x + r * Math.cos(i * 0.524))} ${round(y + r * Math.sin(i * 0.524))}`),
    ink(1),
  ) +
  line(ring(x, y, r), ink(8)) +
  line(ring(x, y, r), { width: 3, colour: '#7b8a88' }) +
  solid(ring(x, y, 6), GOLD, ink(1.8));

const tube = (d, width = 6, colour = BRIGHT_RUST) => line(d, ink(width + 4)) + line(d, { width, colour });

/** A roadster with sacks, bananas and a hen; its front wheel, on the left, stands at (x, y). */
export function bicycle(x, y) {
  const [r, hub] = [45, y - 45];
  const back = x + 122;
  const bottom = [x + 64, hub + 4];
  return (
    wheel(x, hub, r) +
    wheel(back, hub, r) +
    tube(
      `M${back} ${hub}L${bottom.join(' ')}L${x + 82} ${hub - 56}L${back} ${hub}M${x + 78} ${hub - 46}L${x + 24} ${hub - 50}L${bottom.join(' ')}`,
    ) +
    tube(`M${x} ${hub}C${x + 4} ${hub - 16} ${x + 14} ${hub - 30} ${x + 20} ${hub - 66}`) +
    tube(
      `M${x + 20} ${hub - 66}L${x + 22} ${hub - 82}C${x + 14} ${hub - 90} ${x + 26} ${hub - 94} ${x + 46} ${hub - 88}`,
      4,
      '#dfe6e1',
    ) +
    line(`M${x + 40} ${hub - 90}L${x + 56} ${hub - 86}`, ink(8)) +
    solid(ring(...bottom, 11), '#dfe6e1', ink(2.2)) +
    line(
      `M${bottom[0]} ${bottom[1]}L${bottom[0] - 8} ${bottom[1] + 20}M${bottom[0] - 16} ${bottom[1] + 21}L${bottom[0] + 2} ${bottom[1] + 21}`,
      ink(4),
    ) +
    solid(
      `M${x + 62} ${hub - 66}C${x + 76} ${hub - 74} ${x + 92} ${hub - 76} ${x + 104} ${hub - 68}C${x + 104} ${hub - 60} ${x + 90} ${hub - 58} ${x + 62} ${hub - 62}z`,
      '#7a4a24',
      ink(2),
    ) +
    line(`M${x + 96} ${hub - 50}L${back + 46} ${hub - 50}L${back} ${hub}`, ink(4)) +
    load(back + 8, hub - 52)
  );
}

function load(x, y) {
  const put = placed(x, y);
  return (
    solid(put('M-40 4C-48 40 -40 62 -18 64C6 66 20 50 16 4z'), '#e3c88f', ink(2.2)) +
    area(put('M-40 4C-48 40 -40 62 -18 64C-30 50 -28 20 -24 4z'), '#c0a05e') +
    line(put('M-34 8L10 8'), { width: 4, colour: BRIGHT_RUST }) +
    sack(x, y + 2, 1, ['#f0dcb0', '#d0b074']) +
    hen(x + 10, y - 38, 1.05, -1, DAY.light)
  );
}

/** His neck is at (x, y), his feet are on `ground`. */
export function farmer(x, y, ground) {
  const put = placed(x, y, 0, 0.3);
  const his = TONES.deep;
  const sole = (ground - y) / 0.3;
  const sarong = `M-108 282C-126 400 -130 520 -120 ${sole - 60}C-60 ${sole - 48} 60 ${sole - 48} 116 ${sole - 62}C128 520 122 400 106 282z`;
  return (
    [-58, 54].map((u) => bareFoot(put, u, sole, his)).join('') +
    sleeved(put, '-92 66 32, -146 180 31, -140 226 26, -96 268 20', his, [BRIGHT_TEAL, DEEP_TEAL], 1) +
    thinner(neck(put, his), 0.9) +
    solid(
      put(
        'M-44 -4C-76 4 -112 14 -128 46C-134 130 -118 220 -116 306L114 306C118 220 134 130 128 46C112 14 76 4 44 -4L0 40z',
      ),
      BRIGHT_TEAL,
      ink(2.5),
    ) +
    area(put('M-52 -2C-80 6 -112 14 -128 46C-134 130 -118 220 -116 306L-70 306C-84 200 -90 90 -52 -2z'), DEEP_TEAL) +
    solid(put('M-44 -12L0 38L-24 66L-66 4zM44 -12L0 38L24 66L66 4z'), '#2aa0a0', ink(2)) +
    line(put('M0 66L2 290'), ink(1.8)) +
    solid(put(sarong), CREAM, ink(2.5)) +
    line(
      put(
        `M-122 360C-60 374 60 374 114 358M-126 440C-60 454 60 454 120 438M-126 520C-60 534 60 534 120 518M-66 290C-72 400 -74 500 -70 ${sole - 54}M62 290C70 400 72 500 66 ${sole - 54}`,
      ),
      { width: 3, colour: BRIGHT_RUST, opacity: 0.8 },
    ) +
    area(
      put(`M-108 282C-126 400 -130 520 -120 ${sole - 60}L-84 ${sole - 54}C-94 500 -90 400 -74 284z`),
      '#a98a52',
      'fill-opacity=".35" ',
    ) +
    line(put(`M-8 286C10 400 8 500 -2 ${sole - 54}`), ink(2)) +
    solid(put('M-112 276C-40 290 40 290 110 276L110 304C40 318 -40 318 -114 304z'), CREAM, ink(2.2)) +
    thinner(
      mansHead(
        headOn(put, -5, -1, 1.12),
        { tones: his, turn: 16, look: [6, 5], lid: 0, brow: 12, tilt: 4, mouth: 'ah', wide: 18 },
        { moustache: true },
      ),
      0.66,
    ) +
    sleeved(put, '92 66 32, 150 176 31, 118 186 26, 50 136 20', his, [BRIGHT_TEAL, DEEP_TEAL], -1) +
    thinner(
      openHand((d) => within(put, 32, 122, -52, 1.9)(facing(-1)(d)), his),
      0.8,
    )
  );
}

/** The hand on the handlebar, drawn over it. */
export const gripOnBar = (x, y) => thinner(grip(placed(x, y, 6, 0.25), TONES.deep), 0.75);
