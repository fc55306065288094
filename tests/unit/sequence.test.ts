import { content } from '@/lib/content';
import { positionOf } from '@/lib/sequence';

const entries = content().services.map(({ slug, name }) => ({ path: `/${slug}`, name }));

describe('position in a sequence of pages', () => {
  it('follows from the path', () => {
    entries.forEach((entry, i) => {
      const position = positionOf(entries, entry.path);
      expect(position?.nearby.find(({ current }) => current)).toMatchObject({ number: i + 1, entry });
      expect(position?.previous).toBe(entries[i - 1]);
      expect(position?.next).toBe(entries[i + 1]);
    });
  });

  it('numbers all of eight, and of more the eight around the page', () => {
    const numbers = (count: number, index: number) => {
      const many = Array.from({ length: count }, (_, i) => ({ path: `/${i}`, name: `${i}` }));
      return positionOf(many, `/${index}`)?.nearby.map(({ number }) => number);
    };
    expect(numbers(8, 7)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(numbers(2000, 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(numbers(2000, 1000)).toEqual([997, 998, 999, 1000, 1001, 1002, 1003, 1004]);
    expect(numbers(2000, 1999)).toEqual([1993, 1994, 1995, 1996, 1997, 1998, 1999, 2000]);
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
