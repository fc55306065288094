import { content } from '@/lib/content';
import { routes, trail } from '@/lib/routes';

test('breadcrumbs lead from the home page through the parent pages', () => {
  const all = routes(content());
  for (const { path } of all) expect(trail(all, path)[0]?.path).toBe('/');
  expect(trail(all, '/BudgetCalculator').map(({ path }) => path)).toEqual([
    '/',
    '/services',
    '/digital-marketing',
    '/BudgetCalculator',
  ]);
  expect(() => trail(all, '/nowhere')).toThrow('No route /nowhere');
});
