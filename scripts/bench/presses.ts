import type { Locator, Page } from '@playwright/test';
import { content } from '@/lib/content';
import { launchChromium } from '../chromium';
import { median } from './figures';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true };
/** Slow 4G as Lighthouse applies it: milliseconds and bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;

interface Press {
  name: string;
  path: string;
  /** What is pressed the nth time. */
  target: (page: Page, n: number) => Locator;
  /** A key that is pressed there, instead of a finger. */
  key?: string;
  /** Runs in the page: what the answer to the first press changes. */
  shown: () => unknown;
  /** The longest that the answer may take, in milliseconds. */
  most: number;
  /** The same while the page still loads, where it may take longer. */
  mostWhileLoading?: number;
}

const { words, pages } = content();
const total = () => document.querySelector('main output')?.textContent;
const presses: Press[] = [
  // What the browser answers by itself, on a page without any script.
  {
    name: 'limit',
    path: '/limit',
    target: (page) => page.locator('summary'),
    shown: () => document.querySelector('details')?.open,
    most: Number.POSITIVE_INFINITY,
  },
  {
    name: 'calculator: a choice',
    path: '/BudgetCalculator',
    target: (page, n) => page.getByRole('radio').nth(n).locator('xpath=ancestor::label'),
    shown: total,
    most: 100,
    mostWhileLoading: 400,
  },
  {
    name: 'calculator: a digit',
    path: '/BudgetCalculator',
    target: (page) => page.getByRole('main').locator('input:not([type=radio], [type=checkbox])').first(),
    key: '5',
    shown: total,
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
    shown: () => (document.querySelector('#testimonials')?.scrollLeft ?? 0) > 40,
    most: 100,
    mostWhileLoading: 400,
  },
  {
    name: 'menu',
    path: '/services',
    target: (page) => page.locator('button[popovertarget="menu"]'),
    shown: () => document.querySelector('#menu')?.matches(':popover-open'),
    most: 100,
  },
];
/** Interaction to next paint: the longest from any press to the next frame, in milliseconds. */
const mostInp = 100;

/** Runs in the page: notes the press and watches every frame for the answer. Times in milliseconds. */
const watch = (source: string) => {
  const shown = new Function(`return (${source})()`);
  const before = shown();
  const seen = {
    /** The longest interaction until now; the browser reports none under 16 ms. */
    longest: 0,
    /** Resolves with the time from the press to the frame that shows the answer. */
    answer: new Promise<number>((done) => {
      for (const kind of ['pointerdown', 'keydown'])
        addEventListener(
          kind,
          async ({ timeStamp }) => {
            while (shown() === before) await new Promise(requestAnimationFrame);
            done(performance.now() - timeStamp);
          },
          { capture: true, once: true },
        );
    }),
  };
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  return seen;
};

/** Visits a page and presses twice; gives the time of the first answer and of the longest interaction, in milliseconds. */
async function visit(page: Page, address: string, { target, key, shown }: Press, loading: boolean) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: loading ? 'domcontentloaded' : 'networkidle' });
  const press = (n: number) => (key ? target(page, n).press(key) : target(page, n).tap());
  await target(page, 1).scrollIntoViewIfNeeded();
  const seen = await page.evaluateHandle(watch, shown.toString());
  await press(1);
  const answer = await seen.evaluate((now) => now.answer);
  await press(2);
  // Events are reported a while after they have ended.
  await page.waitForTimeout(1500);
  return { answer, inp: await seen.evaluate((now) => now.longest) };
}

/**
 * Measures and prints how soon presses are answered, on a phone with slow 4G and a processor slowed four times.
 *
 * @param origin  address of the served site without a slash at the end
 * @returns the goals that were missed
 */
export async function measurePresses(origin: string, runs: number): Promise<string[]> {
  const rows = presses.flatMap((press) =>
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
