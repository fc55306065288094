import { answers } from '../ask';
import { changeYaml, readYaml, refuseExisting } from '../files';
import { standInLogo } from '../stand-in';
import { good, next, note } from '../terminal';
import { type Given, longerThan, misspelled, placed, slugFor, slugOf } from './names';
import { takePicture, unusable } from './picture';

interface Client {
  name: string;
  logo: string;
}

const anySize = { width: 0, height: 0 };
const logoOf = (slug: string): string => `clients/${slug}.svg`;

/** Asks for a client and writes the entry in content/clients.yaml and the logo, or a stand-in for it. */
export async function newClient(given: Given): Promise<void> {
  const { clients } = readYaml<{ clients: Client[] }>('content/clients.yaml');
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
            ? unusable(anySize)(file)
            : 'The logo must be an SVG drawing. Ask the client for it; a photograph of a logo will not do.',
      },
    ],
    given,
  );
  const slug = await slugFor(slugOf(name), given, (answer) => {
    const holder = clients.find((client) => client.logo === logoOf(answer));
    return misspelled(answer) ?? (holder && `“${answer}” stands for ${holder.name} already.`);
  });
  const src = logoOf(slug);
  if (logo) await takePicture(logo, `clients/${slug}`, anySize);
  else {
    refuseExisting([`content/media/pictures/${src}`]);
    standInLogo(src, name);
  }
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
