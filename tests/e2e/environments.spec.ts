import type { Page } from '@playwright/test';
import { addStyles, everyPath, expect, hasFonts, nowhere, sideways, test, unseen, visit } from '../support/browser';

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

/**
 * Words and figures that are broken over two lines, leave their box or are clipped. A word may break after a hyphen, a
 * dash, an at sign or a slash. Demonstrations and the calculator have tests of their own.
 */
const broken = (page: Page) =>
  page.evaluate(() => {
    const problems: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement as HTMLElement;
      const apart = '#try, #calculator, script, style, noscript, .visually-hidden, [data-skip]';
      if (!text.data.trim() || element.closest(apart) || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      let box = element;
      while (getComputedStyle(box).display === 'inline') box = box.parentElement as HTMLElement;
      const within = box.getBoundingClientRect();
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u200b–—/@-]+[–—/@-]?/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        const [first] = parts;
        if (!first) continue;
        const where = `${word} in "${element.textContent?.trim().slice(0, 60)}"`;
        if (parts.some(({ top }) => top > first.top + first.height / 2)) problems.push(`two lines: ${where}`);
        const { left, right } = range.getBoundingClientRect();
        if (left < within.left - 1 || right > within.right + 1) problems.push(`out of its box: ${where}`);
        for (let parent = box.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
          const { overflowX } = getComputedStyle(parent);
          // What is scrolled sideways is not cut off.
          if (/auto|scroll/.test(overflowX)) break;
          const frame = parent.getBoundingClientRect();
          if (/hidden|clip/.test(overflowX) && (left < frame.left - 1 || right > frame.right + 1))
            problems.push(`cut off: ${where}`);
        }
      }
    }
    return problems;
  });

const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

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

for (const third of [0, 1, 2])
  test(`nothing is clipped, broken or scrolls horizontally: 320 px (also 400 % zoom), 3840 px, text at 200 %, wider spacing (${third + 1} of 3)`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    /** The browser's text size, which unlike a style rule also moves the breakpoints. */
    const textSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const path of everyPath.filter((_, i) => i % 3 === third)) {
      await visit(page, path);
      await hasFonts(page);
      const look = async (setting: string, width: number, height = 900) => {
        await page.setViewportSize({ width, height });
        const where = `${path}, ${width} px, ${setting}`;
        expect.soft(await sideways(page), where).toBe(0);
        expect.soft(await cutOff(page), where).toEqual([]);
      };
      await look('as it is', 3840, 2160);
      expect.soft(await longestLine(page), path).toBeLessThanOrEqual(110);
      await look('as it is', 320, 640);
      await openDetails(page);
      expect.soft(await broken(page), `${path}, 320 px`).toEqual([]);

      await textSize(32);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const width of [1280, 390]) await look('text at 200 %', width);
      expect.soft(await broken(page), `${path}, text at 200 %`).toEqual([]);
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
