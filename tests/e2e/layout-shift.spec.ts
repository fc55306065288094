import type { Page } from '@playwright/test';
import { everyPath, expect, layOutAll, test } from '../support/browser';

// Lighthouse's phone, with reduced motion because of the not-found page's rocket.
test.use({ viewport: { width: 412, height: 823 }, contextOptions: { reducedMotion: 'reduce' } });

/** The elements of the first screen with their distance from the top of the viewport in pixels. */
const firstScreen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .map((element) => ({ element, top: element.getBoundingClientRect().top }))
      .filter(({ element, top }) => element.checkVisibility() && top >= 0 && top < window.innerHeight)
      .map(({ element, top }) => ({ what: `${element.localName} “${element.textContent.slice(0, 30)}”`, top })),
  );

for (const path of everyPath)
  test(`${path}: the web fonts shift nothing on the first screen`, async ({ page }) => {
    const fonts = () =>
      page.evaluate(
        () =>
          [...document.fonts].filter(({ family, status }) => status === 'loaded' && !/Fallback/.test(family)).length,
      );
    await page.goto(path);
    await layOutAll(page);
    await expect.poll(fonts).toBe(2);
    const after = await firstScreen(page);
    expect(after.length).toBeGreaterThan(2);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    await layOutAll(page);
    expect(await fonts()).toBe(0);
    const before = await firstScreen(page);
    const moved = after.filter(({ top }, i) => Math.abs(top - (before[i]?.top ?? Number.NaN)) <= 2);
    expect(moved).toEqual(after);
  });
