import fs from 'node:fs';
import { commitments, unconfirmed } from '@/lib/check/confirmed';
import { file, useCopy, write } from '../editor/copy';

useCopy(() => false);
beforeEach(() => {
  for (const folder of ['services', 'products', 'pages']) fs.mkdirSync(file(`content/${folder}`), { recursive: true });
});

/** What is told about one product with these lines. */
const told = (lines: string) => {
  write('content/products/till.yaml', lines);
  return unconfirmed().find(({ file }) => file === 'content/products/till.yaml')?.why;
};

test.each([
  ['nobody vouches for it', 'updated: 2026-01-02', 'no'],
  [
    'its words were changed after that day',
    'updated: 2026-01-03\nconfirmed: { by: A, on: 2026-01-02 }',
    'changed since',
  ],
  [
    'somebody vouches for the words as they are',
    'updated: 2026-01-02\nconfirmed: { by: A, on: 2026-01-02 }',
    undefined,
  ],
])('a page of which %s', (_, lines, why) => {
  expect(told(lines)).toBe(why);
});

test.each([
  ['We answer within a day.', true],
  ['The first call is free.', true],
  ['It takes eight to twelve weeks.', true],
  ['Set-up costs LKR 5,000.', true],
  ['You never lose a sale.', true],
  ['Reviewed every quarter.', true],
  ['A release takes 2 days.', true],
  ['Cashiers scan and tap.', false],
  ['A freehand drawing of the everyday.', false],
])('“%s” looks like a promise: %s', (sentence, promise) => {
  write('content/products/till.yaml', `description: Shops like it. ${sentence}`);
  expect(commitments(['content/products/till.yaml'])).toEqual(
    promise ? [{ file: 'content/products/till.yaml', field: 'Description', sentence }] : [],
  );
});
