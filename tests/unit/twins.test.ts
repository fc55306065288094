import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { siteOrigin } from '@/lib/siteUrl';
import { llmsTxt, twin, writeTwins } from '@/lib/twins';
import { bullets, heading, join, link, links, plain, table } from '@/lib/twins/markdown';

describe('Markdown', () => {
  it('makes signs plain that would be markup', () => {
    expect(plain('a*b_c [d] <e> | `f`')).toBe('a\\*b\\_c \\[d\\] \\<e\\> \\| \\`f\\`');
  });

  it('leaves empty blocks out', () => {
    expect(join('a', undefined, '', false, 'b')).toBe('a\n\nb');
  });

  it.each([
    ['a heading', heading(2, 'Prices'), '## Prices'],
    ['a list', bullets(['a', 'b']), '- a\n- b'],
    ['a link', link('Mail', 'mailto:a@b.example'), '[Mail](mailto:a@b.example)'],
    ['a link within the site, with its whole address', link('About', '/about'), `[About](${siteOrigin()}/about)`],
    ['no list for no links', links([]), undefined],
    ['a table', table(['Item', 'Price'], [['Post', '1,000']]), '| Item | Price |\n| --- | --- |\n| Post | 1,000 |'],
  ])('writes %s', (_, markdown, expected) => {
    expect(markdown).toBe(expected);
  });
});

describe('twins', () => {
  const site = content();
  const all = routes(site);

  it.each(all.map((route) => [route.path, route] as const))(
    '%s begins with its headline and ends with its source',
    (_, route) => {
      const text = twin(site, route);
      expect(text).toMatch(/^# \S/);
      expect(text.match(/^# /gm)).toHaveLength(1);
      expect(text).toContain(`(${route.updated})`);
      expect(text).not.toMatch(/undefined|\[object|\{\w+\}/);
    },
  );

  it('are written beside the pages', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'twins-'));
    const files = writeTwins(folder);
    expect(files).toHaveLength(all.length);
    expect(fs.readFileSync(path.join(folder, 'index.md'), 'utf8')).toContain(site.company.tagline);
    expect(fs.existsSync(path.join(folder, 'BudgetCalculator.md'))).toBe(true);
    fs.rmSync(folder, { recursive: true });
  });

  it('are listed in llms.txt, but not pages that repeat another', () => {
    const text = llmsTxt(site);
    expect(text).toMatch(/^# /);
    expect(text).toContain('/digital-marketing.md)');
    expect(text).not.toMatch(/services-grid|product-grid|website-development/);
  });
});
