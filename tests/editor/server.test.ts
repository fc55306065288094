import type { OutgoingHttpHeaders } from 'node:http';
import { type EditorServer, startServer } from '../../scripts/editor/server';
import { freePort } from '../../scripts/net';
import { ask } from '../hosts/requests';

let server: EditorServer;

beforeAll(async () => {
  server = await startServer({ port: 0, site: await freePort() });
});
afterAll(() => server.close());

const status = async (address: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
  (await ask(server.url, address, headers, method)).status;

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
