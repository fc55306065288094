/** What the people of the nexbill-mirror closing share: legs, a badge, an open hand, and the two lights on a face. */
import { DAY, ink } from '../../daylight.mjs';
import { finger } from '../../parts/limbs.mjs';
import { CREAM } from '../../parts/palette.mjs';
import { box, card, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** Daylight on the left cheek of a face that looks the way m, lamplight on its right. */
export const lights = (head, m = 1, teal = 1, amber = 1) => {
  const near = 'M-62 -30C-64 6 -62 32 -53 54C-46 78 -26 97 2 98';
  const far = 'M64 10C63 34 62 52 52 70C44 86 32 95 20 98';
  const [left, right] = m > 0 ? [near, far] : [far, near];
  return (
    line(head(left), { width: 4, colour: '#63dccd', opacity: 0.9 * teal }) +
    line(head(right), { width: 4, colour: '#ffbf5e', opacity: 0.95 * amber })
  );
};

/** Trousers from the hem of a shirt, and shoes. */
export const trousers = (put, [fill, shade], shoe = DAY.ink) =>
  solid(
    put('M-104 790C-130 800 -140 832 -112 836L-34 836L-30 790zM104 790C130 800 140 832 112 836L34 836L30 790z'),
    shoe,
    ink(2.2),
  ) +
  solid(
    put('M-122 400C-126 540 -114 680 -108 800L-28 806L0 540L28 806L108 800C114 680 126 540 122 400z'),
    fill,
    ink(2.6),
  ) +
  area(put('M-122 400C-126 540 -114 680 -108 800L-72 803C-86 680 -84 520 -70 400z'), shade) +
  line(put('M0 440L0 540'), ink(2));

/** A lanyard with a badge: a face on a card. */
export const lanyard = (put, colour) =>
  line(put('M-46 4C-34 90 -14 140 6 176M46 4C40 90 24 140 6 176'), { width: 6, colour }) +
  solid(put(card(-34, 176, 80, 104, 8)), CREAM, ink(2.2)) +
  area(put(box(-34, 186, 80, 14)), colour) +
  area(put(`${oval(6, 228, 14, 16)}M-20 272C-20 246 32 246 32 272z`), DAY.ink);

/** An open hand with its palm up; the wrist is at (0, 40). */
export const openHand = (put, tones) => {
  const [skin, dusk] = tones;
  return (
    finger(put, [-24, -18, -16, 58, 10], tones) +
    finger(put, [-8, -26, -4, 66, 10.5], tones) +
    finger(put, [9, -26, 6, 64, 10.5], tones) +
    finger(put, [25, -16, 18, 52, 9.5], tones) +
    area(put('M-22 44C-38 20 -38 -6 -34 -24L34 -22C38 -4 36 22 22 44z'), skin) +
    area(put('M-18 34C-26 14 -24 0 -14 -10C0 -2 16 8 24 26z'), dusk, 'fill-opacity=".35" ') +
    line(put('M-20 46C-38 20 -38 -6 -34 -22M35 -18C38 -4 36 22 22 46'), ink(2.2)) +
    solid(put('M-30 18C-52 6 -66 -18 -60 -28C-52 -36 -42 -20 -24 -10z'), skin, ink(2.2))
  );
};
