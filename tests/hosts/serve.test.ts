import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { cacheControl, contentType, securityHeaders } from '@/lib/headers';
import { precompress } from '@/scripts/serve/precompress';
import { type RunningServer, startServer } from '@/scripts/serve/server';
import { fixtureFilm, fixturePages, writeFixture } from '../support/fixture-out';
import { scratchFolder } from '../support/scratch';
import { added, ask, wrongAnswers } from './requests';

const work = scratchFolder();
const dir = path.join(work, 'out');
let server: RunningServer;

const read = (file: string) => fs.readFileSync(path.join(dir, file));

beforeAll(async () => {
  writeFixture(dir);
  await precompress(dir, added);
  server = await startServer({ dir });
});

afterAll(() => server.close());

test('answers every address of the site', async () => {
  expect(await wrongAnswers(server.url, fixturePages, added)).toEqual([]);
});

test.each([
  '/%00',
  '/about%00',
  '/%',
  '/%E0%A4%A',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '//example.com/about',
  '//about',
  '/_next//static',
  '/%2f_redirects',
  '/%5Cexample.com',
  '/%F0%9F%9A%80',
  `/${'a'.repeat(8192)}`,
  '/about.html.br',
  '/_next/static/',
  '/404',
])('%s gets the not-found page', async (target) => {
  const { status, headers, body } = await ask(server.url, target);
  expect([status, headers['content-type']]).toEqual([404, contentType('.html')]);
  expect(body).toEqual(read('/404.html'));
});

test.each(['/about%2F', '/%2F%2Fexample.com', '//about/', 'http://example.com//example.org/'])(
  '%s never redirects to another host',
  async (target) => {
    const { headers } = await ask(server.url, target);
    expect(headers.location ?? '/about').toBe('/about');
  },
);

test.each(['/about', '/about.md', '/icon.svg', '/sitemap.xml', '/cards/about.jpg', fixtureFilm])(
  '%s has its type, caching and the security headers',
  async (target) => {
    const name = target === '/about' ? '/about.html' : target;
    const { headers, body } = await ask(server.url, target);
    expect(headers).toMatchObject({ 'content-type': contentType(name), 'cache-control': cacheControl(name) });
    expect(headers).toMatchObject(
      Object.fromEntries(securityHeaders.map(([header, value]) => [header.toLowerCase(), value])),
    );
    expect(body).toEqual(read(name));
  },
);

test.each([
  ['gzip, deflate, br, zstd', 'br', zlib.brotliDecompressSync],
  ['gzip', 'gzip', zlib.gunzipSync],
  ['deflate', undefined, (bytes: Buffer) => bytes],
])('Accept-Encoding: %s gives %s', async (accept, encoding, decode) => {
  const { headers, body } = await ask(server.url, '/about', { 'Accept-Encoding': accept });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(decode(body)).toEqual(read('/about.html'));
});

test('a cached page is revalidated', async () => {
  const { headers } = await ask(server.url, '/about');
  expect((await ask(server.url, '/about', { 'If-None-Match': headers.etag })).status).toBe(304);
  expect((await ask(server.url, '/about', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test.each([
  ['bytes=100-1099', 206, 'bytes 100-1099/100000'],
  ['bytes=100000-', 416, 'bytes */100000'],
])('a part of a film: %s gives %i', async (range, status, part) => {
  const answer = await ask(server.url, fixtureFilm, { Range: range });
  expect([answer.status, answer.headers['content-range']]).toEqual([status, part]);
  if (status === 206) expect(answer.body).toEqual(read(fixtureFilm).subarray(100, 1100));
});

test('HEAD has no body, and other methods are refused', async () => {
  const { status, headers, body } = await ask(server.url, '/about', {}, 'HEAD');
  expect([status, headers['content-length'], body.length]).toEqual([200, String(read('/about.html').length), 0]);
  expect(await ask(server.url, '/about', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

describe('a new release', () => {
  const live = path.join(work, 'live');
  const publish = (version: string) => {
    writeFixture(live, version);
    return precompress(live, version === 'v2' ? added : []);
  };
  const page = async ({ url }: RunningServer) => (await ask(url, '/about')).body.toString();

  test('is served with its redirects from the next request on, and answers 503 while its build runs', async () => {
    await publish('v1');
    await using own = await startServer({ dir: live });
    expect(await page(own)).toContain('content="v1"');
    fs.rmSync(live, { recursive: true });
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect((await ask(own.url, '/about')).status).toBe(503);
    expect(logged).toHaveBeenCalledWith('GET /about:', expect.objectContaining({ code: 'ENOENT' }));
    logged.mockRestore();
    await publish('v2');
    expect(await page(own)).toContain('content="v2"');
    expect((await ask(own.url, '/old-address')).headers.location).toBe('/lankacrm');
  });

  test('of an unfinished build is refused', async () => {
    const refused = () => expect(startServer({ dir: live })).rejects.toThrow(/holds no finished site.*npm run build/);
    writeFixture(live, 'v1');
    await refused();
    fs.writeFileSync(path.join(live, '.release'), '');
    await refused();
  });
});
