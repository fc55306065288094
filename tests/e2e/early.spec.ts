import type { Page } from '@playwright/test';
import { fill } from '../../lib/format';
import { chunks, exceptions, expect, isAwake, notePopups, pages, test, visit, words } from '../support/browser';
import { contactForm, fillIn } from '../support/contactForm';
import { readGmail } from '../support/texts';

const { after } = words.forms;
const carouselName = pages.home.customers.voices;
const nextSlide = (page: Page) =>
  page.getByRole('group', { name: carouselName, exact: true }).getByRole('button', { name: words.carousel.next });
const secondDot = (page: Page) => page.getByRole('button', { name: fill(words.carousel.dot, { n: 2 }), exact: true });
const retryNotice = (page: Page) => page.getByText(words.retry.title);

const later = async (ms: number, act: () => Promise<void>) => {
  await new Promise((done) => setTimeout(done, ms));
  await act();
};
/** Scripts arrive this many milliseconds late. */
const delay = (page: Page, ms: number) => page.route(chunks, (route) => later(ms, () => route.continue()));
/** Notes whether the last sent form went its native way. */
const watchSubmits = (page: Page) =>
  page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent });
    window.addEventListener('submit', (event) => {
      sent.push(event.defaultPrevented ? 'kept' : 'native');
      // The tests have no mail program.
      event.preventDefault();
    });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => sent.push(violatedDirective));
  });
const sent = (page: Page) => page.evaluate(() => (window as unknown as { sent: string[] }).sent);

test('before the first sign of a visitor no framework is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /\/(chunks|data)\/.*\.js$/.test(path))).toEqual([]);
  await page.mouse.move(300, 300);
  await isAwake(page);
  expect(asked.some((path) => /\/chunks\/.*\.js$/.test(path))).toBe(true);
});

for (const seconds of [2, 5])
  test.describe(`scripts ${seconds} s late`, () => {
    test('a press on the carousel is kept and given back once', async ({ page }) => {
      await delay(page, seconds * 1000);
      await page.goto('/');
      await nextSlide(page).click();
      await expect(nextSlide(page)).toHaveAttribute('data-waiting', '');
      await isAwake(page);
      await expect(secondDot(page)).toHaveAttribute('aria-current', 'true');
      await expect(nextSlide(page)).not.toHaveAttribute('data-waiting');
    });

    test('a form sent twice is kept and opens one tab', async ({ page }) => {
      const opened = await notePopups(page);
      await delay(page, seconds * 1000);
      await page.goto('/contact');
      await fillIn(page);
      await contactForm(page).submit.click();
      await contactForm(page).submit.click();
      await isAwake(page);
      await expect(page.getByText(after.opened)).toBeVisible();
      expect((await opened()).map((address) => readGmail(address).subject)).toEqual(['Message from Ann']);
      await expect(contactForm(page).name).toHaveValue('Ann');
    });
  });

for (const [what, fail] of [
  ['fail', (page: Page, after = 0) => page.route(chunks, (route) => later(after, () => route.abort()))],
  [
    'are gone after a redeploy',
    (page: Page, after = 0) =>
      page.route(chunks, (route) => later(after, () => route.fulfill({ status: 404, body: 'gone' }))),
  ],
] as const)
  test.describe(`scripts that ${what}`, () => {
    test('lead to a notice, and the form goes its native way', async ({ page }) => {
      await watchSubmits(page);
      await fail(page);
      await page.goto('/contact');
      await fillIn(page);
      await expect(retryNotice(page)).toBeVisible();
      await contactForm(page).submit.click();
      await expect.poll(() => sent(page)).toContain('native');
      expect(await sent(page)).not.toContain('form-action');
      await expect(contactForm(page).submit).toHaveAttribute('formaction', /^mailto:/);
      await expect(contactForm(page).message).toHaveValue('Hello');
      await page.getByRole('button', { name: words.retry.dismiss, exact: true }).click();
      await expect(retryNotice(page)).toBeHidden();
    });

    test('a retry brings the page to life, and a kept press is given back', async ({ page }) => {
      // Late enough for the press to come first.
      await fail(page, 2000);
      await page.goto('/');
      await nextSlide(page).click();
      await expect(retryNotice(page)).toBeVisible();
      await page.unroute(chunks);
      await page.getByRole('button', { name: words.retry.button }).click();
      await isAwake(page);
      await expect(retryNotice(page)).toBeHidden();
      await expect(secondDot(page)).toHaveAttribute('aria-current', 'true');
    });

    test('links, menus and questions still work', async ({ page }) => {
      await fail(page);
      await page.goto('/web-application-development');
      await page.mouse.move(200, 300);
      await expect(retryNotice(page)).toBeVisible();
      const first = page
        .locator('details')
        .filter({ has: page.getByRole('heading') })
        .first();
      await first.locator('summary').click();
      await expect(first.getByRole('paragraph')).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveURL('/about');
    });
  });

test('scripts that stay silent for 120 seconds have failed; a retry loads the page anew', async ({ page }) => {
  await page.clock.install();
  let held = true;
  await page.route(chunks, (route) => (held ? undefined : route.continue()));
  await page.goto('/contact');
  await fillIn(page);
  // A key is a sign that asks for the scripts at once.
  await page.keyboard.press('Shift');
  await page.clock.fastForward(119_000);
  await expect(retryNotice(page)).toBeHidden();
  await page.clock.fastForward(2000);
  await expect(retryNotice(page)).toBeVisible();
  held = false;
  await page.getByRole('button', { name: words.retry.button }).click();
  await page.waitForLoadState();
  await expect(retryNotice(page)).toBeHidden();
  await page.mouse.move(250, 350);
  await isAwake(page);
  // What was typed is still there.
  await expect(contactForm(page).name).toHaveValue('Ann');
});

test.describe('a starter', () => {
  const starter = /\/starter\.\w+\.js(\?|$)/;

  for (const [what, fail] of [
    ['fails', (page: Page) => page.route(starter, (route) => route.abort())],
    ['is gone', (page: Page) => page.route(starter, (route) => route.fulfill({ status: 404, body: 'gone' }))],
  ] as const)
    test(`that ${what} leads to a notice; a retry brings the page to life and gives back what was pressed`, async ({
      page,
    }) => {
      await fail(page);
      await page.goto('/');
      await expect(retryNotice(page)).toBeVisible();
      await nextSlide(page).click();
      await page.unroute(starter);
      await page.getByRole('button', { name: words.retry.button }).click();
      await isAwake(page);
      await expect(retryNotice(page)).toBeHidden();
      await expect(secondDot(page)).toHaveAttribute('aria-current', 'true');
    });

  test('that stays silent for 120 seconds has failed; a retry asks for it anew', async ({ page }) => {
    await page.clock.install();
    let held = true;
    await page.route(starter, (route) => (held ? undefined : route.continue()));
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillIn(page);
    await page.clock.fastForward(119_000);
    await expect(retryNotice(page)).toBeHidden();
    await page.clock.fastForward(2000);
    await expect(retryNotice(page)).toBeVisible();
    held = false;
    await page.getByRole('button', { name: words.retry.button }).click();
    await expect(retryNotice(page)).toBeHidden();
    await isAwake(page);
    await expect(contactForm(page).name).toHaveValue('Ann');
  });

  test('that is late finds what was pressed before it', async ({ page }) => {
    await page.route(starter, (route) => later(2000, () => route.continue()));
    await page.goto('/');
    await nextSlide(page).click();
    await expect(nextSlide(page)).toHaveAttribute('data-waiting', '');
    await isAwake(page);
    await expect(secondDot(page)).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('offline', () => {
  test('the visitor is told, stays where they are and loses nothing', async ({ page, context }) => {
    await visit(page, '/contact');
    await fillIn(page);
    const notice = page.getByText(words.offline.title);
    await expect(notice).toBeHidden();
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expect(contactForm(page).message).toHaveValue('Hello');
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('a link within the page still works', async ({ page, context }) => {
    await visit(page, '/about');
    await context.setOffline(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('storage and cookies that are denied harm nothing', async ({ page }) => {
  const errors = exceptions(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await visit(page, '/BudgetCalculator');
  await page.getByRole('radio', { name: /^Social Surge/ }).check();
  await expect(
    page.getByRole('group', { name: words.calculator.label, exact: true }).getByRole('status'),
  ).toContainText('25,500');
  expect(errors).toEqual([]);
});

test('fonts and pictures that are missing leave the page readable', async ({ page }) => {
  const errors = exceptions(page);
  await page.route(/\.(woff2|avif|webp|png|jpg|svg|mp4)$/, (route) => route.fulfill({ status: 404 }));
  await visit(page, '/lankacrm');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});
