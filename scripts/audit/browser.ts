import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '../chromium';

/** Starts a Chromium, hands it over and ends it. */
export async function withChromium<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Notes in every page whether its islands are alive. Runs in the page. */
export const noteReady = () => {
  document.addEventListener('site:ready', () => {
    document.documentElement.dataset.awake = '';
  });
};

/** Gives the first sign of a visitor and waits until the islands are alive, 15 s at most. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('mousemove')));
  await page.waitForSelector('html[data-awake]', { state: 'attached', timeout: 15_000 });
}

/** Works through a list with a few hands at a time. */
export async function inParallel<T>(
  list: readonly T[],
  hands: number,
  work: (item: T, hand: number) => Promise<void>,
): Promise<void> {
  const queue = list[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: hands }, async (_, hand) => {
      for (const item of queue) await work(item, hand);
    }),
  );
}
