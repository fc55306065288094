/** Elements below the viewport are animated once when scrolled into view (spec 4 and 9). */
import type { Locator, Page } from '@playwright/test';
import { expect, interactAndHydrate, invisibleTexts, test, visit } from '../support/browser';

/** Opens a page with entrances and waits until the elements below the viewport are hidden. */
async function visitWithEntrances(page: Page) {
  await visit(page, '/web-application-development');
  await expect.poll(() => invisibleTexts(page)).not.toEqual([]);
}

test('run once, also for elements passed in one jump, which stay visible', async ({ page }) => {
  await visitWithEntrances(page);
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return invisibleTexts(page);
    })
    .toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await invisibleTexts(page)).toEqual([]);
});

test('never hide elements that were visible before the scripts loaded', async ({ page }) => {
  await page.goto('/web-application-development');
  await page.evaluate(() => {
    const faded: string[] = [];
    Object.assign(window, { faded });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target as HTMLElement;
        if (element.style.opacity === '0' && element.getBoundingClientRect().top < innerHeight)
          faded.push(element.textContent?.slice(0, 40) ?? '');
      }
    }).observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true });
  });
  await interactAndHydrate(page);
  await expect.poll(() => invisibleTexts(page)).not.toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { faded: string[] }).faded)).toEqual([]);
});

test('are skipped in print', async ({ page }) => {
  await visitWithEntrances(page);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => invisibleTexts(page)).toEqual([]);
});

test.describe('with a paused clock', () => {
  const steps = (page: Page) => page.locator('#process [data-stagger="150"] > [data-reveal]');
  /** How many of the elements have started an animation of a second. */
  const started = (elements: Locator) => elements.and(elements.page().locator('[data-duration="1000"]')).count();
  /** Scrolls a number of pixels of an element into the viewport and waits for the intersection observers. */
  const scrollIntoView = (element: Locator, pixels: number) =>
    element.evaluate((wanted, inside) => {
      const by = wanted.getBoundingClientRect().top - innerHeight + inside;
      window.scrollBy({ top: by, behavior: 'instant' });
      return new Promise<void>((done) => new IntersectionObserver(() => done()).observe(wanted));
    }, pixels);

  test.beforeEach(async ({ page }) => {
    await visitWithEntrances(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        this.setAttribute('data-duration', String((options as KeyframeAnimationOptions).duration));
        return animate.call(this, frames, options);
      };
    });
  });

  test('start 120 px inside the viewport, staggered, and last a second', async ({ page }) => {
    await scrollIntoView(steps(page).first(), 118);
    await page.clock.runFor(1);
    expect(await started(steps(page))).toBe(0);
    await scrollIntoView(steps(page).first(), 122);
    await page.clock.runFor(1);
    expect(await started(steps(page))).toBe(1);
    await page.clock.runFor(148);
    expect(await started(steps(page))).toBe(1);
    await page.clock.runFor(2);
    expect(await started(steps(page))).toBe(2);
  });

  test('start at most 300 ms after an element becomes visible', async ({ page }) => {
    await scrollIntoView(steps(page).first(), 10);
    await page.clock.runFor(299);
    expect(await started(steps(page))).toBe(await steps(page).count());
  });

  test('start immediately on keyboard focus', async ({ page }) => {
    const last = page.locator('main [data-reveal]', { has: page.locator('a') }).last();
    expect(await started(last)).toBe(0);
    await last.locator('a').first().focus();
    expect(await started(last)).toBe(1);
  });
});
