import { markdownPath } from '@/lib/siteUrl';
import { markdownProblems } from '../support/checks/markdown';
import { readExport } from '../support/exported';
import { allRoutes, expectProblems, planted } from '../support/site';

describe('Markdown alternates', () => {
  const site = readExport();

  it.each(site.pages.map((page) => [page.path, page] as const))('%s and its Markdown say the same', (_, page) => {
    expect(markdownProblems(site, page, markdownPath(page.path))).toEqual([]);
  });

  it('are all named in llms.txt', () => {
    const guide = site.read('/llms.txt');
    expect(allRoutes().filter(({ indexable, path }) => indexable && !guide.includes(`${markdownPath(path)})`))).toEqual(
      [],
    );
  });

  it('the checker finds planted defects', () => {
    const broken = readExport(planted);
    const problems = broken.pages.flatMap((page) => markdownProblems(broken, page, markdownPath(page.path)));
    expectProblems(problems, [
      /Markdown lacks “A heading that the Markdown forgets”/,
      /Markdown lacks “LKR 7,500”/,
      /only the Markdown says “a claim that only the markdown makes”/,
      /only the Markdown says “lkr 7 600”/,
      /no Markdown \/lonely\.md/,
    ]);
  });
});
