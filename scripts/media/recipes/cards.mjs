/** Photographs the social card of every page: content/media/pictures/cards/<page>.jpg, 1200 × 630 px, at most 150 kB. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { withBrowser } from '../browser.mjs';

const scene = 'content/media/scenes/cards';
const pictures = 'content/media/pictures';
/** Stands in until a page's own relief has been made. */
const fallback = 'films/hero.png';
const mostBytes = 150_000;
/** Height in px that a headline may take. */
const mostHeadline = 330;

const read = (root, file) => parse(readFileSync(join(root, 'content', file), 'utf8'));
const names = (root, folder) =>
  readdirSync(join(root, 'content', folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -5));

/** What stands on each card: the page's own headline, its small line and its picture. */
export function cards(root) {
  const company = read(root, 'company.yaml');
  const pages = names(root, 'pages')
    .filter((name) => name !== 'not-found')
    .map((name) => {
      const { meta, hero, relief } = read(root, `pages/${name}.yaml`);
      return name === 'home'
        ? { name, kind: 'home', title: company.tagline, kicker: meta.title, ground: fallback, accent: 'teal' }
        : { name, kind: 'page', title: hero.title, kicker: hero.kicker, ground: relief.src, accent: 'teal' };
    });
  const services = names(root, 'services').map((name) => {
    const { hero, picture } = read(root, `services/${name}.yaml`);
    return { name, kind: 'service', title: hero.title, kicker: hero.kicker, ground: picture.src, accent: 'teal' };
  });
  const products = names(root, 'products').map((name) => {
    const { hero, screen, accent, ...product } = read(root, `products/${name}.yaml`);
    return {
      name,
      kind: 'product',
      title: hero.title,
      kicker: `${product.name} · ${product.kind}`,
      ground: screen.src,
      accent,
    };
  });
  return [...pages, ...services, ...products].map((card) => ({
    ...card,
    ground: existsSync(join(root, pictures, card.ground)) ? card.ground : fallback,
  }));
}

/** The best JPEG that stays within the limit. */
async function withinLimit(shot) {
  for (let quality = 90; quality >= 50; quality -= 4) {
    const jpeg = await sharp(shot)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 80 ? '4:4:4' : '4:2:0' })
      .toBuffer();
    if (jpeg.length <= mostBytes) return { jpeg, quality };
  }
  throw new Error(`cannot be made smaller than ${mostBytes} bytes; use a calmer picture`);
}

async function shoot(browser, root, card, log) {
  const { cardHtml, fitHeadline } = await import(new URL(`file://${join(root, scene, 'card.mjs')}`).href);
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(await cardHtml(root, card), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const size = await page.evaluate(fitHeadline, mostHeadline);
  const { jpeg, quality } = await withinLimit(await page.screenshot({ type: 'png' }));
  await page.close();
  await mkdir(join(root, pictures, 'cards'), { recursive: true });
  await writeFile(join(root, pictures, `cards/${card.name}.jpg`), jpeg);
  log(
    `headline ${size} px, quality ${quality}, ${Math.round(jpeg.length / 1000)} kB${card.ground === fallback && card.kind !== 'home' ? '; its own picture is not there yet' : ''}`,
  );
}

/** @param {string} root repository folder */
export default async (root) =>
  cards(root).map((card) => ({
    name: `cards/${card.name}`,
    recipe: card,
    inputs: ['scripts/media/recipes/cards.mjs', scene, `${pictures}/brand/wordmark.svg`, `${pictures}/${card.ground}`],
    outputs: [`${pictures}/cards/${card.name}.jpg`],
    needs: ['chromium'],
    make: ({ root: home = root, log }) => withBrowser((browser) => shoot(browser, home, card, log)),
  }));
