import { box, fine, hair, pen, repeat, solid } from '../parts/shapes.mjs';
import { oval } from '../parts/trade-shapes.mjs';
import { area, curve, glow, line, sample, stage } from '../stage.mjs';
import { cat } from '../testimonials/parts/tasting-cat.mjs';
import { harbourWindow, signal } from './parts/cold-store-hill.mjs';
import { fisherman, fishermansArm } from './parts/fisherman.mjs';

const TABLE = 726;

/** The wall of planks, his net and its floats on two pegs. */
function wall() {
  const sag = (x) => 150 + 150 * Math.sin(((x - 30) / 250) * Math.PI);
  const meshes = repeat(9, (i) => `M${30 + i * 28} 100Q${60 + i * 20} 200 ${90 + i * 12} ${sag(90 + i * 12)}`);
  const rows = repeat(6, (i) => `M${34 + i * 10} ${126 + i * 22}Q155 ${176 + i * 38} ${276 - i * 10} ${126 + i * 22}`);
  return (
    repeat(7, (i) => hair(`M-10 ${60 + i * 98}H1450`, 0.22)) +
    hair(meshes + rows, 0.6) +
    fine('M24 96Q155 160 286 96M30 100Q60 330 155 330Q250 330 280 100', 0.9) +
    repeat(5, (i) =>
      solid(oval(52 + i * 52, 112 + 22 * Math.sin(((i + 0.5) / 5) * Math.PI), 13, 10), '#17504f', pen(2.4)),
    )
  );
}

/** The table with its cloth, and the plate with the bones of a fish. */
function table() {
  const ribs = repeat(7, (i) => {
    const [x, h] = [978 + i * 22, 30 - Math.abs(i - 2) * 4];
    return `M${x} 738L${x + 9} ${738 - h}M${x} 738L${x + 9} ${738 + h * 0.5}`;
  });
  return (
    solid(box(-20, TABLE, 1480, 200), '#071720', pen(3.4)) +
    repeat(4, (i) => hair(curve(sample((x) => TABLE + 22 + i * 34 + 2 * Math.sin(x / 80 + i), -20, 1460)), 0.3)) +
    area(oval(760, TABLE + 44, 210, 26), '#dffaf4', 'fill-opacity=".13" ') +
    solid(oval(1030, 752, 178, 32), '#0c212b', pen(3.4)) +
    line(oval(1030, 748, 132, 20), pen(2, 0.7)) +
    solid('M884 738C898 706 936 700 962 726L964 748C936 772 898 766 884 738z', '#14424a', pen(3)) +
    line(`M962 738H1134${ribs}`, pen(4.4)) +
    solid('M1128 738L1172 706C1164 728 1164 748 1172 770z', '#14424a', pen(3)) +
    line(`${oval(912, 732, 6)}M886 744L902 748M940 716C946 730 946 746 940 758`, pen(2.6))
  );
}

/** A tumbler of tea. */
const tumbler = () =>
  solid('M740 690L796 690L789 776L747 776z', '#0c212b', pen(3)) + fine('M744 716Q768 724 793 716', 0.9);

/** The cat at the end of the table, its eyes on the bones. */
function watcher() {
  const drawn = cat(0, 0)
    .replace(
      /<path fill="none" stroke="#0d1720" stroke-width="12"/,
      '<path fill="none" stroke="#8a5a1c" stroke-width="12"',
    )
    .replaceAll('stroke="#0d1720"', 'stroke="#ffb84d"')
    .replaceAll('fill="#0d1720"', 'fill="#0d2832" stroke="#ffb84d" stroke-width="2.2"')
    .replaceAll('#1f8f90', '#5eead4')
    .replaceAll('#b9712f', '#c98a3a');
  return `<g transform="translate(1296 726) scale(1.5)">${drawn}</g>`;
}

/** IoT in use: at home, at dinner, a fisherman sees on his phone that the door of the cold store stands ajar. */
export default function iotInUse() {
  return stage(
    wall() +
      harbourWindow() +
      watcher() +
      fisherman() +
      table() +
      tumbler() +
      fishermansArm() +
      signal([790, 396]) +
      glow(728, 470, 130, '#ffffff', 0.2),
    { meet: 730, spread: 620, left: 0, top: 0, width: 1440, height: 900 },
  );
}
