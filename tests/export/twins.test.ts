import { twinPath } from '@/lib/siteUrl';
import { twinProblems } from '../support/checks/twins';
import { readExport } from '../support/exported';
import { allRoutes, expectProblems, planted } from '../support/site';

describe('Markdown twins', () => {
  const site = readExport();

  it.each(site.pages.map((page) => [page.path, page] as const))('%s and its twin say the same', (_, page) => {
    expect(twinProblems(site, page, twinPath(page.path))).toEqual([]);
  });

  it('are all named in llms.txt', () => {
    const guide = site.read('/llms.txt');
    expect(allRoutes().filter(({ indexable, path }) => indexable && !guide.includes(`${twinPath(path)})`))).toEqual([]);
  });

  it('the checker finds planted defects', () => {
    const broken = readExport(planted);
    const problems = broken.pages.flatMap((page) => twinProblems(broken, page, twinPath(page.path)));
    expectProblems(problems, [
      /twin lacks “A heading that the twin forgets”/,
      /twin lacks “LKR 7,500”/,
      /only the twin says “a claim that only the twin makes”/,
      /only the twin says “lkr 7 600”/,
      /no twin \/lonely\.md/,
    ]);
  });
});
