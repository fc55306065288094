import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { withChromium } from '../chromium';

/** Draws WebGL in software, the same on every machine. */
const softwareGl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.glsl': 'text/plain' };

/** Folder of the terrain engine and its scenes. */
export const scenes = 'content/media/scenes/terrain';

/** What the engine has in common for all scenes. */
export const engine = ['glsl', 'engine.js', 'camera.js', 'strokes.js', 'paths.js'].map((name) => `${scenes}/${name}`);

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

/** Serves the scene folder on a local port and passes each posted frame to `onFrame`. */
function serve(onFrame: (rows: Buffer) => Promise<void>): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      if (request.method === 'POST') {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part);
        await onFrame(Buffer.concat(parts));
        response.end();
        return;
      }
      const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://stage').pathname));
      const body = await readFile(join(scenes, path));
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
      response.end(body);
    } catch (error) {
      response.statusCode = 404;
      response.end(String(error));
    }
  });
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)));
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
  const server = await serve(async (rows) => void (await onFrame(rows, received++)));
  try {
    await withChromium(async (browser) => {
      const page = await browser.newPage();
      page.on('pageerror', (error) => console.error(error.message));
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/stage.html`);
      await page.waitForFunction('window.openStage');
      await page.evaluate((given) => (window as unknown as StageWindow).openStage(given), order);
      await page.evaluate((moments) => (window as unknown as StageWindow).stage.run(moments), times);
    }, softwareGl);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
