import { parseArgs } from 'node:util';
import { content } from '@/lib/content';
import { fieldSchema } from '@/lib/content/fieldSchema';
import { pageFolders } from '@/lib/content/files';
import { routes } from '@/lib/routes';
import { answer, fits } from './ask';
import { blank } from './blank';
import { changeYaml, refuseExisting, writeWhole } from './files';
import { misspelled, productPicture, slugOf } from './names';
import { standIn, standInCard } from './stand-in';
import { CommandError, good, list, next, note } from './terminal';
import { printYaml } from './yaml';

/**
 * `npm run new product|service`: asks for name and address and writes a valid file, its place in the order, and stand-in
 * pictures of the right size. People, clients and testimonials are added in the form.
 */
export async function addNew(args: readonly string[]): Promise<void> {
  const options = { name: { type: 'string' }, slug: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
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
  const wrong = fits(pageFolders[folder].shape.name);
  const name = await answer({ name: 'name', words: `Name of the ${kind}`, wrong }, values);
  const slug = await answer(
    {
      name: 'slug',
      words: 'Address of its page in Latin letters, without the slash',
      fallback: slugOf(name) || undefined,
      wrong: (address) => misspelled(address) ?? free(address),
    },
    values,
  );

  const drawn: { src: string; width: number; height: number }[] = [];
  const data = blank(fieldSchema(pageFolders[folder]), {
    today: new Date().toISOString().slice(0, 10),
    picture: (width, height, at) => {
      const made = at[0] === 'callToAction' ? 'closings' : 'films';
      const src = kind === 'service' ? `${made}/${slug}.png` : `products/${slug}/${productPicture(at)}.png`;
      drawn.push({ src, width, height });
      return src;
    },
    known: {
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
    },
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
