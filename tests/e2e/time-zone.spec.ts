import { expect, isReady, test } from '../support/browser';

test.use({ timezoneId: 'Australia/Melbourne' });

test('only the row with the visitor’s time zone is highlighted', async ({ page }) => {
  await page.goto('/contact');
  const colourOf = (zone: string) =>
    page.locator(`[data-zone="${zone}"]`).evaluate((row) => getComputedStyle(row).color);
  const plain = await colourOf('Europe/London');
  await expect.poll(() => colourOf('Australia/Sydney')).not.toBe(plain);
  for (const zone of ['Asia/Colombo', 'Asia/Dubai', 'America/Toronto']) expect(await colourOf(zone)).toBe(plain);
});

test('a hero names its price in the currency of the visitor’s time zone', async ({ page }) => {
  await page.goto('/');
  const price = page.locator('[data-abroad]').first();
  await expect(price).toHaveText(/^AUD\s[\d,]+$/);
  expect(await price.getAttribute('data-abroad')).toContain(await price.textContent());
});

test('the comparison of products has its prices in that currency', async ({ page }) => {
  await page.goto('/product-grid');
  await expect(page.locator('#comparison [data-abroad]')).toHaveText(Array(24).fill(/^AUD\s[\d,]+$/));
});

test.describe('in London', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('the price is in GBP', async ({ page }) => {
    await page.goto('/ui-designing');
    await isReady(page);
    await expect(page.locator('[data-abroad]').first()).toHaveText(/^GBP\s[\d,]*\d$/);
  });
});

test.describe('in Colombo', () => {
  test.use({ timezoneId: 'Asia/Colombo' });

  test('the price stays in LKR and GBP', async ({ page }) => {
    await page.goto('/ui-designing');
    await isReady(page);
    await expect(page.locator('[data-abroad]').first()).toHaveText(/^LKR\s[\d,]+\sor\sGBP\s[\d,]+$/);
  });
});
