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
  fs.symlinkSync(path.resolve('content'), path.join(clone, 'content'));
  process.chdir(clone);
});
afterAll(() => process.chdir(home));

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
