import type { Page } from '@playwright/test';
import { boxOf, expect, pages, phone, test, visit } from '../support/browser';

const { title, wireframe, finished } = pages['ui-designing'].draft;
const section = (page: Page) => page.locator('#draft');
const choice = (page: Page, name: string) => section(page).getByRole('radio', { name });
const wireframeBox = (page: Page) => section(page).locator('[aria-hidden]:has(figure)');

/** Whether the wireframe is on top at the middle of the screen. */
const showsWireframe = (page: Page) =>
  wireframeBox(page).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].map((part) => element.contains(document.elementFromPoint(x + width * part, y + height / 2)));
  });
const expectWireframe = (page: Page, shown: boolean) =>
  expect.poll(() => showsWireframe(page)).toEqual([shown, shown, shown]);

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ viewport: phone, hasTouch: true, javaScriptEnabled: scripts });

    test('wireframe or screen can be selected by click, tap and keyboard', async ({ page }) => {
      await page.goto('/ui-designing');
      await expect(section(page).getByRole('group', { name: title })).toBeVisible();
      await expectWireframe(page, true);
      const middle = async (name: string) => {
        const label = section(page).locator('label', { hasText: name });
        await label.scrollIntoViewIfNeeded();
        const { x, y, width, height } = await boxOf(label);
        return [x + width / 2, y + height / 2] as const;
      };
      await page.mouse.click(...(await middle(finished)));
      await expect(choice(page, finished)).toBeChecked();
      await expectWireframe(page, false);
      await page.touchscreen.tap(...(await middle(wireframe)));
      await expect(choice(page, wireframe)).toBeChecked();
      await expectWireframe(page, true);
      await choice(page, wireframe).press('ArrowRight');
      await expectWireframe(page, false);
    });
  });

test('a wide viewport shows both, each with a label', async ({ page }) => {
  await visit(page, '/ui-designing');
  await expect(choice(page, wireframe)).toBeHidden();
  for (const name of [wireframe, finished]) {
    const label = section(page).locator('p', { hasText: new RegExp(`^${name}$`) });
    const screen = label.locator('+ figure');
    const [above, below] = [await boxOf(label), await boxOf(screen)];
    expect(below.x).toBe(above.x);
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  }
});
