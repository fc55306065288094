/** @jest-environment node */

import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { mergeYaml } from '../../scripts/editor/cms/formatting';
import { updateYaml } from '../../scripts/editor/yaml/update';

const files = fs
  .readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => path.join('content', name));

/** How many lines of `b` are not in `a`. */
const fresh = (a: string, b: string) => b.split('\n').filter((line) => !a.split('\n').includes(line));

test.each(files)('%s: what says the same is left alone to the letter', (file) => {
  const text = fs.readFileSync(file, 'utf8');
  expect(updateYaml(text, parse(text))).toBe(text);
  expect(mergeYaml(text, JSON.stringify(parse(text)))).toBe(text);
});

test('one changed value changes one line, whatever its form', () => {
  const text = fs.readFileSync('content/products/nexbill.yaml', 'utf8');
  const data = parse(text);
  data.users.items[1].who = 'Managers: all of them';
  expect(fresh(text, updateYaml(text, data))).toEqual(['    - who: "Managers: all of them"']);
});

test('entries come, go and change places with their own lines', () => {
  const text = '# top\nlist:\n  # first\n  - name: a # why\n    n: 1\n  - { name: b, n: 2 }\n  - name: c\n    n: 3\n';
  expect(
    updateYaml(text, {
      list: [
        { name: 'a', n: 1 },
        { name: 'c', n: 3 },
      ],
    }),
  ).toBe('# top\nlist:\n  # first\n  - name: a # why\n    n: 1\n  - name: c\n    n: 3\n');
  expect(updateYaml(text, { list: [...parse(text).list, { name: 'd' }] })).toBe(`${text}  - name: d\n`);
  expect(updateYaml('# moved\nredirects: []\n', { redirects: [{ from: '/a', to: '/b' }] })).toBe(
    '# moved\nredirects:\n  - from: /a\n    to: /b\n',
  );
  expect(
    parse(
      updateYaml(text, {
        list: [
          { name: 'c', n: 3 },
          { name: 'a', n: 1 },
        ],
        more: 'x',
      }),
    ),
  ).toEqual({
    list: [
      { name: 'c', n: 3 },
      { name: 'a', n: 1 },
    ],
    more: 'x',
  });
});
