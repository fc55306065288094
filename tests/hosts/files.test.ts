/** @jest-environment node */
import { hiddenPages, securityHeaders } from '../../lib/headers';
import { hostConfigs, publishedFiles } from '../../scripts/hosts/files';
import { hostSite } from '../../scripts/hosts/site';
import { fixturePages } from '../support/fixture-out';

const moved = [{ from: '/old-crm', to: '/lankacrm' }];
const site = hostSite(fixturePages, moved, 'example.com');
const published = publishedFiles(site);
const configs = hostConfigs(site);

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

test('nginx and Apache send every security header', () => {
  for (const [name, value] of securityHeaders) {
    expect(configs['nginx.conf']).toContain(`add_header ${name} "${value}" always;`);
    expect(published['.htaccess']).toContain(`Header always set ${name} "${value}"`);
  }
});
