import type { Page } from '@playwright/test';
import { expect, pages, site, test } from '../support/browser';

const { project } = pages.services.weeks;
const all = site.work.find(({ href }) => href === project)?.notes ?? [];
const notes = all.slice(all.findIndex(({ wrong }) => wrong));

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page }) => {
  await page.goto('/services');
});

/** Scrolls until a week, counted from 0, begins below the scale. */
const scrollTo = (page: Page, week: number) =>
  page.locator('#weeks').evaluate((section, n) => {
    const scale = section.querySelector('ol[aria-hidden]');
    const item = section.querySelector('ol:not([aria-hidden])')?.children[n];
    if (!scale || !item) throw new Error('no weeks');
    const pinned = Number.parseFloat(getComputedStyle(scale).top) + scale.clientHeight;
    window.scrollTo({ top: window.scrollY + item.getBoundingClientRect().top - pinned, behavior: 'instant' });
  }, week);

/** How much of the line from each week to the next is drawn. */
const lines = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName?.includes('fill'))
      .map(({ effect }) => Math.round((effect?.getComputedTiming().progress ?? 0) * 10) / 10),
  );

test('the line on the scale reaches each week with its note', async ({ page }) => {
  expect(notes.length).toBeGreaterThan(0);
  for (const week of notes.keys()) {
    await scrollTo(page, week);
    await expect.poll(() => lines(page)).toEqual(notes.slice(1).map((_, i) => (i < week ? 1 : 0)));
  }
});

test('the scale stays in view until the last week', async ({ page }) => {
  for (const week of notes.keys()) {
    await scrollTo(page, week);
    await expect(page.locator('#weeks ol[aria-hidden]')).toBeInViewport({ ratio: 1 });
  }
});
