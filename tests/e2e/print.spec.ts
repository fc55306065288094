/** Paper: every page prints as a tidy document. */
import type { Page } from '@playwright/test';
import { allRoutes, expect, footer, header, nowhere, test } from '../support/browser';
import { contrast, luminance } from '../support/contrast';

interface PrintedText {
  text: string;
  colour: string;
  ground: string;
  /** A picture lies behind it. */
  pictured: boolean;
  /** Another text that lies over it. */
  under?: string;
}

/** Each element with words of its own: its colour, and what lies behind and over it. */
const printedTexts = (page: Page): Promise<PrintedText[]> =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility() && !element.closest('.visually-hidden');
    const wordsOf = (element: Element) =>
      [...element.childNodes].find(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    const elements = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => seen(element) && wordsOf(element),
    );
    const boxes = elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(wordsOf(element) as Node);
      return range.getBoundingClientRect();
    });
    const pictures = [...document.querySelectorAll('main :is(img, video, canvas)')]
      .filter(seen)
      .map((picture) => picture.getBoundingClientRect());
    /** Lines set tightly touch; anything more is an overlap. */
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);
    return elements.map((element, i) => {
      let ground = 'rgb(255, 255, 255)';
      for (let behind: Element | null = element; behind; behind = behind.parentElement) {
        const colour = getComputedStyle(behind).backgroundColor;
        if (/rgba\(.*, 0\)/.test(colour)) continue;
        ground = colour;
        break;
      }
      const over = elements.findIndex(
        (other, k) =>
          k !== i &&
          !other.contains(element) &&
          !element.contains(other) &&
          overlap(boxes[i] as DOMRect, boxes[k] as DOMRect),
      );
      return {
        text: element.textContent?.trim().slice(0, 40) ?? '',
        colour: getComputedStyle(element).color,
        ground,
        pictured: pictures.some((picture) => overlap(picture, boxes[i] as DOMRect)),
        under: elements[over]?.textContent?.trim().slice(0, 40),
      };
    });
  });

/** Headings after which nothing but a heading of the same or a higher level follows. */
const emptyHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') as Element,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    const empty: string[] = [];
    let open: Element | undefined;
    const close = (level: number) => {
      if (open && Number(open.tagName[1]) >= level) empty.push(open.textContent ?? '');
      open = undefined;
    };
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node instanceof Element ? node : (node.parentElement as Element);
      if (!element.checkVisibility() || element.closest('.visually-hidden')) continue;
      if (node instanceof Element && /^H[1-6]$/.test(node.tagName)) {
        close(Number(node.tagName[1]));
        open = node;
      } else if (
        !element.closest('h1, h2, h3, h4, h5, h6') &&
        (node.nodeType === 3 ? node.textContent?.trim() : /^(IMG|INPUT)$/.test(element.tagName))
      )
        open = undefined;
    }
    close(0);
    return empty;
  });

const channels = (colour: string) =>
  (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as [number, number, number];

test.beforeEach(async ({ page }) => {
  // The width of A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
});

test('every page has all its words dark on white, none on a picture or over another, and no navigation', async ({
  page,
}) => {
  const wrong: string[] = [];
  for (const path of [...allRoutes, nowhere]) {
    await page.goto(path);
    await expect(header(page)).toBeHidden();
    await expect(footer(page)).toBeHidden();
    const texts = await printedTexts(page);
    expect([path, texts.length > 3]).toEqual([path, true]);
    for (const { text, colour, ground, pictured, under } of texts) {
      if (contrast(luminance(channels(colour)), luminance(channels(ground))) < 4.5) wrong.push(`${path} pale: ${text}`);
      if (pictured) wrong.push(`${path} on a picture: ${text}`);
      if (under) wrong.push(`${path} “${text}” under “${under}”`);
    }
    wrong.push(...(await emptyHeadings(page)).map((heading) => `${path} nothing below: ${heading}`));
  }
  expect(wrong).toEqual([]);
});

test('home takes at most five pages', async ({ page }) => {
  await page.goto('/');
  const document = await page.pdf({ format: 'A4' });
  expect(document.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(5);
});
