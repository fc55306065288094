import type { Page } from '@playwright/test';
import {
  allRoutes,
  expect,
  header,
  notePopups,
  noteReady,
  nowhere,
  pages,
  phone,
  test,
  violations,
  visit,
  wake,
  words,
} from '../support/browser';

test.describe.configure({ timeout: 300_000 });

const sizes = { 'a phone': phone, 'a large screen': { width: 1440, height: 900 } };

for (const [name, viewport] of Object.entries(sizes)) {
  test(`axe finds nothing on any page on ${name}`, async ({ browser, baseURL }) => {
    // Without motion nothing is on its way while axe looks.
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
    await noteReady(context);
    const page = await context.newPage();
    const found: string[] = [];
    for (const path of [...allRoutes, nowhere]) {
      await visit(page, path);
      found.push(...(await violations(page)).map((text) => `${path} ${text}`));
    }
    expect(found).toEqual([]);
    await context.close();
  });

  test(`axe finds nothing in menus, errors and answers on ${name}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
    await noteReady(context);
    const page = await context.newPage();
    await notePopups(page, true);
    const found: string[] = [];
    const look = async (state: string) => found.push(...(await violations(page)).map((text) => `${state}: ${text}`));

    await visit(page, '/about');
    await openMenu(page, viewport === phone);
    await look('menu open');

    await visit(page, '/contact');
    const form = page.getByRole('form', { name: pages.contact.form.title });
    await form.getByRole('button').click();
    await look('form error');
    for (const [label, value] of [
      [words.forms.contact.name.label, 'Ann'],
      [words.forms.contact.email.label, 'ann@example.com'],
      [words.forms.contact.message.label, 'Hello'],
    ] as const)
      await form.getByRole('textbox', { name: label, exact: true }).fill(value);
    await form.getByRole('button').click();
    await expect(page.getByText(words.forms.after.blocked)).toBeVisible();
    await look('after sending');

    await visit(page, '/BudgetCalculator');
    await page.getByRole('spinbutton').fill('-1');
    await expect(page.getByText(words.calculator.errors.negative)).toBeVisible();
    await page.locator('input[name="combo"]').check();
    await look('calculator error');

    await page.context().setOffline(true);
    await expect(page.getByText(words.offline.title)).toBeVisible();
    await look('offline');
    await page.context().setOffline(false);

    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto('/testimonials');
    await page.evaluate(() => void window.dispatchEvent(new Event('mousemove')));
    await expect(page.getByText(words.retry.title)).toBeVisible();
    await look('retry notice');
    expect(found).toEqual([]);
    await context.close();
  });
}

async function openMenu(page: Page, small: boolean) {
  const name = small ? words.header.menu : words.header.servicesMenu;
  await wake(page);
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
