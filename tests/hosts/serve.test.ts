/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeHosts } from '../../scripts/hosts/files';
import { hostSite } from '../../scripts/hosts/site';
import { precompress } from '../../scripts/serve/precompress';
import { readRelease } from '../../scripts/serve/release';
import { type RunningServer, startServer } from '../../scripts/serve/server';
import { fixturePages, writeFixture } from '../support/fixture-out';
import { checkHost } from './check';
import { rawRequest } from './request';
import { requestTable } from './table';

// Brotli 11 takes its time on a busy machine.
jest.setTimeout(60_000);

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'));
const dir = path.join(work, 'out');
const cache = path.join(work, 'twins');
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

test.each([
  '/about%2F',
  '/%2F%2Fexample.com',
  '/about//',
  '//about/',
  'http://example.com//example.org/',
  '/.well-known/',
])('%s never leads to another host', async (target) => {
  const { status, headers } = await rawRequest(server.url, { target });
  expect([301, 404]).toContain(status);
  expect(headers.location ?? '/about').toBe('/about');
});

test('an address sent whole, as through a proxy, is the same page', async () => {
  expect((await rawRequest(server.url, { target: `${server.url}/about?x` })).status).toBe(200);
});

test('a header section beyond all measure is refused without harm', async () => {
  const answer = await rawRequest(server.url, { target: `/${'a'.repeat(70_000)}` }).catch(() => undefined);
  expect([undefined, 431]).toContain(answer?.status);
  expect((await rawRequest(server.url, { target: '/about' })).status).toBe(200);
});

test('takes up a new release whole, keeps the files of the old one, and never half a release', async () => {
  const live = path.join(work, 'live');
  writeFixture(live, 'v1');
  await precompress(live, cache);
  const own = await startServer({ dir: live, watchEvery: 0 });
  try {
    const body = async (target: string) => (await rawRequest(own.url, { target })).body.toString();
    const script = /src="([^"]+)"/.exec(await body('/about'))?.[1] ?? '';
    // As while a build runs: the new pages are there, the stamp is still the old one.
    fs.writeFileSync(path.join(live, 'about.html'), 'half a release');
    expect(await own.reload()).toBe(false);
    expect(await body('/about')).toContain('content="v1"');
    fs.rmSync(live, { recursive: true });
    expect(await own.reload()).toBe(false);
    expect(await body('/about')).toContain('content="v1"');
    writeFixture(live, 'v2');
    await precompress(live, cache);
    expect(await own.reload()).toBe(true);
    expect(await body('/about')).toContain('content="v2"');
    expect(fs.existsSync(path.join(live, script))).toBe(false);
    expect(await body(script)).toContain("'v1'");
    expect(await own.reload()).toBe(false);
  } finally {
    await own.close();
  }
});

test('looks for a new release by itself', async () => {
  const live = path.join(work, 'watched');
  writeFixture(live, 'v1');
  await precompress(live, cache);
  const own = await startServer({ dir: live, watchEvery: 20 });
  try {
    writeFixture(live, 'v2');
    await precompress(live, cache);
    for (let tries = 0; tries < 100; tries++) {
      if ((await rawRequest(own.url, { target: '/about' })).body.includes('content="v2"')) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The new release was not taken up within 5 s.');
  } finally {
    await own.close();
  }
});

test('the same files give the same stamp, twins come from the cache', async () => {
  const again = path.join(work, 'again');
  writeFixture(again);
  const first = await precompress(again, path.join(work, 'twins-again'));
  const second = await precompress(again, path.join(work, 'twins-again'));
  expect(first.made).toBeGreaterThan(20);
  expect(second).toEqual({ ...first, made: 0 });
  expect(await readRelease(again)).toBe(await readRelease(dir));
});
