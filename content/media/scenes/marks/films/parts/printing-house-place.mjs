/** All that never moves in the printing house: its rooms and the people at work in them. */
import { lamplight, lit } from '../../parts/facade.mjs';
import { lantern, neighbour, street } from '../../parts/roadside.mjs';
import { box, dot, fine, firm, hair, pen, repeat, ring, solid } from '../../parts/shapes.mjs';
import { palm } from '../../parts/street.mjs';
import { glow, line, round } from '../../stage.mjs';
import { desk, deskLamp, man, seated } from './printing-house-people.mjs';
import { front, shell, sky, tank, UPPER } from './printing-house-shell.mjs';
import { dispatch, press } from './printing-press.mjs';

export const MEET = 950;
const FLOOR = 732;

/** Windows, shelves, stairs, proofs on a line: what hangs or stands along the back wall. */
function backWall() {
  const stair = repeat(
    13,
    (i) =>
      `L${round(866 + i * 14.6)} ${round(FLOOR - i * 16.6)}L${round(866 + i * 14.6)} ${round(FLOOR - (i + 1) * 16.6)}`,
  );
  const rail = repeat(12, (i) => `M${round(873 + i * 14.6)} ${round(FLOOR - (i + 1) * 16.6)}v-34`);
  const shelf = (x, y, w) => solid(box(x, y, w, 4), '#123640', pen(1.5));
  const reams = (x, y, list) =>
    list.map((h, i) => solid(box(x + i * 17, y - h, 15, h), i % 3 ? '#0d2a34' : '#17444c', pen(1.4))).join('');
  const proof = (i) => {
    const [x, y] = [582 + i * 37, 384 + [3, 7, 9, 9, 7, 3][i]];
    return (
      solid(box(x, y, 24, 31), '#12343d', pen(1.5)) +
      fine(`M${x + 5} ${y + 8}h14M${x + 5} ${y + 14}h${8 + (i % 3) * 3}M${x + 5} ${y + 24}h14`, 0.7) +
      firm(`M${x + 6} ${y - 2}v4M${x + 18} ${y - 2}v4`, 0.8)
    );
  };
  const pendant = (x, y, foot) =>
    fine(`M${x} ${y}V${foot - 9}`, 0.8) +
    solid(`M${x - 4} ${foot - 9}H${x + 4}L${x + 15} ${foot}H${x - 15}z`, '#123640', pen(1.8)) +
    lit(`M${x - 13} ${foot + 1}H${x + 13}V${foot + 3}H${x - 13}z`) +
    glow(x, foot + 4, 84, x < MEET ? '#7fead9' : '#ffd08a', 0.26);
  const fan = 'M1165 345V366M1130 368L1160 366L1170 366L1200 368M1159 366L1171 366L1169 373L1161 373z';
  const louvres = (x, y, w, h) =>
    solid(box(x, y, w, h), '#0d2a34', pen(1.8)) +
    hair(
      repeat(Math.floor(h / 6) - 1, (i) => `M${x + 4} ${y + 7 + i * 6}h${w / 2 - 6}m4 0h${w / 2 - 6}`),
      0.6,
    ) +
    hair(`M${x + w / 2} ${y}v${h}`, 0.8);
  const sheets = (x, y, w, n) =>
    solid(box(x, y - n * 4, w, n * 4), '#12343d', pen(1.6)) +
    hair(
      repeat(n - 1, (i) => `M${x + 2} ${y - 4 - i * 4}h${w - 4}`),
      0.7,
    ) +
    line(`M${x - 3} ${y + 2}h${w + 6}`, pen(2.2));
  const roll = (x, y, r) =>
    solid(ring(x, y, r), '#12343d', pen(1.9)) +
    hair(ring(x, y, r * 0.68) + ring(x, y, r * 0.4), 0.7) +
    dot(x, y, 2.4, '#cfe9e6');
  return (
    louvres(1072, 398, 44, 62) +
    louvres(1222, 386, 40, 54) +
    sheets(944, FLOOR - 4, 40, 11) +
    sheets(990, FLOOR - 4, 36, 17) +
    hair('M566 378Q700 398 846 378', 0.8) +
    repeat(6, proof) +
    pendant(694, 536, 566) +
    pendant(1140, 536, 562) +
    [1196, 1226, 1252].map((x, i) => roll(x, 590 - [15, 12, 11][i], [15, 12, 11][i])).join('') +
    solid(box(1172, 590, 96, 4), '#123640', pen(1.5)) +
    fine('M1184 594v12M1256 594v12', 0.8) +
    line(fan, pen(2.4)) +
    solid(`M866 ${FLOOR}${stair}L1054 ${UPPER}L1054 ${UPPER + 36}L890 ${FLOOR}z`, '#0a1f28', pen(2.2)) +
    hair(rail, 0.5) +
    fine(`M866 ${FLOOR - 46}L1040 ${UPPER - 18}`, 0.9) +
    [576, 622].map((y) => shelf(760, y, 74)).join('') +
    reams(763, 576, [26, 22, 30, 18]) +
    reams(763, 622, [18, 28, 24, 30])
  );
}

const counter =
  solid(box(644, 678, 92, 54), '#0a222b', pen(2.4)) +
  fine('M656 690h68v32h-68z', 0.5) +
  hair(
    repeat(7, (i) => `M${666 + i * 9} 690v32`),
    0.4,
  ) +
  solid(box(636, 671, 108, 7), '#123640', pen(2.2)) +
  solid('M722 671V660H738V671zM726 660L730 648L734 660', '#0d242e', pen(1.7));

/** A street dog asleep on the pavement. */
const dog =
  solid(
    'M968 749C964 740 970 732 982 732C992 729 1004 731 1010 736C1012 729 1019 727 1023 731L1030 736L1024 740C1022 744 1022 749 1019 749z',
    '#0d242e',
    pen(1.8),
  ) +
  fine('M970 747C960 748 958 742 964 738M1013 735L1009 741L1016 742', 0.8) +
  hair('M990 749C988 742 994 738 1000 740', 0.8);

/** All that never moves. */
export const still = () =>
  lamplight(MEET, 480) +
  sky() +
  palm(1536, 735, 300, 22, 112) +
  street(() => 735, 380, 1620) +
  neighbour(360, 496, 735, 132, 0.5) +
  tank +
  shell() +
  lantern(540, 748, '#8ff5e4', 0.92) +
  backWall() +
  desk(636, UPPER, 1) +
  desk(768, UPPER, 1) +
  desk(1190, UPPER, -1) +
  deskLamp(670, UPPER - 43, 1) +
  deskLamp(800, UPPER - 43, 1) +
  deskLamp(1156, UPPER - 43, -1) +
  seated(606, UPPER, 1, true) +
  seated(1222, UPPER, -1) +
  solid(
    box(838, 345, 9, 171) + box(1054, 345, 9, 171) + box(838, 529, 9, 203) + box(1054, 529, 9, 203),
    '#123640',
    pen(1.9),
  ) +
  front +
  counter +
  man(764, FLOOR, -1, [-26, -62]) +
  press +
  man(1054, 708, 1, [30, -84], { apron: true }) +
  dispatch +
  dog;
