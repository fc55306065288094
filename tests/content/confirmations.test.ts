import fs from 'node:fs';
import { unconfirmed, wordsHash } from '@/lib/content/check/confirmations';
import { file, useCopy, write } from '../support/runCommand';

useCopy(() => false);
beforeEach(() => {
  for (const folder of ['services', 'products', 'pages']) fs.mkdirSync(file(`content/${folder}`), { recursive: true });
});

/** Whether a product file with these lines is confirmed. */
const stateOf = (lines: string) => {
  write('content/products/till.yaml', lines);
  return unconfirmed().find(({ file }) => file === 'content/products/till.yaml')?.state;
};

const confirmed = `confirmed: { by: A, on: 2026-01-02, words: ${wordsHash({ name: 'Till' })} }`;

test.each([
  ['never confirmed', 'updated: 2026-01-02\nname: Till', 'not confirmed'],
  [
    'with other words since, whatever its day',
    `updated: 2026-01-02\nname: Shop\n${confirmed}`,
    'changed since it was confirmed',
  ],
  ['confirmed as it is', `${confirmed}\nupdated: 2026-01-03\nname: Till`, undefined],
])('a page %s', (_, lines, state) => {
  expect(stateOf(lines)).toBe(state);
});
