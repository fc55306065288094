import { securityHeaders } from '../../lib/headers';
import { publishedFiles } from '../../scripts/hosts/files';
import { fixturePages } from '../support/fixture-out';

const moved = [{ from: '/old-crm', to: '/lankacrm' }];
const published = publishedFiles({ pages: fixturePages, moved, domain: 'example.com' });

test('no header is under two patterns of _headers, because Netlify would join the values', () => {
  const [all = [], ...others] = (published._headers ?? '')
    .split('\n\n')
    .slice(1)
    .map((block) => [...block.matchAll(/^ +([^:]+):/gm)].map(([, name]) => name));
  expect(others.flat().filter((name) => all.includes(name))).toEqual([]);
  expect(all).toHaveLength(securityHeaders.length);
});

test('_redirects stays below Cloudflare’s limit of 2,000 rules for 120 pages', () => {
  const many = Array.from({ length: 120 }, (_, i) => `/some-page-${i}`);
  const lines = publishedFiles({ pages: many, moved: [], domain: 'example.com' })._redirects?.split('\n') ?? [];
  expect(lines.length).toBeLessThan(2000);
});
