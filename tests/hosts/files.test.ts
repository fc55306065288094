/** @jest-environment node */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { hiddenPages, securityHeaders } from '../../lib/headers';
import { hostConfigs, publishedFiles } from '../../scripts/hosts/files';
import { hostSite } from '../../scripts/hosts/site';
import { publicFiles } from '../../scripts/serve/release';
import { fixturePages, writeFixture } from '../support/fixture-out';
import { type HostCase, requestTable } from './table';

// Brotli 11 takes its time on a busy machine.
jest.setTimeout(60_000);

const moved = [{ from: '/old-crm', to: '/lankacrm' }];
const site = hostSite(fixturePages, moved, 'example.com');
const published = publishedFiles(site);
const configs = hostConfigs(site, '<h1>Oops! Page not found.</h1>');

const literal = (text: string): string => text.replace(/[()*.=?]/g, '\\$&');

/** What CloudFront calls the headers that have a field of their own. */
const cloudfrontNames: Record<string, string> = {
  'Strict-Transport-Security': 'StrictTransportSecurity',
  'X-Content-Type-Options': 'ContentTypeOptions',
  'X-Frame-Options': 'FrameOptions',
};

describe('_headers', () => {
  const blocks = (published._headers ?? '').split('\n\n').slice(1);

  test('no header stands under two patterns: Netlify would join the values', () => {
    const [all = [], ...others] = blocks.map((block) =>
      block
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(':')[0]),
    );
    expect(others.flat().filter((name) => all.includes(name))).toEqual([]);
    expect(all).toHaveLength(securityHeaders.length);
  });

  test('keeps Cloudflare’s limits: 100 rules, 2,000 characters a line', () => {
    expect(blocks.length).toBeLessThanOrEqual(100);
    for (const line of (published._headers ?? '').split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

describe('_redirects', () => {
  const rules = (published._redirects ?? '')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '));

  test('every rule leads to a page in one step, permanently', () => {
    const from = new Set(rules.map(([first]) => first));
    for (const [, to = '', status] of rules) {
      expect(from).not.toContain(to);
      expect(status).toBe('301');
    }
    for (const page of fixturePages) expect(from).not.toContain(page);
    for (const page of hiddenPages) expect(from).toContain(page);
  });

  test('keeps Cloudflare’s limit of 2,000 rules with room to grow', () => {
    const many = Array.from({ length: 120 }, (_, i) => `/some-page-${i}`);
    const lines = publishedFiles(hostSite(many, [], 'example.com'))._redirects?.split('\n') ?? [];
    expect(lines.length).toBeLessThan(2000);
  });
});

test('every configuration carries every security header', () => {
  for (const name of ['nginx.conf', 'Caddyfile', 'not-found.asis'])
    for (const [header, value] of securityHeaders)
      expect(configs[name]).toMatch(new RegExp(`${header}:? "?${literal(value)}`));
  for (const [header, value] of securityHeaders) expect(published['.htaccess']).toContain(`${header} "${value}"`);
  const policy = configs['cloudfront-headers.json'] ?? '';
  for (const [header] of securityHeaders)
    expect(policy.replace(/[ -]/g, '')).toContain(cloudfrontNames[header] ?? header.replace(/-/g, ''));
});

describe('the CloudFront function, before a bucket with the same files', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bucket-'));
  const code = configs['cloudfront-function.js'] ?? '';
  type Result = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  const handler = vm.runInNewContext(`${code}; handler`) as (event: object) => Result;
  let keys: Set<string>;
  let table: HostCase[];

  beforeAll(async () => {
    writeFixture(folder);
    keys = new Set(await publicFiles(folder));
    table = await requestTable(folder, fixturePages, moved);
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  const ask = ({ target }: HostCase): { status: number; location?: string; file?: string } => {
    const [uri = '', query = ''] = target.split('?');
    const querystring = Object.fromEntries(
      query
        .split('&')
        .filter(Boolean)
        .map((part) => part.split('='))
        .map(([name, value = '']) => [name, { value }]),
    );
    const result = handler({ request: { method: 'GET', uri, querystring, headers: {} } });
    if (result.statusCode) return { status: result.statusCode, location: result.headers?.location.value };
    // The distribution turns the bucket's 403 and 404 into /404.html with status 404.
    return keys.has(result.uri ?? '') ? { status: 200, file: result.uri } : { status: 404, file: '/404.html' };
  };

  test('gives the answers of the table', () => {
    const wrong: string[] = [];
    for (const line of table) {
      const { status, location, file } = line.expect;
      const got = ask(line);
      // Parts are cut by CloudFront itself.
      const same =
        got.status === (status === 206 ? 200 : status) && got.location === location && (!file || got.file === file);
      if (!same) wrong.push(`${line.name}: ${JSON.stringify(got)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('keeps CloudFront’s limit of 10 kB', () => expect(Buffer.byteLength(code)).toBeLessThan(10_240));
});
