/** Photographs each product's demonstration as it begins: the picture that stands in its place until it is alive. */
import fs from 'node:fs';
import { demoKinds } from '@/content/schema/demos';
import { content } from '@/lib/content';
import { launchChromium } from '../../chromium';
import { startServer } from '../../serve/server';
import { type Recipe, withImports } from '../recipe';

/** Windows so high that nothing lies over the demonstration; in CSS pixels. */
const windows = [
  { file: 'screen-try.png', viewport: { width: 1280, height: 2400 } },
  { file: 'try-phone.png', viewport: { width: 390, height: 2400 } },
];
const folder = (slug: string) => `content/media/pictures/products/${slug}`;

async function shoot(slug: string): Promise<void> {
  if (!fs.existsSync(`out/${slug}.html`))
    throw new Error('It is photographed on the finished site. Run: npm run build');
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
    // A sign of a visitor.
    await page.mouse.move(10, 10);
    await page.locator('.demo').waitFor();
    // In the site's own fonts, however late they come.
    await page.evaluate(async () => {
      // A stand-in that this machine does not have fails, and is not needed.
      await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
    });
    // Square: the page that shows the picture rounds it.
    await page.addStyleTag({
      content: '[data-demo], .demo { border-radius: 0 !important; box-shadow: none !important }',
    });
    await page.locator('[data-demo]').screenshot({ path: `${folder(slug)}/${file}` });
    await page.close();
  }
}

/** The pictures of each product that can be tried. */
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
      make: () => shoot(slug),
    };
  });
