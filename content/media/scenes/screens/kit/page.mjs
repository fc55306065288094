/** Turns one composition into a complete page with its theme, its style sheet and its face inside. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** CSS px of the finished picture (before the 2× shot) and how much the composition is enlarged to fill it. */
export const sizes = {
  screen: { width: 1440, height: 900, zoom: 1.2 },
  card: { width: 880, height: 660, zoom: 2.2 },
  detail: { width: 720, height: 540, zoom: 1.8 },
  closing: { width: 800, height: 600, zoom: 2 },
};

const face = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2';

/** Loads what every page needs once. @param {string} root repository folder */
export const loadPage = async (root) => {
  const [css, font] = await Promise.all([
    readFile(new URL('./style.css', import.meta.url), 'utf8'),
    readFile(join(root, face), 'base64'),
  ]);
  /** @param {object} product a product module's default export @param {'screen'|'card'|'detail'|'closing'} kind @param {string} html */
  return (product, kind, html) => {
    const colours = Object.entries(product.colours)
      .map(([key, value]) => `--${key}:${value}`)
      .join(';');
    return `<!doctype html><html lang="en-LK" data-mode="${product.mode}" style="${colours};--z:${sizes[kind].zoom}"><meta charset="utf-8"><title>${product.name}</title><style>@font-face{font-family:'Instrument Sans Variable';src:url(data:font/woff2;base64,${font}) format('woff2-variations');font-weight:400 700;font-stretch:75% 100%}${css}</style><body><div class="scene ${kind}">${html}</div></body></html>`;
  };
};
