/** One picture for each of the five clients that are quoted; 1600 × 1000 pixels. */
import { area, chance, curve, glow, HEIGHT, line, round, sample, stage, WIDTH } from '../stage.mjs';
import { balance } from './parts/balance.mjs';
import { pharmacy } from './parts/pharmacy.mjs';
import { tasting } from './parts/tasting.mjs';

const closed = (f) => `${curve(sample(f))}L${WIDTH + 20} ${HEIGHT + 20}L-20 ${HEIGHT + 20}z`;

/** Seafood: multi-day boats come in over a sea drawn as contour lines; each lamp keeps its reflection. */
function harbour() {
  const horizon = 500;
  const head = (x) => horizon - 150 * Math.exp(-(((x - 1560) / 240) ** 2)) - 26 * Math.exp(-(((x - 1290) / 120) ** 2));
  let sea = '';
  for (let i = 0; i < 30; i++) {
    const depth = i / 29;
    const y = horizon + 6 + 500 * depth ** 1.7;
    const swell = (x) =>
      y +
      (2 + 16 * depth) * Math.sin(x / (60 + 210 * depth) + i * 1.7) +
      (1 + 7 * depth) * Math.sin(x / (31 + 83 * depth) - i * 2.3);
    sea += line(curve(sample(swell, -20, 1620, 16)), { width: 1 + 2.2 * depth, opacity: 0.22 + 0.36 * depth });
  }
  const boat = (x, y, s, lamp, flip) => {
    const hull =
      'M-150 -40C-120 0 -90 22 -60 28H96C122 14 140 -14 158 -64C110 -44 60 -34 10 -32C-50 -30 -110 -32 -150 -40z';
    const house = 'M-72 -34V-92H-2L14 -34zM-58 -92V-116H-10V-92z';
    const reflection = Array.from({ length: 9 }, (_, i) => {
      const w = 70 * (1 - i / 11) * (0.6 + chance(i + x) * 0.8);
      return line(`M${round(-30 - w + chance(i * 3 + x) * 20)} ${52 + i * 17}h${round(w * 2)}`, {
        width: 4,
        opacity: 0.75 - i * 0.075,
        colour: lamp,
      });
    }).join('');
    return (
      `<g transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})">${reflection}` +
      area(house, '#0d2029') +
      line(house, { width: 2.4, colour: lamp, opacity: 0.7 }) +
      area(hull, '#08141c') +
      line(hull, { width: 3.4, colour: lamp, opacity: 0.95 }) +
      line('M-128 -22C-60 -8 60 -8 138 -42M-100 2C-50 12 60 12 122 -14', { width: 1.8, colour: lamp, opacity: 0.5 }) +
      line('M-34 -116V-196M-34 -190L152 -66M-34 -190L-146 -42M60 -36V-132M60 -128L-34 -150', {
        width: 2.2,
        colour: lamp,
        opacity: 0.7,
      }) +
      `<rect x="-50" y="-80" width="14" height="16" rx="2" fill="${lamp}"/><rect x="-28" y="-80" width="14" height="16" rx="2" fill="${lamp}"/></g>` +
      glow(x + (flip ? 34 : -34) * s, y - 196 * s, 150 * s, lamp, 0.55) +
      `<circle cx="${x + (flip ? 34 : -34) * s}" cy="${y - 196 * s}" r="${6 * s}" fill="#fff"/>`
    );
  };
  const light =
    `<path fill="url(#beam)" d="M1452 326L560 214V300L1452 340z"/>` +
    area('M1440 424L1446 342H1458L1464 424z', '#0d2029') +
    line('M1440 424L1446 342H1458L1464 424M1444 330H1460V342H1444zM1446 330L1452 318L1458 330', { width: 2.4 }) +
    glow(1452, 334, 130, '#ffd08a', 0.8) +
    '<circle cx="1452" cy="335" r="4" fill="#fff"/>';
  const beam =
    '<linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="1452" y1="0" x2="600" y2="0"><stop stop-color="#ffe9c4" stop-opacity=".5"/><stop offset="1" stop-color="#5eead4" stop-opacity="0"/></linearGradient>';
  return stage(
    beam +
      glow(1120, 500, 360, '#ffffff', 0.22) +
      sea +
      `<path fill="#081620" d="${curve(sample(head, 1000, 1620))}L1620 ${horizon + 4}H1000z"/>` +
      line(curve(sample(head, 1000, 1620)), { width: 2.6 }) +
      [14, 30, 48, 70]
        .map((dy) =>
          line(curve(sample((x) => Math.min(horizon + 2, head(x) + dy), 1150, 1620)), { width: 1.2, opacity: 0.4 }),
        )
        .join('') +
      light +
      boat(930, 560, 0.62, '#5eead4') +
      boat(1330, 610, 0.84, '#ffd08a', true) +
      boat(1010, 760, 1.25, '#5eead4'),
    { meet: 1120, top: 230 },
  );
}

/** Lettings: a terrace climbs the hill, some windows lit. */
function terrace() {
  const slope = (x) => 860 - 0.2 * (x - 600) - 26 * Math.sin((x - 500) / 260);
  let ground = area(
    closed((x) => slope(x) + 10),
    '#060f17',
  );
  for (let i = 0; i < 9; i++)
    ground += line(curve(sample((x) => slope(x) + 12 + i * i * 3.2 + i * 12)), {
      width: i === 0 ? 4 : 1.5,
      opacity: i === 0 ? 1 : 0.46 - i * 0.03,
    });
  let hills = '';
  for (let i = 0; i < 7; i++)
    hills += line(
      curve(
        sample((x) => 560 - 150 * Math.exp(-(((x - 1150) / 420) ** 2)) + i * 26 + 18 * Math.sin(x / 190 + i * 0.3)),
      ),
      { width: i ? 1.4 : 2.4, opacity: i ? 0.26 : 0.5 },
    );
  let homes = '';
  const w = 138;
  for (let i = 0; i < 9; i++) {
    const x = 384 + i * w;
    const foot = slope(x + w / 2) + 16;
    const top = foot - 268;
    const shell = `M${x} ${round(foot)}V${round(top)}L${x + w / 2} ${round(top - 74)}L${x + w} ${round(top)}V${round(foot)}z`;
    const chimney = `M${x + w - 30} ${round(top - 22)}V${round(top - 88)}H${x + w - 8}V${round(top - 10)}`;
    homes +=
      area(chimney, '#0a1a24') +
      line(chimney, { width: 2.4, opacity: 0.85 }) +
      line(`M${x + w - 24} ${round(top - 88)}v-14h10v14`, { width: 2, opacity: 0.7 });
    homes += area(shell, i % 2 ? '#0b1d27' : '#091821') + line(shell, { width: 3, opacity: 0.95 });
    homes += line(
      `M${x + 12} ${round(top + 4)}L${x + w / 2} ${round(top - 58)}L${x + w - 12} ${round(top + 4)}M${x + 4} ${round(top + 118)}H${x + w - 4}`,
      { width: 1.4, opacity: 0.5 },
    );
    const pane = (px, py, pw, ph, key) => {
      const lit = chance(i * 13 + key) > 0.52;
      const colour = x < 1000 ? '#8ff5e4' : '#ffdda6';
      return (
        `<rect x="${round(px)}" y="${round(py)}" width="${pw}" height="${ph}" rx="2" fill="${lit ? colour : '#0f2833'}" fill-opacity="${lit ? 0.95 : 1}"/>` +
        line(
          `M${round(px)} ${round(py)}h${pw}v${ph}h${-pw}zM${round(px + pw / 2)} ${round(py)}v${ph}M${round(px)} ${round(py + ph / 2)}h${pw}`,
          { width: 1.8, opacity: 0.8, ...(lit ? { colour: '#0b2a30' } : {}) },
        )
      );
    };
    homes += pane(x + 20, top + 36, 38, 60, 1) + pane(x + 80, top + 36, 38, 60, 2) + pane(x + 18, top + 150, 52, 66, 3);
    const door = i === 5;
    homes +=
      `<path fill="${door ? '#fff' : '#10303a'}" d="M${x + 86} ${round(foot - 4)}v-96a17 17 0 0 1 34 0v96z"/>` +
      line(`M${x + 86} ${round(foot - 4)}v-96a17 17 0 0 1 34 0v96M${x + 86} ${round(foot - 92)}h34`, {
        width: 2.2,
        opacity: 0.95,
      });
    if (door) homes += glow(x + 103, foot - 54, 230, '#ffffff', 0.5);
  }
  return stage(hills + homes + ground, { meet: 1080, top: 250 });
}

/** File number to a function that gives the SVG text. */
export const PICTURES = { 1: tasting, 2: harbour, 3: balance, 4: pharmacy, 5: terrace };
