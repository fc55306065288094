import { allRoutes, expect, frames, laidOut, nowhere, test } from '../support/browser';

// Lighthouse's phone.
test.use({ viewport: { width: 412, height: 823 } });

/** Cumulative Layout Shift that a page may have while it loads, its fonts included. */
const most = 0.005;

test('no page moves while it loads, fonts included', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved: string[] = [];
  for (const path of [...allRoutes, nowhere]) {
    await page.goto(path);
    // The sections below follow when the fonts are on. What they move is told with the next frame.
    await laidOut(page);
    await frames(page);
    const { fonts, shift } = await page.evaluate(() => ({
      fonts: [...document.fonts].filter(({ family, status }) => status === 'loaded' && !/Fallback/.test(family)).length,
      shift: (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    }));
    expect([path, fonts]).toEqual([path, 2]);
    if (shift > most) moved.push(`${path} by ${shift}`);
  }
  expect(moved).toEqual([]);
});
