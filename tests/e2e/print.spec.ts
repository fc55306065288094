/** The print styles of every page. */
import type { Page } from '@playwright/test';
import { unreadable } from '../support/accessibility';
import { everyPath, expect, footer, header, test } from '../support/browser';

/** Headings without content: the next thing is a heading of the same or a higher level, or nothing. */
async function emptyHeadings(page: Page): Promise<string[]> {
  const snapshot = await page.getByRole('main').ariaSnapshot();
  const parts = snapshot
    .split('\n')
    .filter((line) => /: \S|"[^:]*$|- heading "/.test(line))
    .map((line) => ({ line, level: Number(/- heading ".*" \[level=(\d)\]/.exec(line)?.[1] ?? Infinity) }));
  return parts
    .filter(({ level }, i) => level < Infinity && (parts[i + 1]?.level ?? 0) <= level)
    .map(({ line }) => line);
}

test.beforeEach(async ({ page }) => {
  // The width of A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
});

/** Pages that together show every kind of page. */
const kinds = ['/', '/nexbill', '/web-application-development', '/BudgetCalculator', '/contact', '/testimonials'];

for (const path of everyPath) {
  const tag = kinds.includes(path) ? '' : ' @audit';
  test(`${path} prints all its text dark on white, without overlaps and navigation${tag}`, async ({ page }) => {
    await page.goto(path);
    await expect(header(page)).toBeHidden();
    await expect(footer(page)).toBeHidden();
    expect.soft(await unreadable(page), 'unreadable').toEqual([]);
    expect.soft(await emptyHeadings(page), 'empty headings').toEqual([]);
  });
}

test('home takes at most five pages', async ({ page }) => {
  await page.goto('/');
  const document = await page.pdf({ format: 'A4' });
  expect(document.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(5);
});
