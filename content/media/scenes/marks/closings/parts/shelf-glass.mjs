/** Glass bottles of the mediflow-shelf closing; what lies behind them is seen bent and coloured in them. */
import { across, ink } from '../../daylight.mjs';
import { DEEP_TEAL } from '../../parts/palette.mjs';
import { card, clipped, placed, solid } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { gecko } from './shelf-near.mjs';

/** A bottle from its shoulders down: its middle x, half its width, the y of its mouth, half the width of its neck. */
const bottle = (x, w, top, neck = w * 0.42) => {
  const shoulder = top + w * 1.5;
  return (
    `M${x - neck} ${top}L${x + neck} ${top}L${x + neck} ${top + w * 0.62}C${x + neck} ${top + w} ${x + w} ${top + w * 0.9} ${x + w} ${shoulder}` +
    `L${x + w} 640L${x - w} 640L${x - w} ${shoulder}C${x - w} ${top + w * 0.9} ${x - neck} ${top + w} ${x - neck} ${top + w * 0.62}z`
  );
};

/** What is behind, mirrored about x as a bottle of liquid shows it, `share` as wide, and moved by `shift`. */
const bent = (x, share, shift = 0, tall = 1) =>
  `<use href="#beyond" transform="translate(${x + shift * share} ${260 * (1 - tall)}) scale(${-share} ${tall}) translate(${-x} 0)"/>`;

/** A bottle of glass of a tint, with what is seen through it; its liquid begins at y = `level`. */
function glass(
  id,
  [x, w, top, neck],
  { tint, deep, share = 0.5, shift = 0, tall = 1.1, level, strength = 0.55, stopper = '', hue, dim = 0 },
) {
  const d = bottle(x, w, top, neck);
  const surface = `M${x - w} ${level}C${x - w * 0.5} ${level + w * 0.16} ${x + w * 0.5} ${level + w * 0.16} ${x + w} ${level}`;
  return (
    stopper +
    clipped(
      id,
      d,
      area(d, tint) +
        bent(x, share, shift, tall) +
        (hue
          ? area(d, hue, 'style="mix-blend-mode:color" fill-opacity=".9" ')
          : area(d, tint, `fill-opacity="${strength * 0.8}" `)) +
        area(d, deep, `fill-opacity="${dim}" `) +
        area(`${surface}L${x + w} 650L${x - w} 650z`, tint, `fill-opacity="${strength}" `) +
        line(surface, { width: 2.6, colour: deep }) +
        area(
          `M${x - w} 0L${x - w * 0.76} 0L${x - w * 0.76} 650L${x - w} 650zM${x + w * 0.84} 0L${x + w} 0L${x + w} 650L${x + w * 0.84} 650z`,
          deep,
          'fill-opacity=".6" ',
        ),
    ) +
    line(d, ink(3.4)) +
    line(
      `M${x - w * 0.6} ${top + w * 1.7}L${x - w * 0.6} 585M${x - w * 0.36} ${top + w * 1.6}L${x - w * 0.36} ${top + w * 2.4}`,
      { width: w * 0.1, colour: '#ffffff', opacity: 0.75 },
    )
  );
}

const cork = (x, w, top, fill = '#c8944e') =>
  solid(
    `M${x - w} ${top - w * 1.2}L${x + w} ${top - w * 1.2}L${x + w * 0.8} ${top + 6}L${x - w * 0.8} ${top + 6}z`,
    fill,
    ink(2.8),
  ) + solid(card(x - w * 1.3, top - 4, w * 2.6, 15, 6), DEEP_TEAL, ink(2.8));

/** The bottle at the left edge: the pharmacist is seen in it once more. */
export const tealBottle = () =>
  glass('shelf-teal', [22, 74, 176, 34], {
    tint: '#2aa79d',
    hue: '#12a79b',
    deep: '#0a4a4d',
    share: 0.62,
    shift: 190,
    tall: 1.1,
    level: 330,
    strength: 0.36,
    stopper: cork(22, 32, 176),
  });

/** The bottle at the right edge. */
export const amberBottle = () =>
  glass('shelf-amber', [1456, 64, 206, 30], {
    tint: '#e08a1e',
    hue: '#f0921c',
    deep: '#6b3506',
    share: 0.5,
    shift: -220,
    level: 356,
    strength: 0.36,
    stopper: cork(1456, 28, 206, '#123640'),
  });

/** The clear bottle in which both lights meet. */
export function meeting() {
  const [x, w, top] = [774, 56, 214];
  return (
    across('shelf-hues', ['#12b5a8', '#12b5a8', '#f39a22', '#f39a22'], x - w, x + w) +
    across('shelf-meet', ['#17b3a6', '#8be8da', '#ffffff', '#ffd890', '#f2951f'], x - w, x + w) +
    glow(x, 420, 210, '#fff6df', 0.75) +
    glass('shelf-clear', [x, w, top, 25], {
      tint: 'url(#shelf-meet)',
      hue: 'url(#shelf-hues)',
      deep: '#0f5f63',
      share: 0.5,
      shift: 0,
      tall: 1.1,
      level: 330,
      strength: 0.42,
      stopper: cork(x, 24, top),
    }) +
    glow(x, 466, 84, '#ffffff', 1) +
    area(
      `M${x} 392L${x + 5} 461L${x + 62} 466L${x + 5} 471L${x} 540L${x - 5} 471L${x - 62} 466L${x - 5} 461z`,
      '#ffffff',
    ) +
    line(`M${x - w} 300L${x - w} 620`, { width: 3, colour: '#5eead4', opacity: 0.8 }) +
    line(`M${x + w} 300L${x + w} 620`, { width: 3, colour: '#ffc25e', opacity: 0.9 })
  );
}

/** A dark bottle, with the gecko on it. */
export const geckoBottle = () =>
  glass('shelf-dark', [1124, 58, 250, 28], {
    tint: '#0f5f63',
    hue: '#128a86',
    dim: 0.4,
    deep: '#06282d',
    share: 0.5,
    shift: 40,
    level: 372,
    strength: 0.5,
    stopper: cork(1124, 26, 250, '#0d1720'),
  }) + gecko(placed(1128, 450, 14, 0.92));
