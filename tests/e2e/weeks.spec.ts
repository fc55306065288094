import type { Page } from '@playwright/test';
import { expect, pages, site, test } from '../support/browser';

const { project } = pages.services.weeks;
const notes = site.work.find(({ href }) => href === project)?.notes ?? [];
const sheets = (page: Page) => page.locator('#weeks ol:not([aria-hidden]) > li');

/** Scrolls a number of weeks past the first; returns the week on top and the progress of the light. */
const scrollBy = (page: Page, weeks: number) =>
  sheets(page).evaluateAll((items, n) => {
    const [first, second] = items;
    const list = first?.parentElement;
    if (!first || !second || !list) throw new Error('no weeks');
    const pitch = second.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(second).marginTop);
    const pinned = Number.parseFloat(getComputedStyle(first).top);
    const top = list.getBoundingClientRect().top + window.scrollY - pinned + n * pitch;
    window.scrollTo({ top, behavior: 'instant' });
    const { x, y, width, height } = first.getBoundingClientRect();
    const shown = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('li');
    const light = document
      .getAnimations()
      .find((animation) => (animation as CSSAnimation).animationName?.includes('fill'));
    return { week: items.indexOf(shown as HTMLElement), light: light?.effect?.getComputedTiming().progress ?? 0 };
  }, weeks);

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('each week of the project is pinned in the same place, and the light advances with it', async ({ page }) => {
    await page.goto('/services');
    expect(notes.length).toBeGreaterThan(0);
    for (const i of notes.keys()) {
      await expect.poll(async () => (await scrollBy(page, i)).week).toBe(i);
      await expect.poll(async () => (await scrollBy(page, i)).light).toBeCloseTo(i / (notes.length - 1), 1);
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the weeks of the project are below each other', async ({ page }) => {
    await page.goto('/services');
    const boxes = await sheets(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
    const edges = boxes.flatMap(({ top, bottom }) => [top, bottom]);
    expect(edges).toHaveLength(2 * notes.length);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  });
});
