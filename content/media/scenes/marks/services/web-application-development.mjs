import { box, fine, hair, ON_WHITE, pen, repeat, ring, solid } from '../parts/shapes.mjs';
import { bicycle, ground, hill, palm, threeWheeler } from '../parts/street.mjs';
import { area, glow, line, stage } from '../stage.mjs';

const PAVEMENT = 800;
const PANE = { w: 202, h: 132 };

// What the screens show, in a field of w × h at x, y: path data of the filled parts, then of the lines.

const columns = (shares, x, foot, step, w, h) =>
  shares.map((s, i) => box(x + i * step, foot - h * s, w, h * s)).join('');

const table = (x, y, w, h) => [
  box(x, y, w, 12) + repeat(5, (i) => box(x + 6, y + 19 + i * 15, 26 + ((i * 37) % 30), 6)),
  repeat(5, (i) => `M${x} ${y + 29.5 + i * 15}h${w}`) +
    repeat(2, (i) => `M${x + w * (0.42 + i * 0.3)} ${y + 12}v${h - 12}`),
];

const bars = (x, y, w, h) => [
  columns([0.3, 0.5, 0.42, 0.68, 0.86, 0.74, 1], x + 8, y + h, 25, 15, 86),
  repeat(3, (i) => `M${x} ${y + h - i * 30}h${w}`),
];

const calendar = (x, y, w, h) => {
  const [dx, dy] = [w / 6, h / 4];
  const busy = ['1 0', '4 1', '2 2', '3 2', '5 3'].map((cell) => cell.split(' ').map(Number));
  return [
    busy.map(([i, j]) => box(x + i * dx + 4, y + j * dy + 4, dx - 8, dy - 8)).join(''),
    repeat(6, (i) => box(x + i * dx, y, dx, h)) + repeat(3, (i) => `M${x} ${y + (i + 1) * dy}h${w}`),
  ];
};

const form = (x, y, w, h) => [
  repeat(3, (i) => box(x + 6, y + 3 + i * 24, 46, 7)) + box(x + w - 62, y + h - 18, 62, 18),
  repeat(3, (i) => box(x + 68, y - 2 + i * 24, w - 68, 17)),
];

const tiles = (x, y, w, h) => {
  const tile = (i) => box(x + ((i % 3) * (w + 9)) / 3, y + Math.floor(i / 3) * (h / 2 + 4), w / 3 - 6, h / 2 - 4);
  return [[0, 2, 4].map(tile).join(''), [1, 3, 5].map(tile).join('')];
};

const board = (x, y, w, h) => {
  const left = (i) => Math.round(x + 4 + (i * w) / 3);
  const card = Math.round(w / 3 - 12);
  return [
    [3, 1, 2].map((cards, i) => repeat(cards, (j) => box(left(i), y + 16 + j * 25, card, 18))).join(''),
    repeat(3, (i) => `M${left(i)} ${y + 5}h${card}`) + repeat(2, (i) => `M${left(i + 1) - 6} ${y}v${h}`),
  ];
};

const messages = (x, y, w) => [
  repeat(3, (i) => ring(x + 13, y + 15 + i * 33, 10)),
  repeat(3, (i) => `M${x + 34} ${y + 9 + i * 33}h${w * 0.34}m${-w * 0.34} 12h${w * (0.7 - i * 0.14)}`),
];

const dashboard = (x, y, w, h) => [
  box(x, y, 34, h) + columns([0.4, 0.62, 0.5, 0.84, 1], x + 54, y + h, 26, 15, 60),
  `M${x + 48} ${y + 10}h${w - 48}M${x + 48} ${y + 24}h${w - 110}M${x + 48} ${y + h}h${w - 48}`,
];

const dark = (frame, x, y) =>
  solid(frame, '#0b2029', pen(2.8, 0.6)) +
  hair(
    repeat(9, (i) => `M${x + 8} ${y + 18 + i * 13}h${PANE.w - 16}`),
    0.28,
  );

/** A window of the office: a browser's frame round what `show` draws, or blinds. */
function pane(x, y, show) {
  const frame = box(x, y, PANE.w, PANE.h);
  if (!show) return dark(frame, x, y);
  const hot = show === dashboard;
  const colour = hot ? ON_WHITE : 'url(#two)';
  const glass = hot ? '#fff' : x > 1000 ? '#2b2a22' : x > 800 ? '#22333b' : '#11363c';
  const [fills, lines] = show(x + 14, y + 28, PANE.w - 28, PANE.h - 42);
  const buttons = repeat(3, (i) => ring(x + 11 + i * 11, y + 8.5, 2.6));
  return (
    area(frame, glass) +
    line(`M${x} ${y + 17}h${PANE.w}${lines}`, { width: hot ? 2.4 : 1.6, opacity: 0.75, colour }) +
    area(fills, colour, `fill-opacity="${hot ? 0.75 : 0.9}" `) +
    area(buttons, colour) +
    line(frame, { width: hot ? 4 : 3 })
  );
}

/** A neighbour's house, quiet, two of its windows lit. */
function neighbour(x, top, lit) {
  const window = (i) => box(x + 26 + (i % 3) * 76, top + 34 + Math.floor(i / 3) * 82, 40, 50);
  const windows = repeat(6, (i) => solid(window(i), i % 4 === 1 ? lit : '#0b222b', pen(1.6, 0.5)));
  return solid(box(x, top, 256, PAVEMENT - top), '#071620', pen(2, 0.5)) + windows;
}

/** Web applications: an office at night whose windows are screens, one of them white-hot. */
export default function webApplicationDevelopment() {
  const floors = [
    [table, tiles, bars],
    [calendar, dashboard, form],
    [board, null, messages],
  ];
  const panes = floors
    .map((row, j) => row.map((show, i) => pane(673 + i * 226, 222 + j * 160, show)).join(''))
    .join('');
  const wall = solid(box(648, 196, 704, PAVEMENT - 196), '#081821', pen(3.2)) + solid(box(636, 184, 728, 14));
  const ledges = hair(repeat(3, (i) => `M652 ${368 + i * 160}h696`) + repeat(2, (i) => `M${887 + i * 226} 204v486`));
  const tank =
    solid('M700 184V140Q700 128 734 126Q768 128 768 140V184z', '#0a1a24', pen(2.2)) + fine('M700 152H768M700 166H768');
  const stairHead = solid(box(1130, 136, 104, 48), '#0a1a24', pen(2.2)) + fine('M1122 136H1242M1150 184V152H1172V184');
  const aerial = fine('M1270 184V118M1252 130H1288M1258 144H1282');
  const lobby =
    repeat(4, (i) => solid(box([664, 800, 1082, 1218][i], 724, 118, 62), '#0d2630', pen(2, 0.75))) +
    hair('M680 770L718 734M698 776L738 738M1234 770L1272 734M1252 776L1292 738') +
    solid(box(936, 716, 128, 84), '#12343d') +
    fine('M1000 716V800M990 754V774M1010 754V774') +
    solid('M900 714L912 696H1088L1100 714z');
  const left = neighbour(392, 610, '#17434a') + palm(590, PAVEMENT, 330, -62, 128);
  const right = palm(1520, 600, 176, 16, 112) + neighbour(1352, 560, '#54452a');
  const office = tank + stairHead + aerial + wall + ledges + panes + lobby + glow(1000, 448, 300, '#ffffff', 0.42);
  const traffic = bicycle(712, 830, 0.95) + threeWheeler(1128, 842, 1.3);
  return stage(hill(520, 200) + right + office + ground(PAVEMENT) + left + traffic, { meet: 1000, top: 104 });
}
