import { DAY, daylight } from '../daylight.mjs';
import { SKIN } from '../parts/palette.mjs';
import { box, card, dot, hair, limb, ON_WHITE, pen, placed, repeat, ring, solid } from '../parts/shapes.mjs';
import { palm } from '../parts/street.mjs';
import { oval } from '../parts/trade-shapes.mjs';
import { area, curve, line, sample } from '../stage.mjs';
import { night } from './parts/day-dinner.mjs';
import { noon } from './parts/day-handbook.mjs';
import { morning } from './parts/day-shutter.mjs';

// Each quarter is drawn from its own corner; the page shows it alone, on phones only from y = 113 to 367.
const QUARTER = 450;
const HEIGHT = 480;
const GROUND = 346;
const BAT = 'M0 3L-3 -2L-6 0Q-14 -8 -22 2Q-14 -1 -11 4Q-6 2 0 8Q6 2 11 4Q14 -1 22 2Q14 -8 6 0L3 -2z';

/** The evening sky in flat bands about a sun that has half set, hills before it, flying foxes on their way. */
function dusk() {
  const bats = placed(206, 134, -8)(BAT) + placed(240, 122, -8, 0.7)(BAT) + placed(420, 88, -8, 0.9)(BAT);
  const band = (r, fill) => area(ring(160, 262, r), fill);
  const hill = (f, fill) => {
    const d = curve(sample(f, -10, 460, 15));
    return area(`${d}L460 490L-10 490z`, fill) + hair(d, 0.7);
  };
  return (
    area(box(0, 0, QUARTER, HEIGHT), '#d9791b') +
    band(330, '#e38a26') +
    band(240, '#ee9f3a') +
    band(160, '#f6b552') +
    band(96, '#fbcb72') +
    band(50, '#ffe7a8') +
    hill((x) => 262 - 26 * Math.sin(x / 62 + 1.1) - 8 * Math.sin(x / 23), '#b96a24') +
    hill((x) => 292 - 14 * Math.sin(x / 48 + 3), '#8c4a18') +
    area(box(0, 316, QUARTER, 170), '#4a2a14') +
    area(bats, DAY.ink)
  );
}

/** A shop with flats above it, like a bar of a chart; `lit` is the one that the answer points to. */
function shop(x, high, lit) {
  const [left, top, wide] = [x - 33, GROUND - high, 66];
  const floors = Math.floor((high - 60) / 36);
  const windows = repeat(floors * 2, (i) => box(left + 10 + (i % 2) * 27, top + 13 + Math.floor(i / 2) * 36, 19, 21));
  const [sign, awning, stripe] = lit ? ['#e8821a', '#b3541a', '#fbe3b4'] : ['#c9812f', '#0b6b6a', '#7fb8ae'];
  const stripes = repeat(4, (i) => box(left - 4 + i * 19, GROUND - 40, 9, 12));
  const [wall, pane] = lit ? ['#ffb93f', '#fff1bd'] : ['#0f2a33', '#24545a'];
  return (
    solid(box(left, top, wide, high), wall, { width: 2.6, colour: DAY.ink }) +
    area(box(left, top, 9, high), lit ? '#ffd886' : '#35666a') +
    area(windows, pane) +
    area(
      lit ? '' : card(x - 26, top - 33, 24, 22, 5) + box(x - 23, top - 13, 4, 8) + box(x - 9, top - 13, 4, 8),
      DAY.ink,
    ) +
    solid(box(left - 5, top - 7, wide + 10, 8), lit ? '#ffd886' : DAY.ink, { width: 2.4, colour: DAY.ink }) +
    area(box(left + 10, GROUND - 30, 46, 34), pane) +
    area(box(left + 31, GROUND - 30, 4, 34), DAY.ink) +
    solid(box(left - 6, GROUND - 42, wide + 12, 14), awning, { width: 2, colour: DAY.ink }) +
    area(stripes, stripe) +
    solid(box(left + 4, GROUND - 58, wide - 8, 13), sign, { width: 1.8, colour: DAY.ink })
  );
}

const baluster = (x) =>
  `M${x - 5} 352C${x - 15} 380 ${x - 11} 400 ${x - 5} 412L${x + 5} 412C${x + 11} 400 ${x + 15} 380 ${x + 5} 352z`;

/** The balustrade of the veranda, in the shade on our side. */
const rail = () =>
  area(
    repeat(16, (i) => baluster(13 + i * 30)),
    DAY.ink,
  ) +
  area(box(-5, 408, 460, 80), DAY.ink) +
  solid(box(-5, 338, 460, 16), DAY.ink, pen(2)) +
  line('M-5 340L455 340', { width: 3, colour: '#ffc766' });

/** The manager from behind: a plait, a saree over her shoulder, a tablet on which the three shops are bars. */
function manager() {
  const tablet = placed(200, 286, -9);
  const bars = box(-24, -16, 12, 34) + box(-6, -24, 12, 42);
  const plait = 'M80 192C76 240 82 290 86 312L82 342L93 336L104 342L100 312C104 290 110 240 106 192z';
  const strand = (y) => `M80 ${y}Q90 ${y + 3} 97 ${y + 13}M106 ${y + 8}Q96 ${y + 11} 89 ${y + 21}`;
  const strands = repeat(6, (i) => strand(202 + i * 16));
  return (
    solid(
      'M26 490C30 400 36 340 34 300C24 262 40 226 76 216L112 216C148 226 162 260 152 300C150 340 160 400 164 490z',
      '#0f5f60',
      pen(3),
    ) +
    solid(
      'M36 256C44 230 62 220 78 216L106 220C140 270 152 320 150 372L162 490L120 490C122 400 96 300 36 256z',
      '#143d46',
      pen(2.2),
    ) +
    line('M78 216C112 262 132 330 140 490', { width: 4, colour: '#f0a83a' }) +
    solid('M78 186L78 220Q94 230 110 220L110 186z', SKIN, pen(2)) +
    solid(tablet(card(-44, -36, 88, 72, 7)), DAY.ink, pen(2.2)) +
    area(tablet(card(-37, -29, 74, 58, 3)), '#d7ece0') +
    area(tablet(bars), '#0b6b6a') +
    area(tablet(box(12, 2, 12, 16)), '#e8821a') +
    limb('M150 266Q158 296 154 322Q172 330 196 324', 25, 20, SKIN) +
    limb('M194 324L206 312', 14, 10, SKIN) +
    limb('M142 244Q154 262 155 284', 38, 33, '#0f5f60') +
    line('M138 298L172 296', { width: 5, colour: '#f0a83a' }) +
    area(oval(126, 168, 6, 10), SKIN) +
    dot(127, 181, 4, '#ffd27a') +
    area(oval(94, 160, 33, 41), DAY.ink) +
    area(plait, DAY.ink) +
    line(`${strands}M94 122C92 150 92 176 93 200`, { width: 1.8, colour: '#e0a040' }) +
    area(box(84, 306, 18, 8), '#f0a83a') +
    line('M114 134C124 148 126 164 124 180', { width: 3, colour: '#ffc766' })
  );
}

/** Evening: she looks from a veranda over her three branches, of which one sold less. */
const evening = () =>
  dusk() +
  palm(192, 344, 142, -6, 46).replaceAll('url(#two)', DAY.ink) +
  shop(236, 166) +
  shop(316, 202) +
  shop(396, 102, true) +
  rail() +
  `<g transform="translate(-22 4)">${manager()}</g>`;

/** The answer, the same white paper in each quarter, with two lines of writing. */
const answer = (outline, put, edge = 3) =>
  solid(put(outline), '#ffffff', { width: edge, colour: DAY.ink }) +
  line(put('M-26 -9L26 -9M-26 9L10 9'), { width: 5, colour: ON_WHITE });

const SPEECH =
  'M-34 -31L36 -31Q50 -31 50 -17L50 17Q50 31 36 31L10 31L-4 52L-12 31L-34 31Q-48 31 -48 17L-48 -17Q-48 -31 -34 -31z';
const CARD = box(-42, -28, 84, 56);

/** The quarters, and how the answer lies in each: by a phone, on a page, above a shop, on a free table. */
const QUARTERS = [
  [morning, SPEECH, placed(276, 206)],
  [noon, CARD, placed(330, 150, 8)],
  [evening, SPEECH, placed(390, 190, 0, 0.92)],
  [night, 'M-41 -30L37 -30L45 36L-45 36z', placed(334, 244, 0, 0.66), 1],
];

/** Four assistants in one day: a shop in the morning, a handbook at noon, branches at dusk, a restaurant by night. */
export default function home() {
  const drawn = QUARTERS.map(
    ([place, ...paper], i) =>
      `<svg x="${i * QUARTER}" y="0" width="${QUARTER}" height="${HEIGHT}">${place()}${answer(...paper)}</svg>`,
  );
  // The lights part within each quarter, so that each has a side of teal and a side of amber.
  return daylight(drawn.join(''), { meet: 225, spread: 260, left: 0, top: 0, width: 4 * QUARTER, height: HEIGHT });
}
