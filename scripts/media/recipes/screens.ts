/** Pictures of each product's screen: its demonstration in the exported site, whole and as a card. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { demoKindOf } from '@/content/schema/demos';
import { type Content, content } from '@/lib/content';
import { picturesFolder } from '@/lib/pictures/presets';
import { launchChromium } from '../../chromium';
import { filesBelow } from '../../filesBelow';
import { type Recipe, withImports } from '../recipe';

/** Ratio as width over height; a card shows the upper part of the screen on a phone, so that its text stays legible. */
const views = {
  screen: { viewport: { width: 1440, height: 900 }, scale: 2, ratio: 16 / 9 },
  card: { viewport: { width: 480, height: 900 }, scale: 4, ratio: 4 / 3 },
};

/** The ratio in which the site shows a card: nothing may cross its lower edge. */
const shownRatio = 1.38;

/** Hides what crosses the lower edge of a card, so that it ends between two rows. */
function endBetweenRows(demo: Element, ratio: number): void {
  const box = demo.getBoundingClientRect();
  const edge = box.top + box.width / ratio;
  const crossing = [demo];
  for (const element of crossing) {
    const { top, bottom, height } = element.getBoundingClientRect();
    // A large drawing may be cut; of a slider only the invisible target is.
    const mayBeCut = element instanceof HTMLInputElement || (element instanceof SVGElement && height > 150);
    const hasBox = height > 0;
    if (mayBeCut || (hasBox && bottom <= edge)) continue;
    const children = [...element.children];
    const fits = children.some((child) => child.getBoundingClientRect().bottom <= edge);
    if (!hasBox || (top < edge - 24 && (height > 150 || fits))) crossing.push(...children);
    else element.setAttribute('style', 'visibility: hidden');
  }
}

const origin = 'http://export.example';

/** The file of the export for a URL path: `/nexbill` → `out/nexbill.html`. */
const exported = (url: string): string => `out${url}${fs.existsSync(`out${url}.html`) ? '.html' : ''}`;

/** The pictures of a product that are made here, as view and file; one that an editor has uploaded has another name. */
const picturesOf = (product: Content['products'][number]) =>
  (['screen', 'card'] as const)
    .map((view) => [view, `${picturesFolder}/${product[view].src}`] as const)
    .filter(([view, file]) => path.basename(file) === `${view}.png`);

async function capture(slug: string, pictures: ReturnType<typeof picturesOf>): Promise<void> {
  if (!fs.existsSync(exported(`/${slug}`))) throw new Error('run “npm run build” first: the picture shows its pages');
  await using browser = await launchChromium();
  for (const [view, file] of pictures) {
    const { viewport, scale, ratio } = views[view];
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ path: exported(new URL(route.request().url()).pathname) }),
    );
    await page.goto(`${origin}/${slug}`, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: '.demo { border-radius: 0 }' });
    await page.evaluate(() => document.fonts.ready);
    if (view === 'card') await page.locator('.demo').evaluate(endBetweenRows, shownRatio);
    const box = await page.locator('.demo').boundingBox();
    if (!box) throw new Error('its demonstration is not visible');
    const clip = { ...box, height: Math.min(box.height, box.width / ratio) };
    await sharp(await page.screenshot({ clip, fullPage: true }))
      .removeAlpha()
      .png({ compressionLevel: 9, adaptiveFiltering: true })
      .toFile(file);
    await page.close();
  }
}

export const screens = (): Recipe[] =>
  content().products.flatMap((product) => {
    const { slug, demo } = product;
    const kind = demoKindOf(demo);
    const pictures = picturesOf(product);
    if (!kind || pictures.length === 0) return [];
    const folder = `components/demos/${kind}`;
    const components = filesBelow(folder).filter((name) => name.endsWith('Demo.tsx'));
    return {
      name: `products/${slug}`,
      settings: [demo, content().words.demo],
      inputs: [
        'scripts/media/recipes/screens.ts',
        'styles',
        'components/sections/ProductHero',
        ...withImports(...components.map((name) => `${folder}/${name}`)),
      ],
      outputs: pictures.map(([, file]) => file),
      make: () => capture(slug, pictures),
    };
  });
