import { content } from '@/lib/content';
import { fieldSchema } from '@/lib/content/fieldSchema';
import { pageFolders } from '@/lib/content/files';
import { routes } from '@/lib/routes';
import { answers, type Question } from '../ask';
import { blank } from '../blank';
import { changeYaml, refuseExisting, writeWhole } from '../files';
import { standIn, standInCard } from '../stand-in';
import { good, list, next, note } from '../terminal';
import { printYaml } from '../yaml';
import { type Given, longerThan, misspelled, placed, slugOf } from './names';

/** What one kind of page asks for besides name, address and place. */
const ownQuestion: Record<'product' | 'service', Question> = {
  product: {
    name: 'kind',
    words: 'What it is, such as “CRM for small sales teams”',
    fallback: 'Write here – what it is',
    wrong: longerThan(50),
  },
  service: {
    name: 'summary',
    words: 'One sentence about it',
    fallback: 'Write here – one sentence about this service, for menus and cards.',
    wrong: (text) => (text.length < 30 ? 'Write at least 30 characters.' : longerThan(140)(text)),
  },
};

/** Words for an address that cannot be had, or undefined. */
function addressCheck(): (slug: string) => string | undefined {
  const site = content();
  const taken = new Set(
    [...routes(site).map((route) => route.path), ...site.redirects.map(({ from }) => from)].map((address) =>
      address.toLowerCase(),
    ),
  );
  return (slug) =>
    misspelled(slug) ??
    (taken.has(`/${slug}`) ? `There is, or was, a page at /${slug}. Choose another address.` : undefined);
}

/** Asks for a page and writes its file, its place in the order and its stand-in pictures. */
export async function newPage(kind: 'product' | 'service', given: Given): Promise<void> {
  const folder = `${kind}s` as const;
  const order = content()[folder].map(({ slug }) => slug);
  const { name = '' } = await answers(
    [{ name: 'name', words: `Name of the ${kind}`, wrong: longerThan(kind === 'product' ? 24 : 40) }],
    given,
  );
  const questions: Question[] = [
    {
      name: 'slug',
      words: 'Address of its page in Latin letters, without the slash',
      fallback: slugOf(name) || undefined,
      wrong: addressCheck(),
    },
    {
      name: 'after',
      words: `Where in the order? After which ${kind}`,
      fallback: order.at(-1),
      wrong: (slug) =>
        order.includes(slug) ? undefined : `There is no ${kind} “${slug}”. Use one of: ${order.join(' ')}`,
    },
    ownQuestion[kind],
  ];
  const { slug = '', after = '', ...rest } = await answers(questions, given);

  const drawn: { src: string; width: number; height: number }[] = [];
  const data = blank(fieldSchema(pageFolders[folder]), {
    today: new Date().toISOString().slice(0, 10),
    picture: (_label, width, height, at) => {
      const number = at.find((part) => /^\d+$/.test(part));
      const file =
        kind === 'service'
          ? `films/${slug}.png`
          : `products/${slug}/${number === undefined ? at[0] : `detail-${Number(number) + 1}`}.png`;
      drawn.push({ src: file, width, height });
      return file;
    },
    known: {
      name,
      ...rest,
      'meta.title': name,
      'meta.description': `${name}. Write here – what somebody who searches for it should read, in 70 to 160 characters.`,
      'hero.actions': [{ label: 'Ask us about it', href: '/contact' }],
      // Sections need headings of their own: their names in a list of the page's parts are those headings.
      ...(kind === 'product' && {
        'features.title': 'Write here – what it does',
        'reasons.title': 'Write here – why to choose it',
        'users.title': 'Write here – who uses it',
      }),
      related: order.slice(0, 2).map((other) => `/${other}`),
    },
  }) as object;
  refuseExisting([...drawn.map(({ src }) => `content/media/pictures/${src}`), `public/cards/${slug}.jpg`]);
  for (const { src, width, height } of drawn) await standIn(src, name, width, height);
  await standInCard(slug, name);
  // Stand-in screens do not show the product.
  const marks = kind === 'product' ? { sample: true } : {};
  writeWhole(`content/${folder}/${slug}.yaml`, printYaml({ ...data, ...marks }));
  changeYaml<Record<typeof folder, string[]>>('content/order.yaml', (all) => ({
    ...all,
    [folder]: placed(all[folder], slug, (other) => other === after),
  }));
  good(
    `content/${folder}/${slug}.yaml is written; the page is /${slug}, after ${after} in every menu, grid and pager.`,
  );
  note(
    `${drawn.length} stand-in ${drawn.length === 1 ? 'picture is' : 'pictures are'} drawn, and a plain social card:`,
  );
  list([
    ...drawn.map(
      ({ src, width, height }) =>
        `content/media/pictures/${src} (replace by a picture of at least ${width} × ${height} pixels)`,
    ),
    `public/cards/${slug}.jpg (“npm run media” draws the real one)`,
  ]);
  next(
    `run “npm run edit”, open ${name}, and replace every text that begins with “Write here”. “npm run check” lists what is left.`,
  );
}
