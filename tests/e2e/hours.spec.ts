import { expect, test } from '../support/browser';

test.describe('working hours beside ours', () => {
  test.use({ timezoneId: 'Australia/Melbourne' });

  test('a visitor sees the row whose clocks are theirs lit, and no other', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('[data-zone][data-yours]')).toHaveCount(1);
    await expect(page.locator('[data-yours]')).toHaveAttribute('data-zone', 'Australia/Sydney');
  });
});
