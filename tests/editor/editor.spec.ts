import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { product } from '../../content/schema/product';
import { team } from '../../content/schema/site';
import { bundleEditor } from '../../scripts/editor/cms/bundle';
import { type DeskServer, startDesk } from '../../scripts/editor/live/server';
import { contentForEditor, root } from './folder';

let desk: DeskServer;
let folder: string;

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  process.chdir(root);
  desk = await startDesk({ port: 0, site: 9, folder: await bundleEditor(folder), first: { version: 0, problems: '' } });
});

test.afterAll(async () => {
  await desk.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Answers the folder picker with the browser's own private file system, filled with a copy of content/. */
async function openFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('site'),
    });
  });
  await page.goto(`${desk.url}/__editor/forms.json`);
  await page.evaluate(async (files) => {
    const site = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
    for (const [name, data] of Object.entries(files)) {
      const parts = name.split('/');
      let below = site;
      for (const part of parts.slice(0, -1)) below = await below.getDirectoryHandle(part, { create: true });
      const writer = await (await below.getFileHandle(parts.at(-1) as string, { create: true })).createWritable();
      await writer.write(Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)));
      await writer.close();
    }
  }, contentForEditor());
  await page.goto(`${desk.url}/__editor/editor`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page
    .getByText('NexBill')
    .or(page.getByText('Products', { exact: true }))
    .first()
    .waitFor();
}

/** A file of the private file system, in base64. */
const saved = async (page: Page, name: string): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(async (file) => {
      const parts = file.split('/');
      let below = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
      for (const part of parts.slice(0, -1)) below = await below.getDirectoryHandle(part);
      const bytes = new Uint8Array(
        await (await (await below.getFileHandle(parts.at(-1) as string)).getFile()).arrayBuffer(),
      );
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    }, name),
    'base64',
  );

const entry = (page: Page, collection: string, name: string) =>
  page.goto(`${desk.url}/__editor/editor#/collections/${collection}/entries/${name}`);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const before = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** Lines of a text that another does not have, and the other way round. */
const changedLines = (a: string, b: string) => {
  const [one, two] = [a.split('\n'), b.split('\n')];
  return { gone: one.filter((line) => !two.includes(line)), come: two.filter((line) => !one.includes(line)) };
};

test('nothing outside this machine is asked', async ({ page }) => {
  const outside: string[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(desk.url) && !/^(data|blob):/.test(response.url())) outside.push(response.url());
  });
  await openFolder(page);
  expect(outside).toEqual([]);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family);
  });
  expect(fonts.join(' ')).toContain('Material Symbols');
});

test('a broken rule is told in words, and a fixed text is saved alone', async ({ page }) => {
  await openFolder(page);
  await entry(page, 'products', 'products-nexbill');
  const tagline = page.getByRole('textbox', { name: 'Tagline' });
  await tagline.fill('Short');
  await save(page);
  await expect(page.getByText('at least 10 characters')).toBeVisible();
  await tagline.fill('The till that sells through any outage');
  await save(page);
  const file = 'content/products/nexbill.yaml';
  await expect.poll(async () => (await saved(page, file)).toString()).toContain('any outage');
  const text = (await saved(page, file)).toString();
  expect(changedLines(before(file), text).come).toEqual(['tagline: The till that sells through any outage']);
  expect(changedLines(before(file), text).gone).toHaveLength(1);
  expect(product.safeParse(parse(text)).error).toBeUndefined();
});

test('a person is added with a portrait, turned upright and without the place', async ({ page }) => {
  const photograph = path.join(folder, 'IMG 0042.JPG');
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#0fb5ae' } })
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 55/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(photograph);
  await openFolder(page);
  await entry(page, 'lists', 'team');
  await page.getByRole('button', { name: /^Add .*person/ }).click();
  await page.getByRole('textbox', { name: 'Short name' }).fill('nimal-perera');
  await page.mouse.move(600, 600);
  const alt = page.getByRole('textbox', { name: 'Text for people who cannot see' });
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(alt).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nimal Perera');
  await page.getByRole('textbox', { name: 'Role' }).fill('Support Engineer');
  await alt.fill('Portrait of Nimal Perera, Support Engineer');
  await page.locator('input[type="file"]').first().setInputFiles(photograph);
  await page.waitForTimeout(3000);
  await page.screenshot({ path: test.info().outputPath('portrait.png') });
  await save(page);
  const file = 'content/team.yaml';
  await expect.poll(async () => (await saved(page, file)).toString(), { timeout: 20_000 }).toContain('nimal-perera');
  const text = (await saved(page, file)).toString();
  expect(changedLines(before(file), text).gone).toEqual([]);
  expect(text.startsWith(before(file).trimEnd())).toBe(true);
  const data = team.parse(parse(text));
  const person = data.people.at(-1);
  expect(person).toMatchObject({ slug: 'nimal-perera', name: 'Nimal Perera', role: 'Support Engineer' });
  expect(person?.sample).toBeUndefined();
  expect(person?.picture.src).toMatch(/^team\/[a-z0-9-]+\.webp$/);
  const portrait = await saved(page, `content/media/pictures/${person?.picture.src}`);
  const { width, height, exif } = await sharp(portrait).metadata();
  expect([width, height]).toEqual([1200, 1600]);
  expect(exif).toBeUndefined();
});
