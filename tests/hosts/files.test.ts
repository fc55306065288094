import { securityHeaders } from '../../lib/headers';
import { publishedFiles } from '../../scripts/hosts/files';
import { hostSite } from '../../scripts/hosts/site';
import { fixturePages } from '../support/fixture-out';

const moved = [{ from: '/old-crm', to: '/lankacrm' }];
const published = publishedFiles(hostSite(fixturePages, moved, 'example.com'));

test('no header stands under two patterns of _headers: Netlify would join the values', () => {
  const [all = [], ...others] = (published._headers ?? '')
    .split('\n\n')
    .slice(1)
    .map((block) => [...block.matchAll(/^ +([^:]+):/gm)].map(([, name]) => name));
  expect(others.flat().filter((name) => all.includes(name))).toEqual([]);
  expect(all).toHaveLength(securityHeaders.length);
});

test('_redirects keeps Cloudflare’s limit of 2,000 rules with room to grow', () => {
  const many = Array.from({ length: 120 }, (_, i) => `/some-page-${i}`);
  const lines = publishedFiles(hostSite(many, [], 'example.com'))._redirects?.split('\n') ?? [];
  expect(lines.length).toBeLessThan(2000);
});
