/**
 * Logos of the sample clients: one colour on a transparent 200 × 64 ground, so that a page can
 * tint them. Marks are drawn here in a 48-unit box; names are outlines kept in client-names.json.
 */
import { readFileSync } from 'node:fs';

const WIDTH = 200;
const HEIGHT = 64;
const COLOUR = '#0d1720';
const GAP = 10; // between mark and name, units of the 200 × 64 ground
const MARGIN = 3;

const solid = (d) => `<path d="${d}"/>`;
const drawn = (d, width = 3.4) =>
  `<path fill="none" stroke="${COLOUR}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const petals = (count, d) =>
  Array.from({ length: count }, (_, i) => `<path transform="rotate(${(360 / count) * i} 24 24)" d="${d}"/>`).join('');

const MARKS = {
  // Two leaves and a bud.
  nuwarelle:
    solid(
      'M24 26C20 19 20 11 24 3C28 11 28 19 24 26zM22 31C13 31 6 26 3 15C13 16 20 21 22 31zM26 31C35 31 42 26 45 15C35 16 28 21 26 31z',
    ) + drawn('M24 30V45', 3),
  // An arcade of three verandah arches.
  sandalmere: drawn(
    'M4 42V24a7 7 0 0 1 14 0V42M18 42V20a6 8 0 0 1 12 0V42M30 42V24a7 7 0 0 1 14 0V42M2 42.500H46',
    2.6,
  ),
  // A road that bends into an arrow.
  trincoway: solid('M4 8H31L45 24L31 40H20L31 28.500H4V19.500H31L26 14H4zM4 34H15L9.500 40H4z'),
  // A bending body: a stroke that curves from heel to reach.
  wattlebend:
    drawn('M8 42C20 42 25 34 25 25C25 16 30 9 42 9', 6) +
    '<circle cx="12" cy="12" r="5.500"/><circle cx="37" cy="37" r="5.500"/>',
  // A door ajar inside a ring of keys.
  'fennick-rowe':
    drawn('M7 43V21L24 5L41 21V43', 3) + solid('M17 43V25L31 19.500V43zM27 30.500a1.600 1.600 0 1 0 .1 0z'),
  // A larch built of ledger rows.
  larchledger: solid(
    'M24 2L29 9H19zM17 12H31L34 17H14zM12.500 20H35.500L38.500 25H9.500zM8 28H40L43 33H5zM22 36H26V46H22z',
  ),
  // Interlaced eight-fold star, cut from two squares.
  qasrline: drawn('M10 10H38V38H10zM24 4L44 24L24 44L4 24z', 2.8) + solid('M24 18L30 24L24 30L18 24z'),
  // Over and under: a plain weave.
  weftora:
    solid('M4 6H18V12H4zM30 6H44V12H30zM17 20H31V26H17zM4 34H18V40H4zM30 34H44V40H30z') +
    solid('M21 4H27V16H21zM7 16H13V30H7zM35 16H41V30H35zM21 30H27V44H21z'),
  // A lotus seen from the front.
  nelumra: solid(
    'M24 6C30 14 31 24 24 36C17 24 18 14 24 6zM20.500 36C12 34 7 26 8 15C15 18 19.500 26 20.500 36zM27.500 36C36 34 41 26 40 15C33 18 28.500 26 27.500 36zM17 37.500C10 39 4 35.500 2 28.500C9 28 14.500 31 17 37.500zM31 37.500C38 39 44 35.500 46 28.500C39 28 33.500 31 31 37.500zM12 41H36V44H12z',
  ),
  // An open book that is also the rising of a page.
  akurelle:
    drawn('M24 42V16M24 16C19 10 12 8 4 8V36C12 36 19 37 24 42C29 37 36 36 44 36V8C36 8 29 10 24 16', 3.2) +
    drawn(
      'M11 17C14 17 16 18 18 19.500M11 25C14 25 16 26 18 27.500M37 17C34 17 32 18 30 19.500M37 25C34 25 32 26 30 27.500',
      2.4,
    ),
  // A gear with a road through it.
  gearstow:
    petals(8, 'M20.500 2H27.500L28.500 10H19.500z') +
    `<path fill-rule="evenodd" d="M24 8a16 16 0 1 0 .1 0zM21 15H27L31.500 34.500A14 14 0 0 1 16.500 34.500z"/>`,
  // A fish in three waves.
  muhudera:
    solid('M3 15C14 5 27 7 35 15L45 8V25L35 18.500C27 27 14 27 3 15zM13 13.200a2 2 0 1 0 .1 0z').replace(
      '<path',
      '<path fill-rule="evenodd"',
    ) +
    drawn(
      'M5 33C10 29.500 14 29.500 19 33S28 36.500 33 33S40 30 44 32M5 41.500C10 38 14 38 19 41.500S28 45 33 41.500S40 38.500 44 40.500',
      2.8,
    ),
};

const tidy = (text) => text.replace(/(\.\d*?)0+(?=\D)/g, '$1').replace(/(\d)\.(?=\D)/g, '$1');
const round = (n) => Number(n.toFixed(2));

/** File name to SVG text for every client; mark and name are centred together on the ground. */
export function clientFiles() {
  const names = JSON.parse(readFileSync(new URL('./client-names.json', import.meta.url), 'utf8'));
  return Object.fromEntries(
    names.map(({ slug, width, lines, mark }) => {
      const fit = Math.min(1, (WIDTH - 2 * MARGIN) / (mark + GAP + width));
      const total = (mark + GAP + width) * fit;
      const left = (WIDTH - total) / 2;
      const markTop = (HEIGHT - mark * fit) / 2;
      const text = lines
        .map(
          ({ d, y, x }) =>
            `<path transform="translate(${round(left + (mark + GAP + x) * fit)} ${round(HEIGHT / 2 + y * fit)}) scale(${round(fit)})" d="${d}"/>`,
        )
        .join('');
      const placed = `<g transform="translate(${round(left)} ${round(markTop)}) scale(${round((mark / 48) * fit)})">${MARKS[slug]}</g>`;
      return [
        `${slug}.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="${COLOUR}">${tidy(placed)}${text}</svg>\n`,
      ];
    }),
  );
}
