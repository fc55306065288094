/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commitments, unconfirmed } from '@/lib/check/confirmed';

const original = process.env.SITE_ROOT;
let root: string;

const write = (name: string, text: string) => {
  const file = path.join(root, 'content', `${name}.yaml`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
/** What is told about one product with these lines. */
const told = (lines: string) => {
  write('products/till', lines);
  return unconfirmed().find(({ file }) => file === 'content/products/till.yaml')?.why;
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'confirmed-'));
  process.env.SITE_ROOT = root;
  for (const folder of ['services', 'products', 'pages'])
    fs.mkdirSync(path.join(root, 'content', folder), { recursive: true });
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));
afterAll(() => {
  if (original === undefined) delete process.env.SITE_ROOT;
  else process.env.SITE_ROOT = original;
});

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
  write('products/till', `description: Shops like it. ${sentence}`);
  expect(commitments(['content/products/till.yaml'])).toEqual(
    promise ? [{ file: 'content/products/till.yaml', field: 'Description', sentence }] : [],
  );
});
