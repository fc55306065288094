import { positionOf } from '@/lib/pager';

const pages = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ path: `/${i + 1}`, name: `Page ${i + 1}` }));

test.each([
  [3, 2, [1, 2, 3]],
  [8, 8, [1, 2, 3, 4, 5, 6, 7, 8]],
  [2000, 1, [1, 2, 3, 4, 5, 6, 7, 8]],
  [2000, 1001, [997, 998, 999, 1000, 1001, 1002, 1003, 1004]],
  [2000, 2000, [1993, 1994, 1995, 1996, 1997, 1998, 1999, 2000]],
])('of %i pages, page %i shows the numbers %j', (count, page, numbers) => {
  expect(positionOf(pages(count), `/${page}`)?.nearby.map(({ number }) => number)).toEqual(numbers);
});

test('a page that is not one of the entries has no place among them', () => {
  expect(positionOf(pages(3), '/4')).toBeUndefined();
});
