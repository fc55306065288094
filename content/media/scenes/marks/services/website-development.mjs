import { box, fine, firm, hair, ON_WHITE, pen, repeat, solid } from '../parts/shapes.mjs';
import { bicycle, ground, hill, palm } from '../parts/street.mjs';
import { area, chance, glow, line, round, stage } from '../stage.mjs';

const STREET = 790;
const FLOOR = 752;

/** Half-round tiles in seven courses; the roof is wider at the eaves. */
function roof() {
  const half = (i) => 340 + 14 * i;
  const tile = (i) => `q${round(half(i) / 38)} 11 ${round(half(i) / 19)} 0`;
  const courses = repeat(6, (i) => `M${1000 - half(i + 1)} ${225 + i * 19}${repeat(38, () => tile(i + 1))}`);
  const along = (i, share) => round(1000 + (i / 19 - 18 / 19) * share);
  const furrows = repeat(37, (i) => `M${along(i, half(0))} 206L${along(i, half(7))} 339`);
  const joints = repeat(22, (i) => `M${684 + i * 30} 190v14`);
  const ridge = solid(box(652, 190, 696, 14), '#0d242e') + hair(joints, 0.5);
  return solid('M660 200H1340L1438 340H562z', '#0b1d27', pen(3.2)) + hair(furrows, 0.3) + fine(courses) + ridge;
}

/** Stripes run from the wall to a scalloped edge. */
function awning() {
  const [top, foot] = [720 / 17, 788 / 17];
  const stripe = (i) => {
    const d = `M${round(640 + i * top)} 430L${round(606 + i * foot)} 500v14a${round(foot / 2)} 15 0 0 0 ${round(foot)} 0v-14L${round(640 + (i + 1) * top)} 430z`;
    return area(d, '#0b1d27') + (i % 2 ? '' : area(d, 'url(#two)', 'fill-opacity=".58" ')) + fine(d, 0.95);
  };
  return repeat(17, stripe) + firm('M636 430H1364M606 500H1394');
}

/** A shelf of tins, bottles, packets and jars. */
function shelf(x, w, y) {
  const kinds = [
    'v-34h22v34zm0 -26h22m-22 18h22',
    'm2 0v-25q0 -6 5 -9v-12h6v12q5 3 5 9v25z',
    'l3 -40h18l3 40zm4 -31h16',
    'v-24q0 -5 5 -5h14q5 0 5 5v24zm4 -29v-6h16v6',
  ];
  const thing = (i) => `M${x + 7 + i * 30} ${y}${kinds[Math.floor(chance(x + y + i * 7) * 4)]}`;
  const goods = repeat(Math.floor((w - 6) / 30), thing);
  return area(goods, '#123640') + fine(goods, 0.9) + firm(`M${x} ${y}h${w}`);
}

/** A shop window with three shelves. */
const bay = (x, w) =>
  solid(box(x, 520, w, 178), '#0c2a33') +
  [576, 636, 696].map((y) => shelf(x + 3, w - 6, y)).join('') +
  solid(box(x - 6, 698, w + 12, 12));

/** A leaf of planks; its far edge is `drop` shorter at either end, as when it is folded away from us. */
function shutter(x, w, y, h, drop) {
  const d = `M${x} ${y}L${x + w} ${y + drop}V${y + h - drop}L${x} ${y + h}z`;
  const planks = `M${round(x + w / 3)} ${y + 4}v${h - 8}M${round(x + (w * 2) / 3)} ${y + 4}v${h - 8}`;
  return (
    solid(d, '#0d2731', pen(2.4)) +
    hair(planks, 0.5) +
    hair(`M${x + 3} ${y + h * 0.24}h${w - 6}M${x + 3} ${y + h * 0.76}h${w - 6}`, 0.6)
  );
}

/** Two hands of bananas on a stalk. */
function bananas(x, y) {
  const fruit = (turn, top) =>
    `<g transform="rotate(${turn} ${x} ${top})">${solid(`M${x - 3} ${top}c-9 14 -10 32 -3 45c3 4 8 2 8 -2c-3 -14 -1 -28 3 -43z`, '#4a3d20', pen(2))}</g>`;
  const hand = (top) => [52, -52, 28, -28, 0].map((turn) => fruit(turn, top)).join('');
  return firm(`M${x} ${y - 40}V${y + 30}`) + hand(y + 30) + hand(y);
}

const pot = (x, h) =>
  solid(`M${x - 12} ${798 - h}h24q22 18 10 ${h}h-44q-12 ${18 - h} 10 ${-h}z`, '#0c212b', pen(2.4)) +
  fine(`M${x - 16} ${796 - h}h32M${x - 24} 778h48`);

/** The sign board with its three lamps. */
function sign() {
  const lamp = (x, colour) =>
    fine(`M${x} 346q0 -10 10 -10M${x - 12} 358q12 -20 24 0z`, 0.95) + glow(x, 372, 84, colour, 0.5);
  const board =
    area(box(690, 362, 620, 54), 'url(#two)', 'fill-opacity=".2" ') +
    firm(box(690, 362, 620, 54)) +
    hair(box(699, 371, 602, 36));
  return board + lamp(790, '#5eead4') + lamp(1000, '#ffffff') + lamp(1210, '#ffd08a');
}

/** The open doorway, the counter in it, and the light it throws over two steps to the street. */
function doorway() {
  const counter =
    'M950 750V692H1050V750M942 692H1058M950 708H1050M962 692V664q0 -6 6 -6h12q6 0 6 6V692M965 652h18v6h-18z';
  const balance = 'M1020 692V650M1000 656L1040 652M1000 656l-8 18h16zM1040 652l-8 18h16zM1010 692h20';
  const beam =
    '<linearGradient id="spill" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>';
  const steps =
    solid(box(870, FLOOR, 260, 18), '#0d242e', pen(3)) + solid(box(840, FLOOR + 18, 320, 20), '#0b1d27', pen(3));
  const lit =
    area('M926 752h148l12 18h-172z', '#fff', 'fill-opacity=".8" ') +
    area('M914 770h172l14 20h-200z', '#fff', 'fill-opacity=".5" ');
  const opening = area('M926 514H1074V752H926z', '#fff') + line('M926 752V514M1074 514V752', { width: 4 });
  const inside = line(counter + balance, { opacity: 0.75, colour: ON_WHITE });
  const doors = shutter(892, 32, 516, 236, 8) + shutter(1076, 32, 524, 220, -8);
  return opening + inside + doors + beam + area('M900 790H1100L1156 880H844z', 'url(#spill)') + steps + lit;
}

/** Websites: a small shop at night, tiled and awninged; its open doorway is white-hot and lights the step. */
export default function websiteDevelopment() {
  const pole =
    firm('M1488 790V236M1452 262H1524M1460 282H1516', 0.8) +
    hair('M1456 258Q1000 330 380 190M1520 258Q1570 262 1640 244M1462 278Q1420 330 1372 350', 0.5);
  const wall =
    solid(box(640, 336, 720, FLOOR - 336), '#091a23', pen(3)) + solid(box(626, FLOOR, 748, STREET - FLOOR), '#0a1a23');
  const boards = hair(repeat(3, (i) => `M648 ${720 + i * 11}H890M1110 ${720 + i * 11}H1352`));
  const leaves =
    shutter(652, 34, 520, 178, 6) +
    repeat(3, (i) => shutter(1246 + i * 34, 34, i % 2 ? 520 : 526, i % 2 ? 178 : 166, i % 2 ? 6 : -6));
  const windows = bay(690, 192) + bay(1118, 122) + boards + leaves;
  const shop = wall + roof() + sign() + windows + doorway() + awning() + bananas(1179, 540);
  const front = glow(1000, 640, 330, '#ffffff', 0.4) + pot(706, 38) + pot(766, 46) + bicycle(1190, 826, 1.25);
  const behind = hill(420, 130) + pole + palm(472, STREET, 392, 14, 146) + ground(STREET);
  return stage(behind + shop + front, { meet: 1000, top: 112 });
}
