/**
 * `npm run fonts`: subsets the two web fonts in styles/fonts to the characters and weights that the site uses. The
 * results are committed.
 */
import fs from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Basic Latin, the accents of European names, typographic punctuation, arrows and currency signs. */
const characters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)),
  ...' ©®°±·×½«»ÄÉÖÜàáâäåçèéêëíïñóôöøúûüß',
  ...'–—‘’“”…•€£→−',
].join('');

const faces = [
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    wght: { min: 400, max: 700 },
  },
  {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    wght: 600,
  },
];

for (const { from, to, wght } of faces) {
  const font = await fs.readFile(`node_modules/@fontsource-variable/${from}`);
  const small = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: { wght } });
  await fs.writeFile(`styles/fonts/${to}`, small);
  console.log(`${to}: ${(font.length / 1000).toFixed(1)} kB → ${(small.length / 1000).toFixed(1)} kB`);
}
