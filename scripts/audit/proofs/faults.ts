import fs from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { content } from '../../../lib/content';
import { chromiumArgs, findChromium } from '../../chromium';
import { noteReady, wake, withChromium } from '../browser';
import { errorText, type Outcome, type Place, type Proof } from '../proof';
import { NotHere } from '../tools';
import { startFirefox } from './browsers';

const { words } = content();
/** How long the stalled scripts keep the visitor waiting, in milliseconds. */
const stall = 30_000;
const chunks = '**/_next/static/**/*.js';
const retry = '#notice-retry';

/** Throws with `what` unless it is so. */
function expect(what: string, is: boolean): void {
  if (!is) throw new Error(`not so: ${what}`);
}

/** Opens no windows and no mail program; notes what would have been opened or sent. Runs in the page. */
const noteSent = () => {
  const sent: string[] = [];
  Object.assign(window, { sent });
  window.open = (address) => {
    sent.push(String(address));
    return { opener: null } as Window;
  };
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent.push(`native ${(event.submitter as HTMLButtonElement).formAction}`);
    event.preventDefault();
  });
};
const sent = (page: Page) => page.evaluate(() => (window as unknown as { sent: string[] }).sent);

async function fillContact(page: Page): Promise<void> {
  const form = page.locator('main form').first();
  await form.locator('[name="name"]').fill('Ann');
  await form.locator('[name="email"]').fill('ann@example.com');
  await form.locator('[name="message"]').fill('Hello');
}
const send = (page: Page) => page.locator('main form button[type="submit"]').first().click();
const total = (page: Page, text: string) =>
  page.locator('main [role="status"], main output').filter({ hasText: text }).first().waitFor({ timeout: 10_000 });
const chooseSurge = (page: Page) => page.getByRole('radio', { name: /^Social Surge/ }).check();

/** One fault: what the visitor does in a browser that has it. */
interface Fault {
  name: string;
  suffer: (context: BrowserContext, place: Place) => Promise<void>;
}

const stalled: Fault = {
  name: 'scripts that stall for 30 s',
  async suffer(context, { origin }) {
    await context.route(chunks, async (route) => {
      await new Promise((done) => setTimeout(done, stall));
      await route.continue().catch(() => undefined);
    });
    // The load event waits for the starter, too.
    const early = { waitUntil: 'domcontentloaded' } as const;
    const form = async () => {
      const page = await context.newPage();
      await page.goto(`${origin}/contact`, early);
      await fillContact(page);
      await send(page);
      await send(page);
      await page.waitForTimeout(stall / 2);
      expect('a press is kept while the scripts are on their way', (await sent(page)).length === 0);
      await page.getByText(words.forms.after.opened).waitFor({ timeout: 2 * stall });
      expect('two presses open one window', (await sent(page)).length === 1);
      expect('what was typed is kept', (await page.locator('[name="message"]').inputValue()) === 'Hello');
    };
    const calculator = async () => {
      const page = await context.newPage();
      await page.goto(`${origin}/BudgetCalculator`, early);
      await chooseSurge(page);
      await page.waitForSelector('html[data-awake]', { state: 'attached', timeout: 3 * stall });
      await total(page, 'LKR 25,500');
    };
    const links = async () => {
      const page = await context.newPage();
      await page.goto(`${origin}/services`, early);
      await page.mouse.move(200, 300);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
      await page.waitForURL(`${origin}/about`, { timeout: stall / 2, waitUntil: 'commit' });
    };
    await Promise.all([form(), calculator(), links()]);
  },
};

/** A redeploy under an open tab: the page is the old one, its hashed files are gone, the rest is new. */
async function afterRedeploy(context: BrowserContext) {
  const state = { gone: false };
  await context.route(/\/_next\/static\//, (route) =>
    state.gone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  return state;
}

const redeployLinks: Fault = {
  name: 'redeploy under an open tab: links',
  async suffer(context, { origin, routes, progress }) {
    const state = await afterRedeploy(context);
    const page = await context.newPage();
    const answers = new Map<string, number>();
    const broken: string[] = [];
    for (const [i, route] of routes.entries()) {
      progress(i + 1, routes.length, `links of ${route}`);
      state.gone = false;
      await page.goto(origin + route);
      state.gone = true;
      await page.mouse.move(150 + i, 250);
      await page.locator(retry).waitFor({ timeout: 15_000 });
      // A click on each link of the page: does anything hold it back?
      const links = await page.evaluate(() => {
        const found: { href: string; held: boolean }[] = [];
        window.addEventListener('click', (event) => {
          const link = (event.target as Element).closest('a');
          if (link) found.push({ href: link.href, held: event.defaultPrevented });
          event.preventDefault();
        });
        for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) link.click();
        return found;
      });
      for (const { href, held } of links) {
        if (held) broken.push(`${route}: a click on ${href} does nothing`);
        const { origin: other, pathname } = new URL(href);
        if (other !== origin || answers.has(pathname)) continue;
        answers.set(pathname, (await context.request.get(origin + pathname)).status());
        if (answers.get(pathname) !== 200) broken.push(`${route}: ${pathname} answers ${answers.get(pathname)}`);
      }
      expect(`${route} has links`, links.length > 10);
    }
    // One of them for good, by a real click.
    await page.goto(`${origin}/about`);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.waitForURL(`${origin}/contact`);
    if (broken.length > 0) throw new Error(broken.slice(0, 5).join('; '));
  },
};

const redeployForms: Fault = {
  name: 'redeploy under an open tab: forms and calculators',
  async suffer(context, { origin }) {
    const state = await afterRedeploy(context);
    for (const address of ['/contact', '/careers']) {
      const page = await context.newPage();
      state.gone = false;
      await page.goto(origin + address);
      state.gone = true;
      const required = page.locator('main form :required');
      for (const field of await required.all())
        await field.fill((await field.getAttribute('type')) === 'email' ? 'ann@example.com' : 'Ann');
      await page.locator(retry).waitFor({ timeout: 15_000 });
      await send(page);
      expect(`${address} goes to the mail program`, /^native mailto:/.test((await sent(page)).at(-1) ?? ''));
      expect(`${address} keeps what was typed`, (await required.first().inputValue()) === 'Ann');
      await page.close();
    }
    for (const address of ['/digital-marketing', '/BudgetCalculator']) {
      const page = await context.newPage();
      state.gone = false;
      await page.goto(origin + address);
      state.gone = true;
      await chooseSurge(page);
      await page.locator(retry).waitFor({ timeout: 15_000 });
      // The new page is there: one press brings it.
      state.gone = false;
      await page.locator(`${retry} [data-retry]`).click();
      await wake(page);
      await chooseSurge(page);
      await total(page, 'LKR 25,500');
      await page.close();
    }
  },
};

/** Chromium with site data switched off in its settings, which also makes localStorage throw. */
async function withoutStorage({ origin, routes, work, progress }: Place): Promise<void> {
  const profile = fs.mkdtempSync(path.join(work, 'profile-'));
  fs.mkdirSync(path.join(profile, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  fs.writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: chromiumArgs,
    viewport: { width: 1280, height: 800 },
  });
  try {
    await context.addInitScript(noteReady);
    await context.addInitScript(noteSent);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${origin}/`);
    const denied = await page.evaluate(() => {
      try {
        return !window.localStorage;
      } catch {
        return true;
      }
    });
    expect('the browser denies storage', denied);
    errors.length = 0;
    for (const [i, route] of routes.entries()) {
      progress(i + 1, routes.length, `without storage: ${route}`);
      await page.goto(origin + route);
      await wake(page);
    }
    await page.goto(`${origin}/BudgetCalculator`);
    await wake(page);
    await chooseSurge(page);
    await total(page, 'LKR 25,500');
    await page.goto(`${origin}/contact`);
    await wake(page);
    await fillContact(page);
    await send(page);
    await page.getByText(words.forms.after.opened).waitFor();
    if (errors.length > 0) throw new Error(errors.slice(0, 3).join('; '));
  } finally {
    await context.close();
  }
}

/**
 * Firefox with autoplay blocked for sound and picture alike, as a visitor can set it. Policy 2 asks for a press itself:
 * scripts of the driver count as a visitor who was there before.
 */
async function withoutAutoplay({ origin }: Place): Promise<void> {
  const browser = await startFirefox({ 'media.autoplay.default': 5, 'media.autoplay.blocking_policy': 2 });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${origin}/`);
    await page.evaluate(() => void window.dispatchEvent(new Event('mousemove')));
    const film = page.locator('main [data-motion]:has(video)').first();
    const play = film.getByRole('button', { name: words.film.play });
    await play.waitFor({ timeout: 20_000 });
    const isPaused = () => film.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
    expect('the film stands still', await isPaused());
    expect('its picture is shown', await film.locator('img').first().isVisible());
    await play.click();
    for (let tries = 0; (await isPaused()) && tries < 50; tries++) await page.waitForTimeout(200);
    expect('a press on “play” begins it', !(await isPaused()));
    if (errors.length > 0) throw new Error(errors.slice(0, 3).join('; '));
  } finally {
    await browser.close();
  }
}

export const faults: Proof = {
  name: 'faults',
  claim: 'stalled scripts, a redeploy under an open tab, denied storage and refused autoplay break nothing',
  minutes: 6,
  async run(place): Promise<Outcome> {
    const problems: string[] = [];
    const notRun: string[] = [];
    let held = 0;
    const attempt = async (name: string, suffer: () => Promise<void>) => {
      try {
        await suffer();
        held += 1;
      } catch (error) {
        if (error instanceof NotHere) notRun.push(`${name}: ${error.message}`);
        else problems.push(`${name}: ${errorText(error).split('\n').slice(0, 2).join(' ')}`);
      }
      place.progress(held, 5, name);
    };
    await withChromium(async (browser) => {
      for (const { name, suffer } of [stalled, redeployLinks, redeployForms])
        await attempt(name, async () => {
          const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
          context.setDefaultTimeout(15_000);
          await context.addInitScript(noteReady);
          await context.addInitScript(noteSent);
          try {
            await suffer(context, place);
          } finally {
            await context.close();
          }
        });
      // The check must be able to fail: a page without any script wakes for nobody.
      const deaf = await browser.newPage();
      await deaf.route(chunks, (route) => route.abort());
      await deaf.addInitScript(noteReady);
      await deaf.goto(`${place.origin}/contact`);
      const awake = await Promise.race([
        wake(deaf).then(() => true),
        deaf.waitForTimeout(4000).then(() => false),
      ]).catch(() => false);
      if (awake) problems.push('the check is blind: a page without scripts counts as alive');
    });
    await attempt('storage and cookies denied', () => withoutStorage(place));
    await attempt('autoplay refused', () => withoutAutoplay(place));
    return { problems, notRun, figures: `${held} of ${5 - notRun.length} faults do no harm` };
  },
};
