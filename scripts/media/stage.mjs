import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { withBrowser } from './browser.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.glsl': 'text/plain' };
export const SCENES = 'content/media/scenes/relief';

/** Serves the scene folder on a local port and passes each posted frame to `onFrame`. */
function serve(folder, onFrame) {
  const server = createServer(async (request, response) => {
    try {
      if (request.method === 'POST') {
        const parts = [];
        for await (const part of request) parts.push(part);
        await onFrame(Buffer.concat(parts));
        response.end();
        return;
      }
      const path = normalize(decodeURIComponent(new URL(request.url, 'http://stage').pathname));
      const body = await readFile(join(folder, path));
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.end(body);
    } catch (error) {
      response.statusCode = 404;
      response.end(String(error));
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/**
 * Draws moments of a relief scene.
 * @param {string} root repository folder
 * @param {object} order what openStage takes: scene, cut, width, height (px), deep, samples, detail
 * @param {number[]} times moments, 0..1 of one loop
 * @param {(rows: Buffer, index: number) => Promise<void>|void} onFrame rows are RGBA 8-bit, or packed 10-bit when `deep`
 */
export async function drawScene(root, order, times, onFrame, onProgress = () => {}) {
  let received = 0;
  const server = await serve(join(root, SCENES), async (rows) => {
    await onFrame(rows, received++);
    onProgress(received, times.length);
  });
  try {
    await withBrowser(
      async (browser) => {
        const page = await browser.newPage();
        page.on('pageerror', (error) => console.error(error.message));
        await page.goto(`http://127.0.0.1:${server.address().port}/stage.html`);
        await page.waitForFunction('window.openStage');
        await page.evaluate((o) => window.openStage(o), order);
        await page.evaluate((moments) => window.stage.run(moments), times);
      },
      { gl: true },
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
