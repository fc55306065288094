import { DAY, daylight, hillsOn, ink } from '../daylight.mjs';
import { sleepingDog } from '../heroes/parts/lesson-things.mjs';
import { box, fine, hair, pen, placed, repeat, solid } from '../parts/shapes.mjs';
import { oval } from '../parts/trade-shapes.mjs';
import { area, bell, glow, line } from '../stage.mjs';
import { corner, dashed, GROUND, mango, squirrel, stackOf } from './parts/mango-crates.mjs';
import { driver, lorry } from './parts/waiting-lorry.mjs';
import { wholesaler } from './parts/wholesaler.mjs';

/** The market: its wall, the roof with its trusses, and where it opens to the yard. */
function hall() {
  const hill = hillsOn(GROUND, 0.8);
  const ribs = repeat(16, (i) => `M${-20 + i * 66} 120V${GROUND}`);
  return (
    area(box(1000, -10, 460, 760), '#fbeed0') +
    glow(1210, 210, 400, '#f7b955', 0.6) +
    area(oval(1094, 176, 44), '#f7b955') +
    hill((x) => 420 - 110 * bell(x, 1080, 110) - 80 * bell(x, 1440, 120), 1000, 1460, '#d3e7d4') +
    area(box(-10, -10, 1022, 760), '#c9e2d8') +
    area('M620 -10L1012 -10L1012 750L420 750z', '#e6efdc') +
    hair(ribs, 0.3) +
    area(box(1002, 90, 30, 660), DAY.ink) +
    line(`M1029 120V${GROUND}`, { width: 3.4, colour: '#ffd9a0' }) +
    area(box(-10, -10, 1460, 60), '#4d8f8a') +
    solid(box(-10, 84, 1460, 22), DAY.ink, pen(2)) +
    line(
      repeat(13, (i) => `M${-40 + i * 120} 92L${20 + i * 120} 40L${80 + i * 120} 92`),
      ink(6),
    ) +
    solid(box(-10, 28, 1460, 16), DAY.ink, pen(2)) +
    area(box(-10, GROUND, 1460, 180), '#e3b681') +
    area(`M640 ${GROUND}L1460 ${GROUND}L1460 910L420 910z`, '#f7dcae') +
    hair(
      `M-10 ${GROUND + 34}H1450M-10 ${GROUND + 88}H1450M180 ${GROUND}L60 910M420 ${GROUND}L360 910M700 ${GROUND}L700 910M960 ${GROUND}L1020 910M1200 ${GROUND}L1330 910`,
      0.4,
    ) +
    fine(`M-10 ${GROUND}H1450`, 0.9)
  );
}

/** Data science in use: how many crates to order; the wholesaler points at the forecast, the lorry waits for his word. */
export default function dataInUse() {
  const [x, y] = corner(5, 5);
  return daylight(
    hall() +
      stackOf(0, 1) +
      stackOf(1, 2) +
      stackOf(2, 3) +
      stackOf(3, 4) +
      stackOf(4, 5) +
      dashed(5, 1, 6) +
      dashed(6, 1, 7) +
      squirrel(x - 76, y + 8, 1) +
      lorry() +
      driver() +
      wholesaler(384, 372, 0.96) +
      sleepingDog(860, 858, 0.9) +
      mango(placed(722, 842, -14), '#f7b733'),
    { meet: 740, spread: 640, left: 0, top: 0, width: 1440, height: 900 },
  );
}
