import type { Page } from '@playwright/test';
import { everyPath, expect, hasFonts, layOutAll, test } from '../support/browser';

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
    const fonts = '**/*.woff2';
    await page.route(fonts, (route) => route.abort());
    await page.goto(path);
    await layOutAll(page);
    const before = await firstScreen(page);
    await page.unroute(fonts);
    await page.goto(path);
    await layOutAll(page);
    await hasFonts(page);
    const after = await firstScreen(page);
    expect(after.length).toBeGreaterThan(2);
    const unmoved = after.filter(({ top }, i) => Math.abs(top - (before[i]?.top ?? Number.NaN)) <= 2);
    expect(unmoved).toEqual(after);
  });
