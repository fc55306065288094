import { content } from '@/lib/content';
import { pageGraph } from '@/lib/jsonld';
import { serialise } from '@/lib/jsonld/serialise';
import { routes } from '@/lib/routes';

jest.mock('@/lib/pictures/manifest', () => ({
  servedPicture: (src: string) => ({
    width: 1,
    height: 1,
    avif: [],
    webp: [{ url: `/media/${src}.webp`, width: 1, bytes: 1 }],
  }),
  mediaManifest: () => ({ pictures: {}, films: { 'hero.h264.mp4': '/media/hero.mp4' } }),
}));

type Node = Record<string, unknown>;
const nodes = (path: string) => pageGraph(path)['@graph'] as unknown as Node[];
const node = (path: string, type: string) => nodes(path).find((found) => found['@type'] === type);

describe('pageGraph', () => {
  it.each(routes(content()).map(({ path }) => path))('%s has the company, the site and the page', (path) => {
    const types = nodes(path).map((found) => found['@type']);
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(types.filter((type) => /^(Web|About|Contact|Collection)Page$/.test(String(type)))).toHaveLength(1);
    expect(types.includes('BreadcrumbList')).toBe(path !== '/');
  });

  it('states the company as the specification gives it', () => {
    expect(node('/', 'Organization')).toMatchObject({
      foundingDate: '2024',
      address: { addressLocality: 'Colombo', addressCountry: 'LK' },
      contactPoint: {
        hoursAvailable: {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '18:00',
        },
      },
    });
  });

  it('offers products without inventing a price or a rating', () => {
    const text = JSON.stringify(nodes('/nexbill'));
    expect(node('/nexbill', 'SoftwareApplication')).toMatchObject({ name: 'NexBill', offers: { '@type': 'Offer' } });
    expect(text).not.toMatch(/"price"|[rR]ating|[rR]eview/);
  });

  it('lists the displayed prices, and not those of the calculator', () => {
    const text = JSON.stringify(node('/digital-marketing', 'OfferCatalog'));
    for (const price of [19000, 25000, 34000, 7500, 14000, 1000, 1200, 1500, 1800])
      expect(text).toContain(`"price":${price},"priceCurrency":"LKR"`);
    for (const price of [19500, 25500, 34200, 13500, 1002]) expect(text).not.toContain(String(price));
  });

  it('has exactly four questions on two pages', () => {
    const pages = routes(content()).filter(({ path }) => node(path, 'FAQPage'));
    expect(pages.map(({ path }) => path)).toEqual(['/web-application-development', '/mobile-application-development']);
    for (const { path } of pages) expect(node(path, 'FAQPage')?.mainEntity).toHaveLength(4);
  });

  it('names the film of home only where it is', () => {
    expect(node('/', 'VideoObject')).toMatchObject({ contentUrl: expect.stringMatching(/\/media\/hero\.mp4$/) });
    expect(node('/about', 'VideoObject')).toBeUndefined();
  });
});

describe('serialise', () => {
  it('cannot be left through a text', () => {
    const text = serialise({ name: '</script><script>alert(1)</script><!--' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' });
  });
});
