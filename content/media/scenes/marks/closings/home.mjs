import { lamplight, lit } from '../parts/facade.mjs';
import { box, card, hair, ON_WHITE, placed, repeat } from '../parts/shapes.mjs';
import { area, glow, line, stage } from '../stage.mjs';
import { painted } from './parts/tube-paint.mjs';
import { rooms, shell } from './parts/tube-rooms.mjs';

const MEET = 846;
/** Where the branches of the tube end; the white-hot capsule; a capsule that lies, with felt rings at its ends. */
const MOUTHS = ['392 238', '812 220', '1300 238', '1698 232'].map((at) => at.split(' ').map(Number));
const HOT = [812, 265];
const CAPSULE = card(-21, -6.5, 42, 13, 6.5);
const FELT = 'M-11 -6L-11 6M11 -6L11 6';

/** The tube from wall to wall, a branch with a funnel in each room. */
function tube() {
  const branches = MOUTHS.map(([x, y]) => `M${x - 78} 132C${x - 26} 132 ${x} 146 ${x} 190V${y - 8}`);
  const run = `M-20 132H1820${branches.join('')}`;
  const hangers = repeat(8, (i) => `M${109.5 + i * 225} 78L${109.5 + i * 225} 118`);
  const collars = repeat(24, (i) => (i % 6 === 5 ? '' : box(30 + i * 75, 118, 9, 28)));
  const waiting = (d) => [222, 597, 1047, 1497].map((x) => placed(x, 132)(d)).join('');
  return (
    line(run, { width: 25 }) +
    line(run, { width: 20, colour: '#0a222b' }) +
    lit(waiting(CAPSULE), 0.7) +
    line(waiting(FELT), { width: 2, colour: '#0b2a30' }) +
    painted(`faint M-20 126L1820 126\nfine ${hangers}\nsleeve ${collars}`) +
    MOUTHS.map((at) => painted('wood M-12 -16L12 -16L12 -6L18 6L-18 6L-12 -6L12 -6L-12 -6z', placed(...at))).join('')
  );
}

/** The white-hot capsule as it drops out in the office. */
function message() {
  const put = placed(...HOT, 90, 1.24);
  const fall = put('M-22 -18L-8 -18M-22 18L-8 18M-15 -25L-8 -25M-15 25L-8 25');
  return (
    glow(...HOT, 190, '#ffffff', 0.5) +
    glow(...HOT, 70, '#ffffff', 0.7) +
    area(put(CAPSULE), '#fff') +
    line(put(FELT), { width: 2.2, colour: ON_WHITE }) +
    line(fall, { width: 2, colour: '#fff', opacity: 0.8 })
  );
}

/** Four assistants: an old trading house at night, cut open; a message tube joins shop, office, board room, restaurant. */
export default function home() {
  const plaster = repeat(10, (i) => `M0 ${92 + i * 31}Q450 ${84 + i * 31} 900 ${92 + i * 31}T1800 ${92 + i * 31}`);
  const house = hair(`${plaster}M0 388H1800`, 0.22) + rooms() + shell() + tube() + message();
  return stage(lamplight(MEET, 900) + house, { meet: MEET, spread: 900, left: 0, top: 0, width: 1800, height: 480 });
}
