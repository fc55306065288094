/** Social cards: public/cards/<page>.jpg, 1200 × 630 px. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cardHtml, fitHeadline } from '@/content/media/scenes/cards/card.mjs';
import { content } from '@/lib/content';
import { picturesFolder } from '@/lib/pictures/presets';
import { launchChromium } from '../../chromium';
import { log, packageFile, type Recipe, withinBudget } from '../recipe';

const scene = 'content/media/scenes/cards';
const mostBytes = 150_000;
const qualities = [90, 86, 82, 78, 74, 70, 66, 62, 58, 54, 50];
/** Largest height of a headline in px. */
const mostHeadline = 330;

interface Card {
  name: string;
  kind: 'home' | 'page' | 'service' | 'product';
  title: string;
  kicker: string;
  /** Picture behind the words, below content/media/pictures. */
  ground: string;
  accent: 'teal' | 'amber';
}

function allCards(): Card[] {
  const { company, pages, services, products } = content();
  const { home, 'not-found': _, ...others } = pages;
  const card = (
    name: string,
    kind: Card['kind'],
    title: string,
    kicker: string,
    { src }: { src: string },
    accent: Card['accent'] = 'teal',
  ): Card => ({ name, kind, title, kicker, ground: src, accent });
  return [
    card('home', 'home', company.tagline, home.meta.title, { src: 'films/hero.png' }),
    ...Object.entries(others).map(([slug, { name, hero, heroImage }]) =>
      card(slug, 'page', hero.title, name, heroImage),
    ),
    ...services.map(({ slug, name, hero, picture }) => card(slug, 'service', hero.title, name, picture)),
    ...products.map(({ slug, name, kind, hero, screen, accent }) =>
      card(slug, 'product', hero.title, `${name} · ${kind}`, screen, accent),
    ),
  ];
}

async function draw(card: Omit<Card, 'name'>, output: string): Promise<void> {
  await using browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(await cardHtml('.', card), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const size = await page.evaluate(fitHeadline, mostHeadline);
  log(`headline ${size} px`);
  const shot = await page.screenshot({ type: 'png' });
  const jpeg = await withinBudget(mostBytes, qualities, (quality) =>
    sharp(shot)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 80 ? '4:4:4' : '4:2:0' })
      .toBuffer(),
  );
  await writeFile(output, jpeg);
}

export const cards = (): Recipe[] =>
  allCards().map(({ name, ...card }) => ({
    name: `cards/${name}`,
    settings: card,
    inputs: [
      'scripts/media/recipes/cards.ts',
      scene,
      ...['bricolage-grotesque', 'instrument-sans'].map((font) => packageFile(`@fontsource-variable/${font}`)),
      `${picturesFolder}/brand/wordmark.svg`,
      `${picturesFolder}/${card.ground}`,
    ],
    outputs: [`public/cards/${name}.jpg`],
    make: () => draw(card, `public/cards/${name}.jpg`),
  }));
