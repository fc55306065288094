import type { Locator, Page } from '@playwright/test';
import { content } from '@/lib/content';
import { withChromium } from '../chromium';
import { median } from './core';

const phone = { width: 390, height: 844 };
/** Slow 4G as Lighthouse applies it: milliseconds and bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;

interface Press {
  name: string;
  path: string;
  /** Pressed as soon as it can be pressed, not after the page has become idle. */
  loading?: boolean;
  target: (page: Page) => Locator;
  /** Runs in the page: the answer is on the screen. */
  answered: () => boolean;
  /** The longest that the answer may take, in milliseconds. */
  most: number;
}

const { words, pages } = content();
const calculator: Omit<Press, 'name'> = {
  path: '/BudgetCalculator',
  target: (page) => page.getByRole('radio').nth(1).locator('xpath=ancestor::label'),
  answered: () => {
    const total = document.querySelector('main output')?.textContent ?? '';
    window.before ??= total;
    return total !== window.before;
  },
  most: 200,
};
const carousel: Omit<Press, 'name'> = {
  path: '/',
  target: (page) =>
    page
      .getByRole('group', { name: pages.home.customers.voices, exact: true })
      .getByRole('button', { name: words.carousel.next }),
  answered: () => (document.querySelector('[data-carousel] ul')?.scrollLeft ?? 0) > 40,
  most: 150,
};
const presses: Press[] = [
  // What the browser answers by itself, on a page without any script.
  {
    name: 'limit',
    path: '/limit',
    target: (page) => page.locator('summary'),
    answered: () => document.querySelector('details')?.open === true,
    most: Number.POSITIVE_INFINITY,
  },
  { name: 'calculator', ...calculator },
  { name: 'calculator, while loading', ...calculator, loading: true, most: 1000 },
  { name: 'carousel', ...carousel },
  { name: 'carousel, while loading', ...carousel, loading: true },
  {
    name: 'menu, while loading',
    path: '/services',
    loading: true,
    target: (page) => page.locator('button[popovertarget="menu"]'),
    answered: () => document.querySelector('#menu')?.matches(':popover-open') === true,
    most: 100,
  },
];

declare global {
  interface Window {
    /** What the total read at first. */
    before?: string;
    /** Resolves with the time from the press to the frame that shows the answer, in milliseconds. */
    answer?: Promise<number>;
  }
}

/** Runs in the page: notes the press and watches every frame for the answer. */
const watch = (source: string) => {
  const answered = new Function(`return (${source})()`) as () => boolean;
  answered();
  window.answer = new Promise((done) => {
    addEventListener(
      'pointerdown',
      async ({ timeStamp }) => {
        while (!answered()) await new Promise(requestAnimationFrame);
        done(performance.now() - timeStamp);
      },
      { capture: true, once: true },
    );
  });
};

/**
 * How long a page takes to answer the first press, on a phone with slow 4G and a processor slowed four times.
 *
 * @param origin  address of the served site without a slash at the end
 * @returns medians in milliseconds
 */
export async function firstPresses(
  origin: string,
  runs: number,
): Promise<{ name: string; ms: number; most: number }[]> {
  return withChromium(
    async (browser) => {
      const samples = presses.map(() => [] as number[]);
      for (let run = 0; run < runs; run++)
        for (const [i, { path, loading, target, answered }] of presses.entries()) {
          const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true, bypassCSP: true });
          const session = await page.context().newCDPSession(page);
          await session.send('Network.emulateNetworkConditions', slow4G);
          await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
          await page.goto(origin + path, { waitUntil: loading ? 'domcontentloaded' : 'networkidle' });
          await target(page).scrollIntoViewIfNeeded();
          await page.evaluate(watch, answered.toString());
          await target(page).tap();
          samples[i]?.push(await page.evaluate(() => window.answer ?? Number.NaN));
          await page.close();
        }
      return presses.map(({ name, most }, i) => ({ name, ms: Math.round(median(samples[i] ?? [])), most }));
    },
    ['--ignore-certificate-errors'],
  );
}
