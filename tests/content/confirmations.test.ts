import fs from 'node:fs';
import { unconfirmed, wordsHash } from '@/lib/content/check/confirmations';
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

const confirmed = `confirmed: { by: A, on: 2026-01-02, words: ${wordsHash({ name: 'Till' })} }`;

test.each([
  ['never confirmed', 'updated: 2026-01-02\nname: Till', 'never'],
  ['with other words since, whatever its day', `updated: 2026-01-02\nname: Shop\n${confirmed}`, 'changed since'],
  ['confirmed as it is', `${confirmed}\nupdated: 2026-01-03\nname: Till`, undefined],
])('a page %s', (_, lines, reason) => {
  expect(reasonFor(lines)).toBe(reason);
});
