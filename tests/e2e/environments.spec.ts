import type { Page } from '@playwright/test';
import {
  addStyles,
  everyPath,
  expect,
  hasFonts,
  horizontalOverflow,
  invisibleTexts,
  test,
  unknownPath,
  visit,
} from '../support/browser';

/** Texts that are clipped by their own box. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const { scrollHeight, clientHeight, scrollWidth, clientWidth, childNodes } = element;
        const hasText = [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        const isTooSmall = scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2;
        const isClipping = /hidden|clip/.test(`${overflowX} ${overflowY}`) && clipPath === 'none';
        return hasText && isTooSmall && isClipping && element.checkVisibility();
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
          // What can be scrolled horizontally is not cut off.
          if (/auto|scroll/.test(overflowX)) break;
          const frame = parent.getBoundingClientRect();
          if (/hidden|clip/.test(overflowX) && (left < frame.left - 1 || right > frame.right + 1))
            problems.push(`cut off: ${where}`);
        }
      }
    }
    return problems;
  });

/** Length of the longest line in characters, each half as wide as the font is high. */
const longestLine = (page: Page) =>
  page.locator('main p').evaluateAll((paragraphs) => {
    const long = paragraphs.filter(({ textContent }) => textContent.length > 150);
    const fontSize = (paragraph: Element) => Number.parseFloat(getComputedStyle(paragraph).fontSize);
    return Math.max(0, ...long.map((one) => one.getBoundingClientRect().width / (fontSize(one) / 2)));
  });

/** Sets the browser's text size, which unlike a style rule also moves the breakpoints. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

/** Sets the text spacing of WCAG 1.4.12. */
const widenSpacing = (page: Page) =>
  addStyles(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  );

/** Opens all disclosures. */
const openAnswers = (page: Page) =>
  page.locator('details').evaluateAll((all) => all.map((details) => details.toggleAttribute('open', true)));

async function expectAllInView(page: Page, setting: string, width: number, height = 900) {
  await page.setViewportSize({ width, height });
  expect.soft(await horizontalOverflow(page), `${width} px, ${setting}`).toBe(0);
  expect.soft(await cutOff(page), `${width} px, ${setting}`).toEqual([]);
}

for (const path of everyPath) {
  test(`${path}: nothing is clipped, broken or scrolls horizontally at 320 px (also 400 % zoom), on a phone with text at 200 % or wider spacing`, async ({
    page,
  }) => {
    await visit(page, path);
    await hasFonts(page);
    await expectAllInView(page, 'as it is', 320, 640);
    await openAnswers(page);
    expect.soft(await broken(page), '320 px').toEqual([]);
    await setTextSize(page, 32);
    await expectAllInView(page, 'text at 200 %', 320);
    await expectAllInView(page, 'text at 200 %', 390);
    expect.soft(await broken(page), 'text at 200 %').toEqual([]);
    await setTextSize(page, 16);
    await widenSpacing(page);
    await expectAllInView(page, 'wider spacing', 390);
  });

  test(`${path}: nothing is clipped or scrolls horizontally at 3840 px, at 1280 px with text at 200 % or wider spacing @audit`, async ({
    page,
  }) => {
    await visit(page, path);
    await hasFonts(page);
    await expectAllInView(page, 'as it is', 3840);
    expect.soft(await longestLine(page)).toBeLessThanOrEqual(110);
    await openAnswers(page);
    await setTextSize(page, 32);
    await expectAllInView(page, 'text at 200 %', 1280);
    await setTextSize(page, 16);
    await widenSpacing(page);
    await expectAllInView(page, 'wider spacing', 1280);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows all its text', async ({ page }) => {
    for (const path of everyPath) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect.soft(await invisibleTexts(page), path).toEqual([]);
    }
  });
});

test('with reduced motion nothing moves and nothing is hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/ai-agents', '/nexbill', unknownPath]) {
    await visit(page, path);
    expect(await invisibleTexts(page), path).toEqual([]);
    const moving = await page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return running
        .map(({ effect }) => Number(effect?.getComputedTiming().duration))
        .filter((duration) => duration > 1);
    });
    expect(moving, path).toEqual([]);
  }
});

test('the rocket’s animation ends within five seconds (WCAG 2.2.2)', async ({ page }) => {
  await page.goto(unknownPath);
  const ends = await page.evaluate(() => {
    // Hiding and showing the rocket restarts an animation that has already ended.
    document.body.style.display = 'none';
    document.getAnimations();
    document.body.style.display = '';
    // Scroll-driven animations run only while the visitor scrolls.
    const animations = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  });
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
});
