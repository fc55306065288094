import fs from 'node:fs';
import { picturesUsed } from '@/lib/check/pictures';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { flags } from './ask';
import { changeTogether, changeYaml, inProject } from './files';
import { movablePage, movedFor, namedAfterPage, type Redirect, relinkAll } from './rename';
import { CommandError, count, good, list, next, note } from './terminal';

const pictures = 'content/media/pictures/';

/** Files that were made for a page and that nothing else shows, below the project folder. */
function ownFiles(kind: 'service' | 'product', slug: string): string[] {
  const folder = `${pictures}products/${slug}`;
  const shots = fs.existsSync(inProject(folder))
    ? fs.readdirSync(inProject(folder)).map((name) => `${folder}/${name}`)
    : [];
  const used = new Set(picturesUsed().map(({ src }) => pictures + src));
  return [...namedAfterPage(kind, slug).filter((file) => !file.endsWith('.js')), ...shots].filter(
    (file) => fs.existsSync(inProject(file)) && !used.has(file),
  );
}

/**
 * `npm run remove old`: deletes the page of a service or product for good. Links to it and its old address lead to the
 * overview of its kind, or to `--to=/page`.
 */
export function remove(args: readonly string[]): void {
  const { values, words } = flags(['to'], args);
  const [slug = '', ...more] = words.map((word) => word.replace(/^\//, ''));
  if (!slug || more.length > 0)
    throw new CommandError('Say which page goes.', 'run npm run remove address, such as: npm run remove nexbill');
  const { kind, name } = movablePage(slug);
  const folder = `${kind}s` as const;
  const [from, to] = [`/${slug}`, values.to ?? `/${folder}`];
  if (to === from || !routes(content()).some((route) => route.path === to))
    throw new CommandError(
      `There is no page at ${to} to lead to.`,
      'give the address of a page that stays, such as --to=/products',
    );
  const { linking, deleted } = changeTogether(() => {
    fs.rmSync(inProject(`content/${folder}/${slug}.yaml`));
    changeYaml<Record<string, string[]>>('content/order.yaml', (order) => ({
      ...order,
      [folder]: (order[folder] ?? []).filter((item) => item !== slug),
    }));
    changeYaml<{ redirects: Redirect[] }>('content/redirects.yaml', (all) => ({
      ...all,
      redirects: movedFor(all.redirects, from, to),
    }));
    const own = ownFiles(kind, slug);
    for (const file of own) fs.rmSync(inProject(file));
    return { linking: relinkAll(new Map([[from, to]])), deleted: own };
  });
  good(
    `${name} is removed: content/${folder}/${slug}.yaml, its place in the order, and ${count(deleted.length, 'picture')} of its own.`,
  );
  if (linking.length > 0) {
    note(
      `${count(linking.length, 'file')} linked to it and now ${linking.length === 1 ? 'leads' : 'lead'} to ${to}. Look at them:`,
    );
    list(linking);
  }
  good(`The old address ${from} leads to ${to} for good.`);
  next('run “npm run check”. To take it back: git restore content public');
}
