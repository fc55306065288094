import fs from 'node:fs';
import path from 'node:path';
import { removeUnreferenced } from '@/scripts/unreferenced';
import { scratchFolder } from '../support/scratch';

const work = scratchFolder();
let out: string;
const write = (name: string, text = '') => {
  fs.mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  fs.writeFileSync(path.join(out, name), text);
};
beforeEach(() => {
  out = fs.mkdtempSync(path.join(work, 'out-'));
  write(
    'index.html',
    '<script src="/_next/static/chunks/a~1.js"></script><link href="/index.md"><img src="/media/hill.1a.svg#top">',
  );
  write('index.md', '# Home');
  write('robots.txt');
  write('media/hill.1a.svg');
  write('_next/static/chunks/a~1.js', 'load("static/chunks/b.css")');
  write('_next/static/chunks/b.css', 'src:url(../media/face.woff2)');
  write('_next/static/media/face.woff2');
});

test('keeps files that are referenced directly or through others', async () => {
  await expect(removeUnreferenced(out)).resolves.toEqual([]);
});

test('deletes unreferenced files of the framework and unused pictures, and returns their names', async () => {
  write('_next/static/chunks/old.js', 'load("static/chunks/older.js")');
  write('_next/static/chunks/older.js');
  write('media/unused.2b.avif');
  await expect(removeUnreferenced(out)).resolves.toEqual([
    '_next/static/chunks/old.js',
    '_next/static/chunks/older.js',
    'media/unused.2b.avif',
  ]);
  expect(fs.existsSync(path.join(out, '_next/static/chunks/old.js'))).toBe(false);
});

test('fails on any other unreferenced file', async () => {
  write('cards/lonely.jpg');
  await expect(removeUnreferenced(out)).rejects.toThrow('cards/lonely.jpg');
});
