import { box, dot, placed, repeat, ring, shine, solid } from '../parts/shapes.mjs';
import { area, chance, curve, glow, line, round, sample, stage } from '../stage.mjs';

const FLOOR = 742;

/** The leaf of the door: hinged left, its near edge towards us and so taller. */
function door() {
  const hinges = box(756, 320, 30, 34) + box(756, 640, 30, 34);
  return (
    solid(`M770 262L938 222V812L770 ${FLOOR}z`, '#0c212b', { width: 3.4 }) +
    line('M790 286L918 256V772L790 712z', { width: 2, opacity: 0.6 }) +
    line('M790 430L918 420M790 580L918 592', { width: 1.6, opacity: 0.5 }) +
    solid('M938 222L976 232V796L938 812z', '#dff7f2', { width: 3 }) +
    line('M957 228V804', { width: 2, colour: '#0fb5ae', opacity: 0.5 }) +
    solid(hinges, '#0f2a33', { width: 2.4 }) +
    solid('M894 462L926 456V574L894 570z', '#0f2a33', { width: 2.4 }) +
    solid('M914 506L830 528L832 544L916 526z', '#17504f', { width: 2.8 }) +
    solid(ring(912, 516, 13), '#10303a', { width: 2.8 })
  );
}

/** What the gap shows: the frame, cold light, a curtain of strips. */
function opening() {
  const strip = (x, end) => `M${x} 260C${x + 4} 420 ${x - 6} 560 ${round(x - 2 + end)} 704`;
  const strips = repeat(5, (i) => strip(980 + i * 30, chance(i) * 8));
  const folds = repeat(5, (i) => `M${986 + i * 30} 260V700`);
  return (
    solid(box(744, 232, 392, FLOOR - 232), '#0b1d27', { width: 3.2 }) +
    solid(box(770, 258, 340, FLOOR - 258), '#071319', { width: 2.6 }) +
    area(box(940, 259, 169, FLOOR - 260), '#fff') +
    line(strips, { width: 2, colour: '#0fb5ae', opacity: 0.55 }) +
    line(folds, { width: 1.2, colour: '#0fb5ae', opacity: 0.3 })
  );
}

/** The evaporator above the door, with ice along its lower edge. */
function evaporator() {
  const fan = (x) =>
    solid(ring(x, 176, 33), '#07131b', { width: 2.6 }) +
    line(`${[25, 17, 8].map((r) => ring(x, 176, r)).join('')}M${x - 33} 176h66M${x} 143v66`, {
      width: 1.5,
      opacity: 0.7,
    });
  const ice = repeat(
    20,
    (i) => `M${751 + i * 19} 214l7 ${round(10 + chance(i + 3) * 28)}l7 ${-round(10 + chance(i + 3) * 28)}z`,
  );
  const bolts = line('M752 150v0.1M752 202v0.1M1128 150v0.1M1128 202v0.1', { width: 5 });
  const housing = solid(box(738, 138, 404, 76), '#0c212b', { width: 3 }) + bolts;
  return solid(ice, '#1b4a50', { width: 1.8 }) + housing + [810, 940, 1070].map(fan).join('');
}

/** A dial and a radio sensor beside the door. */
function instruments() {
  const tick = (turn) => placed(1200, 490, turn)('M31 0L39 0');
  const dial =
    solid(ring(1200, 490, 50), '#0c212b', { width: 3.6 }) +
    line(ring(1200, 490, 42), { width: 1.5, opacity: 0.6 }) +
    line(
      repeat(11, (i) => tick(137 + i * 26)),
      { width: 2 },
    ) +
    line('M1200 490l-22 -22', { width: 4, colour: '#5eead4' }) +
    dot(1200, 490, 5, '#ffd08a');
  const waves = repeat(5, (i) => {
    const r = 32 + i * 30;
    const [w, h] = [round(r * 0.78), round(r * 0.62)];
    const arc = `M${1300 - w} ${330 - h}A${r} ${r} 0 0 1 ${1300 + w} ${330 - h}`;
    return line(arc, { width: 3.4 - i * 0.25, opacity: 1 - i * 0.15 });
  });
  const sensor =
    line('M1300 390V334', { width: 3.6 }) +
    dot(1300, 330, 7, '#ffe9c4') +
    solid(box(1270, 386, 60, 92), '#0c212b', { width: 3.2 }) +
    line('M1284 436h32M1284 450h32M1284 464h32', { width: 1.6, opacity: 0.6 }) +
    dot(1300, 410, 6, '#8ff5e4');
  const wires = 'M1300 478V500Q1300 512 1288 512H1240M1200 540V556Q1200 570 1186 570H1136';
  return waves + line(wires, { width: 2.4, opacity: 0.7 }) + dial + sensor;
}

/** One fish on its side, its nose at x, y. */
function fish(x, y) {
  const outline = `M${x} ${y}c30 -30 92 -32 128 -5l34 -20q-12 24 2 48l-36 -18c-40 26 -98 24 -128 -5z`;
  const marks = `M${x + 34} ${y - 17}q12 17 0 32M${x + 52} ${y + 2}H${x + 122}`;
  return (
    solid(`M${x + 52} ${y - 20}q16 -22 44 -12l-6 16z`, '#12333b', { width: 2.2 }) +
    solid(outline, '#12333b', { width: 2.8 }) +
    line(marks, { width: 1.8, opacity: 0.8 }) +
    dot(x + 19, y - 4, 3.4, '#ffe9c4')
  );
}

/** A fish crate; the side towards the door can be lit. */
function crate(x, y, lit) {
  const slots = repeat(5, (i) => `M${x + 24 + i * 36} ${y + 26}v26`);
  return (
    solid(box(x, y, 190, 66), '#0c212b', { width: 3 }) +
    solid(box(x - 6, y - 4, 202, 15), '#0f2a33', { width: 2.6 }) +
    line(slots, { width: 5, opacity: 0.4 }) +
    (lit ? shine(`crate${y}`, box(x, y + 11, 100, 55) + box(x - 6, y - 4, 106, 15), 0.75, 0, false) : '')
  );
}

/** Whoever works inside hangs the thick jacket here. */
const jacket =
  line('M664 306v20M652 336q12 -14 24 0', { width: 2.6 }) +
  solid('M640 338H688L714 362L722 476L700 480L694 410L696 520H632L634 410L628 480L606 476L614 362z', '#0d242d', {
    width: 2.8,
  }) +
  line('M664 350V520M640 338L664 358L688 338M633 440H695M633 478H695', { width: 1.8, opacity: 0.6 });

/** Cold chain: a cold room at night; the door stands ajar, and the sensor beside it reports. */
export default function coldRoom() {
  const hill = (x, i) => 420 + i * 36 - 90 * Math.exp(-(((x - 420) / 150) ** 2)) + 14 * Math.sin(x / 70 + i * 0.6);
  const hills = repeat(9, (i) =>
    line(curve(sample((x) => hill(x, i), 95, 590, 15)), { width: i ? 1.3 : 2.6, opacity: i ? 0.36 : 0.9 }),
  );
  const wall =
    area(box(590, -80, 1410, FLOOR + 80), '#060f17', 'fill-opacity=".45" ') +
    line('M590 -80V742', { width: 3 }) +
    line(
      repeat(20, (i) => `M${600 + i * 70} -80V${FLOOR}`),
      { width: 1.2, opacity: 0.24 },
    );
  const wet = (x, i) => FLOOR + 14 + i * 12 + i * i * 2 + 3 * Math.sin(x / 110 + i);
  const ground =
    solid(box(100, FLOOR, 1920, 400), '#060f17', { width: 3 }) +
    repeat(11, (i) => line(curve(sample((x) => wet(x, i), 120, 2000)), { width: 1.3, opacity: 0.36 })) +
    shine('spill', `M976 ${FLOOR}H1109L1442 1090H941z`, 0.9, 0);
  const ice = repeat(9, (i) =>
    solid(ring(1180 + i * 21, 613 - (i % 3) * 3, 12), '#12333b', { width: 1.8, opacity: 0.8 }),
  );
  const crates = crate(1400, 752) + crate(1408, 682) + crate(1170, 752, true) + crate(1178, 682, true);
  const landed = fish(1204, 572) + fish(1178, 594) + ice + crate(1168, 612, true);
  const room = hills + wall + jacket + opening() + evaporator() + ground + glow(1040, 520, 340, '#ffffff', 0.42);
  const scene = room + door() + instruments() + crates + landed;
  // Seen from far enough that a strip three times as wide as high still holds the whole door.
  const heavier = scene.replace(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${round(width * 1.35)}"`);
  return stage(`<g transform="translate(0 58)">${heavier}</g>`, {
    meet: 1040,
    spread: 640,
    left: 122,
    top: 0,
    width: 1832,
    height: 1145,
  });
}
