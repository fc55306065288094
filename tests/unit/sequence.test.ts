import { content } from '@/lib/content';
import { positionOf } from '@/lib/sequence';

const entries = content().services.map(({ slug, name }) => ({ path: `/${slug}`, name }));

describe('position in a sequence of pages', () => {
  it('follows from the path', () => {
    entries.forEach((entry, i) => {
      const position = positionOf(entries, entry.path);
      expect(position?.index).toBe(i);
      expect(position?.current).toBe(entry);
      expect(position?.previous).toBe(entries[i - 1]);
      expect(position?.next).toBe(entries[i + 1]);
    });
  });

  test.each(['/', '/services', '', '/AI-agents', '/ai-agents/', 'ai-agents'])('“%s” is not part of it', (path) => {
    expect(positionOf(entries, path)).toBeUndefined();
  });

  it('an empty sequence has no position', () => {
    expect(positionOf([], '/ai-agents')).toBeUndefined();
  });
});

describe('orders of the specification', () => {
  it('services', () => {
    expect(entries.map(({ path }) => path)).toEqual([
      '/web-application-development',
      '/custom-software-engineering',
      '/data-science-ai',
      '/research-and-development',
      '/ai-agents',
      '/iot-solutions',
      '/platform-and-devops',
      '/mobile-application-development',
    ]);
  });

  it('products', () => {
    expect(content().products.map(({ name }) => name)).toEqual([
      'LankaCRM',
      'FitTrackPro',
      'HireIQ',
      'MediFlow',
      'PeopleNest',
      'NexBill',
      'StockMaster',
      'AutoCare',
    ]);
  });
});
