/**
 * `npm run bench:inp`: how long the page takes to answer a press, with a processor slowed four times: the first press
 * and a later one. Durations as the browser's Event Timing gives them (8 ms steps).
 *
 *   npm run bench:inp -- --runs 5      (default 3)
 */
import type { Page } from '@playwright/test';
import { content } from '@/lib/content';
import { withChromium } from '../chromium';
import { startServer } from '../serve/server';
import { benchArguments, finish, median } from './core';

/** The goal, in milliseconds. */
const most = 100;
const slowdown = 4;

const { runs } = benchArguments();
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

/** Keeps the longest interaction in the page; presses under 16 ms are not reported by the browser. */
const watch = () => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) sessionStorage.longest = Math.max(Number(sessionStorage.longest ?? 0), entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** Presses and gives back how long the longest interaction took, in milliseconds. */
async function press(page: Page, act: Interaction['act']): Promise<number> {
  await page.evaluate(() => sessionStorage.removeItem('longest'));
  await act(page);
  // Events are reported a while after they have ended.
  await page.waitForTimeout(1500);
  return page.evaluate(() => Number(sessionStorage.longest ?? 0));
}

const site = await startServer({ dir: 'out' });
const rows = await withChromium(async (browser) => {
  const medians: { interaction: string; 'first ms': number; 'later ms': number }[] = [];
  for (const { name, path, act } of interactions) {
    const first: number[] = [];
    const later: number[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true });
      await page.addInitScript(watch);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      first.push(await press(page, act));
      if (!page.url().endsWith(path)) await page.goto(site.url + path, { waitUntil: 'networkidle' });
      later.push(await press(page, act));
      await page.close();
    }
    medians.push({ interaction: name, 'first ms': median(first), 'later ms': median(later) });
  }
  return medians;
});
await site.close();
console.table(rows);
finish(
  rows
    .filter((row) => Math.max(row['first ms'], row['later ms']) > most)
    .map(({ interaction }) => `${interaction}: at most ${most} ms`),
);
