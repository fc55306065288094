import { expect, test } from '../support/browser';

/** Pictures of the page that have not arrived. */
const missing = () => [...document.images].filter((image) => !image.naturalWidth).map((image) => image.currentSrc);

test('a wide window gets all pictures when the page is idle, without a scroll', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(missing)).toEqual([]);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // Four seconds pass when the test says so, however long it takes here.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const wait = (act: () => void, time?: number) =>
        time === 4000 ? Object.assign(window, { stay: act }) && 0 : setTimeout(act, time);
      Object.assign(window, { setTimeout: wait });
    });
    await page.goto('/');
    await page.waitForFunction(() => 'stay' in window);
    expect((await page.evaluate(missing)).length).toBeGreaterThan(5);
  });

  test('gets the pictures further down only after the visitor has stayed a while', async ({ page }) => {
    await page.evaluate(() => (window as unknown as { stay: () => void }).stay());
    await expect.poll(() => page.evaluate(missing)).toEqual([]);
  });

  test('gets them at the first sign that the visitor moves on', async ({ page }) => {
    await page.mouse.wheel(0, 100);
    await expect(page.locator('html')).not.toHaveAttribute('data-early');
  });
});
