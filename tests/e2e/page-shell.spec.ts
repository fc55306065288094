import type { Page } from '@playwright/test';
import {
  boxOf,
  company,
  contactForm,
  expect,
  fillIn,
  footer,
  header,
  pages,
  recordPopups,
  test,
  visit,
  words,
} from '../support/browser';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('the footer shows the current year, which may be later than that of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await visit(page, '/about');
  await expect(footer(page)).toContainText(`© 2031 ${company.legalName.value}`);
});

test('a new page starts at the top, and going back restores the scroll position', async ({ page }) => {
  await visit(page, '/');
  await footer(page).getByRole('link', { name: pages.about.name }).scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  await footer(page).getByRole('link', { name: pages.about.name }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
});

test.describe('the button to the top', () => {
  const button = (page: Page) => page.getByRole('button', { name: words.scrollTop });
  const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  /** Clicks the button and returns the scroll offset in the same task. */
  const press = (page: Page) =>
    // Until its island is hydrated, a click is queued.
    button(page)
      .and(page.locator(':not([data-hydrate] *)'))
      .evaluate((element: HTMLElement) => {
        const from = scrollY;
        element.click();
        return scrollY / from;
      });

  test('appears past 300 px, scrolls smoothly, disappears and moves the focus into the page', async ({ page }) => {
    await visit(page, '/about');
    await scrollTo(page, 300);
    await expect(button(page)).toBeHidden();
    await scrollTo(page, 301);
    await expect(button(page)).toBeVisible();
    await scrollTo(page, 3000);
    expect(await press(page)).toBe(1);
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(button(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('leaves the pager’s link to the next page free on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/iot-solutions');
    const next = page
      .getByRole('navigation', { name: words.pager.label })
      .getByRole('link', { name: words.pager.next });
    await next.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await page.evaluate(() => window.scrollBy({ top: -96, behavior: 'instant' }));
    await expect(button(page)).toBeVisible();
    const { x, y, width, height } = await boxOf(next);
    await page.mouse.click(x + width - 20, y + height / 2);
    await expect(page).toHaveURL('/platform-and-devops');
  });

  test('jumps with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/about');
    await scrollTo(page, 3000);
    expect(await press(page)).toBe(0);
  });
});

test('the skip link is the first link, has the focus ring of the site and skips the header', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expect(skip).toHaveCSS('outline', /2px/);
  // A layout shift on focus would be reversed on blur and move the target of the next click.
  expect((await header(page).boundingBox())?.y).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('no page asks another server for anything or stores data, also after a form was sent', async ({
  page,
  context,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await recordPopups(page);
  for (const path of ['/', '/BudgetCalculator', '/lankacrm', '/contact']) await visit(page, path);
  await fillIn(page);
  await contactForm(page).submit.click();
  await expect(page.locator('form + div').getByRole('status')).toContainText(words.forms.after.opened);
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
