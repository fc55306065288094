import type { Page } from '@playwright/test';
import { expect, saveData, test, visit, words } from '../support/browser';

const film = (page: Page) => page.getByRole('main').locator('video').first();
const area = (page: Page) => page.getByRole('main').locator('div:has(> video)').first();
const requests = (page: Page) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.mp4$/.test(new URL(request.url()).pathname)) films.push(request.url());
  });
  return films;
};
const expectPaused = (page: Page, paused: boolean) => expect(film(page)).toHaveJSProperty('paused', paused);
/** Waits until the page is idle after the web fonts have been applied, when films start. */
const settled = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
};

test('the film on the home page autoplays after load, muted and looping', async ({ page }) => {
  const films = requests(page);
  let atLoad = -1;
  page.on('load', () => {
    atLoad = films.length;
  });
  await page.goto('/');
  await expect.poll(() => films.length).toBeGreaterThan(0);
  expect(atLoad).toBe(0);
  await expectPaused(page, false);
  await expect(film(page)).toHaveJSProperty('muted', true);
  await expect(film(page)).toHaveJSProperty('loop', true);
});

test('can be paused and played again', async ({ page }) => {
  await visit(page, '/');
  await expectPaused(page, false);
  await area(page).getByRole('button', { name: words.film.pause }).click();
  await expectPaused(page, true);
  // Scrolling away and back must not resume it.
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page);
  await expectPaused(page, true);
  await area(page).getByRole('button', { name: words.film.play }).click();
  await expectPaused(page, false);
});

test('is paused outside the viewport', async ({ page }) => {
  await visit(page, '/');
  await expectPaused(page, false);
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
  await expectPaused(page, true);
  await expect(area(page).getByRole('button', { name: words.film.play })).toBeVisible();
});

for (const [setting, apply] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['Save-Data', saveData],
] as const)
  test(`with ${setting} no film is loaded until the visitor plays it`, async ({ page }) => {
    const films = requests(page);
    await apply(page);
    await visit(page, '/');
    await settled(page);
    expect(films).toEqual([]);
    await area(page).getByRole('button', { name: words.film.play }).click();
    await expectPaused(page, false);
    await area(page).getByRole('button', { name: words.film.pause }).click();
    await expectPaused(page, true);
  });

test('with blocked autoplay the button offers to play', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await visit(page, '/');
  await expect(area(page).getByRole('button', { name: words.film.play })).toBeVisible();
  expect(await page.pageErrors()).toEqual([]);
});

test('without its file a film shows the poster', async ({ page }) => {
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
  await visit(page, '/');
  await settled(page);
  await expect(area(page).locator('picture img')).toBeVisible();
  expect(await page.pageErrors()).toEqual([]);
});
