import { box, dot, placed, repeat, ring, solid } from '../parts/shapes.mjs';
import { curve, glow, line, sample, stage } from '../stage.mjs';

const COLUMNS = 13;
const PLUGS = 648;
const jack = (column, row) => [604 + column * 66, 264 + row * 82];
const plugX = (i) => 604 + i * 66;

// Plug in the row below, column and row of its jack.
const CALLS = '1 0 1, 0 2 2, 4 1 0, 3 4 1, 7 9 2, 10 8 0, 9 11 1, 12 11 3'
  .split(', ')
  .map((call) => call.split(' ').map(Number));
const TAKEN = [null, 6, 1];

/** A plug in a jack; its cord hangs from the lower end. */
const plugged = (x, y, fill, options) => solid(placed(x, y)('M-9 -6L9 -6L8 34L4 52L-4 52L-8 34z'), fill, options);

/** A cord from its plug to its hole in the shelf, with a dark edge where it crosses another. */
function cord([plug, column, row]) {
  const [x, y] = jack(column, row);
  const to = plugX(plug);
  const drop = (PLUGS - y - 50) * 0.62;
  const d = `M${x} ${y + 50}C${x} ${y + 50 + drop} ${to} ${PLUGS - drop} ${to} ${PLUGS}`;
  return line(d, { width: 11, colour: '#060f17' }) + line(d, { width: 5.5 }) + plugged(x, y, '#12333b', { width: 2.8 });
}

/** A plug that waits in the shelf, tip up. */
const waiting = (x) =>
  solid(box(x - 7, PLUGS - 30, 14, 32), '#0c212b', { width: 2.2 }) +
  solid(placed(x, PLUGS)('M-3.5 -30L-3.5 -52L0 -58L3.5 -52L3.5 -30z'), '#0f2a33', { width: 1.8 });

/** A lever key on the desk. */
const key = (x, y, down) =>
  solid(box(x - 15, y, 30, 44), '#0a1922', { width: 2, opacity: 0.8 }) +
  line(`M${x} ${y + 8}v28`, { width: 1.6, opacity: 0.5 }) +
  solid(ring(x, y + (down ? 31 : 13), 9), down ? '#1d4d52' : '#0f2a33', { width: 2.4 });

/** Requests: a telephone switchboard; each call has its cord, and one is handed to a person. */
export default function agents() {
  const air = (x, i) => 130 + i * 66 + 24 * Math.sin(x / 150 + i * 0.5);
  const wall = repeat(9, (i) => line(curve(sample((x) => air(x, i))), { width: 1.2, opacity: 0.24 }));
  const cabinet =
    solid(box(540, 176, 920, 480), '#0a1922', { width: 3.4 }) +
    solid(box(512, 148, 976, 28), '#0b1d27', { width: 3.2 }) +
    line('M512 158H1488M552 176V596M1448 176V596', { width: 1.4, opacity: 0.4 }) +
    solid(box(564, 200, 872, 382), '#07131b', { width: 2.6 }) +
    repeat(3, (i) => line(`M564 ${292 + i * 82}H1436`, { width: 1.2, opacity: 0.26 })) +
    line('M552 190v0.1M1448 190v0.1M552 588v0.1M1448 588v0.1', { width: 7, opacity: 0.8 });
  const jacks = repeat(COLUMNS * 4, (i) => {
    const [x, y] = jack(i % COLUMNS, Math.floor(i / COLUMNS));
    return (
      solid(ring(x, y, 14), '#0c212b', { width: 2.4, opacity: 0.85 }) +
      dot(x, y, 6.5, '#02070b') +
      line(ring(x, y - 30, 5), { width: 1.6, opacity: 0.65 })
    );
  });
  const lamps = [...CALLS, TAKEN].map(([, column, row]) => {
    const [x, y] = jack(column, row);
    const colour = column === TAKEN[1] ? '#ffffff' : column < TAKEN[1] ? '#8ff5e4' : '#ffdda6';
    return glow(x, y - 30, 40, colour, 0.65) + dot(x, y - 30, 6, colour);
  });
  const used = new Set(CALLS.map(([plug]) => plug));
  const holes = repeat(COLUMNS, (i) =>
    used.has(i) ? solid(ring(plugX(i), PLUGS, 11, 5), '#02070b', { width: 2 }) : waiting(plugX(i)),
  );
  const shelf =
    solid(box(540, 600, 920, 66), '#0b1d27', { width: 3 }) +
    line('M540 612H1460', { width: 1.3, opacity: 0.4 }) +
    holes;
  const edge = (x, i) => 836 + i * 10 + 3 * Math.sin(x / 120 + i);
  // The handset lies where the middle keys would be.
  const keys = [0, 1, 2, 3, 9, 10, 11, 12].map((i) => key(592 + i * 68, 690, i % 4 === 1)).join('');
  const desk =
    solid('M540 666H1460L1560 800H440z', '#0a1a24', { width: 3.2 }) +
    keys +
    solid(box(420, 800, 1160, 28), '#0b1d27', { width: 3.4 }) +
    repeat(5, (i) => line(curve(sample((x) => edge(x, i))), { width: 1.3, opacity: 0.34 }));
  const [x, y] = jack(TAKEN[1], TAKEN[2]);
  const lead = `M${x} ${y + 50}C${x} ${y + 240} 1070 540 1170 566S1330 660 1318 736S1226 806 1168 756`;
  const handset =
    'M836 784L856 744C848 700 876 682 936 677C980 673 1040 673 1084 677C1144 682 1172 700 1164 744L1184 784H1064' +
    'L1084 744C1082 722 1070 716 1044 713C1020 711 1000 711 976 713C950 716 938 722 936 744L956 784z';
  const seams = 'M858 745H934M1086 745H1162M847 764H945M1075 764H1173M900 702C960 688 1060 688 1120 702';
  const person =
    glow(1010, 728, 280, '#ffffff', 0.45) +
    line(lead, { width: 13, colour: '#060f17' }) +
    line(lead, { width: 7, colour: '#fff' }) +
    plugged(x, y, '#fff', { width: 3, colour: '#fff' }) +
    solid(handset, '#fff', { width: 3.4, colour: '#fff' }) +
    line(seams, { width: 2.4, colour: '#0fb5ae', opacity: 0.8 });
  const cords = CALLS.map(cord).join('');
  return stage(wall + cabinet + jacks + lamps.join('') + shelf + desk + cords + person, { meet: 1000, top: 125 });
}
