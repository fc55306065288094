/** The visitor's own colours (Windows' contrast themes) on a light and a dark ground, by what is drawn. */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, footer, header, pages, phone, test, visit, words } from '../support/browser';
import { contrast, luminances } from '../support/contrast';

/** Contrast between the lightest and the darkest pixel of the right half of an element: of a wordmark, its letters. */
async function drawnContrast(element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing drawn');
  const shot = await element.page().screenshot({ clip: { ...box, x: box.x + box.width / 2, width: box.width / 2 } });
  const all = [...luminances(await sharp(shot).removeAlpha().raw().toBuffer())];
  return contrast(Math.min(...all), Math.max(...all));
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    });

    test('the wordmark is visible in header and footer', async ({ page }) => {
      await page.goto('/about');
      for (const part of [header(page), footer(page)])
        expect(await drawnContrast(part.getByRole('img').first())).toBeGreaterThan(4.5);
    });

    test('the menu button of a phone is visible', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/about');
      expect(await drawnContrast(header(page).getByRole('button', { name: words.header.menu }))).toBeGreaterThan(4.5);
    });

    test('the link of the page one is on is drawn unlike the others', async ({ page }) => {
      await page.goto('/about');
      const links = header(page).getByRole('navigation').getByRole('link');
      const look = (link: Locator) =>
        link.evaluate((element) => {
          const { color, textDecorationLine, borderBlockEnd, outline } = getComputedStyle(element);
          return [color, textDecorationLine, borderBlockEnd, outline].join();
        });
      const here = await look(links.and(page.locator('[aria-current]')));
      expect(here).not.toBe(await look(links.filter({ hasText: 'Home' }).first()));
    });

    for (const [path, name] of [
      ['/contact', words.forms.contact.submit],
      ['/careers', words.forms.careers.submit],
    ] as const)
      test(`the button of the form on ${path} has an edge`, async ({ page }) => {
        await visit(page, path);
        await expect(page.getByRole('button', { name })).toHaveCSS('border-top-style', 'solid');
      });

    test('buttons over pictures stand on a ground of their own', async ({ page }) => {
      await page.goto('/about');
      for (const { label } of pages.about.hero.actions) {
        const [button, ground] = await page
          .getByRole('main')
          .getByRole('link', { name: label })
          .first()
          .evaluate((element) => [
            getComputedStyle(element).backgroundColor,
            getComputedStyle(document.documentElement).backgroundColor,
          ]);
        expect([label, button]).toEqual([label, ground]);
      }
    });
  });
