/**
 * `npm run rename old new`: moves the page of a service or product to another address. Its file, its place in the
 * order, every link to it and its pictures follow; the old address leads to the new one for good.
 */
import fs from 'node:fs';
import { eachValue } from '@/lib/check/walk';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { flags } from './ask';
import { changeYaml, inProject, readYaml } from './files';
import { count, DeskError, good, list, next, note, run } from './say';

interface Redirect {
  from: string;
  to: string;
}

/** The path of an address without its `#part`. */
const pathOf = (href: string) => href.replace(/#.*$/, '');

/**
 * The permanent redirects after a page has moved: each leads straight to where the page is now, and an address that has
 * a page again has no redirect any more.
 */
export function movedFor(redirects: readonly Redirect[], from: string, to: string): Redirect[] {
  const straight = redirects.map((one) => (pathOf(one.to) === from ? { ...one, to: one.to.replace(from, to) } : one));
  return [...straight.filter((one) => one.from.toLowerCase() !== to.toLowerCase()), { from, to }];
}

/** Puts `to` in place of `from` wherever a value is that address, with or without `#part`. */
function relinked(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return pathOf(value) === from ? value.replace(from, to) : value;
  if (Array.isArray(value)) return value.map((item) => relinked(item, from, to));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, relinked(item, from, to)]));
  return value;
}

/** Pictures and films that are found by the page's address. */
const namedAfterPage = (slug: string) => [
  `content/media/pictures/cards/${slug}.jpg`,
  `content/media/pictures/films/${slug}.png`,
  `content/media/films/${slug}.av1.mp4`,
  `content/media/films/${slug}.h264.mp4`,
];

function rename(given: string | undefined, wanted: string | undefined): void {
  const bare = (word = '') => word.replace(/^\//, '');
  const [old, slug] = [bare(given), bare(wanted)];
  if (!old || !slug)
    throw new DeskError('Say which address moves where.', 'run npm run rename old-address new-address');
  const site = content();
  const page = routes(site).find(({ path }) => path === `/${old}`);
  if (!page)
    throw new DeskError(
      `There is no page at /${old}.`,
      `use one of: ${[...site.services, ...site.products].map((item) => item.slug).join(' ')}`,
    );
  if (page.kind === 'page')
    throw new DeskError(
      `/${old} is a one-off page: its address is part of the program.`,
      'ask a programmer to move it; its folder in app/ and its line in lib/routes.ts change together.',
    );
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new DeskError(
      `“${slug}” is not an address.`,
      'use small letters, numbers and single dashes, such as shop-till.',
    );
  const holder = routes(site).find(({ path }) => path.toLowerCase() === `/${slug}`);
  if (holder)
    throw new DeskError(
      `There is a page at ${holder.path} already (content/${holder.file}.yaml).`,
      'choose another address.',
    );

  const folder = page.kind === 'service' ? 'services' : 'products';
  const from = `/${old}`;
  const to = `/${slug}`;
  fs.renameSync(inProject(`content/${folder}/${old}.yaml`), inProject(`content/${folder}/${slug}.yaml`));
  changeYaml<Record<string, string[]>>('content/order.yaml', (order) => ({
    ...order,
    [folder]: (order[folder] ?? []).map((item) => (item === old ? slug : item)),
  }));
  changeYaml<{ redirects: Redirect[] }>('content/redirects.yaml', (all) => ({
    ...all,
    redirects: movedFor(all.redirects, from, to),
  }));

  const moved = namedAfterPage(old)
    .map((file, i): [string, string] => [file, namedAfterPage(slug)[i] as string])
    .filter(([file]) => fs.existsSync(inProject(file)));
  for (const [file, target] of moved) fs.renameSync(inProject(file), inProject(target));

  const linking = new Set<string>();
  eachValue(({ file, value }) => {
    if (typeof value !== 'string' || file.endsWith('/redirects.yaml')) return;
    if (pathOf(value) === from || value === `films/${old}.png`) linking.add(file);
  });
  for (const file of linking)
    changeYaml(file, (data) => relinked(relinked(data, from, to), `films/${old}.png`, `films/${slug}.png`));

  good(`${from} is now ${to}: content/${folder}/${slug}.yaml, with its place in the order.`);
  if (linking.size > 0) {
    good(`${count(linking.size, 'file')} with links to it followed:`);
    list([...linking]);
  }
  if (moved.length > 0) {
    good(`${count(moved.length, 'picture or film', 'pictures and films')} named after the page moved:`);
    list(moved.map(([, target]) => target));
  }
  const leading = readYaml<{ redirects: Redirect[] }>('content/redirects.yaml').redirects.filter(
    (one) => pathOf(one.to) === to,
  );
  good(`Old addresses that lead to ${to} for good: ${leading.map((one) => one.from).join(' ')}`);
  if (page.kind === 'service')
    note(`The name on the page stays “${page.name}”. Change it in the file if it has a new one.`);
  next('run “npm run check”. After the next “npm run deploy” every host answers the old address with the new one.');
}

if (process.argv[1]?.endsWith('rename.ts'))
  await run(async () => {
    const { words } = flags([]);
    rename(words[0], words[1]);
  });
