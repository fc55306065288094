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
  'arrow-up': p('M12 20V4M6 10l6-6 6 6'),
  'arrow-down': p('M12 4v16M6 14l6 6 6-6'),
  'chevron-down': p('M6 9.5l6 6 6-6'),
  'chevron-right': p('M9.5 6l6 6-6 6'),
  'chevron-left': p('M14.5 6l-6 6 6 6'),
  plus: p('M12 4.5v15M4.5 12h15'),
  minus: p('M4.5 12h15'),
  check: p('M4.5 12.5l5 5L19.5 7'),
  close: p('M6 6l12 12M18 6L6 18'),
  menu: p('M3.5 7h17M3.5 12h17M3.5 17h17'),
  play: p('M7.5 4.8v14.4L19 12z'),
  pause: p('M8.5 5v14M15.5 5v14'),
  external: p('M13.5 4H20v6.5M20 4l-9 9M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4'),
  search: c(11, 11, 6.5) + p('M16 16l4.5 4.5'),
  copy: r(9, 9, 11.5, 11.5) + p('M5.5 15H5a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 5 3.5h8.5A1.5 1.5 0 0 1 15 5v.5'),
  refresh: p('M20 11a8.1 8.1 0 0 0-14.6-3.9L3.5 9M3.5 4v5h5M4 13a8.1 8.1 0 0 0 14.6 3.9L20.5 15M20.5 20v-5h-5'),
  'refresh-offline': p(
    'M15.2 4.5A8.1 8.1 0 0 0 5.4 7.1L3.5 9M3.5 4v5h5M8.8 19.5a8.1 8.1 0 0 0 9.8-2.6l1.9-1.9M20.5 20v-5h-5M20.5 3.5l-17 17',
  ),
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
  send: p('M20.5 3.5L10.5 13.5M20.5 3.5l-6 17-4-7-7-4z'),
  megaphone: p(
    'M4 10v4a1.5 1.5 0 0 0 1.5 1.5H9l8.5 4v-15l-8.5 4H5.5A1.5 1.5 0 0 0 4 10zM9 8.5v7M7 15.5l1.2 4.3h2.3L9.6 15.8M20.5 10v4',
  ),
  // Notices
  warning:
    p('M10.5 4.6L3 17.6a1.7 1.7 0 0 0 1.5 2.6h15a1.7 1.7 0 0 0 1.5-2.6L13.5 4.6a1.7 1.7 0 0 0-3 0zM12 9.5v4.5') +
    dot(12, 17),
  info: c(12, 12, 8.5) + p('M12 11.5v5') + dot(12, 8),
  star: p('M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z'),
  quote: p(
    'M10 7.5C6.5 8.3 4.5 10.7 4.5 14.5a2.6 2.6 0 1 0 2.6-2.6 2.6 2.6 0 0 0-1.7.6M19.5 7.5c-3.5.8-5.5 3.2-5.5 7a2.6 2.6 0 1 0 2.6-2.6 2.6 2.6 0 0 0-1.7.6',
  ),
  // Time, place, trust
  calendar: r(3.5, 5, 17, 15.5, 2.5) + p('M3.5 10h17M8 3v4M16 3v4M8 14h3M8 17h7'),
  clock: c(12, 12, 8.5) + p('M12 7v5l3.5 2'),
  globe:
    c(12, 12, 8.5) +
    p('M3.5 12h17M12 3.5c2.5 2.4 3.7 5.2 3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.2-3.7-8.5S9.5 5.9 12 3.5z'),
  'map-pin': p('M12 21c4.7-4.3 7-7.9 7-10.9a7 7 0 1 0-14 0c0 3 2.3 6.6 7 10.9z') + c(12, 10, 2.5),
  shield: p('M12 3l7.5 2.8v5.5c0 4.6-2.8 7.9-7.5 9.7-4.7-1.8-7.5-5.1-7.5-9.7V5.8zM8.7 11.8l2.4 2.4 4.3-4.5'),
  key: c(8, 15.5, 4.5) + p('M11.2 12.3l9.3-9.3M16 7.5l3 3M13.3 10.2l2 2'),
  lock: r(4.5, 10.5, 15, 10, 2.5) + p('M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2'),
  // Building software
  chart: p('M4 3.5V18a2 2 0 0 0 2 2h14.5M7.5 14.5l3.7-4.5 3.3 2.7L20 6M16 6h4v4'),
  layers: p('M12 3.5l8.5 4.5-8.5 4.5L3.5 8zM3.5 12l8.5 4.5 8.5-4.5M3.5 16l8.5 4.5 8.5-4.5'),
  code: p('M8 7l-5 5 5 5M16 7l5 5-5 5M13.7 4.5l-3.4 15'),
  cube: p('M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9'),
  compass: c(12, 12, 8.5) + p('M15.8 8.2l-2 5.6-5.6 2 2-5.6z'),
  lightbulb: p(
    'M9 17.5c0-2.3-3.5-3.8-3.5-8a6.5 6.5 0 0 1 13 0c0 4.2-3.5 5.7-3.5 8zM9.5 20.5h5M12 17.5v-5M9.8 10.5l2.2 2 2.2-2',
  ),
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
  pen: p('M4 20l1-4.3L16.2 4.5a1.7 1.7 0 0 1 2.4 0l.9.9a1.7 1.7 0 0 1 0 2.4L8.3 19zM14 6.7l3.3 3.3'),
  database:
    '<ellipse cx="12" cy="6" rx="7.5" ry="3"/>' +
    p('M4.5 6v12c0 1.66 3.36 3 7.5 3s7.5-1.34 7.5-3V6M4.5 12c0 1.66 3.36 3 7.5 3s7.5-1.34 7.5-3'),
  'git-branch':
    c(7, 5.5, 2.3) +
    c(7, 18.5, 2.3) +
    c(17.5, 8, 2.3) +
    p('M7 7.8v8.4M17.5 10.3c0 3.4-2.6 4.2-5.5 4.4-2.7.2-4.6.6-5 1.5'),
  robot:
    r(4.5, 8, 15, 11.5, 3) +
    p('M12 8V4.8M2.5 12.5v3M21.5 12.5v3M9.5 16h5') +
    c(12, 3.9, 0.9) +
    dot(9, 12.5) +
    dot(15, 12.5),
  drop: p('M12 3.5c3.2 3.9 6 7 6 10.5a6 6 0 0 1-12 0c0-3.5 2.8-6.6 6-10.5zM9.5 14a2.5 2.5 0 0 0 2.5 2.5'),
  flask: p('M9 3.5h6M10 3.5v6L4.9 17.7a1.9 1.9 0 0 0 1.6 2.8h11a1.9 1.9 0 0 0 1.6-2.8L14 9.5v-6M7.3 14.5h9.4'),
  // People and learning
  user: c(12, 8, 4) + p('M4.5 20.5c.5-3.8 3.4-6 7.5-6s7 2.2 7.5 6'),
  users:
    c(9, 8.5, 3.5) +
    p('M2.8 19.8c.4-3.4 2.8-5.3 6.2-5.3s5.8 1.9 6.2 5.3M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.8c2.1.6 3.4 2.3 3.7 5'),
  handshake: p(
    'M3 7l3.5-1.5L11 7l1.5-.8a3 3 0 0 1 2.4-.2L17.5 7 21 6M3 15l2 .3 4.7 4a1.5 1.5 0 0 0 2-.1M21 15.5l-2.3.3M12.5 6.2L9.6 9.3a1.6 1.6 0 0 0 2.3 2.2l1.9-1.7 5.3 4.7a1.5 1.5 0 0 1-2 2.2M14.5 14.8l2.6 2.1a1.5 1.5 0 0 1-2 2.2M12.3 16.8l2.8 2.3a1.5 1.5 0 0 1-2 2.2l-1.7-1.5',
  ),
  graduation: p('M12 4.5L2.5 9.3l9.5 4.7 9.5-4.7zM6.5 11.5v4.8c1.3 1.7 3.1 2.5 5.5 2.5s4.2-.8 5.5-2.5v-4.8M21.5 9.3v6'),
  book: p(
    'M12 6.5C10.3 5 7.8 4.5 3.5 4.5v13.8c4.3 0 6.8.5 8.5 2.2 1.7-1.7 4.2-2.2 8.5-2.2V4.5c-4.3 0-6.8.5-8.5 2zM12 6.5v14',
  ),
  // Trades
  building: p(
    'M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h7A1.5 1.5 0 0 1 15 5v15.5M15 10h3a1.5 1.5 0 0 1 1.5 1.5v9M3 20.5h18M8.5 7.5h3M8.5 11.5h3M8.5 15.5h3',
  ),
  cart:
    p('M3 4h1.7a1.3 1.3 0 0 1 1.3 1.1L7.5 14.7a1.5 1.5 0 0 0 1.5 1.3h8.5a1.5 1.5 0 0 0 1.5-1.1L20.8 8H6.5') +
    c(9.5, 19.5, 1.3) +
    c(17, 19.5, 1.3),
  box: p(
    'M4 8l1.6-3.4A1.5 1.5 0 0 1 7 3.7h10a1.5 1.5 0 0 1 1.4.9L20 8M4 8h16v10.8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.8zM12 3.7V8M9.5 12h5',
  ),
  wrench: p(
    'M14.7 6.3a4.8 4.8 0 0 1 3.6-2.8L16 5.8l.5 2.2 2.2.5 2.3-2.3a4.8 4.8 0 0 1-6.2 5.7L8.3 19.4a2.2 2.2 0 0 1-3.7-3.1 2 2 0 0 1 .3-.3l7.4-6.5a4.8 4.8 0 0 1 2.4-3.2z',
  ),
  pill: p('M4.6 12.8l8.2-8.2a4.66 4.66 0 0 1 6.6 6.6l-8.2 8.2a4.66 4.66 0 0 1-6.6-6.6zM8.7 8.7l6.6 6.6'),
  dumbbell: p('M8 12h8') + r(5, 6.5, 3, 11, 1.2) + r(16, 6.5, 3, 11, 1.2) + p('M2.5 10v4M21.5 10v4'),
  document: p(
    'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zM13.5 3.5v5h5M9 13h6M9 16.5h4',
  ),
  coin: c(9.5, 9.5, 6) + p('M17.7 10.3a6 6 0 1 1-7.4 7.4M8.5 7.8l1.2-.8v5M8.2 12h3'),
  utensils: p('M7.5 3.5v17M4.5 3.5v4.5a3 3 0 0 0 6 0V3.5M17 13v7.5M17 13V3.5c-2.5 1-3.5 3.3-3.5 6.5V13z'),
  hotel: p('M3 5v14M3 15.5h18M21 19v-5.5A3.5 3.5 0 0 0 17.5 10H11v5.5') + c(7, 11.2, 1.9),
  car:
    p(
      'M5 11l1.6-4.4A2.2 2.2 0 0 1 8.7 5.2h6.6a2.2 2.2 0 0 1 2.1 1.4L19 11M3.5 17.5v-4A2.5 2.5 0 0 1 6 11h12a2.5 2.5 0 0 1 2.5 2.5v4zM5.5 17.5v2M18.5 17.5v2',
    ) +
    dot(7.3, 14.3) +
    dot(16.7, 14.3),
};

const SOLIDS = { facebook: siFacebook.path, instagram: siInstagram.path };

const LINE_ATTRIBUTES =
  'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';
// The borrowed marks fill their 24 units; drawn at 75 % they weigh the same as the line icons.
const SOLID_INSET = 'translate(3 3) scale(.75)';

const svg = (attributes, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" ${attributes}>${body}</svg>\n`;

/** Drops the trailing zeros of decimals. */
const tidy = (text) => text.replace(/(\.\d*?)0+(?=\D)/g, '$1').replace(/(\d)\.(?=\D)/g, '$1');

/** File name to SVG text for every icon. */
export const iconFiles = () =>
  Object.fromEntries([
    ...Object.entries(LINES).map(([name, body]) => [`${name}.svg`, svg(LINE_ATTRIBUTES, tidy(body))]),
    ...Object.entries(SOLIDS).map(([name, d]) => [
      `${name}.svg`,
      svg('fill="currentColor"', `<path transform="${SOLID_INSET}" d="${d}"/>`),
    ]),
  ]);
