/**
 * `npm run shots`: full-page screenshots of every route at 390, 768, 1440 and 1920 px and a contact sheet for each
 * width, into shots/. Words after the command choose routes: `npm run shots -- / /contact`; `--width=390` takes one
 * width, `--dir=FOLDER` another export than out/, `--to=FOLDER` another place for the pictures.
 */
import fs from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { pageName } from '@/lib/siteUrl';
import { chromiumArgs, findChromium } from './chromium';
import { startServer } from './serve/server';

const args = process.argv.slice(2);
const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
const chosen = args.filter((arg) => arg.startsWith('/'));
const widths = option('width') ? [Number(option('width'))] : [390, 768, 1440, 1920];
const paths = chosen.length > 0 ? chosen : [...routes(content()).map(({ path }) => path), '/no-such-page'];
const folder = option('to') ?? 'shots';

/** Height in pixels of a thumbnail on the contact sheet. */
const THUMB = 900;

const server = await startServer({ dir: option('dir') ?? 'out', port: 0 });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
for (const width of widths) {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await fs.mkdir(`${folder}/${width}`, { recursive: true });
  for (const [i, path] of paths.entries()) {
    await page.goto(server.url + path, { waitUntil: 'load' });
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => status === 'loaded' && !/Fallback/.test(family)),
    );
    // On phones, sections and pictures below the window wait for the visitor.
    await page.evaluate(async () => {
      for (const mark of ['data-folded', 'data-early']) document.documentElement.removeAttribute(mark);
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    await page.screenshot({ path: `${folder}/${width}/${pageName(path)}.png`, fullPage: true });
    process.stdout.write(`\r${width} px: ${i + 1} of ${paths.length} `);
  }
  await context.close();
  const thumbs = await Promise.all(
    paths.map((path) =>
      sharp(`${folder}/${width}/${pageName(path)}.png`)
        .resize({ width: 300, height: THUMB, fit: 'cover', position: 'top' })
        .png()
        .toBuffer(),
    ),
  );
  const columns = 9;
  const rows = Math.ceil(thumbs.length / columns);
  await sharp({ create: { width: columns * 310, height: rows * (THUMB + 10), channels: 3, background: '#666' } })
    .composite(
      thumbs.map((input, i) => ({ input, left: (i % columns) * 310, top: Math.floor(i / columns) * (THUMB + 10) })),
    )
    .jpeg({ quality: 80 })
    .toFile(`${folder}/contact-${width}.jpg`);
}
await browser.close();
await server.close();
console.log(`\nScreenshots are in ${folder}/`);
