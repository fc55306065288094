import type { Page } from 'playwright-core';

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

/** Works through a list, on `concurrency` items at a time. */
export async function inParallel<T>(
  list: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = list[Symbol.iterator]();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
