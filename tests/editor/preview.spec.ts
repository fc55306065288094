import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { eachValue, type Place } from '../../lib/content/walk';
import { form } from '../../scripts/editor/forms';
import { onlyDrawings, setIn } from '../../scripts/editor/page/values';
import { addPicture } from '../../scripts/editor/pictures';
import { freePort } from '../../scripts/net';
import { copyProject } from '../support/copyProject';

const edit = ['--import', 'tsx', 'scripts/editor/edit.ts'];
let folder: string;
let editor: ChildProcess;
let url: string;

async function start(): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  editor = spawn(process.execPath, edit, {
    cwd: folder,
    env: { ...process.env, EDIT_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  // The first start prepares the pictures and compiles the page.
  await expect(async () => expect((await fetch(`${url}/nexbill`)).status).toBe(200)).toPass({ timeout: 500_000 });
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-'));
  copyProject(folder);
  await start();
});

test.afterAll(async () => {
  const ended = once(editor, 'exit');
  if (editor.pid) process.kill(-editor.pid, 'SIGTERM');
  await ended;
  // The preview's server may still write while it ends.
  await expect(() => fs.rmSync(folder, { recursive: true, force: true })).toPass();
});

const file = () => path.join(folder, 'content/products/nexbill.yaml');
const lead = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const setTitle = (title: string, at = file()) =>
  fs.writeFileSync(at, fs.readFileSync(at, 'utf8').replace(/(^hero:[\s\S]*?\n {2}title: ).*/m, `$1${title}`));

/** Writes as programs do that replace a file instead of changing it. */
function replaceTitle(title: string): void {
  const next = `${file()}.new`;
  fs.copyFileSync(file(), next);
  setTitle(title, next);
  fs.renameSync(next, file());
}

test('the preview reloads after every write or replacement of a file', async ({ page }) => {
  await page.goto(`${url}/nexbill`);
  await expect(lead(page)).toBeVisible();
  for (const put of [setTitle, replaceTitle, setTitle, replaceTitle]) {
    const title = `A till by ${put.name} ${performance.now()}`;
    put(title);
    await expect(lead(page)).toHaveText(title);
  }
});

test('a change during the request of the page is not missed', async ({ page }) => {
  const version = async () => (await (await fetch(`${url}/__editor/state`)).json()).version;
  const before = await version();
  // The page has been rendered; its script has not run yet.
  await page.route(
    '**/__editor/preview.js*',
    async (route) => {
      setTitle('Changed meanwhile');
      await expect.poll(version).not.toBe(before);
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto(`${url}/nexbill`);
  await expect(lead(page)).toHaveText('Changed meanwhile');
});

test('a second editor on the same port names the address of the first', () => {
  const { port } = new URL(url);
  const env = { ...process.env, EDIT_PORT: port };
  const { status, stdout } = spawnSync(process.execPath, edit, { cwd: folder, env, encoding: 'utf8' });
  expect(stdout).toContain(`look at http://localhost:${port}/__editor/`);
  expect(status).toBe(1);
});

test('renaming a page while the editor is open shows no temporary mistake', async ({ page }) => {
  const notices: string[] = [];
  await page.exposeFunction('told', (words: string) => notices.push(words));
  await page.goto(`${url}/stockmaster`);
  await expect(lead(page)).toBeVisible();
  await page.evaluate(() => {
    const told = (window as unknown as { told: (words: string) => void }).told;
    new MutationObserver(() => {
      const notice = document.querySelector('[role="alertdialog"]');
      if (notice) told(notice.textContent ?? '');
    }).observe(document.documentElement, { childList: true });
  });
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/commands/cli.ts', 'rename', 'stockmaster', 'stock'], {
    cwd: folder,
  });
  const stock = await page.context().newPage();
  await expect(async () => {
    await stock.goto(`${url}/stock`);
    await expect(lead(stock)).toContainText(/./, { timeout: 1000 });
  }).toPass();
  expect(notices).toEqual([]);
});

test('a picture replaced in every file that has one is published', async () => {
  test.setTimeout(600_000);
  const uses = new Map<string, Place>();
  // In the copy, where other tests have renamed pages.
  process.env.SITE_ROOT = folder;
  eachValue((place) => {
    if (place.schema.widget === 'picture') uses.set(place.file, place);
  });
  for (const { file, path: at, schema } of uses.values()) {
    const name = file.replace(/^content\/|\.yaml$/g, '');
    const { minWidth: width = 1200, minHeight: height = 800 } = schema;
    const isDrawing = onlyDrawings(schema);
    const bytes = isDrawing
      ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>')
      : await sharp({ create: { width, height, channels: 3, background: '#0fb5ae' } })
          .jpeg()
          .toBuffer();
    const { src } = await addPicture(isDrawing ? 'new.svg' : 'new.jpg', bytes, { name, at });
    const { base } = form(name, {}, false);
    expect(form(name, { base, data: setIn(base, at, src) }, true)).toMatchObject({ saved: true, problems: [] });
  }
  delete process.env.SITE_ROOT;
  // The social cards of new pictures are redrawn only on request.
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'scripts/build.ts'], { cwd: folder, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
});

test('a mistake covers the page until it is fixed', async ({ page }) => {
  await page.goto(`${url}/nexbill`);
  const whole = fs.readFileSync(file(), 'utf8');
  fs.writeFileSync(file(), whole.replace(/^updated: .*$/m, 'updated: yesterday'));
  const notice = page.getByRole('alertdialog', { name: 'The content has a mistake' });
  await expect(notice).toContainText('content/products/nexbill.yaml');
  await expect(notice).toContainText('Last changed');
  fs.writeFileSync(file(), whole);
  await expect(notice).toHaveCount(0);
  await expect(lead(page)).toBeVisible();
});

// Closing the terminal sends SIGHUP; a task manager may end the editor without a signal that it could handle.
for (const signal of ['SIGHUP', 'SIGKILL'] as const)
  test(`the preview's server ends with the editor by ${signal}, and a new start shows the page`, async () => {
    test.setTimeout(600_000);
    const ended = once(editor, 'exit');
    editor.kill(signal);
    await ended;
    await start();
  });
