import fs from 'node:fs';
import { unconfirmed } from '@/lib/content/check/confirmations';
import { file, useCopy, write } from '../support/runCommand';

useCopy(() => false);
beforeEach(() => {
  for (const folder of ['services', 'products', 'pages']) fs.mkdirSync(file(`content/${folder}`), { recursive: true });
});

/** Why a product file with these lines has to be confirmed. */
const reasonFor = (lines: string) => {
  write('content/products/till.yaml', lines);
  return unconfirmed().find(({ file }) => file === 'content/products/till.yaml')?.reason;
};

test.each([
  ['never confirmed', 'updated: 2026-01-02', 'never'],
  ['changed after its confirmation', 'updated: 2026-01-03\nconfirmed: { by: A, on: 2026-01-02 }', 'changed since'],
  ['confirmed as it is', 'updated: 2026-01-02\nconfirmed: { by: A, on: 2026-01-02 }', undefined],
])('a page %s', (_, lines, reason) => {
  expect(reasonFor(lines)).toBe(reason);
});
