import type { Page } from '@playwright/test';
import { everyPath, expect, header, nowhere, test, visit, words } from '../support/browser';
import { deafControls } from '../support/controls';

const sizes = [
  [1920, 1080],
  [1366, 768],
  [1024, 768],
  [1024, 600],
  [768, 1024],
  [390, 844],
  [375, 812],
  [360, 740],
  [320, 640],
] as const;

/** Collects console messages, exceptions, failed requests and requests to other sites. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  const add = (kind: string, text: string) => complaints.push(`${kind}: ${text}`);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) add('console', message.text());
  });
  page.on('pageerror', (error) => add('exception', error.message));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Navigation aborts downloads, which is no failure.
    if (why !== 'net::ERR_ABORTED') add('failed', `${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      add('status', `${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') add('outside', request.url());
  });
  return complaints;
}

for (const path of everyPath)
  test(`every control on ${path} can be clicked, and the console has no errors @firefox`, async ({ page }) => {
    const complaints = listen(page);
    await visit(page, path);
    // Animations would move controls while they are tested.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect.soft(await deafControls(page), `${width} × ${height} px`).toEqual([]);
    }
    // The browser logs the status of the not-found page.
    expect(complaints.filter((text) => path !== nowhere || !/^console: .*404/.test(text))).toEqual([]);
  });

test('every control in the open menu can be clicked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await header(page).getByRole('button', { name: words.header.menu }).click();
  await page.locator('#menu summary').click();
  // The toggle of the services stands on the row of their link.
  expect(await deafControls(page, '#menu', 'a:has(+ details)')).toEqual([]);
});

test('a focused field at the bottom of the viewport is scrolled out from under the total', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/BudgetCalculator');
  const field = page.getByRole('spinbutton');
  await field.evaluate((element) => {
    const below = element.getBoundingClientRect().bottom - window.innerHeight + 10;
    window.scrollBy({ top: below, behavior: 'instant' });
  });
  await field.focus();
  const onTop = () =>
    field.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
  await expect.poll(onTop).toBe(true);
});
