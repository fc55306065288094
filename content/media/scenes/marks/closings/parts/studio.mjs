/** A photographer's lights: a reflector and a ring light. */
import { box, hair, pen, placed, ring, solid } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';

/** A round reflector on a stand, at the left: it gives the teal light back. */
export function reflector() {
  const put = placed(602, 574, 14);
  const disc = (w, h) =>
    put(
      `M0 ${-h}C${w * 0.56} ${-h} ${w} ${-h * 0.56} ${w} 0C${w} ${h * 0.56} ${w * 0.56} ${h} 0 ${h}C${-w * 0.56} ${h} ${-w} ${h * 0.56} ${-w} 0C${-w} ${-h * 0.56} ${-w * 0.56} ${-h} 0 ${-h}z`,
    );
  return (
    line('M584 800V560M584 770L540 846M584 770L628 846M584 792V846', { width: 3.4 }) +
    solid(disc(70, 118), '#17504f', pen(3.4)) +
    area(disc(60, 106), '#5eead4', 'fill-opacity=".5" ') +
    line(disc(60, 106), pen(1.6, 0.8)) +
    hair(put('M-30 -70C-10 -20 -10 40 -34 76M10 -96C26 -30 24 40 6 96M38 -70C48 -20 46 30 36 70'), 0.8) +
    glow(640, 570, 170, '#5eead4', 0.3)
  );
}

/** A ring light on its stand, at the right. */
export function ringLight() {
  const [x, y] = [1436, 352];
  return (
    line(`M${x} 806V${y + 132}M${x} 772L${x - 62} 850M${x} 772L${x + 62} 850M${x} 790V850`, { width: 4 }) +
    solid(box(x - 9, 640, 18, 26), '#2a1f0e', pen(2.4)) +
    glow(x, y, 250, '#ffb85a', 0.55) +
    `<path fill="#ffd08a" fill-rule="evenodd" d="${ring(x, y, 88, 118)}${ring(x, y, 60, 88)}"/>` +
    line(ring(x, y, 88, 118) + ring(x, y, 60, 88), { width: 3 }) +
    line(ring(x, y, 74, 103), { width: 5, colour: '#fff3dc', extra: 'stroke-dasharray="0.1 13" ' }) +
    solid(box(x - 12, y + 112, 24, 30), '#2a1f0e', pen(2.6))
  );
}
