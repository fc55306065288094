/** Product screens: for each product a window, a card, five details and a closing picture. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { loadPage, sizes } from '@/content/media/scenes/screens/kit/page.mjs';
import { launchChromium } from '../../chromium';
import { log, packageFile, type Recipe, withImports } from '../recipe';

/** Default export of a file in content/media/scenes/screens/products; each function returns HTML. */
interface ProductScreens {
  screen: () => string;
  card: () => string;
  details: readonly (() => string)[];
  closing: () => string;
}

const scenes = 'content/media/scenes/screens';
const folder = (slug: string) => `content/media/pictures/products/${slug}`;
/** Device pixels per CSS pixel. */
const scale = 2;

const productScreens = async (slug: string): Promise<ProductScreens> =>
  (await import(pathToFileURL(path.resolve(scenes, `products/${slug}.mjs`)).href)).default;

const compositions = (product: ProductScreens) => [
  { file: 'screen.png', kind: 'screen' as const, html: product.screen() },
  { file: 'card.png', kind: 'card' as const, html: product.card() },
  ...product.details.map((draw, i) => ({ file: `detail-${i + 1}.png`, kind: 'detail' as const, html: draw() })),
  { file: 'closing.png', kind: 'closing' as const, html: product.closing() },
];

/** Runs in the page. */
const overflowingBoxes = () =>
  [...document.querySelectorAll('.pb, .main, .ph, .head')]
    .map((box) => ({
      box,
      wide: box.scrollWidth - box.clientWidth,
      high: box.scrollHeight - box.clientHeight,
    }))
    .filter(({ box, wide, high }) => !box.closest('[data-bleed]') && (wide > 2 || high > 2))
    .map(
      ({ box, wide, high }) =>
        `${box.className}: ${box.textContent?.trim().slice(0, 40)} (${wide} × ${high} px too much)`,
    );

async function capture(slug: string): Promise<void> {
  await using browser = await launchChromium();
  const product = await productScreens(slug);
  const build = await loadPage('.');
  const page = await browser.newPage({ deviceScaleFactor: scale });
  for (const { file, kind, html } of compositions(product)) {
    const { width, height } = sizes[kind];
    await page.setViewportSize({ width, height });
    await page.setContent(build(product, kind, html), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const boxes = await page.evaluate(overflowingBoxes);
    if (boxes.length > 0) log(`${slug}/${file} overflows: ${boxes.join('; ')}`);
    await sharp(await page.screenshot({ type: 'png' }))
      .removeAlpha()
      .png({ compressionLevel: 9, adaptiveFiltering: true })
      .toFile(`${folder(slug)}/${file}`);
  }
}

export const screens = (): Recipe[] =>
  readdirSync(`${scenes}/products`)
    .map((file) => path.parse(file).name)
    .map((slug) => ({
      name: `products/${slug}`,
      inputs: [
        'scripts/media/recipes/screens.ts',
        `${scenes}/kit`,
        packageFile('@fontsource-variable/instrument-sans'),
        ...withImports(`${scenes}/products/${slug}.mjs`),
      ],
      outputs: ['screen', 'card', ...[1, 2, 3, 4, 5].map((n) => `detail-${n}`), 'closing'].map(
        (name) => `${folder(slug)}/${name}.png`,
      ),
      make: () => capture(slug),
    }));
