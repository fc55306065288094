/** Words over the hero film reach 4.5 : 1, and its pause control 3 : 1, on its worst frames (WCAG 1.4.3 and 1.4.11). */
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance, luminances } from '../support/contrast';

/** Share of pixels that may fall short: hairlines and a passing pulse behind a stroke of a letter. */
const TOLERATED = 0.01;

/** Luminance of a picture's lightest pixel. */
async function lightest(picture: Buffer): Promise<number> {
  return Math.max(...luminances(await sharp(picture).removeAlpha().raw().toBuffer()));
}

/** Share of the pixels of a picture on which a text colour has less than 4.5 : 1. */
async function shortfall(picture: Buffer, text: [number, number, number]): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const light = luminance(text);
  let short = 0;
  for (const ground of luminances(data)) if (contrast(light, ground) < 4.5) short++;
  return short / (info.width * info.height);
}

for (const [name, width, height] of [
  ['a wide screen', 1440, 900],
  ['a phone', 390, 844],
] as const)
  test(`the words and the pause control over the film are seen on every frame on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const video = page.locator('video').first();
    await expect(video).toHaveAttribute('data-playing', '');
    const words = page.locator('h1 + p');
    const control = page.locator('video + button').first();
    const [box, iconBox] = [
      await words.boundingBox(),
      await control.locator('svg').filter({ visible: true }).boundingBox(),
    ];
    if (!box || !iconBox) throw new Error('no opening paragraph, or no pause control');
    await video.evaluate((element: HTMLVideoElement) => {
      element.pause();
      element.loop = false;
    });
    await words.evaluate((element) => element.style.setProperty('visibility', 'hidden'));
    for (const at of [0, 0.2, 0.4, 0.6, 0.8]) {
      await video.evaluate(
        (element: HTMLVideoElement, share) =>
          new Promise<void>((done) => {
            element.addEventListener('seeked', () => requestAnimationFrame(() => done()), { once: true });
            element.currentTime = share * element.duration + 0.01;
          }),
        at,
      );
      expect(await shortfall(await page.screenshot({ clip: box }), [219, 229, 234])).toBeLessThan(TOLERATED);
      await control.evaluate((element) => element.style.setProperty('color', 'transparent'));
      const ground = await lightest(await page.screenshot({ clip: iconBox }));
      await control.evaluate((element) => element.style.removeProperty('color'));
      expect(contrast(await lightest(await page.screenshot({ clip: iconBox })), ground)).toBeGreaterThan(3);
    }
  });
