import fs from 'node:fs';
import { commitContent, restore, versions } from '@/scripts/commands/history';
import { commitCopy, edit, file, git, text, useCopy, write } from '../support/runCommand';

useCopy((name) => /content\/(products|company)/.test(name) && name.endsWith('.yaml'));

beforeEach(() => {
  write('public/cards/nexbill.jpg', 'card');
  write('notes.txt', 'one');
  commitCopy('--all');
});

test('the whole content is restored to a version, and what it replaces is committed first', () => {
  const before = text('content/products/nexbill.yaml');
  edit('content/products/nexbill.yaml', /^kind: .*$/m, 'kind: Something else');
  write('content/products/new.yaml', 'name: New\n');
  const [version] = versions();
  restore(version?.commit ?? '');
  expect(text('content/products/nexbill.yaml')).toBe(before);
  expect(fs.existsSync(file('content/products/new.yaml'))).toBe(false);
  expect(versions().map(({ what }) => what)).toEqual(['Before taking back', 'Content']);
  expect(git('show', 'HEAD:content/products/new.yaml')).toBe('name: New\n');
});

test('an address that was published after a version stays recorded when the version is restored', () => {
  write('content/published.txt', '/nexbill\n');
  restore(versions()[0]?.commit ?? '');
  expect(text('content/published.txt')).toBe('/nexbill\n');
});

test('a commit of the content leaves other staged files alone', () => {
  edit('content/company.yaml', /^founded: .*$/m, 'founded: 2023');
  write('notes.txt', 'two');
  git('add', 'notes.txt');
  commitContent('Publish');
  expect(git('show', '--format=%s', '--name-only', 'HEAD')).toBe('Publish\n\ncontent/company.yaml\n');
  expect(git('status', '--porcelain', '--untracked-files=no')).toBe('M  notes.txt\n');
});
