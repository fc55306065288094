/**
 * `npm run new product|service|person|client`: asks a few questions (or takes flags) and writes what is needed:
 * a valid file, its place in the order, and stand-in pictures of the right size.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pageFolders, singleFiles } from '@/lib/check/files';
import { fieldSchema } from '@/lib/check/walk';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { inspectPicture } from '../pictures/inspect';
import { answers, flags, type Question } from './ask';
import { blank } from './blank';
import { changeYaml, readYaml, writeWhole } from './files';
import { DeskError, good, list, next, note, plain, run } from './say';
import { standIn, standInCard, standInLogo } from './stand-in';
import { renderBlock } from './yaml/render';

/** `ShopFlow Plus` → `shopflow-plus`. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const longerThan = (max: number) => (answer: string) =>
  answer.length > max ? `That has ${answer.length} characters; up to ${max} fit.` : undefined;

/** Puts an entry behind another, or at the end. */
function placed<T>(entries: readonly T[], entry: T, after: (other: T) => boolean): T[] {
  const at = entries.findIndex(after);
  return at === -1 ? [...entries, entry] : [...entries.slice(0, at + 1), entry, ...entries.slice(at + 1)];
}

async function newPage(kind: 'product' | 'service', given: Record<string, string | undefined>): Promise<void> {
  const folder = `${kind}s` as const;
  const site = content();
  const order = site[folder].map(({ slug }) => slug);
  const taken = new Set([
    ...routes(site).map((route) => route.path.toLowerCase()),
    ...site.redirects.map(({ from }) => from.toLowerCase()),
  ]);
  const { name } = (await answers(
    [{ name: 'name', words: `Name of the ${kind}`, wrong: longerThan(kind === 'product' ? 24 : 40) }],
    given,
  )) as { name: string };
  const freeAddress = (slug: string) => {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      return `“${slug}” is not an address: use small letters, numbers and dashes.`;
    return taken.has(`/${slug}`) ? `There is, or was, a page at /${slug}. Choose another address.` : undefined;
  };
  const questions: Question[] = [
    { name: 'slug', words: 'Address of its page, without the slash', fallback: slugOf(name), wrong: freeAddress },
    {
      name: 'after',
      words: `Where in the order? After which ${kind}`,
      fallback: order.at(-1),
      wrong: (slug) =>
        order.includes(slug) ? undefined : `There is no ${kind} “${slug}”. Use one of: ${order.join(' ')}`,
    },
    kind === 'product'
      ? {
          name: 'kind',
          words: 'What it is, such as “CRM for small sales teams”',
          fallback: 'Write here – what it is',
          wrong: longerThan(50),
        }
      : {
          name: 'summary',
          words: 'One sentence about it',
          fallback: 'Write here – one sentence about this service, for menus and cards.',
          wrong: (text) => (text.length < 30 ? 'Write at least 30 characters.' : longerThan(140)(text)),
        },
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
      related: order.slice(0, 2).map((other) => `/${other}`),
    },
  });
  for (const { src, width, height } of drawn) await standIn(src, name, width, height);
  await standInCard(slug, name);
  writeWhole(`content/${folder}/${slug}.yaml`, `${renderBlock(data)}\n`);
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
    `content/media/pictures/cards/${slug}.jpg (“npm run media” draws the real one)`,
  ]);
  next(
    `run “npm run edit”, open ${name}, and replace every text that begins with “Write here”. “npm run check” lists what is left.`,
  );
}

/** Takes an editor's picture into the project under the right name. */
async function takePicture(from: string, src: string, need: { width: number; height: number }): Promise<string> {
  const file = path.resolve(from);
  if (!fs.existsSync(file))
    throw new DeskError(
      `There is no file ${from}.`,
      'check the name, or leave the question empty to begin with a stand-in.',
    );
  const facts = await inspectPicture(file).catch((error: Error) => {
    throw new DeskError(`${from} ${error.message}.`, 'choose another picture.');
  });
  if (!facts.vector && (facts.width < need.width || facts.height < need.height))
    throw new DeskError(
      `${from} is ${facts.width} × ${facts.height} pixels; at least ${need.width} × ${need.height} are needed.`,
      'choose a larger picture.',
    );
  const target = `${src}${path.extname(file).toLowerCase().replace('.jpeg', '.jpg').replace('.heif', '.heic')}`;
  writeWhole(`content/media/pictures/${target}`, fs.readFileSync(file));
  return target;
}

interface Person {
  slug: string;
  name: string;
}

async function newPerson(given: Record<string, string | undefined>): Promise<void> {
  const people = readYaml<{ people: Person[] }>('content/team.yaml').people;
  const {
    name = '',
    role = '',
    after = '',
    picture = '',
  } = await answers(
    [
      { name: 'name', words: 'Name', wrong: longerThan(40) },
      { name: 'role', words: 'Role, such as “Mobile Engineer”', wrong: longerThan(40) },
      {
        name: 'after',
        words: 'Where in the grid? After whom (name)',
        fallback: people.at(-1)?.name ?? '',
        wrong: (who) =>
          people.some((person) => person.name === who || person.slug === who) || people.length === 0
            ? undefined
            : `There is no “${who}” in the team. Use one of: ${people.map((person) => person.name).join(', ')}`,
      },
      { name: 'picture', words: 'Portrait: a file on this computer (empty: a stand-in)', fallback: '' },
    ],
    given,
  );
  const slug = slugOf(name).replace(/[0-9]/g, '');
  if (people.some((person) => person.slug === slug))
    throw new DeskError(`${name} is in the team already.`, 'use another name, or edit content/team.yaml.');
  const need = { width: 400, height: 500 };
  const portrait = fieldSchema(singleFiles.team as never).properties?.people?.items?.properties?.picture?.properties
    ?.src;
  Object.assign(need, { width: portrait?.minWidth ?? need.width, height: portrait?.minHeight ?? need.height });
  let src = `team/${slug}.png`;
  if (picture) src = await takePicture(picture, `team/${slug}`, need);
  else
    await standIn(
      src,
      name
        .split(' ')
        .map((word) => word[0])
        .join(''),
      need.width * 2,
      need.height * 2,
    );
  const person = {
    slug,
    name,
    role,
    picture: { src, alt: `Portrait of ${name}, ${role}` },
    ...(picture ? {} : { sample: true }),
  };
  changeYaml<{ people: Person[] }>('content/team.yaml', (team) => ({
    ...team,
    people: placed(team.people, person, (other) => other.name === after || other.slug === after),
  }));
  good(`${name} stands in content/team.yaml, after ${after}.`);
  if (!picture)
    note(
      `A stand-in portrait is drawn. Replace content/media/pictures/${src} (at least ${need.width} × ${need.height} pixels) and take away “sample: true”.`,
    );
  next('run “npm run check”, then look at the About page with “npm run edit”.');
}

interface Client {
  name: string;
}

async function newClient(given: Record<string, string | undefined>): Promise<void> {
  const clients = readYaml<{ clients: Client[] }>('content/clients.yaml').clients;
  const {
    name = '',
    business = '',
    country = '',
    after = '',
    logo = '',
  } = await answers(
    [
      {
        name: 'name',
        words: 'Name of the client',
        wrong: (answer) =>
          clients.some((client) => client.name === answer)
            ? `${answer} is on the list already.`
            : longerThan(40)(answer),
      },
      { name: 'business', words: 'What they do', wrong: longerThan(60) },
      { name: 'country', words: 'Country', fallback: 'Sri Lanka', wrong: longerThan(30) },
      {
        name: 'after',
        words: 'Where in the strip? After which client',
        fallback: clients.at(-1)?.name ?? '',
        wrong: (who) =>
          clients.some((client) => client.name === who) || clients.length === 0
            ? undefined
            : `There is no client “${who}”. Use one of: ${clients.map((client) => client.name).join(', ')}`,
      },
      {
        name: 'logo',
        words: 'Logo: an SVG file on this computer (empty: a stand-in)',
        fallback: '',
        wrong: (file) =>
          file === '' || /\.svg$/i.test(file)
            ? undefined
            : 'The logo must be an SVG drawing. Ask the client for it; a photograph of a logo will not do.',
      },
    ],
    given,
  );
  const src = `clients/${slugOf(name)}.svg`;
  if (logo) await takePicture(logo, `clients/${slugOf(name)}`, { width: 0, height: 0 });
  else standInLogo(src, name);
  const client = { name, business, country, logo: src, ...(logo ? {} : { sample: true }) };
  changeYaml<{ clients: Client[] }>('content/clients.yaml', (all) => ({
    ...all,
    clients: placed(all.clients, client, (other) => other.name === after),
  }));
  good(`${name} stands in content/clients.yaml, after ${after}.`);
  if (!logo)
    note(
      `A stand-in logo is drawn. Replace content/media/pictures/${src} by the real SVG and take away “sample: true”.`,
    );
  next('run “npm run check”, then look at the home page with “npm run edit”.');
}

const usage = 'npm run new product | service | person | client';

await run(async () => {
  const { values, words } = flags([
    'name',
    'slug',
    'after',
    'kind',
    'summary',
    'role',
    'picture',
    'business',
    'country',
    'logo',
  ]);
  const [kind] = words;
  if (kind === 'product' || kind === 'service') await newPage(kind, values);
  else if (kind === 'person') await newPerson(values);
  else if (kind === 'client') await newClient(values);
  else {
    if (kind) plain(`“${kind}” is not known here.`);
    throw new DeskError('Say what to add.', `run ${usage}`);
  }
});
