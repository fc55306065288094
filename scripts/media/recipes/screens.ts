/** Pictures of each product's screen: its demonstration in the exported site, whole, as a card, and a part further down. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type DemoKind, demoKindOf } from '@/content/schema/demos';
import { content, type Product } from '@/lib/content';
import { picturesFolder } from '@/lib/pictures/presets';
import { launchChromium } from '../../chromium';
import { filesBelow } from '../../filesBelow';
import { type Recipe, withImports } from '../recipe';

/** Ratio as width over height; a card shows the upper part of the screen on a phone, so that its text stays legible. */
const views = {
  screen: { viewport: { width: 1024, height: 900 }, scale: 2, ratio: 1.75 },
  tablet: { viewport: { width: 768, height: 900 }, scale: 2.5, ratio: 1.42 },
  card: { viewport: { width: 480, height: 900 }, scale: 4, ratio: 4 / 3 },
  detail: { viewport: { width: 480, height: 900 }, scale: 4, ratio: 4 / 3 },
};

/** Products whose screen is easier to read on Home as it is on a tablet. */
const onTablet: DemoKind[] = ['lankacrm', 'fittrackpro'];

/** What a card shows below the bar, where the top of the demonstration does not show what the product is for. */
const cardBegins: Partial<Record<DemoKind, string>> = {
  hireiq: '.rank-list',
  mediflow: '.rx > :nth-child(2)',
  stockmaster: '.count',
};

/** What a detail begins with: another part of the demonstration than most cards show. */
const detailBegins: Record<DemoKind, string> = {
  autocare: '.care-estimate',
  fittrackpro: '.desk-card',
  hireiq: '.rank-why',
  lankacrm: '.deals > :nth-child(3)',
  mediflow: '.rx > :last-child',
  nexbill: '.till-queue',
  peoplenest: '.pay-slip',
  stockmaster: '.count-foot',
};

/** The ground that such a picture shows above its first panel. */
const margin = 10;

/** The ratio in which the site shows a card: nothing may cross its lower edge. */
const shownRatio = 1.38;

/** Hides what crosses the lower edge of a card, so that it ends between two rows. */
function endBetweenRows(demo: Element, edge: number): void {
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

/** Removes what is between the bar with the product's name and the part that a card shows. */
function removeBefore(part: Element): void {
  const previous = part.previousElementSibling ?? part.parentElement?.previousElementSibling;
  if (!previous || previous.matches('.demo-head')) return;
  previous.remove();
  removeBefore(part);
}

const origin = 'http://export.example';

/** The file of the export for a URL path: `/nexbill` → `out/nexbill.html`. */
const exported = (url: string): string => `out${url}${fs.existsSync(`out${url}.html`) ? '.html' : ''}`;

/** The pictures of a product that are made here, as view and file; one that an editor has uploaded has another name. */
const picturesOf = (product: Product) =>
  (['screen', 'card', 'detail'] as const)
    .map((view) => [view, `${picturesFolder}/${product[view].src}`] as const)
    .filter(([view, file]) => path.basename(file) === `${view}.png`);

async function capture(slug: string, kind: DemoKind, pictures: ReturnType<typeof picturesOf>): Promise<void> {
  if (!fs.existsSync(exported(`/${slug}`))) throw new Error('run “npm run build” first: the picture shows its pages');
  await using browser = await launchChromium();
  for (const [view, file] of pictures) {
    const { viewport, scale, ratio } = views[view === 'screen' && onTablet.includes(kind) ? 'tablet' : view];
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
    await page.addStyleTag({ content: '.demo { border-radius: 0 } .demo-aside { display: none }' });
    await page.evaluate(() => document.fonts.ready);
    const demo = page.locator('.demo');
    const box = await demo.boundingBox();
    const begins = { screen: undefined, card: cardBegins[kind], detail: detailBegins[kind] }[view];
    const first = begins ? await demo.locator(begins).first().boundingBox() : box;
    if (!box || !first) throw new Error('its demonstration is not visible');
    if (view === 'card' && begins) await demo.locator(begins).first().evaluate(removeBefore);
    const y = view === 'detail' ? first.y - margin : box.y;
    await demo.evaluate(endBetweenRows, y + box.width / (view === 'screen' ? ratio : shownRatio));
    const clip = { ...box, y, height: Math.min(box.y + box.height - y, box.width / ratio) };
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
      make: () => capture(slug, kind, pictures),
    };
  });
