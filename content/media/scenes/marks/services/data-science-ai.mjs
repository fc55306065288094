import { box, fine, firm, hair, ON_WHITE, pen, polygon, relief, repeat, ring, solid } from '../parts/shapes.mjs';
import { area, chance, glow, line, round, stage } from '../stage.mjs';

const FLOOR = 772;
const WALL_FOOT = 668;
const VANISH = [1000, 430];
/** A season in sacks; the last stack is the forecast. */
const SEASON = [3, 4, 7, 11, 9, 6, 8];
const DASHED = 'stroke-dasharray="9 8" ';
const SACK = { w: 86, h: 37 };

/** A filled sack on its side, `x` its middle and `y` its underside; `edge` is its outline without the underside. */
function sack(x, y, w = SACK.w, h = SACK.h) {
  const [l, r, foot, top, middle] = [x - w / 2, x + w / 2, y - 2, y - h + 4, y - h / 2].map(round);
  const edge = `M${l - 2} ${foot}Q${l + 3} ${middle} ${l - 3} ${top}C${l + 22} ${top - 8} ${r - 22} ${top - 8} ${r + 3} ${top}Q${r - 3} ${middle} ${r + 2} ${foot}`;
  const seams = `M${l + 8} ${y - 3}Q${l + 11} ${middle} ${l + 8} ${top}M${r - 8} ${y - 3}Q${r - 11} ${middle} ${r - 8} ${top}`;
  const folds = `M${l + 16} ${round(y - h * 0.3)}q14 6 30 3M${r - 16} ${round(y - h * 0.7)}q-14 -5 -30 -2M${l + 15} ${round(y - h * 0.62)}q7 1 11 3M${r - 15} ${round(y - h * 0.36)}q-7 -1 -11 -3`;
  return { edge, body: `${edge}C${r - 22} ${y + 3} ${l + 22} ${y + 3} ${l - 2} ${foot}z`, seams, folds };
}

/** A beam scale: a sack in the left pan, weights in the right. */
function scale() {
  const pan = (x, y) =>
    fine(`M${x} ${y}l-34 128M${x} ${y}l34 128`) +
    solid(`M${x - 40} ${y + 128}h80q-10 16 -40 16q-30 0 -40 -16z`, '#0d242e');
  const foot = solid('M484 772L500 754H528L544 772z');
  const beam = line('M514 754V446', { width: 4.4 }) + line('M450 494L578 474', { width: 3.8 });
  const weights = solid(box(558, 580, 22, 22) + box(584, 587, 15, 15), '#10303a', pen(2));
  const load = solid(sack(450, 622, 66, 34).body);
  return foot + beam + pan(450, 494) + pan(578, 474) + load + weights + solid(ring(514, 484, 8));
}

/** A two-wheeled sack barrow, empty. */
const barrow = () =>
  line('M1468 768L1542 570q6 -14 22 -18M1494 768L1566 576', { width: 3.2 }) +
  firm(repeat(3, (i) => `M${1491 + i * 20} ${706 - i * 54}l24 8`)) +
  line('M1468 768H1424', { width: 4 }) +
  solid(ring(1496, 752, 20), '#060f17') +
  fine(ring(1496, 752, 7));

const middle = (i) => 1000 + (i - 3) * 107;
const towards = ([x, y], share) => [x + (VANISH[0] - x) * share, y + (VANISH[1] - y) * share];

/** One sack of a stack. */
function layer(x, y, seed, hot) {
  const { body, seams, folds } = sack(x + (chance(seed) - 0.5) * 8, y);
  const colour = hot ? ON_WHITE : 'url(#two)';
  return (
    area(body, hot ? '#fff' : ['#0c212b', '#0a1c26', '#0d242e'][seed % 3]) +
    line(seams, { width: 1.6, opacity: 0.6, extra: 'stroke-dasharray="3 4" ', colour }) +
    line(folds, { width: 1.4, opacity: 0.5, colour }) +
    line(body, { width: hot ? 3.4 : 2.8 })
  );
}

/** A stack on its pallet, with the stack behind it. */
function stack(count, i) {
  const x = middle(i);
  const pallet = box(x - 48, FLOOR - 8, 96, 8);
  const [farX, farY] = towards([x, FLOOR - 8], 0.1);
  const far = (j) =>
    solid(sack(farX, farY - j * SACK.h * 0.9, SACK.w * 0.9, SACK.h * 0.9).body, '#06121a', pen(1.6, 0.34));
  const near = (j) => layer(x, FLOOR - 9 - j * SACK.h, i * 11 + j, i === 3 && j === count - 1);
  return repeat(count, far) + solid(pallet, '#0b1d27', pen(2.2, 0.8)) + repeat(count, near);
}

/** The stack to come: outlines only. */
function forecast(count, i) {
  const x = middle(i);
  const dashed = (j) => {
    const { body, edge } = sack(x, FLOOR - 9 - j * SACK.h);
    return area(body, 'url(#two)', 'fill-opacity=".07" ') + line(edge, { width: 2.8, extra: DASHED });
  };
  return line(box(x - 48, FLOOR - 8, 96, 8), { opacity: 0.7, extra: DASHED }) + repeat(count, dashed);
}

/** Sales forecasts: stacks of rice sacks make a season's bar chart; the highest is white-hot, the next only dashed. */
export default function dataScienceAi() {
  const joints = repeat(9, (i) => `M400 ${312 + i * 44}H1600`);
  const rafters = firm('M380 268L1000 124L1620 268M380 292L1000 148L1620 292M380 300H1620M380 312H1620', 0.8);
  const struts = fine('M1000 148V300M820 190V300L640 232V300M1180 190V300L1360 232V300M820 190L1000 300L1180 190', 0.6);
  const window = (x, fill) =>
    solid(box(x, 336, 132, 88), fill, pen(2.6, 0.85)) + fine(repeat(6, (i) => `M${x + 19 + i * 19} 336v88`));
  const plank = (i) => {
    const near = [1000 + (i - 10) * 150, 900];
    return polygon([towards(near, (900 - WALL_FOOT) / (900 - VANISH[1])), near], false);
  };
  const floor =
    area(box(0, WALL_FOOT, 1700, 400), '#060f17') +
    fine(`M0 ${WALL_FOOT}H1700`) +
    hair(repeat(21, plank), 0.18) +
    relief(5, (x, i) => FLOOR + 16 + i * 17 + 2 * Math.sin(x / 90 + i));
  const room = hair(joints, 0.24) + rafters + struts + window(436, '#10343d') + window(1436, '#2b2a20') + floor;
  const stacks = SEASON.slice(0, -1).map(stack).join('') + forecast(SEASON.at(-1), SEASON.length - 1);
  const light = glow(1000, FLOOR - 9 - 10.5 * SACK.h, 260, '#ffffff', 0.5);
  return stage(room + scale() + stacks + light + barrow(), { meet: 1000, top: 112 });
}
