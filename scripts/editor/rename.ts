import fs from 'node:fs';
import path from 'node:path';
import { content } from '@/lib/content';
import { eachValue } from '@/lib/content/walk';
import { type Route, routes } from '@/lib/routes';
import { flags } from './ask';
import { changeTogether, changeYaml, inProject, readYaml, refuseExisting, writeWhole } from './files';
import { misspelled } from './new/names';
import { CommandError, count, good, list, next, note } from './terminal';

export interface Redirect {
  from: string;
  to: string;
}

/** The path of an address without its `#part`. */
export const pathOf = (href: string) => href.replace(/#.*$/, '');

/**
 * The permanent redirects after a page has moved: each leads straight to where the page is now, and an address that has
 * a page again has no redirect any more.
 */
export function movedFor(redirects: readonly Redirect[], from: string, to: string): Redirect[] {
  const straight = redirects.map((one) => (pathOf(one.to) === from ? { ...one, to: one.to.replace(from, to) } : one));
  return [...straight.filter((one) => one.from.toLowerCase() !== to.toLowerCase()), { from, to }];
}

/** Puts the new address in place of the old one wherever a value is one of `links`, with or without `#part`. */
function relinked(value: unknown, links: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    const address = pathOf(value);
    return (links.get(address) ?? address) + value.slice(address.length);
  }
  if (Array.isArray(value)) return value.map((item) => relinked(item, links));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, relinked(item, links)]));
  return value;
}

const scenes = 'content/media/scenes/terrain/scenes';

/** What is found by a page's address: its social card and, of a service, its film and the scene of the film. */
export function namedAfterPage(kind: 'service' | 'product', slug: string): string[] {
  const card = `public/cards/${slug}.jpg`;
  if (kind === 'product') return [card];
  return [
    card,
    `content/media/pictures/films/${slug}.png`,
    `content/media/films/${slug}.av1.mp4`,
    `content/media/films/${slug}.h264.mp4`,
    `${scenes}/${slug}.js`,
  ];
}

/** Scenes that borrow from the one that has moved import it by its new name. */
function reimport(old: string, slug: string): void {
  const folder = inProject(scenes);
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    const next = text.replaceAll(`/${old}.js'`, `/${slug}.js'`);
    if (next !== text) writeWhole(`${scenes}/${name}`, next);
  }
}

/** The list of what `npm run media` has made follows, so that it holds no name without a page. */
function renameMade(kind: 'service' | 'product', old: string, slug: string): void {
  const file = 'content/media/made.json';
  if (!fs.existsSync(inProject(file))) return;
  const made: Record<string, string> = JSON.parse(fs.readFileSync(inProject(file), 'utf8'));
  const groups = kind === 'service' ? ['cards', 'films'] : ['cards'];
  const names = new Map(groups.map((group) => [`${group}/${old}`, `${group}/${slug}`]));
  const renamed = Object.entries(made).map(([name, print]) => [names.get(name) ?? name, print]);
  writeWhole(file, `${JSON.stringify(Object.fromEntries(renamed.sort()), null, 2)}\n`);
}

/** Puts new addresses in place of old ones in every file; redirects are left alone. Returns the changed files. */
export function relinkAll(links: ReadonlyMap<string, string>): string[] {
  const linking = new Set<string>();
  eachValue(({ file, value }) => {
    if (typeof value === 'string' && links.has(pathOf(value)) && !file.endsWith('/redirects.yaml')) linking.add(file);
  });
  for (const file of linking) changeYaml(file, (data) => relinked(data, links));
  return [...linking];
}

/**
 * The service or product at an address.
 *
 * @throws CommandError when there is none
 */
export function movablePage(slug: string): Route & { kind: 'service' | 'product' } {
  const site = content();
  const page = routes(site).find((route) => route.path === `/${slug}`);
  if (!page)
    throw new CommandError(
      `There is no page at /${slug}.`,
      `use one of: ${[...site.services, ...site.products].map((item) => item.slug).join(' ')}`,
    );
  const { kind } = page;
  if (kind === 'page')
    throw new CommandError(
      `/${slug} is a one-off page: its address is part of the program.`,
      'ask a programmer; its folder in app/ and its line in lib/routes.ts change together.',
    );
  return { ...page, kind };
}

/**
 * `npm run rename old new`: moves the page of a service or product to another address. Its file, its place in the
 * order, every link to it and its pictures follow; the old address leads to the new one for good.
 */
export function rename(args: readonly string[]): void {
  const [given, wanted, ...more] = flags([], args).words;
  const bare = (word = '') => word.replace(/^\//, '');
  const [old, slug] = [bare(given), bare(wanted)];
  if (!old || !slug || more.length > 0)
    throw new CommandError('Say which address moves where.', 'run npm run rename old-address new-address');
  const page = movablePage(old);
  const fault = misspelled(slug);
  if (fault) throw new CommandError(fault, 'choose an address such as shop-till.');
  const holder = routes(content()).find((route) => route.path.toLowerCase() === `/${slug}`);
  if (holder)
    throw new CommandError(
      `There is a page at ${holder.path} already (content/${holder.file}.yaml).`,
      'choose another address.',
    );

  const { kind } = page;
  const folder = `${kind}s` as const;
  const moves = namedAfterPage(kind, old)
    .map((file, i): [string, string] => [file, namedAfterPage(kind, slug)[i] as string])
    .filter(([file]) => fs.existsSync(inProject(file)));
  refuseExisting(moves.map(([, target]) => target));
  const from = `/${old}`;
  const to = `/${slug}`;
  const linking = changeTogether(() => {
    fs.renameSync(inProject(`content/${folder}/${old}.yaml`), inProject(`content/${folder}/${slug}.yaml`));
    changeYaml<Record<string, string[]>>('content/order.yaml', (order) => ({
      ...order,
      [folder]: (order[folder] ?? []).map((item) => (item === old ? slug : item)),
    }));
    changeYaml<{ redirects: Redirect[] }>('content/redirects.yaml', (all) => ({
      ...all,
      redirects: movedFor(all.redirects, from, to),
    }));

    for (const [file, target] of moves) fs.renameSync(inProject(file), inProject(target));
    if (kind === 'service') reimport(old, slug);
    renameMade(kind, old, slug);

    const links = new Map([[from, to]]);
    if (kind === 'service') links.set(`films/${old}.png`, `films/${slug}.png`);
    return relinkAll(links);
  });

  good(`${from} is now ${to}: content/${folder}/${slug}.yaml, with its place in the order.`);
  if (linking.length > 0) {
    good(`${count(linking.length, 'file')} with links to it followed:`);
    list(linking);
  }
  if (moves.length > 0) {
    good(`${count(moves.length, 'file')} named after the page moved:`);
    list(moves.map(([, target]) => target));
  }
  const leading = readYaml<{ redirects: Redirect[] }>('content/redirects.yaml').redirects.filter(
    (one) => pathOf(one.to) === to,
  );
  good(`Old addresses that lead to ${to} for good: ${leading.map((one) => one.from).join(' ')}`);
  if (kind === 'service') {
    note(`The name on the page stays “${page.name}”. Change it in the file if it has a new one.`);
    note(`The film is the same: “npm run media films/${slug} -- --trust” notes that it need not be made again.`);
  }
  next('run “npm run check”. After the next “npm run deploy” every host answers the old address with the new one.');
}
