import { expect, test } from '../support/browser';

/** Pictures of the page that have not arrived. */
const missing = () => [...document.images].filter((image) => !image.naturalWidth).map((image) => image.currentSrc);

test('a wide window gets all pictures when the page is idle, without a scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect.poll(() => page.evaluate(missing)).toEqual([]);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('gets the pictures further down only after the visitor has stayed a while', async ({ page }) => {
    await page.goto('/');
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-folded'));
    expect((await page.evaluate(missing)).length).toBeGreaterThan(5);
    await expect.poll(() => page.evaluate(missing), { timeout: 15_000 }).toEqual([]);
  });

  test('gets them at the first sign that the visitor moves on', async ({ page }) => {
    await page.goto('/');
    const before = Date.now();
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-early'));
    expect(Date.now() - before).toBeLessThan(3000);
  });
});
