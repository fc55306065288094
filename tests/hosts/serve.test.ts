import fs from 'node:fs';
import path from 'node:path';
import { writeHosts } from '../../scripts/hosts/files';
import { precompress } from '../../scripts/serve/precompress';
import { type RunningServer, startServer } from '../../scripts/serve/server';
import { fixturePages, writeFixture } from '../support/fixture-out';
import { scratchFolder } from '../support/scratch';
import { checkHost } from './check';
import { rawRequest } from './request';
import { requestTable } from './table';

const work = scratchFolder();
const dir = path.join(work, 'out');
const moved = [{ from: '/old-crm', to: '/lankacrm' }];
const film = '/media/hero.1a2b3c4d.mp4';
let server: RunningServer;

beforeAll(async () => {
  writeFixture(dir);
  writeHosts({ pages: fixturePages, moved, domain: 'localhost' }, dir, path.join(work, 'hosts'));
  await precompress(dir);
  server = await startServer({ dir, moved });
});

afterAll(() => server.close());

test('answers the whole table', async () => {
  const table = requestTable(dir, fixturePages, moved);
  expect(table.length).toBeGreaterThan(80);
  expect(await checkHost(server.url, dir, table)).toEqual([]);
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

test('If-Range of another version gets the whole film', async () => {
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
  '%s never redirects to another host',
  async (target) => {
    const { status, headers } = await rawRequest(server.url, { target });
    expect([301, 404]).toContain(status);
    expect(headers.location ?? '/about').toBe('/about');
  },
);

test('an absolute request target gets the same page', async () => {
  expect((await rawRequest(server.url, { target: `${server.url}/about?x` })).status).toBe(200);
});

test('an oversized header is refused, and the server keeps running', async () => {
  const answer = await rawRequest(server.url, { target: `/${'a'.repeat(70_000)}` }).catch(() => undefined);
  expect([undefined, 431]).toContain(answer?.status);
  expect((await rawRequest(server.url, { target: '/about' })).status).toBe(200);
});

describe('a new release', () => {
  const live = path.join(work, 'live');
  const publish = (version: string) => {
    writeFixture(live, version);
    return precompress(live);
  };
  const read = async ({ url }: RunningServer, target: string) => (await rawRequest(url, { target })).body.toString();

  test('is served from the next request on', async () => {
    await publish('v1');
    const own = await startServer({ dir: live });
    expect(await read(own, '/about')).toContain('content="v1"');
    await publish('v2');
    const page = await read(own, '/about');
    expect(page).toContain('content="v2"');
    const script = /src="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(await read(own, script)).toContain("'v2'");
    await own.close();
  });

  test('answers 503 while its build runs', async () => {
    await publish('v1');
    const own = await startServer({ dir: live });
    fs.rmSync(live, { recursive: true });
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect((await rawRequest(own.url, { target: '/about' })).status).toBe(503);
    expect(logged).toHaveBeenCalledWith('GET /about:', expect.objectContaining({ code: 'ENOENT' }));
    logged.mockRestore();
    await publish('v2');
    expect(await read(own, '/about')).toContain('content="v2"');
    await own.close();
  });

  test('of an unfinished build is refused', async () => {
    writeFixture(live, 'v1');
    await expect(startServer({ dir: live })).rejects.toThrow(/holds no finished site.*npm run build/);
  });
});
