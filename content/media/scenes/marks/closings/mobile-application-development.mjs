import { disc } from '../parts/facade.mjs';
import { box, card, fine, firm, hair, pen, placed, repeat, shine, solid, stars } from '../parts/shapes.mjs';
import { bicycle, palm, threeWheeler } from '../parts/street.mjs';
import { area, bell, curve, glow, line, round, sample, stage } from '../stage.mjs';
import { courier } from './parts/courier.mjs';

const DOOR = { left: 340, right: 1100, top: 106, sill: 612 };
const PHONE = [832, 360];

const along = (f) => curve(sample(f, DOOR.left - 10, DOOR.right + 10, 10));

/** The first light over three crests of hills. */
const hills = () => {
  const crests = [
    (x) => 300 - 82 * bell(x, 640, 130) - 60 * bell(x, 420, 80) + 4 * Math.sin(x / 40),
    (x) => 352 - 84 * bell(x, 1080, 150) - 30 * bell(x, 800, 110) + 4 * Math.sin(x / 50),
    (x) => 408 - 56 * bell(x, 380, 160) - 14 * bell(x, 940, 140),
  ];
  const land = crests.map((f, i) => {
    const folds = repeat(5, (k) =>
      hair(
        along((x) => f(x) + 15 + k * 16),
        0.38 - k * 0.05,
      ),
    );
    return area(`${along(f)}L1110 620L330 620z`, ['#0d2831', '#0a1f28', '#091a23'][i]) + fine(along(f), 0.85) + folds;
  });
  return (
    area(box(DOOR.left, 60, DOOR.right - DOOR.left, 560), '#0c2630') +
    stars(16, [356, 122, 520, 84], 1.6) +
    glow(944, 304, 330, '#ffc87a', 0.62) +
    land.join('')
  );
};

/** A crate of slats on the ground at y. */
const crate = (x, y, w, h) =>
  solid(box(x, y - h, w, h), '#0f2a33', pen(2.4)) +
  hair(`M${x} ${y - h * 0.66}h${w}M${x} ${y - h * 0.33}h${w}`, 0.8) +
  fine(`M${x + w * 0.14} ${y - h}v${h}M${x + w * 0.86} ${y - h}v${h}`, 0.8);

/** The yard: a low wall, a palm behind it, the three-wheeler, a bicycle, crates. */
const yard = () => {
  const joints = repeat(22, (i) => `M${344 + i * 36} 442v12M${362 + i * 36} 454v14`);
  const ruts = repeat(4, (i) =>
    hair(
      along((x) => 500 + i * 24 + i * i * 3 + 3 * Math.sin(x / 90 + i)),
      0.3,
    ),
  );
  return (
    palm(1052, 440, 216, -16, 78) +
    solid(box(330, 432, 780, 40), '#0a1c25', pen(2)) +
    hair(`M340 454h760${joints}`, 0.4) +
    solid(box(330, 425, 780, 8), '#123640', pen(2)) +
    area(box(330, 470, 780, 150), '#07161e') +
    fine('M340 470h760', 0.8) +
    ruts +
    threeWheeler(360, 530, 1.72) +
    bicycle(892, 512, 1.3) +
    crate(998, 580, 92, 50) +
    crate(1010, 530, 74, 42)
  );
};

/** The roller door, drawn up: guides, the housing of the drum, the last slats with the handle, the chain. */
const rollerDoor = () => {
  const { left, right, top, sill } = DOOR;
  const slats = repeat(4, (i) => `M${left} ${64 + i * 10}H${right}`);
  const guide = (x) => solid(box(x, 58, 18, sill - 58), '#0f2a33', pen(2.6)) + hair(`M${x + 9} 64V${sill}`, 0.6);
  const chain = { width: 3, opacity: 0.8, extra: 'stroke-dasharray="0.1 6" ' };
  return (
    solid(box(left, 50, right - left, top - 50), '#0b2029', pen(2)) +
    hair(slats, 0.7) +
    solid(box(left, top - 10, right - left, 12), '#123640', pen(2.6)) +
    line(`M690 ${top + 2}v8h60v-8`, pen(3)) +
    guide(left - 18) +
    guide(right) +
    solid(box(left - 34, 14, right - left + 68, 46), '#0d242e', pen(3)) +
    hair(`M${left - 34} 26H${right + 34}`, 0.6) +
    line('M1134 60V430M1142 60V430', chain)
  );
};

/** On the walls: a raincoat on pegs to the left, keys and a clipboard to the right. */
const hung = () => {
  const peg = (x, y) => firm(`M${x} ${y}v9q0 6 -6 6`);
  const coat =
    'M268 246C256 252 240 256 234 274L212 400C216 408 228 410 234 404L246 342C246 390 240 440 232 486C254 496 284 496 306 486C298 440 292 390 292 342L304 404C310 410 322 408 326 400L304 274C298 256 282 252 270 246z';
  const left = placed(-18, 0);
  const hood = 'M246 260C246 236 256 228 269 228C282 228 292 236 292 260C284 272 254 272 246 260z';
  const key = (x, y, h) =>
    fine(`M${x} ${y}v8`) + fine(disc(x, y + 14, 6)) + fine(`M${x} ${y + 20}v${h}m0 -3h6m-6 -6h5`);
  const sheet = repeat(5, (i) => `M1166 ${394 + i * 14}h${[44, 34, 48, 28, 40][i]}`);
  return (
    solid(box(184, 206, 132, 12), '#123640', pen(2.2)) +
    [204, 250, 292].map((x) => peg(x, 212)).join('') +
    solid(left(coat), '#0d2b34', pen(2.8)) +
    solid(left(hood), '#081821', pen(2.4)) +
    hair(left('M269 268L269 490M252 300L248 470M288 300L292 470M230 352L222 398M310 352L317 398'), 0.6) +
    line('M251 314l0.1 0M251 358l0.1 0M251 402l0.1 0M251 446l0.1 0', { width: 6 }) +
    solid(box(1158, 228, 96, 14), '#123640', pen(2.2)) +
    [1174, 1196, 1218, 1238].map((x, i) => key(x, 240, [22, 30, 20, 26][i])).join('') +
    solid(card(1150, 350, 78, 118, 6), '#0f2a33', pen(2.6)) +
    solid(box(1158, 376, 62, 84), '#173f46', pen(1.8)) +
    fine(sheet, 0.8) +
    solid(card(1172, 342, 34, 18, 5), '#1b4a52', pen(2.2))
  );
};

/** Closing of mobile apps: early morning in a depot; before the round she looks at her phone at the open roller door. */
export default function mobileApplicationDevelopment() {
  const rows = (from, to) =>
    repeat(15, (i) => hair(curve(sample((x) => 30 + i * 40 + 6 * Math.sin(x / 190 + i * 0.4), from, to)), 0.18));
  const wall = area('M-10 -10H1450V612H1100V50H340V612H-10z', '#081720') + rows(-20, 320) + rows(1120, 1460);
  const slabs = repeat(9, (i) => `M${280 + i * 110} 612L${round(720 + (i - 4) * 250)} 820`);
  const floor =
    area(box(-10, 612, 1460, 210), '#06121a') +
    hair(`${slabs}M-10 660H1450M-10 736H1450`, 0.3) +
    shine('spill', `M${DOOR.left} 614L${DOOR.right} 614L1260 820L180 820z`, 0.14, 0) +
    firm('M-10 612H1450');
  return stage(hills() + yard() + wall + floor + rollerDoor() + hung() + courier(PHONE), {
    meet: PHONE[0],
    spread: 620,
    left: 0,
    top: 0,
    width: 1440,
    height: 810,
  });
}
