import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import { content } from '../../lib/content';
import { thousands } from '../../lib/format';
import { monthlyTotal, type Selection, sumLines } from '../../lib/pricing';
import { routes } from '../../lib/routes';
import { emptySelection } from './rates';

export { expect };
export const site = content();
export const { words, company, pages, services, products, testimonials, clients, pricing } = site;
export const allRoutes = routes(site).map(({ path }) => path);
export const phone = { width: 390, height: 844 };

/** The formatted monthly total for a selection in the calculator. */
export const estimate = (chosen: Partial<Selection>) =>
  thousands(monthlyTotal(sumLines(pricing.calculator, { ...emptySelection, ...chosen }, words.calculator)));

/** A path without a page. */
export const nowhere = '/no-such-page';
/** The paths of all pages, the not-found page included. */
export const everyPath = [...allRoutes, nowhere];

/** URL of the site's script, with or without the number of a retry. */
export const siteScript = /\/_next\/static\/site\.\w+\.js(\?\d+)?$/;

/** Delays the site's script, or another, until the returned function is called; then `answer` handles each request. */
export async function holdScript(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
  script = siteScript,
) {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(script, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** Waits until the site’s script has started, which the test fixture records. */
export const isReady = (page: Page) => page.waitForFunction(() => 'siteReady' in window);

/** Simulates the first user interaction, which loads the script. */
export const interact = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('mousemove')));

/** Waits until the islands in the viewport are hydrated; with Save-Data they are hydrated only when used. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
      [...document.querySelectorAll('[data-hydrate]')].every(({ firstElementChild }) => {
        const { top = 0, bottom = 0, height = 0 } = firstElementChild?.getBoundingClientRect() ?? {};
        return height === 0 || bottom < 0 || top > window.innerHeight;
      }),
  );

/** Interacts and waits until the islands in the viewport are hydrated. */
export async function interactAndHydrate(page: Page): Promise<void> {
  await interact(page);
  await isReady(page);
  await isHydrated(page);
}

/** Renders every section, because on a phone content-visibility skips those below the viewport. */
export const layOutAll = (page: Page) => addStyles(page, 'main > * { content-visibility: visible !important }');

/** Resolves when both web fonts are applied, each of which may shift lines. */
export const hasFonts = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.fonts].filter(({ family, status }) => status === 'loaded' && !/Fallback|Android/.test(family))
        .length === 2,
  );

/** Opens a page, hydrates it and renders all sections. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await layOutAll(page);
  await interactAndHydrate(page);
}

/** Adds a constructed stylesheet, because the page's Content-Security-Policy forbids others. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Simulates Save-Data. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** The bounding box of an element. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not laid out`);
  return box;
}

/** How far the page can be scrolled horizontally, in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(10_000, window.scrollY);
    const moved = Math.abs(window.scrollX);
    window.scrollTo(0, window.scrollY);
    return Math.max(moved, document.documentElement.scrollWidth - document.documentElement.clientWidth);
  });

/** Texts of a page that are not visible, except those hidden on purpose. */
export const unseen = (page: Page) =>
  page.evaluate(() => {
    const apart = [
      '[aria-hidden="true"]',
      '[hidden]',
      'details:not([open]) > :not(summary)',
      'noscript',
      '[role="alert"]',
      // Which stage of a design is shown; without scripts all of them are.
      'label:has([name="stage"])',
      '[role="status"]',
      ...(matchMedia('print').matches ? ['[data-print="off"]'] : []),
    ].join();
    return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, td, th, label, a)')]
      .filter((element) => element.textContent?.trim() && !element.closest(apart))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent?.slice(0, 60));
  });

/** Prevents pop-ups and records their URLs. `blocked` simulates a pop-up blocker. */
export async function notePopups(page: Page, blocked = false): Promise<() => Promise<string[]>> {
  await page.addInitScript((refuse) => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    window.open = (url) => {
      opened.push(String(url));
      return refuse ? null : ({ opener: window } as unknown as Window);
    };
  }, blocked);
  return () => page.evaluate(() => (window as unknown as { opened: string[] }).opened);
}

/** The site's navigation for wide screens, the header, the footer. */
export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');

export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      document.addEventListener('site:ready', () => Object.assign(window, { siteReady: true }));
    });
    await use(context);
  },
});
