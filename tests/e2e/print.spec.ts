/** The print styles of every page. */
import type { Page } from '@playwright/test';
import { unreadable } from '../support/accessibility';
import { everyPath, expect, footer, header, test } from '../support/browser';

/** Headings without content, followed by a heading of the same or a higher level. */
async function emptyHeadings(page: Page): Promise<string[]> {
  const empty: string[] = [];
  let open: { name: string; level: number } | undefined;
  const close = (level: number) => {
    if (open && open.level >= level) empty.push(open.name);
    open = undefined;
  };
  for (const line of (await page.getByRole('main').ariaSnapshot()).split('\n')) {
    const [, name, level] = /- heading "(.*)" \[level=(\d)\]/.exec(line) ?? [];
    if (name) {
      close(Number(level));
      open = { name, level: Number(level) };
    } else if (/: \S|"[^:]*$/.test(line)) open = undefined;
  }
  close(0);
  return empty;
}

test.beforeEach(async ({ page }) => {
  // The width of A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
});

test('every page prints all its text dark on white, without overlaps and navigation', async ({ page }) => {
  for (const path of everyPath) {
    await page.goto(path);
    await expect(header(page)).toBeHidden();
    await expect(footer(page)).toBeHidden();
    expect.soft(await unreadable(page), `${path}: not to be read`).toEqual([]);
    expect.soft(await emptyHeadings(page), `${path}: nothing below`).toEqual([]);
  }
});

test('home takes at most five pages', async ({ page }) => {
  await page.goto('/');
  const document = await page.pdf({ format: 'A4' });
  expect(document.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(5);
});
