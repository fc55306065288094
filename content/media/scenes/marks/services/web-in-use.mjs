import { plant } from '../closings/parts/call-place.mjs';
import { chair } from '../closings/parts/call-woman.mjs';
import { DAY, daylight, hillsOn, ink } from '../daylight.mjs';
import { palmAt } from '../parts/garden-plants.mjs';
import { box, fine, hair, mapped, pen, polygon, repeat, solid } from '../parts/shapes.mjs';
import { oval } from '../parts/trade-shapes.mjs';
import { area, bell, glow, line } from '../stage.mjs';
import { flats } from './parts/flats.mjs';
import { landlady, landladysArm } from './parts/landlady.mjs';
import { plumber } from './parts/plumber.mjs';

const SCREEN = [
  [634, 446],
  [972, 428],
  [962, 706],
  [646, 690],
];

/** Brings a picture of 160 × 130 to the screen. */
const shown = mapped((u, v) => {
  const [s, t] = [u / 160, v / 130];
  const [a, b, c, d] = SCREEN;
  return [0, 1].map((k) => (a[k] * (1 - s) + b[k] * s) * (1 - t) + (d[k] * (1 - s) + c[k] * s) * t);
});

/** A row for each flat, the window before it; the wet one is amber and has a drop. */
function row(i) {
  const y = 9 + i * 20;
  const wet = i === 5;
  const lines = `M36 ${y + 7}L${80 + ((i * 17) % 24)} ${y + 7}`;
  return (
    (wet ? area(shown(box(4, y - 3, 152, 21)), '#f2a53c') : '') +
    solid(shown(box(11, y, 15, 14)), wet ? '#fffdf8' : '#a9d8d0', ink(2.4)) +
    line(shown(lines), { width: 7, colour: wet ? DAY.ink : '#17757a' }) +
    (wet
      ? solid(
          shown(
            `M138 ${y - 1}C142 ${y + 5} 144 ${y + 8} 144 ${y + 10}C144 ${y + 17} 132 ${y + 17} 132 ${y + 10}C132 ${y + 8} 134 ${y + 5} 138 ${y - 1}z`,
          ),
          '#fffdf8',
          ink(2.2),
        )
      : line(shown(`M131 ${y + 7}L136 ${y + 12}L146 ${y + 2}`), { width: 4.4, colour: '#1f8f90' }))
  );
}

/** Her laptop, half turned to us; its screen is the one pure white. */
function laptop() {
  const [a, b, c, d] = SCREEN;
  const lid = [
    [a[0] - 15, a[1] - 13],
    [b[0] + 15, b[1] - 14],
    [c[0] + 15, c[1] + 14],
    [d[0] - 13, d[1] + 12],
  ];
  const keys = repeat(3, (i) => `M${632 - i * 12} ${722 + i * 12}L${918 - i * 11} ${740 + i * 13}`);
  return (
    glow(800, 570, 320, '#ffffff', 0.5) +
    area('M560 808L900 846L860 852L500 820z', '#b98746') +
    solid('M632 702L978 722L920 834L548 790z', '#cfdcd6', pen(2.6)) +
    line(keys, { width: 6, colour: '#4d6c6e', extra: 'stroke-dasharray="12 8" ' }) +
    solid('M548 790L920 834L920 843L548 799z', '#8fb3ae', pen(2)) +
    solid(polygon(lid), DAY.ink, pen(2.4)) +
    area(polygon(SCREEN), '#ffffff') +
    repeat(6, row) +
    line(`M${b[0] + 13} ${b[1] - 8}L${c[0] + 13} ${c[1] + 8}`, { width: 3, colour: '#ffd9a0' })
  );
}

/** A ring with the keys of her flats, on the table. */
function keys(x, y) {
  const key = (u, v, p, q, bit) => {
    const d = `M${u} ${v}L${p} ${q}${bit}`;
    return line(d, ink(9)) + line(d, { width: 4.6, colour: '#e0a24c' });
  };
  return (
    area(oval(x + 6, y + 12, 92, 16), '#b98746') +
    key(x - 20, y, x - 88, y + 10, 'l-2 12m16 -14l-2 12') +
    key(x - 8, y + 8, x - 46, y + 38, 'l8 10m4 -20l8 10') +
    key(x + 10, y + 8, x + 30, y + 44, 'l14 -5m-20 -8l14 -5') +
    line(oval(x, y - 10, 34, 22), ink(9)) +
    line(oval(x, y - 10, 34, 22), { width: 4.4, colour: '#cfdcd6' }) +
    solid(
      `M${x + 30} ${y - 6}L${x + 92} ${y - 2}L${x + 100} ${y + 16}L${x + 86} ${y + 30}L${x + 24} ${y + 16}z`,
      '#c8502a',
      ink(2.4),
    ) +
    area(oval(x + 84, y + 14, 5, 4), DAY.light)
  );
}

/** The veranda: its wall, a post, the eave with its carved drops. */
function veranda() {
  const drops = repeat(
    37,
    (i) =>
      `M${-10 + i * 40} 40L${30 + i * 40} 40C${29 + i * 40} 56 ${19 + i * 40} 58 ${15 + i * 40} 66L${10 + i * 40} 78L${5 + i * 40} 66C${1 + i * 40} 58 ${-9 + i * 40} 56 ${-10 + i * 40} 40z`,
  );
  return (
    area(box(-10, -10, 196, 920), '#a9d3c8') +
    hair('M40 -10V910M100 -10V910M160 -10V910', 0.3) +
    area(box(-10, 726, 1460, 190), '#d9a878') +
    area(box(-10, 700, 196, 210), '#4d8f8a') +
    fine('M218 726H480', 0.8) +
    hair('M218 780H480M218 846H480', 0.5) +
    solid(box(-10, 690, 196, 16), '#e3efe2', pen(2.2)) +
    area(box(-10, -10, 1460, 52) + drops, DAY.ink) +
    area(
      repeat(36, (i) => oval(10 + i * 40, 51, 4.6)),
      DAY.paper,
    ) +
    area(box(176, -10, 42, 920) + box(166, 96, 62, 14) + box(169, 116, 56, 7), DAY.ink) +
    line('M215 126V900', { width: 3.4, colour: '#ffd9a0' })
  );
}

/** The land behind the block and the road before it. */
function land() {
  const hill = hillsOn(640, 0.8);
  return (
    area(box(180, -10, 1280, 660), '#fbeed0') +
    glow(1330, 190, 420, '#f7b955', 0.6) +
    area(oval(1350, 190, 56), '#f7b955') +
    hill((x) => 330 - 120 * bell(x, 430, 150) - 90 * bell(x, 1440, 150) + 4 * Math.sin(x / 30), 180, 1460, '#e4eede') +
    hill((x) => 440 - 80 * bell(x, 260, 120) - 60 * bell(x, 560, 120) - 70 * bell(x, 1330, 120), 180, 1460, '#b5d8c4') +
    palmAt(262, 640, 0.9) +
    area(box(180, 636, 1280, 90), '#f6dcab') +
    fine('M180 638H1460', 0.8) +
    hair('M180 662H1460M180 690H1460', 0.4)
  );
}

const table = () =>
  solid('M470 706L1460 706L1460 862L396 862z', '#f0cd93', pen(2.8)) +
  area('M1080 707L1460 707L1460 861L960 861z', '#f9dfae') +
  hair('M446 748L1460 748M424 790L1460 790M408 830L1460 830', 0.5) +
  solid(box(384, 858, 1076, 60), '#c8944e', pen(2.6));

/** Web applications in use: one row of a landlady's table is amber, and the plumber is at that flat's door. */
export default function webInUse() {
  const seated = (markup) => `<g transform="translate(34 66) scale(1.15)">${markup}</g>`;
  return daylight(
    land() +
      flats() +
      plumber(1372, 678, 0.96) +
      veranda() +
      `<g transform="translate(16 24)">${plant()}</g>` +
      `<g transform="translate(90 120)">${chair()}</g>` +
      seated(landlady()) +
      table() +
      laptop() +
      seated(landladysArm([574, 634])) +
      keys(1130, 786),
    { meet: 760, spread: 640, left: 0, top: 0, width: 1440, height: 900 },
  );
}
