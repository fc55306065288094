import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { content } from '@/lib/content';
import { toWrite } from '@/lib/content/check/samples';
import { problemFromIssue } from '@/lib/content/errors';
import { type FieldSchema, fieldSchema } from '@/lib/content/fieldSchema';
import { pageFolders } from '@/lib/content/files';
import { routes } from '@/lib/routes';
import { smallest } from '../editor/page/values';
import { misspelled, productPicture, slugOf } from './names';
import { standIn, standInCard } from './placeholders';
import { changeYaml, refuseExisting, writeWhole } from './projectFiles';
import { bad, CommandError, good, list, next, note } from './terminal';
import { printYaml } from './yaml';

/**
 * The answer to a question: as the flag of its name gives it, else asked again and again until it will do.
 *
 * @param wrong  words for an answer that will not do, or undefined
 * @param fallback  taken when the answer is empty
 * @throws CommandError for a flag that will not do, and without a terminal for an answer that is missing
 */
async function answer(
  [flag, given]: [flag: string, given: string | undefined],
  words: string,
  wrong: (answer: string) => string | undefined,
  fallback = '',
): Promise<string> {
  const reader = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
  const asked = () =>
    reader?.question(`${words}${fallback && ` [${fallback}]`}: `).catch(() => {
      // Ctrl+C, or Ctrl+D on an empty line.
      throw new CommandError('\nStopped. Nothing was written.');
    });
  try {
    while (true) {
      const text = (given ?? (await asked()) ?? '').trim() || fallback;
      const problem = text === '' ? `${words}: an answer is needed (${flag}=…).` : wrong(text);
      if (!problem) return text;
      if (given !== undefined || !reader) throw new CommandError(problem, `give it as ${flag}=…`);
      bad(problem);
    }
  } finally {
    reader?.close();
  }
}

/** A text that fits the field, says what belongs there, and that the launch check recognises. */
function blankText({ minLength = 0, maxLength = 200 }: FieldSchema, label: string): string {
  let text = `${toWrite} – ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  if (maxLength > 60) text += `, ${minLength > 1 ? `${minLength} to` : 'up to'} ${maxLength} characters.`;
  while (text.length < minLength) text += ' Say it plainly, in your own words.';
  return text.slice(0, maxLength).trim();
}

/**
 * `npm run new product|service`: asks for name and address and writes a valid file, its place in the order, and stand-in
 * pictures of the right size. People, clients and testimonials are added in the form.
 */
export async function addNew(args: string[]): Promise<void> {
  const options = { name: { type: 'string' }, slug: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [kind] = positionals;
  if (kind !== 'product' && kind !== 'service')
    throw new CommandError(
      'Say what to add: a product or a service.',
      'run npm run new product, or npm run new service. People, clients and testimonials are added in the form: npm run edit',
    );
  const folder = `${kind}s` as const;
  const site = content();
  const taken = [...routes(site).map((route) => route.path), ...site.redirects.map(({ from }) => from)];
  const free = (slug: string) =>
    taken.some((address) => address.toLowerCase() === `/${slug}`)
      ? `There is, or was, a page at /${slug}. Choose another address.`
      : undefined;
  const nameField = pageFolders[folder].shape.name;
  const unfit = (answer: string) => {
    const [issue] = nameField.safeParse(answer).error?.issues ?? [];
    const { found, allowed } = issue ? problemFromIssue('', answer, issue) : {};
    return issue && `Found ${found}; allowed is ${allowed}.`;
  };
  const name = await answer(['--name', values.name], `Name of the ${kind}`, unfit);
  const slug = await answer(
    ['--slug', values.slug],
    'Address of its page in Latin letters, without the slash',
    (address) => misspelled(address) ?? free(address),
    slugOf(name),
  );

  const drawn: { src: string; width: number; height: number }[] = [];
  const known: Record<string, unknown> = {
    name,
    'meta.title': name,
    'meta.description': `${name}. Write here – what somebody who searches for it should read, in 70 to 160 characters.`,
    'hero.actions': [{ label: 'Ask us about it', href: '/contact' }],
    // Sections need headings of their own: their names in a list of the page's parts are those headings.
    ...(kind === 'product' && {
      'features.title': 'Write here – what it does',
      'reasons.title': 'Write here – why to choose it',
      'users.title': 'Write here – who uses it',
      'callToAction.layout': 'frame',
    }),
    related: site[folder].slice(0, 2).map((other) => `/${other.slug}`),
  };
  const data = smallest(fieldSchema(pageFolders[folder]), (field, at, label = 'text') => {
    const place = at.join('.');
    if (place in known) return known[place];
    if (field.widget === 'picture') {
      const made = at[0] === 'callToAction' ? 'closings' : 'films';
      const src = kind === 'service' ? `${made}/${slug}.png` : `products/${slug}/${productPicture(at)}.png`;
      drawn.push({ src, width: field.minWidth ?? 800, height: field.minHeight ?? 500 });
      return src;
    }
    if (field.widget === 'route') return '/contact';
    if (field.widget === 'icon') return 'check';
    if (field.format === 'date') return new Date().toISOString().slice(0, 10);
    if (field.type === 'string') return blankText(field, label);
  }) as object;
  const file = `content/${folder}/${slug}.yaml`;
  const card = `public/cards/${slug}.jpg`;
  refuseExisting([...drawn.map(({ src }) => `content/media/pictures/${src}`), card]);
  for (const { src, width, height } of drawn) await standIn(src, name, width, height);
  await standInCard(slug, name);
  // Stand-in screens do not show the product.
  writeWhole(file, printYaml({ ...data, ...(kind === 'product' && { sample: true }) }));
  changeYaml<Record<typeof folder, string[]>>('content/order.yaml', (all) => ({
    ...all,
    [folder]: [...all[folder], slug],
  }));
  good(`${file} is written; the page is /${slug}, the last in every menu, grid and pager.`);
  note('Stand-in pictures are drawn, and a plain social card:');
  list([
    ...drawn.map(({ src, width, height }) => `content/media/pictures/${src} (at least ${width} × ${height} pixels)`),
    `${card} (“npm run media” draws the real one)`,
  ]);
  next(
    `run “npm run edit”, open ${name}, and replace pictures and every text that begins with “Write here”. “npm run check” lists what is left.`,
  );
}
