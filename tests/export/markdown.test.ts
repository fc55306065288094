import { markdownPath } from '@/lib/siteUrl';
import { markdownProblems } from '../support/checks/markdown';
import { allRoutes, readExport } from '../support/exported';

describe('Markdown alternates', () => {
  const site = readExport();

  it.each(site.pages.map((page) => [page.path, page] as const))('%s and its Markdown say the same', (_, page) => {
    expect(markdownProblems(site, page, markdownPath(page.path))).toEqual([]);
  });

  it('are all named in llms.txt', () => {
    const guide = site.read('/llms.txt');
    expect(allRoutes.filter(({ indexable, path }) => indexable && !guide.includes(`${markdownPath(path)})`))).toEqual(
      [],
    );
  });
});
