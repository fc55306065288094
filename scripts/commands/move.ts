import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { content } from '@/lib/content';
import { picturesUsed } from '@/lib/content/check/pictures';
import { contentFiles } from '@/lib/content/files';
import { count } from '@/lib/format';
import type { Redirect } from '@/lib/headers';
import { picturesFolder } from '@/lib/pictures/presets';
import { routes } from '@/lib/routes';
import { filesBelow } from '../filesBelow';
import { renameRecipes } from '../media/recipe';
import { commitContent } from './history';
import { slugProblem } from './names';
import { asOneChange, changeYaml, inProject, refuseExisting } from './projectFiles';
import { CommandError, good, list, next, note } from './terminal';

const withoutFragment = (href: string) => href.replace(/#.*$/, '');
const cardOf = (slug: string) => `public/cards/${slug}.jpg`;

function movablePage(slug: string) {
  const site = content();
  const page = routes(site).find((route) => route.path === `/${slug}`);
  if (!page || page.kind === 'page')
    throw new CommandError(
      page ? `/${slug} is a one-off page: its address is part of the program.` : `There is no page at /${slug}.`,
      `use one of: ${[...site.services, ...site.products].map((item) => item.slug).join(' ')}`,
    );
  const { kind, name } = page;
  return { kind, slug, name };
}

/** Adds a redirect. Earlier ones to `from` now lead to `to` directly, and one from `to` is dropped. */
function withRedirect(redirects: readonly Redirect[], from: string, to: string): Redirect[] {
  const direct = redirects.map((one) =>
    withoutFragment(one.to) === from ? { ...one, to: one.to.replace(from, to) } : one,
  );
  return [...direct.filter((one) => one.from.toLowerCase() !== to.toLowerCase()), { from, to }];
}

/** Replaces an address, with or without `#fragment`. */
function withLinksReplaced(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return withoutFragment(value) === from ? value.replace(from, to) : value;
  if (Array.isArray(value)) return value.map((item) => withLinksReplaced(item, from, to));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withLinksReplaced(item, from, to)]));
  return value;
}

/** Returns the files that linked to the page. */
function redirectPage({ kind, slug }: ReturnType<typeof movablePage>, to: string, newSlug?: string): string[] {
  const folder = `${kind}s`;
  const from = `/${slug}`;
  changeYaml<Record<string, string[]>>('content/order.yaml', (order) => ({
    ...order,
    [folder]: (order[folder] ?? []).flatMap((item) => (item === slug ? (newSlug ?? []) : item)),
  }));
  changeYaml<{ redirects: Redirect[] }>('content/redirects.yaml', (all) => ({
    ...all,
    redirects: withRedirect(all.redirects, from, to),
  }));
  const files = contentFiles().map(({ name }) => `content/${name}.yaml`);
  return files.filter(
    (file) => file !== 'content/redirects.yaml' && changeYaml(file, (data) => withLinksReplaced(data, from, to)),
  );
}

const parseSlugs = (args: string[]): string[] =>
  parseArgs({ args, allowPositionals: true }).positionals.map((word) => word.replace(/^\//, ''));

/** `npm run rename old new`: moves a service or product, with its links and social card, to another address. */
export function rename(args: string[]): void {
  const [old = '', slug = '', ...more] = parseSlugs(args);
  if (!old || !slug || more.length > 0)
    throw new CommandError('Say which address moves where.', 'run npm run rename old-address new-address');
  const page = movablePage(old);
  const problem = slugProblem(slug);
  if (problem) throw new CommandError(problem, 'choose an address such as shop-till.');
  const taken = routes(content()).find((route) => route.path.toLowerCase() === `/${slug}`);
  if (taken)
    throw new CommandError(
      `There is a page at ${taken.path} already (content/${taken.file}.yaml).`,
      'choose another address.',
    );

  const fileOf = (own: string) => `content/${page.kind}s/${own}.yaml`;
  const moves = [fileOf, cardOf].filter((of) => fs.existsSync(inProject(of(old))));
  refuseExisting(moves.map((of) => of(slug)));
  const linking = asOneChange(() => {
    for (const of of moves) fs.renameSync(inProject(of(old)), inProject(of(slug)));
    renameRecipes(old, slug);
    return redirectPage(page, `/${slug}`, slug);
  });
  good(
    `/${old} is now /${slug}: ${fileOf(slug)}, with its place in the order. ${count(linking.length, 'file')} linked to it:`,
  );
  list(linking);
  next(`change the name on the page in its form, if it is no longer “${page.name}”.`);
}

/** @param shown  the pictures that the page showed; those of a renamed product are in the folder of its first address */
function ownFiles(slug: string, shown: readonly string[]): string[] {
  const folder = `products/${slug}`;
  const pictures = [
    ...filesBelow(inProject(`${picturesFolder}/${folder}`)).map((name) => `${folder}/${name}`),
    ...shown.filter((src) => src.startsWith('products/')),
  ];
  const used = new Set(picturesUsed().map(({ src }) => src));
  const own = [...new Set(pictures)].filter((src) => !used.has(src)).map((src) => `${picturesFolder}/${src}`);
  return [cardOf(slug), ...own].filter((file) => fs.existsSync(inProject(file)));
}

/**
 * `npm run remove old`: deletes a service or product. Its address and the links to it lead to the overview of its kind.
 * It is a commit of its own, so that the editor can take it back.
 */
export function remove(args: string[]): void {
  const [slug = '', ...more] = parseSlugs(args);
  if (!slug || more.length > 0)
    throw new CommandError('Say which page to remove.', 'run npm run remove address, such as: npm run remove nexbill');
  const page = movablePage(slug);
  const file = `content/${page.kind}s/${slug}.yaml`;
  const to = `/${page.kind}s`;
  const shown = picturesUsed().flatMap((use) => (use.file === file ? use.src : []));
  commitContent(`Before removing ${page.name}`);
  const { linking, deleted } = asOneChange(() => {
    fs.rmSync(inProject(file));
    const own = ownFiles(slug, shown);
    for (const one of own) fs.rmSync(inProject(one));
    return { linking: redirectPage(page, to), deleted: own };
  });
  const canTakeBack = commitContent(`Remove ${page.name}`);
  good(`${page.name} is removed: ${file}, its place in the order, and ${count(deleted.length, 'picture')} of its own.`);
  if (linking.length > 0) note(`${count(linking.length, 'file')} linked to it and link to ${to} now. Look at them:`);
  list(linking);
  good(`/${slug} redirects permanently to ${to}.`);
  next(`run “npm run check”.${canTakeBack ? ' To undo it: “Take back” in the editor (npm run edit).' : ''}`);
}
