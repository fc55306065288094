import type { Page } from '@playwright/test';
import {
  allRoutes,
  chunks,
  expect,
  firstSign,
  header,
  notePopups,
  nowhere,
  phone,
  test,
  violations,
  visit,
  words,
} from '../support/browser';
import { contactForm, fillIn } from '../support/contactForm';

test.describe.configure({ timeout: 300_000 });

const sizes = { 'a phone': phone, 'a large screen': { width: 1440, height: 900 } };

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`on ${name}`, () => {
    // Without motion nothing is on its way while axe looks.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on any page', async ({ page }) => {
      const found: string[] = [];
      for (const path of [...allRoutes, nowhere]) {
        await visit(page, path);
        found.push(...(await violations(page)).map((text) => `${path} ${text}`));
      }
      expect(found).toEqual([]);
    });

    test('axe finds nothing in the open menu', async ({ page }) => {
      await visit(page, '/about');
      await openMenu(page, viewport === phone);
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing in a form that is held back, nor after sending', async ({ page }) => {
      await notePopups(page, true);
      await visit(page, '/contact');
      await contactForm(page).submit.click();
      expect(await violations(page)).toEqual([]);
      await fillIn(page);
      await contactForm(page).submit.click();
      await expect(page.getByText(words.forms.after.blocked)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing in a calculator with an error', async ({ page }) => {
      await visit(page, '/BudgetCalculator');
      await page.getByRole('spinbutton').fill('-1');
      await expect(page.getByText(words.calculator.errors.negative)).toBeVisible();
      await page.locator('input[name="combo"]').check();
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing in the notices', async ({ page, context }) => {
      await visit(page, '/about');
      await context.setOffline(true);
      await expect(page.getByText(words.offline.title)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await context.setOffline(false);

      await page.route(chunks, (route) => route.abort());
      await page.goto('/testimonials');
      await firstSign(page);
      await expect(page.getByText(words.retry.title)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });

async function openMenu(page: Page, small: boolean) {
  const name = small ? words.header.menu : words.header.servicesMenu;
  await header(page).getByRole('button', { name, exact: true }).click();
  if (small) await header(page).locator('details summary').click();
  await expect(
    header(page).getByRole('link', { name: 'Web application development' }).filter({ visible: true }),
  ).toHaveCount(1);
}

test('axe finds planted defects', async ({ page }) => {
  await page.setContent(
    '<html><body><img src="data:,"><p style="color:#aaa;background:#fff">pale</p><input><a href="/"></a><h4>x</h4></body></html>',
  );
  const found = (await violations(page)).map((text) => text.split(':')[0]);
  expect(found).toEqual(
    expect.arrayContaining([
      'image-alt',
      'color-contrast',
      'label',
      'link-name',
      'html-has-lang',
      'document-title',
      'landmark-one-main',
    ]),
  );
});
