import { expect, services, test } from '../support/browser';

test.use({ javaScriptEnabled: false });

for (const { slug, faq } of services.filter((service) => service.faq))
  test(`/${slug}: four questions open and close without scripts`, async ({ page }) => {
    await page.goto(`/${slug}`);
    const items = faq?.items ?? [];
    expect(items).toHaveLength(4);
    for (const { question, answer } of items) {
      const summary = page.locator('summary', { hasText: question });
      const text = page.getByText(answer, { exact: true });
      await expect(text).toBeHidden();
      await summary.click();
      await expect(text).toBeVisible();
      await summary.press('Enter');
      await expect(text).toBeHidden();
    }
  });
