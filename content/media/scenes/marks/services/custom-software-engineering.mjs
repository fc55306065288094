import { box, fine, firm, hair, ON_WHITE, pen, polygon, relief, repeat, ring, solid } from '../parts/shapes.mjs';
import { area, curve, glow, line, sample, stage } from '../stage.mjs';

const QUAY = 762;
const WATER = 806;

/** A container from its long side: frame, castings, corrugation. */
function container(x, y, w, h, hot = false) {
  const colour = hot ? ON_WHITE : 'url(#two)';
  const count = Math.round(w / 10) - 1;
  const ribs = repeat(count, (i) => `M${Math.round(x + ((i + 1) * w) / (count + 1))} ${y + 11}v${h - 22}`);
  const rails = `M${x + 5} ${y + 6}h${w - 10}M${x + 5} ${y + h - 6}h${w - 10}`;
  const castings = repeat(4, (i) => box(x + (i % 2) * (w - 9), y + (i > 1 ? h - 7 : 0), 9, 7));
  return (
    area(box(x, y, w, h), hot ? '#fff' : '#0a1d27') +
    line(ribs + rails, { width: hot ? 2 : 1.3, opacity: hot ? 0.65 : 0.5, colour }) +
    area(castings, colour, 'fill-opacity=".75" ') +
    line(box(x, y, w, h), { width: hot ? 4 : 2.6 })
  );
}

/** The boom with what stands on it, and the far legs. */
const boom = () =>
  hair('M792 296V720M1208 296V720M785 410H1215') +
  fine('M846 150L452 262M846 150L622 262M846 150L1360 262', 0.85) +
  solid('M759 262L836 150H856L785 262z') +
  firm('M854 154L1216 262M846 150V138') +
  hair(`M436 248H1226${repeat(34, (i) => `M${436 + i * 24} 262V248`)}`, 0.5) +
  solid(box(1234, 206, 124, 56), '#0d242e') +
  fine(`M1226 206H1366${repeat(3, (i) => box(1252 + i * 34, 222, 20, 16))}`) +
  solid(box(430, 262, 970, 34), '#0b1d27', pen(3.2)) +
  hair('M436 279H1394');

/** The near legs, which stand before the load, on their bogies. */
function legs() {
  const leg = (x) =>
    solid(`M${x - 13} 296H${x + 13}L${x + 15} 724H${x - 15}z`, '#0b1d27', pen(3.2)) +
    solid(`M${x - 24} 722H${x + 24}L${x + 30} 744H${x - 30}z`) +
    solid(ring(x - 16, 751, 10) + ring(x + 16, 751, 10), '#060f17', pen(2.4));
  const flights = Array.from({ length: 10 }, (_, i) => [i % 2 ? 1266 : 1245, 712 - i * 44]);
  const braces = 'M785 372L848 296M1215 372L1152 296M786 508L840 446M1214 508L1160 446';
  const portal = solid(box(785, 420, 430, 26)) + hair('M794 433H1206');
  return leg(772) + leg(1228) + hair(`${polygon(flights, false)}M1268 722V296`, 0.5) + fine(braces, 0.85) + portal;
}

/** Trolley under the boom with the driver's cab, the hoist ropes, the spreader and what hangs from it. */
const hoist = () =>
  fine('M950 316L958 460M970 316L974 460M1030 316L1026 460M1050 316L1042 460', 0.9) +
  solid(box(936, 298, 128, 18), '#10303a') +
  solid('M1070 300H1120V350L1108 364H1070z', '#10303a') +
  area('M1076 322H1114V346L1105 358H1076z', '#ffd08a', 'fill-opacity=".5" ') +
  solid(box(944, 458, 112, 16), '#10303a') +
  fine('M946 474L912 480M1054 474L1088 480') +
  solid('M876 480H1124V498H1110V492H890V498H876z', '#10303a') +
  container(880, 500, 240, 104, true) +
  glow(1000, 552, 340, '#ffffff', 0.46);

const pile = (x, foot, rows) => repeat(rows, (i) => container(x, foot - (i + 1) * 86, 196, 84));

/** A tractor with an empty trailer, facing right. */
function truck() {
  const wheel = (x) => solid(ring(x, QUAY - 18, 18), '#050b12', pen(3)) + fine(ring(x, QUAY - 18, 7));
  const trailer =
    solid('M882 694H1124V706H1050L1040 716H882z') + firm('M892 694V686M1114 694V686M1022 716V744M1014 744H1030');
  const cab = solid('M1130 738V636Q1130 628 1138 628H1166Q1174 628 1177 636L1190 682V738z');
  const trim =
    solid('M1146 642H1167L1178 680H1146z', '#17434a', pen(2)) +
    fine('M1139 646V738M1154 696H1166M1122 646V706M1078 712H1130');
  const lamp = glow(1192, 716, 42, '#ffd08a', 0.7) + area(ring(1188, 716, 4), '#fff3dc');
  return trailer + cab + trim + [910, 952, 1104, 1166].map(wheel).join('') + lamp;
}

/** Custom software: a ship-to-shore crane at dusk lowers one white-hot container to a truck. */
export default function customSoftwareEngineering() {
  const air = (x, i) => 470 + i * 30 - 110 * Math.exp(-(((x - 1020) / 460) ** 2)) + 14 * Math.sin(x / 180 + i * 0.4);
  // Colombo's tower stands behind the yard.
  const bud =
    'M1516 322C1496 312 1480 286 1490 262Q1500 274 1506 256Q1514 268 1522 252Q1530 268 1538 256Q1544 274 1554 262C1564 286 1548 312 1528 322z';
  const petals = 'M1506 258Q1498 298 1518 320M1538 258Q1546 298 1526 320M1522 254V320';
  const tower =
    fine('M1508 506L1514 322M1536 506L1530 322M1522 506V322M1522 256V206', 0.55) +
    solid(bud, '#15191a', pen(2, 0.75)) +
    hair(petals, 0.5);
  const yard = pile(1290, QUAY, 2) + pile(1490, QUAY, 3);
  const hull =
    solid(`M360 652H702C696 700 676 738 668 ${WATER + 20}H360z`, '#08141c', pen(3.4)) +
    hair('M360 668H699M360 684H696M360 778H671', 0.5) +
    fine('M640 708h22l-4 26h-14z');
  const mooring = fine('M698 676Q706 740 734 754') + solid('M728 762V750H724V745H744V750H740V762z', '#0b1d27', pen(2));
  const quay =
    solid(box(716, QUAY, 1000, 120), '#07121a', pen(3.4)) +
    hair(`M716 ${QUAY + 12}H1640${repeat(8, (i) => box(760 + i * 112, QUAY + 18, 22, 26))}`, 0.55);
  const wave = (i) =>
    curve(sample((x) => WATER + i * 11 + (1.5 + i * 0.7) * Math.sin(x / (50 + i * 16) + i * 1.7), -20, 1620, 14));
  const sea = area(box(0, WATER, 1700, 200), '#06121a') + repeat(7, (i) => fine(wave(i), 0.6 - i * 0.03));
  const gleam = (i) =>
    area(box(914 + i * 15, WATER + 9 + i * 11, 172 - i * 30, 4), '#fff', `fill-opacity="${0.8 - i * 0.12}" `);
  const ship = pile(296, 652, 4) + pile(496, 652, 3) + hull + mooring;
  const port = tower + yard + quay + ship + boom() + hoist() + truck() + legs();
  return stage(relief(9, air, 0.28) + port + sea + repeat(5, gleam), { meet: 1000, top: 112 });
}
