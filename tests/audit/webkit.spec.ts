/**
 * Debian's WebKit over WebDriver, because Playwright supports only its own build. Covers every page, then
 * the services panel, the contact form and the calculator. Needs Debian's webkit2gtk-driver, xvfb and xauth.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { cspHash } from '@/scripts/finish/csp';
import { freePort } from '@/scripts/net';
import { company, estimate, everyPath, services, words } from '../support/browser';
import { readGmail } from '../support/mail';

// The tests share one browser.
test.describe.configure({ mode: 'default' });

/** Runs first in every page, because WebDriver reports neither errors nor pop-ups. */
function recordEvents() {
  const recorded = { problems: [] as string[], opened: [] as string[], ready: false };
  Object.assign(window, { recorded });
  const note = (...said: unknown[]) => void recorded.problems.push(said.map(String).join(' '));
  Object.assign(console, { error: note, warn: note });
  const name = (target: unknown) => (target instanceof HTMLElement ? target.outerHTML.slice(0, 120) : '');
  window.addEventListener('error', ({ target, message }) => note('error:', name(target) || message), true);
  window.addEventListener('unhandledrejection', ({ reason }) => note('rejection:', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('policy:', violatedDirective, blockedURI),
  );
  document.addEventListener('site:ready', () => {
    recorded.ready = true;
  });
  window.open = (address) => {
    recorded.opened.push(String(address));
    return { opener: null } as Window;
  };
}
const listener = `(${recordEvents})()`;

/** Proxy that adds the listener to every page and its hash to the Content-Security-Policy. */
const proxy = (site: string) =>
  http.createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(site + url, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const withListener = (html: string) =>
      html.replace(
        /<meta http-equiv="Content-Security-Policy"[^>]*>/,
        (meta) => `${meta.replace('script-src ', `script-src ${cspHash(listener)} `)}<script>${listener}</script>`,
      );
    response.writeHead(answer.status, { 'content-type': type });
    response.end(type.startsWith('text/html') ? withListener(body.toString()) : body);
  });

/** WebKitWebDriver on a virtual display. */
let program: ChildProcess;
let driver: WebDriver;
let server: http.Server;
let origin: string;

test.beforeAll(async ({ baseURL }) => {
  server = proxy(baseURL ?? '').listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const port = await freePort();
  const webdriver = `http://127.0.0.1:${port}`;
  const words = ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`];
  program = spawn('xvfb-run', words, { stdio: 'ignore', detached: true });
  await expect(() => fetch(`${webdriver}/status`)).toPass();
  driver = await new Builder().usingServer(webdriver).forBrowser('MiniBrowser').build();
  await driver.manage().window().setRect({ width: 1440, height: 900 });
});

test.afterAll(async () => {
  await driver?.quit();
  // The process group includes the virtual display.
  if (program.pid) process.kill(-program.pid);
  server.close();
});

const ask = <T>(expression: string) => driver.executeScript<T>(`return ${expression}`);
const problems = () => ask<string[]>('window.recorded.problems');
const opened = () => ask<string[]>('window.recorded.opened');

/** Opens a page, simulates the first user interaction and waits until the site's script has run. */
async function visit(path: string) {
  await driver.get(origin + path);
  await ask("void window.dispatchEvent(new Event('mousemove'))");
  await expect.poll(() => ask('window.recorded.ready'), path).toBe(true);
}

/** The first visible match; it may still be transparent before its entrance animation. */
const find = (selector: string) =>
  driver.executeScript<WebElement | undefined>(
    (wanted: string) =>
      [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility({ visibilityProperty: true })),
    selector,
  );
const expectSeen = (selector: string, seen: boolean) =>
  expect.poll(async () => Boolean(await find(selector)), selector).toBe(seen);

async function press(selector: string) {
  await expectSeen(selector, true);
  const element = await find(selector);
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
  await element?.click();
}

const textOf = (selector: string) => driver.findElement(By.css(selector)).getText();

test('no page has an error, failed request, policy violation or horizontal overflow', async () => {
  for (const path of everyPath) {
    await visit(path);
    const wide = await ask<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    const headings = await ask<number>("document.querySelectorAll('h1').length");
    expect.soft([wide, headings, await problems()], path).toEqual([0, 1, []]);
  }
});

test('the services panel opens, closes on Escape and links to a service', async () => {
  const service = `/${services[0]?.slug}`;
  const entry = `header a[href="${service}"]`;
  const opener = `header [aria-label="${words.header.servicesMenu}"]`;
  await visit('/contact');
  await expectSeen(entry, false);
  await press(opener);
  await expectSeen(entry, true);
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expectSeen(entry, false);
  await press(opener);
  await press(entry);
  await expect.poll(() => ask('location.pathname')).toBe(service);
});

test('the contact form opens Gmail once and keeps its values', async () => {
  const submit = 'main form [type="submit"]';
  const field = (name: string) => driver.findElement(By.css(`main form [name="${name}"]`));
  await visit('/contact');
  await press(submit);
  expect(await opened()).toEqual([]);
  await field('name').sendKeys('Ann & Co');
  await field('email').sendKeys('ann@example.com');
  await field('message').sendKeys('Plus + percent % hash # එක');
  await press(submit);
  await expect.poll(() => textOf('main form + div [role="status"]')).toContain(words.forms.after.opened);
  expect((await opened()).map(readGmail)).toEqual([
    {
      to: company.email.value,
      subject: 'Message from Ann & Co',
      body: 'Name: Ann & Co\nEmail: ann@example.com\n\nMessage:\nPlus + percent % hash # එක',
    },
  ]);
  expect(await field('name').getAttribute('value')).toBe('Ann & Co');
  expect(await problems()).toEqual([]);
});

test('the total follows a package, an add-on and posts', async () => {
  await visit('/BudgetCalculator');
  const expectTotal = (selection: Parameters<typeof estimate>[0]) =>
    expect.poll(() => textOf('main output')).toContain(estimate(selection));
  await press('main label:has([name="base"][value="surge"])');
  // The page may move while the first press loads the calculator.
  await expectTotal({ base: 'surge', addOns: [], posts: 0 });
  await press('main label:has([name="combo"])');
  await press('main [name="posts"]');
  await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys('5').perform();
  await expectTotal({ base: 'surge', addOns: ['combo'], posts: 5 });
  expect(await problems()).toEqual([]);
});
