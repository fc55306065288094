import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { contentFiles } from '../../lib/content/files';
import { deploy } from '../../scripts/commands/deploy';
import { formFiles } from '../../scripts/editor/forms';
import { type EditorServer, startServer } from '../../scripts/editor/server';
import { addedLines, copyContent } from '../support/contentCopy';

let server: EditorServer;
/** A fake site whose pages show their address. */
let site: http.Server;
let folder: string;
let version = 0;

test.beforeAll(async () => {
  const { tagline } = parse(fs.readFileSync('content/products/nexbill.yaml', 'utf8'));
  site = http.createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    const picture = '<img alt="Card" width="90" height="60" src="/media/products-nexbill-card-360.1a2b.avif">';
    const more = `<p>${tagline}</p><a href="/lankacrm">LankaCRM</a>${picture}`;
    response.end(`<!doctype html><title>Site</title><body><h1>${request.url}</h1>${more}</body>`);
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  server = await startServer({ port: 0, site: (site.address() as AddressInfo).port });
});
test.afterAll(async () => {
  await server.close();
  site.close();
});
test.beforeEach(() => {
  folder = copyContent();
  process.env.SITE_ROOT = folder;
});
test.afterEach(() => {
  // The next test file runs in the same process.
  delete process.env.SITE_ROOT;
  fs.rmSync(folder, { recursive: true, force: true });
});

const file = (name: string) => path.join(folder, `content/${name}.yaml`);
const text = (name: string) => fs.readFileSync(file(name), 'utf8');
const data = (name: string) => parse(text(name));
/** Writes a file as another program would, and notifies the editor as the watcher does. */
function writeOutside(name: string, words: string): void {
  fs.writeFileSync(file(name), words);
  server.setState({ version: ++version, problems: '' });
}

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${server.url}/__editor/#${name}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}
const said = (page: Page) => page.getByRole('main').getByRole('status');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
async function saved(page: Page): Promise<void> {
  await save(page);
  await expect(said(page)).toContainText('Saved.');
}
/** Opens nested groups of the form by their titles. */
async function unfold(page: Page, ...titles: string[]): Promise<Locator> {
  let part = page.getByRole('main');
  for (const title of titles) {
    const summary = page.locator(':scope > summary').getByText(title, { exact: true });
    part = part.locator('details').filter({ has: summary }).first();
    if ((await part.getAttribute('open')) === null) await part.locator(':scope > summary').click();
  }
  return part;
}
const preview = (page: Page) => page.frameLocator('iframe');

test('every content file has a form, and saving without changes leaves it unchanged', async ({ page }) => {
  const names = contentFiles().map(({ name }) => name);
  const forms = formFiles();
  expect(forms.map(({ name }) => name).sort()).toEqual(names.filter((name) => name !== 'redirects').sort());
  for (const { name, label } of forms)
    await test.step(name, async () => {
      const before = text(name);
      await open(page, name);
      await expect(page.getByRole('heading', { level: 1, name: label, exact: true })).toBeVisible();
      await saved(page);
      expect(text(name)).toBe(before);
    });
});

test('a mistake is shown beside its field, and a save changes only that line and its date', async ({ page }) => {
  fs.writeFileSync(file('products/nexbill'), text('products/nexbill').replace(/^updated: .*$/m, 'updated: 2026-01-02'));
  const before = text('products/nexbill');
  await open(page, 'products/nexbill');
  const tagline = page.getByRole('textbox', { name: 'Tagline' });
  await tagline.fill('Short');
  await expect(page.getByText('at least 10 characters').first()).toBeVisible();
  await save(page);
  await expect(said(page)).toContainText('Not saved');
  expect(text('products/nexbill')).toBe(before);
  await tagline.fill('The till that sells through any outage');
  await saved(page);
  expect(addedLines(before, text('products/nexbill'))).toEqual([
    `updated: ${new Date().toLocaleDateString('en-CA')}`,
    'tagline: The till that sells through any outage',
  ]);
  await expect(tagline).toHaveValue('The till that sells through any outage');
});

test('a formatted price is shown as it is understood', async ({ page }) => {
  await open(page, 'pricing');
  const starter = await unfold(page, 'Displayed', 'Packages', data('pricing').displayed.packages[0].name);
  await starter.getByRole('textbox', { name: 'Price in LKR' }).fill('22.500');
  await expect(starter.getByText('Understood as 22,500.')).toBeVisible();
});

test('changes made outside the editor are merged; for a conflict both versions are shown, and the user chooses', async ({
  page,
}) => {
  await open(page, 'products/nexbill');
  await page.getByRole('textbox', { name: 'What it is' }).fill('My till');
  const tagline = 'The till that sells through any outage';
  writeOutside(
    'products/nexbill',
    text('products/nexbill')
      .replace(/^kind: .*$/m, 'kind: Their till')
      .replace(/^tagline: .*$/m, `tagline: ${tagline}`),
  );
  await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue(tagline);
  await save(page);
  await expect(page.getByText('What it is: here "My till", in the file "Their till"')).toBeVisible();
  expect(data('products/nexbill').kind).toBe('Their till');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect.poll(() => data('products/nexbill')).toMatchObject({ kind: 'My till', tagline });
});

test('a person is added with a photograph, of which the editor chooses a part', async ({ page }) => {
  const before = text('team');
  await open(page, 'team');
  const people = await unfold(page, 'People');
  await people.getByRole('button', { name: 'Add person' }).click();
  const entry = people.locator('li').last();
  await entry.getByRole('textbox', { name: 'Short name' }).fill('nimal-perera');
  await entry.getByRole('textbox', { name: 'Name', exact: true }).fill('Nimal Perera');
  await entry.getByRole('textbox', { name: 'Role' }).fill('Support Engineer');
  const picture = entry.locator('input[type="file"]');
  await picture.setInputFiles('public/icon-192.png');
  await expect(entry.getByText('at least 400 × 500 are needed')).toBeVisible();
  // Red on the left, blue on the right.
  const wide = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#f00' } })
    .extend({ right: 800, background: '#00f' })
    .jpeg()
    .toBuffer();
  await picture.setInputFiles({ name: 'Wide.jpg', mimeType: 'image/jpeg', buffer: wide });
  // A thumbnail is requested by GET.
  const upload = page.waitForResponse((response) => response.request().method() === 'POST');
  await entry.getByRole('slider', { name: 'Part that is shown' }).press('End');
  await upload;
  await saved(page);
  expect(text('team').startsWith(before.trimEnd())).toBe(true);
  const src = 'team/wide.webp';
  expect(data('team').people.at(-1)).toEqual({
    slug: 'nimal-perera',
    name: 'Nimal Perera',
    role: 'Support Engineer',
    picture: { src, alt: '' },
  });
  const { dominant } = await sharp(`${folder}/content/media/pictures/${src}`).stats();
  expect(dominant.b).toBeGreaterThan(200);
});

test('the preview shows the page of the open file, and stays for a file that many pages show', async ({ page }) => {
  await open(page, 'products/nexbill');
  await expect(preview(page).getByRole('heading')).toHaveText('/nexbill');
  await page.getByRole('link', { name: 'Small words of the site' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Small words of the site' })).toBeVisible();
  await saved(page);
  server.setState({ version: ++version, problems: '' });
  await expect(preview(page).getByRole('heading')).toHaveText('/nexbill');
  await expect(page.getByRole('heading', { level: 1, name: 'Small words of the site' })).toBeVisible();
});

test('a testimonial uses an existing picture and is no sample any more', async ({ page }) => {
  const [first, second] = data('testimonials').testimonials;
  await open(page, 'testimonials');
  const entry = await unfold(page, 'Testimonials', first.person);
  await entry.getByText('Choose one that is here').click();
  const choice = entry.getByRole('group', { name: 'File: choose one that is here' });
  await choice.getByRole('radio', { name: path.basename(second.picture.src) }).check();
  await entry.getByRole('checkbox', { name: 'Sample' }).uncheck();
  await saved(page);
  const { sample: _, ...facts } = first;
  expect(data('testimonials').testimonials[0]).toEqual({
    ...facts,
    picture: { ...first.picture, src: second.picture.src },
  });
});

test('a page can be confirmed', async ({ page }) => {
  await open(page, 'products/nexbill');
  const link = page.getByRole('link', { name: 'NexBill' });
  await expect(link.getByRole('img', { name: 'not confirmed' })).toBeVisible();
  await page.getByRole('button', { name: 'Add confirmed' }).click();
  await page.getByRole('textbox', { name: 'Confirmed by' }).fill('Nimal Perera');
  await page.getByLabel('Confirmed on').fill(data('products/nexbill').updated);
  await saved(page);
  server.setState({ version: ++version, problems: '' });
  await expect(link.getByRole('img')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'What it is' }).fill('Other words');
  await saved(page);
  server.setState({ version: ++version, problems: '' });
  await expect(link.getByRole('img', { name: 'changed since it was confirmed' })).toBeVisible();
  await page.getByLabel('Confirmed on').fill('2126-01-01');
  await expect(page.getByText('a day that is not in the future')).toBeVisible();
});

test('pages are ordered by arrows and shown by name', async ({ page }) => {
  const { products } = data('order');
  const { name } = data(`products/${products[1]}`);
  await open(page, 'order');
  await (await unfold(page, 'Products')).getByRole('button', { name: `Move ${name} up` }).click();
  await saved(page);
  expect(data('order').products).toEqual([products[1], products[0], ...products.slice(2)]);
});

test('an entry is moved and stays open, another is removed, and a save leads to the first mistake', async ({
  page,
}) => {
  const [first, second, third] = data('team').people;
  await open(page, 'team');
  const people = await unfold(page, 'People');
  await unfold(page, 'People', second.name);
  await people.getByRole('button', { name: `Move ${second.name} up` }).click();
  await people.getByRole('button', { name: `Remove ${third.name}` }).click();
  const entries = people.locator('li > details');
  await expect(entries.first()).toHaveAttribute('open', '');
  await expect(entries.first()).toContainText(second.name);
  await expect(entries.nth(1)).not.toHaveAttribute('open', '');
  await expect(entries.nth(1)).toContainText(first.name);
  await expect(people).not.toContainText(third.name);
  const last = await unfold(page, 'People', data('team').people.at(-1).name);
  const wrong = last.getByRole('textbox', { name: 'Role' });
  await wrong.fill('');
  await entries.first().getByRole('textbox', { name: 'Role' }).scrollIntoViewIfNeeded();
  await save(page);
  await expect(wrong).toBeFocused();
  await expect(wrong).toBeInViewport();
});

test('a link is selected by the name of its page', async ({ page }) => {
  await open(page, 'products/nexbill');
  const link = await unfold(page, 'Closing call', 'Link');
  await link.getByRole('combobox', { name: 'Page' }).selectOption({ label: `${data('pages/about').name} (/about)` });
  await saved(page);
  expect(data('products/nexbill').callToAction.action.href).toBe('/about');
});

test('a file can be restored to its last commit', async ({ page }) => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=E', '-c', 'user.email=e@x.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', 'content/products');
  git('commit', '--quiet', '--message', 'Content');
  const before = text('products/nexbill');
  await open(page, 'products/nexbill');
  const kind = page.getByRole('textbox', { name: 'What it is' });
  await kind.fill('A mistake');
  await saved(page);
  await page.getByRole('button', { name: 'Undo my saves' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^As of / })
    .first()
    .click();
  await expect(said(page)).toContainText('Taken back');
  await expect(kind).toHaveValue(parse(before).kind);
  expect(text('products/nexbill')).toBe(before);
  expect(git('show', 'HEAD^{/Before}:content/products/nexbill.yaml')).toContain('A mistake');
});

test('unsaved text survives opening another file, a reload and a file broken outside, until it is discarded', async ({
  page,
}) => {
  await open(page, 'products/nexbill');
  const kind = page.getByRole('textbox', { name: 'What it is' });
  await kind.fill('Half a thought');
  await page.getByRole('link', { name: 'LankaCRM' }).click();
  await page.getByRole('link', { name: 'NexBill – not saved' }).click();
  await expect(kind).toHaveValue('Half a thought');
  await page.reload();
  await expect(kind).toHaveValue('Half a thought');
  const whole = text('products/nexbill');
  writeOutside('products/nexbill', 'name: A\n\tb: c\n');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(page.getByText('content/products/nexbill.yaml, line 2')).toBeVisible();
  writeOutside('products/nexbill', whole);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await expect(kind).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Discard unsaved changes' }).click();
  await expect(kind).toHaveValue(parse(whole).kind);
  await page.reload();
  await expect(kind).toHaveValue(parse(whole).kind);
});

test('the check shows its verdict, folds what is known, and links to the fields of mistakes and samples', async ({
  page,
}) => {
  await page.goto(`${server.url}/__editor/`);
  await page.getByRole('button', { name: 'Check' }).click();
  const dialog = page.getByRole('dialog', { name: 'no mistakes, no missing pictures' });
  await expect(dialog.getByText('made-up values')).toBeVisible();
  const sample = dialog.getByRole('link', { name: 'content/company.yaml → Company name' });
  await expect(sample).toBeHidden();
  await dialog.getByText('made-up values').click();
  await sample.click();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeVisible();
  writeOutside('products/nexbill', text('products/nexbill').replace(/(features:[\s\S]*?- title: ).*/, '$1""'));
  await page.getByRole('button', { name: 'Check' }).click();
  await page
    .getByRole('dialog', { name: '1 mistake in the content' })
    .getByRole('link', { name: 'entry 1 → Title' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'NexBill' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true }).and(page.locator(':focus'))).toHaveValue('');
});

test('the toolbar publishes the site and restores the earlier release', async ({ page }) => {
  const build = 'mkdir -p out && grep -m 1 ^kind: content/products/nexbill.yaml > out/index.html';
  fs.mkdirSync(`${folder}/scripts`);
  fs.writeFileSync(`${folder}/scripts/build.ts`, `require('node:child_process').execSync(${JSON.stringify(build)})`);
  fs.writeFileSync(`${folder}/deploy.yaml`, 'path: site\n');
  const live = () => fs.readFileSync(`${folder}/site/current/index.html`, 'utf8').trim();
  await deploy(['--samples']);
  await open(page, 'products/nexbill');
  await page.getByRole('textbox', { name: 'What it is' }).fill('Till for kiosks');
  await saved(page);
  server.setState({ version: ++version, problems: '' });
  await expect(page.getByRole('banner')).toContainText('1 file is not published yet.');

  const ended = (title: string, words: string) =>
    expect(page.getByRole('dialog', { name: title, exact: true })).toContainText(words, { timeout: 120_000 });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Publish');
  await expect(page.getByRole('dialog', { name: 'Publish' })).toContainText('products/nexbill.yaml');
  await press('Check, build and publish');
  await ended('Not done', 'made-up values left');
  expect(live()).not.toContain('kiosks');
  await press('Close');

  await press('Publish');
  await press('Publish as a trial, with sample content');
  await ended('Done', 'Published to');
  expect(live()).toBe('kind: Till for kiosks');
  await press('Close');
  await expect(page.getByRole('banner')).not.toContainText('not published yet');

  await press('Take back');
  await page
    .getByRole('dialog', { name: 'Take back' })
    .getByRole('button', { name: /^Bring back .* at \d/ })
    .click();
  await ended('Done', 'The earlier release is live again.');
  expect(live()).not.toContain('kiosks');
});

test('a click on a text or picture of the preview opens its field, and one on a link the form of its page', async ({
  page,
}) => {
  const { tagline } = data('products/nexbill');
  await open(page, 'company');
  await preview(page).getByText(tagline).click();
  const field = page.getByRole('textbox', { name: 'Tagline' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(tagline);
  await expect(preview(page).getByRole('heading')).toHaveText('/nexbill');
  await preview(page).getByRole('img', { name: 'Card' }).click();
  await expect(page.locator('[data-at="card.src"] input[type="file"]')).toBeFocused();
  await preview(page).getByRole('link', { name: 'LankaCRM' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'LankaCRM' })).toBeVisible();
});

test('a search finds a field in any file, and Ctrl+S saves', async ({ page }) => {
  await page.goto(`${server.url}/__editor/`);
  const { tagline } = data('products/nexbill');
  await page.getByRole('searchbox', { name: 'Search all fields' }).fill(tagline.slice(4, 24));
  await page.getByRole('link', { name: tagline }).first().click();
  const field = page.getByRole('textbox', { name: 'Tagline' });
  await expect(field).toBeFocused();
  await field.fill('The till that sells through any outage');
  await page.keyboard.press('Control+s');
  await expect(said(page)).toContainText('Saved.');
  expect(data('products/nexbill').tagline).toBe('The till that sells through any outage');
});

test('a product is added, renamed and removed by buttons', async ({ page }) => {
  let answer = 'Shop Flow';
  page.on('dialog', (dialog) => dialog.accept(answer));
  const done = async () => {
    const dialog = page.getByRole('dialog', { name: 'Done' });
    await expect(dialog).toBeVisible({ timeout: 120_000 });
    await dialog.getByRole('button', { name: 'Close' }).click();
  };
  await page.goto(`${server.url}/__editor/`);
  await page.getByRole('button', { name: 'New product' }).click();
  await done();
  expect(data('order').products.at(-1)).toBe('shop-flow');
  await page.getByRole('link', { name: 'Shop Flow' }).click();
  answer = 'shop-till';
  const rename = page.getByRole('button', { name: 'Rename' });
  const remove = page.getByRole('button', { name: 'Remove page' });
  const kind = page.getByRole('textbox', { name: 'What it is' });
  const before = await kind.inputValue();
  await kind.fill('Half a thought');
  await expect(rename).toBeDisabled();
  await expect(remove).toBeDisabled();
  await kind.fill(before);
  await rename.click();
  await done();
  expect(data('order').products.at(-1)).toBe('shop-till');
  await expect(page).toHaveURL(/#products\/shop-till$/);
  await saved(page);
  await remove.click();
  await done();
  expect(data('order').products).not.toContain('shop-till');
  await expect(page.getByText('Choose what you want to change.')).toBeVisible();
});

test('the preview can have the width of a phone', async ({ page }) => {
  await page.goto(`${server.url}/__editor/`);
  await page.getByRole('button', { name: 'Phone width' }).click();
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(390);
});

test('no external requests are made, and six open pages stay responsive', async ({ page, context }) => {
  const outside: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) outside.push(request.url());
  });
  for (let tab = 0; tab < 6; tab++) await (await context.newPage()).goto(`${server.url}/nexbill`);
  await open(page, 'products/nexbill');
  await expect(preview(page).getByRole('heading')).toHaveText('/nexbill');
  expect(outside).toEqual([]);
});

test('the page says that the editor was closed, and keeps what was typed', async ({ page }) => {
  const own = await startServer({ port: 0, site: 9 });
  await page.goto(`${own.url}/__editor/#products/nexbill`);
  await page.getByRole('textbox', { name: 'What it is' }).fill('Half a thought');
  await own.close();
  await expect(page.getByRole('banner')).toContainText('The editor has been closed');
  await expect(page.getByRole('textbox', { name: 'What it is' })).toHaveValue('Half a thought');
});
