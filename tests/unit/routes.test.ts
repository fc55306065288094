import { content } from '@/lib/content';
import { pagePictures } from '@/lib/pagePictures';
import { routes, trail } from '@/lib/routes';
import { servedFiles } from '@/lib/servedFiles';

const all = routes(content());

/** Spec 2, Route list, in its order. */
const specified = [
  '/',
  '/about',
  '/services',
  '/services-grid',
  '/product-grid',
  '/products',
  '/contact',
  '/careers',
  '/industries',
  '/ai-services',
  '/tutoring',
  '/digital-marketing',
  '/BudgetCalculator',
  '/web-applications',
  '/testimonials',
  '/ui-designing',
  '/website-development',
  '/web-application-development',
  '/custom-software-engineering',
  '/data-science-ai',
  '/research-and-development',
  '/ai-agents',
  '/iot-solutions',
  '/platform-and-devops',
  '/mobile-application-development',
  '/lankacrm',
  '/fittrackpro',
  '/hireiq',
  '/mediflow',
  '/peoplenest',
  '/nexbill',
  '/stockmaster',
  '/autocare',
];

describe('routes', () => {
  it('are those of the specification, in its order', () => {
    expect(all.map(({ path }) => path)).toEqual(specified);
  });

  it('have canonical addresses that are pages themselves', () => {
    for (const { canonical } of all) expect(all.find(({ path }) => path === canonical)?.canonical).toBe(canonical);
    expect(all.filter(({ path, canonical }) => path !== canonical).map(({ path }) => path)).toEqual([
      '/services-grid',
      '/product-grid',
    ]);
  });

  it('have trails that begin at home', () => {
    for (const { path } of all) expect(trail(all, path)[0]?.path).toBe('/');
    expect(trail(all, '/nexbill').map(({ path }) => path)).toEqual(['/', '/products', '/nexbill']);
    expect(() => trail(all, '/nowhere')).toThrow('No route /nowhere');
  });

  it('each have a picture for the sitemap and a card', () => {
    const files = servedFiles();
    for (const { path } of all) {
      expect(pagePictures(path).length).toBeGreaterThan(0);
      expect(Object.keys(files)).toContain(`/cards/${path === '/' ? 'home' : path.slice(1)}.jpg`);
    }
  });
});
