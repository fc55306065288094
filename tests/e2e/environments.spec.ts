import type { Page } from '@playwright/test';
import { addStyles, everyPath, expect, layOutAll, nowhere, sideways, test, unseen, visit } from '../support/browser';

/** Texts that are clipped by their own box. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (
          !hasText ||
          !/hidden|clip/.test(`${style.overflowX} ${style.overflowY}`) ||
          style.clipPath !== 'none' ||
          !element.checkVisibility()
        )
          return false;
        return element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2;
      })
      .map((element) => element.textContent?.slice(0, 60)),
  );

/** Length of the longest line in characters. */
const longestLine = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll<HTMLElement>('main p')]
        .filter((element) => (element.textContent?.length ?? 0) > 150)
        .map(
          (element) =>
            element.getBoundingClientRect().width / (Number.parseFloat(getComputedStyle(element).fontSize) * 0.5),
        ),
    ),
  );

test('nothing is clipped or scrolls horizontally: 320 px (also 400 % zoom), 3840 px, text at 200 %, wider spacing', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  /** The browser's text size, which unlike a style rule also moves the breakpoints. */
  const textSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const path of everyPath) {
    await page.goto(path);
    await layOutAll(page);
    const look = async (setting: string, width: number, height = 900) => {
      await page.setViewportSize({ width, height });
      const where = `${path}, ${width} px, ${setting}`;
      expect.soft(await sideways(page), where).toBe(0);
      expect.soft(await cutOff(page), where).toEqual([]);
    };
    await look('as it is', 3840, 2160);
    expect.soft(await longestLine(page), path).toBeLessThanOrEqual(110);
    await look('as it is', 320, 640);

    await textSize(32);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [390, 1280]) await look('text at 200 %', width);
    await textSize(16);

    // WCAG 1.4.12
    const spacing = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important';
    await addStyles(page, `* { ${spacing} } p { margin-bottom: 2em !important }`);
    for (const width of [1280, 390]) await look('wider spacing', width);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows all its text', async ({ page }) => {
    for (const path of everyPath) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect.soft(await unseen(page), path).toEqual([]);
    }
  });
});

test('with reduced motion nothing moves and nothing is hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/ai-agents', '/nexbill', nowhere]) {
    await visit(page, path);
    expect(await unseen(page), path).toEqual([]);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 1,
        )
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(moving, path).toEqual([]);
  }
});

test('the rocket’s animation ends within five seconds (WCAG 2.2.2)', async ({ page }) => {
  await page.goto(nowhere);
  const ends = await page.evaluate(() => {
    // Hiding and showing the rocket restarts an animation that has already ended.
    document.body.style.display = 'none';
    document.getAnimations();
    document.body.style.display = '';
    // Scroll-driven animations move only with the visitor.
    const animations = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  });
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
});
