import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { content } from '@/lib/content';
import { toWrite } from '@/lib/content/check/samples';
import { problemFromIssue } from '@/lib/content/errors';
import { type FieldSchema, fieldSchema, smallestValue, words } from '@/lib/content/fieldSchema';
import { pageFolders } from '@/lib/content/files';
import { picturesFolder } from '@/lib/pictures/presets';
import { routes } from '@/lib/routes';
import { slugOf, slugProblem } from './names';
import { changeYaml, inProject, refuseExisting, writeAtomic } from './projectFiles';
import { CommandError, good, list, next, note } from './terminal';
import { printYaml } from './yaml';

function blankText({ minLength = 0, maxLength = 200 }: FieldSchema, label: string): string {
  let text = `${toWrite} – ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  if (maxLength > 60) text += `, ${minLength > 1 ? `${minLength} to` : 'up to'} ${maxLength} characters.`;
  while (text.length < minLength) text += ' Say it plainly, in your own words.';
  return text.slice(0, maxLength).trim();
}

function refuseUnusable(folder: keyof typeof pageFolders, name: string, slug: string): void {
  const [issue] = pageFolders[folder].shape.name.safeParse(name).error?.issues ?? [];
  if (issue) {
    const { found, allowed } = problemFromIssue('', name, issue);
    throw new CommandError(`The name is not valid: found ${found}; allowed is ${allowed}.`);
  }
  const problem = slugProblem(slug);
  if (problem) throw new CommandError(problem, 'give an address in Latin letters after the name.');
  const site = content();
  const taken = [...routes(site).map(({ path }) => path), ...site.redirects.map(({ from }) => from)];
  if (taken.some((address) => address.toLowerCase() === `/${slug}`))
    throw new CommandError(`There is, or was, a page at /${slug}.`, 'give another address after the name.');
}

/** Pictures that the launch check knows as samples. */
const placeholder = 'content/media/placeholder.png';
const placeholderCard = 'content/media/placeholder-card.jpg';

/** `npm run new product "Name" [address]`, or `service`: a valid file, its line in the order, and placeholder pictures. */
export function addNew(args: string[]): void {
  const [kind, name = '', slug = slugOf(name), ...more] = parseArgs({ args, allowPositionals: true }).positionals;
  if ((kind !== 'product' && kind !== 'service') || name === '' || more.length > 0)
    throw new CommandError(
      'Give the kind, the name in quotation marks and, optionally, the address.',
      'run npm run new product "Shop Flow", or npm run new service "Cloud Care" cloud. People, clients and testimonials are added in the form: npm run edit',
    );
  const folder = `${kind}s` as const;
  refuseUnusable(folder, name, slug);

  const pictures: string[] = [];
  const preset: Record<string, unknown> = {
    name,
    'meta.title': name,
    'meta.description': `${name}. ${toWrite} – what somebody who searches for it should read, in 70 to 160 characters.`,
    order: ['intro', 'price', 'process'],
    'hero.actions': [{ label: 'Ask us about it', href: '/contact' }],
    'buying.price': { monthly: 100, per: `${toWrite} – each what`, setUp: 0, sample: true },
  };
  const data = smallestValue(fieldSchema(pageFolders[folder]), (field, at, label = 'text') => {
    const path = at.join('.');
    if (preset[path] !== undefined) return preset[path];
    if (field.widget === 'picture') {
      const src = kind === 'service' ? `films/${slug}.png` : `products/${slug}/${at[0]}.png`;
      pictures.push(`${picturesFolder}/${src}`);
      return src;
    }
    if (field.widget === 'route') return '/contact';
    if (field.widget === 'icon') return 'check';
    if (field.format === 'date') return new Date().toISOString().slice(0, 10);
    // Headings name the sections of a page, so no two may be alike.
    if (at.at(-1) === 'title') return blankText(field, `${label} of ${words(at[0] ?? '').toLowerCase()}`);
    if (field.type === 'string') return blankText(field, label);
  }) as object;
  const file = `content/${folder}/${slug}.yaml`;
  const card = `public/cards/${slug}.jpg`;
  refuseExisting([...pictures, card]);
  for (const picture of pictures) fs.cpSync(inProject(placeholder), inProject(picture));
  fs.cpSync(inProject(placeholderCard), inProject(card));
  // Placeholder screens do not show the product.
  writeAtomic(file, printYaml({ ...data, ...(kind === 'product' && { sample: true }) }));
  changeYaml<Record<typeof folder, string[]>>('content/order.yaml', (all) => ({
    ...all,
    [folder]: [...all[folder], slug],
  }));
  good(`${file} is written; the page is /${slug}, the last in every menu, grid and pager.`);
  note('These are placeholders (“npm run media” draws the social card):');
  list([...pictures, card]);
  next(
    `run “npm run edit”, open ${name}, and replace pictures and every text that begins with “${toWrite}”. “npm run check” lists what is left.`,
  );
}
