import { lamplight } from '../parts/facade.mjs';
import { veil } from '../parts/roadside.mjs';
import { box, fine, hair, repeat, stars } from '../parts/shapes.mjs';
import { area, bell, curve, line, sample, stage } from '../stage.mjs';
import { pharmacy, terrace } from './parts/wire-left.mjs';
import { birds, booth, harbour, POLES, pole, services, wire } from './parts/wire-middle.mjs';
import { factory, teaHill, veranda } from './parts/wire-right.mjs';

const [WIDTH, HEIGHT, MEET] = [1800, 1012.5, 900];

/** The ground that all stand on, and its contours towards us. */
const ground = (x) => 642 + 5 * Math.sin(x / 130);

/** Low hills behind the telephone box. */
const crest = (x) => 610 - 46 * bell(x, 620, 130) - 22 * bell(x, 790, 70) + 40 * bell(x, 960, 60);

const along = (f, from = -20, to = WIDTH + 20) => curve(sample(f, from, to, 12));

const hills = () =>
  area(`${along(crest, 440, 1100)}L1100 660L440 660z`, '#081821') +
  line(along(crest, 440, 1100), { width: 1.7, opacity: 0.55 }) +
  repeat(4, (i) =>
    hair(
      along((x) => crest(x) + 12 + i * 13, 440, 1100),
      0.32 - i * 0.04,
    ),
  );

const land = () =>
  area(`${along(ground)}L1840 1030L-20 1030z`, '#060f17') +
  fine(along(ground), 0.95) +
  repeat(11, (i) =>
    hair(
      along((x) => ground(x) + 12 + i * 10 + i * i * 1.8 + 5 * Math.sin(x / 150 + i * 0.4)),
      0.42 - i * 0.03,
    ),
  );

/** Testimonials: five clients tell of it by telephone, in five places on one wire; the lit telephone box is for the reader. */
export default function testimonials() {
  const dusk = veil('foot', `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="680" y2="900"`, box(0, 600, WIDTH, 420), [
    [0, 0],
    [1, 1],
  ]);
  return stage(
    `<defs>${lamplight(MEET, 760)}</defs>` +
      stars(15, [490, 14, 820, 90], 1.1) +
      hills() +
      teaHill() +
      land() +
      harbour() +
      services() +
      POLES.slice(1, 3)
        .map((at) => pole(at, 644))
        .join('') +
      terrace() +
      pharmacy() +
      veranda() +
      factory() +
      booth(MEET, 644) +
      wire() +
      birds() +
      dusk,
    { meet: MEET, spread: 800, left: 0, top: 0, width: WIDTH, height: HEIGHT },
  );
}
