import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { writeHosts } from '../../scripts/hosts/files';
import { hostSite } from '../../scripts/hosts/site';
import { precompress } from '../../scripts/serve/precompress';
import { readRelease, releaseFile } from '../../scripts/serve/release';
import { type RunningServer, startServer } from '../../scripts/serve/server';
import { fixturePages, writeFixture } from '../support/fixture-out';
import { checkHost } from './check';
import { rawRequest } from './request';
import { requestTable } from './table';

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'));
const dir = path.join(work, 'out');
const cache = path.join(work, 'cache');
const moved = [{ from: '/old-crm', to: '/lankacrm' }];
const film = '/media/hero.1a2b3c4d.mp4';
let server: RunningServer;

beforeAll(async () => {
  writeFixture(dir);
  writeHosts(hostSite(fixturePages, moved, 'localhost'), dir, path.join(work, 'hosts'));
  await precompress(dir, cache);
  server = await startServer({ dir, moved, watchEvery: 0 });
});

afterAll(async () => {
  await server.close();
  fs.rmSync(work, { recursive: true, force: true });
});

test('answers the whole table', async () => {
  const results = await checkHost(server.url, dir, await requestTable(dir, fixturePages, moved));
  expect(results.length).toBeGreaterThan(80);
  expect(results.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

test('the table can fail', async () => {
  const wrong = { status: 404, type: 'text/plain', cache: 'no-store', encoding: 'br' as const, file: '/404.html' };
  const [result] = await checkHost(server.url, dir, [{ name: 'planted', target: '/about', expect: wrong }]);
  expect(result?.problems).toHaveLength(5);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
  const answer = await rawRequest(server.url, { method, target: '/about', headers: { 'Content-Length': '0' } });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test.each([
  ['bytes=0-0', 206, 'bytes 0-0/100000'],
  ['bytes=-5', 206, 'bytes 99995-99999/100000'],
  ['bytes=99999-200000', 206, 'bytes 99999-99999/100000'],
  ['bytes=100000-', 416, 'bytes */100000'],
  ['bytes=5-2', 416, 'bytes */100000'],
  ['bytes=-0', 416, 'bytes */100000'],
  ['bytes=0-1,5-6', 200, undefined],
  ['lines=1-2', 200, undefined],
])('Range: %s gives %i', async (range, status, part) => {
  const answer = await rawRequest(server.url, { target: film, headers: { Range: range } });
  expect([answer.status, answer.headers['content-range']]).toEqual([status, part]);
});

test('a part of a changed film is not sent', async () => {
  const headers = { Range: 'bytes=0-9', 'If-Range': '"another"' };
  expect((await rawRequest(server.url, { target: film, headers })).status).toBe(200);
});

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['BR', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['deflate', undefined],
  ['brotli', undefined],
])('Accept-Encoding: %s gives %s', async (accept, encoding) => {
  const answer = await rawRequest(server.url, { target: '/about', headers: { 'Accept-Encoding': accept } });
  expect(answer.headers['content-encoding']).toBe(encoding);
});

test.each(['/about%2F', '/%2F%2Fexample.com', '/about//', '//about/', 'http://example.com//example.org/'])(
  '%s never leads to another host',
  async (target) => {
    const { status, headers } = await rawRequest(server.url, { target });
    expect([301, 404]).toContain(status);
    expect(headers.location ?? '/about').toBe('/about');
  },
);

test('an address sent whole, as through a proxy, is the same page', async () => {
  expect((await rawRequest(server.url, { target: `${server.url}/about?x` })).status).toBe(200);
});

test('a header section beyond all measure is refused without harm', async () => {
  const answer = await rawRequest(server.url, { target: `/${'a'.repeat(70_000)}` }).catch(() => undefined);
  expect([undefined, 431]).toContain(answer?.status);
  expect((await rawRequest(server.url, { target: '/about' })).status).toBe(200);
});

test('a reader that never reads loses its connection', async () => {
  const own = await startServer({ dir, watchEvery: 0, idleLimit: 50 });
  const socket = net.connect(Number(new URL(own.url).port), 'localhost');
  const closed = once(socket, 'error');
  await once(socket, 'connect');
  socket.pause();
  // More films than the buffers between the two hold; then a byte now and then, which is refused once the server has gone.
  socket.write(`GET ${film} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(300));
  const timer = setInterval(() => socket.write('G'), 100);
  expect((await closed)[0].code).toMatch(/^(ECONNRESET|EPIPE)$/);
  clearInterval(timer);
  await own.close();
});

describe('a new release', () => {
  const live = path.join(work, 'live');
  const release = async (version: string) => {
    writeFixture(live, version);
    await precompress(live, cache);
  };
  const read = async ({ url }: RunningServer, target: string) => (await rawRequest(url, { target })).body.toString();

  test('is taken up whole, keeps the files of the one before, and never by half', async () => {
    await release('v1');
    const own = await startServer({ dir: live, watchEvery: 0 });
    const script = /src="([^"]+)"/.exec(await read(own, '/about'))?.[1] ?? '';
    // As while a build runs: pages are there, the file that says that all is finished is not.
    writeFixture(live, 'half');
    expect(await own.reload()).toBe('unfinished');
    expect(await read(own, '/about')).toContain('content="v1"');
    fs.rmSync(live, { recursive: true });
    expect(await own.reload()).toBe('unfinished');
    expect(await read(own, '/about')).toContain('content="v1"');
    await release('v2');
    expect(await own.reload()).toBe('new');
    expect(await read(own, '/about')).toContain('content="v2"');
    expect(fs.existsSync(path.join(live, script))).toBe(false);
    expect(await read(own, script)).toContain("'v1'");
    expect(await own.reload()).toBe('same');
    await own.close();
  });

  test('is found by looking now and then', async () => {
    await release('v1');
    const own = await startServer({ dir: live, watchEvery: 20 });
    await release('v2');
    while (!(await read(own, '/about')).includes('content="v2"')) await new Promise((next) => setTimeout(next, 20));
    await own.close();
  });

  test('of a build that was broken off is refused in words', async () => {
    await release('v1');
    fs.rmSync(path.join(live, releaseFile));
    await expect(startServer({ dir: live })).rejects.toThrow(/holds no finished site.*npm run build/);
  });
});

test('the same files give the same release, compressed variants come from the cache', async () => {
  const again = path.join(work, 'again');
  const own = path.join(work, 'cache-again');
  writeFixture(again);
  expect(await precompress(again, own)).toBeGreaterThan(20);
  expect(await precompress(again, own)).toBe(0);
  expect(await readRelease(again)).toBe(await readRelease(dir));
});

test('files with the same content share one compressed variant', async () => {
  const folder = path.join(work, 'alike');
  fs.mkdirSync(folder);
  const text = 'The same words in every file. '.repeat(40);
  const names = Array.from({ length: 20 }, (_, i) => `copy-${i}.txt`);
  for (const name of names) fs.writeFileSync(path.join(folder, name), text);
  expect(await precompress(folder, path.join(work, 'cache-alike'))).toBe(2);
  for (const name of names) {
    const read = (extension: string) => fs.readFileSync(path.join(folder, name + extension));
    expect(zlib.brotliDecompressSync(read('.br')).toString()).toBe(text);
    expect(zlib.gunzipSync(read('.gz')).toString()).toBe(text);
  }
});
