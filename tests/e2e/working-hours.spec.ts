import { expect, test } from '../support/browser';

test.use({ timezoneId: 'Australia/Melbourne' });

test('only the row with the visitor’s time zone is highlighted', async ({ page }) => {
  await page.goto('/contact');
  const colourOf = (zone: string) =>
    page.locator(`[data-zone="${zone}"]`).evaluate((row) => getComputedStyle(row).color);
  const plain = await colourOf('Europe/London');
  await expect.poll(() => colourOf('Australia/Sydney')).not.toBe(plain);
  for (const zone of ['Asia/Colombo', 'Asia/Dubai', 'America/Toronto']) expect(await colourOf(zone)).toBe(plain);
});
