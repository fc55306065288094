/**
 * `npm run bench:inp`: how long the page takes to answer a press, with a processor slowed four times: the first press,
 * which also asks for the framework, and a later one. Durations as the browser's Event Timing gives them (8 ms steps).
 *
 *   npm run bench:inp -- --runs 5      (default 3)
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { content } from '@/lib/content';
import { chromiumArgs, findChromium } from '../chromium';
import { startServer } from '../serve/server';
import { median } from './rounds';

/** The goal, in milliseconds. */
const most = 100;
const slowdown = 4;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is “${values.runs}”; it must be 1 or more.`);

const { words, pages } = content();
const phone = { width: 390, height: 844 };

interface Interaction {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
}
const interactions: Interaction[] = [
  {
    name: 'menu',
    path: '/about',
    act: (page) => page.locator('button[popovertarget="menu"]').click(),
  },
  {
    name: 'carousel',
    path: '/',
    act: (page) =>
      page
        .getByRole('group', { name: pages.home.customers.voices, exact: true })
        .getByRole('button', { name: words.carousel.next })
        .click(),
  },
  {
    name: 'calculator: a choice',
    path: '/BudgetCalculator',
    act: (page) => page.getByRole('radio').nth(1).check(),
  },
  {
    name: 'calculator: a digit',
    path: '/BudgetCalculator',
    act: (page) => page.getByRole('main').locator('input:not([type=radio], [type=checkbox])').first().press('5'),
  },
  {
    name: 'route change',
    path: '/contact',
    act: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: pages.about.name, exact: true }).click();
      await page.waitForURL('**/about');
    },
  },
];

/** Longest interaction since the page was opened, in milliseconds; presses under 16 ms are not told by the browser. */
const longest = (page: Page) => page.evaluate(() => Number(sessionStorage.longest ?? 0));
const watch = () => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) sessionStorage.longest = Math.max(Number(sessionStorage.longest ?? 0), entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

const site = await startServer({ dir: 'out', port: 0 });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const rows: { name: string; first: number; later: number }[] = [];
for (const { name, path, act } of interactions) {
  const samples: { first: number; later: number }[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true });
    await page.addInitScript(watch);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const press = async () => {
      await page.evaluate(() => sessionStorage.removeItem('longest'));
      await act(page);
      await page.waitForTimeout(1500);
      return longest(page);
    };
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    const first = await press();
    if (!page.url().endsWith(path)) await page.goto(site.url + path, { waitUntil: 'networkidle' });
    samples.push({ first, later: await press() });
    await page.close();
  }
  const row = { name, first: median(samples.map((s) => s.first)), later: median(samples.map((s) => s.later)) };
  rows.push(row);
  console.log(
    `${name.padEnd(22)} first ${String(row.first).padStart(4)} ms   later ${String(row.later).padStart(4)} ms`,
  );
}
await browser.close();
await site.close();
const slow = rows.filter(({ first, later }) => Math.max(first, later) > most);
console.log(
  slow.length > 0
    ? `\nSlower than ${most} ms: ${slow.map(({ name }) => name).join(', ')}.`
    : `\nEvery interaction takes at most ${most} ms.`,
);
process.exitCode = slow.length > 0 ? 1 : 0;
