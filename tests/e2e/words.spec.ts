import type { Page } from '@playwright/test';
import { everyPath, expect, hasFonts, test, visit } from '../support/browser';

/**
 * Words and figures that stand on two lines, or that leave their box or what clips it. A word may break after a hyphen, a
 * dash or a sign of an address. Demonstrations and the calculator have tests of their own.
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

test('words and figures are in one piece at 320 px, and on a phone with text of twice its size', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const path of everyPath) {
    await visit(page, path);
    await hasFonts(page);
    for (const [width, height, standard] of [
      [320, 640, 16],
      [390, 844, 32],
    ] as const) {
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.setViewportSize({ width, height });
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect.soft(await broken(page), `${path}, ${width} px, text of ${standard} px`).toEqual([]);
    }
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  }
});
