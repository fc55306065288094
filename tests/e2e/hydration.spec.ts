import type { Page } from '@playwright/test';
import { fill } from '../../lib/format';
import {
  contactForm,
  estimate,
  expect,
  fillIn,
  holdScript,
  interact,
  isReady,
  pages,
  recordPopups,
  saveData,
  siteScript,
  test,
  visit,
  words,
} from '../support/browser';
import { readGmail } from '../support/mail';

const { after } = words.forms;
const nextSlide = (page: Page) => page.getByRole('button', { name: words.carousel.next });
const secondDot = (page: Page) => page.getByRole('button', { name: fill(words.carousel.dot, { n: 2 }), exact: true });
const calculator = (page: Page) => page.getByRole('group', { name: words.calculator.label, exact: true });
const retryNotice = (page: Page) => page.getByText(words.retry.title);

test('before the first interaction a page requests only the scripts of its islands', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/(\w+)\.\w+\.js$/.exec(request.url()) ?? [];
    if (name && name !== 'chunk') scripts.add(name);
  });
  await page.goto('/contact');
  await isReady(page);
  await expect.poll(() => [...scripts].sort()).toEqual(['ComposeForm', 'MenuButton', 'site']);
  await page.mouse.move(300, 300);
  await expect.poll(() => [...scripts].sort()).toEqual(['ComposeForm', 'MenuButton', 'afterInteraction', 'site']);
});

test('with Save-Data an island is hydrated on the first click', async ({ page }) => {
  await saveData(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/BudgetCalculator');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(asked.filter((url) => /BudgetCalculator\.\w+\.js/.test(url))).toEqual([]);
  await calculator(page).getByRole('button', { name: words.calculator.more }).click();
  await expect(calculator(page).getByRole('status')).toContainText(estimate({ posts: 1 }));
});

test('a click before the script has loaded is queued and replayed once', async ({ page }) => {
  // With Save-Data only the click hydrates the carousel.
  await saveData(page);
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await nextSlide(page).click();
  await expect(nextSlide(page)).toHaveAttribute('data-waiting', '');
  release();
  await expect(secondDot(page)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-waiting]').filter({ visible: true })).toHaveCount(0);
});

test('a form submitted twice before the script has loaded opens one tab', async ({ page }) => {
  const opened = await recordPopups(page);
  const release = await holdScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page);
  await contactForm(page).submit.click();
  await contactForm(page).submit.click();
  release();
  await expect(page.getByText(after.opened)).toBeVisible();
  expect((await opened()).map((address) => readGmail(address).subject)).toEqual([
    fill(words.forms.contact.subject, { name: 'Ann' }),
  ]);
  await expect(contactForm(page).name).toHaveValue('Ann');
});

test('an island that throws keeps its static HTML, shows a notice and does not affect other islands', async ({
  page,
}) => {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(data-hydrate="[^"]*ComposeForm[^"]*" data-props=")[^"]*/, '$1{}');
    await route.fulfill({ response, body });
  });
  await page.goto('/contact');
  await contactForm(page).message.click();
  await expect(page.getByText(words.fault.title)).toBeVisible();
  await expect(contactForm(page).message).toBeVisible();
  await expect(contactForm(page).submit).toHaveAttribute('formaction', /^mailto:/);
  const services = page.getByRole('button', { name: words.header.servicesMenu });
  await services.press('Enter');
  await expect(services).toHaveAttribute('aria-expanded', 'true');
});

test('an island whose script fails to load shows a notice, and a retry replays the click', async ({ page }) => {
  const script = /\/BudgetCalculator\.\w+\.js(\?|$)/;
  await page.route(script, (route) => route.abort());
  await page.goto('/BudgetCalculator');
  await calculator(page).getByRole('button', { name: words.calculator.more }).click();
  await expect(retryNotice(page)).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: words.retry.button }).click();
  await expect(calculator(page).getByRole('status')).toContainText(estimate({ posts: 1 }));
  await expect(retryNotice(page)).toBeHidden();
});

test('when the script is missing after a redeploy, a notice is shown and the form submits natively', async ({
  page,
}) => {
  await page.addInitScript(() =>
    window.addEventListener('submit', (event) => {
      document.documentElement.dataset.submit = event.defaultPrevented ? 'prevented' : 'native';
      // There is no mail program in the tests.
      event.preventDefault();
    }),
  );
  await page.route(siteScript, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/contact');
  await fillIn(page);
  await expect(retryNotice(page)).toBeVisible();
  await contactForm(page).submit.click();
  await expect(page.locator('html')).toHaveAttribute('data-submit', 'native');
  await expect(contactForm(page).submit).toHaveAttribute('formaction', /^mailto:/);
  await expect(contactForm(page).message).toHaveValue('Hello');
  await page.getByRole('button', { name: words.retry.dismiss, exact: true }).click();
  await expect(retryNotice(page)).toBeHidden();
});

test('a script without response for 120 seconds has failed; after a retry the total matches the selection', async ({
  page,
}) => {
  // Only the test advances the page's clock.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // Only the retry, whose URL has a query, gets a response.
  await page.route(siteScript, (route) => (route.request().url().includes('?') ? route.continue() : undefined));
  await page.goto('/BudgetCalculator', { waitUntil: 'commit' });
  const choice = page.locator('input[name="base"][value="surge"]');
  // The interaction requests the script.
  const asked = page.waitForRequest(siteScript);
  await choice.check();
  await asked;
  await page.clock.fastForward(119_000);
  await expect(retryNotice(page)).toBeHidden();
  await page.clock.fastForward(2000);
  await expect(retryNotice(page)).toBeVisible();
  await page.clock.resume();
  await page.getByRole('button', { name: words.retry.button }).click();
  await expect(retryNotice(page)).toBeHidden();
  await expect(choice).toBeChecked();
  await expect(calculator(page).getByRole('status')).toContainText(estimate({ base: 'surge' }));
});

test('the time-out of a failed request does not bring its notice back after a retry', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.route(siteScript, (route) => (route.request().url().includes('?') ? route.continue() : route.abort()));
  await page.goto('/contact', { waitUntil: 'commit' });
  await interact(page);
  await expect(retryNotice(page)).toBeVisible();
  await page.getByRole('button', { name: words.retry.button }).click();
  await isReady(page);
  await page.clock.fastForward(121_000);
  await expect(retryNotice(page)).toBeHidden();
});

test('offline a notice is shown, navigation is prevented and input is kept', async ({ page, context }) => {
  await visit(page, '/contact');
  await fillIn(page);
  const notice = page.getByText(words.offline.title);
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: pages.about.name }).click();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(contactForm(page).message).toHaveValue('Hello');
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: pages.about.name }).click();
  await expect(page).toHaveURL('/about');
});

test('the offline notice does not need the site’s script, which is loaded when the connection returns', async ({
  page,
  context,
}) => {
  await page.route(siteScript, (route) => route.abort());
  await page.goto('/contact');
  await expect(retryNotice(page)).toBeVisible();
  await page.unroute(siteScript);
  await context.setOffline(true);
  await expect(page.getByText(words.offline.title)).toBeVisible();
  await context.setOffline(false);
  await isReady(page);
  await expect(page.getByText(words.offline.title)).toBeHidden();
  await expect(retryNotice(page)).toBeHidden();
});

test('a link within the page still works offline', async ({ page, context }) => {
  await visit(page, '/about');
  await context.setOffline(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
