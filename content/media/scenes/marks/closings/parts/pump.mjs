/** An old pump as it stands in a pump house, its foot in the middle at the origin. */
import { disc } from '../../parts/facade.mjs';
import { box, card, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { line, round } from '../../stage.mjs';

const SMALL = { at: [-140, -90], r: 38 };
const LARGE = { at: [22, -98], r: 66 };

/** A belt wheel with curved spokes. */
function wheel(put, { at, r }, edge) {
  const count = r < 50 ? 3 : 5;
  const spoke = (i) =>
    placed(
      ...at,
      i * 72 + 10,
    )(`M0 -8C6 ${-r * 0.4} 4 ${-r * 0.6} -2 ${10 - r}M-7 -5C-4 ${-r * 0.3} -6 ${-r * 0.5} -9 ${12 - r}`);
  return (
    solid(put(disc(...at, r)), '#123039', pen(edge)) +
    solid(put(disc(...at, r - 9)), '#0a1c25', pen(edge * 0.6)) +
    line(put(repeat(count, spoke)), pen(edge * 0.7)) +
    solid(put(disc(...at, 12)), '#14424a', pen(edge * 0.7)) +
    solid(put(disc(...at, 4)), '#081720', pen(edge * 0.5))
  );
}

/** The two straight runs of the belt: they touch both wheels. */
const belt = [-1, 1]
  .map((m) => {
    const [dx, dy] = [LARGE.at[0] - SMALL.at[0], LARGE.at[1] - SMALL.at[1]];
    const far = Math.hypot(dx, dy);
    const sin = (SMALL.r - LARGE.r) / far;
    const cos = m * Math.sqrt(1 - sin * sin);
    const [nx, ny] = [(dx * sin - dy * cos) / far, (dy * sin + dx * cos) / far];
    const touch = ({ at: [x, y], r }) => `${round(x + nx * (r - 2))} ${round(y + ny * (r - 2))}`;
    return `M${touch(SMALL)}L${touch(LARGE)}`;
  })
  .join('');

/** An old pump on its bed: motor with switch, belt, gauge, pipes; `edge` is the width of the strokes. */
export function pump(put, edge, size) {
  const fins = repeat(9, (i) => `M${-236 + i * 13} -116L${-236 + i * 13} -56`);
  const bolts = [-200, -150, -16, 62, 140].map((u) => box(u, -37, 10, 7)).join('');
  const volute =
    'M46 -96C46 -146 94 -168 134 -154C172 -142 188 -104 172 -70C158 -40 120 -28 88 -40C62 -50 46 -70 46 -96z';
  const marks = repeat(7, (i) => placed(88, -236, -120 + i * 40)('M0 -22L0 -27'));
  return (
    solid(put(box(-268, -30, 486, 30)), '#081720', pen(edge)) +
    solid(
      put('M124 -140L124 -248Q124 -278 154 -278L600 -278L600 -240L172 -240Q162 -240 162 -230L162 -140z'),
      '#0d2832',
      pen(edge),
    ) +
    solid(put('M168 -114L600 -114L600 -76L172 -76z'), '#0d2832', pen(edge)) +
    solid(
      put(
        `${box(114, -196, 58, 10)}${box(114, -184, 58, 10)}${box(196, -124, 10, 58)}${box(208, -124, 10, 58)}${box(424, -288, 10, 58)}${box(478, -288, 10, 58)}`,
      ),
      '#14424a',
      pen(edge * 0.7),
    ) +
    solid(put('M434 -286L440 -302L472 -302L478 -286L478 -232L434 -232z'), '#10303a', pen(edge)) +
    line(put('M456 -302L456 -326M428 -326L484 -326M432 -332L432 -320M480 -332L480 -320'), pen(edge)) +
    solid(put('M-230 -30L-218 -52L-132 -52L-120 -30z'), '#0a1c25', pen(edge * 0.8)) +
    solid(put(card(-254, -126, 144, 76, 14)), '#0f2a33', pen(edge)) +
    line(put(fins), pen(edge * 0.5, 0.8)) +
    solid(put(card(-212, -148, 50, 24, 4)), '#14424a', pen(edge * 0.7)) +
    solid(put('M64 -30L76 -60L152 -60L164 -30z'), '#0a1c25', pen(edge * 0.8)) +
    solid(put(volute), '#0f2a33', pen(edge)) +
    line(put('M84 -96C84 -124 106 -140 132 -130C154 -120 160 -96 150 -76'), pen(edge * 0.6, 0.8)) +
    solid(put('M83 -152L83 -206L93 -206L93 -156z'), '#0d2832', pen(edge * 0.6)) +
    solid(put(disc(88, -236, 33)), '#10303a', pen(edge)) +
    line(put(`${marks}M88 -236L76 -252`), pen(edge * 0.6)) +
    solid(put(bolts), '#14424a', pen(edge * 0.5)) +
    wheel(put, SMALL, edge) +
    line(put(belt), pen(11 * size)) +
    line(put(belt), { width: 11 * size - edge * 1.3, colour: '#0c2730' }) +
    wheel(put, LARGE, edge)
  );
}
