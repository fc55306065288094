import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { content } from '../../lib/content';
import { thousands } from '../../lib/format';
import { monthlyTotal, type Selection, sumLines } from '../../lib/pricing';
import { routes } from '../../lib/routes';
import { emptySelection } from './rates';

export { expect };
export const site = content();
export const { words, company, pages, services, products, testimonials, clients, pricing } = site;
const allRoutes = routes(site).map(({ path }) => path);
export const phone = { width: 390, height: 844 };

/** The formatted monthly total for a selection in the calculator. */
export const estimate = (chosen: Partial<Selection>) =>
  thousands(monthlyTotal(sumLines(pricing.calculator, { ...emptySelection, ...chosen }, words.calculator)));

/** A path without a page. */
export const unknownPath = '/no-such-page';
/** The paths of all pages, the not-found page included. */
export const everyPath = [...allRoutes, unknownPath];

/** URL of the site's script, with or without the number of a retry. */
export const siteScript = /\/_next\/static\/site\.\w+\.js(\?\d+)?$/;

/** Delays the site's script until the returned function is called. */
export async function holdScript(page: Page) {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(siteScript, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the site’s script has started, which the test fixture records. */
export const isReady = (page: Page) => page.waitForFunction(() => 'siteReady' in window);

/** Simulates the first user interaction, which loads the script. */
export const interact = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('mousemove')));

/** Interacts and waits until the islands in the viewport are hydrated; with Save-Data they are hydrated when used. */
export async function interactAndHydrate(page: Page): Promise<void> {
  await interact(page);
  await isReady(page);
  await page.waitForFunction(
    () =>
      (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
      [...document.querySelectorAll('[data-hydrate]')].every(({ firstElementChild }) => {
        const { top = 0, bottom = 0, height = 0 } = firstElementChild?.getBoundingClientRect() ?? {};
        return height === 0 || bottom < 0 || top > window.innerHeight;
      }),
  );
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
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(10_000, window.scrollY);
    const moved = Math.abs(window.scrollX);
    window.scrollTo(0, window.scrollY);
    return Math.max(moved, document.documentElement.scrollWidth - document.documentElement.clientWidth);
  });

/** Texts of a page that are not visible, except those hidden on purpose. */
export const invisibleTexts = (page: Page) =>
  page.evaluate((sectionLinks) => {
    const hidden = '[aria-hidden="true"], [hidden], noscript, [role="alert"], [role="status"]';
    // Without scripts all stages of a design are shown instead of this choice; wide viewports need no links to sections.
    const unused = 'details:not([open]) > :not(summary), label:has([name="stage"])';
    const links = innerWidth >= 1024 ? `, nav[aria-label="${sectionLinks}"]` : '';
    const unprinted = matchMedia('print').matches ? ', [data-print="off"]' : '';
    return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, td, th, label, a)')]
      .filter((element) => element.textContent?.trim() && !element.closest(`${hidden}, ${unused}${links}${unprinted}`))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent?.slice(0, 60));
  }, words.sections.label);

/** Prevents pop-ups and records their URLs. `blocked` simulates a pop-up blocker. */
export async function recordPopups(page: Page, blocked = false): Promise<() => Promise<string[]>> {
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

export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');

/** The form on /contact and its fields. */
export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: pages.contact.form.title });
  const field = (name: 'name' | 'email' | 'message') =>
    form.getByRole('textbox', { name: words.forms.contact[name].label, exact: true });
  return {
    name: field('name'),
    email: field('email'),
    message: field('message'),
    submit: form.getByRole('button', { name: words.forms.contact.submit }),
  };
}

/** Fills in a sample message. */
export async function fillIn(page: Page, text = 'Hello'): Promise<void> {
  const { name, email, message } = contactForm(page);
  await name.fill('Ann');
  await email.fill('ann@example.com');
  await message.fill(text);
}

export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      document.addEventListener('site:ready', () => Object.assign(window, { siteReady: true }));
    });
    await use(context);
  },
});
