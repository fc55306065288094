/** Photographs the social card of every page: public/cards/<page>.jpg, 1200 × 630 px. */
import { writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { cardHtml, fitHeadline } from '@/content/media/scenes/cards/card.mjs';
import { content } from '@/lib/content';
import { withChromium } from '../../chromium';
import { log, type Recipe } from '../recipe';

const scene = 'content/media/scenes/cards';
const pictures = 'content/media/pictures';
const mostBytes = 150_000;
/** Height in px that a headline may take. */
const mostHeadline = 330;

/** What stands on a card. */
interface Card {
  name: string;
  kind: 'home' | 'page' | 'service' | 'product';
  title: string;
  kicker: string;
  /** Picture behind the words, below content/media/pictures. */
  ground: string;
  accent: 'teal' | 'amber';
}

/** The card of every page, with the page's own headline, small line and picture. */
function allCards(): Card[] {
  const { company, pages, services, products } = content();
  const { home, 'not-found': _, ...others } = pages;
  return [
    {
      name: 'home',
      kind: 'home',
      title: company.tagline,
      kicker: home.meta.title,
      ground: 'films/hero.png',
      accent: 'teal',
    },
    ...Object.entries(others).map(([name, { hero, heroImage }]): Card => {
      const { title, kicker } = hero;
      return { name, kind: 'page', title, kicker, ground: heroImage.src, accent: 'teal' };
    }),
    ...services.map(({ slug, hero, picture }): Card => {
      const { title, kicker } = hero;
      return { name: slug, kind: 'service', title, kicker, ground: picture.src, accent: 'teal' };
    }),
    ...products.map(({ slug, name, kind, hero, screen, accent }): Card => {
      const kicker = `${name} · ${kind}`;
      return { name: slug, kind: 'product', title: hero.title, kicker, ground: screen.src, accent };
    }),
  ];
}

/**
 * The best JPEG that stays within the limit.
 *
 * @throws when none does
 */
async function withinLimit(shot: Buffer): Promise<{ jpeg: Buffer; quality: number }> {
  for (let quality = 90; quality >= 50; quality -= 4) {
    const jpeg = await sharp(shot)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 80 ? '4:4:4' : '4:2:0' })
      .toBuffer();
    if (jpeg.length <= mostBytes) return { jpeg, quality };
  }
  throw new Error(`cannot be made smaller than ${mostBytes} bytes; use a calmer picture`);
}

async function shoot(browser: Browser, card: Card): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(await cardHtml('.', card), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const size = await page.evaluate(fitHeadline, mostHeadline);
  const { jpeg, quality } = await withinLimit(await page.screenshot({ type: 'png' }));
  await page.close();
  await writeFile(`public/cards/${card.name}.jpg`, jpeg);
  log(`headline ${size} px, quality ${quality}, ${Math.round(jpeg.length / 1000)} kB`);
}

export const cards = (): Recipe[] =>
  allCards().map((card) => ({
    name: `cards/${card.name}`,
    settings: card,
    inputs: ['scripts/media/recipes/cards.ts', scene, `${pictures}/brand/wordmark.svg`, `${pictures}/${card.ground}`],
    outputs: [`public/cards/${card.name}.jpg`],
    make: () => withChromium((browser) => shoot(browser, card)),
  }));
