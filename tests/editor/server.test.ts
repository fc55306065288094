import http from 'node:http';
import { type EditorServer, startServer } from '../../scripts/editor/server';
import { freePort } from '../../scripts/net';

let server: EditorServer;

beforeAll(async () => {
  server = await startServer({ port: 0, site: await freePort() });
});
afterAll(() => server.close());

/** Requests the exact path, which a URL would normalise. */
const status = (address: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<number | undefined>((got, failed) => {
    const { port } = new URL(server.url);
    http
      .request({ host: '127.0.0.1', port, path: address, headers, method }, (answer) => {
        answer.resume();
        got(answer.statusCode);
      })
      .on('error', failed)
      .end();
  });

test.each(['//', '/%', '/about'])('%s is forwarded to the preview, which is still starting', async (address) => {
  expect(await status(address)).toBe(502);
});

test('a malformed address is an error, and the server keeps running', async () => {
  expect(await status('/__editor/%')).toBe(500);
  expect(await status('/__editor/state')).toBe(200);
});

test('nothing outside the editor’s folder is served', async () => {
  expect(await status('/__editor/..%2f..%2f..%2fetc/passwd')).toBe(404);
});

test('only requests to its own host and from its own origin are answered', async () => {
  expect(await status('/__editor/state', { host: 'evil.example' })).toBe(403);
  expect(await status('/about', { host: 'evil.example' })).toBe(403);
  expect(await status('/__editor/job?what=publish', { origin: 'https://evil.example' }, 'POST')).toBe(403);
});
