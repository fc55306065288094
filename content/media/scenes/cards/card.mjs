/** The social card of one page as a complete HTML document, 1200 × 630 CSS px. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const faces = [
  ['Bricolage Grotesque Variable', 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'],
  ['Instrument Sans Variable', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'],
];

const plain = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A headline in which compound words stay on one line. */
const headline = (text) => plain(text).replace(/\S+-\S+/g, '<span class="whole">$&</span>');

/** Largest edge of a ground in px: the card is shot at 1×, so a larger one would only slow the browser. */
const groundWidth = 1600;

/**
 * @param {string} root  repository folder
 * @param {{title: string, kicker: string, ground: string, kind: 'home'|'page'|'service'|'product', accent: 'teal'|'amber'}} card
 *   `ground` is a file below content/media/pictures
 */
export async function cardHtml(root, { title, kicker, ground, kind, accent }) {
  const pictures = join(root, 'content/media/pictures');
  const [css, mark, picture, ...fonts] = await Promise.all([
    readFile(new URL('./style.css', import.meta.url), 'utf8'),
    readFile(join(pictures, 'brand/wordmark.svg'), 'base64'),
    sharp(join(pictures, ground)).resize({ width: groundWidth, withoutEnlargement: true }).png().toBuffer(),
    ...faces.map(([, file]) => readFile(join(root, 'node_modules/@fontsource-variable', file), 'base64')),
  ]);
  const fontFaces = faces
    .map(
      ([family], i) =>
        `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${fonts[i]});font-weight:200 800}`,
    )
    .join('');
  const source = `data:image/png;base64,${picture.toString('base64')}`;
  const behind =
    kind === 'product'
      ? `<div class="stage"><img class="screen" src="${source}" alt=""></div>`
      : `<img class="ground" src="${source}" alt="">`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${plain(title)}</title><style>${fontFaces}${css}</style><body>
<div class="card" data-kind="${kind}" data-accent="${accent}">${behind}<div class="ink"></div>
<img class="mark" src="data:image/svg+xml;base64,${mark}" alt="">
<div class="words"><p class="kicker">${plain(kicker)}</p><h1>${headline(title)}</h1></div><div class="line"></div></div></body></html>`;
}

/** Runs in the page: makes the headline smaller until it fits. @returns its size in px @param {number} most px of height */
export function fitHeadline(most) {
  const headline = document.querySelector('h1');
  let size = Number.parseFloat(getComputedStyle(headline).fontSize);
  while (size > 44 && (headline.offsetHeight > most || headline.scrollWidth > headline.clientWidth)) {
    size -= 2;
    headline.style.fontSize = `${size}px`;
  }
  return size;
}
