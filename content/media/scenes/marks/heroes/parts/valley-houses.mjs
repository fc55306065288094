/** Small houses of the valley town, each the scene of a service; x and y are the lower left front corner. */
import { INK } from '../../parts/facade.mjs';
import { box, card, fine, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';
import { AMBER, darkPane, gabled, pane, TEAL } from './valley-blocks.mjs';

/** Websites: the corner shop, awning out, jars in the windows; somebody at the counter in the lit door. */
export function shop(x, y, s = 1) {
  const put = placed(x, y, 0, s);
  const jars = (u) =>
    repeat(2, (r) => `M${u} ${-30 - r * 16}L${u + 40} ${-30 - r * 16}`) +
    repeat(8, (i) => card(u + 2 + (i % 4) * 10, -38 - Math.floor(i / 4) * 16, 6, 8, 2));
  const strip = (i) => {
    const [u, w] = [-8 + i * 15.5, 15.5];
    const foot = `M${u} -52L${round(u + 3 * (1 - i / 6))} -72L${round(u + w + 3 * (1 - (i + 1) / 6))} -72L${u + w} -52Q${u + w / 2} -42 ${u} -52z`;
    return solid(put(foot), i % 2 ? '#0b1d27' : '#57b8ab', pen(1.6));
  };
  const keeper = put('M62 -16L62 -28Q62 -34 68 -34Q74 -34 74 -28L74 -16z') + put(card(64.5, -43, 7, 8, 3.5));
  return (
    gabled(put, 148, 94, 70, 46, { rows: 5 }) +
    solid(put(box(10, -46, 44, 34)) + put(box(98, -46, 44, 34)), '#123640', pen(1.6)) +
    fine(put(jars(12) + jars(100)), 0.85) +
    pane(put, 60, 0, 32, 50, TEAL) +
    area(keeper + put(box(60, -17, 20, 17)), INK) +
    fine(put(box(10, -88, 128, 14)), 0.8) +
    repeat(11, strip) +
    solid(put(box(-6, -2, 160, 6)), '#0d242e', pen(1.8)) +
    area(put('M60 4L92 4L112 30L52 30z'), TEAL, 'fill-opacity=".22" ')
  );
}

/** Digital marketing: the bakery, loaves and a cake in its window, the oven chimney smoking. */
export function bakery(x, y, s = 1) {
  const put = placed(x, y, 0, s);
  const loaf = (u, up) =>
    `M${u} ${-up}L${u} ${-up - 5}Q${u} ${-up - 10} ${u + 6} ${-up - 10}Q${u + 12} ${-up - 10} ${u + 12} ${-up - 5}L${u + 12} ${-up}z`;
  const loaves = [14, 29, 62].map((u) => loaf(u, 38)).join('') + [14, 62].map((u) => loaf(u, 22)).join('');
  const cake = 'M34 -22L34 -28L37 -28L37 -33L53 -33L53 -28L56 -28L56 -22zM44 -34L44 -38L46 -38L46 -34z';
  const smoke = [0, 7, 14].map(
    (k) => `M${122 + k / 3} -172Q${112 + k} -190 ${126 + k} -206Q${140 + k} -222 ${126 + k * 1.6} -246`,
  );
  const chimney =
    solid(put('M112 -112L112 -168L130 -168L130 -112z'), '#0d242e', pen(2)) +
    solid(put(box(109, -172, 24, 6)), '#10303a', pen(1.6));
  return (
    hair(put(smoke.join('')), 0.5) +
    chimney +
    gabled(put, 140, 74, 64, 44, { rows: 5 }) +
    pane(put, 10, 18, 70, 38, AMBER) +
    area(put(loaves + cake), '#5a3a12') +
    line(put('M10 -38L80 -38'), { width: 1.6, colour: '#5a3a12' }) +
    solid(put('M4 -56L8 -70L86 -70L90 -56z'), '#3a2a12', pen(1.8)) +
    hair(put(repeat(6, (i) => `M${18 + i * 12} -70L${16 + i * 13} -56`)), 0.8) +
    solid(put(box(98, -52, 28, 52)), '#2a2413', pen(1.8)) +
    fine(put('M104 -46L120 -46L120 -26L104 -26z'), 0.8) +
    solid(put(box(-6, -2, 152, 6)), '#0d242e', pen(1.8))
  );
}

/** Tutoring: a house where somebody teaches by the lit window, a board behind and two who listen. */
export function tutor(x, y) {
  const put = placed(x, y);
  const teacher = `${card(27, -57, 9, 10, 4.5)}M24 -26L25 -42Q26 -48 32 -48L36 -47L50 -54L51 -51L38 -41L38 -26z`;
  const pupil = (u) =>
    `${card(u + 2, -38, 8, 9, 4)}M${u - 1} -24Q${u - 1} -30 ${u + 6} -30Q${u + 13} -30 ${u + 13} -24z`;
  return (
    gabled(put, 124, 70, 62, 42, { rows: 5 }) +
    pane(put, 18, 24, 66, 38, TEAL) +
    line(put(box(48, -58, 28, 17)), { width: 1.8, colour: INK }) +
    line(put('M53 -53L61 -53M53 -47L58 -47'), { width: 1.4, colour: INK }) +
    area(put(teacher + pupil(50) + pupil(66)), INK) +
    fine(put('M14 -22L88 -22')) +
    solid(put(`${box(6, -62, 11, 40)}${box(85, -62, 11, 40)}`), '#0f2a33', pen(1.5)) +
    solid(put(box(100, -46, 18, 46)), '#10303a', pen(1.6)) +
    solid(put(box(-6, -2, 136, 6)), '#0d242e', pen(1.8))
  );
}

/** Screen design: a house with a studio upstairs, sheets pinned in its lit window, a lamp over the table. */
export function studio(x, y) {
  const put = placed(x, y);
  const sheets = [24, 40, 56]
    .map((u, i) =>
      polygon([
        [u, -104 + i * 2],
        [u + 11, -105 + i * 2],
        [u + 12, -91 + i],
        [u + 1, -90 + i],
      ]),
    )
    .join('');
  return (
    gabled(put, 100, 116, 56, 36, { rows: 4 }) +
    pane(put, 14, 70, 66, 38, AMBER) +
    solid(put(sheets), '#5a3a12', pen(1)) +
    line(put('M18 -80L76 -80M24 -80L24 -70M70 -80L70 -70M62 -80L66 -90L58 -95'), { width: 2, colour: INK }) +
    fine(put('M-3 -60L103 -60M10 -68L84 -68'), 0.7) +
    darkPane(put, 58, 14, 28, 24) +
    solid(put(box(16, -42, 20, 42)), '#10303a', pen(1.6))
  );
}
