/** Photographs the eight product screens: one window, one card and five details for each product. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { withBrowser } from '../browser.mjs';

const scenes = 'content/media/scenes/screens';
const slugs = ['lankacrm', 'fittrackpro', 'hireiq', 'mediflow', 'peoplenest', 'nexbill', 'stockmaster', 'autocare'];
const folder = (slug) => `content/media/pictures/products/${slug}`;
const load = async (root, path) => import(new URL(`file://${join(root, scenes, path)}`).href);

/** The seven pictures of a product: file name, kind of composition and its HTML. */
export const pictures = (product) => [
  { file: 'screen.png', kind: 'screen', html: product.screen() },
  { file: 'card.png', kind: 'card', html: product.card() },
  ...product.details.map((draw, k) => ({ file: `detail-${k + 1}.png`, kind: 'detail', html: draw() })),
];

/** Shoots one product at `scale` device pixels per CSS pixel. Says so when a composition does not fit its frame. */
export const shoot = async (
  browser,
  { root, slug, scale = 2, only, out = join(root, folder(slug)), log = () => {} },
) => {
  const { loadPage, sizes } = await load(root, 'kit/page.mjs');
  const { default: product } = await load(root, `products/${slug}.mjs`);
  const build = await loadPage(root);
  await mkdir(out, { recursive: true });
  const context = await browser.newContext({ deviceScaleFactor: scale });
  const page = await context.newPage();
  for (const { file, kind, html } of pictures(product)) {
    if (only && !file.startsWith(only)) continue;
    const { width, height } = sizes[kind];
    await page.setViewportSize({ width, height });
    await page.setContent(build(product, kind, html), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const spilt = await page.evaluate(() =>
      [...document.querySelectorAll('.pb, .main, .ph, .head')]
        .filter(
          (box) =>
            !box.closest('[data-bleed]') &&
            (box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2),
        )
        .map(
          (box) =>
            `${box.className}: ${box.textContent.trim().slice(0, 40)} (${box.scrollWidth - box.clientWidth} × ${box.scrollHeight - box.clientHeight} px too much)`,
        ),
    );
    if (spilt.length) log(`${slug}/${file} spills: ${spilt.join('; ')}`);
    const shot = await page.screenshot({ type: 'png' });
    await writeFile(
      join(out, file),
      await sharp(shot).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer(),
    );
  }
  await context.close();
};

/** @param {string} root repository folder */
export default async (root) =>
  slugs.map((slug) => ({
    name: `products/${slug}`,
    inputs: ['scripts/media/recipes/screens.mjs', `${scenes}/kit`, `${scenes}/products/${slug}.mjs`],
    outputs: ['screen', 'card', ...[1, 2, 3, 4, 5].map((n) => `detail-${n}`)].map(
      (name) => `${folder(slug)}/${name}.png`,
    ),
    needs: ['chromium'],
    make: ({ root: home = root, log }) => withBrowser((browser) => shoot(browser, { root: home, slug, log })),
  }));
