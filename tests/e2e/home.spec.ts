import type { Page } from '@playwright/test';
import { fill } from '../../lib/format';
import { boxOf, clients, expect, pages, test, testimonials, visit, words } from '../support/browser';

const { customers } = pages.home;
const last = testimonials.length;
const carousel = (page: Page) => page.getByRole('group', { name: customers.voices, exact: true });
const strip = (page: Page) => carousel(page).getByRole('list', { name: customers.voices });
const slide = (page: Page, n: number) =>
  strip(page)
    .getByRole('listitem')
    .nth(n - 1);
const previous = (page: Page) => carousel(page).getByRole('button', { name: words.carousel.previous });
const next = (page: Page) => carousel(page).getByRole('button', { name: words.carousel.next });
const dot = (page: Page, n: number) =>
  carousel(page).getByRole('button', { name: fill(words.carousel.dot, { n }), exact: true });

/** Expects the strip and the dots to show this slide. */
async function shows(page: Page, n: number) {
  await expect(dot(page, n)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).locator('button[aria-current]')).toHaveCount(1);
  await expect
    .poll(async () => {
      const [inner, outer] = [await boxOf(slide(page, n)), await boxOf(strip(page))];
      return Math.abs(inner.x - outer.x);
    })
    .toBeLessThan(2);
}

test('the hero fills the viewport, and its text and buttons fit into it', async ({ page }) => {
  // The playing film would slow down every measurement.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const hero = page.getByRole('main').locator('> :first-child');
  for (const [width, height] of [
    [1920, 1080],
    [1536, 730],
    [1366, 768],
    [1366, 641],
    [1280, 600],
    [768, 1024],
    [600, 600],
    [390, 844],
    [375, 667],
    [390, 600],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = `${width} × ${height} px`;
    const bottom = () => hero.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(bottom, size).toBe(height);
    const parts = hero.locator('h1, h1 + p, a:visible, button');
    // A short phone has no second button.
    await expect(parts, size).toHaveCount(width < 768 && height < 656 ? 5 : 6);
    for (const part of await parts.all()) await expect(part, size).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone the pictures below the first screen load with the first interaction @phone', async ({ page }) => {
  /** Pictures of the page that are not loaded. */
  const missing = () =>
    page.evaluate(() =>
      [...document.images].filter((image) => !image.naturalWidth).map(({ currentSrc }) => currentSrc),
    );
  await page.goto('/');
  expect((await missing()).length).toBeGreaterThan(5);
  await page.mouse.wheel(0, 100);
  await expect.poll(missing).toEqual([]);
});

test.describe('testimonial carousel', () => {
  test('arrows step, are disabled at the ends and never wrap @firefox', async ({ page }) => {
    await visit(page, '/');
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
    await shows(page, 1);
    await expect(previous(page)).toBeDisabled();
    for (let n = 2; n <= last; n++) {
      await next(page).click();
      await shows(page, n);
    }
    await expect(next(page)).toBeDisabled();
    await previous(page).click();
    await shows(page, last - 1);
  });

  test('dots jump, even during a transition @firefox', async ({ page }) => {
    await visit(page, '/');
    for (const n of [last, 1, Math.min(3, last)]) {
      await dot(page, n).click();
      await shows(page, n);
    }
    await dot(page, last).click();
    await dot(page, 1).click();
    await shows(page, 1);
  });

  test('arrow keys step @firefox', async ({ page }) => {
    await visit(page, '/');
    await strip(page).focus();
    await page.keyboard.press('ArrowRight');
    await shows(page, Math.min(2, last));
    await page.keyboard.press('ArrowLeft');
    await shows(page, 1);
    await page.keyboard.press('ArrowLeft');
    await shows(page, 1);
    for (let n = 1; n <= last + 1; n++) await page.keyboard.press('ArrowRight');
    await shows(page, last);
  });

  test('swiping moves to the next slide, and the dots are updated @phone', async ({ page }) => {
    await visit(page, '/');
    await strip(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await boxOf(strip(page));
    const session = await page.context().newCDPSession(page);
    const y = Math.round(box.y + box.height / 2);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: part === undefined ? [] : [{ x: Math.round(box.x + box.width * part), y }],
      });
    await touch('touchStart', 0.9);
    for (let part = 0.85; part > 0.1; part -= 0.05) await touch('touchMove', part);
    await touch('touchEnd');
    await shows(page, 2);
    await expect(previous(page)).toBeEnabled();
  });

  test('jumps with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await next(page).press('Enter');
    await expect
      .poll(() => strip(page).evaluate((element) => Math.round(element.scrollLeft / element.clientWidth)))
      .toBe(1);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('can be scrolled', async ({ page }) => {
      await page.goto('/');
      await expect(strip(page).getByRole('listitem')).toHaveCount(last);
      await expect(next(page)).toBeHidden();
      await strip(page).focus();
      const place = async () => (await boxOf(slide(page, last))).x;
      const before = await place();
      await page.keyboard.press('ArrowRight');
      await expect.poll(place).toBeLessThan(before);
    });
  });
});

test.describe('client logos', () => {
  const area = (page: Page) => page.locator('#client-logos');
  const logos = (page: Page) => page.getByRole('list', { name: customers.logos });
  const move = (page: Page) =>
    area(page).evaluate((element) =>
      element.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    );

  test('scroll as two copies on a large screen, the second hidden from screen readers, until paused', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(logos(page).getByRole('img')).toHaveCount(clients.length);
    const copy = area(page).locator('ul[aria-hidden="true"]');
    await expect(copy.locator('li')).toHaveCount(clients.length);
    expect(await copy.evaluate((element) => element.checkVisibility())).toBe(true);

    // Playwright's own scrolling would wait for the moving list to stop.
    await area(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => move(page)).toBe(true);
    await area(page).getByRole('button', { name: words.logos.pause }).click();
    await expect(area(page).getByRole('button', { name: words.logos.play })).toBeVisible();
    // Moves the pointer away, because hovering also pauses the logos.
    await page.mouse.move(5, 5);
    await expect.poll(() => move(page)).toBe(false);
    await area(page).getByRole('button', { name: words.logos.play }).click();
    await page.mouse.move(5, 5);
    await expect.poll(() => move(page)).toBe(true);
  });

  test('are static and all visible with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await move(page)).toBe(false);
    await expect(area(page).locator('ul[aria-hidden="true"]')).toBeHidden();
    const boxes = await logos(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect()));
    expect(boxes.filter(({ left, right }) => left >= 0 && right <= 1440)).toHaveLength(clients.length);
  });

  test('are a grid of three columns on a phone @phone', async ({ page }) => {
    await visit(page, '/');
    const places = await logos(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().x)));
    expect(places).toHaveLength(clients.length);
    expect(new Set(places).size).toBe(3);
    await expect(area(page).locator('ul[aria-hidden="true"]')).toBeHidden();
  });
});
