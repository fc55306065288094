import {
  allRoutes,
  company,
  expect,
  footer,
  header,
  nowhere,
  pages,
  site,
  test,
  visit,
  words,
} from '../support/browser';

test('the footer has the specified links, contact and year', async ({ page }) => {
  await page.goto('/');
  const names = (label: string) => footer(page).getByRole('navigation', { name: label }).getByRole('link');
  await expect(names(words.footer.pages)).toHaveText(['Home', 'About', 'Products', 'Careers', 'Contact']);
  await expect(names(words.footer.services)).toHaveText(site.navigation.footerServices.map(({ label }) => label));
  await expect(footer(page)).toContainText(company.tagline);
  await expect(footer(page).getByRole('img', { name: company.name.value })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: company.email.value })).toHaveAttribute(
    'href',
    `mailto:${company.email.value}`,
  );
  await expect(footer(page).getByRole('link', { name: company.phone.value })).toHaveAttribute('href', /^tel:\+\d+$/);
  for (const { network, url } of company.social) {
    const link = footer(page).getByRole('link', { name: new RegExp(`^${network}`) });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} ${company.legalName.value}`);
});

test('Careers is linked from the footer of every page, and from nowhere else', async ({ page }) => {
  for (const path of [...allRoutes, nowhere]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(footer(page).locator('a[href="/careers"]')).toHaveCount(1);
    expect([path, await page.locator('a[href^="/careers"]').count()]).toEqual([path, 1]);
  }
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

test('the button to the top shows past 300 px and glides', async ({ page }) => {
  await visit(page, '/about');
  const button = page.getByRole('button', { name: words.scrollTop });
  const to = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await to(300);
  await expect(button).toBeHidden();
  await to(301);
  await expect(button).toBeVisible();
  await to(3000);
  const places = await button.evaluate(
    (element: HTMLElement) =>
      new Promise<number[]>((done) => {
        const seen: number[] = [];
        const look = () => {
          seen.push(scrollY);
          if (scrollY === 0) done(seen);
          else requestAnimationFrame(look);
        };
        element.click();
        look();
      }),
  );
  // Smooth: it passes places between.
  expect(places.filter((y) => y > 0 && y < 3000).length).toBeGreaterThan(1);
  await expect(button).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('with reduced motion it jumps', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    baseURL,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/about');
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  const button = page.getByRole('button', { name: words.scrollTop });
  await expect(button).toBeVisible();
  expect(
    await button.evaluate((element: HTMLElement) => {
      element.click();
      return scrollY;
    }),
  ).toBe(0);
  await expect(button).toBeHidden();
  await context.close();
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
  const { title, action, suggestions } = pages['not-found'];

  test('is answered with 404 and the designed page', async ({ page }) => {
    const response = await page.goto(nowhere);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found.');
    expect(title).toBe('Oops! Page not found.');
    for (const { label } of suggestions.links)
      await expect(page.getByRole('main').getByRole('link', { name: label })).toBeVisible();
    await expect(header(page)).toBeVisible();
    await expect(header(page).locator('[aria-current]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go Back to Home' }).click();
    await expect(page).toHaveURL('/');
    expect(action.href).toBe('/');
  });

  for (const path of ['/About', '/about/team', '/lankacrm/x', '/404', '/_not-found', '/index.html/x', '/%F0%9F%98%80'])
    test(`${path} is such an address`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      // Another spelling of a page may lead to it, once and for good.
      expect([301, 308, 404]).toContain(response.status());
      if (response.status() === 404) expect(await response.text()).toContain('Oops! Page not found.');
    });
});
