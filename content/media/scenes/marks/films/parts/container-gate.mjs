/** The gate of a container port: island, gatehouse, canopy, barrier, and the gatekeeper with the reader. */
import { at, block, face } from '../../heroes/parts/valley-blocks.mjs';
import { disc, figure, lit, PEOPLE, turned } from '../../parts/facade.mjs';
import { box, card, fine, hair, limb, ON_WHITE, pen, placed, repeat, solid, spot } from '../../parts/shapes.mjs';
import { area, glow, line, round } from '../../stage.mjs';

const booth = placed(1024, 758);

/** The island with the gatehouse, its window and the clerk at a desk; one of the port's dogs. */
export function gatehouse() {
  const pane = booth(box(6, -106, 74, 44));
  const inside = 'M40 -62L40 -70L74 -70L74 -62zM50 -70L50 -84L68 -84L68 -70z';
  const clerk = `${disc(20, -87, 6.4)}M13.6 -90L27 -90L31 -88L13.6 -88zM9 -62C8 -74 10 -81 19 -81C27 -81 31 -76 31 -62z`;
  const chevrons = repeat(8, (i) => `M${8 + i * 9} -22L${14 + i * 9} -22L${9 + i * 9} -6L${3 + i * 9} -6z`);
  const steps = 'M86 0L86 -28L101 -28L101 -21L110 -21L110 -14L119 -14L119 -7L128 -7L128 0z';
  const rail = 'M101 -28L101 -54M128 0L128 -26M86 -54L101 -54L130 -25';
  return (
    block(placed(866, 766), 344, 7, 44, '#0d242e', 1.9) +
    block(booth, 86, 126, 54, '#0b1f29', 2.4) +
    solid(booth(face([86, 30, 12], [86, 30, 40], [86, 100, 40], [86, 100, 12])), '#10303a', pen(1.5, 0.8)) +
    lit(pane, 0.9) +
    area(booth(inside + clerk), '#0b2a30') +
    line(booth('M43 -106L43 -62'), { width: 1.8, colour: '#0b2a30' }) +
    line(pane, pen(2)) +
    solid(booth(box(0, -60, 90, 5)), '#0f2a33', pen(1.6)) +
    hair(booth('M0 -46L86 -46M0 -34L86 -34'), 0.5) +
    area(booth(chevrons), 'url(#two)', 'fill-opacity=".45" ') +
    solid(booth(steps), '#0d242e', pen(1.5)) +
    fine(booth(rail), 0.9) +
    block(placed(1014, 632), 106, 7, 62, '#0f2a33', 2) +
    figure(turned(PEOPLE.dog), placed(898, 752, 0, 0.8))
  );
}

const cone =
  '<linearGradient id="cone" x2="0" y2="1"><stop stop-color="#eafaf5" stop-opacity=".2"/><stop offset="1" stop-color="#eafaf5" stop-opacity="0"/></linearGradient>';

/** The roof over the lane on two columns, and its light. */
export const canopy = () =>
  cone +
  solid(box(1040, 560, 8, 66) + box(1092, 560, 8, 66), '#0b1d27', pen(1.9)) +
  block(placed(846, 556), 262, 15, 128, '#0b1f29', 2.4) +
  hair('M846 546H1108', 0.6) +
  area(box(900, 556, 60, 3.5) + box(1010, 556, 60, 3.5), '#cdeee6', 'fill-opacity=".85" ') +
  area('M900 560L960 560L1010 720L850 720z', 'url(#cone)') +
  area('M1010 560L1070 560L1110 640L970 640z', 'url(#cone)');

/** The boom on its post; it lies across the lane at `lift` 0 and stands upright at 1. */
export function barrier(lift) {
  const angle = (lift * 82 * Math.PI) / 180;
  const tip = (r) => {
    const [u, v] = at(0, r * Math.sin(angle), r * Math.cos(angle));
    return `${round(1172 + u)} ${round(720 + v)}`;
  };
  const pole = `M${tip(4)}L${tip(176)}`;
  return (
    block(placed(1160, 758), 22, 46, 26, '#0f2a33', 2) +
    limb(`M${tip(-20)}L${tip(0)}`, 11.6, 9) +
    limb(pole, 9, 6.4) +
    line(pole, { width: 6.4, colour: '#ffe3b8', extra: 'stroke-dasharray="13 16" ' }).replace(
      'stroke-linecap="round"',
      '',
    ) +
    solid(disc(1172, 720, 5.5), '#10303a', pen(1.8))
  );
}

const keeper = placed(985, 752, 0, 1.2);

/** The gatekeeper at the window of the cab; the reader in the raised hand lights up at the driver's phone. */
export function gatekeeper(reach, light) {
  const [u, v] = [-10 - 14 * reach, -29 - 29 * reach];
  const [x, y] = spot(keeper, u, v);
  const screen = placed(x - 1, y - 7, -16)(card(-6.5, -11, 13, 20, 2.4));
  const legs = 'M-7 0L-6 -28L6 -28L7 0L1.6 0L0 -21L-1.6 0z';
  const back = 'M-7 -26L-8 -46C-8 -51 -4 -53 0 -53C4 -53 8 -51 8 -46L7 -26z';
  const cap = 'M-5.6 -59L5.6 -59C6 -66 -5 -67 -5.6 -59zM-5 -60L-11 -58.5L-5 -58.5z';
  const shine = area(screen, '#fff') + line(screen, { width: 1.3, colour: ON_WHITE, opacity: 0.8 });
  return (
    glow(round(x - 2), round(y - 10), 270, '#ffffff', 0.06 + 0.5 * light) +
    glow(round(x - 2), round(y - 9), 84, '#ffffff', 0.16 + 0.8 * light) +
    shine +
    limb(keeper(`M-5 -48Q${-11 - 5 * reach} ${-38 - 3 * reach} ${u} ${v}`), 6.6, 4) +
    solid(keeper(legs), '#081a22', pen(1.5)) +
    solid(keeper(back), '#0d2c35', pen(1.7)) +
    line(keeper('M-7.4 -33L7.4 -33M-3.4 -52L-4 -34M3.4 -52L4 -34'), { width: 2, opacity: 0.9 }) +
    solid(keeper(disc(0, -59, 5)), '#0e2932', pen(1.5)) +
    solid(keeper(cap), '#12343d', pen(1.4)) +
    limb(keeper('M6 -48Q10 -38 8 -28'), 6.6, 4)
  );
}
