import fs from 'node:fs';
import path from 'node:path';
import { mediaManifest } from '@/lib/pictures/manifest';
import { prepare } from '@/scripts/pictures/prepare';
import { scratchFolder } from '../support/scratch';

/** public/ and content/ without build results. */
const clone = scratchFolder();
const home = process.cwd();

beforeAll(() => {
  fs.cpSync('public', path.join(clone, 'public'), {
    recursive: true,
    filter: (name) => name !== path.join('public', 'media'),
  });
  fs.cpSync('content', path.join(clone, 'content'), { recursive: true });
  process.chdir(clone);
});
afterAll(() => process.chdir(home));

test('a picture, logo or film that nothing uses is not served', async () => {
  const folder = 'content/media';
  fs.copyFileSync('public/icon-192.png', `${folder}/pictures/team/left-over.png`);
  fs.copyFileSync(`${folder}/pictures/brand/mark.svg`, `${folder}/pictures/clients/left-over.svg`);
  fs.copyFileSync(`${folder}/films/hero.h264.mp4`, `${folder}/films/left-over.h264.mp4`);
  await prepare(() => {});
  expect(fs.readFileSync('.cache/media.json', 'utf8')).not.toContain('left-over');
  expect(fs.readdirSync('public/media').filter((name) => name.includes('left-over'))).toEqual([]);
  expect(fs.readFileSync(path.join('public', mediaManifest().logos), 'utf8')).not.toContain('left-over');
});
