import type { Page } from '@playwright/test';
import { boxOf, everyPath, expect, header, nowhere, test, visit, words } from '../support/browser';
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

/** Collects what a visitor's browser would complain about. Requests to other sites are blocked and listed. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  const add = (kind: string, text: string) => complaints.push(`${kind}: ${text}`);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) add('console', message.text());
  });
  page.on('pageerror', (error) => add('exception', error.message));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page ends its downloads; nothing has failed.
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

/** What the header and the demonstrations hold has tests of its own. */
const elsewhere = 'header, #try';

for (const path of everyPath)
  test(`a pointer can press everything on ${path}, and the browser complains of nothing @firefox`, async ({ page }) => {
    const complaints = listen(page);
    await visit(page, path);
    // Nothing is on its way any more when it is asked.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect.soft(await deafControls(page, 'body', elsewhere), `${width} × ${height} px`).toEqual([]);
    }
    // The browser itself reports the status of the not-found page.
    expect(complaints.filter((text) => path !== nowhere || !/^console: .*404/.test(text))).toEqual([]);
  });

for (const [width, height, text] of [
  ...sizes.map((size) => [...size, 16] as const),
  [390, 844, 32],
  [640, 400, 32],
] as const)
  test(`the home page's film stops wherever its button is tapped: ${width} × ${height} px, text of ${text} px`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    const button = page
      .getByRole('main')
      .locator('[data-motion]', { has: page.locator('video') })
      .getByRole('button');
    const film = page.getByRole('main').locator('video').first();
    await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(film).toHaveJSProperty('paused', false);
    const box = await boxOf(button);
    const radius = box.width / 2 - 2;
    let paused = false;
    for (const angle of [0, 60, 120, 180, 240, 300]) {
      const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      await page.mouse.click(box.x + box.width / 2 + radius * x, box.y + box.height / 2 + radius * y);
      paused = !paused;
      await expect(film).toHaveJSProperty('paused', paused);
    }
  });

test('a pointer can press everything in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await header(page).getByRole('button', { name: words.header.menu }).click();
  await page.locator('#menu summary').click();
  expect(await deafControls(page, '#menu')).toEqual([]);
});

test('a field that takes the focus at the foot of the window comes out from under the total', async ({ page }) => {
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
