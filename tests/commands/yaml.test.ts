import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { printYaml, updateYaml } from '../../scripts/commands/yaml';
import { addedLines } from '../support/contentCopy';

const files = fs
  .readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => path.join('content', name));

test.each(files)('%s: adding and removing a field changes no other line', (file) => {
  const text = fs.readFileSync(file, 'utf8');
  const added = updateYaml(text, { ...parse(text), added: 'for a moment' });
  expect(addedLines(text, added)).toEqual(['added: for a moment']);
  expect(updateYaml(added, parse(text))).toBe(text);
});

test('changing a value changes one line', () => {
  const text = fs.readFileSync('content/products/nexbill.yaml', 'utf8');
  const data = parse(text);
  data.users.items[1].who = 'Managers: all of them';
  expect(addedLines(text, updateYaml(text, data))).toEqual(['    - who: "Managers: all of them"']);
});

test('a long text is folded and parses to the same text', () => {
  const data = { text: 'One word after another, and each has its place. '.repeat(5).trim() };
  const text = printYaml(data);
  expect(text).toMatch(/^text: >-\n {2}One word.* One\n {2}word.* One word\n {2}after.*\n$/);
  expect(parse(text)).toEqual(data);
});

test('a text that looks empty, like a number or like a boolean stays a text', () => {
  const texts = { empty: '', number: '2024', boolean: 'true' };
  expect(parse(printYaml(texts))).toEqual(texts);
  expect(parse(updateYaml('other: 1\n', texts))).toEqual(texts);
});

test('list items are added, removed and moved with their formatting and comments', () => {
  const text = '# top\nlist:\n  # first\n  - name: a # why\n    n: 1\n  - { name: b, n: 2 }\n  - name: c\n    n: 3\n';
  const [a, b, c] = parse(text).list;
  expect(updateYaml(text, { list: [a, c] })).toBe(
    '# top\nlist:\n  # first\n  - name: a # why\n    n: 1\n  - name: c\n    n: 3\n',
  );
  expect(updateYaml(text, { list: [a, b, c, { name: 'd' }] })).toBe(`${text}  - name: d\n`);
  expect(updateYaml('# moved\nredirects: []\n', { redirects: [{ from: '/a', to: '/b' }] })).toBe(
    '# moved\nredirects:\n  - from: /a\n    to: /b\n',
  );
  expect(parse(updateYaml(text, { list: [c, a], more: 'x' }))).toEqual({ list: [c, a], more: 'x' });
});

test('invalid YAML is never overwritten', () => {
  expect(() => updateYaml('a: 1\na: 2\n', { a: 3 })).toThrow();
});
