import { positionOf } from '@/lib/pager';

const pages = ['/a', '/b', '/c'].map((path) => ({ path, name: path }));

test.each([
  ['/a', undefined, '/b'],
  ['/b', '/a', '/c'],
  ['/c', '/b', undefined],
])('%s has the neighbours %s and %s, and every page has its number', (path, previous, next) => {
  const position = positionOf(pages, path);
  expect([position?.previous?.path, position?.next?.path]).toEqual([previous, next]);
  expect(position?.entries.map(({ number, entry, current }) => [number, entry.path, current])).toEqual(
    pages.map((page, i) => [i + 1, page.path, page.path === path]),
  );
});

test('a page that is not one of the entries has no position', () => {
  expect(positionOf(pages, '/d')).toBeUndefined();
});
