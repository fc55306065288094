/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { samples } from '@/lib/check/samples';
import { standIn } from '@/scripts/editor/stand-in';

const original = process.env.SITE_ROOT;
let root: string;

const write = (name: string, text: string) => {
  const file = path.join(root, 'content', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
const made = () => samples().map(({ what }) => what);

/** One client with a mark, one whose stand-in logo carries none. */
beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  process.env.SITE_ROOT = root;
  for (const folder of ['services', 'products']) fs.mkdirSync(path.join(root, 'content', folder), { recursive: true });
  write(
    'clients.yaml',
    `clients:
  - { name: Marked, logo: clients/marked.svg, sample: true }
  - { name: Plain, logo: clients/stand-in.png }
`,
  );
  write('media/pictures/clients/marked.svg', 'marked');
  await standIn('clients/stand-in.png', 'Plain', 90, 90);
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));
afterAll(() => {
  if (original === undefined) delete process.env.SITE_ROOT;
  else process.env.SITE_ROOT = original;
});

test('a picture of what is marked is made up, and so is a stand-in', () => {
  expect(made()).toEqual(['clients/marked.svg', 'Marked', 'clients/stand-in.png']);
});

test('a stand-in counts until it is replaced, under whatever name', () => {
  const pictures = path.join(root, 'content/media/pictures/clients');
  fs.renameSync(path.join(pictures, 'stand-in.png'), path.join(pictures, 'renamed.png'));
  write('clients.yaml', 'clients:\n  - { name: Plain, logo: clients/renamed.png }\n');
  expect(made()).toEqual(['clients/renamed.png']);
  write('media/pictures/clients/renamed.png', 'the real one');
  expect(made()).toEqual([]);
});
