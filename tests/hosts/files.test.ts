import { securityHeaders } from '../../lib/headers';
import { publishedFiles } from '../../scripts/hosts/files';
import { hostSite } from '../../scripts/hosts/site';
import { fixturePages } from '../support/fixture-out';

const moved = [{ from: '/old-crm', to: '/lankacrm' }];
const published = publishedFiles(hostSite(fixturePages, moved, 'example.com'));

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

test('_redirects keeps Cloudflare’s limit of 2,000 rules with room to grow', () => {
  const many = Array.from({ length: 120 }, (_, i) => `/some-page-${i}`);
  const lines = publishedFiles(hostSite(many, [], 'example.com'))._redirects?.split('\n') ?? [];
  expect(lines.length).toBeLessThan(2000);
});
