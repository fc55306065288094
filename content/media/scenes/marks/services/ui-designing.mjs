import { box, card, placed, repeat, ring, solid } from '../parts/shapes.mjs';
import { area, curve, glow, line, sample, stage } from '../stage.mjs';

const TEAL = '#17504f';

/** A sheet of paper with its shadow on the desk; `put` places what is drawn about its middle. */
const paper = (put, w, h) =>
  area(put(box(9 - w / 2, 11 - h / 2, w, h)), '#03080c') +
  solid(put(box(-w / 2, -h / 2, w, h)), '#0b1d27', { width: 3 });

/** A sticky note with a corner that curls. */
function note(put, u, v, fill) {
  const [x, y] = [u + 84, v + 84];
  const text = [22, 38, 54].map((dy, i) => `M${u + 14} ${v + dy}L${x - 16 - i * 14} ${v + dy}`).join('');
  return (
    solid(put(`M${u} ${v}L${x} ${v}L${x} ${y - 20}L${x - 20} ${y}L${u} ${y}z`), fill, { width: 2.4 }) +
    line(put(`M${x} ${y - 20}L${x - 20} ${y - 20}L${x - 20} ${y}`), { width: 1.8 }) +
    line(put(text), { width: 2, opacity: 0.7 })
  );
}

/** First: what people said. */
function notes() {
  const put = placed(676, 468, -8);
  const pair = (v, left, right) => note(put, -136, v, left) + note(put, -34, v + 8, right);
  return (
    paper(put, 310, 400) +
    pair(-178, TEAL, '#12383d') +
    pair(-62, '#12383d', TEAL) +
    pair(54, TEAL, '#12383d') +
    line(put('M-136 166L40 166'), { width: 2, opacity: 0.5 })
  );
}

/** Second: the way through, as boxes and arrows. */
function flow() {
  const put = placed(872, 540, 5);
  const steps = box(-130, -168, 82, 54) + box(-8, -27, 82, 54) + box(-130, 110, 82, 54) + box(-8, 110, 82, 54);
  const across = (u, v) => `M${u} ${v}L${u + 34} ${v}M${u + 24} ${v - 8}L${u + 34} ${v}L${u + 24} ${v + 8}`;
  const down = (u, from, to) => `M${u} ${from}L${u} ${to}M${u - 8} ${to - 10}L${u} ${to}L${u + 8} ${to - 10}`;
  const arrows = down(-88, -112, -48) + across(-44, 0) + down(-88, 48, 108) + down(33, 29, 108) + across(-46, 137);
  const choice = put('M-88 -46L-46 0L-88 46L-130 0z');
  return (
    paper(put, 300, 410) +
    solid(put(steps), '#0f2a33', { width: 2.8 }) +
    solid(choice, TEAL, { width: 2.8 }) +
    line(put(arrows), { width: 2.8 })
  );
}

/** Third: the screen in outline, a cross for each picture. */
function wireframe() {
  const put = placed(1066, 462, -5);
  const pictures = [
    [-96, -134, 192, 150],
    [-96, 112, 58, 58],
    [-29, 112, 58, 58],
    [38, 112, 58, 58],
  ];
  const crosses = pictures.map(([u, v, w, h]) => `M${u} ${v}L${u + w} ${v + h}M${u + w} ${v}L${u} ${v + h}`).join('');
  return (
    paper(put, 280, 420) +
    line(put(`${box(-112, -186, 224, 372)}M-112 -150L112 -150`), { width: 2.4 }) +
    line(put([-98, -82, -66].map((u) => card(u, -173, 9, 9, 4.5)).join('')), { width: 2 }) +
    solid(put(pictures.map((p) => box(...p)).join('')), '#0f2a33', { width: 2.4 }) +
    line(put(crosses), { width: 1.6, opacity: 0.6 }) +
    line(put('M-96 52L96 52M-96 72L52 72M-96 92L8 92'), { width: 3, opacity: 0.7 })
  );
}

/** Last: the finished screen, alight. */
function phone() {
  const put = placed(1258, 512, 6);
  const ink = { colour: '#0b2a30', width: 2.8 };
  const hills = [
    'M-86 -52L-52 -88L-24 -66L24 -132L58 -84L86 -100',
    'M-86 -40L-52 -68L-24 -51L24 -104L58 -65L86 -78',
    'M-86 -27L-52 -49L-24 -36L24 -75L58 -46L86 -56',
  ];
  return (
    glow(1258, 512, 400, '#ffffff', 0.5) +
    solid(put(card(-120, -232, 240, 464, 30)), '#0b1d27', { width: 4 }) +
    line(put('M-20 -216L20 -216M-24 216L24 216'), { width: 3.6, opacity: 0.9 }) +
    solid(put(card(-106, -200, 212, 400, 12)), '#fff', { colour: '#fff' }) +
    line(put(box(-88, -178, 176, 156)), ink) +
    line(put(card(-66, -156, 32, 32, 16)), { colour: '#f59e2c', width: 3 }) +
    hills.map((d, i) => line(put(d), { colour: '#0fb5ae', width: 3.2 - i * 0.7 })).join('') +
    line(put('M-86 8L80 8M-86 32L30 32'), { ...ink, width: 7, opacity: 0.7 }) +
    solid(put(card(-88, 62, 80, 54, 6)), '#d9f5ef', ink) +
    solid(put(card(8, 62, 80, 54, 6)), '#fff0d6', ink) +
    area(put(card(-88, 134, 176, 46, 14)), '#0fb5ae')
  );
}

/** What else lies on the desk: cup, ruler, pencil, scissors, a loose note. */
function tools() {
  const cup =
    solid(ring(1520, 244, 96), '#0a1922', { width: 2.8 }) +
    line(ring(1520, 244, 80), { width: 1.4, opacity: 0.5 }) +
    solid(placed(1520, 244, 38)(card(50, -13, 62, 26, 12)), '#0c212b', { width: 3 }) +
    solid(ring(1520, 244, 64), '#0c212b', { width: 3.4 }) +
    solid(ring(1520, 244, 52), '#2a1d0e', { width: 2.2 }) +
    line(ring(1516, 250, 33) + ring(1512, 254, 16), { width: 1.4, opacity: 0.5 });
  const flat = placed(850, 812, -2);
  const ticks = repeat(68, (i) => `M${-336 + i * 10} -28L${-336 + i * 10} ${i % 5 ? -16 : -6}`);
  const ruler =
    solid(flat(box(-350, -28, 700, 56)), '#0b1d27', { width: 2.8 }) +
    line(flat(ticks), { width: 1.6, opacity: 0.8 }) +
    line(flat(card(318, 2, 16, 16, 8)), { width: 2 });
  const put = placed(1510, 650, -66);
  const pencil =
    solid(put(box(-130, -14, 220, 28)), '#2a1f0e', { width: 3 }) +
    line(put('M-130 -5L90 -5M-130 5L90 5'), { width: 1.4, opacity: 0.6 }) +
    solid(put('M90 -14L142 0L90 14z'), '#0c212b', { width: 3 }) +
    solid(put('M126 -4L142 0L126 4z'), '#ffd08a', { width: 1.6 }) +
    solid(put(box(-160, -14, 30, 28)), '#0f2a33', { width: 2.6 });
  const hold = placed(486, 640, -7);
  const half = (s) =>
    solid(hold(card(s * 33 - 26, 54, 52, 60, 26)), '#0b1d27', { width: 5 }) +
    line(hold(`M${s * 5} 4L${s * 22} 54`), { width: 6 });
  const blade = (s) =>
    solid(hold(`M${s * 7} 10L${s * -16} -150L${s * -4} -136L${s * 9} 0z`), '#0c212b', { width: 2.6 });
  const scissors =
    half(1) + half(-1) + blade(1) + blade(-1) + solid(hold(card(-6, -6, 12, 12, 6)), '#10303a', { width: 2.4 });
  return note(placed(504, 214, 12), -42, -42, TEAL) + scissors + ruler + cup + pencil;
}

/** Design: a desk from above; from notes by way of flow and outline to the finished screen. */
export default function design() {
  // The grain parts around a knot.
  const knot = (x, y) => Math.sign(y - 640.5) * 46 * Math.exp(-(((x - 1440) / 120) ** 2) - ((y - 640) / 130) ** 2);
  const wood = repeat(34, (i) => {
    const y = 100 + i * 24;
    const grain = (x) => y + knot(x, y) + 9 * Math.sin(x / 240 + i * 0.4) + 3 * Math.sin(x / 80 + i);
    return line(curve(sample(grain, 400, 1660)), { width: i % 5 ? 1.2 : 1.8, opacity: 0.26 });
  });
  return stage(wood + tools() + notes() + flow() + wireframe() + phone(), { meet: 1220, left: 430, top: 125 });
}
