import { join } from 'node:path';
import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { launchChromium } from '../chromium';
import { withImports } from './recipe';

/** Renders WebGL in software, with the same result on every machine. */
const softwareGl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** Folder of the terrain engine and its scene. */
const folder = 'content/media/scenes/terrain';

/** All sources of the films of Home. */
export const sceneSources = (): string[] => [
  `${folder}/glsl`,
  `${folder}/stage.html`,
  ...withImports(`${folder}/engine.js`),
];

/** Argument of `openStage` in the terrain engine. Sizes in px. */
interface RenderOptions {
  /** Name of another framing, such as `portrait`. */
  cut?: string;
  width: number;
  height: number;
  /** Rows of 10-bit levels (films) instead of 8-bit ones (pictures). */
  deep?: boolean;
}

/** Globals of content/media/scenes/terrain/stage.html. */
interface StageWindow {
  openStage: (options: RenderOptions) => Promise<void>;
  stage: { run: (times: readonly number[]) => Promise<void> };
}

/**
 * @param times  0 to 1 of one loop
 * @param onFrame  gets the pixel rows of each frame: RGBA with 8 bits per channel, or packed 10-bit levels when `deep`
 */
export async function drawScene(
  options: RenderOptions,
  times: readonly number[],
  onFrame: (rows: Buffer, index: number) => Promise<unknown>,
): Promise<void> {
  let received = 0;
  let fault: unknown;
  const answer = async (route: Route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fulfill({ path: join(folder, new URL(request.url()).pathname) });
    try {
      await onFrame(request.postDataBuffer() as Buffer, received++);
      await route.fulfill();
    } catch (error) {
      fault = error;
      await route.abort();
    }
  };
  await using browser = await launchChromium(...softwareGl);
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.route('**', answer);
  await page.goto('http://stage/stage.html');
  await page.waitForFunction('window.openStage');
  await page.evaluate((given) => (window as unknown as StageWindow).openStage(given), options);
  const drawing = page.evaluate((moments) => (window as unknown as StageWindow).stage.run(moments), times);
  await drawing.catch((error) => {
    throw fault ?? error;
  });
}

/** @param rows  8-bit RGBA */
export const pictureOf = (rows: Buffer, { width, height }: Pick<RenderOptions, 'width' | 'height'>) =>
  sharp(rows, { raw: { width, height, channels: 4 } }).removeAlpha();
