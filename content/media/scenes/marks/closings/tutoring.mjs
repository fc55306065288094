import { box, dot, fine, firm, hair, pen, placed, repeat, solid } from '../parts/shapes.mjs';
import { area, chance, curve, glow, line, round, sample, stage } from '../stage.mjs';
import { book, DESK, glass, headset, laid, lamp, pile } from './parts/desk.mjs';
import { laptop } from './parts/laptop.mjs';

const VIEW = { x: 690, y: 178, w: 620, h: 350 };

/** A shutter with tilted louvres, folded back against the wall. */
function shutter(x, w) {
  const slats = repeat(16, (i) => `M${x + 12} ${VIEW.y + 16 + i * 20.5}l${w - 24} 0l0 12l${24 - w} 0z`);
  return (
    solid(box(x, VIEW.y - 6, w, VIEW.h + 12), '#0a1c25', pen(2.8)) +
    solid(slats, '#0f2a33', pen(1.6, 0.7)) +
    fine(`M${x + w / 2} ${VIEW.y + 14}V${VIEW.y + VIEW.h - 14}`, 0.5)
  );
}

/** The evening outside: a crescent moon above hills. */
function view() {
  const { x, y, w, h } = VIEW;
  const crests = [
    (u) => 352 - 74 * Math.exp(-(((u - 1190) / 130) ** 2)) - 40 * Math.exp(-(((u - 800) / 120) ** 2)),
    (u) => 420 - 84 * Math.exp(-(((u - 760) / 120) ** 2)) - 30 * Math.exp(-(((u - 1280) / 90) ** 2)),
    (u) => 480 - 60 * Math.exp(-(((u - 1260) / 170) ** 2)) - 20 * Math.sin(u / 80),
  ];
  const hills = crests.map((f, i) => {
    const d = curve(sample(f, x - 20, x + w + 20, 10));
    const folds = repeat(6, (j) =>
      hair(curve(sample((u) => f(u) + 12 + j * 13, x - 20, x + w + 20, 10)), 0.4 - j * 0.04),
    );
    return area(`${d}L${x + w + 20} 700L${x - 20} 700z`, ['#0b222c', '#0a1c26', '#081720'][i]) + firm(d, 0.85) + folds;
  });
  const stars = repeat(14, (i) =>
    dot(round(x + 10 + chance(i) * w * 0.72), round(y + 10 + chance(i + 40) * 110), 1.6, '#cfe9e6'),
  );
  const moon = area(
    placed(
      1214,
      232,
      -24,
      0.9,
    )('M8 -34C-30 -34 -46 14 -16 34C4 46 30 36 38 18C14 28 -10 18 -12 -6C-14 -20 -4 -30 8 -34z'),
    '#ffe9c4',
  );
  return (
    `<clipPath id="pane"><path d="${box(x, y, w, h)}"/></clipPath><g clip-path="url(#pane)">` +
    `${area(box(x, y, w, h), '#0a2129')}${stars}${glow(1214, 232, 110, '#ffd08a', 0.3)}${moon}${hills.join('')}</g>`
  );
}

/** Frame, sill, bars and shutters, and a vent of fixed louvres above. */
function casement() {
  const { x, y, w, h } = VIEW;
  const vent = repeat(3, (i) => `M${x} ${y - 32 + i * 9}h${w}`);
  return (
    fine(vent, 0.6) +
    line(box(x - 10, y - 40, w + 20, h + 50), pen(3.2)) +
    line(box(x, y, w, h), pen(2.4)) +
    line(`M${x + w / 3} ${y}V${y + h}M${x + (2 * w) / 3} ${y}V${y + h}`, pen(4)) +
    shutter(x - 150, 134) +
    shutter(x + w + 16, 134) +
    solid(box(x - 32, y + h + 10, w + 64, 16), '#0d242e', pen(2.8))
  );
}

/** Tutoring: an evening lesson online; a study table at a louvred window, the screen white-hot. */
export default function tutoring() {
  const wall = repeat(12, (i) => hair(curve(sample((x) => 130 + i * 42 + 12 * Math.sin(x / 210 + i * 0.5))), 0.2));
  const top = laid('M-40 0L2040 0L2040 330L-40 330z');
  const grain = repeat(9, (i) =>
    hair(laid(curve(sample((x) => 22 + i * 34 + 5 * Math.sin(x / 110 + i * 2), -40, 2040))), 0.3),
  );
  const desk =
    solid(top, '#081821', pen(3.2)) +
    grain +
    solid(box(380, DESK.front, 1240, 90), '#060f17', pen(3.2)) +
    fine(`${box(740, DESK.front + 16, 520, 60)}M960 ${DESK.front + 40}h80`, 0.7);
  const light = glow(1000, 458, 400, '#ffffff', 0.4);
  const things = pile() + glass(720, 736) + headset();
  return stage(wall + view() + casement() + desk + light + things + laptop() + book() + lamp(), {
    meet: 1000,
    top: 112,
  });
}
