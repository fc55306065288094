import { cardProblems } from '@/lib/check/cards';
import { content } from '@/lib/content';
import { namedLinks, routes, trail } from '@/lib/routes';

const all = routes(content());

describe('routes', () => {
  it('have canonical addresses that are pages themselves', () => {
    for (const { canonical } of all) expect(all.find(({ path }) => path === canonical)?.canonical).toBe(canonical);
  });

  it('have trails that begin at home', () => {
    for (const { path } of all) expect(trail(all, path)[0]?.path).toBe('/');
    expect(trail(all, '/BudgetCalculator').map(({ path }) => path)).toEqual([
      '/',
      '/services',
      '/digital-marketing',
      '/BudgetCalculator',
    ]);
    expect(() => trail(all, '/nowhere')).toThrow('No route /nowhere');
  });

  it('give links the names of their pages', () => {
    const { pages } = content();
    expect(namedLinks(all, ['/about'])).toEqual([{ href: '/about', label: pages.about.name }]);
    expect(() => namedLinks(all, ['/nowhere'])).toThrow('No route /nowhere');
  });

  it('each have a social card', () => {
    expect(cardProblems(content())).toEqual([]);
  });
});
