/** A study table seen from slightly above, and what lies on it beside the laptop. */
import { card, fine, hair, laidOn, pen, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, glow, line, round } from '../../stage.mjs';

export const DESK = { front: 806, eye: 60 };

/** From the desk top (x along its front edge, y away from it) to the picture. */
export const laid = laidOn([1000, DESK.eye], DESK.front, 640);

/** An open exercise book: ruled lines, and a flow chart; the pencil lies beside it. */
export function book() {
  const put = (d) => laid(placed(1398, 108, 5)(d));
  const ruled = repeat(7, (i) => `M-140 ${-54 + i * 19}L-16 ${-54 + i * 19}`);
  const boxes =
    'M38 72L94 72L94 50L38 50zM66 36L98 12L66 -12L34 12zM114 24L156 24L156 0L114 0zM38 -32L94 -32L94 -56L38 -56z';
  const arrows =
    'M66 50L66 36M60 43L66 36L72 43M98 12L114 12M107 18L114 12L107 6M66 -12L66 -32M60 -25L66 -32L72 -25M135 0L135 -44L94 -44M101 -38L94 -44L101 -50';
  const pencil = (d) => laid(placed(1126, 44, -5)(d));
  return (
    area(put('M-158 -84L170 -84L170 70L-158 70z'), '#03080c') +
    solid(put('M-160 -76L0 -72L0 84L-160 80z'), '#1b2522', pen(2.8)) +
    solid(put('M0 -72L168 -76L168 80L0 84z'), '#2a2413', pen(2.8)) +
    hair(put(ruled), 0.8) +
    solid(put(boxes), '#4a3312', { width: 2.6 }) +
    line(put(arrows), { width: 2.4 }) +
    hair(put('M8 -70L8 82M-8 -70L-8 82'), 0.5) +
    solid(pencil('M-110 -7L70 -7L96 0L70 7L-110 7z'), '#4a3312', pen(2.2)) +
    fine(pencil('M-92 -7L-92 7M70 -7L70 7M-92 0L70 0'), 0.7)
  );
}

/** A reading lamp whose light falls on the book. */
export function lamp() {
  const put = placed(1382, 344, 12);
  const shade = put('M-16 -62L16 -62L22 -40C44 -28 56 -4 58 26L-58 26C-56 -4 -44 -28 -22 -40z');
  const mouth = put('M-58 26C-58 44 58 44 58 26C58 10 -58 10 -58 26z');
  const beam = put('M-56 28L56 28L164 430L-110 450z');
  const arm = 'M1492 604L1522 462L1398 292';
  return (
    `<linearGradient id="fall" x2="0" y2="1"><stop stop-color="#ffd08a" stop-opacity=".46"/><stop offset="1" stop-color="#ffd08a" stop-opacity="0"/></linearGradient>` +
    solid('M1442 604C1442 588 1542 588 1542 604L1542 611C1542 628 1442 628 1442 611z', '#2a1f0e', pen(3)) +
    line(arm, { width: 8 }) +
    line(arm, { width: 3.6, colour: '#1a1a14' }) +
    solid(ring(1522, 462, 9), '#2a1f0e', pen(2.6)) +
    area(beam, 'url(#fall)') +
    solid(shade, '#2a1f0e', pen(3.2)) +
    hair(put('M-22 -40C-34 -24 -40 0 -40 26M22 -40L-22 -40'), 0.8) +
    solid(mouth, '#ffe2b0', pen(2)) +
    glow(1376, 372, 110, '#ffd08a', 0.5)
  );
}

/** Books in a pile with a clock on top. */
export function pile() {
  const books = [
    [510, 174, 30, '#12383d'],
    [522, 158, 24, '#0c212b'],
    [508, 168, 34, '#17504f'],
    [530, 136, 22, '#0f2a33'],
  ];
  let foot = 662;
  const stack = books.map(([x, w, h, fill]) => {
    foot -= h;
    const bands = `M${x + 16} ${foot}v${h}M${x + 24} ${foot}v${h}M${x + w - 20} ${foot}v${h}`;
    return (
      solid(card(x, foot, w, h, 5), fill, pen(2.8)) +
      fine(bands, 0.7) +
      hair(`M${x + 44} ${foot + h / 2}H${x + w - 44}`, 0.9)
    );
  });
  const [cx, cy] = [598, foot - 42];
  const marks = repeat(12, (i) => {
    const [u, v] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
    return `M${round(cx + 28 * u)} ${round(cy - 28 * v)}L${round(cx + 24 * u)} ${round(cy - 24 * v)}`;
  });
  const clock =
    line(
      `M${cx - 22} ${cy + 28}L${cx - 28} ${foot - 1}M${cx + 22} ${cy + 28}L${cx + 28} ${foot - 1}M${cx} ${cy - 36}v-8`,
      { width: 4 },
    ) +
    solid(
      `M${cx - 34} ${cy - 24}Q${cx - 34} ${cy - 46} ${cx - 10} ${cy - 42}zM${cx + 34} ${cy - 24}Q${cx + 34} ${cy - 46} ${cx + 10} ${cy - 42}z`,
      '#0f2a33',
      pen(2.4),
    ) +
    solid(ring(cx, cy, 36), '#0b1d27', pen(3.2)) +
    fine(marks, 0.9) +
    line(`M${cx} ${cy}L${cx + 12} ${cy + 10}M${cx} ${cy}V${cy - 22}`, { width: 3 });
  return stack.join('') + clock;
}

/** A glass of water. */
export function glass(x, y) {
  const side = `M${x - 30} ${y - 104}L${x - 23} ${y}C${x - 22} ${y + 10} ${x + 22} ${y + 10} ${x + 23} ${y}L${x + 30} ${y - 104}`;
  const water = `M${x - 27} ${y - 66}L${x - 22} ${y}C${x - 20} ${y + 8} ${x + 20} ${y + 8} ${x + 22} ${y}L${x + 27} ${y - 66}z`;
  return (
    area(water, '#5eead4', 'fill-opacity=".22" ') +
    line(side + ring(x, y - 104, 30, 8), pen(2.6)) +
    fine(ring(x, y - 66, 27, 7), 0.9) +
    hair(`M${x - 16} ${y - 54}L${x - 13} ${y - 8}`, 0.9)
  );
}

/** A headset with its microphone, laid down in front of the books. */
export function headset() {
  const put = (d) => laid(placed(556, 66, 168, 0.86)(d));
  const band = put('M-72 -10C-80 100 80 100 72 -10');
  const boom = put('M-84 -48C-78 -84 -40 -90 -2 -78');
  const cup = (u) =>
    solid(put(card(u - 27, -56, 54, 68, 26)), '#0f2a33', pen(2.8)) +
    solid(put(card(u - 15, -43, 30, 42, 15)), '#17504f', pen(1.8));
  return (
    line(band, { width: 10 }) +
    line(band, { width: 5.4, colour: '#0c212b' }) +
    line(boom, pen(3.2)) +
    cup(-74) +
    cup(74) +
    solid(put(card(-6, -84, 24, 13, 6)), '#17504f', pen(2.2))
  );
}
