import { expect, phone, test } from '../support/browser';

/** Pictures of the page that are not loaded. */
const missing = () => [...document.images].filter((image) => !image.naturalWidth).map((image) => image.currentSrc);

test.describe('a phone', () => {
  test.use({ viewport: phone });

  test('loads the pictures below the first screen with the first interaction', async ({ page }) => {
    await page.goto('/');
    expect((await page.evaluate(missing)).length).toBeGreaterThan(5);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(missing)).toEqual([]);
  });
});
