import type { BrowserContext } from 'playwright-core';
import { wake } from '../../browser';
import { type Fault, inContext } from './fault';
import { chooseSurge, expect, retry, send, sent, total } from './steps';

/** A redeploy under an open tab: the page is the old one, its hashed files are gone, the rest is new. */
async function afterRedeploy(context: BrowserContext) {
  const state = { gone: false };
  await context.route(/\/_next\/static\//, (route) =>
    state.gone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  return state;
}

export const redeployLinks: Fault = {
  name: 'redeploy under an open tab: links',
  run: inContext(async (context, { origin, routes, progress }) => {
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
  }),
};

export const redeployForms: Fault = {
  name: 'redeploy under an open tab: forms and calculators',
  run: inContext(async (context, { origin }) => {
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
  }),
};
