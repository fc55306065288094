import type { Page } from '@playwright/test';
import { permanent } from '../../lib/headers';
import { namedLinks, routes } from '../../lib/routes';
import { company, expect, footer, header, nowhere, pages, site, test, visit, words } from '../support/browser';

const labels = (paths: readonly string[]) => namedLinks(routes(site), paths).map(({ label }) => label);

test.describe('the footer', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('has the specified links', async ({ page }) => {
    const names = (label: string) => footer(page).getByRole('navigation', { name: label }).getByRole('link');
    await expect(names(words.footer.pages)).toHaveText(labels(site.navigation.footer));
    await expect(names(words.footer.services)).toHaveText(labels(site.navigation.footerServices));
  });

  test('names the company, its tagline and this year', async ({ page }) => {
    await expect(footer(page).getByRole('img', { name: company.name.value })).toBeVisible();
    await expect(footer(page)).toContainText(company.tagline);
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} ${company.legalName.value}`);
  });

  test('shows the year of the visit, which may be later than that of the build', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
    await visit(page, '/about');
    await expect(footer(page)).toContainText(`© 2031 ${company.legalName.value}`);
  });

  test('leads to e-mail, phone and the social networks', async ({ page }) => {
    const link = (name: string | RegExp) => footer(page).getByRole('link', { name });
    await expect(link(company.email.value)).toHaveAttribute('href', `mailto:${company.email.value}`);
    await expect(link(company.phone.value)).toHaveAttribute('href', /^tel:\+\d+$/);
    for (const { network, url } of company.social) {
      await expect(link(new RegExp(`^${network}`))).toHaveAttribute('href', url);
      await expect(link(new RegExp(`^${network}`))).toHaveAttribute('rel', /noopener/);
    }
  });
});

test('a new page begins at its top; going back returns to where one was', async ({ page }) => {
  await visit(page, '/');
  await footer(page).getByRole('link', { name: 'About' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await footer(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test.describe('the button to the top', () => {
  const button = (page: Page) => page.getByRole('button', { name: words.scrollTop });
  const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  /** Presses the button and notes where the page is in each frame until it is at its top. */
  const press = (page: Page) =>
    button(page).evaluate(
      (element: HTMLElement) =>
        new Promise<number[]>((done) => {
          const places: number[] = [];
          const look = () => {
            places.push(scrollY);
            if (scrollY === 0) done(places);
            else requestAnimationFrame(look);
          };
          element.click();
          look();
        }),
    );

  test('shows past 300 px', async ({ page }) => {
    await visit(page, '/about');
    await scrollTo(page, 300);
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 301);
    await expect(button(page)).toBeVisible();
  });

  test('glides to the top, goes, and leaves the focus in the page', async ({ page }) => {
    await visit(page, '/about');
    await scrollTo(page, 3000);
    const between = (await press(page)).filter((y) => y > 0 && y < 3000);
    expect(between.length).toBeGreaterThan(1);
    await expect(button(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('jumps with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/about');
    await scrollTo(page, 3000);
    expect(await press(page)).toEqual([0]);
  });
});

test('the skip link leads past the header', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('an address that no page has', () => {
  test('is answered with 404 and the designed page', async ({ page }) => {
    const response = await page.goto(nowhere);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found.');
    await expect(header(page)).toBeVisible();
    await expect(header(page).locator('[aria-current]')).toHaveCount(0);
  });

  test('leads on to home and to what may have been meant', async ({ page }) => {
    await page.goto(nowhere);
    for (const { label } of pages['not-found'].suggestions.links)
      await expect(page.getByRole('main').getByRole('link', { name: label })).toBeVisible();
    await page.getByRole('link', { name: 'Go Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  for (const path of ['/about/team', '/lankacrm/x', '/404', '/_not-found', '/index.html/x', '/%F0%9F%98%80'])
    test(`${path} is such an address`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('Oops! Page not found.');
    });
});

for (const path of ['/About', '/about/', '/about.html'])
  test(`${path} leads to the page itself, for good`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(permanent);
    expect(response.headers().location).toBe('/about');
  });
