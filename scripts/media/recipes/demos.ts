/** Screenshots of each product's demonstration in its initial state, shown until it is hydrated. */
import fs from 'node:fs';
import { demoKinds } from '@/content/schema/demos';
import { content } from '@/lib/content';
import { launchChromium } from '../../chromium';
import { startServer } from '../../serve/server';
import { type Recipe, withImports } from '../recipe';

/** High enough that no fixed element covers the demonstration; in CSS pixels. */
const windows = [
  { file: 'screen-try.png', viewport: { width: 1280, height: 2400 } },
  { file: 'try-phone.png', viewport: { width: 390, height: 2400 } },
];
const folder = (slug: string) => `content/media/pictures/products/${slug}`;

async function capture(slug: string): Promise<void> {
  if (!fs.existsSync(`out/${slug}.html`)) throw new Error('It is captured from the finished site. Run: npm run build');
  await using site = await startServer({ dir: 'out' });
  await using browser = await launchChromium();
  for (const { file, viewport } of windows) {
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await page.goto(`${site.url}/${slug}`);
    // The demonstration is loaded on the first user interaction.
    await page.mouse.move(10, 10);
    await page.locator('.demo').waitFor();
    await page.evaluate(async () => {
      // A local fallback font that is not installed fails, and is not needed.
      await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
    });
    // The page rounds the corners of the picture.
    await page.addStyleTag({
      content: '[data-demo], .demo { border-radius: 0 !important; box-shadow: none !important }',
    });
    await page.locator('[data-demo]').screenshot({ path: `${folder(slug)}/${file}` });
    await page.close();
  }
}

/** One recipe for each product with a demonstration. */
export const demonstrations = (): Recipe[] =>
  content().products.flatMap(({ slug, demo }) => {
    const kind = demoKinds.find((name) => demo?.[name]);
    if (!demo || !kind) return [];
    return {
      name: `demos/${slug}`,
      inputs: [
        'scripts/media/recipes/demos.ts',
        ...['base.scss', 'fonts', 'theme.scss', 'tokens.scss'].map((name) => `styles/${name}`),
        ...withImports(`lib/browser/demos/${kind}.ts`),
      ],
      settings: demo[kind],
      outputs: windows.map(({ file }) => `${folder(slug)}/${file}`),
      make: () => capture(slug),
    };
  });
