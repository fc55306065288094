/** The demonstrations on the product pages: the whole task of each, and what they share. */
import type { Page } from '@playwright/test';
import { axe } from '../support/accessibility';
import {
  boxOf,
  expect,
  holdScript,
  horizontalOverflow,
  interactAndHydrate,
  layOutAll,
  products,
  test,
  words,
} from '../support/browser';
import { openDemo, tasks } from '../support/demos';

const demos = products.filter(({ demo }) => demo);
const steps = (page: Page) => page.locator('#try .demo-steps > li');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { slug } of demos)
  test(`${slug}: the whole task, on a phone without axe violations in any state @both`, async ({ page, isMobile }) => {
    const checkState = async () => {
      // On a scrolled page the sticky header covers parts of links.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      if (isMobile) expect(await axe(page, '.demo')).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
    };
    const opened = await openDemo(page, slug, checkState);
    // For axe, sections that are not laid out overlap.
    await layOutAll(page);
    const before = await opened.demo.textContent();
    await checkState();
    await tasks[slug]?.(opened);
    await checkState();
    await expect(steps(page).and(page.locator('[data-done]'))).toHaveCount(await steps(page).count());
    await opened.press(words.demo.reset, words.demo.wasReset);
    await expect(page.locator('.demo-steps [data-done]')).toHaveCount(0);
    expect((await opened.demo.textContent())?.replace(words.demo.wasReset, '')).toBe(before);
    expect(await page.pageErrors()).toEqual([]);
  });

for (const [width, tag] of [
  [390, ''],
  [1440, ''],
  [320, ' @audit'],
  [768, ' @audit'],
] as const)
  test(`at ${width} px hydration shifts nothing in a demonstration, and nothing overflows${tag}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // Web fonts would shift lines, too.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const { slug } of demos) {
      const release = await holdScript(page);
      await page.goto(`/${slug}`);
      await layOutAll(page);
      const demo = page.locator('.demo');
      const state = async () => {
        const { width, height } = await boxOf(demo);
        // Comments separate text nodes for hydration.
        const html = await demo.evaluate((element) => element.innerHTML.replace(/<!--.*?-->/g, ''));
        return { width, height, html };
      };
      const before = await state();
      release();
      await demo.scrollIntoViewIfNeeded();
      await interactAndHydrate(page);
      expect(await state(), slug).toEqual(before);
      expect(await horizontalOverflow(page), slug).toBe(0);
    }
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each demonstration shows its first state and a note that it needs scripts', async ({ page }) => {
    for (const { slug } of demos) {
      await page.goto(`/${slug}`);
      await expect(page.locator('.demo-body')).toBeVisible();
      await expect(page.locator('.demo-without-script')).toBeVisible();
    }
  });
});

test('dropping anything else on LankaCRM’s board moves no deal', async ({ page }) => {
  const { demo, said } = await openDemo(page, 'lankacrm');
  const before = await demo.locator('.deals').textContent();
  const stage = demo.getByRole('region', { name: 'Won' });
  const data = await page.evaluateHandle(() => new DataTransfer());
  for (const type of ['dragover', 'drop']) await stage.dispatchEvent(type, { dataTransfer: data });
  expect(await demo.locator('.deals').textContent()).toBe(before);
  await expect(said).toBeEmpty();
});

for (const width of [390, 768])
  test(`at ${width} px a demonstration has no inner scrolling, and the announcement is visible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const { slug } of demos) {
      const { demo, said } = await openDemo(page, slug);
      const scrolling = await demo.evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('*')]
          .filter((inner) => /auto|scroll/.test(getComputedStyle(inner).overflowY) && inner.tagName !== 'INPUT')
          .map((inner) => inner.className),
      );
      expect(scrolling, slug).toEqual([]);
      await demo.getByRole('button', { name: words.demo.reset }).click();
      await expect(said, slug).toHaveText(words.demo.wasReset);
      await expect(said, slug).toBeInViewport();
    }
  });

test('a search for ten thousand letters gets an error above the products', async ({ page }) => {
  const { demo, field } = await openDemo(page, 'nexbill');
  await field('barcode').fill('x'.repeat(10_000));
  const error = demo.locator('.till-search p');
  await expect(error).toBeVisible();
  const [products, message] = [await boxOf(demo.locator('.till-keys')), await boxOf(error)];
  expect(message.y + message.height).toBeLessThanOrEqual(products.y);
});

test('the button to the top covers no part of a demonstration in use', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const { demo } = await openDemo(page, 'fittrackpro');
  await demo.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.mouse.move(0, 0);
  const toTop = page.locator('.to-top');
  await expect(toTop).toBeVisible();
  await demo.hover({ position: { x: 150, y: 300 } });
  await expect(toTop).toBeHidden();
  await page.mouse.move(0, 0);
  await expect(toTop).toBeVisible();
  await page.keyboard.press('Tab');
  await demo.getByRole('button').first().focus();
  await expect(toTop).toBeHidden();
});

test('at 1024 px both choices for MediFlow’s warning are visible without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  const { demo, press } = await openDemo(page, 'mediflow');
  await press('Dispense A-041');
  await press('Dispense anyway', 'Please say why');
  const hidden = await demo.locator('.demo-body').evaluate((body) => body.scrollHeight - body.clientHeight);
  expect(hidden).toBe(0);
});

test('NexBill prints only the receipt', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  const { press, demo } = await openDemo(page, 'nexbill');
  await press('Add Bread');
  for (const name of ['Cash', 'Exact', 'Take payment', 'Print']) await press(name);
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('body > .demo-printed');
  await expect(printed).toContainText('Bread 450 g');
  await expect(printed).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(demo).toBeHidden();
});

for (const [path, result, lastControl] of [
  ['/lankacrm', '.deals-sum', '.deals li button'],
  ['/hireiq', '.rank-list', '.rank-weights input'],
] as const)
  test(`${path}: on a phone the result stays in view while the last control is used @phone`, async ({ page }) => {
    await page.goto(path);
    const control = page.locator(lastControl).last();
    await control.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await control.hover();
    await expect(page.locator(result)).toBeInViewport({ ratio: 1 });
  });
