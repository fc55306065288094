import type { Page } from '@playwright/test';
import { expect, pages, site, test } from '../support/browser';

const { project } = pages.services.weeks;
const notes = site.work.find(({ href }) => href === project)?.notes ?? [];
const sheets = (page: Page) => page.locator('#weeks ol[role="list"] > li');

/** Scrolls by so many weeks past the first; returns the week on top at the middle of the sheets and how far the light is. */
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

  test('scrolling brings each week of the project to the same place, and the light to its mark', async ({ page }) => {
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

  test('the weeks of the project stand below each other', async ({ page }) => {
    await page.goto('/services');
    const edges = await sheets(page).evaluateAll((items) =>
      items.flatMap((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return [top, bottom];
      }),
    );
    expect(edges).toHaveLength(2 * notes.length);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  });
});
