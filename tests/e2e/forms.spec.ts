import type { Page } from '@playwright/test';
import { fill, thousands } from '../../lib/format';
import {
  company,
  contactForm,
  expect,
  fillIn,
  holdScript,
  interactAndHydrate,
  pages,
  pricing,
  products,
  recordPopups,
  test,
  visit,
  words,
} from '../support/browser';
import { readGmail, readMailto } from '../support/mail';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const { careers, after } = words.forms;
const to = company.email.value;
const { name, slug } = products[0] ?? { name: '', slug: '' };
const product = { name, slug };
/** The alternatives after a submit. */
const result = (page: Page) => page.locator('form + div');
const status = (page: Page) => result(page).getByRole('status');

/** The text on the clipboard, pasted because the site's Permissions-Policy forbids scripts to read it. */
const pasted = async (page: Page) => {
  const { message } = contactForm(page);
  await message.fill('');
  await message.press('ControlOrMeta+V');
  return message.inputValue();
};

test('the contact form opens Gmail in a new tab with the message and keeps its values @firefox', async ({
  page,
  context,
}) => {
  await context.route('https://mail.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Compose</title>' }),
  );
  await visit(page, '/contact');
  const form = contactForm(page);
  await fillIn(page, 'Line one\nLine two');
  const popup = page.waitForEvent('popup');
  await form.submit.click();
  const tab = await popup;
  await tab.waitForURL(/mail\.google\.com/);
  expect(readGmail(tab.url())).toEqual({
    to,
    subject: fill(words.forms.contact.subject, { name: 'Ann' }),
    body: 'Name: Ann\nEmail: ann@example.com\n\nMessage:\nLine one\nLine two',
  });
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(status(page)).toContainText(after.opened);
  await expect(form.name).toHaveValue('Ann');
  await expect(form.email).toHaveValue('ann@example.com');
  await expect(form.message).toHaveValue('Line one\nLine two');
  await expect(page).toHaveURL('/contact');
});

test('the careers form puts all fields and the reminder into the message @firefox', async ({ page }) => {
  const opened = await recordPopups(page);
  await visit(page, '/careers');
  const form = page.getByRole('form', { name: pages.careers.form.title });
  const fields = [
    ['name', 'Name', 'Nimal Perera'],
    ['email', 'Email', 'nimal@example.com'],
    ['phone', 'Phone', '+94 77 123 4567'],
    ['address', 'Address', '12 Lake Road, Kandy'],
    ['linkedin', 'LinkedIn', 'https://example.com/in/nimal?a=b&c=d'],
    ['github', 'GitHub', 'https://github.com/nimal'],
  ] as const;
  for (const [name, , value] of fields)
    await form.getByRole('textbox', { name: new RegExp(`^${careers[name].label}`) }).fill(value);
  await form.getByRole('textbox', { name: careers.position.label }).fill('QA & test engineer #1');
  await form.getByPlaceholder(careers.message.placeholder ?? '').fill('Because I like\nfinished things.');
  await form.getByRole('button', { name: careers.submit }).click();
  await expect(status(page)).toContainText(after.opened);
  const [address] = await opened();
  const lines = fields.map(([, label, value]) => `${label}: ${value}`).join('\n');
  expect(readGmail(address ?? '')).toEqual({
    to,
    subject: fill(careers.subject, { position: 'QA & test engineer #1' }),
    body: `${lines}\n\nMessage:\nBecause I like\nfinished things.\n\n${careers.reminder}`,
  });
});

test('native validation prevents the submit of an invalid form @firefox', async ({ page }) => {
  const opened = await recordPopups(page);
  await visit(page, '/contact');
  const form = contactForm(page);
  const validity = (field: typeof form.name) =>
    field.evaluate((element: HTMLInputElement) => element.validationMessage);
  await form.submit.click();
  await expect(form.name).toBeFocused();
  expect(await validity(form.name)).not.toBe('');
  await fillIn(page);
  await form.email.fill('not an address');
  await form.submit.click();
  await expect(form.email).toBeFocused();
  expect(await validity(form.email)).not.toBe('');
  expect(await opened()).toEqual([]);
  await expect(status(page)).toBeEmpty();
});

for (const [width, height, tag] of [
  [390, 844, ''],
  [1366, 768, ''],
  [320, 640, ' @audit'],
  [768, 1024, ' @audit'],
  [1024, 600, ' @audit'],
] as const)
  test(`at ${width} × ${height} px an invalid submit shows the field with its label${tag}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/contact', '/careers']) {
      await visit(page, path);
      const form = page.getByRole('main').getByRole('form');
      const bottom = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
      for (const field of await form.locator('[required]').all()) {
        await form.locator('[type="submit"]').click();
        await expect(field).toBeFocused();
        const label = form.locator(`label[for="${await field.getAttribute('id')}"]`);
        const where = () => label.evaluate((element) => element.getBoundingClientRect().top);
        await expect.poll(where, `${path} ${await label.textContent()}`).toBeGreaterThanOrEqual(bottom);
        await expect(field).toBeInViewport();
        await field.fill((await field.getAttribute('type')) === 'email' ? 'ann@example.com' : 'Ann');
      }
    }
  });

test('a link with an unknown subject changes nothing', async ({ page }) => {
  await visit(page, '/contact#demo=constructor');
  await contactForm(page).name.fill('Ann');
  await expect(contactForm(page).message).toHaveValue('');
});

test('a message too long for the URL is copied whole, and only on request', async ({ page }) => {
  await recordPopups(page);
  await visit(page, '/contact');
  const { message, submit } = contactForm(page);
  await page.evaluate(() => navigator.clipboard.writeText('what the visitor had copied'));
  const long = 'අකුරු '.repeat(1667).slice(0, 10_000).trim();
  await fillIn(page, long);
  await submit.click();
  await expect(status(page)).toContainText(after.opened);
  await expect(message).toHaveValue(long);
  expect(await pasted(page)).toBe('what the visitor had copied');
  await message.fill(long);
  await result(page).getByRole('button', { name: after.copy }).click();
  await expect(status(page)).toContainText(after.copied);
  expect(await pasted(page)).toContain(long);
});

test('a link from a product prefills the subject of the message, which can be removed', async ({ page }) => {
  await visit(page, `/${product.slug}`);
  await page.getByRole('main').locator('a[href^="/contact#demo="]').first().click();
  const { message } = contactForm(page);
  await expect(message).toHaveValue(`${fill(words.forms.about.demo, product)}\n\n`);
  await interactAndHydrate(page);
  const label = page.getByText(fill(words.forms.about.label, product));
  for (const [width, height] of [
    [390, 844],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect(label).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
  await page.getByRole('button', { name: words.forms.about.drop }).click();
  await expect(label).toBeHidden();
  await expect(message).toHaveValue('');
  await expect(message).toBeFocused();
  await expect(page).toHaveURL('/contact');
});

test('the button of a package prefills the message with the package and its price', async ({ page }) => {
  const [{ name, price }] = pricing.displayed.packages as [(typeof pricing.displayed.packages)[number]];
  await visit(page, '/digital-marketing');
  await page.getByRole('link', { name: `${pages['digital-marketing'].packages.action}: ${name}` }).click();
  await expect(contactForm(page).message).toHaveValue(new RegExp(`${name}, LKR ${thousands(price)}`));
});

test('text typed before hydration stays below the prefilled opening', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/contact#question=tutoring', { waitUntil: 'commit' });
  await contactForm(page).message.fill('Typed early');
  release();
  const opening = fill(words.forms.about.question, { name: pages.tutoring.subject ?? '' });
  await expect(contactForm(page).message).toHaveValue(`${opening}\n\nTyped early`);
});

test('a blocked pop-up leaves a link, a mail draft and copying as alternatives @firefox', async ({ page }) => {
  await recordPopups(page, true);
  await visit(page, '/contact');
  const form = contactForm(page);
  await fillIn(page, 'Plus + percent % hash # 😀');
  await form.submit.click();
  await expect(status(page)).toContainText(after.blocked);
  const again = result(page).getByRole('link', { name: after.again });
  expect(readGmail((await again.getAttribute('href')) ?? '').body).toContain('Plus + percent % hash # 😀');
  await expect(again).toHaveAttribute('target', '_blank');
  const mail = page.getByRole('link', { name: words.forms.mail });
  expect(readMailto((await mail.getAttribute('href')) ?? '').body).toContain('Message:\r\nPlus + percent % hash # 😀');
  await result(page).getByRole('button', { name: after.copy }).click();
  await expect(status(page)).toContainText(after.copied);
  expect(await pasted(page)).toContain('Plus + percent % hash # 😀');
});

test('a double click, or Enter held down, opens one tab, and a click a second later another @firefox', async ({
  page,
}) => {
  const opened = await recordPopups(page);
  // The clock is fixed, because a slow machine could take more than a second between two clicks.
  await page.addInitScript(() =>
    Object.defineProperty(Event.prototype, 'timeStamp', {
      get: () => (window as { pressedAt?: number }).pressedAt ?? 1,
    }),
  );
  await visit(page, '/contact');
  const form = contactForm(page);
  await fillIn(page);
  await form.submit.dblclick();
  await form.email.focus();
  for (let i = 0; i < 30; i++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(status(page)).toContainText(after.opened);
  expect(await opened()).toHaveLength(1);
  await page.evaluate(() => Object.assign(window, { pressedAt: 2000 }));
  await form.submit.click();
  await expect.poll(async () => (await opened()).length).toBe(2);
});

test('the WhatsApp link contains the text of the message', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await visit(page, '/contact#quotation=services');
  const { message } = contactForm(page);
  await expect(message).toHaveValue(
    new RegExp(`^${fill(words.forms.about.quotation, { name: pages.services.subject ?? '' })}`),
  );
  await message.pressSequentially('C++ & more');
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: company.whatsapp.value }).click();
  const tab = await popup;
  await tab.waitForURL(/wa\.me/);
  expect(new URL(tab.url()).searchParams.get('text')).toBe((await message.inputValue()).trim());
});

test('the WhatsApp link of a product names it', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await visit(page, '/nexbill');
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: words.chat }).click();
  const tab = await popup;
  await tab.waitForURL(/wa\.me/);
  expect(new URL(tab.url()).searchParams.get('text')).toBe('NexBill');
});
