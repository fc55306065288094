import { blob, box, placed, polygon, repeat, ring, shine, solid } from '../parts/shapes.mjs';
import { curve, glow, line, sample, stage } from '../stage.mjs';

const HOT = 960;
const END = 1120;

/** A place on the bench, seen from slightly above: along it, above it, away from its front edge. */
const at = (x, up, deep) => [x + 0.42 * deep, 770 - up - 0.44 * deep];
const face = (...points) => polygon(points.map((p) => at(...p)));
const upright = (x, w, up, h, deep) => face([x, up, deep], [x + w, up, deep], [x + w, up + h, deep], [x, up + h, deep]);
const flat = (x, w, up, deep, d) => face([x, up, deep], [x + w, up, deep], [x + w, up, deep + d], [x, up, deep + d]);

const MANGO = blob(
  [-114, -102, -52, 24, 90, 110, 86, 24, -42, -84].map((x, i) => [x, [36, -20, -72, -86, -64, 0, 60, 86, 78, 50][i]]),
);
const RELIEF = placed(12, -4, 0, 0.74)(MANGO) + placed(12, -4, 0, 0.46)(MANGO);
const LOOKS = { hot: '#fff', ripe: '#33270f', spotted: '#12202a', outline: '#0a1a23' };

/** One mango on its side with stem and leaf. */
function mango(x, y, look, turn, size = 0.56) {
  const put = placed(x, y, turn, size);
  const hot = look === 'hot';
  const leaf = put('M70 -96Q30 -140 -30 -116Q20 -90 70 -96z');
  const spots = put('M-50 -10L-50 -9M5 -42L5 -41M50 -20L50 -19');
  const marks =
    look === 'spotted'
      ? line(spots, { width: 11, colour: '#7a5620' })
      : line(put(RELIEF), hot ? { colour: '#0fb5ae', opacity: 0.8, width: 2.2 } : { opacity: 0.45, width: 1.5 });
  return (
    line(put('M60 -72L72 -100'), { width: 3.6 }) +
    solid(leaf, LOOKS[look], { width: 2.2 }) +
    solid(put(MANGO), LOOKS[look], { width: hot ? 4 : 3 }) +
    marks
  );
}

/** A slatted crate with its fruit; the front goes over the fruit. */
function tray(left, deep, look) {
  const end = (x) => face([x, 0, deep], [x, 0, deep + 110], [x, 66, deep + 110], [x, 66, deep]);
  return (
    solid(upright(left, 276, 0, 66, deep + 110), '#091821', { width: 2.4 }) +
    solid(end(left), '#091821', { width: 2.4 }) +
    repeat(3, (i) => mango(...at(left + 50 + i * 84, 72, deep + 84), look, 10 - i * 14, 0.44)) +
    repeat(3, (i) => mango(...at(left + 42 + i * 88, 58, deep + 26), look, i * 16 - 18, 0.44)) +
    solid(end(left + 276), '#0a1922', { width: 2.6 }) +
    repeat(3, (i) => solid(upright(left, 276, i * 23, 20, deep), '#0c2029', { width: 2.6 })) +
    [left + 6, left + 256].map((x) => solid(upright(x, 14, 0, 66, deep), '#0b1d27', { width: 2 })).join('')
  );
}

/** Research: mangoes pass under a camera on a belt; the one in its light is measured, those after it are sorted. */
export default function research() {
  const breeze = (x, i) => 230 + i * 42 + 46 * Math.sin(x / 230 + i * 0.32) - 30 * Math.sin(x / 97);
  const air = repeat(9, (i) => line(curve(sample((x) => breeze(x, i))), { width: 1.2, opacity: 0.2 }));
  const plank = (x, i) => 640 + i * i * 2.2 + i * 9 + 3 * Math.sin(x / 90 + i * 2);
  const grain = repeat(7, (i) => line(curve(sample((x) => plank(x, i))), { width: 1.2, opacity: 0.28 }));
  const bench =
    solid(box(380, 624, 1240, 176), '#08161f', { width: 2.6 }) +
    grain +
    solid(box(380, 800, 1240, 120), '#060f17', { width: 3.4 }) +
    repeat(4, (i) => line(`M380 ${818 + i * 16}H1620`, { width: 1.3, opacity: 0.3 }));
  const posts = [480, 780, 1080].map((x) => upright(x, 20, 0, 96, 60) + upright(x - 16, 52, 0, 9, 60)).join('');
  const legs = solid(posts, '#0b1d27', { width: 2.4 });
  const [ex, ey] = at(END, 104, 60);
  const [bx, by] = at(END, 104, 190);
  const top = `M360 ${ey - 22}H${ex}A22 22 0 0 1 ${ex + 22} ${ey}L${bx + 22} ${by}A22 22 0 0 0 ${bx} ${by - 22}H360z`;
  const rollers = repeat(16, (i) => ring(ex - i * 50, ey, 14) + ring(ex - i * 50, ey, 3));
  const seams = line(
    repeat(18, (i) => flat(END - 20 - i * 46, 0, 126, 64, 124)),
    { width: 1.3, opacity: 0.26 },
  );
  const belt =
    solid(top, '#0c212b', { width: 3 }) +
    seams +
    solid(`M360 ${ey - 22}H${ex}A22 22 0 0 1 ${ex} ${ey + 22}H360z`, '#091821', { width: 3.2 }) +
    line(rollers, { width: 2, opacity: 0.8 });
  const chute = (deep, x, to) => {
    const bed = face([END + 22, 112, deep], [END + 22, 112, deep + 60], [x, 66, to + 60], [x, 66, to]);
    const lip = polygon([at(END + 22, 112, deep + 8), at(x, 66, to + 8)], false);
    return solid(bed, '#0d242d', { width: 2.6 }) + line(lip, { width: 1.5, opacity: 0.6 });
  };
  const rod = HOT + 150;
  const clamp =
    solid(box(HOT + 50, 238, 130, 16), '#0c212b', { width: 2.4 }) +
    solid(box(rod - 16, 226, 44, 40), '#0b1d27', { width: 2.8 }) +
    solid(`${ring(rod + 46, 246, 9, 14)}M${rod + 28} 246h9`, '#0b1d27', { width: 2.4 });
  const stand = solid(box(rod, 170, 12, 440), '#0c212b', { width: 2.4 });
  const tick = (x, to) => polygon([at(x, 0, -34), at(x, 0, to)], false);
  const ticks = repeat(47, (i) => tick(652 + i * 8, i % 5 ? -20 : -8));
  const ruler =
    solid(flat(644, 392, 0, -34, 44), '#0c2029', { width: 2.4 }) + line(ticks, { width: 1.6, opacity: 0.8 });
  const lead = `M${HOT - 20} 206C${HOT - 30} 140 ${HOT - 130} 130 ${HOT - 150} 230S770 330 742 344`;
  const seen = placed(660, 372, -6, 0.34)(MANGO);
  const monitor =
    line(lead, { width: 3.4, opacity: 0.9 }) +
    solid(box(672, 420, 14, 170), '#0c212b', { width: 2.4 }) +
    solid(box(582, 304, 166, 132), '#0c212b', { width: 3 }) +
    solid(box(594, 316, 142, 108), '#0a2a30', { width: 1.8 }) +
    line(seen, { width: 2.8 }) +
    line('M612 336V408M606 336h12M606 408h12M622 414H700M622 409v10M700 409v10', { width: 1.8, opacity: 0.8 });
  const camera =
    solid(box(HOT - 66, 206, 132, 88), '#0c212b', { width: 3.4 }) +
    line(`M${HOT - 50} 226h34m-34 14h34m-34 14h34m-34 14h34`, { width: 1.8, opacity: 0.5 }) +
    solid(ring(HOT + 34, 250, 14), '#10303a', { width: 2.4 }) +
    solid(box(HOT - 40, 294, 80, 26), '#0b1d27', { width: 3 }) +
    solid(box(HOT - 30, 320, 60, 18), '#0b1d27', { width: 3 });
  const y = at(0, 126, 130)[1] - 34;
  const cone = `M${HOT - 28} 338H${HOT + 28}L${HOT + 128} ${y + 62}H${HOT - 128}z`;
  const before = [420, 590, 760].map((x, i) => mango(x, y, 'outline', [8, -10, 5][i])).join('');
  const light = shine('beam', cone, 0.6, 0.12) + glow(HOT, y, 260, '#ffffff', 0.42);
  const back = air + bench + monitor + stand + clamp + ruler + legs + belt;
  const measured = before + light + mango(HOT, y, 'hot', -6) + mango(1130, y, 'ripe', 4) + camera;
  // Far before near: each chute ends under the fruit of its crate.
  const sorted = chute(132, 1330, 160) + tray(1262, 150, 'spotted') + chute(62, 1290, -30) + tray(1196, -60, 'ripe');
  return stage(back + measured + sorted, { meet: HOT, top: 125 });
}
