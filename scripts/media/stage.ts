import { readdirSync } from 'node:fs';
import { join, parse, posix } from 'node:path';
import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { launchChromium } from '../chromium';
import { withImports } from './recipe';

/** Draws WebGL in software, the same on every machine. */
const softwareGl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** Folder of the terrain engine and its scenes. */
const folder = 'content/media/scenes/terrain';

/** Everything that a picture or film of a scene is drawn from. */
export const sceneSources = (scene: string): string[] => [
  ...['glsl', 'stage.html'].map((name) => `${folder}/${name}`),
  ...withImports(`${folder}/engine.js`, sceneFile(scene)),
];

export const sceneFile = (scene: string): string => `${folder}/scenes/${scene}.js`;

/** The scenes of a folder below the engine's, as the engine names them. */
export const scenesIn = (below: string): string[] =>
  readdirSync(`${folder}/scenes/${below}`)
    .filter((file) => file.endsWith('.js'))
    .map((file) => posix.join(below, parse(file).name));

/** A scene and how it is drawn, as `openStage` in the terrain engine takes it. Sizes in px. */
export interface Order {
  scene: string;
  /** Another framing of the scene, such as `portrait`. */
  cut?: string;
  width: number;
  height: number;
  /** Samples a pixel at the edges of the land, 4 unless told: one is drawn twice as fast. */
  samples?: number;
  /** Rows of 10-bit levels (films) instead of 8-bit ones (pictures). */
  deep?: boolean;
  /** Thickens lines, for pictures that are shown smaller than they are made. */
  weight?: number;
}

/** Set by the page that draws, content/media/scenes/terrain/stage.html. */
interface StageWindow {
  openStage: (order: Order) => Promise<void>;
  stage: { run: (times: readonly number[]) => Promise<void> };
}

/**
 * Draws moments of a scene.
 *
 * @param times  moments, 0 to 1 of one loop
 * @param onFrame  takes the rows of each moment: RGBA, 8 bits a channel, or packed 10-bit levels when `deep`
 */
export async function drawScene(
  order: Order,
  times: readonly number[],
  onFrame: (rows: Buffer, index: number) => Promise<unknown>,
): Promise<void> {
  let received = 0;
  let fault: unknown;
  /** Hands out the files of the engine and takes the frames that the page posts. */
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
  await page.evaluate((given) => (window as unknown as StageWindow).openStage(given), order);
  const drawn = page.evaluate((moments) => (window as unknown as StageWindow).stage.run(moments), times);
  await drawn.catch((error) => {
    throw fault ?? error;
  });
}

/** Rows of 8-bit levels as a picture for the encoder. */
export const pictureOf = (rows: Buffer, { width, height }: Pick<Order, 'width' | 'height'>) =>
  sharp(rows, { raw: { width, height, channels: 4 } }).removeAlpha();
