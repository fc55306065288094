import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { content } from '@/lib/content';
import { picturesUsed } from '@/lib/content/check/pictures';
import { contentFiles } from '@/lib/content/files';
import type { Redirect } from '@/lib/headers';
import { routes } from '@/lib/routes';
import { filesBelow } from '../filesBelow';
import { misspelled } from './names';
import { changeTogether, changeYaml, inProject, refuseExisting } from './projectFiles';
import { CommandError, count, good, list, next, note } from './terminal';

/** The path of an address without its `#part`. */
const pathOf = (href: string) => href.replace(/#.*$/, '');

/**
 * A service or product, the pages that can move or go, with the addresses of the other pages of its kind.
 *
 * @throws CommandError when there is no page at this address, or one whose address is part of the program
 */
function movable(slug: string) {
  const site = content();
  const page = routes(site).find((route) => route.path === `/${slug}`);
  if (!page || page.kind === 'page')
    throw new CommandError(
      page ? `/${slug} is a one-off page: its address is part of the program.` : `There is no page at /${slug}.`,
      `use one of: ${[...site.services, ...site.products].map((item) => item.slug).join(' ')}`,
    );
  const { kind, name } = page;
  const others = site[`${kind}s`].map((item) => `/${item.slug}`).filter((address) => address !== page.path);
  return { kind, slug, name, others };
}

/** The social card of a page. */
const cardOf = (slug: string) => `public/cards/${slug}.jpg`;

/**
 * The permanent redirects after a page has moved: each leads straight to where the page is now, and an address that has
 * a page again has no redirect any more.
 */
function movedFor(redirects: readonly Redirect[], from: string, to: string): Redirect[] {
  const straight = redirects.map((one) => (pathOf(one.to) === from ? { ...one, to: one.to.replace(from, to) } : one));
  return [...straight.filter((one) => one.from.toLowerCase() !== to.toLowerCase()), { from, to }];
}

/** Puts a new address in the place of an old one, with or without `#part`. A list that would name it twice gets another. */
function relinked(value: unknown, from: string, to: string, others: readonly string[]): unknown {
  if (typeof value === 'string') return pathOf(value) === from ? value.replace(from, to) : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => relinked(item, from, to, others));
    for (const [i, item] of items.entries())
      if (item === to && items.indexOf(to) !== items.lastIndexOf(to) && item !== value[i])
        items[i] = others.find((other) => !items.includes(other)) ?? to;
    return items;
  }
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, relinked(item, from, to, others)]));
  return value;
}

/**
 * Takes a page out of the order, or gives it its new name there; its old address and every link to it lead to `to`.
 *
 * @param renamed  the page's new short name; none when it goes for good
 * @returns the files that linked to it
 */
function leadOn({ kind, slug, others }: ReturnType<typeof movable>, to: string, renamed?: string): string[] {
  const folder = `${kind}s`;
  const from = `/${slug}`;
  changeYaml<Record<string, string[]>>('content/order.yaml', (order) => ({
    ...order,
    [folder]: (order[folder] ?? []).flatMap((item) => (item === slug ? (renamed ?? []) : item)),
  }));
  changeYaml<{ redirects: Redirect[] }>('content/redirects.yaml', (all) => ({
    ...all,
    redirects: movedFor(all.redirects, from, to),
  }));
  const files = contentFiles().map(({ name }) => `content/${name}.yaml`);
  return files.filter((file) => {
    const itself = `/${path.basename(file, '.yaml')}`;
    const free = others.filter((address) => address !== itself);
    return file !== 'content/redirects.yaml' && changeYaml(file, (data) => relinked(data, from, to, free));
  });
}

/**
 * `npm run rename old new`: moves the page of a service or product to another address. Its file, its place in the
 * order, every link to it and its pictures follow; the old address leads to the new one for good.
 */
export function rename(args: string[]): void {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [old = '', slug = '', ...more] = positionals.map((word) => word.replace(/^\//, ''));
  if (!old || !slug || more.length > 0)
    throw new CommandError('Say which address moves where.', 'run npm run rename old-address new-address');
  const page = movable(old);
  const fault = misspelled(slug);
  if (fault) throw new CommandError(fault, 'choose an address such as shop-till.');
  const holder = routes(content()).find((route) => route.path.toLowerCase() === `/${slug}`);
  if (holder)
    throw new CommandError(
      `There is a page at ${holder.path} already (content/${holder.file}.yaml).`,
      'choose another address.',
    );

  const file = (own: string) => `content/${page.kind}s/${own}.yaml`;
  const moves = [file, cardOf].filter((of) => fs.existsSync(inProject(of(old))));
  refuseExisting(moves.map((of) => of(slug)));
  const linking = changeTogether(() => {
    for (const of of moves) fs.renameSync(inProject(of(old)), inProject(of(slug)));
    return leadOn(page, `/${slug}`, slug);
  });
  good(`/${old} is now /${slug}: ${file(slug)}, with its place in the order. The old address leads there for good.`);
  good(`${count(linking.length, 'file')} with links to it followed.`);
  list(linking);
  note(`The name on the page stays “${page.name}”. Change it in the file if it has a new one.`);
  next('run “npm run check”. After the next “npm run deploy” every host answers the old address with the new one.');
}

/** Files that were made for a page and that nothing else shows, below the project folder. */
function ownFiles(slug: string): string[] {
  const pictures = 'content/media/pictures/';
  const folder = `${pictures}products/${slug}`;
  const shots = filesBelow(inProject(folder));
  const used = new Set(picturesUsed().map(({ src }) => pictures + src));
  return [cardOf(slug), ...shots.map((name) => `${folder}/${name}`)].filter(
    (file) => fs.existsSync(inProject(file)) && !used.has(file),
  );
}

/**
 * `npm run remove old`: deletes the page of a service or product for good. Links to it and its old address lead to the
 * overview of its kind, or to `--to=/page`.
 */
export function remove(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [slug = '', ...more] = positionals.map((word) => word.replace(/^\//, ''));
  if (!slug || more.length > 0)
    throw new CommandError('Say which page goes.', 'run npm run remove address, such as: npm run remove nexbill');
  const page = movable(slug);
  const file = `content/${page.kind}s/${slug}.yaml`;
  const to = values.to ?? `/${page.kind}s`;
  if (to === `/${slug}` || !routes(content()).some((route) => route.path === to))
    throw new CommandError(
      `There is no page at ${to} to lead to.`,
      'give the address of a page that stays, such as --to=/products',
    );
  const { linking, deleted } = changeTogether(() => {
    fs.rmSync(inProject(file));
    const own = ownFiles(slug);
    for (const one of own) fs.rmSync(inProject(one));
    return { linking: leadOn(page, to), deleted: own };
  });
  good(`${page.name} is removed: ${file}, its place in the order, and ${count(deleted.length, 'picture')} of its own.`);
  if (linking.length > 0) note(`${count(linking.length, 'file')} linked to it and lead to ${to} now. Look at them:`);
  list(linking);
  good(`The old address /${slug} leads to ${to} for good.`);
  next('run “npm run check”. To take it back: git restore content public');
}
