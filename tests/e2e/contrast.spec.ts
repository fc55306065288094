/**
 * Text over pictures has a contrast of 4.5:1, large text 3:1, against the pixels behind it; over the hero film in its
 * worst frames, its pause button 3:1 (WCAG 1.4.3 and 1.4.11).
 */

import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { addStyles, hasFonts, layOutAll } from '../support/browser';
import { contrast, luminance, luminances } from '../support/contrast';
import { allRoutes } from '../support/exported';

/** Share of pixels that may fail: hairlines, or a pulse of the film passing behind a letter. */
const TOLERATED = 0.01;

/** The lines of text in an element: box in px, colour, and required contrast. */
const linesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden')) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        lines.push({
          words,
          colour: (color.match(/[\d.]+/g) ?? []).map(Number),
          needed: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5,
          box: {
            left: Math.floor(box.left - left),
            top: Math.floor(box.top - top),
            width: Math.ceil(box.width),
            height: Math.ceil(box.height),
          },
        });
    }
    return lines;
  });

/** Hides text and floating elements, to measure the background alone. */
const hideWords = (page: Page) =>
  addStyles(
    page,
    `header { visibility: hidden }
    .calculator-total { position: static !important }
    * { -webkit-text-fill-color: transparent; text-decoration: none !important }`,
  );

/** The lines of text in view in an element with too little contrast against the pixels behind them. */
async function lowContrastTexts(part: Locator): Promise<string[]> {
  const lines = await linesOf(part);
  expect(lines.length).toBeGreaterThan(0);
  const picture = await part.screenshot({ animations: 'disabled' });
  const { width = 0 } = await sharp(picture).metadata();
  // The part of a strip that has to be scrolled into view is not in the screenshot.
  const inView = lines.filter(({ box }) => box.top >= 0 && box.width > 0 && box.left + box.width <= width);
  const found: string[] = [];
  for (const { words, colour, needed, box } of inView) {
    const text = luminance(colour);
    const ground = await luminances(picture, box);
    const share = ground.filter((light) => contrast(text, light) < needed).length / ground.length;
    if (share > TOLERATED) found.push(`${Math.round(share * 100)} % behind “${words}”`);
  }
  return found;
}

for (const [name, width, height] of [
  ['a wide screen', 1440, 900],
  ['a phone', 390, 844],
] as const)
  test(`text and pause button have enough contrast over every frame of the film on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await hasFonts(page);
    const video = page.locator('video').first();
    await expect(video).toHaveAttribute('data-playing', '');
    const control = page.locator('video + .island > button').first();
    const icon = control.locator('svg').filter({ visible: true });
    const lightestOfIcon = async () => Math.max(...(await luminances(await icon.screenshot())));
    await video.evaluate((element: HTMLVideoElement) => {
      element.pause();
      element.loop = false;
    });
    await hideWords(page);
    for (const at of [0, 0.2, 0.4, 0.6, 0.8]) {
      await video.evaluate(
        (element: HTMLVideoElement, share) =>
          new Promise<void>((done) => {
            element.addEventListener('seeked', () => requestAnimationFrame(() => done()), { once: true });
            element.currentTime = share * element.duration + 0.01;
          }),
        at,
      );
      expect(await lowContrastTexts(page.locator('h1 + p'))).toEqual([]);
      const drawn = await lightestOfIcon();
      await control.evaluate((element) => element.style.setProperty('color', 'transparent'));
      expect(contrast(drawn, await lightestOfIcon())).toBeGreaterThan(3);
      await control.evaluate((element) => element.style.removeProperty('color'));
    }
  });

/** Pages that together show every variant of hero and call to action. */
const forms = ['/about', '/iot-solutions', '/web-application-development', '/lankacrm', '/mediflow', '/tutoring'];

for (const { path } of allRoutes)
  for (const width of [390, 768, 1024, 1440, 1920]) {
    const always = forms.includes(path) && [390, 1440].includes(width);
    test(`hero and call to action of ${path} have enough contrast at ${width} px${always ? '' : ' @audit'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 1200 });
      await page.goto(path);
      await layOutAll(page);
      // A font applied after the lines are measured would move them.
      await hasFonts(page);
      await hideWords(page);
      for (const part of await page.locator('main > [data-tone="ink"][data-layout], #ai-agents').all()) {
        await part.locator('img').evaluateAll((images: HTMLImageElement[]) => {
          for (const image of images) image.loading = 'eager';
          return Promise.all(images.map((image) => image.decode()));
        });
        expect(await lowContrastTexts(part)).toEqual([]);
      }
    });
  }
