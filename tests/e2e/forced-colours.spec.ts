/** Forced colours (Windows' contrast themes), light and dark, measured in the rendered pixels. */
import type { Locator } from '@playwright/test';
import { boxOf, expect, footer, header, pages, phone, test, visit, words } from '../support/browser';
import { contrast, luminances } from '../support/contrast';

/** Contrast between the lightest and the darkest pixel in the right half of an element, where a wordmark has its letters. */
async function drawnContrast(element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const box = await boxOf(element);
  const shot = await element.page().screenshot({ clip: { ...box, x: box.x + box.width / 2, width: box.width / 2 } });
  const all = await luminances(shot);
  return contrast(Math.min(...all), Math.max(...all));
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`forced colours, ${colorScheme}: wordmark, menu button, current page and buttons over pictures are visible`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await page.goto('/about');
    for (const part of [header(page), footer(page)])
      expect(await drawnContrast(part.getByRole('img').first())).toBeGreaterThan(4.5);

    const links = header(page).getByRole('navigation').getByRole('link');
    const look = (link: Locator) =>
      link.evaluate((element) => {
        const { color, textDecorationLine, borderBlockEnd, outline } = getComputedStyle(element);
        return [color, textDecorationLine, borderBlockEnd, outline].join();
      });
    const here = await look(links.and(page.locator('[aria-current]')));
    expect(here).not.toBe(await look(links.filter({ hasText: pages.home.name }).first()));

    const groundOf = (element: Locator) => element.evaluate((found) => getComputedStyle(found).backgroundColor);
    const ground = await groundOf(page.locator('html'));
    for (const { label } of pages.about.hero.actions)
      expect(await groundOf(page.getByRole('main').getByRole('link', { name: label }).first())).toBe(ground);

    await page.setViewportSize(phone);
    const menu = header(page).getByRole('button', { name: words.header.menu });
    // The button may be missing in the first frame after the resize.
    await expect.poll(() => drawnContrast(menu)).toBeGreaterThan(4.5);
  });

test('forced colours: every control has a border, text or picture', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/', '/contact', '/careers', '/BudgetCalculator', '/nexbill']) {
    await visit(page, path);
    const controls = page.locator('main :is(button, input:not([type="radio"], [type="checkbox"]), textarea):visible');
    const blank = await controls.evaluateAll((elements) =>
      elements
        .filter((element) => {
          // A field may share a border with its buttons.
          const parts = [element, element.parentElement as Element];
          const hasBorder = parts.some((part) => Number.parseFloat(getComputedStyle(part).borderTopWidth) > 0);
          // Only the border identifies a submit button.
          const hasText = element.matches(':not([type="submit"])') && element.textContent.trim();
          const hasPicture =
            element.querySelector('svg, img') || getComputedStyle(element, '::before').content !== 'none';
          return !hasBorder && !hasText && !hasPicture;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(blank, path).toEqual([]);
  }
});
