/**
 * Reference screenshots of every kind of section and of each island in a stable state. To accept a change:
 * npm run visual -- --update-snapshots, and review the changed pictures in git.
 */
import { expect, type Page, test } from '@playwright/test';
import { addStyles, layOutAll, pages, pricing, words } from '../support/browser';
import { openDemo, tasks } from '../support/demos';
import { readExport } from '../support/exported';

const { bases, addOns } = pricing.calculator;

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page with everything loaded and nothing moving. Lists show only eight products, because more may be added. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
    await document.fonts.ready;
  });
  await layOutAll(page);
  await page.evaluate(() => {
    for (const more of document.querySelectorAll(':is(#products, #list) > * > ul > li:nth-child(n + 9)')) more.remove();
  });
}

/** Hides sticky elements, which would cover a different part of a section after each change above it. */
const uncover = (page: Page) => addStyles(page, 'body > header, .to-top { visibility: hidden }');

/** Variants of sections; the first occurrence of each section id is added below. */
const sections: Record<string, string[]> = {
  '/web-application-development': [
    '#intro',
    '#features',
    '#process',
    '#technologies',
    '#project',
    '#end-result',
    '#faq',
  ],
  '/custom-software-engineering': ['#project', '#features', '#process', '#end-result'],
  '/data-science-ai': ['#project'],
  '/research-and-development': ['#process'],
  '/platform-and-devops': ['#process'],
  '/lankacrm': ['#features', '#people'],
  '/digital-marketing': ['#calculator'],
  '/iot-solutions': ['#more'],
  '/mobile-application-development': ['#project', '#features'],
};

// The demonstrations have their own screenshots.
const shown = new Set(['#try', ...Object.values(sections).flat()]);
for (const { path, $ } of readExport().pages)
  for (const { attribs } of $('main section[id]').get()) {
    const id = `#${attribs.id}`;
    if (shown.has(id)) continue;
    shown.add(id);
    sections[path] = [...(sections[path] ?? []), id];
  }

for (const [path, ids] of Object.entries(sections))
  test(`the sections of ${path} look as they did`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    await uncover(page);
    for (const id of ids)
      await expect.soft(page.locator(id).first()).toHaveScreenshot(`${path.slice(1) || 'home'}-${id.slice(1)}.png`);
  });

const firstScreens = (prefix: string, ...paths: string[]) => {
  for (const path of paths)
    test(`the first screen of ${path} looks as it did`, async ({ page }) => {
      await page.goto(path);
      await settle(page);
      await expect(page).toHaveScreenshot(`${prefix}${path.slice(1) || 'home'}.png`);
    });
};

firstScreens('first-', '/', '/about', '/iot-solutions', '/nexbill', '/no-such-page');

test('the footer and the pager look as they did', async ({ page }) => {
  await page.goto('/ai-agents');
  await settle(page);
  await expect.soft(page.locator('footer')).toHaveScreenshot('footer.png');
  await expect.soft(page.getByRole('navigation', { name: words.pager.label })).toHaveScreenshot('pager.png');
});

test('the services panel looks as it did', async ({ page }) => {
  await page.goto('/about');
  await settle(page);
  await page.getByRole('link', { name: pages.services.name, exact: true }).first().hover();
  await expect(page.locator('#services-panel')).toBeVisible();
  await expect(page.locator('#services-panel')).toHaveScreenshot('services-panel.png');
});

test('the calculator with a choice looks as it did', async ({ page }) => {
  await page.goto('/BudgetCalculator');
  await page.getByLabel(bases[1]?.name ?? '').check();
  await page.getByLabel(addOns.at(-1)?.name ?? '').check();
  await page.getByLabel(words.calculator.posts).fill('5');
  await expect(page.locator('#calculator dl').first().locator('dd')).toHaveCount(3);
  await settle(page);
  await uncover(page);
  await expect(page.locator('#calculator')).toHaveScreenshot('calculator-chosen.png');
});

/** The demonstrations before and after their task. */
const demonstrations = (prefix: string) => {
  for (const [slug, doTask] of Object.entries(tasks))
    test(`the demonstration on /${slug} looks as it did`, async ({ page }) => {
      await page.clock.setFixedTime('2026-11-22T14:36:00+05:30');
      const opened = await openDemo(page, slug);
      await settle(page);
      await uncover(page);
      await expect.soft(opened.demo).toHaveScreenshot(`${prefix}${slug}-first.png`);
      await doTask(opened);
      await expect(opened.demo).toHaveScreenshot(`${prefix}${slug}-last.png`);
    });
};

demonstrations('demo-');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  firstScreens('phone-', '/', '/lankacrm', '/digital-marketing');
  demonstrations('demo-phone-');

  test('the open menu looks as it did', async ({ page }) => {
    await page.goto('/about');
    await settle(page);
    await page.getByRole('button', { name: words.header.menu }).click();
    await page.locator('#menu summary').click();
    await expect(page).toHaveScreenshot('phone-menu.png');
  });
});
