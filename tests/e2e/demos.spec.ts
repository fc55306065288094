/** The demonstrations on the product pages: each job from start to end, and what all of them share. */
import type { Page } from '@playwright/test';
import { axe } from '../support/accessibility';
import { expect, holdScript, interactAndHydrate, layOutAll, products, sideways, test, words } from '../support/browser';
import { jobs, openDemo } from '../support/demos';

const demos = products.filter(({ demo }) => demo);
const steps = (page: Page) => page.locator('#try .demo-steps > li');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { slug } of demos)
  test(`${slug}: the job from start to end, by axe clean in every state @both`, async ({ page }) => {
    const look = async () => {
      expect(await axe(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
    };
    const job = await openDemo(page, slug, look);
    const before = await job.demo.textContent();
    await look();
    await jobs[slug]?.(job);
    await look();
    await expect(steps(page).and(page.locator('[data-done]'))).toHaveCount(await steps(page).count());
    await job.press(words.demo.reset, words.demo.wasReset);
    await expect(page.locator('.demo-steps [data-done]')).toHaveCount(0);
    expect((await job.demo.textContent())?.replace(words.demo.wasReset, '')).toBe(before);
    expect(await page.pageErrors()).toEqual([]);
  });

for (const width of [320, 390, 768, 1440])
  test(`at ${width} px nothing of a demonstration moves when it is hydrated, and nothing sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug } of demos) {
      const release = await holdScript(page);
      await page.goto(`/${slug}`);
      await layOutAll(page);
      const demo = page.locator('.demo');
      const html = () => demo.evaluate((element) => element.innerHTML);
      const before = { box: await demo.boundingBox(), html: await html() };
      release();
      await demo.scrollIntoViewIfNeeded();
      await interactAndHydrate(page);
      const { width: w, height: h } = before.box ?? {};
      await expect.poll(() => demo.boundingBox(), slug).toMatchObject({ width: w, height: h });
      expect(await html(), slug).toBe(before.html);
      expect(await sideways(page), slug).toBe(0);
    }
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each demonstration is a readable screen with a line that says what needs scripts', async ({ page }) => {
    for (const { slug } of demos) {
      await page.goto(`/${slug}`);
      await expect(page.locator('.demo-body')).toBeVisible();
      await expect(page.getByText(words.demo.withoutScript)).toBeVisible();
    }
  });
});

test('anything else that is dropped on LankaCRM’s board is no deal', async ({ page }) => {
  const { demo, said } = await openDemo(page, 'lankacrm');
  const before = await demo.locator('.deals').textContent();
  const stage = demo.getByRole('region', { name: 'Won' });
  const data = await page.evaluateHandle(() => new DataTransfer());
  for (const type of ['dragover', 'drop']) await stage.dispatchEvent(type, { dataTransfer: data });
  expect(await demo.locator('.deals').textContent()).toBe(before);
  await expect(said).toBeEmpty();
});

test('while one works in a demonstration, the button to the top lies over nothing of it', async ({ page }) => {
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

test('at 1024 px MediFlow’s pharmacist sees both ways to decide without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  const { demo, press } = await openDemo(page, 'mediflow');
  await press('Dispense A-041');
  await press('Dispense anyway', /^Please say why/);
  const hidden = await demo.locator('.demo-body').evaluate((body) => body.scrollHeight - body.clientHeight);
  expect(hidden).toBe(0);
});

test('NexBill prints the receipt and nothing else', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  const { press, demo } = await openDemo(page, 'nexbill');
  await press(/^Add Bread/);
  for (const name of ['Cash', 'Exact', 'Take payment', 'Print']) await press(name);
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('body > .till-printed');
  await expect(printed).toContainText('Bread 450 g');
  await expect(printed).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(demo).toBeHidden();
  await expect(page.locator('[data-demo] img')).toBeVisible();
});
