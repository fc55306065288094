import type { Page } from '@playwright/test';
import { headerLinks, routes } from '../../lib/routes';
import { boxOf, expect, header, pages, services, site, test, visit, words } from '../support/browser';

const links = headerLinks(routes(site), site.navigation);
const nav = (page: Page) => header(page).getByRole('navigation', { name: words.header.label });
const link = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const opener = (page: Page) => nav(page).getByRole('button', { name: words.header.servicesMenu });
const entry = (page: Page, i: number) => nav(page).getByRole('link', { name: services[i]?.name ?? '' });
/** Expects the Services dropdown and its button's state to be open or closed. */
async function expectOpen(page: Page, open: boolean) {
  await expect(entry(page, 0)).toBeVisible({ visible: open });
  await expect(opener(page)).toHaveAttribute('aria-expanded', String(open));
}

test('the header is sticky, and the two lights on its line meet at the end of the page', async ({ page }) => {
  await visit(page, '/about');
  await expect(header(page)).toHaveCSS('background-size', /^0/, { pseudo: 'after' });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await expect(header(page)).toHaveCSS('background-size', '50% 100%, 50% 100%', { pseudo: 'after' });
});

test('a link opens its page, where it is marked as current; the logo opens home @firefox', async ({ page }) => {
  await page.goto('/contact');
  await link(page, pages.about.name).click();
  await expect(page).toHaveURL('/about');
  await expect(link(page, pages.about.name)).toHaveAttribute('aria-current', 'page');
  await header(page).getByRole('link', { name: words.header.home }).click();
  await expect(page).toHaveURL('/');
});

test.describe('the Services dropdown', () => {
  test.describe('without any script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the service pages on hover', async ({ page }) => {
      await page.goto('/');
      await expect(entry(page, 0)).toBeHidden();
      await link(page, pages.services.name).hover();
      for (const i of services.keys()) await expect(entry(page, i)).toBeVisible();
      await page.mouse.move(700, 850);
      await expect(entry(page, 0)).toBeHidden();
    });
  });

  for (const [width, tag] of [
    [1366, ''],
    [768, ' @audit'],
    [1024, ' @audit'],
    [1920, ' @audit'],
  ] as const)
    test(`at ${width} px stays open while the pointer moves straight to an entry at 150 px/s${tag}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/contact');
      // The clock is paused between two pointer steps, so the result does not depend on the machine's speed.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      const from = await boxOf(link(page, pages.services.name));
      await link(page, pages.services.name).hover();
      await page.clock.runFor(100);
      const paths = await Promise.all(
        services.map(async (_, i) => {
          const to = await boxOf(entry(page, i));
          const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
          // The far upper corner gives the longest path along the bar.
          const start = { x: from.x + from.width * (end.x < from.x ? 0.9 : 0.1), y: from.y + from.height * 0.1 };
          const [dx, dy] = [end.x - start.x, end.y - start.y];
          return { i, start, dx, dy, slope: Math.abs(dy / dx) };
        }),
      );
      // The flattest paths stay longest in the bar, where the panel could close.
      for (const { i, start, dx, dy } of paths.sort((a, b) => a.slope - b.slope).slice(0, 3)) {
        await link(page, pages.services.name).hover();
        await page.clock.runFor(100);
        await expect(entry(page, i)).toBeVisible();
        const steps = Math.ceil(Math.hypot(dx, dy) / 30);
        for (let step = 0; step <= steps; step++) {
          await page.mouse.move(start.x + (dx * step) / steps, start.y + (dy * step) / steps);
          await page.clock.runFor(200);
        }
        await expect.poll(() => entry(page, i).evaluate((element) => element.matches(':hover'))).toBe(true);
        await page.mouse.move(width / 2, 880);
        await page.clock.runFor(1000);
        await expect(entry(page, i)).toBeHidden();
      }
    });

  test('opens on hover; Escape closes it until the pointer returns', async ({ page }) => {
    await visit(page, '/contact');
    await page.mouse.move(700, 850);
    // Escape pressed elsewhere must not prevent the next opening.
    await page.keyboard.press('Escape');
    for (const close of [() => link(page, pages.products.name).hover(), () => page.keyboard.press('Escape')]) {
      await link(page, pages.services.name).hover();
      await expect(entry(page, 0)).toBeVisible();
      await close();
      await expect(entry(page, 0)).toBeHidden();
    }
    await page.mouse.move(700, 850);
    await link(page, pages.services.name).hover();
    await expect(entry(page, 0)).toBeVisible();
  });

  test('can be operated with the keyboard @firefox', async ({ page }) => {
    await visit(page, '/contact');
    await link(page, pages.services.name).focus();
    await page.keyboard.press('Tab');
    await expect(opener(page)).toBeFocused();
    await expectOpen(page, false);
    await page.keyboard.press('Enter');
    await expectOpen(page, true);
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expectOpen(page, true);
    await page.keyboard.press('Tab');
    await expect(entry(page, 0)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${services[0]?.slug}`);
    await expect(entry(page, 0)).toBeHidden();
  });

  test('closes when the focus leaves it and on a click outside', async ({ page }) => {
    await visit(page, '/contact');
    await opener(page).press('Enter');
    await expectOpen(page, true);
    for (let i = 0; i < 9; i++) await page.keyboard.press('Tab');
    await expect(link(page, pages.products.name)).toBeFocused();
    await expectOpen(page, false);
    await opener(page).press('Enter');
    await expectOpen(page, true);
    await page.mouse.click(700, 880);
    await expectOpen(page, false);
  });

  test('stays open when its button is clicked while it is open by hovering', async ({ page }) => {
    await visit(page, '/contact');
    await link(page, pages.services.name).hover();
    await expectOpen(page, true);
    await opener(page).click();
    await page.mouse.move(700, 850);
    await expectOpen(page, true);
  });

  test('closes when a link to another page or the current one is clicked', async ({ page }) => {
    await visit(page, `/${services[2]?.slug}`);
    // Prevents the navigation, as if the next page were still loading.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    for (const i of [4, 2]) {
      await opener(page).click();
      await entry(page, i).click();
      await expect(entry(page, i)).toBeHidden();
      await page.mouse.move(700, 850);
    }
  });
});

for (const width of [768, 1180])
  test.describe(`the Services dropdown on a touch screen of ${width} px`, () => {
    test.use({ hasTouch: true, viewport: { width, height: 900 } });

    test('opens and closes with a tap on its button', async ({ page }) => {
      await visit(page, '/contact');
      for (const open of [true, false, true, false]) {
        await opener(page).tap();
        await expectOpen(page, open);
      }
    });
  });

test.describe('the menu of small screens @phone', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: words.header.menu, exact: true });
  const entry = (page: Page, i: number) => menu(page).getByRole('link', { name: services[i]?.name ?? '' });
  const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
  const toggle = (page: Page, open = false) =>
    header(page).getByRole('button', { name: open ? words.header.close : words.header.menu, exact: true });

  test('has the link to the contact page beside its button', async ({ page }) => {
    await visit(page, '/about');
    await expect(header(page).getByRole('link')).toHaveText(['', pages.contact.name]);
  });

  test('opens, closes and exposes its state', async ({ page }) => {
    await visit(page, '/about');
    await expect(link(page, pages.contact.name)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).tap();
    await expect(toggle(page, true)).toHaveAttribute('aria-expanded', 'true');
    for (const { label } of links) await expect(link(page, label)).toBeVisible();
    await expect(link(page, pages.about.name)).toHaveAttribute('aria-current', 'page');
    // The page behind it must not scroll.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await toggle(page, true).tap();
    await expect(link(page, pages.contact.name)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('Escape closes it and restores the focus @firefox', async ({ page }) => {
    await visit(page, '/about');
    await toggle(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(link(page, pages.home.name)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page, pages.home.name)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  const ways: [what: string, close: (page: Page) => Promise<unknown>][] = [
    ['the link to the current page is tapped', (page) => link(page, pages.about.name).tap()],
    ['the focus moves past its last link', (page) => link(page, pages.contact.name).press('Tab')],
    [
      'the page is restored from the back/forward cache',
      (page) => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    ],
    [
      'the window becomes too wide for its button',
      async (page) => {
        await page.setViewportSize({ width: 1024, height: 844 });
        await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
        await page.setViewportSize({ width: 390, height: 844 });
      },
    ],
    [
      'the focus moves back from the logo',
      (page) => header(page).getByRole('link', { name: words.header.home }).press('Shift+Tab'),
    ],
  ];
  for (const [what, close] of ways)
    test(`closes when ${what}`, async ({ page }) => {
      await visit(page, '/about');
      await toggle(page).tap();
      await expect(link(page, pages.contact.name)).toBeVisible();
      await close(page);
      await expect(link(page, pages.contact.name)).toBeHidden();
    });

  test.describe('without any script', () => {
    test.use({ javaScriptEnabled: false });

    test('opens and closes', async ({ page }) => {
      await page.goto('/about');
      await toggle(page).tap();
      await menu(page).locator('summary').tap();
      await entry(page, 6).tap();
      await expect(page).toHaveURL(`/${services[6]?.slug}`);
    });
  });
});
