import { expect, phone, test } from '../support/browser';

/** Pictures of the page that have not arrived. */
const missing = () => [...document.images].filter((image) => !image.naturalWidth).map((image) => image.currentSrc);

test.describe('a phone', () => {
  test.use({ viewport: phone });

  test('gets the pictures further down with the first interaction, so that nobody scrolls to an empty frame', async ({
    page,
  }) => {
    await page.goto('/');
    expect((await page.evaluate(missing)).length).toBeGreaterThan(5);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(missing)).toEqual([]);
  });
});
