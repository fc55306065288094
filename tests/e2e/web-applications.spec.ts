import { boxOf, expect, pages, test } from '../support/browser';

for (const width of [390, 768])
  test(`the charts of the examples stay inside their cards: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/web-applications');
    for (const { need, fragment } of pages['web-applications'].kinds.items) {
      const kind = page.locator('#kinds details', { hasText: need });
      if ((await kind.getAttribute('open')) === null) await kind.locator('summary').click();
      const card = await boxOf(kind.locator('figure'));
      for (const chart of await kind.locator('figure svg').all()) {
        const box = await boxOf(chart);
        expect(box.x, fragment.name).toBeGreaterThan(card.x);
        expect(box.width, fragment.name).toBeGreaterThan(box.height);
        expect(box.y + box.height, fragment.name).toBeLessThan(card.y + card.height);
      }
    }
  });
