import { boxOf, expect, hasFonts, test, visit } from '../support/browser';

for (const path of ['/web-application-development', '/mobile-application-development'])
  for (const [width, height, tag] of [
    [390, 844, ''],
    [1366, 768, ''],
    [320, 640, ' @audit'],
    [768, 1024, ' @audit'],
  ] as const)
    test(`a question of ${path} stays under the pointer when it opens: ${width} × ${height} px${tag}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, path);
      await hasFonts(page);
      const questions = page.locator('#faq summary');
      const count = await questions.count();
      expect(count).toBeGreaterThan(1);
      for (let i = 0; i < count; i++) {
        const question = questions.nth(i);
        await question.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const before = await boxOf(question);
        await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
        await expect(page.locator('#faq details').nth(i)).toHaveAttribute('open');
        expect((await boxOf(question)).y).toBeCloseTo(before.y, 0);
      }
    });
