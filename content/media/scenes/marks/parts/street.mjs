/** What stands in a Sri Lankan street: a bicycle, a three-wheeler, a coconut palm, the hill behind and the ground. */
import { area, line, round } from '../stage.mjs';
import { bend, box, fine, firm, hair, pen, placed, relief, repeat, ring, solid, spot } from './shapes.mjs';

/** A roadster with carrier and basket; x is the rear hub, y the ground. */
export function bicycle(x, y, s) {
  const r = 32 * s;
  const put = placed(x, y, 0, s);
  const spoke = (hub, a) => {
    const [dx, dy] = [Math.cos(a) * r, Math.sin(a) * r];
    return `M${round(hub - dx)} ${round(y - r - dy)}L${round(hub + dx)} ${round(y - r + dy)}`;
  };
  const wheel = (hub) => hair(repeat(8, (i) => spoke(hub, (i * Math.PI) / 8))) + firm(ring(hub, y - r, round(r)));
  const frame = 'M0 -32L38 -30L28 -74L0 -32M28 -72L80 -76M84 -62L38 -30M78 -88L84 -62L96 -32';
  const saddleAndBars = 'M18 -80L38 -80M28 -72L27 -80M62 -90L72 -94L80 -86';
  const carrier = 'M-22 -62L22 -62M-14 -62L0 -32';
  const basket = 'M86 -88L114 -88L109 -66L88 -66L86 -88M87 -77L112 -77M97 -88L97 -66';
  return (
    wheel(x) +
    wheel(x + 96 * s) +
    line(put(frame), { width: 3 }) +
    line(put(saddleAndBars), { width: 3.4 }) +
    fine(put(carrier + basket))
  );
}

/** A three-wheeler from the side, its nose to the left; x and y are its lower left corner, about which it turns. */
export function threeWheeler(x, y, s, turn = 0) {
  const at = placed(x, y, turn, s);
  const inside = at('M20 -60L32 -98L146 -98L148 -56L92 -50L84 -22L40 -22z');
  const glass = at('M20 -61L32 -98L45 -98L39 -61z');
  const seats = at('M60 -24L60 -42L82 -44L86 -68M96 -50L112 -52L116 -74M86 -97L84 -24M37 -64L50 -68');
  const canopy = at(
    'M28 -96C31 -105 40 -109 52 -109L126 -109C142 -109 148 -101 150 -90L152 -57L119 -54L120 -90C120 -95 117 -97 112 -97z',
  );
  const shell = at(
    'M18 -62L36 -62C40 -48 38 -36 42 -24L84 -24L93 -51L152 -58C157 -46 156 -30 150 -18L34 -14C22 -16 15 -26 13 -34C12 -44 14 -54 18 -62z',
  );
  const guard = at('M-4 -13C-4 -32 26 -36 32 -15z');
  const trim = at(
    'M56 -103L124 -103M128 -66L144 -67L143 -84L128 -84zM98 -40L153 -45M100 -30L116 -30M100 -25L116 -25M36 -56L40 -28',
  );
  const circle = (u, v, r) => ring(...spot(at, u, v), round(r * s));
  const wheel = (hub) => solid(circle(hub, -12, 12), '#040a10') + fine(circle(hub, -12, 5));
  return (
    area(inside, '#0c1f27') +
    solid(glass, '#123640', pen(2)) +
    fine(seats, 0.8) +
    solid(canopy, '#0f2731') +
    wheel(13) +
    wheel(128) +
    solid(shell, '#0a1a22') +
    hair(trim, 0.6) +
    solid(guard, '#0a1a22', pen(2.4)) +
    area(circle(15, -50, 4.2), '#fff3dc')
  );
}

/** A coconut palm from its foot; `lean` is how far the crown stands to the right of it, `reach` the length of a frond. */
export function palm(x, y, height, lean, reach) {
  const [cx, cy] = [x + lean, y - height];
  const waist = y - height / 2;
  const trunk = `M${x - 9} ${y}Q${round(x - 6 + lean * 0.1)} ${waist} ${cx - 4} ${cy}H${cx + 4}Q${round(x + 8 + lean * 0.14)} ${waist} ${x + 9} ${y}z`;
  const frond = (degrees) => {
    const a = (degrees * Math.PI) / 180;
    const [mx, my] = [cx + reach * 0.62 * Math.cos(a), cy - reach * 0.62 * Math.sin(a) - reach * 0.14];
    const [ex, ey] = [cx + reach * Math.cos(a), cy - reach * 0.6 * Math.sin(a) + reach * 0.34];
    const leaflets = repeat(12, (i) => {
      const t = (i + 1.5) / 13;
      const long = reach * 0.34 * Math.sin(Math.PI * (0.25 + 0.65 * t));
      return `M${round(bend(t, cx, mx, ex))} ${round(bend(t, cy, my, ey))}l${round(long * 0.3 * Math.cos(a))} ${round(long)}`;
    });
    return hair(leaflets, 0.55) + firm(`M${cx} ${cy}Q${round(mx)} ${round(my)} ${round(ex)} ${round(ey)}`, 0.85);
  };
  return solid(trunk, '#081720', pen(2.2)) + [-24, 4, 30, 58, 118, 146, 172, 200].map(frond).join('');
}

/** A hill behind the houses, its crest at x = 1040. */
export const hill = (foot, height) =>
  relief(9, (x, i) => foot - height * Math.exp(-(((x - 1040) / 430) ** 2)) + i * 29 + 16 * Math.sin(x / 175 + i * 0.3));

/** The ground in front of a house, from the line where they meet. */
export const ground = (y) =>
  area(box(0, y, 1700, 200), '#060f17') +
  line(`M0 ${y}H1700`, { width: 3.2 }) +
  relief(6, (x, i) => y + 13 + i * i * 3 + i * 8 + 2 * Math.sin(x / 125 + i));
