import fs from 'node:fs';
import path from 'node:path';
import manifest from '@/app/manifest';
import { content } from '@/lib/content';
import { picturesUsed } from '@/lib/content/check/pictures';
import { pageMetadata } from '@/lib/metadata';
import { mediaManifest, servedPicture } from '@/lib/pictures/manifest';
import { routes } from '@/lib/routes';
import { cardPath } from '@/lib/siteUrl';
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

test('prepare gives a fresh clone every icon, social card, picture and film that a page uses', async () => {
  await prepare(() => {});
  const { films, logos, technologies } = mediaManifest();
  const { icons } = pageMetadata('/') as { icons: Record<'icon' | 'apple', { url: string }[]> };
  const pictures = picturesUsed()
    .filter(({ src }) => !src.startsWith('clients/'))
    .map(({ src }) => servedPicture(src));
  const addresses = [
    ...[...icons.icon, ...icons.apple].map(({ url }) => url),
    ...(manifest().icons ?? []).map(({ src }) => src),
    ...routes(content()).map((route) => cardPath(route.path)),
    ...pictures.flatMap(({ avif, webp, url }) => [...avif, ...webp].map((variant) => variant.url).concat(url ?? [])),
    ...Object.values(films),
    ...[logos, technologies],
  ];
  expect(Object.keys(films)).toEqual(expect.arrayContaining(content().services.map(({ slug }) => `${slug}.h264.mp4`)));
  expect(addresses.filter((address) => !fs.existsSync(path.join('public', address)))).toEqual([]);
});
