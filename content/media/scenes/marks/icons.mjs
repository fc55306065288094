/**
 * Line icons on a 24-unit grid: 1.5 stroke, round joins, drawn inside a 3-unit margin, coloured
 * by the text around them. Facebook and Instagram are their owners' marks, from simple-icons.
 */
import { siFacebook, siInstagram } from 'simple-icons';

const p = (...paths) => paths.map((d) => `<path d="${d}"/>`).join('');
const c = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const r = (x, y, w, h, radius = 2) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"/>`;
const dot = (x, y) => `<circle cx="${x}" cy="${y}" r="1" fill="currentColor" stroke="none"/>`;

const LINES = {
  // Moving about
  'arrow-right': p('M4 12h16M14 6l6 6-6 6'),
  'arrow-left': p('M20 12H4M10 6l-6 6 6 6'),
  plus: p('M12 4.5v15M4.5 12h15'),
  check: p('M4.5 12.5l5 5L19.5 7'),
  close: p('M6 6l12 12M18 6L6 18'),
  external: p('M13.5 4H20v6.5M20 4l-9 9M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4'),
  // Reaching people
  mail: r(3, 5, 18, 14, 2.5) + p('M3.5 7.5l7.1 5.3a2.3 2.3 0 0 0 2.8 0l7.1-5.3'),
  phone: p(
    'M8.7 4.1l1.5 3.6a1.5 1.5 0 0 1-.4 1.7L8.3 10.7a12 12 0 0 0 5 5l1.3-1.5a1.5 1.5 0 0 1 1.7-.4l3.6 1.5a1.5 1.5 0 0 1 .9 1.6l-.3 2a1.8 1.8 0 0 1-1.8 1.5C10.7 20.4 3.6 13.3 3.6 5.3a1.8 1.8 0 0 1 1.5-1.8l2-.3a1.5 1.5 0 0 1 1.6.9z',
  ),
  whatsapp: p(
    'M3.5 20.5l1.3-4.2A8.7 8.7 0 1 1 8 19.4z',
    'M9.6 7.8l.8 1.8-1 1.1a6.5 6.5 0 0 0 3.9 3.9l1.1-1 1.8.8a.9.9 0 0 1 .5 1 2 2 0 0 1-2 1.4c-3.8-.2-7.3-3.7-7.5-7.5a2 2 0 0 1 1.4-2 .9.9 0 0 1 1 .5z',
  ),
  linkedin: r(3.5, 3.5, 17, 17, 3) + p('M8 10.5V16M12 16v-5.5M12 13a2.25 2.25 0 0 1 4.5 0v3') + dot(8, 7.6),
  // Software and people
  chart: p('M4 3.5V18a2 2 0 0 0 2 2h14.5M7.5 14.5l3.7-4.5 3.3 2.7L20 6M16 6h4v4'),
  code: p('M8 7l-5 5 5 5M16 7l5 5-5 5M13.7 4.5l-3.4 15'),
  chip:
    r(6, 6, 12, 12, 2.5) +
    r(10, 10, 4, 4, 0.8) +
    p('M9.5 3v3M14.5 3v3M9.5 18v3M14.5 18v3M3 9.5h3M3 14.5h3M18 9.5h3M18 14.5h3'),
  signal:
    dot(12, 12.5) +
    p(
      'M8.8 15.7a4.5 4.5 0 0 1 0-6.4M15.2 9.3a4.5 4.5 0 0 1 0 6.4M5.8 18.7a8.8 8.8 0 0 1 0-12.4M18.2 6.3a8.8 8.8 0 0 1 0 12.4',
    ),
  cloud: p('M7 19a4.5 4.5 0 0 1-.6-8.96 6 6 0 0 1 11.5 1.5A3.8 3.8 0 0 1 17.5 19z'),
  'phone-device': r(6.5, 3, 11, 18, 2.5) + p('M11 17.8h2'),
  browser: r(3, 4.5, 18, 15, 2.5) + p('M3 9h18') + dot(6.2, 6.8) + dot(9.2, 6.8),
  robot:
    r(4.5, 8, 15, 11.5, 3) +
    p('M12 8V4.8M2.5 12.5v3M21.5 12.5v3M9.5 16h5') +
    c(12, 3.9, 0.9) +
    dot(9, 12.5) +
    dot(15, 12.5),
  drop: p('M12 3.5c3.2 3.9 6 7 6 10.5a6 6 0 0 1-12 0c0-3.5 2.8-6.6 6-10.5zM9.5 14a2.5 2.5 0 0 0 2.5 2.5'),
  flask: p('M9 3.5h6M10 3.5v6L4.9 17.7a1.9 1.9 0 0 0 1.6 2.8h11a1.9 1.9 0 0 0 1.6-2.8L14 9.5v-6M7.3 14.5h9.4'),
  users:
    c(9, 8.5, 3.5) +
    p('M2.8 19.8c.4-3.4 2.8-5.3 6.2-5.3s5.8 1.9 6.2 5.3M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.8c2.1.6 3.4 2.3 3.7 5'),
  document: p(
    'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zM13.5 3.5v5h5M9 13h6M9 16.5h4',
  ),
};

const SOLIDS = { facebook: siFacebook.path, instagram: siInstagram.path };

const LINE_ATTRIBUTES =
  'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';
// The borrowed marks fill their 24 units; drawn at 75 % they weigh the same as the line icons.
const SOLID_INSET = 'translate(3 3) scale(.75)';

const svg = (attributes, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" ${attributes}>${body}</svg>\n`;

/** File name to SVG text for every icon. */
export const iconFiles = () =>
  Object.fromEntries([
    ...Object.entries(LINES).map(([name, body]) => [`${name}.svg`, svg(LINE_ATTRIBUTES, body)]),
    ...Object.entries(SOLIDS).map(([name, d]) => [
      `${name}.svg`,
      svg('fill="currentColor"', `<path transform="${SOLID_INSET}" d="${d}"/>`),
    ]),
  ]);
