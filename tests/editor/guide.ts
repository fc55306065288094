import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { contentType } from '../../lib/headers';
import { startServer } from '../../scripts/editor/server';

/** `npm run guide`: screenshots for the editors' guide, with the last build as the preview. */
test('the pictures of the guide', async ({ page }) => {
  // The site's own server sends X-Frame-Options: DENY.
  const site = http.createServer(({ url = '/' }, response) => {
    const file = path.extname(url) ? `out${url}` : `out${url}.html`;
    response.writeHead(fs.existsSync(file) ? 200 : 404, { 'Content-Type': contentType(file) });
    response.end(fs.existsSync(file) ? fs.readFileSync(file) : '');
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  const server = await startServer({ port: 0, site: (site.address() as AddressInfo).port });
  const take = (name: string) => ({ path: `content/media/guide/${name}.jpg`, type: 'jpeg', quality: 80 }) as const;

  await page.goto(`${server.url}/__editor/#products/nexbill`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.screenshot(take('editor'));

  const tagline = page.locator('.field').filter({ has: page.getByRole('textbox', { name: 'Tagline' }) });
  await tagline.getByRole('textbox').fill('Short');
  await expect(tagline.getByRole('alert')).toBeVisible();
  await tagline.screenshot(take('mistake'));

  // Tall enough for the whole entry below the toolbar.
  await page.setViewportSize({ width: 1300, height: 1200 });
  await page.goto(`${server.url}/__editor/#team`);
  await page.getByRole('main').getByText('People', { exact: true }).click();
  const people = page.getByRole('main').getByRole('listitem');
  await people.nth(1).locator('summary').first().click();
  await expect(people.nth(1).locator('img').first()).toHaveJSProperty('complete', true);
  await people.nth(1).screenshot(take('entry'));

  await server.close();
  site.close();
});
