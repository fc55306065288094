/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sampleList, samples } from '@/lib/check/samples';
import { addSamplePicture, markSamplePictures } from '@/scripts/editor/samplePictures';

const original = process.env.SITE_ROOT;
let root: string;

const write = (name: string, text: string) => {
  const file = path.join(root, 'content', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
const listed = () => Object.keys(JSON.parse(fs.readFileSync(path.join(root, sampleList), 'utf8')));
const made = () => samples().map(({ what }) => what);

/** One client with a mark, one whose stand-in logo carries none. */
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  process.env.SITE_ROOT = root;
  for (const folder of ['services', 'products']) fs.mkdirSync(path.join(root, 'content', folder), { recursive: true });
  write(
    'clients.yaml',
    `clients:
  - { name: Marked, logo: clients/marked.svg, sample: true }
  - { name: Plain, logo: clients/stand-in.svg }
`,
  );
  write('media/pictures/clients/marked.svg', 'marked');
  write('media/pictures/clients/stand-in.svg', 'stand-in');
  addSamplePicture('clients/stand-in.svg');
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));
afterAll(() => {
  if (original === undefined) delete process.env.SITE_ROOT;
  else process.env.SITE_ROOT = original;
});

test('the pictures of what is marked join those that are on the list', () => {
  expect(markSamplePictures()).toBe(2);
  expect(listed()).toEqual(['clients/marked.svg', 'clients/stand-in.svg']);
  expect(made()).toContain('clients/stand-in.svg');
});

test('a picture that has been replaced leaves the list', () => {
  write('media/pictures/clients/stand-in.svg', 'the real one');
  markSamplePictures();
  expect(listed()).toEqual(['clients/marked.svg']);
  expect(made()).not.toContain('clients/stand-in.svg');
});

test('a stand-in that has been renamed stays on the list', () => {
  const pictures = path.join(root, 'content/media/pictures/clients');
  fs.renameSync(path.join(pictures, 'stand-in.svg'), path.join(pictures, 'renamed.svg'));
  write('clients.yaml', 'clients:\n  - { name: Plain, logo: clients/renamed.svg }\n');
  markSamplePictures();
  expect(listed()).toEqual(['clients/renamed.svg']);
});

test('a made-up picture counts until it is replaced, whatever the marks say', () => {
  markSamplePictures();
  write('clients.yaml', 'clients:\n  - { name: Marked, logo: clients/marked.svg }\n');
  expect(made()).toEqual(['clients/marked.svg']);
});
