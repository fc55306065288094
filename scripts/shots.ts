/**
 * `npm run shots`: full-page screenshots of every route at 390, 768, 1440 and 1920 px and a contact sheet for each
 * width, in shots/. `npm run shots -- / /contact --width=390` limits routes and widths.
 */
import fs from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { pageName } from '@/lib/siteUrl';
import { launchChromium } from './chromium';
import { startServer } from './serve/server';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { width: { type: 'string' } } });
const widths = values.width ? [Number(values.width)] : [390, 768, 1440, 1920];
const paths = positionals.length > 0 ? positionals : [...routes(content()).map(({ path }) => path), '/no-such-page'];

await using server = await startServer({ dir: 'out' });
await using browser = await launchChromium();
for (const width of widths) {
  const page = await browser.newPage({
    viewport: { width, height: width < 700 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  await fs.mkdir(`shots/${width}`, { recursive: true });
  const thumbs: Buffer[] = [];
  for (const [i, path] of paths.entries()) {
    await page.goto(server.url + path, { waitUntil: 'load' });
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => status === 'loaded' && !/Fallback/.test(family)),
    );
    // Lazy sections and pictures are rendered now.
    await page.evaluate(async () => {
      for (const section of document.querySelectorAll<HTMLElement>('main > *'))
        section.style.contentVisibility = 'visible';
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    const shot = await page.screenshot({ path: `shots/${width}/${pageName(path)}.png`, fullPage: true });
    thumbs.push(await sharp(shot).resize({ width: 300, height: 900, fit: 'cover', position: 'top' }).toBuffer());
    process.stdout.write(`\r${width} px: ${i + 1} of ${paths.length} `);
  }
  await page.close();
  if (thumbs.length > 1)
    await sharp(thumbs, { join: { across: 9, shim: 10, background: '#666' } })
      .jpeg({ quality: 80 })
      .toFile(`shots/contact-${width}.jpg`);
}
console.log('\nScreenshots are in shots/');
