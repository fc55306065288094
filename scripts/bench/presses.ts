import type { Locator, Page } from '@playwright/test';
import { content } from '@/lib/content';
import { launchChromium } from '../chromium';
import { median } from './figures';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true };
/** Slow 4G as Lighthouse applies it: milliseconds and bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;

interface Interaction {
  name: string;
  path: string;
  /** Target of the nth press. */
  target: (page: Page, n: number) => Locator;
  /** A key to press instead of a tap. */
  key?: string;
  /** Runs in the page; its value changes with the response. */
  response: () => unknown;
  /** Limit for the response in milliseconds. */
  most: number;
  /** Limit while the page is loading, where it may be higher. */
  mostWhileLoading?: number;
}

const { words, pages } = content();
const total = () => document.querySelector('main output')?.textContent;
const interactions: Interaction[] = [
  // The browser alone, on a page without scripts.
  {
    name: 'limit',
    path: '/limit',
    target: (page) => page.locator('summary'),
    response: () => document.querySelector('details')?.open,
    most: Number.POSITIVE_INFINITY,
  },
  {
    name: 'calculator: a choice',
    path: '/BudgetCalculator',
    target: (page, n) => page.getByRole('radio').nth(n).locator('xpath=ancestor::label'),
    response: total,
    most: 100,
    mostWhileLoading: 400,
  },
  {
    name: 'calculator: a digit',
    path: '/BudgetCalculator',
    target: (page) => page.getByRole('main').locator('input:not([type=radio], [type=checkbox])').first(),
    key: '5',
    response: total,
    most: 100,
    mostWhileLoading: 400,
  },
  {
    name: 'carousel',
    path: '/',
    target: (page) =>
      page
        .getByRole('group', { name: pages.home.customers.voices, exact: true })
        .getByRole('button', { name: words.carousel.next }),
    response: () => (document.querySelector('#testimonials')?.scrollLeft ?? 0) > 40,
    most: 100,
    mostWhileLoading: 400,
  },
  {
    name: 'menu',
    path: '/services',
    target: (page) => page.locator('button[popovertarget="menu"]'),
    response: () => document.querySelector('#menu')?.matches(':popover-open'),
    most: 100,
  },
];
/** Milliseconds. */
const mostInp = 100;

/** Runs in the page and checks every frame for the response. Times in milliseconds. */
const watch = (source: string) => {
  const response = new Function(`return (${source})()`);
  const before = response();
  const measured = {
    /** Longest interaction so far; browsers report none under 16 ms. */
    longest: 0,
    /** Time from the press to the frame with the response. */
    answer: new Promise<number>((done) => {
      for (const kind of ['pointerdown', 'keydown'])
        addEventListener(
          kind,
          async ({ timeStamp }) => {
            while (response() === before) await new Promise(requestAnimationFrame);
            done(performance.now() - timeStamp);
          },
          { capture: true, once: true },
        );
    }),
  };
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) measured.longest = Math.max(measured.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  return measured;
};

/** Presses twice and measures the first response and the longest interaction. */
async function visit(page: Page, address: string, { target, key, response }: Interaction, loading: boolean) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: loading ? 'domcontentloaded' : 'networkidle' });
  const press = (n: number) => (key ? target(page, n).press(key) : target(page, n).tap());
  await target(page, 1).scrollIntoViewIfNeeded();
  const measured = await page.evaluateHandle(watch, response.toString());
  await press(1);
  const answer = await measured.evaluate((now) => now.answer);
  await press(2);
  // Event timing entries arrive with a delay.
  await page.waitForTimeout(1500);
  return { answer, inp: await measured.evaluate((now) => now.longest) };
}

/**
 * Measures interactions on a phone with slow 4G and four times CPU throttling.
 *
 * @param origin  address of the served site without a trailing slash
 * @returns the missed goals
 */
export async function measurePresses(origin: string, runs: number): Promise<string[]> {
  const rows = interactions.flatMap((press) =>
    [false, true].map((loading) => ({ press, loading, visits: [] as Awaited<ReturnType<typeof visit>>[] })),
  );
  await using browser = await launchChromium('--ignore-certificate-errors');
  for (let run = 0; run < runs; run++)
    for (const { press, loading, visits } of rows) {
      const page = await browser.newPage(phone);
      visits.push(await visit(page, origin + press.path, press, loading));
      await page.close();
    }
  const figures = rows.map(({ press: { name, most, mostWhileLoading = most }, loading, visits }) => ({
    name: loading ? `${name}, while loading` : name,
    most: loading ? mostWhileLoading : most,
    answer: Math.round(median(visits.map(({ answer }) => answer))),
    inp: median(visits.map(({ inp }) => inp)),
  }));
  console.log(
    '\nPresses: phone, slow 4G, processor four times slower. Until the first answer is on the screen; INP of two.',
  );
  console.table(figures.map(({ name, answer, inp }) => ({ press: name, 'answer ms': answer, 'INP ms': inp })));
  return [
    ...figures.filter(({ answer, most }) => answer > most).map(({ name, most }) => `${name}: answer within ${most} ms`),
    ...figures.filter(({ inp }) => inp > mostInp).map(({ name }) => `${name}: INP at most ${mostInp} ms`),
  ];
}
