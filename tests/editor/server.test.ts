/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { type DeskServer, startDesk } from '../../scripts/editor/live/server';
import { freePort } from '../../scripts/net';

let desk: DeskServer;
let folder: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  desk = await startDesk({ port: 0, site: await freePort(), folder, first: { version: 0, problems: '' } });
});
afterAll(async () => {
  await desk.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Status of an address, asked for letter by letter as it stands here. */
const status = (address: string) =>
  new Promise<number | undefined>((got, failed) => {
    const { port } = new URL(desk.url);
    http
      .get({ host: '127.0.0.1', port, path: address }, (answer) => {
        answer.resume();
        got(answer.statusCode);
      })
      .on('error', failed);
  });

test.each(['//', '/%', '/about'])('%s is handed to the preview, which is still starting', async (address) => {
  expect(await status(address)).toBe(502);
});

test('an address of the desk that cannot be read is an error, and the desk goes on', async () => {
  expect(await status('/__editor/%')).toBe(500);
  expect(await status('/__editor/')).toBe(200);
});

test('nothing outside the folder of the editor is served', async () => {
  expect(await status('/__editor/..%2f..%2f..%2fetc/passwd')).toBe(404);
});
